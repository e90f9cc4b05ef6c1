"""13.4 The US bot plays a card: plots first, then reassessment, then the event or an operation in one country."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from daedalus.games.labyrinth import alert, deploy, disrupt, operations, pieces, war_of_ideas
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import HARD, ISLAMIST_RULE, MUSLIM, NON_MUSLIM, SOFT, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import alert_table, deployment, homeland, us_events
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat, threats
from daedalus.games.labyrinth.testing import set_posture, test
from daedalus.games.labyrinth.tracks import world_posture
from daedalus.games.labyrinth.victory import counts
from daedalus.kit import messages as say
from daedalus.kit.deck import IN_PLAY, move_card
from daedalus.kit.events import happens, put_away
from daedalus.kit.library import Card

LAST_CELL: Final = "last cell"  # of an instruction for a card: when its event would remove the last cell
REASSESSMENT: Final = 6  # operations that it takes in all (13.4.2)


def play(g: Labyrinth, bot: Player, card: Card) -> None:
    """13.4.1 to 13.4.3; events of the jihadist never happen."""
    ops = operations.with_reserves(g, US, card.ops)
    if removes_last_cell(g, ops):
        _with_auto_event(g, card)
        _begin(g, card, "disrupt", ops)
        _spend(g, _disrupt(g, g.with_cells()[0]) - card.ops)
        put_away(g, card, US, happened=False)
    elif bot.would_play(g, card) and bot.of(g).holds(g, card, LAST_CELL):
        _event(g, card)
    elif not _deals_with_plots(g, bot, card, ops) and not reassess(g, bot, card):
        if bot.would_play(g, card):
            _event(g, card)
            if g.owner_of(card) == "":
                operations.bank(g, US, card.ops)
        else:
            _with_auto_event(g, card)
            operate(g, bot, card)
            put_away(g, card, US, happened=False)


def _event(g: Labyrinth, card: Card) -> None:
    g.note(say.CARD_PLAYED(US, card.number, "event"), "13.4.2")
    happens(g, card, US)
    put_away(g, card, US, happened=True)


def _begin(g: Labyrinth, card: Card, operation: str, ops: int) -> None:
    g.note(say.CARD_PLAYED(US, card.number, operation), "13.4.2")
    g.note(tell.OPERATION_BEGINS(US, operation, ops), "6.3.1")


def _with_auto_event(g: Labyrinth, card: Card) -> None:
    if card.auto:
        happens(g, card, US)


def _spend(g: Labyrinth, ops: int) -> None:
    """13.4.5: what goes beyond the card comes from the reserves."""
    if ops > 0:
        g.shift("us reserves", -ops, "13.4.5")


def removes_last_cell(g: Labyrinth, ops: int) -> bool:
    """Whether a disrupt would take the last cells off the map and so win (2.1.1)."""
    held = g.with_cells()
    if len(held) != 1 or not disrupt.may_disrupt(g, held[0], ops):
        return False
    c, hit = held[0], disrupt.losses(g, held[0])
    return hit == pieces.cells(g, c) and not c.sleeper_cells


# -- 13.4.1 plots -------------------------------------------------------------------------------------------


def _deals_with_plots(g: Labyrinth, bot: Player, card: Card, ops: int) -> bool:
    """By the alert chart; says whether the card is used up."""
    first = us_events.priority(g, bot)
    if first is None:
        return False
    what = bot.chart(g).ask(g, US, "alert", ops)
    if what == "alert table":
        what = "alert" if alert_table.says_alert(g, bot, first) else ""
    if what in ("alert", "reserves") and us_events.stops_plot(g, first):  # the event does it
        _event(g, card)
        return True
    if what == "alert":
        _alert(g, bot, card, first)
    elif what == "reserves":
        g.note(say.CARD_PLAYED(US, card.number, "reserves"), "13.4.1")
        operations.bank(g, US, card.ops)
        put_away(g, card, US, happened=False)
    return what in ("alert", "reserves")


def _alert(g: Labyrinth, bot: Player, card: Card, priority: Threat) -> None:
    _with_auto_event(g, card)
    g.note(say.CARD_PLAYED(US, card.number, "alert"), "13.4.1")
    first: Threat | None = priority
    _spend(g, alert.cost(g) - card.ops)
    for _ in range(alert.plots(g)):
        if first is None:
            break
        place = first.place
        alert.alert(g, place, first.plot)
        others = [threat for threat in threats(g) if threat.place is place]
        left = bot.chart(g).narrow(g, US, "alert", others)
        first = left[0] if left else None
    put_away(g, card, US, happened=False)


# -- 13.4.6 reassessment ------------------------------------------------------------------------------------


def wants_reassessment(g: Labyrinth, card: Card) -> bool:
    """The first card of the phase with another behind it, three operations, and a posture that does not pay."""
    if us_events.last_card(g) or not g.hand(US) or card.ops + g.get("us reserves") < REASSESSMENT // 2:
        return False
    posture, value = world_posture(g)
    islamist = counts(g)["islamist resources"]
    if g.us_posture == SOFT:
        return islamist >= 2
    none = not g.having("governance", ISLAMIST_RULE)
    return g.us_posture == HARD and posture == SOFT and value == 3 and none


def reassess(g: Labyrinth, bot: Player, card: Card) -> bool:
    """13.4.2: the next card is looked at; with six operations in all the posture turns and the phase is over."""
    if not wants_reassessment(g, card):
        return False
    second = g.card(g.hand(US)[-1])
    g.reveal(say.CARD_TURNED_UP(second.number), "", "13.4.2")
    missing = REASSESSMENT - card.ops - second.ops
    if missing > g.get("us reserves"):
        return False
    turned = HARD if g.us_posture == SOFT else SOFT
    move_card(g, second.number, IN_PLAY, "13.4.2")
    g.put("cards played", g.get("cards played") + 1, "13.4.2")
    g.note(say.CARD_PLAYED(US, card.number, "reassessment"), "13.4.2")
    g.note(tell.CARD_ADDED(US, second.number), "13.4.2")
    for one in (card, second):
        _with_auto_event(g, one)
    _spend(g, missing)
    set_posture(g, g.at["United States"], turned, "7.6.1")
    g.settle()
    for one in (card, second):
        put_away(g, one, US, happened=False)
    return True


# -- 13.4.2, 13.4.3 operations ------------------------------------------------------------------------------


def granted(g: Labyrinth, bot: Player, ops: int) -> None:
    """13.3.8: an operation that an event grants: the one that a card of this value would be played for."""
    operate(g, bot, evolve(g.card(g.cause), ops=ops))


def operate(g: Labyrinth, bot: Player, card: Card) -> None:
    """One operation in one country, then homeland security with what is left of the card (13.4.4)."""
    ops = operations.with_reserves(g, US, card.ops)
    what = bot.chart(g).ask(g, US, "operation", ops)
    used = 0
    if what in CONDUCT:
        _begin(g, card, NAMES[what], ops)
        used = CONDUCT[what](g, bot, ops)
        _spend(g, used - card.ops)
        g.settle()
    else:
        g.note(say.CARD_PLAYED(US, card.number, "nothing"), "13.4.2")
    if used < card.ops:
        homeland.secure(g, bot, card.ops - used)


def disrupting(g: Labyrinth, bot: Player, ops: int) -> int:
    target = bot.listed(g, "disrupt", "disrupt", disrupt.targets(g, ops), ops)
    return 0 if target is None else _disrupt(g, target)


def _disrupt(g: Labyrinth, target: Country) -> int:
    """What it costs."""
    cost = int(g.ask("cost-of-disrupt", target.governance, target))
    disrupt.disrupt(g, target)
    return cost


def changing_regime(g: Labyrinth, bot: Player, ops: int) -> int:
    """Exactly as many troops as it takes; of a country that no others can reach the next one."""
    targets = [c for c in deploy.regime_change_targets(g) if deploy.regime_change_origins(g, c)]
    target = bot.best(g, "regime change", targets, ops)
    if target is None:
        return 0
    places = deploy.regime_change_origins(g, target)
    countries = [c for c in places if c is not None]
    origin = bot.listed(g, "regime change from", "deploy from", countries, ops)
    if origin is None and None not in places:
        origin = bot.best(g, "deploy from", countries, ops)
    row = g.tables.us_operation("regime change")
    cost = int(g.ask("cost-of-regime-change", row["cost"]))
    deploy.regime_change(g, origin, target, int(row["troops"]))
    return cost


def _fight(g: Labyrinth, target: Country | None, ops: int) -> int:
    if target is None:
        return 0
    test(g, target)
    cost = war_of_ideas.cost(g, target)
    war_of_ideas.war_of_ideas(g, target, ops)
    return min(cost, ops)


def in_muslim_country(g: Labyrinth, bot: Player, ops: int, name: str = "war of ideas") -> int:
    open_ = [c for c in deployment.war_of_ideas_targets(g, ops) if c.kind == MUSLIM]
    return _fight(g, bot.listed(g, name, "war of ideas", open_, ops), ops)


def at_a_disadvantage(g: Labyrinth, bot: Player, ops: int) -> int:
    return in_muslim_country(g, bot, ops, "war of ideas at -1")


def in_non_muslim_country(g: Labyrinth, bot: Player, ops: int) -> int:
    open_ = [c for c in war_of_ideas.targets(g, ops) if c.kind == NON_MUSLIM]
    return _fight(g, bot.listed(g, "war of ideas, non-muslim", "war of ideas, non-muslim", open_, ops), ops)


def deploying(g: Labyrinth, bot: Player, ops: int) -> int:
    """13.4.7, 13.4.8: all that may leave a country, two troops of the track; out of a regime change, a withdrawal."""
    found = deployment.route(g, bot, ops)
    if found is None:
        return 0
    origin, target = found
    if origin is not None and origin in deployment.withdrawals(g, ops):
        deploy.withdraw(g, origin, target, origin.troops)
        return int(g.ask("cost-of-withdraw", g.tables.us_operation("withdraw")["cost"]))
    if target is None:
        cost = int(g.ask("cost-of-deploy-home", g.tables.us_operation("deploy")["cost to track"]))
    else:
        cost = int(g.ask("cost-of-deploy", target.governance, target))
        g.remember("operations", target)
    if origin is not None:
        g.remember("operations", origin)
    count = deployment.FROM_TRACK if origin is None else deploy.deployable(g, origin)
    pieces.move_troops(g, origin, target, count, "7.3.1")
    g.settle()
    return cost


NAMES: Final = {
    "disrupt": "disrupt",
    "regime change": "regime change",
    "war of ideas": "war of ideas",
    "war of ideas at -1": "war of ideas",
    "war of ideas, non-muslim": "war of ideas",
    "deploy": "deploy",
}
CONDUCT: Final = {
    "disrupt": disrupting,
    "regime change": changing_regime,
    "war of ideas": in_muslim_country,
    "war of ideas at -1": at_a_disadvantage,
    "war of ideas, non-muslim": in_non_muslim_country,
    "deploy": deploying,
}

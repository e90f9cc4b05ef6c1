"""7.3 Deploy, with its special forms regime change (7.3.4) and withdraw (7.3.5)."""

from __future__ import annotations

from daedalus.core.messages import Said
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import pieces
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.civil_war import end_civil_war
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.testing import alignment_after_regime_change, roll_governance, roll_prestige

Place = Country | None  # None is the troops track


def deployable(g: Labyrinth, origin: Place) -> int:
    """7.3.1: troops free to leave; a regime change country must keep five more than it has cells."""
    if origin is None:
        return int(g.get("troops on track"))
    if not origin.troops or not g.open(origin):
        return 0
    if origin.regime_change == b.NONE:
        return origin.troops
    spare = pieces.troops(g, origin) - pieces.cells(g, origin) - g.tables.us_operation("deploy")["regime change margin"]
    return max(0, min(origin.troops, spare))


def may_deploy_to(g: Labyrinth, target: Place, ops: int) -> bool:
    """7.3.2, 7.3.3: an Ally whose governance the card covers, or the track."""
    if target is None:
        return bool(ops >= g.ask("cost-of-deploy-home", g.tables.us_operation("deploy")["cost to track"]))
    legal = target.kind == b.MUSLIM and target.alignment == b.ALLY and b.UNTESTED < target.governance < b.ISLAMIST_RULE
    return (
        bool(g.ask("may-deploy", legal, target))
        and ops >= g.ask("cost-of-deploy", target.governance, target)
        and g.open(target)
    )


def allies(g: Labyrinth) -> list[Country]:
    """Without an event that opens more, only Allies."""
    return g.countries if g.answered("may-deploy") else g.having("alignment", b.ALLY)


def goals(g: Labyrinth, ops: int) -> list[Place]:
    """7.3.3: the track first, and countries that troops may go to."""
    kept = g.moment()
    found: list[Place] | None = kept.get(("deploy to", ops))
    if found is None:
        found = kept["deploy to", ops] = [p for p in [None, *allies(g)] if may_deploy_to(g, p, ops)]
    return found


def places(g: Labyrinth) -> list[Place]:
    return [None, *g.countries]


def name_of(place: Place) -> str:
    return ask.TRACK if place is None else place.name


def origins(g: Labyrinth, ops: int) -> list[Place]:
    """Places that troops can leave for some legal other place."""
    open_ = goals(g, ops)
    held = places(g) if g.answered("troop-stand-ins") else [None, *g.holding("troops")]
    return [p for p in held if (deployable(g, p) > 0 or _mark_may_leave(g, p)) and any(q is not p for q in open_)]


def can_deploy(g: Labyrinth, ops: int) -> bool:
    """Whether any deploy is possible: home to the track, or from there to an Ally."""
    if g.answered("cost-of-deploy-home"):
        return bool(origins(g, ops))
    if any(deployable(g, c) for c in g.holding("troops")):
        return True
    if g.get("troops on track") and any(may_deploy_to(g, c, ops) for c in allies(g)):
        return True
    return g.answered("troop-stand-ins") and any(_mark_may_leave(g, c) for c in g.countries)


def _mark_may_leave(g: Labyrinth, place: Place) -> bool:
    return place is not None and bool(deployable_marks(g, place))


def deployable_marks(g: Labyrinth, c: Country) -> list[str]:
    """Marks that count as troops and may leave, if enough stays without them (7.3.1); they are gone if they do."""
    if not g.answered("troop-stand-ins") or not g.open(c):
        return []
    spare = pieces.troops(g, c) - pieces.cells(g, c) - g.tables.us_operation("deploy")["regime change margin"]
    marks = [m for m in pieces.troop_stand_ins(g, c) if g.ask("mark-may-deploy", False, m)]
    return [m for m in marks if c.regime_change == b.NONE or spare >= pieces.troop_mark_worth(g, c, m)]


def _place(g: Labyrinth, said: Said, options: list[Place], rule: str) -> Place:
    answer = str(g.choose(b.US, said, [name_of(p) for p in options], rule))
    return None if answer == ask.TRACK else g.at[answer]


def deploy(g: Labyrinth, ops: int) -> None:
    """7.3: any number of troops from one place to another."""
    origin = _place(g, ask.DEPLOY_FROM(), origins(g, ops), "7.3.1")
    others = [p for p in goals(g, ops) if p is not origin]
    move(g, origin, _place(g, ask.DEPLOY_TO(name_of(origin)), others, "7.3.3"))


def deploy_to(g: Labyrinth, target: Country, ops: int) -> None:
    """The same to a country that is given, if it may be done."""
    able = [p for p in origins(g, ops) if p is not target] if may_deploy_to(g, target, ops) else []
    if able:
        move(g, _place(g, ask.DEPLOY_FROM(), able, "7.3.1"), target)


def move(g: Labyrinth, origin: Place, target: Place) -> None:
    """7.3.1: so many as the US likes of those that are free to leave."""
    marks = deployable_marks(g, origin) if origin is not None else []
    options: list[str | int] = [*range(1, deployable(g, origin) + 1), *marks]
    count = g.choose(b.US, ask.TROOPS_TO_DEPLOY(name_of(origin), name_of(target)), options, "7.3.1")
    for place in (origin, target):
        if place is not None:
            g.remember("operations", place)
    if isinstance(count, int):
        pieces.move_troops(g, origin, target, count, "7.3.1")
    else:
        assert origin is not None
        g.end_mark(count, "7.3.1", origin.index)
    for mark in marks:  # what is left may go along
        if origin is not None and mark != count and mark in deployable_marks(g, origin):
            if g.choose(b.US, ask.MARK_TO_DEPLOY(mark, origin.name), ("no", "yes"), "7.3.1") == "yes":
                g.end_mark(mark, "7.3.1", origin.index)
    g.settle()


def may_regime_change(g: Labyrinth, c: Country) -> bool:
    """7.3.4: a country under Islamist Rule, unless an event allows more."""
    legal = c.kind == b.MUSLIM and c.governance == b.ISLAMIST_RULE
    return bool(g.ask("may-regime-change", legal, c)) and g.open(c)


def regime_change_targets(g: Labyrinth) -> list[Country]:
    if not g.answered("may-regime-change") and not g.answered("open"):
        return [c for c in g.holding("governance") if c.governance == b.ISLAMIST_RULE]
    return [c for c in g.countries if may_regime_change(g, c)]


def regime_change_origins(g: Labyrinth, target: Country) -> list[Place]:
    least = g.tables.us_operation("regime change")["troops"]
    return [p for p in [None, *g.holding("troops")] if p is not target and deployable(g, p) >= least]


def can_regime_change(g: Labyrinth, ops: int) -> bool:
    return (
        g.us_posture == b.HARD
        and ops >= g.ask("cost-of-regime-change", g.tables.us_operation("regime change")["cost"])
        and any(regime_change_origins(g, c) for c in regime_change_targets(g))
    )


def choose_regime_change(g: Labyrinth, targets: list[Country]) -> None:
    """Pick target, origin and number, then carry it out."""
    able = [c for c in targets if regime_change_origins(g, c)]
    target = g.choose_country(b.US, ask.REGIME_CHANGE_IN(), able, "7.3.4")
    origin = _place(g, ask.REGIME_CHANGE_FROM(target.name), regime_change_origins(g, target), "7.3.4")
    least = g.tables.us_operation("regime change")["troops"]
    options = list(range(least, deployable(g, origin) + 1))
    count = int(g.choose(b.US, ask.REGIME_CHANGE_TROOPS(target.name), options, "7.3.4"))
    regime_change(g, origin, target, count)


def regime_change(g: Labyrinth, origin: Place, c: Country, count: int) -> None:
    """7.3.4, in the rulebook's order."""
    g.remember("operations", c)
    pieces.move_troops(g, origin, c, count, "7.3.4")
    g.set(c, "regime change", b.GREEN, "7.3.4")
    roll_governance(g, c, alignment_after_regime_change(), "7.3.4")
    pieces.activate(g, c, c.sleeper_cells, "7.3.4")
    end_civil_war(g, c, "11.2.7")  # a country is never in both (11.2.2)
    g.announce("regime-changed", c)
    roll_prestige(g, "7.3.4")
    g.settle()


def withdraw_origins(g: Labyrinth) -> list[Country]:
    """7.3.5: regime change countries with troops."""
    return [c for c in g.holding("regime change") if c.troops > 0 and g.open(c)]


def can_withdraw(g: Labyrinth, ops: int) -> bool:
    if g.us_posture != b.SOFT or not withdraw_origins(g):
        return False
    return bool(ops >= g.ask("cost-of-withdraw", g.tables.us_operation("withdraw")["cost"]))


def choose_withdraw(g: Labyrinth, ops: int) -> None:
    origin = g.choose_country(b.US, ask.WITHDRAW_FROM(), withdraw_origins(g), "7.3.5")
    goals: list[Place] = [None, *(c for c in allies(g) if c is not origin and may_deploy_to(g, c, ops))]
    target = _place(g, ask.WITHDRAW_TO(origin.name), goals, "7.3.5")
    count = int(g.choose(b.US, ask.TROOPS_TO_WITHDRAW(origin.name), list(range(1, origin.troops + 1)), "7.3.5"))
    withdraw(g, origin, target, count)


def withdraw(g: Labyrinth, c: Country, target: Place, count: int) -> None:
    """7.3.5: the regime change marker stays."""
    g.remember("operations", c)
    pieces.move_troops(g, c, target, count, "7.3.5")
    g.set(c, "aid", 0, "7.3.5")
    pieces.besiege(g, c, "7.3.5")
    roll_prestige(g, "7.3.5")
    g.settle()

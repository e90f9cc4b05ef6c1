"""6 Playing a card from the hand: event or operations, the other side's event, reserves, the last US card."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import HARD, JIHADIST, SOFT, US, other
from daedalus.games.labyrinth.deck import first_plot
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.operations import bank, conduct, may_bank, possible
from daedalus.games.labyrinth.testing import set_posture
from daedalus.kit import messages as say
from daedalus.kit.deck import IN_PLAY, move_card, random_cards
from daedalus.kit.events import discard, happens, is_playable, put_away
from daedalus.kit.library import Card
from daedalus.kit.play import trigger

EVENT: Final = "event"
RESERVES: Final = "reserves"
REASSESSMENT: Final = "reassessment"
DISCARD: Final = "discard"
HOLD: Final = "hold"
NOTHING: Final = "nothing"
REMOVE_CADRE: Final = "remove a cadre"
RANDOM_CARD: Final = "a random card"


def choose_card(g: Labyrinth, side: str, *, extra: bool = False) -> int | str:
    """Which card of the hand; an event in force may leave it to chance, and a bot plays from the top (12.2, 13.2)."""
    by_lot = side in g.automata or g.ask("side-plays-random-cards", False, side)
    options: list[str | int] = [RANDOM_CARD] if by_lot else sorted(g.hand(side))
    if side == JIHADIST and not extra and g.holding("cadre"):
        options.append(REMOVE_CADRE)  # 4.8.4
    answer = g.choose(side, ask.PLAY_CARD(), options, "5.2.2")
    if answer == RANDOM_CARD:
        card = random_cards(g, side, 1)[0]
        g.reveal(say.CARD_BY_LOT(card), side, "5.2.2")  # so that nobody draws again
        return card
    return answer if answer == REMOVE_CADRE else int(answer)


def remove_cadre(g: Labyrinth) -> None:
    """4.8.4: the jihadist may take off cadres in any of his action phases."""
    c = g.choose_country(JIHADIST, ask.REMOVE_CADRE_IN(), g.holding("cadre"), "4.8.4")
    g.set(c, "cadre", 0, "4.8.4")
    g.settle()  # an event in force may have stood on it


def ways(g: Labyrinth, side: str, card: Card, *, extra: bool = False) -> list[str]:
    """5.2.2.1: what the card may be used for now."""
    found = []
    g_hand = g.hand(side)
    if is_playable(g, card, side):
        found.append(EVENT)
    found += possible(g, side, card.ops)
    if may_bank(g, card.ops):
        found.append(RESERVES)  # 6.3.3
    if side == US and not extra:
        if _may_reassess(g, card):
            found.append(REASSESSMENT)  # 7.6.2
        if not g_hand and g.ask("us-may-keep-its-last-card", True):
            found += [DISCARD, HOLD]  # 5.2.4
    return found or [NOTHING]


def _may_reassess(g: Labyrinth, card: Card) -> bool:
    """7.6.2: two cards of 3, the whole action phase: the card in play is counted already."""
    if g.get("cards played") > 1:
        return False
    least = reassessment_cost(g)
    return card.ops >= least and any(g.card(n).ops >= least for n in g.hand(US))


def reassessment_cost(g: Labyrinth) -> int:
    return int(g.ask("cost-of-reassessment", g.tables.us_operation("reassessment")["cost"]))


def play_card(g: Labyrinth, side: str, number: int, *, extra: bool = False) -> str:
    """One card play; returns how the card was used."""
    card = g.card(number)
    before = g.context  # an extra card is played in the middle of an event
    g.context = before.about(before.cause, side, targeting=before.targeting)
    move_card(g, number, IN_PLAY, "5.2.2")
    way = str(g.choose(side, ask.USE_CARD(number), ways(g, side, card, extra=extra), "5.2.2.1"))
    if way != HOLD:  # a card that is kept stays unknown
        g.context = before.about(number, side, targeting=before.targeting)
    g.note(tell.CARD_KEPT(side) if way == HOLD else say.CARD_PLAYED(side, number, way), "5.2.2")
    _carry_out(g, side, card, way)
    g.settle()
    g.context = before
    return way


def _carry_out(g: Labyrinth, side: str, card: Card, way: str) -> None:
    """What the side has said to do with the card in play."""
    number = card.number
    if way not in (HOLD, DISCARD):
        g.announce("card-played", card, side)
    if number not in g.get(IN_PLAY):
        pass  # cancelled by an event in force
    elif way == HOLD:
        move_card(g, number, f"hand of {side}", "5.2.4")
        g.put("us holds", 1, "5.2.4")
    elif way == DISCARD:
        discard(g, number, side)
    elif way == EVENT:
        happens(g, card, side)
        put_away(g, card, side, happened=True)
    elif way == REASSESSMENT:
        reassess(g, card)
    else:
        use(g, side, card, way)


def use(g: Labyrinth, side: str, card: Card, way: str) -> None:
    """6.3: operations or reserves with a card, and the event on it if it triggers (6.3.2)."""
    triggers = card.auto or card.association == other(side)
    first = way == "plot" and side == JIHADIST and not g.get("first plot made")
    ignored = first and triggers and not card.auto and g.ask("first-plot-ignores-event", True)  # 8.5.3
    happened = False
    if triggers and not ignored and _order(g, side, card, way) == "event first":
        happened = trigger(g, card, side)
        if way not in (RESERVES, NOTHING) and way not in possible(g, side, card.ops):
            left = possible(g, side, card.ops)
            way = str(g.choose(side, ask.USE_CARD(card.number), left or [NOTHING], "6.3.2.1"))
        operate(g, side, card, way)
    else:
        operate(g, side, card, way)
        if ignored:
            g.note(tell.FIRST_PLOT(card.number), "8.5.3")
        elif triggers:
            happened = trigger(g, card, side)
    if first and way == "plot":
        first_plot(g, card.number)
    put_away(g, card, other(side) if happened and not card.auto else side, happened=happened and not card.auto)


def _order(g: Labyrinth, side: str, card: Card, way: str) -> str:
    """6.3.2.1: who plays the card says what comes first; without effect if there is nothing to order."""
    if way == NOTHING:
        return "event first"
    return str(g.choose(side, ask.ORDER_OF_CARD(card.number), ("event first", "operation first"), "6.3.2.1"))


def operate(g: Labyrinth, side: str, card: Card, way: str) -> None:
    if way == RESERVES:
        bank(g, side, card.ops)
    elif way != NOTHING:
        conduct(g, side, way, card.ops)


def reassess(g: Labyrinth, card: Card) -> None:
    """7.6: two cards of 3 turn the US posture round; the US orders the change and the events (7.6.3)."""
    least = reassessment_cost(g)
    options = sorted(n for n in g.hand(US) if g.card(n).ops >= least)
    second = g.card(int(g.choose(US, ask.SECOND_CARD(), options, "7.6.2")))
    move_card(g, second.number, IN_PLAY, "7.6.2")
    g.put("cards played", g.get("cards played") + 1, "7.6.2")
    g.note(tell.CARD_ADDED(US, second.number), "7.6.2")
    g.announce("card-played", second, US)
    if second.number not in g.get(IN_PLAY):  # cancelled: one card alone is no reassessment
        put_away(g, card, US, happened=False)
        return
    cards = {c.number: c for c in (card, second)}
    todo: list[str | int] = [
        "change posture",
        *(c.number for c in cards.values() if c.auto or c.association == JIHADIST),
    ]
    happened: set[int] = set()
    while todo:
        step = g.choose(US, ask.NEXT_IN_REASSESSMENT(), todo, "7.6.3")
        todo.remove(step)
        if step == "change posture":
            set_posture(g, g.at["United States"], HARD if g.us_posture == SOFT else SOFT, "7.6.1")
        elif trigger(g, cards[int(step)], US):
            happened.add(int(step))
        g.settle()
    for c in cards.values():
        happens_now = c.number in happened and not c.auto
        put_away(g, c, JIHADIST if happens_now else US, happened=happens_now)

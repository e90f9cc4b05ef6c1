"""Playing a card: as its event, or for operations with the other side's event on it before or after."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.kit import messages as tell
from daedalus.kit.deck import IN_PLAY, move_card
from daedalus.kit.events import happens, put_away, why_not
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card

EVENT, OPERATIONS, NOTHING = "event", "operations", "nothing"
EVENT_FIRST, OPERATION_FIRST = "event first", "operation first"

Operate = Callable[[CardGame, str, int], None]  # what a side does with so many operations


def choose_card(g: CardGame, side: str, rule: str) -> int:
    """Which card of the hand."""
    return int(g.choose(side, tell.PLAY_CARD(), sorted(g.hand(side)), rule))


def play_card(g: CardGame, side: str, number: int, operate: Operate, rule: str) -> str:
    """One card from the hand, whole; says how it was used."""
    card = g.card(number)
    with g.during(side=side, cause=number):
        move_card(g, number, IN_PLAY, rule)
        ways = [EVENT] if why_not(g, card, side) is None else []
        ways += [OPERATIONS] if card.ops else []
        way = str(g.choose(side, tell.USE_CARD(number), ways or [NOTHING], rule))
        g.note(tell.CARD_PLAYED(side, number, way), rule)
        if way == EVENT:
            happens(g, card, side)
            put_away(g, card, side, happened=True)
        else:
            use(g, side, card, operate if way == OPERATIONS else None, rule)
        g.settle()
    return way


def use(g: CardGame, side: str, card: Card, operate: Operate | None, rule: str) -> None:
    """Operations with a card. If its event is the other side's, it happens too; who plays the card says when."""
    theirs = g.owners[card.number] == g.other(side)
    first = theirs and (
        operate is None or g.choose(side, tell.ORDER(card.number), (EVENT_FIRST, OPERATION_FIRST), rule) == EVENT_FIRST
    )
    happened = trigger(g, card, side) if first else False
    if operate is not None:
        operate(g, side, card.ops)
    if theirs and not first:
        happened = trigger(g, card, side)
    put_away(g, card, g.other(side) if happened else side, happened=happened)


def trigger(g: CardGame, card: Card, side: str) -> bool:
    """The event on a card that a side uses: as its owner's, unless it is blocked or its conditions fail now."""
    owner = side if card.auto else g.other(side)
    reason = None if card.auto else why_not(g, card, owner)
    if reason:
        g.note(tell.EVENT_FAILS(card.number, reason), g.cites["trigger"])
        return False
    happens(g, card, owner)
    return True

"""Playing cards as events: whether one may be played, what happens, and where the card goes."""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import Reason
from daedalus.kit import messages as tell
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY, LAPSING_BOX, REMOVED, move_card
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card

MIDDLE_OF_THE_PILE: Final = "middle of the draw pile"


def why_not(g: CardGame, card: Card, side: str, *, association: bool = True) -> Reason | None:
    """What keeps the event from being played by the side now; nothing if it may be."""
    cites = g.cites
    if card.tree.event is None and not card.mark and not card.tree.lasting:
        return Reason(tell.NOT_WRITTEN())
    if association and card.auto:
        return Reason(tell.ONLY_BY_ITSELF(), cites["automatic"])
    if association and g.owner_of(card) not in (side, ""):
        return Reason(tell.OTHER_SIDES(g.other(side)), cites["whose"])
    for name, limit in card.blocked_by:
        if (not limit or limit == side) and g.in_effect(name):
            return Reason(tell.BLOCKED(name), cites["blocks"])
    for name in card.requires:
        if not g.in_effect(name):
            return Reason(tell.MARK_NEEDED(name), cites["needs"])
    if card.requires_any and not any(g.in_effect(name) for name in card.requires_any):
        return Reason(tell.ONE_NEEDED(card.requires_any), cites["needs"])
    if g.playable_point and not g.ask(g.playable_point, True, card, side):
        return Reason(tell.FORBIDDEN(), cites["blocks"])
    conditions = card.conditions
    if not conditions:
        return None
    before = g.context
    g.context = before.about(card.number, before.side, targeting=True)  # `this card` is the card whose event it is
    failed = None
    for condition in conditions:
        if not condition.holds(g, side):
            failed = Reason(tell.CONDITION_NOT_MET(condition.about), cites["needs"])
            break
    g.context = before
    return failed


def why_not_now(g: CardGame, card: Card, side: str) -> Reason | None:
    """The same if the side laid down the card at this moment, wherever the card is."""
    return why_not(g.as_if_played(card, side), card, side)


def is_playable(g: CardGame, card: Card, side: str) -> bool:
    return not why_not(g, card, side)


def happens(g: CardGame, card: Card, side: str) -> None:
    """The event happens as if the side had played it: it marks, ends what it blocks, does what it can."""
    g.deeper()
    before = g.context
    g.context = happening = before.happening(card.number, side)
    g.note(tell.EVENT_HAPPENS(card.number, side), g.cites["event"])
    if g.happening_moment:
        g.announce(g.happening_moment, card)
    _stays(g, card, side)
    g.settle()
    if card.event is not None:
        g.context = happening.about(card.number, side, targeting=True)
        card.event(g, side)
        g.context = happening
    g.settle()
    g.context = before
    g.depth -= 1


def _stays(g: CardGame, card: Card, side: str) -> None:
    """The mark of a lasting event, and the end of those that it blocks."""
    lapses = comes_true(card.lapsing, side)
    if card.mark_place and not g.open(g.at[card.mark_place]):
        return  # nothing is changed there
    for name in card.blocks if card.mark or lapses else ():  # what comes to stay only by a sentence blocks there
        for mark in dict.fromkeys(m.name for m in g.marks if name in (m.name, g.card(m.card).title)):
            g.end_mark(mark, g.cites["blocks"])
    if card.mark:
        place = -1
        if card.mark_place:
            place = g.at[card.mark_place].index
            g.remember("event", g.at[card.mark_place])  # where its mark stands, an event has touched the board
        g.set_mark(card.mark, place, card.number, g.cites["mark"])
    if lapses and not any(block.placed for block in card.lasting):  # else a sentence says where it stands
        place = -(card.number + 1)
        while any((m.name, m.place) == (card.title, place) for m in g.marks):
            place -= 1000  # the card left its box and is played again in the same turn; both plays count
        g.set_mark(card.title, place, card.number, g.cites["mark"], lapsing=True)


def comes_true(when: str, side: str) -> bool:
    """Whether a property that may be limited to one side holds if the side plays the event."""
    return when in ("always", f"{side}-only")


def put_away(g: CardGame, card: Card, side: str, *, happened: bool) -> None:
    """Where a played card goes: the lapsing box, out of the game, or the discards."""
    if card.number not in g.get(IN_PLAY) or g.sends(card, side, happened=happened):
        return  # the event has moved it, or the game knows better
    if happened and comes_true(card.lapsing, side):
        move_card(g, card.number, LAPSING_BOX, g.cites["lapsing"])
    elif happened and comes_true(card.remove, side):
        move_card(g, card.number, REMOVED, g.cites["remove"])
    else:
        to_discards(g, card)


def to_discards(g: CardGame, card: Card) -> None:
    if card.goes == MIDDLE_OF_THE_PILE:
        pile = g.get(DRAW)
        move_card(g, card.number, DRAW, g.cites["goes"])
        half = len(pile) // 2
        g.put(DRAW, (*pile[:half], card.number, *pile[half:]), g.cites["goes"])
    else:
        move_card(g, card.number, DISCARD, g.cites["discards"])


def discard(g: CardGame, number: int, side: str) -> None:
    """A card discarded from a hand; an automatic event happens all the same."""
    card = g.card(number)
    g.reveal(tell.CARD_DISCARDED(side, number), "", g.cites["open"])
    to_discards(g, card)
    g.later(g.discarding_moment, card, side)
    if card.auto:
        happens(g, card, side)

"""6.2 Playing cards as events: whether one may be played, what happens, and where the card goes."""

from __future__ import annotations

from collections import Counter

from daedalus.games.labyrinth.board import other
from daedalus.games.labyrinth.deck import DISCARD, DRAW, LAPSING_BOX, REMOVED, move_card
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Card


def why_not(g: Labyrinth, card: Card, side: str, *, association: bool = True) -> str:
    """What keeps the event from being played by the side now; nothing if it may be."""
    if card.event is None and not card.mark and not card.lasting:
        return "its event is not written yet"
    if association and card.auto:
        return "it happens only when the card is used or discarded (6.3.1)"
    if association and card.association not in (side, "unassociated"):
        return f"it is an event of the {other(side)} side (6.2.5)"
    for name, limit in card.blocked_by:
        if (not limit or limit == side) and g.in_effect(name):
            return f"blocked by {name} (6.2.8)"
    for name in card.requires:
        if not g.in_effect(name):
            return f"needs {name} in effect (6.2.6)"
    if card.requires_any and not any(g.in_effect(name) for name in card.requires_any):
        return f"needs {' or '.join(card.requires_any)} in effect (6.2.6)"
    if not g.ask("event-may-be-played", True, card, side):
        return "an event in effect forbids it (6.2.8)"
    before = g.cause, g.targeting
    g.cause, g.targeting = card.number, True  # `this card` in a condition is the card whose event it is
    failed = next((condition for condition in card.conditions if not condition.holds(g, side)), None)
    g.cause, g.targeting = before
    return f"condition not met: {failed.text} (6.2.6)" if failed else ""


def is_playable(g: Labyrinth, card: Card, side: str) -> bool:
    return not why_not(g, card, side)


def happens(g: Labyrinth, card: Card, side: str) -> None:
    """6.2.1, 6.2.4: the event happens as if the side had played it: marks, ends what it blocks, does what it can."""
    before = g.cause, g.acting, g.targeting, g.placed
    g.cause, g.acting, g.placed = card.number, side, Counter()
    g.note(f"event {card.title}, {side}", "6.2.1")
    g.announce("event-happens", card)
    lapses = card.lapsing == "always" or card.lapsing == f"{side}-only"
    for name in card.blocks if card.mark or lapses else ():  # 6.2.8; what comes to stay only by a sentence blocks there
        for mark in dict.fromkeys(m.name for m in g.marks if name in (m.name, g.card(m.card).title)):
            g.end_mark(mark, "6.2.8")
    if card.mark:  # 6.2.7
        place = g.at[card.mark_place].index if card.mark_place else -1
        g.set_mark(card.mark, place, card.number, "6.2.7")
    if lapses and not any(block.placed for block in card.lasting):  # else a sentence says where it stands
        place = -(card.number + 1)
        while any((m.name, m.place) == (card.title, place) for m in g.marks):
            place -= 1000  # 4.7.7.3: the card left its box and is played again in the same turn; both plays count
        g.set_mark(card.title, place, card.number, "6.2.7", lapsing=True)
    g.settle()
    if card.event is not None:
        g.targeting = True
        card.event(g, side)
    g.targeting = before[2]
    g.settle()
    g.cause, g.acting, g.targeting, g.placed = before


def put_away(g: Labyrinth, card: Card, side: str, *, happened: bool) -> None:
    """Where a played card goes: the lapsing box (4.7.7.1), out of the game (6.2.9), or the discards (5.2.2)."""
    if card.number not in g.get("in play"):
        return  # the event has moved it
    if happened and (card.lapsing == "always" or card.lapsing == f"{side}-only"):
        move_card(g, card.number, LAPSING_BOX, "4.7.7.1")
    elif happened and (card.remove == "always" or card.remove == f"{side}-only"):
        move_card(g, card.number, REMOVED, "6.2.9")
    else:
        to_discards(g, card)


def to_discards(g: Labyrinth, card: Card) -> None:
    if card.goes == "middle of the draw pile":
        pile = g.get(DRAW)
        move_card(g, card.number, DRAW, "6.2.2")
        half = len(pile) // 2
        g.put(DRAW, (*pile[:half], card.number, *pile[half:]), "6.2.2")
    else:
        move_card(g, card.number, DISCARD, "5.2.2")


def discard(g: Labyrinth, number: int, side: str) -> None:
    """A card discarded from a hand; an automatic event happens all the same."""
    card = g.card(number)
    g.reveal(f"{side} discards {card}", "", "5.3.2")
    to_discards(g, card)
    if card.auto:
        happens(g, card, side)

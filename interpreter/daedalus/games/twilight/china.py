"""9 The China Card: it lies before a side, is no part of the hand, and passes face down when it is played.

No card is known here by name: it is what any card does that says `goes to the opponent face down`.
"""

from __future__ import annotations

from daedalus.games.twilight.board import other
from daedalus.games.twilight.game import FACE_DOWN, TABLES, TO_OPPONENT_FACE_DOWN, Twilight
from daedalus.kit.deck import move_card
from daedalus.kit.library import Card


def passes(card: Card) -> bool:
    """Whether it is such a card."""
    return card.goes == TO_OPPONENT_FACE_DOWN


def cards(g: Twilight, zone: str) -> list[int]:
    """The cards of this kind that lie in a zone."""
    return [n for n in g.get(zone) if passes(g.card(n))]


def holder(g: Twilight) -> str:
    """The side before which one lies, face up or down; nobody if none does."""
    return next((side for side, zone in TABLES.items() if cards(g, zone)), "")


def give(g: Twilight, card: int, to: str, *, face_up: bool, rule: str) -> None:
    """9.3, 9.4: it goes before a side; face down it may not be played in this turn."""
    move_card(g, card, TABLES[to], rule)
    down = tuple(n for n in g.get(FACE_DOWN) if n != card)
    g.put(FACE_DOWN, down if face_up else (*down, card), rule)


def take(g: Twilight, side: str, *, face_up: bool, rule: str) -> None:
    """9.4: an event moves it from the other side."""
    for card in cards(g, TABLES[other(side)]):
        give(g, card, side, face_up=face_up, rule=rule)


def playable(g: Twilight, side: str) -> list[int]:
    """9.2, 9.3: what the side may play from the table now."""
    return [n for n in cards(g, TABLES[side]) if n not in g.get(FACE_DOWN)]


def turn_up(g: Twilight) -> None:
    """4.5 G: in the next turn it may be played."""
    g.put(FACE_DOWN, (), "4.5.G")

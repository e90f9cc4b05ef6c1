"""12 The Chinese Civil War: a box next to the USSR alone; until it holds three influence, the card is nobody's."""

from __future__ import annotations

from daedalus.games.twilight import china
from daedalus.games.twilight.board import USSR
from daedalus.games.twilight.game import TABLE, Twilight

BOX = "Chinese Civil War"
TRACK = "chinese civil war"
REGIONS = frozenset({"Asia"})  # 12.1: not in its southeast, and never scored
OVER = 3  # 12.2


def is_over(g: Twilight) -> bool:
    """Without the variant it never began."""
    return bool(g.get(TRACK) >= OVER)


def may_place(g: Twilight, side: str) -> bool:
    """12.1: only the USSR, only influence, until it is over."""
    return side == USSR and not is_over(g)


def place(g: Twilight) -> None:
    """12.3: with the third influence the USSR takes the card, face up."""
    g.shift(TRACK, 1, "12.1")
    if is_over(g):
        for card in china.cards(g, TABLE):
            china.give(g, card, USSR, face_up=True, rule="12.3")

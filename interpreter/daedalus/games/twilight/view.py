"""What lies open to a side that is usually hidden from it."""

from __future__ import annotations

from daedalus.games.twilight import space
from daedalus.games.twilight.board import other
from daedalus.games.twilight.game import HANDS, HEADLINE, HEADLINES, Twilight


def shown(g: Twilight, side: str, zone: str) -> bool:
    """A hand that an event has laid open; a headline once both are chosen, or for who may choose after it (6.4.4)."""
    if zone == HANDS[other(side)]:
        return bool(g.ask("sees-hand", False, side, other(side)))
    if zone == HEADLINES[other(side)]:
        return bool(g.get("phase") == HEADLINE) or space.has(g, side, space.HEADLINE_LAST)
    return False

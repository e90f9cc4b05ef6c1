"""6.3 Coups."""

from __future__ import annotations

from collections.abc import Collection

from daedalus.games.twilight import defcon, influence, military
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import INFLUENCE, Country, other
from daedalus.games.twilight.game import Twilight


def attackable(
    g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None
) -> list[Country]:
    """6.2.1, 6.3.1: countries with influence of the other side that DEFCON leaves open (8.1.5) and no event protects.

    What an event grants free of charge does not ask for DEFCON (6.3.5).
    """
    found: list[Country] = g.holding(INFLUENCE[other(side)])
    if not free and (closed := defcon.closed(g)):
        found = [c for c in found if c.region not in closed]
    if within is not None:
        found = [c for c in found if c in within]
    if g.answered("may-attack"):
        found = [c for c in found if g.ask("may-attack", True, side, c)]
    return found


def targets(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> list[Country]:
    """6.3.1: where a side may coup."""
    return among(g, side, attackable(g, side, free=free, within=within))


def among(g: Twilight, side: str, found: list[Country]) -> list[Country]:
    """Of what may be attacked that which may be couped."""
    if g.answered("may-coup"):
        return [c for c in found if g.ask("may-coup", True, side, c)]
    return found


def attempt(g: Twilight, side: str, c: Country, ops: int, *, free: bool = False) -> int:
    """6.3.2: the die and the operations against twice the stability; says how much of the other side was removed.

    A free coup of an event is no military operation (8.2.5); a battleground lowers DEFCON all the same (6.3.5).
    """
    g.announce("coup-declared", side, c)
    if not free:
        military.add(g, side, ops, "6.3.3")
    added = ops + int(g.ask("coup-modifier", 0, side, c))
    die = g.roll(tell.COUP(side, c.name, ops, 2 * c.stability + 1, added), "6.3.2")
    excess = die + added - 2 * c.stability
    removed = 0
    if excess > 0:
        removed = influence.remove(g, other(side), c, excess, "6.3.2")
        influence.place(g, side, c, excess - removed, "6.3.2")
    if c.battleground and g.ask("coup-lowers-defcon", True, side, c):
        defcon.change(g, -1, "6.3.4")
    return removed

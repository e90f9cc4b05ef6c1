"""6.3 Coups."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from daedalus.games.twilight import defcon, influence, military
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import INFLUENCE, Country, other
from daedalus.games.twilight.game import Twilight


def attackable(
    g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None
) -> Iterable[Country]:
    """6.2.1, 6.3.1: countries with influence of the other side that DEFCON leaves open (8.1.5) and no event protects,
    one after another: often it is enough to know that there is one.

    What an event grants free of charge does not ask for DEFCON (6.3.5).
    """
    found: Iterable[Country] = g.holding(INFLUENCE[other(side)])
    if not free and (closed := defcon.closed(g)):
        found = [c for c in found if c.region not in closed]
    if within is not None:
        found = [c for c in found if c in within]
    return (c for c in found if g.ask("may-attack", True, side, c)) if g.answered("may-attack") else found


def each(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> Iterable[Country]:
    """6.3.1: where a side may coup, one after another."""
    found = attackable(g, side, free=free, within=within)
    return (c for c in found if g.ask("may-coup", True, side, c)) if g.answered("may-coup") else found


def targets(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> list[Country]:
    """All of them."""
    return list(each(g, side, free=free, within=within))


def possible(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> bool:
    """Whether there is any."""
    return any(True for _ in each(g, side, free=free, within=within))


def modifier(g: Twilight, side: str, c: Country) -> int:
    """What events in force add to the die."""
    return int(g.ask("coup-modifier", 0, side, c))


def least(c: Country) -> int:
    """6.3.2: what the die and the operations must come to for any effect."""
    return 2 * c.stability + 1


def attempt(g: Twilight, side: str, c: Country, ops: int, *, free: bool = False) -> int:
    """6.3.2: the die and the operations against twice the stability; says how much of the other side was removed.

    A free coup of an event is no military operation (8.2.5); a battleground lowers DEFCON all the same (6.3.5).
    """
    g.announce("side-is-to-act", side)  # whoever may yet keep a coup from having consequences does so now
    g.announce("coup-declared", side, c)
    if not free:
        military.add(g, side, ops, "6.3.3")
    added = ops + modifier(g, side, c)
    die = g.roll(tell.COUP(side, c.name, ops, least(c), added), "6.3.2")
    excess = die + added - least(c) + 1
    removed = 0
    if excess > 0:
        removed = influence.remove(g, other(side), c, excess, "6.3.2")
        influence.place(g, side, c, excess - removed, "6.3.2")
    if c.battleground and g.ask("coup-lowers-defcon", True, side, c):
        defcon.change(g, -1, "6.3.4")
    return removed

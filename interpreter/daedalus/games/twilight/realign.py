"""6.2 Realignment."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from daedalus.games.twilight import coup, defcon, influence
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import Country, other
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.purse import Purse

SAFE = "safe realignment"  # an optional rule: who realigns cannot lose influence by it


def targets(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> list[Country]:
    """6.2.1: where a side may realign; by an optional rule DEFCON does not matter."""
    return list(coup.attackable(g, side, free=free or defcon.NO_LIMITS in g.options, within=within))


def possible(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> bool:
    """Whether there is any such country."""
    return any(True for _ in coup.attackable(g, side, free=free or defcon.NO_LIMITS in g.options, within=within))


def modifiers(g: Twilight, side: str, c: Country) -> list[tuple[str, int]]:
    """6.2.2: each controlled neighbour, more influence than the other, the own superpower next to it."""
    found = [
        ("neighbours", sum(d.controller == side for d in g.adjacent(c))),
        ("more influence", int(c.influence(side) > c.influence(other(side)))),
        ("own superpower", int(c.superpower == side)),
        ("events", int(g.ask("realignment-modifier", 0, side, c))),
    ]
    return [(name, value) for name, value in found if value]


def modifier(g: Twilight, side: str, c: Country) -> int:
    return sum(value for _, value in modifiers(g, side, c))


def roll(g: Twilight, side: str, c: Country) -> None:
    """6.2.2: a die each; the lower one loses the difference. Nothing is ever added (6.2.3)."""
    total = {}
    for who in (side, other(side)):
        added = modifier(g, who, c)
        total[who] = g.roll(tell.REALIGNMENT(c.name, who, added), "6.2.2") + added
    difference = total[side] - total[other(side)]
    if difference > 0:
        influence.remove(g, other(side), c, difference, "6.2.2")
    elif difference < 0 and SAFE not in g.options:
        influence.remove(g, side, c, -difference, "6.2.2")


def spend(g: Twilight, side: str, purse: Purse, found: Sequence[Country], *, may_stop: bool = False) -> str:
    """One roll where the side likes, the same country again if it wants (6.2.1); says where."""
    if purse.empty:
        return ""
    price = g.tables.realignment
    options = [c.name for c in found if purse.plain >= price or purse.left(c.regions) >= price]
    if not options:
        return ""
    if may_stop or purse.only_bonus:
        options.append(ask.DONE)
    where = str(g.choose(side, ask.REALIGN_IN(purse.plain), options, "6.2.1"))
    if where == ask.DONE:
        return ""
    c = g.at[where]
    purse.pay(c.regions, price)
    roll(g, side, c)
    return where

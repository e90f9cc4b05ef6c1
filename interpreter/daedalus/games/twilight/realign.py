"""6.2 Realignment."""

from __future__ import annotations

from collections.abc import Collection

from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import defcon, influence
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import INFLUENCE, Country, other
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.purse import Purse
from daedalus.games.twilight.tables import tables

PRICE = int(tables()["operations"]["realignment"])  # 6.2.2
SAFE = "safe realignment"  # an optional rule: who realigns cannot lose influence by it


def targets(g: Twilight, side: str, *, free: bool = False, within: Collection[Country] | None = None) -> list[Country]:
    """6.2.1: countries with influence of the other side that DEFCON leaves open (8.1.5)."""
    found: list[Country] = g.holding(INFLUENCE[other(side)])
    if not free and (closed := defcon.closed(g)) and defcon.NO_LIMITS not in g.options:
        found = [c for c in found if c.region not in closed]
    if within is not None:
        found = [c for c in found if c in within]
    if g.answered("may-attack"):
        found = [c for c in found if g.ask("may-attack", True, side, c)]
    return found


def modifier(g: Twilight, side: str, c: Country) -> int:
    """6.2.2: each controlled neighbour, more influence than the other, the own superpower next to it."""
    near = sum(d.controller == side for d in g.adjacent(c))
    more = c.influence(side) > c.influence(other(side))
    return near + more + (c.superpower == side) + int(g.ask("realignment-modifier", 0, side, c))


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


def spend(g: Twilight, side: str, purse: Purse, found: Collection[Country], *, may_stop: bool = False) -> str:
    """One roll where the side likes, the same country again if it wants (6.2.1); says where."""
    options = [c.name for c in found if purse.left(c.regions) >= PRICE]
    if not options:
        return ""
    if may_stop or purse.only_bonus:
        options.append(ask.DONE)
    where = str(g.choose(side, ask.REALIGN_IN(purse.plain), options, "6.2.1"))
    if where == ask.DONE:
        return ""
    c = g.at[where]
    purse.pay(c.regions, PRICE)
    roll(g, side, c)
    return where

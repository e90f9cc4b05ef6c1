"""6.1 Influence: placing and removing, where operations reach, and what they cost."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from itertools import compress
from typing import Any

from daedalus.games.twilight import civil_war
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight.board import INFLUENCE, US, USSR, Country, other
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.purse import Purse

MOST = 99  # 6.1.5: markers are not limited; the schema says how far it counts


def place(g: Twilight, side: str, c: Country, n: int, rule: str) -> None:
    """So much influence of a side more in a country, as events and coups place it: no reach, no cost."""
    if n > 0:
        slot = c.slots[side]
        g.write(slot, min(MOST, g.values[slot] + n), rule)


def remove(g: Twilight, side: str, c: Country, n: int, rule: str) -> int:
    """Take away influence of a side, as far as there is any; says how much."""
    slot = c.slots[side]
    taken = min(n, int(g.values[slot]))
    if taken > 0:
        g.write(slot, g.values[slot] - taken, rule)
    return max(0, taken)


def to_control(c: Country, side: str) -> int:
    """2.1.7: how much influence a side must have there to control it."""
    return c.stability + c.influence(other(side))


def begin_round(g: Twilight) -> None:
    """6.1.1: where the sides have influence now decides how far operations reach until the round is over."""
    g.begun = {side: g.column(name) for side, name in INFLUENCE.items()}
    g.reached = {}


@functools.lru_cache(maxsize=16)
def _near(board: Any) -> tuple[dict[str, frozenset[int]], list[frozenset[int]]]:
    """6.1.4: the countries next to each superpower; and each country with those next to it."""
    printed = list(enumerate(board.printed))
    doorsteps = {s: frozenset(i for i, about in printed if about.get("superpower") == s) for s in (US, USSR)}
    return doorsteps, [frozenset((i, *near)) for i, near in enumerate(board.neighbours)]


def reach(g: Twilight, side: str, within: Collection[Country] | None = None) -> list[Country]:
    """6.1.1, 6.1.4: where operations of a side may place influence: with its own, next to its own, next to itself."""
    found = g.reached.get(side)
    if found is None:
        doorsteps, around = _near(g.board)
        held = g.column(INFLUENCE[side]) if g.begun is None else g.begun[side]
        countries = g.countries
        found = [countries[i] for i in sorted(doorsteps[side].union(*compress(around, held)))]
        if g.begun is not None:
            g.reached[side] = found
    if within is not None:
        found = [c for c in found if c in within]
    if g.answered("may-place"):
        return [c for c in found if g.ask("may-place", True, side, c)]
    return found


def can_place(g: Twilight, side: str, within: Collection[Country] | None = None) -> bool:
    """Whether operations of a side can place influence: anywhere always, but for an event."""
    return (within is None and not g.answered("may-place")) or bool(reach(g, side, within))


def cost(g: Twilight, side: str, c: Country) -> int:
    """6.1.2: twice as much against control; asked anew for every point."""
    return g.tables.against if c.controller == other(side) else g.tables.plain


def affordable(g: Twilight, side: str, purse: Purse, near: Sequence[Country]) -> Sequence[Country]:
    """The countries where one more point can be paid for now."""
    plain, against = g.tables.plain, g.tables.against
    if purse.plain >= against:
        return near
    enemy = other(side)
    if purse.bonuses:
        left = [(c, purse.left(c.regions)) for c in near]
        return [c for c, n in left if n >= against or (n >= plain and c.controller != enemy)]
    return [c for c in near if c.controller != enemy] if purse.plain >= plain else []


def spend(g: Twilight, side: str, purse: Purse, near: Sequence[Country], *, may_stop: bool = False) -> str:
    """One point of influence where the side likes (6.1.3); says where, nothing if it stops or cannot."""
    if purse.empty:
        return ""
    options = [c.name for c in affordable(g, side, purse, near)]
    if civil_war.may_place(g, side) and purse.left(civil_war.REGIONS) >= g.tables.plain:
        options.append(civil_war.BOX)
    if not options:
        return ""
    if may_stop or purse.only_bonus:
        options.append(ask.DONE)
    where = str(g.choose(side, ask.INFLUENCE_IN(purse.plain), options, "6.1.3"))
    if where == ask.DONE:
        return ""
    if where == civil_war.BOX:
        purse.pay(civil_war.REGIONS, g.tables.plain)
        civil_war.place(g)
    else:
        c = g.at[where]
        purse.pay(c.regions, cost(g, side, c))
        place(g, side, c, 1, "6.1.1")
    return where

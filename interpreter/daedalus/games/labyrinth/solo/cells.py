"""12.3.9 Which cells a bot counts, and which it would let go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from daedalus.games.labyrinth import recruit, travel
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth

OTHERS: Final = 2  # countries with automatic recruiting that must hold cells besides
RECRUITING: Final = "automatic recruiting"


def plain(g: Labyrinth, c: Country) -> int:
    """Cells that can travel or be disrupted: no mark that only counts as one."""
    return c.sleeper_cells + c.active_cells


def movable(g: Labyrinth, c: Country, gone: Mapping[str, int] | None = None) -> int:
    """12.3.9: the last cell stays where recruiting is automatic, unless two other such countries hold cells.

    `gone` are cells that are on their way already, by country.
    """
    there = plain(g, c)
    if not there or not g.open(c):
        return 0
    away = gone or {}
    there = max(0, there - away.get(c.name, 0))
    if not there:
        return 0
    if recruit.is_automatic(g, c):
        staying = [d for d in _recruiting(g) if d is not c and plain(g, d) > away.get(d.name, 0)]
        if len(staying) < OTHERS:
            return there - 1
    return there


def _recruiting(g: Labyrinth) -> list[Country]:
    """Countries with a cell where recruiting is automatic."""
    kept = g.moment()
    found: list[Country] | None = kept.get(RECRUITING)
    if found is None:
        found = kept[RECRUITING] = [d for d in g.with_cells() if recruit.is_automatic(g, d)]
    return found


def may_go(g: Labyrinth, origin: Country, goal: Country) -> bool:
    return origin is not goal and travel.may_travel(g, origin, goal)

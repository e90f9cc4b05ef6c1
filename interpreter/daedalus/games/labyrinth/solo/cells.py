"""12.3.9 Which cells a bot counts, and which it would let go."""

from __future__ import annotations

from daedalus.games.labyrinth import recruit
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth

OTHERS = 2  # countries with automatic recruiting that must hold cells besides


def plain(g: Labyrinth, c: Country) -> int:
    """Cells that can travel or be disrupted: no mark that only counts as one."""
    return c.sleeper_cells + c.active_cells


def movable(g: Labyrinth, c: Country) -> int:
    """12.3.9: the last cell stays where recruiting is automatic, unless two other such countries hold cells."""
    there = plain(g, c)
    if there and recruit.is_automatic(g, c):
        held = sum(recruit.is_automatic(g, d) for d in g.with_cells() if d is not c)
        if held < OTHERS:
            return there - 1
    return there

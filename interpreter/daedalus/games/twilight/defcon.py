"""8.1 DEFCON: it never rises above 5, closes regions as it falls, and at 1 the phasing side has lost."""

from __future__ import annotations

from daedalus.games.twilight.board import other
from daedalus.games.twilight.game import Twilight

WAR = 1  # 8.1.3
NO_LIMITS = "realignment everywhere"  # an optional rule: DEFCON closes nothing to it


def change(g: Twilight, by: int, rule: str) -> None:
    """8.1.2, 8.1.7: up is toward peace; what would go above 5 does nothing."""
    if g.shift("defcon", by, rule):
        _moved(g)


def put(g: Twilight, level: int, rule: str) -> None:
    """Outright, as an event says."""
    if level != g.defcon:
        g.put("defcon", level, rule)
        _moved(g)


def _moved(g: Twilight) -> None:
    g.put("defcon moves", (*g.get("defcon moves"), g.defcon), "8.1.1")
    if g.defcon <= WAR:
        g.win(other(g.phasing), "8.1.3")


def closed(g: Twilight) -> frozenset[str]:
    """8.1.5: the regions where nobody may coup or realign."""
    return g.tables.closed_at[g.defcon]

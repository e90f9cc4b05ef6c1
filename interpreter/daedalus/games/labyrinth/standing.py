"""How well a side stands, as a number for programs that look ahead: the ways to win of chapter 2, and what leads there.

The weights were set by hand; a point is a whole victory.
"""

from __future__ import annotations

from daedalus.games.labyrinth import tracks, victory
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, JIHADIST, POOR, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DRAW

SURE = 0.95  # nothing is nearer to victory while the game goes on
# 2.1.1, 2.1.2: what a resource is worth to the US by the governance of its country; six bad ones are like twelve good.
GOVERNED = {GOOD: 1.0, FAIR: 0.3, POOR: -0.2, ISLAMIST_RULE: -2.0}
ALIGNED = {ALLY: 0.15, ADVERSARY: -0.15}  # 7.2, 8.4: how easily the next step is made
# 8.4: what a cell that troops do not hold down threatens there, for each resource; five make a revolution.
THREAT = {GOOD: 0.1, FAIR: 0.05, POOR: 0.15}
ENOUGH = 5
COUNTRIES = 0.3  # the ways to win that count countries
STEP = 0.02  # of a track beyond its middle
PRESTIGE, FUNDING = 6, 5  # the middle
CELL = 0.01
FEW, FEAR = (
    6,
    0.06,
)  # 2.1.1: without cells on the map the US wins; so many are few, and each that is missing then counts
LAST = 0.5  # 2.3: who would win if the last deck were used up, the more so the fewer cards are left of it


def standing(g: Labyrinth, side: str) -> float:
    lead = _us_lead(g)
    return max(-SURE, min(SURE, lead if side == US else -lead))


def _us_lead(g: Labyrinth) -> float:
    good = g.tables.threshold(US, "good resources")["at least"]
    fair = g.tables.threshold(US, "good or fair countries")["at least"]
    poor = g.tables.threshold(JIHADIST, "poor or islamist countries")["at least"]
    n = victory.counts(g)
    marked = sum(
        tracks.resources(g, c) * (GOVERNED.get(c.governance, 0.0) + ALIGNED.get(c.alignment, 0.0))
        for c in g.holding("alignment")
    )
    cells, threat = 0, 0.0
    for c in g.with_cells():
        there = c.sleeper_cells + c.active_cells
        cells += there
        if c.governance in THREAT and c.is_muslim:
            threat += tracks.resources(g, c) * THREAT[c.governance] * max(0, min(ENOUGH, there - c.troops))
    return (
        (marked - threat) / good
        + COUNTRIES * (n["good or fair countries"] / fair - n["poor or islamist countries"] / poor)
        + STEP * ((g.prestige - PRESTIGE) - (g.funding - FUNDING) - tracks.gwot_penalty(g))
        - CELL * cells
        + FEAR * max(0, FEW - cells)
        + LAST * _used_up(g) * max(-1.0, min(1.0, victory.final_margin(g, n) / 3))
    )


def _used_up(g: Labyrinth) -> float:
    """How much of the last deck is gone."""
    return 1 - len(g.get(DRAW)) / len(g.library.cards) if g.get("decks left") == 1 else 0.0

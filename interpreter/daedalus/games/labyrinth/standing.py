"""How well a side stands, as a number for programs that look ahead: the ways to win of chapter 2, and what leads there.

The weights were set by hand; a point is a whole victory.
"""

from __future__ import annotations

from daedalus.games.labyrinth import tracks, victory
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, JIHADIST, POOR, US
from daedalus.games.labyrinth.game import Labyrinth

SURE = 0.95  # nothing is nearer to victory while the game goes on
# 2.1.1, 2.1.2: what a resource is worth to the US by the governance of its country; six bad ones are like twelve good.
GOVERNED = {GOOD: 1.0, FAIR: 0.3, POOR: -0.2, ISLAMIST_RULE: -2.0}
ALIGNED = {ALLY: 0.15, ADVERSARY: -0.15}  # 7.2, 8.4: how easily the next step is made
COUNTRIES = 0.3  # the ways to win that count countries
STEP = 0.02  # of a track beyond its middle
PRESTIGE, FUNDING = 6, 5  # the middle
CELL = 0.01


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
    cells = sum(c.sleeper_cells + c.active_cells for c in g.with_cells())
    return (
        marked / good
        + COUNTRIES * (n["good or fair countries"] / fair - n["poor or islamist countries"] / poor)
        + STEP * ((g.prestige - PRESTIGE) - (g.funding - FUNDING) - tracks.gwot_penalty(g))
        - CELL * cells
    )

"""How well a side stands, as a number for programs that look ahead: from the ways to win of chapter 2."""

from __future__ import annotations

from daedalus.games.labyrinth import tracks, victory
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, JIHADIST, POOR, US
from daedalus.games.labyrinth.game import Labyrinth

# How far a country is on the way of the US (2.1.1) or of the Jihadist (2.1.2), for each of its resources.
WAY = {GOOD: 1.0, FAIR: 0.3, POOR: -0.2, ISLAMIST_RULE: -2.0}
ALIGNED = {ALLY: 0.15, ADVERSARY: -0.15}


def standing(g: Labyrinth, side: str) -> float:
    lead = us_lead(g)
    return max(-0.95, min(0.95, lead if side == US else -lead))


def us_lead(g: Labyrinth) -> float:
    good = g.tables.threshold(US, "good resources")["at least"]
    fair = g.tables.threshold(US, "good or fair countries")["at least"]
    poor = g.tables.threshold(JIHADIST, "poor or islamist countries")["at least"]
    ways = 0.0
    for c in g.holding("alignment"):
        ways += tracks.resources(g, c) * (WAY.get(c.governance, 0.0) + ALIGNED.get(c.alignment, 0.0))
    n = victory.counts(g)
    ways /= good
    ways += 0.3 * n["good or fair countries"] / fair - 0.3 * n["poor or islamist countries"] / poor
    cells = sum(c.sleeper_cells + c.active_cells for c in g.with_cells())
    return ways + 0.02 * (g.prestige - 6) - 0.02 * (g.funding - 5) - 0.01 * cells - 0.02 * tracks.gwot_penalty(g)

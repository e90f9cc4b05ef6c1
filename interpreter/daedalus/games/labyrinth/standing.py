"""How well a side stands, as a number for programs that look ahead: the ways to win of chapter 2, and what leads there.

The weights were set by hand; a point is a whole victory.
"""

from __future__ import annotations

from daedalus.games.labyrinth import tracks, victory
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST_RULE, JIHADIST, POOR, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DRAW

# 2.1.1, 2.1.2: what a resource is worth to the US by the governance of its country; six bad ones are like twelve good.
GOVERNED = {GOOD: 1.0, FAIR: 0.3, POOR: -0.2, ISLAMIST_RULE: -2.0}
ALIGNED = {ALLY: 0.15, ADVERSARY: -0.15}  # 7.2, 8.4: how easily the next step is made
# 8.4: what cells beyond the troops threaten there, for each resource and one more, and how many are of use: three dice
# of a card, or five cells for a revolution (8.4.2). Together they are worth more than apart.
THREAT = {GOOD: (0.3, 3), FAIR: (0.3, 3), POOR: (0.6, 5)}
COUNTRIES = 0.5  # the ways to win that count countries
STEP = 0.005  # of a track beyond its middle
PRESTIGE, FUNDING = 6, 5  # the middle
# 2.1.1: without cells on the map the US wins; so many are few, and each that is missing then counts.
FEW, FEAR = 6, 0.06
LAST = 1.0  # 2.3: who would win if the last deck were used up, the more so the fewer cards are left of it


def standing(g: Labyrinth, side: str) -> float:
    lead = _us_lead(g)
    return lead if side == US else -lead


def _us_lead(g: Labyrinth) -> float:
    good = g.tables.threshold(US, "good resources")["at least"]
    fair = g.tables.threshold(US, "good or fair countries")["at least"]
    poor = g.tables.threshold(JIHADIST, "poor or islamist countries")["at least"]
    n = victory.counts(g)
    ahead = victory.final_margin(g, n) - 0.5  # a tie is not enough
    marked = sum(
        tracks.resources(g, c) * (GOVERNED.get(c.governance, 0.0) + ALIGNED.get(c.alignment, 0.0))
        for c in g.holding("alignment")
    )
    cells, threat = 0, 0.0
    for c in g.with_cells():
        there = c.sleeper_cells + c.active_cells
        cells += there
        if c.governance in THREAT and c.is_muslim:
            much, enough = THREAT[c.governance]
            ready = max(0, min(enough, there - c.troops)) / enough
            threat += (tracks.resources(g, c) + 1) * much * ready * (1 + ready) / 2
    return (
        (marked - threat) / good
        + COUNTRIES * ((n["good or fair countries"] / fair) ** 2 - (n["poor or islamist countries"] / poor) ** 2)
        + STEP * ((g.prestige - PRESTIGE) - (g.funding - FUNDING) - tracks.gwot_penalty(g))
        + FEAR * max(0, FEW - cells)
        + LAST * _used_up(g) * ahead / (1 + abs(ahead))
    )


def _used_up(g: Labyrinth) -> float:
    """How much of the last deck is gone."""
    return 1 - len(g.get(DRAW)) / len(g.library.cards) if g.get("decks left") == 1 else 0.0

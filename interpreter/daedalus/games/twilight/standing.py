"""How well a side stands, as a number for programs that look ahead: victory points (chapter 10), and those to come.

The weights were set by hand, in victory points.
"""

from __future__ import annotations

from daedalus.games.twilight import military, scoring
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.game import Twilight

COMING = 0.5  # a point that a region would bring if it were scored now
WINS = 5.0  # the control of a region that would win the game
BATTLEGROUND, OTHER = 0.5, 0.5 / 3  # a country, by how far a side is on the way to its control
MILITARY = 0.3  # an operation that is missing (8.2.1)


def standing(g: Twilight, side: str) -> float:
    lead = _us_lead(g) / g.tables["victory"]["vp"]
    return lead if side == US else -lead


def _us_lead(g: Twilight) -> float:
    lead = float(g.get("vp"))
    for region in g.tables.regions:
        found = scoring.scores(g, region)
        lead += COMING * (found[US].points - found[USSR].points) + WINS * (found[US].wins - found[USSR].wins)
    for c in g.spaces:
        held = max(-1.0, min(1.0, (c.us_influence - c.ussr_influence) / c.stability))
        lead += held * (BATTLEGROUND if c.battleground else OTHER)
    return lead + MILITARY * (military.missing(g, USSR) - military.missing(g, US))

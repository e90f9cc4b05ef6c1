"""How well a side stands, as a number for programs that look ahead: from the victory points of chapter 10."""

from __future__ import annotations

from daedalus.games.twilight import military, scoring
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.game import Twilight

COMING = 0.5  # what points are worth that a region would bring if it were scored now
HOLD = 0.5  # a battleground on the way to control, in points
MILITARY = 0.3


def standing(g: Twilight, side: str) -> float:
    lead = us_lead(g) / g.tables["victory"]["vp"]
    return max(-0.95, min(0.95, lead if side == US else -lead))


def us_lead(g: Twilight) -> float:
    """In victory points."""
    lead = float(g.get("vp"))
    for region in g.tables.regions:
        found = scoring.scores(g, region)
        lead += COMING * (found[US].points - found[USSR].points)
        lead += 5 * (found[US].wins - found[USSR].wins)
    for c in g.spaces:
        part = max(-1.0, min(1.0, (c.us_influence - c.ussr_influence) / c.stability))
        lead += part * (HOLD if c.battleground else HOLD / 3)
    return lead + MILITARY * (military.missing(g, USSR) - military.missing(g, US))

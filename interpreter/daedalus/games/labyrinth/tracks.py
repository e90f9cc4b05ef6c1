"""4.7 Tracks: levels, world posture and GWOT penalty, cells and troops on their tracks, resources."""

from __future__ import annotations

from daedalus.games.labyrinth.board import HARD, MUSLIM, NON_MUSLIM, SOFT, US, Country
from daedalus.games.labyrinth.game import LEAD, Labyrinth


def prestige_level(g: Labyrinth) -> str:
    return str(g.tables.level("prestige", g.prestige)["name"])  # 4.7.1


def funding_level(g: Labyrinth) -> str:
    return str(g.tables.level("funding", g.funding)["name"])  # 4.7.4.1


def troop_level(g: Labyrinth) -> str:
    return str(g.tables.level("troops", g.get("troops on track"))["name"])  # 4.7.3


def hand_size(g: Labyrinth, side: str) -> int:
    """5.2.8: cards dealt, by the troops track or the funding track."""
    row = g.tables.level("troops", g.get("troops on track")) if side == US else g.tables.level("funding", g.funding)
    return max(0, int(g.ask("cards-dealt", row["hand"], side)))


def hard_minus_soft(g: Labyrinth) -> int:
    """4.7.2: hard less soft countries, the US left out; Israel is always hard, Iran has no posture."""
    found: int | None = g.known.get(LEAD)
    if found is None:
        us = g.at["United States"]
        found = sum(c.kind == NON_MUSLIM and c is not us for c in g.having("posture", HARD))
        found -= sum(c.kind == NON_MUSLIM and c is not us for c in g.having("posture", SOFT))
        g.known[LEAD] = found
    return found


def world_posture(g: Labyrinth) -> tuple[int, int]:
    """4.7.2: the posture of the world and its value, at most 3."""
    lead = hard_minus_soft(g)
    most = g.tables["tracks"]["world posture"]["to"]
    return (HARD if lead >= 0 else SOFT), min(most, abs(lead))


def gwot_penalty(g: Labyrinth) -> int:
    """4.7.2.1: the value of the world posture where it differs from that of the US."""
    posture, value = world_posture(g)
    penalty = value if posture != g.us_posture else 0
    return int(g.ask("size-of-gwot-penalty", penalty))


def extra_cells(g: Labyrinth) -> int:
    """11.3.7: cells beyond those of the track that an event in force gives and that are not on the map."""
    if not g.answered("extra-cells"):
        return 0
    return max(0, int(g.ask("extra-cells", 0)) - int(g.get("extra cells on map")))


def recruitable_cells(g: Labyrinth) -> int:
    """4.7.4.2: only cells left of or below the funding marker may be recruited; extra ones at the very top (11.3.7)."""
    on_track = int(g.get("cells on track"))
    if not g.ask("funding-limits-recruiting", True):
        return on_track + extra_cells(g)
    extra = extra_cells(g) if g.funding >= g.tables["extra cells"]["funding"] else 0
    return max(0, on_track - int(g.tables.level("funding", g.funding)["unavailable cells"])) + extra


def resources(g: Labyrinth, c: Country) -> int:
    """4.2.5, 4.2.6: printed resources and what events in force add."""
    if c.kind != MUSLIM:
        return 0
    return int(g.ask("resources", c.printed, c)) if g.answered("resources") else c.printed

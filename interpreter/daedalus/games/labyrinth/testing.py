"""4.9 Tables: tests of unmarked countries, and the rolls for governance, posture and prestige."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import in_range
from daedalus.games.labyrinth.tracks import gwot_penalty

_LEVELS: Final = {"good": b.GOOD, "fair": b.FAIR, "poor": b.POOR}
_POSTURES: Final = {"soft": b.SOFT, "hard": b.HARD}


def test(g: Labyrinth, c: Country) -> None:
    """4.9.4: mark an unmarked country; no effect on a marked one."""
    if c.kind == b.MUSLIM and c.governance == b.UNTESTED:
        roll_governance(g, c, b.NEUTRAL, "4.9.4")
    elif c.kind == b.NON_MUSLIM and c.posture == b.UNKNOWN:
        roll_posture(g, c, "4.9.4")


def roll_governance(g: Labyrinth, c: Country, alignment: int, rule: str) -> None:
    """4.9.3: poor or fair; neutral after a test, ally after a regime change."""
    if c.kind != b.MUSLIM:  # turned back in the middle of an event (11.3.3.3)
        return
    before = c.governance
    die = g.roll(tell.GOVERNANCE(c.name, g.tables.least("governance", "fair")), "4.9.3")
    level = _LEVELS[in_range(g.tables["rolls"]["governance"]["results"], die)["name"]]
    g.set(c, "governance", level, rule)
    g.set(c, "alignment", alignment, rule)
    if level in (b.FAIR, b.GOOD) and (before == b.UNTESTED or level < before):
        g.remember("tested or improved", c)


def roll_posture(g: Labyrinth, c: Country, rule: str) -> None:
    """4.9.3: soft or hard; +1 for the US. A printed posture never changes (4.3.3)."""
    if c.printed_posture or c.kind != b.NON_MUSLIM:
        return
    table = g.tables["rolls"]["posture"]
    added = posture_modifier(g, c)
    die = g.roll(tell.POSTURE(c.name, g.tables.least("posture", "hard"), added), "4.9.3")
    set_posture(g, c, _POSTURES[in_range(table["results"], die + added)["name"]], rule)


def posture_modifier(g: Labyrinth, c: Country) -> int:
    return sum(int(m["value"]) for m in g.tables["rolls"]["posture"]["modifiers"] if m["name"] == c.name)


def set_posture(g: Labyrinth, c: Country, posture: int, rule: str) -> None:
    if c.kind == b.NON_MUSLIM and not c.printed_posture:
        g.set(c, "posture", posture, rule)


def roll_prestige(g: Labyrinth, rule: str) -> None:
    """4.9.3: one die up or down, -1 with any GWOT penalty; then the lower of two dice for how far."""
    table = g.tables["rolls"]["prestige"]
    added = table["modifiers"][0]["value"] if gwot_penalty(g) > 0 else 0
    die = g.roll(tell.PRESTIGE_DIRECTION(g.tables.least("prestige", "up"), added), "4.9.3")
    direction = in_range(table["results"], die + added)["direction"]
    size = min(g.roll(tell.PRESTIGE_SIZE(), "4.9.3") for _ in range(table["size dice"]))
    g.shift("prestige", direction * size, rule)


def alignment_after_regime_change() -> int:
    return b.ALLY  # 7.3.4

"""4.2 Governance and alignment: improving, worsening, shifting, and the Islamist revolution (8.4.4)."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.awakening import converge, disengage
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import strip_markers, troops_at_stake
from daedalus.games.labyrinth.tracks import resources


def set_governance(g: Labyrinth, c: Country, level: int, rule: str) -> None:
    """Governance to a level, with all that follows from reaching it."""
    before = c.governance
    if c.kind != b.MUSLIM or before == level:
        return
    if level == b.ISLAMIST_RULE:
        islamist_revolution(g, c, rule)
        return
    g.set(c, "governance", level, rule)
    if level in (b.GOOD, b.FAIR) and level < before:  # set outright, an unmarked country is neither tested nor improved
        g.remember("tested or improved", c)
    if before != b.UNTESTED:
        disengage(g, c, before)
    if level == b.GOOD:
        strip_markers(g, c, "7.2.1.1")
        converge(g, c)


def improve(g: Labyrinth, c: Country, levels: int, rule: str, *, best: int = b.GOOD) -> None:
    """Toward Good, level by level (4.2.2); an event that improves Islamist Rule brings it to Poor first."""
    for _ in range(levels):
        if c.governance > best and c.governance != b.UNTESTED:
            set_governance(g, c, c.governance - 1, rule)


def worsen(g: Labyrinth, c: Country, levels: int, rule: str, *, worst: int = b.POOR) -> None:
    """Toward Poor; into Islamist Rule only where the procedure says so (8.4.1)."""
    for _ in range(levels):
        if b.UNTESTED < c.governance < worst:
            set_governance(g, c, c.governance + 1, rule)


def shift_alignment(g: Labyrinth, c: Country, toward: int, rule: str) -> None:
    """One box toward another alignment, mostly Ally or Adversary (4.2.3)."""
    if c.kind != b.MUSLIM or c.alignment == b.NO_ALIGNMENT:
        return
    step = (toward > c.alignment) - (toward < c.alignment)
    g.set(c, "alignment", c.alignment + step, rule)


def set_alignment(g: Labyrinth, c: Country, alignment: int, rule: str) -> None:
    if c.kind == b.MUSLIM:
        g.set(c, "alignment", alignment, rule)


def islamist_revolution(g: Labyrinth, c: Country, rule: str) -> None:
    """8.4.4: Islamist Rule and all its consequences."""
    g.set(c, "governance", b.ISLAMIST_RULE, rule)
    g.set(c, "alignment", b.ADVERSARY, "8.4.4")
    at_stake = troops_at_stake(g, c)
    strip_markers(g, c, "8.4.4")
    g.shift("funding", resources(g, c), "8.4.4")
    if at_stake > 0:
        g.put("prestige", g.tables["islamist revolution"]["prestige with troops"], "8.4.4")
    if c.wmd_cache:  # 8.4.5: the first time only, because the box is then empty
        g.put("available plots", tuple(sorted((*g.get("available plots"), *["wmd"] * c.wmd_cache))), "8.4.5")
        g.set(c, "wmd cache", 0, "8.4.5")
    converge(g, c)

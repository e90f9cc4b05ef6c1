"""11.1 Awakening and reaction: placing the markers, what follows from them, polarization and convergence."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.random_country import random_muslim
from daedalus.games.labyrinth.tables import in_range
from daedalus.games.labyrinth.testing import test

AWAKENING: Final = "awakening"
REACTION: Final = "reaction"


def may_take(g: Labyrinth, c: Country) -> bool:
    """11.1.4: a Muslim country, not Good, not under Islamist Rule, not in civil war; whatever a card says."""
    return (
        c.kind == b.MUSLIM
        and c.governance not in (b.GOOD, b.ISLAMIST_RULE)
        and not c.civil_war
        and g.open(c)
        and bool(g.ask("popular-markers", True))
    )


def place(g: Labyrinth, c: Country, marker: str, n: int, rule: str) -> int:
    """11.1.2: tested first; how many were placed."""
    for i in range(n):
        if not may_take(g, c):
            return i
        test(g, c)
        if not _make_room(g, c, marker):
            return i
        g.set(c, marker, getattr(c, marker) + 1, rule)
    return n


def _make_room(g: Labyrinth, c: Country, marker: str) -> bool:
    """11.2.9: a marker shows one or two; if all are on the map, one is taken from another country, if it has any."""
    most = g.tables["popular markers"]["markers a kind"]
    side = b.US if marker == AWAKENING else b.JIHADIST
    while sum((getattr(d, marker) + (d is c) + 1) // 2 for d in g.countries) > most:
        others = [d for d in g.holding(marker) if d is not c]
        if not others:
            return False
        d = g.choose_country(side, ask.TAKE_MARKER_FROM(marker), others, "11.2.9")
        g.set(d, marker, getattr(d, marker) - 1, "11.2.9")
    return True


def remove(g: Labyrinth, c: Country, marker: str, n: int, rule: str) -> int:
    """As many as there are, up to n; how many that was."""
    n = min(n, getattr(c, marker))
    g.set(c, marker, getattr(c, marker) - n, rule)
    return n


def modifier(c: Country) -> int:
    """11.1.3: added to dice for War of Ideas and for jihad there."""
    return c.awakening - c.reaction


def disengage(g: Labyrinth, c: Country, before: int) -> None:
    """11.1.5: each level toward Good takes an awakening marker, each toward Islamist Rule a reaction marker."""
    if c.governance < before:
        remove(g, c, AWAKENING, before - c.governance, "11.1.5")
    else:
        remove(g, c, REACTION, c.governance - before, "11.1.5")


# -- 11.1.8 -----------------------------------------------------------------------------------------


def converge(g: Labyrinth, c: Country) -> None:
    """A country has become Good or fallen under Islamist Rule: a marker of that kind appears somewhere."""
    if not g.rules["convergence"]:
        return
    marker = AWAKENING if c.governance == b.GOOD else REACTION
    if g.convergences is not None:
        g.convergences.append(marker)
        return
    where = random_muslim(g, lambda d: may_take(g, d))
    if where is not None:
        place(g, where, marker, 1, "11.1.8")


# -- 11.1.7 -----------------------------------------------------------------------------------------


def polarization(g: Labyrinth) -> None:
    """Every country by the markers it has now; those that turn Good or Islamist Rule last, then the convergences."""
    turning = []
    for c in [c for c in g.countries if c.kind == b.MUSLIM and (c.awakening or c.reaction) and g.open(c)]:
        result = in_range(g.tables["popular markers"]["polarization"], modifier(c))["name"]
        if _turns(c, result):
            turning.append((c, result))
        else:
            _polarize(g, c, result)
    g.convergences = []
    for c, result in turning:
        _polarize(g, c, result)
    markers, g.convergences = g.convergences, None
    for marker in sorted(markers):
        where = random_muslim(g, lambda d: may_take(g, d))
        if where is not None:
            place(g, where, marker, 1, "11.1.8")
    g.settle()


def _turns(c: Country, result: str) -> bool:
    """Whether the result makes the country Good or brings Islamist Rule."""
    return (result == "toward ally" and c.alignment == b.ALLY and c.governance == b.FAIR) or (
        result == "toward adversary" and c.alignment == b.ADVERSARY and c.governance == b.POOR
    )


def _polarize(g: Labyrinth, c: Country, result: str) -> None:
    from daedalus.games.labyrinth.governance import improve, shift_alignment, worsen

    if result in (AWAKENING, REACTION):
        place(g, c, result, 1, "11.1.7")
    elif result == "toward ally":
        if c.alignment == b.ALLY:
            improve(g, c, 1, "11.1.7")
        else:
            shift_alignment(g, c, b.ALLY, "11.1.7")
    elif result == "toward adversary":
        if c.alignment == b.ADVERSARY:
            worsen(g, c, 1, "11.1.7", worst=b.ISLAMIST_RULE)
        else:
            shift_alignment(g, c, b.ADVERSARY, "11.1.7")

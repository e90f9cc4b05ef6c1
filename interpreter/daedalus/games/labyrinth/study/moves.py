"""What can be done to a country in one move, by name."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.study.countries import MARKERS, Countries
from daedalus.kit.editing import Move

GOVERNANCE = {"untested": b.UNTESTED, "good": b.GOOD, "fair": b.FAIR, "poor": b.POOR, "islamist rule": b.ISLAMIST_RULE}
ALIGNMENT = {"ally": b.ALLY, "neutral": b.NEUTRAL, "adversary": b.ADVERSARY}
POSTURE = {"no posture": b.UNKNOWN, "soft": b.SOFT, "hard": b.HARD}


def of_country(edit: Countries, c: Country) -> Iterator[Move]:
    """What can be done to one country."""
    part = functools.partial
    if c.is_muslim:
        yield from ((name, part(edit.governance, c, level)) for name, level in GOVERNANCE.items())
        yield from ((name, part(edit.alignment, c, level)) for name, level in ALIGNMENT.items())
        yield from ((name, part(edit.emergency, c, name)) for name in edit.emergencies)
        yield from ((name, part(edit.markers, c, name)) for name in MARKERS)
        yield "capital", part(edit.capital, c)
    else:
        yield from ((name, part(edit.posture, c, level)) for name, level in POSTURE.items())
        yield "cadre", part(edit.markers, c, "cadre")
    for kind in edit.kinds if c.is_muslim else edit.kinds[:2]:
        yield kind, part(edit.some, c, kind)
    if c.mat:
        yield "turn", part(edit.turn, c)
    for name in ("plots", "arsenal", "memory"):
        yield name, part(getattr(edit, name), c)

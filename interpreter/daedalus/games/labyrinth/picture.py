"""The board of Labyrinth at a glance: its tracks, how near each side is to winning, and the countries by what they are.

Muslim countries stand under their governance, which is what both sides fight for (2.1), others under their posture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from daedalus.core.view import Hidden
from daedalus.games.labyrinth import caliphate, tracks, victory
from daedalus.games.labyrinth.board import (
    FAIR,
    GOOD,
    HARD,
    IRAN,
    ISLAMIST_RULE,
    JIHADIST,
    MUSLIM,
    NON_MUSLIM,
    POOR,
    SOFT,
    US,
    Country,
)
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.operations import reserves
from daedalus.kit import picture as p
from daedalus.kit.picture import Gauge, Group, Row, Sign, Tile

PIECES = {
    "sleeper cells": JIHADIST,
    "active cells": JIHADIST,
    "cadre": JIHADIST,
    "troops": US,
    "militia": US,
    "aid": US,
}
ALIGNED = {"ally": US, "adversary": JIHADIST}
GOVERNANCE = {ISLAMIST_RULE: p.WORST, POOR: p.POOR, FAIR: p.FAIR, GOOD: p.BEST}
LEGEND = ("legend",)
BESIDE = ("troops off map", "available plots", "resolved plots", "wmd box")

Seen = Callable[[str], Any]  # a track or box as the side sees it
There = Callable[[Country], Iterator[Sign]]  # what lies in a country


def rows(g: Labyrinth, seen: Seen) -> Iterator[Row]:
    yield Row("", tuple(_tracks(g)))
    yield Row("", (*_postures(g), *_beside(g, seen)))
    yield Row("victory", tuple(_victory(g)))
    seat = caliphate.capital(g)
    if seat is not None:
        others = (Gauge(c.name) for c in caliphate.members(g) if c is not seat)
        yield Row("caliphate", (Gauge(seat.name, level="capital"), *others))


def _tracks(g: Labyrinth) -> Iterator[Gauge]:
    """4.7."""
    yield Gauge("prestige", g.prestige, tracks.prestige_level(g))
    yield Gauge("funding", g.funding, tracks.funding_level(g))
    yield Gauge("troops on track", g.get("troops on track"), tracks.troop_level(g))
    yield Gauge("cells on track", g.get("cells on track"))


def _postures(g: Labyrinth) -> Iterator[Gauge]:
    """4.3.2, 4.7.2."""
    posture, value = tracks.world_posture(g)
    yield Gauge("us posture", level="hard" if g.us_posture == HARD else "soft")
    yield Gauge("world posture", value, "hard" if posture == HARD else "soft")
    penalty = tracks.gwot_penalty(g)
    yield Gauge("gwot penalty", penalty, tone=p.POOR if penalty else "")


def _victory(g: Labyrinth) -> Iterator[Gauge]:
    """2.1: how far each side is."""
    whose = {
        "good resources": US,
        "good or fair countries": US,
        "islamist resources": JIHADIST,
        "poor or islamist countries": JIHADIST,
    }
    counts = victory.counts(g)
    for key, side in whose.items():
        yield Gauge(key, counts[key], goal=int(g.tables.threshold(side, key)["at least"]), tone=side)


def _beside(g: Labyrinth, seen: Seen) -> Iterator[Gauge]:
    """4.7.8, 4.7.9: reserves and boxes, where there is anything in them."""
    for side in (US, JIHADIST):
        if reserves(g, side):
            yield Gauge(f"{side} reserves", reserves(g, side), tone=side)
    for name in BESIDE:
        value = seen(name)
        if isinstance(value, (tuple, Hidden)):
            value = len(value)
        if value:
            yield Gauge(name, int(value))
    if g.get("decks left") > 1:
        yield Gauge("decks left", g.get("decks left"))


def groups(g: Labyrinth, there: There) -> Iterator[Group]:
    """Countries by governance from the worst to the best, those that nobody has marked, and others by posture."""
    muslim = [c for c in g.countries if c.kind == MUSLIM]
    for level, tone in GOVERNANCE.items():
        found = tuple(_muslim(g, c, there) for c in muslim if c.governance == level)
        if found:
            yield Group(g.schema.attributes["governance"].show(level), found, tone=tone)
    others = [c for c in g.countries if c.kind == NON_MUSLIM]
    for posture, key in ((HARD, "hard"), (SOFT, "soft")):
        found = tuple(_other(c, there) for c in others if c.posture == posture)
        if found:
            yield Group(key, found)
    special = tuple(_other(c, there) for c in g.countries if c.kind == IRAN)  # 4.4
    if special:
        yield Group("special", special)
    untested = tuple(_other(c, there) for c in g.countries if c.is_untested)
    if untested:
        yield Group("untested", untested, tone=p.QUIET)


def _muslim(g: Labyrinth, c: Country, there: There) -> Tile:
    aligned = g.schema.attributes["alignment"].show(c.alignment)
    lies = tuple(there(c))
    cells = (Sign(str(tracks.resources(g, c))), Sign(aligned, tone=ALIGNED.get(aligned, "")))
    return Tile(c.name, cells, lies, bare=not lies)


def _other(c: Country, there: There) -> Tile:
    lies = tuple(there(c))
    return Tile(c.name, there=lies, bare=not lies)

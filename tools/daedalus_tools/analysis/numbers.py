"""How large a figure can be: tracks, pieces and cards as ranges, by the profile of the country they are asked of."""

from __future__ import annotations

import functools
from typing import NamedTuple

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.tables import tables
from daedalus_tools.analysis.profiles import Universe, universe

ENDLESS = 10_000


class Range(NamedTuple):
    """From low to high, both included."""

    low: int
    high: int

    def plus(self, other: Range) -> Range:
        return Range(self.low + other.low, self.high + other.high)

    def less(self, other: Range) -> Range:
        return Range(self.low - other.high, self.high - other.low)

    def times(self, other: Range) -> Range:
        products = [x * y for x in self for y in other]
        return Range(min(products), max(products))

    def join(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    def meet(self, other: Range) -> Range:
        """What both allow; if that is nothing, this one."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else self


ANYTHING = Range(-ENDLESS, ENDLESS)
COUNT = Range(0, ENDLESS)
DIE = Range(1, 6)

Split = tuple[tuple[int, Range], ...]  # ranges by sets of profiles that together are all


@functools.cache
def track(name: str) -> Range:
    """A track of 4.7."""
    row = tables()["tracks"][name]
    return Range(int(row["from"]), int(row["to"]))


@functools.cache
def pieces(name: str) -> int:
    """How many pieces of a kind there are (4.6.1, 11.2.9)."""
    return int(tables()["pieces"][name])


EXTRA_CELLS = 5  # 11.3.7
# word -> the track that it names a band of, and the word for the figure on that track
BANDS = {"prestige_level": ("prestige", "prestige"), "troop_level": ("troops", "count_troops_on_track")}
MOST_CELLS = 15 + EXTRA_CELLS


@functools.cache
def of_the_game(word: str) -> Range | None:
    """A figure of the whole game, by the id of its word."""
    cells, troops, militia = Range(0, MOST_CELLS), Range(0, pieces("troops")), Range(0, pieces("militia"))
    return {
        "prestige": track("prestige"),
        "funding": track("funding"),
        "gwot_penalty": track("world posture"),
        "world_posture_value": track("world posture"),
        "reserves": track("reserves"),
        "cells_on_track": cells,
        "recruitable_cells": cells,
        "count_sleeper_cells_on_map": cells,
        "count_militia_on_track": militia,
        "count_troops_on_track": troops,
        "count_troops_free_to_go_off_map": troops,
        "available_plots": Range(0, 12),
        "wmd_in_box": Range(0, 6),
        "count_wmd_in_play": Range(0, 6),
        "reaction_on_map": Range(0, 2 * 15),
        "count": Range(0, 240),
        "ops": Range(1, 3),
        "marks_of": Range(0, 15),
    }.get(word)


@functools.cache
def of_a_country(word: str) -> Split | None:
    """A figure of one country by its profile, by the id of its word."""
    u = universe()
    muslim = u.where(kind=[b.MUSLIM])
    tested = u.all & ~_untested(u)
    popular = muslim & ~u.where(governance=[b.GOOD, b.ISLAMIST_RULE]) & ~u.where(civil_war=[1]) & tested
    militia = muslim & ~u.where(governance=[b.GOOD, b.ISLAMIST_RULE]) & tested
    garrison = (muslim & tested) | u.country("Philippines")
    # word -> where it can be more than nothing, and how much then
    counts: dict[str, tuple[int, int]] = {
        "cells": (tested, MOST_CELLS + 1),
        "count_sleeper_cells_in": (tested, MOST_CELLS),
        "count_active_cells_in": (tested, MOST_CELLS),
        "troops": (garrison, pieces("troops") + 6),
        "count_troop_cubes_in": (garrison, pieces("troops")),
        "count_militia_in": (militia, pieces("militia")),
        "awakening_in": (popular, 2 * 15),
        "reaction_in": (popular, 2 * 15),
        "aid": (muslim & tested, ENDLESS),
        "plots": (tested, 12),
    }
    if word in counts:
        where, most = counts[word]
        return ((where, Range(0, most)), (u.all & ~where, Range(0, 0)))
    if word == "governance":
        return tuple((u.where(governance=[level]), Range(level, level)) for level in range(5))
    if word == "resources":
        return _by_country(u, muslim, "printed", "oil")
    if word == "count_wmd_beside":
        return _by_country(u, u.all, "wmd", "")
    return None


def _untested(u: Universe) -> int:
    muslim = u.where(kind=[b.MUSLIM], governance=[b.UNTESTED])
    return muslim | u.where(kind=[b.NON_MUSLIM], posture=[b.UNKNOWN])


def _by_country(u: Universe, within: int, figure: str, grows: str) -> Split:
    """A printed figure; up to three events at once may raise that of an oil exporter (4.2.6)."""
    found: dict[Range, int] = {}
    for name, block in u.blocks.items():
        printed: list[int] = []
        rises = False
        for g in u.games:
            if name in g.at:
                c = g.at[name]
                about = g.board.printed[c.index]
                printed.append(c.printed if figure == "printed" else int(about.get("wmd", 0)))
                rises = rises or bool(grows and about.get("oil"))
        low = min(printed) if figure == "printed" else 0
        reach = Range(low, max(printed) + (3 if rises else 0))
        found[reach] = found.get(reach, 0) | (block & within)
    split = tuple((mask, reach) for reach, mask in found.items() if mask)
    rest = u.all & ~within
    return (*split, (rest, Range(0, 0))) if rest else split


@functools.cache
def bands(word: str) -> dict[str, Range] | None:
    """The bands of a track, by the id of the word that names the present one; with the figure they are bands of."""
    name = BANDS.get(word, ("", ""))[0]
    if not name:
        return None
    return {row["name"]: Range(int(row["from"]), int(row["to"])) for row in tables()["tracks"][name]["levels"]}

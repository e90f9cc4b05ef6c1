"""How large a figure can be: what words give, as ranges by the profile of the country they are asked of."""

from __future__ import annotations

from typing import NamedTuple

from daedalus.core.bounds import LARGEST
from daedalus.language.records import Bands, Between, Levels, OnTrack, Printed
from daedalus.language.vocabulary import NUMBER, Word
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.world import per_game, study

ENDLESS = 10_000


class Range(NamedTuple):
    """From low to high, both included."""

    low: int
    high: int

    def plus(self, other: Range) -> Range:
        return _reckoned(self.low + other.low, self.high + other.high)

    def less(self, other: Range) -> Range:
        return _reckoned(self.low - other.high, self.high - other.low)

    def times(self, other: Range) -> Range:
        products = [x * y for x in self for y in other]
        return _reckoned(min(products), max(products))

    def join(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    def meet(self, other: Range) -> Range:
        """What both allow; if that is nothing, this one."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else self


def _reckoned(low: int, high: int) -> Range:
    """What a card can work out: beyond the largest number it is stopped."""
    return Range(min(LARGEST, max(-LARGEST, low)), max(-LARGEST, min(LARGEST, high)))


ANYTHING = Range(-ENDLESS, ENDLESS)
COUNT = Range(0, ENDLESS)

Split = tuple[tuple[int, Range], ...]  # ranges by sets of profiles that together are all


def track(name: str) -> Range:
    of = study().vocabulary.tracks[name]
    return Range(of.low, of.high)


@per_game
def given(word: Word) -> Split | None:
    """The numbers that a word gives, by the profile of the country it is asked of; None if it does not say."""
    from daedalus_tools.analysis.needs import where  # which asks conditions, which ask this

    gives, everything = word.gives, universe().all
    if isinstance(gives, Between):
        there = where(gives.where) if gives.where else everything
        return _else_nothing(((there, Range(gives.low, gives.high)),), there)
    if isinstance(gives, OnTrack):
        return ((everything, track(gives.track)),)
    if isinstance(gives, Levels) and word.result == NUMBER:
        found = [(level, mask) for (of, level), mask in universe().levels.items() if of == gives.of]
        return tuple((mask, Range(level, level)) for level, mask in found if isinstance(level, int))
    if isinstance(gives, Printed):
        within = where(gives.where) if gives.where else everything
        return _else_nothing(_by_country(gives, within), within)
    return None


def _else_nothing(split: Split, within: int) -> Split:
    rest = universe().all & ~within
    return (*split, (rest, Range(0, 0))) if rest else split


def _by_country(gives: Printed, within: int) -> Split:
    """A printed figure, with what events may add to it."""
    found: dict[Range, int] = {}
    for name, block in universe().blocks.items():
        printed = study().printed(name, gives.what)
        more = gives.rises if gives.rising and any(study().printed(name, gives.rising)) else 0
        reach = Range(0 if gives.falls else min(printed), max(printed) + more)
        found[reach] = found.get(reach, 0) | (block & within)
    return tuple((mask, reach) for reach, mask in found.items() if mask)


def bands(word: Word) -> dict[str, Range] | None:
    """The bands of the track of which a word names the present one."""
    if not isinstance(word.gives, Bands):
        return None
    return {name: Range(*ends) for name, ends in study().vocabulary.tracks[word.gives.track].bands.items()}

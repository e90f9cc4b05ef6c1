"""All that a country can be: every country in every combination of levels, as bits of one number.

A set of such *profiles* is an integer; what a condition says of a country is two of them: where it may hold and where
it must. Adjectives are not described a second time here: each is asked of the engine, profile by profile.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from attrs import field, frozen

from daedalus.language.records import ASKED, OPEN
from daedalus.language.vocabulary import Word
from daedalus_tools.world import per_game, study


class Profile(NamedTuple):
    """One country with its levels."""

    country: str
    levels: tuple[int, ...]  # in the order of the axes

    def __str__(self) -> str:
        return study().called(self.levels)


class Known(NamedTuple):
    """What a condition says of a country: the profiles where it may hold, and those where it surely does."""

    may: int
    must: int

    def __and__(self, other: Known) -> Known:
        return Known(self.may & other.may, self.must & other.must)

    def __or__(self, other: Known) -> Known:
        return Known(self.may | other.may, self.must | other.must)


@frozen(eq=False)
class Universe:
    """The profiles, their bits, and the questions asked of the engine so far."""

    profiles: tuple[Profile, ...]
    blocks: dict[str, int]  # country -> the bits of its profiles
    all: int
    asked: dict[str, Known] = field(factory=dict)
    levels: dict[tuple[str, int | str], int] = field(factory=dict)  # the profiles with a level
    groups: dict[tuple[str, ...], list[int]] = field(factory=dict)
    near: dict[tuple[int, int, int | str], int] = field(factory=dict)
    print: dict[tuple[str, tuple[Any, ...]], Known] = field(factory=dict)

    def negated(self, known: Known) -> Known:
        return Known(self.all & ~known.must, self.all & ~known.may)

    def country(self, name: str) -> int:
        return self.blocks.get(name, 0)

    def countries_of(self, mask: int) -> list[str]:
        return [name for name, block in self.blocks.items() if block & mask]

    def same_countries(self, mask: int) -> int:
        """Every profile of the countries that have one in the set."""
        return functools.reduce(lambda found, block: found | block if block & mask else found, self.blocks.values(), 0)

    def widened(self, mask: int, levels: tuple[str, ...]) -> int:
        """Every profile that differs from one of the set in these levels alone; in any, if none are named."""
        return functools.reduce(
            lambda found, block: found | block if block & mask else found, self._apart_from(levels), 0
        )

    def _apart_from(self, levels: tuple[str, ...]) -> list[int]:
        """The profiles in groups that differ in these levels alone."""
        if levels not in self.groups:
            kept = [i for i, axis in enumerate(study().axes) if axis not in levels] if levels else []
            found: dict[Hashable, int] = {}
            for i, (country, its) in enumerate(self.profiles):
                key = (country, *(its[axis] for axis in kept))
                found[key] = found.get(key, 0) | 1 << i
            self.groups[levels] = list(found.values())
        return self.groups[levels]

    def moved(self, mask: int, level: str, value: int | str) -> int:
        """The profiles of a set with another value of one level; if none is like that, as close as can be."""
        axis, there = study().axes.index(level), self.levels.get((level, value), 0)
        found = 0
        while mask:
            i = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            if (i, axis, value) not in self.near:
                self.near[i, axis, value] = self._nearest(i, there)
            found |= self.near[i, axis, value]
        return found

    def _nearest(self, i: int, there: int) -> int:
        """The profiles of a set that differ from one in the fewest levels, of the same country."""
        country, levels = self.profiles[i]
        block = self.blocks[country] & there
        by_distance: dict[int, int] = {}
        while block:
            j = (block & -block).bit_length() - 1
            block &= block - 1
            apart = sum(x != y for x, y in zip(levels, self.profiles[j].levels, strict=True))
            by_distance[apart] = by_distance.get(apart, 0) | 1 << j
        return by_distance[min(by_distance)] if by_distance else 0

    def adjacent(self, mask: int) -> int:
        """Every profile of the countries that a link connects with one of the set, on any board."""
        near = {other for name in self.countries_of(mask) for other in study().linked(name)}
        return functools.reduce(lambda found, name: found | self.country(name), near, 0)

    def first(self, mask: int) -> Profile:
        return self.profiles[(mask & -mask).bit_length() - 1]

    def adjective(self, word: Word) -> Known:
        """What an adjective without arguments says."""
        if word.known == OPEN:  # nothing is known of it beforehand, but for those among which they are
            from daedalus_tools.analysis.needs import where  # which asks conditions, which ask this

            return Known(where(word.among) if word.among else self.all, 0)
        if word.key not in self.asked:
            self.prepare([word])
        return self.asked[word.key]

    def printed(self, word: Word, values: tuple[Any, ...]) -> Known:
        """What a word says of which countries, if only the map and some plain values decide."""
        known = self.print.get((word.key, values))
        if known is None:
            known = self.print[word.key, values] = self._look_up(word, values)
        return known

    def _look_up(self, word: Word, values: tuple[Any, ...]) -> Known:
        assert word.function is not None
        may, must = 0, self.all
        for g in study().games:
            among = {c.name for c in word.function(g, *values)} if word.kind == "noun" else None
            for c in g.spaces:
                if c.name in among if among is not None else word.function(g, c, *values):
                    may |= self.blocks[c.name]
                else:
                    must &= ~self.blocks[c.name]
        return Known(may, must)

    def prepare(self, words: Iterable[Word]) -> None:
        """Ask these adjectives now. A second card is a sign of many: then all others are asked with its own."""
        missing = self._unasked(words)
        if missing:
            self._ask(self._unasked(study().vocabulary.of_kind("adjective")) if self.asked else missing)

    def _unasked(self, words: Iterable[Word]) -> list[Word]:
        of_a_country = [w for w in words if w.kind == "adjective" and w.subject == study().space]
        plain = [w for w in of_a_country if not w.holes and w.known == ASKED]
        return list({w.key: w for w in plain if w.key not in self.asked}.values())

    def _ask(self, words: list[Word]) -> None:
        """Adjectives of a country, on every profile: countries that print the same are asked once."""
        asking = [(w.key, w.function) for w in words if w.function is not None]
        may, must = dict.fromkeys((key for key, _ in asking), 0), dict.fromkeys((key for key, _ in asking), self.all)
        alike: dict[Hashable, tuple[Any, Profile, int]] = {}
        boards = {name: list(study().alike(name)) for name in self.blocks}
        for i, profile in enumerate(self.profiles):
            for g, printed in boards[profile.country]:
                same = (printed, profile.levels)
                _, _, bits = alike.get(same, (g, profile, 0))
                alike[same] = (g, profile, bits | 1 << i)
        before = study().saved()
        for g, profile, bits in alike.values():
            for c in study().states(g, profile.country, profile.levels):
                for key, says in asking:
                    if says(g, c):
                        may[key] |= bits
                    else:
                        must[key] &= ~bits
        study().restore(before)
        self.asked.update({key: Known(may[key], must[key]) for key in may})


@per_game
def universe() -> Universe:
    """The countries of all boards; where boards differ, a condition may hold on either and must on both."""
    every = study().combinations()
    profiles = tuple(Profile(name, combination) for name, found in every.items() for combination in found)
    blocks: dict[str, int] = {}
    by_level: dict[tuple[str, int | str], int] = {}
    for i, profile in enumerate(profiles):
        blocks[profile.country] = blocks.get(profile.country, 0) | 1 << i
        for level in zip(study().axes, profile.levels, strict=True):
            by_level[level] = by_level.get(level, 0) | 1 << i
    return Universe(profiles, blocks, (1 << len(profiles)) - 1, levels=by_level)

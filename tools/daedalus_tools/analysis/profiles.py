"""All that a country can be: every country in every combination of levels, as bits of one number.

A set of such *profiles* is an integer; what a condition says of a country is two of them: where it may hold and where
it must. Adjectives are not described a second time here: each is asked of the engine, profile by profile.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from attrs import field, frozen

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import Board, board, boards
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.vocabulary import vocabulary
from daedalus.kit.library import make_library
from daedalus.language.vocabulary import Word

LEVELS = ("kind", "governance", "alignment", "posture", "regime change", "civil war")
# Adjectives that speak of the past, of marks or of other countries: nothing is known of them beforehand.
OPEN_QUESTIONS = frozenset(
    {"disrupted recently", "improved recently", "targeted recently", "with plot resolved last", "oil exporter"}
)


class Profile(NamedTuple):
    """One country with its levels."""

    country: str
    levels: tuple[int, ...]  # in the order of LEVELS

    def __str__(self) -> str:
        """In the words of the game: `Good`, `in civil war`, `non-Muslim`."""
        kind, governance, _, posture, regime_change, civil_war = self.levels
        if kind == b.IRAN:
            return "Iran before its elections"
        if kind == b.NON_MUSLIM:
            return "a non-Muslim country" if posture else "an untested non-Muslim country"
        if civil_war:
            return "in civil war"
        if regime_change:
            return "under regime change"
        return ("untested", "Good", "Fair", "Poor", "under Islamist Rule")[governance]


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
    games: tuple[Labyrinth, ...]
    all: int
    asked: dict[str, Known] = field(factory=dict)
    levels: dict[tuple[str, int], int] = field(factory=dict)  # the profiles with a level

    def negated(self, known: Known) -> Known:
        return Known(self.all & ~known.must, self.all & ~known.may)

    def country(self, name: str) -> int:
        return self.blocks.get(name, 0)

    def countries_of(self, mask: int) -> list[str]:
        return [name for name, block in self.blocks.items() if block & mask]

    def same_countries(self, mask: int) -> int:
        """Every profile of the countries that have one in the set."""
        return functools.reduce(lambda found, block: found | block if block & mask else found, self.blocks.values(), 0)

    def adjacent(self, mask: int) -> int:
        """Every profile of the countries that a link connects with one of the set, on any board."""
        found = 0
        for g in self.games:
            for name in self.countries_of(mask):
                for near in g.board.neighbours[g.at[name].index] if name in g.at else ():
                    found |= self.country(g.countries[near].name)
        return found

    def first(self, mask: int) -> Profile:
        return self.profiles[(mask & -mask).bit_length() - 1]

    def where(self, **levels: Iterable[int]) -> int:
        """The profiles with one of these levels in each attribute: `where(kind=[MUSLIM], governance=[GOOD])`."""
        found = self.all
        for name, values in levels.items():
            some = 0
            for value in values:
                some |= self.levels.get((name, value), 0)
            found &= some
        return found

    def adjective(self, word: Word) -> Known:
        """What an adjective without arguments says."""
        if word.id not in self.asked:
            self.prepare([word])
        return self.asked.get(word.id) or Known(self.all, 0)

    def prepare(self, words: Iterable[Word]) -> None:
        """Ask these adjectives now. A second card is a sign of many: then all others are asked with its own."""
        missing = self._unasked(words)
        if missing:
            self._ask(self._unasked(vocabulary().of_kind("adjective")) if self.asked else missing)

    def _unasked(self, words: Iterable[Word]) -> list[Word]:
        found = {w.id: w for w in words if w.subject == "country" and not w.holes and w.id not in self.asked}
        return list(found.values())

    def _ask(self, words: list[Word]) -> None:
        """Adjectives of a country, on every profile: countries that print the same are asked once."""
        known = [w for w in words if w.pattern not in OPEN_QUESTIONS and w.function is not None]
        self.asked.update({w.id: Known(self.all, 0) for w in words if w not in known})
        may, must = dict.fromkeys((w.id for w in known), 0), dict.fromkeys((w.id for w in known), self.all)
        alike: dict[tuple[Any, ...], tuple[Labyrinth, Profile, int]] = {}
        for i, profile in enumerate(self.profiles):
            for g in self.games:
                if profile.country in g.at:
                    key = (*_printed(g.at[profile.country]), profile.levels)
                    _, _, bits = alike.get(key, (g, profile, 0))
                    alike[key] = (g, profile, bits | 1 << i)
        asking = [(w.id, w.function) for w in known if w.function is not None]
        before = [g.values.copy() for g in self.games]
        for g, profile, bits in alike.values():
            for c in _states(g, profile):
                for id_, says in asking:
                    if says(g, c):
                        may[id_] |= bits
                    else:
                        must[id_] &= ~bits
        for g, values in zip(self.games, before, strict=True):
            g.values[:] = values
            g.forget()
        self.asked.update({w.id: Known(may[w.id], must[w.id]) for w in known})
        # 11.3.8.1: a mark on the map decides, among these.
        members = self.where(civil_war=[1]) | self.where(regime_change=[b.GREEN, b.TAN]) | _ruled(self)
        self.asked.update({w.id: Known(members, 0) for w in known if w.pattern == "in caliphate"})


def _ruled(u: Universe) -> int:
    return u.where(kind=[b.MUSLIM], governance=[b.ISLAMIST_RULE])


def _printed(c: b.Country) -> tuple[Any, ...]:
    """What is printed on a country, but for its name."""
    at_home = c.name == "United States"
    return (c.printed, c.oil, c.shia_mix, c.africa, c.schengen, c.printed_posture, at_home, bool(c.mat))


PIECES = ("sleeper cells", "active cells", "troops", "wmd cache")
MUSLIM_PIECES = ("aid", "besieged regime", "militia", "awakening", "reaction")
ONE_PLOT = (Plot("1"),)


def _states(g: Labyrinth, profile: Profile) -> Iterator[b.Country]:
    """The country in this profile: empty, with a cadre alone, and full. Who asks puts the values back."""
    c = g.at[profile.country]
    base, values, at = g.schema.base, g.values, c.index
    for attribute, level in zip(LEVELS, profile.levels, strict=True):
        values[base[attribute] + at] = level
    for attribute in (*PIECES, *MUSLIM_PIECES, "cadre"):
        values[base[attribute] + at] = 0
    values[base["plots"] + at] = ()
    yield c
    values[base["cadre"] + at] = 1
    yield c
    for attribute in (*PIECES, *MUSLIM_PIECES) if c.kind == b.MUSLIM else PIECES:
        values[base[attribute] + at] = 1
    values[base["cadre"] + at] = 0
    values[base["plots"] + at] = ONE_PLOT
    yield c


def _levels(made: Board, index: int) -> Iterator[tuple[int, ...]]:
    """Every combination of levels that the rules allow a country (4.2, 4.3, 4.4, 11.2.2)."""
    about = made.printed[index]
    name = made.schema.spaces[index]
    read = made.schema.attributes
    if about["kind"] == "iran":
        yield (b.IRAN, read["governance"].read(about["governance"]), 0, 0, 0, 0)
    if about["kind"] == "non-muslim":
        postures = [read["posture"].read(about["posture"])] if "posture" in about else [b.UNKNOWN, b.SOFT, b.HARD]
        printed = read["governance"].read(about["governance"])
        for governance in (b.GOOD, b.FAIR, b.POOR) if "turned" in about else (printed,):
            for posture in postures[1:] if name == "United States" else postures:
                yield (b.NON_MUSLIM, governance, 0, posture, 0, 0)
    if about["kind"] == "muslim" or "turned" in about:
        yield (b.MUSLIM, b.UNTESTED, b.NO_ALIGNMENT, 0, 0, 0)
        for governance in (b.GOOD, b.FAIR, b.POOR, b.ISLAMIST_RULE):
            for alignment in (b.ALLY, b.NEUTRAL, b.ADVERSARY):
                yield (b.MUSLIM, governance, alignment, 0, 0, 0)
                if governance in (b.FAIR, b.POOR):
                    for war in ((b.GREEN, 0), (b.TAN, 0), (b.NONE, 1)):
                        yield (b.MUSLIM, governance, alignment, 0, *war)


@functools.cache
def universe() -> Universe:
    """The countries of all boards; where boards differ, a condition may hold on either and must on both."""
    made = [board(name) for name in boards()]
    levels: dict[str, dict[tuple[int, ...], None]] = {}
    for one in made:
        for index, name in enumerate(one.schema.spaces):
            levels.setdefault(name, {}).update(dict.fromkeys(_levels(one, index)))
    profiles = tuple(Profile(name, combination) for name, found in levels.items() for combination in found)
    blocks: dict[str, int] = {}
    for i, profile in enumerate(profiles):
        blocks[profile.country] = blocks.get(profile.country, 0) | 1 << i
    by_level: dict[tuple[str, int], int] = {}
    for i, profile in enumerate(profiles):
        for name, value in zip(LEVELS, profile.levels, strict=True):
            key = (name.replace(" ", "_"), value)
            by_level[key] = by_level.get(key, 0) | 1 << i
    nothing = make_library([])
    games = tuple(Labyrinth(one, nothing, 0) for one in made)
    return Universe(profiles, blocks, games, (1 << len(profiles)) - 1, levels=by_level)

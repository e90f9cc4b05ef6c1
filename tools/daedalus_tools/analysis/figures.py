"""What is known at a place of a card, and what follows for countries and numbers that an expression names."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from attrs import define, evolve, field, frozen

from daedalus.language.records import Bands, Half
from daedalus.language.roles import Place
from daedalus.language.typed import Call, Constant, Expr, Op, Quantifier, Variable
from daedalus.language.vocabulary import Word
from daedalus_tools.analysis.numbers import ANYTHING, COUNT, ENDLESS, Range, Split, bands, given
from daedalus_tools.analysis.profiles import Universe, universe
from daedalus_tools.world import study

WORDS = re.compile(r"[^\w-]+")  # what is between keys and names in an expression as it is spelled
JOINS = {"+": Range.plus, "-": Range.less, "*": Range.times}


@frozen
class Thing:
    """What is known of a name: the profiles a country can have, or the range of a number."""

    mask: int = 0
    reach: Range = ANYTHING
    loose: bool = False  # chosen among several countries, so that the card could have said more
    wide: bool = False  # chosen among all countries of the map
    strays: int = 0  # profiles that only a country in flux has: no card can say more of them
    hand: str = ""  # of a card: the side in whose hand it is
    doubt: int = 0  # what it was before a step, which an event in force may have stopped: a card may ask after it


@define
class Names:
    """What is known of every name at a place of a card, and which sides may be playing it.

    Figures (`cells in c`), facts (`c is besieged`) and bands (`prestige level`) are remembered as they are spelled.
    """

    things: dict[str, Thing] = field(factory=dict)
    sides: frozenset[str] = frozenset()
    figures: dict[str, Range] = field(factory=dict)
    facts: dict[str, bool] = field(factory=dict)
    bands: dict[str, frozenset[str]] = field(factory=dict)
    absent: int = 0  # profiles that no country on the map has now
    joins: bool = False  # whether the card itself may join countries that the map does not link

    def copy(self) -> Names:
        known = dict(self.figures), dict(self.facts), dict(self.bands)
        return Names(dict(self.things), self.sides, *known, self.absent, self.joins)

    def give(self, name: str, thing: Thing) -> None:
        """A name stands for something else from here on."""
        self.forget(name)
        self.things[name] = thing

    def without_strays(self) -> Names:
        """The same, if no country has become of another kind."""
        other = self.copy()
        other.things = {name: evolve(thing, mask=thing.mask & ~thing.strays) for name, thing in self.things.items()}
        return other

    def take(self, other: Names) -> None:
        """From here on what others know is known."""
        self.things, self.sides, self.absent = other.things, other.sides, other.absent
        self.figures, self.facts, self.bands = other.figures, other.facts, other.bands

    def forget(self, word: str = "") -> None:
        """Figures, facts and bands may be others now: those that mention a word, or all."""
        for known in (self.figures, self.facts, self.bands):
            for key in [key for key in known if not word or word in WORDS.split(key)]:
                del known[key]
        if not word:
            self.absent = 0


def joined(ends: list[Names]) -> Names:
    """What is known whichever way was taken."""
    things = {}
    for name in set.intersection(*(set(end.things) for end in ends)):
        parts = [end.things[name] for end in ends]
        mask, reach, strays, doubt = 0, parts[0].reach, 0, 0
        for part in parts:
            mask |= part.mask
            reach = reach.join(part.reach)
            strays |= part.strays
            doubt |= part.doubt
        loose, wide = any(part.loose for part in parts), any(part.wide for part in parts)
        hands = {part.hand for part in parts}
        hand = hands.pop() if len(hands) == 1 else ""
        things[name] = Thing(mask, reach, loose, wide, strays, hand, doubt)
    first = ends[0]
    figures = {
        key: functools.reduce(Range.join, (end.figures[key] for end in ends))
        for key in first.figures
        if all(key in end.figures for end in ends)
    }
    facts = {key: value for key, value in first.facts.items() if all(end.facts.get(key) == value for end in ends)}
    bands = {
        key: frozenset().union(*(end.bands[key] for end in ends))
        for key in first.bands
        if all(key in end.bands for end in ends)
    }
    absent = functools.reduce(lambda x, y: x & y, (end.absent for end in ends))
    return Names(things, frozenset().union(*(end.sides for end in ends)), figures, facts, bands, absent, first.joins)


def widened(before: Names, after: Names) -> Names:
    """What is known in any round of a loop: a number that has grown in one may grow in each."""
    things = {}
    for name, thing in after.things.items():
        old, new = before.things.get(name, thing).reach, thing.reach
        low = new.low if new.low >= old.low else -ENDLESS
        high = new.high if new.high <= old.high else ENDLESS
        things[name] = evolve(thing, reach=Range(low, high))
    after.things = things
    return after


def spelled(e: Expr) -> str:
    """An expression as a key: alike for alike expressions, wherever they stand."""
    if isinstance(e, Call):
        return f"{e.word.key}({', '.join(map(spelled, e.args))})"
    if isinstance(e, Op):
        return f"[{f' {e.op} '.join(map(spelled, e.parts))}]" if len(e.parts) > 1 else _sign(e)
    if isinstance(e, Quantifier):
        t = e.things
        by = f"{spelled(e.by)} " if e.by is not None else ""
        return f"{e.kind} {by}{t.variable}: {spelled(t.domain)} {', '.join(map(spelled, t.conditions))}"
    return repr(e.value) if isinstance(e, Constant) else e.name


def _sign(e: Op) -> str:
    return f"[{' '.join((e.op, *map(spelled, e.parts)))}]"


def words_of(key: str) -> list[Word]:
    """The words in an expression as it is spelled."""
    by_key = study().vocabulary.by_key
    return [by_key[part] for part in WORDS.split(key) if part in by_key]


def mentions(e: Expr, name: str) -> bool:
    """Whether an expression speaks of a name."""
    return name in WORDS.split(spelled(e))


@frozen
class Valued:
    """A question about an expression: by which name the country in focus goes, and what else is known."""

    names: Names
    focus: str = ""
    firm: bool = False  # sentences have done what they say
    universe: Universe = field(factory=universe)

    # -- countries ----------------------------------------------------------------------------------

    def countries(self, e: Expr) -> int | None:
        """The profiles that a country, or the countries of a list, can have; None if nothing is known."""
        u = self.universe
        if isinstance(e, Constant) and e.type == study().space:
            held = self.names.things.get(f"={e.value}")
            return held.mask if held is not None else u.country(str(e.value))
        if isinstance(e, Variable):
            held = self.names.things.get(e.name)
            return held.mask if held is not None and held.mask else None
        if isinstance(e, Op) and e.op == "set":
            masks = [self.countries(part) for part in e.parts]
            return None if any(m is None for m in masks) else _union(m for m in masks if m is not None)
        return None

    def doubt(self, e: Expr) -> int:
        """What a country may have stayed although a sentence would have moved it."""
        name = e.name if isinstance(e, Variable) else f"={e.value}" if isinstance(e, Constant) else ""
        held = self.names.things.get(name)
        return held.doubt if held is not None and not self.firm else 0

    # -- numbers ------------------------------------------------------------------------------------

    def number(self, e: Expr) -> Split:
        """The range of a number, by profile of the focus."""
        everything = self.universe.all
        if isinstance(e, Constant) and isinstance(e.value, int):
            return ((everything, Range(e.value, e.value)),)
        if isinstance(e, Variable):
            held = self.names.things.get(e.name)
            return ((everything, held.reach if held is not None else ANYTHING),)
        if isinstance(e, Quantifier):
            return ((everything, COUNT if e.by is None else self._over(e, e.by)),)
        if isinstance(e, Op) and e.op in JOINS and len(e.parts) == 2:
            parts = [self.number(part) for part in e.parts]
            join = JOINS[e.op]
            return tuple((m & n, join(x, y)) for m, x in parts[0] for n, y in parts[1] if m & n)
        if isinstance(e, Call):
            return self._known(e, self._figure(e))
        return ((everything, ANYTHING),)

    def _over(self, e: Quantifier, by: Expr) -> Range:
        """A total, or the highest or lowest figure; of no things it is 0."""
        inside = self.names.copy()
        inside.give(e.things.variable, Thing(self.universe.all, reach=ANYTHING))
        one = evolve(self, names=inside).reach(by).join(Range(0, 0))
        if e.kind != "total":
            return one
        return Range(-ENDLESS if one.low < 0 else 0, ENDLESS if one.high > 0 else 0)

    def reach(self, e: Expr) -> Range:
        """The range of a number, whatever the focus is."""
        return functools.reduce(Range.join, (reach for _, reach in self.number(e)))

    def _known(self, e: Call, split: Split) -> Split:
        """What a condition has said of a figure goes before what the rules say of it."""
        held = self.names.figures.get(spelled(e)) if self.names.figures else None
        return split if held is None else tuple((mask, reach.meet(held)) for mask, reach in split)

    def _figure(self, e: Call) -> Split:
        everything, gives = self.universe.all, e.word.gives
        if isinstance(gives, Half):
            whole = dict(zip((hole.name for hole in e.word.holes), e.args, strict=True))[gives.of]
            odd = 0 if gives.down else 1
            return tuple((mask, Range((x.low + odd) // 2, (x.high + odd) // 2)) for mask, x in self.number(whole))
        split = given(e.word) if e.word.kind == "value" else None
        if split is None:
            return ((everything, COUNT if e.word.kind == "value" else ANYTHING),)
        subject = next((e.args[i] for i, _ in e.word.role(Place)), None)
        if subject is None or (isinstance(subject, Variable) and subject.name == self.focus):
            return split
        mask = self.countries(subject)
        reaches = [reach for part, reach in split if mask is None or mask & part]
        return ((everything, functools.reduce(Range.join, reaches) if reaches else ANYTHING),)


def possible_bands(e: Expr, names: Names) -> frozenset[str] | None:
    """The bands that a level of a track can name here."""
    every = bands(e.word) if isinstance(e, Call) else None
    if every is None or not isinstance(e, Call):
        return None
    reach = names.figures.get(*band_figure(e))
    left = names.bands.get(spelled(e), frozenset(every))
    return frozenset(name for name in left if every[name].low <= reach.high and reach.low <= every[name].high)


def band_figure(level: Call) -> tuple[str, Range]:
    """The figure that a level is a band of, as it is spelled, and what it can be at all."""
    assert isinstance(level.word.gives, Bands)
    key = level.word.gives.figure
    split = given(study().vocabulary.by_key[key])
    assert split is not None
    return f"{key}()", split[0][1]


def _union(masks: Iterable[int]) -> int:
    return functools.reduce(lambda x, y: x | y, masks, 0)

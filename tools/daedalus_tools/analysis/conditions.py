"""What a condition says: of the country it is about, by profile; of everything else, whether it may hold at all."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

import attrs

from daedalus.games.labyrinth.vocabulary import vocabulary
from daedalus.language.typed import Call, Constant, Expr, Op, Quantifier, Things, Variable
from daedalus.language.vocabulary import Word
from daedalus_tools.analysis.numbers import ANYTHING, COUNT, Range, Split, of_a_country, of_the_game
from daedalus_tools.analysis.profiles import Known, Universe, universe

COMPARE: dict[str, Callable[[Range, Range], tuple[bool, bool]]] = {
    "<": lambda x, y: (x.low < y.high, x.high < y.low),
    "<=": lambda x, y: (x.low <= y.high, x.high <= y.low),
    ">": lambda x, y: (x.high > y.low, x.low > y.high),
    ">=": lambda x, y: (x.high >= y.low, x.low >= y.high),
    "=": lambda x, y: (x.low <= y.high and y.low <= x.high, x.low == x.high == y.low == y.high),
    "<>": lambda x, y: (not x.low == x.high == y.low == y.high, x.high < y.low or y.high < x.low),
}


@attrs.frozen
class Thing:
    """What is known of a name: the profiles a country can have, or the range of a number."""

    mask: int = 0
    reach: Range = ANYTHING
    loose: bool = False  # chosen among all countries, so that the card could have said more
    strays: int = 0  # profiles that only a country in flux has: no card can say more of them


@attrs.define
class Names:
    """What is known of every name at a place of a card, and which sides may be playing it."""

    things: dict[str, Thing] = attrs.field(factory=dict)
    sides: frozenset[str] = frozenset()

    def copy(self) -> Names:
        return Names(dict(self.things), self.sides)


@attrs.frozen
class Asked:
    """A question about the condition: by which name the country in focus goes, and what else is known."""

    names: Names
    focus: str = ""
    universe: Universe = attrs.field(factory=universe)

    # -- truth ------------------------------------------------------------------------------------

    def truth(self, e: Expr) -> Known:
        """Where a condition may and must hold; if it is not about the focus, everywhere or nowhere."""
        u = self.universe
        e = plain(e)
        if isinstance(e, Op):
            if e.op in ("and", "or"):
                known = [self.truth(part) for part in e.parts]
                result = known[0]
                for one in known[1:]:
                    result = result & one if e.op == "and" else result | one
                return result
            if e.op == "not":
                return u.negated(self.truth(e.parts[0]))
            if e.op == "side":
                return self._side(e)
            if e.op in COMPARE:
                return self._compare(e)
        if isinstance(e, Quantifier) and e.type == "truth":
            return self._quantified(e)
        if isinstance(e, Call) and e.word.kind == "adjective" and e.word.subject == "country" and not e.word.holes:
            return self._of_subject(e.args[0], u.adjective(e.word))
        if isinstance(e, Constant) and isinstance(e.value, bool):
            return Known(u.all, u.all) if e.value else Known(0, 0)
        return Known(u.all, 0)

    def _somewhere(self, may: bool, must: bool) -> Known:
        everything = self.universe.all
        return Known(everything if may else 0, everything if must else 0)

    def _of_subject(self, subject: Expr, known: Known) -> Known:
        """An answer by profile, for the focus as it is, for another country by what that can be."""
        if isinstance(subject, Variable) and subject.name == self.focus:
            return known
        mask = self.countries(subject)
        if mask is None:
            return Known(self.universe.all, 0)
        return self._somewhere(bool(mask & known.may), bool(mask) and not mask & ~known.must)

    def _side(self, e: Op) -> Known:
        said = str(e.parts[0].value) if e.parts and isinstance(e.parts[0], Constant) else ""
        sides = self.names.sides
        if not said or not sides:
            return Known(self.universe.all, 0)
        return self._somewhere(said in sides, sides == {said})

    def _quantified(self, e: Quantifier) -> Known:
        """`any` can be known to fail, `no` to hold; that there is one is never known."""
        if e.things.type != "country":
            return Known(self.universe.all, 0)
        possible = bool(candidates(e.things, self.names))
        if e.kind == "any":
            return self._somewhere(possible, False)
        if e.kind == "no":
            return self._somewhere(True, not possible)
        return Known(self.universe.all, 0)

    def _compare(self, e: Op) -> Known:
        left, right = e.parts
        if left.type == "country":
            return self._same(e.op, left, right)
        if left.type != "number":
            return Known(self.universe.all, 0)
        test = COMPARE[e.op]
        may = must = 0
        for mask, x in self.number(left):
            for other, y in self.number(right):
                both = mask & other
                if both:
                    possible, sure = test(x, y)
                    may |= both if possible else 0
                    must |= both if sure else 0
        return Known(may, must)

    def _same(self, op: str, left: Expr, right: Expr) -> Known:
        """`c = Iraq`: exact for the focus."""
        u = self.universe
        a, b = self.countries(left), self.countries(right)
        known = Known(u.all, 0)
        for one, other in ((left, b), (right, a)):
            if isinstance(one, Variable) and one.name == self.focus and other is not None:
                single = len(u.countries_of(other)) == 1
                known = Known(u.same_countries(other), u.same_countries(other) if single else 0)
                return known if op == "=" else u.negated(known)
        if a is not None and b is not None:
            meet = bool(u.same_countries(a) & u.same_countries(b))
            known = self._somewhere(meet, False)
            return known if op == "=" else u.negated(known)
        return known

    # -- countries ----------------------------------------------------------------------------------

    def countries(self, e: Expr) -> int | None:
        """The profiles that a country, or the countries of a list, can have; None if nothing is known."""
        u = self.universe
        if isinstance(e, Constant) and e.type == "country":
            held = self.names.things.get(f"={e.value}")
            return held.mask if held is not None else u.country(str(e.value))
        if isinstance(e, Variable):
            held = self.names.things.get(e.name)
            return held.mask if held is not None and held.mask else None
        if isinstance(e, Op) and e.op == "set":
            masks = [self.countries(part) for part in e.parts]
            return None if any(m is None for m in masks) else _union(m for m in masks if m is not None)
        return None

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
            return ((everything, COUNT),)
        if isinstance(e, Op) and e.op in ("+", "-", "*") and len(e.parts) == 2:
            parts = [self.number(part) for part in e.parts]
            join = {"+": Range.__add__, "-": Range.less, "*": Range.times}[e.op]
            return tuple((m & n, join(x, y)) for m, x in parts[0] for n, y in parts[1] if m & n)
        if isinstance(e, Call):
            return self._figure(e)
        return ((everything, ANYTHING),)

    def _figure(self, e: Call) -> Split:
        everything = self.universe.all
        if e.word.id == "half":
            return tuple((mask, Range(-(-x.low // 2), -(-x.high // 2))) for mask, x in self.number(e.args[0]))
        whole = of_the_game(e.word.id)
        if whole is not None and e.word.kind == "value":
            held = self.names.things.get(figure_key(e))
            return ((everything, held.reach if held is not None else whole),)
        split = of_a_country(e.word.id) if e.word.kind == "value" and len(e.args) == 1 else None
        if split is None:
            return ((everything, COUNT if e.word.kind == "value" else ANYTHING),)
        subject = e.args[0]
        if isinstance(subject, Variable) and subject.name == self.focus:
            return split
        mask = self.countries(subject)
        reaches = [reach for part, reach in split if mask is None or mask & part]
        joined = reaches[0] if reaches else ANYTHING
        for reach in reaches[1:]:
            joined = joined.join(reach)
        return ((everything, joined),)


@functools.cache
def _posture_words() -> dict[str, Word]:
    """`us is hard` speaks of a side; the country that it means has the same adjectives."""
    words = {w.pattern: w for w in vocabulary().of_kind("adjective") if w.subject == "country"}
    return {"side_hard": words["hard"], "side_soft": words["soft"]}


def plain(e: Expr) -> Expr:
    """The posture of the US as that of a country."""
    if isinstance(e, Call) and e.word.id in ("side_hard", "side_soft"):
        return Call(_posture_words()[e.word.id], (Constant("country", "United States", e.span),), e.type, e.span)
    return e


def figure_key(e: Call) -> str:
    """The name under which a figure of the whole game is remembered."""
    return "#" + _spelled(e)


def _spelled(e: Expr) -> str:
    if isinstance(e, Call):
        return f"{e.word.id}({', '.join(map(_spelled, e.args))})"
    return str(e.value) if isinstance(e, Constant) else e.name if isinstance(e, Variable) else "?"


def _union(masks: Iterable[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


def domain(things: Things, names: Names) -> tuple[int, bool]:
    """The profiles of the countries a noun phrase begins with, and whether that is all countries."""
    u = universe()
    d = things.domain
    if isinstance(d, Call) and d.word.kind == "noun" and d.args:
        mask = Asked(names).countries(d.args[0])
        return (u.all, True) if mask is None else (mask, False)
    if isinstance(d, (Variable, Op, Constant)):
        mask = Asked(names).countries(d)
        return (u.all, True) if mask is None else (mask, False)
    return u.all, True


def candidates(things: Things, names: Names) -> int:
    """The profiles that some candidate of a noun phrase can have."""
    mask, _ = domain(things, names)
    asked = Asked(names, things.variable)
    for condition in things.conditions:
        mask &= asked.truth(condition).may
    return mask

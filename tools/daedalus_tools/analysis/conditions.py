"""What a condition says: of the country it is about, by profile; of everything else, whether it may hold at all."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from attrs import evolve

from daedalus.language.records import LINKS, PRINTED
from daedalus.language.roles import Place
from daedalus.language.typed import DONE, Call, Constant, Expr, Op, Quantifier, Things, Variable
from daedalus.language.vocabulary import SIDE, TRUTH
from daedalus_tools.analysis.figures import Names, Thing, Valued, band_figure, possible_bands, spelled
from daedalus_tools.analysis.numbers import Range, bands, given
from daedalus_tools.analysis.profiles import Known, universe
from daedalus_tools.analysis.said import of_sentence
from daedalus_tools.analysis.subjects import as_variable, plain, subjects
from daedalus_tools.world import study

COMPARE: dict[str, Callable[[Range, Range], tuple[bool, bool]]] = {
    "<": lambda x, y: (x.low < y.high, x.high < y.low),
    "<=": lambda x, y: (x.low <= y.high, x.high <= y.low),
    ">": lambda x, y: (x.high > y.low, x.low > y.high),
    ">=": lambda x, y: (x.high >= y.low, x.low >= y.high),
    "=": lambda x, y: (x.low <= y.high and y.low <= x.high, x.low == x.high == y.low == y.high),
    "<>": lambda x, y: (not x.low == x.high == y.low == y.high, x.high < y.low or y.high < x.low),
}
OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "=": "<>", "<>": "="}
TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}  # the same with its sides exchanged


class Asked(Valued):
    """Whether a condition holds, where something is known."""

    def truth(self, e: Expr) -> Known:
        """Where a condition may and must hold; if it is not about the focus, everywhere or nowhere."""
        u = self.universe
        e = plain(e)
        if isinstance(e, Op):
            if e.op in ("and", "or"):
                return self._several(e)
            if e.op == "not":
                return u.negated(self.truth(e.parts[0]))
            if e.op == "side":
                return self._side(e)
        fact = self.names.facts.get(spelled(e)) if self.names.facts else None
        if fact is not None:
            return self._somewhere(fact, fact)
        if isinstance(e, Op) and e.op in COMPARE:
            return self._compare(e)
        if isinstance(e, Quantifier) and e.type == "truth":
            return self._quantified(e)
        if isinstance(e, Call) and e.word.kind == "adjective" and e.word.subject == study().space and not e.word.holes:
            return self._of_subject(e.args[0], u.adjective(e.word))
        if isinstance(e, Call) and e.word.known == LINKS:
            return self._adjacent(*e.args)
        if isinstance(e, Call) and e.word.known == PRINTED and (values := _values(e.args[1:])) is not None:
            return self._of_subject(e.args[0], u.printed(e.word, values))
        if isinstance(e, Call) and e.word.implies:
            return Known(self.truth(implied(e)).may, 0)
        if isinstance(e, Constant) and isinstance(e.value, bool):
            return self._somewhere(e.value, e.value)
        return Known(u.all, 0)

    def _adjacent(self, one: Expr, other: Expr) -> Known:
        """A link on the map; an event may close one. That another card opens one is not thought of."""
        if self.names.joins:
            return Known(self.universe.all, 0)
        for subject, place in ((one, other), (other, one)):
            mask = self.countries(place)
            near = self.universe.adjacent(mask) if mask is not None else self.universe.all
            if near != self.universe.all:
                return self._of_subject(subject, Known(near, 0))
        return Known(self.universe.all, 0)

    def _several(self, e: Op) -> Known:
        """`and`, `or`: each part is asked where those before it hold, or fail."""
        both = e.op == "and"
        result = self._somewhere(both, both)
        names: Names | None = self.names
        for part in e.parts:
            if names is None:  # those before it leave nothing
                return result if both else Known(self.universe.all, self.universe.all)
            known = Asked(names, self.focus, self.firm).truth(part)
            result = result & known if both else result | known
            names = refined(names, part, both)
        if names is None:
            return self._somewhere(not both, not both)
        return result

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
        sure = bool(mask) and not (mask | self.doubt(subject)) & ~known.must
        return self._somewhere(bool(mask & known.may), sure)

    def _side(self, e: Op) -> Known:
        said = str(e.parts[0].value) if e.parts and isinstance(e.parts[0], Constant) else ""
        sides = self.names.sides
        if not said or not sides:
            return Known(self.universe.all, 0)
        return self._somewhere(said in sides, sides == {said})

    def _quantified(self, e: Quantifier) -> Known:
        """`any` can be known to fail, `no` to hold; that there is one is never known."""
        if e.things.type != study().space:
            return Known(self.universe.all, 0)
        possible = bool(candidates(e.things, self.names))
        if e.kind == "any":
            return self._somewhere(possible, False)
        if e.kind == "no":
            return self._somewhere(True, not possible)
        return Known(self.universe.all, 0)

    def _compare(self, e: Op) -> Known:
        left, right = e.parts
        if left.type == study().space:
            return self._same(e.op, left, right)
        if left.type == "band":
            return self._band(e)
        if left.type != "number":
            return Known(self.universe.all, 0)
        if spelled(left) == spelled(right):  # a figure and itself
            holds = e.op in ("=", "<=", ">=")
            return self._somewhere(holds, holds)
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

    def _band(self, e: Op) -> Known:
        left, right = e.parts
        possible = possible_bands(left, self.names)
        said = _level(right)
        if possible is None or not said:
            return Known(self.universe.all, 0)
        known = self._somewhere(said in possible, possible == {said})
        return known if e.op == "=" else self.universe.negated(known)

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


def implied(e: Call) -> Expr:
    """What holds where a condition does."""
    it = next((e.args[i] for i, _ in e.word.role(Place)), None)
    return of_sentence(e.word.implies, e, it)


def domain(things: Things, names: Names) -> tuple[int, bool]:
    """The profiles of the countries a noun phrase begins with, and whether that is all countries."""
    everywhere = (universe().all, True)
    d = things.domain
    if isinstance(d, Call) and d.word.kind == "noun":
        if not d.args:
            return everywhere
        if d.word.known == PRINTED and (values := _values(d.args)) is not None:
            return universe().printed(d.word, values).may, False
        d = d.args[0]
    mask = Asked(names).countries(d)
    if mask is not None:
        return mask, False
    return (0, False) if isinstance(d, Variable) else everywhere  # of a name that is empty nothing can be said


def _values(args: Iterable[Expr]) -> tuple[Any, ...] | None:
    """Plain values, lists of them as tuples; nothing if one depends on the game."""
    found: list[Any] = []
    for arg in args:
        if isinstance(arg, Op) and arg.op == "set":
            inside = _values(arg.parts)
            if inside is None:
                return None
            found.append(inside)
        elif isinstance(arg, Constant) and arg.type != study().space:
            found.append(arg.value)
        else:
            return None
    return tuple(found)


def candidates(things: Things, names: Names) -> int:
    """The profiles that some candidate of a noun phrase can have."""
    mask = domain(things, names)[0] & ~names.absent
    if things.conditions:
        inside = names.copy()
        inside.give(things.variable, Thing(mask))
        asked = Asked(inside, things.variable)
        for condition in things.conditions:
            mask &= asked.truth(condition).may
    return mask


def _surely(things: Things, names: Names) -> int:
    """The profiles with which a country surely is one of the things."""
    mask, everywhere = domain(things, names)
    asked = Asked(names, things.variable)
    for condition in things.conditions:
        mask &= asked.truth(condition).must
    return mask if everywhere and isinstance(things.domain, Call) and things.domain.word.whole else 0


def _level(e: Expr) -> str:
    """The level that a word is, by name."""
    return str(e.word.level.value) if isinstance(e, Call) and e.word.level is not None else ""


# -- what is known where a condition holds ------------------------------------------------------------------


def refined(names: Names, e: Expr, holds: bool) -> Names | None:
    """What is known where the condition holds (or fails); None if that can never be."""
    e = plain(e)
    if isinstance(e, Op) and e.op == DONE:  # of each line something else
        return names.copy()
    if isinstance(e, Op) and e.op == "side" and isinstance(e.parts[0], Constant):
        said = frozenset({str(e.parts[0].value)})
        sides = names.sides & said if holds else names.sides - said
        result = names.copy()
        result.sides = sides
        return result if sides else None
    if isinstance(e, Op) and e.op == "not":
        return refined(names, e.parts[0], not holds)
    if isinstance(e, Op) and e.op == ("and" if holds else "or"):
        left: Names | None = names
        for part in e.parts:
            left = refined(left, part, holds) if left is not None else None
        return left
    if not (isinstance(e, Op) and e.op in ("and", "or")):
        known = Asked(names).truth(e)
        if not known.may if holds else known.must == universe().all:
            return None
    if holds and isinstance(e, Call) and e.word.implies:
        names = refined(names, implied(e), True) or names
    result = names.copy()
    for subject in subjects(e):
        if not _about(result, names, e, subject, holds):
            return None
    return _noted(result, e, holds)


def _about(result: Names, names: Names, e: Expr, subject: Variable | Constant, holds: bool) -> bool:
    """Narrows what a country can be; False if nothing is left."""
    u = universe()
    key = subject.name if isinstance(subject, Variable) else f"={subject.value}"
    held = result.things.get(key)
    mask = held.mask if held is not None else u.country(key[1:]) if isinstance(subject, Constant) else 0
    if not mask:
        return True
    said = e if isinstance(subject, Variable) else as_variable(e, subject, key)
    known = Asked(names, key).truth(said)
    fits = known.may if holds else u.all & ~known.must
    left = mask & fits or (held.doubt & fits if held is not None else 0)
    if left:
        result.things[key] = evolve(held, mask=left, doubt=held.doubt & fits) if held is not None else Thing(left)
    return bool(left)


def _noted(names: Names, e: Expr, holds: bool) -> Names | None:
    """A comparison makes a range smaller, a band is taken or left out, anything else is a fact from now on."""
    if isinstance(e, Op) and e.op in ("and", "or"):
        return names
    if isinstance(e, Op) and e.op in COMPARE and len(e.parts) == 2:
        if e.parts[0].type == "number":
            for op, figure, other in (
                (e.op, *e.parts),
                (TURNED.get(e.op, e.op), *e.parts[::-1]),
            ):
                if isinstance(other, Constant) and isinstance(other.value, int):
                    return _narrowed(names, figure, op if holds else OPPOSITE[op], other.value)
        possible = possible_bands(e.parts[0], names)
        if possible is not None and _level(e.parts[1]):
            return _in_band(names, e.parts[0], possible, _level(e.parts[1]), (e.op == "=") == holds)
    names.facts[spelled(e)] = holds
    if isinstance(e, Quantifier) and e.things.type == study().space and e.kind == ("no" if holds else "any"):
        names.absent |= _surely(e.things, names)
    if holds and isinstance(e, Call) and e.word.one_of:
        names.facts |= dict.fromkeys(_rivals(e), False)
    return names


def _rivals(e: Call) -> Iterator[str]:
    """What cannot hold as well: the other words of its group, and the same word about another side."""
    sides = [Constant(SIDE, side, e.span) for side in study().vocabulary.sides]
    for word in study().vocabulary.of_kind("adjective"):
        if word.one_of == e.word.one_of and all(hole.type == SIDE for hole in word.holes):
            for about in product(sides, repeat=len(word.holes)):
                said = spelled(Call(word, (e.args[0], *about), TRUTH, e.span))
                if said != spelled(e):
                    yield said


def _in_band(names: Names, level: Expr, possible: frozenset[str], said: str, holds: bool) -> Names | None:
    assert isinstance(level, Call)
    left = possible & {said} if holds else possible - {said}
    if not left:
        return None
    names.bands[spelled(level)] = left
    every = bands(level.word)
    assert every is not None
    figure, _ = band_figure(level)
    reach = functools.reduce(Range.join, (every[name] for name in left))
    names.figures[figure] = reach.meet(names.figures.get(figure, reach))
    return names


def _narrowed(names: Names, figure: Expr, op: str, n: int) -> Names | None:
    """A named number, or a figure, compared with a number: its range becomes smaller."""
    if isinstance(figure, Variable):
        held = names.things.get(figure.name, Thing())
        reach = held.reach
    elif isinstance(figure, Call) and given(figure.word):
        reach = Asked(names).reach(figure)
    else:
        return names
    low, high = reach
    if op in ("<", "<=", "="):
        high = min(high, n - (op == "<"))
    if op in (">", ">=", "="):
        low = max(low, n + (op == ">"))
    if op == "<>":
        low, high = low + (low == n), high - (high == n)
    if low > high:
        return None
    if isinstance(figure, Variable):
        names.things[figure.name] = evolve(held, reach=Range(low, high))
    else:
        names.figures[spelled(figure)] = Range(low, high)
    return names

"""From expressions to parts of a plan: values, conditions as sentences, and things with their qualities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve

from daedalus.core.messages import CARD
from daedalus.language import typed
from daedalus.language.roles import Place
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary, Word
from daedalus.text import plan as p
from daedalus.text.cases import CASE, MORE
from daedalus.text.expressions import (
    COMPARED,
    alike,
    apart_from,
    differing,
    every_of,
    is_,
    linked,
    mentions,
    of_side,
    with_side,
    zero,
)
from daedalus.text.folding import together
from daedalus.text.needless import Orders

TURNED = {"=": "=", "<>": "<>", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
OPPOSITE = {"=": "<>", "<>": "=", "<": ">=", ">": "<=", "<=": ">", ">=": "<"}
WAYS = ("in", "from", "to")
MORE_FORM = "more"  # of a figure by case: it comes to the other
SELF = "\u2022"  # stands for the thing that a quality is said of


class Known:
    """What the names of a card stand for, and how they are said next."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.said: dict[str, p.Part] = {}  # names that were mentioned: how they are said again
        self.fresh: dict[str, p.Part] = {}  # names that were not: how they are introduced
        self.lets: dict[str, Expr] = {}
        self.place: object = None  # the proper name that `there` would mean
        self.told: Sequence[Expr] = ()  # figures that were just told, and are that number
        self.orders: Orders | None = None  # for which the things are that are being said
        self.visited = False  # whether something was done there, and not only said of it

    def forget(self) -> None:
        """In another sentence only a place where something was done is still `there`."""
        if not self.visited:
            self.place = None

    def inner(self) -> Known:
        """The same names, for a part whose mentions do not count outside."""
        other = Known(self.vocabulary)
        other.said, other.fresh, other.lets = dict(self.said), dict(self.fresh), dict(self.lets)
        return other

    # -- values -------------------------------------------------------------------------------------

    def part(self, e: Expr | None, role: Any = None) -> p.Part:
        """A value, or whatever fills a hole."""
        if e is None:
            return p.Number(0)
        if isinstance(e, typed.Constant):
            return self._constant(e, role)
        if isinstance(e, typed.Variable):
            return self._variable(e, role)
        if isinstance(e, typed.Quantifier):
            return self._figure(e)
        if isinstance(e, typed.Call):
            if e.type == TRUTH:
                return self.clause(e)
            if any(alike(e, figure) for figure in self.told):
                return p.Again(p.Thing(NUMBER), NUMBER)
            return p.Said(e.word.key, _inside(e.word, self.arguments(e.word, e.args)))
        return self._operation(e)

    def arguments(self, word: Word, args: tuple[Expr, ...], *, figures_first: bool = False) -> dict[str, p.Part]:
        """What fills the holes of a word; a place is named before the figures that may be about it, unless these are
        said instead."""
        named = list(zip(word.holes, args[1:] if word.kind == "adjective" else args, strict=True))
        named.sort(key=lambda pair: (pair[0].type == NUMBER) != figures_first)
        return {hole.name: self.part(arg, word.roles[hole.name]) for hole, arg in named}

    def _constant(self, e: typed.Constant, role: Any) -> p.Part:
        if isinstance(e.value, int) and not isinstance(e.value, bool):
            return p.Number(e.value)
        if e.type == TRUTH:
            return p.Said("yes" if e.value else "no", shared=True)
        if e.type == TEXT:
            return p.Title(str(e.value))
        name = p.Name(str(e.value), e.type)
        if isinstance(role, Place) and not role.many:
            again, self.place = self.place == e.value, e.value
            self.visited = role.way in WAYS
            return p.Again(name, e.type) if again else name
        return name

    def _variable(self, e: typed.Variable, role: Any) -> p.Part:
        if e.name in self.lets:
            return self.part(self.lets[e.name], role)
        if e.name in self.fresh:
            part = self.fresh.pop(e.name)
            self.said[e.name] = p.Again(part, self.noun(e.type))
            self.place = None
            return part
        if e.name in self.said:
            return self.said[e.name]
        return p.Again(p.Thing(self.noun(e.type)), self.noun(e.type))

    def noun(self, type_: str) -> str:
        return self.vocabulary.single_of(type_) or type_

    def _figure(self, e: typed.Quantifier) -> p.Part:
        thing = self.thing(e.things, p.ALL)
        if e.kind == "all":
            return thing
        if e.by is not None:
            inner = self.inner()
            inner.said[e.things.variable] = p.Title(SELF)
            return p.Said("figure", {"what": thing, "by": inner.part(e.by)}, e.kind, shared=True)
        return p.Said("number-of-things", {"what": thing}, shared=True)

    def _operation(self, e: typed.Op) -> p.Part:
        if e.op == "set":
            return p.Several(p.AND, tuple(self.part(x) for x in e.parts))
        if e.op in ("player", "opponent"):
            return p.Name(e.op, "side")
        if e.op in (CASE, MORE):
            figure, plain, condition = e.parts
            clause = self.inner().clause(condition)
            form = MORE_FORM if e.op == MORE else ""
            return p.shared("by-case", form, n=self.part(figure), otherwise=self.part(plain), condition=clause)
        if e.op in ("+", "-", "*", "/"):
            left, *rest = self._positive(e).parts
            if zero(left) and len(rest) == 1 and self._known_difference(rest[0]):
                return self.part(rest[0])
            if not rest:
                return p.Said("reckoned", {"a": p.Number(0), "b": self.part(left)}, "minus", shared=True)
            form = {"+": "plus", "-": "minus", "*": "times", "/": "by"}[e.op]
            result = self.part(left)
            for x in rest:
                result = p.Said("reckoned", {"a": result, "b": self.part(x)}, form, shared=True)
            return result
        return self.clause(e)

    # -- conditions as sentences --------------------------------------------------------------------

    def _meant(self, e: Expr) -> Expr:
        """What a name stands for."""
        while isinstance(e, typed.Variable) and e.name in self.lets:
            e = self.lets[e.name]
        return e

    def _positive(self, e: typed.Op) -> typed.Op:
        """`0 - (a - b)` is b - a."""
        if e.op != "-" or not zero(e.parts[0]) or len(e.parts) != 2:
            return e
        below = self._meant(e.parts[1])
        if isinstance(below, typed.Op) and below.op == "-" and len(below.parts) == 2:
            return evolve(below, parts=below.parts[::-1])
        return e

    def _known_difference(self, e: Expr) -> bool:
        said = self.said.get(e.name) if isinstance(e, typed.Variable) else None
        return isinstance(said, p.Said) and said.shared and said.key == "difference"

    def clause(self, e: Expr, holds: bool = True) -> p.Part:
        """A condition as a sentence of its own: `it is Poor`, `there are troops in Iraq`."""
        if isinstance(e, typed.Op):
            if e.op in ("and", "or"):
                how = e.op if holds else {"and": "or", "or": "and"}[e.op]
                return together(how, [self.clause(x, holds) for x in e.parts])
            if e.op == "not":
                return self.clause(e.parts[0], not holds)
            if e.op in COMPARED:
                return self._compared(e, holds)
            if e.op == "side":
                [side] = e.parts
                who = p.Name(str(side.value), "side") if isinstance(side, typed.Constant) else self.part(side)
                return p.Said("plays-it", {"side": who}, "" if holds else "not", shared=True)
            return p.Said(e.op, {}, "" if holds else "not", shared=True)
        if isinstance(e, typed.Call):
            if e.word.kind == "adjective":
                quality = p.Quality(p.Said(e.word.key, self.arguments(e.word, e.args)), holds)
                return p.Is(self.part(e.args[0]), quality)
            return p.Said(e.word.key, self.arguments(e.word, e.args), "" if holds else "not")
        if isinstance(e, typed.Quantifier):
            return self._existence(e, holds)
        if isinstance(e, typed.Variable):
            if e.name in self.lets:
                return self.clause(self.lets[e.name], holds)
            said = self.said.get(e.name)
            what = evolve(said, form="result" if holds else "no-result") if isinstance(said, p.Said) else None
            return what or p.Said("so", {}, "" if holds else "not", shared=True)
        return self.part(e)

    def _existence(self, e: typed.Quantifier, holds: bool) -> p.Part:
        apart = apart_from(e) if e.kind == "any" else None
        if apart is not None:  # `any x where a or b`, of which b does not speak of x
            op, own, rest = apart
            how = op if holds else {"and": "or", "or": "and"}[op]
            return together(how, [self._existence(own, holds), self.clause(rest, holds)])
        if e.kind == "every" and e.things.conditions:
            things = evolve(e.things, conditions=e.things.conditions[:-1])
            inner = self.inner()
            inner.said[e.things.variable] = inner.thing(things, p.EACH)
            return inner.clause(e.things.conditions[-1], holds)
        some = (e.kind == "any") == holds
        names = self._listed(e.things)
        if some and names:  # `Iraq or Syria is Poor`
            inner = self.inner()
            inner.said[e.things.variable] = p.Several(p.OR, names)
            return together(p.AND, [inner.clause(c) for c in every_of(e.things.conditions)])
        return p.Said("there-is", {"what": self.thing(e.things, p.A if some else p.NO)}, "" if some else "not",
                      shared=True)  # fmt: skip

    def _listed(self, things: typed.Things) -> tuple[p.Part, ...]:
        """The proper names of things of which only adjectives are said."""
        [*conditions] = every_of(things.conditions)
        one = conditions[0] if len(conditions) == 1 else None
        kinds = one.parts if isinstance(one, typed.Op) and one.op == "or" else conditions
        plain = bool(kinds) and all(
            isinstance(x, typed.Call) and x.word.kind == "adjective" and len(x.args) == 1 for x in kinds
        )
        listed = things.domain.args[0] if isinstance(things.domain, typed.Call) and things.domain.args else None
        meant = self._meant(listed) if listed is not None else None
        names = meant.parts if isinstance(meant, typed.Op) else ()
        if not plain or not names or not all(isinstance(x, typed.Constant) and x.type == things.type for x in names):
            return ()
        return tuple(self.part(x) for x in names)

    def _compared(self, e: typed.Op, holds: bool) -> p.Part:
        left, right, op = self._sides(e)
        left = self._meant(left) if left.type == NUMBER else left
        if not holds:
            op = OPPOSITE[op]
        if isinstance(left, typed.Quantifier) and left.kind == "number" and zero(right) and op in ("=", ">"):
            return self._any_of(left, op == ">")
        if isinstance(left, typed.Op) and left.op == "+" and zero(right) and op in (">", "="):
            either = [self._compared(evolve(e, op=op, parts=(x, right)), True) for x in left.parts]
            return together(p.OR if op == ">" else p.AND, either)
        if isinstance(left, typed.Op) and left.op == "-" and zero(right):  # a - b > 0 is a > b
            left, right = differing(left, self._meant)
        if isinstance(left, typed.Variable) and left.type != NUMBER:
            return p.Said(
                "same", {"a": self.part(left), "b": self.part(right)}, "" if op == "=" else "not", shared=True
            )
        return p.Compare(self.part(left), op, self.part(right))

    def _any_of(self, e: typed.Quantifier, some: bool) -> p.Part:
        """Whether there are any; of a set that was named before, without naming it again."""
        if isinstance(e.things.domain, typed.Variable) and not e.things.conditions:
            return p.Said("any-of-them", {}, "" if some else "not", shared=True)
        return self._existence(evolve(e, kind="any"), some)

    @staticmethod
    def _sides(e: typed.Op) -> tuple[Expr, Expr, str]:
        left, right = e.parts
        if isinstance(left, typed.Constant) and not isinstance(right, typed.Constant):
            return right, left, TURNED[e.op]
        return left, right, e.op

    # -- things with their qualities ----------------------------------------------------------------

    def thing(self, things: typed.Things, determiner: str = p.A, extra: tuple[p.Quality, ...] = ()) -> p.Part:
        """A noun phrase; `a country in (Iraq, Syria)` without qualities is `Iraq or Syria`."""
        inner = self.inner()
        if isinstance(things.domain, typed.Variable) and not things.conditions and things.count is None and not extra:
            return inner.part(things.domain)  # a set, as it is
        inner.said[things.variable] = p.Again(p.Thing(things.type, p.THE), things.type)  # the thing itself
        asked = [c for c in every_of(things.conditions) if not (self.orders and self.orders.needed(c))]
        qualities = [q for c in asked for q in inner.qualities(c, things.variable, things.type)]
        qualities += extra
        domain = things.domain
        while (among := self._among(domain, things.type)) is not None:
            qualities = [
                q for c in among.conditions for q in inner.qualities(c, among.variable, among.type)
            ] + qualities
            domain = among.domain
        of: p.Part | None = None
        source: p.Part | None = None
        noun = things.type
        if isinstance(domain, typed.Call):
            if domain.word.whole or not domain.args:
                noun = things.type
                source = p.Said(domain.word.key) if not domain.word.whole else None
            elif isinstance(listed := self._meant(domain.args[0]), typed.Op) and listed.op == "set":
                of = p.Several(p.OR, tuple(inner.part(x) for x in listed.parts))
                if not all(
                    isinstance(x, p.Again) or (isinstance(x, p.Name) and x.type == things.type) for x in of.items
                ):
                    source, of = p.Said(domain.word.key, {domain.word.holes[0].name: of}), None
            else:
                source = p.Said(domain.word.key, inner.arguments(domain.word, domain.args))
            if source is not None and domain.args and things.type != CARD:  # where it lies is said first
                qualities.insert(0, p.Quality(source))
                source = None
        else:
            whole = inner.part(domain)
            of = evolve(whole, how=p.OR) if isinstance(whole, p.Several) else whole
        count = inner.part(things.count) if things.count is not None else None
        if isinstance(of, p.Again) and not qualities and count is None and determiner == p.ALL:
            return of
        if of is not None and not qualities and isinstance(of, p.Several) and count is None:
            return evolve(of, how=p.OR if determiner == p.A else p.AND)
        others = [q for q in qualities if _other(q, noun)]
        if others and determiner == p.A and count is None and not things.many:
            determiner, qualities = p.OTHER, [q for q in qualities if q not in others]
        determiner = p.ALL if things.many and determiner == p.A and count is None else determiner
        if isinstance(of, p.Several) and count is None and determiner in (p.EACH, p.ALL):
            of = evolve(of, how=p.AND)
        return p.Thing(noun, determiner, tuple(qualities), count, things.up_to, of, things.by_lot, source)

    def _among(self, domain: Expr, type_: str) -> typed.Things | None:
        """The things that a name stands for, of which some are meant: `let s = countries where ...`, a country of s."""
        if isinstance(domain, typed.Call) and [self.noun(hole.type) for hole in domain.word.holes] == [type_]:
            [domain] = domain.args
        named = self.lets.get(domain.name) if isinstance(domain, typed.Variable) else None
        plain = isinstance(named, typed.Quantifier) and named.kind == "all" and named.things.count is None
        return named.things if plain else None  # type: ignore[union-attr]

    def qualities(self, e: Expr, variable: str, type_: str) -> Iterator[p.Quality]:
        """What a condition says of a thing, one quality after another."""
        if isinstance(e, typed.Op) and e.op == "and":
            for part in e.parts:
                yield from self.qualities(part, variable, type_)
        else:
            yield p.Quality(self._quality(e, variable))

    def _quality(self, e: Expr, variable: str, holds: bool = True) -> p.Part:
        if isinstance(e, typed.Op) and e.op in ("and", "or"):
            return self._several(e, variable, holds)
        if isinstance(e, typed.Op) and e.op == "not":
            return self._quality(e.parts[0], variable, not holds)
        if isinstance(e, typed.Call) and e.word.kind == "adjective" and is_(e.args[0], variable):
            return p.Quality(p.Said(e.word.key, self.arguments(e.word, e.args)), holds)
        if isinstance(e, typed.Op) and e.op in COMPARED:
            found = self._own(e, variable, holds)
            if found is not None:
                return found
        if isinstance(e, typed.Quantifier) and e.kind in ("any", "no") and mentions(e, variable):
            some = (e.kind == "any") == holds
            link = linked(e.things, variable) if some else None
            if link is not None:
                word, rest = link
                return p.Quality(p.Said(word.key, {word.holes[0].name: self.thing(rest)}))
            what = self.thing(e.things, p.A if some else p.NO)
            return p.Said("with-thing", {"what": what}, "" if some else "not", shared=True)
        form = "where" if mentions(e, variable) else ""
        return p.Said("provided", {"what": self.clause(e, holds)}, form, shared=True)

    def _own(self, e: typed.Op, variable: str, holds: bool) -> p.Part | None:
        """A comparison of a thing, or of a value of it."""
        left, right, op = self._sides(e)
        op = op if holds else OPPOSITE[op]
        if is_(left, variable):
            return p.Said("apart" if op == "<>" else "being", {"what": self.part(right)}, shared=True)
        if isinstance(left, typed.Op) and left.op == "+" and zero(right) and op == ">":
            return p.Several(p.OR, tuple(self._quality(evolve(e, parts=(x, right)), variable) for x in left.parts))
        if isinstance(left, typed.Call) and any(is_(a, variable) for a in left.args):
            if left.type == TEXT and isinstance(right, typed.Constant):
                titles = p.Several(p.OR, (p.Title(str(right.value)),))
                return p.Quality(p.Said("titled", {"t": titles}, shared=True), op == "=")
            return p.Compare(self.part(left), op, self.part(right), own=True)
        return None

    def _several(self, e: typed.Op, variable: str, holds: bool) -> p.Part:
        how = e.op if holds else {"and": "or", "or": "and"}[e.op]
        by_side = self._by_side(e, variable) if holds else None
        if by_side is not None:
            return by_side
        if holds and (kind := self._rather(e, variable)) is not None:
            return kind
        parts = [self._quality(x, variable, holds) for x in e.parts]
        if any(isinstance(part, p.Said) and part.key == "provided" and not part.form for part in parts):
            return p.Said("provided", {"what": self.clause(e, holds)}, "where", shared=True)
        titles = [title for part in parts for title in _titles(part)]
        if how == p.OR and all(map(_titles, parts)):  # one list of all their titles
            first = parts[0]
            assert isinstance(first, p.Quality)
            assert isinstance(first.what, p.Said)
            return p.Quality(evolve(first.what, args={"t": p.Several(p.OR, tuple(titles))}))
        return p.Several(how, tuple(parts))

    def _rather(self, e: typed.Op, variable: str) -> p.Part | None:
        """`besieged or no besieged country`: one of that kind, if there is one."""
        others = [x for x in e.parts if isinstance(x, typed.Quantifier) and x.kind == "no"]
        own = tuple(x for x in e.parts if x not in others)
        if e.op != "or" or len(others) != 1 or not all(mentions(x, variable) for x in own):
            return None
        things = others[0].things
        return p.shared("preferred", what=self.thing(things)) if alike(things.conditions, own) else None

    def _by_side(self, e: typed.Op, variable: str) -> p.Part | None:
        """`us or x`, `us and x or jihadist and y`: what is asked if a side plays the card."""
        side, rest = of_side(e, self.vocabulary.sides)
        found = [(side, rest)] if side else [with_side(x) for x in e.parts] if e.op == "or" else []
        if not found or not all(side for side, _ in found):
            return None
        return p.BySide(tuple((p.Name(side, "side"), tuple(self.qualities(x, variable, ""))) for side, x in found))


def _inside(word: Word, args: dict[str, p.Part]) -> dict[str, p.Part]:
    """The same word inside itself, half of half of something, says less."""

    def one(part: p.Part) -> p.Part:
        return evolve(part, form="inner") if isinstance(part, p.Said) and part.key == word.key else part

    return {name: one(part) for name, part in args.items()}


def _other(quality: p.Quality, noun: str) -> bool:
    """Another than the one that was named before."""
    what = quality.what
    if not isinstance(what, p.Said) or not what.shared or what.key != "apart":
        return False
    before = what.args["what"]
    return isinstance(before, p.Again) and isinstance(before.what, p.Thing) and before.noun == noun


def _titles(part: p.Part) -> tuple[p.Part, ...]:
    """The titles that a card may have, if nothing else is said of it."""
    said = part.what if isinstance(part, p.Quality) and part.holds else None
    if not isinstance(said, p.Said) or list(said.args) != ["t"]:
        return ()
    titles = said.args["t"]
    return titles.items if isinstance(titles, p.Several) else (titles,)

"""From expressions to parts of a plan: values, conditions as sentences, and things with their qualities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve, fields, has

from daedalus.language import typed
from daedalus.language.findings import Span
from daedalus.language.records import OnTrack
from daedalus.language.roles import Place
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary, Word
from daedalus.text import plan as p

COMPARED = ("=", "<>", "<", ">", "<=", ">=")
TURNED = {"=": "=", "<>": "<>", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
OPPOSITE = {"=": "<>", "<>": "=", "<": ">=", ">": "<=", "<=": ">", ">=": "<"}
SELF = "\u2022"  # stands for the thing that a quality is said of


class Known:
    """What the names of a card stand for, and how they are said next."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.said: dict[str, p.Part] = {}  # names that were mentioned: how they are said again
        self.fresh: dict[str, p.Part] = {}  # names that were not: how they are introduced
        self.lets: dict[str, Expr] = {}
        self.place: object = None  # the proper name that `there` would mean

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
            return self._variable(e)
        if isinstance(e, typed.Quantifier):
            return self._figure(e)
        if isinstance(e, typed.Call):
            if e.type == TRUTH:
                return self.clause(e)
            return p.Said(e.word.key, self.arguments(e.word, e.args))
        return self._operation(e)

    def arguments(self, word: Word, args: tuple[Expr, ...]) -> dict[str, p.Part]:
        """What fills the holes of a word; a place is named before the figures that may be about it."""
        named = list(zip(word.holes, args[1:] if word.kind == "adjective" else args, strict=True))
        named.sort(key=lambda pair: pair[0].type == NUMBER)
        return {hole.name: self.part(arg, word.roles[hole.name]) for hole, arg in named}

    def _constant(self, e: typed.Constant, role: Any) -> p.Part:
        if isinstance(e.value, int) and not isinstance(e.value, bool):
            return p.Number(e.value)
        if e.type == TRUTH:
            return p.Said("yes" if e.value else "no", shared=True)
        if e.type == TEXT:
            return p.Title(str(e.value))
        name = p.Name(str(e.value), e.type)
        if isinstance(role, Place) and role.way in ("in", "from", "to") and not role.many:
            again, self.place = self.place == e.value, e.value
            return p.Again(name, e.type) if again else name
        return name

    def _variable(self, e: typed.Variable) -> p.Part:
        if e.name in self.lets:
            return self.part(self.lets[e.name])
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
        if e.op in ("+", "-", "*", "/"):
            left, *rest = e.parts
            if not rest:
                return p.Said("reckoned", {"a": p.Number(0), "b": self.part(left)}, "minus", shared=True)
            form = {"+": "plus", "-": "minus", "*": "times", "/": "by"}[e.op]
            result = self.part(left)
            for x in rest:
                result = p.Said("reckoned", {"a": result, "b": self.part(x)}, form, shared=True)
            return result
        return self.clause(e)

    # -- conditions as sentences --------------------------------------------------------------------

    def clause(self, e: Expr, holds: bool = True) -> p.Part:
        """A condition as a sentence of its own: `it is Poor`, `there are troops in Iraq`."""
        if isinstance(e, typed.Op):
            if e.op in ("and", "or"):
                how = e.op if holds else {"and": "or", "or": "and"}[e.op]
                return p.Several(how, tuple(self.clause(x, holds) for x in e.parts))
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
        if e.kind == "every" and e.things.conditions:
            things = evolve(e.things, conditions=e.things.conditions[:-1])
            inner = self.inner()
            inner.said[e.things.variable] = inner.thing(things, p.EACH)
            return inner.clause(e.things.conditions[-1], holds)
        some = (e.kind == "any") == holds
        return p.Said("there-is", {"what": self.thing(e.things, p.A if some else p.NO)}, "" if some else "not",
                      shared=True)  # fmt: skip

    def _compared(self, e: typed.Op, holds: bool) -> p.Part:
        left, right, op = self._sides(e)
        if not holds:
            op = OPPOSITE[op]
        if isinstance(left, typed.Variable) and left.type != NUMBER:
            return p.Said(
                "same", {"a": self.part(left), "b": self.part(right)}, "" if op == "=" else "not", shared=True
            )
        return p.Compare(self.part(left), op, self.part(right))

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
        inner.said[things.variable] = p.Again(p.Thing(things.type, p.THE), things.type)  # the thing itself
        qualities = [q for c in things.conditions for q in inner.qualities(c, things.variable, things.type)]
        qualities += extra
        domain = things.domain
        of: p.Part | None = None
        args: Mapping[str, p.Part] = {}
        noun = things.type
        if isinstance(domain, typed.Call):
            if domain.word.whole or not domain.args:
                noun = things.type
                if not domain.word.whole:
                    qualities.insert(0, p.Quality(p.Said(domain.word.key)))
            elif isinstance(domain.args[0], typed.Op) and domain.args[0].op == "set" and len(domain.args) == 1:
                of = p.Several(p.OR, tuple(inner.part(x) for x in domain.args[0].parts))
                if not all(
                    isinstance(x, p.Again) or (isinstance(x, p.Name) and x.type == things.type) for x in of.items
                ):
                    qualities.insert(0, p.Quality(p.Said(domain.word.key, {"p": of, "s": of})))
                    of = None
            else:
                args = inner.arguments(domain.word, domain.args)
                qualities.insert(0, p.Quality(p.Said(domain.word.key, args)))
                args = {}
        else:
            listed = inner.part(domain)
            of = evolve(listed, how=p.OR) if isinstance(listed, p.Several) else listed
        count = inner.part(things.count) if things.count is not None else None
        if of is not None and not qualities and isinstance(of, p.Several) and count is None:
            return evolve(of, how=p.OR if determiner == p.A else p.AND)
        determiner = p.ALL if things.many and determiner == p.A and count is None else determiner
        return p.Thing(noun, determiner, tuple(qualities), count, things.up_to, of, args, things.by_lot)

    def qualities(self, e: Expr, variable: str, type_: str) -> Iterator[p.Quality]:
        """What a condition says of a thing, one quality after another."""
        if isinstance(e, typed.Op) and e.op == "and":
            for part in e.parts:
                yield from self.qualities(part, variable, type_)
        else:
            yield p.Quality(self._quality(e, variable))

    def _quality(self, e: Expr, variable: str, holds: bool = True) -> p.Part:
        if isinstance(e, typed.Op) and e.op in ("and", "or"):
            how = e.op if holds else {"and": "or", "or": "and"}[e.op]
            return p.Several(how, tuple(self._quality(x, variable, holds) for x in e.parts))
        if isinstance(e, typed.Op) and e.op == "not":
            return self._quality(e.parts[0], variable, not holds)
        if isinstance(e, typed.Call) and e.word.kind == "adjective" and is_(e.args[0], variable):
            return p.Quality(p.Said(e.word.key, self.arguments(e.word, e.args)), holds)
        if isinstance(e, typed.Op) and e.op in COMPARED:
            left, right, op = self._sides(e)
            op = op if holds else OPPOSITE[op]
            if is_(left, variable):
                return p.Said("apart" if op == "<>" else "being", {"what": self.part(right)}, shared=True)
            if isinstance(left, typed.Call) and any(is_(a, variable) for a in left.args):
                if left.type == TEXT and isinstance(right, typed.Constant):
                    titles = p.Several(p.OR, (p.Title(str(right.value)),))
                    return p.Quality(p.Said("titled", {"t": titles}, shared=True), op == "=")
                return p.Compare(self.part(left), op, self.part(right), own=True)
        if isinstance(e, typed.Quantifier) and e.kind in ("any", "no"):
            some = (e.kind == "any") == holds
            what = self.thing(e.things, p.A if some else p.NO)
            return p.Said("with-thing", {"what": what}, "" if some else "not", shared=True)
        return p.Said("provided", {"what": self.clause(e, holds)}, shared=True)


def is_(e: Expr, name: str) -> bool:
    return isinstance(e, typed.Variable) and e.name == name


def mentions(node: Any, name: str) -> bool:
    """Whether a part of a card speaks of a name."""
    if isinstance(node, typed.Variable):
        return node.name == name
    if isinstance(node, (tuple, list)):
        return any(mentions(part, name) for part in node)
    if isinstance(node, (Span, Word)) or not has(type(node)):
        return False
    return any(mentions(getattr(node, f.name), name) for f in fields(type(node)))


def on_track(word: Word) -> str:
    """The track that a value reads."""
    return word.gives.track if isinstance(word.gives, OnTrack) else ""


def alike(a: Any, b: Any) -> bool:
    """Whether two parts of a card say the same, whatever their names and wherever they stand."""
    if isinstance(a, typed.Variable) and isinstance(b, typed.Variable):
        return a.type.rstrip("s") == b.type.rstrip("s")
    if type(a) is not type(b):
        return False
    if isinstance(a, (tuple, list)):
        return len(a) == len(b) and all(alike(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, Span):
        return True
    if isinstance(a, Word) or not has(type(a)):
        return bool(a == b)
    skipped = ("variable", "text", "count", "up_to", "many", "by_lot", "source")
    return all(alike(getattr(a, f.name), getattr(b, f.name)) for f in fields(type(a)) if f.name not in skipped)

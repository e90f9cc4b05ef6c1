"""Looking at the tree of a card: what it speaks of, what says the same, which side or thing a condition is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import evolve, fields, has

from daedalus.language import typed
from daedalus.language.findings import Span
from daedalus.language.records import LINKS, OnTrack
from daedalus.language.roles import Side
from daedalus.language.typed import Expr, Statement
from daedalus.language.vocabulary import Word

COMPARED = ("=", "<>", "<", ">", "<=", ">=")


def within(body: Sequence[Statement]) -> Iterator[Statement]:
    """All statements of a body, those inside others too."""
    for s in body:
        yield s
        if isinstance(s, (typed.May, typed.ForEach)):
            yield from within(s.body)
        elif isinstance(s, typed.If):
            for _, inner in s.branches:
                yield from within(inner)
        elif isinstance(s, typed.DoSome):
            for _, _, inner in s.options:
                yield from within(inner)


def all_of(e: Expr) -> Iterator[Expr]:
    """What must hold, one thing after another."""
    if isinstance(e, typed.Op) and e.op == "and":
        for part in e.parts:
            yield from all_of(part)
    else:
        yield e


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
    if isinstance(node, typed.Things) and node.variable == name:
        return mentions(node.domain, name)  # in it the name is another
    return any(mentions(getattr(node, f.name), name) for f in fields(type(node)))


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


def renamed(things: typed.Things, name: str) -> typed.Things:
    """The same things by another name."""

    def one(node: Any) -> Any:
        if isinstance(node, typed.Variable):
            return evolve(node, name=name) if node.name == things.variable else node
        if isinstance(node, tuple):
            return tuple(map(one, node))
        if isinstance(node, (Span, Word)) or not has(type(node)):
            return node
        return evolve(node, **{f.name: one(getattr(node, f.name)) for f in fields(type(node))})

    return evolve(things, variable=name, conditions=one(things.conditions))


def on_track(word: Word) -> str:
    """The track that a value reads."""
    return word.gives.track if isinstance(word.gives, OnTrack) else ""


def of_side(e: Expr, sides: Sequence[str]) -> tuple[str, Expr]:
    """The one side that a condition asks something of, and what: `jihadist or x` asks x of the US."""
    if isinstance(e, typed.Op) and e.op == "or":
        named = [named_side(x) for x in e.parts]
        others = [side for side in sides if side not in named]
        rest = tuple(x for x, side in zip(e.parts, named, strict=True) if not side)
        if len([side for side in named if side]) == 1 and len(others) == 1 and rest:
            return others[0], rest[0] if len(rest) == 1 else evolve(e, parts=rest)
    return "", e


def with_side(e: Expr) -> tuple[str, Expr]:
    """`us and x`."""
    if isinstance(e, typed.Op) and e.op == "and":
        named = [named_side(x) for x in e.parts]
        rest = tuple(x for x, side in zip(e.parts, named, strict=True) if not side)
        sides = [side for side in named if side]
        if len(sides) == 1 and rest:
            return sides[0], rest[0] if len(rest) == 1 else evolve(e, parts=rest)
    return "", e


def named_side(e: Expr | None) -> str:
    """The side that must play the event, if a condition asks just that."""
    side = e.parts[0] if isinstance(e, typed.Op) and e.op == "side" else None
    return str(side.value) if isinstance(side, typed.Constant) else ""


def zero(e: Expr) -> bool:
    return isinstance(e, typed.Constant) and e.value == 0


def differing(e: typed.Op, meant: Callable[[Expr], Expr]) -> tuple[Expr, Expr]:
    """What stands before all minus signs, and the sum of what stands behind them."""
    first, *rest = e.parts
    first = meant(first)
    if isinstance(first, typed.Op) and first.op == "-":
        first, below = differing(first, meant)
        rest = [below, *rest]
    return first, rest[0] if len(rest) == 1 else evolve(e, op="+", parts=tuple(rest))


def apart_from(e: typed.Quantifier) -> tuple[str, typed.Quantifier, Expr] | None:
    """`any x where a or b` in which b does not speak of x: how they are joined, `any x where a`, and b."""
    things = e.things
    for i, condition in enumerate(things.conditions):
        others = things.conditions[:i] + things.conditions[i + 1 :]
        if not mentions(condition, things.variable):
            return "and", evolve(e, things=evolve(things, conditions=others)), condition
        if not isinstance(condition, typed.Op) or condition.op not in ("and", "or"):
            continue
        if condition.op == "or" and not all(map(_printed, others)):
            continue  # it would hold without any such x
        rest = tuple(x for x in condition.parts if not mentions(x, things.variable))
        own = tuple(x for x in condition.parts if mentions(x, things.variable))
        if rest and own:
            inner = own[0] if len(own) == 1 else evolve(condition, parts=own)
            outer = rest[0] if len(rest) == 1 else evolve(condition, parts=rest)
            where = (*things.conditions[:i], inner, *things.conditions[i + 1 :])
            return condition.op, evolve(e, things=evolve(things, conditions=where)), outer
    return None


def _printed(e: Expr) -> bool:
    """Whether it is a kind of thing, of which there always are some."""
    return isinstance(e, typed.Call) and e.word.kind == "adjective" and e.word.reads in (("nothing",), ("kind",))


def linked(things: typed.Things, variable: str) -> tuple[Word, typed.Things] | None:
    """`any x adjacent to c where ...` is a quality of c: adjacent to such an x."""
    for c in things.conditions:
        if isinstance(c, typed.Call) and c.word.known == LINKS and len(c.args) == 2 and is_(c.args[1], variable):
            rest = tuple(x for x in things.conditions if x is not c)
            return c.word, evolve(things, conditions=rest)
    return None


def every_of(conditions: Sequence[Expr]) -> Iterator[Expr]:
    for e in conditions:
        yield from all_of(e)


def equals_one(e: Expr, variable: str) -> bool:
    """`c = Nigeria`"""
    if not isinstance(e, typed.Op) or e.op != "=":
        return False
    return is_(e.parts[0], variable) and isinstance(e.parts[1], typed.Constant)


def only_one(things: typed.Things) -> typed.Constant | None:
    """The one thing that can be meant, if there is only one."""
    if things.count is not None:
        return None
    domain = things.domain
    if isinstance(domain, typed.Call) and len(domain.args) == 1:
        listed = domain.args[0]
        if isinstance(listed, typed.Op) and listed.op == "set" and len(listed.parts) == 1:
            [one] = listed.parts
            return one if isinstance(one, typed.Constant) and one.type == things.type else None
        if isinstance(listed, typed.Constant) and listed.type == things.type:
            return listed
    for e in every_of(things.conditions):
        if equals_one(e, things.variable):
            value = e.parts[1]  # type: ignore[union-attr]
            assert isinstance(value, typed.Constant)
            return value
    return None


def takes_up(name: str, s: Statement | None) -> bool:
    """Whether a statement is an order that begins with something chosen just before."""
    if isinstance(s, typed.Do):
        return any(is_(arg, name) for arg in s.call.args)
    return isinstance(s, typed.ForEach) and set_named(s.things) == name


def doer_of(s: Statement | None) -> str:
    """The side that does an order, if it is named."""
    if isinstance(s, typed.ForEach) and s.body:
        return doer_of(s.body[0])
    if not isinstance(s, typed.Do):
        return ""
    args = [s.call.args[i] for i, role in s.call.word.role(Side) if role.part == "doer"]
    if not args:
        return ""
    [by] = args
    if isinstance(by, typed.Constant):
        return str(by.value)
    return by.op if isinstance(by, typed.Op) else getattr(by, "name", "")


def set_named(things: Any) -> str:
    """The name of a set that is gone through as it is."""
    if isinstance(things, typed.Things) and not things.conditions:
        things = things.domain
    return things.name if isinstance(things, typed.Variable) else ""

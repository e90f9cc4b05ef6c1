"""Orders that only differ in a name or a figure are one: `set France and Germany to Soft`, `place 1, 2 or 3 cells`."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from daedalus.language import typed
from daedalus.language.typed import Expr, Statement
from daedalus.language.vocabulary import NUMBER, TEXT
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.expressions import alike, mentions, named_side, renamed, set_named, takes_up


def gathered(body: Sequence[Statement]) -> list[Statement]:
    """The same orders, of which those that only differ in one name are one: `set France and Germany to soft`."""
    left: list[Statement] = []
    for s in _optional(body):
        one = _in_one(left[-1], s) if left else None
        if one is None:
            left.append(s)
        else:
            left[-1] = one
        alone = len(left) >= 2 and isinstance(s, typed.May) and alike(left[-1], left[-2])
        if alone or (len(left) >= 4 and _twice(left[-4:])):
            first, rest = (left[-1:], left[:-2]) if alone else (left[-4:-2], left[:-4])
            if alone and isinstance(s, typed.May) and not s.side:  # once, and perhaps once more
                left = [*rest, evolve(s, body=(*s.body, s))]
                continue
            twice = typed.Op(typed.TIMES, (typed.Constant(NUMBER, 2, s.span),), NUMBER, s.span)
            left = [*rest, typed.ForEach("", twice, tuple(first), s.span)]
    return left


def _optional(body: Sequence[Statement]) -> list[Statement]:
    """`choose up to 1 country` for the next order: who chooses may do it, with a country."""
    left: list[Statement] = []
    for s in body:
        before = left[-1] if left else None
        one = isinstance(before, typed.Choose) and before.things.up_to and before.things.count
        if (
            isinstance(before, typed.Choose)
            and isinstance(one, typed.Constant)
            and one.value == 1
            and takes_up(before.things.variable, s)
        ):
            things = evolve(before.things, count=None, up_to=False, many=False)
            then: tuple[Statement, ...] = (s,)
            if isinstance(s, typed.ForEach):
                things, then = renamed(things, s.variable), s.body
            left[-1] = typed.May(
                before.side, (evolve(before, side="", things=things), *then), before.span, before.source
            )
        else:
            left.append(s)
    return left


def _in_one(a: Statement, b: Statement) -> Statement | None:
    if isinstance(a, typed.If) and isinstance(b, typed.If) and len(a.branches) == len(b.branches) == 1:
        (condition, one), (other, two) = a.branches[0], b.branches[0]
        return typed.If(((condition, (*one, *two)),), a.span) if alike(condition, other) else None
    if isinstance(a, typed.If) and isinstance(b, typed.If) and len(b.branches) == 1:
        return _of_one_side(a, b)
    if not (isinstance(a, typed.Do) and isinstance(b, typed.Do)) or a.call.word is not b.call.word:
        return None
    word = a.call.word
    if a.bind or b.bind or a.answers or b.answers or any(hole.type == NUMBER for hole in word.holes):
        return None
    pairs = enumerate(zip(a.call.args, b.call.args, strict=True))
    differ = [i for i, (x, y) in pairs if not (alike(x, y) and variables(x) == variables(y))]
    if len(differ) != 1:
        return None
    [i] = differ
    names = (*_set_of(a.call.args[i]), b.call.args[i])
    if not all(isinstance(x, typed.Constant) and x.type in (word.holes[i].type,) and x.type != TEXT for x in names):
        return None
    args = list(a.call.args)
    args[i] = typed.Op("set", names, names[0].type, a.span)
    return evolve(a, call=evolve(a.call, args=tuple(args)))


def _of_one_side(a: typed.If, b: typed.If) -> Statement | None:
    """An event that is another for each side, and what one side does besides."""
    (first, one), *others = a.branches
    side, own = b.branches[0]
    if not named_side(first) or not named_side(side) or len(others) != 1 or others[0][0] is not None:
        return None
    if named_side(first) == named_side(side):
        return evolve(a, branches=((first, (*one, *own)), *others))
    return evolve(a, branches=((first, one), (None, (*others[0][1], *own))))


def of_those(s: typed.ForEach) -> typed.ForEach:
    """`for each c of s: if x: ...`: for each of those that are x."""
    inner = s.body[0] if len(s.body) == 1 else None
    if not isinstance(inner, typed.If) or len(inner.branches) != 1 or not isinstance(s.things, typed.Things):
        return s
    condition, body = inner.branches[0]
    if s.things.count is not None or set_named(s.things) or condition is None or not mentions(condition, s.variable):
        return s
    things = renamed(s.things, s.variable)
    return evolve(s, things=evolve(things, conditions=(*things.conditions, condition)), body=body)


def _set_of(e: Expr) -> tuple[Expr, ...]:
    return e.parts if isinstance(e, typed.Op) and e.op == "set" else (e,)


def _twice(four: Sequence[Statement]) -> bool:
    """A choice and its order, and the same again."""
    a, x, b, y = four
    if not (isinstance(a, typed.Choose) and isinstance(b, typed.Choose) and isinstance(x, typed.Do)):
        return False
    same = alike(a.things, b.things) and alike(a.things.count, b.things.count) and a.side == b.side and a.rank == b.rank
    return same and alike(x, y) and takes_up(a.things.variable, x) and takes_up(b.things.variable, y)


def variables(e: Expr) -> list[str]:
    return [node.name for node in nodes(e) if isinstance(node, typed.Variable)]


def by_figure(options: Sequence[p.Part]) -> list[p.Part]:
    """Options that only differ in a figure are one: `place 1, 2 or 3 cells`."""
    found: list[p.Part] = []
    for option in options:
        last = found[-1] if found else None
        one = _other_figure(last, option) if isinstance(last, p.Said) and isinstance(option, p.Said) else None
        if one is None:
            found.append(option)
        else:
            found[-1] = one
    return found


def _other_figure(a: p.Said, b: p.Said) -> p.Part | None:
    if (a.key, a.form, a.shared) != (b.key, b.form, b.shared) or a.shared:
        return None
    differ = [name for name in a.args if not p.same(a.args[name], b.args[name])]
    if len(differ) != 1 or not isinstance(b.args[differ[0]], p.Number):
        return None
    before = a.args[differ[0]]
    figures = before.items if isinstance(before, p.Several) else (before,)
    figures = (*figures, b.args[differ[0]])
    if len({isinstance(x, p.Number) and x.value > 0 for x in figures}) > 1:
        return None  # up and down are not one order
    return evolve(a, args={**a.args, differ[0]: p.Several(p.OR, figures)})

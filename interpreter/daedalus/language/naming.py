"""Which names a statement needs and gives: a choice that finds nothing leaves its name empty, for others to heed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from daedalus.language import typed
from daedalus.language.typed import Expr, Statement
from daedalus.language.walking import bodies, parts

Body = Sequence[Statement]


def free(node: Expr | typed.Things | typed.Answer | None) -> set[str]:
    """The names that an expression takes from outside; those it gives to its own things are not among them."""
    if isinstance(node, typed.Variable):
        return {node.name}
    if isinstance(node, (typed.Call, typed.Op)):
        return _all(parts(node))
    if isinstance(node, typed.Quantifier):
        return free(node.things) | (free(node.by) - {node.things.variable})
    if isinstance(node, typed.Things):
        return free(node.domain) | free(node.count) | (_all(node.conditions) - {node.variable})
    if isinstance(node, typed.Answer):
        own = {binding.name for binding in node.bindings}
        return _all(b.equals for b in node.bindings) | (_all((node.value, node.when)) - own)
    return set()


def _all(nodes: Iterable[Expr | typed.Things | typed.Answer | None]) -> set[str]:
    return set().union(*map(free, nodes))


def uses(statement: Statement) -> set[str]:
    """The names that a statement cannot do without; blocks look after their own lines."""
    if isinstance(statement, typed.Choose):
        return free(statement.things) | (free(statement.by) - {statement.things.variable})
    if isinstance(statement, typed.Let):
        return free(statement.value)
    if isinstance(statement, typed.Do):
        return _all((statement.call, *statement.answers))
    if isinstance(statement, typed.If):
        return _all(condition for condition, _ in statement.branches)
    if isinstance(statement, typed.ForEach):
        return free(statement.things)
    if isinstance(statement, typed.May):
        return needed_by_all(statement.body)
    return set()


def needed_by_all(body: Body) -> set[str]:
    """The names without which nothing in a block can be done: without them there is nothing to offer."""
    return set.intersection(*map(uses, body)) if body else set()


def gives(statement: Statement) -> set[str]:
    """The names that are in force after a statement because of it; of an `if`, those that every branch gives."""
    if isinstance(statement, typed.Choose):
        return {statement.things.variable}
    if isinstance(statement, typed.Let):
        return {statement.name}
    if isinstance(statement, typed.Do):
        return {statement.bind} if statement.bind else set()
    if isinstance(statement, typed.If) and statement.branches[-1][0] is None:
        return set.intersection(*(set().union(*map(gives, body)) for _, body in statement.branches))
    return set()


def emptied(body: Body, maybe: set[str]) -> set[str]:
    """The names that may stand for nothing at some moment while a block is done again and again."""
    found = set(maybe)
    steps = [(may_find_nothing(s), uses(s), gives(s)) for s in every(body)]
    before = -1
    while before < len(found):
        before = len(found)
        for may, needed, given in steps:
            if may or needed & found:
                found |= given
    return found


def every(body: Body) -> Iterator[Statement]:
    """The statements of a block and of the blocks inside it."""
    for statement in body:
        yield statement
        for inner in bodies(statement):
            yield from every(inner)


def may_find_nothing(statement: Statement) -> bool:
    """One thing to choose, or the result of a sentence: perhaps there is none. Several may be no things at all."""
    if isinstance(statement, typed.Choose):
        return not statement.things.many
    return isinstance(statement, typed.Do) and bool(statement.bind)


def outer(body: Body) -> set[str]:
    """The names that a block takes from outside; one that it gives anew on the way is not among them."""
    return taken(body) - given(body)


def taken(body: Body) -> set[str]:
    """Every name that is used anywhere in a block."""
    found: set[str] = set()
    for s in body:
        found |= _all(condition for _, condition, _ in s.options) if isinstance(s, typed.DoSome) else uses(s)
        found = found.union(*map(taken, bodies(s)))
    return found


def given(body: Body) -> set[str]:
    """Every name that is given anywhere in a block."""
    found: set[str] = set()
    for s in body:
        found |= {s.variable} if isinstance(s, typed.ForEach) else gives(s)
        found = found.union(*map(given, bodies(s)))
    return found

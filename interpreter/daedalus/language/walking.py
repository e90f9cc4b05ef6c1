"""The one walk through a tree, for all who look for something in a card: every part of it, and every block."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from daedalus.language import typed
from daedalus.language.findings import Span
from daedalus.language.vocabulary import Word

PLAIN = (str, int, Span)  # what is in a tree but no part of it
LEAVES = frozenset({"span", "source", "text", "type", "kind", "op", "variable", "name", "bind"})  # fields of such


_known: dict[type, tuple[str, ...]] = {Word: ()}  # a word is looked into by those who know it


def _fields(cls: type) -> tuple[str, ...]:
    """The fields of a record that may hold other parts of a tree."""
    if cls not in _known:
        _known[cls] = tuple(name for name in getattr(cls, "__match_args__", ()) if name not in LEAVES)
    return _known[cls]


def nodes(tree: object) -> Iterator[Any]:
    """Every part of a tree, however deep, its words among them."""
    if isinstance(tree, (tuple, list)):
        for part in tree:
            yield from nodes(part)
    elif tree is not None and not isinstance(tree, PLAIN):
        yield tree
        for name in _fields(type(tree)):
            yield from nodes(getattr(tree, name))


def parts(e: typed.Expr) -> tuple[typed.Expr, ...]:
    """What a word is said of, or what an operation joins; nothing else has parts of its own."""
    return e.args if isinstance(e, typed.Call) else e.parts if isinstance(e, typed.Op) else ()


def rebuilt(e: typed.Expr, change: Callable[[typed.Expr], typed.Expr], span: Span | None = None) -> typed.Expr:
    """An expression of which every part has been changed; as if it stood at another place, if one is given."""
    if isinstance(e, typed.Call):
        return typed.Call(e.word, tuple(map(change, e.args)), e.type, span or e.span)
    return typed.Op(e.op, tuple(map(change, e.parts)), e.type, span or e.span) if isinstance(e, typed.Op) else e


def sentences(tree: typed.CardTree) -> list[typed.Do]:
    """Every sentence of a card, in its event and in its lasting effects, in the order of its text."""
    return [part for part in nodes((tree.event, tree.lasting)) if isinstance(part, typed.Do)]


def constants(tree: object, type_: str = "") -> Iterator[typed.Constant]:
    """What a tree names outright, such as the texts in it."""
    return (part for part in nodes(tree) if isinstance(part, typed.Constant) and part.type == (type_ or part.type))


def bodies(statement: typed.Statement) -> list[Sequence[typed.Statement]]:
    """The blocks right under a statement."""
    if isinstance(statement, typed.If):
        return [body for _, body in statement.branches]
    if isinstance(statement, typed.DoSome):
        return [body for _, _, body in statement.options]
    return [statement.body] if isinstance(statement, (typed.ForEach, typed.May)) else []

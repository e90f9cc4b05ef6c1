"""A part of a card in one line, about what its names stand for: "place 1 piece in Rome", not "in x"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import evolve, fields, has

from daedalus.language.findings import Span
from daedalus.language.typed import Call, Choose, Condition, Constant, Expr, May, Op, Things, Variable
from daedalus.language.vocabulary import Word
from daedalus.text.outline import Node, filled, filling, say, statements, within

Called = Callable[[str, Any], str]  # how a value of a type is called


def told(node: May | Choose | Condition, names: Mapping[str, Any], called: Called) -> str:
    """What a part of a card says in one line, with what its names stand for in their place."""
    known = {name: value for name, value in names.items() if value is not None}
    if isinstance(node, Condition):
        return node.text  # it comes before all names: nobody can say it better than the card
    if isinstance(node, May):
        return _in_line(statements(bound(node.body, known, called)))
    choice: Choose = bound(node, known, called)
    rank = f", {choice.rank} {say(choice.by)}" if choice.by is not None else ""
    return f"choose {_wanted(choice.things, bool(rank))}{rank}"


def bound(node: Any, names: Mapping[str, Any], called: Called) -> Any:
    """The same tree, in which names have become what they stand for."""
    if not names:
        return node
    if isinstance(node, Variable):
        return Constant("", called(node.type, names[node.name]), node.span) if node.name in names else node
    if isinstance(node, tuple):
        return tuple(bound(part, names, called) for part in node)
    if isinstance(node, (Span, Word)) or not has(type(node)):
        return node
    if isinstance(node, Things):  # its own name is not one of those outside
        names = {name: value for name, value in names.items() if name != node.variable}
    return evolve(node, **{f.name: bound(getattr(node, f.name), names, called) for f in fields(type(node))})


def _in_line(nodes: Iterable[Node]) -> str:
    """Statements one after another; what stands under one follows it in brackets."""
    return ", then ".join(f"{n.text} ({_in_line(n.parts)})" if n.parts else n.text for n in nodes)


def _wanted(things: Things, ranked: bool) -> str:
    """`one poor country (up to 2)`, `one country adjacent to Iraq where ...`: what is chosen is chosen one by one."""
    before: list[str] = []
    after: list[str] = []
    rest: list[Expr] = []
    for c in _clauses(things.conditions):
        if isinstance(c, Call) and c.word.kind == "adjective" and _is(c.args[0], things.variable):
            text = filled(c.word.pattern, [filling(a) for a in c.args[1:]])
            (after if " " in text else before).append(text)
        else:
            rest.append(c)
    words = ["one", *before, things.type]
    if rest or ranked:
        words.append(things.variable)
    words += after
    domain = things.domain
    if isinstance(domain, Call) and domain.args:
        first, _, others = domain.word.pattern.partition(" ")
        said = filled(first, ()) == things.type  # `country in (Iraq, Syria)`: its first word is there already
        words.append(filled(others if said else domain.word.pattern, [filling(a) for a in domain.args]))
    elif not isinstance(domain, Call):
        words += ["of", filling(domain)]
    if rest:
        words += ["where", " and ".join(within("and", c) for c in rest)]
    if things.many and things.count is not None:
        words.append(f"({'up to ' if things.up_to else ''}{say(things.count)}{'' if things.up_to else ' in all'})")
    return " ".join(words)


def _clauses(conditions: Iterable[Expr]) -> Iterable[Expr]:
    """What must hold, one thing after another."""
    for c in conditions:
        if isinstance(c, Op) and c.op == "and":
            yield from _clauses(c.parts)
        else:
            yield c


def _is(e: Expr, name: str) -> bool:
    return isinstance(e, Variable) and e.name == name

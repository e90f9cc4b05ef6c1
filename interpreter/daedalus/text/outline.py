"""A card as it was understood: the resolved tree in plain words, every word in the form its declaration gives it.

Where the card says `there` or leaves a hole out, the outline says what is meant, with the rule in the margin. A part
of a card can be told about what its names stand for: then they are called by that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve, fields, frozen, has

from daedalus.language.findings import Span
from daedalus.language.typed import (
    Answer,
    Binding,
    Call,
    CardTree,
    Choose,
    Condition,
    Constant,
    Do,
    DoSome,
    Expr,
    ForEach,
    If,
    Lasting,
    Let,
    May,
    Op,
    Quantifier,
    Statement,
    Things,
    Trigger,
    Variable,
)
from daedalus.language.vocabulary import TEXT, TRUTH, Word

_PART = re.compile(r"\{\w+:[\w -]+\}|\S+")


@frozen
class Node:
    """One line of the outline, with what stands under it."""

    text: str
    rule: str = ""
    parts: tuple[Node, ...] = ()

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {"text": self.text}
        if self.rule:
            data["rule"] = self.rule
        if self.parts:
            data["parts"] = [part.data() for part in self.parts]
        return data

    def lines(self, depth: int = 0, margin: int = 88) -> Iterable[str]:
        text = "  " * depth + self.text
        yield f"{text:<{margin}}  {self.rule}" if self.rule else text
        for part in self.parts:
            yield from part.lines(depth + 1, margin)


def outline(tree: CardTree) -> list[Node]:
    """What the card means: its conditions, its event and its lasting effects."""
    nodes = []
    if tree.conditions:
        parts = tuple(Node(say(c.value), _rule(c.value)) for c in tree.conditions)
        nodes.append(Node("playable if", "6.2.6", parts))
    if tree.event is not None or tree.target is not None:
        target = [tree.target] if tree.target is not None else []
        nodes.append(Node("event", "6.2.1", statements([*target, *(tree.event or ())])))
    return [*nodes, *map(_lasting, tree.lasting)]


def statements(body: Sequence[Statement]) -> tuple[Node, ...]:
    return tuple(node for s in body for node in _statement(s))


def _statement(s: Statement) -> list[Node]:
    if isinstance(s, Choose):
        rank = f", {s.rank} {say(s.by)}" if s.by is not None else ""
        return [Node(f"{f'{s.side} chooses' if s.side else 'choose'} {_things(s.things)}{rank}")]
    if isinstance(s, Let):
        return [Node(f"let {s.name} = {say(s.value)}")]
    if isinstance(s, Do):
        sign = {1: "+", -1: "-", 0: ""}[s.sign]
        bind = f", called {s.bind}" if s.bind else ""
        return [Node(f"{sign}{say(s.call)}{bind}", s.call.word.rule, tuple(map(_answer, s.answers)))]
    if isinstance(s, If):
        words = ["if", *["else if"] * (len(s.branches) - 1)]
        return [
            Node(f"{word} {say(condition)}" if condition is not None else "else", parts=statements(body))
            for word, (condition, body) in zip(words, s.branches, strict=True)
        ]
    if isinstance(s, ForEach):
        things = _things(s.things, named=False) if isinstance(s.things, Things) else say(s.things)
        return [Node(f"for each {s.variable} of {things}", parts=statements(s.body))]
    if isinstance(s, May):
        return [Node(f"{s.side or 'the side'} may", parts=statements(s.body))]
    return [
        Node(
            f"{f'{s.side} does' if s.side else 'do'} {s.count} of",
            parts=tuple(_option(s, i) for i in range(len(s.options))),
        )
    ]


def _option(s: DoSome, i: int) -> Node:
    _, condition, body = s.options[i]
    return Node(f"option, if {say(condition)}" if condition is not None else "option", parts=statements(body))


def _lasting(block: Lasting) -> Node:
    place = f" in {block.place}" if block.place else ""
    parts = [
        *map(_answer, block.answers),
        *map(_trigger, block.triggers),
        *(Node(f"ends when {say(e)}") for e in block.ends),
    ]
    return Node(f'while "{block.mark}" is in effect{place}', "6.2.7", tuple(parts))


def _answer(answer: Answer) -> Node:
    how = {0: "", 1: "add ", -1: "subtract "}[answer.adds]
    when = f", when {say(answer.when)}" if answer.when is not None else ""
    return Node(f"{_head(answer.point, answer.bindings)}: {how}{say(answer.value)}{when}", answer.point.rule)


def _trigger(trigger: Trigger) -> Node:
    condition = f", if {say(trigger.condition)}" if trigger.condition is not None else ""
    head = _head(trigger.moment, trigger.bindings)
    return Node(f"when {head}{condition}", trigger.moment.rule, statements(trigger.body))


def _head(word: Word, bindings: Sequence[Binding]) -> str:
    return filled(word.pattern, [b.name if b.equals is None else say(b.equals) for b in bindings])


def filled(pattern: str, args: Sequence[str]) -> str:
    """A pattern with its holes filled: of `is|are` the first, of `cell[s]` what fits the number before it."""
    left = iter(args)
    words: list[str] = []
    number = "1"
    for part in _PART.findall(pattern):
        if part.startswith("{"):
            number = next(left)
            words.append(number)
        else:
            stem, _, many = part.split("|")[0].partition("[")
            words.append(stem if number == "1" else stem + many.rstrip("]"))
    return " ".join(words)


# -- expressions ----------------------------------------------------------------------------------


def say(e: Expr) -> str:
    """An expression in words, with brackets wherever something could be read in two ways."""
    if isinstance(e, Constant):
        if e.type == TRUTH:
            return "yes" if e.value else "no"
        return f'"{e.value}"' if e.type == TEXT else str(e.value)
    if isinstance(e, Variable):
        return e.name
    if isinstance(e, Call):
        return _adjective(e) if e.word.kind == "adjective" else filled(e.word.pattern, [_part(a) for a in e.args])
    if isinstance(e, Quantifier):
        return _quantifier(e)
    return _operation(e)


def _adjective(e: Call, being: str = "is") -> str:
    subject, *args = [_part(a) for a in e.args]
    return f"{subject} {being} {filled(e.word.pattern, args)}"


def _quantifier(e: Quantifier) -> str:
    if e.kind == "every" and e.things.conditions:  # the last condition is what is said of all
        rest = evolve(e.things, conditions=e.things.conditions[:-1])
        return f"for every {_things(rest, named=False)}: {_within('and', e.things.conditions[-1])}"
    return f"{'number of' if e.kind == 'number' else e.kind} {_things(e.things, named=False)}"


def _operation(e: Op) -> str:
    if not e.parts:
        return e.op
    if e.op == "side":
        [side] = e.parts
        return f"{side.value} plays it" if isinstance(side, Constant) else say(side)
    if e.op == "not":
        [part] = e.parts
        if isinstance(part, Call) and part.word.kind == "adjective":
            return _adjective(part, "is not")
        return f"not {_within('not', part)}"
    if e.op == "set":
        return f"({', '.join(map(say, e.parts))})"
    return f" {e.op} ".join(_within(e.op, part) for part in e.parts)


def _within(op: str, e: Expr) -> str:
    """A part of an operation: in brackets when it is one itself, unless a comparison stands between and, or."""
    plain = ("side", "set", *(("=", "<>", "<", ">", "<=", ">=", "not") if op in ("and", "or") else ()))
    bracket = (isinstance(e, Op) and e.op not in plain) or (isinstance(e, Quantifier) and bool(e.things.conditions))
    return f"({say(e)})" if bracket else say(e)


def _part(e: Expr) -> str:
    """What fills a hole: in brackets unless it is one word or name."""
    text = say(e)
    whole = " " not in text or isinstance(e, Constant) or (isinstance(e, Op) and e.op == "set")
    return text if whole else f"({text})"


def _things(things: Things, named: bool = True) -> str:
    """`up to 2 country c of (neighbours of d) where c is poor`"""
    words = ["up to"] if things.up_to else []
    if things.count is not None:
        words.append(_part(things.count))
    elif things.many and named:
        words.append("every")
    words += [things.type, things.variable]
    if not (isinstance(things.domain, Call) and not things.domain.args):
        words += ["of", _part(things.domain)]
    if things.conditions:
        words += ["where", " and ".join(_within("and", c) for c in things.conditions)]
    return " ".join(words)


def _rule(e: Expr) -> str:
    return e.word.rule if isinstance(e, Call) else ""


# -- a part of a card, about something ------------------------------------------------------------

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
            text = filled(c.word.pattern, [_part(a) for a in c.args[1:]])
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
        words.append(filled(others if said else domain.word.pattern, [_part(a) for a in domain.args]))
    elif not isinstance(domain, Call):
        words += ["of", _part(domain)]
    if rest:
        words += ["where", " and ".join(_within("and", c) for c in rest)]
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

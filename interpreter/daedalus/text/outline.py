"""A card as it was understood: the resolved tree in plain words, every word in the form its declaration gives it.

Where the card says `there` or leaves a hole out, the outline says what is meant, with the rule in the margin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, frozen

from daedalus.language import typed
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import TEXT, TRUTH, Word

_PART = re.compile(r"\{\w+:[\w -]+\}|\S+")


@frozen
class Node:
    """One line of the outline, with what stands under it."""

    text: str
    rule: str = ""
    parts: tuple[Node, ...] = ()
    asks: bool = False  # whether somebody is asked about it, unless there is nothing to choose
    line: int = 0  # of the card, where that is wanted

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


def outline(tree: CardTree, cites: Mapping[str, str] | None = None) -> list[Node]:
    """What the card means: its conditions, its event and its lasting effects; `cites` are the rules of the game's book
    by what they are about."""
    cites = cites or {}
    nodes = []
    if tree.conditions:
        parts = tuple(Node(say(c.value), _rule(c.value)) for c in tree.conditions)
        nodes.append(Node("playable if", cites.get("needs", ""), parts))
    if tree.event is not None or tree.target is not None:
        target = [tree.target] if tree.target is not None else []
        nodes.append(Node("event", cites.get("event", ""), statements([*target, *(tree.event or ())])))
    return [*nodes, *(_lasting(block, cites.get("mark", "")) for block in tree.lasting)]


def statements(body: Sequence[Statement]) -> tuple[Node, ...]:
    return tuple(node for s in body for node in _statement(s))


def _statement(s: Statement) -> list[Node]:
    if isinstance(s, typed.Choose):
        rank = f", {s.rank} {say(s.by)}" if s.by is not None else ""
        return [
            Node(f"{f'{s.side} chooses' if s.side else 'choose'} {_things(s.things)}{rank}", asks=not s.things.by_lot)
        ]
    if isinstance(s, typed.Let):
        return [Node(f"let {s.name} = {say(s.value)}")]
    if isinstance(s, typed.Do):
        sign = {1: "+", -1: "-", 0: ""}[s.sign]
        bind = f", called {s.bind}" if s.bind else ""
        return [Node(f"{sign}{say(s.call)}{bind}", s.call.word.rule, tuple(map(_answer, s.answers)))]
    if isinstance(s, typed.If):
        words = ["if", *["else if"] * (len(s.branches) - 1)]
        return [
            Node(f"{word} {say(condition)}" if condition is not None else "else", parts=statements(body))
            for word, (condition, body) in zip(words, s.branches, strict=True)
        ]
    if isinstance(s, typed.ForEach) and isinstance(s.things, typed.Op) and s.things.op == typed.TIMES:
        return [Node(f"do {filling(s.things.parts[0])} times", parts=statements(s.body))]
    if isinstance(s, typed.ForEach):
        things = _things(s.things, named=False) if isinstance(s.things, typed.Things) else say(s.things)
        return [Node(f"for each {s.variable} of {things}", parts=statements(s.body))]
    if isinstance(s, typed.May):
        return [Node(f"{s.side or 'the side'} may", parts=statements(s.body), asks=True)]
    return [
        Node(
            f"{f'{s.side} does' if s.side else 'do'} {s.count} of",
            parts=tuple(_option(s, i) for i in range(len(s.options))),
            asks=True,
        )
    ]


def _option(s: typed.DoSome, i: int) -> Node:
    _, condition, body = s.options[i]
    return Node(f"option, if {say(condition)}" if condition is not None else "option", parts=statements(body))


def _lasting(block: typed.Lasting, rule: str) -> Node:
    place = f" in {block.place}" if block.place else ""
    parts = [
        *map(_answer, block.answers),
        *map(_trigger, block.triggers),
        *(Node(f"ends when {say(e)}") for e in block.ends),
    ]
    return Node(f'while "{block.mark}" is in effect{place}', rule, tuple(parts))


def _answer(answer: typed.Answer) -> Node:
    how = {0: "", 1: "add ", -1: "subtract "}[answer.adds]
    when = f", when {say(answer.when)}" if answer.when is not None else ""
    return Node(f"{_head(answer.point, answer.bindings)}: {how}{say(answer.value)}{when}", answer.point.rule)


def _trigger(trigger: typed.Trigger) -> Node:
    condition = f", if {say(trigger.condition)}" if trigger.condition is not None else ""
    head = _head(trigger.moment, trigger.bindings)
    return Node(f"when {head}{condition}", trigger.moment.rule, statements(trigger.body))


def _head(word: Word, bindings: Sequence[typed.Binding]) -> str:
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
    if isinstance(e, typed.Constant):
        if e.type == TRUTH:
            return "yes" if e.value else "no"
        return f'"{e.value}"' if e.type == TEXT else str(e.value)
    if isinstance(e, typed.Variable):
        return e.name
    if isinstance(e, typed.Call):
        return _adjective(e) if e.word.kind == "adjective" else filled(e.word.pattern, [filling(a) for a in e.args])
    if isinstance(e, typed.Quantifier):
        return _quantifier(e)
    return _operation(e)


def _adjective(e: typed.Call, being: str = "is") -> str:
    subject, *args = [filling(a) for a in e.args]
    return f"{subject} {being} {filled(e.word.pattern, args)}"


def _quantifier(e: typed.Quantifier) -> str:
    if e.kind == "every" and e.things.conditions:  # the last condition is what is said of all
        rest = evolve(e.things, conditions=e.things.conditions[:-1])
        return f"for every {_things(rest, named=False)}: {within('and', e.things.conditions[-1])}"
    if e.by is not None:
        return f"{e.kind} {filling(e.by)} over {_things(e.things, named=False)}"
    return f"{'number of' if e.kind == 'number' else e.kind} {_things(e.things, named=False)}"


def _operation(e: typed.Op) -> str:
    if not e.parts:
        return e.op
    if e.op == "side":
        [side] = e.parts
        return f"{side.value} plays it" if isinstance(side, typed.Constant) else say(side)
    if e.op == "not":
        [part] = e.parts
        if isinstance(part, typed.Call) and part.word.kind == "adjective":
            return _adjective(part, "is not")
        return f"not {within('not', part)}"
    if e.op == "set":
        return f"({', '.join(map(say, e.parts))})"
    return f" {e.op} ".join(within(e.op, part) for part in e.parts)


def within(op: str, e: Expr) -> str:
    """A part of an operation: in brackets when it is one itself, unless a comparison stands between and, or."""
    plain = ("side", "set", *(("=", "<>", "<", ">", "<=", ">=", "not") if op in ("and", "or") else ()))
    bracket = (isinstance(e, typed.Op) and bool(e.parts) and e.op not in plain) or (
        isinstance(e, typed.Quantifier) and bool(e.things.conditions)
    )
    return f"({say(e)})" if bracket else say(e)


def filling(e: Expr) -> str:
    """What fills a hole: in brackets unless it is one word or name."""
    text = say(e)
    whole = " " not in text or isinstance(e, typed.Constant) or (isinstance(e, typed.Op) and e.op == "set")
    return text if whole else f"({text})"


def _things(things: typed.Things, named: bool = True) -> str:
    """`up to 2 country c of (neighbours of d) where c is poor`"""
    words = ["up to"] if things.up_to else []
    if things.count is not None:
        words.append(filling(things.count))
    elif things.many and named:
        words.append("every")
    words += ["random"] if things.by_lot else []
    words += [things.type, things.variable]
    if not (isinstance(things.domain, typed.Call) and not things.domain.args):
        words += ["of", filling(things.domain)]
    if things.conditions:
        words += ["where", " and ".join(within("and", c) for c in things.conditions)]
    return " ".join(words)


def _rule(e: Expr) -> str:
    return e.word.rule if isinstance(e, typed.Call) else ""

"""The oracle of the compiler: typed expressions walked as they stand, slowly and plainly.

Nothing here is shared with the compiler but the tree and the functions of the vocabulary.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.effects import NO_ANSWER
from daedalus.language.typed import (
    Answer,
    Call,
    CardTree,
    Choose,
    Constant,
    Do,
    DoSome,
    Expr,
    ForEach,
    If,
    Let,
    May,
    Op,
    Quantifier,
    Statement,
    Things,
    Trigger,
    Variable,
)

Names = dict[str, Any]

COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "=": lambda a, b: a == b,
    "<>": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}


class Evaluator:
    """Evaluates for one game and the side that plays the event (none, for lasting effects)."""

    def __init__(self, game: Labyrinth, me: str | None) -> None:
        self.game = game
        self.me = me

    def value(self, e: Expr, names: Names) -> Any:
        match e:
            case Constant(type="country", value=name):
                return next(c for c in self.game.countries if c.name == name)
            case Constant(value=value):
                return value
            case Variable(name=name):
                return names[name]
            case Call(word=word, args=args):
                assert word.function is not None
                return word.function(self.game, *[self.value(a, names) for a in args])
            case Quantifier():
                return self.quantified(e, names)
            case Op():
                return self.operation(e, names)

    def did_anything(self) -> bool:
        """Whether the line above did anything: who runs lines knows."""
        raise AssertionError("an expression on its own stands under no line")

    def true(self, e: Expr, names: Names) -> bool:
        return bool(self.value(e, names))

    def operation(self, e: Op, names: Names) -> Any:
        match e.op:
            case "and":
                return all(self.true(p, names) for p in e.parts)
            case "or":
                return any(self.true(p, names) for p in e.parts)
            case "not":
                return not self.true(e.parts[0], names)
            case "side":
                return self.value(e.parts[0], names) == self.me
            case "done":
                return self.did_anything()
        values = [self.value(p, names) for p in e.parts]
        match e.op:
            case "set":
                return tuple(values)
            case "times":
                return range(values[0])
            case "+":
                return sum(values)
            case "-":
                return values[0] - sum(values[1:])
            case "*":
                return math.prod(values)
            case _:
                return COMPARISONS[e.op](values[0], values[1])

    def things(self, things: Things, names: Names, conditions: tuple[Expr, ...] | None = None) -> Iterator[Names]:
        """For each thing that meets the conditions: the names with the thing among them."""
        for thing in self.value(things.domain, names):
            inner = names | {things.variable: thing}
            if all(self.true(c, inner) for c in (things.conditions if conditions is None else conditions)):
                yield inner

    def quantified(self, e: Quantifier, names: Names) -> Any:
        things = e.things
        if e.kind == "every":  # what the last condition says must hold for all that meet the others
            *others, claim = things.conditions
            return all(self.true(claim, inner) for inner in self.things(things, names, tuple(others)))
        if e.by is not None:
            figures = [self.value(e.by, inner) for inner in self.things(things, names)] or [0]
            return {"total": sum(figures), "highest": max(figures), "lowest": min(figures)}[e.kind]
        found = [inner[things.variable] for inner in self.things(things, names)]
        return {"any": len(found) > 0, "no": len(found) == 0, "number": len(found), "all": tuple(found)}[e.kind]

    def answer(self, answer: Answer, names: Names, args: tuple[Any, ...]) -> Any:
        """What an answer to a rule point says when it is asked about these things."""
        names = dict(names)
        for binding, arg in zip(answer.bindings, args, strict=True):
            if binding.equals is None:
                names[binding.name] = arg
            elif self.value(binding.equals, names) != arg:
                return NO_ANSWER
        if answer.when is not None and not self.true(answer.when, names):
            return NO_ANSWER
        said = self.value(answer.value, names)
        return -said if answer.adds < 0 else said


# -- where a card has expressions -------------------------------------------------------------------


def expressions(tree: CardTree) -> Iterator[Expr]:
    """Every expression of a card that stands on its own; what a choice lists becomes a set."""
    for condition in tree.conditions:
        yield condition.value
    body = (*((tree.target,) if tree.target is not None else ()), *(tree.event or ()))
    for statement in body:
        yield from _statement(statement)
    for block in tree.lasting:
        for answer in block.answers:
            yield from _answer(answer)
        for trigger in block.triggers:
            yield from _trigger(trigger)
        yield from block.ends


def _answer(answer: Answer) -> Iterator[Expr]:
    yield answer.value
    if answer.when is not None:
        yield answer.when


def _trigger(trigger: Trigger) -> Iterator[Expr]:
    if trigger.condition is not None:
        yield trigger.condition
    yield from _body(trigger.body)


def _body(body: tuple[Statement, ...]) -> Iterator[Expr]:
    for statement in body:
        yield from _statement(statement)


def _statement(s: Statement) -> Iterator[Expr]:
    match s:
        case Choose(things=things, by=by):
            yield _listed(things)
            if things.count is not None:
                yield things.count
            if by is not None:
                yield by
        case Let(value=value):
            yield value
        case Do(call=call, answers=answers):
            yield from call.args
            for answer in answers:
                yield from _answer(answer)
        case If(branches=branches):
            for condition, body in branches:
                if condition is not None:
                    yield condition
                yield from _body(body)
        case ForEach(things=things, body=body):
            yield _listed(things) if isinstance(things, Things) else things
            yield from _body(body)
        case May(body=body):
            yield from _body(body)
        case DoSome(options=options):
            for _, condition, body in options:
                if condition is not None:
                    yield condition
                yield from _body(body)


def _listed(things: Things) -> Expr:
    return Quantifier("all", things, f"{things.type}s", things.span)


def free(e: Expr | Things) -> dict[str, str]:
    """The names that an expression takes from outside, with their types."""
    match e:
        case Variable(name=name, type=type_):
            return {name: type_}
        case Call(args=parts) | Op(parts=parts):
            return {name: type_ for part in parts for name, type_ in free(part).items()}
        case Quantifier(things=things, by=by):
            figure = free(by) if by is not None else {}
            figure.pop(things.variable, None)
            return free(things) | figure
        case Things(domain=domain, conditions=conditions, variable=bound):
            inner = {name: type_ for c in conditions for name, type_ in free(c).items()}
            inner.pop(bound, None)
            return free(domain) | inner
        case _:
            return {}

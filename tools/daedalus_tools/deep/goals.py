"""What a card can do, line by line: every branch and sentence as a goal, with the way that leads there."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from daedalus.language import typed
from daedalus.language.findings import Span
from daedalus.language.typed import CardTree, Expr, Statement

BLOCK, LINE = "block", "line"


@frozen
class Want:
    """A condition on the way that must hold, or must not."""

    value: Expr
    holds: bool


@frozen
class Pick:
    """A choice on the way: something must be there to choose, and gets a name."""

    things: typed.Things
    name: str
    one_of: bool = False  # one after another, whatever their number


@frozen
class Bind:
    """A name for a value, or for one of several."""

    name: str
    value: Expr
    one_of: bool = False


@frozen
class Say:
    """An answer to a decision on the way."""

    label: str


Step = Want | Pick | Bind | Say


@frozen(eq=False)
class Goal:
    """A block or a line to be reached, the steps to it, and the goal that it lies in."""

    kind: str
    span: Span
    statement: Statement
    steps: tuple[Step, ...]
    inside: Goal | None
    before: Goal | None  # the line above it in its block
    why: Expr | None = None  # the condition of a block

    @property
    def place(self) -> Span:
        """What a finding points at."""
        return self.why.span if self.why is not None else self.span


Key = tuple[str, int, int]


def key(kind: str, span: Span) -> Key:
    return kind, span.line, span.column


class Goals:
    """All goals of a card: those of its event, and those of each trigger of its lasting effects."""

    def __init__(self, tree: CardTree) -> None:
        self.tree = tree
        self.found: dict[Key, Goal] = {}
        target: tuple[Step, ...] = ()
        if tree.target is not None:
            target = (Pick(tree.target.things, tree.target.things.variable),)
        if tree.event:
            self._block(tree.event, target, None, None)
        self.event = list(self.found.values())
        self.triggers: list[tuple[typed.Lasting, typed.Trigger]] = []
        self.answers: list[tuple[typed.Lasting, typed.Answer]] = []
        for block in tree.lasting:
            for trigger in block.triggers:
                self.triggers.append((block, trigger))
                self._block(trigger.body, (), None, trigger.condition)
            self.answers += [(block, answer) for answer in block.answers]
        self.inline = [
            (goal, answer)
            for goal in self.found.values()
            if goal.kind == LINE and isinstance(goal.statement, typed.Do)
            for answer in goal.statement.answers
        ]

    def reached(self, goal: Goal, reached: set[Key], changed: set[Key]) -> bool:
        """Whether a goal is done with: a sentence must also have changed something."""
        at = key(goal.kind, goal.span)
        return at in (changed if isinstance(goal.statement, typed.Do) and goal.kind == LINE else reached)

    def _block(self, body: Sequence[Statement], way: tuple[Step, ...], inside: Goal | None, why: Expr | None) -> None:
        if not body:
            return
        block: Goal | None = None
        if inside is not None:
            block = Goal(BLOCK, body[0].span, body[0], way, inside, None, why)
            self.found[key(BLOCK, body[0].span)] = block
        above: Goal | None = None
        for s in body:
            line = Goal(LINE, s.span, s, way, block, above)
            self.found[key(LINE, s.span)] = line
            self._inner(s, way, line)
            way = (*way, *_given(s, body))
            above = line

    def _inner(self, s: Statement, way: tuple[Step, ...], line: Goal) -> None:
        """The blocks under a line."""
        if isinstance(s, typed.If):
            for condition, body in s.branches:
                yes = (Want(condition, True),) if condition is not None else ()
                self._block(body, (*way, *yes), line, condition)
                if condition is not None:
                    way = (*way, Want(condition, False))
        elif isinstance(s, typed.ForEach):
            if isinstance(s.things, typed.Things):
                step: Step = Pick(s.things, s.variable, one_of=True)
            else:
                step = Bind(s.variable, s.things, one_of=True)
            self._block(s.body, (*way, step), line, None)
        elif isinstance(s, typed.May):
            self._block(s.body, (*way, Say("yes")), line, None)
        elif isinstance(s, typed.DoSome):
            for label, condition, body in s.options:
                wanted = (Want(condition, True),) if condition is not None else ()
                self._block(body, (*way, *wanted, Say(label)), line, condition)


def _given(s: Statement, body: Sequence[Statement]) -> tuple[Step, ...]:
    """What a line above leaves for those below it: names, unless nothing below needs them."""
    if isinstance(s, typed.Choose):
        return (Pick(s.things, s.things.variable),)
    if isinstance(s, typed.Let):
        return (Bind(s.name, s.value),)
    if isinstance(s, typed.If) and s.branches[-1][0] is None:  # one of the branches gives the name; try the first
        condition, inner = s.branches[0]
        steps = tuple(step for t in inner for step in _given(t, inner))
        return (Want(condition, True), *steps) if steps and condition is not None else ()
    return ()

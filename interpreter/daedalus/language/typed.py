"""The tree after resolution: every phrase is a word of the vocabulary with its arguments, every node has a type."""

from __future__ import annotations

from attrs import define, field, frozen

from daedalus.language.findings import Span
from daedalus.language.header import Head
from daedalus.language.vocabulary import Word


@frozen
class Constant:
    type: str
    value: object
    span: Span


@frozen
class Variable:
    type: str
    name: str
    span: Span


@frozen
class Call:
    """A word of the vocabulary with its arguments (an adjective has its subject first)."""

    word: Word
    args: tuple[Expr, ...]
    type: str
    span: Span


@frozen
class Op:
    """Comparison, arithmetic, and, or, not; `set` makes a set of its parts; `side` asks who plays the event;
    `player` and `opponent` are sides; `times` is as many rounds; `done` asks whether the line above did anything."""

    op: str
    parts: tuple[Expr, ...]
    type: str
    span: Span


@frozen
class Things:
    """A noun phrase: which things, by which conditions, how many, and the name they get."""

    type: str
    domain: Expr
    conditions: tuple[Expr, ...]
    variable: str
    count: Expr | None
    up_to: bool
    many: bool
    text: str
    span: Span
    by_lot: bool = False  # of a choice: chance makes it


@frozen
class Quantifier:
    """`any`, `no`, `every` (truth) and `number of` (number) over things; `all` of them; and `total`, `highest` and
    `lowest` (number) of what is said `by` each of them."""

    kind: str
    things: Things
    type: str
    span: Span
    by: Expr | None = None


Expr = Constant | Variable | Call | Op | Quantifier
TIMES, DONE = "times", "done"
TOTALS = ("total", "highest", "lowest")


@frozen
class Choose:
    side: str
    things: Things
    rank: str
    by: Expr | None
    span: Span
    source: str


@frozen
class Let:
    name: str
    value: Expr
    span: Span


@frozen
class Do:
    """A verb, perhaps with a name for its result and with answers that hold while it lasts."""

    call: Call
    sign: int
    bind: str
    answers: tuple[Answer, ...]
    span: Span
    source: str


@frozen
class If:
    branches: tuple[tuple[Expr | None, tuple[Statement, ...]], ...]
    span: Span


@frozen
class ForEach:
    """Once for each thing; `do n times` is a loop over rounds, whose variable nobody can name."""

    variable: str
    things: Things | Expr
    body: tuple[Statement, ...]
    span: Span


@frozen
class May:
    side: str
    body: tuple[Statement, ...]
    span: Span
    source: str


@frozen
class DoSome:
    side: str
    count: int
    options: tuple[tuple[str, Expr | None, tuple[Statement, ...]], ...]
    span: Span


Statement = Choose | Let | Do | If | ForEach | May | DoSome


@frozen
class Binding:
    """A hole of a rule point or moment: a new name, or a value that must be equal."""

    type: str
    name: str
    equals: Expr | None = None


@frozen
class Answer:
    point: Word
    bindings: tuple[Binding, ...]
    value: Expr
    adds: int  # 0 replaces, +1 adds, -1 subtracts
    when: Expr | None
    span: Span
    source: str


@frozen
class Trigger:
    moment: Word
    bindings: tuple[Binding, ...]
    condition: Expr | None
    body: tuple[Statement, ...]
    span: Span
    source: str


@frozen
class Lasting:
    """A `while in effect` block: of which mark, with which name for the place where it stands."""

    mark: str
    place: str
    answers: tuple[Answer, ...]
    triggers: tuple[Trigger, ...]
    ends: tuple[Expr, ...]
    span: Span


@frozen
class Condition:
    """One clause of a play condition, with the words that a person reads when it fails."""

    text: str
    value: Expr
    span: Span


@define
class CardTree(Head):
    """A card, read and resolved: its head, its play conditions, its event and its lasting effects."""

    file: str = ""
    conditions: list[Condition] = field(factory=list)
    target: Choose | None = None
    event: tuple[Statement, ...] | None = None
    lasting: list[Lasting] = field(factory=list)
    source: str = ""

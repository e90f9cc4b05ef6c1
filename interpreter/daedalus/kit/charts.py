"""The charts of a rulebook's bot as data: flow lists, priority columns, questions and instructions for cards.

Every line is written in the card language. A *column* narrows candidates line by line: a line keeps those that it holds
of, or those with the best figure; one that nobody meets is passed over. A *list* is read top down, and the first line
that any candidate meets gives those that are left; several lines in brackets narrow what the first of them has found.
*Questions* are asked in order until one leads to an action. Where the sets of cards differ, their names stand above.
Candidates are spaces, called `c`; `about` names columns and lists of other things (`alert: threat p`).

    columns:
      attack:
        - lowest defence
        - where on the coast
    questions:
      operation:
        - if: gold < 3
          then:
            - if: harvest possible
              do: harvest
            - do: trade

A line is compiled when it is first needed. Who listens to the game hears which lines counted (see `kit.hearing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from daedalus.core.errors import BrokenFile, Place, trouble
from daedalus.kit.hearing import ACTION, COLUMN, LIST, NO, QUESTION, YES, hear, unheard
from daedalus.kit.layers import Source
from daedalus.language.compile import Compiler
from daedalus.language.findings import BrokenText
from daedalus.language.reader import Reader
from daedalus.language.typed import Choose, If
from daedalus.language.vocabulary import NUMBER

OPS = "n"  # how a line calls the operations at hand
GOAL = "d"  # and the space that something is to go to
WHERE = "where"


class Line:
    """One line of a column or list: what it keeps of some things."""

    def __init__(self, source: str, where: Place | str, reader: Callable[[], Reader], type_: str, name: str) -> None:
        self.source, self.where, self.reader, self.type, self.name = source, where, reader, type_, name
        self._made: Callable[..., list[Any]] | None = None

    def narrows(self, g: Any, me: str, things: Sequence[Any], n: int, goal: Any) -> list[Any]:
        """What is left of the things, with so many operations at hand, and for a space that something is to go to."""
        made = self._made
        if made is None:
            reader = self.reader()
            made = Compiler(reader.vocabulary, str(self.where)).narrowing(self.read(reader), (OPS, GOAL))
            self._made = made
        return made(g, me, things, n, goal)

    @property
    def before(self) -> str:
        """What makes a sentence of it."""
        return f"choose a {self.type} {self.name}{' ' if self.source.startswith(WHERE) else ', '}"

    def read(self, reader: Reader) -> Choose:
        """What the line says; what is wrong with it is refused."""
        (chosen,) = _read(reader, self.before + self.source, self.where)
        assert isinstance(chosen, Choose)
        return chosen


class Condition:
    """A condition of the card language; it is compiled when it is first asked."""

    BEFORE: ClassVar[str] = "if "  # what makes a sentence of it

    def __init__(self, source: str, where: Place | str, reader: Callable[[], Reader]) -> None:
        self.source, self.where, self.reader = source, where, reader
        self._made: Callable[..., Any] | None = None

    def read(self, reader: Reader) -> Any:
        (only,) = _read(reader, f"{self.BEFORE}{self.source}: let asked = 1", self.where)
        assert isinstance(only, If)
        return only.branches[0][0]

    def holds(self, g: Any, me: str, n: int = 0, goal: Any = None) -> bool:
        made = self._made
        if made is None:
            reader = self.reader()
            names = ("g", "me", f"v_{OPS}", f"v_{GOAL}")
            made = self._made = Compiler(reader.vocabulary, str(self.where)).expression(self.read(reader), names)
        return bool(made(g, me, n, goal))


def _read(reader: Reader, text: str, where: Place | str) -> Any:
    if "\n" in text or "#" in text:
        raise BrokenFile(
            trouble("trouble-a-line-of-a", "a line of a chart is one line without comments"),
            where=where,
            remedy=trouble("trouble-write-it-as-on", "Write it as on a card."),
        )
    space = next(iter(reader.vocabulary.types))
    body, wrong = reader.read_statements(text, str(where), {OPS: NUMBER, GOAL: space})
    if wrong:
        raise BrokenText(wrong, remedy=trouble("trouble-it-is-the-line", "It is the line at {where}.", where=where))
    if len(body) != 1:
        raise BrokenFile(
            trouble("trouble-this-is-more-than", "this is more than one line"),
            where=where,
            remedy=trouble("trouble-write-one-condition-or", "Write one condition or one figure."),
        )
    return body


class Question(NamedTuple):
    """A step of a chart: if the condition holds, an action, or further questions."""

    condition: Condition | None
    action: str
    further: tuple[Question, ...]


class Chart:
    """The charts of one bot."""

    def __init__(self, source: Source, reader: Callable[[], Reader], space: str, rule_set: str = "") -> None:
        self.source, self.reader, self.space, self.rule_set = source, reader, space, rule_set
        self.data: Mapping[str, Any] = source.data
        self.rule = str(self.data.get("rule", ""))
        columns, lists, questions = (self.data.get(part, {}) for part in ("columns", "lists", "questions"))
        self.columns = {name: [only for (only,) in self._lines("columns", name)] for name in columns}
        self.lists = {name: list(self._lines("lists", name)) for name in lists}
        self.questions = {name: tuple(self._questions(rows, ("questions", name))) for name, rows in questions.items()}

    # -- what it is made of ---------------------------------------------------------------------------

    def line(self, source: str, route: Sequence[Any], type_: str = "", name: str = "c") -> Line:
        return Line(source, self.source.where(*route), self.reader, type_ or self.space, name)

    def condition(self, source: str, route: Sequence[Any]) -> Condition:
        return Condition(str(source), self.source.where(*route), self.reader)

    def about(self, name: str) -> tuple[str, str]:
        """What a column or list is about: a type of things, and the letter for one of them."""
        type_, _, letter = str(self.data.get("about", {}).get(name, "")).partition(" ")
        return type_ or self.space, letter or "c"

    def _lines(self, part: str, name: str) -> Iterator[list[Line]]:
        rows: Any = self.data[part][name]
        route: tuple[Any, ...] = (part, name)
        if isinstance(rows, Mapping):
            rows, route = rows.get(self.rule_set, ()), (*route, self.rule_set)
        about = self.about(name)
        for i, row in enumerate(rows):
            yield [self.line(str(source), (*route, i), *about) for source in (row if isinstance(row, list) else [row])]

    def _questions(self, rows: Sequence[Any], route: tuple[Any, ...]) -> Iterator[Question]:
        for i, row in enumerate(rows):
            here = (*route, i)
            condition = self.condition(row["if"], (*here, "if")) if "if" in row else None
            further = tuple(self._questions(row["then"], (*here, "then"))) if "then" in row else ()
            yield Question(condition, str(row.get("do", "")), further)

    def every(self) -> Iterator[Line | Condition]:
        """All lines and conditions, to be looked at by who checks them."""
        for lines in (*self.columns.values(), *(row for rows in self.lists.values() for row in rows)):
            yield from lines
        pending = [q for questions in self.questions.values() for q in questions]
        for question in pending:  # grows while it is walked
            if question.condition is not None:
                yield question.condition
            pending += question.further

    def rule_of(self, name: str) -> str:
        """The rule that a list, column or other part is from."""
        return str(self.data.get("rules", {}).get(name, self.rule))

    # -- using it -------------------------------------------------------------------------------------

    def narrow(self, g: Any, me: str, name: str, things: Sequence[Any], n: int = 0, goal: Any = None) -> Sequence[Any]:
        """What a column leaves of the candidates; who is left is equally good."""
        left = self.through(g, me, name, self.columns[name], things, n, goal)
        if g.heard is not None and things and len(left) == len(things):
            hear(g, COLUMN, name, "", self.rule_of(name), things, left)
        return left

    def through(
        self, g: Any, me: str, name: str, lines: Sequence[Line], things: Sequence[Any], n: int = 0, goal: Any = None
    ) -> Sequence[Any]:
        """The same with lines from anywhere."""
        for line in lines:
            if len(things) < 2:
                break
            left = line.narrows(g, me, things, n, goal)
            if left and len(left) < len(things):
                if g.heard is not None:
                    hear(g, COLUMN, name, line.source, self.rule_of(name), things, left)
                things = left
        return things

    def first(self, g: Any, me: str, name: str, things: Sequence[Any], n: int = 0, goal: Any = None) -> Sequence[Any]:
        """The candidates that meet the first line of a list that any of them meets; nobody if there is none."""
        for lines in self.lists[name]:
            left = self._by(g, me, name, lines, things, n, goal)
            if left:
                return left
        if g.heard is not None:
            hear(g, LIST, name, "", self.rule_of(name), things)
        return ()

    def each(
        self, g: Any, me: str, name: str, things: Sequence[Any], n: int = 0, goal: Any = None
    ) -> Iterator[Sequence[Any]]:
        """The candidates that each line of a list finds, line by line, for charts that want something of every line."""
        for lines in self.lists[name]:
            yield self._by(g, me, name, lines, things, n, goal)

    def _by(
        self, g: Any, me: str, name: str, lines: Sequence[Line], things: Sequence[Any], n: int, goal: Any
    ) -> Sequence[Any]:
        """What one line of a list finds, and those that stand in brackets with it leave."""
        left: Sequence[Any] = lines[0].narrows(g, me, things, n, goal)
        if left:
            if g.heard is not None:
                hear(g, LIST, name, lines[0].source, self.rule_of(name), things, left)
            if len(lines) > 1:
                left = self.through(g, me, name, lines[1:], left, n, goal)
        return left

    def ask(self, g: Any, me: str, name: str, n: int = 0) -> str:
        """The action that the questions lead to; nothing if to none."""
        action = self._ask(g, me, name, self.questions[name], n)
        if g.heard is not None:
            hear(g, ACTION, name, action, self.rule_of(name))
        return action

    def _ask(self, g: Any, me: str, name: str, questions: Sequence[Question], n: int) -> str:
        for question in questions:
            condition = question.condition
            if condition is not None:
                holds = condition.holds(g, me, n) if g.heard is None else self._told(g, me, name, condition, n)
                if not holds:
                    continue
            action = question.action or self._ask(g, me, name, question.further, n)
            if action:
                return action
        return ""

    def _told(self, g: Any, me: str, name: str, condition: Condition, n: int) -> bool:
        holds = unheard(g, lambda: condition.holds(g, me, n))
        hear(g, QUESTION, name, condition.source, self.rule_of(name), [f"{OPS} = {n}"], [YES if holds else NO])
        return holds

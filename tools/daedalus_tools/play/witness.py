"""An event watched while it happens: which of its sentences did nothing, and why, as their words say."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from attrs import evolve, frozen

from daedalus.kit.board import Space
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.compile import Compiler
from daedalus.language.expressions import variable
from daedalus.language.findings import IDLE, NEED, PIECE, SPACE, Term
from daedalus.language.naming import free
from daedalus.language.records import PROVED, Removes
from daedalus.language.roles import Place
from daedalus.language.typed import Choose, Do, Expr, Statement
from daedalus.language.vocabulary import Vocabulary
from daedalus.text.bundle import render
from daedalus_tools.analysis.said import of_sentence
from daedalus_tools.deep.tracing import matters
from daedalus_tools.language import spoken

Names = dict[str, Any]


@frozen
class Idle:
    """A sentence that did nothing."""

    line: int
    text: str
    why: str


class Witness(Compiler):
    """The compiler with a look at the game after each sentence."""

    def __init__(self, vocabulary: Vocabulary, file: str, silent: Collection[str]) -> None:
        super().__init__(vocabulary, file)
        self.silent = silent  # what is only remembered
        self.names["w_did"], self.names["w_chose"] = self._did, self._chose
        self._watched: list[Do | Choose] = []
        self._effective: set[int] = set()
        self._idle: dict[int, Idle] = {}  # by its place among the watched, with the first reason

    def seen(self) -> list[Idle]:
        """The sentences that never did anything, in the order of the card."""
        return [self._idle[i] for i in sorted(self._idle) if i not in self._effective]

    def _statement(self, s: Statement, maybe: set[str]) -> None:
        at, line = len(self._watched), s.span.line
        if isinstance(s, (Do, Choose)):
            self._watched.append(s)
        if isinstance(s, Do):
            self.out.add(f"w_{at} = len(g.journal)", line)
        super()._statement(s, maybe)
        if isinstance(s, Do):
            self.out.add(f"w_did({at}, g, me, w_{at}, locals())", line)
        elif isinstance(s, Choose):
            self.out.add(f"w_chose({at}, {variable(s.things.variable)})", line)

    def _did(self, at: int, g: CardGame, me: str, since: int, names: Names) -> None:
        s = self._watched[at]
        if matters(g, since, self.silent):
            self._effective.add(at)
        elif isinstance(s, Do):
            self._idle.setdefault(at, Idle(s.span.line, s.source, self._why(s, g, me, names)))

    def _chose(self, at: int, chosen: object) -> None:
        s = self._watched[at]
        if chosen:
            self._effective.add(at)
        else:
            self._idle.setdefault(at, Idle(s.span.line, s.source, _said("try-idle-chosen")))

    def _why(self, s: Do, g: CardGame, me: str, names: Names) -> str:
        """What the declaration of its word says of a place that is so."""
        word = s.call.word
        it = next((s.call.args[i] for i, _ in word.role(Place)), None)
        space = self._value(it, g, me, names) if it is not None else None
        if not isinstance(space, Space):
            return _said("try-idle")
        term = self.vocabulary.term
        place = term(SPACE, space.name)
        for idle in word.idle:
            if self._value(of_sentence(idle.when, s.call, it), g, me, names):
                return _said("try-idle-already", place=place, why=term(IDLE, idle.why))
        for need in word.needs:
            if need.judged != PROVED and self._value(of_sentence(need.that, s.call, it), g, me, names) is False:
                return _said("try-idle-needs", place=place, what=term(NEED, need.what))
        for change in word.change(Removes):
            return _said("try-idle-none", place=place, piece=term(PIECE, change.piece))
        return _said("try-idle")

    def _value(self, e: Expr, g: CardGame, me: str, names: Names) -> Any:
        """The value of an expression with the names of the event; nothing if one of them stands for nothing."""
        params = [variable(name) for name in sorted(free(e))]
        if any(names.get(name) is None for name in params):
            return None
        function = Compiler(self.vocabulary, self.file).expression(e, ["g", "me", *params])
        return function(g, me, *(names[name] for name in params))


def _said(key: str, **about: Term) -> str:
    return render(key, about, language=spoken())


def watched(card: Card, definition: Definition) -> tuple[Card, Witness]:
    """The same card, and who sees what its event does."""
    witness = Witness(definition.words, card.file, definition.study().silent)
    program = witness.card(card.tree)
    return evolve(card, program=lambda: program), witness

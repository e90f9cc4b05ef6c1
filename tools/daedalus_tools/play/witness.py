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
from daedalus.language.typed import Choose, Constant, Do, Expr, Statement, Variable
from daedalus.language.walking import nodes
from daedalus.text.bundle import render
from daedalus.text.cards import speaks
from daedalus.text.showing import clause
from daedalus_tools.analysis.said import of_sentence, put
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

    def __init__(self, definition: Definition, file: str, silent: Collection[str]) -> None:
        super().__init__(definition.words, file)
        self.definition = definition
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
        """What is so of the place, by the declaration of its word."""
        word = s.call.word
        it = next((s.call.args[i] for i, _ in word.role(Place)), None)
        space = self._value(it, g, me, names) if it is not None else None
        if not isinstance(space, Space):
            return _said("try-idle")
        term = self.vocabulary.term
        place = term(SPACE, space.name)
        for idle in word.idle:
            e = of_sentence(idle.when, s.call, it)
            if self._value(e, g, me, names):
                so = self._so(e, names)
                return _because(so) if so else _said("try-idle-already", place=place, why=term(IDLE, idle.why))
        for need in word.needs:
            e = of_sentence(need.that, s.call, it)
            if need.judged != PROVED and self._value(e, g, me, names) is False:
                so = self._so(e, names, holds=False)
                return _because(so) if so else _said("try-idle-needs", place=place, what=term(NEED, need.what))
        for change in word.change(Removes):
            return _said("try-idle-none", place=place, piece=term(PIECE, change.piece))
        return _said("try-idle")

    def _so(self, e: Expr, names: Names, *, holds: bool = True) -> str:
        """A condition about what the names of the event stand for; nothing in a game that has no sentences."""
        if not speaks(self.definition):
            return ""
        known = [(node, names.get(variable(node.name))) for node in nodes(e) if isinstance(node, Variable)]
        meant = {x.name: Constant(x.type, getattr(v, "name", v), x.span) for x, v in known if v is not None}
        return clause(put(e, meant, e.span), self.definition, spoken(), holds=holds)

    def _value(self, e: Expr, g: CardGame, me: str, names: Names) -> Any:
        """The value of an expression with the names of the event; nothing if one of them stands for nothing."""
        params = [variable(name) for name in sorted(free(e))]
        if any(names.get(name) is None for name in params):
            return None
        function = Compiler(self.vocabulary, self.file).expression(e, ["g", "me", *params])
        return function(g, me, *(names[name] for name in params))


def _said(key: str, **about: str | Term) -> str:
    return render(key, about, language=spoken(), catalogue="try")


def _because(what: str) -> str:
    return _said("try-idle-because", what=what)


def watched(card: Card, definition: Definition) -> tuple[Card, Witness]:
    """The same card, and who sees what its event does."""
    witness = Witness(definition, card.file, definition.study().silent)
    program = witness.card(card.tree)
    return evolve(card, program=lambda: program), witness

"""One line at a time: its names resolved and given, its mistakes gathered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from daedalus.language.findings import TYPE, Finding, Mistake, Span
from daedalus.language.resolve import Resolver
from daedalus.language.scope import ANY, Scope
from daedalus.language.suggest import certain
from daedalus.language.tree import Line, Node, Phrase, Token
from daedalus.language.typed import Constant, Expr, Op, Quantifier, Things
from daedalus.language.vocabulary import NUMBER, OPPONENT, PLAYER, SIDE, TRUTH, Vocabulary

MOST_MISTAKES = 30  # whoever has made so many mends these first
GIVERS = ("choose ", "let ", "for ", "play in ", "option ")  # how lines begin that give a name
SMALL_WORDS = frozenset(
    (
        "a",
        "an",
        "and",
        "any",
        "as",
        "choose",
        "chooses",
        "different",
        "do",
        "done",
        "each",
        "else",
        "every",
        "for",
        "highest",
    )
    + ("if", "in", "is", "it", "let", "lowest", "may", "no", "not", "number", "of", "option", "or", "play", "the")
    + ("there", "times", "to", "up", "where", "with")
)


class Enough(Exception):
    """So many mistakes that nobody reads on."""


class LineReader:
    """Reads what lines are made of; what is wrong is reported, and the next line read."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.resolver = Resolver(vocabulary)
        self._report: Callable[[Mistake], None] = _raise

    def _gather(self) -> list[Mistake]:
        """The list that mistakes come to from now on."""
        mistakes: list[Mistake] = []

        def report(mistake: Mistake) -> None:
            mistakes.append(mistake)
            if len(mistakes) == MOST_MISTAKES:
                mistakes.append(Mistake("S024", mistake.span, most=MOST_MISTAKES))
                raise Enough

        self._report = report
        return mistakes

    def _lost(self, line: Line, scope: Scope) -> None:
        """A line that could not be read may have given names; the lines that use them are not to blame."""
        text = line.source
        if text.startswith(GIVERS) or " chooses " in text or " as " in text:
            words = set(re.findall(r"(?<![\w\"])[a-z][a-z0-9'/-]*", text)) - SMALL_WORDS
            scope.lose(name for name in sorted(words - self.resolver.literals) if name not in scope.variables)

    def _guard(self, work: Callable[..., object], *args: Any) -> None:
        try:
            work(*args)
        except Mistake as mistake:
            self._report(mistake)

    def _truth(self, node: Node, scope: Scope) -> Expr:
        """A condition; when it is wrong, what hangs on it is read all the same."""
        try:
            return self.resolver.expression(node, scope, TRUTH)
        except Mistake as mistake:
            self._report(mistake)
            return Constant(TRUTH, True, node.span)

    def _side(self, token: object, scope: Scope) -> str:
        """Who decides: a side, `player` or `opponent`, or a name that stands for a side."""
        if token is None:
            return ""
        assert isinstance(token, Token)
        if token.text in (PLAYER, OPPONENT) or scope.variables.get(token.text) == SIDE:
            return token.text
        if token.text not in self.vocabulary.sides:
            sides = self.vocabulary.sides
            fix = certain(token.span, token.text, sides)
            raise Mistake("N007", token.span, "sides", fix=fix, name=token.text, sides=tuple(sides))
        return token.text

    # -- things and their names -----------------------------------------------------------------------

    def _things(
        self, phrase: Phrase, where: Node | None, scope: Scope, variable: str = "", *, reuse: bool = False
    ) -> Things:
        with losing(scope, self.resolver.unknown_words(phrase.tokens)):
            things = self.resolver.things(phrase.tokens, where, scope, variable=variable, reuse=reuse)
        assert things is not None
        return things

    def _chosen(self, phrase: Phrase, where: Node | None, scope: Scope) -> Things:
        """The candidates of a choice, which gives them their name; it may be one that was given before."""
        things = self._things(phrase, where, scope, reuse=True)
        type_ = self.vocabulary.plural_of(things.type) if things.many else things.type
        scope.it = (things.variable, type_)
        scope.chosen[things.variable] = phrase.text
        self._give(scope, things.variable, type_, phrase.span)
        return things

    def _give(self, scope: Scope, name: str, type_: str, span: Span) -> None:
        """A name for something. Given again it stands for something else, but never of another type."""
        before = scope.variables.get(name, ANY)
        scope.bind(name, type_)
        if before != type_ and ANY not in (before, type_):
            term = self.vocabulary.term
            raise Mistake("T007", span, name=name, before=term(TYPE, before), type=term(TYPE, type_))

    @staticmethod
    def _enough(things: Things, span: Span) -> Expr:
        """Whether there are as many candidates as must be chosen."""
        if things.count is None or things.up_to:
            return Quantifier("any", things, TRUTH, span)
        return Op(">=", (Quantifier("number", things, NUMBER, span), things.count), TRUTH, span)


def findings(mistakes: Sequence[Mistake], text: str, file: str) -> list[Finding]:
    lines = text.split("\n")
    result = []
    for m in sorted(mistakes, key=lambda m: (m.span.line, m.span.column)):
        source = lines[m.span.line - 1].rstrip("\r") if m.span.line <= len(lines) else ""
        shown = "".join(c if c.isprintable() else " " for c in source)  # one for one, so that the caret fits
        result.append(m.finding(file, shown))
    return result


@contextmanager
def losing(scope: Scope, names: Iterable[str]) -> Iterator[None]:
    """When a line that gives names cannot be read, the lines that use them are not to blame."""
    try:
        yield
    except Mistake:
        scope.lose(names)
        raise


def _raise(mistake: Mistake) -> None:
    raise mistake

"""The syntax tree of a card: what the grammar reads, before names are resolved. Every node knows its place."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from daedalus.language.findings import Span


@frozen
class Token:
    """A word, number, name or quoted text of a phrase; or a group in brackets."""

    kind: str  # WORD, NUMBER, NAME, STRING, GROUP
    text: str
    span: Span
    group: tuple[Node, ...] = ()


@frozen
class Phrase:
    tokens: tuple[Token, ...]

    @property
    def span(self) -> Span:
        return join(self.tokens[0].span, self.tokens[-1].span)

    @property
    def text(self) -> str:
        return " ".join(token.text for token in self.tokens)


@frozen
class Quantified:
    """`any country where ...`"""

    phrase: Phrase
    where: Node
    span: Span


@frozen
class Operation:
    """`and`, `or`, `not`, `+`, `-`, `*` and comparisons."""

    op: str
    parts: tuple[Node, ...]
    span: Span


@frozen
class Being:
    """`c is small`, `c is not coastal`"""

    subject: Node
    phrase: Phrase
    negated: bool
    span: Span


Node = Phrase | Quantified | Operation | Being


BROKEN = "broken"  # the kind of a line that the grammar does not know


@frozen
class Line:
    """One parsed line: its kind (the name of the grammar's alternative), its parts, and the block it opens."""

    kind: str
    parts: tuple[Any, ...]
    span: Span
    block: tuple[Line, ...] = ()
    source: str = ""  # the line without its indentation and comment


def join(first: Span, last: Span) -> Span:
    return Span(first.line, first.column, last.end if last.line == first.line else first.end)

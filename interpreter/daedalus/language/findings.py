"""A finding is data: a code and the words it is about, where it stands, and the edit that mends it.

What a person reads is written from the code and these words in the room `text`; nobody reads it back.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from attrs import frozen

from daedalus.core.errors import BrokenFile, Trouble

# Kinds of words that a finding says in the reader's language, and not as a card does.
TYPE, SIDE, SPACE, TRACK, PIECE, SET, PART = "type", "side", "space", "track", "piece", "set", "part"
THING, TROUBLE = "thing", "trouble"  # an answer or operation; what is wrong with a file or an answer
# What the declaration of a word says of a space: what cannot be there, what it is, why nothing changes.
NEED, BEING, IDLE = "need", "being", "idle"


class Term(NamedTuple):
    """A word in a finding that nobody wrote on the card, by the name or key that the game has for it."""

    kind: str
    name: str
    game: str
    about: tuple[tuple[str, Any], ...] = ()  # what its message puts in: words, or other terms
    printed: str = ""  # how a text says it that has no other word: in English, or of a game without messages

    def __str__(self) -> str:
        return self.printed or self.name


Value = str | int | Term | tuple[str, ...]
Args = tuple[tuple[str, Value], ...]


@frozen
class Span:
    """A place in a source text; line and columns count from 1, the end column is exclusive."""

    line: int
    column: int
    end: int


@frozen
class Edit:
    """The letters of a span, and what stands there instead."""

    span: Span
    text: str
    file: str = ""  # the file of the finding, unless it says another
    clears: bool = False  # a line on which nothing is left goes too


@frozen
class Meant:
    """The right spelling of a line (an empty one is to be taken away), or of the few that are equally near; and where
    one thing is wrong, the words themselves and those that belong there."""

    lines: tuple[str, ...]
    wrong: str = ""
    right: str = ""
    line: int = 0  # of the file, if it is another line that should be written so
    column: int = 0  # where it begins, if that alone is wrong


@frozen
class Finding:
    code: str
    file: str
    span: Span
    source: str = ""
    key: str = ""  # which of the messages of its code it is, where there are several
    args: Args = ()  # the words that the message is about, by name
    rule: str = ""
    also: tuple[Span, ...] = ()  # further words of the same line that the finding is about
    fix: Edit | None = None  # where it is certain
    meant: Meant | None = None  # how the whole line is written, where somebody has looked for it

    @classmethod
    def of(
        cls,
        code: str,
        file: str,
        span: Span,
        source: str = "",
        *,
        key: str = "",
        rule: str = "",
        fix: Edit | None = None,
        **args: Value,
    ) -> Finding:
        """A finding from the words that it is about."""
        return cls(code, file, span, source, key, tuple(sorted(args.items())), rule, (), fix)

    @property
    def id(self) -> str:
        """The name of its message."""
        return f"{self.code}-{self.key}" if self.key else self.code

    def about(self, name: str) -> str:
        """One of the words that it is about; nothing if there is none of that name."""
        return next((str(value) for key, value in self.args if key == name), "")

    def carets(self) -> str:
        """The line below the source: a caret under every letter that the finding points at."""
        under = [" "] * len(self.source)
        for span in (self.span, *self.also):
            if span.line == self.span.line:
                end = max(span.column + 1, min(span.end, len(self.source) + 1))
                under += [" "] * (end - 1 - len(under))  # a line that stops too early is marked behind its end
                under[span.column - 1 : end - 1] = "^" * (end - span.column)
        return "".join(under).rstrip()


class Mistake(Exception):
    """One thing wrong at one place; raised while reading a line, gathered into findings."""

    def __init__(
        self, code: str, span: Span, key: str = "", rule: str = "", fix: Edit | None = None, **about: Value
    ) -> None:
        super().__init__(code, key)
        self.code = code
        self.span = span
        self.key = key
        self.rule = rule
        self.fix = fix
        self.about = about

    def finding(self, file: str, source: str) -> Finding:
        return Finding.of(self.code, file, self.span, source, key=self.key, rule=self.rule, fix=self.fix, **self.about)


class BrokenText(BrokenFile):
    """A text in the card language that cannot be used for what was found in it."""

    def __init__(self, findings: list[Finding], remedy: str | Trouble = "") -> None:
        first = findings[0]
        super().__init__(first.code, where=f"{first.file}:{first.span.line}:{first.span.column}", remedy=remedy)
        self.findings = findings

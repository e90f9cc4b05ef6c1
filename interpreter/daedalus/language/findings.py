"""A finding is data: a code, where, what is wrong in the card's own terms, and what to write instead."""

from __future__ import annotations

from attrs import frozen


@frozen
class Span:
    """A place in a source text; line and columns count from 1, the end column is exclusive."""

    line: int
    column: int
    end: int


@frozen
class Finding:
    code: str
    message: str
    file: str
    span: Span
    source: str = ""
    help: str = ""
    rule: str = ""
    also: tuple[Span, ...] = ()  # further words of the same line that the finding is about

    def text(self) -> str:
        """The finding as a person reads it: headline, source line, caret, help."""
        lines = [f"{self.file}:{self.span.line}:{self.span.column}: {self.code} {self.message}"]
        if self.source:
            number = f"{self.span.line:>4} | "
            lines += [number + self.source, " " * len(number) + self.carets()]
        if self.rule:
            lines.append(f"     rule {self.rule}")
        if self.help:
            lines += [f"     {line}" for line in self.help.split("\n")]
        return "\n".join(lines)

    def carets(self) -> str:
        """The line below the source: a caret under every letter that the finding points at."""
        under = [" "] * len(self.source)
        for span in (self.span, *self.also):
            if span.line == self.span.line:
                end = max(span.column + 1, min(span.end, len(self.source) + 1))
                under += [" "] * (end - 1 - len(under))  # a line that stops too early is marked behind its end
                under[span.column - 1 : end - 1] = "^" * (end - span.column)
        return "".join(under).rstrip()

    def data(self) -> dict[str, object]:
        """The finding for a program."""
        return {
            "code": self.code,
            "message": self.message,
            "file": self.file,
            "line": self.span.line,
            "column": self.span.column,
            "end_column": self.span.end,
            "rule": self.rule,
            "help": self.help,
        }


class Mistake(Exception):
    """One thing wrong at one place; raised while reading a line, gathered into findings."""

    def __init__(self, code: str, message: str, span: Span, help: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.span = span
        self.help = help
        self.rule = rule

"""What the reader of cards lets pass, and a reader of cards should not have to.

S019  spaces at the end of a line
S020  `1 ops`, or `2 op`
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Finding, Span
from daedalus.language.layout import without_comment

_TRAILING = re.compile(r"[ \t]+(?=\r?(?:\n|\Z))")
_OPS = re.compile(r"(?<![\w.])(?:0*1 +ops|(?!0*1\b)\d+ +op)(?![\w-])")
_QUOTED = re.compile(r'"[^"]*"')


def check(text: str, file: str) -> list[Finding]:
    """What is untidy in a card."""
    return [*spaces(text, file), *_ops(text, file)]


def spaces(text: str, file: str) -> Iterator[Finding]:
    """Spaces at the ends of lines; of a scenario too."""
    for match in _TRAILING.finditer(text):
        yield _at("S019", "spaces at the end of the line", text, file, match.start(), match.end(), "Take them away.")


def _ops(text: str, file: str) -> Iterator[Finding]:
    for match in _OPS.finditer(text):
        begin = text.rfind("\n", 0, match.start()) + 1
        if match.start() < begin + len(_code(text[begin:].split("\n", 1)[0])) and not _quoted(text, begin, match):
            written = match[0]
            right = right_ops(written)
            yield _at("S020", f"{written!r} is {right!r}", text, file, match.start(), match.end(), f"Write: {right}")


def right_ops(written: str) -> str:
    """`1 op` and `2 ops`"""
    number = written.split()[0]
    return f"{number} {'op' if int(number) == 1 else 'ops'}"


def _code(line: str) -> str:
    return without_comment(line)


def _quoted(text: str, begin: int, match: re.Match[str]) -> bool:
    line = text[begin:].split("\n", 1)[0]
    at = match.start() - begin
    return any(quoted.start() < at < quoted.end() for quoted in _QUOTED.finditer(line))


def _at(code: str, message: str, text: str, file: str, start: int, end: int, help_: str) -> Finding:
    begin = text.rfind("\n", 0, start) + 1
    source = text[begin:].split("\n", 1)[0].rstrip("\r").replace("\t", " ")
    line = text.count("\n", 0, start) + 1
    return Finding(code, message, file, Span(line, start - begin + 1, end - begin + 1), source, help_)

"""Text to lines and blocks: comments off, indentation measured. No grammar yet."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from daedalus.language.findings import Mistake, Span

# Far more than a card needs; what is read recursively stays within the reader's means.
DEEPEST = 12
MOST_LINES = 100


@define
class RawLine:
    number: int
    indent: int
    text: str
    source: str
    block: list[RawLine] = field(factory=list)


def without_comment(text: str) -> str:
    if "#" not in text:
        return text
    quoted = False
    for i, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif char == "#" and not quoted:
            return text[:i]
    return text


def blocks(text: str, report: Callable[[Mistake], None]) -> list[RawLine]:
    """The lines of a text as a tree by indentation; wrong indentation is reported, the line still read."""
    top: list[RawLine] = []
    open_: list[RawLine] = []
    read = 0
    for number, source in enumerate(text.split("\n"), start=1):
        source = source.rstrip("\r")
        body = without_comment(source).rstrip()
        if not body.strip():
            continue
        read += 1
        if read > MOST_LINES:
            report(Mistake("S018", Span(number, 1, 2), "lines", most=MOST_LINES))
            break
        if "\t" in body:
            column = body.index("\t") + 1
            report(Mistake("S003", Span(number, column, column + 1)))
            body = body.replace("\t", " ")
        line = RawLine(number, len(body) - len(body.lstrip()), body.strip(), source)
        while open_ and line.indent <= open_[-1].indent:
            open_.pop()
        siblings = open_[-1].block if open_ else top
        if siblings and siblings[0].indent != line.indent:
            beside = siblings[0].indent + 1
            report(Mistake("S004", Span(number, line.indent + 1, line.indent + 2), column=beside))
        if len(open_) == DEEPEST:
            report(Mistake("S014", Span(number, line.indent + 1, line.indent + 2), "line", most=DEEPEST))
            continue
        siblings.append(line)
        open_.append(line)
    return top

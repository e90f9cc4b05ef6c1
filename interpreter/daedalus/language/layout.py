"""Text to lines and blocks: comments off, indentation measured. No grammar yet."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from daedalus.language.findings import Mistake, Span

TABS = (2, 4, 8)  # how wide a tab may have been meant
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
    level: int = 0  # how far it is indented, as it was meant


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
    usual = 0  # how wide a tab is in this text
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
        plain = body.replace("\t", " ")
        line = RawLine(number, len(plain) - len(plain.lstrip()), plain.strip(), source)
        margin = body[: line.indent]
        line.level = _meant(margin, open_, usual)
        if margin.strip("\t") == "" != margin:
            usual = line.level // len(margin)
        while open_ and line.level <= open_[-1].level:
            open_.pop()
        siblings = open_[-1].block if open_ else top
        if siblings and siblings[0].level != line.level:
            beside = siblings[0].level + 1
            report(Mistake("S004", Span(number, line.indent + 1, line.indent + 2), column=beside))
        if len(open_) == DEEPEST:
            report(Mistake("S014", Span(number, line.indent + 1, line.indent + 2), "line", most=DEEPEST))
            continue
        siblings.append(line)
        open_.append(line)
    return top


def _meant(margin: str, open_: list[RawLine], usual: int) -> int:
    """How far a line is indented; with tabs, so that it fits under the lines above it, if it can."""
    if "\t" not in margin:
        return len(margin)
    widths = [len(margin.replace("\t", " " * width)) for width in (usual, *TABS) if width]
    last = open_[-1] if open_ else None
    if last is not None and last.text.endswith(":") and max(widths) > last.level:
        return last.level + 2
    levels = [line.level for line in open_ if not usual] or [0]
    near = [width for width in widths if width == levels[-1]] or [width for width in widths if width in levels]
    return near[0] if near else widths[0]

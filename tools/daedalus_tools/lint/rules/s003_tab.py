"""A tab.

A tab is as wide as each program likes it to be. What belongs under what is decided by how far a line is indented, so
with tabs a card would mean one thing on your screen and another on mine. Two spaces a level are the same everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from daedalus.language.findings import Edit, Finding, Span
from daedalus.language.layout import RawLine, blocks
from daedalus_tools.lint.checking import Checked
from daedalus_tools.lint.remedies import Remedy

BAD = ("event:", "\t+1 prestige")
WIDTHS = (2, 4, 8)  # how wide a tab may have been meant


def fix(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    """All tabs of a file at once, if there is one way only in which the lines can have been meant."""
    from daedalus_tools.world import game

    text, file = checked.texts[finding.file], finding.file
    tabs = [f for f in checked.findings if f.code == "S003" and f.file == file]
    if finding != tabs[0]:
        return
    ways: dict[tuple[int, tuple[tuple[int, str], ...]], tuple[Edit, ...]] = {}
    before = _syntax(game().cards.reader.read(text, file)[1])
    for width in WIDTHS:
        edits = []
        lines = text.split("\n")
        for number, line in enumerate(lines, start=1):
            if "\t" in line:
                margin = line[: len(line) - len(line.lstrip(" \t"))]
                new = margin.replace("\t", " " * width) + line[len(margin) :].replace("\t", " ")
                lines[number - 1] = new
                edits.append(Edit(Span(number, 1, len(line.rstrip("\r")) + 1), new.rstrip("\r"), file))
        wrong = _syntax(game().cards.reader.read("\n".join(lines), file)[1])
        if wrong <= before:
            levels = tuple(_levels(blocks("\n".join(lines), lambda mistake: None)))
            ways.setdefault((wrong.total(), levels), tuple(edits))
    fewest = min((left for left, _ in ways), default=0)
    best = [edits for (left, _), edits in ways.items() if left == fewest]
    if len(best) == 1:
        yield Remedy(tuple(tabs), best[0])


def _syntax(findings: Iterable[Finding]) -> Counter[str]:
    """Findings about the layout of lines, but for tabs."""
    return Counter(finding.code for finding in findings if finding.code[0] == "S" and finding.code != "S003")


def _levels(lines: Iterable[RawLine], depth: int = 0) -> Iterator[tuple[int, str]]:
    for line in lines:
        yield depth, line.text
        yield from _levels(line.block, depth + 1)

"""What `--fix` would write: for a finding whose remedy is certain, the edits that mend it.

A remedy is only a proposal. `fixing` tries it on a copy, and what does not make things better is not done.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from daedalus.games.labyrinth import library
from daedalus.language.findings import Finding
from daedalus.language.layout import RawLine, blocks, without_comment
from daedalus.language.vocabulary import Hole
from daedalus_tools import tidiness
from daedalus_tools.checking import Checked

TABS = (2, 4, 8)  # how wide a tab may have been meant
CLOSE = 0.75  # how alike a name that nobody knows and the known one must be
LIKELY = 0.7  # the same for words, where the line must make sense with it besides
_MEANT = re.compile(r"Did you mean '?([^?'`]+)'?\?")
_LISTED = re.compile(r"(?:Allowed here:|Use one of:|Known:|It may go to:|The sides are) (.+?)\.(?:\s|$)")
_COMMA = re.compile(r"A comma is missing: (.+?)\. ")
_LAST_QUOTED = re.compile(r"'([^']+)'(?!.*')")
_WORD = re.compile(r"[a-z][a-z'/-]*")
_OPENS = re.compile(r"(event|while|if|else|for each|option|when|do \d+ of|(?:\w+ )?may)\b|.*, with$")


@frozen
class Edit:
    """Letters of one line, from a column to before another, and what stands there instead."""

    file: str
    line: int
    column: int
    end: int
    text: str
    clears: bool = False  # a line on which nothing is left goes too


@frozen
class Remedy:
    """The edits that mend some findings together, and what they do in a few words."""

    findings: tuple[Finding, ...]
    edits: tuple[Edit, ...]
    says: str


def remedies(checked: Checked, findings: Sequence[Finding]) -> list[Remedy]:
    """A remedy for every finding that has a certain one."""
    found: list[Remedy] = []
    tabs: dict[str, list[Finding]] = {}
    for finding in findings:
        text = checked.texts.get(finding.file)
        if text is None or finding.span.line > text.count("\n") + 1:
            continue
        if finding.code == "S003":
            tabs.setdefault(finding.file, []).append(finding)
        else:
            found += _remedy(finding, text, checked)
    return [*(remedy for file, of in tabs.items() for remedy in _tabs(of, checked.texts[file])), *found]


def told(found: Iterable[Remedy]) -> dict[Finding, str]:
    """What would be done about each finding."""
    return {finding: remedy.says for remedy in found for finding in remedy.findings}


def _remedy(finding: Finding, text: str, checked: Checked) -> Iterator[Remedy]:
    line = text.split("\n")[finding.span.line - 1].rstrip("\r")
    span = finding.span
    if finding.code == "S001" and (span.line, span.column) == (1, 1) and line.startswith("\ufeff"):
        yield _replaced(finding, 1, 2, "", "take away the invisible mark at the beginning of the file")
    elif finding.code == "S002":
        yield from _colon(finding, text, line)
    elif finding.code == "S019":
        yield _replaced(finding, span.column, span.end, "", "take the spaces away")
    elif finding.code == "S020":
        right = tidiness.right_ops(line[span.column - 1 : span.end - 1])
        yield _replaced(finding, span.column, span.end, right, f"write {right!r}")
    elif finding.code == "S022" and "," not in line[span.column - 1 :].partition("because")[0]:
        begin = len(line[: span.column - 1].rstrip()) + 1
        edit = Edit(finding.file, span.line, begin, span.end, "", clears=True)
        yield Remedy((finding,), (edit,), "take the comment away")
    elif finding.code in ("D002", "D005"):
        from daedalus_tools.twins import twin

        yield from twin(finding, checked.trees)
    elif finding.code == "H006" and (meant := _COMMA.search(finding.help)):
        yield _replaced(finding, span.column, span.end, meant[1], f"write {meant[1]!r}")
    elif finding.code == "H006" and not _as_many_words(finding, line[span.column - 1 : span.end - 1]):
        pass  # what is near is a guess, and might lose some of the words
    elif finding.code[0] in "NHDY":
        yield from _name(finding, text, line, checked)


def _as_many_words(finding: Finding, written: str) -> bool:
    meant = _MEANT.search(finding.help)
    return meant is not None and len(meant[1].split()) == len(written.split())


def _replaced(finding: Finding, column: int, end: int, new: str, says: str) -> Remedy:
    return Remedy((finding,), (Edit(finding.file, finding.span.line, column, end, new),), says)


# -- the layout of a card ---------------------------------------------------------------------------


def _colon(finding: Finding, text: str, line: str) -> Iterator[Remedy]:
    """A line that opens a block, and under which something stands."""
    code = without_comment(line).rstrip()
    below = next((other for other in text.split("\n")[finding.span.line :] if without_comment(other).strip()), "")
    deeper = len(below) - len(below.lstrip()) > len(code) - len(code.lstrip())
    if deeper and not code.endswith(":") and _OPENS.match(code.strip()):
        yield _replaced(finding, len(code) + 1, len(code) + 1, ":", "add the colon")


def _tabs(findings: Sequence[Finding], text: str) -> Iterator[Remedy]:
    """All tabs of a file at once, if there is one way only in which the lines can have been meant."""
    ways: dict[tuple[int, tuple[tuple[int, str], ...]], tuple[Edit, ...]] = {}
    reader = library.reader()
    before = _syntax(reader.read(text, findings[0].file)[1])
    for width in TABS:
        edits = []
        lines = text.split("\n")
        for number, line in enumerate(lines, start=1):
            if "\t" in line:
                margin = line[: len(line) - len(line.lstrip(" \t"))]
                new = margin.replace("\t", " " * width) + line[len(margin) :].replace("\t", " ")
                lines[number - 1] = new
                edits.append(Edit(findings[0].file, number, 1, len(line.rstrip("\r")) + 1, new.rstrip("\r")))
        wrong = _syntax(reader.read("\n".join(lines), findings[0].file)[1])
        if wrong <= before:
            levels = tuple(_levels(blocks("\n".join(lines), lambda mistake: None)))
            ways.setdefault((wrong.total(), levels), tuple(edits))
    fewest = min((left for left, _ in ways), default=0)
    best = [edits for (left, _), edits in ways.items() if left == fewest]
    if len(best) == 1:
        yield Remedy(tuple(findings), best[0], "spaces for tabs")


def _syntax(findings: Iterable[Finding]) -> Counter[str]:
    """Findings about the layout of lines, but for tabs."""
    return Counter(finding.code for finding in findings if finding.code[0] == "S" and finding.code != "S003")


def _levels(lines: Iterable[RawLine], depth: int = 0) -> Iterator[tuple[int, str]]:
    for line in lines:
        yield depth, line.text
        yield from _levels(line.block, depth + 1)


# -- names that are nearly right ----------------------------------------------------------------------


def _name(finding: Finding, text: str, line: str, checked: Checked) -> Iterator[Remedy]:
    """A name or word for which exactly one known one can have been meant."""
    options = list(_meant(finding, line, checked))
    if not options and finding.file.endswith(".card") and finding.code in ("N003", "N004", "N005", "N006"):
        options = list(_words(finding, text, line))
    if len(options) == 1:
        column, written, right = options[0]
        yield _replaced(finding, column, column + len(written), right, f"write {right!r} for {written!r}")


def _meant(finding: Finding, line: str, checked: Checked) -> Iterator[tuple[int, str, str]]:
    """What the help asks after, if it asks after one thing and no other known thing is as near."""
    quoted = _LAST_QUOTED.search(finding.message)
    written = quoted[1] if quoted is not None else ""
    at = line.find(written, finding.span.column - 1) if written else -1
    if at < 0:
        return
    asked = _MEANT.match(finding.help)
    known = _known(finding, checked)
    near = difflib.get_close_matches(written, known, n=2, cutoff=CLOSE) if known else []
    if known and len(near) == 1:
        yield at + 1, written, near[0]
    elif not known and asked is not None and " or " not in asked[1]:
        yield at + 1, written, asked[1]


def _known(finding: Finding, checked: Checked) -> list[str]:
    """All that could have been written there, where the help lists it or the cards tell."""
    if finding.code == "D003" or "has the mark" in finding.message:
        from daedalus_tools.deck import names_of

        every = library.library().cards.values()
        names = {card.marker for card in every} | ({card.title for card in every} if finding.code == "D003" else set())
        return sorted(names.union(*map(names_of, checked.trees)) - {""})
    listed = _LISTED.search(finding.help)
    return re.split(r", | and ", listed[1]) if listed is not None else []


def _words(finding: Finding, text: str, line: str) -> Iterator[tuple[int, str, str]]:
    """The words of the vocabulary with which the line can be read, in the place of one that nobody knows."""
    reader = library.reader()
    words = reader.vocabulary.words
    known = sorted({lit for word in words for part in word.parts if not isinstance(part, Hole) for lit in part})
    before = len(reader.read(text, finding.file)[1])
    lines = text.split("\n")
    for match in _WORD.finditer(line, finding.span.column - 1, finding.span.end - 1):
        if match[0] in known:
            continue
        for right in difflib.get_close_matches(match[0], known, n=4, cutoff=LIKELY):
            lines[finding.span.line - 1] = line[: match.start()] + right + line[match.end() :]
            if len(reader.read("\n".join(lines), finding.file)[1]) < before:
                yield match.start() + 1, match[0], right

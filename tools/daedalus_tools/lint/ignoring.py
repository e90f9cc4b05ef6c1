"""Comments that let a finding pass: `# daedalus-lint: ignore R001 because the map is another one here`.

Such a comment stands behind the line of the finding, or on a line of its own above it. What it does not say clearly
it does not do:

S021  no reason is given; then nothing is ignored
S022  there is no such finding on the line
S023  the comment is not understood, or names a finding that there is not
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import define, field

from daedalus.language.findings import Edit, Finding, Span
from daedalus.language.layout import without_comment

WORD = "daedalus-lint"
DECK_WIDE = ("D", "L007", "L008")  # asked only of the cards of a folder
READING = "SNTH"  # while a card has one of these, nobody has asked about rules and logic
_COMMENT = re.compile(rf"#\s*{WORD}\b\s*:?\s*(.*?)\s*$", re.IGNORECASE)
_IGNORE = re.compile(r"ignore\s+([A-Za-z]\d{3}(?:\s*,\s*[A-Za-z]\d{3})*)(?:\s+because\b\s*(.*))?$", re.IGNORECASE)


@define
class Comment:
    """One comment to the linter."""

    span: Span
    source: str
    line: int  # the line that it is about
    codes: tuple[str, ...] = ()
    reason: str = ""
    used: set[str] = field(factory=set)


def apply(
    findings: Sequence[Finding], texts: Mapping[str, str], alone: set[str]
) -> tuple[list[Finding], list[Finding]]:
    """The findings that stay, with those about the comments themselves, and the findings that comments let pass."""
    comments = {file: list(_comments(text)) for file, text in texts.items() if WORD in text.lower()}
    if not comments:
        return list(findings), []
    kept: list[Finding] = []
    ignored: list[Finding] = []
    for finding in findings:
        fitting = [c for c in comments.get(finding.file, ()) if _allows(c, finding)]
        for comment in fitting:
            comment.used.add(finding.code)
        (ignored if fitting else kept).append(finding)
    for file, found in comments.items():
        asked = _Asked(file, findings, kept, file in alone)
        for comment in found:
            kept += _trouble(comment, file, asked)
    return kept, ignored


def _allows(comment: Comment, finding: Finding) -> bool:
    return bool(comment.reason) and comment.line == finding.span.line and finding.code in comment.codes


def _comments(text: str) -> Iterator[Comment]:
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if WORD not in line.lower():
            continue
        code = without_comment(line)
        match = _COMMENT.search(line, len(code))
        if match is None:
            continue
        source = line.rstrip("\r").replace("\t", " ")
        comment = Comment(Span(number, match.start() + 1, match.end() + 1), source, number)
        if not code.strip():
            comment.line = next((n for n, below in enumerate(lines[number:], number + 1) if _says(below)), number)
        said = _IGNORE.fullmatch(match[1])
        if said is not None:
            comment.codes = tuple(code.upper() for code in re.split(r"\s*,\s*", said[1]))
            comment.reason = (said[2] or "").strip(" \t\r.:-")
        yield comment


def _says(line: str) -> bool:
    """Whether a line holds more than blanks and a comment."""
    return bool(without_comment(line).strip())


@define
class _Asked:
    """Which findings a file could have had at all."""

    file: str
    findings: Sequence[Finding]
    kept: Sequence[Finding]
    alone: bool

    def about(self, code: str) -> bool:
        """Whether the question behind a code has been asked of the file."""
        if self.alone and code.startswith(DECK_WIDE):
            return False
        if code[0] == "X":  # asked only with --deep
            return False
        if code[0] == "Y":  # one mistake keeps the others of a scenario from being seen
            return not any(finding.file == self.file for finding in self.kept)
        if code[0] in READING:
            return True
        return not any(finding.file == self.file and finding.code[0] in READING for finding in self.findings)


def _trouble(comment: Comment, file: str, asked: _Asked) -> Iterator[Finding]:
    """What is wrong with a comment."""

    place = (file, comment.span, comment.source)
    if not comment.codes:
        yield Finding.of("S023", *place)
        return
    from daedalus_tools.lint import registry

    unknown = [code for code in comment.codes if registry.find(code) is None]
    for code in unknown:
        near = registry.nearest(code)
        yield Finding.of("S023", *place, key="unknown", ignored=code, near=(near,) if near else ())
    if not comment.reason:
        yield Finding.of("S021", *place)
        return
    for code in comment.codes:
        if code not in comment.used and code not in unknown and asked.about(code):
            yield Finding.of("S022", *place, fix=_without(comment), ignored=code)


def _without(comment: Comment) -> Edit | None:
    """The line without the comment, unless it may ignore something else."""
    if len(comment.codes) > 1:
        return None
    begin = len(comment.source[: comment.span.column - 1].rstrip()) + 1
    return Edit(Span(comment.span.line, begin, comment.span.end), "", clears=True)

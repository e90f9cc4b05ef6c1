"""Findings as a person reads them: what is wrong, the words themselves, the rule, and what to write instead."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TextIO

from daedalus.language.findings import Finding
from daedalus.text.findings import around, data, help, message, window
from daedalus.text.findings import lines as right_lines
from daedalus_tools.language import spoken
from daedalus_tools.lint import registry, rulebook
from daedalus_tools.output import in_colour

COLUMN = 110  # where help is broken into lines
_PAINT = {"place": "1", "code": "1;31", "caret": "31", "gutter": "34", "label": "36"}

Paint = Callable[[str, str], str]


def plain(_: str, text: str) -> str:
    return text


def coloured(kind: str, text: str) -> str:
    return in_colour(_PAINT[kind], text)


def painter(stream: TextIO, environment: Mapping[str, str] = os.environ) -> Paint:
    """Colours for a terminal whose user has not refused them (https://no-color.org)."""
    wanted = stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
    return coloured if wanted else plain


def rules_of(finding: Finding) -> str:
    """The rules that a finding is about: its own, or those that all findings of its code are about."""
    if finding.rule:
        return finding.rule
    entry = registry.find(finding.code)
    return ", ".join(entry.rules) if entry is not None else ""


def text(finding: Finding, fix: str = "", paint: Paint = plain) -> str:
    """One finding; `fix` says what `--fix` would do about it."""
    place = f"{finding.file}:{finding.span.line}:{finding.span.column}:"
    lines = [f"{paint('place', place)} {paint('code', finding.code)} {message(finding, spoken())}"]
    if finding.source:
        source, carets = window(finding)
        lines.append(paint("gutter", f"{finding.span.line:>4} | ") + source)
        lines.append(paint("gutter", "     | ") + _painted(carets, paint))
    for rule in rulebook.lines(rules_of(finding)):
        number, _, says = rule.partition(":")
        lines += _labelled(number, says, paint)
    if advice := help(finding, spoken()):
        says, _, shown = advice.partition("\n")  # a position that shows it stands below, line by line
        lines += _labelled(around("help", spoken()), says, paint)
        lines += [f"       {line}" for line in shown.splitlines()]
    for i, right in enumerate(right_lines(finding)):  # never broken: it can be copied
        first, *more = right.split("\n")
        label = around("or" if i else "write", spoken())
        lines.append(f"     {paint('label', label)}: {first}")
        lines += [f"            {line}" for line in more]
    if fix:
        lines += _labelled(around("fix", spoken()), fix, paint)
    return "\n".join(lines)


def _labelled(label: str, says: str, paint: Paint) -> list[str]:
    if not says:
        return [f"     {paint('label', label)}"]
    first, *more = textwrap.wrap(f"{label}: {says.strip()}", COLUMN, break_on_hyphens=False) or [label]
    return [f"     {paint('label', label)}{first.removeprefix(label)}", *(f"       {line}" for line in more)]


def _painted(carets: str, paint: Paint) -> str:
    marks = carets.lstrip()
    return " " * (len(carets) - len(marks)) + paint("caret", marks)


def record(finding: Finding, fix: str = "") -> dict[str, Any]:
    """One finding for a program."""
    cited = rules_of(finding)
    return data(finding, spoken()) | {
        "group": registry.group_of(finding.code),
        "rule": cited,
        "rule_text": rulebook.text(cited),
        "fixable": bool(fix),
        "fix": fix,
    }


def summary(findings: Sequence[Finding], fixable: int, ignored: int) -> str:
    """The last line: how many findings, of which groups, and how many of them can be fixed."""
    files = {finding.file for finding in findings}
    said = spoken()
    found, where = around("findings", said, n=len(findings)), around("files", said, n=len(files))
    parts = [around("sum", said, findings=found, files=where, groups=by_group(findings))]
    if fixable:
        parts.append(around("fixable", said, n=fixable))
    if ignored:
        parts.append(around("ignored", said, n=ignored))
    return "; ".join(parts)


def by_group(findings: Iterable[Finding]) -> str:
    """`syntax 2, names 1`"""
    letters = [finding.code[:1] for finding in findings]
    return ", ".join(
        f"{around(f'group-{letter}', spoken())} {letters.count(letter)}"
        for letter in registry.GROUPS
        if letter in letters
    )

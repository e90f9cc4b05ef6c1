"""Findings in words: what is wrong, what to write instead, and what `--fix` would do."""

from __future__ import annotations

from collections.abc import Mapping

from daedalus.language.findings import Finding, Value
from daedalus.text.bundle import ENGLISH, render


def message(finding: Finding, language: str = ENGLISH) -> str:
    """What is wrong, in the card's own terms."""
    return render(finding.id, dict(finding.args), language=language)


def help(finding: Finding, language: str = ENGLISH) -> str:
    """What to write instead, or nothing."""
    return render(finding.id, dict(finding.args), "help", language)


def fix(finding: Finding, about: Mapping[str, Value], language: str = ENGLISH) -> str:
    """What an edit does, as the message of the finding says it or as all others do."""
    args = {**dict(finding.args), **about}
    return render(finding.id, args, "fix", language) or render("fix", args, language=language)


def data(finding: Finding, language: str = ENGLISH) -> dict[str, object]:
    """The finding for a program."""
    return {
        "code": finding.code,
        "message": message(finding, language),
        "file": finding.file,
        "line": finding.span.line,
        "column": finding.span.column,
        "end_column": finding.span.end,
        "rule": finding.rule,
        "help": help(finding, language),
    }


def text(finding: Finding, language: str = ENGLISH) -> str:
    """The finding as a person reads it: headline, source line, caret, help."""
    span = finding.span
    lines = [f"{finding.file}:{span.line}:{span.column}: {finding.code} {message(finding, language)}"]
    if finding.source:
        number = f"{span.line:>4} | "
        lines += [number + finding.source, " " * len(number) + finding.carets()]
    if finding.rule:
        lines.append(f"     rule {finding.rule}")
    says = help(finding, language)
    if says:
        lines += [f"     {line}" for line in says.split("\n")]
    return "\n".join(lines)

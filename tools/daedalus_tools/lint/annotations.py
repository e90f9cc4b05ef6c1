"""Findings as annotations of a GitHub workflow: each one appears at its line of a pull request."""

from __future__ import annotations

from daedalus.language.findings import Finding
from daedalus.text.findings import advice, message
from daedalus_tools.language import spoken
from daedalus_tools.lint import rulebook
from daedalus_tools.lint.diagnostics import rules_of


def line(finding: Finding) -> str:
    """`::error file=...,line=...,col=...,title=...::what is wrong`"""
    properties = {
        "file": finding.file.replace("\\", "/"),
        "line": finding.span.line,
        "col": finding.span.column,
        "endColumn": finding.span.end,
        "title": finding.code,
    }
    says = [message(finding, spoken()), *rulebook.lines(rules_of(finding)), *advice(finding, spoken())]
    given = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    return f"::error {given}::{_escaped(chr(10).join(says))}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")

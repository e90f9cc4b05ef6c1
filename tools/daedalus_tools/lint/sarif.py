"""Findings as SARIF 2.1.0, the exchange format for the results of program analysis (OASIS standard)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from daedalus import __version__
from daedalus.language.findings import Finding
from daedalus.text.findings import advice, message, title
from daedalus_tools.language import spoken
from daedalus_tools.lint import registry, rulebook
from daedalus_tools.lint.diagnostics import rules_of
from daedalus_tools.lint.registry import Rule

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def log(findings: Sequence[Finding], ignored: Sequence[Finding], fixes: Mapping[Finding, str]) -> dict[str, Any]:
    """The whole log: every code as a rule, every finding as a result; those let pass by a comment are suppressed."""
    rules = list(registry.every())
    results = [_result(finding, rules, fixes.get(finding, "")) for finding in findings]
    results += [_result(finding, rules, "") | {"suppressions": [{"kind": "inSource"}]} for finding in ignored]
    driver = {
        "name": "daedalus lint",
        "version": __version__,
        "rules": [_rule(entry) for entry in registry.every().values()],
    }
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(entry: Rule) -> dict[str, Any]:
    cited = rulebook.lines(", ".join(entry.rules))
    text = "\n".join([*cited, entry.why])
    example = f"Wrong:\n\n```\n{entry.bad[:2000].rstrip()}\n```\n\nRight:\n\n```\n{entry.good.rstrip()}\n```"
    return {
        "id": entry.code,
        "shortDescription": {"text": title(entry.code, spoken())},
        "fullDescription": {"text": entry.why},
        "help": {"text": text, "markdown": "\n\n".join([*cited, entry.why, example])},
        "defaultConfiguration": {"level": "error"},
        "properties": {"tags": [registry.group_of(entry.code)], "rules": list(entry.rules)},
    }


def _result(finding: Finding, rules: list[str], fix: str) -> dict[str, Any]:
    says = [f"{message(finding, spoken())}.", *rulebook.lines(rules_of(finding)), *advice(finding, spoken())]
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "level": "error",
        "message": {"text": "\n".join(says)},
        "locations": [_location(finding)],
        "properties": {"fixable": bool(fix)},
    }
    if finding.code in rules:
        result["ruleIndex"] = rules.index(finding.code)
    return result


def _location(finding: Finding) -> dict[str, Any]:
    region: dict[str, Any] = {
        "startLine": finding.span.line,
        "startColumn": finding.span.column,
        "endColumn": max(finding.span.end, finding.span.column),
    }
    if finding.source:
        region["snippet"] = {"text": finding.source}
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(finding.file)}, "region": region}}


def _uri(file: str) -> str:
    path = Path(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())

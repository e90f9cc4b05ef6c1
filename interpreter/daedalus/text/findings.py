"""Findings in words: what is wrong, what to write instead, and what `--fix` would do."""

from __future__ import annotations

from collections.abc import Mapping

from daedalus.language.findings import Finding, Meant, Value
from daedalus.text.bundle import ENGLISH, render

REPORT = "report-"  # keys of what stands around findings: `locale/<language>/report.ftl`
EXPLAINED = "explained"  # `locale/<language>/explained.ftl`
UNHELPFUL = ("S001", "S002")  # who knows the right line need not know what was being read

WIDEST = 160  # letters of a source line that are shown; of a longer one, those around the caret
AROUND = 60


def around(key: str, language: str = ENGLISH, **about: Value) -> str:
    """A label, sum or heading around findings."""
    return render(f"{REPORT}{key}", about, language=language)


def message(finding: Finding, language: str = ENGLISH) -> str:
    """What is wrong, in the card's own terms."""
    return render(finding.id, dict(finding.args), language=language)


def title(code: str, language: str) -> str:
    """What a code is about, in one line."""
    return render(f"title-{code}", {}, language=language)


def why(code: str, language: str) -> str:
    """Why it matters what a code finds, and what to do instead."""
    return " ".join(render(f"why-{code}", {}, language=language, catalogue=EXPLAINED).split())  # in whatever lines


def help(finding: Finding, language: str = ENGLISH) -> str:
    """What to write instead, or nothing; of a line that is known to be meant otherwise, the words that are wrong."""
    if finding.meant is not None and _says_all(finding.meant, finding.code):
        about = {name: getattr(finding.meant, name) for name in ("wrong", "right", "line", "column")}
        return render(f"meant-{_slip(finding.meant)}", about, language=language)
    return render(finding.id, dict(finding.args), "help", language)


def _says_all(meant: Meant, code: str) -> bool:
    """Whether the right line needs no other help: there is one, or the other help would only say what was read."""
    return code in UNHELPFUL or (len(meant.lines) == 1 and not code.startswith("Y"))


def _slip(meant: Meant) -> str:
    """What is wrong with a line whose right spelling is known."""
    if not meant.lines[0]:
        return "nothing"
    if meant.line or meant.column:
        return "above" if meant.line else "indented"
    if meant.wrong and meant.right:
        return "either" if (meant.wrong, meant.right) == ("and", "or") else "otherwise"
    return "too-much" if meant.wrong else "missing" if meant.right else "several"


def lines(finding: Finding) -> tuple[str, ...]:
    """The right spellings of the whole line, if there are any."""
    found = finding.meant.lines if finding.meant is not None else ()
    return tuple(line for line in found if line)


def fix(finding: Finding, about: Mapping[str, Value], language: str = ENGLISH) -> str:
    """What an edit does, as the message of the finding says it or as all others do."""
    args = {**dict(finding.args), **about}
    return render(finding.id, args, "fix", language) or render("fix", args, language=language)


def advice(finding: Finding, language: str = ENGLISH) -> list[str]:
    """Help and right lines as sentences, for who shows no labels."""
    write = [render("meant-write", {"line": line}, language=language) for line in lines(finding)]
    return [*filter(None, [help(finding, language)]), *write]


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
        "write": list(lines(finding)),
    }


def text(finding: Finding, language: str = ENGLISH) -> str:
    """The finding as a person reads it: headline, source line, caret, help."""
    span = finding.span
    result = [f"{finding.file}:{span.line}:{span.column}: {finding.code} {message(finding, language)}"]
    if finding.source:
        number = f"{span.line:>4} | "
        source, carets = window(finding)
        result += [number + source, " " * len(number) + carets]
    if finding.rule:
        result.append(f"     {around('rule', language, number=finding.rule)}")
    says = help(finding, language)
    if says:
        result += [f"     {line}" for line in says.split("\n")]
    return "\n".join(result)


def window(finding: Finding) -> tuple[str, str]:
    """The source line and the carets below it; of a very long line, the part around the first caret."""
    source = "".join(c if c.isprintable() else " " for c in finding.source)
    carets = finding.carets()
    if len(source) <= WIDEST:
        return source, carets
    first = max(0, min(finding.span.column - 1 - AROUND, len(source) - WIDEST))
    cut = slice(first, first + WIDEST)
    before, after = "..." if first else "", "..." if len(source) > first + WIDEST else ""
    return f"{before}{source[cut]}{after}", f"{' ' * len(before)}{carets[cut]}"

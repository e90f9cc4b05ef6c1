"""`daedalus lint --explain`: what a code means, why it matters, and a card with and without it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from daedalus.core.errors import DaedalusError, trouble
from daedalus.text.bundle import render
from daedalus.text.findings import around, title, why
from daedalus_tools.language import spoken
from daedalus_tools.lint import registry, rulebook
from daedalus_tools.lint.registry import Rule

COLUMN = 96
LONGEST = 30  # lines of an example that are shown


def found(code: str) -> Rule:
    """The entry of a code that a person typed, or a message with the nearest one."""
    entry = registry.find(code)
    if entry is None:
        near = registry.nearest(code)
        remedy = trouble("trouble-did-you-mean", "Did you mean {name}? ", name=near) if near else ""
        raise DaedalusError(
            trouble("trouble-there-is-no-finding", "there is no finding '{name}'", name=code),
            remedy=trouble(
                "trouble-daedalus-lint-explain-all",
                "{remedy}`daedalus lint --explain all` lists them all.",
                remedy=remedy,
            ),
        )
    return entry


def text(code: str) -> str:
    """What a person reads about a code."""
    entry = found(code)
    language = spoken()
    group, wrong, right = (around(key, language) for key in (f"group-{entry.code[0]}", "wrong", "right"))
    if entry.encoding != "utf-8":
        wrong = around("wrong-encoding", language, encoding=entry.encoding)
    about = title(entry.code, language)
    parts = [f"{entry.code} ({group}): {about}"]
    if entry.rules:
        parts.append("\n".join(_wrapped(line) for line in rulebook.lines(", ".join(entry.rules))))
    parts += [_wrapped(why(entry.code, language)), f"{wrong}:", _example(entry.bad), f"{right}:", _example(entry.good)]
    return "\n\n".join(parts)


def _wrapped(says: str) -> str:
    return textwrap.fill(says, COLUMN, break_on_hyphens=False)


def _example(example: str) -> str:
    """A card, indented; what is too long or too wide for a screen is cut."""
    lines = example.rstrip("\n").split("\n")
    if len(lines) > LONGEST:
        lines = [*lines[: LONGEST // 2], "... and so on ..."]
    shown = [line if len(line) <= COLUMN else f"{line[: COLUMN - 3]}..." for line in lines]
    return textwrap.indent("\n".join(shown).replace("\t", "<tab>"), "    ", lambda line: True)


def data(code: str) -> dict[str, Any]:
    """The same for a program."""
    entry = found(code)
    return {
        "code": entry.code,
        "group": registry.group_of(entry.code),
        "title": title(entry.code, spoken()),
        "rules": {number: rulebook.rules().get(number, "") for number in entry.rules},
        "why": why(entry.code, spoken()),
        "bad": entry.bad,
        "good": entry.good,
    }


def listing() -> str:
    """All codes, group by group."""
    return "\n\n".join("\n".join(_group(letter)) for letter in registry.GROUPS)


def _group(letter: str) -> Iterator[str]:
    language = spoken()
    yield f"{letter} {around(f'group-{letter}', language)}: {render(f'group-about-{letter}', {}, language=language)}"
    for code, entry in registry.of_group(letter).items():
        yield f"  {code}  {title(code, language)}" + (f" ({', '.join(entry.rules)})" if entry.rules else "")

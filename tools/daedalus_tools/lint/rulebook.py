"""What a numbered rule says, in one line.

The list is YAML, but of one fixed form, a rule a line; it is read by that form, since a message should not wait for a
reader of YAML.
"""

from __future__ import annotations

import functools
import re

from daedalus.data import folder
from daedalus.text.findings import around
from daedalus.text.places import ENGLISH
from daedalus_tools.language import spoken

_LINE = re.compile(r'^  "([\d.]+)": (.+)$', re.MULTILINE)
_NUMBER = re.compile(r"\d+(?:\.\d+)*")


def rules() -> dict[str, str]:
    """Every rule by number, those without behaviour too, in the language of this run."""
    return _rules(spoken())


@functools.cache
def _rules(language: str) -> dict[str, str]:
    if language != ENGLISH:
        from daedalus.kit import registry
        from daedalus.text.digests import told

        return told(registry.default(), language, _rules(ENGLISH))
    text = (folder("rules") / "labyrinth.yaml").read_text(encoding="utf-8")
    return {number: says.strip().strip("\"'") for number, says in _LINE.findall(text)}


def lines(cited: str) -> list[str]:
    """`rule 8.4.2: what it says`, for each number in a text such as "4.3.2, 4.3.3"."""
    numbers = _NUMBER.findall(cited)
    label = {number: around("rule", spoken(), number=number) for number in numbers}
    return [f"{label[number]}: {rules()[number]}" if number in rules() else label[number] for number in numbers]


def text(cited: str) -> str:
    """What the rules of a text say, without their numbers."""
    return " ".join(rules()[number] for number in _NUMBER.findall(cited) if number in rules())

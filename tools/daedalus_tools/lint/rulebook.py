"""What a numbered rule says, in one line.

The list is YAML, but of one fixed form, a rule a line; it is read by that form, since a message should not wait for a
reader of YAML.
"""

from __future__ import annotations

import functools
import re

from daedalus.data import folder

_LINE = re.compile(r'^  "([\d.]+)": (.+)$', re.MULTILINE)
_NUMBER = re.compile(r"\d+(?:\.\d+)*")


@functools.cache
def rules() -> dict[str, str]:
    """Every rule by number, those without behaviour too."""
    text = (folder("rules") / "labyrinth.yaml").read_text(encoding="utf-8")
    return {number: says.strip().strip("\"'") for number, says in _LINE.findall(text)}


def lines(cited: str) -> list[str]:
    """`rule 8.4.2: what it says`, for each number in a text such as "4.3.2, 4.3.3"."""
    numbers = _NUMBER.findall(cited)
    return [f"rule {number}: {rules()[number]}" if number in rules() else f"rule {number}" for number in numbers]


def text(cited: str) -> str:
    """What the rules of a text say, without their numbers."""
    return " ".join(rules()[number] for number in _NUMBER.findall(cited) if number in rules())

"""The codes of all findings: what each is about, the rule behind it, why it matters, and a card with and without it.

One module a group, imported when a code of the group is asked for. Codes are stable: a number is never given anew.
"""

from __future__ import annotations

import functools
import importlib

from daedalus_tools.codes.entry import Code

__all__ = ["GROUPS", "Code", "every", "find", "group_of", "nearest"]

# letter -> name of the group, what its findings are about; the module of the group has the same name
GROUPS: dict[str, tuple[str, str]] = {
    "S": ("syntax", "How lines are written: signs, indentation, blocks, comments to the linter."),
    "N": ("names", "Words and names that nobody knows, or that stand for something else."),
    "T": ("types", "Things of one kind where another kind is needed."),
    "H": ("header", "The number, title and properties of a card, and what they promise."),
    "R": ("rules", "What the rulebook does not allow, whatever a card says."),
    "L": ("logic", "What can never happen, always holds, or changes nothing."),
    "D": ("deck", "What only several cards together can get wrong."),
    "Y": ("scenario", "Starting positions: keys, pieces, levels, cards and marks."),
    "X": ("deep", "What only playing a card shows; asked with `--deep`."),
}


def group_of(code: str) -> str:
    """The name of the group of a code: `names` for N001."""
    return GROUPS[code[:1]][0] if code[:1] in GROUPS else ""


@functools.cache
def of_group(letter: str) -> dict[str, Code]:
    """The codes of a group, in order."""
    module = importlib.import_module(f"daedalus_tools.codes.{GROUPS[letter][0]}")
    return {entry.code: entry for entry in sorted(module.CODES, key=lambda entry: str(entry.code))}


def find(code: str) -> Code | None:
    """What is known of a code; small letters will do."""
    code = code.strip().upper()
    return of_group(code[0]).get(code) if code[:1] in GROUPS else None


def every() -> dict[str, Code]:
    """All codes, group by group."""
    return {code: entry for letter in GROUPS for code, entry in of_group(letter).items()}


def nearest(code: str) -> str:
    """The known code that looks most like a text, or nothing."""
    import difflib
    import re

    slip = re.fullmatch(r"\s*([A-Za-z])0*(\d{1,3})\s*", code)  # r1, N0001
    if slip is not None and find(f"{slip[1]}{int(slip[2]):03}") is not None:
        return f"{slip[1]}{int(slip[2]):03}".upper()
    near = difflib.get_close_matches(code.strip().upper(), list(every()), n=1, cutoff=0.5)
    return near[0] if near else ""

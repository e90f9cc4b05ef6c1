"""The record of a game: what changed and why, what was rolled, drawn, revealed and decided.

Entries are plain tuples, because a game writes thousands of them; this module is the one that reads them.
"""

from __future__ import annotations

from typing import Any, Final

CHANGE: Final = 0  # (CHANGE, slot, old, new, rule, cause)
ROLL: Final = 1  # (ROLL, value, said, rule, cause)
CHOICE: Final = 2  # (CHOICE, side, said, answer, rule, cause)
REVEAL: Final = 3  # (REVEAL, said, side, rule, cause): side "" is everybody; cannot be taken back
NOTE: Final = 4  # (NOTE, said, rule, cause): a heading or an explanation, no change

Entry = tuple[Any, ...]


def reason(entry: Entry) -> tuple[str, Any]:
    """The rule number and the card that an entry is due to."""
    return entry[-2], entry[-1]

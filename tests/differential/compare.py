"""Disagreements with the record, and the list of those that have been looked at and explained."""

from __future__ import annotations

import fnmatch
import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import field, frozen

from daedalus.core.yamlfile import load_plain
from tests.differential.folder import Row

RIGHT = ("ours", "theirs", "both")
ANY = "*"  # of cards: a habit that shows wherever its condition holds

TARGETS = "targets"  # the kind of what is looked back on
NOT_DRIVEN = "not driven"  # the path of a record that we could not carry out, which is no value


@frozen
class Disagreement:
    """One value that differs: its kind, what was compared, the value's path, where, and what each side says."""

    kind: str  # derived, operation, playable, effect, targets, bots
    what: str  # a figure, an operation, or the number of a card
    path: str
    where: str
    ours: Any
    theirs: Any
    row: Row = field(factory=dict, eq=False, repr=False)  # the record in which it was found

    def __str__(self) -> str:
        return f"{self.kind} {self.what} in {self.where}: {self.path}: ours {self.ours!r}, recorded {self.theirs!r}"


@frozen
class Explanation:
    """Why a disagreement is there, who is right, and what must hold for it; `path` may hold wildcards."""

    kinds: tuple[str, ...]
    what: tuple[str, ...]
    path: tuple[str, ...]
    ours: Any  # what we say, where the reason is for one answer only
    position: str  # phrase of the card language about the position
    row: str  # condition about the row and the values
    right: str
    reason: str
    unseen: bool

    def fits(self, found: Disagreement) -> bool:
        return (
            found.kind in self.kinds
            and (found.what in self.what or ANY in self.what)
            and any(map(functools.partial(_fits_path, found.path), self.path))
            and self.ours in (None, found.ours)
            and self._holds(found)
        )

    def _holds(self, found: Disagreement) -> bool:
        """Whether what the reason says is so in this record; of a position that cannot be set up nothing is."""
        from tests.differential.bot_conditions import CONDITIONS
        from tests.differential.conditions import Case, holds_before

        try:
            case = Case(found)
            return (not self.row or CONDITIONS[self.row](case)) and (
                not self.position or holds_before(self.position, case)
            )
        except Exception:  # anybody's records may hold anything, and some conditions play a card once more
            return False

    def __str__(self) -> str:
        return f"{', '.join(self.kinds)} {', '.join(self.what)}, {', '.join(self.path)}: {self.reason}"


def _fits_path(path: str, pattern: str) -> bool:
    # A wildcard stands for values: why a record could not be driven must have been looked at as such.
    return path == pattern if path == NOT_DRIVEN else fnmatch.fnmatchcase(path, pattern)


@functools.cache
def explanations() -> tuple[Explanation, ...]:
    entries = load_plain(Path(__file__).parent / "explained.yaml") or []
    found = []
    for entry in entries:
        found.append(
            Explanation(
                _listed(entry["kind"]),
                _listed(entry["what"]),
                _listed(entry.get("path", "*")),
                entry.get("ours"),
                entry.get("position", ""),
                entry.get("row", ""),
                entry["right"],
                entry["reason"],
                entry.get("unseen", False),
            )
        )
        assert found[-1].right in RIGHT, entry
        assert found[-1].reason, entry
        assert found[-1].position or found[-1].row, entry
    return tuple(found)


def _listed(value: Any) -> tuple[str, ...]:
    return tuple(map(str, value if isinstance(value, list) else [value]))


def explanation(found: Disagreement) -> Explanation | None:
    return next((e for e in explanations() if e.fits(found)), None)


def unexplained(found: Sequence[Disagreement]) -> list[Disagreement]:
    return [d for d in found if explanation(d) is None]


def stale(kind: str, found: Sequence[Disagreement]) -> list[Explanation]:
    """Explanations of this kind, if it is the first that they name, that explain nothing any more."""
    return [e for e in explanations() if e.kinds[0] == kind and not e.unseen and not any(e.fits(d) for d in found)]


def table(found: Sequence[Disagreement]) -> str:
    """Disagreements by what was compared: how many values, how many are explained, and one example of each."""
    groups: dict[str, list[Disagreement]] = {}
    for d in found:
        groups.setdefault(d.what, []).append(d)
    lines = []
    for what, group in sorted(groups.items(), key=lambda item: (len(item[0]), item[0])):
        open_ = unexplained(group)
        lines.append(f"{what}: {len(group)} values, {len(group) - len(open_)} explained; {(open_ or group)[0]}")
    return "\n".join(lines)

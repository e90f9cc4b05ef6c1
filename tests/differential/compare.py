"""Disagreements with the record, and the list of those that have been looked at and explained."""

from __future__ import annotations

import fnmatch
import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from daedalus.core.yamlfile import load_plain

RIGHT = ("ours", "theirs", "both")

# Paths of what is no value: a record that we could not carry out, and one that by its nature says nothing about us.
NOT_DRIVEN, NOT_COMPARABLE = UNDRIVEN = "not driven", "not comparable"


@frozen
class Disagreement:
    """One value that differs: its kind, what was compared, the value's path, where, and what each side says."""

    kind: str  # derived, operation, playable, effect
    what: str  # a figure, an operation, or the number of a card
    path: str
    where: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"{self.kind} {self.what} in {self.where}: {self.path}: ours {self.ours!r}, recorded {self.theirs!r}"


@frozen
class Explanation:
    """Why a disagreement is there and who is right; `path` and `where` may hold wildcards."""

    kind: str
    what: tuple[str, ...]
    path: str
    where: str
    right: str
    reason: str
    unseen: bool

    def fits(self, found: Disagreement) -> bool:
        return (
            found.kind == self.kind
            and found.what in self.what
            and self._fits_path(found.path)
            and fnmatch.fnmatchcase(found.where, self.where)
        )

    def _fits_path(self, path: str) -> bool:
        # A wildcard stands for values: why a record could not be driven must have been looked at as such.
        return path == self.path if path in UNDRIVEN else fnmatch.fnmatchcase(path, self.path)

    def __str__(self) -> str:
        return f"{self.kind} {', '.join(self.what)}, {self.path} in {self.where}"


@functools.cache
def explanations() -> tuple[Explanation, ...]:
    entries = load_plain(Path(__file__).parent / "explained.yaml") or []
    found = []
    for entry in entries:
        what = entry["what"] if isinstance(entry["what"], list) else [entry["what"]]
        found.append(
            Explanation(
                entry["kind"],
                tuple(str(w) for w in what),
                entry.get("path", "*"),
                entry.get("where", "*"),
                entry["right"],
                entry["reason"],
                entry.get("unseen", False),
            )
        )
        assert found[-1].right in RIGHT, entry
        assert found[-1].reason, entry
    return tuple(found)


def explanation(found: Disagreement) -> Explanation | None:
    return next((e for e in explanations() if e.fits(found)), None)


def unexplained(found: Sequence[Disagreement]) -> list[Disagreement]:
    return [d for d in found if explanation(d) is None]


def stale(kind: str, found: Sequence[Disagreement]) -> list[Explanation]:
    """Explanations of this kind that explain nothing any more."""
    return [e for e in explanations() if e.kind == kind and not e.unseen and not any(e.fits(d) for d in found)]


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

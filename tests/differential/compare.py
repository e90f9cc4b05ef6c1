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
            and fnmatch.fnmatchcase(found.path, self.path)
            and fnmatch.fnmatchcase(found.where, self.where)
        )

    def __str__(self) -> str:
        return f"{self.kind} {', '.join(self.what)}, {self.path} in {self.where}"


@frozen
class Comparison:
    """What was compared, and where it disagreed."""

    kind: str
    game: str
    compared: int  # rows
    differing: int  # rows with at least one disagreement
    found: tuple[Disagreement, ...]
    undriven: tuple[str, ...] = ()  # rows that could not be carried out, with the reason

    @property
    def agreeing(self) -> int:
        return self.compared - self.differing

    def summary(self) -> str:
        share = 100 * self.agreeing / self.compared if self.compared else 0.0
        text = f"{self.kind}, {self.game}: {self.compared} rows compared, {self.agreeing} agree ({share:.1f} %)"
        if self.undriven:
            total = self.compared + len(self.undriven)
            text += f"; {len(self.undriven)} of {total} rows not driven ({100 * len(self.undriven) / total:.1f} %)"
        return text


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


def unexplained(found: Sequence[Disagreement]) -> list[Disagreement]:
    return [d for d in found if not any(e.fits(d) for e in explanations())]


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


def check(comparisons: Sequence[Comparison]) -> None:
    """Every disagreement is explained, and every explanation is still needed."""
    found: list[Disagreement] = []
    for comparison in comparisons:
        print(comparison.summary())
        print(table(comparison.found))
        for row in comparison.undriven:
            print("not driven:", row)
        open_ = unexplained(comparison.found)
        assert not open_, f"{len(open_)} unexplained disagreements\n" + table(open_)
        found += comparison.found
    old = stale(comparisons[0].kind, found)
    assert not old, "explained, but no longer so: " + "; ".join(str(e) for e in old)

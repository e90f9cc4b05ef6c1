"""The figures of a game as they move: what a log prints of them, and what the engine records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import define, field, frozen

from tests.twilight.logs import entries as e
from tests.twilight.logs.names import Names

SIDES = ("us", "ussr")
INFLUENCE, POINTS, DEFCON, MILITARY, SPACE = "influence", "points", "defcon", "military ops", "space race"
Figure = tuple[str, str]  # a kind, and the country or side that it is about

VP, LEVEL = (POINTS, ""), (DEFCON, "")


def printed(entry: e.Entry, countries: Names) -> tuple[Figure, Any] | None:
    """The figure that an entry gives, and its value afterwards."""
    match entry:
        case e.Influence(_, _, country, us, ussr):
            return (INFLUENCE, str(countries[country])), (us, ussr)
        case e.Points(_, _, lead):
            return VP, lead
        case e.Defcon(level, _):
            return LEVEL, level
        case e.MilitaryOps(side, to):
            return (MILITARY, side), to
        case e.Advances(side, box):
            return (SPACE, side), box
    return None


class Board:
    """The figures of a game of ours, by their names."""

    def __init__(self, g: Any) -> None:
        self.g = g
        slot = g.schema.slot
        self.by_slot: dict[int, Figure] = {slot["vp"]: VP, slot["defcon"]: LEVEL}
        for side in SIDES:
            self.by_slot[slot[f"{side} military ops"]] = (MILITARY, side)
            self.by_slot[slot[f"{side} space"]] = (SPACE, side)
            base = g.schema.base[f"{side} influence"]
            for country in g.spaces:
                self.by_slot[base + country.index] = (INFLUENCE, country.name)
        self.slots: dict[Figure, list[int]] = {}
        for at, figure in self.by_slot.items():
            self.slots.setdefault(figure, []).append(at)

    def value(self, figure: Figure) -> Any:
        return self.of(figure, self.g.values)

    def of(self, figure: Figure, values: Sequence[Any]) -> Any:
        slots = self.slots[figure]
        return values[slots[0]] if len(slots) == 1 else (values[slots[0]], values[slots[1]])

    def put(self, figure: Figure, value: Any) -> None:
        """Outside of the record: what a log says is so."""
        slots = self.slots[figure]
        for at, new in zip(slots, value if len(slots) > 1 else (value,), strict=True):
            low, high = self.g.schema.limits[at] or (new, new)
            self.g.values[at] = min(high, max(low, new))
        self.g.forget()


@define
class Course:
    """How a figure went: where it began, and each value that it had afterwards."""

    values: list[Any] = field(factory=list)

    def hull(self) -> tuple[Any, Any]:
        """The lowest and the highest values; of a pair in each part."""
        if isinstance(self.values[0], tuple):
            parts = list(zip(*self.values, strict=True))
            return tuple(map(min, parts)), tuple(map(max, parts))
        return min(self.values), max(self.values)

    def contains(self, value: Any) -> bool:
        low, high = self.hull()
        if isinstance(value, tuple):
            return all(a <= b <= c for a, b, c in zip(low, value, high, strict=True))
        return bool(low <= value <= high)


@frozen
class Verdict:
    """An entry of the log, or something that it does not have, and whether we agree."""

    kind: str
    entry: e.Entry | None
    ours: str = ""  # what we have instead; nothing if we agree
    quirk: str = ""  # the habit of the log that explains it

    @property
    def agrees(self) -> bool:
        return not self.ours

    @property
    def open(self) -> bool:
        """Whether it neither agrees nor is explained."""
        return bool(self.ours) and not self.quirk


def compared(
    block: Sequence[tuple[e.Entry, Figure, Any]], ours: dict[Figure, list[Any]], quiet: Sequence[Figure] = ()
) -> Iterator[Verdict]:
    """Every printed figure must be passed through in its order, and nothing else may remain changed."""
    at: dict[Figure, int] = {}
    last: dict[Figure, Any] = {}
    for entry, figure, value in block:
        course = ours[figure]
        start = at.get(figure, 0)
        found = next((i for i in range(start, len(course)) if course[i] == value), None)
        at[figure] = start if found is None else found
        last[figure] = value
        yield Verdict(figure[0], entry, "" if found is not None else f"ours goes {_way(course)}")
    for figure, course in ours.items():
        expected = last.get(figure, course[0])
        if course[-1] != expected and figure not in quiet:
            yield Verdict(figure[0], None, f"{' '.join(figure)} ends at {course[-1]}, the log has {expected}")


def _way(course: Sequence[Any]) -> str:
    return " -> ".join(map(str, course))

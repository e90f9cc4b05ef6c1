"""The numbers of the game, read from `tables.yaml`; procedures hold no figures of their own, they ask their game."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from daedalus.core.errors import BrokenFile, trouble
from daedalus.core.yamlfile import load_plain
from daedalus.data import folder

if TYPE_CHECKING:
    from daedalus.kit.layers import Source

Row = dict[str, Any]
LIMITS: Final = {  # figures without which no game would end, or that the state has room for only so far
    "hand": (1, 999),
    "cards a phase": (1, 9),
    "decks": (1, 3),
    "die": (1, 99),
    "dice": (1, 99),
    "size dice": (1, 99),
}


def in_range(rows: list[Row], value: int) -> Row:
    """The row whose range the value falls into; a missing end is open."""
    return next(row for row in rows if row.get("from", value) <= value <= row.get("to", value))


def _named(rows: list[Row]) -> dict[str, Row]:
    return {str(row["name"]): row for row in rows}


class Tables(dict[str, Any]):
    """The tables as they are written, and those that are asked for by a name or a value."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.us_operation = _named(self["us operations"]).__getitem__
        self.jihadist_operation = _named(self["jihadist operations"]).__getitem__
        self.plot_marker = _named(self["plots"]["markers"]).__getitem__
        ideas = self["rolls"]["war of ideas"]["modifiers"]
        self.war_of_ideas_modifiers = {str(row["name"]): int(row["value"]) for row in ideas}  # 4.9.2
        self._victory = {side: _named(self["victory"][side]) for side in ("us", "jihadist")}
        self._results = {roll: _named(table["results"]) for roll, table in self["rolls"].items()}
        self._levels = {
            name: {value: in_range(track["levels"], value) for value in range(track["from"], track["to"] + 1)}
            for name, track in self["tracks"].items()
            if "levels" in track
        }

    def level(self, track: str, value: int) -> Row:
        """The level of a track at a value (4.7)."""
        return self._levels[track][value]

    def least(self, roll: str, name: str) -> int:
        """What a die must at least be for a result of a roll (4.9)."""
        return int(self._results[roll][name]["from"])

    def threshold(self, side: str, name: str) -> Row:
        """The row of a victory condition (2.1)."""
        return self._victory[side][name]

    def at(self, *route: str) -> Any:
        """A figure or a row by the keys that lead to it."""
        found: Any = self
        for key in route:
            found = found[key]
        return found


def unsound(made: dict[str, Any], source: Source) -> Iterator[BrokenFile]:
    """Ranges that leave a value out, and ends of tracks in the wrong order."""
    for name, track in made["tracks"].items():
        low, high = track["from"], track["to"]
        if not low < high:
            message, remedy = (
                trouble(
                    "trouble-the-track-goes-from",
                    "the track '{name}' goes from {low} to {high}",
                    name=name,
                    low=low,
                    high=high,
                ),
                trouble("trouble-let-it-end-above", "Let it end above where it begins."),
            )
            yield BrokenFile(message, where=source.where("tracks", name), remedy=remedy)
        elif low != 0 == tables()["tracks"][name]["from"]:
            message, remedy = (
                trouble("trouble-the-track-counts-from", "the track '{name}' counts from 0", name=name),
                trouble("trouble-leave-its-from-as", "Leave its `from` as it is."),
            )
            yield BrokenFile(message, where=source.where("tracks", name, "from"), remedy=remedy)
        elif gap := _gap(track.get("levels", ()), low, high):
            message, remedy = (
                trouble(
                    "trouble-no-level-of-has", "no level of '{name}' has the value {value}", name=name, value=gap[0]
                ),
                trouble("trouble-let-the-levels-meet", "Let the levels meet, from end to end."),
            )
            yield BrokenFile(message, where=source.where("tracks", name, "levels"), remedy=remedy)
    if made["pieces"]["troops"] > made["tracks"]["troops"]["to"]:
        message, remedy = (
            trouble("trouble-there-are-more-troops", "there are more troops than their track has places"),
            trouble("trouble-let-the-track-troops", "Let the track `troops` go on as far."),
        )
        yield BrokenFile(message, where=source.where("pieces", "troops"), remedy=remedy)
    kinds = _named(made["plots"]["markers"])
    for i, plot in enumerate(made["pieces"]["plots"]):
        if str(plot) not in kinds:
            message, remedy = (
                trouble("trouble-there-is-no-plot", "there is no plot {plot}", plot=plot),
                trouble("trouble-known-all", "Known: {known}.", known=", ".join(kinds)),
            )
            yield BrokenFile(message, where=source.where("pieces", "plots", i), remedy=remedy)
    for section, name, rows, dice in _ranges(made):
        if gap := _gap(rows, dice, dice * made["most"]["die"]):
            message = trouble(
                "trouble-no-row-of-has", "no row of '{name}' has the value {value}", name=name, value=gap[0]
            )
            remedy = trouble(
                "trouble-let-the-ranges-meet", "Let the ranges meet; the first and the last row may be open."
            )
            yield BrokenFile(message, where=source.where(section, name), remedy=remedy)


def _ranges(made: dict[str, Any]) -> Iterator[tuple[str, str, list[Row], int]]:
    """The tables that dice are looked up in, with the number of dice."""
    for name, table in made["rolls"].items():
        yield "rolls", name, table["results"], 1
    for name, table in made["random"].items():
        if "results" in table:
            yield "random", name, table["results"], table["dice"]


def _gap(rows: Iterable[Row], low: int, high: int) -> list[int]:
    """The first value that no row has."""
    rows = list(rows)
    values = range(low, high + 1) if rows else ()
    return [v for v in values if not any(row.get("from", v) <= v <= row.get("to", v) for row in rows)][:1]


@functools.cache
def tables() -> Tables:
    """The tables that come with the game."""
    return Tables(load_plain(folder("scenarios") / "labyrinth" / "tables.yaml"))

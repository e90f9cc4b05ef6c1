"""The numbers of the game, read from `tables.yaml`; procedures hold no figures of their own, they ask their game."""

from __future__ import annotations

import functools
from typing import Any

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder

Row = dict[str, Any]


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


@functools.cache
def tables() -> Tables:
    """The tables that come with the game."""
    return Tables(load_plain(folder("scenarios") / "labyrinth" / "tables.yaml"))

"""The figures of the rules, read from `tables.yaml`; procedures hold none of their own."""

from __future__ import annotations

import functools
from typing import Any

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder

Row = dict[str, Any]


class Tables(dict[str, Any]):
    """The tables as they are written, and those that are asked for by a turn or a box."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        turn = self["turn"]
        turns = range(turn["last"] + 1)
        self.hands: list[int] = [_from(turn["hands"], t)["cards"] for t in turns]
        self.rounds: list[int] = [_from(turn["rounds"], t)["rounds"] for t in turns]
        self.boxes: list[Row] = self["space race"]["boxes"]
        self.points: int = self["victory"]["vp"]
        self.least: int = self["operations"]["least"]
        self.most: int = self["operations"]["most"]
        self.plain: int = self["operations"]["influence"]  # 6.1.2
        self.against: int = self["operations"]["influence against control"]
        self.realignment: int = self["operations"]["realignment"]  # 6.2.2
        closed = self["defcon"]["closed"]
        self.closed_at = [frozenset(r for r, at in closed.items() if level <= at) for level in range(6)]
        self.regions: dict[str, Row] = {
            r: row for r, row in self["scoring"].items() if isinstance(row, dict) and "each" not in row
        }


def _from(rows: list[Row], value: int) -> Row:
    """The last row that begins at or below a value; the first if none does."""
    return next((row for row in reversed(rows) if row["from"] <= value), rows[0])


@functools.cache
def tables() -> Tables:
    """The tables that come with the game."""
    return Tables(load_plain(folder("scenarios") / "twilight" / "tables.yaml"))

"""The map (2.1): countries with what is printed on them, and views on their state."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from daedalus.core.compiled import mypyc_attr
from daedalus.kit.board import Board
from daedalus.kit.space import Space

US, USSR = "us", "ussr"
INFLUENCE = {US: "us influence", USSR: "ussr influence"}

# 2.1.1: six regions, and the parts of two of them
REGIONS = ("Europe", "Asia", "Middle East", "Africa", "Central America", "South America")
SUBREGIONS = ("Western Europe", "Eastern Europe", "Southeast Asia")


def other(side: str) -> str:
    return USSR if side == US else US


class Printed(NamedTuple):
    """What is printed on a country, and where its influence is kept."""

    region: str
    regions: frozenset[str]  # 2.1.2: with the parts in which it lies
    stability: int
    battleground: bool
    superpower: str  # 2.1.5: whose box is next to it
    slots: dict[str, int]


@functools.lru_cache(maxsize=16)
def _printed(board: Board) -> list[Printed]:
    base = board.schema.base
    return [
        Printed(
            about["region"],
            frozenset((about["region"], *about.get("subregions", ()))),
            about["stability"],
            about.get("battleground", False),
            about.get("superpower", ""),
            {side: base[name] + index for side, name in INFLUENCE.items()},
        )
        for index, about in enumerate(board.printed)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Country(Space):
    """One country of one game: what is printed on it, and its influence."""

    __slots__ = ("battleground", "region", "regions", "slots", "stability", "superpower")

    def __init__(self, board: Board, index: int, values: list[Any]) -> None:
        super().__init__(board, index, values)
        printed = _printed(board)[index]  # games are begun by the thousand
        self.region, self.regions, self.stability, self.battleground, self.superpower, self.slots = printed

    @property
    def us_influence(self) -> int:
        return self.values[self.slots[US]]

    @property
    def ussr_influence(self) -> int:
        return self.values[self.slots[USSR]]

    def influence(self, side: str) -> int:
        n: int = self.values[self.slots[side]]
        return n

    @property
    def controller(self) -> str:
        """2.1.7: who has at least the stability more than the other; nobody is the empty string."""
        slots, values, stability = self.slots, self.values, self.stability
        lead = values[slots[US]] - values[slots[USSR]]
        return US if lead >= stability else USSR if -lead >= stability else ""

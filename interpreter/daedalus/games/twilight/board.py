"""The map (2.1): countries with what is printed on them, and views on their state."""

from __future__ import annotations

from typing import Any

from daedalus.kit.board import Board, Space

US, USSR = "us", "ussr"
INFLUENCE = {US: "us influence", USSR: "ussr influence"}

# 2.1.1: six regions, and the parts of two of them
REGIONS = ("Europe", "Asia", "Middle East", "Africa", "Central America", "South America")
SUBREGIONS = ("Western Europe", "Eastern Europe", "Southeast Asia")


def other(side: str) -> str:
    return USSR if side == US else US


class Country(Space):
    """One country of one game: what is printed on it, and its influence (made from the schema)."""

    __slots__ = ("battleground", "region", "regions", "slots", "stability", "superpower")

    # The schema's columns, read through properties that `kit.board.view_class` adds.
    us_influence: int
    ussr_influence: int

    def __init__(self, board: Board, index: int, values: list[Any]) -> None:
        super().__init__(board, index, values)
        about = board.printed[index]
        self.region: str = about["region"]
        self.regions = frozenset((self.region, *about.get("subregions", ())))  # 2.1.2
        self.stability: int = about["stability"]
        self.battleground: bool = about.get("battleground", False)
        self.superpower: str = about.get("superpower", "")  # 2.1.5: whose box is next to it
        base = board.schema.base
        self.slots = {side: base[name] + index for side, name in INFLUENCE.items()}

    def influence(self, side: str) -> int:
        n: int = self.values[self.slots[side]]
        return n

    @property
    def lead(self) -> int:
        """How much more influence the US has there than the USSR."""
        slots, values = self.slots, self.values
        return int(values[slots[US]] - values[slots[USSR]])

    @property
    def controller(self) -> str:
        """2.1.7: who has at least the stability more than the other; nobody is the empty string."""
        lead = self.lead
        return US if lead >= self.stability else USSR if -lead >= self.stability else ""

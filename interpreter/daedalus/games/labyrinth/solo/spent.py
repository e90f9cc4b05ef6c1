"""12.4.1 Which cells have acted with the card in play: none does so twice, and new ones do nothing more."""

from __future__ import annotations

from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cell_stand_ins


class Spent:
    """Cells that have acted, by country: active ones, sleepers, and marks that stand in for a cell."""

    def __init__(self) -> None:
        self.active: dict[str, int] = {}
        self.sleepers: dict[str, int] = {}
        self.marks: set[str] = set()

    def unused_active(self, c: Country) -> int:
        return max(0, c.active_cells - self.active.get(c.name, 0))

    def unused_sleepers(self, c: Country) -> int:
        return max(0, c.sleeper_cells - self.sleepers.get(c.name, 0))

    def unused(self, c: Country) -> int:
        """Cells that may still act; marks that stand in for one are not among them."""
        return self.unused_active(c) + self.unused_sleepers(c)

    def unused_marks(self, g: Labyrinth, c: Country) -> list[str]:
        return [mark for mark in cell_stand_ins(g, c) if mark not in self.marks]

    def act(self, c: Country, n: int) -> None:
        self.active[c.name] = self.active.get(c.name, 0) + n

    def arrive(self, c: Country, n: int) -> None:
        """Cells that have come there, by travel or from the track; in the caliphate they are active at once."""
        self.sleepers[c.name] = self.sleepers.get(c.name, 0) + n

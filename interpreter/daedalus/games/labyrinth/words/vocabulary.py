"""The vocabulary of Labyrinth: what is done around each sentence, and the numbers that its words are declared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import Tables
from daedalus.language.roles import Numbered, Place, Role
from daedalus.language.vocabulary import Function, Hole, Part, Vocabulary


class Limits(NamedTuple):
    """How many there are of things that words count, by the tables of the edition."""

    most: dict[str, int]
    cells: int
    troops: int
    militia: int
    markers: int
    numbered_plots: int
    largest: int
    last_plot: int
    regime_change: int
    tracks: dict[str, Any]

    @property
    def all_cells(self) -> int:
        return self.cells + self.most["extra cells"]

    @property
    def plots(self) -> int:
        return self.numbered_plots + self.most["wmd"]

    @property
    def ops(self) -> Numbered:
        return Numbered("operations value", 1, self.largest, "R008", "6.3.3.1", "operation", amount=True)

    @property
    def plot_number(self) -> Numbered:
        return Numbered("plot number", 1, self.last_plot, "R014", "4.8.1")


def _limits(numbers: Tables) -> Limits:
    pieces = numbers["pieces"]
    return Limits(
        numbers["most"],
        int(pieces["cells"]),
        int(pieces["troops"]),
        int(pieces["militia"]),
        2 * int(numbers["popular markers"]["markers a kind"]),  # the other side of a marker counts for two
        len(pieces["plots"]),
        int(numbers["largest operation"]),
        max(map(int, pieces["plots"])),
        int(numbers.us_operation("regime change")["troops"]),
        numbers["tracks"],
    )


class LabyrinthVocabulary(Vocabulary):
    """Words of Labyrinth. A sentence about a country that an event in force has closed does nothing; of any other it
    is remembered that the event has touched it (5.2.2)."""

    def __init__(self, numbers: Tables) -> None:
        super().__init__("labyrinth")
        self.limits = _limits(numbers)

    def guarded(self, function: Function, kind: str, parts: tuple[Part, ...], roles: Mapping[str, Role]) -> Function:
        holes = [part for part in parts if isinstance(part, Hole)]
        at = [i for i, hole in enumerate(holes) if hole.type == "country"]
        if kind != "verb" or not at:
            return function
        touched = [i for i in at if isinstance(role := roles[holes[i].name], Place) and role.remembered]

        def checked(g: Labyrinth, me: str, *args: Any) -> Any:
            if g.context.targeting and g.answered("open") and not all(g.open(args[i]) for i in at):
                return None
            for i in touched:
                g.remember("event", args[i])
            return function(g, me, *args)

        return checked

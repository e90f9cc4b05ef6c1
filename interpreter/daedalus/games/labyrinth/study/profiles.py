"""All that a country can be: its levels, which combinations of them the rules allow, and how a board is put so."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import HOME, Board
from daedalus.games.labyrinth.caliphate import POSSIBLE
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.kit.world import World, empty_game

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition

PIECES = ("sleeper cells", "active cells", "troops", "wmd cache")
MUSLIM_PIECES = ("aid", "besieged regime", "militia", "awakening", "reaction")
ONE_PLOT = (Plot("1"),)


class LabyrinthWorld(World):
    """The world of Labyrinth as a linter sees it."""

    axes = ("kind", "governance", "alignment", "posture", "regime change", "civil war")
    in_flux = "two-sided and not muslim"  # 11.3.3: a card must say so if it means their other side

    def __init__(self, edition: LabyrinthDefinition) -> None:
        boards = [edition.all_boards(name) for name in edition.all_boards.names]
        super().__init__(edition.cards, tuple(empty_game(Labyrinth, on) for on in boards if on.before is None))
        # Symbols on a card that promise so many of a piece in one country
        self.promises: Mapping[str, tuple[str, int]] = {POSSIBLE: ("cells", int(edition.tables["caliphate"]["cells"]))}

    def combinations(self) -> dict[str, list[tuple[int, ...]]]:
        """Each country of any board with the levels that it can have, in the order of the axes."""
        found: dict[str, dict[tuple[int, ...], None]] = {}
        for g in self.games:
            for index, name in enumerate(g.schema.spaces):
                found.setdefault(name, {}).update(dict.fromkeys(_levels(g.board, index)))
        return {name: list(levels) for name, levels in found.items()}

    def called(self, levels: tuple[int, ...]) -> str:
        """The key of what such a country is: `being-good`, `being-in-civil-war`."""
        kind, governance, _, posture, regime_change, civil_war = levels
        if kind == b.IRAN:
            return "iran"
        if kind == b.NON_MUSLIM:
            return "non-muslim" if posture else "untested-non-muslim"
        if civil_war:
            return "in-civil-war"
        if regime_change:
            return "under-regime-change"
        return ("untested", "good", "fair", "poor", "islamist-rule")[governance]

    def alike(self, country: str) -> Iterator[tuple[Any, Hashable]]:
        """The boards that have a country, each with what it prints there but for the name."""
        for g in self.games:
            if country in g.at:
                c = g.at[country]
                at_home = c.name == HOME
                turns = c.index in g.board.turns_back
                printed = (c.printed, c.oil, c.shia_mix, c.africa, c.schengen, c.printed_posture)
                yield g, (*printed, at_home, bool(c.mat), turns)

    def states(self, g: Labyrinth, country: str, levels: tuple[int, ...]) -> Iterator[b.Country]:
        """The country with these levels: empty, with a cadre alone, and full. Who asks puts the values back."""
        c = g.at[country]
        base, values, at = g.schema.base, g.values, c.index
        for attribute, level in zip(self.axes, levels, strict=True):
            values[base[attribute] + at] = level
        for attribute in (*PIECES, *MUSLIM_PIECES, "cadre"):
            values[base[attribute] + at] = 0
        values[base["plots"] + at] = ()
        yield c
        values[base["cadre"] + at] = 1
        yield c
        for attribute in (*PIECES, *MUSLIM_PIECES) if c.kind == b.MUSLIM else PIECES:
            values[base[attribute] + at] = 1
        values[base["cadre"] + at] = 0
        values[base["plots"] + at] = ONE_PLOT
        yield c


def _levels(made: Board, index: int) -> Iterator[tuple[int, ...]]:
    """Every combination of levels that the rules allow a country (4.2, 4.3, 4.4, 11.2.2)."""
    about = made.printed[index]
    name = made.schema.spaces[index]
    read = made.schema.attributes
    if about["kind"] == "iran":
        yield (b.IRAN, read["governance"].read(about["governance"]), 0, 0, 0, 0)
    if about["kind"] == "non-muslim":
        postures = [read["posture"].read(about["posture"])] if "posture" in about else [b.UNKNOWN, b.SOFT, b.HARD]
        printed = read["governance"].read(about["governance"])
        for governance in (b.GOOD, b.FAIR, b.POOR) if "turned" in about else (printed,):
            for posture in postures[1:] if name == HOME else postures:
                yield (b.NON_MUSLIM, governance, 0, posture, 0, 0)
    if about["kind"] == "muslim" or "turned" in about:
        yield (b.MUSLIM, b.UNTESTED, b.NO_ALIGNMENT, 0, 0, 0)
        for governance in (b.GOOD, b.FAIR, b.POOR, b.ISLAMIST_RULE):
            for alignment in (b.ALLY, b.NEUTRAL, b.ADVERSARY):
                yield (b.MUSLIM, governance, alignment, 0, 0, 0)
                if governance in (b.FAIR, b.POOR):
                    for war in ((b.GREEN, 0), (b.TAN, 0), (b.NONE, 1)):
                        yield (b.MUSLIM, governance, alignment, 0, *war)

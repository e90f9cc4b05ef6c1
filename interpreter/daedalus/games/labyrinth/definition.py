"""Labyrinth as others see it: *The War on Terror* and *The Awakening*."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from daedalus.core.errors import DaedalusError
from daedalus.data import folder
from daedalus.games.labyrinth.board import BOARDS, board, boards
from daedalus.games.labyrinth.cites import CITES
from daedalus.games.labyrinth.library import CARDS
from daedalus.games.labyrinth.scenario import SCENARIOS
from daedalus.games.labyrinth.templates import CARD, SCENARIO
from daedalus.kit.board import Board
from daedalus.kit.definition import Definition
from daedalus.kit.effects import Cites
from daedalus.kit.game import CardGame
from daedalus.kit.library import Cards, Library
from daedalus.kit.scenario import Scenario, Scenarios
from daedalus.kit.show import Show
from daedalus.kit.world import World
from daedalus.language.vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.study import Study


class LabyrinthDefinition(Definition):
    id = "labyrinth"
    name = "Labyrinth"
    sides = {"us": "US", "jihadist": "Jihadist"}
    usual_sets = ("base",)
    lengths = {"standard": "one deck", "tournament": "two decks", "campaign": "three decks"}  # 3.3
    first_card, first_scenario = CARD, SCENARIO

    @property
    def cards_home(self) -> Path:
        return CARDS.home

    @property
    def scenarios_home(self) -> Path:
        return SCENARIOS.home

    @property
    def rules_file(self) -> Path:
        return folder("rules") / "labyrinth.yaml"

    def locale_home(self, language: str) -> Path:
        return folder("locale") / language / self.id

    @cached_property
    def cards(self) -> Cards:
        return CARDS

    @cached_property
    def scenarios(self) -> Scenarios:
        return SCENARIOS

    @property
    def cites(self) -> Cites:
        return CITES

    @property
    def boards(self) -> list[Board]:
        return list(map(board, boards()))

    def board_for(self, set_: str) -> Board | None:
        return board(BOARDS[set_]) if set_ in BOARDS else None

    def vocabulary(self) -> Vocabulary:
        return CARDS.reader.vocabulary

    def new_game(
        self, scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None
    ) -> CardGame:
        from daedalus.games.labyrinth.setup import new_game

        return new_game(scenario, seed, length=length, cards=cards)

    def step(self, game: Any) -> None:
        self._step(game)

    @cached_property
    def _step(self) -> Callable[[Any], None]:
        from daedalus.games.labyrinth.turn import step

        return step

    @cached_property
    def world(self) -> World:
        from daedalus.games.labyrinth.study.profiles import LabyrinthWorld

        return LabyrinthWorld()

    @cached_property
    def show(self) -> Show:
        from daedalus.games.labyrinth.show import LabyrinthShow

        return LabyrinthShow(self.sides)

    def wrong(self, scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
        from daedalus.games.labyrinth.scenario_checks import wrong_totals
        from daedalus.games.labyrinth.scenario_countries import unlikely

        yield from wrong_totals(scenario, library)
        yield from unlikely(scenario)

    def study(self) -> Study:
        from daedalus.games.labyrinth.study.labyrinth import LabyrinthStudy

        return LabyrinthStudy(self)


GAME = LabyrinthDefinition()

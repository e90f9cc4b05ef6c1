"""Labyrinth as others see it: *The War on Terror* and *The Awakening*."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.game import Policy
from daedalus.data import folder
from daedalus.games.labyrinth import tables
from daedalus.games.labyrinth.board import BOARDS, USUAL, Boards, shipped_boards
from daedalus.games.labyrinth.board import Board as LabyrinthBoard
from daedalus.games.labyrinth.cites import CITES
from daedalus.games.labyrinth.library import CARDS
from daedalus.games.labyrinth.scenario import SCENARIOS
from daedalus.games.labyrinth.tables import LIMITS, Tables
from daedalus.games.labyrinth.templates import CARD, SCENARIO
from daedalus.kit.board import Board
from daedalus.kit.boards import BoardFiles
from daedalus.kit.bots import Bot
from daedalus.kit.chart_schema import Parts
from daedalus.kit.definition import Definition
from daedalus.kit.effects import Cites
from daedalus.kit.game import CardGame
from daedalus.kit.library import Cards, Library
from daedalus.kit.scenario import Scenario, Scenarios
from daedalus.kit.show import Show
from daedalus.kit.world import World
from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.layers import Source
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

    @property
    def aid_file(self) -> Path:
        return folder("rules") / "aid" / f"{self.id}.yaml"

    def locale_home(self, language: str) -> Path:
        return folder("locale") / language / self.id

    # -- as it comes, or with what packs lay over it --------------------------------------------------

    tables: Tables
    table_limits = LIMITS

    @cached_property
    def shipped_tables(self) -> dict[str, Any]:
        return tables.tables()

    def make_tables(self, data: dict[str, Any]) -> Tables:
        return data if isinstance(data, Tables) else Tables(data)

    def unsound(self, data: dict[str, Any], source: Source) -> Iterator[BrokenFile]:
        return tables.unsound(data, source)

    @cached_property
    def all_boards(self) -> Boards:
        return Boards(self.tables, self.layers, self.added, self.goals) if self.layers else shipped_boards()

    @property
    def field_names(self) -> Iterable[str]:
        layout = shipped_boards().layout
        return (*layout["country"], *layout["game"])

    @cached_property
    def cards(self) -> Cards:
        return super().cards if self.layers else CARDS

    @cached_property
    def scenarios(self) -> Scenarios:
        if not self.layers:
            return SCENARIOS
        from daedalus.games.labyrinth.scenario_schema import with_layers

        extended = partial(with_layers, edition=self)
        return Scenarios(
            self.scenarios_home, lambda: self.cards.reader, self.usual_sets, layers=self.layers, extended=extended
        )

    @property
    def cites(self) -> Cites:
        return CITES

    @property
    def boards(self) -> list[Board]:
        return [self.all_boards(name) for name in self.all_boards.names]

    @property
    def board_files(self) -> BoardFiles:
        return self.all_boards.files

    def board_for(self, set_: str) -> Board | None:
        return self.all_boards(BOARDS[set_]) if set_ in BOARDS else None

    def board_of(self, scenario: Scenario) -> LabyrinthBoard:
        """The board that a scenario is played on."""
        return self.all_boards(scenario.data.get("board", USUAL))

    @cached_property
    def _words(self) -> Vocabulary:
        from daedalus.games.labyrinth import words  # the words act on the game, which has the cards

        if not any(layer.tables.data for layer in self.layers):
            return words.vocabulary()
        return words.make(self.tables, words.vocabulary().names)

    def vocabulary(self) -> Vocabulary:
        return self._words

    # -- sides that the rules play (9, 12, 13) -----------------------------------------------------------

    @property
    def bots_home(self) -> Path:
        return folder("bots") / self.id

    @cached_property
    def bot_reader(self) -> Reader:
        from daedalus.games.labyrinth.solo.words import vocabulary

        return Reader(vocabulary(self.words))

    @property
    def chart_parts(self) -> Parts:
        from daedalus.games.labyrinth.solo.chart_parts import PARTS

        return PARTS

    def automaton(self, bot: Bot, side: str, level: str) -> Policy:
        from daedalus.games.labyrinth.solo.seating import seated

        return seated(bot, side, level)

    # -- playing --------------------------------------------------------------------------------------

    def new_game(
        self, scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None
    ) -> CardGame:
        from daedalus.games.labyrinth.setup import new_game

        return new_game(self, scenario, seed, length=length, cards=cards)

    def step(self, game: Any) -> None:
        self._step(game)

    @cached_property
    def _step(self) -> Callable[[Any], None]:
        from daedalus.games.labyrinth.turn import step

        return step

    @cached_property
    def world(self) -> World:
        from daedalus.games.labyrinth.study.profiles import LabyrinthWorld

        return LabyrinthWorld(self)

    @cached_property
    def show(self) -> Show:
        from daedalus.games.labyrinth.show import LabyrinthShow

        return LabyrinthShow(self.sides)

    def wrong(self, scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
        from daedalus.games.labyrinth.scenario_checks import wrong_totals
        from daedalus.games.labyrinth.scenario_countries import unlikely

        yield from wrong_totals(self, scenario, library)
        yield from unlikely(self, scenario)

    def study(self) -> Study:
        from daedalus.games.labyrinth.study.labyrinth import LabyrinthStudy

        return LabyrinthStudy(self)

    def standing(self, game: Any, side: str) -> float:
        return self._standing(game, side)

    @cached_property
    def _standing(self) -> Callable[[Any, str], float]:
        from daedalus.games.labyrinth.standing import standing

        return standing


GAME = LabyrinthDefinition()

"""What a game is to everybody else: its sides, words, cards, scenarios, procedures, and how it shows itself.

A game is a subclass of `Definition` and an instance of it, found by the registry. Tools, texts and bots know no more
of a game than this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.game import Policy
from daedalus.core.save import Saved, restore
from daedalus.core.session import Session
from daedalus.kit.board import Board, Space
from daedalus.kit.effects import Cites
from daedalus.kit.fitting import misfits, refusal, unfit
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card, Cards, Library
from daedalus.kit.scenario import Scenario, Scenarios
from daedalus.kit.setup import board, position, scenario_schema
from daedalus.kit.show import Show
from daedalus.kit.world import World, empty_game
from daedalus.language.vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.study import Study


class Definition(ABC):
    """One game. What has no default here every game must say; the rest it may."""

    id: ClassVar[str]  # as a scenario and a saved game name it
    name: ClassVar[str]  # as it is printed
    sides: ClassVar[Mapping[str, str]]  # id -> as it is printed
    usual_sets: ClassVar[tuple[str, ...]] = ()  # the cards of a scenario that names no sets
    lengths: ClassVar[Mapping[str, str]] = {"standard": "the whole game"}  # how long a game may last -> what that means
    usual_length: ClassVar[str] = "standard"
    game_class: ClassVar[type[CardGame]] = CardGame
    space_class: ClassVar[type[Space]] = Space
    first_card: ClassVar[str] = ""  # a card to begin with, for `new card`: {numbers}, {title}
    first_scenario: ClassVar[str] = ""  # the same for `new scenario`: {name}

    # -- where it lies ------------------------------------------------------------------------------

    home: ClassVar[Path]  # the folder with `cards/`, `scenarios/`, `locale/` and `rules.yaml`

    @property
    def cards_home(self) -> Path:
        return self.home / "cards"

    @property
    def scenarios_home(self) -> Path:
        return self.home / "scenarios"

    @property
    def rules_file(self) -> Path:
        return self.home / "rules.yaml"

    def locale_home(self, language: str) -> Path:
        """The folder with its messages in a language."""
        return self.home / "locale" / language

    # -- what it is ---------------------------------------------------------------------------------

    @property
    def cites(self) -> Cites:
        """The rules of its book for what the kit does."""
        return self.game_class.cites

    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """Its words; made when they are first needed."""

    def new_game(
        self, scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None
    ) -> CardGame:
        """The position before the first step; made of `board.yaml` and the scenario, unless a game does otherwise."""
        every = cards or self.cards.library
        for error in unfit(scenario, every, self.board, self.vocabulary()):
            raise error
        library = every.for_game(scenario.sets, scenario.cards)
        game = self.game_class(self.board, library, seed)
        game.scenario = scenario
        position(game, scenario)
        return game

    @cached_property
    def board(self) -> Board:
        """The board of a game that has one."""
        return board(self.scenarios_home / "board.yaml", tuple(self.sides), self.space_class)

    @property
    def boards(self) -> list[Board]:
        """All boards that it may be played on."""
        return [self.board]

    def board_for(self, set_: str) -> Board | None:
        """The board that a set of cards was made for, if that is known."""
        return self.board

    @abstractmethod
    def step(self, game: Any) -> None:
        """The next step of the game; decisions go through `game.choose`."""

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.cards_home, self.vocabulary)

    @cached_property
    def scenarios(self) -> Scenarios:
        return Scenarios(
            self.scenarios_home, lambda: self.cards.reader, self.usual_sets, lambda: scenario_schema(self.board)
        )

    @cached_property
    def show(self) -> Show:
        """How it shows itself to people."""
        return Show(self.sides)

    @cached_property
    def world(self) -> World:
        """What its spaces can be, for who looks at cards before they are played."""
        return World(self.cards, (empty_game(self.game_class, self.board),))

    def wrong(self, scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
        """What is wrong with a scenario that its schema cannot say."""
        return unfit(scenario, library, self.board, self.vocabulary())

    def check_fits(self, card: Card, on: Board) -> None:
        """Refuse a card that speaks of what a board does not have."""
        for misfit in misfits(card.tree, on, self.vocabulary()):
            raise refusal(card, misfit, on, self.boards)

    def study(self) -> Study:
        """What those who try its cards must know of its world."""
        from daedalus.kit.study import Study

        return Study(self)

    # -- playing ------------------------------------------------------------------------------------

    def start(
        self,
        scenario: Scenario,
        seed: int,
        policies: dict[str, Policy] | None = None,
        *,
        length: str | None = None,
        cards: Library | None = None,
    ) -> Session:
        """A new game, ready to run."""
        return Session(self, self.new_game(scenario, seed, length=length, cards=cards), policies)

    def saved_start(self, scenario: Scenario, seed: int, length: str | None = None) -> Saved:
        """How a saved game of this scenario begins."""
        length = length or scenario.data.get("length", self.usual_length)
        return Saved(self.id, seed, length, scenario.id, scenario.data)

    def reopen(self, saved: Saved, *, cards: Library | None = None) -> Session:
        """A saved game, played again up to where it was saved; nobody answers for a side yet."""
        if saved.length not in self.lengths:
            known = ", ".join(self.lengths)
            raise BrokenFile(f"there is no length {saved.length!r}", where=saved.file, remedy=f"Use: {known}.")
        self.scenarios.check(saved.data, saved.file)
        scenario = self.scenarios.make(saved.scenario, saved.file, saved.data)
        return restore(saved, self.start(scenario, saved.seed, length=saved.length, cards=cards))

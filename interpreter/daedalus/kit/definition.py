"""What a game is to everybody else: its sides, words, cards, scenarios, procedures, and how it shows itself.

A game is a subclass of `Definition` and an instance of it, found by the registry. Tools, texts and bots know no more
of a game than this.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from attrs import evolve

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.game import Policy
from daedalus.core.save import Saved, restore
from daedalus.core.session import Session
from daedalus.core.yamlfile import load_plain
from daedalus.kit.added import Additions, additions
from daedalus.kit.board import Board
from daedalus.kit.boards import BoardFiles
from daedalus.kit.bots import BOTS, Bot, Bots, Reference
from daedalus.kit.chart_check import Known
from daedalus.kit.chart_schema import Parts, schema
from daedalus.kit.effects import Cites
from daedalus.kit.fitting import misfits, refusal, unfit
from daedalus.kit.game import CardGame
from daedalus.kit.hearing import Heard
from daedalus.kit.layers import Layer, Source, enclosing, fitting, of_scenario, rules_of
from daedalus.kit.library import Card, Cards, Library
from daedalus.kit.scenario import Scenario, Scenarios, is_path
from daedalus.kit.setup import board, extended, fields_of_every_game, position, scenario_schema, wrong_zones
from daedalus.kit.show import Show
from daedalus.kit.space import Space
from daedalus.kit.world import World, empty_game
from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.additions import Goal
    from daedalus.kit.pack import Pack
    from daedalus.kit.study import Study


BOARD = "board"
MOST_EDITIONS = 32  # that are kept; a language server would go on making them


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

    # -- its editions: the same game with packs, and with what a scenario says of itself --------------

    layers: tuple[Layer, ...] = ()
    packs: tuple[Pack, ...] = ()  # that the layers are of, but for that of a scenario

    def over(self, packs: Sequence[Pack], scenario: Layer | None = None) -> Definition:
        """The edition of the game with these packs, with all that they need, and the layer of a scenario."""
        if not packs and scenario is None:
            return self
        from daedalus.kit.pack import with_needs  # here and below: most commands have nothing to do with packs

        every = tuple(with_needs([*self.packs, *(p for p in packs if p not in self.packs)]))
        for pack in every:
            if pack.game != self.id:
                message, remedy = (
                    trouble(
                        "trouble-is-a-pack-for",
                        "{name} is a pack for {game}, not for {other}",
                        name=pack.name,
                        game=pack.game,
                        other=self.id,
                    ),
                    trouble("trouble-leave-out", "Leave it out."),
                )
                raise BrokenFile(message, where=str(pack.folder), remedy=remedy)
        layers = (*(pack.layer for pack in every), *((scenario,) if scenario is not None else ()))
        if layers == self.layers:
            return self
        known = self.shipped._editions
        if layers not in known:
            made = type(self)()
            made.layers, made.packs, made._shipped = layers, every, self.shipped
            known[layers] = made
            while len(known) > MOST_EDITIONS:
                del known[next(iter(known))]
        return known[layers]

    _shipped: Definition | None = None

    @property
    def shipped(self) -> Definition:
        """The game as it comes, without packs."""
        return self._shipped or self

    @cached_property
    def _editions(self) -> dict[tuple[Layer, ...], Definition]:
        return {}

    @cached_property
    def added(self) -> Additions:
        """The tracks and markers that layers add."""
        return additions(self.layers, self.field_names)

    @property
    def field_names(self) -> Iterable[str]:
        """What the state of the game has already."""
        data = load_plain(self.scenarios_home / f"{BOARD}.yaml")
        return (*data.get("space", ()), *data.get("game", ()), *fields_of_every_game(self.sides))

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """The ways to win that layers add."""
        if not self.layers:
            return ()
        from daedalus.kit.additions import goals

        return goals(self.layers, lambda: self.cards.reader)

    @cached_property
    def words(self) -> Vocabulary:
        """Its words, with those that layers bring."""
        if not self.layers:
            return self.vocabulary()
        from daedalus.kit.additions import declare

        words = self.vocabulary().extended()
        space = next(iter(words.types))
        for name in (name for on in self.boards for name in on.schema.spaces if name not in words.names):
            words.name(name, space)
        declare(words, self.added)
        return words

    def troubles(self) -> Iterator[DaedalusError]:
        """Everything wrong with what the layers bring, as far as one trouble does not hide another."""
        for layer in self.layers:
            yield from fitting(layer.tables, self.tables_schema())
        for ask in (
            lambda: [rules_of(layer) for layer in self.layers],
            lambda: self.boards,
            lambda: self.words,
            lambda: self.cards.library,
            lambda: self.scenarios.schema,
        ):
            try:
                ask()
            except DaedalusError as error:
                yield error
                return
        from daedalus.kit.additions import unspeakable

        known = self.shipped.words.names
        spaces = [name for on in self.boards for name in on.schema.spaces if name not in known]
        yield from unspeakable(self.cards.reader, self.added, dict.fromkeys(spaces), self.layers)
        for goal in self.goals:
            try:
                goal.read(self.cards.reader)
            except DaedalusError as error:
                yield error

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

    @property
    def aid_file(self) -> Path:
        """What its player aid consists of; a game may be without one."""
        return self.home / "aid.yaml"

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
        for error in self.wrong(scenario, every):
            raise error
        game = self.game_class(self.board, scenario.library(every), seed)
        game.scenario = scenario
        position(game, scenario)
        return game

    @cached_property
    def board(self) -> Board:
        """The board of a game that has one."""
        data, sides = self.board_files.whole(BOARD), tuple(self.sides)
        return board(data, sides, self.space_class, self.added, self.goals, self.tables)

    # -- the figures of the rules -----------------------------------------------------------------------

    table_limits: ClassVar[Mapping[str, tuple[int, int]]] = {}  # key of a table -> the ends of a number under it

    @property
    def tables_file(self) -> Path:
        return self.scenarios_home / "tables.yaml"

    @cached_property
    def tables(self) -> Any:
        """The tables of a game that has some, with what layers say; a game may make more of them."""
        from daedalus.kit.by_example import laid_over

        made = self.shipped_tables
        for layer in self.layers:
            for wrong in fitting(layer.tables, self.tables_schema()):
                raise wrong
            made = laid_over(made, layer.tables.data)
            for wrong in self.unsound(made, layer.tables):
                raise wrong
        return self.make_tables(made)

    @cached_property
    def shipped_tables(self) -> dict[str, Any]:
        return dict(load_plain(self.tables_file)) if self.tables_file.is_file() else {}

    def make_tables(self, data: dict[str, Any]) -> Any:
        """Tables as procedures want to ask them."""
        return data

    def unsound(self, data: dict[str, Any], source: Source) -> Iterator[BrokenFile]:
        """What is wrong with tables that their schema cannot say."""
        return iter(())

    def tables_schema(self) -> dict[str, Any]:
        """What the tables of a pack may say, as a JSON schema: what ours say, otherwise."""
        from daedalus.kit.by_example import DRAFT, ByExample

        names = {space for on in self.shipped.boards for space in on.schema.spaces}
        if not self.shipped_tables:
            return {"$schema": DRAFT, "type": "object", "properties": {}, "additionalProperties": False}
        return ByExample([self.shipped_tables], names=names, limits=self.table_limits).schema()

    @cached_property
    def board_files(self) -> BoardFiles:
        """What stands in the files of boards."""
        file = self.scenarios_home / f"{BOARD}.yaml"
        return BoardFiles({BOARD: lambda: load_plain(file)}, self.layers, "spaces", BOARD)

    @property
    def has_board(self) -> bool:
        """Whether its board is a file; a game may be without one, or make it otherwise."""
        return (self.scenarios_home / f"{BOARD}.yaml").is_file()

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

    def standing(self, game: Any, side: str) -> float | None:
        """By how much a side leads, for programs that look ahead: 0 if nobody does, 1 where victory is likely, and more
        beyond; below 0 if it is behind. A game need not know."""
        return None

    @cached_property
    def cards(self) -> Cards:
        below = self.shipped.cards if self.layers else None
        return Cards(self.cards_home, lambda: self.words, below, self.layers)

    @cached_property
    def scenarios(self) -> Scenarios:
        return Scenarios(
            self.scenarios_home,
            lambda: self.cards.reader,
            self.usual_sets,
            lambda: scenario_schema(self.board, tuple(self.sides)),
            self.layers,
            lambda schema: extended(schema, self.boards[0], tuple(self.sides)) if self.has_board else schema,
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
        from daedalus.kit.deck_list import wrong_entries

        yield from wrong_entries(scenario.deck, library.every, scenario.where)
        yield from wrong_zones(scenario, library)
        yield from unfit(scenario, library, self.board, self.words)

    def check_fits(self, card: Card, on: Board) -> None:
        """Refuse a card that speaks of what a board does not have."""
        for misfit in misfits(card.tree, on, self.words):
            raise refusal(card, misfit, on, self.boards)

    def study(self) -> Study:
        """What those who try its cards must know of its world."""
        from daedalus.kit.study import Study

        return Study(self)

    # -- playing ------------------------------------------------------------------------------------

    def open(self, name: str) -> Scenario:
        """A scenario by name or file, read in the edition that it asks for: with its packs, and what it says itself."""
        file, edition = self._located(name)
        edition = edition.edition_of(file)
        return evolve(edition.scenarios.load(str(file)), edition=edition)

    def edition_of(self, file: Path) -> Definition:
        """The edition that a scenario asks for."""
        from daedalus.kit.editions import asked_in, find_for

        asked = asked_in(file, self.scenarios)
        if asked is None:
            return self
        packs = [find_for(file, said, asked.where("packs", i)) for i, said in enumerate(asked.data["packs"])]
        layer = of_scenario(file.stem, asked, tuple(self.sides))
        edition = self.over(packs, layer)
        for wrong in edition.troubles() if layer is not None else ():
            raise wrong
        return edition

    def _located(self, name: str) -> tuple[Path, Definition]:
        """The file of a scenario, and the edition with the pack that it lies in, or the installed pack that has it."""
        from daedalus.kit.pack import installed, load

        file = self.scenarios.file_of(name)
        if file is None and not is_path(name):
            for folder in installed().values():
                if (folder / "scenarios" / f"{name}.yaml").is_file() and load(folder).game == self.id:
                    file = folder / "scenarios" / f"{name}.yaml"
        file = file or self.scenarios.find(name)
        inside = enclosing(file)
        return file, self if inside is None else self.over([load(inside)])

    def start(
        self,
        scenario: Scenario,
        seed: int,
        policies: dict[str, Policy] | None = None,
        *,
        length: str | None = None,
        cards: Library | None = None,
    ) -> Session:
        """A new game, ready to run, in the edition of its scenario."""
        edition: Definition = scenario.edition or self
        game = edition.new_game(scenario, seed, length=length, cards=cards)
        edition.seat(game, scenario.data.get(BOTS, {}))
        return Session(edition, game, policies)

    # -- sides that the rules play -------------------------------------------------------------------------

    def seat(self, game: CardGame, seats: Mapping[str, str]) -> None:
        """Bots on some sides of a game, `{"north": "bot easy"}`, with what their levels change in the rules."""
        for side, said in seats.items():
            bot, level = self.bots.seat(side, str(said))
            game.automata[side] = self.seated_bot(bot, side, level)
            game.always += bot.effects(level)

    def with_bots(self, scenario: Scenario, said: Mapping[str, str]) -> Scenario:
        """The scenario with bots on some sides, besides those that it has itself."""
        seats = dict(scenario.data.get(BOTS, {}))
        for side, text in said.items():
            bot, level = (scenario.edition or self).bots.seat(side, text)
            seats[side] = f"{bot.name} {level}".rstrip()
        if not said:
            return scenario
        key = (BOTS, *seats.items())
        found: Scenario | None = scenario.kept.get(key)  # thousands of games may be played with the same bots
        if found is None:
            found = scenario.kept[key] = evolve(scenario, data={**scenario.data, BOTS: seats})
        return found

    @property
    def bots_home(self) -> Path:
        return self.home / BOTS

    @cached_property
    def bots(self) -> Bots:
        """The rulebook's bots."""
        space = next(iter(self.words.types))
        return Bots(
            self.bots_home, self.layers, lambda: self.bot_reader, Reference(space, self.chart_schema, self._charts_know)
        )

    @property
    def chart_parts(self) -> Parts:
        """For games with bots: what only their procedures read in charts."""
        return Parts()

    @cached_property
    def chart_schema(self) -> dict[str, Any]:
        """What a file of a bot's charts may say."""
        return schema(tuple(self.sides), self.chart_parts)

    def _charts_know(self, bot: tuple[str, str]) -> Known:
        """What charts may refer to."""
        words = frozenset(word.key for word in self.bot_reader.vocabulary.words)
        space = next(iter(self.words.types))
        zones = frozenset(name for board in self.boards for name in board.schema.slot)
        spaces = frozenset(name for board in self.boards for name in board.schema.spaces)
        return Known(self.id, bot, space, self.chart_parts, self.cards.library.every, words, zones, spaces)

    @cached_property
    def bot_reader(self) -> Reader:
        """What charts are read with; a game may have words of its own for them."""
        return self.cards.reader

    @functools.lru_cache(maxsize=64)  # noqa: B019  # an edition stays; who plays by charts remembers nothing of a game
    def seated_bot(self, bot: Bot, side: str, level: str) -> Policy:
        return self.automaton(bot, side, level)

    def automaton(self, bot: Bot, side: str, level: str) -> Policy:
        """For games with bots: who plays a side by its charts."""
        raise DaedalusError(trouble("trouble-has-no-bots", "{name} has no bots", name=self.name))

    def saved_start(self, scenario: Scenario, seed: int, length: str | None = None) -> Saved:
        """How a saved game of this scenario begins."""
        length = length or scenario.data.get("length", self.usual_length)
        packs = {pack.name: pack.version for pack in (scenario.edition or self).packs}
        return Saved(self.id, seed, length, scenario.id, scenario.data, packs=packs)

    def reopen(self, saved: Saved, *, cards: Library | None = None, heard: list[Heard] | None = None) -> Session:
        """A saved game, played again up to where it was saved; nobody answers for a side yet. What its bots say of
        themselves meanwhile goes to who listens."""
        if saved.length not in self.lengths:
            known = ", ".join(self.lengths)
            raise BrokenFile(
                trouble("trouble-there-is-no-length", "there is no length '{length}'", length=saved.length),
                where=saved.file,
                remedy=trouble("trouble-use", "Use: {known}.", known=known),
            )
        from daedalus.kit.editions import played_with

        packs = list(played_with(saved, self.packs)) if saved.packs else []
        layer = of_scenario(saved.scenario, Source(saved.file, saved.data), tuple(self.sides))
        edition = self.over(packs, layer)
        edition.scenarios.check(saved.data, saved.file)
        scenario = evolve(edition.scenarios.make(saved.scenario, saved.file, saved.data), edition=edition)
        session = edition.start(scenario, saved.seed, length=saved.length, cards=cards)
        if heard is not None:
            game = session.game
            assert isinstance(game, CardGame)
            game.heard = heard
        return restore(saved, session)

"""Twilight Struggle as others see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from daedalus.data import folder
from daedalus.games.twilight.board import Country
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.tables import Tables
from daedalus.kit.by_example import DRAFT
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.kit.show import Show
from daedalus.language.vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.study import Study


class TwilightDefinition(Definition):
    id = "twilight"
    name = "Twilight Struggle"
    sides = {"us": "US", "ussr": "USSR"}
    usual_sets = ("standard",)
    game_class, space_class = Twilight, Country

    @property
    def cards_home(self) -> Path:
        return folder("cards") / self.id

    @property
    def scenarios_home(self) -> Path:
        return folder("scenarios") / self.id

    @property
    def bots_home(self) -> Path:
        return folder("bots") / self.id

    @property
    def rules_file(self) -> Path:
        return folder("rules") / f"{self.id}.yaml"

    @property
    def aid_file(self) -> Path:
        return folder("rules") / "aid" / f"{self.id}.yaml"

    def locale_home(self, language: str) -> Path:
        return folder("locale") / language / self.id

    def tables_schema(self) -> dict[str, Any]:
        """No figure can be another in a pack yet: procedures and words read some of them once, for all games."""
        return {"$schema": DRAFT, "type": "object", "properties": {}, "additionalProperties": False}

    def make_tables(self, data: dict[str, Any]) -> Tables:
        return Tables(data)

    def vocabulary(self) -> Vocabulary:
        from daedalus.games.twilight.words import vocabulary

        return vocabulary()

    def new_game(
        self, scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None
    ) -> CardGame:
        g = super().new_game(scenario, seed, length=length, cards=cards)
        assert isinstance(g, Twilight)
        g.options = frozenset(scenario.data.get("rules", ()))
        return g

    def study(self) -> Study:
        from daedalus.games.twilight.study import TwilightStudy

        return TwilightStudy(self)

    @cached_property
    def show(self) -> Show:
        from daedalus.games.twilight.show import TwilightShow

        return TwilightShow(self.sides)

    def step(self, game: Any) -> None:
        self._step(game)

    @cached_property
    def _step(self) -> Callable[[Any], None]:
        from daedalus.games.twilight.turn import step

        return step

    def standing(self, game: Any, side: str) -> float:
        return self._standing(game, side)

    @cached_property
    def _standing(self) -> Callable[[Any, str], float]:
        from daedalus.games.twilight.standing import standing

        return standing


GAME = TwilightDefinition()

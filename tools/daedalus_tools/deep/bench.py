"""The bench on which a card is tried: a game that can be put into any position, and that is watched while it runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from daedalus.core.game import Checkpoint
from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.scenario import make
from daedalus.games.labyrinth.setup import new_game
from daedalus.kit.effects import NO_ANSWER
from daedalus.kit.library import Library
from daedalus_tools.deep.invariants import broken, is_over

Values = list[Any]  # a position: the values of all slots

EMPTY: dict[str, Any] = {
    "name": "Empty",
    "game": "labyrinth",
    "year": 2001,
    "prestige": 7,
    "funding": 5,
    "us posture": "hard",
    "countries": {},
}


@frozen
class Setting:
    """What a card is played with: the board, and the sets whose cards are in the deck."""

    board: str
    sets: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        """The empty scenario of this setting."""
        return {**EMPTY, "board": self.board, "sets": list(self.sets)}


class Watched(Labyrinth):
    """A game that tells which answers of lasting effects made a difference to what was asked."""

    told: Callable[[Callable[..., Any]], None] | None = None

    def ask(self, point: str, default: Any, *args: Any) -> Any:
        value = default
        for answer in self.active().get(point, ()):
            said = answer.function(self, *answer.bound, *args)
            if said is not NO_ANSWER:
                before, value = value, value + said if answer.adds else said
                if self.told is not None and value != before:
                    self.told(answer.function)
        return value


class Bench:
    """One game, taken back to a position as often as one likes."""

    def __init__(self, setting: Setting, cards: Library) -> None:
        self.setting = setting
        self.begin: Callable[[], None] = lambda: None  # told whenever something new begins
        self.game = Watched(board(setting.board), cards.for_game(setting.sets), 0)
        start = new_game(make("empty", "deep", setting.data()), 0, cards=cards)
        self.game.scenario = start.scenario
        self.empty: Values = start.values  # nothing on the map, all cards in the draw pile
        self.deck: Sequence[int] = sorted(self.game.library.cards)

    def load(self, values: Values, seed: int = 0) -> Labyrinth:
        """The game in that position, with no past."""
        g = self.game
        g.values[:] = values  # in place: the countries stay the same objects
        g.seed = seed
        del g.journal[:], g.answers[:]
        g.rollback(Checkpoint(0, g.draws, 0, 0))
        self.begin()
        return g

    def save(self) -> Values:
        return self.game.values.copy()

    def wrong(self) -> list[str]:
        """What is illegal about the position as it is now."""
        g = self.game
        return broken(g, self.deck) + [f"{mark} is over, but still in force" for mark in g.marks if is_over(g, mark)]

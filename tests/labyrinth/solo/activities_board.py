"""A board on which the jihadist is played by the activities of section 9; lots may be given like dice.

board = Alone("potent")
board.card(43, rolls=[1], lots=[0])     # the top card of the pile is played
assert board.drawn_among == [2]         # how many options each lot was among
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from daedalus.core.compiled import alike
from daedalus.core.journal import CHANGE
from daedalus.games.labyrinth.board import NON_MUSLIM
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.activities_radicalization import radicalize
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.phase import play_top_card
from daedalus.kit.events import happens
from tests.support import EMPTY, Table

# US cards by their value: such as need another event in effect, and such as can always be played.
UNPLAYABLE = {1: 6, 2: 26, 3: 42}
PLAYABLE = {1: 5, 2: 19, 3: 43}


class Drawing(Labyrinth):
    """A game in which lots can be given."""

    drawing: Callable[[int], int] | None = None

    def lot(self, n: int) -> int:
        return super().lot(n) if self.drawing is None else self.drawing(n)


class Alone(Table):
    """An empty board with the activities seated."""

    def __init__(self, level: str = "standard", scenario: dict[str, Any] = EMPTY, seed: int = 1) -> None:
        super().__init__(seed, scenario)
        self.game: Any = alike(self.game, Drawing)
        bot, level = GAME.bots.seat("jihadist", f"activities {level}")
        player = GAME.automaton(bot, "jihadist", level)
        assert isinstance(player, Player)
        self.bot = player
        self.game.automata["jihadist"] = player
        self.game.always += bot.effects(level)
        self.game.indexed = None
        self.drawn_among: list[int] = []

    def run(self, what: Any, answers: Iterable[Any] = (), rolls: Iterable[int] = (), lots: Iterable[int] = ()) -> Any:
        given = list(lots)
        every = bool(given)
        plain = super(Drawing, self.game).lot
        self.drawn_among = []

        def lot(n: int) -> int:
            self.drawn_among.append(n)
            assert given or not every, f"one more lot, among {n}"
            return given.pop(0) if every else plain(n)

        self.game.drawing = lot
        result = super().run(what, answers, rolls)
        self.game.drawing = None
        assert not given, f"lots nobody drew: {given}"
        return result

    def card(
        self, number: int, rolls: Iterable[int] = (), lots: Iterable[int] = (), answers: Iterable[Any] = ()
    ) -> None:
        """The top card of the jihadist's pile is this one, and it is played."""
        self.move(number, "hand of jihadist")
        self.put("side to act", 0)
        self.run(lambda: play_top_card(self.game, "jihadist"), answers, rolls, lots)

    def radicalize(self, ops: int, rolls: Iterable[int] = (), lots: Iterable[int] = ()) -> None:
        self.run(lambda: radicalize(self.game, self.bot, ops, ops), (), rolls, lots)

    def event_of(
        self, number: int, rolls: Iterable[int] = (), lots: Iterable[int] = (), answers: Iterable[Any] = ()
    ) -> None:
        """The event of a card alone, as if the jihadist had played it."""
        self.move(number, "in play")
        self.run(lambda: happens(self.game, self.game.card(number), "jihadist"), answers, rolls, lots)

    def tested(self, posture: str) -> None:
        """Every non-Muslim country that has no posture yet gets this one."""
        for c in self.game.countries:
            if c.kind == NON_MUSLIM and not c.posture:
                self(c.name, posture)

    def lot_for(self, *names: str) -> list[int]:
        """The numbers that draw these countries among all of the map."""
        every = [c.name for c in self.game.countries]
        return [every.index(name) for name in names]

    def did(self) -> list[str]:
        """The rules behind what the last run changed, each once, in order."""
        return list(dict.fromkeys(str(entry[4]) for entry in self.journal if entry[0] == CHANGE))

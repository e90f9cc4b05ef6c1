"""A board with one side in the hands of the rulebook's bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.journal import NOTE
from daedalus.games.labyrinth.solo.phase import play_top_card
from daedalus.kit import registry
from tests.support import EMPTY_AWAKENING, Table


class Alone(Table):
    """An empty board where the rules play a side.

    us.plays(48, rolls=[3]) lets the bot play that card from the top of its pile; a further card lies below it.
    """

    def __init__(self, side: str, level: str = "", scenario: dict[str, Any] = EMPTY_AWAKENING) -> None:
        super().__init__(scenario=scenario)
        self.side = side
        self.seat(side, level)

    def seat(self, side: str, level: str = "") -> None:
        registry.game("labyrinth").seat(self.game, {side: f"bot {level}".strip()})

    def nothing_to_win(self) -> None:
        """Every Muslim country that is still untested becomes Poor Adversary: no target of the US."""
        for c in self.game.countries:
            if c.is_muslim and not c.governance:
                self(c.name, "poor adversary")

    @property
    def reserves(self) -> int:
        return int(self.get(f"{self.side} reserves"))

    @reserves.setter
    def reserves(self, value: int) -> None:
        self.put(f"{self.side} reserves", value)

    def plays(
        self,
        number: int,
        rolls: Iterable[int] = (),
        answers: Iterable[Option] = (),
        *,
        below: int | None = None,
        second: bool = False,
    ) -> None:
        """The bot plays a card, as the first or second of its phase, with perhaps another one below it."""
        self.hand(self.side, [number] if below is None else [below, number])
        self.put("side to act", int(self.side == "us"))
        self.put("cards played", int(second))
        self.run(lambda: play_top_card(self.game, self.side), answers, rolls)

    def did(self) -> list[str]:
        """What the last card was played for, and the operations with it."""
        played = [e[1] for e in self.journal if e[0] == NOTE and e[1].message.key == "card-played"]
        return [str(said.values[2]) for said in played]

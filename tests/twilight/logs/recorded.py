"""A game of ours whose dice and lots somebody else decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from daedalus.core.decision import Option
from daedalus.core.messages import Said
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import Twilight


class Guide(Protocol):
    """Who answers, throws the dice and draws the lots."""

    def answer(self, game: Any, side: str, said: Said, options: Sequence[Option]) -> Option: ...

    def die(self, said: Said) -> int: ...

    def lot(self, n: int) -> int: ...


class Always:
    """A die that shows the same whenever it is asked."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __len__(self) -> int:
        return 1 << 30

    def __getitem__(self, at: int) -> int:
        return self.value


class Recorded(Twilight):
    guide: Guide | None = None
    shuffling = False

    def follow(self, guide: Guide | None) -> None:
        """From here on everything is as the guide says; nothing is left of answers given before."""
        self.guide = guide
        del self.answers[self.taken :]
        self.policies = {} if guide is None else dict.fromkeys(self.schema.sides, guide.answer)

    def roll(self, said: Said, rule: str) -> int:
        if self.guide is not None:
            forced: Any = Always(self.guide.die(said))
            self.script = forced
        return super().roll(said, rule)

    def lot(self, n: int) -> int:
        if self.guide is None or self.shuffling:
            return super().lot(n)
        return self.guide.lot(n)

    def shuffled(self, items: Sequence[Any]) -> tuple[Any, ...]:
        self.shuffling = True
        try:
            return super().shuffled(items)
        finally:
            self.shuffling = False


class RecordedGame(type(GAME)):  # type: ignore[misc]
    game_class = Recorded


RECORDED = RecordedGame()

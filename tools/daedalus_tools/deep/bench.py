"""The bench on which a card is tried: a game that can be put into any position, and that is watched while it runs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from daedalus.core.compiled import alike
from daedalus.core.game import Checkpoint
from daedalus.kit.editing import Editor
from daedalus.kit.effects import NO_ANSWER
from daedalus.kit.game import CardGame
from daedalus.kit.library import Library
from daedalus.kit.study import Setting, Study, Values, Wrong


class Watched(CardGame):
    """A game that tells which answers of lasting effects made a difference to what was asked."""

    told: Callable[[Callable[..., Any]], None] | None = None

    def ask(self, point: str, default: Any, *args: Any) -> Any:
        value = default
        self.asked()
        self.depth += 1
        for answer in self.active().get(point, ()):
            said = answer.function(self, *answer.bound, *args)
            if said is not NO_ANSWER:
                before, value = value, value + said if answer.adds else said
                if self.told is not None and value != before:
                    self.told(answer.function)
        self.depth -= 1
        return value


def watched(game: CardGame) -> Any:
    """A game in the place of this one, which tells; of whatever class it is, it stays one of that."""
    return alike(game, type("Watched", (Watched, type(game)), {}))


class Bench:
    """One game, taken back to a position as often as one likes."""

    def __init__(self, study: Study, setting: Setting, cards: Library) -> None:
        self.study = study
        self.setting = setting
        self.begin: Callable[[], None] = lambda: None  # told whenever something new begins
        self.game: Any = watched(study.start(setting, cards))
        self.empty: Values = self.game.values.copy()
        self.deck: Sequence[int] = sorted(self.game.library.cards)
        self.space_type = study.space_type(self.game)

    def load(self, values: Values, seed: int = 0) -> Any:
        """The game in that position, with no past."""
        g = self.game
        g.values[:] = values  # in place: the spaces stay the same objects
        g.seed = seed
        del g.journal[:], g.answers[:]
        g.rollback(Checkpoint(0, g.draws, 0, 0))
        self.begin()
        return g

    def save(self) -> Values:
        return self.game.values.copy()

    def wrong(self) -> list[Wrong]:
        """What is illegal about the position as it is now."""
        return self.study.wrong(self.game)

    def unfit(self) -> bool:
        """Whether nothing follows from what happens here: the position is illegal, or the game is over."""
        return bool(self.wrong()) or self.study.is_over(self.game)

    def editor(self, lot: random.Random) -> Editor:
        """What changes the position as it is now."""
        return self.study.editor(self.game, lot)

    def position(self, lot: random.Random) -> Values:
        """A legal position by lot; it is also the one that the game is left in."""
        self.load(self.empty)
        self.study.position(self.editor(lot))
        return self.save()

    def written(self, values: Values) -> str:
        """A position as somebody can set it up."""
        return self.study.snippet(self.load(values), self.empty, self.setting)

"""A policy that picks any legal option, reproducibly from its own seed."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.decision import Option
from daedalus.core.dice import draw
from daedalus.core.game import Game, Policy
from daedalus.core.messages import Said


def random_policy(seed: int) -> Policy:
    """Answers by lot, from the seed and the number of answers before it.

    Its chance is its own, so that its answers never disturb the game's dice; and it remembers nothing, so that a
    game that is saved, forked or taken back goes on as it would have.
    """
    own = draw(~seed, 0)

    def policy(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        return options[draw(own, game.taken) % len(options)]

    return policy

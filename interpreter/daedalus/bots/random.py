"""A policy that picks any legal option, reproducibly from its own seed."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.decision import Option
from daedalus.core.game import Game, Policy


def random_policy(seed: int) -> Policy:
    """Answers by lot. Its chance is its own, so that its answers never disturb the game's dice."""
    import random

    lot = random.Random(seed).random

    def policy(game: Game, side: str, kind: str, options: Sequence[Option]) -> Option:
        return options[int(lot() * len(options))]

    return policy

"""Play by lot: any legal answer, step after step, to see where a game can get to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.game import Game, Policy
from daedalus.core.messages import Said

FAVOUR = 0.85  # how often an answer that leads somewhere is taken


def by_lot(seed: object, labels: Sequence[Option] = ()) -> Policy:
    """Any legal answer, but rather one of the labels where there is one."""
    lot = random.Random(str(seed))

    def policy(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        favoured = [option for option in options if option in labels]
        return lot.choice(favoured if favoured and lot.random() < FAVOUR else options)

    return policy


def wander(g: Game, step: Callable[[Any], None], steps: int, seed: object) -> int:
    """So many steps, or as many as the game has; how many there were.

    The one that ends the game is taken back, and so is one that breaks off: where it began is a position all the same.
    """
    before, g.policies = g.policies, dict.fromkeys(g.schema.sides, by_lot(seed))
    taken = 0
    while taken < steps:
        here = g.checkpoint()
        try:
            step(g)
        except Exception:  # the end of the game, or a mistake in a card: that is found where the card itself is tried
            g.rollback(here)
            break
        taken += 1
    g.policies = before
    return taken

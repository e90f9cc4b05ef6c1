"""Policies for campaigns: chance with a purpose, so that rare positions come up in a few thousand games."""

from __future__ import annotations

import random
from collections.abc import Sequence

from daedalus.core.decision import Option
from daedalus.core.game import Game, Policy
from daedalus.games.labyrinth.board import MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cells


def gathering_policy(seed: int) -> Policy:
    """A jihadist who gathers cells in one Muslim country, drawn by lot, and tries to bring Islamist Rule there."""
    lot = random.Random(seed)
    focus = ""

    def policy(game: Game, side: str, kind: str, options: Sequence[Option]) -> Option:
        nonlocal focus
        assert isinstance(game, Labyrinth)
        focus = focus or lot.choice([c.name for c in game.countries if c.kind == MUSLIM])
        if focus in options and lot.random() < 0.9:
            return focus
        if kind.startswith("use "):
            strong = cells(game, game.at[focus]) >= 6
            for way, chance in (("event", 0.35), ("jihad", 0.9 if strong else 0.0), ("recruit", 0.5), ("travel", 0.8)):
                if way in options and lot.random() < chance:
                    return way
        if kind.startswith(("major jihad", "jihad dice")):
            return options[0]
        return lot.choice(options)

    return policy


def eventful_policy(seed: int) -> Policy:
    """Any legal option, but an event whenever there is one, more often than not."""
    lot = random.Random(seed)

    def policy(game: Game, side: str, kind: str, options: Sequence[Option]) -> Option:
        if "event" in options and lot.random() < 0.8:
            return "event"
        return lot.choice(options)

    return policy

"""Whole games against the jihadist activities: no crash, invariants hold, and a game played again is the same."""

from __future__ import annotations

import pytest
from attrs import evolve

from daedalus.bots.random import random_policy
from daedalus.core.session import Session
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.scenario import known
from tests.labyrinth.invariants import Watched
from tests.support import rule, total_cards

LEVELS = GAME.bots.seat("jihadist", "activities")[0].levels


def session(name: str, seed: int, level: str, us: str = "") -> Session:
    """Against the US bot, if it is said which, or somebody who plays at random."""
    scenario = GAME.open(name)
    bots = {"jihadist": f"activities {level}", **({"us": us} if us else {})}
    scenario = evolve(scenario, data={**scenario.data, "bots": bots})
    started = GAME.start(scenario, seed, {} if us else {"us": random_policy(seed)})
    assert isinstance(started.game, Labyrinth)
    started.rules = Watched(total_cards(started.game))
    return started


@rule("9.7")
def test_the_levels_of_ideology() -> None:
    assert LEVELS == ["standard", "attractive", "potent", "infectious", "virulent"]


@pytest.mark.parametrize("name", known())
def test_games_of_every_scenario_keep_the_invariants(name: str) -> None:
    """Those of The Awakening too, though section 9 says nothing of its rules."""
    for level, us in ((LEVELS[0], ""), (LEVELS[-1], "bot")):
        played = session(name, 1, level, us)
        played.run()
        assert played.over


def test_a_game_played_again_one_answer_at_a_time_is_the_same() -> None:
    """Steps that stop at a question of the US and run again let the bot act in the same way."""
    first = session("lets-roll", 3, "standard")
    first.run()
    again = session("lets-roll", 3, "standard")
    again.game.policies = {}
    again.run()
    for answer in first.game.answers:
        again.answer(answer)
    assert again.over
    assert again.game.values == first.game.values
    assert again.game.journal == first.game.journal


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_campaign_of_games(level: str) -> None:
    for name in known():
        for seed in range(10):
            for us in ("", "bot"):
                played = session(name, seed, level, us)
                played.run()
                assert played.over

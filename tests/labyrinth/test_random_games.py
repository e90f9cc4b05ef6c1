"""Random legal two-player games: nothing crashes, invariants hold, replay is exact, undo restores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.session import Session
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import known, load
from tests.labyrinth.invariants import Watched
from tests.support import total_cards

LENGTHS = ("standard", "tournament", "campaign")

games = st.tuples(st.sampled_from(known()), st.integers(0, 10_000), st.sampled_from(LENGTHS))


def random_session(scenario: str, seed: int, length: str) -> Session:
    policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
    session = start(load(scenario), seed, policies, length=length)
    assert isinstance(session.game, Labyrinth)
    session.rules = Watched(total_cards(session.game))
    return session


@pytest.mark.parametrize("scenario", known())
def test_games_from_every_scenario_keep_the_invariants(scenario: str) -> None:
    """One of each length; the mixed deck is among the scenarios."""
    for seed, length in enumerate(LENGTHS):
        session = random_session(scenario, seed, length)
        session.run()
        assert session.over


@given(games)
def test_a_random_game_ends_with_a_winner_and_keeps_the_invariants(game: tuple[str, int, str]) -> None:
    session = random_session(*game)
    session.run()
    assert session.over


@given(games)
def test_the_same_scenario_seed_and_answers_give_the_same_game(game: tuple[str, int, str]) -> None:
    first = random_session(*game)
    first.run()
    again = start(load(game[0]), game[1], length=game[2])
    again.game.answers = list(first.game.answers)
    again.run()
    assert again.game.values == first.game.values
    assert again.game.journal == first.game.journal


@given(games, st.integers(0, 60))
def test_answers_given_one_by_one_give_the_same_game_as_answers_on_the_spot(game: tuple[str, int, str], n: int) -> None:
    """Re-execution: stopping at every decision and running the step again changes nothing."""
    first = random_session(*game)
    first.run()
    answers = first.game.answers[:n]
    slow = start(load(game[0]), game[1], length=game[2])
    slow.run()
    for answer in answers:
        slow.answer(answer)
    fast = start(load(game[0]), game[1], length=game[2])
    fast.game.answers = list(answers)
    fast.run()
    assert slow.game.values == fast.game.values
    assert slow.pending == fast.pending


@given(games, st.integers(1, 40))
def test_rolling_back_every_step_restores_the_position_exactly(game: tuple[str, int, str], n: int) -> None:
    session = random_session(*game)
    g = session.game
    for _ in range(n):
        before, here = g.values.copy(), g.checkpoint()
        session.steps.append(here)
        session._step()
        after = g.values.copy()
        taken = g.taken
        g.rollback(here)
        assert g.values == before
        session._step()
        assert g.values == after
        assert g.taken == taken
        if session.over:
            break


@given(games, st.integers(1, 50))
def test_a_fork_goes_its_own_way_and_leaves_the_game_alone(game: tuple[str, int, str], n: int) -> None:
    played = random_session(*game)
    played.run()
    session = start(load(game[0]), game[1], length=game[2])
    session.run()
    for answer in played.game.answers[:n]:
        session.answer(answer)
    if session.pending is None:
        return
    values, journal, options = session.game.values.copy(), list(session.game.journal), session.pending.options
    fork = session.fork()
    fork.answer(options[-1])
    assert session.game.values == values
    assert session.game.journal == journal
    other = session.fork()
    other.answer(options[-1])
    assert other.game.values == fork.game.values


@pytest.mark.slow
@pytest.mark.parametrize("scenario", known())
def test_campaign_of_random_games(scenario: str) -> None:
    """Five hundred games from each scenario, all lengths."""
    for seed in range(500):
        session = random_session(scenario, seed, LENGTHS[seed % 3])
        session.run()
        assert session.over

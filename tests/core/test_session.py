"""Sessions: taking back, giving again, forking, and what stops a decision from being taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.errors import DaedalusError, IllegalAnswer
from daedalus.core.journal import CHOICE, REVEAL, ROLL
from daedalus.games.labyrinth import rules
from tests.core.driving import drive, played, scenario, scenarios, seeds, session_of


@given(scenarios, seeds)
def test_undo_and_redo_at_every_step_restore_the_game(name: str, seed: int) -> None:
    """Where the last answer can be taken back, the game is as before it; given again, it is as after it."""
    session = session_of(name, seed)
    taken_back = 0
    before = (list(session.game.values), list(session.game.journal), session.pending)
    for _ in drive(session, 60, seed):
        after = (list(session.game.values), list(session.game.journal), session.pending)
        if not session.why_not_undo():
            taken_back += 1
            assert session.undo() == before[2]
            assert (session.game.values, session.game.journal) == before[:2]
            session.redo()
            assert (session.game.values, session.game.journal, session.pending) == after
        before = after
    assert taken_back > 0


@given(scenarios, seeds, st.integers(1, 60))
def test_undo_never_crosses_a_die_or_what_was_revealed(name: str, seed: int, answers: int) -> None:
    session = played(name, seed, answers)
    recent = []
    for entry in reversed(session.game.journal):
        recent.append(entry[0])
        if entry[0] == CHOICE:
            break
    if ROLL in recent or REVEAL in recent:
        with pytest.raises(DaedalusError, match="cannot be taken back"):
            session.undo()


def test_several_answers_can_be_taken_back_and_given_again() -> None:
    """The jihadist picks a card and a way, thinks better of both, and of that again."""
    session = session_of("lets-roll", 4)
    assert session.pending is not None
    first, start = session.pending.options[0], list(session.game.values)
    session.answer(first)
    assert session.pending is not None
    session.answer(session.pending.options[0])
    there = list(session.game.values)
    session.undo()
    session.undo()
    assert session.game.values == start
    session.redo()
    session.redo()
    assert session.game.values == there
    with pytest.raises(DaedalusError, match="nothing to do again"):
        session.redo()


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    session = session_of("lets-roll", 4)
    assert session.pending is not None
    session.answer(session.pending.options[0])
    session.undo()
    assert session.pending is not None
    session.answer(session.pending.options[1])
    with pytest.raises(DaedalusError, match="nothing to do again"):
        session.redo()


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    with pytest.raises(DaedalusError, match="hidden information has been seen since"):
        session_of("lets-roll", 4).undo()  # the first deal
    with pytest.raises(DaedalusError, match="nothing has been decided yet"):
        session_of("anaconda", 4).undo()  # which begins with a choice


@given(seeds)
def test_the_move_of_a_bot_cannot_be_taken_back(seed: int) -> None:
    """Not even when the game is over and nobody is to move."""
    session = rules.start(scenario("lets-roll"), seed, {"us": random_policy(1), "jihadist": random_policy(2)})
    session.run()
    assert session.over
    assert session.why_not_undo()


@given(scenarios, seeds, st.integers(0, 80))
def test_a_fork_goes_its_own_way_and_leaves_the_game_alone(name: str, seed: int, answers: int) -> None:
    session = played(name, seed, answers)
    state = (list(session.game.values), list(session.game.journal), list(session.game.answers), session.pending)
    fork = session.fork()
    assert fork.game.values == session.game.values
    for _ in drive(fork, 25, 99):
        pass
    game = session.game
    assert (game.values, game.journal, game.answers, session.pending) == state
    for _ in drive(session, 25, 99):
        pass
    assert session.game.values == fork.game.values
    assert session.game.answers == fork.game.answers


@given(seeds, st.integers(2, 60))
def test_a_fork_can_be_taken_back_to_where_it_began_and_no_further(seed: int, answers: int) -> None:
    """What the fork was given itself can be taken back like in any game; then it refuses or stays sound."""
    fork = played("lets-roll", seed, answers).fork()
    least = fork.steps[0].taken
    while not fork.why_not_undo():
        fork.undo()
    assert len(fork.game.answers) >= least
    assert fork.game.taken == len(fork.game.answers)


@given(scenarios, seeds, st.integers(0, 60))
def test_an_illegal_answer_changes_nothing(name: str, seed: int, answers: int) -> None:
    session = played(name, seed, answers)
    if session.pending is None:
        return
    state = (list(session.game.values), list(session.game.journal), list(session.game.answers), session.pending)
    with pytest.raises(IllegalAnswer, match="is not a legal answer"):
        session.answer("Atlantis")
    assert (session.game.values, session.game.journal, session.game.answers, session.pending) == state


@given(seeds, st.integers(0, 60))
def test_bots_that_take_over_a_game_play_as_if_they_had_always_been_there(seed: int, cut: int) -> None:
    """A game of two bots, stopped at any answer and resumed by the same bots, ends the same."""
    bots = {"us": random_policy(seed), "jihadist": random_policy(seed + 1)}
    whole = rules.start(scenario("lets-roll"), seed, bots)
    whole.run()
    part = rules.start(scenario("lets-roll"), seed)
    part.replay(whole.game.answers[:cut])
    part.game.policies = bots
    part.resume()
    assert part.game.answers == whole.game.answers
    assert part.game.values == whole.game.values

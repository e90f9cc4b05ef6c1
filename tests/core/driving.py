"""Games driven by hand, one answer after another, for the tests of sessions, saves and views."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from hypothesis import strategies as st

from daedalus.core.dice import draw
from daedalus.core.session import Session
from daedalus.games.labyrinth import rules
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.scenario import known, load
from daedalus.kit.scenario import Scenario

scenarios = st.sampled_from(known())
seeds = st.integers(0, 10_000)


@functools.cache
def scenario(name: str) -> Scenario:
    return load(name)


def session_of(name: str, seed: int) -> Session:
    """A game in which nobody answers but the test; it waits for its first decision."""
    session = rules.start(scenario(name), seed)
    session.run()
    return session


def drive(session: Session, answers: int, lot: int) -> Iterator[Session]:
    """Give so many answers by lot; the session comes back after each."""
    for i in range(answers):
        if session.pending is None:
            return
        options = session.pending.options
        session.answer(options[draw(lot, i) % len(options)])
        yield session


def played(name: str, seed: int, answers: int) -> Session:
    """A game after so many answers by lot."""
    session = session_of(name, seed)
    for _ in drive(session, answers, seed):
        pass
    return session


def game_of(session: Session) -> Labyrinth:
    assert isinstance(session.game, Labyrinth)
    return session.game

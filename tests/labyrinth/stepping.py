"""Phases begun by hand and played step by step, for the tests of section 5."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from daedalus.core.decision import Option, Pending
from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import JIHADIST, US
from tests.support import Table


def begin(board: Table, side: str, *, us: Iterable[int] = (), jihadist: Iterable[int] = ()) -> None:
    """An action phase begins, with these hands."""
    board.hand(US, us)
    board.hand(JIHADIST, jihadist)
    board.run(lambda: turn.begin_phase(board.game, side))


def step(board: Table, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
    board.run(lambda: turn.step(board.game), answers, rolls)


def until(board: Table, done: Callable[[], bool], answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
    """Step after step, until something has come."""

    def go() -> None:
        while not done():
            turn.step(board.game)

    board.run(go, answers, rolls)


def asked(board: Table) -> tuple[Option, ...]:
    """The options of the decision that comes next, without taking it."""
    policies, board.game.policies = board.game.policies, {}
    here = board.game.checkpoint()
    try:
        with pytest.raises(Pending) as stopped:
            turn.step(board.game)
    finally:
        board.game.rollback(here)
        board.game.policies = policies
    return stopped.value.decision.options


def phase(board: Table) -> tuple[str, int]:
    return board.game.side_to_act, board.get("phase")

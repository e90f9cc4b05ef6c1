"""A trial of some event lines on a board: they are read, compiled and happen for a side."""

from __future__ import annotations

from collections.abc import Iterable

from daedalus.core.decision import Option
from daedalus.games.labyrinth.library import compile_card, reader
from daedalus.text import findings as english
from tests.support import Table

HEAD = 'card 1 "Trial"\n  us, 1 op\n  event:\n'


def happens(board: Table, event: str, answers: Iterable[Option] = (), side: str = "us") -> None:
    """The event lines happen for the side."""
    tree, findings = reader().read(HEAD + event, "trial.card")
    assert tree is not None
    assert not findings, english.text(findings[0])
    body = compile_card(tree, "trial")[0].event
    assert body is not None
    board.run(lambda: body(board.game, side), answers)

"""Sentences of the card language carried out on a board, for rules that a card would show only by the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daedalus.core.decision import Option
from daedalus.games.labyrinth.library import reader
from daedalus.games.labyrinth.words import vocabulary
from daedalus.language.compile import Compiler
from daedalus.text import findings as english
from tests.support import Table


def carry_out(
    board: Table, text: str, answers: Iterable[Option] = (), rolls: Iterable[int] = (), *, side: str = "us"
) -> Any:
    """What an event with these sentences would do."""
    statements, findings = reader().read_statements(text, "sentences")
    assert not findings, english.text(findings[0])
    program = Compiler(vocabulary(), "sentences").statements(statements)
    return board.run(lambda: program(board.game, side), answers, rolls)

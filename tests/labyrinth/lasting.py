"""Lasting events of a test's own, in force on a board where a game is going on."""

from __future__ import annotations

from daedalus.kit import events
from tests.labyrinth.test_card_play import add_cards
from tests.support import EMPTY_AWAKENING, Table


def table_with(*lines: str, side: str = "us") -> Table:
    """The board of The Awakening in its first turn, with these lines in force; a cell in Nigeria keeps it going."""
    table = Table(1, EMPTY_AWAKENING)
    table("Nigeria", cells=1)
    table.watch_victory()
    put_in_force(table, *lines, side=side)
    return table


def put_in_force(table: Table, *lines: str, side: str = "us") -> None:
    text = "\n".join(f"    {line}" for line in lines)
    add_cards(table, f'card 901 "Watch"\n  {side}, 1 op, mark\n  while in effect:\n{text}\n')
    events.happens(table.game, table.game.card(901), side)

"""9.4.2 How the jihadist of the base game picks a country: a list, its priorities, then chance (9.5)."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.labyrinth.board import JIHADIST, MUSLIM, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.random_place import one_of

IF_ALL_ARE_MUSLIM = "{}, if all are muslim"  # a column that goes on where only Muslim countries are left


def chosen(g: Labyrinth, bot: Player, name: str, countries: Sequence[Country], value: int) -> Country | None:
    """By the list and the column of that name; `value` are the operations of the card."""
    return settled(g, bot, name, bot.chart(g).first(g, JIHADIST, name, countries, value), value)


def settled(g: Labyrinth, bot: Player, column: str, countries: Sequence[Country], value: int) -> Country | None:
    """By the column alone."""
    chart = bot.chart(g)
    left = chart.narrow(g, JIHADIST, column, countries, value)
    further = IF_ALL_ARE_MUSLIM.format(column)
    if further in chart.columns and all(c.kind == MUSLIM for c in left):
        left = chart.narrow(g, JIHADIST, further, left, value)
    return one_of(g, left)

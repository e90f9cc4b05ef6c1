"""Positions that several tests of cards begin with."""

from __future__ import annotations

from tests.support import Table


def calm(table: Table, *countries: str) -> None:
    """Make countries Good, so that they can hold neither markers nor militia."""
    for name in countries:
        table(name, "good neutral")


def no_cells_left_but(table: Table, left: int) -> None:
    """All cells of the track but so many stand in Morocco."""
    table("Morocco", "poor neutral", cells=15 - left)


def truce(table: Table, name: str) -> None:
    """Put the country under truce."""
    table.mark("Truce", name, lapsing=True)


def at_war(table: Table, *names: str) -> None:
    """Civil war in countries that are Poor and Neutral."""
    for name in names:
        table(name, "poor neutral", civil_war=1)

"""11.3.3 Countries on mats with two sides: turning them over, and back."""

from __future__ import annotations

from daedalus.games.labyrinth.board import ALLY, MUSLIM, NO_ALIGNMENT, UNKNOWN, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.pieces import cells, clear


def turned_by(c: Country, plot: Plot) -> bool:
    """11.3.3.3: whether the plot, resolved there, turns the mat over."""
    return c.kind != MUSLIM and plot.kind in c.mat.get("turned by", ())


def turn_over(g: Labyrinth, c: Country, rule: str) -> None:
    """11.3.3.1, 11.3.3.3: the side with its own kind and levels; pieces and markers stay, a posture goes."""
    if not c.mat or c.kind == MUSLIM:
        return
    levels = g.schema.attributes
    for attribute, value in c.mat["turned"].items():
        g.set(c, attribute, levels[attribute].read(value), rule)
    g.set(c, "posture", UNKNOWN, rule)
    g.settle()


def turn_back(g: Labyrinth) -> None:
    """11.3.3.3: an Ally without cells turns back and is stripped of everything; its governance stays as it is."""
    for index in g.board.turns_back:
        c = g.countries[index]
        if c.kind == MUSLIM and c.alignment == ALLY and cells(g, c) == 0:
            clear(g, c, "11.3.3.3")
            g.set(c, "alignment", NO_ALIGNMENT, "11.3.3.3")
            g.set(c, "kind", g.schema.attributes["kind"].read(c.mat["kind"]), "11.3.3.3")

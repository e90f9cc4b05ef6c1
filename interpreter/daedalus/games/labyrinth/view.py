"""What each side may see beyond what the schema says."""

from __future__ import annotations

from random import Random
from typing import Any

from daedalus.core.view import Hidden
from daedalus.games.labyrinth.board import JIHADIST, US, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.plots import face_up


def mask(g: Labyrinth, side: str, slot: int, value: Any) -> Any:
    """A value as the side sees it."""
    name = g.schema.fields[slot].name
    if side == US and name == "available plots":
        return Hidden(len(value))  # 4.8.1: their number is open, their kinds are for the jihadist only
    if side == US and name == "plots":
        return tuple(plot_label(g, g.countries[g.schema.space_of[slot]], p) for p in value)
    if side == JIHADIST and name == "in play":
        return Hidden(len(value))  # 5.2.4: the US may yet keep the card; a note tells when it is played
    return value


def plot_label(g: Labyrinth, c: Country, plot: Plot) -> str:
    """A plot in a country as the US sees it (8.5.4)."""
    if face_up(g, c, plot):
        return str(plot)
    return "face-down plot" + (" backlashed" if plot.backlash else "")


def redeal_plots(g: Labyrinth, seed: int) -> None:
    """Plots whose kinds the US cannot see change places (4.8.1, 8.5.4): in a fork, outside the record."""
    values, available = g.values, g.schema.slot["available plots"]
    down = [(c, i) for c in g.countries for i, plot in enumerate(c.plots) if not face_up(g, c, plot)]
    kinds = sorted([*values[available], *(c.plots[i].kind for c, i in down)])
    Random(seed).shuffle(kinds)
    for c, i in down:
        slot = g.schema.base["plots"] + c.index
        plots = list(values[slot])
        plots[i] = plots[i]._replace(kind=kinds.pop())
        values[slot] = tuple(plots)
    values[available] = tuple(sorted(kinds))
    g.forget()

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


def hide_plots_anew(g: Labyrinth, seed: int) -> None:
    """The kinds of plots that the US may not see change places; how many lie where stays (4.8.1, 8.5.4)."""
    hidden = [(c, i) for c in g.holding("plots") for i, p in enumerate(c.plots) if not face_up(g, c, p)]
    kinds = [*g.get("available plots"), *(c.plots[i].kind for c, i in hidden)]
    Random(seed).shuffle(kinds)
    slot = g.schema.slot["available plots"]
    count = len(g.values[slot])
    g.values[slot] = tuple(sorted(kinds[:count]))
    for (c, i), kind in zip(hidden, kinds[count:], strict=True):
        plots = [*c.plots[:i], c.plots[i]._replace(kind=kind), *c.plots[i + 1 :]]
        g.values[g.schema.base["plots"] + c.index] = tuple(plots)
    g.forget()

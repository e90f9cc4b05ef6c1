"""13.4.1 Plots on the map as the US bot sees them: face up, each with the country where it lies."""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.games.labyrinth import alert
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.plots import funding_gain

THREAT: Final = "threat"  # how charts call the type


class Threat(NamedTuple):
    """A plot where it lies; `n` tells equal ones apart."""

    place: Country
    plot: Plot
    n: int

    def __str__(self) -> str:
        return f"{self.place.name}: {self.plot}"


def threats(g: Labyrinth) -> list[Threat]:
    """All that could be alerted."""
    return [Threat(c, plot, i) for c in alert.targets(g) for i, plot in enumerate(c.plots)]


def strength(g: Labyrinth, threat: Threat) -> int:
    """The number of a plot; a WMD counts as the highest."""
    return int(g.tables.plot_marker(threat.plot.kind)["dice"])


def funding_after(g: Labyrinth, threat: Threat) -> int:
    """Where funding would stand if the plot were resolved."""
    how, amount = funding_gain(g, threat.place, threat.plot)
    return amount if how == "set" else g.funding + amount

"""7.5 Alert: reveal and block one plot."""

from __future__ import annotations

from daedalus.core.messages import Said
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import US, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.pieces import return_plot
from daedalus.games.labyrinth.plots import face_up


def targets(g: Labyrinth) -> list[Country]:
    """7.5.2: any country with a plot, Adversaries and Iran too."""
    return [c for c in g.holding("plots") if g.open(c) and g.ask("may-alert", True, c)]


def cost(g: Labyrinth) -> int:
    """7.5.1: three operations, whatever the country."""
    return int(g.ask("cost-of-alert", g.tables.us_operation("alert")["cost"]))


def plots(g: Labyrinth) -> int:
    """How many plots of one country a single alert stops (13.5)."""
    return int(g.ask("plots-alerted", g.tables.us_operation("alert")["plots"]))


def choose_alert(g: Labyrinth, countries: list[Country]) -> None:
    c = g.choose_country(US, ask.ALERT_IN(), countries, "7.5.2")
    alert(g, c, choose_plot(g, US, c))


def choose_plot(g: Labyrinth, side: str, c: Country, said: Said | None = None) -> Plot:
    """One plot of a country, to alert unless said; the US sees a face-down one only after picking it (7.5.3)."""
    labels: dict[str, Plot] = {}
    for i, plot in enumerate(c.plots, start=1):
        label = str(plot) if side != US or face_up(g, c, plot) else f"face-down plot {i}"
        labels.setdefault(label, plot)
    return labels[str(g.choose(side, said or ask.PLOT_TO_ALERT(c.name), list(labels), "7.5.3"))]


def alert(g: Labyrinth, c: Country, plot: Plot) -> None:
    """7.5.3: a WMD leaves the game, any other plot is available again, now or after the turn (11.3.2)."""
    g.remember("operations", c)
    g.reveal(tell.PLOT_ALERTED(plot), "", "7.5.3")
    return_plot(g, c, plot, "7.5.3")
    if plot.kind == "wmd":
        g.shift("prestige", g.rules["prestige for wmd"], "11.3.1")
    g.announce("plot-alerted", c)
    g.settle()

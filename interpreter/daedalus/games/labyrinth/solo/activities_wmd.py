"""9.3.3 Six plots in play: each WMD that the jihadist of the base game gains takes the place of a plot."""

from __future__ import annotations

from daedalus.games.labyrinth.game import Labyrinth

ASIDE, AVAILABLE, WMD = "plots aside", "available plots", "wmd"


def wmd_in_play(g: Labyrinth) -> int:
    """WMD plots that are available or placed."""
    placed = sum(plot.kind == WMD for c in g.holding("plots") for plot in c.plots)
    return int(g.get(AVAILABLE).count(WMD)) + placed


def replace_plots(g: Labyrinth) -> None:
    """A WMD gained puts the lowest available plot aside; with one used the highest put aside comes back.

    If no numbered plot is available, the next that comes back to the box goes aside.
    """
    wanted = wmd_in_play(g)
    while len(g.get(ASIDE)) < wanted and (numbered := [kind for kind in g.get(AVAILABLE) if kind != WMD]):
        _move(g, min(numbered), AVAILABLE, ASIDE)
    while len(g.get(ASIDE)) > wanted:
        _move(g, max(g.get(ASIDE)), ASIDE, AVAILABLE)


def _move(g: Labyrinth, kind: str, origin: str, target: str) -> None:
    left = list(g.get(origin))
    left.remove(kind)
    g.put(origin, tuple(left), "9.3.3")
    g.put(target, tuple(sorted((*g.get(target), kind))), "9.3.3")

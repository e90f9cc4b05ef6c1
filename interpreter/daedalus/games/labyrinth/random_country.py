"""11.3.9, 11.3.10 Countries by the dice: a random Muslim country, a random Shia-Mix country."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import MUSLIM, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import in_range

Accepts = Callable[[Country], bool]


def random_muslim(g: Labyrinth, accepts: Accepts) -> Country | None:
    """11.3.9: the country rolled, else a random neighbour that accepts, else another roll; None if there is none."""
    if not any(c.kind == MUSLIM and accepts(c) for c in g.countries):
        return None
    while True:
        c = g.at.get(_rolled(g, accepts))
        if c is None:
            continue  # not on this board
        if c.kind == MUSLIM and accepts(c):
            return c
        near = [d for d in g.adjacent(c) if d.kind == MUSLIM and accepts(d)]
        if near:
            return near[g.lot(len(near))]


def _rolled(g: Labyrinth, accepts: Accepts) -> str:
    table = g.tables["random"]["muslim"]
    row = table["rows"][g.roll(tell.RANDOM_MUSLIM_ROW(), "11.3.9") - 1]
    name = row[(g.roll(tell.RANDOM_MUSLIM_COLUMN(), "11.3.9") - 1) // table["faces a column"]]
    while name == "other":
        other = table["other"][g.roll(tell.RANDOM_MUSLIM_SECOND(), "11.3.9") - 1]
        if other not in table["roll again"] or _fits(g, other, accepts):
            name = other
    return str(name)


def random_shia_mix(g: Labyrinth, accepts: Accepts) -> Country | None:
    """11.3.10, 9.5: rolled again until the country accepts; None if none could."""
    table = g.tables["random"][g.rules["shia-mix"]]
    fit = {row["name"] for row in table["results"] if _fits(g, row["name"], accepts)}
    while fit:
        dice = sum(g.roll(tell.RANDOM_SHIA_MIX(), "11.3.10") for _ in range(table["dice"]))
        row = in_range(table["results"], dice)
        for name in (row["name"], row.get("otherwise", "")):
            if name in fit:
                return g.at[name]
    return None


def _fits(g: Labyrinth, name: str, accepts: Accepts) -> bool:
    return name in g.at and g.at[name].kind == MUSLIM and accepts(g.at[name])


def random_schengen(g: Labyrinth) -> Country:
    """9.5: by one die."""
    table = g.tables["random"]["schengen"]
    return g.at[in_range(table["results"], g.roll(tell.RANDOM_SCHENGEN(), "9.5"))["name"]]

"""9.5 Random countries of the game for one player: by lot, by the tables, and the nearest one that fits (9.5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import MUSLIM, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.random_country import random_schengen
from daedalus.games.labyrinth.tables import in_range

FAR = 999  # no way leads there


def one_of(g: Labyrinth, countries: Sequence[Country]) -> Country | None:
    """9.5: one by lot."""
    return g.one_by_lot(countries) if countries else None


def global_table(g: Labyrinth) -> Country:
    """Any country of the map, each alike: the entries of the table are printed nowhere that we know of."""
    return g.countries[g.lot(len(g.countries))]


def shia_mix(g: Labyrinth) -> Country:
    """Three dice; a country that is not Muslim now passes the result on (11.3.10)."""
    table = g.tables["random"][g.rules["shia-mix"]]
    row = in_range(table["results"], sum(g.roll(tell.RANDOM_SHIA_MIX(), "9.5") for _ in range(table["dice"])))
    first = g.at[row["name"]]
    return g.at[row["otherwise"]] if "otherwise" in row and first.kind != MUSLIM else first


TABLES: dict[str, Callable[[Labyrinth], Country]] = {
    "global": global_table,
    "shia-mix": shia_mix,
    "schengen": random_schengen,
}


def nearest(g: Labyrinth, to: Country, fitting: Sequence[Country]) -> Country | None:
    """9.5.1: the country itself if it fits, else the closest that does; chance settles what is equal."""
    if len(fitting) < 2 or to in fitting:
        return to if to in fitting else one_of(g, fitting)
    steps = {c.name: FAR if (n := g.distance(c, to)) is None else n for c in fitting}
    least = min(steps.values())
    return one_of(g, [c for c in fitting if steps[c.name] == least])


def by_table(g: Labyrinth, name: str, fitting: Sequence[Country]) -> Country | None:
    """9.5: a roll on a table, and the nearest country that fits."""
    return nearest(g, TABLES[name](g), fitting) if fitting else None

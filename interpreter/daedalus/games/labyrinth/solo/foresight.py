"""What a bot reckons would come of an event before it plays it (12.4.1, 13.4.2); only words of its charts ask."""

from __future__ import annotations

from daedalus.games.labyrinth.board import GOOD, ISLAMIST_RULE, JIHADIST, MUSLIM, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.victory import adjacent_islamist_countries, counts


def wins_with_dearer_oil(g: Labyrinth, side: str) -> bool:
    """Whether a side would win by resources (2.1) if every oil exporter had one more."""
    what, level = ("good resources", GOOD) if side == US else ("islamist resources", ISLAMIST_RULE)
    exporters = sum(c.governance == level and exports_oil(g, c) for c in g.countries)
    enough = counts(g)[what] + exporters >= g.tables.threshold(side, what)["at least"]
    if side == US or JIHADIST in g.automata:  # 9.1, 12.1: a bot needs no neighbours
        return enough
    return enough and adjacent_islamist_countries(g)


def exports_oil(g: Labyrinth, c: Country) -> bool:
    return c.kind == MUSLIM and bool(g.ask("oil-exports", c.oil, c))

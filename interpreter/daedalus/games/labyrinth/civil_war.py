"""11.2 Civil war: how it begins and ends, and the militia that fight in it."""

from __future__ import annotations

from daedalus.games.labyrinth.awakening import AWAKENING, REACTION, remove
from daedalus.games.labyrinth.board import FAIR, GOOD, ISLAMIST_RULE, MUSLIM, NONE, POOR, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.governance import set_governance
from daedalus.games.labyrinth.pieces import place_cells, place_militia, remove_militia
from daedalus.games.labyrinth.testing import test


def start_civil_war(g: Labyrinth, c: Country) -> None:
    """11.2.2: in the rulebook's order; a country at war already is left as it is."""
    if c.kind != MUSLIM or c.civil_war:
        return
    test(g, c)
    if c.governance == GOOD:
        set_governance(g, c, FAIR, "11.2.2")
    elif c.governance == ISLAMIST_RULE:
        set_governance(g, c, POOR, "11.2.2")
    g.set(c, "civil war", 1, "11.2.2")
    g.set(c, "regime change", NONE, "11.2.2")
    place_militia(g, c, remove(g, c, AWAKENING, c.awakening, "11.2.2"), "11.2.2")
    place_cells(g, c, remove(g, c, REACTION, c.reaction, "11.2.2"), "11.2.2")  # whatever the funding
    g.settle()


def end_civil_war(g: Labyrinth, c: Country, rule: str) -> None:
    """11.2.8: the marker and all militia go; everything else stays."""
    if c.civil_war:
        g.set(c, "civil war", 0, rule)
        remove_militia(g, c, c.militia, "11.2.8")
        g.settle()

"""Scenario files of The Awakening as tests write and read them."""

from __future__ import annotations

from pathlib import Path

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load
from tests.support import Table

HEAD = """\
name: Mine
game: labyrinth
year: 2011
sets: [base]
prestige: 7
funding: 5
us posture: hard
"""
AWAKENING = HEAD.replace("year", "board: awakening\nyear")
LEVELS = "governance: poor, alignment: neutral"


def write(folder: Path, text: str, name: str = "mine.yaml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def described(g: Labyrinth, name: str) -> str:
    """A country in the words of the board of the other tests."""
    table = Table()
    table.game = g
    return table.describe(name)


def marked(g: Labyrinth) -> dict[str, str]:
    """Every country that says more than `untested`."""
    found = {c.name: described(g, c.name) for c in g.countries}
    return {name: text for name, text in found.items() if text != "untested"}


def game(scenario: str, seed: int = 1) -> Labyrinth:
    return new_game(load(scenario), seed)

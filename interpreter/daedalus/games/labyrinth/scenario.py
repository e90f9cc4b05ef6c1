"""The scenarios of Labyrinth."""

from __future__ import annotations

from daedalus.data import folder
from daedalus.games.labyrinth.library import reader
from daedalus.kit.scenario import Scenarios

SCENARIOS = Scenarios(folder("scenarios") / "labyrinth", reader, ("base",))
known, find, load, make = SCENARIOS.known, SCENARIOS.find, SCENARIOS.load, SCENARIOS.make

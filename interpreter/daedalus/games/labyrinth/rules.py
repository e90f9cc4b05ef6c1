"""The contract that Labyrinth keeps with the core: how to start a game and how to take the next step."""

from __future__ import annotations

from daedalus.core.errors import BrokenFile
from daedalus.core.game import Policy
from daedalus.core.save import Saved, restore
from daedalus.core.session import Session
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.scenario import SCENARIOS, make
from daedalus.games.labyrinth.setup import new_game
from daedalus.games.labyrinth.tables import tables
from daedalus.games.labyrinth.turn import step
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario


class LabyrinthRules:
    def step(self, game: Labyrinth) -> None:
        step(game)


def start(
    scenario: Scenario,
    seed: int,
    policies: dict[str, Policy] | None = None,
    *,
    length: str | None = None,
    cards: Library | None = None,
) -> Session:
    """A new game, ready to run."""
    return Session(LabyrinthRules(), new_game(scenario, seed, length=length, cards=cards), policies)


def saved_start(scenario: Scenario, seed: int, length: str | None = None) -> Saved:
    """How a saved game of this scenario begins."""
    return Saved("labyrinth", seed, length or scenario.data.get("length", "standard"), scenario.id, scenario.data)


def reopen(saved: Saved, *, cards: Library | None = None) -> Session:
    """A saved game, played again up to where it was saved; nobody answers for a side yet."""
    lengths = [row["name"] for row in tables()["lengths"]]
    if saved.length not in lengths:
        raise BrokenFile(f"there is no length {saved.length!r}", where=saved.file, remedy=f"Use: {', '.join(lengths)}.")
    SCENARIOS.check(saved.data, saved.file)
    scenario = make(saved.scenario, saved.file, saved.data)
    return restore(saved, start(scenario, saved.seed, length=saved.length, cards=cards))

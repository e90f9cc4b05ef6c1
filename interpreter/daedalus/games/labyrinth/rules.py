"""The contract that Labyrinth keeps with the core: how to start a game and how to take the next step."""

from __future__ import annotations

from daedalus.core.game import Policy
from daedalus.core.session import Session
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Library
from daedalus.games.labyrinth.scenario import Scenario
from daedalus.games.labyrinth.setup import new_game
from daedalus.games.labyrinth.turn import step


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

"""What must hold at every moment of every game; used by the random games in CI, in the campaign and by card tests."""

from __future__ import annotations

from daedalus.games.labyrinth.definition import LabyrinthDefinition
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.study import invariants
from daedalus.kit.standing import is_over

SEVERAL = {"Advisors": 3}  # marks that may stand more than once in a place, and how many there are


def broken(g: Labyrinth, deck: list[int]) -> list[str]:
    """Every invariant that does not hold, in words; `deck` are the cards the game began with."""
    found = [str(wrong) for wrong in invariants.broken(g, deck)]
    for name, most in SEVERAL.items():
        n = sum(m.name == name for m in g.marks)
        if n > most:
            found.append(f"{n} marks of {name}, there are {most}")
    return found


class Watched(LabyrinthDefinition):
    """The rules, looking at the invariants after every step."""

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck

    def step(self, game: Labyrinth) -> None:
        try:
            super().step(game)
        finally:
            found = broken(game, self.deck) + [f"{m} is over" for m in game.marks if is_over(game, m)]
            assert not found, found

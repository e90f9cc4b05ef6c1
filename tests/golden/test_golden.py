"""Golden playthroughs: a whole game from each scenario as readable text, compared line by line.

A change of behaviour shows here as a difference that a person can read. If it is meant, write the games anew with
`python -m tests.golden.test_golden` and look at the difference before committing it.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from daedalus.games.labyrinth.scenario import known
from daedalus_tools.cli import main

HERE = Path(__file__).parent
SEED = "11"
# Games that are longer and more varied; Arab Spring has the position of Awakening and would else be the same game.
SEEDS = {"awakening": "13", "arab-spring": "12", "two-decks": "13", "campaign": "7"}


def playthrough(scenario: str) -> str:
    """The log of a game between two sides that answer by lot."""
    out = io.StringIO()
    seed = SEEDS.get(scenario, SEED)
    with contextlib.redirect_stdout(out):
        code = main(["play", scenario, "--us", "random", "--jihadist", "random", "--seed", seed])
    assert code == 0
    return out.getvalue()


@pytest.mark.parametrize("scenario", known())
def test_the_game_goes_as_it_went(scenario: str) -> None:
    recorded = (HERE / f"{scenario}.txt").read_text(encoding="utf-8")
    assert playthrough(scenario).splitlines() == recorded.splitlines()


if __name__ == "__main__":
    for name in known():
        (HERE / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")

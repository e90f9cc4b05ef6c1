"""Games by lot over all scenarios and variants: nothing crashes, and what must hold does after every step."""

from __future__ import annotations

import pytest

from daedalus.games.twilight.definition import GAME
from tests.twilight.random_games import EDGE, broken, ending, play
from tests.twilight.table import Table


@pytest.mark.parametrize("name", GAME.scenarios.known())
def test_games_by_lot(name: str) -> None:
    for seed in range(12):
        assert ending(play(name, seed))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAME.scenarios.known())
def test_many_games_by_lot(name: str) -> None:
    for seed in range(1000, 1500):
        play(name, seed)


def test_the_control_of_europe_ends_games() -> None:
    endings = {ending(play(EDGE, seed)) for seed in range(12)}
    assert "ussr (10.3.1) by 2 Europe Scoring" in endings


def test_what_is_broken_is_seen(table: Table) -> None:
    cards = sorted(n for zone in table.game.zones for n in table.game.get(zone))
    assert broken(table.game, cards) == ""
    table("Iran", us=-1)
    assert broken(table.game, cards) == "Iran us influence is -1"
    table("Iran", us=0)
    table.put("discard pile", (table.game.get("draw pile")[0],))
    assert broken(table.game, cards).startswith("cards are lost or doubled")
    table.put("discard pile", ())
    table.put("defcon", 1)
    assert broken(table.game, cards) == "DEFCON 1, and the game goes on"

"""What a scenario begins with is worked out once, and never for another scenario."""

from typing import Any

from attrs import evolve

from daedalus.games.labyrinth.definition import GAME
from daedalus.kit.scenario import Scenario


def begun(scenario: Scenario) -> Any:
    return GAME.start(scenario, 1).game


def test_every_game_begins_as_the_first_did() -> None:
    scenario = GAME.open("lets-roll")
    before = list(begun(scenario).values)
    played = GAME.start(scenario, 1)
    played.run()
    played.game.put("prestige", 12, "4.7.1")
    assert begun(scenario).values == before


def test_a_scenario_with_other_figures_begins_with_them() -> None:
    scenario = GAME.open("lets-roll")
    usual = begun(scenario).prestige
    changed = evolve(scenario, data={**scenario.data, "prestige": usual + 1})
    assert begun(changed).prestige == usual + 1
    assert begun(scenario).prestige == usual


def test_bots_are_seated_in_a_scenario_of_their_own() -> None:
    scenario = GAME.open("lets-roll")
    against = GAME.with_bots(scenario, {"us": "bot"})
    assert against is GAME.with_bots(scenario, {"us": "bot"})
    assert set(begun(against).automata) == {"us"}
    assert not begun(scenario).automata
    assert set(begun(GAME.with_bots(scenario, {"jihadist": "bot"})).automata) == {"jihadist"}

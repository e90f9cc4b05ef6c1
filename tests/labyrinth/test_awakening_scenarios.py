"""The scenarios of The Awakening and what their files may say."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.bots.random import random_policy
from daedalus.games.labyrinth import caliphate, derived
from daedalus.games.labyrinth.board import (
    FAIR,
    HARD,
    IRAN,
    MUSLIM,
    NEUTRAL,
    NO_ALIGNMENT,
    NON_MUSLIM,
    POOR,
    SOFT,
)
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import known, load
from daedalus.games.labyrinth.setup import set_up
from daedalus.games.labyrinth.tracks import hand_size
from daedalus.kit.events import why_not_now
from daedalus.text.messages import Voice
from tests.labyrinth.awakening_files import AWAKENING, HEAD, LEVELS, described, game, marked, write
from tests.labyrinth.invariants import broken
from tests.support import Table, rule, total_cards

SCENARIOS = ("awakening", "mitts-turn", "status-of-forces", "isil", "arab-spring", "two-decks")
OBAMA_DOCTRINE, PATRIOT_ACT, BIOMETRICS, SEQUESTRATION = 143, 43, 2, 184


# -- the scenarios of the game ----------------------------------------------------------------------------


@rule("3.1")
def test_the_scenarios_of_the_awakening_come_with_the_game() -> None:
    assert {*SCENARIOS} <= {*known()}
    assert [load(name).name for name in SCENARIOS] == [
        "Awakening",
        "Mitt's Turn",
        "Status of Forces Agreement",
        "Islamic State of Iraq & the Levant (ISIL)",
        "Arab Spring",
        "Two Decks",
    ]


@rule("3.2", "4.7.3", "4.7.4", "5.2.8", "11.3.4")
@pytest.mark.parametrize(
    ("scenario", "troops", "cells", "us", "jihadist"),
    [
        ("awakening", 5, 10, 8, 8),
        ("mitts-turn", 5, 10, 8, 8),
        ("status-of-forces", 7, 8, 8, 8),
        ("isil", 8, 5, 8, 9),
        ("arab-spring", 5, 10, 8, 8),
        ("two-decks", 7, 8, 8, 8),
    ],
)
def test_tracks_and_hands_that_follow_from_a_scenario(
    scenario: str, troops: int, cells: int, us: int, jihadist: int
) -> None:
    g = game(scenario)
    assert (g.get("troops on track"), g.get("cells on track")) == (troops, cells)
    assert (hand_size(g, "us"), hand_size(g, "jihadist")) == (us, jihadist)


@pytest.mark.parametrize(
    ("scenario", "prestige", "funding", "posture"),
    [
        ("awakening", 5, 5, SOFT),
        ("mitts-turn", 7, 6, HARD),
        ("status-of-forces", 6, 6, SOFT),
        ("isil", 5, 7, HARD),
        ("arab-spring", 5, 5, SOFT),
        ("two-decks", 6, 6, SOFT),
    ],
)
def test_where_the_tracks_of_a_scenario_stand(scenario: str, prestige: int, funding: int, posture: int) -> None:
    g = game(scenario)
    assert (g.prestige, g.funding, g.us_posture) == (prestige, funding, posture)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_position_of_a_scenario_is_sound(scenario: str) -> None:
    g = game(scenario)
    g.policies = {"jihadist": random_policy(1)}
    set_up(g)
    assert broken(g, total_cards(g)) == []


def test_the_position_of_awakening() -> None:
    assert marked(game("awakening")) == {
        "United States": "soft",
        "United Kingdom": "hard",
        "Benelux": "soft",
        "France": "hard",
        "Israel": "hard",
        "Algeria/Tunisia": "poor neutral, 1 awakening",
        "Iraq": "poor ally, 1 cell, 2 troops",
        "Gulf States": "fair ally, 2 troops",
        "Pakistan": "fair neutral, 2 cells",
        "Afghanistan": "poor ally, 2 cells, 6 troops, tan regime change",
    }


def test_the_position_of_status_of_forces_with_militia_on_their_track() -> None:
    g = game("status-of-forces")
    assert marked(g) == {
        "United States": "soft",
        "United Kingdom": "hard",
        "Benelux": "soft",
        "France": "hard",
        "Israel": "hard",
        "Libya": "fair ally",
        "Egypt": "fair neutral, 1 awakening, 1 reaction",
        "Syria": "poor neutral, 2 cells, 1 awakening, 1 reaction",
        "Iraq": "poor neutral, 2 cells, 1 militia, 1 awakening, 1 reaction",
        "Gulf States": "fair ally, 2 troops, 1 awakening",
        "Pakistan": "poor neutral, 1 cell, 1 reaction",
        "Afghanistan": "poor ally, 2 cells, 6 troops, tan regime change",
    }
    assert g.get("militia on track") == 14


@rule("11.3.3.3", "11.3.4", "11.3.8")
def test_the_position_of_isil_with_its_caliphate_and_troops_off_the_map() -> None:
    g = game("isil")
    assert marked(g) == {
        "United States": "hard",
        "United Kingdom": "hard",
        "Benelux": "hard",
        "France": "hard",
        "Israel": "hard",
        "Syria": "fair neutral, 4 active cells, 3 militia, civil war",
        "Iraq": "poor neutral, 3 active cells, 2 militia, civil war",
        "Gulf States": "fair ally, 2 troops",
        "Pakistan": "poor ally, cadre",
        "Afghanistan": "fair ally, 1 cell, 2 troops",
        "Nigeria": "poor neutral, 2 cells",
    }
    assert g.get("caliphate capital") == ("Syria",)
    assert sorted(c.name for c in caliphate.members(g)) == ["Iraq", "Syria"]
    assert (g.get("troops off map"), g.get("militia on track")) == (3, 10)
    assert [(mark.name, mark.place, mark.card) for mark in g.marks] == [("Sequestration", -1, SEQUESTRATION)]


def test_mitts_turn_is_awakening_with_a_hard_us_a_soft_russia_and_another_doctrine() -> None:
    mitt, other = load("mitts-turn").data, load("awakening").data
    changed = {key for key in mitt if mitt[key] != other.get(key)}
    assert changed == {"name", "prestige", "funding", "us posture", "countries", "cards"}
    assert mitt["countries"] == {**other["countries"], "Russia": {"posture": "soft"}}


def test_the_doctrine_of_mitts_turn_is_a_card_of_three_ops_for_a_hard_us() -> None:
    scenario = load("mitts-turn")
    g, other = new_game(scenario, 1), game("awakening")
    assert (g.card(OBAMA_DOCTRINE).ops, other.card(OBAMA_DOCTRINE).ops) == (3, 2)
    assert why_not_now(g, g.card(OBAMA_DOCTRINE), "us") is None
    g.set(g.at["United States"], "posture", SOFT, "4.3.2")
    reason = why_not_now(g, g.card(OBAMA_DOCTRINE), "us")
    assert reason is not None
    assert "us is hard" in Voice(g)(reason)
    assert OBAMA_DOCTRINE in g.get("draw pile")


@rule("11.3.11")
def test_the_doctrine_of_mitts_turn_takes_three_different_choices() -> None:
    table = Table()
    table.game = game("mitts-turn")
    table.game.policies = {"us": table._answer, "jihadist": table._answer}
    table.event(OBAMA_DOCTRINE, "us", ["prestige", "funding", "aid", "Pakistan"])
    assert (table.prestige, table.funding) == (8, 5)
    assert table.at("Pakistan").aid == 1


@rule("11.1.6")
def test_arab_spring_is_awakening_with_halves_that_await_their_numbers() -> None:
    """Which cards bear the two symbols we do not know; the lists stay empty rather than guessed."""
    halves: dict[str, list[int]] = {"first half": [], "second half": []}
    assert load("arab-spring").data == {**load("awakening").data, "name": "Arab Spring", **halves}
    spring, awakening = game("arab-spring", 5), game("awakening", 5)
    set_up(spring)
    set_up(awakening)
    assert spring.get("draw pile") == awakening.get("draw pile")


@rule("11.3.8")
def test_two_decks_are_shuffled_into_one() -> None:
    g = game("two-decks")
    assert sorted(g.get("draw pile")) == [n for n in range(1, 241) if n not in (133, 185, 237)]
    assert {card.set for card in g.library.cards.values()} == {"base", "awakening"}
    assert marked(g) == marked(game("status-of-forces"))


# -- the board of The Awakening ---------------------------------------------------------------------------


@rule("11.3.1", "11.3.3.4")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "isil"])
def test_three_wmd_lie_in_pakistan_two_in_syria_and_one_in_iran(scenario: str) -> None:
    g = game(scenario)
    assert {c.name: c.wmd_cache for c in g.countries if c.wmd_cache} == {"Pakistan": 3, "Syria": 2, "Iran": 1}
    assert (g.get("wmd box"), g.get("removed plots")) == (0, ())
    assert g.get("available plots") == ("1", "1", "1", "2", "2", "3")


@rule("11.3.1")
def test_in_isil_the_two_wmd_of_syria_are_out_of_the_game() -> None:
    g = game("isil")
    assert {c.name: c.wmd_cache for c in g.countries if c.wmd_cache} == {"Pakistan": 3, "Iran": 1}
    assert (g.get("wmd box"), g.get("removed plots")) == (0, ("wmd", "wmd"))


@rule("11.3.3.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_iran_starts_as_the_special_case_with_a_wmd(scenario: str) -> None:
    iran = game(scenario).at["Iran"]
    assert (iran.kind, iran.governance, iran.alignment, iran.wmd_cache) == (IRAN, FAIR, NO_ALIGNMENT, 1)
    assert not iran.is_untested


@rule("11.3.3.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_mali_starts_as_an_untested_sunni_country_of_one_resource(scenario: str) -> None:
    mali = game(scenario).at["Mali"]
    assert (mali.kind, mali.is_untested, mali.printed, mali.shia_mix) == (MUSLIM, True, 1, False)


@rule("11.3.3.3")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "isil"])
def test_nigeria_starts_as_a_poor_country_that_is_not_muslim(scenario: str) -> None:
    nigeria = game(scenario).at["Nigeria"]
    assert (nigeria.kind, nigeria.governance, nigeria.alignment) == (NON_MUSLIM, POOR, NO_ALIGNMENT)
    assert nigeria.is_untested


@rule("11.3.3.3")
def test_in_isil_nigeria_starts_on_its_muslim_side() -> None:
    nigeria = game("isil").at["Nigeria"]
    assert (nigeria.kind, nigeria.governance, nigeria.alignment) == (MUSLIM, POOR, NEUTRAL)


@rule("11.3.3.4")
def test_syria_is_shia_mix_and_untested_in_awakening_and_sunni_in_the_base_game() -> None:
    syria = game("awakening").at["Syria"]
    assert (syria.shia_mix, syria.is_untested, syria.wmd_cache) == (True, True, 2)
    syria = game("lets-roll").at["Syria"]
    assert (syria.shia_mix, syria.wmd_cache) == (False, 0)


@rule("11.3.5")
@pytest.mark.parametrize("scenario", ["awakening", "mitts-turn", "status-of-forces", "isil", "arab-spring"])
def test_neither_cards_nor_marks_of_the_base_game_are_in_a_scenario_of_the_awakening(scenario: str) -> None:
    g = game(scenario)
    removed = load(scenario).data["removed cards"]
    assert sorted(g.get("draw pile")) == [n for n in range(121, 241) if n not in removed]
    assert g.get("removed cards") == tuple(removed)
    assert not any(g.card(mark.card).set == "base" for mark in g.marks)
    assert {c.name for c in g.adjacent(g.at["United States"])} > {"Canada"}


def test_a_base_game_knows_no_card_of_the_awakening() -> None:
    g = game("lets-roll")
    assert sorted(g.library.cards) == list(range(1, 121))
    assert sorted(map(int, derived.events(g))) == list(range(1, 121))


# -- what a file may say ----------------------------------------------------------------------------------


@rule("11.3.3.1")
def test_the_turned_side_of_a_mat_gives_kind_and_levels_that_a_scenario_leaves_out(tmp_path: Path) -> None:
    text = AWAKENING + "countries:\n  Iran: {turned: true, cells: 1}\n  Nigeria: {turned: true, governance: fair}\n"
    g = new_game(load(write(tmp_path, text)), 1)
    assert described(g, "Iran") == "fair adversary, 1 cell"
    assert described(g, "Nigeria") == "fair neutral"
    assert (g.at["Iran"].kind, g.at["Iran"].wmd_cache) == (MUSLIM, 1)
    assert broken(g, total_cards(g)) == []


@rule("11.1.1", "11.2.4", "11.3.4")
def test_a_scenario_places_militia_markers_and_troops_off_the_map(tmp_path: Path) -> None:
    text = AWAKENING + f"troops off map: 4\ncountries:\n  Mali: {{{LEVELS}, militia: 2, awakening: 3, reaction: 1}}\n"
    g = new_game(load(write(tmp_path, text)), 1)
    assert described(g, "Mali") == "poor neutral, 2 militia, 3 awakening, 1 reaction"
    assert (g.get("troops off map"), g.get("troops on track"), g.get("militia on track")) == (4, 11, 13)


@rule("4.7.8.1", "11.3.1")
@pytest.mark.parametrize(
    ("text", "box", "removed"),
    [
        (HEAD + "countries:\n  Pakistan: {wmd: 0}\n", 3, 3),
        (HEAD + "countries:\n  Pakistan: {wmd: 1}\nwmd box: 0\n", 0, 5),
        (HEAD + "countries:\n  Syria: {wmd: 2}\n", 1, 0),
        (AWAKENING + "countries:\n  Iran: {wmd: 0}\n", 0, 1),
        (AWAKENING + "countries:\n  Iran: {wmd: 0, plots: [wmd]}\n", 0, 0),
        (AWAKENING + "countries:\n  Syria: {wmd: 1}\nwmd box: 1\n", 1, 0),
    ],
)
def test_wmd_that_a_scenario_takes_from_countries_are_out_of_the_game(
    tmp_path: Path, text: str, box: int, removed: int
) -> None:
    g = new_game(load(write(tmp_path, text)), 1)
    assert (g.get("wmd box"), g.get("removed plots").count("wmd")) == (box, removed)
    assert broken(g, total_cards(g)) == []

"""Scenarios of The Awakening (11): positions, mixed decks, decks in halves, and cards in a scenario's own text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.errors import DaedalusError
from daedalus.core.save import compose, read
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
    board,
    boards,
)
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Library, compile_card, library, make_library, reader
from daedalus.games.labyrinth.rules import reopen, saved_start, start
from daedalus.games.labyrinth.scenario import BrokenSetup, home, known, load
from daedalus.games.labyrinth.setup import new_game, set_up
from daedalus.games.labyrinth.tracks import hand_size, resources
from tests.labyrinth.invariants import broken
from tests.support import Table, rule, total_cards

SCENARIOS = ("awakening", "mitts-turn", "status-of-forces", "isil", "arab-spring", "two-decks")
OBAMA_DOCTRINE, PATRIOT_ACT, BIOMETRICS, SEQUESTRATION = 143, 43, 2, 184

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
    assert derived.why_not_now(g, g.card(OBAMA_DOCTRINE), "us") == ""
    g.set(g.at["United States"], "posture", SOFT, "4.3.2")
    assert "us is hard" in derived.why_not_now(g, g.card(OBAMA_DOCTRINE), "us")
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

LEVELS = "governance: poor, alignment: neutral"


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


# -- broken files -----------------------------------------------------------------------------------------

COUNTRIES = AWAKENING + "countries:\n"

# what is wrong: text, line and words of the message, words of the remedy
BROKEN = {
    "unknown board": (HEAD + "board: moon\n", 8, "'board' cannot be 'moon'", "Use one of: awakening, base."),
    "a country that the board lacks": (
        HEAD + f"countries:\n  Mali: {{{LEVELS}, cells: 1}}\n",
        9,
        "there is no Mali on the board 'base'",
        "Add `board: awakening`",
    ),
    "militia on the base board": (
        HEAD + f"countries:\n  Iraq: {{{LEVELS}, militia: 1}}\n",
        9,
        "section 11 is not played on the board 'base'",
        "Add `board: awakening`",
    ),
    "troops off the base board": (
        HEAD + "troops off map: 2\n",
        8,
        "there are troops off map",
        "Add `board: awakening`",
    ),
    "a mat without another side": (
        HEAD + "countries:\n  Iran: {turned: true}\n",
        9,
        "Iran has no other side on this board",
        "Leave out `turned`",
    ),
    "levels on the wrong side": (
        COUNTRIES + "  Iran: {governance: poor, alignment: ally}\n",
        10,
        "Iran is not a Muslim country, but has governance",
        "Add `turned: true`",
    ),
    "a civil war on the wrong side": (
        COUNTRIES + "  Nigeria: {civil war: true}\n",
        10,
        "Nigeria is not a Muslim country, but has a civil war",
        "Add `turned: true`",
    ),
    "a posture on the Muslim side": (
        COUNTRIES + "  Nigeria: {turned: true, posture: hard}\n",
        10,
        "which has no posture",
        "Leave out its posture",
    ),
    "a mat that turns back at once": (
        COUNTRIES + "  Nigeria: {turned: true, alignment: ally}\n",
        10,
        "it would turn back at once (11.3.3.3)",
        "give it a cell",
    ),
    "cells in untested Nigeria": (COUNTRIES + "  Nigeria: {cells: 1}\n", 10, "Nigeria is untested but has cells", ""),
    "too many militia": (
        COUNTRIES
        + f"  Iraq: {{{LEVELS}, militia: 9}}\n  Mali:\n    {LEVELS.replace(', ', chr(10) + '    ')}\n    militia: 8\n",
        14,
        "17 militia on the map, but there are 15 (11.2.9)",
        "Take away 2",
    ),
    "too many troops on and off the map": (
        AWAKENING + f"countries:\n  Iraq: {{{LEVELS}, troops: 9}}\ntroops off map: 7\n",
        11,
        "16 troops on the map and off it, but there are 15",
        "Take away 1",
    ),
    "too many markers": (
        COUNTRIES + f"  Iraq: {{{LEVELS}, reaction: 30}}\n  Mali: {{{LEVELS}, reaction: 1}}\n",
        11,
        "there are 15 reaction markers",
        "Place fewer",
    ),
    "civil war in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, civil war: true}\n",
        10,
        "Iraq is in civil war but not Poor or Fair (11.2.2)",
        "Make its governance poor or fair",
    ),
    "civil war in an untested country": (
        COUNTRIES + "  Iraq: {civil war: true}\n",
        10,
        "Iraq is in civil war but not Poor or Fair (11.2.2)",
        "Make its governance poor or fair",
    ),
    "militia in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, militia: 1}\n",
        10,
        "Iraq is Good, where there can be no militia (11.2.4)",
        "Leave them out",
    ),
    "militia under Islamist Rule": (
        COUNTRIES + "  Iraq: {governance: islamist rule, alignment: adversary, militia: 1}\n",
        10,
        "Iraq is under Islamist Rule, where there can be no militia (11.2.4)",
        "Leave them out",
    ),
    "awakening under Islamist Rule": (
        COUNTRIES + "  Iraq: {governance: islamist rule, alignment: adversary, awakening: 1}\n",
        10,
        "Iraq is under Islamist Rule, where there can be no awakening (11.1.4)",
        "Leave it out",
    ),
    "reaction in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, reaction: 1}\n",
        10,
        "Iraq is Good, where there can be no reaction (11.1.4)",
        "Leave it out",
    ),
    "awakening in a civil war": (
        COUNTRIES + f"  Iraq: {{{LEVELS}, civil war: true, awakening: 1}}\n",
        10,
        "Iraq is in civil war, where there can be no awakening (11.1.4)",
        "a civil war turns it into militia",
    ),
    "awakening in an untested country": (
        COUNTRIES + "  Iraq: {awakening: 1}\n",
        10,
        "Iraq is untested but has awakening (11.1.2)",
        "under `setup`",
    ),
    "a capital in peace": (
        AWAKENING + f"countries:\n  Iraq: {{{LEVELS}}}\ncaliphate capital: Iraq\n",
        11,
        "Iraq cannot be the caliphate's capital (11.3.8.1)",
        "Put it in civil war",
    ),
    "a capital that nothing is said of": (
        AWAKENING + "caliphate capital: Mali\n",
        9,
        "Mali cannot be the caliphate's capital (11.3.8.1)",
        "Put it in civil war",
    ),
    "a capital that is no Muslim country": (
        AWAKENING + "caliphate capital: France\n",
        9,
        "'caliphate capital' cannot be 'France'",
        "Use one of: ",
    ),
    "a capital off the board": (
        HEAD + "caliphate capital: Mali\n",
        8,
        "there is a caliphate capital, but section 11 is not played",
        "Add `board: awakening`",
    ),
    "sleepers in the capital": (
        AWAKENING + f"caliphate capital: Iraq\ncountries:\n  Iraq: {{{LEVELS}, civil war: true, cells: 1}}\n",
        11,
        "Iraq belongs to the caliphate, but has sleeper cells (11.3.8.3)",
        "Write `active cells`",
    ),
    "sleepers in another country of the caliphate": (
        AWAKENING
        + f"caliphate capital: Iraq\ncountries:\n  Iraq: {{{LEVELS}, civil war: true}}\n"
        + f"  Jordan: {{{LEVELS}, regime change: tan, cells: 1}}\n",
        12,
        "Jordan belongs to the caliphate, but has sleeper cells (11.3.8.3)",
        "Write `active cells`",
    ),
    "too many WMD beside countries": (
        COUNTRIES + "  Iran: {wmd: 2}\n",
        10,
        "7 WMD plots, but there are 6",
        "7 of them lie beside countries",
    ),
    "a WMD plot more than there are": (
        COUNTRIES + "  Iran: {plots: [wmd]}\n",
        10,
        "7 WMD plots, but there are 6",
        "6 of them lie beside countries",
    ),
    "an unknown card in a half": (
        HEAD + "first half: [1,\n  999]\n",
        9,
        "first half: there is no card 999",
        "numbered",
    ),
    "a card in both halves": (HEAD + "first half: [7]\nsecond half: [7]\n", 9, "card 7 is in both halves", "Leave it"),
    "a removed card in a half": (
        HEAD + "second half: [7]\nremoved cards: [7]\n",
        8,
        "second half: card 7 does not begin in the deck",
        "Leave one out.",
    ),
    "a text for a card that there is not": (
        HEAD + 'cards:\n  - |\n    card 999 "Nothing"\n      us, 2 ops\n',
        9,
        "cards: there is no card 999",
        "The cards are numbered 1 to",
    ),
    "two texts for one card": (
        HEAD + 'cards:\n  - |\n    card 1 "One"\n      us, 2 ops\n  - |\n    card 1 "Uno"\n      us, 2 ops\n',
        9,
        "card 1 is written twice",
        "Leave one out.",
    ),
    "a text for one of two copies": (
        HEAD + 'cards:\n  - |\n    card 1 "One"\n      us, 2 ops\n  - |\n    card 84 "Half"\n      us, 2 ops\n',
        12,
        "card 84 is only one of 84, 85",
        "Begin with: card 84, 85",
    ),
    "no text": (HEAD + "cards: [1]\n", 8, "'cards' cannot be 1", "Write a text."),
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_scenario_gives_one_message_with_file_line_and_remedy(tmp_path: Path, wrong: str) -> None:
    text, line, message, remedy = BROKEN[wrong]
    path = write(tmp_path, text)
    with pytest.raises(DaedalusError) as error:
        new_game(load(path), 1)
    assert message in error.value.message
    assert re.match(rf"{re.escape(path)}:{line}:\d+$", error.value.where), error.value.where
    assert remedy in error.value.remedy


def test_the_schema_knows_the_boards_and_all_their_countries() -> None:
    """Editors complete what the game accepts, and nothing else."""
    schema = json.loads((home() / "scenario.schema.json").read_text(encoding="utf-8"))["properties"]
    printed = [
        (name, about) for on in map(board, boards()) for name, about in zip(on.schema.spaces, on.printed, strict=True)
    ]
    assert schema["board"]["enum"] == boards()
    assert set(schema["countries"]["properties"]) == {name for name, _ in printed}
    muslim = {name for name, about in printed if about["kind"] == "muslim" or "turned" in about}
    assert set(schema["caliphate capital"]["enum"]) == muslim


# -- decks in halves --------------------------------------------------------------------------------------


def deck(folder: Path, more: str, seed: int = 1) -> tuple[int, ...]:
    g = new_game(load(write(folder, HEAD + more)), seed)
    set_up(g)
    pile: tuple[int, ...] = g.get("draw pile")
    assert sorted(pile) == sorted(n for n in range(1, 121) if n not in g.get("removed cards"))
    return pile


@rule("11.1.6")
def test_cards_of_a_half_come_in_that_half_and_the_others_fill_both_by_lot(tmp_path: Path) -> None:
    halves = f"first half: {list(range(1, 21))}\nsecond half: {list(range(21, 31))}\n"
    piles = [deck(tmp_path, halves, seed) for seed in range(20)]
    for pile in piles:
        assert {*range(1, 21)} <= {*pile[:60]}
        assert {*range(21, 31)} <= {*pile[60:]}
    assert len({frozenset(pile[:60]) for pile in piles}) > 10
    firsts = {pile[0] for pile in piles}
    assert firsts & {*range(1, 21)}
    assert firsts - {*range(1, 21)}


@rule("11.1.6")
@pytest.mark.parametrize(
    ("halves", "upper"),
    [
        ("first half: [1, 2]\nremoved cards: [120]\n", 60),
        (f"first half: {list(range(1, 101))}\n", 100),
        (f"second half: {list(range(1, 101))}\n", 20),
    ],
)
def test_halves_are_even_as_far_as_the_listed_cards_allow(tmp_path: Path, halves: str, upper: int) -> None:
    """The upper half takes an odd card; a list that is longer than a half makes its half longer."""
    pile = deck(tmp_path, halves)
    listed = {1, 2} if "120" in halves else {*range(1, 101)}
    top = {*pile[:upper]}
    assert listed <= top if "first" in halves else not listed & top


@rule("3.2", "11.1.6")
def test_empty_halves_are_an_ordinary_shuffle(tmp_path: Path) -> None:
    assert deck(tmp_path, "first half: []\nsecond half: []\n", 9) == deck(tmp_path, "", 9)


# -- cards in a scenario's own text -----------------------------------------------------------------------

OWN = """\
cards:
  - |
    card 43 "Patriot Act"
      us, 1 op, mark "Soft Patriot Act"
      event:
        +2 prestige
      while in effect:
        resources of Iraq: +1
  - |

    card 2 "Biometrics"
      jihadist, 3 ops
      event:
        put "Biometrics" in effect
      while in effect:
        resources of Yemen: +2
"""


def test_a_scenario_may_have_a_text_of_its_own_for_a_card(tmp_path: Path) -> None:
    table = Table()
    table.game = new_game(load(write(tmp_path, HEAD + OWN)), 1)
    card = table.game.card(PATRIOT_ACT)
    assert (card.ops, card.set, card.marker) == (1, "base", "Soft Patriot Act")
    table.event(PATRIOT_ACT, "us")
    assert table.prestige == 9
    assert library().cards[PATRIOT_ACT].ops == 3


def test_lasting_effects_come_from_the_scenarios_own_text(tmp_path: Path) -> None:
    """Two cards of one file, each with effects of its own; the project's effects of that name are gone."""
    g = new_game(load(write(tmp_path, HEAD + OWN)), 1)
    yields = [resources(g, g.at[name]) for name in ("Iraq", "Yemen")]
    g.set_mark("Soft Patriot Act", -1, PATRIOT_ACT, "6.2.7")
    g.set_mark("Biometrics", -1, BIOMETRICS, "6.2.7")
    assert [resources(g, g.at[name]) for name in ("Iraq", "Yemen")] == [yields[0] + 1, yields[1] + 2]
    assert [len(g.library.lasting[name]) for name in ("Soft Patriot Act", "Biometrics")] == [1, 1]


def test_the_text_is_compiled_once_however_often_the_scenario_is_loaded(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + OWN)
    first, second = load(path), load(path)
    assert first.cards[0] is second.cards[0]
    assert new_game(first, 1).library is new_game(second, 2).library


def test_mistakes_in_the_text_are_shown_at_their_lines_of_the_file(tmp_path: Path) -> None:
    wrong = OWN.replace("+2 prestige", "+2 prestidge").replace("put", "but").replace("jihadist, 3", "jihadists, 3")
    path = write(tmp_path, HEAD + wrong)
    with pytest.raises(BrokenSetup) as error:
        load(path)
    lines = (HEAD + wrong).splitlines()
    places = [(f.file, f.span.line, lines[f.span.line - 1][f.span.column - 1 :]) for f in error.value.findings]
    assert (path, 13, "2 prestidge") in places
    assert (path, 19, "jihadists, 3 ops") in places
    assert (path, 21, 'but "Biometrics" in effect') in places


def test_mistakes_in_an_inherited_text_name_the_file_it_stands_in(tmp_path: Path) -> None:
    base = write(tmp_path, HEAD + OWN.replace("+2 prestige", "+2 prestidge"), "base.yaml")
    path = write(tmp_path, "name: B\ngame: labyrinth\nextends: base\n")
    with pytest.raises(BrokenSetup) as error:
        load(path)
    assert (error.value.findings[0].file, error.value.findings[0].span.line) == (base, 13)


def test_a_text_that_is_too_complicated_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deep(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("daedalus.games.labyrinth.scenario.compile_card", deep)
    text = 'cards:\n  - |\n    card 43 "A Deep Act"\n      us, 1 op\n'
    with pytest.raises(BrokenSetup) as error:
        load(write(tmp_path, HEAD + text))
    assert [(f.code, f.span.line) for f in error.value.findings] == [("S017", 10)]


def test_a_saved_game_carries_the_text_along(tmp_path: Path) -> None:
    scenario = load(write(tmp_path, HEAD + OWN))
    session = start(scenario, 3)
    session.run()
    saved = compose(saved_start(scenario, 3), session)
    (tmp_path / "mine.yaml").unlink()
    again = reopen(read(saved, "game")).game
    assert isinstance(again, Labyrinth)
    assert again.card(PATRIOT_ACT).ops == 1
    assert again.values == session.game.values


# -- cards of other sets ----------------------------------------------------------------------------------

EXTRA = """\
card 901 "Levee"
  us, 2 ops, mark "{mark}"
  play if Mali is muslim
  event:
    +1 prestige
  while in effect:
    resources of Yemen: +2
"""


def with_extra(mark: str = "Levee") -> Library:
    """The project's cards and one of another set, which would not even be looked at on the base board."""
    tree, findings = reader().read(EXTRA.format(mark=mark), "levee.card")
    assert tree is not None
    assert not findings
    return make_library([*library().cards.values(), *compile_card(tree, "extra")])


def test_a_card_outside_the_sets_is_not_in_the_game(tmp_path: Path) -> None:
    g = new_game(load(write(tmp_path, HEAD)), 1, cards=with_extra())
    assert 901 not in g.library.cards
    assert 901 not in g.get("draw pile")
    assert "901" not in derived.events(g)
    mixed = AWAKENING.replace("[base]", "[base, extra]")
    g = new_game(load(write(tmp_path, mixed)), 1, cards=with_extra())
    assert 901 in g.get("draw pile")
    assert derived.events(g)["901"]["us"] == ""


@rule("6.2.7")
def test_the_mark_of_a_card_outside_the_sets_may_be_in_effect(tmp_path: Path) -> None:
    """With all that it does; the card itself can be named, though nobody can draw it."""
    cards = with_extra()
    g = new_game(load(write(tmp_path, HEAD + "marks: [Levee]\n")), 1, cards=cards)
    assert resources(g, g.at["Yemen"]) == 3
    assert (g.marks[0].card, g.title(901), g.owners[901]) == (901, "901 Levee", "us")


def test_a_mark_that_two_sets_have_is_that_of_the_game(tmp_path: Path) -> None:
    cards = with_extra("Patriot Act")
    g = new_game(load(write(tmp_path, HEAD + "marks: [Patriot Act]\n")), 1, cards=cards)
    assert g.marks[0].card == PATRIOT_ACT
    assert resources(g, g.at["Yemen"]) == 1
    assert {c.name for c in g.adjacent(g.at["United States"])} == {"Canada"}


def test_a_lapsing_card_must_be_of_a_set_in_the_game(tmp_path: Path) -> None:
    cards = make_library(card for card in with_extra().cards.values())
    text = AWAKENING.replace("[base]", "[extra]") + "lapsing: [2]\n"
    with pytest.raises(DaedalusError) as error:
        new_game(load(write(tmp_path, text)), 1, cards=cards)
    assert "card 2 is of the set 'base', which is not in the game" in error.value.message
    assert "add that set to `sets`" in error.value.remedy


def test_the_library_of_a_game_is_made_once(tmp_path: Path) -> None:
    scenario = load(write(tmp_path, HEAD))
    first, second = new_game(scenario, 1), new_game(scenario, 2)
    assert first.library is second.library
    again = new_game(scenario, 1, cards=first.library)
    assert sorted(again.library.cards) == sorted(first.library.cards)
    with pytest.raises(KeyError):
        first.card(999)

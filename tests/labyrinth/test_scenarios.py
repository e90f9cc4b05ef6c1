"""Scenario files: the four of the game, files of one's own, and what a broken one says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.yamlfile import dump
from daedalus.games.labyrinth.board import HARD, SOFT
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import new_game, start
from daedalus.games.labyrinth.scenario import SCENARIOS, find, known, load, make
from daedalus.games.labyrinth.setup import set_up
from daedalus.games.labyrinth.tracks import hand_size
from daedalus.kit.scenario import Scenario
from daedalus.language.findings import BrokenText
from daedalus.text import findings as english
from tests.labyrinth.invariants import broken
from tests.support import EMPTY, Table, rule, total_cards

HEAD = """\
name: Mine
game: labyrinth
year: 2001
sets: [base]
prestige: 7
funding: 5
us posture: hard
"""


def write(folder: Path, text: str, name: str = "mine.yaml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def described(g: Labyrinth, name: str) -> str:
    """A country in the words of the board of the other tests."""
    board = Table()
    board.game = g
    return board.describe(name)


# -- the scenarios of the game ----------------------------------------------------------------------------


@rule("3.2", "4.7.3", "4.7.4", "5.2.8")
@pytest.mark.parametrize(
    ("scenario", "troops", "cells", "us", "jihadist"),
    [
        ("lets-roll", 11, 11, 9, 9),
        ("you-can-call-me-al", 11, 11, 9, 9),
        ("anaconda", 5, 13, 8, 8),
        ("mission-accomplished", 0, 5, 7, 8),
    ],
)
def test_what_follows_from_a_scenario_of_the_game(
    scenario: str, troops: int, cells: int, us: int, jihadist: int
) -> None:
    """Anaconda as written, before the jihadists place three more cells."""
    g = new_game(load(scenario), 1)
    assert (g.get("troops on track"), g.get("cells on track")) == (troops, cells)
    assert (hand_size(g, "us"), hand_size(g, "jihadist")) == (us, jihadist)


@pytest.mark.parametrize(
    ("scenario", "prestige", "funding", "posture"),
    [
        ("lets-roll", 7, 9, HARD),
        ("you-can-call-me-al", 7, 9, SOFT),
        ("anaconda", 8, 6, HARD),
        ("mission-accomplished", 3, 5, HARD),
    ],
)
def test_where_the_tracks_of_a_scenario_of_the_game_stand(
    scenario: str, prestige: int, funding: int, posture: int
) -> None:
    g = new_game(load(scenario), 1)
    assert (g.prestige, g.funding, g.us_posture) == (prestige, funding, posture)


def test_the_position_of_lets_roll() -> None:
    g = new_game(load("lets-roll"), 1)
    tested = {c.name: described(g, c.name) for c in g.countries if c.is_muslim and described(g, c.name) != "untested"}
    assert tested == {
        "Libya": "poor adversary",
        "Syria": "fair adversary",
        "Iraq": "poor adversary",
        "Saudi Arabia": "poor ally, 2 troops",
        "Gulf States": "fair ally, 2 troops",
        "Pakistan": "fair neutral",
        "Afghanistan": "islamist rule adversary, 4 cells",
        "Somalia": "untested, besieged",
    }


def test_the_position_of_mission_accomplished_with_its_marks() -> None:
    g = new_game(load("mission-accomplished"), 1)
    assert described(g, "Iraq") == "poor ally, 3 cells, 6 troops, tan regime change"
    assert described(g, "Afghanistan") == "poor ally, 1 cell, 5 troops, tan regime change"
    assert described(g, "Philippines") == "soft, 1 cell, 2 troops, Abu Sayyaf"
    assert described(g, "Pakistan") == "fair ally, 1 cell, FATA"
    assert described(g, "United States") == "hard, Patriot Act, NEST"
    for name in ("Enhanced Measures", "Renditions", "Wiretapping"):
        assert g.in_effect(name)
    assert {c.name for c in g.adjacent(g.at["United States"])} == {"Canada"}


@rule("3.2", "4.9.4")
def test_in_anaconda_the_jihadists_place_three_cells_in_three_tested_countries_outside_the_us() -> None:
    session = start(load("anaconda"), 7)
    session.run()
    goals = ["Yemen", "Canada", "Iran"]
    for name in goals:
        assert session.pending is not None
        assert session.pending.side == "jihadist"
        assert "United States" not in session.pending.options
        session.answer(name)
    g = session.game
    assert isinstance(g, Labyrinth)
    assert [g.at[name].sleeper_cells for name in goals] == [1, 1, 1]
    assert not any(g.at[name].is_untested for name in goals)
    assert g.get("cells on track") == 10
    assert broken(g, total_cards(g)) == []
    assert session.pending is not None
    assert session.pending.key == "play-card"


def test_in_anaconda_no_country_can_be_named_twice() -> None:
    session = start(load("anaconda"), 7)
    session.run()
    session.answer("Yemen")
    assert session.pending is not None
    assert "Yemen" not in session.pending.options


@rule("3.2", "4.9.3")
def test_in_mission_accomplished_the_seven_schengen_postures_are_rolled() -> None:
    g = new_game(load("mission-accomplished"), 3)
    g.script = [1, 2, 3, 4, 5, 6, 1]
    set_up(g)
    schengen = [c for c in g.countries if c.schengen]
    assert [c.posture for c in schengen] == [SOFT, SOFT, SOFT, SOFT, HARD, HARD, SOFT]
    assert g.rolled == 7


# -- files of one's own -----------------------------------------------------------------------------------


def test_a_scenario_is_loaded_from_any_folder(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + "countries:\n  Iraq: {governance: poor, alignment: ally, cells: 2, troops: 6}\n")
    scenario = load(path)
    assert (scenario.id, scenario.name, scenario.file) == ("mine", "Mine", path)
    g = new_game(scenario, 1)
    assert described(g, "Iraq") == "poor ally, 2 cells, 6 troops"
    assert g.get("troops on track") == 9


def test_a_scenario_extends_another_and_changes_only_what_it_names(tmp_path: Path) -> None:
    """Mappings are merged key by key, lists replace the inherited ones."""
    path = write(
        tmp_path,
        "name: Harder\ngame: labyrinth\nextends: mission-accomplished\nprestige: 2\nremoved cards: [1]\n"
        "countries:\n  Iraq: {cells: 5}\n  Egypt: {governance: fair, alignment: ally}\n",
    )
    g, original = new_game(load(path), 1), new_game(load("mission-accomplished"), 1)
    assert (g.prestige, g.funding) == (2, original.funding)
    assert described(g, "Iraq") == "poor ally, 5 cells, 6 troops, tan regime change"
    assert described(g, "Egypt") == "fair ally"
    assert described(g, "Libya") == described(original, "Libya")
    assert g.get("removed cards") == (1,)
    assert load(path).setup == load("mission-accomplished").setup


def test_you_can_call_me_al_is_lets_roll_with_a_soft_us_and_without_one_card() -> None:
    al, roll = load("you-can-call-me-al").data, load("lets-roll").data
    assert al == {**roll, "name": "You Can Call Me Al", "us posture": "soft", "removed cards": [78]}


def test_a_scenario_extends_a_file_in_its_own_folder_before_one_of_the_game(tmp_path: Path) -> None:
    write(tmp_path, HEAD, "lets-roll.yaml")
    write(tmp_path, "name: B\ngame: labyrinth\nextends: lets-roll\n", "b.yaml")
    last = write(tmp_path, "name: C\ngame: labyrinth\nextends: ./b.yaml\nfunding: 2\n", "c.yaml")
    data = load(last).data
    assert (data["name"], data["funding"], data["prestige"]) == ("C", 2, 7)
    assert "countries" not in data


@rule("4.7.7.1", "6.2.7")
def test_a_scenario_can_begin_with_a_lapsing_event_in_effect(tmp_path: Path) -> None:
    g = new_game(load(write(tmp_path, HEAD + "lapsing: [2]\n")), 1)
    assert g.in_effect("Biometrics")
    assert g.get("lapsing box") == (2,)
    assert 2 not in g.get("draw pile")


@rule("4.8.1", "4.7.8.1")
def test_plots_in_countries_are_not_also_available(tmp_path: Path) -> None:
    levels = "governance: poor, alignment: neutral"
    g = new_game(load(write(tmp_path, HEAD + f"countries:\n  Yemen: {{{levels}, plots: [1, 3, wmd]}}\n")), 1)
    assert described(g, "Yemen") == "poor neutral, plot 1, plot 3, plot wmd"
    assert g.get("available plots") == ("1", "1", "2", "2")
    assert g.get("wmd box") == 2
    assert broken(g, total_cards(g)) == []


def test_plots_that_a_scenario_leaves_out_are_out_of_the_game(tmp_path: Path) -> None:
    g = new_game(load(write(tmp_path, HEAD + "available plots: [1, 2]\nwmd box: 1\n")), 1)
    assert g.get("available plots") == ("1", "2")
    assert g.get("removed plots") == ("1", "1", "2", "3", "wmd", "wmd")
    assert broken(g, total_cards(g)) == []


def test_a_scenario_sets_reserves_and_length(tmp_path: Path) -> None:
    g = new_game(load(write(tmp_path, HEAD + "length: campaign\nreserves: {us: 2}\n")), 1)
    assert (g.get("us reserves"), g.get("jihadist reserves"), g.get("decks left")) == (2, 0, 3)


# -- broken files -----------------------------------------------------------------------------------------

COUNTRIES = HEAD + "countries:\n"

# what is wrong: text, line and words of the message, words of the remedy
BROKEN = {
    "unknown country": (COUNTRIES + "  Irak: {cells: 1}\n", 9, "unknown key 'Irak'", "Did you mean 'Iraq'?"),
    "unknown key": (HEAD + "prestge: 3\n", 8, "unknown key 'prestge'", "Did you mean 'prestige'?"),
    "unknown key in a country": (
        COUNTRIES + "  Iraq: {governance: poor, alignment: ally,\n    troop: 2}\n",
        10,
        "unknown key 'troop'",
        "Did you mean 'troops'?",
    ),
    "wrong word": (
        COUNTRIES + "  Iraq:\n    governance: poor\n    alignment: aly\n",
        11,
        "'alignment' cannot be 'aly'",
        "Did you mean 'ally'? Use one of: ally, neutral, adversary.",
    ),
    "another game": (HEAD.replace("labyrinth", "chess"), 2, "'game' cannot be 'chess'", "Use one of: labyrinth."),
    "off the track": (HEAD.replace("7", "17"), 5, "'prestige' cannot be 17", "Use a number from 1 to 12."),
    "no number": (HEAD.replace("7", "many"), 5, "'prestige' cannot be 'many'", "Write a whole number."),
    "half a number": (HEAD.replace("7", "7.5"), 5, "cannot hold 7.5", "Write a text, a number"),
    "a date": (HEAD + "length: 2001-09-11\n", 8, "cannot hold", "Write a text"),
    "a number that is too large": (HEAD.replace("7", "0x" + "F" * 9000), 5, "a scenario cannot hold", "Write a text"),
    "the same card twice": (HEAD + "removed cards: [5, 5]\n", 8, "names the same thing twice", "Leave one"),
    "no sets": (HEAD.replace("[base]", "[]"), 4, "'sets' is empty", "Write something"),
    "governance in a non-Muslim country": (
        COUNTRIES + "  Canada: {governance: poor}\n",
        9,
        "unknown key 'governance'",
        "Allowed here: posture",
    ),
    "broken YAML": (COUNTRIES + "  Iraq: {cells: 1\n  Iran: {cells: 1}\n", 10, "", "Look at this line"),
    "a tab": (COUNTRIES + "\tIraq: {cells: 1}\n", 9, "", "Look at this line"),
    "a key twice": (HEAD + "prestige: 8\n", 8, "is there already, in line", "Keep one of the two lines"),
    "extends itself": ("name: A\ngame: labyrinth\nextends: mine\n", 3, "extends itself", "Extend another one."),
    "extends nothing": (
        "name: A\ngame: labyrinth\nextends: lets-rol\n",
        3,
        "there is no scenario 'lets-rol' to extend",
        "one of: anaconda, ",
    ),
    "extends a file with no possible name": (
        f"name: A\ngame: labyrinth\nextends: {'x' * 5000}\n",
        3,
        "there is no scenario",
        "Name a file in the same folder",
    ),
    "too many troops": (
        COUNTRIES
        + "  Iraq: {governance: poor, alignment: ally, troops: 9}\n"
        + "  Yemen: {governance: poor, alignment: ally, troops: 8}\n",
        10,
        "17 troops on the map, but there are 15",
        "Take away 2",
    ),
    "too many cells": (
        COUNTRIES + "  Iran:\n    cells: 9\n    active cells: 7\n",
        11,
        "16 cells on the map, but there are 15",
        "Take away 1",
    ),
    "governance without alignment": (
        COUNTRIES + "  Iraq: {governance: poor}\n",
        9,
        "Iraq has a governance but no alignment",
        "add alignment",
    ),
    "alignment without governance": (
        COUNTRIES + "  Iraq: {alignment: ally}\n",
        9,
        "Iraq has an alignment but no governance",
        "add governance",
    ),
    "regime change in a good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, regime change: tan}\n",
        9,
        "under regime change but not Poor or Fair",
        "Make its governance poor or fair",
    ),
    "cells in an untested Muslim country": (
        COUNTRIES + "  Iraq: {cells: 2}\n",
        9,
        "Iraq is untested but has cells",
        "under `setup`",
    ),
    "plots in an untested non-Muslim country": (
        COUNTRIES + "  Canada: {plots: [1]}\n",
        9,
        "Canada is untested but has plots",
        "under `setup`",
    ),
    "unknown mark": (
        HEAD + "marks: [Rendition]\n",
        8,
        "no card has the mark 'Rendition'",
        "Did you mean 'Renditions'?",
    ),
    "unknown mark in a country": (
        COUNTRIES + "  Pakistan:\n    marks:\n      - FATA\n      - Xyzzy\n",
        12,
        "no card has the mark 'Xyzzy'",
        "Known: Abbas",
    ),
    "unknown removed card": (HEAD + "removed cards: [5,\n  999]\n", 9, "there is no card 999", "numbered 1 to"),
    "unknown lapsing card": (HEAD + "lapsing: [999]\n", 8, "there is no card 999", "numbered 1 to"),
    "a card that does not lapse": (HEAD + "lapsing: [43]\n", 8, "43 Patriot Act does not lapse", "Leave it out."),
    "a lapsing card that is removed": (
        HEAD + "lapsing: [2]\nremoved cards: [2]\n",
        8,
        "card 2 lapses and is removed",
        "Leave one out.",
    ),
    "unknown set": (HEAD.replace("[base]", "[bass]"), 4, "no card belongs to the set 'bass'", "Did you mean 'base'?"),
    "too many plots": (
        COUNTRIES + "  Iran: {plots: [3]}\navailable plots: [3]\n",
        10,
        "2 plots of number 3, but there are 1",
        "Count those in countries",
    ),
    "too many WMD": (HEAD + "wmd box: 4\n", 8, "7 WMD plots, but there are 6", "3 of them lie beside countries"),
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
    assert str(error.value).startswith(error.value.where)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a scenario is a list of `key: value` lines"),
        ("- a\n- b\n", "a scenario is a list of `key: value` lines"),
        ("name: Mine\ngame: labyrinth\n", "is missing"),
        (HEAD.replace("us posture: hard\n", ""), "'us posture' is missing"),
        ("a: &a [*a]\n", ""),
        ("\x00", ""),
    ],
)
def test_a_file_without_a_place_to_point_at_is_at_least_named(tmp_path: Path, text: str, message: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BrokenFile) as error:
        load(path)
    assert error.value.where.startswith(path)
    assert message in error.value.message


def test_references_that_grow_without_bound_are_refused(tmp_path: Path) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 8)}]" for i in range(1, 12)]
    with pytest.raises(BrokenFile, match="too large"):
        load(write(tmp_path, "\n".join(lines)))


def test_a_mistake_in_the_set_up_is_shown_at_its_line_of_the_file(tmp_path: Path) -> None:
    text = HEAD + "setup: |\n    for each c in muslim countries:\n      test c\n    plaice 1 cell in Iraq\n"
    path = write(tmp_path, text)
    with pytest.raises(BrokenText) as error:
        load(path)
    first = error.value.findings[0]
    assert (first.file, first.span.line, first.span.column) == (path, 11, 5)
    assert "    plaice 1 cell in Iraq" in english.text(first)


def test_a_mistake_in_an_inherited_set_up_names_the_file_it_stands_in(tmp_path: Path) -> None:
    base = write(tmp_path, HEAD + "setup: plaice 1 cell in Iraq\n", "base.yaml")
    path = write(tmp_path, "name: B\ngame: labyrinth\nextends: base\n")
    for name in (base, path):
        with pytest.raises(BrokenText) as error:
            load(name)
        assert (error.value.findings[0].file, error.value.findings[0].span.line) == (base, 8)


@pytest.mark.parametrize("link", ["../here/mine.yaml", "b", "mine.yaml"])
def test_a_scenario_that_extends_itself_by_another_way_is_found_out(tmp_path: Path, link: str) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    write(folder, "name: B\ngame: labyrinth\nextends: mine\n", "b.yaml")
    with pytest.raises(BrokenFile, match="extends itself"):
        load(write(folder, f"name: A\ngame: labyrinth\nextends: {link}\n"))


def test_an_unknown_scenario_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BrokenFile) as error:
        find("lets-rol")
    assert "Did you mean lets-roll?" in error.value.remedy
    assert all(name in error.value.remedy for name in known())


def test_a_missing_file_a_folder_and_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "bytes.yaml").write_bytes(b"name: \xff\xfe")
    for name, message in (
        ("nothing.yaml", "there is no such file"),
        ("folder.yaml", "this is a folder"),
        ("bytes.yaml", "not UTF-8"),
    ):
        with pytest.raises(BrokenFile) as error:
            load(str(tmp_path / name))
        assert message in str(error.value)
        assert name in error.value.where


def test_whole_data_that_still_extends_something_is_refused() -> None:
    with pytest.raises(BrokenFile, match="extends nothing"):
        make("x", "x.yaml", {"name": "X", "game": "labyrinth", "extends": "lets-roll"})


# -- fuzz -------------------------------------------------------------------------------------------------


def check_attempt(path: str) -> None:
    """Loads and sets up, or gives one message: never anything else."""
    try:
        scenario = load(path)
        g = new_game(scenario, 1)
    except DaedalusError:
        return
    assert isinstance(scenario, Scenario)
    g.policies = {"jihadist": random_policy(1)}
    set_up(g)
    assert broken(g, total_cards(g)) == []


@pytest.fixture(scope="module")
def spot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "any.yaml"


@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbfname: x")
@example(b"%YAML 9.9\n---\nname: x")
@example(b"? [a, b]\n: c")
@example(b"!!python/object:os.system x")
@example(b"name: !!binary aGk=\ngame: !!set {a, b}")
def test_any_bytes_as_a_scenario_give_a_message_or_a_scenario(spot: Path, content: bytes) -> None:
    spot.write_bytes(content)
    check_attempt(str(spot))


@given(st.text(alphabet="abc:{}[]-&*!|>%@`'\"#,?\n\t 0123456789.~<=", max_size=120))
def test_any_text_as_a_scenario_gives_a_message_or_a_scenario(spot: Path, text: str) -> None:
    spot.write_text(text, encoding="utf-8")
    check_attempt(str(spot))


KEYS = [
    *("name", "game", "extends", "year", "length", "sets", "removed cards", "lapsing", "prestige", "funding"),
    *("us posture", "reserves", "marks", "available plots", "wmd box", "countries", "setup"),
    *("board", "first half", "second half", "cards", "troops off map", "caliphate capital"),
]
COUNTRY_KEYS = [
    *("governance", "alignment", "posture", "troops", "cells", "active cells", "cadre", "plots", "marks", "aid"),
    *("besieged regime", "regime change", "turned", "civil war", "militia", "awakening", "reaction", "wmd"),
]
atoms = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.floats()
    | st.sampled_from(["poor", "ally", "hard", "wmd", "base", "NEST", "tan", "labyrinth", "lets-roll", "test Iraq"])
    | st.sampled_from(["awakening", "Iraq", "Nigeria", 'card 1 "A"\n  us, 2 ops\n  event: +1 prestige'])
    | st.text(max_size=5)
)
anything = st.recursive(atoms, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner))
countries = st.dictionaries(
    st.sampled_from(["Iraq", "Yemen", "Canada", "Israel", "Iran", "United States", "Mali", "Nigeria", "Narnia"]),
    st.dictionaries(st.sampled_from(COUNTRY_KEYS), atoms | st.lists(atoms, max_size=2), max_size=4),
    max_size=4,
)
changes = st.dictionaries(st.sampled_from(KEYS), anything | countries, max_size=3)


@given(changes, countries)
def test_a_scenario_changed_at_random_gives_a_message_or_a_sound_position(
    spot: Path, change: dict[str, Any], where: dict[str, Any]
) -> None:
    spot.write_text(dump({**EMPTY, "countries": where, **change}), encoding="utf-8")
    check_attempt(str(spot))


marks_of_section_11 = st.fixed_dictionaries(
    {"governance": st.sampled_from(["poor", "fair", "good"]), "alignment": st.sampled_from(["ally", "neutral"])},
    optional={
        "civil war": st.booleans(),
        "militia": st.integers(0, 9),
        "awakening": st.integers(0, 9),
        "reaction": st.integers(0, 9),
        "active cells": st.integers(0, 6),
        "regime change": st.just("tan"),
        "turned": st.just(True),
        "wmd": st.integers(0, 3),
        "plots": st.lists(st.sampled_from([1, "wmd"]), max_size=2),
    },
)


@given(
    st.dictionaries(st.sampled_from(["Iraq", "Syria", "Mali", "Nigeria", "Iran"]), marks_of_section_11, max_size=3),
    st.fixed_dictionaries(
        {"board": st.sampled_from(["awakening", "base"])},
        optional={"troops off map": st.integers(0, 16), "caliphate capital": st.sampled_from(["Iraq", "Mali"])},
    ),
)
@example({"Iraq": {"governance": "poor", "alignment": "ally", "civil war": True}}, {"board": "awakening"})
def test_a_scenario_of_the_awakening_at_random_gives_a_message_or_a_sound_position(
    spot: Path, where: dict[str, Any], change: dict[str, Any]
) -> None:
    spot.write_text(dump({**EMPTY, "countries": where, **change}), encoding="utf-8")
    check_attempt(str(spot))


@given(st.sampled_from(known()), st.integers(0, 2000), st.text(max_size=3), st.integers(0, 4))
def test_a_scenario_of_the_game_with_a_slip_of_the_pen_gives_a_message_or_a_scenario(
    spot: Path, name: str, at: int, typed: str, lost: int
) -> None:
    text = (SCENARIOS.home / f"{name}.yaml").read_text(encoding="utf-8")
    at %= len(text)
    spot.write_text(text[:at] + typed + text[at + lost :], encoding="utf-8", errors="replace")
    check_attempt(str(spot))

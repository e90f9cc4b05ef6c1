"""The jihadist events of the base set, 62 Ex-KGB to 79 Clean Operatives: they work, they do not, each branch."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.turn import expenditures
from daedalus.kit.effects import Mark
from tests.support import Table, rule

REMOVED = "removed cards"


def no_cells_left_but(board: Table, left: int) -> None:
    """All cells of the track but so many stand in Morocco."""
    board("Morocco", "poor neutral", cells=15 - left - sum(c.active_cells for c in board.game.countries))


# -- 62 to 64 ------------------------------------------------------------------------------------------


def test_ex_kgb_only_undoes_ctr_in_russia_when_it_is_there(board: Table) -> None:
    board.mark("CTR", "Russia")
    board.mark("CTR", "Central Asia")
    board.event(62, "jihadist")
    assert board("Russia") == "untested"
    assert board("Central Asia") == "untested, CTR"


@pytest.mark.parametrize("before", ["untested", "hard"])
def test_ex_kgb_turns_the_caucasus_against_the_us(board: Table, before: str) -> None:
    board("Caucasus", before)
    board.event(62, "jihadist", ["Caucasus"])
    assert board("Caucasus") == "soft"


def test_ex_kgb_tests_central_asia_and_shifts_it_one_box(board: Table) -> None:
    board.event(62, "jihadist", ["Central Asia"], rolls=[6])
    assert board("Central Asia") == "fair adversary"
    assert board("Caucasus") == "untested"


def test_ex_kgb_may_not_choose_what_would_change_nothing(board: Table) -> None:
    """Nobody is asked: first only Central Asia can change, then nothing can."""
    board("Caucasus", "soft")
    board("Central Asia", "poor neutral")
    board.event(62, "jihadist")
    assert board("Central Asia") == "poor adversary"
    board.event(62, "jihadist")
    assert board("Central Asia") == "poor adversary"
    assert board("Caucasus") == "soft"


@pytest.mark.parametrize(("hand", "left"), [([1, 3], 1), ([], 0)])
def test_gaza_war_costs_a_card_and_prestige_and_brings_funding(board: Table, hand: list[int], left: int) -> None:
    board.hand("us", hand)
    board.event(63, "jihadist")
    assert len(board.game.hand("us")) == left
    assert (board.funding, board.prestige) == (6, 6)


@rule("4.9.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("good ally", "fair adversary"),
        ("fair neutral", "poor adversary"),
        ("poor ally", "poor adversary"),
        ("islamist rule adversary", "islamist rule adversary"),
    ],
)
def test_hariri_killed_turns_syria_and_tests_lebanon(board: Table, before: str, after: str) -> None:
    board("Syria", before)
    board.event(64, "jihadist", rolls=[6])
    assert board("Syria") == after
    assert board("Lebanon") == "fair neutral"
    assert board.zone_of(64) == "removed cards"


@rule("4.9.4")
def test_hariri_killed_tests_syria_before_it_worsens(board: Table) -> None:
    board("Lebanon", "poor ally")
    board.event(64, "jihadist", rolls=[6])
    assert board("Syria") == "poor adversary"
    assert board("Lebanon") == "poor ally"


# -- 65, 69, 71: the three that find a weapon ----------------------------------------------------------

WEAPONS = pytest.mark.parametrize(
    ("number", "name"), [(65, "Russia"), (65, "Central Asia"), (69, "Central Asia"), (71, "Russia")]
)


@WEAPONS
@rule("4.7.8.1", "8.1.1")
def test_a_roll_within_the_governance_makes_a_wmd_available(board: Table, number: int, name: str) -> None:
    board(name, "fair neutral soft", cells=1)
    board.event(number, "jihadist", rolls=[2])
    assert board.get("available plots").count("wmd") == 1
    assert board.get("wmd box") == 2
    assert board.at(name).sleeper_cells == 1
    assert board.zone_of(number) == REMOVED


@WEAPONS
@rule("4.8.4")
def test_a_failed_roll_costs_a_cell(board: Table, number: int, name: str) -> None:
    board(name, "fair neutral soft", cells=2)
    board.event(number, "jihadist", rolls=[3])
    assert "wmd" not in board.get("available plots")
    assert board(name).endswith(", 1 cell")
    board.event(number, "jihadist", rolls=[6])
    assert board(name).endswith(", cadre")
    assert board.zone_of(number) == REMOVED


@WEAPONS
@rule("6.2.6", "6.2.8")
def test_weapons_need_a_cell_and_no_ctr_in_that_country(board: Table, number: int, name: str) -> None:
    elsewhere = "Russia" if name == "Central Asia" else "Central Asia"
    board(name, "fair neutral soft")
    assert not board.playable(number, "jihadist")
    board(name, cells=1)
    board.mark("CTR", elsewhere)
    assert board.playable(number, "jihadist")
    board.mark("CTR", name)
    assert not board.playable(number, "jihadist")


@rule("8.1.1")
def test_islamist_rule_opens_the_stores_without_a_roll(board: Table) -> None:
    board("Central Asia", "islamist rule adversary", cells=1)
    board.event(69, "jihadist")
    assert board.get("available plots").count("wmd") == 1


def test_heu_is_looked_for_only_where_ctr_is_not(board: Table) -> None:
    board("Russia", "soft", active=1, cells=1)
    board("Central Asia", "poor neutral", cells=1)
    board.event(65, "jihadist", ["Russia", "active cells"], rolls=[6])
    assert board("Russia") == "soft, 1 cell"
    board.mark("CTR", "Russia")
    board.event(65, "jihadist", rolls=[3])
    assert board.asked() == []
    assert board.get("wmd box") == 2


# -- 66 to 73 ------------------------------------------------------------------------------------------


@rule("4.9.4")
@pytest.mark.parametrize(
    ("number", "name", "after", "zone"),
    [
        (66, "United Kingdom", "soft, 1 cell", "discard pile"),
        (68, "Indonesia/Malaysia", "poor neutral, 2 cells", "discard pile"),
    ],
)
def test_homegrown_and_jemaah_islamiya_place_cells(board: Table, number: int, name: str, after: str, zone: str) -> None:
    board.event(number, "jihadist", rolls=[1])
    assert board(name) == after
    assert board.zone_of(number) == zone
    no_cells_left_but(board, 0)
    assert board.playable(number, "jihadist")


PAIRS = pytest.mark.parametrize(
    ("number", "names"), [(67, ("Central Asia", "Afghanistan")), (70, ("Pakistan", "India"))]
)


@PAIRS
@rule("4.9.4")
def test_unions_place_a_cell_in_each_of_two_countries(board: Table, number: int, names: tuple[str, str]) -> None:
    board.event(number, "jihadist", rolls=[1, 1])
    assert [board.at(n).sleeper_cells for n in names] == [1, 1]
    assert not any(board.at(n).is_untested for n in names)
    assert board.zone_of(number) == (REMOVED if number == 67 else "discard pile")


@PAIRS
@rule("4.6.3", "6.2.4")
def test_unions_with_one_cell_left_pick_where_it_goes(board: Table, number: int, names: tuple[str, str]) -> None:
    no_cells_left_but(board, 1)
    board.event(number, "jihadist", [names[1]], rolls=[1])
    assert [board.at(n).sleeper_cells for n in names] == [0, 1]
    assert board(names[0]) == "untested"
    board.event(number, "jihadist")
    assert board.get("cells on track") == 0


@rule("6.2.8")
@pytest.mark.parametrize("number", [70, 83])
def test_talks_with_india_stop_lashkar_and_kashmir(board: Table, number: int) -> None:
    assert board.playable(number, "jihadist")
    board.mark("Indo-Pakistani Talks", "Pakistan")
    assert "blocked by Indo-Pakistani Talks" in board.why_not(number, "jihadist")


def test_opium_pays_for_three_cells_or_for_all_under_islamist_rule(board: Table) -> None:
    board("Afghanistan", "poor neutral", cells=1)
    board.funding = 1
    board.event(72, "jihadist")
    assert board("Afghanistan") == "poor neutral, 4 cells"
    board("Afghanistan", "islamist rule adversary")
    board.event(72, "jihadist")
    assert board("Afghanistan") == "islamist rule adversary, 15 cells"


@rule("6.2.6")
def test_opium_needs_a_cell_in_afghanistan(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary", cadre=1)
    assert not board.playable(72, "jihadist")
    board("Afghanistan", active=1)
    assert board.playable(72, "jihadist")


@rule("5.2.5")
@pytest.mark.parametrize("name", ["Somalia", "Yemen"])
def test_pirates_spare_the_jihadist_expenses_while_they_have_a_haven(board: Table, name: str) -> None:
    board("Egypt", "islamist rule adversary")
    assert not board.playable(73, "jihadist")
    board(name, "islamist rule adversary")
    assert board.playable(73, "jihadist")
    board.event(73, "jihadist")
    assert board.in_effect("Pirates (base)")
    assert board.zone_of(73) == REMOVED
    board.run(lambda: expenditures(board.game))
    assert board.funding == 5
    board(name, "poor neutral")
    board.run(lambda: expenditures(board.game))
    assert board.funding == 4


@rule("6.2.8")
def test_pirates_are_blocked_by_the_maersk_alabama(board: Table) -> None:
    board("Yemen", "islamist rule adversary")
    board.put("marks", (Mark("Maersk Alabama", -1, 140),))
    assert "blocked by Maersk Alabama" in board.why_not(73, "jihadist")


# -- 74 and 79: travel without a roll ------------------------------------------------------------------


@rule("8.3.1", "4.9.4", "4.6.4")
def test_schengen_visas_bring_two_cells_to_schengen_countries(board: Table) -> None:
    """From far away, active or not, and Biometrics is no hindrance."""
    board.mark("Biometrics", lapsing=True)
    board("Philippines", "soft", active=2, cells=1)
    answers = ["Philippines: active cell", "France", "Philippines: sleeper cell", "Italy"]
    board.event(74, "jihadist", answers, rolls=[1, 6])
    assert board("Philippines") == "soft, 1 active cell"
    assert board("France") == "soft, 1 cell"
    assert board("Italy") == "hard, 1 cell"


def test_schengen_visas_hide_a_cell_that_is_there_already(board: Table) -> None:
    board("Spain", "soft", active=1)
    board.event(74, "jihadist", ["Spain"])
    assert board("Spain") == "soft, 1 cell"


def test_schengen_visas_are_no_use_without_cells(board: Table) -> None:
    assert board.playable(74, "jihadist")
    board.event(74, "jihadist")
    assert board.changes() == {"in play": ((74,), ()), "discard pile": ((), (74,))}


@rule("8.3.1")
def test_clean_operatives_go_anywhere_each_cell_once(board: Table) -> None:
    board("Yemen", "poor neutral", cells=1)
    board("Iran", active=2)
    board.event(79, "jihadist", ["Yemen: sleeper cell", "United States", "Iran"])
    assert board("United States") == "hard, 1 cell"
    assert board("Iran") == "untested, 1 active cell, 1 cell"
    assert board("Yemen") == "poor neutral"


# -- 75 to 78 ------------------------------------------------------------------------------------------


@rule("6.2.6", "4.3.2")
def test_schroeder_and_chirac_leave_a_hard_us(board: Table) -> None:
    board("Germany", "hard")
    board.us_posture = "soft"
    assert not board.playable(75, "jihadist")
    board.us_posture = "hard"
    assert board.playable(75, "jihadist")
    board.event(75, "jihadist")
    assert board("Germany") == board("France") == "soft"
    assert board.prestige == 6
    assert board.zone_of(75) == REMOVED


def test_abu_ghurayb_brings_cards_costs_prestige_and_an_ally(board: Table) -> None:
    board("Iraq", "poor neutral", cells=1, regime_change="tan")
    board("Jordan", "good ally")
    board("Yemen", "fair ally")
    board.hand("jihadist", [])
    board.event(76, "jihadist", ["Jordan"])
    assert len(board.game.hand("jihadist")) == 2
    assert board.prestige == 5
    assert board("Jordan") == "good neutral"
    assert board.zone_of(76) == REMOVED


@rule("6.2.4")
def test_abu_ghurayb_without_an_ally_does_the_rest(board: Table) -> None:
    board("Iraq", "poor neutral", cells=1, regime_change="tan")
    board.event(76, "jihadist")
    assert board.prestige == 5
    assert board("Iraq") == "poor neutral, 1 cell, tan regime change"


@pytest.mark.parametrize(("before", "after"), [("ally", "neutral"), ("neutral", "adversary"), ("adversary",) * 2])
def test_al_jazeera_shifts_a_country_with_troops_near_saudi_arabia(board: Table, before: str, after: str) -> None:
    board("Turkey", "fair ally", troops=2)
    assert not board.playable(77, "jihadist")
    board("Gulf States", f"fair {before}", troops=1)
    assert board.playable(77, "jihadist")
    board.event(77, "jihadist")
    assert board("Gulf States") == f"fair {after}, 1 troop"
    assert board("Turkey") == "fair ally, 2 troops"


def test_al_jazeera_can_pick_saudi_arabia_itself(board: Table) -> None:
    board("Saudi Arabia", "poor ally", troops=2)
    board("Iraq", "poor ally", troops=6)
    board.event(77, "jihadist", ["Saudi Arabia"])
    assert board("Saudi Arabia") == "poor neutral, 2 troops"


@rule("4.9.3")
def test_axis_of_evil_hardens_the_us_and_takes_its_iranian_cards(board: Table) -> None:
    """Prestige is rolled with the new posture: the world is Hard, so there is no penalty, and 5 is up."""
    board.us_posture = "soft"
    board.hand("us", [1, 103, 104, 105, 106, 107])
    board.event(78, "jihadist", rolls=[5, 3, 2])
    assert board.game.hand("us") == (1, 107)
    assert {board.zone_of(n) for n in (103, 104, 105, 106)} == {"discard pile"}
    assert board.us_posture == "hard"
    assert board.prestige == 9

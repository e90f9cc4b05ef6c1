"""11.3.1 to 11.3.4, 11.3.7, 11.3.9, 11.3.10: WMD, plots, mats, off map, extra cells and the random tables."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import off_map
from daedalus.games.labyrinth.cardplay import remove_cadre
from daedalus.games.labyrinth.governance import set_alignment
from daedalus.games.labyrinth.pieces import place_cells, take_cell
from daedalus.games.labyrinth.random_country import random_muslim, random_schengen, random_shia_mix
from daedalus.games.labyrinth.tracks import hand_size, recruitable_cells, resources
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule

TRAINING_CAMPS = 196
UN_CEASEFIRE = 233


# -- 11.3.1, 11.3.2 ----------------------------------------------------------------------------------


@rule("11.3.1")
def test_wmd_lie_in_pakistan_syria_and_iran(awakening: Table) -> None:
    assert {c.name: c.wmd_cache for c in awakening.game.countries if c.wmd_cache} == {
        "Pakistan": 3,
        "Syria": 2,
        "Iran": 1,
    }
    assert awakening.get("wmd box") == 0


@rule("11.3.1")
def test_islamist_rule_in_syria_makes_its_wmd_available(awakening: Table) -> None:
    awakening("Syria", "poor adversary", active=6)
    awakening("Lebanon", "poor neutral")
    awakening.jihad("Syria", 2, major=True, rolls=[1, 2, 3, 5])
    assert awakening.get("available plots").count("wmd") == 2
    assert awakening.at("Syria").wmd_cache == 0


@rule("11.3.1")
def test_the_us_gains_prestige_for_a_wmd_it_alerts_and_not_for_another_plot(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", plots=["wmd"])
    awakening.operation("us", "alert", 3)
    assert awakening.prestige == 8
    assert awakening.get("removed plots") == ("wmd",)
    awakening("Iraq", plots=[2])
    awakening.operation("us", "alert", 3)
    assert awakening.prestige == 8


def test_on_the_base_board_a_wmd_alerted_earns_nothing(board: Table) -> None:
    board("Iraq", "poor neutral", plots=["wmd"])
    board.operation("us", "alert", 3)
    assert board.prestige == 7


@rule("11.3.2")
def test_a_used_plot_waits_for_the_end_of_the_turn(awakening: Table) -> None:
    awakening.put("available plots", ("1",))
    awakening("Iraq", "poor neutral", plots=[2, "wmd"])
    awakening.resolve_plots(["Iraq: plot 2"], rolls=[6, 6, 6, 6, 6])
    assert awakening.get("resolved plots") == ("2",)
    assert awakening.get("available plots") == ("1",)
    assert awakening.get("removed plots") == ("wmd",)
    awakening.end_of_turn()
    assert awakening.get("available plots") == ("1", "2")
    assert awakening.get("resolved plots") == ()


# -- 11.3.3 ------------------------------------------------------------------------------------------


@rule("11.3.3.1")
def test_iran_turns_over_to_a_fair_adversary_that_exports_oil(awakening: Table) -> None:
    awakening("Iran", cells=2, cadre=0)
    awakening.turn_over("Iran")
    iran = awakening.at("Iran")
    assert awakening("Iran") == "fair adversary, 2 cells"
    assert iran.shia_mix
    assert iran.oil
    assert resources(awakening.game, iran) == 2
    assert iran.wmd_cache == 1


@rule("11.3.3.2")
def test_mali_is_sunni_worth_one_and_has_three_neighbours(awakening: Table) -> None:
    mali = awakening.at("Mali")
    assert mali.is_muslim
    assert not mali.shia_mix
    assert resources(awakening.game, mali) == 1
    assert sorted(c.name for c in awakening.game.adjacent(mali)) == ["Algeria/Tunisia", "Morocco", "Nigeria"]


@rule("11.3.3.3")
def test_nigeria_begins_non_muslim_and_poor(awakening: Table) -> None:
    nigeria = awakening.at("Nigeria")
    assert not nigeria.is_muslim
    assert nigeria.governance == 3
    assert sorted(c.name for c in awakening.game.adjacent(nigeria)) == ["Kenya/Tanzania", "Mali", "Sudan"]


@rule("11.3.3.3")
@pytest.mark.parametrize("plot", ["2", "3", "wmd"])
def test_a_large_plot_turns_nigeria_over_instead_of_rolling_its_posture(awakening: Table, plot: str) -> None:
    awakening("Nigeria", "soft", cells=1, plots=[plot])
    awakening.resolve_plots()
    assert awakening("Nigeria") == "poor neutral, 1 cell"
    assert resources(awakening.game, awakening.at("Nigeria")) == 2
    assert awakening.funding == (9 if plot == "wmd" else 5 + int(plot))
    assert awakening.rules_of("kind") == ["11.3.3.3"]


@rule("11.3.3.3")
def test_a_plot_1_only_rolls_the_posture_of_nigeria(awakening: Table) -> None:
    awakening("Nigeria", "soft", cells=1, plots=[1])
    awakening.resolve_plots(rolls=[5])
    assert awakening("Nigeria") == "hard, 1 cell"


@rule("11.3.3.3")
def test_nigeria_turns_back_as_an_ally_without_cells_and_loses_everything(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "fair neutral", troops=2, militia=3, aid=1, cadre=1, civil_war=1, besieged=1, plots=[1])
    awakening.put("available plots", ("1", "1", "2", "2", "3"))
    g = awakening.game
    awakening.run(lambda: (set_alignment(g, awakening.at("Nigeria"), 1, "4.2.3"), g.settle()))
    assert awakening("Nigeria") == "untested"
    assert awakening.at("Nigeria").governance == 2  # kept, and frozen while it is non-Muslim
    assert awakening.rules_of("kind") == ["11.3.3.3"]
    assert (awakening.get("troops on track"), awakening.get("militia on track")) == (15, 15)
    assert awakening.get("available plots") == ("1", "1", "1", "2", "2", "3")


@rule("11.3.3.3")
def test_nigeria_stays_muslim_as_long_as_a_cell_is_there(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor ally", cells=1)
    awakening.game.settle()
    assert awakening("Nigeria") == "poor ally, 1 cell"
    awakening.operation("us", "disrupt", 3)  # the sleeper becomes active
    awakening.operation("us", "disrupt", 3)
    assert awakening("Nigeria") == "untested"


@rule("11.3.3.3", "4.9.4")
def test_a_cell_that_reaches_nigeria_after_the_last_one_has_left_tests_it_anew(awakening: Table) -> None:
    """Both journeys of one operation: the first turns the mat back, and its posture is rolled before the second."""
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor ally", active=1)
    awakening("Mali", "poor neutral", cells=1)
    answers = ["Nigeria: active cell", "Mali", "Mali: sleeper cell", "Nigeria"]
    awakening.operation("jihadist", "travel", 2, answers, rolls=[5])
    assert awakening("Nigeria") == "hard, 1 cell"
    assert awakening("Mali") == "poor neutral, 1 cell"


@rule("11.3.3.3", "4.9.3")
def test_nigeria_that_turns_back_in_the_middle_of_an_event_is_let_alone_by_the_rest_of_it(awakening: Table) -> None:
    """Its cells become reaction markers, so that it turns back; no governance is then rolled for it."""
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor ally", civil_war=1, cells=1, troops=1)
    awakening.event(UN_CEASEFIRE, "us")
    assert awakening("Nigeria") == "untested"
    assert awakening.rolled() == []


@rule("11.3.3.4")
def test_syria_is_shia_mix_on_this_board_and_sunni_on_the_other(awakening: Table, board: Table) -> None:
    assert awakening.at("Syria").shia_mix
    assert not board.at("Syria").shia_mix


# -- 11.3.4 ------------------------------------------------------------------------------------------


@rule("11.3.4")
def test_troops_go_off_map_from_the_track_first_then_as_the_us_picks(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=7)
    awakening("Gulf States", "fair ally", troops=7)
    awakening.run(lambda: off_map.send(awakening.game, 3, "11.3.4"), ["Iraq", "Gulf States"])
    assert awakening.get("troops off map") == 3
    assert awakening.get("troops on track") == 0
    assert (awakening.at("Iraq").troops, awakening.at("Gulf States").troops) == (6, 6)


@rule("11.3.4")
def test_troops_off_map_are_missing_on_the_track_when_cards_are_dealt(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=4)
    assert hand_size(awakening.game, "us") == 9
    awakening.run(lambda: off_map.send(awakening.game, 2, "11.3.4"))
    assert hand_size(awakening.game, "us") == 8
    awakening.run(lambda: off_map.bring_back(awakening.game, 2, "11.3.4"))
    assert awakening.get("troops on track") == 11


# -- 11.3.7 ------------------------------------------------------------------------------------------


@rule("11.3.7")
def test_training_camps_give_extra_cells_that_are_recruited_only_at_funding_nine(awakening: Table) -> None:
    awakening("Yemen", "poor neutral", cells=13)
    awakening("Somalia", "poor neutral")
    awakening.event(TRAINING_CAMPS, "jihadist", ["Somalia"])
    assert awakening("Somalia") == "poor neutral, 2 cells, Training Camps"
    assert awakening.get("cells on track") == 0
    awakening.funding = 8
    assert recruitable_cells(awakening.game) == 0
    awakening.funding = 9
    assert recruitable_cells(awakening.game) == 3


@rule("11.3.7")
def test_in_the_caliphate_the_camps_give_five_extra_cells(awakening: Table) -> None:
    awakening("Yemen", "poor neutral", active=15, civil_war=1)
    awakening.mark("Training Camps", "Yemen")
    awakening.funding = 9
    assert recruitable_cells(awakening.game) == 3
    awakening.caliphate("Yemen")
    assert recruitable_cells(awakening.game) == 5


@rule("11.3.7")
def test_extra_cells_come_last_go_first_and_stay_when_the_camps_go(awakening: Table) -> None:
    awakening("Yemen", "poor neutral", cells=14)
    awakening.mark("Training Camps", "Yemen")
    g, yemen = awakening.game, awakening.at("Yemen")
    awakening.run(lambda: place_cells(g, yemen, 3, "4.7.4"))  # events place them at any funding
    assert (awakening.get("cells on track"), awakening.get("extra cells on map")) == (0, 2)
    g.end_mark("Training Camps", "11.3.7")
    assert awakening("Yemen") == "poor neutral, 17 cells"
    for _ in range(3):
        take_cell(g, yemen, "sleeper cells", "4.8.4", cadre=True)
    assert (awakening.get("cells on track"), awakening.get("extra cells on map")) == (1, 0)


@rule("4.8.4", "6.2.7")
def test_training_camps_are_gone_with_the_cadre_that_the_jihadist_takes_off(awakening: Table) -> None:
    awakening("Somalia", "poor neutral", cadre=1)
    awakening.mark("Training Camps", "Somalia")
    awakening.run(lambda: remove_cadre(awakening.game))
    assert awakening("Somalia") == "poor neutral"


# -- 11.3.9, 11.3.10 ---------------------------------------------------------------------------------


@rule("11.3.9")
@pytest.mark.parametrize(
    ("rolls", "name"),
    [
        ([1, 1], "Morocco"),
        ([1, 4], "Syria"),
        ([2, 6], "Indonesia/Malaysia"),
        ([6, 5], "Pakistan"),
        ([1, 5, 2], "Central Asia"),
        ([1, 6, 4], "Mali"),
        ([1, 6, 3, 5, 4], "Mali"),  # neither Iran nor Nigeria is Muslim: rolled again in the second table
    ],
)
def test_a_random_muslim_country(awakening: Table, rolls: list[int], name: str) -> None:
    found = awakening.run(lambda: random_muslim(awakening.game, lambda c: True), rolls=rolls)
    assert found.name == name


@rule("11.3.9")
def test_iran_counts_once_it_is_muslim(awakening: Table) -> None:
    awakening.turn_over("Iran")
    found = awakening.run(lambda: random_muslim(awakening.game, lambda c: True), rolls=[1, 6, 3])
    assert found.name == "Iran"


@rule("11.3.9")
def test_a_neighbour_takes_what_the_country_rolled_cannot(awakening: Table) -> None:
    found = awakening.run(lambda: random_muslim(awakening.game, lambda c: c.name == "Egypt"), rolls=[3, 1])
    assert found.name == "Egypt"  # Libya was rolled
    assert awakening.run(lambda: random_muslim(awakening.game, lambda c: False)) is None


@rule("11.3.10")
@pytest.mark.parametrize(
    ("rolls", "name"),
    [
        ([1, 1, 1], "Syria"),
        ([2, 2, 2], "Syria"),
        ([3, 2, 2], "Syria"),  # Iran, not Muslim yet
        ([2, 3, 3], "Saudi Arabia"),
        ([3, 3, 3], "Turkey"),
        ([3, 3, 4], "Iraq"),
        ([3, 4, 4], "Gulf States"),
        ([4, 4, 4], "Yemen"),
        ([4, 4, 5], "Pakistan"),
        ([4, 5, 5], "Lebanon"),
        ([6, 6, 6], "Afghanistan"),
    ],
)
def test_a_random_shia_mix_country(awakening: Table, rolls: list[int], name: str) -> None:
    found = awakening.run(lambda: random_shia_mix(awakening.game, lambda c: True), rolls=rolls)
    assert found.name == name


@rule("11.3.10")
def test_the_shia_mix_table_is_rolled_until_a_country_accepts(awakening: Table) -> None:
    def accepts(c: object) -> bool:
        return str(c) == "Yemen"

    found = awakening.run(lambda: random_shia_mix(awakening.game, accepts), rolls=[1, 1, 1, 4, 4, 4])
    assert found.name == "Yemen"


def test_a_random_schengen_country_comes_from_one_die(awakening: Table) -> None:
    assert awakening.run(lambda: random_schengen(awakening.game), rolls=[3]).name == "Germany"


@rule("11.3.3.3")
def test_nothing_of_an_event_is_placed_in_a_nigeria_that_it_has_turned_back(awakening: Table) -> None:
    """Aid and besieged regimes belong to Muslim countries."""
    awakening.turn_over("Nigeria")
    carry_out(awakening, "set Nigeria to poor ally\nplace 1 aid in Nigeria\nplace besieged regime in Nigeria")
    assert awakening("Nigeria") == "untested"

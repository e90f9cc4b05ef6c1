"""Cards 182 to 188 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.plots import resolve_all
from daedalus.games.labyrinth.turn import after_the_deal, expenditures, lapse
from tests.cards.positions import no_cells_left_but
from tests.support import Table, rule

REMOVED = "removed cards"
DISCARDS = "discard pile"


# -- 182 Paris Attacks -----------------------------------------------------------------------------------


@rule("8.5.2", "4.6.4")
@pytest.mark.parametrize(
    ("black", "found"),
    [
        (1, "hard, plot 1 face up, plot 2 face up"),
        (2, "hard, 2 active cells, plot 3 face up"),
        (3, "hard, 1 active cell, plot 2 face up"),
        (4, "hard, plot 2 face up"),
        (5, "hard, 1 active cell, plot 1 face up"),
        (6, "hard, plot 1 face up"),
    ],
)
def test_the_black_die_of_paris_attacks_says_what_is_placed(awakening: Table, black: int, found: str) -> None:
    awakening.event(182, "jihadist", rolls=[1, black])
    assert awakening("United States") == found
    assert awakening.zone_of(182) == DISCARDS


@pytest.mark.parametrize(
    ("tan", "place"), [(1, "United States"), (2, "France"), (3, "United Kingdom"), (4, "Germany"), (5, "France")]
)
def test_a_result_of_paris_attacks_that_is_not_hard_is_the_highest_that_is(
    awakening: Table, tan: int, place: str
) -> None:
    """The highest-numbered playable result: any Hard Schengen country, as long as there is one."""
    awakening("Canada", "soft")
    for name in ("United Kingdom", "France", "Germany"):
        awakening(name, "hard")
    awakening.event(182, "jihadist", [place] if tan in (2, 4) else [], rolls=[tan, 4])
    assert awakening(place) == "hard, plot 2 face up"


def test_the_last_entry_of_paris_attacks_is_any_hard_schengen_country(awakening: Table) -> None:
    for name in ("France", "Germany", "United Kingdom"):
        awakening(name, "hard")
    awakening("Italy", "soft")
    awakening.event(182, "jihadist", ["Germany"], rolls=[6, 6])
    assert awakening("Germany") == "hard, plot 1 face up"
    awakening("France", "soft")
    awakening.event(182, "jihadist", rolls=[5, 6])
    assert awakening("Germany") == "hard, plot 1 face up, plot 1 face up"


@pytest.mark.parametrize("tan", [2, 4, 6])
def test_paris_attacks_strike_the_only_hard_country_whatever_the_roll(awakening: Table, tan: int) -> None:
    """Without a Hard Schengen country the highest playable result is further down the list."""
    awakening.event(182, "jihadist", rolls=[tan, 6])
    assert awakening("United States") == "hard, plot 1 face up"
    awakening("United Kingdom", "hard")
    awakening.event(182, "jihadist", rolls=[tan, 6])
    assert awakening("United Kingdom") == "hard, plot 1 face up"


@rule("6.2.4")
def test_paris_attacks_place_what_there_is(awakening: Table) -> None:
    no_cells_left_but(awakening, 1)
    awakening.put("available plots", ("1",))
    awakening.event(182, "jihadist", rolls=[1, 2])
    assert awakening("United States") == "hard, 1 active cell"
    awakening.event(182, "jihadist", rolls=[1, 1])
    assert awakening("United States") == "hard, 1 active cell, plot 1 face up"


@rule("6.2.6")
def test_paris_attacks_need_a_hard_country_of_the_list_and_something_to_place(awakening: Table) -> None:
    awakening.us_posture = "soft"
    awakening("Russia", "hard")
    assert not awakening.playable(182, "jihadist")
    for name in ("Spain", "Canada"):
        awakening(name, "hard")
        assert awakening.playable(182, "jihadist")
        awakening(name, "soft")
    awakening("Benelux", "hard")
    assert awakening.playable(182, "jihadist")
    assert not awakening.playable(182, "us")
    no_cells_left_but(awakening, 0)
    assert awakening.playable(182, "jihadist")
    awakening.put("available plots", ())
    assert not awakening.playable(182, "jihadist")


# -- 183 Pirates -----------------------------------------------------------------------------------------


@rule("11.3.6", "6.2.7")
@pytest.mark.parametrize("name", ["Somalia", "Yemen"])
@pytest.mark.parametrize("haven", ["poor adversary", "islamist rule adversary", "islamist rule neutral"])
def test_pirates_need_a_haven_now_and_at_each_end_of_turn(awakening: Table, name: str, haven: str) -> None:
    awakening("Egypt", "poor adversary")
    assert not awakening.playable(183, "jihadist")
    for other in ("poor neutral", "fair adversary"):
        awakening(name, other)
        assert not awakening.playable(183, "jihadist")
    awakening(name, haven)
    assert awakening.playable(183, "jihadist")
    awakening.event(183, "jihadist")
    assert awakening.in_effect("Pirates (Awakening)")
    assert awakening.zone_of(183) == REMOVED
    awakening.run(lambda: expenditures(awakening.game))
    assert awakening.funding == 5
    awakening(name, "fair adversary")
    awakening.run(lambda: expenditures(awakening.game))
    assert awakening.funding == 4
    awakening(name, haven)
    awakening.run(lambda: expenditures(awakening.game))
    assert awakening.funding == 4


def test_pirates_of_both_kinds_spare_the_jihadist_no_more_than_his_expenses(awakening: Table) -> None:
    awakening("Somalia", "islamist rule adversary")
    awakening.mark("Pirates (base)")
    awakening.mark("Pirates (Awakening)")
    awakening.run(lambda: expenditures(awakening.game))
    assert awakening.funding == 5


@rule("6.2.8")
def test_pirates_and_the_maersk_alabama_exclude_each_other(awakening: Table) -> None:
    awakening("Yemen", "poor adversary")
    awakening.mark("Maersk Alabama")
    assert "blocked by Maersk Alabama" in awakening.why_not(183, "jihadist")


# -- 184 Sequestration -----------------------------------------------------------------------------------


def sequestration(table: Table) -> None:
    """Played with nothing to take."""
    table.us_posture = "soft"
    table.put(DISCARDS, ())
    table.event(184, "jihadist")


@rule("11.3.4", "6.2.6")
def test_sequestration_sends_three_troops_of_a_soft_us_off_the_map(awakening: Table) -> None:
    assert not awakening.playable(184, "jihadist")
    awakening.us_posture = "soft"
    assert awakening.playable(184, "jihadist")
    sequestration(awakening)
    assert (awakening.get("troops off map"), awakening.get("troops on track")) == (3, 12)
    assert awakening.in_effect("Sequestration")
    assert awakening.zone_of(184) == REMOVED


@rule("11.3.4")
def test_sequestration_takes_troops_from_countries_of_the_us_choice_when_the_track_is_short(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=6)
    awakening("Gulf States", "fair ally", troops=8)
    awakening.us_posture = "soft"
    awakening.put(DISCARDS, ())
    awakening.event(184, "jihadist", ["Iraq", "Gulf States"])
    assert awakening("Iraq") == "poor ally, 5 troops"
    assert awakening("Gulf States") == "fair ally, 7 troops"
    assert awakening.get("troops off map") == 3


@rule("5.3")
def test_sequestration_lets_the_us_take_a_discard(awakening: Table) -> None:
    awakening.us_posture = "soft"
    awakening.hand("us", [])
    for number in (121, 165, 199):
        awakening.move(number, DISCARDS)
    awakening.event(184, "jihadist", [165])
    assert awakening.asked()[0][0] == "us"
    assert awakening.game.hand("us") == (165,)


def test_sequestration_hands_the_us_its_doctrine_if_that_was_discarded(awakening: Table) -> None:
    awakening.us_posture = "soft"
    awakening.hand("us", [])
    for number in (121, 143, 165):
        awakening.move(number, DISCARDS)
    awakening.event(184, "jihadist")
    assert awakening.game.hand("us") == (143,)
    assert awakening.get(DISCARDS) == (121, 165)


@rule("11.3.4", "8.5.6")
def test_sequestration_ends_when_a_wmd_plot_is_resolved_anywhere(awakening: Table) -> None:
    sequestration(awakening)
    awakening("Israel", plots=[3])
    awakening.run(lambda: resolve_all(awakening.game))
    assert awakening.in_effect("Sequestration")
    awakening("Israel", plots=["wmd"])
    awakening.run(lambda: resolve_all(awakening.game))
    assert not awakening.in_effect("Sequestration")
    assert (awakening.get("troops off map"), awakening.get("troops on track")) == (0, 15)


@rule("11.3.4", "11.3.6")
def test_sequestration_ends_after_the_deal_with_a_rich_country_under_islamist_rule(awakening: Table) -> None:
    """Syria prints 2, Saudi Arabia 3: but Islamist Rule there is looked at only then."""
    sequestration(awakening)
    awakening("Syria", "islamist rule adversary")
    awakening("Saudi Arabia", "poor adversary")
    awakening.run(lambda: after_the_deal(awakening.game))
    assert awakening.in_effect("Sequestration")
    awakening("Saudi Arabia", "islamist rule adversary")
    assert awakening.in_effect("Sequestration")
    awakening.run(lambda: after_the_deal(awakening.game))
    assert not awakening.in_effect("Sequestration")
    assert awakening.get("troops on track") == 15


@rule("11.3.4")
def test_sequestration_ends_with_congress_acts_and_not_with_the_turn(awakening: Table) -> None:
    sequestration(awakening)
    awakening.run(lambda: lapse(awakening.game))
    awakening.run(lambda: after_the_deal(awakening.game))
    assert awakening.get("troops off map") == 3
    assert awakening.playable(152, "us")
    awakening.event(152, "us")
    assert not awakening.in_effect("Sequestration")
    assert (awakening.get("troops off map"), awakening.get("troops on track")) == (0, 15)


# -- 185 al-Maliki ---------------------------------------------------------------------------------------


@rule("7.3.4.1")
def test_al_maliki_sends_the_troops_home_and_leaves_a_neutral_country_with_aid(awakening: Table) -> None:
    assert not awakening.playable(185, "jihadist")
    awakening("Iraq", "poor ally", troops=6, cells=1, militia=1, regime_change="tan")
    awakening("Gulf States", "fair ally", troops=2)
    awakening.event(185, "jihadist", ["Iraq"])
    assert awakening("Iraq") == "poor neutral, 1 cell, 1 militia, 1 aid"
    assert awakening("Gulf States") == "fair ally, 2 troops"
    assert awakening.get("troops on track") == 13
    assert awakening.zone_of(185) == REMOVED


@rule("4.7.3")
def test_al_maliki_ends_marks_that_are_troops_and_leaves_a_civil_war(awakening: Table) -> None:
    awakening("Libya", "fair adversary", civil_war=1)
    awakening.mark("NATO", "Libya")
    assert awakening.playable(185, "jihadist")
    awakening.event(185, "jihadist")
    assert awakening("Libya") == "fair neutral, 1 aid, civil war"


def test_al_maliki_clears_the_philippines_of_troops_and_nothing_else(awakening: Table) -> None:
    awakening("Philippines", "soft", troops=2, cells=1)
    awakening.event(185, "jihadist")
    assert awakening("Philippines") == "soft, 1 cell"


# -- 186 Boko Haram --------------------------------------------------------------------------------------


@rule("11.3.12")
@pytest.mark.parametrize(
    ("option", "found"),
    [
        ("plot 2", "soft, plot 2"),
        ("plot 3", "soft, plot 3"),
        ("1 cell", "soft, 1 cell"),
        ("2 cells", "soft, 2 cells"),
        ("3 cells", "soft, 3 cells"),
    ],
)
def test_boko_haram_places_a_plot_or_cells_in_nigeria(awakening: Table, option: str, found: str) -> None:
    awakening.hand("jihadist", [])
    awakening("Nigeria", "soft")
    awakening.event(186, "jihadist", [option])
    assert awakening("Nigeria") == found
    assert awakening.zone_of(186) == DISCARDS


@rule("11.3.12", "4.6.3")
def test_boko_haram_offers_only_what_there_is(awakening: Table) -> None:
    awakening.hand("jihadist", [])
    awakening("Nigeria", "soft")
    no_cells_left_but(awakening, 1)
    awakening.put("available plots", ("1", "wmd"))
    awakening.event(186, "jihadist")
    assert awakening("Nigeria") == "soft, 1 cell"
    awakening.event(186, "jihadist")
    assert awakening("Nigeria") == "soft, 1 cell"


@rule("11.3.8", "11.3.8.3")
def test_boko_haram_may_declare_a_caliphate_in_a_muslim_nigeria_with_its_third_cell(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", civil_war=1)
    awakening.hand("jihadist", [])
    awakening.event(186, "jihadist", ["2 cells"])
    assert awakening.members() == []
    awakening.event(186, "jihadist", ["3 cells", "yes"])
    assert awakening("Nigeria") == "poor neutral, 5 active cells, civil war"
    assert awakening.members() == ["Nigeria"]
    assert awakening.funding == 7


@rule("11.3.8")
def test_boko_haram_declares_no_caliphate_in_a_nigeria_at_peace(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening.hand("jihadist", [])
    awakening.event(186, "jihadist", ["3 cells"])
    assert awakening("Nigeria") == "poor neutral, 3 cells"


@rule("5.3")
def test_boko_haram_is_kept_for_another_card_of_three_that_is_not_american(awakening: Table) -> None:
    """169 and 121 are too small, 150 is a US card; 199 is jihadist, 239 belongs to nobody."""
    awakening("Nigeria", "soft")
    awakening.hand("jihadist", [121, 150, 169, 199, 239])
    awakening.event(186, "jihadist", ["1 cell", "yes", 239])
    assert set(awakening.game.hand("jihadist")) == {121, 150, 169, 199, 186}
    assert awakening.zone_of(239) == DISCARDS
    awakening.event(186, "jihadist", ["1 cell", "yes"])
    assert set(awakening.game.hand("jihadist")) == {121, 150, 169, 186}
    awakening.event(186, "jihadist", ["1 cell"])
    assert awakening.zone_of(186) == DISCARDS


@rule("6.3.2")
def test_boko_haram_used_by_the_us_may_end_in_the_hand_of_the_jihadist(awakening: Table) -> None:
    awakening("Nigeria", "soft")
    awakening.hand("jihadist", [199])
    awakening.play(186, "us", ["war of ideas", "event first", "plot 3", "yes", "Egypt"], rolls=[1, 1])
    assert awakening("Nigeria") == "soft, plot 3"
    assert awakening.game.hand("jihadist") == (186,)
    assert awakening.zone_of(199) == DISCARDS


def test_boko_haram_need_not_be_kept(awakening: Table) -> None:
    awakening("Nigeria", "soft")
    awakening.hand("jihadist", [199])
    awakening.event(186, "jihadist", ["1 cell", "no"])
    assert awakening.game.hand("jihadist") == (199,)
    assert awakening.zone_of(186) == DISCARDS


def test_boko_haram_is_not_playable_under_a_truce_in_nigeria(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", civil_war=1)
    assert awakening.playable(186, "jihadist")
    awakening.mark("Truce", "Nigeria")
    assert not awakening.playable(186, "jihadist")


# -- 187 Foreign Fighters --------------------------------------------------------------------------------


@rule("11.2.2", "8.4.3.2")
def test_foreign_fighters_come_to_a_civil_war_or_a_regime_change(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=6, aid=2)
    assert not awakening.playable(187, "jihadist")
    awakening("Iraq", regime_change="green")
    awakening.event(187, "jihadist", ["no"])
    assert awakening("Iraq") == "poor ally, 5 cells, 6 troops, 1 aid, green regime change"
    awakening("Libya", "fair neutral", civil_war=1)
    awakening.event(187, "jihadist", ["Libya", "no"])
    assert awakening("Libya") == "fair neutral, 5 cells, besieged, civil war"


@rule("11.3.8", "11.3.8.1", "11.3.8.3")
def test_foreign_fighters_may_declare_a_caliphate(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, cells=1)
    awakening("Iraq", "poor ally", regime_change="tan", cells=1)
    awakening.event(187, "jihadist", ["Syria", "yes"])
    assert awakening("Syria") == "poor neutral, 6 active cells, besieged, civil war"
    assert awakening("Iraq") == "poor ally, 1 active cell, tan regime change"
    assert awakening.members() == ["Iraq", "Syria"]
    assert awakening.funding == 7


@rule("11.3.8", "4.6.3")
def test_foreign_fighters_need_three_cells_for_a_caliphate(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1)
    no_cells_left_but(awakening, 2)
    awakening.event(187, "jihadist")
    assert awakening("Syria") == "poor neutral, 2 cells, besieged, civil war"
    assert awakening.members() == []


# -- 188 ISIL --------------------------------------------------------------------------------------------


@rule("11.2.2")
def test_isil_starts_civil_wars_where_cells_hold_their_own(awakening: Table) -> None:
    """Equal numbers are enough; regime change makes way, markers become pieces."""
    awakening("Iraq", "poor ally", cells=3, troops=2, militia=1, regime_change="tan", reaction=1)
    awakening("Syria", "fair adversary", awakening=1)
    awakening.event(188, "jihadist")
    assert awakening("Iraq") == "poor ally, 4 cells, 2 troops, 1 militia, civil war"
    assert awakening("Syria") == "fair adversary, 1 militia, civil war"
    assert awakening.prestige == 6
    assert awakening.zone_of(188) == REMOVED


@rule("11.2.2", "4.9.4")
def test_isil_tests_an_unmarked_country_on_the_way(awakening: Table) -> None:
    awakening("Iraq", "good ally", cells=2)
    awakening.event(188, "jihadist", rolls=[6])
    assert awakening("Syria") == "fair neutral, civil war"
    assert awakening("Iraq") == "good ally, 2 cells"


@pytest.mark.parametrize(
    ("levels", "pieces", "after"),
    [
        ("poor ally", {"cells": 2, "troops": 2, "militia": 1}, "poor ally, 2 cells, 2 troops, 1 militia"),
        ("islamist rule adversary", {"cells": 2}, "islamist rule adversary, 2 cells"),
        ("good ally", {"cells": 2}, "good ally, 2 cells"),
    ],
)
def test_isil_passes_over_a_country_that_is_guarded_good_or_lost(
    awakening: Table, levels: str, pieces: dict[str, int], after: str
) -> None:
    for name in ("Iraq", "Syria"):
        awakening(name, levels, **pieces)
    awakening.event(188, "jihadist")
    assert awakening("Iraq") == awakening("Syria") == after
    assert awakening.prestige == 6

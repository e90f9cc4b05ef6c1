"""The jihadist events of The Awakening, 182 Paris Attacks to 199 US Consulate Attacked: either way, each branch."""

from __future__ import annotations

import pytest

from daedalus.core.journal import ROLL
from daedalus.games.labyrinth.plots import resolve_all
from daedalus.games.labyrinth.tracks import extra_cells
from daedalus.games.labyrinth.turn import after_the_deal, expenditures, lapse
from tests.support import Table, rule

REMOVED = "removed cards"
DISCARDS = "discard pile"


def no_cells_left_but(table: Table, left: int) -> None:
    """All cells of the track but so many stand in Morocco."""
    table("Morocco", "poor neutral", cells=15 - left)


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
    ("tan", "place"), [(1, "United States"), (2, "United Kingdom"), (3, "United Kingdom"), (4, "France"), (5, "France")]
)
def test_the_tan_die_of_paris_attacks_reads_on_to_the_next_hard_country(awakening: Table, tan: int, place: str) -> None:
    awakening("Canada", "soft")
    awakening("United Kingdom", "hard")
    awakening("France", "hard")
    awakening("Germany", "hard")
    awakening.event(182, "jihadist", rolls=[tan, 4])
    assert awakening(place) == "hard, plot 2 face up"
    assert awakening.asked() == []


def test_the_last_entry_of_paris_attacks_is_any_hard_schengen_country(awakening: Table) -> None:
    for name in ("France", "Germany", "United Kingdom"):
        awakening(name, "hard")
    awakening("Italy", "soft")
    awakening.event(182, "jihadist", ["Germany"], rolls=[6, 6])
    assert awakening("Germany") == "hard, plot 1 face up"
    awakening("France", "soft")
    awakening.event(182, "jihadist", rolls=[5, 6])
    assert awakening("Germany") == "hard, plot 1 face up, plot 1 face up"


def test_paris_attacks_find_nobody_where_no_country_from_there_on_is_hard(awakening: Table) -> None:
    awakening.event(182, "jihadist", rolls=[2, 1])
    assert awakening("United States") == "hard"
    assert all(not c.plots for c in awakening.game.countries)


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


# -- 189, 190, 192 and 193: as in the base set -----------------------------------------------------------


@rule("4.9.4", "8.2.4", "4.7.4.2", "11.2.3")
def test_jihadist_videos_recruit_or_leave_a_cadre_in_three_empty_countries(awakening: Table) -> None:
    """A civil war recruits without a roll, and funding is no limit."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening("Egypt", "poor neutral", cells=6)
    awakening.funding = 1
    awakening.event(189, "jihadist", ["Philippines", "Syria", "Mali"], rolls=[1, 6, 3, 3])
    assert awakening("Philippines") == "soft, 1 cell"
    assert awakening("Syria") == "fair neutral, 1 cell, civil war"
    assert awakening("Mali") == "fair neutral, cadre"
    assert awakening.zone_of(189) == DISCARDS


@rule("4.8.4", "8.5.2")
def test_martyrdom_operation_spends_a_cell_on_two_plots_of_any_kind(awakening: Table) -> None:
    awakening("Iraq", "islamist rule adversary", cells=1)
    assert not awakening.playable(190, "jihadist")
    awakening("France", "soft", cells=1)
    awakening.put("available plots", ("1", "3", "wmd"))
    awakening.event(190, "jihadist", ["wmd", "3"])
    assert awakening("France") == "soft, cadre, plot wmd, plot 3"
    assert awakening.zone_of(190) == DISCARDS


def test_martyrdom_operation_places_what_plots_there_are(awakening: Table) -> None:
    awakening("Egypt", "good ally", active=1, cells=1)
    awakening.put("available plots", ("2",))
    awakening.event(190, "jihadist", ["active cells"])
    assert awakening("Egypt") == "good ally, 1 cell, plot 2"


@rule("11.2.3", "6.2.6")
def test_quagmire_needs_a_cell_in_a_regime_change_and_no_high_prestige(awakening: Table) -> None:
    """A civil war is no quagmire."""
    awakening.prestige = 6
    awakening("Syria", "poor neutral", civil_war=1, cells=2, troops=2)
    assert not awakening.playable(192, "jihadist")
    awakening("Iraq", "poor ally", regime_change="green", cells=1, troops=6)
    assert awakening.playable(192, "jihadist")
    awakening.prestige = 7
    assert not awakening.playable(192, "jihadist")


@rule("6.2.9")
def test_quagmire_makes_jihadist_events_of_the_discards_happen_and_softens_the_us(awakening: Table) -> None:
    """Snowden happens while the US is still hard and leaves the game; a US card is only discarded."""
    awakening("Iraq", "poor ally", regime_change="tan", cells=1)
    awakening.prestige = 6
    awakening.hand("us", [194, 121])
    awakening.event(192, "jihadist")
    assert awakening("Germany") == awakening("Russia") == "soft"
    assert awakening.prestige == 4
    assert awakening.us_posture == "soft"
    assert awakening.zone_of(194) == REMOVED
    assert awakening.zone_of(121) == DISCARDS


@rule("4.9.4", "6.2.6")
def test_regional_al_qaeda_enters_two_unmarked_countries(awakening: Table) -> None:
    awakening.event(193, "jihadist", ["Mali", "Syria"], rolls=[1, 6])
    assert awakening("Mali") == "poor neutral, 1 cell"
    assert awakening("Syria") == "fair neutral, 1 cell"
    awakening("Yemen", "islamist rule adversary")
    awakening.event(193, "jihadist", ["Egypt", "Sudan"], rolls=[1, 1])
    assert awakening("Egypt") == awakening("Sudan") == "poor neutral, 2 cells"


@rule("6.2.6", "11.3.3.1")
def test_regional_al_qaeda_needs_two_unmarked_muslim_countries(awakening: Table) -> None:
    """Neither Iran before its elections nor a Nigeria that is not Muslim is one."""
    muslim = [c.name for c in awakening.game.countries if c.is_muslim]
    for name in muslim[:-2]:
        awakening(name, "poor neutral")
    assert awakening.playable(193, "jihadist")
    awakening(muslim[-2], "poor neutral")
    assert not awakening.playable(193, "jihadist")


# -- 191 Muslim Brotherhood ------------------------------------------------------------------------------


@rule("11.1.2", "11.1.4")
def test_the_muslim_brotherhood_places_reaction_in_egypt_and_twice_where_it_likes(awakening: Table) -> None:
    awakening("Egypt", "poor neutral")
    awakening.event(191, "jihadist", ["Jordan", "Egypt"], rolls=[1])
    assert awakening("Egypt") == "poor neutral, 2 reaction"
    assert awakening("Jordan") == "poor neutral, 1 reaction"
    assert awakening.zone_of(191) == REMOVED


@rule("11.1.4")
def test_the_muslim_brotherhood_turns_to_others_when_egypt_takes_no_marker(awakening: Table) -> None:
    awakening("Egypt", "good ally")
    awakening("Mali", "fair neutral")
    awakening.event(191, "jihadist", ["Mali", "Mali"])
    assert awakening("Egypt") == "good ally"
    assert awakening("Mali") == "fair neutral, 2 reaction"


@rule("11.1.4", "6.2.6", "6.2.8")
def test_the_muslim_brotherhood_needs_a_country_that_takes_a_marker_and_no_arab_winter(awakening: Table) -> None:
    muslim = [c.name for c in awakening.game.countries if c.is_muslim]
    for name in muslim:
        awakening(name, "good ally")
    assert not awakening.playable(191, "jihadist")
    awakening("Mali", "poor neutral", civil_war=1)
    assert not awakening.playable(191, "jihadist")
    awakening("Mali", civil_war=0)
    assert awakening.playable(191, "jihadist")
    awakening.mark("Arab Winter", lapsing=True)
    assert "blocked by Arab Winter" in awakening.why_not(191, "jihadist")


# -- 194 Snowden -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("us", "others"), [("hard", "soft"), ("soft", "hard")])
def test_snowden_costs_prestige_and_turns_russia_and_germany_against_the_us(
    awakening: Table, us: str, others: str
) -> None:
    awakening.us_posture = us
    awakening("Germany", us)
    awakening.event(194, "jihadist")
    assert awakening("Russia") == awakening("Germany") == others
    assert awakening.prestige == 5
    assert awakening.us_posture == us
    assert awakening.zone_of(194) == REMOVED


# -- 195 Taliban Resurgent -------------------------------------------------------------------------------


@rule("8.4.1", "8.5.2")
def test_taliban_resurgent_give_three_cells_for_two_plots_and_two_dice(awakening: Table) -> None:
    """One of two dice reaches Fair; the other costs nothing."""
    awakening("Afghanistan", "fair ally", cells=3, active=1, troops=2, aid=1, regime_change="tan")
    awakening.event(195, "jihadist", ["active cells", "1", "3"], rolls=[2, 3])
    assert awakening("Afghanistan") == "poor ally, 1 cell, 2 troops, tan regime change, plot 1, plot 3"


@rule("8.4.4", "4.8.4")
def test_taliban_resurgent_never_bring_islamist_rule_and_leave_a_cadre(awakening: Table) -> None:
    awakening("Afghanistan", "poor neutral", cells=3, besieged=1, civil_war=1)
    awakening.event(195, "jihadist", ["2", "2"], rolls=[1, 1])
    assert awakening("Afghanistan") == "poor neutral, cadre, besieged, civil war, plot 2, plot 2"


@rule("11.1.3")
def test_the_dice_of_taliban_resurgent_heed_awakening_and_reaction(awakening: Table) -> None:
    awakening("Pakistan", "fair ally", cells=4, reaction=1, regime_change="green")
    awakening.put("available plots", ())
    awakening.event(195, "jihadist", rolls=[3, 4])
    assert awakening("Pakistan").startswith("poor ally, 1 cell")


def test_taliban_resurgent_place_no_wmd(awakening: Table) -> None:
    awakening("Syria", "poor neutral", cells=4, civil_war=1)
    awakening.put("available plots", ("1", "wmd"))
    awakening.event(195, "jihadist", rolls=[6, 6])
    assert awakening("Syria") == "poor neutral, 1 cell, civil war, plot 1"


@rule("6.2.6")
def test_taliban_resurgent_need_three_cells_in_a_contested_country_and_sadr_is_one(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", cells=5)
    awakening("Iraq", "poor ally", cells=2, troops=6, regime_change="tan")
    assert not awakening.playable(195, "jihadist")
    awakening.mark("Sadr", "Iraq")
    assert awakening.playable(195, "jihadist")
    awakening.put("available plots", ())
    awakening.event(195, "jihadist", ["Sadr"], rolls=[6, 6])
    assert awakening("Iraq") == "poor ally, 6 troops, cadre, tan regime change"


@rule("11.3.3.3")
def test_taliban_resurgent_in_a_nigeria_that_turns_back_place_plots_and_roll_no_dice(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor ally", cells=3, civil_war=1)
    awakening.event(195, "jihadist", ["1", "2"], rolls=[6])
    assert awakening("Nigeria") == "hard, plot 1, plot 2"
    assert [e[2] for e in awakening.journal if e[0] == ROLL] == ["posture of Nigeria"]


# -- 196 Training Camps ----------------------------------------------------------------------------------


@rule("11.3.7", "6.2.6")
def test_training_camps_open_in_a_marked_country_that_is_not_good(awakening: Table) -> None:
    assert not awakening.playable(196, "jihadist")
    awakening("Egypt", "good ally")
    assert not awakening.playable(196, "jihadist")
    awakening("Sudan", "islamist rule adversary")
    awakening("Mali", "fair ally")
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 2 cells, Training Camps"
    assert awakening.zone_of(196) == DISCARDS
    assert extra_cells(awakening.game) == 3


@rule("11.3.7")
def test_training_camps_bring_extra_cells_when_the_track_is_empty(awakening: Table) -> None:
    no_cells_left_but(awakening, 1)
    awakening("Mali", "fair ally")
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 2 cells, Training Camps"
    assert (awakening.get("cells on track"), awakening.get("extra cells on map")) == (0, 1)
    assert extra_cells(awakening.game) == 2
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 4 cells, Training Camps"
    assert extra_cells(awakening.game) == 0


@rule("11.3.7", "11.3.8.1")
def test_training_camps_have_five_extra_cells_while_their_country_is_in_the_caliphate(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=1)
    awakening("Iraq", "poor ally", regime_change="tan", active=1)
    awakening.event(196, "jihadist", ["Iraq"])
    assert extra_cells(awakening.game) == 3
    awakening.caliphate("Syria")
    assert extra_cells(awakening.game) == 5
    awakening("Iraq", regime_change="none")
    assert extra_cells(awakening.game) == 3


@rule("11.3.7", "11.3.8.3")
def test_training_camps_in_the_caliphate_bring_cells_beyond_three_extra_ones_at_once(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=3)
    awakening.caliphate("Syria")
    awakening("Morocco", "good ally", cells=15)
    assert awakening.get("extra cells on map") == 3
    awakening.event(196, "jihadist", [])
    assert awakening("Syria") == "poor neutral, 5 active cells, civil war, Training Camps"


@rule("11.3.7", "4.7.4.2")
@pytest.mark.parametrize(("funding", "after"), [(8, "fair ally, 1 cell"), (9, "fair ally, 2 cells")])
def test_extra_cells_are_recruited_only_at_the_top_of_the_funding_track(
    awakening: Table, funding: int, after: str
) -> None:
    no_cells_left_but(awakening, 1)
    awakening("Mali", "fair ally", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening.funding = funding
    assert ("recruit" in awakening.possible("jihadist", 1)) == (funding == 9)
    if funding == 9:
        awakening.operation("jihadist", "recruit", 1, ["Mali"])
    assert awakening("Mali") == f"{after}, Training Camps"


@rule("8.2.3", "8.3.1")
def test_training_camps_recruit_without_a_roll_and_help_travellers(awakening: Table) -> None:
    """From Fair Mali to Fair Yemen a 3 counts as 2; from Morocco it stays a 3."""
    awakening("Mali", "fair ally", cells=1)
    awakening("Yemen", "fair neutral")
    awakening("Jordan", "fair neutral", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening.operation("jihadist", "recruit", 2, ["Mali", "Mali"])
    assert awakening.rolled() == []
    assert awakening("Mali") == "fair ally, 3 cells, Training Camps"
    awakening.travel("Mali", "Yemen", rolls=[3])
    assert awakening("Yemen") == "fair neutral, 1 cell"
    awakening.travel("Jordan", "Yemen", rolls=[3])
    assert awakening("Yemen") == "fair neutral, 1 cell"
    assert awakening("Jordan") == "fair neutral"


@rule("11.3.7", "6.2.7")
def test_training_camps_move_when_played_elsewhere(awakening: Table) -> None:
    awakening("Mali", "fair ally", cells=1)
    awakening("Sudan", "islamist rule adversary")
    awakening.mark("Training Camps", "Mali")
    awakening.event(196, "jihadist", ["Sudan"])
    assert awakening("Mali") == "fair ally, 1 cell"
    assert awakening("Sudan") == "islamist rule adversary, 2 cells, Training Camps"


@rule("11.3.7", "6.2.7")
def test_training_camps_close_in_a_good_country_or_an_empty_one(awakening: Table) -> None:
    awakening("Mali", "fair ally", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening("Mali", cells=0, cadre=1)
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "fair ally, cadre, Training Camps"
    awakening("Mali", cadre=0)
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "fair ally"
    awakening("Mali", "good ally", cells=2)
    awakening.mark("Training Camps", "Mali")
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "good ally, 2 cells"


@rule("11.3.7")
def test_extra_cells_outlive_their_camps_but_do_not_come_back(awakening: Table) -> None:
    """A cell that leaves the map beyond the fifteenth is an extra one; the next ones go to the track."""
    awakening("Morocco", "poor ally", active=15, troops=2)
    awakening("Mali", "fair ally", cells=2)
    awakening.mark("Training Camps", "Mali")
    assert extra_cells(awakening.game) == 1
    awakening("Mali", "good ally")
    awakening.run(awakening.game.settle)
    assert (extra_cells(awakening.game), awakening.get("extra cells on map")) == (0, 2)
    assert awakening("Mali") == "good ally, 2 cells"
    for on_map, on_track in ((0, 0), (0, 2)):
        awakening.operation("us", "disrupt", 3, ["Morocco"])
        assert (awakening.get("extra cells on map"), awakening.get("cells on track")) == (on_map, on_track)


# -- 197 Unconfirmed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [110, 111, 112, 115, 116, 215, 216, 219, 225, 237])
def test_unconfirmed_brings_back_a_leader_who_was_removed(awakening: Table, number: int) -> None:
    awakening.hand("jihadist", [])
    awakening.put(REMOVED, ())
    for n in (number, 194, 183):
        awakening.move(n, REMOVED)
    awakening.event(197, "jihadist")
    assert awakening.game.hand("jihadist") == (number,)
    assert awakening.prestige == 6
    assert awakening.zone_of(197) == REMOVED


def test_unconfirmed_lets_the_jihadist_pick_among_several(awakening: Table) -> None:
    awakening.hand("jihadist", [])
    for n in (215, 225, 237):
        awakening.move(n, REMOVED)
    awakening.event(197, "jihadist", [225])
    assert awakening.game.hand("jihadist") == (225,)


@rule("6.2.4")
def test_unconfirmed_costs_prestige_even_if_nobody_was_removed(awakening: Table) -> None:
    awakening.hand("jihadist", [])
    awakening.put(REMOVED, ())
    awakening.move(237, DISCARDS)
    awakening.event(197, "jihadist")
    assert awakening.game.hand("jihadist") == ()
    assert awakening.prestige == 6


# -- 198 US Atrocities -----------------------------------------------------------------------------------


@rule("6.2.6")
def test_us_atrocities_need_troops_where_there_is_war(awakening: Table) -> None:
    awakening("Gulf States", "fair ally", troops=2)
    awakening("Syria", "poor neutral", civil_war=1, militia=2)
    assert not awakening.playable(198, "jihadist")
    awakening("Syria", troops=1)
    assert awakening.playable(198, "jihadist")
    awakening("Syria", troops=0)
    awakening("Iraq", "poor ally", troops=6, regime_change="green")
    assert awakening.playable(198, "jihadist")


def test_us_atrocities_shift_a_country_set_a_posture_and_cost_prestige(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, troops=1)
    awakening("Iraq", "poor ally", troops=6, regime_change="green")
    awakening("Gulf States", "fair ally", troops=2)
    awakening.event(198, "jihadist", ["Iraq", "Nigeria", "soft"])
    assert awakening("Iraq") == "poor neutral, 6 troops, green regime change"
    assert awakening("Syria") == "poor neutral, 1 troop, civil war"
    assert awakening("Nigeria") == "soft"
    assert awakening.prestige == 6
    assert awakening.zone_of(198) == DISCARDS


@pytest.mark.parametrize("name", ["United States", "Israel", "France", "Canada", "Gulf States"])
def test_us_atrocities_set_no_posture_of_the_us_israel_schengen_or_a_marked_country(
    awakening: Table, name: str
) -> None:
    awakening("Syria", "poor neutral", civil_war=1, troops=1)
    awakening("Canada", "hard")
    with pytest.raises(AssertionError, match=f"'{name}' is no option"):
        awakening.event(198, "jihadist", [name])


@rule("6.2.4")
def test_the_parts_of_us_atrocities_happen_each_for_itself(awakening: Table) -> None:
    awakening("Syria", "poor adversary", civil_war=1, troops=1)
    for c in awakening.game.countries:
        if not c.is_muslim and c.name != "Israel":
            awakening(c.name, "hard")
    awakening.event(198, "jihadist")
    assert awakening("Syria") == "poor adversary, 1 troop, civil war"
    assert awakening.prestige == 6


# -- 199 US Consulate Attacked ---------------------------------------------------------------------------


@rule("5.3", "4.7.7.1")
@pytest.mark.parametrize(("hand", "left"), [([121, 122, 123], 2), ([], 0)])
def test_a_consulate_attacked_costs_prestige_and_a_card(awakening: Table, hand: list[int], left: int) -> None:
    awakening.hand("us", hand)
    awakening.event(199, "jihadist")
    assert awakening.prestige == 5
    assert len(awakening.game.hand("us")) == left
    assert awakening.zone_of(199) == "lapsing box"


@rule("4.9.3", "5.2.6")
@pytest.mark.parametrize("election", [120, 240])
@pytest.mark.parametrize(("before", "after", "prestige"), [("hard", "soft", 6), ("soft", "hard", 8)])
def test_an_election_turns_the_us_posture_round_after_an_attack_on_a_consulate(
    awakening: Table, election: int, before: str, after: str, prestige: int
) -> None:
    """The world is hard by Israel: a soft US loses prestige, a hard one gains it."""
    awakening.mark("US Consulate Attacked", lapsing=True)
    awakening.us_posture = before
    awakening.event(election, "us")
    assert awakening.rolled() == []
    assert awakening.us_posture == after
    assert awakening.prestige == prestige
    awakening.run(lambda: lapse(awakening.game))
    awakening.event(election, "us", rolls=[6])
    assert awakening.us_posture == "hard"


def test_a_consulate_attacked_leaves_other_rolls_of_the_posture_alone(awakening: Table) -> None:
    awakening.mark("US Consulate Attacked", lapsing=True)
    awakening.event(45, "us", ["Canada", "hard"], rolls=[6])
    assert awakening.us_posture == "hard"


@rule("5.3")
def test_an_election_lost_to_the_attack_on_a_consulate_turns_the_posture_round_too(awakening: Table) -> None:
    awakening.hand("us", [240])
    awakening.event(199, "jihadist")
    assert awakening.us_posture == "soft"
    assert awakening.prestige == 4

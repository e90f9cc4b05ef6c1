"""Cards 132 to 142 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.core.journal import REVEAL
from tests.support import Table, rule

# -- 132 Battle of Sirte ------------------------------------------------------------------------------


@rule("11.2.2")
def test_battle_of_sirte_removes_a_cell_and_places_militia(awakening: Table) -> None:
    """The US picks the cell and says how many militia come."""
    awakening("Libya", "poor neutral", cells=1, active=1, civil_war=1)
    awakening.event(132, "us", ["sleeper cells", 2])
    assert awakening("Libya") == "poor neutral, 1 active cell, 2 militia, civil war"


def test_battle_of_sirte_needs_no_cell_and_no_militia_left(awakening: Table) -> None:
    """It does what it can."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(132, "us", [1])
    assert awakening("Libya") == "poor neutral, 1 militia, civil war"
    awakening("Iraq", "poor ally", militia=14)
    awakening("Libya", cells=1)
    awakening.event(132, "us")
    assert awakening("Libya") == "poor neutral, 1 militia, cadre, civil war"


def test_battle_of_sirte_needs_a_civil_war(awakening: Table) -> None:
    awakening("Libya", "poor neutral", cells=2, regime_change="green")
    assert not awakening.playable(132, "us")


# -- 133 Benghazi Falls -------------------------------------------------------------------------------


@rule("11.2.2")
@pytest.mark.parametrize("place", ["Egypt", "Sudan", "Algeria/Tunisia"])
def test_benghazi_falls_once_the_awakening_is_near(awakening: Table, place: str) -> None:
    """War in Libya, two militia there, Italy Hard; the card is gone."""
    awakening("Libya", "good ally")
    assert not awakening.playable(133, "us")
    awakening(place, "fair neutral", awakening=1)
    assert awakening.playable(133, "us")
    awakening.event(133, "us")
    assert awakening("Libya") == "fair ally, 2 militia, civil war"
    assert awakening("Italy") == "hard"
    assert awakening.zone_of(133) == "removed cards"


@rule("11.2.2")
def test_benghazi_falls_turns_markers_into_pieces(awakening: Table) -> None:
    """Libya's own markers make it playable: awakening becomes militia, reaction cells."""
    awakening("Libya", "poor neutral", awakening=1, reaction=2)
    awakening.event(133, "us")
    assert awakening("Libya") == "poor neutral, 2 cells, 3 militia, civil war"


def test_benghazi_falls_in_a_war_that_is_on_already(awakening: Table) -> None:
    """Only the militia and Italy change."""
    awakening("Egypt", "fair neutral", awakening=1)
    awakening("Libya", "poor adversary", cells=3, civil_war=1)
    awakening("Italy", "soft")
    awakening.event(133, "us")
    assert awakening("Libya") == "poor adversary, 3 cells, 2 militia, civil war"
    assert awakening("Italy") == "hard"


def test_benghazi_falls_changes_only_italy_while_libya_keeps_a_truce(awakening: Table) -> None:
    """Its awakening markers count all the same."""
    awakening("Libya", "poor neutral", awakening=1, reaction=1)
    awakening.mark("Truce", "Libya")
    assert awakening.playable(133, "us")
    awakening.event(133, "us")
    assert awakening("Libya") == "poor neutral, 1 awakening, 1 reaction, Truce"
    assert awakening("Italy") == "hard"


# -- 134 Civil Resistance -----------------------------------------------------------------------------


@rule("11.3.10")
def test_civil_resistance_spreads_by_choice_and_by_the_dice(awakening: Table) -> None:
    """Sunni Morocco by choice; 12 on three dice is Yemen."""
    awakening("Morocco", "fair neutral")
    awakening("Yemen", "poor neutral")
    awakening.event(134, "us", ["Morocco"], rolls=[4, 4, 4])
    assert awakening("Morocco") == "fair neutral, 1 awakening"
    assert awakening("Yemen") == "poor neutral, 1 awakening"


@rule("11.3.10", "11.1.4")
def test_civil_resistance_rolls_again_where_no_marker_may_stand(awakening: Table) -> None:
    """Yemen is at war: another roll finds Turkey."""
    awakening("Morocco", "fair neutral")
    awakening("Yemen", "poor neutral", civil_war=1)
    awakening("Turkey", "fair ally")
    awakening.event(134, "us", ["Morocco"], rolls=[4, 4, 4, 3, 3, 3])
    assert awakening("Turkey") == "fair ally, 1 awakening"
    assert awakening("Yemen") == "poor neutral, civil war"


def test_civil_resistance_offers_no_shia_mix_country_and_no_good_one(awakening: Table) -> None:
    awakening("Jordan", "good ally")
    for place in ("Turkey", "Jordan"):
        with pytest.raises(AssertionError, match=f"'{place}' is no option"):
            awakening.event(134, "us", [place])


# -- 135 Delta / SEALS --------------------------------------------------------------------------------


@rule("5.3")
def test_delta_seals_take_a_random_jihadist_card(awakening: Table) -> None:
    """Only the US learns which; with no plot about there is nothing else to do."""
    awakening.hand("us", [])
    awakening.hand("jihadist", [52, 65])
    awakening.event(135, "us")
    (taken,) = awakening.game.hand("us")
    assert {taken, *awakening.game.hand("jihadist")} == {52, 65}
    assert [e[2] for e in awakening.journal if e[0] == REVEAL] == ["us"]


@rule("11.3.1", "11.3.12")
def test_delta_seals_may_remove_an_available_wmd(awakening: Table) -> None:
    """One of two, for one prestige in all."""
    awakening.hand("jihadist", [52])
    awakening.put("available plots", ("1", "wmd", "wmd"))
    awakening.event(135, "us", ["wmd"])
    assert awakening.get("available plots") == ("1", "wmd")
    assert awakening.get("removed plots") == ("wmd",)
    assert awakening.prestige == 8
    assert awakening.game.hand("jihadist") == (52,)


@rule("11.3.1")
def test_delta_seals_may_remove_a_placed_wmd(awakening: Table) -> None:
    """The US sees where they are and picks."""
    awakening.put("available plots", ("wmd",))
    awakening("United States", plots=["1", "wmd"])
    awakening.event(135, "us", ["United States"])
    assert awakening("United States") == "hard, plot 1"
    assert awakening.prestige == 8


def test_delta_seals_may_look_at_plots_in_vain(awakening: Table) -> None:
    """A hidden plot might be one; what lies beside Syria is not in play."""
    awakening.hand("jihadist", [52])
    awakening("Syria", "poor adversary", wmd=2)
    awakening("France", "soft", plots=["3"])
    awakening.put("available plots", ("1", "1"))
    awakening.event(135, "us", ["wmd"])
    assert awakening("France") == "soft, plot 3"
    assert (awakening.at("Syria").wmd_cache, awakening.prestige) == (2, 7)


# -- 136 Factional Infighting -------------------------------------------------------------------------


def test_factional_infighting_wakes_one_cell_and_removes_others(awakening: Table) -> None:
    """Of three sleepers one becomes active and stays, the two others go; funding falls."""
    awakening("Pakistan", "poor neutral", cells=3)
    awakening.event(136, "us", ["sleeper cells", "sleeper cells"])
    assert awakening("Pakistan") == "poor neutral, 1 active cell"
    assert awakening.funding == 4


def test_factional_infighting_may_spare_the_others(awakening: Table) -> None:
    """Of two active cells and a sleeper, the one just woken is none of the others."""
    awakening("Pakistan", "poor neutral", cells=1, active=2)
    awakening.event(136, "us", ["active cells", "done"])
    assert awakening("Pakistan") == "poor neutral, 2 active cells"
    awakening.event(136, "us", ["active cells", "active cells"])
    assert awakening("Pakistan") == "poor neutral, cadre"


@pytest.mark.parametrize(("place", "levels"), [("Somalia", "islamist rule adversary"), ("Germany", "soft")])
def test_factional_infighting_costs_funding_even_without_a_target(awakening: Table, place: str, levels: str) -> None:
    """Cells under Islamist Rule or outside the Muslim world are out of reach."""
    awakening(place, levels, cells=2)
    assert awakening.playable(136, "us")
    awakening.event(136, "us")
    assert awakening(place) == f"{levels}, 2 cells"
    assert awakening.funding == 4


# -- 137 FMS ------------------------------------------------------------------------------------------


def test_fms_arms_an_ally(awakening: Table) -> None:
    """Three militia in one Ally, whether at war or not."""
    awakening("Jordan", "fair ally")
    awakening("Egypt", "poor neutral", civil_war=1)
    awakening.event(137, "us")
    assert awakening("Jordan") == "fair ally, 3 militia"


@rule("11.2.4")
def test_fms_needs_an_ally_that_is_not_good(awakening: Table) -> None:
    awakening("Jordan", "good ally")
    awakening("Egypt", "poor neutral", civil_war=1)
    assert not awakening.playable(137, "us")
    awakening("Egypt", "poor ally")
    assert awakening.playable(137, "us")


@rule("11.2.9")
def test_fms_is_limited_by_the_militia_left(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=13)
    awakening("Jordan", "fair ally")
    awakening.event(137, "us")
    assert awakening("Jordan") == "fair ally, 2 militia"


# -- 138 Intel Community ------------------------------------------------------------------------------


@rule("4.8.4", "5.2.2")
def test_intel_community_looks_removes_a_cadre_acts_and_plays_on(awakening: Table) -> None:
    """One cadre anywhere, then one operation of value 1, then an extra card if the US likes."""
    awakening("France", "soft", cadre=1)
    awakening("Somalia", "islamist rule adversary", cadre=1)
    awakening.hand("us", [6])
    awakening.hand("jihadist", [52, 65])
    awakening.event(138, "us", ["Somalia", "reserves", "yes", "reserves"])
    assert awakening.revealed() == [("hand: 52 IEDs, 65 HEU", "us")]
    assert awakening("Somalia") == "islamist rule adversary"
    assert awakening("France") == "soft, cadre"
    assert awakening.get("us reserves") == 2


def test_intel_community_needs_neither_cadre_nor_further_card(awakening: Table) -> None:
    """It does what is left: one operation."""
    awakening("Egypt", "good ally", cells=1)
    awakening.hand("us", [])
    awakening.event(138, "us", ["disrupt"])
    assert awakening("Egypt") == "good ally, 1 active cell"


# -- 139 Int'l Banking Regime -------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(1, 6), (2, 6), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_banking_regime_takes_half_a_die_of_funding(awakening: Table, die: int, left: int) -> None:
    """Rounded up."""
    awakening.funding = 7
    awakening.event(139, "us", rolls=[die])
    assert awakening.funding == left


def test_banking_regime_leaves_one_funding(awakening: Table) -> None:
    awakening.funding = 2
    awakening.event(139, "us", rolls=[6])
    assert awakening.funding == 1


# -- 140 Maersk Alabama -------------------------------------------------------------------------------


@rule("6.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_maersk_alabama_adds_to_reserves_and_prestige(awakening: Table, before: int, after: int) -> None:
    """Reserves stop at two."""
    awakening.put("us reserves", before)
    awakening.event(140, "us")
    assert awakening.get("us reserves") == after
    assert awakening.prestige == 8
    assert awakening.zone_of(140) == "removed cards"


@rule("6.2.8")
@pytest.mark.parametrize("number", [73, 183])
def test_maersk_alabama_blocks_the_pirates_of_both_sets(awakening: Table, number: int) -> None:
    awakening("Somalia", "islamist rule adversary")
    assert awakening.playable(number, "jihadist")
    awakening.event(140, "us")
    assert awakening.why_not(number, "jihadist") == "blocked by Maersk Alabama (6.2.8)"


@rule("6.2.8")
@pytest.mark.parametrize("number", [73, 183])
def test_maersk_alabama_ends_pirates_that_are_out_already(awakening: Table, number: int) -> None:
    """A lasting event ends when one that blocks it comes, whatever its marker is called."""
    awakening("Somalia", "islamist rule adversary")
    awakening.event(number, "jihadist")
    marker = awakening.game.card(number).marker
    assert awakening.in_effect(marker)
    awakening.event(140, "us")
    assert not awakening.in_effect(marker)
    assert awakening.in_effect("Maersk Alabama")


# -- 141 Malala Yousafzai -----------------------------------------------------------------------------


@rule("11.1.2")
def test_malala_raises_prestige_lowers_funding_and_wakes_pakistan(awakening: Table) -> None:
    """Untested Pakistan is rolled for."""
    awakening.event(141, "us", rolls=[2])
    assert awakening("Pakistan") == "poor neutral, 1 awakening"
    assert (awakening.prestige, awakening.funding) == (8, 4)
    assert awakening.zone_of(141) == "removed cards"


@rule("11.1.4")
@pytest.mark.parametrize("levels", ["good ally", "islamist rule adversary"])
def test_malala_counts_even_where_no_marker_may_stand(awakening: Table, levels: str) -> None:
    awakening("Pakistan", levels)
    awakening.event(141, "us")
    assert awakening("Pakistan") == levels
    assert (awakening.prestige, awakening.funding) == (8, 4)


@rule("6.2.8")
def test_malala_is_blocked_by_three_cups_of_tea(awakening: Table) -> None:
    awakening.mark("3 Cups of Tea")
    assert awakening.why_not(141, "us") == "blocked by 3 Cups of Tea (6.2.8)"


# -- 142 Militia --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "number"), [("Libya", 1), ("Syria", 2), ("Iraq", 3)])
def test_militia_come_by_the_resources_of_a_country_at_war(awakening: Table, place: str, number: int) -> None:
    awakening(place, "poor neutral", civil_war=1)
    awakening.event(142, "us")
    assert awakening(place) == f"poor neutral, {number} militia, civil war"


def test_militia_may_go_to_a_regime_change(awakening: Table) -> None:
    """The US picks among both kinds of country; others do not count."""
    awakening("Afghanistan", "poor ally", regime_change="tan")
    awakening("Syria", "poor neutral", civil_war=1)
    awakening.event(142, "us", ["Afghanistan"])
    assert awakening("Afghanistan") == "poor ally, 1 militia, tan regime change"


@rule("4.2.6")
def test_militia_follow_resources_as_events_leave_them(awakening: Table) -> None:
    """An oil price spike gives Iraq a fourth."""
    awakening("Iraq", "poor neutral", civil_war=1)
    awakening.mark("Oil Price Spike", lapsing=True)
    awakening.event(142, "us")
    assert awakening("Iraq") == "poor neutral, 4 militia, civil war"


@rule("6.2.6")
def test_militia_need_a_war_or_a_regime_change(awakening: Table) -> None:
    awakening("Syria", "poor neutral", awakening=2, cells=2)
    assert not awakening.playable(142, "us")

"""Cards 164 to 171 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import turn
from tests.support import Table, rule

# -- 164 Bloody Thursday ------------------------------------------------------------------------------


@rule("6.2.8")
def test_bloody_thursday_takes_one_awakening_and_stops_pearl_roundabout_for_good(awakening: Table) -> None:
    awakening("Gulf States", "fair ally", awakening=2)
    assert "blocked" not in awakening.why_not(124, "us")
    awakening.event(164, "jihadist")
    assert awakening("Gulf States") == "fair ally, 1 awakening"
    assert awakening.zone_of(164) == "discard pile"
    awakening.run(lambda: turn.lapse(awakening.game))
    assert "blocked by Bloody Thursday" in awakening.why_not(124, "us")


def test_bloody_thursday_lets_the_jihadist_pick_the_country(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=1)
    awakening("Yemen", "poor neutral", awakening=1, reaction=1)
    awakening("Syria", "poor neutral", reaction=1)
    awakening.event(164, "jihadist", ["Yemen"])
    assert awakening("Yemen") == "poor neutral, 1 reaction"
    assert awakening("Egypt") == "poor neutral, 1 awakening"


@rule("6.2.2")
def test_bloody_thursday_marks_its_block_with_no_awakening_on_the_map(awakening: Table) -> None:
    assert awakening.playable(164, "jihadist")
    awakening.event(164, "jihadist")
    assert awakening.in_effect("Bloody Thursday")


# -- 165 Coup -----------------------------------------------------------------------------------------


@rule("11.2.2")
def test_coup_brings_civil_war_and_a_besieged_regime(awakening: Table) -> None:
    """Awakening becomes militia and reaction sleeper cells, as in any civil war."""
    awakening("Yemen", "fair ally", cells=2, awakening=1, reaction=2)
    awakening.event(165, "jihadist")
    assert awakening("Yemen") == "fair ally, 4 cells, 1 militia, besieged, civil war"


def test_coup_needs_one_resource_and_two_cells(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", cells=5)
    awakening("Yemen", "poor neutral", cells=1)
    assert not awakening.playable(165, "jihadist")
    awakening("Yemen", active=1)
    assert awakening.playable(165, "jihadist")


@rule("4.2.5", "4.2.6")
def test_coup_spares_an_oil_exporter_while_its_price_is_high(awakening: Table) -> None:
    """Sudan has one resource, two during an Oil Price Spike."""
    awakening("Sudan", "poor neutral", cells=2)
    assert awakening.playable(165, "jihadist")
    awakening.mark("Oil Price Spike", lapsing=True)
    assert not awakening.playable(165, "jihadist")


@rule("11.2.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("good ally", "fair ally, 2 cells, besieged, civil war"),
        ("islamist rule adversary", "poor adversary, 2 cells, besieged, civil war"),
    ],
)
def test_coup_topples_good_and_islamist_governments_alike(awakening: Table, before: str, after: str) -> None:
    awakening("Somalia", before, cells=2)
    awakening.event(165, "jihadist")
    assert awakening("Somalia") == after


@rule("11.2.2")
def test_coup_in_a_country_at_war_only_besieges_it(awakening: Table) -> None:
    """And it ends a regime change where war breaks out."""
    awakening("Somalia", "poor neutral", cells=2, civil_war=1, militia=1)
    awakening("Afghanistan", "poor ally", cells=3, regime_change="tan")
    awakening.event(165, "jihadist", ["Somalia"])
    assert awakening("Somalia") == "poor neutral, 2 cells, 1 militia, besieged, civil war"
    awakening.event(165, "jihadist", ["Afghanistan"])
    assert awakening("Afghanistan") == "poor ally, 3 cells, besieged, civil war"


# -- 166 Ferguson -------------------------------------------------------------------------------------


@rule("5.2.2")
def test_ferguson_voids_one_us_card_of_the_us(awakening: Table) -> None:
    """No event, but the card counts as played; the next US card is safe."""
    awakening.event(166, "jihadist")
    awakening.play(20, "us", ["event", "yes"])
    assert awakening.asked()[-1][0] == "jihadist"
    assert awakening("Jordan") == "untested"
    assert awakening.zone_of(20) == "discard pile"
    assert awakening.get("cards played") == 1
    awakening.play(19, "us", ["event"])
    assert awakening("Turkey") == "fair ally"


def test_ferguson_waits_for_a_card_that_is_worth_it(awakening: Table) -> None:
    """The jihadist may let a card pass; jihadist and unassociated cards he is not asked about."""
    awakening.event(166, "jihadist")
    awakening.play(20, "us", ["event", "no"])
    assert awakening("Jordan") == "fair ally"
    awakening.play(101, "us", ["event"])
    assert awakening("Serbia") == "soft"
    awakening.play(63, "us", ["reserves", "event first"])
    assert awakening.get("us reserves") == 2
    assert awakening.in_effect("Ferguson")


def test_ferguson_voids_a_us_card_in_the_jihadists_own_hand(awakening: Table) -> None:
    """Neither his operations nor the event of the US come of it."""
    awakening.event(166, "jihadist")
    awakening("Yemen", "poor neutral", cells=1)
    awakening.play(20, "jihadist", ["reserves", "yes"])
    assert awakening.get("jihadist reserves") == 0
    assert awakening("Jordan") == "untested"
    assert not awakening.in_effect("Ferguson")


@rule("7.6.2")
def test_ferguson_breaks_a_reassessment_at_its_second_card(awakening: Table) -> None:
    awakening.event(166, "jihadist")
    awakening.hand("us", [33])
    awakening.play(34, "us", ["reassessment", "no", "yes"])
    assert awakening.us_posture == "hard"
    assert (awakening.zone_of(33), awakening.zone_of(34)) == ("discard pile", "discard pile")
    assert awakening.get("cards played") == 2


@rule("4.7.7.1", "5.2.6")
def test_ferguson_lasts_no_longer_than_the_turn(awakening: Table) -> None:
    awakening.event(166, "jihadist")
    assert awakening.zone_of(166) == "lapsing box"
    awakening.run(lambda: turn.lapse(awakening.game))
    awakening.play(20, "us", ["event"])
    assert awakening("Jordan") == "fair ally"


# -- 167 Houthi Rebels --------------------------------------------------------------------------------


@rule("11.2.2")
def test_houthi_rebels_place_two_cells_and_begin_a_war(awakening: Table) -> None:
    awakening("Yemen", "poor ally", awakening=1, reaction=1)
    awakening.event(167, "jihadist")
    assert awakening("Yemen") == "poor ally, 3 cells, 1 militia, civil war"
    assert awakening.zone_of(167) == "removed cards"


def test_houthi_rebels_need_a_poor_yemen(awakening: Table) -> None:
    assert not awakening.playable(167, "jihadist")
    awakening("Yemen", "fair neutral")
    assert not awakening.playable(167, "jihadist")
    awakening("Yemen", "poor neutral")
    assert awakening.playable(167, "jihadist")


@rule("4.4", "11.3.3.1")
def test_houthi_rebels_need_an_iran_that_is_no_ally(awakening: Table) -> None:
    """Iran under its special rules is none; once Muslim it may become one."""
    awakening("Yemen", "poor neutral")
    assert awakening.playable(167, "jihadist")
    awakening.turn_over("Iran")
    assert awakening.playable(167, "jihadist")
    awakening("Iran", "fair ally")
    assert "Iran is not ally" in awakening.why_not(167, "jihadist")


@rule("6.2.2")
def test_houthi_rebels_reinforce_a_war_that_rages_already(awakening: Table) -> None:
    awakening("Yemen", "poor neutral", civil_war=1, militia=2)
    awakening.event(167, "jihadist")
    assert awakening("Yemen") == "poor neutral, 2 cells, 2 militia, civil war"


# -- 168 IEDs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [{"civil_war": 1}, {"regime_change": "green"}, {"regime_change": "tan"}])
def test_ieds_cost_the_us_a_random_card(awakening: Table, state: dict[str, object]) -> None:
    awakening("Iraq", "poor ally", cells=1, troops=1, **state)
    awakening.hand("us", [1, 2, 20])
    awakening.event(168, "jihadist")
    assert len(awakening.game.hand("us")) == 2
    assert awakening.asked() == []


def test_ieds_need_a_cell_and_troops_together_in_such_a_country(awakening: Table) -> None:
    """Militia are no troops, and troops of an ally at peace are no target."""
    awakening("Iraq", "poor ally", cells=1, militia=2, civil_war=1)
    awakening("Syria", "poor ally", troops=2, civil_war=1)
    awakening("Pakistan", "poor ally", cells=2, troops=2)
    assert not awakening.playable(168, "jihadist")
    awakening("Syria", cells=1)
    assert awakening.playable(168, "jihadist")


# -- 169 Islamic Maghreb ------------------------------------------------------------------------------


@rule("11.3.12")
def test_islamic_maghreb_places_a_cell_or_raises_funding(awakening: Table) -> None:
    """Then Serbia takes a stand."""
    awakening("Libya", "poor neutral")
    awakening.event(169, "jihadist", ["Libya", "cells"], rolls=[4])
    assert awakening("Libya") == "poor neutral, 1 cell"
    assert awakening("Serbia") == "soft"
    awakening("Libya", cells=0)
    awakening.event(169, "jihadist", ["Libya", "funding"], rolls=[5])
    assert awakening("Libya") == "poor neutral"
    assert awakening("Serbia") == "hard"
    assert awakening.funding == 6


def test_islamic_maghreb_counts_double_in_civil_war(awakening: Table) -> None:
    awakening("Mali", "poor neutral", civil_war=1)
    awakening.event(169, "jihadist", ["Mali", "cells"], rolls=[1])
    assert awakening("Mali") == "poor neutral, 2 cells, civil war"
    awakening.event(169, "jihadist", ["Mali", "funding"], rolls=[1])
    assert awakening.funding == 7


@rule("11.3.8.3")
def test_islamic_maghreb_counts_double_in_the_caliphate(awakening: Table) -> None:
    """Poor Libya under regime change next to a capital; its cells stand in the open."""
    awakening("Egypt", "islamist rule adversary")
    awakening("Libya", "poor ally", regime_change="tan")
    awakening.caliphate("Egypt")
    awakening.event(169, "jihadist", ["Libya", "cells"], rolls=[1])
    assert awakening("Libya") == "poor ally, 2 active cells, tan regime change"


@rule("11.3.3.3")
def test_islamic_maghreb_reaches_nigeria_on_either_side_of_its_mat(awakening: Table) -> None:
    awakening.event(169, "jihadist", ["cells"], rolls=[2, 1])
    assert awakening("Nigeria") == "soft, 1 cell"
    awakening.turn_over("Nigeria")
    awakening.event(169, "jihadist", ["cells"], rolls=[1])
    assert awakening("Nigeria") == "poor neutral, 2 cells"


def test_islamic_maghreb_needs_one_of_its_five_countries_to_be_poor(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "fair neutral", cells=1)
    awakening("Libya", "fair neutral")
    awakening("Egypt", "poor neutral")
    assert not awakening.playable(169, "jihadist")
    awakening("Morocco", "poor neutral")
    assert awakening.playable(169, "jihadist")


@rule("11.3.12")
def test_islamic_maghreb_offers_no_choice_that_would_do_nothing(awakening: Table) -> None:
    awakening("Libya", "poor neutral")
    awakening.funding = 9
    awakening.event(169, "jihadist", ["Libya"], rolls=[1])
    assert awakening("Libya") == "poor neutral, 1 cell"
    awakening("Sudan", "poor neutral", cells=14)
    awakening.event(169, "jihadist", ["Libya"], rolls=[1])
    assert awakening("Libya") == "poor neutral, 1 cell"


@rule("8.3.1", "5.2.6")
def test_islamic_maghreb_makes_every_journey_to_schengen_roll_this_turn(awakening: Table) -> None:
    """Morocco and Spain are adjacent; even a cell that stays in Spain must roll; other journeys are as ever."""
    awakening("Morocco", "poor neutral", cells=4)
    awakening("Spain", "soft", active=1)
    awakening.event(169, "jihadist", ["Morocco", "funding"], rolls=[1])
    awakening.travel("Morocco", "Spain", rolls=[2])
    assert awakening("Morocco") == "poor neutral, 3 cells"
    awakening.travel("Morocco", "Spain", rolls=[1])
    assert awakening("Spain") == "soft, 1 active cell, 1 cell"
    awakening.travel("Spain", "Spain", active=True, rolls=[3])
    assert awakening("Spain") == "soft, 1 cell"
    awakening("Algeria/Tunisia", "poor neutral")
    awakening.travel("Morocco", "Algeria/Tunisia")
    assert awakening.rolled() == []
    awakening.run(lambda: turn.lapse(awakening.game))
    awakening.travel("Morocco", "Spain")
    assert awakening.rolled() == []
    assert awakening("Spain") == "soft, 2 cells"


# -- 170 Theft of State -------------------------------------------------------------------------------


@rule("11.1.2")
def test_theft_of_state_turns_an_awakening_into_a_reaction(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=2, reaction=1)
    awakening.event(170, "jihadist")
    assert awakening("Egypt") == "poor neutral, 1 awakening, 2 reaction"


def test_theft_of_state_needs_a_poor_country_with_awakening(awakening: Table) -> None:
    awakening("Egypt", "fair neutral", awakening=1)
    awakening("Syria", "poor neutral", reaction=1)
    assert not awakening.playable(170, "jihadist")
    awakening("Egypt", "poor neutral")
    assert awakening.playable(170, "jihadist")


@rule("6.2.8")
def test_theft_of_state_fails_in_an_arab_winter(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=1)
    awakening.mark("Arab Winter", lapsing=True)
    assert "blocked by Arab Winter" in awakening.why_not(170, "jihadist")


# -- 171 Abu Ghraib Jail Break ------------------------------------------------------------------------


@rule("4.9.4")
def test_the_jail_break_brings_an_active_cell_a_reaction_and_shame(awakening: Table) -> None:
    """Untested Iraq is tested once."""
    awakening.event(171, "jihadist", rolls=[4])
    assert awakening("Iraq") == "poor neutral, 1 active cell, 1 reaction"
    assert awakening.prestige == 6
    assert awakening.zone_of(171) == "removed cards"


@rule("11.1.4", "6.2.2")
@pytest.mark.parametrize(
    ("levels", "war", "after"),
    [
        ("good ally", 0, "good ally, 1 active cell"),
        ("islamist rule adversary", 0, "islamist rule adversary, 1 active cell"),
        ("poor neutral", 1, "poor neutral, 1 active cell, civil war"),
    ],
)
def test_the_jail_break_goes_without_a_reaction_where_none_may_lie(
    awakening: Table, levels: str, war: int, after: str
) -> None:
    awakening("Iraq", levels, civil_war=war)
    awakening.event(171, "jihadist")
    assert awakening("Iraq") == after
    assert awakening.prestige == 6


def test_the_jail_break_does_the_rest_when_no_cell_is_left(awakening: Table) -> None:
    awakening("Sudan", "poor neutral", cells=15)
    awakening("Iraq", "poor neutral")
    awakening.event(171, "jihadist")
    assert awakening("Iraq") == "poor neutral, 1 reaction"
    assert awakening.prestige == 6

"""Cards 153 to 163 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import pieces
from tests.cards.positions import calm
from tests.support import Table, rule

# -- 153, 154 Facebook --------------------------------------------------------------------------------


@rule("11.1.2")
def test_facebook_spreads_the_awakening_to_three_countries(awakening: Table) -> None:
    """Countries that have a marker or border on one; a neighbour of a neighbour is too far."""
    awakening.mark("Smartphones")
    awakening("Libya", "poor neutral", awakening=1)
    for name in ("Egypt", "Sudan", "Algeria/Tunisia", "Morocco"):
        awakening(name, "poor neutral")
    with pytest.raises(AssertionError, match="'Morocco' is no option"):
        awakening.event(153, "us", answers=["Morocco"])
    awakening.event(154, "us", answers=["Libya", "Egypt", "Algeria/Tunisia"])
    assert awakening("Libya") == "poor neutral, 2 awakening"
    assert awakening("Egypt") == awakening("Algeria/Tunisia") == "poor neutral, 1 awakening"
    assert awakening("Sudan") == "poor neutral"


def test_facebook_may_stop_early(awakening: Table) -> None:
    """Up to three: one is enough."""
    awakening.mark("Smartphones")
    awakening("Libya", "poor neutral", awakening=1)
    awakening.event(153, "us", answers=["Libya", "done"])
    assert awakening("Libya") == "poor neutral, 2 awakening"


@rule("6.2.6", "6.2.8")
def test_facebook_needs_smartphones_and_a_first_marker(awakening: Table) -> None:
    """Without a marker on the map there is nothing to share; Censorship and Arab Winter stop it."""
    awakening("Libya", "poor neutral", awakening=1)
    assert awakening.why_not(153, "us") == "needs Smartphones in effect (6.2.6)"
    awakening.mark("Smartphones")
    assert awakening.playable(153, "us")
    awakening("Libya", awakening=0)
    assert not awakening.playable(153, "us")
    awakening("Libya", awakening=1)
    awakening.mark("Censorship")
    assert awakening.why_not(153, "us") == "blocked by Censorship (6.2.8)"
    awakening.put("marks", ())
    awakening.mark("Smartphones")
    awakening.mark("Arab Winter", lapsing=True)
    assert awakening.why_not(154, "us") == "blocked by Arab Winter (6.2.8)"


# -- 155 Fracking -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolls", "prestige"), [([5, 4, 2], 9), ([4, 3, 6], 4)])
def test_fracking_rolls_prestige_and_draws(awakening: Table, rolls: list[int], prestige: int) -> None:
    """The lower of two dice up or down, a card for the US, and a mark to stay."""
    awakening.hand("us", [])
    awakening.event(155, "us", rolls=rolls)
    assert awakening.prestige == prestige
    assert len(awakening.game.hand("us")) == 1
    assert awakening.in_effect("Fracking")
    assert awakening.zone_of(155) == "discard pile"


@rule("11.3.6")
def test_fracking_costs_the_jihadist_every_turn(awakening: Table) -> None:
    """Funding falls by one more at the end of this turn and the next; a second play adds nothing to that."""
    awakening.event(155, "us", rolls=[5, 1, 1])
    awakening.event(155, "us", rolls=[5, 1, 1])
    awakening.end_of_turn()
    assert awakening.funding == 3
    awakening.end_of_turn()
    assert awakening.funding == 1


@pytest.mark.parametrize("spike", [117, 236])
def test_fracking_ends_with_an_oil_price_spike(awakening: Table, spike: int) -> None:
    """Whichever card of that name it is."""
    awakening.mark("Fracking")
    awakening.move(145, "discard pile")
    awakening.event(spike, "jihadist")
    assert not awakening.in_effect("Fracking")
    awakening.end_of_turn()
    assert awakening.funding == 4


# -- 156 Gulf Union -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("near", "country"),
    [
        ("Gulf States", "Gulf States"),
        ("Gulf States", "Iraq"),
        ("Gulf States", "Pakistan"),
        ("Yemen", "Somalia"),
        ("Jordan", "Syria"),
        ("Morocco", "Algeria/Tunisia"),
        ("Morocco", "Mali"),
    ],
)
def test_gulf_union_places_militia_in_one_of_the_five_or_beside_it(awakening: Table, near: str, country: str) -> None:
    awakening(country, "poor neutral")
    awakening.event(156, "us", answers=[near, country, country, country, "done"])
    assert awakening(country) == "poor neutral, 3 militia"
    assert awakening.get("militia on track") == 12


def test_gulf_union_may_spread_its_four_militia(awakening: Table) -> None:
    awakening("Jordan", "poor neutral")
    awakening("Syria", "poor neutral")
    awakening.event(156, "us", answers=["Jordan", "Jordan", "Syria", "Syria", "Jordan"])
    assert awakening("Jordan") == "poor neutral, 2 militia"
    assert awakening("Syria") == "poor neutral, 2 militia"


@pytest.mark.parametrize("country", ["Iran", "Egypt", "Turkey", "Israel", "Afghanistan"])
def test_gulf_union_reaches_no_further(awakening: Table, country: str) -> None:
    """Iran never, even as a Muslim country beside the Gulf States."""
    awakening.turn_over("Iran")
    with pytest.raises(AssertionError, match=f"'{country}' is no option"):
        awakening.event(156, "us", answers=["Gulf States", country])


def test_gulf_union_rearranges_the_militia_it_has(awakening: Table) -> None:
    """Instead of placing any, those in the five countries move among them as the US likes."""
    awakening("Yemen", "poor neutral", militia=3)
    awakening("Jordan", "fair ally")
    awakening("Iraq", "poor neutral", militia=1)
    awakening.event(156, "us", answers=["rearrange", "Yemen", "Jordan", "Yemen", "Jordan", "done"])
    assert awakening("Yemen") == "poor neutral, 1 militia"
    assert awakening("Jordan") == "fair ally, 2 militia"
    assert awakening("Iraq") == "poor neutral, 1 militia"


@rule("11.3.12")
def test_gulf_union_offers_only_what_can_be_done(awakening: Table) -> None:
    """With all militia on the map only rearranging is left, and with none in the five the event is not playable."""
    awakening("Yemen", "poor neutral", militia=1)
    awakening("Jordan", "poor neutral")
    calm(awakening, "Gulf States", "Saudi Arabia", "Morocco")
    awakening.put("militia on track", 0)
    awakening.event(156, "us", answers=["Yemen"])
    assert awakening("Jordan") == "poor neutral, 1 militia"
    awakening("Jordan", militia=0)
    awakening.put("militia on track", 0)
    assert not awakening.playable(156, "us")


# -- 157 Limited Deployment ---------------------------------------------------------------------------


def test_limited_deployment_sends_troops_into_a_civil_war(awakening: Table) -> None:
    """Two troops even to an Adversary, aid, and an awakening next door; advisers leave when troops arrive."""
    awakening("Syria", "poor adversary", civil_war=1)
    awakening("Jordan", "poor neutral")
    awakening.mark("Advisors", "Syria")
    awakening.event(157, "us", answers=["Jordan"])
    assert awakening("Syria") == "poor adversary, 2 troops, 1 aid, civil war"
    assert awakening("Jordan") == "poor neutral, 1 awakening"


@rule("6.2.4")
def test_limited_deployment_does_what_it_can(awakening: Table) -> None:
    """With one troop on the track, that one; with no neighbour able to take it, no marker."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Gulf States", "fair ally", troops=14)
    calm(awakening, "Jordan", "Turkey", "Lebanon", "Iraq")
    awakening.event(157, "us")
    assert awakening("Syria") == "poor neutral, 1 troop, 1 aid, civil war"


@rule("6.2.6")
def test_limited_deployment_needs_a_hard_us_and_a_civil_war(awakening: Table) -> None:
    """One without the other is not enough."""
    assert not awakening.playable(157, "us")
    awakening("Syria", "poor neutral", civil_war=1)
    assert awakening.playable(157, "us")
    awakening.us_posture = "soft"
    assert awakening.why_not(157, "us") == "condition not met: us is hard (6.2.6)"


# -- 158 Mass Turnout ---------------------------------------------------------------------------------


@rule("11.1.5")
def test_mass_turnout_improves_an_awakened_regime_change_country(awakening: Table) -> None:
    """One level, and with it goes one awakening marker."""
    awakening("Iraq", "poor ally", regime_change="tan", awakening=2)
    awakening.event(158, "us")
    assert awakening("Iraq") == "fair ally, 1 awakening, tan regime change"


@rule("11.3.14", "11.1.8")
def test_mass_turnout_may_reach_good(awakening: Table) -> None:
    """All markers and militia go, and the awakening turns up in a country by lot."""
    awakening("Iraq", "fair ally", regime_change="tan", awakening=1, reaction=1, militia=2)
    awakening.event(158, "us")
    assert awakening("Iraq") == "good ally"
    assert sum(c.awakening for c in awakening.game.countries) == 1


@rule("11.3.8.4")
def test_mass_turnout_needs_regime_change_and_awakening_outside_the_caliphate(awakening: Table) -> None:
    """Both in one country, and no country of the caliphate."""
    awakening("Iraq", "poor ally", regime_change="tan")
    awakening("Egypt", "poor ally", awakening=1)
    assert not awakening.playable(158, "us")
    awakening("Iraq", awakening=1)
    assert awakening.playable(158, "us")
    awakening.caliphate("Iraq")
    assert not awakening.playable(158, "us")


# -- 159 NATO -----------------------------------------------------------------------------------------


def test_nato_goes_to_a_civil_war_and_counts_as_two_troops(awakening: Table) -> None:
    """Aid besides; militia beside it are led."""
    awakening("Libya", "poor neutral", civil_war=1, militia=1)
    awakening.event(159, "us")
    assert awakening("Libya") == "poor neutral, 1 militia, 1 aid, civil war, NATO (Awakening)"
    g, libya = awakening.game, awakening.at("Libya")
    assert pieces.troops(g, libya) == pieces.troops_at_stake(g, libya) == 2
    assert pieces.led(g, libya)


def test_nato_moves_and_stands_beside_that_of_the_base_set(awakening: Table) -> None:
    """A second play takes the mark along; the other NATO is a mark of its own."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening("Iraq", "poor ally", regime_change="tan")
    awakening.event(159, "us", answers=["Libya"])
    awakening.event(41, "us", answers=["Iraq"])
    awakening.event(159, "us", answers=["Iraq"])
    assert awakening("Libya") == "poor neutral, 1 aid, civil war"
    assert awakening("Iraq") == "poor ally, 2 aid, tan regime change, NATO, NATO (Awakening)"
    assert pieces.troops(awakening.game, awakening.at("Iraq")) == 4


@rule("11.2.5")
def test_nato_takes_up_to_two_hits(awakening: Table) -> None:
    """Twelve cells hit twice: NATO alone makes good for both, and is gone."""
    awakening("Libya", "poor neutral", civil_war=1, cells=12, militia=1)
    awakening.mark("NATO (Awakening)", "Libya")
    awakening.attrition(answers=["NATO (Awakening)"], rolls=[6])
    assert awakening("Libya") == "poor neutral, 12 cells, 1 militia, civil war"


@rule("7.3.1")
def test_nato_is_gone_when_it_deploys(awakening: Table) -> None:
    """It does not turn up anywhere else."""
    awakening("Libya", "poor ally", civil_war=1)
    awakening.mark("NATO (Awakening)", "Libya")
    awakening.operation("us", "deploy", 3, answers=["Libya"])
    assert not awakening.in_effect("NATO (Awakening)")
    assert awakening.get("troops on track") == 15


@rule("6.2.6")
def test_nato_needs_a_world_of_one_mind_and_a_contested_country(awakening: Table) -> None:
    """Any GWOT penalty keeps the allies at home."""
    assert not awakening.playable(159, "us")
    awakening("Libya", "poor neutral", civil_war=1)
    assert awakening.playable(159, "us")
    awakening.world("soft", 1)
    assert awakening.why_not(159, "us") == "condition not met: gwot penalty = 0 (6.2.6)"


# -- 160 Operation Neptune Spear ----------------------------------------------------------------------


@pytest.mark.parametrize("number", [110, 111, 112, 115, 116, 215, 216, 219, 225, 237])
def test_operation_neptune_spear_takes_a_leader_from_the_discards(awakening: Table, number: int) -> None:
    """A card that names one of the jihadist leaders, of either set."""
    awakening.hand("us", [])
    awakening.move(number, "discard pile")
    assert awakening.playable(160, "us")
    awakening.event(160, "us")
    assert awakening.game.hand("us") == (number,)


def test_operation_neptune_spear_needs_a_leader_in_the_discards(awakening: Table) -> None:
    """Other cards there, the Abu Sayyaf of the base set among them, are not taken; of two leaders the US picks."""
    awakening.move(57, "discard pile")
    awakening.move(145, "discard pile")
    assert not awakening.playable(160, "us")
    awakening.hand("us", [])
    awakening.move(215, "discard pile")
    awakening.move(237, "discard pile")
    awakening.event(160, "us", answers=[237])
    assert awakening.game.hand("us") == (237,)
    assert awakening.zone_of(215) == "discard pile"


# -- 161 PRISM ----------------------------------------------------------------------------------------


def test_prism_finds_half_of_the_sleepers(awakening: Table) -> None:
    """Three of five, rounded up, where the US likes; it costs a point of prestige."""
    awakening("France", "soft", cells=2)
    awakening("Yemen", "poor neutral", cells=3, active=1)
    awakening.event(161, "us", answers=["Yemen", "Yemen", "France"])
    assert awakening("Yemen") == "poor neutral, 3 active cells, 1 cell"
    assert awakening("France") == "soft, 1 active cell, 1 cell"
    assert awakening.prestige == 6


@rule("7.5.3", "11.3.1")
def test_prism_may_alert_every_plot_instead(awakening: Table) -> None:
    """Sleepers stay hidden then; a WMD among the plots is worth a point of prestige."""
    awakening("France", "soft", cells=2, plots=["1", "2"])
    awakening("Yemen", "poor neutral", plots=["wmd"])
    awakening.event(161, "us", answers=["alert"])
    assert awakening("France") == "soft, 2 cells"
    assert awakening("Yemen") == "poor neutral"
    assert awakening.get("resolved plots") == ("1", "2")
    assert awakening.get("removed plots") == ("wmd",)
    assert awakening.prestige == 7


def test_prism_costs_prestige_when_it_finds_nothing(awakening: Table) -> None:
    """No sleepers, no plots: it may be played all the same."""
    assert awakening.playable(161, "us")
    awakening.event(161, "us")
    assert awakening.prestige == 6
    awakening.prestige = 1
    awakening.event(161, "us")
    assert awakening.prestige == 1


# -- 162 SCAF -----------------------------------------------------------------------------------------


@rule("11.1.2", "4.8.4")
def test_scaf_turns_cells_into_reaction(awakening: Table) -> None:
    """A Fair Ally at a stroke; every cell becomes a reaction marker and leaves a cadre."""
    awakening("Egypt", "fair adversary", awakening=1, reaction=1, cells=2, active=1, troops=1)
    awakening.event(162, "us")
    assert awakening("Egypt") == "fair ally, 1 troop, 1 awakening, 4 reaction, cadre"
    assert awakening.get("cells on track") == 15


@rule("11.1.5")
def test_scaf_improves_a_poor_country(awakening: Table) -> None:
    """The level gained costs an awakening marker; without cells nothing else changes."""
    awakening("Egypt", "poor neutral", awakening=2, reaction=1)
    awakening.event(162, "us")
    assert awakening("Egypt") == "fair ally, 1 awakening, 1 reaction"


def test_scaf_leaves_the_cells_while_no_marker_may_be_placed(awakening: Table) -> None:
    """Under Arab Winter the country is won over, but cells stay cells."""
    awakening.mark("Arab Winter", lapsing=True)
    awakening("Egypt", "fair neutral", awakening=1, reaction=1, cells=2)
    awakening.event(162, "us")
    assert awakening("Egypt") == "fair ally, 2 cells, 1 awakening, 1 reaction"


@rule("11.3.3.3")
def test_scaf_turns_nigeria_back(awakening: Table) -> None:
    """An Ally without cells, it is no Muslim country any more and loses all markers; Fair it stays."""
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor neutral", awakening=1, reaction=1, cells=2)
    awakening.event(162, "us")
    assert awakening("Nigeria") == "untested"
    assert awakening.at("Nigeria").governance == 2


def test_scaf_needs_both_kinds_of_markers_outside_iran_and_syria(awakening: Table) -> None:
    """One kind alone will not do, and two countries never qualify."""
    awakening.turn_over("Iran")
    for name in ("Iran", "Syria"):
        awakening(name, "poor adversary", awakening=1, reaction=1)
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Jordan", "poor neutral", reaction=2)
    assert not awakening.playable(162, "us")
    awakening("Jordan", awakening=1)
    assert awakening.playable(162, "us")


# -- 163 Status Quo -----------------------------------------------------------------------------------


@rule("7.3.4.1")
def test_status_quo_ends_the_occupation(awakening: Table) -> None:
    """The marker goes and the country is an Ally; troops, militia and cells stay."""
    awakening("Iraq", "poor neutral", regime_change="tan", troops=1, militia=3, cells=2, aid=1)
    awakening.event(163, "us")
    assert awakening("Iraq") == "poor ally, 2 cells, 1 troop, 3 militia, 1 aid"


@pytest.mark.parametrize(
    ("about", "playable"),
    [
        ({"troops": 2, "militia": 2, "cells": 2}, True),
        ({"troops": 3, "cells": 2}, False),
        ({"cells": 0}, True),
        ({"militia": 2, "cells": 1}, True),
    ],
)
def test_status_quo_needs_twice_as_many_troops_and_militia_as_cells(
    awakening: Table, about: dict[str, int], playable: bool
) -> None:
    """Without cells nobody needs to stand there."""
    awakening("Iraq", "poor ally", regime_change="tan", **about)
    assert awakening.playable(163, "us") is playable


@rule("11.3.8.4")
def test_status_quo_needs_tan_regime_change_outside_the_caliphate(awakening: Table) -> None:
    """Green is too fresh, a civil war is none, and the capital is out of reach."""
    awakening("Iraq", "poor ally", regime_change="green")
    awakening("Libya", "poor ally", civil_war=1)
    assert not awakening.playable(163, "us")
    awakening("Iraq", regime_change="tan")
    assert awakening.playable(163, "us")
    awakening.caliphate("Iraq")
    assert not awakening.playable(163, "us")


@rule("11.3.8.4")
@pytest.mark.parametrize("number", [1, 30, 40])
def test_events_of_the_base_set_stay_out_of_the_caliphate_too(awakening: Table, number: int) -> None:
    """Backlash, UN Nation Building and Mass Turnout, named by the rule, in a deck of both sets."""
    awakening("Iraq", "poor ally", regime_change="tan", plots=[1])
    assert awakening.playable(number, "us")
    awakening.caliphate("Iraq")
    assert not awakening.playable(number, "us")


# -- Truce --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [145, 149, 150, 152, 157, 159])
def test_a_truce_keeps_events_out_of_a_civil_war(awakening: Table, number: int) -> None:
    """The only civil war of the map is closed: none of the events that need one may be played."""
    awakening("Libya", "poor neutral", civil_war=1, cells=1)
    assert awakening.playable(number, "us")
    awakening.mark("Truce", "Libya")
    assert not awakening.playable(number, "us")


def test_a_truce_closes_a_country_but_not_its_neighbours(awakening: Table) -> None:
    """An awakening under a truce still spreads by Facebook, while the country itself gets nothing."""
    awakening.mark("Smartphones")
    awakening("Libya", "poor neutral", awakening=1, reaction=1)
    awakening("Egypt", "poor neutral")
    awakening.mark("Truce", "Libya")
    with pytest.raises(AssertionError, match="'Libya' is no option"):
        awakening.event(153, "us", answers=["Libya"])
    awakening.event(153, "us", answers=["Egypt", "done"])
    assert awakening("Egypt") == "poor neutral, 1 awakening"


def test_a_truce_in_syria_keeps_its_wmd(awakening: Table) -> None:
    """Neither event about them reaches Syria."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening.mark("Truce", "Syria")
    assert not awakening.playable(147, "us")
    assert not awakening.playable(151, "us")

"""The US events of The Awakening, cards 143 to 163."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import civil_war, deploy, disrupt, pieces
from tests.support import Table, rule

GULF_UNION = ("Gulf States", "Saudi Arabia", "Yemen", "Jordan", "Morocco")


def calm(table: Table, *countries: str) -> None:
    """Make countries Good, so that they can hold neither markers nor militia."""
    for name in countries:
        table(name, "good neutral")


# -- 143 Obama Doctrine -------------------------------------------------------------------------------


@rule("11.3.11")
def test_obama_doctrine_does_two_different_things(awakening: Table) -> None:
    """A marker in a country of choice and a point of prestige; the card is discarded."""
    awakening.us_posture = "soft"
    awakening("Egypt", "poor neutral")
    awakening.event(143, "us", answers=["awakening", "Egypt", "prestige"])
    assert awakening("Egypt") == "poor neutral, 1 awakening"
    assert (awakening.prestige, awakening.funding) == (8, 5)
    assert awakening.zone_of(143) == "discard pile"


@rule("11.3.11")
def test_obama_doctrine_does_nothing_twice(awakening: Table) -> None:
    """What was taken first is not offered again."""
    awakening.us_posture = "soft"
    with pytest.raises(AssertionError, match="'prestige' is no option"):
        awakening.event(143, "us", answers=["prestige", "prestige"])


def test_obama_doctrine_helps_with_aid_and_money(awakening: Table) -> None:
    """Aid goes to any Muslim country, a second marker too; funding drops by one."""
    awakening.us_posture = "soft"
    awakening("Egypt", "poor adversary", aid=1)
    awakening.event(143, "us", answers=["aid", "Egypt", "funding"])
    assert awakening("Egypt") == "poor adversary, 2 aid"
    assert awakening.funding == 4


def test_obama_doctrine_takes_a_listed_card_from_the_discards(awakening: Table) -> None:
    """Advisors, Reaper or Operation New Dawn come back to hand, nothing else; a Schengen posture is set freely."""
    awakening.us_posture = "soft"
    awakening.hand("us", [])
    for number in (121, 128, 144, 145):
        awakening.move(number, "discard pile")
    with pytest.raises(AssertionError, match="145 is no option"):
        awakening.event(143, "us", answers=["card", 145])
    awakening.event(143, "us", answers=["card", 128, "posture", "France", "soft"])
    assert awakening.game.hand("us") == (128,)
    assert awakening("France") == "soft"


@pytest.mark.parametrize("option", ["awakening", "prestige", "funding", "card"])
def test_obama_doctrine_offers_only_what_has_an_effect(awakening: Table, option: str) -> None:
    """Prestige and funding at their ends, markers banned, no listed card discarded: aid and posture are left."""
    awakening.us_posture = "soft"
    awakening.prestige, awakening.funding = 12, 1
    awakening.mark("Arab Winter", lapsing=True)
    with pytest.raises(AssertionError, match=f"'{option}' is no option"):
        awakening.event(143, "us", answers=[option])
    awakening.event(143, "us", answers=["aid", "Egypt", "Italy", "hard"])
    assert awakening("Italy") == "hard"


@rule("6.2.6")
def test_obama_doctrine_needs_a_soft_us(awakening: Table) -> None:
    """A hard US has another doctrine."""
    assert awakening.why_not(143, "us") == "condition not met: us is soft (6.2.6)"
    awakening.us_posture = "soft"
    assert awakening.playable(143, "us")


# -- 144 Operation New Dawn ---------------------------------------------------------------------------


@rule("11.2.9")
def test_operation_new_dawn_replaces_two_troops_by_militia(awakening: Table) -> None:
    """The troops go to the track, where they count again."""
    awakening("Iraq", "poor ally", troops=3, cells=1)
    awakening.event(144, "us")
    assert awakening("Iraq") == "poor ally, 1 cell, 1 troop, 2 militia"
    assert (awakening.get("troops on track"), awakening.get("militia on track")) == (14, 13)


@pytest.mark.parametrize(("troops", "militia", "after"), [(1, 15, "1 militia"), (2, 1, "1 troop, 1 militia")])
def test_operation_new_dawn_replaces_what_it_can(awakening: Table, troops: int, militia: int, after: str) -> None:
    """One cube is enough; with one militia left, one of two cubes is replaced."""
    awakening("Iraq", "poor ally", troops=troops)
    awakening.put("militia on track", militia)
    assert awakening.playable(144, "us")
    awakening.event(144, "us")
    assert awakening("Iraq") == f"poor ally, {after}"


@rule("11.2.4")
def test_operation_new_dawn_needs_cubes_where_militia_may_stand(awakening: Table) -> None:
    """Neither a mark that counts as troops nor a Good Ally will do, nor an empty militia track."""
    awakening("Iraq", "poor ally", regime_change="tan")
    awakening.mark("NATO (Awakening)", "Iraq")
    awakening("Gulf States", "good ally", troops=4)
    assert not awakening.playable(144, "us")
    awakening("Iraq", troops=1)
    assert awakening.playable(144, "us")
    awakening.put("militia on track", 0)
    assert awakening.why_not(144, "us") == "condition not met: militia on track > 0 (6.2.6)"


# -- 145 Russian Aid ----------------------------------------------------------------------------------


def test_russian_aid_arms_one_side_of_a_civil_war(awakening: Table) -> None:
    """A militia and an aid marker, where the US likes if there are two wars."""
    awakening("Syria", "poor adversary", civil_war=1, cells=2)
    awakening("Yemen", "poor neutral", civil_war=1)
    awakening.event(145, "us", answers=["Syria"])
    assert awakening("Syria") == "poor adversary, 2 cells, 1 militia, 1 aid, civil war"
    assert awakening("Yemen") == "poor neutral, civil war"


@rule("6.2.4")
def test_russian_aid_brings_aid_without_militia(awakening: Table) -> None:
    """With no militia left the aid comes all the same."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening.put("militia on track", 0)
    awakening.event(145, "us")
    assert awakening("Syria") == "poor neutral, 1 aid, civil war"


def test_russian_aid_needs_a_civil_war(awakening: Table) -> None:
    """Regime change is not one."""
    awakening("Iraq", "poor ally", regime_change="tan")
    assert not awakening.playable(145, "us")


# -- 146 Sharia ---------------------------------------------------------------------------------------


def test_sharia_turns_a_besieged_regime_round(awakening: Table) -> None:
    """While a regime is besieged, it is the only choice."""
    awakening("Egypt", "poor neutral", besieged=1)
    awakening("Syria", "poor neutral")
    awakening.event(146, "us")
    assert awakening.asked() == []
    assert awakening("Egypt") == "poor neutral, 1 awakening"


def test_sharia_awakens_any_country_when_none_is_besieged(awakening: Table) -> None:
    """The marker goes where the US likes; an untested country is tested first."""
    awakening.event(146, "us", answers=["Morocco"], rolls=[6])
    assert awakening("Morocco") == "fair neutral, 1 awakening"


@rule("11.1.4")
def test_sharia_needs_the_besieged_country_to_take_the_marker(awakening: Table) -> None:
    """A besieged regime in civil war blocks the event, however many others could be awakened."""
    awakening("Egypt", "poor neutral", besieged=1, civil_war=1)
    assert not awakening.playable(146, "us")
    awakening("Jordan", "poor neutral", besieged=1)
    assert awakening.playable(146, "us")
    awakening.event(146, "us")
    assert awakening("Jordan") == "poor neutral, 1 awakening"
    assert awakening("Egypt") == "poor neutral, besieged, civil war"


@rule("6.2.4")
def test_sharia_lifts_a_siege_in_arab_winter(awakening: Table) -> None:
    """No condition is printed: while no marker may be placed, the other half of the event still happens."""
    awakening.mark("Arab Winter", lapsing=True)
    awakening("Egypt", "poor neutral", besieged=1)
    assert awakening.playable(146, "us")
    awakening.event(146, "us")
    assert awakening("Egypt") == "poor neutral"


# -- 147 Strike Eagle ---------------------------------------------------------------------------------


@rule("11.3.1")
@pytest.mark.parametrize("levels", ["poor neutral", "poor adversary"])
def test_strike_eagle_destroys_a_wmd_at_a_price(awakening: Table, levels: str) -> None:
    """One of Syria's two is gone for prestige; a cell appears in Israel and funding rises."""
    awakening("Syria", levels)
    awakening.event(147, "us")
    assert awakening.at("Syria").wmd_cache == 1
    assert awakening.get("removed plots") == ("wmd",)
    assert awakening("Israel") == "hard, 1 cell"
    assert (awakening.prestige, awakening.funding) == (8, 6)


@pytest.mark.parametrize("levels", ["untested", "fair adversary", "poor ally"])
def test_strike_eagle_spares_syria_unless_it_is_poor_and_no_ally(awakening: Table, levels: str) -> None:
    """Iran on its first side has no governance to speak of, and Pakistan is out of reach."""
    awakening("Syria", levels)
    awakening("Pakistan", "poor adversary")
    awakening("Central Asia", "poor neutral", wmd=1)
    assert not awakening.playable(147, "us")


@rule("11.3.3.1")
def test_strike_eagle_reaches_iran_once_it_is_poor(awakening: Table) -> None:
    """On its Muslim side Iran is Fair at first."""
    awakening.turn_over("Iran")
    assert not awakening.playable(147, "us")
    awakening("Iran", "poor adversary")
    awakening.event(147, "us")
    assert awakening.at("Iran").wmd_cache == 0


@rule("6.2.4")
def test_strike_eagle_happens_with_no_cell_left(awakening: Table) -> None:
    """All fifteen cells are on the map: Israel stays empty."""
    awakening("Syria", "poor neutral", cells=15)
    awakening.event(147, "us")
    assert awakening("Israel") == "hard"
    assert (awakening.prestige, awakening.funding) == (8, 6)


# -- 148 Tahrir Square --------------------------------------------------------------------------------


def test_tahrir_square_stirs_egypt_and_one_other_country(awakening: Table) -> None:
    """Egypt is tested once for three markers; countries that have awakened already are left out."""
    awakening("Libya", "poor neutral", awakening=1)
    awakening("Yemen", "poor neutral")
    with pytest.raises(AssertionError, match="'Libya' is no option"):
        awakening.event(148, "us", answers=["Libya"], rolls=[2])
    awakening("Egypt", "untested", awakening=0, reaction=0)
    awakening.event(148, "us", answers=["Yemen"], rolls=[2])
    assert awakening("Egypt") == "poor neutral, 2 awakening, 1 reaction"
    assert awakening("Yemen") == "poor neutral, 1 awakening"


@rule("11.1.4")
def test_tahrir_square_leaves_a_settled_egypt_alone(awakening: Table) -> None:
    """Good, in civil war or under Islamist Rule, Egypt gets nothing; the other country is still awakened."""
    awakening("Egypt", "fair neutral", civil_war=1)
    awakening("Yemen", "fair neutral")
    awakening.event(148, "us", answers=["Yemen"])
    assert awakening("Egypt") == "fair neutral, civil war"
    assert awakening("Yemen") == "fair neutral, 1 awakening"


def test_tahrir_square_needs_one_of_its_halves(awakening: Table) -> None:
    """Egypt alone is enough; with Egypt Good and the others Good or awake there is nothing to do."""
    calm(awakening, *(c.name for c in awakening.game.countries if c.is_muslim))
    awakening("Libya", "poor neutral", awakening=1)
    assert not awakening.playable(148, "us")
    awakening("Egypt", "poor neutral", awakening=1)
    awakening.event(148, "us")
    assert awakening("Egypt") == "poor neutral, 3 awakening, 1 reaction"
    assert awakening("Libya") == "poor neutral, 1 awakening"


@rule("6.2.8")
def test_tahrir_square_is_blocked_by_arab_winter(awakening: Table) -> None:
    """Nobody takes to the streets while it lasts."""
    assert awakening.playable(148, "us")
    awakening.mark("Arab Winter", lapsing=True)
    assert awakening.why_not(148, "us") == "blocked by Arab Winter (6.2.8)"


# -- 149 UN Nation Building ---------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [(3, "poor ally, 1 aid, civil war"), (2, "poor neutral, 1 aid, civil war")])
def test_un_nation_building_counts_its_aid_and_no_penalty(awakening: Table, die: int, after: str) -> None:
    """A soft world costs nothing: +1 for prestige, +1 for the aid just placed, so that a 3 succeeds."""
    awakening.world("soft", 3)
    awakening("Libya", "poor neutral", civil_war=1, cells=3)
    awakening.event(149, "us", rolls=[die])
    assert awakening("Libya").replace("3 cells, ", "") == after


def test_un_nation_building_needs_no_surplus_of_troops(awakening: Table) -> None:
    """In a regime change country the usual margin of five is not asked for."""
    awakening("Iraq", "poor ally", regime_change="tan", cells=4, troops=1)
    awakening.event(149, "us", rolls=[4])
    assert awakening("Iraq") == "fair ally, 4 cells, 1 troop, 1 aid, tan regime change"


@rule("11.3.8.4")
def test_un_nation_building_keeps_out_of_adversaries_and_the_caliphate(awakening: Table) -> None:
    """A hostile Libya will not do, nor a country of the caliphate, nor one at peace."""
    awakening("Libya", "poor adversary", civil_war=1)
    awakening("Egypt", "poor ally")
    assert not awakening.playable(149, "us")
    awakening("Iraq", "poor neutral", civil_war=1)
    assert awakening.playable(149, "us")
    awakening.caliphate("Iraq")
    assert not awakening.playable(149, "us")


def test_un_nation_building_of_this_set_is_not_blocked_by_the_other_sets_event(awakening: Table) -> None:
    """Vieira de Mello Slain stops only the card of the base set."""
    awakening("Iraq", "poor neutral", regime_change="tan")
    awakening.mark("Vieira de Mello Slain")
    assert awakening.playable(149, "us")
    assert awakening.why_not(30, "us") == "blocked by Vieira de Mello Slain (6.2.8)"


# -- 150 UNSCR 1973 -----------------------------------------------------------------------------------


def test_unscr_1973_removes_a_cell_and_stands_in_for_troops(awakening: Table) -> None:
    """The US picks the cell; the mark is one troop, so militia beside it strike two cells, without prestige."""
    awakening("Libya", "poor neutral", cells=2, active=2, militia=1, civil_war=1)
    awakening.event(150, "us", answers=["sleeper cells"])
    assert awakening("Libya") == "poor neutral, 2 active cells, 1 cell, 1 militia, civil war, UNSCR 1973"
    g, libya = awakening.game, awakening.at("Libya")
    assert (pieces.troops(g, libya), pieces.forces(g, libya)) == (1, 2)
    assert disrupt.losses(g, libya) == 2
    assert not disrupt.earns_prestige(g, libya)
    assert awakening.zone_of(150) == "discard pile"


@rule("8.5.6")
def test_unscr_1973_costs_no_prestige(awakening: Table) -> None:
    """A plot resolved there finds no troops at stake; with a cube besides, it does."""
    awakening("Libya", "poor neutral", civil_war=1, plots=["1"])
    awakening.mark("UNSCR 1973", "Libya")
    awakening.resolve_plots(rolls=[6])
    assert awakening.prestige == 7
    awakening("Libya", plots=["1"], troops=1)
    awakening.resolve_plots(rolls=[6])
    assert awakening.prestige == 6


@rule("7.3.1")
def test_unscr_1973_cannot_deploy(awakening: Table) -> None:
    """There is nothing in Libya that could leave it."""
    awakening("Libya", "poor ally", civil_war=1)
    awakening.mark("UNSCR 1973", "Libya")
    assert awakening.at("Libya") not in deploy.origins(awakening.game, 3)


def test_unscr_1973_moves_when_played_elsewhere(awakening: Table) -> None:
    """There is one mark; where it stands already, the event is only good for a cell."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(150, "us")
    assert not awakening.playable(150, "us")
    awakening("Libya", cells=1)
    awakening.event(150, "us")
    assert awakening("Libya") == "poor neutral, cadre, civil war, UNSCR 1973"
    awakening("Syria", "poor adversary", civil_war=1)
    awakening.event(150, "us")
    assert awakening("Syria") == "poor adversary, civil war, UNSCR 1973"
    assert awakening("Libya") == "poor neutral, cadre, civil war"


@rule("11.2.5", "11.2.7")
def test_unscr_1973_falls_in_battle_and_leaves_with_the_war(awakening: Table) -> None:
    """It can be the loss of a hit, and goes when the war is over."""
    awakening("Libya", "poor neutral", civil_war=1, militia=1, cells=6)
    awakening.mark("UNSCR 1973", "Libya")
    awakening.attrition(answers=["UNSCR 1973"], rolls=[6])
    assert awakening("Libya") == "poor neutral, 6 cells, 1 militia, civil war"
    awakening.mark("UNSCR 1973", "Libya")
    awakening.run(lambda: civil_war.end_civil_war(awakening.game, awakening.at("Libya"), "11.2.7"))
    assert awakening("Libya") == "poor neutral, 6 cells"


# -- 151 UNSCR 2118 -----------------------------------------------------------------------------------


@rule("11.3.1")
@pytest.mark.parametrize(("levels", "left"), [("fair ally", 0), ("poor neutral", 1), ("poor adversary", 1)])
def test_unscr_2118_disarms_syria(awakening: Table, levels: str, left: int) -> None:
    """An Ally gives up all its WMD, any other one of them; each is worth a point of prestige."""
    awakening("Syria", levels)
    awakening.event(151, "us")
    assert awakening.at("Syria").wmd_cache == left
    assert awakening.prestige == 7 + 2 - left
    assert awakening.zone_of(151) == "removed cards"


def test_unscr_2118_needs_a_tested_syria_with_wmd(awakening: Table) -> None:
    """WMD in Pakistan do not count."""
    assert not awakening.playable(151, "us")
    awakening("Syria", "poor neutral")
    assert awakening.playable(151, "us")
    awakening("Syria", wmd=0)
    assert not awakening.playable(151, "us")


# -- 152 Congress Acts --------------------------------------------------------------------------------


def test_congress_acts_ends_sequestration(awakening: Table) -> None:
    """The troops off the map come back at once; without a civil war that is all."""
    awakening.mark("Sequestration")
    awakening.put("troops off map", 3)
    awakening.put("troops on track", 12)
    assert awakening.playable(152, "us")
    awakening.event(152, "us")
    assert not awakening.in_effect("Sequestration")
    assert (awakening.get("troops off map"), awakening.get("troops on track")) == (0, 15)


@rule("7.3.4", "11.2.7")
def test_congress_acts_changes_the_regime_of_a_country_in_civil_war(awakening: Table) -> None:
    """Even for a soft US; the war ends, militia go home, cells are found out, and prestige is rolled."""
    awakening.us_posture = "soft"
    awakening("Syria", "poor adversary", cells=3, militia=2, civil_war=1)
    awakening.event(152, "us", answers=[7], rolls=[5, 6, 2, 3])
    assert awakening("Syria") == "fair ally, 3 active cells, 7 troops, green regime change"
    assert awakening.get("militia on track") == 15
    assert awakening.prestige == 9


def test_congress_acts_counts_the_troops_that_come_back(awakening: Table) -> None:
    """Four on the track and three from off the map are enough for six; then it is not optional."""
    awakening("Iraq", "poor ally", troops=8)
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.mark("Sequestration")
    awakening.put("troops off map", 3)
    awakening.put("troops on track", 4)
    awakening.event(152, "us", answers=[6], rolls=[1, 1, 1, 1])
    assert awakening("Libya") == "poor ally, 6 troops, green regime change"
    assert awakening.get("troops on track") == 1


@rule("6.2.6")
def test_congress_acts_needs_one_of_its_halves(awakening: Table) -> None:
    """Six troops on the track and a civil war, or Sequestration; troops elsewhere do not count."""
    assert not awakening.playable(152, "us")
    awakening("Libya", "poor neutral", civil_war=1)
    assert awakening.playable(152, "us")
    awakening("Gulf States", "fair ally", troops=10)
    assert not awakening.playable(152, "us")


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
    awakening.event(41, "us")
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

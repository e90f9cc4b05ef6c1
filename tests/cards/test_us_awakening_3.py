"""Cards 143 to 152 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import civil_war, deploy, disrupt, pieces
from tests.cards.positions import calm
from tests.support import Table, rule

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

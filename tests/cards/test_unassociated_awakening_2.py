"""Cards 208 to 219 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import turn
from tests.support import Table, rule

# -- 208 Kinder - Gentler -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("abroad", "funding", "prestige"),
    [(12, 6, 6), (2, 4, 8)],
)
@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_kinder_gentler_goes_by_the_troops_abroad(
    awakening: Table, side: str, abroad: int, funding: int, prestige: int
) -> None:
    """Overstretched troops feed the jihadists; few troops please the world."""
    awakening("Iraq", "poor ally", troops=abroad)
    awakening.event(208, side)
    assert (awakening.funding, awakening.prestige) == (funding, prestige)


def test_kinder_gentler_says_nothing_about_war(awakening: Table) -> None:
    """With seven troops abroad it cannot be played."""
    awakening("Iraq", "poor ally", troops=7)
    assert awakening.why_not(208, "us") == "condition not met: troop level is not war (6.2.6)"


# -- 209 Quds Force -----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
@pytest.mark.parametrize("kind", ["militia", "cells"])
def test_quds_force_removes_one_from_a_sunni_and_two_from_a_shia_mix_country(
    awakening: Table, side: str, kind: str
) -> None:
    """Militia or cells, for either side."""
    awakening("Libya", "poor neutral", **{kind: 3})
    awakening("Yemen", "poor neutral", **{kind: 3})
    awakening.event(209, side, ["Libya"])
    assert awakening("Libya") == f"poor neutral, 2 {kind}"
    awakening.event(209, side, ["Yemen"])
    assert awakening("Yemen") == f"poor neutral, 1 {kind.removesuffix('s')}"


def test_quds_force_lets_the_side_pick_which_half(awakening: Table) -> None:
    """Both stand in Syria: cells or militia."""
    awakening("Syria", "poor neutral", cells=2, militia=2, civil_war=1)
    awakening.event(209, "us", ["cells"])
    assert awakening("Syria") == "poor neutral, 2 militia, cadre, civil war"
    awakening("Syria", cells=2)
    awakening.event(209, "us", ["militia"])
    assert awakening("Syria") == "poor neutral, 2 cells, cadre, civil war"


@rule("11.3.3.1")
def test_quds_force_depends_on_iran(awakening: Table) -> None:
    """An allied Iran spares militia, one under Islamist Rule spares cells; special Iran spares neither."""
    awakening("Yemen", "poor neutral", militia=1)
    assert awakening.playable(209, "jihadist")
    awakening.turn_over("Iran")
    awakening("Iran", "fair ally")
    assert not awakening.playable(209, "jihadist")
    awakening("Yemen", cells=1)
    awakening.event(209, "us")
    assert awakening("Yemen") == "poor neutral, 1 militia, cadre"
    awakening("Iran", "islamist rule adversary")
    awakening("Yemen", cells=1, cadre=0)
    awakening.event(209, "jihadist")
    assert awakening("Yemen") == "poor neutral, 1 cell"
    assert not awakening.playable(209, "us")


# -- 210 Sectarian Violence ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_sectarian_violence_removes_a_marker_of_either_kind(awakening: Table, side: str) -> None:
    """Either side, either marker, any country."""
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Yemen", "poor neutral", awakening=1, reaction=1)
    awakening.event(210, side, ["awakening", "Egypt"])
    assert awakening("Egypt") == "poor neutral, 1 awakening"
    awakening.event(210, side, ["reaction"])
    assert awakening("Yemen") == "poor neutral, 1 awakening"


def test_sectarian_violence_needs_a_marker(awakening: Table) -> None:
    """Without any on the map it cannot be played; with one kind only that one is taken."""
    assert not awakening.playable(210, "us")
    awakening("Egypt", "poor neutral", reaction=1)
    awakening.event(210, "us")
    assert awakening("Egypt") == "poor neutral"


# -- 211 to 213 Smartphones ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["awakening", "reaction"])
@pytest.mark.parametrize("number", [211, 212, 213])
def test_smartphones_places_a_marker_where_something_happened(awakening: Table, number: int, kind: str) -> None:
    """Egypt was touched by an event and France too, but France is not Muslim; Yemen was not touched."""
    awakening("Egypt", "poor neutral", awakening=2, cells=1)
    awakening("Yemen", "poor neutral", cells=1)
    awakening("France", "hard")
    awakening.event(210, "us")
    awakening.event(207, "jihadist", ["France", "cell"])
    awakening.event(number, "us", [kind])
    markers = "2 awakening" if kind == "awakening" else "1 awakening, 1 reaction"
    assert awakening("Egypt") == f"poor neutral, 1 cell, {markers}"
    assert awakening.in_effect("Smartphones")


@rule("5.2.2")
def test_smartphones_looks_back_one_action_phase(awakening: Table) -> None:
    """Operations count as well; after another phase without anything there is nothing to look back on."""
    awakening("Yemen", "poor neutral", cells=1)
    assert not awakening.playable(211, "jihadist")
    awakening.jihad("Yemen", dice=1, rolls=[1], sleepers=1)
    assert awakening.playable(211, "jihadist")
    turn.begin_phase(awakening.game, "us")
    assert awakening.playable(211, "us")
    turn.begin_phase(awakening.game, "jihadist")
    assert not awakening.playable(211, "jihadist")


def test_smartphones_ends_censorship_and_allows_facebook_even_without_a_marker(awakening: Table) -> None:
    """The last event was in Good Egypt, which takes no marker."""
    awakening("Egypt", "good ally", cells=1)
    awakening("Jordan", "poor neutral", awakening=1)
    awakening.mark("Censorship")
    awakening.game.remember("event", awakening.at("Egypt"))
    assert not awakening.playable(153, "us")
    awakening.event(211, "us")
    assert awakening("Egypt") == "good ally, 1 cell"
    assert not awakening.in_effect("Censorship")
    assert awakening.playable(153, "us")


@rule("11.1.4")
def test_smartphones_comes_into_effect_in_an_arab_winter(awakening: Table) -> None:
    """No marker can be placed, yet Smartphones are there."""
    awakening("Egypt", "poor neutral", awakening=1)
    awakening.event(173, "jihadist", ["Egypt"])
    awakening.event(212, "jihadist")
    assert awakening("Egypt") == "poor neutral"
    assert awakening.in_effect("Smartphones")


def test_smartphones_may_be_played_for_a_country_under_truce_but_leaves_it_alone(awakening: Table) -> None:
    """The country was touched, so the condition is met; no marker goes there."""
    awakening("Egypt", "poor neutral", awakening=1, reaction=1)
    awakening.event(239, "us")
    awakening.event(211, "us")
    assert awakening("Egypt").startswith("poor neutral, 1 awakening, 1 reaction")
    assert awakening.in_effect("Smartphones")


@pytest.mark.parametrize(
    ("number", "side", "answers", "touched"),
    [
        (37, "us", ["no"], "Iraq"),  # its mark stands there
        (62, "jihadist", [], "Russia"),  # a mark there ends
        (96, "us", ["hard", "Egypt"], "Scandinavia"),  # a side selects its posture
        (156, "us", ["rearrange", "Yemen", "Jordan", "done"], "Yemen"),  # militia leave it
    ],
)
def test_smartphones_may_look_back_on_whatever_an_event_has_touched(
    awakening: Table, number: int, side: str, answers: list[str], touched: str
) -> None:
    """Marks that come and go, postures, and countries that pieces leave."""
    awakening("Egypt", "poor neutral")
    awakening("Jordan", "poor neutral")
    awakening("Yemen", "poor neutral", militia=2)
    awakening.mark("CTR", "Russia")
    awakening.event(number, side, answers)
    assert awakening.game.recently("event", awakening.at(touched))


# -- 214 3 Cups of Tea --------------------------------------------------------------------------------


def test_3_cups_of_tea_gives_the_us_two_awakening_markers(awakening: Table) -> None:
    """In one unmarked Muslim country, tested first; Malala Yousafzai stays free."""
    awakening.event(214, "us", ["Pakistan"], rolls=[5])
    assert awakening("Pakistan") == "fair neutral, 2 awakening"
    assert awakening.playable(141, "us")


@rule("6.2.8")
def test_3_cups_of_tea_gives_the_jihadist_a_reaction_marker_and_bars_malala_yousafzai(awakening: Table) -> None:
    """One marker after a test, and a lasting block."""
    awakening.event(214, "jihadist", ["Pakistan"], rolls=[2])
    assert awakening("Pakistan") == "poor neutral, 1 reaction"
    assert awakening.why_not(141, "us") == "blocked by 3 Cups of Tea (6.2.8)"


def test_3_cups_of_tea_passes_over_tested_countries(awakening: Table) -> None:
    """With Iraq the only one left unmarked it gets the markers; with none the jihadist still bars Malala."""
    for c in awakening.game.countries:
        if c.is_muslim and c.name != "Iraq":
            awakening(c.name, "poor neutral")
    awakening.event(214, "us", rolls=[1])
    assert awakening("Iraq") == "poor neutral, 2 awakening"
    awakening.event(214, "jihadist")
    assert awakening.changes().keys() <= {"marks", "discard pile", "in play"}
    assert awakening.in_effect("3 Cups of Tea")


# -- 215 Abu Bakr al-Baghdadi -------------------------------------------------------------------------


def test_abu_bakr_al_baghdadi_is_a_prize_while_there_is_a_caliphate(awakening: Table) -> None:
    """The US needs a capital on the map; +3 prestige, and the card is removed."""
    assert awakening.why_not(215, "us") == "condition not met: jihadist or caliphate declared (6.2.6)"
    awakening("Syria", "poor neutral", active=3, civil_war=1)
    awakening.caliphate("Syria")
    awakening.event(215, "us")
    assert awakening.prestige == 10
    assert awakening.zone_of(215) == "removed cards"


@rule("11.3.8")
def test_abu_bakr_al_baghdadi_founds_the_caliphate_with_three_cells_in_one_country(awakening: Table) -> None:
    """Two from the track and one from France to Syria; then a cell in a country rolled on the Schengen table."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening("Iraq", "poor neutral", cells=1, civil_war=1)
    awakening("France", "hard", cells=1)
    awakening("Germany", "soft")
    answers = ["track", "Syria", "track", "Syria", "France: sleeper cell", "Syria", "yes"]
    awakening.event(215, "jihadist", answers, rolls=[3])
    assert awakening.members() == ["Iraq", "Syria"]
    assert awakening("Syria") == "fair neutral, 3 active cells, civil war"
    assert awakening("Iraq") == "poor neutral, 1 active cell, civil war"
    assert awakening("Germany") == "soft, 1 cell"
    assert awakening.funding == 7
    assert awakening.zone_of(215) == "discard pile"


def test_abu_bakr_al_baghdadi_may_split_his_cells_or_bring_fewer(awakening: Table) -> None:
    """One to each country found no caliphate; cells may come from one of the two to the other."""
    awakening("Syria", "fair neutral", cells=1, civil_war=1)
    awakening("Iraq", "poor neutral", civil_war=1)
    awakening("Spain", "soft")
    awakening.event(215, "jihadist", ["Syria: sleeper cell", "track", "Syria", "done"], rolls=[5])
    assert awakening("Syria") == "fair neutral, 1 cell, civil war"
    assert awakening("Iraq") == "poor neutral, 1 cell, civil war"
    assert awakening("Spain") == "soft, 1 cell"
    assert awakening.members() == []


@pytest.mark.parametrize("number", [182, 196])
def test_abu_bakr_al_baghdadi_may_take_a_card_instead_of_a_cell_abroad(awakening: Table, number: int) -> None:
    """Paris Attacks or Training Camps, from the discards only."""
    awakening.move(182, "discard pile")
    awakening.move(196, "discard pile")
    awakening.move(66, "discard pile")
    awakening.event(215, "jihadist", ["done", "card", number])
    assert number in awakening.game.hand("jihadist")
    assert awakening.rolled() == []


def test_abu_bakr_al_baghdadi_without_cells_on_the_track_needs_the_discards(awakening: Table) -> None:
    """All fifteen are on the map: none for Europe, and without the cards nothing else happens."""
    awakening("Yemen", "poor neutral", cells=15)
    awakening.event(215, "jihadist", ["done"])
    assert awakening.changes().keys() <= {"in play", "discard pile"}


# -- 216 Abu Sayyaf (ISIL) ----------------------------------------------------------------------------


def test_abu_sayyaf_isil_hurts_the_jihadists_once(awakening: Table) -> None:
    """For the US: +2 prestige, -1 funding, and the card is removed."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(216, "us")
    assert (awakening.prestige, awakening.funding) == (9, 4)
    assert awakening.zone_of(216) == "removed cards"


def test_abu_sayyaf_isil_sells_oil(awakening: Table) -> None:
    """For the jihadist +2 funding, +3 with a caliphate; the card may come again."""
    awakening("Iraq", "poor neutral", regime_change="tan", active=1)
    awakening.event(216, "jihadist")
    assert awakening.funding == 7
    awakening.funding = 3
    awakening.caliphate("Iraq")
    awakening.event(216, "jihadist")
    assert awakening.funding == 6
    assert awakening.zone_of(216) == "discard pile"


def test_abu_sayyaf_isil_needs_an_oil_exporter_in_trouble(awakening: Table) -> None:
    """Civil war in Syria is no oil, and a calm Iraq no trouble; Islamist Rule in Sudan is both."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Iraq", "poor neutral")
    assert not awakening.playable(216, "us")
    assert not awakening.playable(216, "jihadist")
    awakening("Sudan", "islamist rule adversary")
    assert awakening.playable(216, "us")
    assert awakening.playable(216, "jihadist")


def test_abu_sayyaf_isil_counts_an_oil_exporter_under_truce(awakening: Table) -> None:
    """The event asks about the country and does nothing there."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(239, "us")
    assert awakening.playable(216, "jihadist")


# -- 217 Agitators ------------------------------------------------------------------------------------


@rule("11.3.13")
@pytest.mark.parametrize("number", [37, 39, 133, 152, 165, 167, 188, 226, 234, 238])
def test_agitators_takes_a_card_of_civil_war_or_regime_change(awakening: Table, number: int) -> None:
    """From the discards to the hand of whoever plays it."""
    awakening.move(66, "discard pile")
    awakening.move(number, "discard pile")
    awakening.event(217, "jihadist")
    assert number in awakening.game.hand("jihadist")
    assert awakening.get("discard pile") == (66, 217)


def test_agitators_finds_nothing_outside_the_discards(awakening: Table) -> None:
    """A removed card does not count; of two in the discards one is picked."""
    awakening.move(188, "removed cards")
    assert not awakening.playable(217, "us")
    awakening.move(165, "discard pile")
    awakening.move(238, "discard pile")
    awakening.event(217, "us", [238])
    assert awakening.zone_of(238) == "hand of us"
    assert awakening.zone_of(165) == "discard pile"


# -- 218 Al-Nusra Front -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_al_nusra_front_cuts_the_larger_side_down(awakening: Table, side: str) -> None:
    """Cells and militia become equal; the side picks which cells go, and troops count for nothing."""
    awakening("Syria", "poor neutral", cells=3, active=1, militia=2, troops=3, civil_war=1)
    awakening.event(218, side, ["active cells"])
    assert awakening("Syria") == "poor neutral, 2 cells, 3 troops, 2 militia, civil war"
    awakening("Syria", militia=5)
    awakening.event(218, side)
    assert awakening("Syria") == "poor neutral, 2 cells, 3 troops, 2 militia, civil war"


def test_al_nusra_front_needs_both_sides_in_a_contested_country(awakening: Table) -> None:
    """Civil war or regime change, with cells and militia."""
    awakening("Syria", "poor neutral", cells=3, civil_war=1)
    awakening("Yemen", "poor neutral", cells=1, militia=2)
    assert not awakening.playable(218, "us")
    awakening("Yemen", regime_change="tan")
    awakening.event(218, "us")
    assert awakening("Yemen") == "poor neutral, 1 cell, 1 militia, tan regime change"


def test_al_nusra_front_counts_a_mark_that_is_a_cell(awakening: Table) -> None:
    """With Sadr and one cell against one militia in Iraq, Sadr or the cell goes."""
    awakening("Iraq", "poor neutral", cells=1, militia=1, civil_war=1)
    awakening.mark("Sadr", "Iraq")
    awakening.event(218, "us", ["Sadr"])
    assert awakening("Iraq") == "poor neutral, 1 cell, 1 militia, civil war"


# -- 219 Ayman al-Zawahiri ----------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "prestige"), [("discard pile", 8), ("removed cards", 9)])
def test_ayman_al_zawahiri_is_worth_more_when_bin_ladin_is_gone(awakening: Table, zone: str, prestige: int) -> None:
    """For the US: -1 funding, +1 prestige, +2 if the other card has left the game; removed."""
    awakening.move(237, zone)
    awakening.event(219, "us")
    assert (awakening.funding, awakening.prestige) == (4, prestige)
    assert awakening.zone_of(219) == "removed cards"


@pytest.mark.parametrize(("here", "there", "lost"), [(0, 0, 0), (1, 0, 1), (2, 2, 1), (4, 1, 2), (5, 4, 3)])
def test_ayman_al_zawahiri_costs_prestige_by_reaction(awakening: Table, here: int, there: int, lost: int) -> None:
    """For the jihadist: -1 for every four reaction markers on the map, a part of four counts."""
    awakening("Egypt", "poor neutral", reaction=here)
    awakening("Pakistan", "fair neutral", reaction=there, awakening=1)
    awakening.event(219, "jihadist")
    assert awakening.prestige == 7 - lost
    assert awakening.zone_of(219) == "discard pile"

"""Cards 121 to 131 of The Awakening."""

from __future__ import annotations

from typing import Any

import pytest

from daedalus.games.labyrinth import disrupt
from tests.support import Table, rule

# -- 121 Advisors -------------------------------------------------------------------------------------


@rule("11.2.4", "11.2.5")
def test_advisors_raise_militia_and_make_their_hits_count_twice(awakening: Table) -> None:
    """The militia comes before the fighting, so that two of them roll; their one hit takes two cells."""
    awakening("Syria", "poor neutral", cells=2, militia=1, civil_war=1)
    awakening.event(121, "us")
    assert awakening("Syria") == "poor neutral, 2 cells, 1 militia, civil war, Advisors"
    assert awakening.zone_of(121) == "discard pile"
    awakening.attrition(rolls=[6, 2])
    assert awakening("Syria") == "poor neutral, 2 militia, cadre, civil war, Advisors"


@rule("11.2.4")
def test_advisors_let_militia_disrupt_two_cells_without_prestige(awakening: Table) -> None:
    """Two militia alone hit one cell; with advisors two, and prestige stays where it is."""
    awakening("Syria", "poor neutral", active=3, militia=2, civil_war=1)
    syria = awakening.at("Syria")
    assert disrupt.losses(awakening.game, syria) == 1
    awakening.event(121, "us")
    assert disrupt.losses(awakening.game, syria) == 2
    awakening.operation("us", "disrupt", 3)
    assert awakening("Syria") == "poor neutral, 1 active cell, 2 militia, civil war, Advisors"
    assert awakening.prestige == 7


def test_advisors_are_three_in_all_and_several_may_share_a_country(awakening: Table) -> None:
    """Each of them raises a militia; the fourth has no marker left."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Yemen", "fair ally", civil_war=1)
    for place in ("Syria", "Syria", "Yemen"):
        assert awakening.playable(121, "us")
        awakening.event(121, "us", [place])
    assert awakening("Syria") == "poor neutral, civil war, Advisors, Advisors"
    assert "Advisors" in awakening.why_not(121, "us")
    awakening.attrition(rolls=[6, 6])
    assert awakening("Syria") == "poor neutral, 2 militia, civil war, Advisors, Advisors"
    assert awakening("Yemen") == "fair ally, 1 militia, civil war, Advisors"


@rule("11.2.9")
def test_advisors_share_the_last_militia_as_the_us_likes(awakening: Table) -> None:
    """One is left on the track for two countries."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Yemen", "poor neutral", civil_war=1)
    awakening("Iraq", "poor ally", militia=14)
    awakening.event(121, "us", ["Syria"])
    awakening.event(121, "us", ["Yemen"])
    awakening.attrition(["Yemen"], rolls=[6])
    assert (awakening.at("Syria").militia, awakening.at("Yemen").militia) == (0, 1)


@pytest.mark.parametrize(
    "about",
    [
        {"levels": "poor adversary", "civil_war": 1},
        {"levels": "poor neutral", "civil_war": 1, "troops": 1},
        {"levels": "poor neutral", "regime_change": "tan"},
    ],
)
def test_advisors_need_a_civil_war_without_troops_outside_an_adversary(awakening: Table, about: dict[str, Any]) -> None:
    """A regime change is no civil war."""
    awakening("Syria", **about)
    assert not awakening.playable(121, "us")


def test_advisors_keep_away_from_a_mark_that_is_troops(awakening: Table) -> None:
    """NATO counts as troops."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening.mark("NATO", "Syria")
    assert not awakening.playable(121, "us")


def test_advisors_leave_when_troops_arrive(awakening: Table) -> None:
    """Both markers of the country go at once; the markers can be placed again."""
    awakening("Syria", "poor ally", civil_war=1)
    awakening.mark("Advisors", "Syria")
    awakening.event(121, "us")
    awakening.operation("us", "deploy", 3, [2])
    assert awakening("Syria") == "poor ally, 2 troops, civil war"
    assert not awakening.in_effect("Advisors")


def test_advisors_leave_a_country_that_becomes_an_adversary(awakening: Table) -> None:
    """No militia is left to raise, so the hit of six cells finds nobody and turns Syria."""
    awakening("Syria", "poor neutral", cells=6, civil_war=1)
    awakening("Iraq", "poor ally", militia=15)
    awakening.mark("Advisors", "Syria")
    awakening.attrition()
    assert awakening("Syria") == "poor adversary, 6 cells, civil war"


@rule("11.2.7")
def test_advisors_leave_when_the_war_ends(awakening: Table) -> None:
    """Yemen becomes Good, and the awakening spreads to Libya by the dice."""
    awakening("Yemen", "fair ally", militia=5, civil_war=1)
    awakening("Libya", "poor neutral")
    awakening.mark("Advisors", "Yemen")
    awakening.attrition(rolls=[3, 1])
    assert awakening("Yemen") == "good ally"
    assert awakening("Libya") == "poor neutral, 1 awakening"


# -- 122 Backlash -------------------------------------------------------------------------------------


@rule("8.5.6")
def test_backlash_turns_the_funding_of_a_plot_round(awakening: Table) -> None:
    """A plot 2 in Poor Pakistan would add 1; backlashed it takes 1 away."""
    awakening("Pakistan", "poor ally", plots=["2"])
    awakening.event(122, "us")
    assert awakening("Pakistan") == "poor ally, plot 2 backlashed"
    awakening.resolve_plots(rolls=[6, 6])
    assert awakening.funding == 4


@rule("6.2.6")
def test_backlash_needs_a_plain_plot_in_a_muslim_country(awakening: Table) -> None:
    """Plots in France do not count, nor one that is backlashed already."""
    awakening("France", "hard", plots=["1"])
    assert not awakening.playable(122, "us")
    awakening("Pakistan", "poor ally", plots=["2"])
    awakening.event(122, "us")
    assert not awakening.playable(122, "us")


@rule("11.3.8.4")
def test_backlash_leaves_countries_of_the_caliphate_alone(awakening: Table) -> None:
    """A plot in the capital or another member is out of its reach; one elsewhere is not."""
    awakening("Syria", "poor neutral", active=3, civil_war=1, plots=["1"])
    assert awakening.playable(122, "us")
    awakening.caliphate("Syria")
    assert not awakening.playable(122, "us")
    awakening("Egypt", "poor neutral", plots=["1"])
    awakening.event(122, "us")
    assert awakening("Egypt") == "poor neutral, plot 1 backlashed"


# -- 123 Humanitarian Aid -----------------------------------------------------------------------------


@pytest.mark.parametrize("levels", ["good ally", "poor adversary", "islamist rule adversary"])
def test_humanitarian_aid_goes_to_any_muslim_country_with_a_cell(awakening: Table, levels: str) -> None:
    """Whatever its governance and alignment."""
    awakening("Sudan", levels, cells=1)
    awakening("Egypt", "poor neutral")
    awakening.event(123, "us")
    assert awakening("Sudan") == f"{levels}, 1 cell, 1 aid"


def test_humanitarian_aid_needs_a_cell_in_a_muslim_country(awakening: Table) -> None:
    """France and Iran do not count; Iran does once it is Muslim."""
    awakening("France", "soft", cells=1)
    awakening("Iran", cells=1)
    assert not awakening.playable(123, "us")
    awakening.turn_over("Iran")
    assert awakening.playable(123, "us")


# -- 124 Pearl Roundabout -----------------------------------------------------------------------------


@rule("11.1.2")
def test_pearl_roundabout_places_awakening_in_the_gulf_states(awakening: Table) -> None:
    """They are tested first."""
    awakening.event(124, "us", rolls=[5])
    assert awakening("Gulf States") == "fair neutral, 1 awakening"


@rule("11.1.4")
def test_pearl_roundabout_changes_nothing_in_good_gulf_states(awakening: Table) -> None:
    awakening("Gulf States", "good ally")
    awakening.event(124, "us")
    assert awakening("Gulf States") == "good ally"


@rule("6.2.8")
@pytest.mark.parametrize(("name", "lapsing"), [("Bloody Thursday", False), ("Arab Winter", True)])
def test_pearl_roundabout_is_blocked(awakening: Table, name: str, lapsing: bool) -> None:
    awakening.mark(name, lapsing=lapsing)
    assert awakening.why_not(124, "us") == f"blocked by {name} (6.2.8)"


def test_pearl_roundabout_cannot_be_played_while_the_gulf_states_keep_a_truce(awakening: Table) -> None:
    awakening("Gulf States", "poor neutral", awakening=1, reaction=1)
    assert awakening.playable(124, "us")
    awakening.mark("Truce", "Gulf States")
    assert not awakening.playable(124, "us")


# -- 125 Peshmerga ------------------------------------------------------------------------------------


def test_peshmerga_fight_cells_in_iraq_or_syria(awakening: Table) -> None:
    """Two militia in one of the two that holds a cell; no civil war is needed."""
    awakening("Iraq", "fair ally", cells=1)
    awakening("Syria", "poor adversary", active=1)
    awakening.event(125, "us", ["Syria"])
    assert awakening("Syria") == "poor adversary, 1 active cell, 2 militia"
    assert awakening("Iraq") == "fair ally, 1 cell"


@rule("11.2.4")
@pytest.mark.parametrize("levels", ["good ally", "islamist rule adversary"])
def test_peshmerga_need_a_country_that_can_hold_militia(awakening: Table, levels: str) -> None:
    """Neither a Good country nor Islamist Rule, nor one without a cell."""
    awakening("Iraq", levels, cells=1)
    awakening("Syria", "poor neutral")
    awakening("Yemen", "poor neutral", cells=3)
    assert not awakening.playable(125, "us")


@rule("11.2.9")
def test_peshmerga_come_as_far_as_there_are_militia(awakening: Table) -> None:
    awakening("Iraq", "poor ally", cells=1)
    awakening("Yemen", "poor ally", militia=14)
    awakening.event(125, "us")
    assert awakening("Iraq") == "poor ally, 1 cell, 1 militia"


# -- 126, 127, 128 Reaper -----------------------------------------------------------------------------


@rule("11.3.12")
@pytest.mark.parametrize("number", [126, 127, 128])
def test_reaper_removes_up_to_two_cells_from_one_muslim_country(awakening: Table, number: int) -> None:
    """The US picks the country and the cells; a hand of the jihadist is the other way."""
    awakening("Somalia", "islamist rule adversary", cells=2, active=1)
    awakening("Yemen", "poor neutral", cells=1)
    awakening.hand("jihadist", [52])
    awakening.event(number, "us", ["cells", "Somalia", "sleeper cells", "sleeper cells"])
    assert awakening("Somalia") == "islamist rule adversary, 1 active cell"
    assert awakening.game.hand("jihadist") == (52,)


def test_reaper_leaves_a_cadre_and_reaches_a_muslim_iran(awakening: Table) -> None:
    """Without a jihadist hand there is nothing to choose."""
    awakening("Iran", cells=1)
    assert not awakening.playable(126, "us")
    awakening.turn_over("Iran")
    assert awakening.playable(126, "us")
    awakening.event(126, "us", ["sleeper cells"])
    assert awakening.at("Iran").cadre


def test_reaper_may_make_the_jihadist_discard_by_lot(awakening: Table) -> None:
    """No cells are needed for that, and the other cards stay."""
    awakening.hand("jihadist", [52, 65, 66])
    assert awakening.playable(126, "us")
    awakening.event(126, "us")
    assert len(awakening.game.hand("jihadist")) == 2
    assert awakening.changes()["discard pile"][1][0] in (52, 65, 66)


@rule("6.2.6")
def test_reaper_needs_cells_or_a_jihadist_card(awakening: Table) -> None:
    """Cells in Europe are out of reach."""
    awakening("Germany", "soft", cells=2)
    assert not awakening.playable(126, "us")


# -- 129, 130 Special Forces --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [129, 130])
@pytest.mark.parametrize(
    ("place", "reached"), [("Saudi Arabia", True), ("Iraq", True), ("Syria", True), ("Lebanon", False)]
)
def test_special_forces_reach_two_countries_far(awakening: Table, number: int, place: str, reached: bool) -> None:
    """From troops in Saudi Arabia: there, next door, and one further; Lebanon is three steps away."""
    awakening("Saudi Arabia", "fair ally", troops=1)
    awakening(place, "poor neutral" if place != "Saudi Arabia" else "fair ally", cells=1)
    assert awakening.playable(number, "us") == reached
    if reached:
        awakening.event(number, "us")
        assert awakening.at(place).cadre


def test_special_forces_strike_in_non_muslim_countries_too(awakening: Table) -> None:
    """Italy is next to Libya; militia there are no troops."""
    awakening("Libya", "poor ally", militia=2, civil_war=1)
    awakening("Italy", "soft", cells=1)
    assert not awakening.playable(129, "us")
    awakening("Libya", troops=1)
    awakening.event(129, "us")
    assert awakening("Italy") == "soft, cadre"


def test_special_forces_may_start_from_advisors(awakening: Table) -> None:
    """Advisors in Syria reach a cell in Iraq, not one in Pakistan."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Iraq", "poor neutral", cells=1)
    awakening("Pakistan", "poor neutral", cells=1)
    assert not awakening.playable(129, "us")
    awakening.mark("Advisors", "Syria")
    awakening.event(129, "us")
    assert awakening("Iraq") == "poor neutral, cadre"
    assert not awakening.playable(129, "us")


def test_special_forces_keep_a_truce_but_may_start_from_it(awakening: Table) -> None:
    """Cells under Truce are safe; the troops there still reach a neighbour."""
    awakening("Iraq", "poor ally", troops=2, cells=1, regime_change="tan")
    awakening.mark("Truce", "Iraq")
    assert not awakening.playable(129, "us")
    awakening("Syria", "poor neutral", cells=1)
    awakening.event(129, "us")
    assert awakening("Syria") == "poor neutral, cadre"
    assert awakening.at("Iraq").sleeper_cells == 1


# -- 131 Arab Spring Fallout --------------------------------------------------------------------------


@rule("11.1.2")
def test_arab_spring_fallout_reaches_two_countries_that_may_touch(awakening: Table) -> None:
    """Both are judged before either marker is placed: Egypt and Libya are neighbours."""
    awakening("Egypt", "fair ally")
    awakening("Libya", "poor adversary")
    awakening.event(131, "us", ["Egypt", "Libya"])
    assert awakening("Egypt") == "fair ally, 1 awakening"
    assert awakening("Libya") == "poor adversary, 1 awakening"


def test_arab_spring_fallout_may_stop_after_one(awakening: Table) -> None:
    awakening("Egypt", "fair ally")
    awakening.event(131, "us", ["Egypt", "done"])
    assert [c.name for c in awakening.game.holding("awakening")] == ["Egypt"]


def test_arab_spring_fallout_stays_away_from_other_awakening(awakening: Table) -> None:
    """Neither a country that has a marker nor its neighbours, even if it keeps a truce."""
    awakening("Egypt", "fair ally", awakening=1, reaction=1)
    awakening.mark("Truce", "Egypt")
    awakening("Libya", "poor neutral")
    for place in ("Egypt", "Libya"):
        with pytest.raises(AssertionError, match=f"'{place}' is no option"):
            awakening.event(131, "us", [place])


@rule("11.1.4")
def test_arab_spring_fallout_needs_a_country_that_can_take_the_marker(awakening: Table) -> None:
    """With all Muslim countries Good, at war or under Islamist Rule it cannot be played."""
    for i, c in enumerate(c for c in awakening.game.countries if c.is_muslim):
        awakening(c.name, ("good ally", "islamist rule adversary", "poor neutral")[i % 3], civil_war=int(i % 3 == 2))
    assert not awakening.playable(131, "us")
    awakening("Morocco", "fair neutral", civil_war=0)
    assert awakening.playable(131, "us")


@rule("6.2.8")
@pytest.mark.parametrize("number", [131, 134])
def test_arab_winter_blocks_what_places_awakening(awakening: Table, number: int) -> None:
    assert awakening.playable(number, "us")
    awakening.mark("Arab Winter", lapsing=True)
    assert awakening.why_not(number, "us") == "blocked by Arab Winter (6.2.8)"

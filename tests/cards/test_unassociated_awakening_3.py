"""Cards 220 to 231 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.deploy import deployable_marks
from daedalus.games.labyrinth.pieces import troops, troops_at_stake
from daedalus.games.labyrinth.tracks import resources
from tests.cards.positions import at_war, truce
from tests.support import Table, rule

BOTH = pytest.mark.parametrize("side", ["us", "jihadist"])

NPT, ARAB_WINTER, FRACKING, REVOLUTION, TRUCE = 181, 173, 155, 238, 239


# -- 220 Daraa ------------------------------------------------------------------------------------------


@BOTH
@rule("6.2.6")
def test_daraa_needs_a_syria_that_is_neither_islamist_nor_under_truce(awakening: Table, side: str) -> None:
    assert awakening.playable(220, side)
    awakening("Syria", "islamist rule adversary")
    assert not awakening.playable(220, side)
    awakening("Syria", "poor neutral")
    truce(awakening, "Syria")
    assert not awakening.playable(220, side)


@rule("4.9.4", "11.1.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("poor neutral", "fair neutral, 1 awakening"),
        ("fair ally", "fair ally, 1 awakening"),
        ("good ally", "good ally"),
    ],
)
def test_daraa_us_improves_syria_at_most_to_fair_with_an_awakening(awakening: Table, before: str, after: str) -> None:
    awakening("Syria", before)
    awakening.event(220, "us")
    assert awakening("Syria") == after
    assert awakening.zone_of(220) == "removed cards"


@rule("4.9.4")
def test_daraa_tests_syria_first(awakening: Table) -> None:
    awakening.event(220, "us", rolls=[1])
    assert awakening("Syria") == "fair neutral, 1 awakening"


@rule("11.1.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("good ally", "fair ally, 1 reaction"),
        ("fair neutral", "poor neutral, 1 reaction"),
        ("poor neutral", "poor neutral, 1 reaction"),
    ],
)
def test_daraa_jihadist_worsens_syria_at_most_to_poor_with_a_reaction(
    awakening: Table, before: str, after: str
) -> None:
    awakening("Syria", before)
    awakening.event(220, "jihadist")
    assert awakening("Syria") == after


# -- 221 FlyPaper ---------------------------------------------------------------------------------------


@BOTH
@rule("6.2.6")
def test_flypaper_needs_a_war_a_regime_change_or_a_caliphate(awakening: Table, side: str) -> None:
    awakening("Egypt", "poor neutral", reaction=1)
    awakening("Pakistan", "islamist rule adversary", active=1)
    assert not awakening.playable(221, side)
    awakening.caliphate("Pakistan")
    assert awakening.playable(221, side)
    awakening.put("caliphate capital", ())
    awakening("Iraq", "poor ally", regime_change="tan")
    assert awakening.playable(221, side)


@rule("11.3.8", "4.8.4")
def test_flypaper_gathers_cells_and_reactions_and_lets_the_jihadist_declare_even_if_the_us_plays_it(
    awakening: Table,
) -> None:
    """Three sources, the goal among them; where there is a choice the player says what is taken."""
    awakening("Egypt", "poor neutral", reaction=2, cells=1)
    awakening("France", "soft", cells=1)
    awakening("Syria", "poor neutral", civil_war=1, cells=1)
    at_war(awakening, "Mali")
    awakening.event(221, "us", ["Egypt", "Syria", "France", "reaction", "Syria", "yes"])
    assert awakening.asked()[-1] == ("jihadist", "declare a caliphate in Syria")
    assert awakening("Egypt") == "poor neutral, 1 cell, 1 reaction"
    assert awakening("France") == "soft, cadre"
    assert awakening("Syria") == "poor neutral, 3 active cells, civil war"
    assert awakening.get("caliphate capital") == ("Syria",)


def test_flypaper_may_stop_and_then_places_as_many_cells_as_it_took(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", reaction=2)
    awakening("France", "soft", cells=1)
    at_war(awakening, "Mali")
    awakening.event(221, "jihadist", ["Egypt", "done"])
    assert awakening("Egypt") == "poor neutral, 1 reaction"
    assert awakening("France") == "soft, 1 cell"
    assert awakening("Mali") == "poor neutral, 1 cell, civil war"
    awakening.event(221, "jihadist", ["done"])
    assert set(awakening.changes()) == {"in play", "discard pile"}


def test_flypaper_leaves_a_country_under_truce_alone(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, cells=2)
    truce(awakening, "Syria")
    assert not awakening.playable(221, "jihadist")
    at_war(awakening, "Mali")
    awakening("Egypt", "poor neutral", cells=1)
    awakening.event(221, "jihadist", ["Egypt"])
    assert awakening("Mali") == "poor neutral, 1 cell, civil war"


# -- 222 Hagel, 223 Iranian Elections -------------------------------------------------------------------


@pytest.mark.parametrize(("side", "posture"), [("us", "hard"), ("jihadist", "soft")])
@pytest.mark.parametrize("before", ["hard", "soft"])
def test_hagel_sets_the_us_posture_by_side(awakening: Table, side: str, posture: str, before: str) -> None:
    awakening.us_posture = before
    awakening.event(222, side)
    assert awakening.us_posture == posture
    assert awakening.zone_of(222) == "removed cards"


@BOTH
@rule("11.3.3.1")
@pytest.mark.parametrize("two", ["awakening", "reaction"])
def test_iranian_elections_turn_iran_over_with_three_markers(awakening: Table, side: str, two: str) -> None:
    one = "reaction" if two == "awakening" else "awakening"
    awakening("Iran", cells=2, wmd=1)
    awakening.event(223, side, [f"2 {two}, 1 {one}"])
    iran = awakening.at("Iran")
    assert awakening("Iran").startswith("fair adversary, 2 cells")
    assert (getattr(iran, two), getattr(iran, one), iran.wmd_cache) == (2, 1, 1)
    assert resources(awakening.game, iran) == 2
    assert awakening.funding == 4
    assert awakening.zone_of(223) == "removed cards"


@rule("11.1.4")
def test_iranian_elections_in_an_arab_winter_place_no_markers(awakening: Table) -> None:
    awakening.event(ARAB_WINTER, "jihadist")
    awakening.event(223, "us")
    assert awakening("Iran") == "fair adversary"
    assert awakening.funding == 4


# -- 224 Je Suis Charlie --------------------------------------------------------------------------------


@BOTH
@rule("6.2.6")
def test_charlie_needs_a_plot_resolved_outside_muslim_countries_in_the_last_plots_phase(
    awakening: Table, side: str
) -> None:
    awakening.put("available plots", ())
    awakening("Egypt", "poor neutral", plots=[1])
    awakening.resolve_plots(rolls=[6])
    assert not awakening.playable(224, side)
    awakening("India", "soft", plots=[1])
    awakening.resolve_plots(rolls=[1])
    assert awakening.playable(224, side)
    awakening.resolve_plots()
    assert not awakening.playable(224, side)


@rule("11.3.3.3")
def test_charlie_sees_the_plot_that_turned_nigeria(awakening: Table) -> None:
    """It was not Muslim when the plot was resolved; once it is, a plot there is none of those."""
    awakening("Nigeria", "soft", cells=1, plots=[2])
    awakening.resolve_plots()
    assert awakening.at("Nigeria").is_muslim
    assert awakening.playable(224, "us")
    awakening("Nigeria", plots=[2])
    awakening.resolve_plots(rolls=[6, 6])
    assert not awakening.playable(224, "us")


def test_charlie_us_selects_a_schengen_and_another_posture(awakening: Table) -> None:
    awakening("Germany", "soft")
    awakening.event(224, "us", ["Germany", "hard", "Canada", "soft"])
    assert (awakening("Germany"), awakening("Canada")) == ("hard", "soft")


@pytest.mark.parametrize("refused", ["United States", "Israel", "France"])
def test_charlie_us_other_country_is_neither_schengen_nor_israel_nor_the_us(awakening: Table, refused: str) -> None:
    with pytest.raises(AssertionError, match="is no option"):
        awakening.event(224, "us", ["Germany", "hard", refused])


@rule("4.7.2")
def test_charlie_jihadist_turns_the_us_away_from_a_world_that_agrees_with_it(awakening: Table) -> None:
    awakening.event(224, "jihadist", ["posture"])  # Israel makes the world hard 1
    assert awakening.us_posture == "soft"


@rule("4.7.2")
@pytest.mark.parametrize(("posture", "us"), [("hard", "soft"), ("soft", "soft")])
def test_charlie_jihadist_lowers_prestige_by_half_a_die_where_the_us_already_differs_or_the_world_is_at_0(
    awakening: Table, posture: str, us: str
) -> None:
    """Nothing is asked: only one of the two can be done."""
    awakening.us_posture = us
    awakening.world(posture, 1 if posture == "hard" else 0)
    awakening.event(224, "jihadist", rolls=[5])
    assert awakening.prestige == 4
    awakening.event(224, "jihadist", rolls=[2])
    assert awakening.prestige == 3


def test_charlie_jihadist_has_nothing_to_do_with_a_us_that_differs_and_has_no_prestige(awakening: Table) -> None:
    awakening.us_posture = "soft"
    awakening.prestige = 1
    awakening.event(224, "jihadist")
    assert awakening.rolled() == []
    assert awakening.us_posture == "soft"


# -- 225 Jihadi John ------------------------------------------------------------------------------------


@rule("6.2.9")
@pytest.mark.parametrize(("declared", "gain"), [(False, 1), (True, 2)])
def test_john_us_gains_prestige_twice_as_much_against_a_caliphate(awakening: Table, declared: bool, gain: int) -> None:
    at_war(awakening, "Syria")
    if declared:
        awakening.caliphate("Syria")
    awakening.event(225, "us")
    assert awakening.prestige == 7 + gain
    assert awakening.zone_of(225) == "removed cards"


@pytest.mark.parametrize(("declared", "gain"), [(False, 1), (True, 2)])
def test_john_jihadist_selects_a_schengen_posture_and_gains_funding(
    awakening: Table, declared: bool, gain: int
) -> None:
    at_war(awakening, "Syria")
    if declared:
        awakening.caliphate("Syria")
    awakening.event(225, "jihadist", ["Italy", "soft"])
    assert awakening("Italy") == "soft"
    assert (awakening.prestige, awakening.funding) == (7, 5 + gain)
    assert awakening.zone_of(225) == "discard pile"


# -- 226 Operation Serval -------------------------------------------------------------------------------


@BOTH
@rule("6.2.6", "4.2.5")
def test_serval_needs_a_poor_african_muslim_country_of_at_most_two_resources(awakening: Table, side: str) -> None:
    awakening("Egypt", "poor neutral")
    awakening("Yemen", "poor neutral")
    awakening("Morocco", "fair neutral")
    assert not awakening.playable(226, side)
    awakening("Algeria/Tunisia", "poor neutral")
    assert awakening.playable(226, side)
    awakening.mark("Oil Price Spike", lapsing=True)  # resources as they are now
    assert not awakening.playable(226, side)
    awakening.turn_over("Nigeria")
    assert not awakening.playable(226, side)
    awakening("Morocco", "poor neutral")
    assert awakening.playable(226, side)


@rule("4.6", "7.3.1", "8.5.6")
def test_serval_us_is_a_troop_that_cannot_deploy_and_can_cost_prestige(awakening: Table) -> None:
    awakening("Mali", "poor neutral")
    awakening.event(226, "us")
    assert awakening("Mali") == "poor neutral, 1 militia, Operation Serval"
    mali = awakening.at("Mali")
    assert (troops(awakening.game, mali), troops_at_stake(awakening.game, mali)) == (1, 1)
    assert deployable_marks(awakening.game, mali) == []
    awakening.put("available plots", ())
    awakening("Mali", plots=[1])
    awakening.resolve_plots(rolls=[6])
    assert awakening.prestige == 6


@rule("6.2.7")
def test_serval_us_moves_when_played_elsewhere_and_stays_when_played_there_again(awakening: Table) -> None:
    awakening("Mali", "poor neutral")
    awakening("Somalia", "poor adversary")
    awakening.event(226, "us", ["Mali"])
    awakening.event(226, "us", ["Mali"])
    assert awakening("Mali") == "poor neutral, 2 militia, Operation Serval"
    awakening.event(226, "us", ["Somalia"])
    assert awakening("Mali") == "poor neutral, 2 militia"
    assert awakening("Somalia") == "poor adversary, 1 militia, Operation Serval"


@rule("11.2.2")
def test_serval_jihadist_starts_a_war_with_a_cell_and_with_two_in_mali(awakening: Table) -> None:
    awakening("Mali", "poor neutral", awakening=1)
    awakening("Somalia", "poor adversary", civil_war=1)
    awakening.event(226, "jihadist", ["Mali"])
    assert awakening("Mali") == "poor neutral, 2 cells, 1 militia, civil war"
    awakening.event(226, "jihadist", ["Somalia"])
    assert awakening("Somalia") == "poor adversary, 1 cell, civil war"


# -- 227, 228 Popular Support ---------------------------------------------------------------------------


@BOTH
@rule("6.2.6", "6.2.8")
def test_support_needs_a_marker_on_the_map_and_no_arab_winter(awakening: Table, side: str) -> None:
    assert not awakening.playable(227, side)
    awakening("Egypt", "poor neutral", reaction=1)
    assert awakening.playable(228, side)
    truce(awakening, "Egypt")
    assert not awakening.playable(228, side)
    awakening("Libya", "poor neutral", awakening=1)
    assert awakening.playable(228, side)
    awakening.mark("Arab Winter", lapsing=True)
    assert "blocked by Arab Winter" in awakening.why_not(228, side)


@BOTH
@rule("11.1.2", "4.9.4")
@pytest.mark.parametrize("kind", ["awakening", "reaction"])
def test_support_adds_a_marker_of_a_kind_and_another_to_a_neighbour(awakening: Table, side: str, kind: str) -> None:
    """Either side may take either kind; the neighbour is tested first."""
    awakening("Egypt", "poor neutral", **{kind: 1})
    awakening("Libya", "good ally")
    awakening("Yemen", "poor neutral", awakening=1, reaction=1)
    awakening.event(227, side, [kind, "Egypt"], rolls=[5])
    assert awakening("Egypt") == f"poor neutral, 2 {kind}"
    assert awakening("Sudan") == f"fair neutral, 1 {kind}"


@rule("6.2.4", "11.1.4")
def test_support_without_a_neighbour_that_can_take_it_adds_one_marker(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=1)
    awakening("Libya", "good ally")
    at_war(awakening, "Sudan")
    awakening.event(227, "us")
    assert awakening("Egypt") == "poor neutral, 2 awakening"
    assert awakening("Sudan") == "poor neutral, civil war"


# -- 229 Prisoner Exchange ------------------------------------------------------------------------------


@rule("6.2.6")
def test_exchange_needs_cards_in_both_hands(awakening: Table) -> None:
    awakening.hand("us", [121])
    awakening.hand("jihadist", [])
    assert not awakening.playable(229, "us")
    awakening.hand("jihadist", [164])
    assert awakening.playable(229, "us")
    awakening.hand("us", [229])  # the card itself does not count
    assert not awakening.playable(229, "us")


@BOTH
def test_exchange_hands_over_the_best_event_of_the_other_side(awakening: Table, side: str) -> None:
    """Two jihadist cards of 3 tie: the US picks. The jihadist has one US card of 2 and one of 1."""
    awakening.hand("us", [164, 190, 186, 222])
    awakening.hand("jihadist", [121, 143, 220])
    awakening.event(229, side, [186])
    assert awakening.asked() == [("us", "choose one jihadist card j in (hand of us), highest ops of j")]
    assert sorted(awakening.get("hand of us")) == [143, 164, 190, 222]
    assert sorted(awakening.get("hand of jihadist")) == [121, 186, 220]


def test_exchange_without_such_an_event_hands_over_any_card(awakening: Table) -> None:
    awakening.hand("us", [121, 222])
    awakening.hand("jihadist", [164, 220])
    awakening.event(229, "us", [121, 220])
    assert sorted(awakening.get("hand of us")) == [220, 222]
    assert sorted(awakening.get("hand of jihadist")) == [121, 164]


# -- 230 Sellout, 231 Siege of Kobanigrad ---------------------------------------------------------------


@BOTH
@rule("6.2.6", "11.3.8.4")
def test_sellout_needs_a_contested_country_with_two_cells_outside_the_caliphate(awakening: Table, side: str) -> None:
    awakening("Egypt", "poor neutral", cells=3)
    awakening("Syria", "poor neutral", civil_war=1, active=1)
    assert not awakening.playable(230, side)
    awakening("Syria", active=2)
    assert awakening.playable(230, side)
    awakening.caliphate("Syria")
    assert not awakening.playable(230, side)
    awakening("Afghanistan", "poor ally", regime_change="tan", cells=2)
    assert awakening.playable(230, side)


@BOTH
@pytest.mark.parametrize(
    ("what", "after"),
    [("governance", "poor neutral, 1 cell, civil war"), ("alignment", "fair adversary, 1 cell, civil war")],
)
def test_sellout_leaves_one_cell_for_funding_and_a_step_for_the_worse(
    awakening: Table, side: str, what: str, after: str
) -> None:
    """Three cells go: funding rises by two."""
    awakening("Iraq", "fair neutral", civil_war=1, cells=2, active=2)
    awakening.event(230, side, ["sleeper cells", "active cells", "active cells", what])
    assert awakening("Iraq") == after
    assert awakening.funding == 7


def test_sellout_of_a_poor_adversary_changes_nothing_more(awakening: Table) -> None:
    awakening("Iraq", "poor adversary", civil_war=1, cells=2)
    awakening.event(230, "jihadist")
    assert awakening("Iraq") == "poor adversary, 1 cell, civil war"
    assert awakening.funding == 6


@rule("6.2.6", "4.8.4")
def test_siege_us_removes_up_to_three_cells_in_a_civil_war(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", cells=4, militia=2)
    assert not awakening.playable(231, "us")
    awakening("Iraq", civil_war=1)
    awakening.event(231, "us", ["sleeper cells"] * 3)
    assert awakening("Iraq") == "poor neutral, 1 cell, 2 militia, civil war"
    awakening.event(231, "us", ["done"])
    assert awakening("Iraq") == "poor neutral, 1 cell, 2 militia, civil war"
    awakening.event(231, "us", ["sleeper cells"])
    assert awakening("Iraq") == "poor neutral, 2 militia, cadre, civil war"


def test_siege_jihadist_removes_up_to_two_militia(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", civil_war=1, cells=1, militia=3)
    awakening.event(231, "jihadist", [2])
    assert awakening("Iraq") == "poor neutral, 1 cell, 1 militia, civil war"
    awakening.event(231, "jihadist", [0])
    assert awakening("Iraq") == "poor neutral, 1 cell, 1 militia, civil war"

"""The US events of the base set, cards 1 to 17."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import alert, deploy, plots, travel, turn
from daedalus.games.labyrinth.game import Plot
from tests.support import Table, rule

# -- 1 Backlash ---------------------------------------------------------------------------------------


@rule("8.5.6")
def test_backlash_turns_the_funding_of_a_plot_round(board: Table) -> None:
    """A plot 2 in Poor Pakistan would add 1; backlashed it takes 1 away, and its dice roll all the same."""
    board("Pakistan", "poor ally", aid=1, plots=["2"])
    board.event(1, "us")
    assert board("Pakistan") == "poor ally, 1 aid, plot 2 backlashed"
    board.resolve_plots(rolls=[3, 6])
    assert board.funding == 4
    assert board("Pakistan") == "poor ally"


def test_backlash_on_a_wmd_drops_funding_to_one_but_spares_no_prestige(board: Table) -> None:
    """Only the funding change is turned round: troops there still cost all prestige."""
    board("Iraq", "poor ally", troops=2, plots=["wmd"])
    board.event(1, "us")
    board.resolve_plots(rolls=[6, 6, 6])
    assert (board.funding, board.prestige) == (1, 1)


def test_backlash_lets_the_us_pick_the_country_and_its_plot_comes_first(board: Table) -> None:
    """Two countries hold plots: the one picked is resolved before the other, without the jihadist being asked."""
    board("Pakistan", "poor ally", plots=["1"])
    board("Egypt", "good ally", plots=["1"])
    board.event(1, "us", answers=["Egypt"])
    assert board("Egypt") == "good ally, plot 1 backlashed"
    board.resolve_plots(rolls=[6, 6])
    assert board.asked() == []
    assert board.funding == 5 - 2 + 1


def test_backlash_marks_one_plot_of_several(board: Table) -> None:
    """By lot among the plots not yet marked; when all are, the event has no target."""
    board("Yemen", "poor neutral", plots=["1", "3"])
    board.event(1, "us")
    assert sum(p.backlash for p in board.at("Yemen").plots) == 1
    board.event(1, "us")
    assert sum(p.backlash for p in board.at("Yemen").plots) == 2
    assert not board.playable(1, "us")


@rule("6.2.6")
def test_backlash_needs_a_plot_in_a_muslim_country(board: Table) -> None:
    """Plots in France and Iran are out of its reach."""
    board("France", "hard", plots=["1"])
    board("Iran", plots=["1"])
    assert "plot" in board.why_not(1, "us")


# -- 2 Biometrics -------------------------------------------------------------------------------------


@rule("6.2.7", "4.7.7.1")
def test_biometrics_lies_in_the_lapsing_box_until_the_turn_ends(board: Table) -> None:
    """Its card is put there, and with the end of the turn it is discarded and journeys are free again."""
    board.event(2, "us")
    far = board.at("Iraq"), board.at("France")
    assert board.zone_of(2) == "lapsing box"
    assert not travel.may_travel(board.game, *far)
    board.run(lambda: turn.lapse(board.game))
    assert board.zone_of(2) == "discard pile"
    assert travel.may_travel(board.game, *far)


def test_biometrics_leaves_journeys_to_neighbours_and_at_home(board: Table) -> None:
    """Only a country that is not adjacent is closed, even one under Islamist Rule."""
    board.event(2, "us")
    board("Somalia", "islamist rule adversary")
    g, iraq = board.game, board.at("Iraq")
    assert travel.may_travel(g, iraq, board.at("Syria"))
    assert travel.may_travel(g, iraq, iraq)
    assert not travel.may_travel(g, iraq, board.at("Somalia"))


def test_biometrics_makes_travel_to_a_good_neighbour_roll(board: Table) -> None:
    """Sudan to Good Egypt needs a 1; to Poor Libya it is automatic; staying in Egypt to hide is too."""
    board("Sudan", "poor neutral", cells=3)
    board("Egypt", "good ally", active=1)
    board("Libya", "poor neutral")
    board.event(2, "us")
    board.travel("Sudan", "Egypt", rolls=[2])
    assert board("Egypt") == "good ally, 1 active cell"
    board.travel("Sudan", "Egypt", rolls=[1])
    assert board("Egypt") == "good ally, 1 active cell, 1 cell"
    board.travel("Egypt", "Egypt", active=True)
    assert board("Egypt") == "good ally, 2 cells"
    board.travel("Sudan", "Libya")
    assert board("Libya") == "poor neutral, 1 cell"
    assert board.rolled() == []


# -- 3 CTR --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", ["poor ally", "fair neutral"])
def test_ctr_goes_to_russia_and_to_a_friendly_central_asia(board: Table, levels: str) -> None:
    """An Ally or Neutral takes the marker."""
    board.us_posture = "soft"
    board("Central Asia", levels)
    board.event(3, "us")
    assert board("Russia") == "untested, CTR"
    assert board("Central Asia") == f"{levels}, CTR"
    assert board.zone_of(3) == "discard pile"


@pytest.mark.parametrize("levels", ["untested", "poor adversary"])
def test_ctr_stays_out_of_an_untested_or_hostile_central_asia(board: Table, levels: str) -> None:
    """Russia takes it always; a second play has nowhere to go until Central Asia is friendly."""
    board.us_posture = "soft"
    board("Central Asia", levels)
    board.event(3, "us")
    assert board("Russia") == "untested, CTR"
    assert board("Central Asia") == levels
    assert not board.playable(3, "us")
    board("Central Asia", "poor neutral")
    assert board.playable(3, "us")


@rule("6.2.8")
def test_ctr_guards_each_country_on_its_own(board: Table) -> None:
    """With the marker in Russia only, Loose Nuke is blocked, Kazakh Strain is not, and HEU has Central Asia left."""
    board("Russia", "hard", cells=1)
    board("Central Asia", "poor adversary", cells=1)
    board.us_posture = "soft"
    board.event(3, "us")
    assert not board.playable(71, "jihadist")
    assert board.playable(69, "jihadist")
    assert board.playable(65, "jihadist")
    board("Central Asia", "poor neutral")
    board.event(3, "us")
    assert not board.playable(69, "jihadist")
    assert not board.playable(65, "jihadist")


def test_ctr_needs_a_soft_us(board: Table) -> None:
    """The hard US of the empty board cannot play it."""
    assert board.why_not(3, "us") == "condition not met: us is soft (6.2.6)"


# -- 4 Moro Talks -------------------------------------------------------------------------------------


@rule("6.2.8", "6.2.9")
def test_moro_talks_end_abu_sayyaf(board: Table) -> None:
    """The Philippines are tested, funding falls, the marker leaves; troops stay but no more may come."""
    board("Philippines", troops=2)
    board.mark("Abu Sayyaf", "Philippines")
    assert deploy.may_deploy_to(board.game, board.at("Philippines"), 3)
    board.event(4, "us", rolls=[5])
    assert board("Philippines") == "hard, 2 troops, Moro Talks"
    assert board.funding == 4
    assert not deploy.may_deploy_to(board.game, board.at("Philippines"), 3)
    assert board.zone_of(4) == "removed cards"


@rule("6.2.8")
def test_moro_talks_block_abu_sayyaf_for_good(board: Table) -> None:
    """Whoever holds Abu Sayyaf can no longer play it as an event; a tested country is not rolled for."""
    board("Philippines", "soft")
    board.event(4, "us")
    assert board.rolled() == []
    assert board.why_not(57, "jihadist") == "blocked by Moro Talks (6.2.8)"


# -- 5 NEST -------------------------------------------------------------------------------------------


@rule("8.5.4")
def test_nest_shows_a_wmd_in_the_united_states(board: Table) -> None:
    """The US sees it among its plots; other plots, and a WMD elsewhere, stay hidden."""
    us, canada = board.at("United States"), board.at("Canada")
    assert not plots.face_up(board.game, us, Plot("wmd"))
    board.event(5, "us")
    assert board("United States") == "hard, NEST"
    assert plots.face_up(board.game, us, Plot("wmd"))
    assert not plots.face_up(board.game, us, Plot("3"))
    assert not plots.face_up(board.game, canada, Plot("wmd"))
    assert board.zone_of(5) == "removed cards"


def test_nest_lets_an_alert_find_the_wmd(board: Table) -> None:
    """With two plots in the US the alert names the WMD instead of drawing blind."""
    board("United States", plots=["1", "wmd"])
    board.event(5, "us")
    board.run(lambda: alert.choose_alert(board.game, alert.targets(board.game)), answers=["plot wmd"])
    assert board("United States") == "hard, plot 1, NEST"
    assert board.get("removed plots") == ("wmd",)


# -- 6, 7 Sanctions -----------------------------------------------------------------------------------


@rule("6.2.6")
@pytest.mark.parametrize("number", [6, 7])
def test_sanctions_cut_funding_under_the_patriot_act(board: Table, number: int) -> None:
    """Two points, but only while the Patriot Act is in effect."""
    assert board.why_not(number, "us") == "needs Patriot Act in effect (6.2.6)"
    board.mark("Patriot Act", "United States")
    assert board.playable(number, "us")
    board.event(number, "us")
    assert board.funding == 3


# -- 8, 9, 10 Special Forces --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [8, 9, 10])
def test_special_forces_strike_beside_their_base(board: Table, number: int) -> None:
    """Troops in Iraq reach a cell in Iran next door; the last cell leaves a cadre."""
    board("Iraq", "poor ally", troops=1)
    board("Iran", cells=1)
    board.event(number, "us")
    assert board.at("Iran").sleeper_cells == 0
    assert board.at("Iran").cadre


def test_special_forces_pick_country_and_cell(board: Table) -> None:
    """In the country of the troops too, active or sleeper as the US likes."""
    board("Iraq", "poor ally", troops=1, cells=1, active=1)
    board("Jordan", "fair ally", cells=1)
    board.event(8, "us", answers=["Iraq", "sleeper cells"])
    assert board("Iraq") == "poor ally, 1 active cell, 1 troop"
    assert board("Jordan") == "fair ally, 1 cell"


def test_special_forces_count_nato_as_troops(board: Table) -> None:
    """The marker alone is enough of a base."""
    board("Iraq", "poor ally", cells=1)
    assert not board.playable(8, "us")
    board.mark("NATO", "Iraq")
    assert board.playable(8, "us")


@rule("6.2.6")
def test_special_forces_reach_one_country_only(board: Table) -> None:
    """A cell two steps from the troops is safe."""
    board("Iraq", "poor ally", troops=5)
    board("Lebanon", "poor neutral", cells=4)
    assert not board.playable(8, "us")


# -- 11 Abbas -----------------------------------------------------------------------------------------


def test_abbas_pays_while_israel_has_quiet_neighbours(board: Table) -> None:
    """Prestige rises, funding falls by two, and Quartet is allowed."""
    board.event(11, "us")
    assert (board.prestige, board.funding) == (8, 3)
    assert board.in_effect("Abbas")
    assert board.zone_of(11) == "removed cards"


@rule("6.2.4", "4.7.3")
def test_abbas_is_marked_even_in_overstretch(board: Table) -> None:
    """With eleven troops abroad there is no bonus, but the marker stands."""
    board("Iraq", "poor ally", troops=11)
    board.event(11, "us")
    assert (board.prestige, board.funding) == (7, 5)
    assert board.in_effect("Abbas")


def test_abbas_gives_nothing_beside_islamist_rule(board: Table) -> None:
    """Egypt borders Israel; Islamist Rule farther away would not matter."""
    board("Sudan", "islamist rule adversary")
    board("Egypt", "islamist rule adversary")
    board.event(11, "us")
    assert (board.prestige, board.funding) == (7, 5)
    board("Egypt", "poor adversary")
    board.event(11, "us")
    assert (board.prestige, board.funding) == (8, 3)


@rule("6.2.7")
def test_abbas_ends_with_a_plot_in_israel(board: Table) -> None:
    """A plot resolved elsewhere leaves the marker alone."""
    board.event(11, "us")
    board("Jordan", "fair ally", plots=["1"])
    board.resolve_plots(rolls=[6])
    assert board.in_effect("Abbas")
    board("Israel", plots=["1"])
    board.resolve_plots()
    assert not board.in_effect("Abbas")


# -- 12 Al-Azhar --------------------------------------------------------------------------------------


@rule("4.9.4")
def test_al_azhar_tests_egypt_and_cuts_funding_by_four(board: Table) -> None:
    """Nowhere Islamist Rule: the larger cut."""
    board.funding = 9
    board.event(12, "us", rolls=[4])
    assert board("Egypt") == "poor neutral"
    assert board.funding == 5


def test_al_azhar_counts_less_once_islamists_rule_somewhere(board: Table) -> None:
    """One country under Islamist Rule halves the cut; a tested Egypt is not rolled for."""
    board.funding = 9
    board("Egypt", "poor adversary")
    board("Somalia", "islamist rule adversary")
    board.event(12, "us")
    assert board("Egypt") == "poor adversary"
    assert board.rolled() == []
    assert board.funding == 7


# -- 13 Anbar Awakening -------------------------------------------------------------------------------


@rule("6.2.8")
def test_anbar_awakening_aids_the_troops_and_ends_al_anbar(board: Table) -> None:
    """Aid where the troops are, prestige, and Al-Anbar leaves for good."""
    board("Iraq", "poor ally", troops=3)
    board.mark("Al-Anbar")
    board.event(13, "us")
    assert board("Iraq") == "poor ally, 3 troops, 1 aid"
    assert board.prestige == 8
    assert not board.in_effect("Al-Anbar")
    assert board.why_not(58, "jihadist") == "blocked by Anbar Awakening (6.2.8)"


def test_anbar_awakening_chooses_between_iraq_and_syria(board: Table) -> None:
    """Troops in both: the US picks one."""
    board("Iraq", "poor ally", troops=3)
    board("Syria", "fair ally", troops=1)
    board.event(13, "us", answers=["Syria"])
    assert board("Iraq") == "poor ally, 3 troops"
    assert board("Syria") == "fair ally, 1 troop, 1 aid"


def test_anbar_awakening_needs_troops_in_iraq_or_syria(board: Table) -> None:
    """Troops next door do not count."""
    board("Jordan", "fair ally", troops=3)
    assert not board.playable(13, "us")


# -- 14 Covert Action ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [(3, "adversary"), (4, "neutral"), (6, "neutral")])
def test_covert_action_turns_an_adversary_on_four_or_more(board: Table, die: int, after: str) -> None:
    """The country is picked before the die falls."""
    board("Syria", "fair adversary")
    board("Libya", "poor adversary")
    board.event(14, "us", answers=["Libya"], rolls=[die])
    assert board("Libya") == f"poor {after}"
    assert board("Syria") == "fair adversary"


def test_covert_action_reaches_islamist_rule(board: Table) -> None:
    """The alignment shifts, the rule stays."""
    board("Somalia", "islamist rule adversary")
    board.event(14, "us", rolls=[5])
    assert board("Somalia") == "islamist rule neutral"


def test_covert_action_needs_an_adversary(board: Table) -> None:
    """Neutral and Ally are no targets."""
    board("Syria", "fair neutral")
    board("Libya", "poor ally")
    assert not board.playable(14, "us")


# -- 15 Ethiopia Strikes ------------------------------------------------------------------------------


def test_ethiopia_strikes_topples_islamist_rule_in_somalia(board: Table) -> None:
    """Poor Neutral; the cells there stay."""
    board("Somalia", "islamist rule adversary", cells=2)
    board.event(15, "us")
    assert board("Somalia") == "poor neutral, 2 cells"
    assert board.zone_of(15) == "removed cards"


def test_ethiopia_strikes_once(board: Table) -> None:
    """With both under Islamist Rule the US picks one."""
    board("Somalia", "islamist rule adversary")
    board("Sudan", "islamist rule adversary")
    board.event(15, "us", answers=["Sudan"])
    assert board("Somalia") == "islamist rule adversary"
    assert board("Sudan") == "poor neutral"


def test_ethiopia_strikes_nowhere_else(board: Table) -> None:
    """Islamist Rule in Yemen and a Poor Somalia do not suffice."""
    board("Yemen", "islamist rule adversary")
    board("Somalia", "poor adversary")
    assert not board.playable(15, "us")


# -- 16 Euro-Islam ------------------------------------------------------------------------------------


@pytest.mark.parametrize("posture", ["hard", "soft"])
def test_euro_islam_sets_benelux_and_cuts_funding(board: Table, posture: str) -> None:
    """The posture is the free choice of the US."""
    board.event(16, "us", answers=[posture])
    assert board("Benelux") == posture
    assert board.funding == 4


def test_euro_islam_leaves_funding_under_islamist_rule(board: Table) -> None:
    """One country under Islamist Rule is enough."""
    board("Yemen", "islamist rule adversary")
    board.event(16, "us", answers=["soft"])
    assert board("Benelux") == "soft"
    assert board.funding == 5


# -- 17 FSB -------------------------------------------------------------------------------------------


def test_fsb_makes_the_jihadist_discard_his_nuclear_cards(board: Table) -> None:
    """Loose Nuke and HEU go to the discards, another card stays, and no cell is touched."""
    board("Russia", "hard", cells=1)
    board.hand("jihadist", [71, 65, 52])
    board.event(17, "us")
    assert board.game.hand("jihadist") == (52,)
    assert board.get("discard pile") == (71, 65, 17)
    assert board("Russia") == "hard, 1 cell"


def test_fsb_otherwise_removes_a_cell(board: Table) -> None:
    """Without such a card a cell in Russia or Central Asia goes, by the choice of the US."""
    board("Russia", "hard", cells=1)
    board("Central Asia", "poor neutral", cells=2)
    board.hand("jihadist", [52])
    board.event(17, "us", answers=["Central Asia"])
    assert board("Russia") == "hard, 1 cell"
    assert board("Central Asia") == "poor neutral, 1 cell"
    assert board.game.hand("jihadist") == (52,)


@rule("6.2.4")
def test_fsb_may_find_nothing(board: Table) -> None:
    """The event states no condition: with no card and no cell it just passes."""
    board.hand("jihadist", [])
    assert board.playable(17, "us")
    board.event(17, "us")
    assert board.asked() == []
    assert board.zone_of(17) == "discard pile"

"""The US events of the base set, cards 33 to 46."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import deploy, jihad, pieces
from daedalus.kit.effects import Mark
from tests.support import Table, rule

# -- 33 Benazir Bhutto --------------------------------------------------------------------------------


@rule("6.2.2", "6.2.8")
def test_benazir_bhutto_stops_jihad_in_pakistan(board: Table) -> None:
    """Poor becomes Fair, jihad there is over, and Musharraf is blocked; plots and recruiting go on."""
    board("Pakistan", "poor neutral", cells=3)
    assert "jihad" in board.possible("jihadist", 3)
    board.event(33, "us")
    assert board("Pakistan") == "fair neutral, 3 cells, Benazir Bhutto"
    assert "jihad" not in board.possible("jihadist", 3)
    assert {"recruit", "travel", "plot"} <= set(board.possible("jihadist", 3))
    assert board.why_not(108, "us") == "blocked by Benazir Bhutto (6.2.8)"
    assert board.zone_of(33) == "removed cards"


@pytest.mark.parametrize("before", ["untested", "fair ally", "good ally"])
def test_benazir_bhutto_improves_only_a_poor_pakistan(board: Table, before: str) -> None:
    """An untested Pakistan stays untested; jihad elsewhere is not her business."""
    board("Pakistan", before)
    board("Yemen", "poor neutral", cells=1)
    board.event(33, "us")
    assert board("Pakistan") == f"{before}, Benazir Bhutto"
    assert [c.name for c in jihad.targets(board.game)] == ["Yemen"]


@pytest.mark.parametrize(
    ("country", "playable"), [("Pakistan", False), ("Afghanistan", False), ("Gulf States", False), ("Iraq", True)]
)
def test_benazir_bhutto_keeps_away_from_islamist_rule(board: Table, country: str, playable: bool) -> None:
    """Neither Pakistan nor a neighbour may be under Islamist Rule; Iraq is far enough."""
    board(country, "islamist rule adversary")
    assert board.playable(33, "us") is playable


@rule("6.2.8")
def test_benazir_bhutto_cannot_come_back_after_bhutto_shot(board: Table) -> None:
    """Bhutto Shot blocks her."""
    board.mark("Bhutto Shot")
    assert board.why_not(33, "us") == "blocked by Bhutto Shot (6.2.8)"


# -- 34 Enhanced Measures -----------------------------------------------------------------------------


@rule("7.4.4")
def test_enhanced_measures_disrupt_and_take_a_card(board: Table) -> None:
    """A disrupt of value 3 with its usual prestige, then a random jihadist card for the US hand."""
    board("Pakistan", "poor ally", active=2, troops=2)
    board.hand("us", [])
    board.hand("jihadist", [52, 65])
    board.event(34, "us")
    assert board("Pakistan") == "poor ally, 2 troops, cadre"
    assert board.prestige == 8
    assert len(board.game.hand("us")) == 1
    assert sorted(board.game.hand("us") + board.game.hand("jihadist")) == [52, 65]
    assert board.in_effect("Enhanced Measures")


@rule("6.2.4")
def test_enhanced_measures_find_an_empty_hand(board: Table) -> None:
    """The disrupt happens all the same, where the US likes."""
    board("Pakistan", "poor ally", cells=1)
    board("France", "soft", cells=1)
    board.hand("us", [])
    board.hand("jihadist", [])
    board.event(34, "us", answers=["France"])
    assert board("France") == "soft, 1 active cell"
    assert board("Pakistan") == "poor ally, 1 cell"
    assert board.game.hand("us") == ()


@rule("6.2.6", "6.2.8")
def test_enhanced_measures_need_a_hard_us_and_a_disrupt(board: Table) -> None:
    """No legal disrupt, a soft US or their own leak keeps them from being played."""
    board("Yemen", "poor neutral", cells=1)
    assert "disrupt possible" in board.why_not(34, "us")
    board("Pakistan", "poor ally", cells=1)
    assert board.playable(34, "us")
    board.us_posture = "soft"
    assert "us is hard" in board.why_not(34, "us")
    board.us_posture = "hard"
    board.put("marks", (Mark("Leak-Enhanced Measures", -1, 84),))
    assert board.why_not(34, "us") == "blocked by Leak-Enhanced Measures (6.2.8)"


# -- 35 Hijab -----------------------------------------------------------------------------------------


@rule("4.2.2")
@pytest.mark.parametrize(
    ("before", "rolls", "after"),
    [
        ("untested", [3], "fair neutral"),
        ("untested", [5], "good neutral"),
        ("poor adversary", [], "fair adversary"),
        ("fair ally", [], "good ally"),
        ("good ally", [], "good ally"),
    ],
)
def test_hijab_improves_turkey(board: Table, before: str, rolls: list[int], after: str) -> None:
    """Tested first if need be, then one level up, to Good at most; France as the US likes, funding down by two."""
    board("Turkey", before)
    board.event(35, "us", answers=["soft"], rolls=rolls)
    assert board("Turkey") == after
    assert board("France") == "soft"
    assert board.funding == 3
    assert board.zone_of(35) == "removed cards"


def test_hijab_needs_a_map_without_islamist_rule(board: Table) -> None:
    """Anywhere at all."""
    assert board.playable(35, "us")
    board("Indonesia/Malaysia", "islamist rule adversary")
    assert board.why_not(35, "us") == "condition not met: no country where islamist rule (6.2.6)"


# -- 36 Indo-Pakistani Talks --------------------------------------------------------------------------


@rule("6.2.8")
@pytest.mark.parametrize("before", ["fair adversary", "good neutral"])
def test_indo_pakistani_talks_win_pakistan_over(board: Table, before: str) -> None:
    """Straight to Ally, India as the US likes, and two jihadist events are blocked."""
    board("Pakistan", before)
    assert board.playable(36, "us")
    board.event(36, "us", answers=["hard"])
    assert board("Pakistan") == f"{before.split()[0]} ally, Indo-Pakistani Talks"
    assert board("India") == "hard"
    for blocked in (70, 83):
        assert board.why_not(blocked, "jihadist") == "blocked by Indo-Pakistani Talks (6.2.8)"


@rule("6.2.7")
def test_indo_pakistani_talks_end_with_a_plot_in_india(board: Table) -> None:
    """A plot in Pakistan does not end them."""
    board("Pakistan", "fair neutral", plots=["1"])
    board.event(36, "us", answers=["hard"])
    board.resolve_plots(rolls=[6])
    assert board.in_effect("Indo-Pakistani Talks")
    board("India", plots=["1"])
    board.resolve_plots(rolls=[5])
    assert not board.in_effect("Indo-Pakistani Talks")


@pytest.mark.parametrize("levels", ["untested", "poor ally", "islamist rule adversary"])
def test_indo_pakistani_talks_need_a_well_governed_pakistan(board: Table, levels: str) -> None:
    """Good or Fair."""
    board("Pakistan", levels)
    assert not board.playable(36, "us")


# -- 37 Iraqi WMD, 39 Libyan WMD ----------------------------------------------------------------------

WMD = pytest.mark.parametrize(("number", "name", "country"), [(37, "Iraqi WMD", "Iraq"), (39, "Libyan WMD", "Libya")])


@rule("7.3.4")
@WMD
def test_wmd_claims_change_a_regime_at_once(board: Table, number: int, name: str, country: str) -> None:
    """At any governance, with six troops or more from one place; the marker goes with its use."""
    board(country, "fair adversary", cells=2)
    board.event(number, "us", answers=["yes", 7], rolls=[5, 5, 2, 3])
    assert board(country) == "fair ally, 2 active cells, 7 troops, green regime change"
    assert board.prestige == 9
    assert not board.in_effect(name)
    assert board.zone_of(number) == "removed cards"


@rule("7.3.4", "6.2.7")
@WMD
def test_wmd_claims_wait_for_a_later_card(board: Table, number: int, name: str, country: str) -> None:
    """Declined now, any card of 3 may do it later, but only under a hard US."""
    board(country, "poor adversary")
    board.event(number, "us", answers=["no"])
    assert board(country) == f"poor adversary, {name}"
    assert "regime change" not in board.possible("us", 2)
    board.us_posture = "soft"
    assert "regime change" not in board.possible("us", 3)
    board.us_posture = "hard"
    board.operation("us", "regime change", 3, answers=[6], rolls=[2, 1, 1, 1])
    assert board(country) == "poor ally, 6 troops, green regime change"
    assert not board.in_effect(name)
    assert "regime change" not in board.possible("us", 3)


@WMD
def test_wmd_claims_without_six_free_troops_just_stand(board: Table, number: int, name: str, country: str) -> None:
    """Nothing is asked when nobody could go."""
    board(country, "poor adversary")
    board("Gulf States", "fair ally", troops=5)
    board("Pakistan", "fair ally", troops=5)
    board.event(number, "us")
    assert board.asked() == []
    assert board(country) == f"poor adversary, {name}"


@rule("6.2.6")
@WMD
def test_wmd_claims_need_a_hard_us_and_an_adversary(board: Table, number: int, name: str, country: str) -> None:
    """Neither a Neutral nor a soft US will do."""
    board(country, "poor neutral")
    assert f"{country} is adversary" in board.why_not(number, "us")
    board(country, "poor adversary")
    assert board.playable(number, "us")
    board.us_posture = "soft"
    assert "us is hard" in board.why_not(number, "us")


# -- 38 Libyan Deal -----------------------------------------------------------------------------------


@rule("6.2.8")
def test_libyan_deal_makes_an_ally_and_drops_the_wmd_claim(board: Table) -> None:
    """Prestige, two Schengen postures by choice, and Libyan WMD ends and is blocked."""
    board("Libya", "poor adversary")
    board("Iraq", "fair ally")
    board.mark("Libyan WMD", "Libya")
    board.event(38, "us", answers=["France", "Spain", "hard", "soft"])
    assert board("Libya") == "poor ally, Libyan Deal"
    assert board.prestige == 8
    assert (board("France"), board("Spain")) == ("hard", "soft")
    assert board.why_not(39, "us") == "blocked by Libyan Deal (6.2.8)"
    assert not deploy.may_regime_change(board.game, board.at("Libya"))


def test_libyan_deal_sets_two_postures_of_the_schengen_area(board: Table) -> None:
    """Two different members, and nobody outside."""
    board("Libya", "poor neutral")
    for answers in (["Canada"], ["Italy", "Italy"]):
        with pytest.raises(AssertionError, match="is no option"):
            board.event(38, "us", answers=answers)


@pytest.mark.parametrize(
    ("libya", "iraq", "syria", "playable"),
    [
        ("poor neutral", "poor ally", "untested", True),
        ("poor neutral", "poor neutral", "fair ally", True),
        ("poor neutral", "poor neutral", "fair neutral", False),
        ("fair neutral", "poor ally", "fair ally", False),
        ("untested", "poor ally", "fair ally", False),
    ],
)
def test_libyan_deal_needs_poor_libya_and_an_ally_in_iraq_or_syria(
    board: Table, libya: str, iraq: str, syria: str, playable: bool
) -> None:
    """Both halves of the condition."""
    for country, levels in (("Libya", libya), ("Iraq", iraq), ("Syria", syria)):
        board(country, levels)
    assert board.playable(38, "us") is playable


# -- 40 Mass Turnout, 46 Sistani ----------------------------------------------------------------------


@rule("4.2.2")
def test_mass_turnout_improves_a_regime_change_country(board: Table) -> None:
    """Poor to Fair keeps the marker."""
    board("Afghanistan", "poor ally", regime_change="tan", aid=1, troops=6)
    board.event(40, "us")
    assert board("Afghanistan") == "fair ally, 6 troops, 1 aid, tan regime change"


@rule("7.3.4.1")
def test_mass_turnout_to_good_ends_the_occupation(board: Table) -> None:
    """Good takes off regime change, aid and siege; of two countries the US picks."""
    board("Afghanistan", "fair ally", regime_change="tan", aid=1, besieged=True)
    board("Iraq", "poor ally", regime_change="green")
    board.event(40, "us", answers=["Afghanistan"])
    assert board("Afghanistan") == "good ally"
    assert board("Iraq") == "poor ally, green regime change"


def test_mass_turnout_needs_a_regime_change_country(board: Table) -> None:
    """Any other country is out of its reach."""
    board("Iraq", "poor ally", troops=6)
    assert not board.playable(40, "us")


def test_sistani_improves_a_shia_mix_country_with_a_cell(board: Table) -> None:
    """Regime change, Shia-Mix and a cell: Iraq qualifies, Afghanistan without a cell does not."""
    board("Iraq", "poor ally", regime_change="tan", cells=1)
    board("Afghanistan", "poor ally", regime_change="tan")
    board.event(46, "us")
    assert board("Iraq") == "fair ally, 1 cell, tan regime change"
    assert board("Afghanistan") == "poor ally, tan regime change"


@pytest.mark.parametrize(
    ("country", "about"),
    [
        ("Syria", {"regime_change": "tan", "cells": 1}),
        ("Iraq", {"regime_change": "tan", "cadre": True}),
        ("Iraq", {"cells": 1}),
    ],
)
def test_sistani_speaks_nowhere_else(board: Table, country: str, about: dict[str, object]) -> None:
    """Not in Sunni Syria, not without a cell, not without regime change."""
    board(country, "poor ally", **about)
    assert not board.playable(46, "us")


def test_sistani_counts_sadr_as_a_cell(board: Table) -> None:
    """The marker alone makes Iraq a target."""
    board("Iraq", "poor ally", regime_change="tan")
    board.mark("Sadr", "Iraq")
    assert board.playable(46, "us")


# -- 41 NATO ------------------------------------------------------------------------------------------


def test_nato_is_aid_and_two_troops(board: Table) -> None:
    """The marker counts as two troops where it stands, and moves with a second play."""
    board("Iraq", "poor ally", regime_change="tan", troops=3)
    board.event(41, "us")
    assert board("Iraq") == "poor ally, 3 troops, 1 aid, tan regime change, NATO"
    assert pieces.troops(board.game, board.at("Iraq")) == 5
    board("Afghanistan", "fair ally", regime_change="green")
    board.event(41, "us", answers=["Afghanistan"])
    assert board("Iraq") == "poor ally, 3 troops, 1 aid, tan regime change"
    assert pieces.troops(board.game, board.at("Iraq")) == 3
    assert pieces.troops(board.game, board.at("Afghanistan")) == 2


@rule("7.3.1")
def test_nato_is_gone_when_it_deploys(board: Table) -> None:
    """It leaves for the track and is no troop cube there; it may leave only if five more than cells stay behind."""
    board("Iraq", "poor ally", regime_change="tan", troops=4)
    board.mark("NATO", "Iraq")
    assert deploy.deployable_marks(board.game, board.at("Iraq")) == []
    board("Iraq", troops=5)
    board.operation("us", "deploy", 1, answers=["NATO"])
    assert board("Iraq") == "poor ally, 5 troops, tan regime change"
    assert board.get("troops on track") == 10
    assert not board.in_effect("NATO")


@rule("7.3.1")
@pytest.mark.parametrize(("answer", "left"), [("yes", "poor ally, 5 troops, tan regime change"), ("no", "")])
def test_nato_may_leave_together_with_troops(board: Table, answer: str, left: str) -> None:
    """One deploy takes any number of both, as long as five more than cells stay behind."""
    board("Iraq", "poor ally", regime_change="tan", troops=7)
    board.mark("NATO", "Iraq")
    board.operation("us", "deploy", 1, answers=[2, answer])
    assert board.in_effect("NATO") is not bool(left)
    assert board("Iraq") == (left or "poor ally, 5 troops, tan regime change, NATO")
    board("Iraq", troops=6)
    board.mark("NATO", "Iraq")
    board.operation("us", "deploy", 1, answers=[2])  # too few would stay for the mark to go
    assert board.in_effect("NATO")


@rule("4.7.2.1")
def test_nato_wants_a_world_that_agrees(board: Table) -> None:
    """Any GWOT penalty forbids it, and so does a map without regime change."""
    assert not board.playable(41, "us")
    board("Iraq", "poor ally", regime_change="tan")
    assert board.playable(41, "us")
    board.world("soft", 1)
    assert board.why_not(41, "us") == "condition not met: gwot penalty = 0 (6.2.6)"
    board.us_posture = "soft"
    assert board.playable(41, "us")


# -- 42 Pakistani Offensive ---------------------------------------------------------------------------


def test_pakistani_offensive_ends_fata(board: Table) -> None:
    """Pakistan must be an Ally and marked with FATA."""
    board("Pakistan", "poor ally", cells=1)
    assert board.why_not(42, "us") == "needs FATA in effect (6.2.6)"
    board.mark("FATA", "Pakistan")
    assert board.playable(42, "us")
    board.event(42, "us")
    assert board("Pakistan") == "poor ally, 1 cell"


def test_pakistani_offensive_needs_an_ally(board: Table) -> None:
    """A Neutral Pakistan does not march."""
    board("Pakistan", "fair neutral")
    board.mark("FATA", "Pakistan")
    assert board.why_not(42, "us") == "condition not met: Pakistan is ally (6.2.6)"


# -- 43 Patriot Act -----------------------------------------------------------------------------------


@rule("4.1.1", "6.2.2")
def test_patriot_act_leaves_the_us_one_neighbour(board: Table) -> None:
    """Only Canada stays adjacent, in both directions; Canada and the UK keep each other."""
    us, uk, canada = (board.at(n) for n in ("United States", "United Kingdom", "Canada"))
    assert uk in board.game.adjacent(us)
    board.event(43, "us")
    assert board("United States") == "hard, Patriot Act"
    assert board.game.adjacent(us) == (canada,)
    assert us not in board.game.adjacent(uk)
    assert uk in board.game.adjacent(canada)
    assert board.zone_of(43) == "removed cards"


@rule("8.3.1")
def test_patriot_act_makes_travel_to_the_us_roll(board: Table) -> None:
    """From the UK a cell now needs a 1; from Canada it still walks in."""
    board("United Kingdom", "hard", cells=1)
    board("Canada", "soft", cells=1)
    board.event(43, "us")
    board.travel("United Kingdom", "United States", rolls=[2])
    assert board("United States") == "hard, Patriot Act"
    board.travel("Canada", "United States")
    assert board("United States") == "hard, 1 cell, Patriot Act"


# -- 44 Renditions ------------------------------------------------------------------------------------


@rule("6.2.8")
def test_renditions_disrupt_and_cost_the_jihadist_a_card(board: Table) -> None:
    """A random discard whose event does not happen; Detainee Release is blocked."""
    board("Pakistan", "poor ally", cells=1)
    board.hand("jihadist", [52, 65])
    board.event(44, "us")
    assert board("Pakistan") == "poor ally, 1 active cell"
    assert len(board.game.hand("jihadist")) == 1
    assert len(board.get("discard pile")) == 2
    assert board.changes().keys() <= {
        "Pakistan active cells",
        "Pakistan sleeper cells",
        "history",
        "marks",
        "hand of jihadist",
        "discard pile",
        "in play",
    }
    assert board.why_not(61, "jihadist") == "blocked by Renditions (6.2.8)"


@rule("6.2.4")
def test_renditions_need_no_disrupt(board: Table) -> None:
    """Nothing to disrupt and an empty hand: the mark stands all the same."""
    board.hand("jihadist", [])
    assert board.playable(44, "us")
    board.event(44, "us")
    assert board.in_effect("Renditions")


@rule("6.2.6", "6.2.8")
def test_renditions_need_a_hard_us_and_no_leak(board: Table) -> None:
    """A soft US or their own leak forbids them."""
    board.us_posture = "soft"
    assert board.why_not(44, "us") == "condition not met: us is hard (6.2.6)"
    board.us_posture = "hard"
    board.put("marks", (Mark("Leak-Renditions", -1, 84),))
    assert board.why_not(44, "us") == "blocked by Leak-Renditions (6.2.8)"


# -- 45 Safer Now -------------------------------------------------------------------------------------


@rule("4.9.3")
@pytest.mark.parametrize(("die", "posture"), [(3, "soft"), (4, "hard")])
def test_safer_now_rolls_the_us_posture_and_lifts_prestige(board: Table, die: int, posture: str) -> None:
    """The roll of the US gets +1; then prestige by three and one posture elsewhere."""
    board.event(45, "us", answers=["Thailand", "soft"], rolls=[die])
    assert board.us_posture == posture
    assert board.prestige == 10
    assert board("Thailand") == "soft"


@pytest.mark.parametrize("about", [{"cells": 1}, {"active": 1}, {"plots": ["1"]}])
@pytest.mark.parametrize(("country", "levels"), [("United States", "hard"), ("Egypt", "good ally")])
def test_safer_now_needs_good_countries_at_peace(
    board: Table, country: str, levels: str, about: dict[str, object]
) -> None:
    """No cell and no plot in any Good country, the US itself included; elsewhere they do not matter."""
    board("Russia", "hard", **about)
    board("Yemen", "poor neutral", **about)
    assert board.playable(45, "us")
    board(country, levels, **about)
    assert not board.playable(45, "us")


def test_safer_now_needs_a_map_without_islamist_rule(board: Table) -> None:
    """Anywhere at all."""
    board("Somalia", "islamist rule adversary")
    assert board.why_not(45, "us") == "condition not met: no country where islamist rule (6.2.6)"

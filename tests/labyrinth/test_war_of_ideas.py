"""7.2 War of Ideas, in Muslim countries and others."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import war_of_ideas
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule


def targets(board: Table, ops: int = 3) -> list[str]:
    return [c.name for c in war_of_ideas.targets(board.game, ops)]


def fight(board: Table, name: str, *rolls: int, ops: int = 3) -> str:
    """One War of Ideas with a card of 3, and the country afterwards."""
    board.run(lambda: war_of_ideas.war_of_ideas(board.game, board.at(name), ops), rolls=rolls)
    return board(name)


@rule("7.2", "7.2.1.2")
def test_a_muslim_country_rolls_on_the_war_of_ideas_table(board: Table) -> None:
    board.prestige = 5
    board("Egypt", "poor neutral")
    assert fight(board, "Egypt", 4) == "poor neutral, 1 aid"
    assert board.rolled() == [4]
    assert board.prestige == 5


@rule("7.2", "7.2.3")
def test_a_non_muslim_country_rolls_on_the_posture_table(board: Table) -> None:
    """The same 4 that misses by one in Egypt makes France Soft."""
    board.prestige = 5
    assert fight(board, "France", 4) == "soft"
    assert board.rolled() == [4]


@rule("7.2.1.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("poor neutral", "poor ally"),
        ("fair neutral", "fair ally"),
        ("good neutral", "good ally"),
        ("poor ally", "fair ally"),
        ("fair ally", "good ally"),
    ],
)
def test_success_wins_a_neutral_or_lifts_an_ally(board: Table, before: str, after: str) -> None:
    board("Egypt", before)
    assert fight(board, "Egypt", 6) == after


@rule("7.2.1.1")
@pytest.mark.parametrize("levels", ["poor adversary", "fair adversary", "good ally", "islamist rule adversary"])
def test_the_target_is_a_neutral_or_an_ally_that_can_improve(board: Table, levels: str) -> None:
    board("Egypt", levels)
    assert "Egypt" not in targets(board)


@rule("7.2.1.1", "7.2.2.3", "7.3.4.1", "8.4.3.2")
def test_good_takes_off_regime_change_besieged_regime_and_aid(board: Table) -> None:
    board("Iraq", "fair ally", troops=6, cells=1, aid=2, besieged=True, regime_change="tan")
    assert fight(board, "Iraq", 6) == "good ally, 1 cell, 6 troops"


@rule("7.2.1.1", "7.2.2.3")
def test_fair_keeps_the_markers(board: Table) -> None:
    board("Iraq", "poor ally", troops=6, cells=1, aid=2, besieged=True, regime_change="tan")
    assert fight(board, "Iraq", 6) == "fair ally, 1 cell, 6 troops, 2 aid, besieged, tan regime change"


@rule("7.2.1.2")
@pytest.mark.parametrize(("prestige", "least"), [(3, 6), (4, 5), (6, 5), (7, 4), (9, 4), (10, 3), (12, 3)])
def test_prestige_modifies_the_roll(board: Table, prestige: int, least: int) -> None:
    """Low -1, medium 0, high +1, very high +2: the smallest die that wins Egypt over."""
    assert smallest_success(board, prestige=prestige) == least


def smallest_success(board: Table, levels: str = "poor neutral", *, prestige: int = 5, aid: int = 0) -> int:
    board.prestige = prestige
    for die in range(1, 13):
        board("Egypt", levels, aid=aid)
        if fight(board, "Egypt", die).split(",")[0] != levels:
            return die
    raise AssertionError("no die succeeds")


@rule("7.2.1.2")
def test_going_for_good_is_harder(board: Table) -> None:
    assert smallest_success(board, "poor ally") == 5
    assert smallest_success(board, "fair neutral") == 5
    assert smallest_success(board, "fair ally") == 6


@rule("7.2.1.2")
@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_the_gwot_penalty_is_subtracted(board: Table, penalty: int) -> None:
    board.us_posture = "hard"
    board.world("soft", penalty)
    assert smallest_success(board) == 5 + penalty


@rule("7.2.1.2", "7.2.2.2")
@pytest.mark.parametrize("aid", [1, 2, 3])
def test_every_aid_marker_adds_one(board: Table, aid: int) -> None:
    assert smallest_success(board, aid=aid) == 5 - aid


@rule("7.2.1.2")
def test_an_adjacent_good_ally_adds_one_however_many(board: Table) -> None:
    """Libya and Sudan border on Egypt; a Good Neutral or a Fair Ally next door does not help."""
    board("Libya", "good neutral")
    board("Sudan", "fair ally")
    assert smallest_success(board) == 5
    board("Libya", "good ally")
    assert smallest_success(board) == 4
    board("Sudan", "good ally")
    assert smallest_success(board) == 4
    board("Libya", "poor ally")
    board("Sudan", "poor ally")
    board("Morocco", "good ally")
    assert smallest_success(board) == 5


@rule("7.2.1.2")
def test_modifiers_can_make_success_impossible(board: Table) -> None:
    """Low prestige, a Fair Ally and a world set against the US: even a 6 is not enough, and may still be tried."""
    board.prestige = 1
    board.world("soft", 2)
    board("Egypt", "fair ally")
    assert "Egypt" in targets(board)
    assert fight(board, "Egypt", 6) == "fair ally"


@rule("7.2.1.3")
@pytest.mark.parametrize(("troops", "cells", "legal"), [(5, 0, True), (7, 2, True), (6, 2, False), (4, 0, False)])
def test_a_regime_change_country_needs_five_more_troops_than_cells(
    board: Table, troops: int, cells: int, legal: bool
) -> None:
    board("Iraq", "poor ally", troops=troops, cells=cells, regime_change="tan")
    assert ("Iraq" in targets(board)) == legal
    board("Iraq", regime_change="none")
    assert "Iraq" in targets(board)


@rule("7.2.2.1")
def test_a_miss_by_exactly_one_places_the_first_aid(board: Table) -> None:
    """The rulebook's examples: a 4 where 5 is needed, a 6 where 7 is needed; nothing for a miss by two."""
    board.prestige = 5
    board("Egypt", "poor neutral")
    assert fight(board, "Egypt", 3) == "poor neutral"
    assert fight(board, "Egypt", 4) == "poor neutral, 1 aid"
    board.world("soft", 2)
    board("Egypt", "poor neutral", aid=0)
    assert fight(board, "Egypt", 5) == "poor neutral"
    assert fight(board, "Egypt", 6) == "poor neutral, 1 aid"


@rule("7.2.2.1", "7.2.2.2")
def test_a_miss_by_one_adds_no_second_aid(board: Table) -> None:
    board.prestige = 5
    board("Egypt", "poor neutral", aid=1)
    assert fight(board, "Egypt", 3) == "poor neutral, 1 aid"


@rule("7.2.2.2")
def test_events_place_further_aid(board: Table) -> None:
    """UN Nation Building in a country that has aid already."""
    board.prestige = 5
    board("Iraq", "poor ally", aid=1, regime_change="tan")
    board.event(30, "us", rolls=[1])
    assert board("Iraq") == "poor ally, 2 aid, tan regime change"


@rule("7.2.2.3")
def test_islamist_rule_takes_off_all_aid(board: Table) -> None:
    board("Egypt", "poor ally", cells=6, aid=3)
    board.jihad("Egypt", 2, major=True, rolls=[1, 1])
    assert board("Egypt") == "islamist rule adversary, 6 active cells"


@rule("7.2.2.3", "8.4.1")
def test_each_successful_jihad_die_takes_off_one_aid(board: Table) -> None:
    board("Egypt", "poor ally", active=3, aid=3)
    board.jihad("Egypt", 3, rolls=[1, 3, 4])
    assert board("Egypt") == "poor ally, 2 active cells, 1 aid"


@rule("7.2.2.3", "8.5.6")
def test_each_success_of_a_plot_takes_off_one_aid(board: Table) -> None:
    board("Egypt", "poor ally", aid=3, plots=["2"])
    board.resolve_plots(rolls=[2, 6])
    assert board("Egypt") == "poor ally, 2 aid"


@rule("7.2.3")
@pytest.mark.parametrize(("die", "posture"), [(1, "soft"), (4, "soft"), (5, "hard"), (6, "hard")])
@pytest.mark.parametrize("before", ["untested", "soft", "hard"])
def test_one_roll_sets_the_posture_marked_or_not(board: Table, die: int, posture: str, before: str) -> None:
    board("France", before)
    assert fight(board, "France", die) == posture
    assert board.rolled() == [die]


@rule("7.2.3")
@pytest.mark.parametrize(("us", "die", "prestige"), [("hard", 6, 8), ("hard", 1, 7), ("soft", 1, 8), ("soft", 6, 7)])
def test_a_match_with_the_us_gives_prestige(board: Table, us: str, die: int, prestige: int) -> None:
    board.us_posture = us
    fight(board, "France", die)
    assert board.prestige == prestige


@rule("7.2.3")
def test_a_match_counts_even_when_nothing_changed(board: Table) -> None:
    board("France", "hard")
    fight(board, "France", 5)
    assert board.prestige == 8


@rule("7.2.3", "7.1.1")
def test_any_non_muslim_country_but_the_us_may_be_the_target(board: Table) -> None:
    """The printed governance sets the value needed: Russia is Fair, France Good. Iran is no such country (4.4)."""
    assert "United States" not in targets(board)
    assert "Iran" not in targets(board)
    assert "France" in targets(board, 1)
    assert "Russia" not in targets(board, 1)
    assert "Russia" in targets(board, 2)


@rule("4.9.5", "7.2.1.1")
def test_a_card_too_small_for_the_tested_country_fails(board: Table) -> None:
    """Untested Libya turns out Poor: a card of 2 is spent without a War of Ideas roll."""
    assert "Libya" in targets(board, 2)
    assert fight(board, "Libya", 3, ops=2) == "poor neutral"
    assert board.rolled() == [3]
    assert fight(board, "Jordan", 5, 6, ops=2) == "fair ally"


@rule("7.2.3", "7.2.1.1", "7.1.3")
@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("United States", "hard"),
        ("Egypt", "poor adversary"),
        ("Egypt", "islamist rule adversary"),
        ("Egypt", "good ally"),
    ],
)
def test_an_event_too_fights_no_war_of_ideas_where_there_is_none(board: Table, name: str, levels: str) -> None:
    """Not at home, nor in an Adversary, under Islamist Rule or in a Good Ally: no die is rolled."""
    board(name, levels)
    carry_out(board, f"war of ideas in {name}")
    assert board(name) == levels
    assert board.rolled() == []


@rule("4.8.3", "7.2.2.1")
def test_the_log_tells_by_which_rule_aid_came(board: Table) -> None:
    """By an event, or by a War of Ideas that failed by one."""
    board("Egypt", "poor neutral")
    carry_out(board, "place 1 aid in Egypt")
    assert board.rules_of("aid") == ["4.8.3"]
    board("Egypt", aid=0)
    board.operation("us", "war of ideas", 3, ["Egypt"], rolls=[3])
    assert board.rules_of("aid") == ["7.2.2.1"]

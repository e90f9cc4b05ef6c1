"""8.5 Plots: placing them (8.5.1 to 8.5.5) and resolving those that nobody blocked (8.5.6)."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE, REVEAL, ROLL
from daedalus.games.labyrinth import plots, turn
from daedalus.games.labyrinth.alert import choose_plot
from daedalus.games.labyrinth.game import Plot
from daedalus.games.labyrinth.pieces import available_plots
from tests.support import Table, rule

BIOMETRICS, PATRIOT_ACT, ABU_SAYYAF, FATWA, US_ELECTION = 2, 43, 57, 97, 120
ALL_PLOTS = ("1", "1", "1", "2", "2", "3")


def targets(board: Table) -> list[str]:
    return [c.name for c in plots.targets(board.game)]


def lay(board: Table, country: str, *kinds: str) -> None:
    """Plots lie in a country; what is left of the six is available."""
    board(country, plots=kinds)
    left = list(board.get("available plots"))
    for kind in kinds:
        if kind in left:
            left.remove(kind)
    board.put("available plots", tuple(left))


# -- placing ------------------------------------------------------------------------------------------------


@rule("8.5.1")
def test_any_country_not_under_islamist_rule_is_a_target(board: Table) -> None:
    board("Egypt", "good ally", cells=1)
    board("France", "soft", active=1)
    board("United States", cells=1)
    board("Iran", cells=1)
    board("Sudan", "islamist rule adversary", cells=2)
    board("Libya", "poor neutral", cadre=True)
    assert targets(board) == ["United States", "France", "Iran", "Egypt"]


@rule("8.5.1")
def test_each_die_needs_a_cell_and_makes_it_active(board: Table) -> None:
    """Two sleepers allow two dice of a card of 3; one active cell need not wake the sleeper beside it."""
    board("Egypt", "poor ally", cells=2)
    board.operation("jihadist", "plot", 3, [2], rolls=[6, 6])
    assert board("Egypt") == "poor ally, 2 active cells"
    board("Egypt", active=1, cells=1)
    board.operation("jihadist", "plot", 1, [0], rolls=[6])
    assert board("Egypt") == "poor ally, 1 active cell, 1 cell"


@rule("8.5.1", "8.1.2")
def test_all_plot_dice_are_rolled_before_plots_are_picked(board: Table) -> None:
    board("Egypt", "poor ally", active=1)
    board("Turkey", "poor ally", active=1)
    board.operation("jihadist", "plot", 3, ["Turkey", "Egypt", "3", "1"], rolls=[1, 2])
    assert board("Turkey") == "poor ally, 1 active cell, plot 3"
    assert board("Egypt") == "poor ally, 1 active cell, plot 1"
    kinds = [e[0] for e in board.journal if e[0] in (CHOICE, ROLL)]
    assert kinds == [CHOICE, CHOICE, ROLL, ROLL, CHOICE, CHOICE]


@rule("8.5.1", "8.5.3")
def test_cells_under_islamist_rule_alone_cannot_plot(board: Table) -> None:
    """The note to 8.5.3: then no US event can be skipped by a plot."""
    board("Sudan", "islamist rule adversary", cells=5)
    board.hand("jihadist", [FATWA])
    assert "plot" not in board.possible("jihadist", 3)
    assert "plot" not in board.ways(PATRIOT_ACT, "jihadist")


@rule("8.5.2", "8.1.1")
@pytest.mark.parametrize(("governance", "number"), [("good", 1), ("fair", 2), ("poor", 3)])
@pytest.mark.parametrize("over", [0, 1])
def test_a_plot_succeeds_at_or_under_the_governance(board: Table, governance: str, number: int, over: int) -> None:
    board("Egypt", f"{governance} ally", active=1)
    board.operation("jihadist", "plot", 1, rolls=[number + over])
    assert board("Egypt") == f"{governance} ally, 1 active cell" + ("" if over else ", plot 1")


@rule("8.5.2")
@pytest.mark.parametrize(("ops", "kinds"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"])])
def test_the_number_of_a_plot_is_at_most_the_value_of_the_card(board: Table, ops: int, kinds: list[str]) -> None:
    assert available_plots(board.game, ops) == kinds


@rule("8.5.2")
def test_one_die_of_a_card_of_three_may_place_a_three(board: Table) -> None:
    """The value of the card counts, not the dice spent in the country."""
    board("Egypt", "poor ally", active=1)
    board.operation("jihadist", "plot", 3, ["3"], rolls=[1])
    assert board("Egypt") == "poor ally, 1 active cell, plot 3"
    assert board.get("available plots") == ("1", "1", "1", "2", "2")


@rule("8.5.2")
def test_each_success_places_one_plot_and_a_failure_none(board: Table) -> None:
    board("Egypt", "fair ally", active=3)
    board.operation("jihadist", "plot", 3, [3, "2", "2"], rolls=[1, 5, 2])
    assert board("Egypt") == "fair ally, 3 active cells, plot 2, plot 2"
    assert board.get("cells on track") == 12


@rule("8.5.2", "4.7.8")
def test_only_available_plots_can_be_placed(board: Table) -> None:
    """With a single 1 left, the second success of a card of 1 and its reserves places nothing."""
    board.put("available plots", ("1",))
    board("Egypt", "poor ally", active=2)
    board.operation("jihadist", "plot", 2, [2], rolls=[1, 1])
    assert board("Egypt") == "poor ally, 2 active cells, plot 1"
    assert "plot" not in board.possible("jihadist", 3)


@rule("8.5.3", "4.7.7.2")
def test_the_first_plot_card_skips_its_us_event(board: Table) -> None:
    board("Egypt", "poor ally", active=1)
    board.hand("jihadist", [FATWA])
    board.play(PATRIOT_ACT, "jihadist", ["plot", "1"], rolls=[1])
    assert not board.in_effect("Patriot Act")
    assert board.zone_of(PATRIOT_ACT) == "first plot box"
    assert board("Egypt") == "poor ally, 1 active cell, plot 1"


@rule("8.5.3")
def test_the_first_plot_may_be_the_second_card_played(board: Table) -> None:
    """The note: what counts is the first card used to plot, not the first card of the turn."""
    board("Egypt", "poor ally", active=1)
    board.hand("jihadist", [FATWA])
    board.play(BIOMETRICS, "jihadist", ["travel", "operation first", "Egypt"])
    assert board.in_effect("Biometrics")
    board.play(PATRIOT_ACT, "jihadist", ["plot"], rolls=[6])
    assert not board.in_effect("Patriot Act")
    assert board.zone_of(PATRIOT_ACT) == "first plot box"


@rule("8.5.3", "6.3.2", "4.7.7.2")
def test_a_later_plot_card_triggers_its_us_event(board: Table) -> None:
    """Even when the first one was the jihadist's own card; that one lies in the box."""
    board("Egypt", "poor ally", active=1)
    board.hand("jihadist", [FATWA])
    board.play(ABU_SAYYAF, "jihadist", ["plot"], rolls=[6])
    assert board.zone_of(ABU_SAYYAF) == "first plot box"
    board.play(PATRIOT_ACT, "jihadist", ["plot", "operation first"], rolls=[6])
    assert board.in_effect("Patriot Act")
    assert board.zone_of(PATRIOT_ACT) == "removed cards"


@rule("8.5.3")
def test_a_new_turn_brings_a_new_first_plot(board: Table) -> None:
    board("Egypt", "poor ally", active=1)
    board.hand("jihadist", [FATWA])
    board.play(PATRIOT_ACT, "jihadist", ["plot"], rolls=[6])
    turn.lapse(board.game)
    assert board.zone_of(PATRIOT_ACT) == "discard pile"
    board.play(BIOMETRICS, "jihadist", ["plot"], rolls=[6])
    assert not board.in_effect("Biometrics")


@rule("8.5.3", "6.3.1")
def test_the_first_plot_does_not_skip_us_election(board: Table) -> None:
    """It is no US event and always happens."""
    board("Egypt", "poor ally", active=1)
    board.us_posture = "soft"
    board.hand("jihadist", [FATWA])
    board.play(US_ELECTION, "jihadist", ["plot", "operation first"], rolls=[6, 6])
    assert board.us_posture == "hard"


@rule("8.5.4", "4.8.1")
def test_placed_plots_are_hidden_from_the_us(board: Table) -> None:
    """Nothing is revealed when they are placed, and the US picks among backs; the jihadist sees them."""
    egypt = board.at("Egypt")
    board("Egypt", "poor ally", active=2)
    board.operation("jihadist", "plot", 3, [2, "3", "1"], rolls=[1, 1])
    assert not [e for e in board.journal if e[0] == REVEAL]
    assert not any(plots.face_up(board.game, egypt, p) for p in egypt.plots)
    board.run(lambda: choose_plot(board.game, "us", egypt, "which"), ["face-down plot 2"])
    board.run(lambda: choose_plot(board.game, "jihadist", egypt, "which"), ["plot 3"])


@rule("8.5.4")
def test_a_resolved_plot_is_revealed(board: Table) -> None:
    lay(board, "Iran", "3")
    board.resolve_plots()
    assert any("plot 3 in Iran" in e[1] for e in board.journal if e[0] == REVEAL)


@rule("8.5.5")
def test_any_success_may_place_an_available_wmd(board: Table) -> None:
    board("Egypt", "poor ally", active=1)
    board.put("available plots", (*ALL_PLOTS, "wmd"))
    board.operation("jihadist", "plot", 1, ["wmd"], rolls=[1])
    assert board("Egypt") == "poor ally, 1 active cell, plot wmd"
    assert board.get("available plots") == ALL_PLOTS


@rule("8.5.5")
def test_a_wmd_in_its_box_is_not_available(board: Table) -> None:
    assert board.get("wmd box") == 3
    assert "wmd" not in available_plots(board.game, 3)


@rule("8.5.5", "8.5.6")
def test_a_resolved_wmd_leaves_the_game(board: Table) -> None:
    lay(board, "Iran", "wmd")
    board.resolve_plots()
    assert board.get("removed plots") == ("wmd",)
    assert board.get("available plots") == ALL_PLOTS


# -- 8.5.6 ------------------------------------------------------------------------------------------------


@rule("8.5.6", "2.1.2")
def test_a_wmd_in_the_united_states_wins(board: Table) -> None:
    lay(board, "United States", "wmd")
    board.resolve_plots()
    assert board.winner == "jihadist"
    assert board.rolled() == []


@rule("8.5.6")
@pytest.mark.parametrize(
    ("country", "levels", "plot", "gain"),
    [
        ("Egypt", "good ally", "3", 2),
        ("Egypt", "fair ally", "3", 1),
        ("Egypt", "poor ally", "1", 1),
        ("Egypt", "poor ally", "wmd", 1),
        ("Egypt", "good ally", "wmd", 2),
        ("Iran", "", "2", 1),
        ("Iran", "", "wmd", 1),
        ("Sudan", "islamist rule adversary", "2", 1),
        ("France", "soft", "1", 2),
        ("France", "soft", "2", 4),
        ("Russia", "soft", "1", 1),
        ("Russia", "soft", "3", 3),
    ],
)
def test_funding_rises_by_kind_and_governance(board: Table, country: str, levels: str, plot: str, gain: int) -> None:
    """Muslim and Iran: 1, or 2 if Good. Elsewhere: the number of the plot, doubled if Good."""
    board.funding = 3
    board(country, levels)
    kind, amount = plots.funding_gain(board.at(country), Plot(plot))
    assert (kind, amount) == ("add", gain)


@rule("8.5.6")
@pytest.mark.parametrize(
    ("country", "plot", "answers", "rolls"),
    [
        ("Russia", "wmd", ["no"], [1]),
        ("Canada", "wmd", ["no"], [1]),
        ("United States", "1", [], [6, 6, 1, 1]),
        ("United States", "3", [], [6, 6, 1, 1]),
    ],
)
def test_wmd_abroad_and_any_plot_at_home_fill_the_funding(
    board: Table, country: str, plot: str, answers: list[str], rolls: list[int]
) -> None:
    board.funding = 2
    lay(board, country, plot)
    board.resolve_plots(answers, rolls)
    assert board.funding == 9


@rule("8.5.6")
def test_funding_is_really_raised_and_stops_at_nine(board: Table) -> None:
    board("Egypt", "poor ally")
    lay(board, "Egypt", "1")
    board.resolve_plots(rolls=[6])
    assert board.funding == 6
    board("Canada", "soft")
    lay(board, "Canada", "3")
    board.resolve_plots(rolls=[1])
    assert board.funding == 9


@rule("8.5.6")
@pytest.mark.parametrize(("die", "posture"), [(4, "soft"), (5, "hard")])
def test_a_plot_rolls_the_posture_of_a_non_muslim_country(board: Table, die: int, posture: str) -> None:
    board("Russia", "hard" if posture == "soft" else "soft")
    lay(board, "Russia", "1")
    board.resolve_plots(rolls=[die])
    assert board("Russia") == posture


@rule("8.5.6")
def test_a_wmd_lets_the_jihadist_roll_the_posture_again_once(board: Table) -> None:
    lay(board, "Russia", "wmd")
    board.resolve_plots(["yes"], rolls=[5, 1])
    assert board("Russia") == "soft"
    lay(board, "Russia", "wmd")
    board.resolve_plots(["no"], rolls=[5])
    assert board("Russia") == "hard"


@rule("8.5.6")
def test_a_plain_plot_allows_no_second_roll(board: Table) -> None:
    lay(board, "Russia", "3")
    board.resolve_plots(rolls=[5])
    assert board.asked() == []


@rule("8.5.6", "4.3.3")
def test_israel_stays_hard_without_a_roll(board: Table) -> None:
    lay(board, "Israel", "wmd")
    board.resolve_plots()
    assert board.rolled() == []
    assert board("Israel") == "hard"
    assert board.funding == 9


@rule("8.5.6", "4.5")
def test_a_plot_in_the_schengen_area_rolls_two_other_members(board: Table) -> None:
    """Spain first, then two different others of the jihadist's choice, never Spain again."""
    board("Spain", "soft")
    board("Italy", "hard")
    lay(board, "Spain", "1")
    board.resolve_plots(["Italy", "Benelux"], rolls=[6, 1, 5])
    assert (board("Spain"), board("Italy"), board("Benelux")) == ("hard", "soft", "hard")
    assert [side for side, _ in board.asked()] == ["jihadist", "jihadist"]


@rule("8.5.6")
@pytest.mark.parametrize("answers", [["Spain", "Italy"], ["Italy", "Italy"], ["United Kingdom", "Italy"]])
def test_the_two_other_members_are_different_ones(board: Table, answers: list[str]) -> None:
    lay(board, "Spain", "1")
    with pytest.raises(AssertionError, match="is no option of jihadist"):
        board.resolve_plots(answers, rolls=[6, 1, 5])


@rule("8.5.6")
def test_a_country_linked_to_the_schengen_area_is_no_member(board: Table) -> None:
    lay(board, "United Kingdom", "1")
    board.resolve_plots(rolls=[6])
    assert board("United Kingdom") == "hard"
    assert board.asked() == []


@rule("8.5.6")
@pytest.mark.parametrize(("plot", "prestige", "rolls"), [("1", 6, [6]), ("2", 6, [6, 6]), ("wmd", 1, [6, 6, 6])])
def test_troops_in_the_country_cost_prestige(board: Table, plot: str, prestige: int, rolls: list[int]) -> None:
    board("Iraq", "poor ally", troops=1)
    lay(board, "Iraq", plot)
    board.resolve_plots(rolls=rolls)
    assert board.prestige == prestige


@rule("8.5.6")
def test_without_troops_prestige_stays(board: Table) -> None:
    board("Iraq", "poor ally")
    lay(board, "Iraq", "wmd")
    board.resolve_plots(rolls=[6, 6, 6])
    assert board.prestige == 7


@rule("8.5.6")
def test_troops_in_the_philippines_cost_prestige_too(board: Table) -> None:
    board("Philippines", "soft", troops=2)
    lay(board, "Philippines", "1")
    board.resolve_plots(rolls=[1])
    assert board.prestige == 6


@rule("8.5.6", "4.9.3")
def test_a_plot_in_the_us_rolls_its_posture_then_prestige(board: Table) -> None:
    """The posture comes first: the new Soft posture stands against a Hard world, so the prestige roll of 5 is a 4."""
    board.world("hard", 2)
    lay(board, "United States", "2")
    board.resolve_plots(rolls=[3, 5, 4, 2])
    assert board.us_posture == "soft"
    assert board.prestige == 5
    rolled = [e[2] for e in board.journal if e[0] == ROLL]
    assert rolled[0] == "posture of United States"
    assert all(what.startswith("prestige") for what in rolled[1:])


@rule("8.5.6", "4.9.3")
def test_the_us_posture_roll_has_its_bonus_of_one(board: Table) -> None:
    board.us_posture = "soft"
    lay(board, "United States", "1")
    board.resolve_plots(rolls=[4, 6, 1, 1])
    assert board.us_posture == "hard"


@rule("8.5.6")
@pytest.mark.parametrize(
    ("plot", "levels", "rolls", "after"),
    [
        ("1", "good ally", [1], "fair ally"),
        ("1", "good ally", [2], "good ally"),
        ("2", "good ally", [1, 1], "poor ally"),
        ("2", "fair ally", [3, 2], "poor ally"),
        ("3", "good ally", [1, 1, 1], "poor ally"),
        ("3", "poor ally", [1, 1, 1], "poor ally"),
        ("wmd", "good ally", [1, 1, 1], "poor ally"),
        ("wmd", "fair ally", [6, 6, 2], "poor ally"),
    ],
)
def test_dice_of_the_plot_worsen_governance_but_not_to_islamist_rule(
    board: Table, plot: str, levels: str, rolls: list[int], after: str
) -> None:
    """As many dice as its number, three for a WMD, all against the governance before the roll."""
    board("Egypt", levels, cells=9)
    lay(board, "Egypt", plot)
    board.resolve_plots(rolls=rolls)
    assert board("Egypt") == f"{after}, 9 cells"


@rule("8.5.6", "7.2.2.3")
def test_each_success_removes_an_aid_and_failures_cost_nothing(board: Table) -> None:
    board("Egypt", "poor ally", active=2, aid=3)
    lay(board, "Egypt", "3")
    board.resolve_plots(rolls=[1, 6, 3])
    assert board("Egypt") == "poor ally, 2 active cells, 1 aid"


@rule("8.5.6")
def test_the_marker_goes_back_to_the_available_plots(board: Table) -> None:
    board("Egypt", "poor ally")
    lay(board, "Egypt", "2", "3")
    assert board.get("available plots") == ("1", "1", "1", "2")
    board.resolve_plots(["Egypt: plot 3"], rolls=[6] * 5)
    assert board.get("available plots") == ALL_PLOTS
    assert board("Egypt") == "poor ally"


@rule("8.5.6", "4.4")
def test_in_iran_a_plot_gives_funding_and_nothing_else(board: Table) -> None:
    lay(board, "Iran", "3")
    board.resolve_plots()
    assert board.rolled() == []
    assert board.funding == 6
    assert board.prestige == 7


@rule("8.5.6")
def test_under_islamist_rule_a_plot_rolls_no_dice(board: Table) -> None:
    """Governance can fall no further and there is no aid; funding and the prestige of troops still move."""
    board("Sudan", "islamist rule adversary", troops=1)
    lay(board, "Sudan", "3")
    board.resolve_plots()
    assert board.rolled() == []
    assert board("Sudan") == "islamist rule adversary, 1 troop"
    assert (board.funding, board.prestige) == (6, 6)


@rule("8.5.6")
def test_the_jihadist_picks_the_order(board: Table) -> None:
    """Good Egypt first: worsened by the 3, it is Poor when the 1 follows, which then gives 1 funding, not 2."""
    board.funding = 1
    board("Egypt", "good ally")
    lay(board, "Egypt", "1", "3")
    board.resolve_plots(["Egypt: plot 3"], rolls=[1, 1, 1, 6])
    assert board.asked() == [("jihadist", "resolve first")]
    assert board.funding == 1 + 2 + 1


@rule("8.5.6")
def test_every_plot_on_the_map_is_resolved(board: Table) -> None:
    board("Egypt", "poor ally")
    lay(board, "Egypt", "1")
    lay(board, "Iran", "1")
    lay(board, "Russia", "1")
    board.resolve_plots(["Russia: plot 1", "Iran: plot 1"], rolls=[1, 6])
    assert not any(c.plots for c in board.game.countries)
    assert board.funding == 8


@rule("8.5.6", "5.2.3")
def test_plots_resolve_after_each_us_action_phase(board: Table) -> None:
    """Also when the US holds no card."""
    g = board.game
    lay(board, "Iran", "1")
    board.hand("us", [])
    board.hand("jihadist", [FATWA])
    turn.begin_phase(g, "us")
    board.run(lambda: turn.action(g))
    assert g.get("phase") == turn.PLOTS
    board.run(lambda: turn.unblocked_plots(g))
    assert board("Iran") == "untested"
    assert g.side_to_act == "jihadist"

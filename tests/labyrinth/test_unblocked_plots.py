"""8.5.6 Plots that nobody blocked are resolved."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import plots, turn
from daedalus.games.labyrinth.game import Plot
from tests.support import Table, rule

FATWA = 97
ALL_PLOTS = ("1", "1", "1", "2", "2", "3")


def lay(board: Table, country: str, *kinds: str) -> None:
    """Plots lie in a country; what is left of the six is available."""
    board(country, plots=kinds)
    left = list(board.get("available plots"))
    for kind in kinds:
        if kind in left:
            left.remove(kind)
    board.put("available plots", tuple(left))


@rule("8.5.4")
def test_a_resolved_plot_is_revealed(board: Table) -> None:
    lay(board, "Iran", "3")
    board.resolve_plots()
    assert ("Plot 3 in Iran is resolved", "") in board.revealed()


@rule("8.5.5", "8.5.6")
def test_a_resolved_wmd_leaves_the_game(board: Table) -> None:
    lay(board, "Iran", "wmd")
    board.resolve_plots()
    assert board.get("removed plots") == ("wmd",)
    assert board.get("available plots") == ALL_PLOTS


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
    kind, amount = plots.funding_gain(board.game, board.at(country), Plot(plot))
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
    rolled = board.rolled_for()
    assert rolled[0] == "Posture of United States"
    assert all(what.startswith("Prestige") for what in rolled[1:])


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

"""8.5.1 to 8.5.5 Plots: placing them."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE, REVEAL, ROLL
from daedalus.games.labyrinth import plots, turn
from daedalus.games.labyrinth.alert import choose_plot
from daedalus.games.labyrinth.pieces import available_plots
from tests.support import Table, rule

BIOMETRICS, PATRIOT_ACT, ABU_SAYYAF, FATWA, US_ELECTION = 2, 43, 57, 97, 120
ALL_PLOTS = ("1", "1", "1", "2", "2", "3")


def targets(board: Table) -> list[str]:
    return [c.name for c in plots.targets(board.game)]


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
    assert "43 Patriot Act does not happen: the first plot of the turn" in board.notes()


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
    board.run(lambda: choose_plot(board.game, "us", egypt), ["face-down plot 2"])
    board.run(lambda: choose_plot(board.game, "jihadist", egypt), ["plot 3"])


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

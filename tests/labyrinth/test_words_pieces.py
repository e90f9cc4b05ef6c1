"""Sentences that move, remove and turn pieces, and words for the state of the game that a card may ask about."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.game import Plot
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule

A, S = "active cells", "sleeper cells"


@rule("4.7.3", "7.3.1")
@pytest.mark.parametrize(
    ("sentence", "iraq", "jordan", "track"),
    [
        ("remove 2 troops from Iraq", 1, 0, 14),
        ("remove 5 troops from Iraq", 0, 0, 15),
        ("move 2 troops from Iraq to Jordan", 1, 2, 12),
        ("move 9 troops from Iraq to Jordan", 0, 3, 12),
        ("move 2 troops from Iraq to Iraq", 3, 0, 12),
    ],
)
def test_troops(board: Table, sentence: str, iraq: int, jordan: int, track: int) -> None:
    board("Iraq", "poor ally", troops=3)
    board("Jordan", "fair neutral")
    carry_out(board, sentence)
    assert (board.at("Iraq").troops, board.at("Jordan").troops, board.get("troops on track")) == (iraq, jordan, track)


@rule("4.6.4", "4.8.4")
@pytest.mark.parametrize(
    ("sentence", "answers", "iraq", "syria"),
    [
        ("remove 1 sleeper cell from Iraq", [], "2 active cells, 1 cell", "untested"),
        ("remove 5 sleeper cells from Iraq", [], "2 active cells", "untested"),
        ("remove 1 active cell from Iraq", [], "1 active cell, 2 cells", "untested"),
        ("move 3 sleeper cells from Iraq to Syria", [], "2 active cells", "poor neutral, 2 cells"),
        ("move 1 active cell from Iraq to Syria", [], "1 active cell, 2 cells", "poor neutral, 1 cell"),
        ("move 2 cells from Iraq to Syria", [A, S], "1 active cell, 1 cell", "poor neutral, 2 cells"),
        ("move 9 cells from Iraq to Syria", [A, A], "", "poor neutral, 4 cells"),
        ("move 2 cells from Iraq to Iraq", [], "2 active cells, 2 cells", "untested"),
        ("activate 1 sleeper cell in Iraq", [], "3 active cells, 1 cell", "untested"),
        ("activate all cells in Iraq", [], "4 active cells", "untested"),
        ("turn 1 active cell in Iraq to sleeper", [], "1 active cell, 3 cells", "untested"),
        ("turn all active cells in Iraq to sleepers", [], "4 cells", "untested"),
    ],
)  # fmt: skip
def test_cells(board: Table, sentence: str, answers: list[str], iraq: str, syria: str) -> None:
    board("Iraq", "poor neutral", active=2, cells=2)
    carry_out(board, sentence, answers, [1] if syria != "untested" else ())
    assert board("Iraq") == ", ".join(part for part in ("poor neutral", iraq) if part)
    assert board("Syria") == syria


@rule("4.8.4")
def test_the_last_sleeper_leaves_a_cadre(board: Table) -> None:
    board("Iraq", "poor neutral", cells=1)
    carry_out(board, "remove 3 sleeper cells from Iraq")
    assert board("Iraq") == "poor neutral, cadre"
    assert board.get("cells on track") == 15


@rule("11.3.8.3")
def test_cells_of_the_caliphate_stay_in_the_open(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=3)
    awakening.caliphate("Syria")
    carry_out(awakening, "turn all active cells in Syria to sleepers")
    assert awakening("Syria") == "poor neutral, 3 active cells, civil war"


@rule("4.8.3", "11.2.9")
def test_all_aid_and_all_militia(awakening: Table) -> None:
    awakening("Libya", "poor neutral", aid=2, militia=3)
    carry_out(awakening, "remove all aid from Libya\nremove all militia from Libya")
    assert awakening("Libya") == "poor neutral"
    assert awakening.get("militia on track") == 15


@rule("8.5.4")
def test_a_plot_is_moved_as_it_lies(board: Table) -> None:
    """The US does not see which face-down plot it picks; the country it comes to is tested."""
    board("Iraq", "poor neutral", plots=["1", "3"])
    carry_out(board, "move plot from Iraq to Syria", ["face-down plot 2"], [1])
    assert board("Iraq") == "poor neutral, plot 1"
    assert board("Syria") == "poor neutral, plot 3"
    assert board.get("available plots").count("3") == Table().get("available plots").count("3")
    carry_out(board, "for each p in plots in Syria: move p from Syria to Iraq")
    assert board.at("Iraq").plots == (Plot("1"), Plot("3"))
    carry_out(board, "move plot from Syria to Iraq\nfor each p in plots in Iraq: move p from Iraq to Iraq")
    assert board.at("Iraq").plots == (Plot("1"), Plot("3"))


@rule("4.8.1")
def test_the_number_of_a_plot(board: Table) -> None:
    board("Iraq", "poor neutral", plots=["1", "3", "wmd"])
    carry_out(board, "choose a plot p in Iraq where number of p = 3\nalert p in Iraq")
    assert board("Iraq") == "poor neutral, plot 1, plot wmd"
    carry_out(board, "choose a plot p in Iraq where number of p = 0\nmove p from Iraq to Syria", rolls=[1])
    assert board("Syria").endswith("plot wmd")


def holds(board: Table, condition: str) -> bool:
    before = board.prestige
    carry_out(board, f"if {condition}: +1 prestige")
    board.prestige, found = before, board.prestige > before
    return found


@rule("4.7.4.1", "5.2.1")
def test_levels_and_turns(board: Table) -> None:
    for funding, level in ((1, "tight"), (3, "tight"), (4, "moderate"), (7, "ample")):
        board.funding = funding
        assert [word for word in ("tight", "moderate", "ample") if holds(board, f"funding level = {word}")] == [level]
    board.put("turn", 3)
    board("Iraq", "poor neutral", cells=1)
    assert holds(board, "turn number = 3")


@rule("7.3.4.1")
@pytest.mark.parametrize("colour", ["green", "tan"])
def test_regime_changes_of_this_turn_and_of_earlier_ones(board: Table, colour: str) -> None:
    board("Iraq", "poor ally", regime_change=colour)
    assert holds(board, "Iraq is with green regime change") == (colour == "green")
    assert holds(board, "Iraq is with tan regime change") == (colour == "tan")


@rule("11.3.8")
def test_the_capital(awakening: Table) -> None:
    for name in ("Syria", "Iraq"):
        awakening(name, "poor neutral", civil_war=1, active=3)
    carry_out(awakening, "for each c in countries where it is caliphate capital: remove 1 cell from c")
    assert awakening.at("Syria").active_cells == 3
    awakening.caliphate("Syria")
    carry_out(awakening, "for each c in countries where it is caliphate capital: remove 1 cell from c")
    assert (awakening.at("Syria").active_cells, awakening.at("Iraq").active_cells) == (2, 3)


@rule("5.2.2")
@pytest.mark.parametrize(("played", "second"), [(1, False), (2, True)])
def test_the_second_card_of_a_phase(board: Table, played: int, second: bool) -> None:
    board.put("side to act", 1)
    board.move(4, "in play")
    board.game.context = board.game.context._replace(cause=4)
    board.put("cards played", played)
    assert holds(board, "second card of us phase") == second
    assert holds(board, "first card of us phase") == (not second)
    assert not holds(board, "second card of jihadist phase")

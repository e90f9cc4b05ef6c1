"""Operations that an event conducts in one place with a given value, and countries by the tables."""

from __future__ import annotations

import pytest

from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule


@rule("7.4")
def test_disrupt_in_one_place(board: Table) -> None:
    board("Iraq", "poor ally", active=2)
    carry_out(board, "disrupt in Iraq with 2 ops")
    assert board("Iraq") == "poor ally, 2 active cells"
    carry_out(board, "disrupt in Iraq with 3 ops")
    assert board("Iraq") == "poor ally, 1 active cell"
    board("Syria", "fair adversary", active=2)
    carry_out(board, "disrupt in Syria with 3 ops")
    assert board("Syria") == "fair adversary, 2 active cells"


@rule("7.3")
def test_deploy_to_one_place(board: Table) -> None:
    board("Jordan", "fair ally")
    board("Iraq", "poor neutral")
    carry_out(board, "deploy to Jordan with 1 op\ndeploy to Iraq with 3 ops")
    assert board("Jordan") == "fair ally"
    carry_out(board, "deploy to Jordan with 2 ops", [4])
    assert board("Jordan") == "fair ally, 4 troops"
    board("Egypt", "fair ally", troops=2)
    carry_out(board, "deploy to Jordan with 2 ops", ["Egypt", 2])
    assert board("Jordan") == "fair ally, 6 troops"


@rule("8.4")
def test_jihad_in_one_place(board: Table) -> None:
    """At most one die a cell; where it is possible the jihadist says whether it is major."""
    board("Iraq", "fair neutral", active=1, aid=1)
    carry_out(board, "jihad in Iraq with 3 ops", rolls=[1])
    assert board("Iraq") == "poor neutral, 1 active cell"
    board("Iraq", active=7)
    carry_out(board, "jihad in Iraq with 2 ops", ["yes"], [1, 1])
    assert board("Iraq").startswith("islamist rule adversary")
    carry_out(board, "jihad in Iraq with 2 ops")
    assert not board.journal


@rule("8.5.1")
def test_plot_in_one_place(board: Table) -> None:
    board("Iraq", "poor neutral", cells=2)
    carry_out(board, "plot in Iraq with 2 ops", ["2"], [1, 6])
    assert board("Iraq") == "poor neutral, 2 active cells, plot 2"
    board("Syria", "poor neutral")
    carry_out(board, "plot in Syria with 2 ops")
    assert board("Syria") == "poor neutral"


@rule("8.3")
def test_travel_to_one_place(board: Table) -> None:
    """Those that are adjacent arrive, others roll; a cell may be left where it is."""
    board("Iraq", "poor neutral", cells=2)
    board("Syria", "poor neutral")
    board("Egypt", "poor neutral", cells=1)
    carry_out(board, "travel to Syria with 3 ops", ["Iraq: sleeper cell", "Egypt: sleeper cell", "done"], [4])
    assert [sum((c.sleeper_cells, c.active_cells)) for c in map(board.at, ("Iraq", "Syria", "Egypt"))] == [1, 1, 0]


@rule("11.3.9", "11.3.10")
@pytest.mark.parametrize("kind", ["muslim", "shia-mix"])
def test_countries_by_the_tables(awakening: Table, kind: str) -> None:
    awakening("Yemen", "poor neutral")
    for _ in range(20):
        before = sum(c.aid for c in awakening.game.countries)
        carry_out(awakening, f"roll {kind} country as c\nif c is {kind}: place 1 aid in c")
        assert sum(c.aid for c in awakening.game.countries) == before + 1


@rule("11.3.9")
def test_a_country_that_this_board_does_not_have_is_rolled_again(board: Table) -> None:
    for _ in range(40):
        carry_out(board, "roll muslim country as c\nplace 1 aid in c")
    assert sum(c.aid for c in board.game.countries) == 40

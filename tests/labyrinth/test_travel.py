"""8.3 Travel."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE, ROLL
from tests.support import Table, rule


@rule("8.3.1")
def test_travel_to_an_adjacent_country_is_automatic(board: Table) -> None:
    board("Iraq", "poor ally", cells=1)
    board("Jordan", "good ally")
    board.travel("Iraq", "Jordan")
    assert board.rolled() == []
    assert board("Jordan") == "good ally, 1 cell"
    assert board("Iraq") == "poor ally"


@rule("8.3.1", "4.5")
def test_schengen_countries_are_adjacent_to_each_other(board: Table) -> None:
    board("Spain", "soft", cells=1)
    board("Scandinavia", "soft")
    board.travel("Spain", "Scandinavia")
    assert board.rolled() == []
    assert board("Scandinavia") == "soft, 1 cell"


@rule("8.3.1", "4.6.4")
def test_an_active_cell_goes_underground_where_it_is(board: Table) -> None:
    board("Iraq", "poor ally", active=2)
    board.travel("Iraq", "Iraq", active=True)
    assert board.rolled() == []
    assert board("Iraq") == "poor ally, 1 active cell, 1 cell"


@rule("8.3.1", "4.6.4")
def test_an_active_cell_arrives_as_a_sleeper(board: Table) -> None:
    board("Iraq", "poor ally", active=1)
    board("Syria", "fair neutral")
    board.travel("Iraq", "Syria", active=True)
    assert board("Syria") == "fair neutral, 1 cell"


@rule("8.3.1")
@pytest.mark.parametrize(("governance", "number"), [("good", 1), ("fair", 2), ("poor", 3)])
@pytest.mark.parametrize("over", [0, 1])
def test_a_long_journey_rolls_the_governance_of_the_destination(
    board: Table, governance: str, number: int, over: int
) -> None:
    board("Iraq", "poor ally", cells=1)
    board("Morocco", f"{governance} neutral")
    board.travel("Iraq", "Morocco", rolls=[number + over])
    assert board("Morocco") == f"{governance} neutral" + (", 1 cell" if not over else "")


@rule("8.3.1", "8.1.1")
def test_travel_to_islamist_rule_is_automatic_from_anywhere(board: Table) -> None:
    board("Philippines", "soft", cells=1)
    board("Morocco", "islamist rule adversary")
    board.travel("Philippines", "Morocco")
    assert board.rolled() == []
    assert board("Morocco") == "islamist rule adversary, 1 cell"


@rule("8.3.1")
def test_each_point_of_the_card_moves_one_cell(board: Table) -> None:
    """A card of 2: one cell from Iraq to Syria, one back underground in Sudan."""
    board("Iraq", "poor ally", cells=3)
    board("Syria", "fair neutral")
    board("Sudan", "poor neutral", active=1)
    board.operation("jihadist", "travel", 2, ["Iraq: sleeper cell", "Syria", "Sudan: active cell", "Sudan"])
    assert board("Iraq") == "poor ally, 2 cells"
    assert board("Syria") == "fair neutral, 1 cell"
    assert board("Sudan") == "poor neutral, 1 cell"


@rule("8.3.1", "4.8.4")
def test_travel_takes_no_cadre_off(board: Table) -> None:
    """Only a cell from the track replaces a cadre."""
    board("Iraq", "poor ally", cells=1)
    board("Syria", "fair neutral", cadre=True)
    board.travel("Iraq", "Syria")
    assert board("Syria") == "fair neutral, 1 cell, cadre"


@rule("8.3.2")
def test_a_failed_journey_costs_the_cell_and_leaves_no_cadre(board: Table) -> None:
    board("Iraq", "poor ally", cells=1)
    board("Morocco", "fair neutral")
    board.travel("Iraq", "Morocco", rolls=[3])
    assert board("Iraq") == "poor ally"
    assert board("Morocco") == "fair neutral"
    assert board.get("cells on track") == 15


@rule("8.3.3")
def test_all_journeys_are_named_before_any_die(board: Table) -> None:
    board("Iraq", "poor ally", cells=2)
    board("Morocco", "fair neutral")
    board("Sudan", "poor neutral")
    board.operation(
        "jihadist",
        "travel",
        2,
        ["Morocco", "Iraq: sleeper cell", "Sudan"],
        rolls=[6, 3],
    )
    assert [e[0] for e in board.journal if e[0] in (CHOICE, ROLL)] == [CHOICE] * 3 + [ROLL] * 2
    assert board("Sudan") == "poor neutral, 1 cell"


@rule("8.3.3")
def test_a_cell_travels_once_a_card(board: Table) -> None:
    """One cell and a card of 3: after its journey nothing is left to move, not even where it arrives."""
    board("Iraq", "poor ally", cells=1)
    board("Syria", "fair neutral")
    board.operation("jihadist", "travel", 3, ["Syria"])
    assert board("Syria") == "fair neutral, 1 cell"
    assert len(board.asked()) == 1


@rule("8.3.3", "4.9.4", "4.9.5")
def test_an_unmarked_destination_is_tested_first(board: Table) -> None:
    """The rulebook's example of 4.9.5: Sudan turns out Fair on a 5, and the 3 that follows is too much."""
    board("Iraq", "poor ally", cells=2)
    board.travel("Iraq", "Sudan", rolls=[5, 3])
    assert board("Sudan") == "fair neutral"
    assert board("Iraq") == "poor ally, 1 cell"


@rule("8.3.3", "4.9.4")
def test_a_country_is_tested_once_for_two_cells(board: Table) -> None:
    """Both cells are bound for untested Jordan next door; one test, no travel rolls."""
    board("Iraq", "poor ally", cells=2)
    board.operation("jihadist", "travel", 2, ["Jordan", "Iraq: sleeper cell", "Jordan"], rolls=[2])
    assert board("Jordan") == "poor neutral, 2 cells"


@rule("8.3.3", "4.9.4")
def test_an_unmarked_posture_is_tested_too(board: Table) -> None:
    board("Spain", "soft", cells=1)
    board.travel("Spain", "Germany", rolls=[6])
    assert board("Germany") == "hard, 1 cell"

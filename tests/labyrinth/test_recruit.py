"""8.1 Jihadist operations in general and 8.2 Recruit."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE, ROLL
from daedalus.games.labyrinth import recruit
from daedalus.games.labyrinth.tracks import recruitable_cells
from tests.support import Table, rule


def targets(board: Table) -> list[str]:
    return [c.name for c in recruit.targets(board.game)]


def attempt(board: Table, name: str, *rolls: int, times: int = 1) -> str:
    """So many attempts in one country, and the country afterwards."""
    board.run(lambda: recruit.recruit(board.game, [board.at(name)] * times), rolls=rolls)
    return board(name)


# -- 8.1 ------------------------------------------------------------------------------------------------


@rule("8.1.1")
@pytest.mark.parametrize(("governance", "number"), [("good", 1), ("fair", 2), ("poor", 3)])
def test_a_die_succeeds_at_or_under_the_governance_number(board: Table, governance: str, number: int) -> None:
    board("Egypt", f"{governance} neutral", cells=1)
    for die in range(1, 7):
        before = board.at("Egypt").sleeper_cells
        attempt(board, "Egypt", die)
        assert board.at("Egypt").sleeper_cells - before == (1 if die <= number else 0), die
        board("Egypt", cells=1)


@rule("8.1.1")
def test_under_islamist_rule_everything_succeeds(board: Table) -> None:
    board("Sudan", "islamist rule adversary", cells=1)
    assert attempt(board, "Sudan", times=3) == "islamist rule adversary, 4 cells"
    assert board.rolled() == []


@rule("8.1.1")
@pytest.mark.parametrize("governance", ["good", "fair", "poor", "islamist rule"])
def test_any_card_serves_whatever_the_governance(board: Table, governance: str) -> None:
    board("Egypt", f"{governance} neutral", cells=1)
    assert "recruit" in board.possible("jihadist", 1)
    assert "travel" in board.possible("jihadist", 1)


@rule("8.1.1")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_the_value_of_the_card_is_the_number_of_dice(board: Table, ops: int) -> None:
    board("Egypt", "poor neutral", cells=1)
    board.operation("jihadist", "recruit", ops, ["Egypt"] * (ops - 1), rolls=[1] * ops)
    assert board("Egypt") == f"poor neutral, {1 + ops} cells"


@rule("8.1.2")
def test_dice_are_assigned_to_countries_before_any_is_rolled(board: Table) -> None:
    """The rulebook's example: two attempts in Afghanistan, one in Central Asia, both Fair Allies."""
    board("Afghanistan", "fair ally", cells=1)
    board("Central Asia", "fair ally", cells=1)
    board.operation("jihadist", "recruit", 3, ["Afghanistan", "Afghanistan", "Central Asia"], rolls=[1, 3, 2])
    assert board("Afghanistan") == "fair ally, 2 cells"
    assert board("Central Asia") == "fair ally, 2 cells"
    assert [e[0] for e in board.journal if e[0] in (CHOICE, ROLL)] == [CHOICE] * 3 + [ROLL] * 3


@rule("8.1.2", "4.7.4.2", "8.2.1")
def test_too_few_cells_are_split_by_the_jihadist(board: Table) -> None:
    """The example goes on: three successes, but two available cells, so the jihadist says where they go."""
    board("Afghanistan", "fair ally", cells=1)
    board("Central Asia", "fair ally", cells=1)
    board("Pakistan", "poor neutral", cells=6)
    board.funding = 4
    assert recruitable_cells(board.game) == 2
    board.operation(
        "jihadist",
        "recruit",
        3,
        ["Afghanistan", "Afghanistan", "Central Asia", "Central Asia"],
        rolls=[1, 2, 2],
    )
    assert board("Afghanistan") == "fair ally, 2 cells"
    assert board("Central Asia") == "fair ally, 2 cells"
    assert board.asked()[-1] == ("jihadist", "place a recruited cell in")


@rule("8.1.2")
def test_not_every_die_need_be_used(board: Table) -> None:
    board("Egypt", "poor neutral", cells=1)
    board("Sudan", "poor neutral", cells=1)
    board.operation("jihadist", "recruit", 3, ["Egypt", "done"], rolls=[1])
    assert board("Egypt") == "poor neutral, 2 cells"


@rule("8.1.3")
def test_the_jihadist_chooses_among_four_operations_and_reserves(board: Table) -> None:
    board("Egypt", "poor neutral", cells=1)
    board.hand("jihadist", [43])
    assert board.possible("jihadist", 3) == ["recruit", "travel", "jihad", "plot"]
    assert board.ways(57, "jihadist") == ["event", "recruit", "travel", "jihad", "plot", "reserves"]


# -- 8.2 ------------------------------------------------------------------------------------------------


@rule("8.2.1")
def test_each_success_places_a_sleeper_and_a_failure_nothing(board: Table) -> None:
    board("Egypt", "fair neutral", active=1)
    assert attempt(board, "Egypt", 2, 5, 1, times=3) == "fair neutral, 1 active cell, 2 cells"
    assert board.get("cells on track") == 12
    assert board.funding == 5


@rule("8.2.1", "4.7.4.2")
@pytest.mark.parametrize(("funding", "placed"), [(3, 0), (4, 1), (6, 1), (7, 3), (9, 3)])
def test_funding_limits_the_cells_available(board: Table, funding: int, placed: int) -> None:
    """Nine cells are on the map and six on the track: none, one or all of them can be recruited."""
    board("Egypt", "poor neutral", cells=9)
    board.funding = funding
    assert ("recruit" in board.possible("jihadist", 3)) == (placed > 0)
    assert targets(board) == (["Egypt"] if placed else [])
    attempt(board, "Egypt", 1, 1, 1, times=3)
    assert board.at("Egypt").sleeper_cells == 9 + placed


@rule("8.2.2")
def test_recruiting_needs_a_cell_or_a_cadre_beforehand(board: Table) -> None:
    board("Egypt", "poor neutral", cells=1)
    board("Sudan", "poor neutral", active=1)
    board("France", "soft", cadre=True)
    board("Libya", "poor neutral", troops=1)
    assert targets(board) == ["France", "Egypt", "Sudan"]


@rule("8.2.2", "4.8.4")
def test_the_first_cell_replaces_the_cadre(board: Table) -> None:
    board("Egypt", "poor neutral", cadre=True)
    assert attempt(board, "Egypt", 4) == "poor neutral, cadre"
    assert attempt(board, "Egypt", 3) == "poor neutral, 1 cell"


@rule("8.2.3")
def test_recruiting_in_a_regime_change_country_is_automatic(board: Table) -> None:
    board("Iraq", "fair ally", cells=1, troops=6, regime_change="tan")
    assert attempt(board, "Iraq", times=2) == "fair ally, 3 cells, 6 troops, tan regime change"
    assert board.rolled() == []


@rule("8.2.4")
def test_the_philippines_recruit_on_three_or_less(board: Table) -> None:
    """The rulebook's example: a 3 succeeds though the governance is Fair."""
    board("Philippines", "soft", cells=1)
    assert attempt(board, "Philippines", 4) == "soft, 1 cell"
    assert attempt(board, "Philippines", 3) == "soft, 2 cells"


@rule("8.2.4")
@pytest.mark.parametrize("country", ["United Kingdom", "France", "Spain"])
def test_printed_recruit_numbers_beat_governance(board: Table, country: str) -> None:
    board(country, "soft", cells=1)
    assert attempt(board, country, 3) == "soft, 1 cell"
    assert attempt(board, country, 2) == "soft, 2 cells"


@rule("8.2.4")
def test_without_a_printed_number_governance_counts(board: Table) -> None:
    board("Germany", "soft", cells=1)
    assert attempt(board, "Germany", 2) == "soft, 1 cell"
    assert attempt(board, "Germany", 1) == "soft, 2 cells"
    board("Iran", cells=1)
    assert attempt(board, "Iran", 2) == "untested, 2 cells"


@rule("8.2.4")
def test_the_printed_number_is_for_recruiting_only(board: Table) -> None:
    """A plot in the Philippines still succeeds on 2 or less."""
    board("Philippines", "soft", active=1)
    board.operation("jihadist", "plot", 1, rolls=[3])
    assert board("Philippines") == "soft, 1 active cell"

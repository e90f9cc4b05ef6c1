"""7.4 Disrupt cells and cadres."""

from __future__ import annotations

import pytest

from daedalus.core.decision import Option
from daedalus.games.labyrinth import disrupt
from tests.support import Table, rule

ACTIVE, SLEEPER = "active cells", "sleeper cells"


def targets(board: Table, ops: int = 3) -> list[str]:
    return [c.name for c in disrupt.targets(board.game, ops)]


def hit(board: Table, name: str, *answers: Option) -> str:
    """One disrupt, and the country afterwards."""
    board.run(lambda: disrupt.disrupt(board.game, board.at(name)), answers)
    return board(name)


@rule("7.4")
def test_disrupt_removes_active_cells(board: Table) -> None:
    board("Egypt", "poor ally", active=2)
    assert hit(board, "Egypt") == "poor ally, 1 active cell"
    assert board.get("cells on track") == 14


@rule("7.4")
def test_disrupt_turns_sleepers_active(board: Table) -> None:
    board("Egypt", "poor ally", cells=2)
    assert hit(board, "Egypt") == "poor ally, 1 active cell, 1 cell"


@rule("7.4", "7.4.2")
def test_disrupt_removes_a_cadre(board: Table) -> None:
    board("Egypt", "poor ally", cadre=True)
    assert hit(board, "Egypt") == "poor ally"


@rule("7.4.1")
@pytest.mark.parametrize(
    ("country", "levels", "troops", "legal"),
    [
        ("Egypt", "poor ally", 0, True),
        ("Egypt", "poor neutral", 0, False),
        ("Egypt", "poor neutral", 1, False),
        ("Egypt", "poor neutral", 2, True),
        ("Egypt", "poor adversary", 2, True),
        ("Egypt", "poor adversary", 1, False),
        ("Egypt", "islamist rule adversary", 2, False),
        ("France", "soft", 0, True),
        ("United States", "", 0, True),
        ("Israel", "", 0, True),
        ("Iran", "", 0, False),
        ("Iran", "", 2, False),
    ],
)
def test_disrupt_needs_an_ally_two_troops_or_a_non_muslim_country(
    board: Table, country: str, levels: str, troops: int, legal: bool
) -> None:
    board(country, levels, cells=1, troops=troops)
    assert (country in targets(board)) == legal


@rule("7.4.1")
def test_disrupt_needs_a_cell_or_a_cadre(board: Table) -> None:
    board("Egypt", "poor ally", troops=2)
    assert "Egypt" not in targets(board)
    board("Egypt", cadre=True)
    assert "Egypt" in targets(board)
    board("Egypt", cadre=False, cells=1)
    assert "Egypt" in targets(board)


@rule("7.4.2")
def test_one_cell_is_hit_in_a_soft_country_two_in_a_hard_one(board: Table) -> None:
    board("France", "soft", active=3)
    assert hit(board, "France") == "soft, 2 active cells"
    board("Germany", "hard", active=3)
    assert hit(board, "Germany") == "hard, 1 active cell"
    board.us_posture = "hard"
    board("United States", active=3)
    assert hit(board, "United States") == "hard, 1 active cell"


@rule("7.4.2")
@pytest.mark.parametrize(("troops", "left"), [(0, 2), (1, 2), (2, 1), (5, 1)])
def test_two_troops_make_a_disrupt_hit_two_cells(board: Table, troops: int, left: int) -> None:
    board("Egypt", "poor ally", active=3, troops=troops)
    hit(board, "Egypt")
    assert board.at("Egypt").active_cells == left


@rule("7.4.2")
def test_the_us_picks_the_cells_that_are_hit(board: Table) -> None:
    """With one active and one sleeper, and one cell to hit, either may be taken."""
    board("Egypt", "poor ally", active=1, cells=1)
    assert hit(board, "Egypt", ACTIVE) == "poor ally, 1 cell"
    assert board.asked() == [("us", "disrupt in Egypt")]
    board("Egypt", active=1, cells=1)
    assert hit(board, "Egypt", SLEEPER) == "poor ally, 2 active cells"


@rule("7.4.2")
def test_one_active_and_one_sleeper_are_both_hit(board: Table) -> None:
    """The rulebook's note: the active cell goes, the sleeper becomes active, and no cadre is left."""
    board("Egypt", "poor ally", active=1, cells=1, troops=2)
    assert hit(board, "Egypt", ACTIVE) == "poor ally, 1 active cell, 2 troops"
    board("Egypt", active=1, cells=1)
    assert hit(board, "Egypt", SLEEPER) == "poor ally, 1 active cell, 2 troops"


@rule("7.4.2")
def test_a_sleeper_is_not_activated_and_removed_at_once(board: Table) -> None:
    """The rulebook's note: two hits on a single sleeper only wake it."""
    board("Egypt", "poor ally", cells=1, troops=2)
    assert hit(board, "Egypt") == "poor ally, 1 active cell, 2 troops"


@rule("7.4.2", "7.4.3")
def test_one_disrupt_never_takes_two_cells_and_the_cadre(board: Table) -> None:
    """The rulebook's note: the cadre of the last cell stays until another disrupt."""
    board("Egypt", "poor ally", active=2, troops=2)
    assert hit(board, "Egypt") == "poor ally, 2 troops, cadre"
    assert hit(board, "Egypt") == "poor ally, 2 troops"


@rule("7.4.2")
def test_a_cadre_is_safe_while_cells_are_there(board: Table) -> None:
    board("Egypt", "poor ally", active=1, cadre=True, troops=2)
    assert hit(board, "Egypt") == "poor ally, 2 troops, cadre"


@rule("7.4.3")
def test_the_last_cell_leaves_a_cadre(board: Table) -> None:
    board("France", "soft", active=1)
    assert hit(board, "France") == "soft, cadre"
    board("Germany", "soft", active=1, cells=1)
    assert hit(board, "Germany", ACTIVE) == "soft, 1 cell"


@rule("7.4.4")
@pytest.mark.parametrize(
    "pieces", [{"active": 1}, {"cells": 1}, {"cadre": True}], ids=["cell removed", "sleeper woken", "cadre removed"]
)
@pytest.mark.parametrize(("troops", "prestige"), [(1, 7), (2, 8), (6, 8)])
def test_two_troops_earn_prestige_whatever_was_hit(
    board: Table, pieces: dict[str, int], troops: int, prestige: int
) -> None:
    board("Egypt", "poor ally", troops=troops, **pieces)
    hit(board, "Egypt")
    assert board.prestige == prestige


@rule("7.4.4")
def test_a_hard_posture_earns_no_prestige(board: Table) -> None:
    board("Germany", "hard", active=2)
    hit(board, "Germany")
    assert board.prestige == 7


@rule("7.4.2", "4.9.4")
def test_an_untested_country_is_tested_before_it_is_hit(board: Table) -> None:
    """An unmarked Germany turns out Hard on a 5, so two cells are hit."""
    board("Germany", "untested", active=2)
    board.run(lambda: disrupt.disrupt(board.game, board.at("Germany")), rolls=[5])
    assert board("Germany") == "hard, cadre"

"""Each recorded operation, carried out by our procedures with the same dice and answers, changes the same values."""

from __future__ import annotations

from tests.differential import operations
from tests.differential.compare import check


def test_operations_and_procedures_change_what_was_recorded() -> None:
    """War of Ideas, disrupt, alert, regime change, withdraw, jihad, travel, plots, the end of the turn, table rolls."""
    comparison = operations.compare()
    assert comparison.compared > 700
    check(comparison)

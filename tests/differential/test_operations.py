"""Each recorded operation, carried out by our procedures with the same dice and answers, changes the same values."""

from __future__ import annotations

from tests.differential import operations
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_operations_and_procedures_change_what_was_recorded() -> None:
    """All operations, plots, polarization, attrition in civil wars, the end of the turn, table rolls."""
    base, awakening = comparisons = [operations.compare(game) for game in GAMES]
    assert base.compared > 700
    assert awakening.compared > 800
    check(comparisons)

"""What follows from each recorded position is the same for us, or the difference is explained."""

from __future__ import annotations

from tests.differential import derived
from tests.differential.compare import check


def test_everything_that_follows_from_a_position_agrees() -> None:
    """Levels, penalties, targets of operations, adjacency, modifiers and victory, in every position."""
    comparison = derived.compare()
    assert comparison.compared > 20_000
    check(comparison)

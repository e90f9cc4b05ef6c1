"""What follows from each recorded position is the same for us, or the difference is explained."""

from __future__ import annotations

from tests.differential import derived
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_everything_that_follows_from_a_position_agrees() -> None:
    """Levels, penalties, targets of operations, adjacency, modifiers, caliphate and victory, in every position."""
    base, awakening = comparisons = [derived.compare(game) for game in GAMES]
    assert base.compared > 20_000
    assert awakening.compared > 30_000
    check(comparisons)

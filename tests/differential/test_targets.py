"""What events and operations had as targets is what was recorded, or the difference is explained."""

from __future__ import annotations

from tests.differential import targets
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_what_is_looked_back_on_is_what_was_recorded() -> None:
    """After every recorded event and operation of either game."""
    comparisons = [targets.compare(game) for game in GAMES]
    for comparison in comparisons:
        assert comparison.compared > 1300
    check(comparisons)

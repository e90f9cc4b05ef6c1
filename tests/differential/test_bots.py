"""The bots do what was recorded of a second program's, or the difference is explained."""

from __future__ import annotations

from tests.differential import bots
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_bots_decide_what_was_recorded() -> None:
    """Every question about every position, and every card play with its dice."""
    comparisons = [bots.compare(game) for game in GAMES]
    for comparison in comparisons:
        assert comparison.compared > 19000
        assert not comparison.undriven
    check(comparisons)

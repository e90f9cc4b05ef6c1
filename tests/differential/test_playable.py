"""Each card may be played as an event in the same recorded positions, or the reason is known."""

from __future__ import annotations

from tests.differential import playable
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_the_same_events_may_be_played() -> None:
    """Every card of either game, for either side, in every position."""
    comparisons = [playable.compare(game) for game in GAMES]
    for comparison in comparisons:
        assert comparison.compared > 10_000
        assert not comparison.undriven
    check(comparisons)

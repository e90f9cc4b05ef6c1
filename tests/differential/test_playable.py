"""Each card of the base game may be played as an event in the same recorded positions, or the reason is known."""

from __future__ import annotations

from tests.differential import playable
from tests.differential.compare import check


def test_the_same_events_may_be_played() -> None:
    """Every card, for either side, in every position."""
    comparison = playable.compare()
    assert comparison.compared + comparison.differing > 0
    check(comparison)

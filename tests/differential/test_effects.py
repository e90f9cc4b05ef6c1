"""Each recorded event, carried out by our card, changes the same values, or the difference is explained."""

from __future__ import annotations

from tests.differential import effects
from tests.differential.outcomes import check
from tests.differential.record import GAMES


def test_events_change_what_was_recorded() -> None:
    """Every recorded event of either game, with its dice and answers."""
    comparisons = [effects.compare(game) for game in GAMES]
    for comparison in comparisons:
        assert comparison.compared > 600
        assert len(comparison.undriven) < 10
    check(comparisons)

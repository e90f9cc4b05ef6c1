"""Each recorded event, carried out by our card, changes the same values, or the difference is explained."""

from __future__ import annotations

from tests.differential import effects
from tests.differential.compare import check


def test_events_change_what_was_recorded() -> None:
    """Every recorded event of the base game, with its dice and answers."""
    comparison = effects.compare()
    assert comparison.compared + len(comparison.undriven) > 600
    check(comparison)

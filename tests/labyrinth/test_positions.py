"""The positions that other tests draw at random are legal ones."""

from __future__ import annotations

from hypothesis import given

from daedalus.games.labyrinth.game import Labyrinth
from tests.labyrinth.invariants import broken
from tests.strategies import positions
from tests.support import rule


@rule("4.6.1", "4.6.3", "4.8.1")
@given(positions())
def test_a_drawn_position_keeps_every_invariant(game: Labyrinth) -> None:
    """Pieces, plots and cards are conserved, and nothing stands where it may not."""
    assert broken(game, sorted(game.library.of_sets(["base"]))) == []

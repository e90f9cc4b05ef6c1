"""A recorded position set up as a game of ours and read back is the recorded position."""

from __future__ import annotations

from tests.differential.positions import game_at, recorded, snapshot
from tests.differential.record import states


def test_every_position_reads_back_as_it_was_recorded() -> None:
    """Whatever both programs keep survives the way into our state and out again."""
    assert len(states()) >= 90
    for name, state in states().items():
        ours, theirs = snapshot(game_at(state)), recorded(state)
        wrong = {path: (value, theirs[path]) for path, value in ours.items() if value != theirs[path]}
        assert not wrong, (name, wrong)

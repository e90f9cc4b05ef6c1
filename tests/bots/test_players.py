"""Players by name: read, filled in, refused with one message, and seated."""

from __future__ import annotations

import pytest

from daedalus.bots.players import PLAYERS, Chair, seat
from daedalus.core.errors import DaedalusError
from daedalus.kit import registry


@pytest.fixture
def chair() -> Chair:
    return Chair(registry.game("labyrinth"), "us", 14)


@pytest.mark.parametrize(("said", "kept"), [("human", "human"), ("random", "random 14"), ("random 5", "random 5")])
def test_what_is_left_out_is_filled_in(chair: Chair, said: str, kept: str) -> None:
    assert str(seat(said, chair)) == kept
    assert str(seat(kept, chair)) == kept


@pytest.mark.parametrize("said", ["", "oracle", "human 5", "random x", "random 1 2", "random " + "9" * 30])
def test_who_is_not_understood_is_refused_with_all_there_are(chair: Chair, said: str) -> None:
    with pytest.raises(DaedalusError) as refused:
        seat(said, chair)
    assert refused.value.message.startswith("nobody can play us as ")
    assert all(player.usage in refused.value.remedy for player in PLAYERS)


def test_only_a_person_is_waited_for(chair: Chair) -> None:
    assert [player.name for player in PLAYERS if seat(player.name, chair).person] == ["human"]

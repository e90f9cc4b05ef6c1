"""`daedalus try` puts a card where the rules of the game send it."""

from __future__ import annotations

import pytest

from daedalus_tools.cli import main


@pytest.mark.parametrize(
    ("card", "place"),
    [
        (20, "discard pile"),
        (25, "removed cards"),  # an effect until the end of the turn keeps no card
        (40, "removed cards"),
        (49, "hand of the USSR"),
        (73, "table"),
    ],
)
def test_a_card_that_is_tried_goes_where_it_would(card: int, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", str(card), "--scenario", "standard", "--as", "us", "--seed", "1"]) == 0
    assert f"The card goes to: {place}" in capsys.readouterr().out

"""The header of every card of The Awakening against a table of the printed ones."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from daedalus.games.labyrinth.library import describe, library
from tests.cards.test_headers import names
from tests.support import rule

ROWS = list(csv.DictReader((Path(__file__).parent / "headers-awakening.csv").read_text(encoding="utf-8").splitlines()))
LAPSING = {"yes": True, "no": False}


@rule("4.10", "4.10.3", "4.10.4", "11.1.6")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row['number']} {row['name']}" for row in ROWS])
def test_a_header_agrees_with_the_printed_card(row: dict[str, str]) -> None:
    card = describe(library().cards[int(row["number"])])
    for field in ("name", "association", "remove"):
        assert card[field] == row[field], field
    assert card["ops"] == int(row["ops"])
    assert card["lapsing"] == LAPSING.get(row["lapsing"], row["lapsing"])
    assert card["auto_trigger"] == (row["auto_trigger"] == "yes")
    assert (card["marker"] or "") == row["marker"]
    for field in ("blocks", "blocked_by", "requires", "symbols"):
        assert sorted(card[field]) == names(row[field]), field


def test_the_deck_is_complete() -> None:
    """Cards 121 to 240, each once."""
    assert library().of_sets(["awakening"]) == list(range(121, 241))

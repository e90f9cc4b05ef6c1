"""The header of every base card against a table of the printed ones."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from daedalus.games.labyrinth.library import describe, library
from tests.support import rule

ROWS = list(csv.DictReader((Path(__file__).parent / "headers.csv").read_text(encoding="utf-8").splitlines()))


def names(cell: str) -> list[str]:
    return sorted(part.strip() for part in cell.split(";") if part.strip())


@rule("4.10", "4.10.3", "4.10.4")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row['number']} {row['name']}" for row in ROWS])
def test_a_header_agrees_with_the_printed_card(row: dict[str, str]) -> None:
    card = describe(library().cards[int(row["number"])])
    assert card["name"] == row["name"]
    assert card["association"] == row["association"]
    assert card["ops"] == int(row["ops"])
    assert card["remove"] == row["remove"]
    assert card["lapsing"] == (row["lapsing"] == "yes")
    assert card["auto_trigger"] == (row["auto_trigger"] == "yes")
    assert (card["marker"] or "") == row["marker"]
    for field in ("blocks", "blocked_by", "requires"):
        assert sorted(card[field]) == names(row[field]), field


def test_the_deck_is_complete() -> None:
    """Cards 1 to 120, each once."""
    assert library().of_sets(["base"]) == list(range(1, 121))

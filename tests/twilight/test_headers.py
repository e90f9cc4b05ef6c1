"""The heads of all 110 cards, against a list of what is printed on them; and how long the cards are."""

from __future__ import annotations

import csv
import statistics
from pathlib import Path
from typing import Any

import pytest

from daedalus.games.twilight.definition import GAME
from daedalus.kit.library import Card

HERE = Path(__file__).parent
SIDES = {"us": "us", "ussr": "ussr", "neutral": "unassociated"}
# Not underlined, yet their effect outlasts the turn: The China Card, Missile Envy, We Will Bury You.
LASTING = {6, 49, 50}


def rows() -> list[dict[str, Any]]:
    with (HERE / "headers.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def card(number: int) -> Card:
    return GAME.cards.library.every[number]


def test_all_110_cards_are_there() -> None:
    assert sorted(GAME.cards.library.every) == [int(row["number"]) for row in rows()] == list(range(1, 111))


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["name"])
def test_header(row: dict[str, Any]) -> None:
    k = card(int(row["number"]))
    printed = {
        "title": row["name"],
        "side": SIDES[row["side"]],
        "ops": int(row["ops"]),
        "starred": row["starred"] == "yes",
        "underlined": row["underlined"] == "yes",
        "scoring": row["scoring"] == "yes",
        "war": row["war"] == "yes",
        "era": f"{row['era']} war",
        "set": "optional" if row["optional"] == "yes" else "standard",
        "requires": {name for name in row["requires"].split(" or ") if name},
        "blocked by": {name for name in (row["blocked_by"],) if name},
    }
    assert printed == {
        "title": k.title,
        "side": k.association,
        "ops": k.ops,
        "starred": k.remove == "always",
        "underlined": bool(k.mark) and k.number not in LASTING,
        "scoring": "scoring" in k.symbols,
        "war": "war" in k.symbols,
        "era": next(word for word in k.symbols if word in ("early war", "mid war", "late war")),
        "set": k.set,
        "requires": {*k.requires, *k.requires_any},
        "blocked by": {name for name, _ in k.blocked_by},
    }


def test_half_of_the_cards_have_at_most_seven_lines() -> None:
    lengths = [len(k.tree.source.splitlines()) for k in GAME.cards.library.every.values()]
    assert statistics.median(lengths) <= 7
    assert max(lengths) <= 15

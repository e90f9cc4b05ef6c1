"""The record: its rows, and how it calls what we call otherwise."""

from __future__ import annotations

import functools
import gzip
import json
import os
from pathlib import Path
from typing import Any

Row = dict[str, Any]

GOVERNANCE = ("Untested", "Good", "Fair", "Poor", "Islamist Rule")
ALIGNMENT = (None, "Ally", "Neutral", "Adversary")
POSTURE = ("Untested", "Soft", "Hard")
REGIME_CHANGE = ("none", "green", "tan")
SIDES = {"US": "us", "Jihadist": "jihadist"}

COUNTS = {
    "sleeper": "sleeper cells",
    "active": "active cells",
    "troops": "troops",
    "cadre": "cadre",
    "wmd_cache": "wmd cache",
    "militia": "militia",
}
MUSLIM_COUNTS = {"aid": "aid", "awakening": "awakening", "reaction": "reaction"}
MUSLIM_FLAGS = {"besieged": "besieged regime", "civil_war": "civil war"}
HISTORY = {
    "ops": "operations",
    "disrupted": "disrupted",
    "tested_or_improved": "tested or improved",
    "event": "event",
}

GAMES = BASE, AWAKENING = "base", "awk"  # how the names of positions begin

# Three WMD plots are recorded as removed in every position (each game has only six of the nine), and so are those
# that in the base game still lie in the box of 4.7.8.1.
NEVER_IN_PLAY = 3
WMD_BOX = {BASE: 3, AWAKENING: 0}

# Where the recording program keeps the marks that we keep elsewhere. What is not listed stands in a country for both.
MARK_NAMES = {
    "Pirates1": "Pirates (base)",
    "Pirates2": "Pirates (Awakening)",
    "NATO-2": "NATO (Awakening)",
    "Trade Embargo-Jihadist": "Trade Embargo (jihadist)",
    "Trade Embargo-US": "Trade Embargo (US)",
}
GLOBAL_MARKS = frozenset(
    {
        "3 Cups of Tea",
        "Abbas",
        "Al-Anbar",
        "Anbar Awakening",
        "Bloody Thursday",
        "Censorship",
        "Enhanced Measures",
        "Fracking",
        "Maersk Alabama",
        "Pirates (Awakening)",
        "Pirates (base)",
        "Renditions",
        "Saddam Captured",
        "Sequestration",
        "Smartphones",
        "Vieira de Mello Slain",
        "Wiretapping",
    }
)
HOMES = {
    "Abu Sayyaf": "Philippines",
    "Benazir Bhutto": "Pakistan",
    "Bhutto Shot": "Pakistan",
    "FATA": "Pakistan",
    "Indo-Pakistani Talks": "Pakistan",
    "Iraqi WMD": "Iraq",
    "Libyan Deal": "Libya",
    "Libyan WMD": "Libya",
    "Moro Talks": "Philippines",
    "NEST": "United States",
    "Patriot Act": "United States",
    "Sadr": "Iraq",
    "Trade Embargo (US)": "Iran",
    "Trade Embargo (jihadist)": "Iran",
}
OWN_CARDS = {"Mitt's Turn": "mitts-turn"}
TRUCE = 239  # the one lapsing event that stands in a country


def home() -> Path | None:
    """The folder of the recorded positions, or nothing where they have not been put."""
    named = os.environ.get("DAEDALUS_ORACLE")
    folder = Path(named) if named else Path(__file__).parents[3] / "shared" / "oracle-sample"
    return folder if (folder / "states.jsonl.gz").exists() else None


@functools.cache
def _all_rows(name: str) -> tuple[Row, ...]:
    folder = home()
    assert folder is not None, "the recorded positions are not here"
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        return tuple(json.loads(line) for line in file)


@functools.cache
def rows(name: str, game: str) -> tuple[Row, ...]:
    """The rows of one file that belong to the base game or to The Awakening."""
    return tuple(row for row in _all_rows(name) if str(row.get("state", row.get("id"))).startswith(game))


@functools.cache
def states() -> dict[str, Row]:
    return {row["id"]: row for row in _all_rows("states")}


def game_of(state: Row) -> str:
    return BASE if state["id"].startswith(BASE) else AWAKENING

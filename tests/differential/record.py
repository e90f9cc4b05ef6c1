"""The record: its rows, and how it calls what we call otherwise."""

from __future__ import annotations

from tests.differential.folder import STATES, Broken, Row, lines, remembered

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

GAMES = BASE, AWAKENING = "base", "awk"
MODES = {"Labyrinth": BASE, "Awakening": AWAKENING}

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


@remembered
def states() -> dict[str, Row]:
    """The positions by name."""
    found: dict[str, Row] = {}
    for line, row in lines(STATES):
        if str(row["mode"]) not in MODES:  # it may be anything, also what cannot be looked up
            raise Broken(f"{STATES}, line {line}: the mode is {row['mode']!r}, which is none of {', '.join(MODES)}")
        if row["id"] in found:
            raise Broken(f"{STATES}, line {line}: there is another position {row['id']!r} before")
        found[row["id"]] = row
    return found


@remembered
def rows(name: str, game: str) -> tuple[tuple[int, Row], ...]:
    """The rows of one file that belong to the base game or to The Awakening, with the numbers of their lines."""
    found = []
    for line, row in lines(name):
        position = row.get("state", row.get("id"))
        if position not in states():
            raise Broken(f"{name}, line {line}: there is no position {position!r} among the {STATES}")
        if game_of(states()[position]) == game:
            found.append((line, row))
    return tuple(found)


def game_of(state: Row) -> str:
    return MODES[state["mode"]]

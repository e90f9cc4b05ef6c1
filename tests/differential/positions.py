"""The recorded positions: read, set up as a game of ours, and read back in the words they were recorded in."""

from __future__ import annotations

import functools
import gzip
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from daedalus.core.effects import Mark
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.deck import DISCARD, FIRST_PLOT_BOX, REMOVED
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.scenario import make
from daedalus.games.labyrinth.setup import new_game
from tests.differential.hands import deal
from tests.support import EMPTY

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
}
MUSLIM_COUNTS = {"aid": "aid", "besieged": "besieged regime"}
HISTORY = {
    "ops": "operations",
    "disrupted": "disrupted",
    "tested_or_improved": "tested or improved",
    "event": "event",
}

# Three WMD plots that belong to the expansion are recorded as removed in every base position, and so are those
# that still lie in the box of 4.7.8.1.
EXPANSION_WMD = 3
WMD_BOX = 3

# Where the recording program keeps the marks that we keep elsewhere. What is not listed stands in a country for both.
MARK_NAMES = {"Pirates1": "Pirates (base)"}
GLOBAL_MARKS = frozenset(
    {
        "Abbas",
        "Al-Anbar",
        "Anbar Awakening",
        "Enhanced Measures",
        "Pirates (base)",
        "Renditions",
        "Saddam Captured",
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
}


def home() -> Path | None:
    """The folder of the recorded positions, or nothing where they have not been put."""
    named = os.environ.get("DAEDALUS_ORACLE")
    folder = Path(named) if named else Path(__file__).parents[3] / "shared" / "oracle-sample"
    return folder if (folder / "states.jsonl.gz").exists() else None


@functools.cache
def rows(name: str) -> tuple[Row, ...]:
    """The rows of one file that belong to the base game."""
    folder = home()
    assert folder is not None, "the recorded positions are not here"
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        found = (json.loads(line) for line in file)
        return tuple(row for row in found if str(row.get("state", row.get("id"))).startswith("base"))


@functools.cache
def states() -> dict[str, Row]:
    return {row["id"]: row for row in rows("states")}


# -- a position as a game of ours -------------------------------------------------------------------------------


@functools.cache
def _empty() -> Labyrinth:
    return new_game(make("empty", "tests", dict(EMPTY)), 1)


def game_at(state: Row) -> Labyrinth:
    """The position, written straight into the state of a game; victory is not looked at."""
    g = Labyrinth(_empty().board, library(), 1)
    g.values[:] = _empty().values
    put = g.schema.slot
    values = g.values
    for about in state["countries"]:
        _set_country(g, g.at[about["name"]], about)
    values[g.schema.base["posture"] + g.at["United States"].index] = POSTURE.index(state["us_posture"])
    values[put["prestige"]] = state["prestige"]
    values[put["funding"]] = state["funding"]
    values[put["troops on track"]] = 15 - sum(c.troops for c in g.countries)
    values[put["cells on track"]] = 15 - sum(c.sleeper_cells + c.active_cells for c in g.countries)
    values[put["us reserves"]] = state["reserves_us"]
    values[put["jihadist reserves"]] = state["reserves_jihadist"]
    values[put["available plots"]] = tuple(sorted(p.lower() for p in state["available_plots"]))
    used = state["removed_plots"].count("WMD") - EXPANSION_WMD
    values[put["wmd box"]] = min(WMD_BOX, used)
    values[put["removed plots"]] = ("wmd",) * (used - min(WMD_BOX, used))
    values[put["revealed plots"]] = tuple(state["plot_resolved_targets_last"])
    for phase, slot in (("targets_this_phase", "history"), ("targets_last_phase", "last history")):
        values[put[slot]] = tuple((ours, name) for key, ours in HISTORY.items() for name in state[phase][key])
    values[put["marks"]] = tuple(_marks(g, state))
    values[put["decks left"]] = 3
    deal(g, state)
    g.forget()
    return g


def _set_country(g: Labyrinth, c: Country, about: Row) -> None:
    def put(attribute: str, value: Any) -> None:
        g.values[g.schema.base[attribute] + c.index] = value

    for key, attribute in COUNTS.items():
        put(attribute, int(about[key]))
    put("plots", tuple(_plot(p) for p in about["plots"]))
    if about["type"] == "muslim":
        put("governance", GOVERNANCE.index(about["governance"]))
        put("alignment", ALIGNMENT.index(about["alignment"]))
        put("regime change", REGIME_CHANGE.index(about["regime_change"]))
        for key, attribute in MUSLIM_COUNTS.items():
            put(attribute, int(about[key]))
    elif not about["iran_special"]:
        put("posture", POSTURE.index(about["posture"]))


def _plot(text: str) -> Plot:
    kind, _, rest = text.partition(" ")
    return Plot(kind.lower(), backlash=rest == "backlashed")


def _marks(g: Labyrinth, state: Row) -> Iterable[Mark]:
    for name in state["markers"]:
        yield _mark(g, MARK_NAMES.get(name, name), "")
    for about in state["countries"]:
        for name in about["markers"]:
            yield _mark(g, MARK_NAMES.get(name, name), about["name"])
    for number in state["lapsing"]:
        yield Mark(g.card(number).title, -(number + 1), number, True)


def _mark(g: Labyrinth, name: str, country: str) -> Mark:
    """The mark where the event of our card would have put it, or where it was recorded if it may stand anywhere."""
    cards = [c for c in g.library.cards.values() if c.marker and c.marker in (name, name.partition("-")[0])]
    assert cards, f"no card has the mark {name}"
    card = max(cards, key=lambda c: len(c.marker))
    if card.mark and name in (*HOMES, *GLOBAL_MARKS):
        country = card.mark_place
    return Mark(name, g.at[country].index if country else -1, card.number)


# -- a game of ours in the words of the record ------------------------------------------------------------------


def snapshot(g: Labyrinth) -> dict[str, Any]:
    """Everything that both programs keep, by the path that the record uses; lists are sorted."""
    first = g.get(FIRST_PLOT_BOX)
    removed = EXPANSION_WMD + g.get("wmd box") + len(g.get("removed plots"))
    marks: dict[str, list[str]] = {"": []}
    lapsing = []
    for mark in g.marks:
        if mark.lapsing:
            lapsing.append(mark.card)
        else:
            marks.setdefault(_recorded_place(g, mark), []).append(mark.name)
    result: dict[str, Any] = {
        "us_posture": POSTURE[g.us_posture],
        "prestige": g.prestige,
        "funding": g.funding,
        "markers": sorted(marks[""]),
        "lapsing": sorted(lapsing),
        "first_plot_card": first[0] if first else 0 if g.get("first plot made") else None,
        "available_plots": sorted(p.upper() for p in g.get("available plots")),
        "removed_plots": ["WMD"] * removed,
        "plot_resolved_targets_last": sorted(g.get("revealed plots")),
        "reserves_us": g.get("us reserves"),
        "reserves_jihadist": g.get("jihadist reserves"),
        "hand_us": len(g.hand("us")),
        "hand_jihadist": len(g.hand("jihadist")),
        "cards_removed": sorted(g.get(REMOVED)),
        "cards_discarded": sorted(g.get(DISCARD)),
    }
    for phase, slot in (("targets_this_phase", "history"), ("targets_last_phase", "last history")):
        for key, ours in HISTORY.items():
            result[f"{phase}.{key}"] = sorted(name for what, name in g.get(slot) if what == ours)
    for c in g.countries:
        for key, value in _read_country(c).items():
            result[f"countries/{c.name}/{key}"] = value
        result[f"countries/{c.name}/markers"] = sorted(marks.get(c.name, []))
    return result


def _recorded_place(g: Labyrinth, mark: Mark) -> str:
    if mark.name in GLOBAL_MARKS:
        return ""
    return g.countries[mark.place].name if mark.place >= 0 else HOMES.get(mark.name, "")


def _read_country(c: Country) -> dict[str, Any]:
    result: dict[str, Any] = {key: getattr(c, attribute.replace(" ", "_")) for key, attribute in COUNTS.items()}
    result["plots"] = sorted(p.kind.upper() + (" backlashed" if p.backlash else "") for p in c.plots)
    if c.is_muslim:
        result["governance"] = GOVERNANCE[c.governance]
        result["alignment"] = ALIGNMENT[c.alignment]
        result["regime_change"] = REGIME_CHANGE[c.regime_change]
        result["aid"] = c.aid
        result["besieged"] = bool(c.besieged_regime)
    elif c.name != "United States":
        result["posture"] = POSTURE[c.posture]
    return result


def recorded(state: Row) -> dict[str, Any]:
    """The position by path, as far as we keep it too."""
    result: dict[str, Any] = {}
    for key, value in state.items():
        if key.startswith("targets_"):
            result.update({f"{key}.{part}": names for part, names in value.items()})
        elif key != "countries":
            result[key] = value
    for about in state["countries"]:
        result.update({f"countries/{about['name']}/{key}": value for key, value in about.items()})
    return {path: tidy(path, value) for path, value in result.items()}


def tidy(path: str, value: Any) -> Any:
    """A recorded value in the form of `snapshot`: names of marks as ours, lists sorted."""
    if path.endswith("markers"):
        value = [MARK_NAMES.get(name, name) for name in value]
    return sorted(value) if isinstance(value, list) else value

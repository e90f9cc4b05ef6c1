"""The recorded positions: set up as a game of ours, and read back in the words they were recorded in."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve

from daedalus.games.labyrinth.board import MUSLIM, Country
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load, make
from daedalus.kit.deck import DISCARD, REMOVED
from daedalus.kit.effects import Mark
from tests.differential.folder import remembered
from tests.differential.hands import deal
from tests.differential.record import (
    ALIGNMENT,
    BASE,
    COUNTS,
    GLOBAL_MARKS,
    GOVERNANCE,
    HISTORY,
    HOMES,
    MARK_NAMES,
    MUSLIM_COUNTS,
    MUSLIM_FLAGS,
    NEVER_IN_PLAY,
    OWN_CARDS,
    POSTURE,
    REGIME_CHANGE,
    TRUCE,
    WMD_BOX,
    Row,
    game_of,
    states,
)
from tests.support import EMPTY, EMPTY_AWAKENING

# -- a position as a game of ours -------------------------------------------------------------------------------


@functools.cache
def _empty(game: str, scenario: str) -> Labyrinth:
    """An empty board with the cards of the game; some scenarios have texts of their own."""
    about = dict(EMPTY if game == BASE else EMPTY_AWAKENING)
    if scenario in OWN_CARDS:
        about["cards"] = load(OWN_CARDS[scenario]).data["cards"]
    return new_game(make("empty", "tests", about), 1)


@remembered
def _prepared(name: str) -> Labyrinth:
    state = states()[name]
    empty = _empty(game_of(state), state["scenario"])
    g = Labyrinth(empty.board, empty.library, 1)
    g.values[:] = empty.values
    for about in state["countries"]:
        _set_country(g, g.at[about["name"]], about)
    g.values[g.schema.base["posture"] + g.at["United States"].index] = POSTURE.index(state["us_posture"])
    for slot, value in _global_values(g, state).items():
        g.values[g.schema.slot[slot]] = value
    deal(g, state)
    return g


def game_at(state: Row) -> Labyrinth:
    """The position, written straight into the state of a game; victory is not looked at."""
    like = _prepared(state["id"])
    g = Labyrinth(like.board, like.library, 1)
    g.values[:] = like.values
    g.forget()
    if overdue(state["id"]):
        _put_off(g, overdue(state["id"]))
    return g


@remembered
def overdue(name: str) -> tuple[str, ...]:
    """What would end of itself at once in a position that no game could reach: marks that should be gone, by place and
    name, and a mat that should have been turned back. The recording program sees to it only when something happens
    there, so that it is in force in the record."""
    like = _prepared(name)
    g = Labyrinth(like.board, like.library, 1)
    g.values[:] = like.values
    g.forget()
    g.settle()
    marks = [f"{mark.place} {mark.name}" for mark in like.marks if mark not in g.marks]
    turned = [c.name for c in g.countries if c.kind != like.at[c.name].kind]
    return (*marks, *turned)


def _put_off(g: Labyrinth, what: Sequence[str]) -> None:
    """What is overdue in a position stays in force until something other than its own end comes to it."""
    if any(name in g.at for name in what):
        g.board = evolve(g.board, turns_back=())
    end_mark = g.end_mark
    instead: Any = g
    instead.end_mark = lambda name, rule, place=None: (
        not (rule == "6.2.7" and f"{place} {name}" in what) and end_mark(name, rule, place)
    )


def _global_values(g: Labyrinth, state: Row) -> dict[str, Any]:
    cells = sum(c.sleeper_cells + c.active_cells for c in g.countries)
    used = state["removed_plots"].count("WMD") - NEVER_IN_PLAY
    in_box = min(WMD_BOX[game_of(state)], used)
    result: dict[str, Any] = {
        "prestige": state["prestige"],
        "funding": state["funding"],
        "troops off map": state["off_map_troops"],
        "troops on track": 15 - state["off_map_troops"] - sum(c.troops for c in g.countries),
        "cells on track": max(0, 15 - cells),
        "extra cells on map": max(0, cells - 15),
        "militia on track": 15 - sum(c.militia for c in g.countries),
        "us reserves": state["reserves_us"],
        "jihadist reserves": state["reserves_jihadist"],
        "available plots": tuple(sorted(p.lower() for p in state["available_plots"])),
        "resolved plots": tuple(sorted(p.lower() for p in state["resolved_plots"])),
        "wmd box": in_box,
        "removed plots": ("wmd",) * (used - in_box),
        "revealed plots": tuple(state["plot_resolved_targets_last"]),
        "caliphate capital": (state["caliphate_capital"],) if state["caliphate_capital"] else (),
        "marks": tuple(_marks(g, state)),
        "decks left": 3,
    }
    for phase, slot in (("targets_this_phase", "history"), ("targets_last_phase", "last history")):
        result[slot] = tuple((ours, name) for key, ours in HISTORY.items() for name in state[phase][key])
    return result


def _set_country(g: Labyrinth, c: Country, about: Row) -> None:
    def put(attribute: str, value: Any) -> None:
        g.values[g.schema.base[attribute] + c.index] = value

    for key, attribute in COUNTS.items():
        put(attribute, int(about[key]))
    put("plots", tuple(_plot(p) for p in about["plots"]))
    put("governance", GOVERNANCE.index(about["governance"]))
    if about["type"] == "muslim":
        put("kind", MUSLIM)
        put("alignment", ALIGNMENT.index(about["alignment"]))
        put("regime change", REGIME_CHANGE.index(about["regime_change"]))
        for key, attribute in (MUSLIM_COUNTS | MUSLIM_FLAGS).items():
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
        title = g.card(number).title
        if number == TRUCE:
            yield from (Mark(title, g.at[c["name"]].index, number, True) for c in state["countries"] if c.get("truce"))
        else:
            yield Mark(title, -(number + 1), number, True)


def _mark(g: Labyrinth, name: str, country: str) -> Mark:
    """The mark where the event of our card would have put it, or where it was recorded if it may stand anywhere."""
    names = (name, name.partition("-")[0], name.partition(" (")[0])
    cards = [c for c in g.library.every.values() if c.marker and c.marker in names]
    assert cards, f"no card has the mark {name}"
    card = max(cards, key=lambda c: len(c.marker))
    if card.mark and name in (*HOMES, *GLOBAL_MARKS):
        country = card.mark_place
    return Mark(name, g.at[country].index if country else -1, card.number)


# -- a game of ours in the words of the record ------------------------------------------------------------------


def snapshot(g: Labyrinth) -> dict[str, Any]:
    """Everything that both programs keep, by the path that the record uses; lists are sorted."""
    first = g.get(FIRST_PLOT_BOX)
    removed = NEVER_IN_PLAY + g.get("wmd box") + len(g.get("removed plots"))
    capital = g.get("caliphate capital")
    marks: dict[str, list[str]] = {"": []}
    lapsing, truces = [], set()
    for mark in g.marks:
        if mark.lapsing:
            lapsing.append(mark.card)
            truces.add(mark.place)
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
        "resolved_plots": sorted(p.upper() for p in g.get("resolved plots")),
        "removed_plots": ["WMD"] * removed,
        "plot_resolved_targets_last": sorted(g.get("revealed plots")),
        "reserves_us": g.get("us reserves"),
        "reserves_jihadist": g.get("jihadist reserves"),
        "hand_us": len(g.hand("us")),
        "hand_jihadist": len(g.hand("jihadist")),
        "caliphate_capital": capital[0] if capital else None,
        "off_map_troops": g.get("troops off map"),
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
        if c.is_muslim:
            result[f"countries/{c.name}/truce"] = c.index in truces
    return result


def _recorded_place(g: Labyrinth, mark: Mark) -> str:
    if mark.name in GLOBAL_MARKS:
        return ""
    return g.countries[mark.place].name if mark.place >= 0 else HOMES.get(mark.name, "")


def _read_country(c: Country) -> dict[str, Any]:
    result: dict[str, Any] = {key: getattr(c, attribute.replace(" ", "_")) for key, attribute in COUNTS.items()}
    result["plots"] = sorted(p.kind.upper() + (" backlashed" if p.backlash else "") for p in c.plots)
    result["type"] = "muslim" if c.is_muslim else "nonmuslim"
    result["governance"] = GOVERNANCE[c.governance]
    if c.is_muslim:
        result["alignment"] = ALIGNMENT[c.alignment]
        result["regime_change"] = REGIME_CHANGE[c.regime_change]
        result |= {key: getattr(c, attribute) for key, attribute in MUSLIM_COUNTS.items()}
        result |= {key: bool(getattr(c, attribute.replace(" ", "_"))) for key, attribute in MUSLIM_FLAGS.items()}
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

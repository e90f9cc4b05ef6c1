"""3 Setting up: a scenario onto the board, decks and lengths, the scenario's own set-up, the first deal."""

from __future__ import annotations

from typing import Any

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import JIHADIST, MUSLIM, NON_MUSLIM, Country
from daedalus.games.labyrinth.deck import DRAW, REMOVED
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import Library, library
from daedalus.games.labyrinth.scenario import Scenario, board_of, check_totals
from daedalus.games.labyrinth.tables import named, tables
from daedalus.language.compile import Compiler

ALIGNMENT_NEEDS = "A Muslim country with a governance needs an alignment too (4.2.4)."


def new_game(scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None) -> Labyrinth:
    """3.2, 3.3: the position before the first step."""
    cards = cards or library()
    board = board_of(scenario)
    check_totals(scenario, board, cards)
    g = Labyrinth(board, cards, seed)
    g.scenario = scenario
    put = _Placer(g)
    data = scenario.data
    for name, about in zip(board.schema.spaces, board.printed, strict=True):
        put.country(name, {"kind": about["kind"]} | {k: about[k] for k in ("governance", "posture") if k in about})
        put.raw(g.at[name], "wmd cache", about.get("wmd", 0))
    put.country("United States", {"posture": data["us posture"]})
    for name, about in (data.get("countries") or {}).items():
        put.country(name, about)
    put.globals(data, board.wmd_box)
    length = length or data.get("length", "standard")
    put.value("decks left", named(tables()["lengths"], length)["decks"])
    removed = set(data.get("removed cards", []))
    deck = [n for n in cards.of_sets(data.get("sets", ["base"])) if n not in removed]
    put.value(DRAW, tuple(deck))
    put.value(REMOVED, tuple(sorted(removed)))
    return g


class _Placer:
    """Writes a starting position straight into the state: it has no history to record."""

    def __init__(self, g: Labyrinth) -> None:
        self.g = g
        self.schema = g.schema

    def value(self, name: str, value: Any) -> None:
        self.g.values[self.schema.slot[name]] = value

    def raw(self, c: Country, attribute: str, value: Any) -> None:
        self.g.values[self.schema.base[attribute] + c.index] = value

    def country(self, name: str, about: dict[str, Any]) -> None:
        g = self.g
        c = g.at[name]
        names = {"cells": "sleeper cells"}
        for key, value in about.items():
            if key == "marks":
                for mark in value:
                    self.mark(mark, c.index)
            elif key == "plots":
                self.raw(c, "plots", tuple(Plot(str(p)) for p in value))
            else:
                attribute = names.get(key, key)
                self.raw(c, attribute, self.schema.attributes[attribute].read(value))
        if "governance" in about and c.kind == MUSLIM and not c.alignment:
            raise DaedalusError(f"{name} has a governance but no alignment", remedy=ALIGNMENT_NEEDS)
        if "posture" in about and c.kind != NON_MUSLIM:
            raise DaedalusError(f"{name} has no posture (4.3.2)")

    def mark(self, name: str, place: int) -> None:
        g = self.g
        card = next(c.number for c in g.library.cards.values() if c.marker == name)
        from daedalus.core.effects import Mark

        self.value("marks", (*g.marks, Mark(name, place, card)))

    def globals(self, data: dict[str, Any], wmd_box: int) -> None:
        g = self.g
        for key in ("prestige", "funding"):
            self.value(key, self.schema.globals[key].read(data[key]))
        for mark in data.get("marks", []):
            self.mark(mark, -1)
        self.value("wmd box", data.get("wmd box", wmd_box))
        plots = data.get("available plots", tables()["pieces"]["plots"])
        self.value("available plots", tuple(sorted(str(p) for p in plots)))
        for side, n in (data.get("reserves") or {}).items():
            self.value(f"{side} reserves", n)
        self.value("troops on track", tables()["pieces"]["troops"] - sum(c.troops for c in g.countries))
        cells = sum(c.sleeper_cells + c.active_cells for c in g.countries)
        self.value("cells on track", tables()["pieces"]["cells"] - cells)


def set_up(g: Labyrinth) -> None:
    """3.2: the scenario's own instructions, then the shuffled deck."""
    scenario: Scenario = g.scenario
    if scenario.setup:
        from daedalus.games.labyrinth.vocabulary import vocabulary

        Compiler(vocabulary(), scenario.file).statements(scenario.setup)(g, JIHADIST)
    g.put(DRAW, g.shuffled(g.get(DRAW)), "3.2")

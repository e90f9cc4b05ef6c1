"""3 Setting up: a scenario onto the board, decks and lengths, the scenario's own set-up, the first deal."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from daedalus.core.effects import Mark
from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import JIHADIST, NON_MUSLIM, Country
from daedalus.games.labyrinth.deck import DRAW, LAPSING_BOX, REMOVED
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import Library, library
from daedalus.games.labyrinth.scenario import Scenario, board_of, check_totals
from daedalus.games.labyrinth.scenario_checks import wmd_of_the_board
from daedalus.games.labyrinth.tables import tables
from daedalus.language.compile import Compiler
from daedalus.language.typed import Statement


def new_game(scenario: Scenario, seed: int, *, length: str | None = None, cards: Library | None = None) -> Labyrinth:
    """3.2, 3.3: the position before the first step."""
    cards = cards or library()
    board = board_of(scenario)
    check_totals(scenario, cards)
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
    put.globals(data)
    put.value("decks left", _decks(length or data.get("length", "standard")))
    removed, lapsing = data.get("removed cards", []), data.get("lapsing", [])
    for number in lapsing:
        put.lapsing(number)
    deck = [n for n in cards.of_sets(data.get("sets", ["base"])) if n not in removed and n not in lapsing]
    put.value(DRAW, tuple(deck))
    put.value(REMOVED, tuple(sorted(removed)))
    put.value(LAPSING_BOX, tuple(sorted(lapsing)))
    return g


def _decks(length: str) -> int:
    """3.3: how many times the deck is played through."""
    lengths = {str(row["name"]): int(row["decks"]) for row in tables()["lengths"]}
    if length not in lengths:
        raise DaedalusError(f"there is no length {length!r}", remedy=f"Use one of: {', '.join(lengths)}.")
    return lengths[length]


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
        if "posture" in about and c.kind != NON_MUSLIM:
            raise DaedalusError(f"{name} has no posture (4.3.2)")

    def mark(self, name: str, place: int) -> None:
        g = self.g
        card = next(c.number for c in g.library.cards.values() if c.marker == name)
        self.value("marks", (*g.marks, Mark(name, place, card)))

    def lapsing(self, number: int) -> None:
        """6.2.7: the event of a lapsing card is in effect in the first turn."""
        title = self.g.card(number).title
        self.value("marks", (*self.g.marks, Mark(title, -(number + 1), number, True)))

    def globals(self, data: dict[str, Any]) -> None:
        g = self.g
        for key in ("prestige", "funding"):
            self.value(key, self.schema.globals[key].read(data[key]))
        for mark in data.get("marks", []):
            self.mark(mark, -1)
        self.plots(data)
        for side, n in (data.get("reserves") or {}).items():
            self.value(f"{side} reserves", n)
        self.value("troops on track", tables()["pieces"]["troops"] - sum(c.troops for c in g.countries))
        cells = sum(c.sleeper_cells + c.active_cells for c in g.countries)
        self.value("cells on track", tables()["pieces"]["cells"] - cells)

    def plots(self, data: dict[str, Any]) -> None:
        """4.8.1, 4.7.8.1: those not in countries are available or in their boxes, and the rest out of the game."""
        placed = Counter(p.kind for c in self.g.countries for p in c.plots)
        numbered = Counter(str(p) for p in tables()["pieces"]["plots"])
        given = data.get("available plots")
        available = numbered - placed if given is None else Counter(str(p) for p in given)
        most, held = wmd_of_the_board()
        out = placed["wmd"] + available["wmd"]
        box = data.get("wmd box", max(0, most - held - out))
        self.value("wmd box", box)
        self.value("available plots", tuple(sorted(available.elements())))
        rest = numbered + Counter(wmd=most - held - box) - placed - available
        self.value("removed plots", tuple(sorted(rest.elements())))


@functools.lru_cache(maxsize=64)
def _compiled(file: str, setup: tuple[Statement, ...]) -> Callable[..., None]:
    """The scenario's instructions, compiled once however many games begin with them."""
    from daedalus.games.labyrinth.vocabulary import vocabulary

    return Compiler(vocabulary(), file).statements(setup)


def set_up(g: Labyrinth) -> None:
    """3.2: the scenario's own instructions, then the shuffled deck."""
    scenario: Scenario = g.scenario
    if scenario.setup:
        _compiled(scenario.file, scenario.setup)(g, JIHADIST)
    g.put(DRAW, g.shuffled(g.get(DRAW)), "3.2")

"""3 Setting up: a scenario onto the board, decks and lengths, the scenario's own set-up, the first deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from daedalus.core.errors import DaedalusError, trouble
from daedalus.games.labyrinth.board import JIHADIST, NON_MUSLIM, Country
from daedalus.games.labyrinth.deck import LATER
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.scenario_checks import check_totals
from daedalus.games.labyrinth.scenario_countries import other_side, printed, wmd
from daedalus.games.labyrinth.tables import Tables
from daedalus.kit.deck import DRAW, LAPSING_BOX
from daedalus.kit.effects import Mark
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.kit.setup import zones

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition

POSITION: Final = "position"  # of what is kept of a scenario: the state that its games begin with
PRINTED: Final = ("kind", "governance", "posture", "wmd")  # what a board says of the state of a country
NAMES: Final = {"cells": "sleeper cells", "wmd": "wmd cache"}  # keys of a scenario that the state calls otherwise


def new_game(
    edition: LabyrinthDefinition,
    scenario: Scenario,
    seed: int,
    *,
    length: str | None = None,
    cards: Library | None = None,
) -> Labyrinth:
    """3.2, 3.3: the position before the first step."""
    every = cards or edition.cards.library
    key = (POSITION, edition, every)
    begins: list[Any] | None = scenario.kept.get(key)
    if begins is None:
        check_totals(edition, scenario, every)
    g = Labyrinth(edition.board_of(scenario), scenario.library(every), seed)
    g.scenario = scenario
    if begins is None:
        _place(g, scenario)
        begins = scenario.kept[key] = g.values.copy()
    g.values[:] = begins
    g.decks = _decks(length or scenario.data.get("length", "standard"), edition.tables)
    g.values[g.schema.slot["decks left"]] = g.decks
    return g


def _place(g: Labyrinth, scenario: Scenario) -> None:
    """The scenario onto the board; nothing in it is left to chance."""
    put = _Placer(g)
    data = scenario.data
    later = data.get("later sets", [])
    put.value(LATER, tuple(later))
    for name in g.schema.spaces:
        about = printed(g.board, name, data)
        put.country(name, {k: about[k] for k in PRINTED if k in about})
    put.country("United States", {"posture": data["us posture"]})
    for name, about in (data.get("countries") or {}).items():
        put.country(name, {**other_side(g.board, name, about), **about})
    put.globals(data)
    lapsing = data.get("lapsing", [])
    for number in lapsing:
        put.lapsing(number)
    waiting = [n for n, card in g.library.cards.items() if card.set in later]
    for zone, numbers in zones(g, scenario, [*lapsing, *waiting]).items():
        put.value(zone, numbers)
    put.value(LAPSING_BOX, tuple(sorted(lapsing)))


def _decks(length: str, numbers: Tables) -> int:
    """3.3: how many times the deck is played through."""
    lengths = {str(row["name"]): int(row["decks"]) for row in numbers["lengths"]}
    if length not in lengths:
        raise DaedalusError(
            trouble("trouble-there-is-no-length", "there is no length '{length}'", length=length),
            remedy=trouble("trouble-use-one-of", "Use one of: {known}.", known=", ".join(lengths)),
        )
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
        for key, value in about.items():
            if key == "marks":
                for mark in value:
                    self.mark(mark, c.index)
            elif key == "plots":
                self.raw(c, "plots", tuple(Plot(str(p)) for p in value))
            elif key != "turned":
                attribute = NAMES.get(key, key)
                self.raw(c, attribute, self.schema.attributes[attribute].read(value))
        if "posture" in about and c.kind != NON_MUSLIM:
            raise DaedalusError(trouble("trouble-has-no-posture", "{name} has no posture", name=name), rule="4.3.2")

    def mark(self, name: str, place: int) -> None:
        card = self.g.library.of_mark(name)
        assert card is not None, f"no card has the mark {name}"
        self.value("marks", (*self.g.marks, Mark(name, place, card.number)))

    def lapsing(self, number: int) -> None:
        """6.2.7: the event of a lapsing card is in effect in the first turn."""
        title = self.g.card(number).title
        self.value("marks", (*self.g.marks, Mark(title, -(number + 1), number, True)))

    def globals(self, data: dict[str, Any]) -> None:
        g = self.g
        for key in ("prestige", "funding"):
            self.value(key, self.schema.globals[key].read(data[key]))
        for track, value in (data.get("tracks") or {}).items():  # of packs
            self.value(track, self.schema.globals[track].read(value))
        for mark in data.get("marks", []):
            self.mark(mark, -1)
        self.plots(data)
        for side, n in (data.get("reserves") or {}).items():
            self.value(f"{side} reserves", n)
        pieces, away = g.tables["pieces"], int(data.get("troops off map", 0))
        self.value("troops off map", away)  # 11.3.4
        self.value("troops on track", pieces["troops"] - away - sum(c.troops for c in g.countries))
        self.value("cells on track", pieces["cells"] - sum(c.sleeper_cells + c.active_cells for c in g.countries))
        self.value("militia on track", pieces["militia"] - sum(c.militia for c in g.countries))
        if "caliphate capital" in data:
            self.value("caliphate capital", (data["caliphate capital"],))

    def plots(self, data: dict[str, Any]) -> None:
        """4.8.1, 4.7.8.1: those not in countries are available or in their boxes, and the rest out of the game."""
        placed = Counter(p.kind for c in self.g.countries for p in c.plots)
        numbered = Counter(str(p) for p in self.g.tables["pieces"]["plots"])
        given = data.get("available plots")
        available = numbered - placed if given is None else Counter(str(p) for p in given)
        most, held = wmd(self.g.board, data)
        left = min(self.g.board.wmd_box, most - held) - placed["wmd"] - available["wmd"]
        box = data.get("wmd box", max(0, left))
        self.value("wmd box", box)
        self.value("available plots", tuple(sorted(available.elements())))
        rest = numbered + Counter(wmd=most - held - box) - placed - available
        self.value("removed plots", tuple(sorted(rest.elements())))


def set_up(g: Labyrinth) -> None:
    """3.2: the scenario's own instructions, then the shuffled deck."""
    scenario: Scenario = g.scenario
    scenario.set_up(g, JIHADIST)
    first, second = scenario.data.get("first half", []), scenario.data.get("second half", [])
    if first or second:
        g.put(DRAW, _in_halves(g, first, second), "11.1.6")
    else:
        g.put(DRAW, g.shuffled(g.get(DRAW)), "3.2")
    if "turn" in scenario.data:
        g.put("turn", scenario.data["turn"] - 1, "3.2")


def _in_halves(g: Labyrinth, first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    """11.1.6, the symbols on cards: each half is shuffled on its own; cards without one fill both, by lot."""
    pile = g.get(DRAW)
    upper = [n for n in pile if n in first]
    lower = [n for n in pile if n in second]
    others = g.shuffled([n for n in pile if n not in first and n not in second])
    room = max(0, (len(pile) + 1) // 2 - len(upper))
    return g.shuffled([*upper, *others[:room]]) + g.shuffled([*lower, *others[room:]])

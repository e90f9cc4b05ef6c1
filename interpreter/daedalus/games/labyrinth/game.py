"""A game of Labyrinth: the generic game with countries, cards and the readers that procedures share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import compress
from operator import add
from typing import Any, NamedTuple

from daedalus.core.game import Checkpoint
from daedalus.core.messages import Said
from daedalus.games.labyrinth.board import US, Board, Country
from daedalus.games.labyrinth.decisions import CATALOGUE
from daedalus.kit.effects import EffectsGame
from daedalus.kit.library import Card, Library

OUTSIDE_CALIPHATE = "outside caliphate"  # the symbol on cards of 11.3.8.4


class Plot(NamedTuple):
    """A plot marker in a country (4.8.1): its number or wmd, and whether it lies face up or backlashed."""

    kind: str
    up: bool = False
    backlash: bool = False

    def __str__(self) -> str:
        return f"plot {self.kind}" + (" face up" if self.up else "") + (" backlashed" if self.backlash else "")


# What may bring victory when it changes (2.1); see `settle`.
DECIDES = frozenset({"kind", "governance", "prestige", "sleeper cells", "active cells", "marks", "caliphate capital"})

# What is kept until one of these changes; see `holding`.
DERIVED: dict[str, tuple[str, ...]] = {
    "sleeper cells": ("sleeper cells", "cells", "cells or cadre"),
    "active cells": ("active cells", "cells", "cells or cadre"),
    "marks": ("cells", "cells or cadre", "caliphate"),
    "cadre": ("cadre", "cells or cadre"),
    "caliphate capital": ("caliphate",),
    **{name: (name, "caliphate") for name in ("kind", "governance", "regime change", "civil war")},
    **{name: (name,) for name in ("alignment", "troops", "plots", "militia", "awakening", "reaction")},
}


class Labyrinth(EffectsGame):
    """State, journal and decisions of one game; procedures are functions of it, one module a chapter."""

    catalogue = CATALOGUE
    countries: list[Country]
    at: dict[str, Country]
    scenario: Any  # what the game was set up from

    def __init__(self, board: Board, library: Library, seed: int) -> None:
        self.board = board
        self.library = library
        self.acting = ""  # the side whose card or operation is being carried out
        self.changed = True  # whether victory must be looked at again
        self.targeting = False  # whether the countries of an event are being looked for
        self.placed: Counter[str] = Counter()  # cells that the event now happening has placed, by country (11.3.8)
        self.convergences: list[str] | None = None  # put off until all countries are polarized (11.1.8)
        self._capital = board.schema.slot["caliphate capital"]
        schema = board.schema
        self._base = schema.base
        self._slots = schema.slot
        self._decides = [f.name in DECIDES for f in schema.fields]
        self._derived = [DERIVED.get(f.name, ()) for f in schema.fields]
        self._adjacent: dict[int, tuple[Country, ...]] = {}
        super().__init__(schema, seed, library.lasting, library.owners)

    def attach(self) -> None:
        super().attach()
        make = self.board.country_class
        self.countries = [make(self.board, i, self.values) for i in range(len(self.board.printed))]
        self.at = {c.name: c for c in self.countries}
        self._adjacent = {}
        self._steps: dict[int, dict[Country, int]] = {}
        self._adjacent_known: Any = None
        self._holding: dict[str, list[Country]] = {}

    # -- the door, named ----------------------------------------------------------------------------

    def write(self, slot: int, new: Any, rule: str) -> None:
        if self.values[slot] == new:  # a sixth of all: nothing derived changes either
            return
        for key in self._derived[slot]:
            self._holding.pop(key, None)
        if self._decides[slot]:
            self.changed = True
        super().write(slot, new, rule)

    def set(self, country: Country, attribute: str, new: Any, rule: str) -> None:
        """Change one attribute of a country."""
        self.write(self._base[attribute] + country.index, new, rule)

    def rollback(self, to: Checkpoint) -> None:
        super().rollback(to)
        self.forget()
        self.acting = ""
        self.targeting = False
        self.placed = Counter()
        self.convergences = None
        self._temporary = []
        self._known = None

    def forget(self) -> None:
        """After values were set other than through the door: nothing derived is still known."""
        self.changed = True
        self._holding.clear()

    # -- readers ------------------------------------------------------------------------------------

    @property
    def prestige(self) -> int:
        return int(self.values[self._slots["prestige"]])

    @property
    def funding(self) -> int:
        return int(self.values[self._slots["funding"]])

    @property
    def us_posture(self) -> int:
        return self.at["United States"].posture

    def hand(self, side: str) -> tuple[int, ...]:
        hand: tuple[int, ...] = self.values[self._slots[f"hand of {side}"]]
        return hand

    def card(self, number: int) -> Card:
        return self.library.cards[number]

    def place(self, index: int) -> Country:
        return self.countries[index]

    def label(self, thing: Any) -> str | int:
        if isinstance(thing, Country):
            return thing.name
        if isinstance(thing, Card):
            return thing.number
        return super().label(thing)

    def choose_country(self, side: str, said: Said, countries: Sequence[Country], rule: str) -> Country:
        return self.at[str(self.choose(side, said, [c.name for c in countries], rule))]

    def adjacent(self, country: Country) -> tuple[Country, ...]:
        """4.1.1: the linked countries, as events in force leave them."""
        marks = self.values[self._marks]
        if self._adjacent_known is not marks:
            self._adjacent_known = marks
            self._adjacent = {}
            self._steps = {}
        found = self._adjacent.get(country.index)
        if found is None:
            found = tuple(self.countries[i] for i in country.neighbours)
            if self.answered("adjacent"):  # asked both ways
                ask = self.ask
                found = tuple(
                    d for d in found if ask("adjacent", True, country, d) and ask("adjacent", True, d, country)
                )
            self._adjacent[country.index] = found
        return found

    def distance(self, country: Country, other: Country) -> int | None:
        """Steps from one country to another, which are as many as back; none if there is no way."""
        near = self.adjacent(other)
        steps = self._steps.get(other.index)
        if steps is None:
            steps = self._steps[other.index] = dict.fromkeys(near, 1) | {other: 0}
            edge = list(near)
            for c in edge:  # grows while it is walked
                further = [d for d in self.adjacent(c) if d not in steps]
                steps.update(dict.fromkeys(further, steps[c] + 1))
                edge += further
        return steps.get(country)

    def _column(self, attribute: str) -> list[Any]:
        """The values of an attribute for all countries, in the order of the board."""
        base = self._base[attribute]
        return self.values[base : base + len(self.countries)]

    def holding(self, attribute: str) -> list[Country]:
        """Countries where an attribute is not nothing, in the order of the board; kept until it changes."""
        found = self._holding.get(attribute)
        if found is None:
            found = list(compress(self.countries, self._column(attribute)))
            self._holding[attribute] = found
        return found

    def kept(self, key: str) -> list[Country] | None:
        """A list that somebody has kept under a key of `DERIVED` and that still holds."""
        return None if self._temporary else self._holding.get(key)

    def keep(self, key: str, found: list[Country]) -> None:
        if not self._temporary:
            self._holding[key] = found

    def with_cells(self) -> list[Country]:
        """Countries with a cell, or a mark that is one."""
        found = self._holding.get("cells") if not self._temporary else None
        if found is None:
            there = map(add, self._column("sleeper cells"), self._column("active cells"))
            found = list(compress(self.countries, there))
            if self.answered("cells"):
                found = [c for c in self.countries if self.ask("cells", c.sleeper_cells + c.active_cells, c) > 0]
            if not self._temporary:
                self._holding["cells"] = found
        return found

    def with_cells_or_cadre(self) -> list[Country]:
        """Countries where the jihadist has someone, in the order of the board."""
        found = self._holding.get("cells or cadre") if not self._temporary else None
        if found is None:
            there = {*self.with_cells(), *self.holding("cadre")}
            found = list(compress(self.countries, map(there.__contains__, self.countries)))
            if not self._temporary:
                self._holding["cells or cadre"] = found
        return found

    # -- history that cards look back on (5.2.2) ------------------------------------------------------

    def remember(self, what: str, country: Country) -> None:
        entry = (what, country.name)
        if entry not in self.get("history"):
            self.put("history", (*self.get("history"), entry), "5.2.2")

    def recently(self, what: str, country: Country) -> bool:
        """Whether it happened there in this or the last action phase."""
        entry = (what, country.name)
        return entry in self.get("history") or entry in self.get("last history")

    # -- what an event in force closes ----------------------------------------------------------------

    def open(self, country: Country) -> bool:
        """Whether operations and events may touch the country."""
        if self.values[self._marks] is not self._known:  # asked for every country: as `answered`, without a call
            self.active()
        return "open" not in self._index or bool(self.ask("open", True, country))

    def targets(self, countries: Sequence[Country]) -> Sequence[Country]:
        """Of these countries those that the event now looking may choose; outside an event, all of them."""
        if not self.targeting:
            return countries
        if self.answered("open"):
            countries = [c for c in countries if self.ask("open", True, c)]
        card = self.library.cards.get(self.cause)
        if self.values[self._capital] and card is not None and OUTSIDE_CALIPHATE in card.symbols:
            from daedalus.games.labyrinth.caliphate import members

            within = members(self)
            countries = [c for c in countries if c not in within]  # 11.3.8.4
        return countries

    def announce(self, moment: str, *args: Any) -> None:
        if self.values[self._marks] is not self._known:
            self.active()
        if moment not in self._waiting:
            return
        before, self.targeting = self.targeting, False  # a lasting event sees the whole map
        super().announce(moment, *args)
        self.targeting = before

    def settle(self) -> None:
        """After a change: effects that end, mats and caliphate, then victory (2.1: at once)."""
        if self._ends or self.values[self._marks] is not self._known:
            super().settle()
        if self.board.turns_back:
            from daedalus.games.labyrinth.mats import turn_back

            turn_back(self)
        if self.values[self._capital]:
            from daedalus.games.labyrinth.caliphate import keep

            keep(self)
        if self.changed and self.started:
            from daedalus.games.labyrinth.victory import check

            self.changed = False
            check(self)

    @property
    def started(self) -> bool:
        """Whether the first turn has begun; before that nobody can win."""
        return bool(self.values[self._slots["turn"]])

    def title(self, number: int) -> str:
        return f"{number} {self.card(number).title}"

    @property
    def side_to_act(self) -> str:
        return "us" if self.get("side to act") else "jihadist"

    def owner_or(self, side: str) -> str:
        return self.owner() or side or US

"""Hypothesis strategies: random legal positions of Labyrinth, within the limits of pieces, plots and cards.

These are of the base game; those of The Awakening are drawn by `tests.awakening_strategies`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from daedalus.games.labyrinth.board import (
    ADVERSARY,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST_RULE,
    MUSLIM,
    NEUTRAL,
    NON_MUSLIM,
    POOR,
    SOFT,
    TAN,
    UNKNOWN,
    Country,
)
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import make
from daedalus.games.labyrinth.study.countries import REMEMBERED
from daedalus.games.labyrinth.turn import ACTION
from daedalus.kit.deck import DISCARD, DRAW, LAPSING_BOX, REMOVED
from daedalus.kit.effects import Mark
from daedalus.kit.library import Card, Library
from tests.support import EMPTY

# Governance with alignment; the first is the least, so that a failing position shrinks to an empty map.
LEVELS = [
    None,
    *((governance, alignment) for governance in (POOR, FAIR, GOOD) for alignment in (NEUTRAL, ALLY, ADVERSARY)),
    (ISLAMIST_RULE, ADVERSARY),
    (ISLAMIST_RULE, NEUTRAL),
]
POSTURES = [UNKNOWN, SOFT, HARD]
PLOTS = ("1", "1", "1", "2", "2", "3")


class Position:
    """Writes a drawn position straight into a new game."""

    def __init__(self, draw: Any, cards: Library, scenario: dict[str, Any] = EMPTY) -> None:
        self.draw = draw
        self.g: Labyrinth = new_game(make("drawn", "tests", dict(scenario)), draw(st.integers(0, 99)), cards=cards)

    def drawn(self) -> Labyrinth:
        self.levels()
        self.pieces()
        self.plots()
        self.tracks()
        self.marks()
        self.cards()
        self.order()
        self.g.forget()
        return self.g

    def put(self, name: str, value: Any) -> None:
        self.g.values[self.g.schema.slot[name]] = value

    def set(self, c: Country, attribute: str, value: Any) -> None:
        self.g.values[self.g.schema.base[attribute] + c.index] = value

    def add(self, c: Country, attribute: str) -> None:
        self.set(c, attribute, self.g.values[self.g.schema.base[attribute] + c.index] + 1)

    def some(self, where: Sequence[Country], most: int) -> list[Country]:
        """Countries, perhaps more than once."""
        return self.draw(st.lists(st.sampled_from(where), max_size=most)) if where else []

    def levels(self) -> None:
        g, draw = self.g, self.draw
        muslim = [c for c in g.countries if c.kind == MUSLIM]
        for c, level in zip(muslim, draw(each(LEVELS, len(muslim))), strict=True):
            if level is not None:
                self.set(c, "governance", level[0])
                self.set(c, "alignment", level[1])
        others = [c for c in g.countries if c.kind == NON_MUSLIM and not c.printed_posture]
        for c, posture in zip(others, draw(each(POSTURES, len(others))), strict=True):
            self.set(c, "posture", posture)
        self.set(g.at["United States"], "posture", draw(st.sampled_from([HARD, SOFT])))

    def pieces(self) -> None:
        g, draw = self.g, self.draw
        tested = [c for c in g.countries if not c.is_untested]
        for kind, most in (("sleeper cells", 9), ("active cells", 6)):
            for c in self.some(tested, most):
                self.add(c, kind)
        for c in self.some([c for c in tested if c.kind == MUSLIM], 15):
            self.add(c, "troops")
        for c in set(self.some(tested, 3)):
            self.set(c, "cadre", 1)
        unsettled = [c for c in tested if c.kind == MUSLIM and c.governance in (FAIR, POOR)]
        for c in set(self.some(unsettled, 3)):
            self.set(c, "regime change", draw(st.integers(1, TAN)))
        for c in set(self.some(unsettled, 2)):
            self.set(c, "besieged regime", 1)
        for c in self.some(unsettled, 3):
            self.add(c, "aid")
        self.put("troops on track", 15 - sum(c.troops for c in g.countries))
        self.put("cells on track", 15 - sum(c.sleeper_cells + c.active_cells for c in g.countries))

    def plots(self) -> None:
        """Every plot is available or on the map; a WMD may also be in its box, in Pakistan or gone."""
        g, draw = self.g, self.draw
        tested = [c for c in g.countries if not c.is_untested]
        box, arsenal = draw(st.integers(0, 3)), draw(st.sampled_from([3, 0]))
        gone = draw(st.integers(0, 6 - box - arsenal))
        self.put("wmd box", box)
        self.set(g.at["Pakistan"], "wmd cache", arsenal)
        self.put("removed plots", ("wmd",) * gone)
        left = [*PLOTS, *["wmd"] * (6 - box - arsenal - gone)]
        for c in self.some(tested, 4):
            if left:
                kind = left.pop(draw(st.integers(0, len(left) - 1)))
                up, backlash = draw(st.booleans()), draw(st.booleans())
                self.set(c, "plots", (*c.plots, Plot(kind, up, backlash)))
        self.put("available plots", tuple(sorted(left)))

    def tracks(self) -> None:
        draw = self.draw
        self.put("prestige", draw(st.integers(1, 12)))
        self.put("funding", draw(st.integers(1, 9)))
        self.put("us reserves", draw(st.integers(0, 2)))
        self.put("jihadist reserves", draw(st.integers(0, 2)))
        self.put("phase", ACTION)
        self.put("side to act", draw(st.integers(0, 1)))
        self.put("cards played", draw(st.integers(1, 2)))
        names = [c.name for c in self.g.countries]
        for history in ("history", "last history"):
            entries = draw(st.lists(st.tuples(st.sampled_from(REMEMBERED), st.sampled_from(names)), max_size=4))
            self.put(history, tuple(dict.fromkeys(entries)))

    def marks(self) -> None:
        """Lasting events in force, none of them blocked by another."""
        g = self.g
        leaving = [c for c in g.library.cards.values() if c.lasting or c.mark or c.marker or c.lapsing != "never"]
        for card in self.draw(st.lists(st.sampled_from(leaving), max_size=5, unique_by=lambda c: c.title)):
            if not any(g.in_effect(name) for name, _ in card.blocked_by):
                self.put("marks", tuple(m for m in g.marks if m.name not in card.blocks))
                self.mark(card)

    def mark(self, card: Card) -> None:
        g = self.g
        if card.lapsing != "never":
            self.move(card.number, LAPSING_BOX)
            self.put("marks", (*g.marks, Mark(card.title, -(card.number + 1), card.number, True)))
            return
        name = card.mark or card.marker
        standing = any(block.placed for block in g.lasting.get(name, ()))
        where = [c for c in g.countries if c.regime_change] or [c for c in g.countries if c.kind == MUSLIM]
        place = (
            g.at[card.mark_place].index
            if card.mark_place
            else self.draw(st.sampled_from(where)).index
            if standing
            else -1
        )
        if name and not g.in_effect(name):
            self.put("marks", (*g.marks, Mark(name, place, card.number)))
            if card.remove != "never":
                self.move(card.number, REMOVED)

    def move(self, number: int, zone: str) -> None:
        g = self.g
        self.put(DRAW, tuple(n for n in g.get(DRAW) if n != number))
        self.put(zone, (*g.get(zone), number))

    def cards(self) -> None:
        """Hands, discards and removed cards from the draw pile, by lot."""
        draw = self.draw
        sizes = [draw(st.integers(0, most)) for most in (9, 9, 20, 5)]
        pile = list(self.g.get(DRAW))
        random.Random(draw(st.integers(0, 9999))).shuffle(pile)
        for zone, size in zip(("hand of us", "hand of jihadist", DISCARD, REMOVED), sizes, strict=True):
            taken, pile = pile[:size], pile[size:]
            self.put(zone, (*self.g.get(zone), *taken))
        self.put(DRAW, tuple(pile))

    def order(self) -> None:
        """For positions where one thing follows from another."""


def each(values: Sequence[Any], count: int) -> st.SearchStrategy[list[Any]]:
    return st.lists(st.sampled_from(values), min_size=count, max_size=count)


@st.composite
def positions(draw: Any, cards: Library | None = None) -> Labyrinth:
    """A legal position in the middle of an action phase; victory is not looked at."""
    return Position(draw, cards or library()).drawn()

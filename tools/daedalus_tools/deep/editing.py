"""Changing a position by hand, one thing at a time: countries, tracks, boxes, cards and lasting events."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import Any

from daedalus.games.labyrinth.board import HARD, MUSLIM, NON_MUSLIM, SOFT, UNKNOWN, US, Country
from daedalus.kit.deck import LAPSING_BOX, REMOVED, zone_of
from daedalus.kit.effects import Mark
from daedalus.kit.library import Card
from daedalus.language.records import Puts
from daedalus.language.typed import Constant
from daedalus.language.vocabulary import TEXT
from daedalus_tools.deep.countries import Countries
from daedalus_tools.deep.goals import sentences


class Editor(Countries):
    """Everything on the board and beside it."""

    # -- tracks and boxes -------------------------------------------------------------------------

    def track(self) -> None:
        name = self.lot.choice(("prestige", "funding"))
        field = self.g.schema.globals[name]
        self.put(name, self.lot.randint(field.low, field.high))

    def reserves(self) -> None:
        self.put(f"{self.lot.choice(self.g.schema.sides)} reserves", self.lot.randint(0, 2))

    def us_posture(self) -> None:
        self.set(self.g.at["United States"], "posture", self.lot.choice((SOFT, HARD)))

    def world(self) -> None:
        """4.7.2: every posture anew, with a leaning."""
        leaning = self.lot.random()
        for c in self.g.countries:
            if c.kind == NON_MUSLIM and not c.printed_posture and c.name != "United States":
                posture = UNKNOWN if self.lot.random() < 0.3 else HARD if self.lot.random() < leaning else SOFT
                if posture != UNKNOWN or not (c.plots or c.sleeper_cells or c.active_cells or c.cadre):
                    self.set(c, "posture", posture)

    def phase(self) -> None:
        """5.2.2: whose action phase it is, and how many cards it has seen."""
        self.put("side to act", self.lot.randint(0, 1))
        self.put("cards played", self.lot.randint(1, 2))
        self.put("first plot made", self.lot.randint(0, 1))

    def off_map(self) -> None:
        if self.expanded:
            self.put("troops off map", self.lot.choice((0, 0, 1, 3, 5)))

    def crowd(self) -> None:
        """Many or few of one kind of piece on the map, so that its track is empty, or full."""
        g, lot = self.g, self.lot
        kind = lot.choice(("sleeper cells", "troops", "militia") if self.expanded else ("sleeper cells", "troops"))
        if lot.random() < 0.3:
            for c in g.countries:
                self.set(c, kind, 0)
            return
        for c in lot.sample([c for c in g.countries if c.kind == MUSLIM], 3):
            self.some(c, kind, lot.randint(2, 7))

    def wmd_box(self) -> None:
        """4.7.8.1: WMD in their box, available, or gone; the last is left to `tidy`."""
        self.put("wmd box", self.lot.randint(0, self.g.board.wmd_box))
        supply = [*self.all_plots.elements(), "wmd", "wmd"]
        self.put("available plots", tuple(sorted(self.lot.sample(supply, self.lot.randint(0, len(supply))))))

    # -- cards and marks --------------------------------------------------------------------------

    def move(self, number: int, zone: str) -> None:
        """A card to a zone, from wherever it lies."""
        before = zone_of(self.g, number)
        if before:
            self.put(before, tuple(n for n in self.g.get(before) if n != number))
        self.put(zone, (*self.g.get(zone), number))

    def some_cards(self) -> None:
        """Cards to a hand or a pile, or away from it."""
        lot, g = self.lot, self.g
        zone = lot.choice((f"hand of {US}", "hand of jihadist", "discard pile", LAPSING_BOX, "first plot box"))
        if lot.random() < 0.3:
            self.put("draw pile", g.get("draw pile") + g.get(zone))
            self.put(zone, ())
            return
        most = 1 if zone == "first plot box" else 4
        for number in lot.sample(g.get("draw pile"), min(len(g.get("draw pile")), lot.randint(1, most))):
            if zone != LAPSING_BOX or g.card(number).lapsing != "never":
                self.move(number, zone)

    def put_mark(self, card: Card, name: str, place: Country | None = None) -> None:
        """6.2.7: a lasting event in force, and its card where it then lies."""
        g = self.g
        blocks = [block for block in card.lasting if block.mark == name]
        lapsing = card.lapsing != "never" and name in (card.title, *(block.mark for block in blocks))
        if card.mark_place:
            place = g.at[card.mark_place]
        if place is None and any(block.placed for block in blocks):
            where = [c for c in g.countries if c.kind == MUSLIM and not c.is_untested] or g.countries
            place = self.lot.choice(where)
        if place is not None:
            index = place.index
        else:
            index = -(card.number + 1) if lapsing else -1
        if any((m.name, m.place) == (name, index) for m in g.marks):
            return
        self.put("marks", tuple(m for m in g.marks if m.name not in card.blocks))
        self.put("marks", (*g.marks, Mark(name, index, card.number, lapsing)))
        if card.number in g.library.cards:
            if lapsing:
                self.move(card.number, LAPSING_BOX)
            elif card.remove != "never":
                self.move(card.number, REMOVED)

    def end_mark(self, name: str) -> None:
        self.put("marks", tuple(m for m in self.g.marks if m.name != name))

    def cards_named(self, name: str) -> list[Card]:
        """Cards of the game with this title, or with a mark of this name."""
        cards = self.g.library.cards.values()
        return [c for c in cards if name == c.title] or [c for c in cards if name in marks_of(c)]


@functools.lru_cache(maxsize=1024)
def marks_of(card: Card) -> tuple[str, ...]:
    """The names of the marks that a card may put in force."""
    lapsing = [card.title] if card.lapsing != "never" and not any(block.placed for block in card.lasting) else []
    puts = [do.call.args for do in sentences(card.tree) if any(do.call.word.change(Puts))]
    put = [str(a.value) for args in puts for a in args if isinstance(a, Constant) and a.type == TEXT]
    return tuple(dict.fromkeys([*lapsing, *([card.mark] if card.mark else []), *put]))


def choose(lot: random.Random, things: Sequence[Any], most: int) -> list[Any]:
    """Some of the things, up to so many."""
    return lot.sample(things, min(len(things), lot.randint(0, most))) if things else []

"""Changing a position by hand, one thing at a time: countries, tracks, boxes, cards and lasting events."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from daedalus.games.labyrinth.board import HARD, MUSLIM, NON_MUSLIM, SOFT, UNKNOWN, US, Country
from daedalus.games.labyrinth.study import moves
from daedalus.games.labyrinth.study.countries import Countries
from daedalus.games.labyrinth.study.legal import tidy
from daedalus.kit.deck import LAPSING_BOX
from daedalus.kit.editing import Move

GAME_MOVES = ("track", "reserves", "us_posture", "world", "phase", "off_map", "crowd", "wmd_box", "some_cards")


class LabyrinthEditor(Countries):
    """Everything on the board and beside it."""

    # -- the whole position -------------------------------------------------------------------------

    def tidy(self, keep: Collection[str] = ()) -> None:
        self.enough_markers()
        tidy(self, keep)

    def grounds(self) -> Sequence[Country]:
        return [c for c in self.g.countries if c.kind == MUSLIM]

    def ready(self) -> Sequence[Country]:
        return [c for c in self.grounds() if not c.is_untested] or self.g.countries

    def prepare(self, space: Any) -> None:
        self.mark_country(space)

    def emptied(self, index: int, empty: Sequence[Any]) -> None:
        """Its plots are available again."""
        g = self.g
        c = g.countries[index]
        self.put("available plots", tuple(sorted((*g.get("available plots"), *(plot.kind for plot in c.plots)))))
        super().emptied(index, empty)
        if c.name in g.get("caliphate capital"):
            self.put("caliphate capital", ())

    def of_space(self, space: Any) -> Iterator[Move]:
        yield from moves.of_country(self, space)
        yield from self.of_added(space)

    def of_game(self) -> Iterator[Move]:
        for name in GAME_MOVES:
            yield name, getattr(self, name)
        yield from self.of_added()

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

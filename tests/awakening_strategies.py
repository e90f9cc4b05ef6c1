"""Hypothesis strategies: random legal positions of The Awakening, with its own deck or with that of both sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import ALLY, FAIR, GOOD, ISLAMIST_RULE, MUSLIM, NEUTRAL, NON_MUSLIM, NONE, POOR
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import library
from daedalus.kit.deck import LAPSING_BOX, REMOVED
from daedalus.kit.effects import Mark
from daedalus.kit.library import Card, Library
from tests.labyrinth.invariants import SEVERAL, is_over
from tests.strategies import PLOTS, Position, each
from tests.support import EMPTY_AWAKENING

SETS = (("awakening",), ("base", "awakening"))  # its own deck and the mixed one


class AwakeningPosition(Position):
    """A position of the base game, and all that section 11 adds."""

    def __init__(self, draw: Any, cards: Library, sets: Sequence[str]) -> None:
        super().__init__(draw, cards, {**EMPTY_AWAKENING, "sets": list(sets)})

    def levels(self) -> None:
        """11.3.3: first which side of the mats is up; a Nigeria that turned back has kept its governance."""
        for c in self.g.countries:
            if c.mat and self.draw(st.booleans()):
                for attribute, value in c.mat["turned"].items():
                    self.set(c, attribute, self.g.schema.attributes[attribute].read(value))
            elif c.mat and c.kind == NON_MUSLIM:
                self.set(c, "governance", self.draw(st.sampled_from([POOR, FAIR, GOOD])))
        super().levels()

    def pieces(self) -> None:
        """11.1.4, 11.2.2, 11.2.4, 11.3.4: what goes where, with what is on the tracks and off the map."""
        g, draw = self.g, self.draw
        super().pieces()
        away = min(draw(st.integers(0, 5)), g.get("troops on track"))
        self.put("troops off map", away)
        self.put("troops on track", g.get("troops on track") - away)
        unsettled = [c for c in g.countries if c.kind == MUSLIM and c.governance in (FAIR, POOR)]
        for c in set(self.some([c for c in unsettled if c.regime_change == NONE], 4)):
            self.set(c, "civil war", 1)
        for c in self.some(unsettled, 12):
            self.add(c, "militia")
        self.put("militia on track", 15 - sum(c.militia for c in unsettled))
        for marker in ("awakening", "reaction"):
            for c in self.some([c for c in unsettled if not c.civil_war], 9):
                self.add(c, marker)
        self.strongholds()

    def strongholds(self) -> None:
        """Many cells in few countries, as a caliphate has them; at times more than the track holds (11.3.7)."""
        g, draw = self.g, self.draw
        contested = [c for c in g.countries if caliphate.may_belong(c)]
        where = self.some(contested or [c for c in g.countries if not c.is_untested], 3)
        extra = draw(st.sampled_from([0, 0, 0, 1, 3, 5])) if where else 0
        new = draw(st.integers(0, g.get("cells on track"))) if not extra else g.get("cells on track") + extra
        for c in draw(each(where, new)) if where else ():
            self.add(c, "sleeper cells")
            self.put("cells on track", max(0, g.get("cells on track") - 1))
        self.put("extra cells on map", extra)

    def plots(self) -> None:
        """11.3.1, 11.3.2: WMD lie beside three countries until Islamist Rule; used plots wait in their box."""
        g, draw = self.g, self.draw
        for c, about in zip(g.countries, g.board.printed, strict=True):
            kept = draw(st.integers(0, about["wmd"])) if "wmd" in about else 0
            self.set(c, "wmd cache", 0 if c.governance == ISLAMIST_RULE else kept)
        left = [*PLOTS, *["wmd"] * (6 - sum(c.wmd_cache for c in g.countries))]
        zones = draw(each(["available", "available", "on the map", "used"], len(left)))
        tested = [c for c in g.countries if not c.is_untested]
        boxes: dict[str, list[str]] = {"available plots": [], "resolved plots": [], "removed plots": []}
        for kind, zone in zip(left, zones, strict=True):
            if zone == "on the map":
                c = draw(st.sampled_from(tested))
                self.set(c, "plots", (*c.plots, Plot(kind, draw(st.booleans()), draw(st.booleans()))))
            else:
                used = "removed plots" if kind == "wmd" else "resolved plots"
                boxes[used if zone == "used" else "available plots"].append(kind)
        for name, plots in boxes.items():
            self.put(name, tuple(sorted(plots)))
        self.put("revealed plots", tuple(c.name for c in dict.fromkeys(self.some(tested, 2))))

    def marks(self) -> None:
        """As in the base game; more of those that stand in a country, because there is more to them."""
        super().marks()
        placed = [card for card in self.g.library.cards.values() if any(block.placed for block in card.lasting)]
        for card in self.draw(st.lists(st.sampled_from(placed), max_size=4, unique_by=lambda c: c.title)):
            self.mark(card)

    def mark(self, card: Card) -> None:
        """As in the base game, but nothing stands where its end has come; a lapsing event may have a place too, and
        of a mark that may be added to itself there are up to three."""
        g, draw = self.g, self.draw
        name = card.title if card.lapsing != "never" else card.mark or card.marker
        blocks = [block for block in g.lasting.get(name, ()) if card.number in block.cards]
        if not any(block.placed for block in blocks):
            super().mark(card)
            return
        tested = [c for c in g.countries if c.kind == MUSLIM and not c.is_untested]
        where = [g.at[card.mark_place]] if card.mark_place else tested
        where = [c for c in where if not any(end(g, c) for block in blocks if block.placed for end in block.ends)]
        if not where or g.in_effect(name) or any(g.in_effect(other) for other, _ in card.blocked_by):
            return
        lapsing = card.lapsing != "never"
        for c in draw(st.lists(st.sampled_from(where), min_size=1, max_size=3 if name in SEVERAL else 1)):
            self.put("marks", (*g.marks, Mark(name, c.index, card.number, lapsing)))
        if lapsing or card.remove != "never":
            self.move(card.number, LAPSING_BOX if lapsing else REMOVED)

    def order(self) -> None:
        """What follows from the rest: Nigeria (11.3.3.3), the caliphate (11.3.8), marks whose end has come (6.2.7)."""
        g = self.g
        for c in (g.countries[index] for index in g.board.turns_back):
            if c.kind == MUSLIM and c.alignment == ALLY and not c.sleeper_cells + c.active_cells:
                self.set(c, "alignment", NEUTRAL)
        capitals = [(), *((c.name,) for c in g.countries if caliphate.may_belong(c))]
        self.put("caliphate capital", self.draw(st.sampled_from(capitals)))
        g.forget()
        for c in caliphate.members(g):
            self.set(c, "active cells", c.active_cells + c.sleeper_cells)
            self.set(c, "sleeper cells", 0)
        standing: tuple[Mark, ...] = ()
        while standing != g.marks:
            standing = g.marks
            g.forget()
            self.put("marks", tuple(m for m in standing if not is_over(g, m)))


@st.composite
def awakening_positions(draw: Any, cards: Library | None = None, sets: Sequence[Sequence[str]] = SETS) -> Labyrinth:
    """A legal position of The Awakening, with the cards of one of these combinations of sets."""
    return AwakeningPosition(draw, cards or library(), draw(st.sampled_from(sets))).drawn()

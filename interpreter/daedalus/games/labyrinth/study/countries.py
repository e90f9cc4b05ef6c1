"""Changing the countries of a position by hand; whatever is put into one may stand there afterwards."""

from __future__ import annotations

import random
from collections import Counter

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.study.invariants import all_wmd
from daedalus.games.labyrinth.tables import tables
from daedalus.kit.editing import Editor

LEVELS = [
    (governance, alignment) for governance in (b.GOOD, b.FAIR, b.POOR) for alignment in (b.ALLY, b.NEUTRAL, b.ADVERSARY)
]
RULED = [
    (b.ISLAMIST_RULE, b.ADVERSARY),
    (b.ISLAMIST_RULE, b.NEUTRAL),
    (b.ISLAMIST_RULE, b.ADVERSARY),
    (b.ISLAMIST_RULE, b.ALLY),
]
UNSETTLED = (b.FAIR, b.POOR)
REMEMBERED = ("disrupted", "tested or improved", "operations", "event")
MARKERS = ("aid", "besieged regime", "cadre")
PEACE = "peace"
ON_MAP = ("sleeper cells", "active cells", "troops", "militia", "awakening", "reaction")


class Countries(Editor):
    """What can be put into countries, and what must go when it is."""

    g: Labyrinth

    def __init__(self, g: Labyrinth, lot: random.Random) -> None:
        super().__init__(g, lot)
        self.expanded = bool(g.board.turns_back)  # whether section 11 is played
        self.all_wmd = all_wmd(g)
        self.all_plots = Counter(map(str, tables()["pieces"]["plots"]))
        self.kinds = ON_MAP if self.expanded else ON_MAP[:3]
        self.emergencies = ("regime change", *(("civil war",) if self.expanded else ()), PEACE)

    def levels(self, c: Country, governance: int, alignment: int) -> None:
        """A Muslim country with these levels; what may not stand there any more goes."""
        self.set(c, "governance", governance)
        self.set(c, "alignment", alignment)
        if governance not in UNSETTLED:
            for attribute in ("regime change", "besieged regime", "aid", "awakening", "reaction", "civil war"):
                self.set(c, attribute, 0)
        if governance in (b.GOOD, b.ISLAMIST_RULE):
            self.set(c, "militia", 0)
        if governance == b.UNTESTED:
            self.clear(c)
        if governance == b.ISLAMIST_RULE and self.expanded:
            self.set(c, "wmd cache", 0)  # 11.3.1

    def clear(self, c: Country) -> None:
        """Nothing on the country."""
        for attribute in ("sleeper cells", "active cells", "troops", "militia", "awakening", "reaction", "cadre"):
            self.set(c, attribute, 0)
        for attribute in ("aid", "besieged regime", "regime change", "civil war"):
            self.set(c, attribute, 0)
        self.set(c, "plots", ())

    def any_levels(self, c: Country) -> None:
        """Levels by lot, whatever the country may have."""
        lot = self.lot
        if c.mat and lot.random() < 0.3:
            self.turn(c)
        if c.kind == b.MUSLIM:
            kind = lot.random()
            if kind < 0.15:
                self.levels(c, b.UNTESTED, b.NO_ALIGNMENT)
            else:
                self.levels(c, *lot.choice(RULED if kind < 0.35 else LEVELS))
        elif c.kind == b.NON_MUSLIM and not c.printed_posture:
            self.posture(c, lot.choice((b.UNKNOWN, b.SOFT, b.HARD)))
            if c.mat:
                self.set(
                    c, "governance", lot.choice((b.POOR, b.FAIR, b.GOOD))
                )  # 11.3.3.3: as it was when it turned back

    def posture(self, c: Country, posture: int) -> None:
        if c.kind == b.NON_MUSLIM and not c.printed_posture and (posture or c.name != "United States"):
            self.set(c, "posture", posture)
            if posture == b.UNKNOWN:
                self.clear(c)

    def governance(self, c: Country, governance: int) -> None:
        """A Muslim country with that governance; its alignment stays if it has one."""
        alignment = c.alignment or self.lot.choice((b.ALLY, b.NEUTRAL, b.ADVERSARY))
        if c.kind == b.MUSLIM:
            self.levels(c, governance, alignment if governance != b.UNTESTED else b.NO_ALIGNMENT)

    def alignment(self, c: Country, alignment: int) -> None:
        if c.kind == b.MUSLIM:
            self.mark_country(c)
            self.set(c, "alignment", alignment)

    def turn(self, c: Country) -> None:
        """11.3.3: the other side of its mat."""
        self.clear(c)
        read = self.g.schema.attributes
        if c.kind == b.MUSLIM:
            self.set(c, "alignment", b.NO_ALIGNMENT)
            self.set(c, "kind", read["kind"].read(c.mat["kind"]))
            self.set(c, "governance", read["governance"].read(c.mat["governance"]))
            self.set(c, "posture", b.HARD if c.kind == b.NON_MUSLIM else b.UNKNOWN)
        else:
            self.set(c, "posture", b.UNKNOWN)
            for attribute, value in c.mat["turned"].items():
                self.set(c, attribute, read[attribute].read(value))

    def mark_country(self, c: Country) -> None:
        """See to it that the country is tested (4.9.4)."""
        if c.is_untested and c.kind == b.MUSLIM:
            self.levels(c, *self.lot.choice(LEVELS))
        elif c.is_untested:
            self.set(c, "posture", self.lot.choice((b.SOFT, b.HARD)))

    def unsettle(self, c: Country) -> bool:
        """Make a Muslim country Poor or Fair, if it is not; says whether it is one."""
        if c.mat and c.kind != b.MUSLIM:
            self.turn(c)
        if c.kind == b.MUSLIM and c.governance not in UNSETTLED:
            self.levels(c, self.lot.choice(UNSETTLED), self.lot.choice((b.ALLY, b.NEUTRAL, b.ADVERSARY)))
        return c.kind == b.MUSLIM

    def pieces(self, c: Country) -> None:
        """Some number of one kind of piece."""
        self.some(c, self.lot.choice(self.kinds))

    def some(self, c: Country, kind: str, n: int | None = None) -> None:
        """So many of a kind, or as many as the lot says, if they may stand there."""
        n = self.lot.choice((0, 1, 1, 2, 2, 3, 4, 5)) if n is None else n
        if n and kind in ("militia", "awakening", "reaction"):
            if not self.unsettle(c):
                return
            if kind != "militia":
                self.set(c, "civil war", 0)
        elif n and kind == "troops" and c.kind != b.MUSLIM:
            return
        elif n:
            self.mark_country(c)
        self.set(c, kind, n)

    def emergency(self, c: Country, what: str = "") -> None:
        """Regime change, civil war, or neither."""
        what = what or self.lot.choice(self.emergencies)
        if what != PEACE and not self.unsettle(c):
            return
        self.set(c, "regime change", self.lot.choice((b.GREEN, b.TAN)) if what == "regime change" else b.NONE)
        self.set(c, "civil war", int(what == "civil war"))
        if what == "civil war":
            self.set(c, "awakening", 0)
            self.set(c, "reaction", 0)

    def markers(self, c: Country, what: str = "") -> None:
        """Aid, a besieged regime or a cadre."""
        what = what or self.lot.choice(MARKERS)
        n = self.lot.choice((0, 1, 1, 2) if what == "aid" else (0, 1, 1))
        if what == "cadre":
            self.mark_country(c)
            if n:
                self.set(c, "sleeper cells", 0)
                self.set(c, "active cells", 0)
        elif n and not self.unsettle(c):
            return
        self.set(c, what, n)

    def plots(self, c: Country) -> None:
        """Plots there, of any kinds; those of others are taken if there are too few."""
        lot = self.lot
        self.mark_country(c)
        kinds = lot.choices(("1", "2", "3", "wmd"), k=lot.choice((0, 1, 1, 2)))
        self.set(c, "plots", tuple(Plot(kind, lot.random() < 0.3, lot.random() < 0.2) for kind in kinds))

    def arsenal(self, c: Country) -> None:
        """4.7.8.1, 11.3.1: WMD stored beside a country that prints some."""
        printed = int(self.g.board.printed[c.index].get("wmd", 0))
        if printed and not (self.expanded and c.governance == b.ISLAMIST_RULE):
            self.set(c, "wmd cache", self.lot.randint(0, printed) if self.expanded else self.lot.choice((0, printed)))

    def memory(self, c: Country) -> None:
        """5.2.2: something has happened there lately."""
        entry = (self.lot.choice(REMEMBERED), c.name)
        where = self.lot.choice(("history", "last history"))
        self.put(where, tuple(dict.fromkeys((*self.g.get(where), entry))))
        if self.lot.random() < 0.3:
            self.put("revealed plots", tuple(dict.fromkeys((*self.g.get("revealed plots"), c.name))))

    def capital(self, c: Country) -> None:
        """11.3.8: the capital of the caliphate."""
        if not self.expanded:
            return
        if self.lot.random() < 0.3:
            self.put("caliphate capital", ())
        elif self.unsettle(c):
            if self.lot.random() < 0.4:
                self.levels(c, *self.lot.choice(RULED))
            elif not c.regime_change:
                self.set(c, "civil war", 1)
                self.set(c, "awakening", 0)
                self.set(c, "reaction", 0)
            self.put("caliphate capital", (c.name,))

"""Happenings that are told when the board is settled: what has come about since it was settled last.

A trigger that acted in the middle of a procedure would pull the board from under it. So a procedure only says what it
did (`later`), and levels that spaces have reached are read off the record, wherever they came from. Who waits for
nothing of the kind pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daedalus.core.compiled import mypyc_attr
from daedalus.core.journal import CHANGE
from daedalus.kit.effects import EffectsGame, Mark

News = tuple[str, tuple[Any, ...]]  # a moment and what it is about


@mypyc_attr(allow_interpreted_subclasses=True)
class TellingGame(EffectsGame):
    """A game whose moments may wait until what is going on is over."""

    watched: dict[int, list[tuple[Any, str, int]]]  # slot -> values that are waited for, moment and space of each
    news: list[News]
    told_up_to: int  # entries of the record that have been looked at

    @property
    def started(self) -> bool:
        """Whether the set-up is over; what it puts on the board has not happened."""
        return True

    def attach(self) -> None:
        self.watched = {}
        super().attach()

    def begin(self) -> None:
        super().begin()
        self.news = []
        self.told_up_to = len(self.journal)

    def _rebuild(self, marks: Sequence[Mark]) -> None:
        super()._rebuild(marks)
        self.watched = {}
        for moment, level in self.reaching.items():
            base = self.schema.base[level.of]
            for i in range(len(self.schema.spaces)):
                self.watched.setdefault(base + i, []).append((level.value, moment, i))

    def set_mark(self, name: str, place: int, card: int, rule: str, *, lapsing: bool = False) -> None:
        self.tell()  # what came before is no business of the new mark
        super().set_mark(name, place, card, rule, lapsing=lapsing)

    def add_mark(self, name: str, place: int, card: int, rule: str) -> None:
        self.tell()
        super().add_mark(name, place, card, rule)

    def later(self, moment: str, *args: Any) -> None:
        """Something has happened in the middle of a procedure: announced when the board is settled."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        if moment in self._waiting:
            self.news.append((moment, args))

    def tell(self) -> bool:
        """Announce what has happened since this was last done, and what came of that; whether there was anything."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        anything = False
        while heard := [*self.news, *self._reached()] if self.news or self.watched else []:
            self.news = []
            self.told_up_to = len(self.journal)
            if not self.started:
                break
            anything = True
            for moment, args in heard:
                self.announce(moment, *args)
        self.told_up_to = len(self.journal)
        return anything

    def _reached(self) -> Iterator[News]:
        """Which spaces have come to a level that somebody waits for; what has been undone by now does not count."""
        before: dict[int, Any] = {}
        for entry in self.journal[self.told_up_to :]:
            if entry[0] == CHANGE and entry[1] in self.watched:
                before.setdefault(entry[1], entry[2])
        for slot, old in before.items():
            new = self.values[slot]
            for value, moment, i in self.watched[slot] if new != old else ():
                if value == new:
                    yield moment, (self.place(i),)

    def settle(self) -> None:
        self.tell()
        super().settle()

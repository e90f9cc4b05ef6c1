"""Changing a position by hand, one thing at a time: what any schema allows, cards, and lasting events."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar

from daedalus.core.schema import Field
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY, LAPSING_BOX, REMOVED, zone_of
from daedalus.kit.effects import Mark
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.kit.standing import marks_of

Move = tuple[str, Callable[[], None]]  # by name, so that it can be remembered which have helped

FEW = 4  # cards that change their place at once
NEAR = 12  # a count is rarely more than this above its least


class Editor:
    """Writes straight into the state of a game: a position has no history to record.

    What is said here holds for any game; a game with a world of its own says more.
    """

    fixed: ClassVar[frozenset[str]] = frozenset({"winner"})  # what no move touches
    g: CardGame

    def __init__(self, g: CardGame, lot: random.Random) -> None:
        self.g = g
        self.lot = lot
        self.base = g.schema.base
        self.slot = g.schema.slot

    def put(self, name: str, value: Any) -> None:
        self.g.values[self.slot[name]] = value

    def set(self, space: Any, attribute: str, value: Any) -> None:
        self.g.values[self.base[attribute] + space.index] = value

    # -- for a game with a world of its own -----------------------------------------------------------

    def tidy(self, keep: Collection[str] = ()) -> None:
        """Make a position legal again after moves; what must be taken away is taken elsewhere than from `keep`."""
        self.enough_markers()
        self.g.forget()

    def grounds(self) -> Sequence[Any]:
        """The spaces where a lasting event is likely to stand."""
        return self.g.spaces

    def ready(self) -> Sequence[Any]:
        """Those of them where one can stand as they are now."""
        return self.grounds()

    def prepare(self, space: Any) -> None:
        """See to it that something can stand in a space."""

    def emptied(self, index: int, empty: Sequence[Any]) -> None:
        """A space as it is in another position, with no mark there."""
        for first in self.base.values():
            self.g.values[first + index] = empty[first + index]
        self.put("marks", tuple(mark for mark in self.g.marks if mark.place != index))

    # -- cards and marks --------------------------------------------------------------------------------

    @property
    def piles(self) -> tuple[str, ...]:
        """Where a card may lie that is not in play, besides the draw pile."""
        return (*(f"hand of {side}" for side in self.g.schema.sides), DISCARD, REMOVED)

    def move(self, number: int, zone: str) -> None:
        """A card to a zone, from wherever it lies."""
        before = zone_of(self.g, number)
        if before:
            self.put(before, tuple(n for n in self.g.get(before) if n != number))
        self.put(zone, (*self.g.get(zone), number))

    def some_cards(self) -> None:
        """Cards from the draw pile to a hand or another pile, or back."""
        lot, g = self.lot, self.g
        zone = lot.choice(self.piles)
        origin, to = (zone, DRAW) if lot.random() < 0.3 else (DRAW, zone)
        for number in choose(lot, g.get(origin), FEW):
            self.move(number, to)

    def put_mark(self, card: Card, name: str, place: Any = None) -> None:
        """A lasting event in force, and its card where it then lies."""
        g = self.g
        blocks = [block for block in card.lasting if block.mark == name]
        lapsing = card.lapsing != "never" and name in (card.title, *(block.mark for block in blocks))
        if card.mark_place:
            place = g.at[card.mark_place]
        if place is None and any(block.placed for block in blocks):
            place = self.lot.choice(self.ready())
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

    def some_mark(self) -> None:
        """A lasting event of any card in force, or one of those in force ended."""
        g, lot = self.g, self.lot
        if g.marks and lot.random() < 0.4:
            self.end_mark(lot.choice(g.marks).name)
            return
        leaving = [card for card in g.library.cards.values() if marks_of(card)]
        for card in leaving and [lot.choice(leaving)]:
            if card.number not in g.get(IN_PLAY):
                self.put_mark(card, lot.choice(marks_of(card)))

    def cards_named(self, name: str) -> list[Card]:
        """Cards of the game with this title, or with a mark of this name."""
        cards = self.g.library.cards.values()
        return [c for c in cards if name == c.title] or [c for c in cards if name in marks_of(c)]

    # -- what packs and scenarios add --------------------------------------------------------------------

    def scatter(self) -> None:
        """New tracks anywhere, new markers here and there."""
        for track in self.g.board.added.tracks:
            self.put(track.name, self.lot.randint(track.low, track.high))
        for marker in self.g.board.added.markers:
            for space in choose(self.lot, self.grounds(), FEW):
                self.set(space, marker.plural, self.lot.randint(1, marker.each))
        self.enough_markers()

    def enough_markers(self) -> None:
        """No more new markers than there are."""
        for marker in self.g.board.added.markers:
            left = marker.most
            for space in self.g.spaces:
                here = min(left, self.g.values[self.base[marker.plural] + space.index])
                self.set(space, marker.plural, here)
                left -= here

    def of_added(self, space: Any = None) -> Iterator[Move]:
        """What can be done to new tracks, or to new markers in a space."""
        if space is None:
            for track in self.g.board.added.tracks:
                yield from self._values(self.g.schema.globals[track.name], self.slot[track.name])
        else:
            for marker in self.g.board.added.markers:
                yield from self._values(self.g.schema.attributes[marker.plural], self.base[marker.plural] + space.index)

    # -- moves ------------------------------------------------------------------------------------------

    def of_space(self, space: Any) -> Iterator[Move]:
        """What can be done to one space."""
        for name, field in self.g.schema.attributes.items():
            yield from self._values(field, self.base[name] + space.index)

    def of_game(self) -> Iterator[Move]:
        """What can be done besides."""
        for name, field in self.g.schema.globals.items():
            yield from self._values(field, self.slot[name])
        yield "some cards", self.some_cards
        yield "some mark", self.some_mark

    def about(self, text: str, places: Sequence[Any]) -> Iterator[Move]:
        """What can be done with the cards or the mark of a name, in some of the places."""
        yield f"end {text}", lambda: self.end_mark(text)
        for card in self.cards_named(text)[:2]:
            marks = marks_of(card)
            for name in [name for name in marks if name == text] or marks[:1]:
                for place in (None, *places):
                    yield f"put {name}", functools.partial(self.put_mark, card, name, place)
            if card.number not in self.g.get(IN_PLAY):
                for pile in self.piles:
                    yield f"to {pile}", functools.partial(self.move, card.number, pile)

    def _values(self, field: Field, slot: int) -> Iterator[Move]:
        """The values that a field of the schema may have instead; lists are left to those who know them."""
        if field.name in self.fixed:
            return
        if field.kind in ("choice", "flag"):
            for value in range(len(field.choices) or 2):
                if value != self.g.values[slot]:
                    yield f"{field.name}: {field.show(value)}", functools.partial(self._write, slot, value)
        elif field.kind == "count":
            yield field.name, functools.partial(self._count, slot, field)

    def _write(self, slot: int, value: Any) -> None:
        self.g.values[slot] = value

    def _count(self, slot: int, field: Field) -> None:
        """Any number, mostly a small one."""
        high = field.high if self.lot.random() < 0.3 else min(field.high, field.low + NEAR)
        self._write(slot, self.lot.randint(field.low, high))


def choose(lot: random.Random, things: Sequence[Any], most: int) -> list[Any]:
    """Some of the things, up to so many."""
    return lot.sample(things, min(len(things), lot.randint(0, most))) if things else []

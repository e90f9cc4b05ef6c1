"""A game with a board and cards: what the procedures of any such game share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any, ClassVar, Self

from daedalus.core.game import Checkpoint
from daedalus.core.messages import Said
from daedalus.kit.board import Board, Space
from daedalus.kit.effects import EffectsGame
from daedalus.kit.library import Card, Library


class CardGame(EffectsGame):
    """State, journal and decisions of one game; its procedures are functions of it.

    The schema must have the zones that `kit.deck` names, and a hand for each side.
    """

    catalogue: ClassVar[str] = "kit"  # whose messages it speaks in
    adjacency: ClassVar[str] = ""  # the rule point that says whether linked spaces are adjacent
    playable_point: ClassVar[str] = ""  # the rule point that may forbid an event
    happening_moment: ClassVar[str] = ""  # the moment before an event
    closing_point: ClassVar[str] = ""  # the rule point that may close a space to operations and events
    decides: ClassVar[frozenset[str]] = frozenset()  # fields that may decide the game when they change
    derived: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # attribute -> what is kept until it changes; else itself
    piles: ClassVar[tuple[str, ...]] = ("discard pile", "lapsing box", "removed cards", "draw pile")
    zones: tuple[str, ...]  # where a card can be; the likeliest places first, because every move looks for its card
    spaces: list[Any]
    at: dict[str, Any]
    scenario: Any  # what the game was set up from

    def __init__(self, board: Board, library: Library, seed: int) -> None:
        self.board: Any = board
        self.library = library
        schema = board.schema
        self._base = schema.base
        self._slots = schema.slot
        self._derived = [self.derived.get(f.name, (f.name,) if f.name in schema.base else ()) for f in schema.fields]
        self._decides = [f.name in self.decides for f in schema.fields]
        self.changed = True  # whether the end of the game must be looked for again
        self.zones = ("in play", *(f"hand of {side}" for side in schema.sides), *self.piles)
        super().__init__(schema, seed, library.lasting, library.owners)

    def attach(self) -> None:
        super().attach()
        make = self.board.space_class
        self.spaces = [make(self.board, i, self.values) for i in range(len(self.board.schema.spaces))]
        self.at = {space.name: space for space in self.spaces}
        self._adjacent: dict[int, tuple[Any, ...]] = {}
        self._steps: dict[int, dict[Any, int]] = {}
        self._adjacent_known: Any = None
        self._holding: dict[str, list[Any]] = {}

    # -- the door, named ----------------------------------------------------------------------------

    def write(self, slot: int, new: Any, rule: str) -> None:
        if self.values[slot] == new:  # a sixth of all: nothing derived changes either
            return
        for key in self._derived[slot]:
            self._holding.pop(key, None)
        if self._decides[slot]:
            self.changed = True
        super().write(slot, new, rule)

    def set(self, space: Space, attribute: str, new: Any, rule: str) -> None:
        """Change one attribute of a space."""
        self.write(self._base[attribute] + space.index, new, rule)

    def rollback(self, to: Checkpoint) -> None:
        super().rollback(to)
        self.forget()

    def forget(self) -> None:
        """After values were set other than through the door: nothing derived is still known."""
        self._holding.clear()
        self.changed = True

    # -- cards --------------------------------------------------------------------------------------

    def hand(self, side: str) -> tuple[int, ...]:
        hand: tuple[int, ...] = self.values[self._slots[f"hand of {side}"]]
        return hand

    def card(self, number: int) -> Card:
        return self.library.cards[number]

    def owner_of(self, card: Card) -> str:
        """The side whose event a card is; nobody if it is either's."""
        return card.association if card.association in self.schema.sides else ""

    def title(self, number: int) -> str:
        return f"{number} {self.card(number).title}"

    def label(self, thing: Any) -> str | int:
        if isinstance(thing, Space):
            return thing.name
        if isinstance(thing, Card):
            return thing.number
        return super().label(thing)

    def reshuffle(self) -> None:
        """An empty draw pile is made anew of the discards; a game may do otherwise."""
        discards = self.get("discard pile")
        self.put("discard pile", (), self.cites["reshuffle"])
        self.put("draw pile", self.shuffled(sorted(discards)), self.cites["reshuffle"])

    def as_if_played(self, card: Card, side: str) -> Self:
        """A copy of the game, with a journal of its own, in which the side has just laid down the card."""
        twin = self.copy(len(self.journal))
        slots, values = self._slots, twin.values
        for zone in self.zones:
            if card.number in values[slots[zone]]:
                values[slots[zone]] = tuple(n for n in values[slots[zone]] if n != card.number)
        values[slots["in play"]] = (card.number,)
        twin.context = twin.context._replace(side=side)
        return twin

    # -- spaces -------------------------------------------------------------------------------------

    def place(self, index: int) -> Any:
        return self.spaces[index]

    def choose_space(self, side: str, said: Said, spaces: Sequence[Any], rule: str) -> Any:
        return self.at[str(self.choose(side, said, [space.name for space in spaces], rule))]

    def adjacent(self, space: Any) -> tuple[Any, ...]:
        """The linked spaces, as events in force leave them."""
        marks = self.values[self.marks_slot]
        if self._adjacent_known is not marks:
            self._adjacent_known = marks
            self._adjacent = {}
            self._steps = {}
        found = self._adjacent.get(space.index)
        if found is None:
            found = tuple(self.spaces[i] for i in space.neighbours)
            point = self.adjacency
            if point and self.answered(point):  # asked both ways
                ask = self.ask
                found = tuple(d for d in found if ask(point, True, space, d) and ask(point, True, d, space))
            self._adjacent[space.index] = found
        return found

    def distance(self, space: Any, other: Any) -> int | None:
        """Steps from one space to another, which are as many as back; none if there is no way."""
        near = self.adjacent(other)
        steps = self._steps.get(other.index)
        if steps is None:
            steps = self._steps[other.index] = dict.fromkeys(near, 1) | {other: 0}
            edge = list(near)
            for c in edge:  # grows while it is walked
                further = [d for d in self.adjacent(c) if d not in steps]
                steps.update(dict.fromkeys(further, steps[c] + 1))
                edge += further
        return steps.get(space)

    def open(self, space: Any) -> bool:
        """Whether operations and events may touch the space."""
        if self.values[self.marks_slot] is not self.indexed:  # asked for every space: as `answered`, without a call
            self.active()
        return self.closing_point not in self._index or bool(self.ask(self.closing_point, True, space))

    def column(self, attribute: str) -> list[Any]:
        """The values of an attribute for all spaces, in the order of the board."""
        base = self._base[attribute]
        return self.values[base : base + len(self.spaces)]

    def holding(self, attribute: str) -> list[Any]:
        """Spaces where an attribute is not nothing, in the order of the board; kept until it changes."""
        found = self._holding.get(attribute)
        if found is None:
            found = list(compress(self.spaces, self.column(attribute)))
            self._holding[attribute] = found
        return found

    def kept(self, key: str) -> list[Any] | None:
        """A list that somebody has kept under a key of `derived` and that still holds."""
        return None if self._temporary else self._holding.get(key)

    def keep(self, key: str, found: list[Any]) -> None:
        if not self._temporary:
            self._holding[key] = found

    # -- time ---------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether the set-up is over: a game that counts its turns begins with the first."""
        return "turn" not in self._slots or bool(self.get("turn"))

    # -- history that cards look back on ------------------------------------------------------------

    def remember(self, what: str, space: Any) -> None:
        entry = (what, space.name)
        if entry not in self.get("history"):
            self.put("history", (*self.get("history"), entry), self.cites["history"])

    def recently(self, what: str, space: Any) -> bool:
        """Whether it happened there in this or the last phase."""
        entry = (what, space.name)
        return entry in self.get("history") or entry in self.get("last history")

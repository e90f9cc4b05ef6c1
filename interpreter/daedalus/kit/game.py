"""A game with a board and cards: what the procedures of any such game share."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence
from itertools import compress
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

from daedalus.core.compiled import mypyc_attr
from daedalus.core.messages import Said, Written
from daedalus.core.schema import Schema
from daedalus.kit import messages as tell
from daedalus.kit.board import Board
from daedalus.kit.effects import Mark
from daedalus.kit.hearing import LOT, Heard, hear
from daedalus.kit.library import Card, Library
from daedalus.kit.space import Space
from daedalus.kit.telling import TellingGame
from daedalus.language.compile import ANYTHING

LINKS: Final = "links"  # which spaces are adjacent, and how far from each other
ANY_TWO: Final = (ANYTHING, ANYTHING)
IN_ORDER: Final = attrgetter("index")  # of spaces: that of the board
FEW: Final = 6  # things that are as quickly looked through as looked up
SETTLED: Final = "settled"  # kept while nothing that may decide the game has changed


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(TellingGame):
    """State, journal and decisions of one game; its procedures are functions of it.

    The schema must have the zones that `kit.deck` names, and a hand for each side.
    """

    catalogue: ClassVar[str] = "kit"  # whose messages it speaks in
    adjacency: ClassVar[str] = ""  # the rule point that says whether spaces are adjacent, as the linked ones are
    playable_point: ClassVar[str] = ""  # the rule point that may forbid an event
    happening_moment: ClassVar[str] = ""  # the moment before an event
    drawing_moment: ClassVar[str] = ""  # the moment after a side has drawn cards
    discarding_moment: ClassVar[str] = ""  # the moment after a side has discarded a card
    closing_point: ClassVar[str] = ""  # the rule point that may close a space to operations and events
    decides: ClassVar[frozenset[str]] = frozenset()  # fields that may decide the game when they change
    derived: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # attribute -> what is kept until it changes; else itself
    piles: ClassVar[tuple[str, ...]] = ("discard pile", "lapsing box", "removed cards", "draw pile")
    heard: list[Heard] | None = None  # what bots say of themselves, for who listens
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
        self._hands = {side: schema.slot[f"hand of {side}"] for side in schema.sides}
        self.zones = ("in play", *(f"hand of {side}" for side in schema.sides), *self.piles)
        self.zone_slots = [schema.slot[zone] for zone in self.zones]
        super().__init__(schema, seed, library.lasting, library.owners)

    def attach(self) -> None:
        super().attach()
        make = self.board.space_class
        self.spaces = [make(self.board, i, self.values) for i in range(len(self.board.schema.spaces))]
        self.at = {space.name: space for space in self.spaces}
        self._passing: tuple[int, dict[Any, Any]] = (-1, {})
        self._moment: tuple[int, Any, dict[Any, Any]] = (-1, None, {})
        self._links_by: dict[tuple[Any, ...], dict[Any, Any]] = {}  # what has a say in them -> adjacency and distance
        self._links_now: dict[Any, Any] = {}

    # -- the door, named ----------------------------------------------------------------------------

    @classmethod
    def depending(cls, schema: Schema) -> list[tuple[str, ...]]:
        game: Any = cls  # which can be hashed, whatever a checker says of classes
        return _depending(game, schema)

    def set(self, space: Space, attribute: str, new: Any, rule: str) -> None:
        """Change one attribute of a space."""
        self.write(self._base[attribute] + space.index, new, rule)

    def forget(self) -> None:
        super().forget()
        self._passing = (-1, {})
        self._moment = (-1, None, {})

    # -- cards --------------------------------------------------------------------------------------

    def hand(self, side: str) -> tuple[int, ...]:
        hand: tuple[int, ...] = self.values[self._hands[side]]
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

    def one_by_lot(self, things: Sequence[Any]) -> Any:
        taken = super().one_by_lot(things)
        if self.heard is not None and len(things) > 1:
            hear(self, LOT, "", of=things, left=(taken,))
        return taken

    def may_look_at_hand(self, side: str) -> bool:
        """For subclasses: whether an event may show the cards of a side."""
        return True

    def stands_for(self, option: str | int) -> Any:
        """For subclasses: the thing that an option of a question is about; nothing if it is a way to answer."""
        return self.at.get(str(option))

    def tell_lot(self, thing: Any) -> None:
        """A card is told to those who may look where it lies: to all, to its owner, or to nobody."""
        if not isinstance(thing, Card):
            super().tell_lot(thing)
            return
        zone = next((zone for zone in self.zones if thing.number in self.get(zone)), "")
        hidden = self.schema.fields[self._slots[zone]].hidden_from if zone else ()
        seeing = [side for side in self.schema.sides if side not in hidden]
        said = tell.CARD_BY_LOT(thing.number) if seeing else tell.UNSEEN_BY_LOT()
        self.reveal(said, seeing[0] if len(seeing) == 1 else "", self.cites["event"])

    def pick(
        self, side: str, asked: Written, things: Sequence[Any], may_stop: bool = False, bound: Sequence[Any] = ()
    ) -> Any:
        if len(things) + may_stop > 1 and isinstance(things[0], Card):
            self.show_pile(side, things)
        return super().pick(side, asked, things, may_stop, bound)

    def show_pile(self, side: str, cards: Sequence[Card]) -> None:
        """Who chooses among cards of the draw pile sees them, and so does not take back what was decided before."""
        pile = self.get("draw pile")
        seen = tuple(card.number for card in cards if card.number in pile)
        if seen:
            self.reveal(tell.CARDS_SEEN(seen), side, self.cites["open"])

    def reshuffle(self) -> None:
        """An empty draw pile is made anew of the discards; a game may do otherwise."""
        discards = self.get("discard pile")
        self.put("discard pile", (), self.cites["reshuffle"])
        self.put("draw pile", self.shuffled(sorted(discards)), self.cites["reshuffle"])

    def sends(self, card: Card, side: str, *, happened: bool) -> bool:
        """For subclasses: send a played card where the rules of the game do; says whether that was done."""
        return False

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

    # -- ways to win that a pack brings ---------------------------------------------------------------

    def settle(self) -> None:
        super().settle()
        if self.board.goals:
            self.check_goals()

    def check_goals(self) -> None:
        """Whether a side has what a pack or the scenario lets it win by; if both have, the side that acts."""
        if not self.get("turn"):
            return  # nobody wins before the first turn
        met = [goal for goal in self.board.goals if goal.holds(self, goal.side)]
        first = [goal for goal in met if goal.side == (self.context.side or self.at_work())]
        for goal in [*first, *met][:1]:
            self.win(goal.side, goal.rule)

    # -- spaces -------------------------------------------------------------------------------------

    def place(self, index: int) -> Any:
        return self.spaces[index]

    def choose_space(self, side: str, said: Said, spaces: Sequence[Any], rule: str) -> Any:
        return self.at[str(self.choose(side, said, [space.name for space in spaces], rule))]

    def adjacent(self, space: Any) -> tuple[Any, ...]:
        """The linked spaces, as events in force leave them, and those that they link."""
        links = self._links()
        found: tuple[Any, ...] | None = links.get(space)
        if found is None:
            found = tuple(self.spaces[i] for i in space.neighbours)
            point = self.adjacency
            if point and self.answered(point):  # asked both ways
                ask = self.ask
                joined = [d for d in self._joinable(space) if d is not space and d not in found]
                found = (  # one `no` cuts a link, one `yes` makes one
                    *(d for d in found if ask(point, True, space, d) and ask(point, True, d, space)),
                    *(d for d in joined if ask(point, False, space, d) or ask(point, False, d, space)),
                )
            links[space] = found
        return found

    def beside(self, space: Any) -> list[Any]:
        """The same in the order of the board."""
        links = self._links()
        found: list[Any] | None = links.get(("beside", space))
        if found is None:
            found = links["beside", space] = sorted(self.adjacent(space), key=IN_ORDER)
        return found

    def _joinable(self, space: Any) -> Sequence[Any]:
        """The spaces that an event in force may join to it: mostly those that it names."""
        names: set[object] = set()
        for yes in (answer.yes for answer in self._index[self.adjacency] if answer.yes is not None):
            for here, there in (yes, yes[::-1]) if yes else (ANY_TWO,):
                if here in (ANYTHING, space.name):
                    if there == ANYTHING:
                        return self.spaces
                    names.add(there)
        return [self.at[name] for name in self.at if name in names]

    def _links(self) -> dict[Any, Any]:
        """What is known of adjacency and distance as the marks in force are."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        return self.passing().setdefault(LINKS, {}) if self.adjacency in self._varying else self._links_now

    def distance(self, space: Any, other: Any) -> int | None:
        """Steps from one space to another, which are as many as back; none if there is no way."""
        links = self._links()
        if self.adjacency not in self._index:
            return _printed_steps(self.board)[other.index].get(space.index)
        steps: dict[Any, int] | None = links.get(("steps to", other))
        if steps is None:
            near = self.adjacent(other)
            steps = links["steps to", other] = dict.fromkeys(near, 1) | {other: 0}
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

    def common(self, things: Sequence[Any], those: Collection[Any]) -> Sequence[Any]:
        if things is self.spaces and isinstance(those, list):
            return those  # in the order of the board, as everything that tells of spaces
        return super().common(things, those if len(those) <= FEW else set(those))

    def column(self, attribute: str) -> list[Any]:
        """The values of an attribute for all spaces, in the order of the board."""
        base = self._base[attribute]
        return self.values[base : base + len(self.spaces)]

    def holding(self, attribute: str) -> list[Any]:
        """Spaces where an attribute is not nothing, in the order of the board; kept until it changes."""
        kept = self.known.get(attribute)
        if kept is None:
            kept = self.known[attribute] = {}
        found: list[Any] | None = kept.get(ANYTHING)
        if found is None:
            found = kept[ANYTHING] = list(compress(self.spaces, self.column(attribute)))
        return found

    def having(self, attribute: str, value: Any) -> list[Any]:
        """Spaces where an attribute has a value, in the order of the board; kept until any of them changes."""
        kept = self.known.get(attribute)
        if kept is None:
            kept = self.known[attribute] = {}
        found: list[Any] | None = kept.get(value)
        if found is None:
            column = self.column(attribute)
            found = kept[value] = [space for space, there in zip(self.spaces, column, strict=True) if there == value]
        return found

    def kept(self, point: str) -> dict[Any, Any]:
        """Where something is kept under a key of `derived` that a rule point has a say in.

        If an event in force answers by what it finds, what was found holds for the moment only.
        """
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        return self.passing() if point in self._varying else self.known

    def passing(self) -> dict[Any, Any]:
        """What holds until anything at all changes: an event's answer may depend on any part of the state."""
        now = self.changes
        if self._passing[0] != now:
            self._passing = (now, {})
        return self._passing[1]

    def moment(self) -> dict[Any, Any]:
        """The same for what depends on the card at work too: it holds until anything changes or another is."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        now, context, kept = self._moment
        if now != self.changes or context is not self.context:
            kept = {}
            self._moment = (self.changes, self.context, kept)
        return kept

    def _rebuild(self, marks: Sequence[Mark]) -> None:
        super()._rebuild(marks)
        self._passing = (-1, {})
        self._moment = (-1, None, {})
        saying = tuple([(answer.function, answer.bound) for answer in self._index.get(self.adjacency, ())])
        self._links_now = self._links_by.setdefault(saying, {})  # the same events, the same map

    # -- the end ------------------------------------------------------------------------------------

    def to_settle(self) -> bool:
        """Whether something that may decide the game has changed since this was last asked."""
        if SETTLED in self.known:
            return False
        self.known[SETTLED] = True
        return True

    # -- time ---------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether the set-up is over: a game that counts its turns begins with the first."""
        return "turn" not in self._slots or bool(self.get("turn"))

    # -- history that cards look back on ------------------------------------------------------------

    def remember(self, what: str, space: Any) -> None:
        entry = (what, space.name)
        history = self.get("history")
        if entry not in history:
            self.put("history", (*history, entry), self.cites["history"])

    def recently(self, what: str, space: Any) -> bool:
        """Whether it happened there in this or the last phase."""
        entry = (what, space.name)
        return entry in self.get("history") or entry in self.get("last history")


@functools.lru_cache(maxsize=32)
def _printed_steps(board: Board) -> list[dict[int, int]]:
    """For each space how far the others are while no event has a say in it: the same in all games on the board."""
    found: list[dict[int, int]] = []
    for start in range(len(board.neighbours)):
        steps = {start: 0}
        for here in (edge := [start]):  # grows while it is walked
            further = [there for there in board.neighbours[here] if there not in steps]
            steps.update(dict.fromkeys(further, steps[here] + 1))
            edge += further
        found.append(steps)
    return found


@functools.lru_cache(maxsize=64)
def _depending(game: type[CardGame], schema: Schema) -> list[tuple[str, ...]]:
    """What is worked out from an attribute: which spaces have it, unless the game says more."""
    plain: dict[str, tuple[str, ...]] = {name: (name,) for name in schema.base} | dict(game.derived)
    return [plain.get(f.name, ()) + ((SETTLED,) if f.name in game.decides else ()) for f in schema.fields]

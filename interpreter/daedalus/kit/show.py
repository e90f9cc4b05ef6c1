"""How a game shows itself in plain lines. What stands here fits any game; one that has more to show says it better."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self

from daedalus.core.decision import Decision, Option
from daedalus.core.messages import Reason, Said
from daedalus.core.schema import Field
from daedalus.core.view import Hidden, seen
from daedalus.kit import messages as tell
from daedalus.kit import showlines as shown
from daedalus.kit.called import AsWritten, Called, Naming
from daedalus.kit.figures import SPACE
from daedalus.kit.forecast import Forecast, Foresees
from daedalus.kit.game import CardGame
from daedalus.kit.picture import Gauge, Group, Picture, Row, Sign, Tile

EVERYBODY = ""  # who sees everything
PUBLIC = "public"  # what everybody may see, whoever looks
EVENT = "event"  # the way of playing a card that makes its event happen
# What a reader of the log learns better from the notes, or need not know.
BOOKKEEPING = frozenset(
    {"draw pile", "discard pile", "lapsing box", "in play", "history", "last history", "turn", "winner", "draws"}
)


class Show:
    """The board, the tracks and the end of a game as text."""

    space: ClassVar[str] = SPACE  # what a space is called
    spaces: ClassVar[str] = f"{SPACE}s"
    zones: ClassVar[tuple[str, ...]] = ("discard pile", "removed cards")  # open cards that lie beside the board
    tracks: ClassVar[tuple[str, ...]] = ()  # what else lies there, shown where there is any of it
    phase_fields: ClassVar[tuple[str, ...]] = ()  # the fields that a phase is known by
    charted: ClassVar[tuple[str, ...]] = ()  # tracks whose way over the turns tells how a game went
    leads: ClassVar[Mapping[str, tuple[str, str]]] = {}  # tracks that count for one side above 0, for another below
    legend: ClassVar[tuple[str, ...]] = ()  # what explains the signs of its picture, by key
    forecasts: ClassVar[Mapping[str, Foresees]] = {}  # what the options of a question would mean, by its key

    def __init__(self, sides: Mapping[str, str]) -> None:
        self.sides = sides
        self.called: Called = AsWritten()

    def calling(self, called: Called) -> Self:
        """The same with other names for things."""
        made = copy.copy(self)
        made.called = called
        made.sides = {side: called.side(side, name) for side, name in self.sides.items()}
        return made

    def value(self, field: Field, value: Any, called: Naming | None = None) -> str:
        """What a field holds; of a track that counts for either side, how far the one is that is ahead."""
        names = called or self.called
        ahead = self.ahead(field.name, value)
        if ahead:
            return f"{abs(value)} {names.side(ahead, self.sides[ahead])}"
        word = field.show(value)
        return names.part(field.name, word) if field.kind in ("choice", "flag") else word

    def ahead(self, name: str, value: Any) -> str:
        """The side that a track counts for; nothing if it is 0 or no such track."""
        above, below = self.leads.get(name, ("", ""))
        return (above if value > 0 else below if value else "") if above else ""

    def course(self, g: CardGame) -> dict[str, int]:
        """Where the tracks stand whose way over the turns tells how a game went; a game may have more such figures."""
        return {name: int(g.get(name)) for name in self.charted}

    def forecast(self, g: CardGame, decision: Decision, option: Option) -> Forecast | None:
        """What an option would mean, as far as the game can say: nothing is rolled, and nothing hidden is looked at."""
        foresees = self.forecasts.get(decision.key)
        return foresees(g, decision, option) if foresees is not None else None

    # -- the log --------------------------------------------------------------------------------------

    def bookkeeping(self, g: CardGame) -> frozenset[str]:
        """The fields whose changes are not told."""
        return BOOKKEEPING | {f"hand of {side}" for side in self.sides} | {*self.phase_fields}

    def phase(self, g: CardGame, values: Mapping[str, Any]) -> Said | None:
        """A heading for what the log tells next, by the fields of `phase_fields` as they were then."""
        return None

    def heads(self, note: Said) -> bool:
        """Whether a note is a heading for what the log tells next."""
        return note.message is tell.TURN_ENDS

    def repeats(self, note: Said, play: Said) -> bool:
        """Whether a note says only what the line about the card play before it has said."""
        side, card, way = play.values
        return bool(way == EVENT and note == tell.EVENT_HAPPENS(card, side))

    def track(self, name: str) -> str:
        """A field as it is called inside a line; one that is named after a side begins with the side's name."""
        side, _, rest = name.partition(" ")
        return self.called.field(name, f"{self.sides[side]} {rest}" if side in self.sides and rest else name)

    def say(self, g: CardGame, said: Said) -> str:
        """What the game says of a position, in words."""
        return self.called.say(g, said)

    def line(self, g: CardGame, name: str, what: str) -> str:
        """A name and what is said of it."""
        return self.say(g, shown.LINE(name, what))

    # -- in one line ----------------------------------------------------------------------------------

    def turn(self, g: CardGame) -> int | None:
        """The time of the game; nothing if it does not count its turns."""
        return int(g.get("turn")) if "turn" in g.schema.slot else None

    def status(self, g: CardGame) -> str:
        """The tracks in one line, but for those that are added: they follow it."""
        untold = {*self.bookkeeping(g), *g.board.added.of_game}
        fields = [f for f in g.schema.globals.values() if f.kind in ("count", "choice") and f.name not in untold]
        return ", ".join(f"{self.track(field.name)} {self.value(field, g.get(field.name))}" for field in fields)

    def standing(self, g: CardGame) -> str:
        """How near the end is, in one line."""
        return self.status(g)

    def why_won(self, g: CardGame, rule: str) -> str:
        """What ended the game, in words; nothing if there is no more to say than that it is over."""
        said = self.won_by(g, rule)
        return self.say(g, said) if said is not None else ""

    def won_by(self, g: CardGame, rule: str) -> Said | None:
        """For subclasses: what ended the game."""
        return None

    # -- the board ------------------------------------------------------------------------------------

    def board(self, g: CardGame, side: str = EVERYBODY) -> Iterator[tuple[str, ...] | str]:
        """All that lies on the board, as the side may see it: plain lines, and rows of a table for the spaces."""
        yield from self.above(g, side)
        yield from self.table(g, side)

    def brief(self, g: CardGame) -> Iterator[tuple[str, ...] | str]:
        """The same in fewer lines, as far as everybody may see it: spaces where nothing lies share a line for each
        level, and piles are left out."""
        yield from self.above(g, PUBLIC, piles=False)
        head, *rows = self.table(g, PUBLIC)
        yield from (head, *(row for row in rows if row[-1]))
        bare: dict[str, list[str]] = {}
        for name, level, there in rows:
            if not there:
                bare.setdefault(level, []).append(name)
        if bare:
            empty = self.say(g, shown.EMPTY())
            yield upper("; ".join(self.line(g, level or empty, ", ".join(names)) for level, names in bare.items()))

    def above(self, g: CardGame, side: str = EVERYBODY, *, piles: bool = True) -> Iterator[str]:
        """What is shown above the spaces."""
        yield self.head(g)
        yield self.hands(g, side)
        yield from self.beside(g, side, piles=piles)

    def head(self, g: CardGame) -> str:
        status, turn = ", ".join(filter(None, (self.status(g), *self.added(g)))), self.turn(g)
        return status if turn is None else self.line(g, self.say(g, tell.TURN_BEGINS(turn)), status)

    def added(self, g: CardGame) -> Iterator[str]:
        """Where the tracks stand that packs or the scenario add, with their levels."""
        for track in g.board.added.tracks:
            value = g.get(track.name)
            level = next((name for name, (low, high) in track.levels.items() if low <= value <= high), "")
            shown_level = f" ({self.called.part(track.name, level)})" if level else ""
            yield f"{self.track(track.name)} {value}{shown_level}"

    def hands(self, g: CardGame, side: str = EVERYBODY) -> str:
        hands = ", ".join(self.hand(g, whose, side) for whose in self.sides)
        return self.line(g, self.say(g, shown.HANDS()), f"{hands}; {self.track('draw pile')} {len(g.get('draw pile'))}")

    def hand(self, g: CardGame, whose: str, side: str = EVERYBODY) -> str:
        """The cards a side holds; of another's only how many."""
        cards = self.seen(g, side, g.schema.slot[f"hand of {whose}"])
        if isinstance(cards, Hidden) or not cards:
            return f"{self.sides[whose]} {len(cards)}"
        return f"{self.sides[whose]} {len(cards)} ({', '.join(map(g.title, sorted(cards)))})"

    def beside(self, g: CardGame, side: str = EVERYBODY, *, piles: bool = True) -> Iterator[str]:
        """What lies beside the board, and the lasting events that stand nowhere on it."""
        for name in (*self.tracks, *(self.zones if piles else ())):
            value = self.seen(g, side, g.schema.slot[name])
            if isinstance(value, Hidden) and value:
                yield self.line(g, self.title(name), self.say(g, shown.HIDDEN(len(value))))
            elif value and name in self.zones:
                yield self.line(g, self.title(name), ", ".join(map(g.title, value)))
            elif value:
                items = value if isinstance(value, tuple) else (value,)
                yield self.line(g, self.title(name), ", ".join(self.called.item(name, item) for item in items))
        far = [mark.name for mark in g.marks if mark.place < 0]
        if far:
            yield self.line(g, self.say(g, shown.IN_EFFECT()), ", ".join(far))
        yield from self.goals(g)

    def goals(self, g: CardGame) -> Iterator[str]:
        """The ways to win that packs or the scenario add."""
        for goal in g.board.goals:
            rule = f" ({goal.rule})" if goal.rule else ""
            what = self.called.condition(goal.node, goal.condition)
            yield self.say(g, shown.ALSO_WINS(self.sides[goal.side], what)) + rule

    def table(self, g: CardGame, side: str = EVERYBODY) -> Iterator[tuple[str, ...]]:
        """The spaces, one a row, under a heading."""
        yield (self.space_word(g), self.say(g, shown.LEVEL()), self.say(g, shown.THERE()))
        for space in g.spaces:
            yield (self.called.space(space.name), self.levels(g, space), ", ".join(self.pieces(g, space, side)))

    def space_word(self, g: CardGame) -> str:
        """What a space is called; a game that has a word of its own for it names it among its fields."""
        return self.called.field(self.space, self.say(g, shown.SPACE()))

    def title(self, name: str) -> str:
        """A field as it is called at the beginning of a line."""
        return upper(self.track(name))

    def is_level(self, field: Field) -> bool:
        """Whether a field of a space says what the space is; else it says what lies there."""
        return field.kind == "choice"

    def levels(self, g: CardGame, space: Any) -> str:
        """What a space is."""
        fields = [f for f in g.schema.attributes.values() if self.is_level(f)]
        return " ".join(self.value(f, g.values[g.schema.base[f.name] + space.index]) for f in fields)

    def pieces(self, g: CardGame, space: Any, side: str = EVERYBODY) -> Iterator[str]:
        """Everything that lies in a space, as the side may see it."""
        for name, field in g.schema.attributes.items():
            value = self.seen(g, side, g.schema.base[name] + space.index)
            if self.is_level(field) or not value:
                continue
            if isinstance(value, Hidden):
                yield self.called.count(name, len(value), f"{len(value)} {name}")
            elif field.kind == "list":
                yield from (self.called.item(name, item) for item in value)
            elif field.kind == "flag":
                yield self.track(name)
            elif field.kind == "choice":
                yield self.called.marker(name, field.show(value))
            else:
                yield self.called.count(name, value, f"{value} {_one(g, name) if value == 1 else name}")
        yield from (mark.name for mark in g.marks if mark.place == space.index)

    # -- the picture ----------------------------------------------------------------------------------

    def signs(self, g: CardGame, space: Any, side: str = EVERYBODY) -> Iterator[Sign]:
        """Everything that lies in a space for a picture, by key."""
        for name, field in g.schema.attributes.items():
            value = self.seen(g, side, g.schema.base[name] + space.index)
            if self.is_level(field) or not value:
                continue
            if isinstance(value, Hidden):
                yield Sign(name, len(value))
            elif field.kind == "list":
                yield from (Sign(str(item)) for item in value)
            elif field.kind == "flag":
                yield Sign(name)
            elif field.kind == "choice":
                yield Sign(f"{field.show(value)} {name}")
            else:
                yield Sign(name, int(value), self.tone(name))
        yield from (Sign(mark.name) for mark in g.marks if mark.place == space.index)

    def tone(self, name: str) -> str:
        """For subclasses: whose the pieces are that a field counts."""
        return ""

    def picture(self, g: CardGame, side: str = EVERYBODY) -> Picture:
        """The board at a glance, as the side may see it."""
        rows = tuple(row for row in self.rows(g, side) if row.gauges)
        return Picture(rows, tuple(self.groups(g, side)), self.legend)

    def rows(self, g: CardGame, side: str) -> Iterator[Row]:
        """The tracks, the hands, what lies beside the board, and what is in effect."""
        untold = {*self.bookkeeping(g), *g.board.added.of_game}
        fields = [f for f in g.schema.globals.values() if f.name not in untold]
        counts = [Gauge(self.track(f.name), int(g.get(f.name))) for f in fields if f.kind == "count"]
        levels = [Gauge(self.track(f.name), level=f.show(g.get(f.name))) for f in fields if f.kind == "choice"]
        yield Row("", (*counts, *levels, *self.added_gauges(g)))
        yield self.hands_row(g)
        yield self.effects_row(g)

    def hands_row(self, g: CardGame) -> Row:
        hands = (Gauge(whose, len(g.hand(whose)), tone=whose) for whose in self.sides)
        return Row("hands", (*hands, Gauge("draw pile", len(g.get("draw pile")))))

    def added_gauges(self, g: CardGame) -> Iterator[Gauge]:
        """The tracks that packs or the scenario add."""
        for track in g.board.added.tracks:
            value = int(g.get(track.name))
            level = next((name for name, (low, high) in track.levels.items() if low <= value <= high), "")
            yield Gauge(track.name, value, level)

    def effects_row(self, g: CardGame) -> Row:
        """Lasting events that stand nowhere on the board."""
        return Row("in effect", tuple(Gauge(mark.name) for mark in g.marks if mark.place < 0))

    def groups(self, g: CardGame, side: str) -> Iterator[Group]:
        """The spaces; a game that has regions or levels may group them."""
        yield Group("", tuple(self.tile(g, space, side) for space in g.spaces))

    def tile(self, g: CardGame, space: Any, side: str) -> Tile:
        level, there = self.levels(g, space), tuple(self.signs(g, space, side))
        return Tile(space.name, (Sign(level),) if level else (), there, bare=not there)

    def state(self, g: CardGame, space: Any) -> str:
        """All of a space in one line."""
        there = ", ".join(self.pieces(g, space)) or self.say(g, shown.EMPTY())
        return "; ".join(filter(None, (self.levels(g, space), there)))

    def seen(self, g: CardGame, side: str, slot: int) -> Any:
        value = g.values[slot]
        if side == PUBLIC:
            views = (seen(g, one, slot, value) for one in self.sides)
            return next((view for view in views if view != value), value)
        return value if side == EVERYBODY else seen(g, side, slot, value)

    # -- everything that follows from a position ------------------------------------------------------

    def figures(self, g: CardGame) -> dict[str, Any]:
        """A position and all that the rules make of it, for a program; reasons are not in words yet."""
        from daedalus.kit.figures import figures

        return figures(g, self.space)

    def figures_text(self, g: CardGame, data: dict[str, Any]) -> Iterator[str]:
        """The same for a person."""
        yield f"\n{self.head(g)}"
        yield self.hands(g)
        yield from self.beside(g)
        yield from self.spaces_text(g, data)
        yield from self.lasting_text(g, data["lasting"])
        yield f"\n{self.say(g, shown.EVENTS_NOW())}"
        yield from self.events_text(g, data["events"])

    def spaces_text(self, g: CardGame, data: dict[str, Any]) -> Iterator[str]:
        """All spaces under a heading."""
        yield f"\n{upper(self.called.field(self.spaces, self.say(g, shown.SPACES())))}"
        for space in g.spaces:
            yield from self.space_text(g, data, space)

    def space_text(self, g: CardGame, data: dict[str, Any], space: Any) -> Iterator[str]:
        """One space."""
        yield f"  {self.line(g, self.called.space(space.name), self.state(g, space))}"
        yield self.near_text(g, data["spaces"][space.name]["adjacent"])

    def near_text(self, g: CardGame, names: list[str]) -> str:
        near = ", ".join(map(self.called.space, names)) or self.say(g, shown.NONE())
        return f"    {self.say(g, shown.ADJACENT(near))}"

    def side_text(self, g: CardGame, data: dict[str, Any], side: str) -> Iterator[str]:
        """One side: the cards it holds, each with what keeps it from playing the event."""
        held = sorted(g.hand(side))
        yield f"  {self.say(g, shown.HOLDS(len(held)))}"
        for number in held:
            reason: Reason | None = data["events"][str(number)][side]
            said = shown.HELD_NO_EVENT(number, reason) if reason else shown.HELD_EVENT(number)
            yield f"  {self.say(g, said)}"

    def lasting_text(self, g: CardGame, lasting: list[dict[str, Any]]) -> Iterator[str]:
        """What is in force, each with what it does: in sentences, or as the card says it."""
        yield f"\n{self.say(g, shown.LASTING())}"
        for event in lasting:
            name, card, place = event["name"], event["card"], event[self.space]
            at = (self.called.space(place),) if place else ()
            known = {(True, True): shown.LAPSING_IN, (True, False): shown.LAPSING, (False, True): shown.MARK_IN}
            yield f"  {self.say(g, known.get((event['lapsing'], bool(at)), shown.MARK)(name, *at, card))}"
            written = [row["text"] for row in (*event["answers"], *event["waits for"])]
            yield from (f"    {text}" for text in self.called.effects(g.card(card).tree, name) or written)

    def events_text(self, g: CardGame, events: dict[str, dict[str, Any]]) -> Iterator[str]:
        """Who may play each event, and what keeps a side from it whose event it could be."""
        for number, about in events.items():
            able = self.together(g, [name for side, name in self.sides.items() if not about[side]])
            zone = self.track(about["zone"]) if about["zone"] else self.say(g, shown.ELSEWHERE())
            card, who = f"{number} {about['title']}", able or self.say(g, shown.NOBODY())
            yield f"  {self.say(g, shown.EVENT(card, zone, who))}"
            for side, name in self.sides.items():
                reason: Reason | None = about[side]
                if reason and reason.said.message is not tell.OTHER_SIDES:  # that goes without saying
                    yield f"    {self.line(g, name, self.reason(g, reason))}"

    def reason(self, g: CardGame, reason: Reason) -> str:
        """What keeps a side from something, with its rule."""
        said = self.say(g, reason.said)
        return f"{said} ({reason.rule})" if reason.rule else said

    def together(self, g: CardGame, names: list[str]) -> str:
        """Names with their `and`; nothing of none."""
        *before, last = names or [""]
        return self.say(g, shown.BOTH(", ".join(before), last)) if before else last


def _one(g: CardGame, plural: str) -> str:
    """One of the pieces that a field counts."""
    named = (marker.name for marker in g.board.added.markers if marker.plural == plural)
    return next(named, plural.removesuffix("s"))


def upper(text: str) -> str:
    """A line begins with a capital."""
    return text[:1].upper() + text[1:]

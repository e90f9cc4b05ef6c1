"""The words of new tracks and markers, and new ways to win: data of a pack or a scenario.

A track `oil price` brings `+1 oil price`, `set oil price to 3`, `oil price > 3` and, if it has levels,
`oil price level = high`; a marker `camp` brings `place 1 camp in c`, `remove 1 camp from c`, `remove all camps from c`,
`move 1 camp from c to d`, `camps in c` and `camps on map`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from daedalus.core.errors import BrokenFile, DaedalusError, Place
from daedalus.kit.added import Additions, Marker, Track
from daedalus.kit.board import Space
from daedalus.kit.game import CardGame
from daedalus.kit.layers import MARKERS, TRACKS, VICTORY, Layer, where_is
from daedalus.language.compile import Compiler
from daedalus.language.findings import Finding
from daedalus.language.reader import Reader
from daedalus.language.records import NOTHING, Adds, Bands, Between, Is, Moves, OnTrack, Removes, Shifts, Then
from daedalus.language.roles import Count, Figure, Step
from daedalus.language.roles import Place as Where
from daedalus.language.typed import Call, If
from daedalus.language.vocabulary import NUMBER, Vocabulary
from daedalus.language.walking import nodes

BAND = "band"  # the type of the levels of tracks
LET = "let asked = "  # a value in a line of its own


# -- their words -----------------------------------------------------------------------------------------------------


def declare(v: Vocabulary, added: Additions) -> None:
    """The words of new tracks and markers."""
    space = next(iter(v.types.values()))
    example = next((name for name, (type_, _) in v.names.items() if type_ == space.name), "")
    for track in added.tracks:
        _words_of_track(v, track)
    for marker in added.markers:
        _words_of_marker(v, marker, space.name, example)


def _words_of_track(v: Vocabulary, track: Track) -> None:
    name, key = track.name, track.key
    v.track(name, track.low, track.high, key, track.levels)

    @v.value(name, NUMBER, key=key, rule=track.rule, gives=OnTrack(name), says=f"Where the track {name} stands.",
            example=f"{name} > {track.low}")  # fmt: skip
    def value(g: CardGame) -> int:
        return int(g.get(name))

    @v.change(f"{{n:number}} {name}", key=f"change-{key}", rule=track.rule, n=Step(name), changes=(Shifts(name),),
            says=f"The track {name} up or down; it stops at its ends.", example=f"+1 {name}")  # fmt: skip
    def shift(g: CardGame, me: str, n: int, *, rule: str) -> None:
        g.shift(name, n, rule)

    @v.verb(f"set {name} to {{n:number}}", key=f"set-{key}", rule=track.rule, n=Figure(name),
            changes=(Shifts(name), Then(f"{name} = n")), says=f"The track {name}, outright; it stops at its ends.",
            example=f"set {name} to {track.high}")  # fmt: skip
    def put(g: CardGame, me: str, n: int, *, rule: str) -> None:
        g.shift(name, n - int(g.get(name)), rule)

    if track.levels:
        _words_of_levels(v, track)


def _words_of_levels(v: Vocabulary, track: Track) -> None:
    """`oil price level = high`; a level that another track has by the same name is the same word."""
    name, key = track.name, track.key
    first = next(iter(track.levels))

    @v.value(f"{name} level", BAND, key=f"{key}-level", rule=track.rule, gives=Bands(name, key),
            says=f"The level of the track {name}.", example=f"{name} level = {first}")  # fmt: skip
    def level(g: CardGame) -> str:
        value = g.get(name)
        return next(level for level, (low, high) in track.levels.items() if low <= value <= high)

    known = {word.pattern for word in v.of_kind("value") if word.result == BAND}
    for word in (word for word in track.levels if word not in known):
        v.value(word, BAND, key=f"{BAND}-{word.replace(' ', '-')}", rule=track.rule, level=Is(BAND, word),
                reads=NOTHING, says=f"The level {word} of a track.",
                example=f"{name} level = {word}")(_constant(word))  # fmt: skip


def _constant(value: str) -> Callable[[CardGame], str]:
    return lambda g: value


def _words_of_marker(v: Vocabulary, marker: Marker, space: str, at: str) -> None:
    plural, said, key, rule = marker.plural, marker.said, marker.key, marker.rule
    v.piece(plural, marker.most, figure=f"{key}-in")

    @v.value(f"{plural} in {{c:{space}}}", NUMBER, key=f"{key}-in", rule=rule, c=Where(), reads=(plural,),
            gives=Between(0, marker.each), says=f"How many {plural} are there.",
            example=f"{plural} in {at} > 0")  # fmt: skip
    def there(g: CardGame, c: Space) -> int:
        return _count(g, c, plural)

    @v.value(f"{plural} on map", NUMBER, key=f"{key}-on-map", rule=rule, reads=(plural,),
            gives=Between(0, marker.most), says=f"How many {plural} there are in all.",
            example=f"{plural} on map > 0")  # fmt: skip
    def everywhere(g: CardGame) -> int:
        return sum(g.column(plural))

    @v.verb(f"place {{n:number}} {said} in {{c:{space}}}", key=f"place-{key}", rule=rule, n=Count(plural), c=Where(),
            changes=(Adds(plural),), says=f"As many {plural} as there are left and there is room for.",
            example=f"place 1 {marker.name} in {at}")  # fmt: skip
    def place(g: CardGame, me: str, n: int, c: Space, *, rule: str) -> None:
        now = _count(g, c, plural)
        more = min(n, marker.each - now, marker.most - sum(g.column(plural)))
        g.set(c, plural, now + max(0, more), rule)

    @v.verb(f"remove {{n:number}} {said} from {{c:{space}}}", key=f"remove-{key}", rule=rule, n=Count(plural),
            c=Where("from"), changes=(Removes(plural),), says=f"{plural.capitalize()}, as many as there are.",
            example=f"remove 1 {marker.name} from {at}")  # fmt: skip
    def remove(g: CardGame, me: str, n: int, c: Space, *, rule: str) -> None:
        g.set(c, plural, max(0, _count(g, c, plural) - max(0, n)), rule)

    @v.verb(f"remove all {plural} from {{c:{space}}}", key=f"remove-all-{key}", rule=rule, c=Where("from"),
            changes=(Removes(plural),), says=f"All {plural} there.",
            example=f"remove all {plural} from {at}")  # fmt: skip
    def clear(g: CardGame, me: str, c: Space, *, rule: str) -> None:
        g.set(c, plural, 0, rule)

    @v.verb(f"move {{n:number}} {said} from {{c:{space}}} to {{d:{space}}}", key=f"move-{key}", rule=rule,
            n=Count(plural), c=Where("from"), d=Where("to"), changes=(Removes(plural), Adds(plural), Moves(plural)),
            says=f"As many {plural} as there are, and as there is room for.",
            example=f"move 1 {marker.name} from {at} to {at}")  # fmt: skip
    def move(g: CardGame, me: str, n: int, c: Space, d: Space, *, rule: str) -> None:
        here, there = _count(g, c, plural), _count(g, d, plural)
        moved = max(0, min(n, here, marker.each - there))
        if moved and c is not d:
            g.set(c, plural, here - moved, rule)
            g.set(d, plural, there + moved, rule)


def _count(g: CardGame, c: Space, attribute: str) -> int:
    return int(g.values[g.schema.base[attribute] + c.index])


def unspeakable(layers: Sequence[Layer], reader: Reader, added: Additions) -> Iterator[DaedalusError]:
    """Names that no card could say: they mean something else to the language, or to the game."""
    places = {name: place for key in (TRACKS, MARKERS) for _, name, _, place in where_is(layers, key)}
    tried = [(track.name, f"{LET}{track.name}", track.key) for track in added.tracks]
    tried += [(track.name, f"+1 {track.name}", f"change-{track.key}") for track in added.tracks]
    by_key = reader.vocabulary.by_key
    tried += [(m.name, by_key[f"place-{m.key}"].example, f"place-{m.key}") for m in added.markers]
    for name, sentence, key in tried:
        body, wrong = reader.read_statements(sentence, "")
        if wrong or not any(isinstance(part, Call) and part.word.key == key for part in nodes(body)):
            message = f"no card could say {name!r}: it means something else already"
            yield BrokenFile(message, where=places[name], about=(name,), remedy="Give it another name.")


# -- ways to win -----------------------------------------------------------------------------------------------------


class Goal:
    """A side wins as soon as a condition holds; it is compiled when it is first asked."""

    def __init__(self, side: str, condition: str, rule: str, where: Place | str, reader: Callable[[], Reader]) -> None:
        self.side, self.condition, self.rule, self.where, self.reader = side, condition, rule, where, reader

    @cached_property
    def holds(self) -> Callable[..., Any]:
        reader = self.reader()
        value, wrong = self.read(reader)
        if value is None:
            why = wrong[0] if wrong else None
            message = f"`{self.condition}` is no condition of the card language"
            raise BrokenFile(message, where=self.where, remedy=f"It says there: {why.code}." if why else "")
        return Compiler(reader.vocabulary, str(self.where)).expression(value)

    def read(self, reader: Reader) -> tuple[Any, list[Finding]]:
        """The condition, or what is wrong with it."""
        body, wrong = reader.read_statements(f"if {self.condition}: {LET}1", str(self.where))
        return (body[0].branches[0][0] if body and not wrong and isinstance(body[0], If) else None), wrong


def goals(layers: Sequence[Layer], reader: Callable[[], Reader]) -> tuple[Goal, ...]:
    """The ways to win of all layers."""
    found = []
    for layer in layers:
        for i, row in enumerate(layer.about.data.get(VICTORY, ())):
            where = layer.about.where(VICTORY, i)
            found.append(Goal(str(row["side"]), str(row["if"]), str(row.get("rule", "")), where, reader))
    return tuple(found)

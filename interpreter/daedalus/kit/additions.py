"""The words of new tracks and markers, and new ways to win: data of a pack or a scenario.

A track `oil price` brings `+1 oil price`, `set oil price to 3`, `oil price > 3` and, if it has levels,
`oil price level = high`; a marker `camp` brings `place 1 camp in c`, `remove 1 camp from c`, `remove all camps from c`,
`move 1 camp from c to d`, `camps in c` and `camps on map`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from typing import Any

from daedalus.core.errors import BrokenFile, DaedalusError, Place, trouble
from daedalus.kit.added import Additions, Marker, Track
from daedalus.kit.game import CardGame
from daedalus.kit.layers import VICTORY, Layer
from daedalus.kit.space import Space
from daedalus.language.compile import Compiler
from daedalus.language.findings import BrokenText
from daedalus.language.reader import Reader
from daedalus.language.records import NOTHING, Adds, Bands, Between, Is, Moves, OnTrack, Removes, Shifts, Then
from daedalus.language.roles import Count, Figure, Step
from daedalus.language.roles import Place as Where
from daedalus.language.typed import Call, Constant, If
from daedalus.language.vocabulary import NUMBER, Unusable, Vocabulary
from daedalus.language.walking import nodes

BAND = "band"  # the type of the levels of tracks
LET = "let asked = "  # a value in a line of its own


# -- their words -----------------------------------------------------------------------------------------------------


def declare(v: Vocabulary, added: Additions) -> None:
    """The words of new tracks and markers."""
    space = next(iter(v.types.values()))
    example = next((name for name, (type_, _) in v.names.items() if type_ == space.name), "")
    for one in added.all:
        try:
            if isinstance(one, Track):
                _words_of_track(v, one)
            else:
                _words_of_marker(v, one, space.name, example)
        except Unusable:
            message, remedy = (
                trouble("trouble-is-a-word-of", "'{name}' is a word of the language already", name=one.name),
                trouble("trouble-give-it-another-name", "Give it another name."),
            )
            raise BrokenFile(message, where=one.where, about=(one.name,), remedy=remedy) from None


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


def unspeakable(
    reader: Reader, added: Additions, spaces: Collection[str], layers: Sequence[Layer]
) -> Iterator[DaedalusError]:
    """Names that no card could say: they mean something else to the language, or to the game."""
    kind = next(iter(reader.vocabulary.types))
    for name in spaces:
        body, wrong = reader.read_statements(f"{LET}{name}", "")
        said = [part for part in nodes(body) if isinstance(part, Constant) and part.type == kind]
        if wrong or [part.value for part in said] != [name]:
            message, remedy = (
                trouble("trouble-no-card-could-say", "no card could say '{name}'", name=name[:60]),
                trouble("trouble-use-plain-words-that", "Use plain words that begin with a capital letter."),
            )
            yield BrokenFile(message, where=_place(layers, name), about=(name,), remedy=remedy)
    for one in added.all:
        odd = [name for name, *sentence in _sentences(one, reader.vocabulary) if not _said(reader, *sentence)]
        for name in dict.fromkeys(odd):
            message = trouble(
                "trouble-no-card-could-say-it", "no card could say '{name}': it means something else already", name=name
            )
            yield BrokenFile(
                message,
                where=one.where,
                about=(name,),
                remedy=trouble("trouble-give-it-another-name", "Give it another name."),
            )


def _place(layers: Sequence[Layer], space: str) -> Place | str:
    """Where a layer speaks of a space."""
    boards = (source.places for layer in layers for source in layer.boards.values())
    return next((place for places in boards for route, place in places.items() if route[-1] == space), "")


def _sentences(one: Track | Marker, v: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """The names of a track or a marker, sentences with them, and the keys of their words there."""
    if isinstance(one, Track):
        yield one.name, f"{LET}{one.name}", one.key
        yield one.name, f"+1 {one.name}", f"change-{one.key}"
        yield from ((name, f"{LET}{name}", f"{BAND}-{name.replace(' ', '-')}") for name in one.levels)
    else:
        yield one.name, v.by_key[f"place-{one.key}"].example, f"place-{one.key}"
        yield one.plural, f"{LET}{one.plural} on map", f"{one.key}-on-map"


def _said(reader: Reader, sentence: str, key: str) -> bool:
    """Whether the sentence is read with this word."""
    body, wrong = reader.read_statements(sentence, "")
    return not wrong and any(isinstance(part, Call) and part.word.key == key for part in nodes(body))


# -- ways to win -----------------------------------------------------------------------------------------------------


class Goal:
    """A side wins as soon as a condition holds; it is compiled when it is first asked."""

    def __init__(self, side: str, condition: str, rule: str, where: Place | str, reader: Callable[[], Reader]) -> None:
        self.side, self.condition, self.rule, self.where, self.reader = side, condition, rule, where, reader

    @cached_property
    def holds(self) -> Callable[..., Any]:
        reader = self.reader()
        return Compiler(reader.vocabulary, str(self.where)).expression(self.read(reader))

    @cached_property
    def node(self) -> Any:
        """The condition, read."""
        return self.read(self.reader())

    def read(self, reader: Reader) -> Any:
        """The condition; what is wrong with it is refused."""
        if "\n" in self.condition.strip() or "#" in self.condition:
            message, remedy = (
                trouble("trouble-a-condition-is-one", "a condition is one line without comments"),
                trouble("trouble-write-it-as-behind", "Write it as behind `if` in a card."),
            )
            raise BrokenFile(message, where=self.where, remedy=remedy)
        file = self.where.file if isinstance(self.where, Place) else self.where
        body, wrong = reader.read_setup(f"if {self.condition.strip()}: {LET}1", f"{file} ({VICTORY})")
        if wrong:
            raise BrokenText(
                wrong,
                remedy=trouble("trouble-it-is-the-condition", "It is the condition at {where}.", where=self.where),
            )
        (only,) = body
        assert isinstance(only, If)
        return only.branches[0][0]


def goals(layers: Sequence[Layer], reader: Callable[[], Reader]) -> tuple[Goal, ...]:
    """The ways to win of all layers."""
    found = []
    for layer in layers:
        for i, row in enumerate(layer.about.data.get(VICTORY, ())):
            where = layer.about.where(VICTORY, i)
            found.append(Goal(str(row["side"]), str(row["if"]), str(row.get("rule", "")), where, reader))
    return tuple(found)

"""What a game says is data: a key and typed arguments. English, or any other language, is made of it elsewhere.

A game declares each question, roll, note and revelation once, in a catalogue. Saying one is cheap, because games say
thousands of them; nobody reads words back, for the key and the arguments are there to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from attrs import field, frozen

# Type words that every game shares.
NUMBER: Final = "number"
CARD: Final = "card"
SIDE: Final = "side"
WAY: Final = "way"
TEXT: Final = "text"
TITLE: Final = "title"  # a card by its title alone
WORDS: Final = "words"  # something that is in words already
CLAUSE: Final = "clause"  # a part of a card, about what its names stand for
REASON: Final = "reason"  # why something cannot be
# What a die needs.
AT_MOST: Final = "at-most"
AT_LEAST: Final = "at-least"
ADDED: Final = "added"  # what is added to it
SUCCESS: Final = "success"
FAILURE: Final = "failure"
DECISION: Final = "decision"
ROLL: Final = "roll"
NOTE: Final = "note"
REVEAL: Final = "reveal"
WHY: Final = "why"
WORD: Final = "word"
_CARDS_OWN: Final = frozenset({CLAUSE, REASON})
_WHOLE: Final = (NUMBER, CARD)  # what a whole number among the options can be
_MOST: Final = 4096  # of one message with different values, to be remembered
_new: Final = tuple.__new__


class Message:
    """One thing that can be said: its key, its arguments by name and type, and the answers that a question takes.

    Answers are things of the types in `options`, or one of the named `ways`. The ways of a roll are what comes of a die
    that gets what it needs, and of one that does not.
    """

    __slots__ = ("_of_cards", "_said", "args", "catalogue", "key", "kind", "options", "ways")

    def __init__(
        self,
        catalogue: str,
        key: str,
        kind: str,
        args: Mapping[str, str],
        options: tuple[str, ...] = (),
        ways: tuple[str, ...] = (),
    ) -> None:
        self.catalogue, self.key, self.kind = catalogue, key, kind
        self.args, self.options, self.ways = args, options, ways
        self._said: dict[tuple[Any, ...], Said] = {}
        # Two cards may use the same words and mean another thing.
        self._of_cards = not _CARDS_OWN.isdisjoint(args.values())

    def __call__(self, *values: Any) -> Said:
        """The message about these values, in the order of its arguments. What was said before is said again: a game
        repeats itself, and what its journal holds anew costs time to look after."""
        if self._of_cards:
            return _new(Said, (self, values))
        said = self._said.get(values)
        if said is None:
            said = _new(Said, (self, values))
            if len(self._said) >= _MOST:
                self._said.clear()
            self._said[values] = said
        return said

    def __repr__(self) -> str:
        return f"<{self.kind} {self.catalogue}:{self.key}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _find, (self.catalogue, self.key)  # there is one of each


class Said(NamedTuple):
    """A message with its values. Values are plain data: names of spaces, numbers of cards, ids of sides."""

    message: Message
    values: tuple[Any, ...]

    @property
    def key(self) -> str:
        return self.message.key

    @property
    def args(self) -> dict[str, Any]:
        return dict(zip(self.message.args, self.values, strict=True))


def by_key(key: str, values: Iterable[Any]) -> str:
    """Something said by its key alone, where there are no words for it: better than nothing."""
    return " ".join([key.replace("-", " "), *(f"({value})" for value in values)])


class Reason(NamedTuple):
    """Why something cannot be, and the rule that says so."""

    said: Said
    rule: str = ""

    @property
    def key(self) -> str:
        return self.said.message.key

    @property
    def args(self) -> dict[str, Any]:
        return self.said.args


@frozen
class Written:
    """A part of a card that is talked about: its node in the tree, the names in it, and the type of its options."""

    node: Any = field(eq=False, repr=False)  # the same words about the same names say the same
    source: str
    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    def __call__(self, *values: Any) -> Clause:
        return _new(Clause, (self, values))


class Clause(NamedTuple):
    """A part of a card with what its names stand for at the moment, as options would be called."""

    written: Written
    values: tuple[Any, ...]

    @property
    def names(self) -> dict[str, Any]:
        return dict(zip(self.written.names, self.values, strict=True))


class Choice(NamedTuple):
    """An option of a decision: its id, which is what an answer is, and what kind of thing it is."""

    id: str | int
    type: str


def choices(said: Said, options: tuple[str | int, ...]) -> tuple[Choice, ...]:
    """The options of a question with their types, as the question was declared."""
    message = said.message
    types = message.options
    if CLAUSE in types:  # what a card asks for only the card knows
        types = next((value.written.options for value in said.values if isinstance(value, Clause)), ())
    whole = next((t for t in types if t in _WHOLE), "")
    other = next((t for t in types if t not in _WHOLE), "")
    ways = message.ways
    return tuple(Choice(o, WAY if o in ways else whole if isinstance(o, int) else other) for o in options)


def outcome(said: Said, die: int) -> str:
    """What came of a die by what it was for; nothing if it needs nothing."""
    added, needed, kind = 0, 0, ""
    for type_, value in zip(said.message.args.values(), said.values, strict=True):
        if type_ == ADDED:
            added = value
        elif type_ in (AT_MOST, AT_LEAST):
            needed, kind = value, type_
    if not kind:
        return ""
    fits = die + added <= needed if kind == AT_MOST else die + added >= needed
    return said.message.ways[0 if fits else 1]


_CATALOGUES: dict[str, dict[str, Message]] = {}


def _find(catalogue: str, key: str) -> Message:
    return _CATALOGUES[catalogue][key]


def declared(catalogue: str) -> Mapping[str, Message]:
    """Everything that has been declared under the name of a catalogue, by key."""
    return _CATALOGUES.get(catalogue, {})


class Catalogue:
    """The messages of one game. `DISCARDS = tell.reveal("discards", side=SIDE, card=CARD)` declares one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.messages = _CATALOGUES.setdefault(name, {})

    def _declare(self, message: Message) -> Message:
        if message.key in self.messages:
            raise ValueError(f"{message!r} is declared twice")
        self.messages[message.key] = message
        return message

    def decision(self, key: str, *, options: tuple[str, ...] = (), ways: tuple[str, ...] = (), **args: str) -> Message:
        """A question to a side."""
        return self._declare(Message(self.name, key, DECISION, args, options, ways))

    def roll(self, key: str, *, ways: tuple[str, str] = (SUCCESS, FAILURE), **args: str) -> Message:
        """What a die is for, what it needs and what is added to it."""
        return self._declare(Message(self.name, key, ROLL, args, ways=ways))

    def note(self, key: str, **args: str) -> Message:
        """A heading of the record, or an explanation."""
        return self._declare(Message(self.name, key, NOTE, args))

    def reveal(self, key: str, **args: str) -> Message:
        """Something hidden that becomes known."""
        return self._declare(Message(self.name, key, REVEAL, args))

    def why(self, key: str, **args: str) -> Message:
        """Why something cannot be."""
        return self._declare(Message(self.name, key, WHY, args))

    def word(self, type_: str, **args: str) -> Message:
        """How a value of a type is called where it is not called by its id."""
        return self._declare(Message(self.name, f"word-{type_}", WORD, args))


core = Catalogue("core")
CARD_MAY: Final = core.decision("card-may", ways=("yes", "no"), what=CLAUSE)
CARD_CHOOSE: Final = core.decision("card-choose", options=(CLAUSE,), ways=("done",), what=CLAUSE)
CARD_OPTION: Final = core.decision("card-option", options=("option",))
BY_LOT: Final = core.reveal("by-lot", what=TEXT)
SOMETHING_HIDDEN: Final = core.reveal("something-hidden")
DICE: Final = core.note("dice", what=TEXT, dice=TEXT)  # what they are for, and one after the other
DIE: Final = core.note("die", n=NUMBER, outcome=TEXT)
MODIFIER: Final = core.note("modifier", n=TEXT)
SEES: Final = core.note("sees", side=SIDE, what=TEXT)  # around what only one side is shown

"""The words of a game, each declared once as a full record: key, pattern, what its holes are, rule, description,
example, what it needs, changes and gives, and its function.

Parser, checker, compiler, linter, manual, texts and bots read that record; nobody keeps a second table. A pattern is
plain words with holes: `take {n:number} card[s] from {p:pile}`.
"""

from __future__ import annotations

import copy
import functools
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from attrs import field, frozen

from daedalus.language.findings import Term
from daedalus.language.header import Header
from daedalus.language.records import ASKED, Adds, Change, Gives, Idle, Is, Moves, Need, Piece, Removes, Track
from daedalus.language.roles import Place, Role

NUMBER, TRUTH, TEXT = "number", "truth", "text"
SIDE = "side"
PLAYER, OPPONENT = "player", "opponent"  # who plays the event, and the other side: words of the language
ARTICLES = frozenset({"a", "an", "the"})


@frozen
class Hole:
    name: str
    type: str


Part = frozenset[str] | Hole
Function = Callable[..., Any]
Kind = TypeVar("Kind")

_PART = re.compile(r"\{(\w+):([\w -]+)\}|(\S+)")


def _literals(text: str) -> frozenset[str]:
    """`cell[s]` is cell or cells; `is|are` is either."""
    words: set[str] = set()
    for choice in text.split("|"):
        stem, _, optional = choice.partition("[")
        words.add(stem)
        if optional:
            words.add(stem + optional.rstrip("]"))
    return frozenset(words)


@functools.cache
def read_pattern(text: str) -> tuple[Part, ...]:
    """The words and holes of a pattern; articles are left out, as they are when a card is read."""
    return tuple(
        Hole(m[1], m[2]) if m[1] else _literals(m[3]) for m in _PART.finditer(text) if m[1] or m[3] not in ARTICLES
    )


@frozen(eq=False)
class Word:
    """One entry of the vocabulary: all that anybody needs to know of a word."""

    kind: str  # value, adjective, noun, verb, change, point, moment
    key: str  # stable, and the only one of its name among all kinds
    pattern: str
    parts: tuple[Part, ...]
    result: str
    function: Callable[..., Any] | None
    rule: str
    says: str
    example: str
    roles: Mapping[str, Role]  # hole -> what stands in it
    subject: str = ""  # adjective, noun: the type it is said of
    needs: tuple[Need, ...] = ()  # verb
    changes: tuple[Change, ...] = ()  # verb, change, moment: nothing if the board is as before
    idle: tuple[Idle, ...] = ()  # verb: beyond what its changes imply
    gives: Gives | None = None  # value, point, verb with a result
    level: Is | None = None  # value, adjective: the level that it is
    reaches: Is | None = None  # moment: the level that a space has come to; who settles the board tells it
    means: str = ""  # adjective: the same in other words
    known: str = ASKED  # adjective; a rule point that is about links says so too
    among: str = ""  # adjective that is open: it holds only of these
    implies: str = ""  # value that is a truth: where it holds, so does this
    one_of: str = ""  # adjective: a group of which only one can hold
    those: Callable[..., Any] | None = None  # adjective: what it holds of, told at once, in the order of the whole
    inline: str = ""  # value, adjective: what its function says, as an expression of `g` and of `{0}` in the first hole
    whole: bool = False  # noun: all things of its type
    of_card: bool = False  # it speaks of the card that says it: only a card can
    reads: tuple[str, ...] = ()  # value, adjective, noun: what it hangs on besides what the rest of the record says
    rule_set: str = ""  # only where this is played; nothing if everywhere

    holes: tuple[Hole, ...] = field(init=False)

    @holes.default
    def _holes(self) -> tuple[Hole, ...]:
        return tuple(p for p in self.parts if isinstance(p, Hole))

    def role(self, of: type[Kind]) -> Iterator[tuple[int, Kind]]:
        """The holes that are of a kind, by their place among the holes."""
        for i, hole in enumerate(self.holes):
            role = self.roles[hole.name]
            if isinstance(role, of):
                yield i, role

    def change(self, of: type[Kind]) -> Iterator[Kind]:
        """The changes of a kind."""
        return (change for change in self.changes if isinstance(change, of))


@frozen
class TypeDecl:
    """A type of the game: how it is called, one and many, and the code that makes a constant of it."""

    name: str
    plural: str
    constant: str = ""


class Unusable(ValueError):
    """A word that cannot be declared: another has its key, or nothing is left of its pattern."""


class Vocabulary:
    """All words of a game. Adding one is one decorated function."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.types: dict[str, TypeDecl] = {}
        self.words: list[Word] = []
        self.by_key: dict[str, Word] = {}
        self.pieces: dict[str, Piece] = {}
        self.tracks: dict[str, Track] = {}
        self.follows: dict[str, frozenset[str]] = {}
        self.names: dict[str, tuple[str, str]] = {}
        self.sides: tuple[str, ...] = ()
        self.header = Header()  # what a card may and must say under its title
        self.standing = ""  # key of the adjective that says of a space that a mark stands there
        self.in_force = ""  # key of the value that says that a mark is in force somewhere
        self._by_kind: dict[str, list[Word]] = {}
        self._rule_set = ""

    def extended(self) -> Vocabulary:
        """The same words, to which others may be added; this one stays as it is."""
        more = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (dict, list)):
                setattr(more, name, value.copy())
        more._by_kind = {kind: list(words) for kind, words in self._by_kind.items()}
        return more

    def type(self, name: str, plural: str, constant: str = "") -> None:
        self.types[name] = TypeDecl(name, plural, constant)

    def follow(self, what: str, *others: str) -> None:
        """By the rules of the game, where one thing changes the others may too: pieces, tracks, levels, marks."""
        self.follows[what] = self.follows.get(what, frozenset()) | set(others)

    def name(self, text: str, type_: str) -> None:
        """A proper name that cards may use, such as that of a space."""
        self.names[text] = (type_, text)

    def piece(self, key: str, most: int | None = None, *, figure: str = "", extra: int = 0) -> None:
        self.pieces[key] = Piece(key, most, figure, extra)

    def track(self, key: str, low: int, high: int, figure: str, bands: Mapping[str, tuple[int, int]]) -> None:
        self.tracks[key] = Track(key, low, high, figure, dict(bands))

    @contextmanager
    def of_rule_set(self, name: str) -> Iterator[None]:
        """What is declared meanwhile belongs to a rule set that not every scenario is played with."""
        self._rule_set = name
        yield
        self._rule_set = ""

    def term(self, kind: str, key: str, /, **about: str | Term) -> Term:
        """A word of the game as a finding says it."""
        return Term(kind, key, self.game, tuple(about.items()))

    def plural_of(self, type_: str) -> str:
        return self.types[type_].plural if type_ in self.types else f"{type_}s"

    def single_of(self, plural: str) -> str | None:
        number = NUMBER if plural == self.plural_of(NUMBER) else None
        return next((t.name for t in self.types.values() if t.plural == plural), number)

    def measure(self, word: Word) -> tuple[Word, int] | None:
        """How a sentence is told to have done so many: the value that counts its pieces, and which hole says where."""
        if word.kind != "verb" or word.result:
            return None
        pieces = (
            self.pieces.get(change.piece) for change in word.changes if isinstance(change, (Adds, Removes, Moves))
        )
        figure = next((self.by_key.get(piece.figure) for piece in pieces if piece is not None and piece.figure), None)
        where = next((i for i, _ in word.role(Place)), None)
        return (figure, where) if figure is not None and where is not None else None

    def of_kind(self, kind: str) -> list[Word]:
        return self._by_kind.get(kind, [])

    def _add(
        self, kind: str, pattern: str, function: Function | None, *, key: str, says: str = "", **about: Any
    ) -> Word:
        says = says or ((function.__doc__ or "").strip().split("\n")[0] if function is not None else "")
        fields = {name: about.pop(name) for name in _FIELDS if name in about}
        parts = read_pattern(pattern)
        if set(about) != {part.name for part in parts if isinstance(part, Hole)}:
            raise ValueError(f"{key}: each hole of {pattern!r} needs its role, not {sorted(about)}")
        if key in self.by_key or not parts:
            raise Unusable(f"two words have the key {key}" if parts else f"{key}: nothing is left of {pattern!r}")
        run = function and self.guarded(_with_rule(function, fields["rule"]), kind, parts, about)
        word = Word(
            kind,
            key,
            pattern,
            parts,
            function=run,
            says=says,
            roles=about,
            **{"result": "", "rule_set": self._rule_set, **fields},
        )
        self.words.append(word)
        self.by_key[key] = word
        self._by_kind.setdefault(kind, []).append(word)
        return word

    def guarded(self, function: Function, kind: str, parts: tuple[Part, ...], roles: Mapping[str, Role]) -> Function:
        """For a game: what is done around the function of a word whenever a card says it."""
        return function

    def _decorate(self, kind: str, pattern: str, **about: Any) -> Callable[[Function], Function]:
        def declare(function: Function) -> Function:
            self._add(kind, pattern, function, **about)
            return _with_rule(function, about["rule"])

        return declare

    # Every declaration names its key, rule and example, and by keyword the role of each hole.

    def value(
        self, pattern: str, result: str, *, key: str, rule: str, example: str, **about: Any
    ) -> Callable[[Function], Function]:
        """A value read from the game: `pieces in {s:space}`; a trailing hole may be left out in a `where`."""
        return self._decorate("value", pattern, result=result, key=key, rule=rule, example=example, **about)

    def adjective(
        self, pattern: str, subject: str, *, key: str, rule: str, example: str, **about: Any
    ) -> Callable[[Function], Function]:
        """A property of something: `poor`, `adjacent to {d:country}`."""
        return self._decorate(
            "adjective", pattern, subject=subject, result=TRUTH, key=key, rule=rule, example=example, **about
        )

    def noun(
        self, pattern: str, of: str, *, key: str, rule: str, example: str, **about: Any
    ) -> Callable[[Function], Function]:
        """Things to choose from; words after the first hole-free ones are a complement: `card[s] in {p:pile}`."""
        return self._decorate("noun", pattern, subject=of, result=of, key=key, rule=rule, example=example, **about)

    def verb(
        self, pattern: str, *, key: str, rule: str, example: str, changes: tuple[Change, ...], **about: Any
    ) -> Callable[[Function], Function]:
        """Something an event does; its function gets the game, the side and the holes, and the rule if it asks for it.
        What it changes must be said: `()` is a board that stays as it was."""
        return self._decorate("verb", pattern, key=key, rule=rule, example=example, changes=changes, **about)

    def change(
        self, pattern: str, *, key: str, rule: str, example: str, changes: tuple[Change, ...], **about: Any
    ) -> Callable[[Function], Function]:
        """What may stand after a signed number: `+1 score`."""
        return self._decorate("change", pattern, key=key, rule=rule, example=example, changes=changes, **about)

    def point(self, pattern: str, result: str, *, key: str, rule: str, says: str, example: str, **about: Any) -> None:
        """A question that a procedure asks by its key and a card may answer."""
        self._add("point", pattern, None, result=result, key=key, rule=rule, says=says, example=example, **about)

    def moment(self, pattern: str, *, key: str, rule: str, says: str, example: str, **about: Any) -> None:
        """Something that a procedure announces by its key and a card may wait for."""
        self._add("moment", pattern, None, key=key, rule=rule, says=says, example=example, **about)


_FIELDS = frozenset(Word.__match_args__) - {"kind", "key", "pattern", "parts", "function", "says", "roles"}


def _with_rule(function: Function, rule: str) -> Function:
    """The function of a word; one that takes a `rule` changes the board by the rule of its declaration."""
    code = getattr(function, "__code__", None)
    if code is None or "rule" not in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
        return function
    return functools.partial(function, rule=rule)

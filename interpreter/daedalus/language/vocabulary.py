"""The words of a game, each declared once: pattern, types, rule number, one line of description, function.

From one declaration come the checker, the compiler's binding, the reference manual and later the sentence
templates of the text generator. A pattern is plain words with holes: `place {n:number} cell[s] in {c:country}`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

from attrs import frozen

from daedalus.language.header import Header

NUMBER, TRUTH, TEXT = "number", "truth", "text"
SIDE = "side"
PLAYER, OPPONENT = "player", "opponent"  # who plays the event, and the other side: words of the language
ARTICLES = frozenset({"a", "an", "the"})


@frozen
class Hole:
    name: str
    type: str


Part = frozenset[str] | Hole

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
    """One entry of the vocabulary."""

    kind: str  # value, adjective, noun, verb, change, point, moment
    id: str
    pattern: str
    parts: tuple[Part, ...]
    result: str
    function: Callable[..., Any] | None
    rule: str
    says: str
    subject: str = ""

    @property
    def holes(self) -> tuple[Hole, ...]:
        return tuple(p for p in self.parts if isinstance(p, Hole))


@frozen
class TypeDecl:
    """A type of the game: how it is called, one and many, and the code that makes a constant of it."""

    name: str
    plural: str
    constant: str = ""


class Vocabulary:
    """All words of a game. Adding one is one decorated function."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.types: dict[str, TypeDecl] = {}
        self.words: list[Word] = []
        self.names: dict[str, tuple[str, str]] = {}
        self.sides: tuple[str, ...] = ()
        self.header = Header()  # what a card may and must say under its title
        self.standing = ""  # id of the adjective that says of a space that a mark stands there
        self._by_kind: dict[str, list[Word]] = {}

    def type(self, name: str, plural: str, constant: str = "") -> None:
        self.types[name] = TypeDecl(name, plural, constant)

    def name(self, text: str, type_: str) -> None:
        """A proper name that cards may use, such as that of a space."""
        self.names[text] = (type_, text)

    def plural_of(self, type_: str) -> str:
        return self.types[type_].plural if type_ in self.types else f"{type_}s"

    def single_of(self, plural: str) -> str | None:
        return next((t.name for t in self.types.values() if t.plural == plural), None)

    def of_kind(self, kind: str) -> list[Word]:
        return self._by_kind.get(kind, [])

    def _add(
        self,
        kind: str,
        pattern: str,
        function: Callable[..., Any] | None,
        *,
        result: str = "",
        rule: str = "",
        subject: str = "",
        id_: str = "",
        says: str = "",
    ) -> Word:
        base = id_ or (function.__name__ if function is not None else pattern)
        doc = says or ((function.__doc__ or "").strip().split("\n")[0] if function is not None else "")
        word = Word(kind, base, pattern, read_pattern(pattern), result, function, rule, doc, subject)
        self.words.append(word)
        self._by_kind.setdefault(kind, []).append(word)
        return word

    def _decorate(self, kind: str, pattern: str, **about: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def declare(function: Callable[..., Any]) -> Callable[..., Any]:
            self._add(kind, pattern, function, **about)
            return function

        return declare

    def value(self, pattern: str, result: str, *, rule: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A value read from the game: `pieces in {s:space}`; a trailing hole may be left out in a `where`."""
        return self._decorate("value", pattern, result=result, rule=rule)

    def adjective(self, pattern: str, subject: str, *, rule: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A property of something: `poor`, `adjacent to {d:country}`."""
        return self._decorate("adjective", pattern, subject=subject, result=TRUTH, rule=rule)

    def noun(self, pattern: str, of: str, *, rule: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Things to choose from; words after the first hole-free ones are a complement: `card[s] in {p:pile}`."""
        return self._decorate("noun", pattern, subject=of, result=of, rule=rule)

    def verb(self, pattern: str, *, rule: str, result: str = "") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Something an event does; its function gets the game, the side and the holes."""
        return self._decorate("verb", pattern, rule=rule, result=result)

    def change(self, pattern: str, *, rule: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """What may stand after a signed number: `+1 score`."""
        return self._decorate("change", pattern, rule=rule)

    def point(self, id_: str, pattern: str, result: str, *, rule: str, says: str) -> None:
        """A question that a procedure asks and a card may answer."""
        self._add("point", pattern, None, result=result, rule=rule, id_=id_, says=says)

    def moment(self, id_: str, pattern: str, *, rule: str, says: str) -> None:
        """Something that happens and that a card may wait for."""
        self._add("moment", pattern, None, rule=rule, id_=id_, says=says)

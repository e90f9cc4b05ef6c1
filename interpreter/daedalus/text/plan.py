"""What a card says, before any language says it: messages with their arguments, things with their qualities, places
that were named before. A planner makes these of a card; a speaker makes sentences of them.

Nothing here is in a language: a key is that of a word of the game, or of a message that all games share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import asdict, field, frozen

# Determiners: one, whichever; one after another; none; all; known already; a figure stands before the thing.
A, EACH, NO, ALL, THE, ANY, BARE, OTHER = "a", "each", "no", "all", "the", "any", "bare", "other"
SUCH, OTHER_SUCH = "such", "other-such"  # as one that was said before; another one like that
AND, OR, NOR, THEN = "and", "or", "nor", "then"
OPTIONS, EITHER = "options", "either"  # parts of a line to choose some from, or only one


@frozen
class Number:
    value: int


@frozen
class Name:
    """A proper name or a level of the game, which its language may decline: a space, a side, a pile."""

    key: str
    type: str


@frozen
class Title:
    """The title of a card or of a mark, which stays as it is printed."""

    text: str


@frozen
class Several:
    how: str  # and, or
    items: tuple[Part, ...]


@frozen
class Said:
    """A message with its arguments; `form` is the one of its attributes that is wanted."""

    key: str
    args: Mapping[str, Part] = field(factory=dict)
    form: str = ""
    shared: bool = False  # a message of all games, and not of a word of this one


@frozen
class Quality:
    """What is said of a thing: by a word that stands beside its noun, or that such a word does not hold."""

    what: Part
    holds: bool = True


@frozen
class Thing:
    """A noun with its qualities: which one (`a`, `each` ...), or how many."""

    noun: str
    determiner: str = A
    qualities: tuple[Quality, ...] = ()
    count: Part | None = None
    up_to: bool = False
    of: Part | None = None  # out of which
    by_lot: bool = False
    source: Part | None = None  # where it is taken from, behind all else that is said of it
    such: tuple[Quality, ...] | None = None  # what one that was said before has too, from the same place


@frozen
class Again:
    """Something that was named before: `there`, `it`, `that country`."""

    what: Part
    noun: str  # the noun whose gender it has


@frozen
class Compare:
    """A value against another; `own`: it is a value of the thing that this is said of."""

    value: Part
    op: str  # = <> < > <= >=
    than: Part
    own: bool = False


@frozen
class Is:
    """A quality said of something as a sentence."""

    subject: Part
    what: Quality


@frozen
class BySide:
    """Qualities that are asked for if a side plays the card."""

    items: tuple[tuple[Name, tuple[Quality, ...]], ...]


@frozen
class Line:
    """Orders, or facts, one after another in one sentence."""

    parts: tuple[Part, ...]
    how: str = AND


Part = Number | Name | Title | Several | Said | Quality | Thing | Again | Compare | Is | BySide | Line


@frozen
class Sentence:
    part: Part


def same(a: Part, b: Part) -> bool:
    """The same thing, or named again."""
    return a == b or (isinstance(b, Again) and (b.what == a or (isinstance(a, Again) and b.what == a.what)))


def shared(key: str, form: str = "", **args: Part) -> Said:
    """A message of all games."""
    return Said(key, args, form, shared=True)


def titles(names: Sequence[str], how: str = AND) -> Part:
    return Several(how, tuple(map(Title, names)))


def data(part: Any) -> Any:
    """A plan for a program."""
    return asdict(part)

"""What stands in the hole of a pattern: texts choose case and preposition by it, the linter its check.

Named tuples, here and in `records`: there are many of them, and every start of the program makes these classes. So
two of different kinds may be equal; ask for the kind.
"""

from __future__ import annotations

from typing import NamedTuple


class Count(NamedTuple):
    """How many of a piece; `each` names the hole with the list for each of which it is so many."""

    of: str
    up_to: bool = False
    each: str = ""

    @property
    def words(self) -> str:
        return f"{'at most how many' if self.up_to else 'how many'} {self.of}{' for each' if self.each else ''}"


class Numbered(NamedTuple):
    """A number that names something: which there are, and what is said of one that there is not."""

    of: str
    low: int
    high: int
    code: str
    rule: str
    key: str = ""  # which of the messages of its code
    amount: bool = False  # so many, and not which

    @property
    def words(self) -> str:
        return f"{self.of}, {self.low} to {self.high}"


class Step(NamedTuple):
    """By how much a track moves, with its sign."""

    track: str

    @property
    def words(self) -> str:
        return f"steps of {self.track}"


class Figure(NamedTuple):
    """A place on a track."""

    track: str

    @property
    def words(self) -> str:
        return f"a figure of {self.track}"


class Place(NamedTuple):
    """A space, or several; `remembered`: an event that says this has touched the space."""

    way: str = "in"  # in, from, to, of, at, beside
    many: bool = False
    remembered: bool = True

    @property
    def words(self) -> str:
        where = {"in": "where", "from": "from where", "to": "where to", "of": "whose", "beside": "beside which"}
        return where.get(self.way, self.way) + (" (several)" if self.many else "")


class Level(NamedTuple):
    """A named level of a space; `toward`: it goes one step in that direction."""

    of: str
    toward: bool = False

    @property
    def words(self) -> str:
        return f"{'toward which' if self.toward else 'which'} {self.of}"


class Side(NamedTuple):
    """A side: the one that does it, whose something is, or the other one."""

    part: str = "doer"

    @property
    def words(self) -> str:
        return {"doer": "which side does it", "owner": "whose", "other": "from which side"}[self.part]


class Named(NamedTuple):
    """Anything else, by a word for the manual: a card, a pile, a mark, titles, a plain number."""

    what: str

    @property
    def words(self) -> str:
        return self.what


NUMBER_OF, CARD, PILE, MARK, TITLES = map(Named, ("a number", "which card", "which pile", "which mark", "titles"))
NUMBERS, CARDS_OF = map(Named, ("numbers", "which cards"))

Role = Count | Numbered | Step | Figure | Place | Level | Side | Named

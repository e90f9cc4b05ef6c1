"""What a declaration says of a word besides its pattern and its holes: what it needs, what it changes, what it gives.

Everything about *when* and *what holds* is a phrase of the card language: over the names of the holes, and over `it`,
the space that the word is about (or the thing that an adjective is said of). Only tools read phrases, and only then
are they parsed. Which piece, track or mark a word moves, and which numbers it gives, are the records below.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from daedalus.core.bounds import MANY

# How a need is judged. STRICT: also where it only may fail, if the card chose among several spaces; WIDE: only if it
# chose among all; ALWAYS: wherever it may fail; NEVER: only where it must fail; PROVED: the card must have asked.
STRICT, WIDE, ALWAYS, NEVER, PROVED = "strict", "wide", "always", "never", "proved"

# What is known of an adjective before the game. ASKED: the engine is asked, space by space; OPEN: the past, marks or
# other spaces decide; LINKS: whether two spaces are linked; PRINTED: what the map prints, and the words beside it.
ASKED, OPEN, LINKS, PRINTED = "asked", "open", "links", "printed"


# -- what a word needs, and where it does nothing ---------------------------------------------------------------------


class Case(NamedTuple):
    """Wrong cases that have a code and a rule of their own, and perhaps are called otherwise than by their levels:
    by this key (`being-adversary`)."""

    that: str
    code: str
    rule: str
    called: str = ""


class Need(NamedTuple):
    """Where a sentence can do something, the code of a finding where it cannot, and what to write."""

    that: str
    code: str
    rule: str
    what: str  # key of what cannot be there (`need-no-militia`); of a need that must be proved, of the whole message
    say: str = ""  # words that keep the others out, if they are not `that`
    judged: str = STRICT
    spare: str = ""  # among several spaces these wrong ones are not worth a word
    cases: tuple[Case, ...] = ()
    unless: str = ""  # key of a rule point: an answer to it that goes with the sentence is enough
    also: str = ""  # another condition that is proof enough


class Idle(NamedTuple):
    """When a sentence finds the board as it would leave it, and the key of how that is said (`idle-tested`)."""

    when: str
    why: str
    usual: bool = False  # such a sentence is said without asking, and an event not weak for it


# -- what a sentence changes -------------------------------------------------------------------------------------------


class Becomes(NamedTuple):
    """Afterwards `so` holds of it, where `where` held before, and no level is another but `levels` (any, if none are
    named); `may`: or it stays as it was; `anywhere`: the same of any other space."""

    so: str
    where: str = ""
    may: bool = False
    levels: tuple[str, ...] = ()
    anywhere: bool = False


class Sets(NamedTuple):
    """The level that a hole names; one that cannot be beside it goes."""

    level: str


class Steps(NamedTuple):
    """A level goes one step toward a value, but for spaces that are not `where`; `may`: or it stays as it was."""

    level: str
    toward: int
    where: str = ""
    may: bool = False


class Adds(NamedTuple):
    piece: str


class Removes(NamedTuple):
    """`only`: that is the whole purpose of the sentence, which does nothing where there is none."""

    piece: str
    only: bool = True


class Moves(NamedTuple):
    piece: str


class Gets(NamedTuple):
    """The card that a hole names comes into the hand of the side that does it."""

    card: str


class GivesUp(NamedTuple):
    """The card that a hole names leaves the hand of the side that does it."""

    card: str


class Leaves(NamedTuple):
    """Pieces that leave the map, until the same card brings them back."""

    piece: str


class Returns(NamedTuple):
    piece: str


class Puts(NamedTuple):
    """The mark that a hole names is put in force; `at`: in a space; `more`: beside others of its name."""

    mark: str
    at: str = ""
    more: bool = False


class Ends(NamedTuple):
    """The mark that a hole names ends; without a hole, the lasting effect that acts."""

    mark: str = ""


class Happens(NamedTuple):
    """The event of the card in a hole happens."""

    card: str


class Shifts(NamedTuple):
    track: str


class Then(NamedTuple):
    """A phrase that holds afterwards, of `it` and the holes, where `where` held before."""

    so: str
    where: str = ""


class Anything(NamedTuple):
    """Whatever the game allows: nothing is known afterwards."""


ANYTHING = Anything()
EVERYTHING = "*"  # what a word may hang on of which nobody has said what it hangs on
MARKS = "marks"
NOTHING = ("nothing",)  # of a word that says the same whatever happens
Change = (
    Becomes
    | Sets
    | Steps
    | Adds
    | Removes
    | Moves
    | Gets
    | GivesUp
    | Leaves
    | Returns
    | Puts
    | Ends
    | Happens
    | Shifts
    | Then
    | Anything
)


# -- what a word gives -------------------------------------------------------------------------------------------------


class Between(NamedTuple):
    """From low to high; with `where`, only there, and 0 elsewhere."""

    low: int
    high: int
    where: str = ""


class OnTrack(NamedTuple):
    track: str


class Levels(NamedTuple):
    """The level that a space has of this kind."""

    of: str


class Printed(NamedTuple):
    """What the map prints of a space, or less if `falls`; `rises` by so much where `rising` is printed."""

    what: str
    where: str = ""
    falls: bool = False
    rises: int = 0
    rising: str = ""


class Bands(NamedTuple):
    """The band of a track, by the figure with this key."""

    track: str
    figure: str


class Half(NamedTuple):
    """Half of the number in a hole, rounded up or down."""

    of: str
    down: bool = False


class FromTo(NamedTuple):
    """Of a noun: the whole numbers from that in one hole to that in another."""

    low: str
    high: str


class Among(NamedTuple):
    """A space of which a phrase holds."""

    where: str


Gives = Among | Between | OnTrack | Levels | Printed | Bands | Half | FromTo


class Is(NamedTuple):
    """A word that is one level: of which kind, and which."""

    of: str
    value: int | str


# -- what is declared once for a game ----------------------------------------------------------------------------------


class Piece(NamedTuple):
    """Something that is counted out: how many there are (if it matters), and the value that counts those in a space."""

    key: str
    most: int | None = None
    figure: str = ""
    extra: int = 0  # so many more there may be at times

    @property
    def there(self) -> int:
        """No sentence gets more of them than these."""
        return MANY if self.most is None else self.most + self.extra


class Track(NamedTuple):
    """A track with its ends, the key of the value that reads it, and its bands."""

    key: str
    low: int
    high: int
    figure: str
    bands: Mapping[str, tuple[int, int]]

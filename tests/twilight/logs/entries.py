"""What a line of a recorded game can say. Sides are `us` and `ussr`, cards and countries are called as in the log."""

from __future__ import annotations

from attrs import frozen


@frozen
class Entry:
    """One thing that a line says."""


# -- the head -------------------------------------------------------------------------------------------------


@frozen
class Player(Entry):
    """Who plays a side; the name itself is not kept."""

    side: str


@frozen
class Handicap(Entry):
    side: str
    points: int


@frozen
class Scenario(Entry):
    name: str


@frozen
class OptionalCards(Entry):
    """The seven optional cards are in the deck."""


@frozen
class Clock(Entry):
    time: str


# -- where in the game ----------------------------------------------------------------------------------------


@frozen
class HeadlinePhase(Entry):
    """Two cards in the order in which they were shown."""

    turn: int
    first: str
    second: str


@frozen
class Round(Entry):
    """An action round; no card if the side plays none."""

    turn: int
    side: str
    number: int
    card: str


@frozen
class Cleanup(Entry):
    turn: int


@frozen
class End(Entry):
    """The end of the last turn was reached."""


# -- cards ----------------------------------------------------------------------------------------------------


@frozen
class Headlined(Entry):
    side: str
    card: str


@frozen
class Event(Entry):
    card: str


@frozen
class InPlay(Entry):
    card: str
    now: bool


@frozen
class Reveals(Entry):
    """A card is shown: to the other side, or taken from its hand."""

    side: str
    card: str
    from_hand: bool = False


@frozen
class Discards(Entry):
    side: str
    card: str


@frozen
class Plays(Entry):
    """A further card played by an event."""

    side: str
    card: str


@frozen
class Returns(Entry):
    side: str
    card: str
    to: str


@frozen
class NoCards(Entry):
    side: str
    to: str


@frozen
class Chooses(Entry):
    """A choice of an event: taking part, staying away, a region."""

    side: str
    what: str


@frozen
class Reshuffle(Entry):
    pass


# -- operations and dice --------------------------------------------------------------------------------------


@frozen
class Operations(Entry):
    """What the points of a card are used for: influence, coup, realignment or space."""

    kind: str
    ops: int


@frozen
class Target(Entry):
    country: str


@frozen
class CoupRoll(Entry):
    success: bool
    die: int
    ops: int
    modifier: int
    stability: int
    margin: int


@frozen
class RealignmentRoll(Entry):
    side: str
    die: int
    modifier: int
    total: int


@frozen
class SpaceRoll(Entry):
    die: int
    success: bool
    needed: int


@frozen
class WarIn(Entry):
    country: str


@frozen
class WarRoll(Entry):
    victory: bool
    die: int
    modifier: int
    needed: int


@frozen
class TrapRoll(Entry):
    die: int
    escaped: bool


# -- figures --------------------------------------------------------------------------------------------------


@frozen
class Influence(Entry):
    """Influence that came or went, and what is there afterwards."""

    side: str
    by: int
    country: str
    us: int
    ussr: int


@frozen
class Points(Entry):
    """Victory points gained, nobody's if a scoring was level; the lead of the US afterwards."""

    side: str
    gained: int
    lead: int


@frozen
class Defcon(Entry):
    level: int
    improves: bool


@frozen
class MilitaryOps(Entry):
    side: str
    to: int


@frozen
class Advances(Entry):
    side: str
    box: int


@frozen
class Wins(Entry):
    side: str
    how: str


@frozen
class Unknown(Entry):
    """A line of no known form; it is counted and never passed over."""

    text: str

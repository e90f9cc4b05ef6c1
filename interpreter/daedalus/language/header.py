"""The head of a card: the game declares which properties a card may and must have; what is said keeps its place."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field, frozen

from daedalus.language.findings import Span

START = Span(1, 1, 2)
REMOVE, LAPSING = "remove", "lapsing"  # what may become of a card after its event, perhaps only if one side plays it
AUTO, MARK, MARKER, GOES = "auto", "mark", "marker", "goes"
ASSOCIATION, OPS, SYMBOL = "association", "ops", "symbol"
# Clauses that name other cards: as the tree calls them, and as they are written.
NAMING = {"blocks": "blocks", "blocked_by": "blocked by", "allows": "allows", "requires": "requires"}
# What a clause of this kind wants the other card to say back.
ANSWERS = {"blocks": "blocked_by", "blocked_by": "blocks", "allows": "requires", "requires": "allows"}
# The clauses of a card in their canonical order, by the names of the grammar; those that stand together keep theirs.
CLAUSES: tuple[tuple[str, ...], ...] = (
    ("properties",),
    ("blocks",),
    ("blocked_by",),
    ("allows",),
    ("requires", "requires_any"),
    ("play_if", "play_in"),  # one may use a name that another gives
    ("event",),
    ("while_block",),
)
# The properties in theirs; what the game itself declares stands behind them.
PROPERTIES = (ASSOCIATION, OPS, REMOVE, LAPSING, AUTO, MARK, MARKER, GOES)


@frozen
class Header:
    """What a game's cards may and must say under their title."""

    nobody: str = "unassociated"  # how a card says that its event belongs to no side
    ops: tuple[int, int] = (1, 4)  # the least and the greatest operations value
    without_ops: frozenset[str] = frozenset()  # symbols of cards that have no operations value
    destinations: tuple[str, ...] = ()  # where a card may go instead of to the discards
    symbols: dict[str, str] = field(factory=dict)  # further words -> what they mean
    belongs: dict[str, str] = field(factory=dict)  # those that not every scenario has -> their rule set
    kinds: dict[str, str] = field(factory=dict)  # those of which a card has one -> what they are: `part-era`

    def property_of(self, words: Sequence[str], sides: Sequence[str]) -> str:
        """Which property some words are, by how they begin; nothing if none."""
        text = " ".join(words)
        if text in (*sides, self.nobody):
            return ASSOCIATION
        if words[0].isdecimal() and list(words[1:]) in (["op"], ["ops"]):
            return OPS
        if words[0] in (REMOVE, LAPSING):
            limited = len(words) == 3 and words[1] == "if" and words[2] in sides
            return words[0] if len(words) == 1 or limited else ""
        if words[0] in (MARK, MARKER):
            return words[0]
        if text == AUTO or words[:2] == ["goes", "to"]:
            return words[0]
        limited = len(words) > 2 and words[-2] == "if" and words[-1] in sides
        return SYMBOL if text in self.symbols or (limited and " ".join(words[:-2]) in self.symbols) else ""


@frozen
class Entry:
    """One thing that the head of a card says, and where: a property, or a card that a clause names."""

    key: str
    value: str
    limit: str  # the side or place that it is limited to
    span: Span


@define
class Head:
    """The header of a card, read."""

    numbers: tuple[int, ...] = ()
    title: str = ""
    association: str = ""
    ops: int = 0
    remove: str = "never"
    lapsing: str = "never"
    auto: bool = False
    goes: str = ""
    symbols: tuple[str, ...] = ()
    mark: str = ""
    mark_place: str = ""
    marker: str = ""
    blocks: tuple[str, ...] = ()
    blocked_by: tuple[tuple[str, str], ...] = ()
    allows: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    requires_any: tuple[str, ...] = ()  # at least one of these
    span: Span = START  # of the line with number and title
    title_span: Span = START
    entries: list[Entry] = field(factory=list)

    def places(self, key: str, value: str | None = None) -> list[Span]:
        """Where the head says something, in the order of the card."""
        return [e.span for e in self.entries if e.key == key and (value is None or e.value == value)]

    def named(self) -> list[Entry]:
        """Every naming of another card."""
        return [e for e in self.entries if e.key in NAMING or e.key == "requires_any"]

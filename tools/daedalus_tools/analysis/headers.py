"""Words in the head of a card that cannot go together."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Mistake, Span
from daedalus.language.header import ASSOCIATION, GOES, LAPSING, MARK, MARKER, NAMING, OPS, REMOVE
from daedalus.language.typed import CardTree
from daedalus_tools.analysis.references import most_added
from daedalus_tools.world import study

# What a card may have once, as a message calls it.
ONCE = {
    ASSOCIATION: "a side",
    OPS: "a value",
    REMOVE: "`remove`",
    LAPSING: "`lapsing`",
    MARK: "a mark",
    MARKER: "a mark",
    GOES: "a place to go to",
}


def contradictions(tree: CardTree) -> Iterator[Mistake]:
    """H010 to H020."""
    if tree.goes and tree.remove == "always":
        help_ = "A card that is removed goes nowhere else: leave one of them out."
        yield Mistake("H010", "removed, and also sent elsewhere", tree.places(GOES)[0], help_, "6.2.9")
    if tree.lapsing == "always" and tree.mark:
        help_ = "`mark` is for the rest of the game, `lapsing` for this turn: keep one of them."
        yield Mistake("H011", "marked and lapsing at once", tree.places(LAPSING)[0], help_, "6.2.7")
    yield from _limits(tree)
    yield from _names(tree)
    if tree.auto and tree.conditions:
        help_ = "Leave the condition out, or leave out `auto`."
        yield Mistake("H015", "an automatic event asks for nothing", tree.conditions[0].span, help_, "6.3.1")
    yield from _twice(tree)
    yield from _nothing(tree)


def _limits(tree: CardTree) -> Iterator[Mistake]:
    """H012: `remove if us` on a card whose event is only ever played by one side."""
    if tree.association == "unassociated" or tree.auto:
        return
    for word in ("remove", "lapsing"):
        limit = getattr(tree, word).removesuffix("-only")
        if limit in ("always", "never"):
            continue
        owner = tree.association
        if limit == owner:
            message, help_ = f"only the {owner} side plays this event", f"Write: {word}"
        else:
            message, help_ = f"the {limit} side never plays this event", f"Leave it out, or write: {word}"
        yield Mistake("H012", message, tree.places(word, f"{word} if {limit}")[0], help_, "6.2.5")


def _names(tree: CardTree) -> Iterator[Mistake]:
    """H013, H014, H016: a card that names itself, the same card twice, or one that it both needs and cannot bear."""
    seen: dict[tuple[str, str], Span] = {}
    for entry in tree.named():
        if entry.value in (tree.title, tree.marker):
            yield Mistake("H013", f"{tree.title} names itself", entry.span, "Name another card.")
        elif (entry.key, entry.value) in seen:
            yield Mistake("H014", f"{entry.value} stands here twice", entry.span, "Once is enough.")
        seen.setdefault((entry.key, entry.value), entry.span)
    for (key, name), span in seen.items():
        if key == "requires" and ("blocked_by", name) in seen:
            help_ = "It could never be played: leave one of them out."
            yield Mistake("H016", f"needs {name} and is blocked by it", span, help_, "6.2.8")


def _twice(tree: CardTree) -> Iterator[Mistake]:
    """H017: two sides, two values, two times removed."""
    seen: set[str] = set()
    for entry in tree.entries:
        if entry.key in NAMING or entry.key == "requires_any":
            continue
        kind = ONCE.get(entry.key, entry.value)
        if kind in seen:
            yield Mistake("H017", f"the card has {kind} already", entry.span, "Keep one of them.")
        seen.add(kind)


def _nothing(tree: CardTree) -> Iterator[Mistake]:
    """H018 to H020: a card that does nothing, has no number or title, or cannot found the caliphate it promises."""
    if tree.event is None and not (tree.lasting or tree.mark or tree.blocks):
        help_ = "Write an `event:`, or a `while in effect:` and a mark."
        yield Mistake("H018", "nothing happens when this event is played", tree.span, help_)
    if not tree.title.strip() or 0 in tree.numbers:
        help_ = 'For example: card 901 "Bridge"'
        message = "a card needs a title" if not tree.title.strip() else "cards are numbered from 1"
        yield Mistake("H019", message, tree.span, help_, "4.10.3")
    for symbol, (piece, least) in study().promises.items():
        promised = [e.span for e in tree.entries if e.value.startswith(symbol)]
        if promised and any(said.startswith(symbol) for said in tree.symbols) and most_added(tree, piece) < least:
            help_ = "Leave it out, or place three cells in one country."
            message = "this event never places three cells, as a caliphate needs"
            yield Mistake("H020", message, promised[0], help_, "11.3.8")

"""Words in the head of a card that cannot go together."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import PART, SIDE, Mistake, Span
from daedalus.language.header import ASSOCIATION, GOES, LAPSING, MARK, MARKER, NAMING, OPS, REMOVE
from daedalus.language.typed import CardTree
from daedalus_tools.analysis.references import most_added
from daedalus_tools.world import cites, study

# What a card may have once, by the key of what a message calls it.
ONCE = {
    ASSOCIATION: "side",
    OPS: "value",
    REMOVE: REMOVE,
    LAPSING: LAPSING,
    MARK: "mark",
    MARKER: "mark",
    GOES: GOES,
}


def contradictions(tree: CardTree) -> Iterator[Mistake]:
    """H010 to H020."""
    if tree.goes and tree.remove == "always":
        yield Mistake("H010", tree.places(GOES)[0], rule=cites("remove"))
    if tree.lapsing == "always" and tree.mark:
        yield Mistake("H011", tree.places(LAPSING)[0], rule=cites("mark"))
    yield from _limits(tree)
    yield from _names(tree)
    if tree.auto and tree.conditions:
        yield Mistake("H015", tree.conditions[0].span, rule=cites("automatic"))
    yield from _twice(tree)
    yield from _nothing(tree)


def _limits(tree: CardTree) -> Iterator[Mistake]:
    """H012: `remove if us` on a card whose event is only ever played by one side."""
    if tree.association == study().vocabulary.header.nobody or tree.auto:
        return
    for word in ("remove", "lapsing"):
        limit = getattr(tree, word).removesuffix("-only")
        if limit in ("always", "never"):
            continue
        key = "" if limit == tree.association else "never"
        yield Mistake(
            "H012",
            tree.places(word, f"{word} if {limit}")[0],
            key,
            cites("whose"),
            side=study().vocabulary.term(SIDE, limit),
            word=word,
        )


def _names(tree: CardTree) -> Iterator[Mistake]:
    """H013, H014, H016: a card that names itself, the same card twice, or one that it both needs and cannot bear."""
    seen: dict[tuple[str, str], Span] = {}
    for entry in tree.named():
        if entry.value in (tree.title, tree.marker):
            yield Mistake("H013", entry.span, title=tree.title)
        elif (entry.key, entry.value) in seen:
            yield Mistake("H014", entry.span, name=entry.value)
        seen.setdefault((entry.key, entry.value), entry.span)
    for (key, name), span in seen.items():
        if key == "requires" and ("blocked_by", name) in seen:
            yield Mistake("H016", span, rule=cites("blocks"), name=name)


def _twice(tree: CardTree) -> Iterator[Mistake]:
    """H017: two sides, two values, two times removed."""
    seen: set[str] = set()
    for entry in tree.entries:
        if entry.key in NAMING or entry.key == "requires_any":
            continue
        kind = ONCE.get(entry.key) or study().vocabulary.header.kinds.get(entry.value, entry.value)
        if kind in seen:
            yield Mistake("H017", entry.span, what=study().vocabulary.term(PART, kind))
        seen.add(kind)


def _nothing(tree: CardTree) -> Iterator[Mistake]:
    """H018 to H020: a card that does nothing, has no number or title, or cannot found the caliphate it promises."""
    if tree.event is None and not (tree.lasting or tree.mark or tree.blocks):
        yield Mistake("H018", tree.span)
    if not tree.title.strip() or 0 in tree.numbers:
        yield Mistake("H019", tree.span, "title" if not tree.title.strip() else "", cites("numbers"))
    for symbol, (piece, least) in study().promises.items():
        promised = [e.span for e in tree.entries if e.value.startswith(symbol)]
        if promised and any(said.startswith(symbol) for said in tree.symbols) and most_added(tree, piece) < least:
            yield Mistake("H020", promised[0], rule=cites("promise"))

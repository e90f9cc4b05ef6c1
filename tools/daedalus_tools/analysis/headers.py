"""Words in the head of a card that cannot go together."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Mistake, Span
from daedalus.language.typed import CardTree
from daedalus_tools.analysis.references import most_cells

CLAUSES = (("blocks", "blocks"), ("blocked by", "blocked_by"), ("allows", "allows"), ("requires", "requires"))

NOT_PROPERTIES = {"card", "blocks", "blocked", "allows", "requires", "play", "event:", "event", "while"}
KINDS = dict.fromkeys(("us", "jihadist", "unassociated"), "a side") | {
    "remove": "`remove`",
    "lapsing": "`lapsing`",
    "mark": "a mark",
    "marker": "a mark",
    "goes": "a place to go to",
}


def contradictions(tree: CardTree) -> Iterator[Mistake]:
    """H010 to H020."""
    if tree.goes and tree.remove == "always":
        help_ = "A card that is removed goes nowhere else: leave one of them out."
        yield Mistake("H010", "removed, and also sent elsewhere", _place(tree, r"goes to[^,]*"), help_, "6.2.9")
    if tree.lapsing == "always" and tree.mark:
        help_ = "`mark` is for the rest of the game, `lapsing` for this turn: keep one of them."
        yield Mistake("H011", "marked and lapsing at once", _place(tree, r"\blapsing\b"), help_, "6.2.7")
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
        yield Mistake("H012", message, _place(tree, rf"\b{word} if {limit}\b"), help_, "6.2.5")


def _names(tree: CardTree) -> Iterator[Mistake]:
    """H013, H014, H016: a card that names itself, the same card twice, or one that it both needs and cannot bear."""
    every: dict[str, list[str]] = {}
    for words, clause in CLAUSES:
        names = [entry[0] if isinstance(entry, tuple) else entry for entry in getattr(tree, clause)]
        every[clause] = names
        for i, name in enumerate(names):
            if name in (tree.title, tree.marker):
                yield Mistake("H013", f"{tree.title} names itself", _named(tree, words, name), "Name another card.")
            elif name in names[:i]:
                yield Mistake(
                    "H014", f"{name} stands here twice", _named(tree, words, name, last=True), "Once is enough."
                )
    for name in every["requires"]:
        if name in every["blocked_by"]:
            help_ = "It could never be played: leave one of them out."
            yield Mistake("H016", f"needs {name} and is blocked by it", _named(tree, "requires", name), help_, "6.2.8")


def _twice(tree: CardTree) -> Iterator[Mistake]:
    """H017: two sides, two values, two times removed."""
    seen: set[str] = set()
    for row, line in enumerate(tree.source.split("\n"), start=1):
        text = line.partition("#")[0]
        if not text[:3].strip() or text.split(maxsplit=1)[0] in NOT_PROPERTIES:
            continue
        for found in re.finditer(r"[^\s,][^,]*", text):
            words = found[0].split()
            kind = KINDS.get(words[0]) or ("a value" if words[0].isdigit() else found[0].strip())
            if kind in seen:
                help_ = "Keep one of them."
                span = Span(row, found.start() + 1, found.start() + 1 + len(found[0].rstrip()))
                yield Mistake("H017", f"the card has {kind} already", span, help_)
            seen.add(kind)


def _nothing(tree: CardTree) -> Iterator[Mistake]:
    """H018 to H020: a card that does nothing, has no number or title, or cannot found the caliphate it promises."""
    if tree.event is None and not (tree.lasting or tree.mark or tree.blocks):
        help_ = "Write an `event:`, or a `while in effect:` and a mark."
        yield Mistake("H018", "nothing happens when this event is played", _place(tree, r"^card .*"), help_)
    if not tree.title.strip() or 0 in tree.numbers:
        help_ = 'For example: card 901 "Bridge"'
        message = "a card needs a title" if not tree.title.strip() else "cards are numbered from 1"
        yield Mistake("H019", message, _place(tree, r"^card .*"), help_, "4.10.3")
    if any(symbol.startswith("caliphate possible") for symbol in tree.symbols) and most_cells(tree) < 3:
        help_ = "Leave it out, or place three cells in one country."
        yield Mistake(
            "H020",
            "this event never places three cells, as a caliphate needs",
            _place(tree, "caliphate possible"),
            help_,
            "11.3.8",
        )


def _place(tree: CardTree, pattern: str) -> Span:
    """Where a property stands."""
    for row, line in enumerate(tree.source.split("\n"), start=1):
        found = re.search(pattern, line.partition("#")[0])
        if found and line.startswith("card ") == pattern.startswith("^card"):
            return Span(row, found.start() + 1, len(found[0].rstrip()) + found.start() + 1)
    return Span(1, 1, 2)


def _named(tree: CardTree, words: str, name: str, *, last: bool = False) -> Span:
    """Where a clause names a card."""
    places = []
    for row, line in enumerate(tree.source.split("\n"), start=1):
        if line.strip().startswith(words):
            places += [Span(row, m.start() + 1, m.end() + 1) for m in re.finditer(re.escape(f'"{name}"'), line)]
    return (places[-1] if last else places[0]) if places else Span(1, 1, 2)

"""The cards of a game: found in folders, read, and known by number. No card is known to any Python by name.

What a card does is compiled when it is first asked for: most commands need a few cards, and some need none.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from daedalus.core.errors import BrokenFile, Trouble, trouble
from daedalus.core.reading import read_text, within
from daedalus.kit.layers import Layer
from daedalus.language.compile import CompiledCondition, CompiledLasting, Compiler, Program
from daedalus.language.findings import BrokenText, Finding
from daedalus.language.header import Head, Header
from daedalus.language.reader import THERE, Reader
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import Vocabulary

NOBODY = Header().nobody
OWN = "its own"  # the set of a card that a scenario brings, with a number that no other has
SURELY_RUNS = 200  # lines; only far longer cards can be too complicated for Python


@frozen(eq=False)
class Card:
    """One card of the deck: its header, its program and where it is written."""

    number: int
    title: str
    set: str
    association: str
    ops: int
    remove: str
    lapsing: str
    auto: bool
    goes: str
    symbols: tuple[str, ...]
    mark: str
    mark_place: str
    marker: str
    blocks: tuple[str, ...]
    blocked_by: tuple[tuple[str, str], ...]
    allows: tuple[str, ...]
    requires: tuple[str, ...]
    requires_any: tuple[str, ...]
    copies: tuple[int, ...]
    file: str
    tree: CardTree
    program: Callable[[], Program]  # compiles it the first time; the copies of a card share it

    def __str__(self) -> str:
        return f"{self.number} {self.title}"

    @property
    def conditions(self) -> tuple[CompiledCondition, ...]:
        return self.program().conditions

    @property
    def event(self) -> Callable[..., None] | None:
        return self.program().event

    @property
    def lasting(self) -> tuple[CompiledLasting, ...]:
        return self.program().lasting


_OF_THE_HEAD = [name for name in Card.__match_args__ if name in Head.__match_args__]


class Deck(dict[int, Card]):
    """The cards of a game by number. Cards of other sets are not among them, yet can be looked up by number: a
    scenario may begin with the mark of one."""

    def __init__(self, cards: Mapping[int, Card], others: Mapping[int, Card]) -> None:
        super().__init__(cards)
        self.others = dict(others)

    def __missing__(self, number: int) -> Card:
        return self.others[number]


class Lasting(Mapping[str, list[CompiledLasting]]):
    """The lasting effects of all cards by the name of their mark."""

    def __init__(self, cards: Mapping[str, list[Card]]) -> None:
        self.cards = cards
        self._blocks: dict[str, list[CompiledLasting]] = {}

    def __getitem__(self, mark: str) -> list[CompiledLasting]:
        if mark not in self._blocks:
            self._blocks[mark] = [block for card in self.cards[mark] for block in card.lasting if block.mark == mark]
        return self._blocks[mark]

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)


@frozen(eq=False)
class Library:
    cards: Deck
    lasting: Lasting
    owners: dict[int, str]
    places: dict[str, str]  # mark -> country where it is put when nothing else is said

    def of_sets(self, sets: Iterable[str]) -> list[int]:
        wanted = set(sets)
        return sorted(n for n, card in self.cards.items() if card.set in wanted)

    @property
    def every(self) -> dict[int, Card]:
        """The cards of all sets, those of the game first."""
        return {**self.cards, **self.cards.others}

    def of_mark(self, name: str) -> Card | None:
        """A card that puts the mark, if possible one of the game."""
        both = (self.cards.values(), self.cards.others.values())
        return next((card for cards in both for card in cards if card.marker == name), None)

    def for_game(self, sets: Iterable[str], own: tuple[Card, ...] = (), deck: str = "") -> Library:
        """The library of one game: the cards of its sets or of its deck (a list as JSON), some in a text of its own."""
        return _for_game(self, frozenset(sets), own, deck)


def card_files(paths: Iterable[Path]) -> list[Path]:
    """All card files among files and folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.card"))
        elif path.exists():
            found.append(path)
        else:
            raise BrokenFile(
                trouble("trouble-there-is-no-such-file", "there is no such file or folder"), where=str(path)
            )
    return found


def compile_card(tree: CardTree, set_: str, vocabulary: Vocabulary) -> list[Card]:
    """The card of a tree, once for each of its numbers; what is too complicated to be run is refused."""

    @functools.cache
    def program() -> Program:
        return Compiler(vocabulary, tree.file).card(tree)

    if tree.source.count("\n") > SURELY_RUNS:
        program()
    head = {name: getattr(tree, name) for name in _OF_THE_HEAD}
    return [
        Card(number=number, set=set_, copies=tree.numbers, file=tree.file, tree=tree, program=program, **head)
        for number in tree.numbers
    ]


class Cards:
    """The cards that come with a game, read with its words when they are first asked for.

    Those of an edition lie over the cards of another: what is below was read already, with its own words."""

    def __init__(
        self,
        home: Path,
        vocabulary: Callable[[], Vocabulary],
        below: Cards | None = None,
        layers: Sequence[Layer] = (),
    ) -> None:
        self.home = home
        self.below = below
        self.layers = layers
        self._vocabulary = vocabulary

    @functools.cached_property
    def reader(self) -> Reader:
        return Reader(self._vocabulary())

    @functools.cached_property
    def library(self) -> Library:
        """All of them; a card with a mistake is refused with its first finding."""
        if self.below is None:
            return self.load([self.home])
        pile = _Pile(self.below.library)
        for layer in self.layers:
            for path in files_of(layer):
                for card in self._read(path, set_of(path, layer)):
                    pile.take(card, layer)
            pile.check_all_replaced(layer)
        return make_library(pile.cards.values(), self.reader.vocabulary.header.nobody)

    @functools.cached_property
    def files(self) -> list[Path]:
        """The files of all cards in the game; those that another text has taken the place of are not among them."""
        if self.below is None:
            return card_files([self.home])
        return list(dict.fromkeys(Path(card.file) for card in self.library.cards.values()))

    def set_of(self, path: Path) -> str:
        """The set of a card by where its file lies."""
        for layer in self.layers:
            if layer.cards is not None and path.resolve().is_relative_to(layer.cards):
                return set_of(path.resolve(), layer)
        return path.resolve().parent.name

    def read(self, path: Path) -> tuple[CardTree | None, list[Finding]]:
        """One card file, with everything wrong with it."""
        return self.reader.read(read_text(path), str(path))

    def compile(self, tree: CardTree, set_: str) -> list[Card]:
        return compile_card(tree, set_, self.reader.vocabulary)

    def describe(self, card: Card) -> dict[str, Any]:
        return describe(card, self.library)

    def _read(self, path: Path, set_: str) -> list[Card]:
        tree, findings = self.reader.read(read_text(path), str(path), often=True)
        if tree is None or findings:
            raise BrokenText(
                findings, remedy=trouble("trouble-run-daedalus-lint", "Run: daedalus lint {file}", file=path)
            )
        return self.compile(tree, set_)

    def load(self, paths: Iterable[Path]) -> Library:
        cards: dict[int, Card] = {}
        for path in card_files(paths):
            for card in self._read(path, path.parent.name):
                if card.number in cards:
                    raise BrokenFile(
                        trouble(
                            "trouble-card-is-already-in",
                            "card {number} is already in {file}",
                            number=card.number,
                            file=cards[card.number].file,
                        ),
                        where=str(path),
                    )
                cards[card.number] = card
        return make_library(cards.values(), self.reader.vocabulary.header.nobody)


class _Pile:
    """Cards that come over others, layer by layer: one takes the place of another only where that is said."""

    def __init__(self, below: Library) -> None:
        self.cards = dict(below.cards)
        self.by: dict[int, str] = {}  # the layers that cards are from

    def take(self, card: Card, layer: Layer) -> None:
        number, there, by = card.number, self.cards.get(card.number), self.by.get(card.number)
        if number < 1:
            raise BrokenFile(
                trouble("trouble-no-card-can-have", "no card can have the number {number}", number=number),
                where=card.file,
                remedy=trouble("trouble-number-it-from-1", "Number it from 1 on."),
            )
        if there is not None:
            self._check_place(card, layer, there, by)
            card = evolve(card, set=there.set)  # it belongs where the other belonged
        elif number in layer.replaces:
            remedy = trouble("trouble-take-out-of-replaces", "Take {number} out of `replaces`.", number=number)
            raise BrokenFile(
                trouble("trouble-there-is-no-card", "there is no card {number} to replace", number=number),
                where=card.file,
                remedy=remedy,
            )
        self.cards[number] = card
        self.by[number] = layer.name

    def _check_place(self, card: Card, layer: Layer, there: Card, by: str | None) -> None:
        number = card.number
        if by == layer.name:
            raise BrokenFile(
                trouble(
                    "trouble-card-is-already-in", "card {number} is already in {file}", number=number, file=there.file
                ),
                where=card.file,
                remedy=trouble("trouble-number-them-apart", "Number them apart."),
            )
        if number not in layer.replaces:
            remedy = trouble(
                "trouble-give-it-another-number",
                "Give it another number; or write `replaces: [{number}]` in pack.yaml if that is meant.",
                number=number,
            )
            raise BrokenFile(
                _taken(number, there, by),
                where=card.file,
                remedy=remedy,
            )
        if by:
            message = trouble(
                "trouble-and-both-have-a",
                "{by} and {name} both have a card {number}",
                by=by,
                name=layer.name,
                number=number,
            )
            raise BrokenFile(
                message,
                where=card.file,
                remedy=trouble("trouble-use-one-of-the", "Use one of the two, or take it out of one."),
            )
        if not {*there.copies} <= {*card.copies}:
            numbers = ", ".join(map(str, there.copies))
            remedy = trouble("trouble-begin-with-card", "Begin with: `card {known}`", known=numbers)
            raise BrokenFile(
                trouble(
                    "trouble-card-is-one-of",
                    "card {number} is one of {known}, the same card",
                    number=number,
                    known=numbers,
                ),
                where=card.file,
                remedy=remedy,
            )

    def check_all_replaced(self, layer: Layer) -> None:
        """What a pack says it replaces it must bring."""
        for i, number in enumerate(layer.about.data.get("replaces", ())):
            if self.by.get(number) != layer.name:
                where, remedy = (
                    layer.about.where("replaces", i),
                    trouble("trouble-write-the-card-or", "Write the card, or take the number out."),
                )
                raise BrokenFile(
                    trouble("trouble-no-card-of-this", "no card of this pack has the number {number}", number=number),
                    where=where,
                    remedy=remedy,
                )


def _taken(number: int, there: Card, by: str | None) -> Trouble:
    if by:
        english = "card {number} is '{title}' of {name} already"
        return trouble("trouble-card-is-of", english, number=str(number), title=there.title, name=by)
    return trouble("trouble-card-is", "card {number} is '{title}' already", number=str(number), title=there.title)


def files_of(layer: Layer) -> list[Path]:
    """The card files of a layer; hidden ones, and links that lead out of its folder, are not among them."""
    home = layer.cards
    if home is None or not home.is_dir():
        return []
    shown = (p for p in card_files([home]) if not any(part.startswith(".") for part in p.relative_to(home).parts))
    return [path for path in shown if within(path, home)]


def set_of(path: Path, layer: Layer) -> str:
    """The set of a pack's card: the folder that it lies in under `cards/`, else the name of the pack."""
    assert layer.cards is not None
    inside = path.relative_to(layer.cards).parts
    return inside[0] if len(inside) > 1 else layer.name


def make_library(cards: Iterable[Card], nobody: str = NOBODY) -> Library:
    by_number = {card.number: card for card in sorted(cards, key=lambda c: c.number)}
    lasting: dict[str, list[Card]] = {}
    seen: set[tuple[str, tuple[int, ...]]] = set()  # copies of a card; a scenario's file may hold several cards
    for card in by_number.values():
        if (card.file, card.copies) in seen:
            continue
        seen.add((card.file, card.copies))
        for mark in dict.fromkeys(block.mark for block in card.tree.lasting):
            lasting.setdefault(mark, []).append(card)
    owners = {n: "" if c.association == nobody else c.association for n, c in by_number.items()}
    places = {c.mark: c.mark_place for c in by_number.values() if c.mark and c.mark_place}
    return Library(Deck(by_number, {}), Lasting(lasting), owners, places)


@functools.lru_cache(maxsize=64)  # games are begun by the thousand
def _for_game(cards: Library, sets: frozenset[str], brought: tuple[Card, ...], deck: str) -> Library:
    every = cards.every
    every.update((card.number, evolve(card, set=_set_of_brought(card, every.get(card.number)))) for card in brought)
    inside = {n: card for n, card in every.items() if card.set in sets or card.set == OWN}
    if deck:
        from daedalus.kit.deck_list import cards_of

        inside = cards_of(json.loads(deck), every) | {n: card for n, card in every.items() if card.set == OWN}
    own = make_library(inside.values())
    other = make_library(card for n, card in every.items() if n not in inside)
    return Library(
        Deck(own.cards, other.cards),
        Lasting(
            {**other.lasting.cards, **own.lasting.cards}
        ),  # both sets may have a mark of one name: that of the game counts
        {**other.owners, **own.owners},
        {**other.places, **own.places},
    )


def _set_of_brought(card: Card, there: Card | None) -> str:
    """A card of a scenario belongs where the one belongs whose place it takes; a new one is its own, and so is one of a
    pack that the scenario names by its file."""
    return OWN if there is None or there.file == card.file else there.set


def _blocked_by(card: Card, cards: Library) -> list[str]:
    """The events that block a card, by title: a mark with a name of its own is named by the card that puts it."""
    titles = {c.title for c in cards.cards.values()} | {c.marker for c in cards.cards.values()}
    result = []
    for name, limit in card.blocked_by:
        putting = [c.title for c in cards.cards.values() if card.title in c.blocks and name not in titles]
        shown = putting[0] if putting else name
        result.append(f"{shown} ({limit.upper()} play)" if limit and limit != THERE else shown)
    return result


def _blocks(card: Card, cards: Library) -> list[str]:
    """The events that a card blocks, with the side where only one is kept from playing them."""
    result = []
    for name in card.blocks:
        limits = {
            limit
            for c in cards.cards.values()
            if c.title == name
            for by, limit in c.blocked_by
            if by in (card.title, card.marker)
        }
        sides = [limit for limit in limits if limit and limit != THERE]
        result.append(f"{name} ({sides[0].upper()} play)" if sides else name)
    return result


def describe(card: Card, cards: Library) -> dict[str, Any]:
    """The properties of a card for a program: one row of `daedalus cards --json`."""
    return {
        "number": card.number,
        "name": card.title,
        "set": card.set,
        "association": card.association,
        "ops": card.ops,
        "remove": card.remove,
        "lapsing": {"never": False, "always": True}.get(card.lapsing, card.lapsing),
        "auto_trigger": card.auto,
        "marker": card.marker or None,
        "blocks": _blocks(card, cards),
        "blocked_by": _blocked_by(card, cards),
        "allows": list(card.allows),
        "requires": list(card.requires),
        "requires_any": list(card.requires_any),
        "symbols": list(card.symbols),
        "copies": list(card.copies),
        "event_written": card.tree.event is not None or bool(card.tree.lasting),
        "file": card.file,
    }

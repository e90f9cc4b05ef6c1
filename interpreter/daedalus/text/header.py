"""What stands above the text of a card, in a language: side, operations, what becomes of it, other cards that it has to
do with. Words from `locale/<language>/header.ftl` and that of the game, sides and places from the game's terms."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from daedalus.kit.definition import Definition
from daedalus.kit.library import NOBODY, Card, Library
from daedalus.language.reader import THERE
from daedalus.text.names import Names, slug
from daedalus.text.places import ENGLISH

CATALOGUE = "header"
ALWAYS, NEVER, ONLY = "always", "never", "-only"


class Heading:
    """Says the head of cards of one game in one language."""

    def __init__(self, game: Definition, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        self.names = Names(game.id, language)
        self.missing: set[str] = set()  # keys that were said in English

    def line(self, card: Card, *, ops: bool = True) -> str:
        """All that is printed above the text, in one line."""
        value = [self.ops(card)] if ops and card.ops else []
        return ", ".join([self.side(card.association), *value, *self.words(card), *self.fate(card), *self.mark(card)])

    def side(self, id_: str) -> str:
        return self("header-nobody") if id_ == NOBODY else self.names.side(id_, self.game.sides.get(id_, id_))

    def ops(self, card: Card) -> str:
        return self("header-ops", n=card.ops)

    def words(self, card: Card) -> Iterator[str]:
        """Words that the game has besides, such as an era."""
        for symbol in card.symbols:
            word, _, side = symbol.partition(" if ")
            said = self(f"symbol-{slug(word)}") or word
            yield self("header-symbol-if", word=said, side=self.side(side)) if side else said

    def fate(self, card: Card) -> Iterator[str]:
        """What becomes of the card: removed, lapsing, automatic."""
        for key, value in (("header-remove", card.remove), ("header-lapsing", card.lapsing)):
            if value == ALWAYS:
                yield self(key)
            elif value != NEVER:
                yield self(f"{key}-if", side=self.side(value.removesuffix(ONLY)))
        if card.auto:
            yield self("header-auto")

    def mark(self, card: Card) -> Iterator[str]:
        if card.marker:
            place = card.mark_place
            yield self("header-mark-in", place=self.names.space(place)) if place else self("header-mark")

    def goes(self, card: Card) -> str:
        return (self(f"goes-{slug(card.goes)}") or card.goes) if card.goes else ""

    def set(self, name: str) -> str:
        return self(f"set-{slug(name)}") or name

    def links(self, card: Card, library: Library) -> Iterator[str]:
        """How the card stands to others."""
        for key, cards in (
            ("blocks", [(name, _limit(card, name, library)) for name in card.blocks]),
            ("blocked-by", card.blocked_by),
            ("allows", [(name, "") for name in card.allows]),
            ("requires", [(name, "") for name in card.requires]),
            ("requires-any", [(name, "") for name in card.requires_any]),
        ):
            if cards:
                yield self(f"header-{key}", cards=", ".join(self._titles(cards)))

    def _titles(self, cards: Iterable[tuple[str, str]]) -> Iterator[str]:
        for name, limit in cards:
            limited = limit and limit != THERE
            yield self("header-card-if", card=name, side=self.side(limit)) if limited else name

    def until(self, cards: Sequence[Card]) -> str:
        return self("header-until-cards", cards=", ".join(map(str, cards)))

    def __call__(self, key: str, **about: Any) -> str:
        """A message: the game's own or that of all games; English if there is none; nothing if nobody has it."""
        from fluent.runtime.types import fluent_number

        from daedalus.text.bundle import bundle, filled

        given = {name: fluent_number(v) if isinstance(v, int) else v for name, v in about.items()}
        for language in dict.fromkeys((self.language, ENGLISH)):
            for catalogue in (f"{self.game.id}:{CATALOGUE}", CATALOGUE):
                messages = bundle(catalogue, language)
                if messages.has_message(key):
                    self.missing |= {key} if language != self.language else set()
                    return filled(messages, messages.get_message(key).value, given, f"{catalogue}:{key}")
        return ""


def _limit(card: Card, name: str, library: Library) -> str:
    """The side that alone is kept from an event by another."""
    found = (
        limit
        for other in library.cards.values()
        if other.title == name
        for by, limit in other.blocked_by
        if by in (card.title, card.marker)
    )
    return next((limit for limit in found if limit), "")


@functools.cache
def heading(game: Definition, language: str = ENGLISH) -> Heading:
    return Heading(game, language)

"""The line of properties under the title of a card, read as the game's header declares them."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.language.findings import Edit, Mistake
from daedalus.language.header import (
    ASSOCIATION,
    AUTO,
    GOES,
    LAPSING,
    MARK,
    MARKER,
    OPS,
    REMOVE,
    SYMBOL,
    Entry,
    Head,
)
from daedalus.language.scope import Scope
from daedalus.language.statements import StatementReader
from daedalus.language.suggest import certain, nearest_names
from daedalus.language.tree import Phrase


class HeaderReader(StatementReader):
    """Reads the line of properties under the title of a card."""

    def _property(self, head: Head, phrase: Phrase) -> None:
        header, sides = self.vocabulary.header, self.vocabulary.sides
        words = phrase.text.split() or [""]  # empty quotes
        key = header.property_of(words, sides)
        limit = words[-1] if words[-2:-1] == ["if"] else ""
        if key == ASSOCIATION:
            head.association = phrase.text
        elif key == OPS:
            head.ops = int(words[0])
            low, high = header.ops
            if not low <= head.ops <= high:
                raise Mistake("H003", phrase.tokens[0].span, ops=words[0], low=low, high=high)
        elif key in (REMOVE, LAPSING):
            setattr(head, key, f"{limit}-only" if limit else "always")
        elif key == AUTO:
            head.auto = True
        elif key == GOES:
            head.goes = " ".join(words[2:]).removeprefix("the ")
            if head.goes not in header.destinations:
                there = phrase.tokens[-len(head.goes.split()) :]
                fix = certain(Phrase(there).span, head.goes, header.destinations)
                raise Mistake("H008", phrase.span, fix=fix, place=head.goes, places=header.destinations)
        elif key in (MARK, MARKER):
            self._mark(head, phrase, key)
        elif key == SYMBOL:
            head.symbols = tuple(dict.fromkeys((*head.symbols, phrase.text)))
        else:
            raise self._unknown_property(phrase, words)
        head.entries.append(Entry(key, phrase.text, limit, phrase.span))

    def _unknown_property(self, phrase: Phrase, words: list[str]) -> Mistake:
        header = self.vocabulary.header
        place = next(iter(self.vocabulary.names), "Somewhere")
        single = (*self.vocabulary.sides, header.nobody, REMOVE, LAPSING, AUTO, MARK, *header.symbols)
        known = (
            *self.vocabulary.sides,
            header.nobody,
            "2 ops",
            REMOVE,
            LAPSING,
            AUTO,
            MARK,
            f"mark in {place}",
            'marker "X"',
            *(f"goes to the {place}" for place in header.destinations),
            *header.symbols,
        )
        apart = _apart(words, single)
        if apart:
            comma = Edit(phrase.span, apart)
            return Mistake("H006", phrase.span, "comma", fix=comma, name=phrase.text, apart=apart, known=known)
        near = nearest_names(phrase.text, known)
        return Mistake(
            "H006", phrase.span, fix=certain(phrase.span, phrase.text, known), name=phrase.text, near=near, known=known
        )

    def _mark(self, head: Head, phrase: Phrase, word: str) -> None:
        tokens = phrase.tokens[1:]
        name = head.title
        if tokens and tokens[0].kind == "STRING":
            name, tokens = tokens[0].text, tokens[1:]
        if tokens:
            if len(tokens) != 2 or tokens[0].text != "in" or tokens[1].kind != "NAME":
                place = next(iter(self.vocabulary.names), "Somewhere")
                raise Mistake("H006", phrase.span, "mark", name=phrase.text, place=place)
            if tokens[1].text not in self.vocabulary.names:
                self.resolver.expression(Phrase((tokens[1],)), Scope())
            head.mark_place = tokens[1].text
        head.marker = name
        if word == MARK:
            head.mark = name


def _apart(words: list[str], known: Sequence[str]) -> str:
    """Properties that stand together without commas, with them; nothing if that is not what they are."""
    for i in range(1, len(words)):
        first, rest = " ".join(words[:i]), " ".join(words[i:])
        if first in known or _is_ops(words[:i]):
            rest = rest if rest in known or _is_ops(words[i:]) else _apart(words[i:], known)
            if rest:
                return f"{first}, {rest}"
    return ""


def _is_ops(words: list[str]) -> bool:
    return len(words) == 2 and words[0].isdecimal() and words[1] in ("op", "ops")

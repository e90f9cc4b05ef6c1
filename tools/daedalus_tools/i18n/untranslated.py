"""Words that a message has from its English: a translator has left them, or they are kept in the language. Words of
cards, which are written alike in all languages, are quoted."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.locales import META, TERMS, files, having, read
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.names import titles
from daedalus_tools.i18n.strange import english as english_words
from daedalus_tools.i18n.strange import kept_words, untranslated
from daedalus_tools.i18n.typed import QUOTED

SHORT = 3  # letters of a word that two languages may share by chance


def untranslated_words(game: Definition, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Words of the English message; what stands on a card is quoted, and its words are no one's."""
    kept = kept_words(language) | own_words(game, language)
    mine, theirs = ([w for w in words(_untitled(game, x)) if w not in kept] for x in (text, english))
    left = [word for word in mine if word in theirs]
    known = untranslated(" ".join(mine), language, terms(game)) + english_words(" ".join(mine), language)
    found = bool(known) or len(left) > 1 or any(len(word) > SHORT for word in left)
    left += known
    if found:
        yield "english", ", ".join(dict.fromkeys(left))


@functools.cache
def own_words(game: Definition, language: str) -> set[str]:
    """The words that card texts of the language are made with, names of countries among them."""
    return {word for m in having(game, language).values() if m.form not in META for word in words(m.text)}


@functools.cache
def terms(game: Definition) -> frozenset[str]:
    """The words that English calls the things of a game by."""
    named = (m for file in files(game, ENGLISH) if file.name in TERMS for m in read(file)[0])
    return frozenset(word for m in named if m.form not in META for word in words(m.text))


def _untitled(game: Definition, text: str) -> str:
    """A text without titles of cards, of its game and of any other, since findings quote all."""
    games = (game, *map(registry.game, registry.ours()))
    return functools.reduce(lambda left, one: titles(one).sub(" ", left), games, text)


def words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{3,}", QUOTED.sub(" ", text))]

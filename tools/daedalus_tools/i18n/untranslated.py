"""Words that a message has from its English: a translator has left them, or they are kept in the language, or they are
words of cards, which are written alike in all languages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.language.header import LAPSING, MARK, REMOVE
from daedalus.text.locales import META, TERMS, files, having, read
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.names import titles
from daedalus_tools.i18n.strange import kept_words, untranslated, vocabulary
from daedalus_tools.i18n.typed import QUOTED
from daedalus_tools.lint.wording import KEYWORDS

SHORT = 3  # letters of a word that two languages may share by chance
MOSTLY = 0.5  # so many words of a message that are in the English one: it was not translated


def untranslated_words(
    game: Definition, text: str, english: str, language: str, *, findings: bool
) -> Iterator[tuple[str, str]]:
    """Words of the English message; of findings, which tell what to write on a card, if they are most of it."""
    games = every_game() if findings else (game,)  # findings speak of cards of any game
    kept = kept_words(language).union(*(card_words(x) if findings else own_words(x, language) for x in games))
    mine, theirs = ([w for w in words(_untitled(games, x)) if w not in kept] for x in (text, english))
    left = [word for word in mine if word in theirs]
    if findings:
        alone = any(vocabulary(language)[word] <= mine.count(word) for word in left)  # nowhere else in the language
        found = alone or len(left) >= max(2, MOSTLY * len(mine))
    else:
        known = untranslated(" ".join(mine), language, terms(game))
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


@functools.cache
def card_words(game: Definition) -> set[str]:
    """The words that cards are written with, which a finding may tell to write."""
    patterns = " ".join(word.pattern for word in game.words.words)
    names = {part.lower() for name in game.words.names for part in name.split()}
    said = {*re.findall(r"[a-z]{3,}", patterns), *game.words.header.symbols, MARK, REMOVE, LAPSING}
    return said | KEYWORDS | names


@functools.cache
def every_game() -> tuple[Definition, ...]:
    return tuple(map(registry.game, registry.ours()))


def _untitled(games: Iterable[Definition], text: str) -> str:
    return functools.reduce(lambda left, game: titles(game).sub(" ", left), games, text)


def words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{3,}", QUOTED.sub(" ", text))]

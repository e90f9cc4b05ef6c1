"""Digests of rules, beside their English: the places and cards that they name, and the numbers that go with them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from daedalus.kit.definition import Definition
from daedalus.text.figures import figures, reader
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.counted import exchanged, in_figures
from daedalus_tools.i18n.names import SIDE, titles, without_titles

ALIKE = 0.85  # a title that is so near to another is meant to be that


def digest(game: Definition, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """What the digest of a rule names otherwise than its English."""
    yield from _named(game, text, english, language)
    mine, theirs = in_figures(text, language), in_figures(english, ENGLISH)
    yield from exchanged(reader(game, language).order(mine), reader(game).order(theirs))
    for found in titles(game).finditer(english):
        title, before = found[0], english[: found.start()].rstrip()
        begins = not before or before.endswith((".", ";", ":"))  # a title may be a word there
        if not begins and title not in game.words.names and title not in text:
            yield "missing-title", title


def _named(game: Definition, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Countries and regions that the English digest of a rule names and this does not; titles with a slip in them."""
    mine, theirs = figures(text, game, language), figures(without_titles(game, english), game)
    said = frozenset().union(*mine.names)
    for name in sorted(min(keys) for keys in theirs.names if not keys & said):
        if not name.startswith(SIDE):
            yield "missing-name", name.partition("-")[2].replace("-", " ")
    every = [card.title for card in game.cards.library.cards.values()]
    right = set(titles(game).findall(english)) - game.words.names.keys()  # *Iran* is a card and a country
    wrong = mine.titles.intersection(every) - right
    if wrong and right - mine.titles:
        yield "title", f"{', '.join(sorted(wrong))} instead of {', '.join(sorted(right - mine.titles))}"
    for title in sorted(mine.titles - set(every)):
        near = difflib.get_close_matches(title, every, n=1, cutoff=ALIKE)
        if near:
            yield "title", f"{title} instead of {near[0]}"

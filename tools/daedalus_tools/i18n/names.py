"""Sides, countries and regions that a message names: those that English names, and no others in their place."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.figures import Figures, figures, reader
from daedalus.text.places import ENGLISH

SIDE = "side-"
NAME = re.compile("[A-Z]")


def another_side(game: Definition, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Another side than English speaks of."""
    english = titles(game).sub(" ", english)
    theirs = _sides_of(figures(english, game))
    mine = _sides_of(figures(text, game, language)) if theirs else set()
    several = {f"{side.removeprefix(SIDE)}s" for side in mine}  # as English may speak of a side
    if mine and theirs and not mine & theirs and several.isdisjoint(re.findall(r"\w+", english.lower())):
        yield "another-side", f"{_called(mine)} instead of {_called(theirs)}"


def another_place(game: Definition, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Another place than English names."""
    there = _named(game, english)
    here = figures(text, game, language).names if there else frozenset()
    lost = [name for name in there if not any(name & other for other in here)]
    instead = [name for name in here if not any(name & other for other in there)]
    if lost and instead and not any(key.startswith(SIDE) for name in (*lost, *instead) for key in name):
        yield "another-name", f"{_place(instead)} instead of {_place(lost)}"


def _named(game: Definition, english: str) -> frozenset[frozenset[str]]:
    """What English names, with a capital letter as it always does."""
    return figures(without_titles(game, english), game).names if NAME.search(english) else frozenset()


def _place(names: Sequence[frozenset[str]]) -> str:
    return ", ".join(sorted(min(keys).partition("-")[2].replace("-", " ") for keys in names))


def _sides_of(found: Figures) -> set[str]:
    return {key for keys in found.names for key in keys if key.startswith(SIDE)}


def _called(sides: set[str]) -> str:
    return ", ".join(sorted(side.removeprefix(SIDE) for side in sides))


@functools.cache
def titles(game: Definition) -> re.Pattern[str]:
    """The titles of cards, which stay as they are printed."""
    every = sorted({card.title for card in game.cards.library.cards.values()}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, every))})(?!\w)")


def without_titles(game: Definition, text: str) -> str:
    """*Iran* is a card, and a country all the more."""
    return titles(game).sub(lambda found: found[0] if found[0] in game.words.names else " ", text)


@functools.lru_cache(20_000)
def nameless(game: Definition | None, text: str, language: str = ENGLISH) -> str:
    """A text without titles of cards and names of places and sides, of its game or of any."""
    for one in (game,) if game is not None else map(registry.game, registry.ours()):
        text = reader(one, language).nameless(titles(one).sub(" ", text))
    return text

"""The cards of Labyrinth, read with its own words."""

from __future__ import annotations

from daedalus.data import folder
from daedalus.kit.library import Cards, Library
from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary


def _vocabulary() -> Vocabulary:
    from daedalus.games.labyrinth.words import vocabulary  # the words act on the game, which has the cards

    return vocabulary()


CARDS = Cards(folder("cards") / "labyrinth", _vocabulary)
read_card, compile_card, describe = CARDS.read, CARDS.compile, CARDS.describe


def library() -> Library:
    """All cards that come with the project."""
    return CARDS.library


def reader() -> Reader:
    return CARDS.reader

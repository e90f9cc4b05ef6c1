"""The text of a card, made from what its program means."""

from __future__ import annotations

from daedalus.kit.definition import Definition
from daedalus.language.typed import CardTree
from daedalus.text.bundle import ENGLISH
from daedalus.text.planner import planned
from daedalus.text.speech import speaker


def card_text(tree: CardTree, game: Definition, language: str = ENGLISH) -> str:
    """What a card says, in a language; nothing if it says nothing."""
    return speaker(game, language).text(planned(tree, game.words))

"""The text of a card, made from what its program means."""

from __future__ import annotations

import functools

from daedalus.kit.definition import Definition
from daedalus.language.typed import CardTree
from daedalus.text.places import ENGLISH, FOLDER, languages

__all__ = ["ENGLISH", "FOLDER", "card_text", "generated", "languages", "speaks"]


@functools.cache
def speaks(game: Definition) -> bool:
    """Whether a game has sentences for its words."""
    return (game.locale_home(ENGLISH) / FOLDER).is_dir()


def card_text(tree: CardTree, game: Definition, language: str = ENGLISH) -> str:
    """What a card says, in a language; nothing if it says nothing, or its game has no sentences."""
    if not speaks(game):
        return ""
    from daedalus.text.overrides import override

    return override(tree, game, language) or generated(tree, game, language)


def generated(tree: CardTree, game: Definition, language: str = ENGLISH) -> str:
    """What a card says, made from its effect."""
    from daedalus.text.planner import planned
    from daedalus.text.speech import speaker

    return speaker(game, language).text(planned(tree, game.words))

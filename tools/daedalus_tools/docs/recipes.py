"""Recipes: what designers want, and the lines of a card that say it. They lie beside the messages of their game."""

from __future__ import annotations

import functools
import textwrap

from attrs import frozen

from daedalus.core.yamlfile import load_plain
from daedalus.kit.definition import Definition
from daedalus.language.findings import BrokenText
from daedalus.language.typed import CardTree
from daedalus.text.bundle import ENGLISH

FILE = "recipes.yaml"
TITLE = "Recipe"  # of the card that a recipe makes; a mark without a name of its own has that of its card


@frozen
class Recipe:
    """`want` ends the sentence "I want to ..."; `also` are other words that people look for."""

    key: str
    chapter: str
    want: str
    lines: str  # what stands under the first line of a card
    note: str = ""
    also: tuple[str, ...] = ()

    def card(self, number: int) -> str:
        """A whole card."""
        return f'card {number} "{TITLE}"\n{textwrap.indent(self.lines, "  ")}\n'


@functools.cache
def of(game: Definition) -> tuple[Recipe, ...]:
    """The recipes of a game, in the order of its file; none if it has no such file."""
    file = game.locale_home(ENGLISH) / FILE
    chapters = load_plain(file) if file.is_file() else {}
    return tuple(
        Recipe(key, chapter, one["want"], one["lines"].rstrip(), one.get("note", ""), tuple(one.get("also", ())))
        for chapter, recipes in chapters.items()
        for key, one in recipes.items()
    )


def number(game: Definition) -> int:
    """A number that no card of the game has."""
    return max(game.cards.library.cards, default=0) + 1


def tree(recipe: Recipe, game: Definition) -> CardTree:
    """A recipe as a card, read."""
    read, findings = game.cards.reader.read(recipe.card(number(game)), recipe.key)
    if read is None or findings:
        raise BrokenText(findings)
    return read

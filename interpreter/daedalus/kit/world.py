"""All that a space can be, for those who look at cards before they are played.

What stands here fits any game: every combination of the levels that its schema gives a space. A game that forbids some
of them, or has several boards, says so in a subclass; all else stands in the declarations of its words.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import Any

from daedalus.core.schema import Schema
from daedalus.kit.game import CardGame
from daedalus.kit.library import Cards, make_library
from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary


class World:
    """What a game tells of its world."""

    in_flux: str = ""  # phrase: the spaces that may become of another kind
    promises: Mapping[str, tuple[str, int]] = {}  # symbol -> the piece that such a card places in one space, how many

    def __init__(self, cards: Cards, games: tuple[CardGame, ...]) -> None:
        self.cards = cards
        self.games = games  # one on each board, without cards

    @property
    def vocabulary(self) -> Vocabulary:
        return self.cards.reader.vocabulary

    @cached_property
    def space(self) -> str:
        """The type of its spaces: the first that it declares."""
        return next(iter(self.vocabulary.types))

    @property
    def reader(self) -> Reader:
        return self.cards.reader

    @cached_property
    def axes(self) -> tuple[str, ...]:
        """The levels of a space."""
        return tuple(f.name for f in self.schema.attributes.values() if f.kind in ("choice", "flag"))

    @property
    def schema(self) -> Schema:
        return self.games[0].schema

    def combinations(self) -> dict[str, list[tuple[int, ...]]]:
        """Each space of any board with the levels that it can have, in the order of the axes."""
        fields = [self.schema.attributes[axis] for axis in self.axes]
        every = list(product(*(range(len(f.choices) if f.kind == "choice" else 2) for f in fields)))
        return {name: every for g in self.games for name in g.schema.spaces}

    def called(self, levels: tuple[int, ...]) -> str:
        """Levels in the words of the game."""
        fields = [self.schema.attributes[axis] for axis in self.axes]
        words = [
            f.show(level) if f.kind == "choice" else f"{'' if level else 'not '}{f.name}"
            for f, level in zip(fields, levels, strict=True)
        ]
        return " ".join(words) or "a space"

    def linked(self, space: str) -> Iterator[str]:
        """The spaces next to one, on any board."""
        for g in self.games:
            for near in g.board.neighbours[g.at[space].index] if space in g.at else ():
                yield g.spaces[near].name

    def printed(self, space: str, what: str) -> list[int]:
        """A printed figure, on each board that has the space."""
        return [int(g.board.printed[g.at[space].index].get(what, 0)) for g in self.games if space in g.at]

    def alike(self, space: str) -> Iterator[tuple[Any, Hashable]]:
        """The boards that have a space, each with all that it prints there: two that print the same are alike."""
        for g in self.games:
            if space in g.at:
                yield g, repr(g.board.printed[g.at[space].index])

    def states(self, g: Any, space: str, levels: tuple[int, ...]) -> Iterator[Any]:
        """The space on a board with these levels, empty and with one of everything; values stay as they were put."""
        here = g.at[space]
        base, values = g.schema.base, g.values
        for attribute, level in zip(self.axes, levels, strict=True):
            values[base[attribute] + here.index] = level
        counts = [f.name for f in g.schema.attributes.values() if f.kind == "count"]
        for some in (0, 1):
            for attribute in counts:
                values[base[attribute] + here.index] = some
            yield here

    def saved(self) -> list[list[Any]]:
        """The values of all boards, for `restore`."""
        return [g.values.copy() for g in self.games]

    def restore(self, saved: list[list[Any]]) -> None:
        for g, values in zip(self.games, saved, strict=True):
            g.values[:] = values
            g.forget()


def empty_game(make: type[CardGame], board: Any) -> CardGame:
    """A game on a board, without cards."""
    return make(board, make_library([]), 0)

"""The one door through which these tools reach the world of a game: its words, and what its spaces can be."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Protocol

from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary


class Study(Protocol):
    """What a game tells of its world; all else stands in the declarations of its words."""

    axes: tuple[str, ...]  # the levels of a space
    in_flux: str  # phrase: the spaces that may become of another kind
    promises: Mapping[str, tuple[str, int]]  # symbol -> the piece that such a card places in one space, and how many

    @property
    def vocabulary(self) -> Vocabulary: ...
    @property
    def reader(self) -> Reader: ...
    def combinations(self) -> dict[str, list[tuple[int, ...]]]:
        """Each space of any board with the levels that it can have."""

    def called(self, levels: tuple[int, ...]) -> str:
        """Levels in the words of the game."""

    def linked(self, country: str) -> Iterator[str]:
        """The spaces next to one, on any board."""

    def printed(self, country: str, what: str) -> list[int]:
        """A printed figure, on each board that has the space."""

    def alike(self, country: str) -> Iterator[tuple[Any, Hashable]]:
        """The boards that have a space, each with all that it prints there: two that print the same are alike."""

    def states(self, g: Any, country: str, levels: tuple[int, ...]) -> Iterator[Any]:
        """The space on a board with these levels, empty and not; values are left as they were put."""

    def saved(self) -> Any:
        """The values of all boards, for `restore`."""

    def restore(self, saved: Any) -> None: ...


@functools.cache
def study() -> Study:
    from daedalus.games.labyrinth.study.profiles import study as labyrinth

    return labyrinth()

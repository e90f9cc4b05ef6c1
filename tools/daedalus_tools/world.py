"""The one door through which these tools reach a game: the one that the command at hand is about."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.world import World

P = ParamSpec("P")
T = TypeVar("T")
_chosen: list[Definition] = []


def use(definition: Definition | None) -> None:
    """From now on it is about this game; about the usual one if nothing is said."""
    _chosen[:] = [] if definition is None else [definition]


def game() -> Definition:
    if not _chosen:
        use(registry.default())
    return _chosen[0]


def chosen() -> Definition | None:
    """The game that a command has come to be about; none is looked for."""
    return _chosen[0] if _chosen else None


def study() -> World:
    """What the spaces of the game can be, and its words."""
    return game().world


def cites(about: str) -> str:
    """The rule of the game's own book that a finding is about; nothing if it has none."""
    return game().cites[about]


def per_game(function: Callable[P, T]) -> Callable[P, T]:
    """Worked out once for each game, and for each edition of it."""
    known: dict[tuple[Any, ...], T] = {}

    @functools.wraps(function)
    def kept(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (game(), *args, *kwargs.values())
        if key not in known:
            known[key] = function(*args, **kwargs)
        return known[key]

    return kept

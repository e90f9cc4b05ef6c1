"""A board as data: spaces with what is printed on them, links, and views on their state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from attrs import field, frozen

from daedalus.core.compiled import mypyc_attr
from daedalus.core.schema import Schema
from daedalus.kit.added import NOTHING_ADDED, Additions


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """One space of one game: its name, its neighbours, and its state as attributes (see `view_class`)."""

    __slots__ = ("index", "name", "neighbours", "values")

    def __init__(self, board: Board, index: int, values: list[Any]) -> None:
        self.index = index
        self.values = values
        self.name: str = board.schema.spaces[index]
        self.neighbours: tuple[int, ...] = board.neighbours[index]

    def __repr__(self) -> str:
        return self.name


S = TypeVar("S", bound=Space)


@frozen(eq=False)
class Board:
    """The spaces of a game and how they are linked; a game may say more of its own."""

    schema: Schema
    printed: tuple[dict[str, Any], ...]
    neighbours: tuple[tuple[int, ...], ...]
    space_class: type[Any]
    name: str = field(default="", kw_only=True)  # where a game has several
    rule_sets: tuple[str, ...] = field(default=(), kw_only=True)  # beyond what is always played
    tables: Any = field(factory=dict, kw_only=True)  # the figures of the rules, if the game has a file of them
    added: Additions = field(default=NOTHING_ADDED, kw_only=True)  # tracks and markers of packs and scenarios
    goals: tuple[Any, ...] = field(default=(), kw_only=True)  # more ways to win, of packs and scenarios


def linked(schema: Schema, links: Iterable[Iterable[str]]) -> tuple[tuple[int, ...], ...]:
    """For each space the spaces that a link connects it with, both ways."""
    near: list[set[int]] = [set() for _ in schema.spaces]
    for a, b in links:
        near[schema.index[a]].add(schema.index[b])
        near[schema.index[b]].add(schema.index[a])
    return tuple(tuple(sorted(s)) for s in near)


def view_class(schema: Schema, of: type[S]) -> type[S]:
    """A class of spaces whose properties read the flat state: it has its own, or is given those that it lacks."""

    def reader(base: int) -> property:
        return property(lambda self: self.values[base + self.index])

    columns = {name.replace(" ", "_"): base for name, base in schema.base.items()}
    lacking = {name: reader(base) for name, base in columns.items() if not hasattr(of, name)}
    return type(of.__name__, (of,), {"__slots__": (), **lacking}) if lacking else of

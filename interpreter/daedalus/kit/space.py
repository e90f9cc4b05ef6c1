"""A space of a board as a game sees it: what is printed on it, and its state as attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from daedalus.core.compiled import mypyc_attr
from daedalus.core.schema import Schema

if TYPE_CHECKING:
    from daedalus.kit.board import Board


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


def view_class(schema: Schema, of: type[S]) -> type[S]:
    """A class of spaces whose properties read the flat state: it has its own, or is given those that it lacks."""

    def reader(base: int) -> property:
        return property(lambda self: self.values[base + self.index])

    columns = {name.replace(" ", "_"): base for name, base in schema.base.items()}
    lacking = {name: reader(base) for name, base in columns.items() if not hasattr(of, name)}
    return type(of.__name__, (of,), {"__slots__": (), **lacking}) if lacking else of

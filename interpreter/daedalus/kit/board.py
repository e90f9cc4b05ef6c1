"""A board as data: spaces with what is printed on them, and links. What a game sees of a space is in `kit.space`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import field, frozen

from daedalus.core.schema import Schema
from daedalus.kit.added import NOTHING_ADDED, Additions
from daedalus.kit.space import Space as Space


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

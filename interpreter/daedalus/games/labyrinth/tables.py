"""The numbers of the game, read once from `tables.yaml`; procedures hold no figures of their own."""

from __future__ import annotations

import functools
from typing import Any

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder


@functools.cache
def tables() -> dict[str, Any]:
    return load_plain(folder("scenarios") / "labyrinth" / "tables.yaml")


def named(rows: list[dict[str, Any]], name: Any) -> dict[str, Any]:
    """The row of a table with that name."""
    return next(row for row in rows if row["name"] == name)


def in_range(rows: list[dict[str, Any]], value: int) -> dict[str, Any]:
    """The row whose range the value falls into; a missing end is open."""
    return next(row for row in rows if row.get("from", value) <= value <= row.get("to", value))


@functools.cache
def level(track: str, value: int) -> dict[str, Any]:
    """The level of a track at a value (4.7)."""
    return in_range(tables()["tracks"][track]["levels"], value)


@functools.cache
def least(roll: str, name: str) -> int:
    """What a die must at least be for a result of a roll (4.9)."""
    return int(named(tables()["rolls"][roll]["results"], name)["from"])


@functools.cache
def us_operation(name: str) -> dict[str, Any]:
    return named(tables()["us operations"], name)


@functools.cache
def jihadist_operation(name: str) -> dict[str, Any]:
    return named(tables()["jihadist operations"], name)


@functools.cache
def plot_marker(kind: str) -> dict[str, Any]:
    return next(row for row in tables()["plots"]["markers"] if str(row["name"]) == kind)

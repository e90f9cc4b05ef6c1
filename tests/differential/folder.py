"""The folder of recorded positions: where it is, and its files, read and checked line by line."""

from __future__ import annotations

import contextlib
import functools
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

R = TypeVar("R")
Row = dict[str, Any]

STATES = "states"
ENDINGS = (".jsonl.gz", ".jsonl")  # the packed file is read if both are there

# What a row must have for us to know which record it is and to carry it out.
NEEDED = {
    STATES: ("id", "mode"),
    "derived": ("id", "countries"),
    "playable": ("id", "cards"),
    "effects": ("state", "card", "role", "dice", "choices", "diff"),
    "operations": ("state", "op", "dice", "choices", "diff"),
    "bot_priorities": ("state", "role", "events", "operation_flow", "rank"),
    "bot_decisions": (
        *("state", "role", "card", "seed", "dice", "random_picks", "choices", "diff"),
        *("difficulty", "card_in_phase", "next_cards", "acts"),
    ),
}

_chosen: Path | None = None


class Broken(Exception):
    """The folder cannot be used; the message tells a person why."""


def _path(folder: Path, name: str) -> Path | None:
    return next((path for ending in ENDINGS if (path := folder / f"{name}{ending}").is_file()), None)


def home() -> Path | None:
    """The folder of the recorded positions, or nothing where they have not been put."""
    if _chosen is not None:
        return _chosen
    named = os.environ.get("DAEDALUS_ORACLE")
    folder = Path(named) if named else Path(__file__).parents[3] / "shared" / "oracle-sample"
    return folder if _path(folder, STATES) else None


@contextlib.contextmanager
def using(folder: Path | None) -> Iterator[None]:
    """Positions are those of this folder meanwhile; without one, those that are found anyway."""
    global _chosen
    before, _chosen = _chosen, folder or _chosen
    try:
        yield
    finally:
        _chosen = before


def remembered(function: Callable[..., R]) -> Callable[..., R]:
    """Like `functools.cache`, but for each folder: positions of two folders may have the same names."""
    known: dict[tuple[Any, ...], R] = {}

    @functools.wraps(function)
    def look_up(*args: Any) -> R:
        key = (_chosen, *args)
        if key not in known:
            known[key] = function(*args)
        return known[key]

    return look_up


def holds(name: str) -> bool:
    """Whether a file of the folder is there."""
    folder = home()
    return folder is not None and _path(folder, name) is not None


@remembered
def lines(name: str) -> tuple[tuple[int, Row], ...]:
    """The rows of one file with the numbers of their lines."""
    folder = home()
    if folder is None:
        raise Broken("the recorded positions are not here: name their folder, or set DAEDALUS_ORACLE to it")
    if not folder.is_dir():
        raise Broken(f"there is no folder {folder}")
    path = _path(folder, name)
    if path is None:
        raise Broken(f"{folder} has neither {' nor '.join(name + ending for ending in ENDINGS)}")
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise Broken(f"{path} cannot be read: {error}") from error
    # Only at line feeds: a string of JSON may hold the other characters that `splitlines` takes for an end of line.
    return tuple(
        (n, _row(line, name, f"{path}, line {n}")) for n, line in enumerate(text.split("\n"), 1) if line.strip()
    )


def _row(line: str, name: str, where: str) -> Row:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise Broken(f"{where}: this is not JSON: {error}") from error
    _must_have(row, NEEDED[name], where)
    if not isinstance(row[NEEDED[name][0]], str):
        raise Broken(f"{where}: the name of the position is not a text")
    if name == "playable":
        if not isinstance(row["cards"], list):
            raise Broken(f"{where}: 'cards' is not a list")
        for verdict in row["cards"]:
            _must_have(verdict, ("card", "role"), where)
    return dict(row)


def _must_have(row: Any, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(row, dict):
        raise Broken(f"{where}: this is no object with names and values")
    for key in keys:
        if key not in row:
            raise Broken(f"{where}: {key!r} is wanting")

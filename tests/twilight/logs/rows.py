"""Recorded games in a form of our own: a line a phase or action round, each entry a row of its kind and its fields."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from attrs import astuple

from tests.twilight.logs import entries as e
from tests.twilight.logs.reader import flat, read_file

GAMES = Path(__file__).parent / "games"
HEADS = (e.HeadlinePhase, e.Round, e.Cleanup, e.End)
KINDS = {kind.__name__: kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Entry)}


def blocks(entries: Iterable[e.Entry]) -> Iterator[list[e.Entry]]:
    """The set-up, then what belongs to one phase or action round; its head comes first."""
    block: list[e.Entry] = []
    for entry in entries:
        if isinstance(entry, HEADS):
            yield block
            block = []
        block.append(entry)
    yield block


def written(entries: Sequence[e.Entry]) -> str:
    return "".join(json.dumps([[type(x).__name__, *astuple(x)] for x in b]) + "\n" for b in blocks(entries))


def parsed(text: str) -> list[e.Entry]:
    return [entry(row) for line in text.splitlines() for row in json.loads(line)]


def entry(row: Sequence[Any]) -> e.Entry:
    kind, *fields = row
    made: e.Entry = KINDS[kind](*fields)
    return made


def game(path: Path) -> list[e.Entry]:
    """The entries of a game: its log as text, or as rows."""
    return parsed(path.read_text(encoding="utf-8")) if path.suffix == ".rows" else flat(read_file(path))


def files(folder: Path) -> list[Path]:
    """The games of a folder, in order."""
    return sorted(path for path in folder.iterdir() if path.suffix in (".txt", ".rows") and path.is_file())

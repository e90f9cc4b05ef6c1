"""What a sheet takes from the tables of an edition: a figure by the way that leads to it, rows to go through, spans.

A way is written `us operations/disrupt/cells`: keys of mappings, and names of rows. One that begins with a dot leads on
from the row at hand. Boards stand under `boards`, each by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daedalus.core.errors import BrokenFile, trouble
from daedalus.kit.definition import Definition

NAME, VALUE, NTH, BOARDS = "name", "value", "nth", "boards"
ANY = "any"  # that a field says something
Row = Mapping[str, Any]


class Figures:
    """The tables and boards of an edition."""

    def __init__(self, root: Mapping[str, Any], where: str) -> None:
        self.root = root
        self.where = where  # the file that asks

    def has(self, way: str) -> bool:
        found: Any = self.root
        for key in way.split("/"):
            found = _inside(found, key)
        return found is not None

    def at(self, way: str, row: Row | None = None) -> Any:
        """What stands there; nothing if the row at hand does not say it."""
        here = way.startswith(".")
        found: Any = row if here else self.root
        for key in filter(None, way.removeprefix(".").split("/")):
            found = _inside(found, key)
            if found is None and here:
                return None
            if found is None:
                remedy = trouble("trouble-write-the-keys-and", "Write the keys and the names of rows as the tables do.")
                raise BrokenFile(
                    trouble("trouble-there-is-no-in", "there is no '{way}' in the tables", way=way),
                    where=self.where,
                    remedy=remedy,
                )
        return found

    def rows(self, way: str, where: Mapping[str, Any], row: Row | None = None) -> Iterator[Row]:
        """The rows there that are as they are wanted; each knows which it is (`nth`)."""
        found = self.at(way, row)
        entries = [*found.items()] if isinstance(found, Mapping) else [(None, entry) for entry in found]
        said = {key: None for _, entry in entries if isinstance(entry, Mapping) for key in entry}  # by any of them
        for number, (name, entry) in enumerate(entries, 1):
            fields = {NAME: name, **said, **_fields(name, entry), NTH: number}
            if all(_is(fields.get(key), wanted) for key, wanted in where.items()):
                yield fields


def _fields(name: str | None, entry: Any) -> Row:
    """A row; a single value under a key is its `value`, and of a list the columns are 1, 2, 3."""
    if isinstance(entry, Mapping):
        return entry
    if isinstance(entry, list):
        return {str(column): value for column, value in enumerate(entry, 1)}
    return {NAME: entry} if name is None else {VALUE: entry}


def _is(value: Any, wanted: Any) -> bool:
    return value is not None if wanted == ANY else bool(value == wanted)


def _inside(node: Any, key: str) -> Any:
    if isinstance(node, Mapping):
        return node.get(key)
    if isinstance(node, list):
        named = [row for row in node if isinstance(row, Mapping) and str(row.get(NAME)) == key]
        if named:
            return named[0]
        return node[int(key)] if key.isdecimal() and int(key) < len(node) else None
    return None


def figures(game: Definition) -> Figures:
    """Those of a game as it is played with its packs."""
    boards = game.board_files
    return Figures({**game.tables, BOARDS: {name: boards.whole(name) for name in boards.names}}, str(game.aid_file))


def span(row: Row) -> str:
    """From and to; an end that is not said is open."""
    low, high = row.get("from"), row.get("to")
    if low is None:
        return f"\u2264\u202f{_figure(high)}" if high is not None else "\u2013"
    if high is None:
        return f"{_figure(low)}+"
    between = "\u2013" if low >= 0 else "\u2026"  # no dash beside a minus
    return _figure(low) if low == high else f"{_figure(low)}{between}{_figure(high)}"


def _figure(n: Any) -> str:
    return str(n).replace("-", "\u2212")

"""What a player aid consists of, as a game declares it: pages, parts, sections and rows, each with the key of what it
says, the rule in its margin, and the figures that it takes. Knows no game and no language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import field, frozen

from daedalus.core.errors import BrokenFile, trouble
from daedalus.core.yamlfile import load_plain

ROW = {"say", "label", "rule", "with", "each", "where", "cells", "heads", "if"}


@frozen
class Line:
    """A row: one sentence; one for each entry of a table (`each`), in one line; or a table (`cells`)."""

    say: str = ""
    label: str = ""
    rule: str = ""
    with_: Mapping[str, Any] = field(factory=dict)  # argument -> the way to a figure, or how to take it from there
    each: str = ""
    where: Mapping[str, Any] = field(factory=dict)
    cells: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    if_: str = ""  # only where this is there: a pack may take things from a board


@frozen
class Section:
    title: str
    rule: str
    lines: tuple[Line, ...]


@frozen
class Part:
    title: str
    rule: str
    lines: tuple[Line, ...]
    sections: tuple[Section, ...]


@frozen
class Page:
    title: str
    parts: tuple[Part, ...]


@frozen
class Sheet:
    pages: tuple[Page, ...]
    size: float  # of letters, in points: the largest with which it prints on two pages in every language


def read(file: Path) -> Sheet:
    """The sheet that a file declares."""
    where, data = str(file), load_plain(file)
    pages = tuple(
        Page(_text(page, "page", where), tuple(_part(part, where) for part in _list(page, "parts", where)))
        for page in _list(data, "pages", where)
    )
    return Sheet(pages, float(_text(data, "size", where)))


def _part(data: Any, where: str) -> Part:
    title = _text(data, "part", where)
    sections = tuple(
        Section(_text(x, "section", where), str(x.get("rule", "")), _lines(x, where))
        for x in _list(data, "sections", where)
    )
    return Part(title, str(data.get("rule", "")), _lines(data, where), sections)


def _lines(data: Mapping[str, Any], where: str) -> tuple[Line, ...]:
    return tuple(_line(row, where) for row in _list(data, "rows", where))


def _line(row: Any, where: str) -> Line:
    unknown = [key for key in row if key not in ROW] if isinstance(row, Mapping) else [row]
    if unknown:
        remedy = trouble("trouble-a-row-may-say", "A row may say: {known}.", known=", ".join(sorted(ROW)))
        raise BrokenFile(
            trouble("trouble-a-row-of-the", "a row of the player aid cannot say '{name}'", name=unknown[0]),
            where=where,
            remedy=remedy,
        )
    return Line(
        str(row.get("say", "")),
        str(row.get("label", "")),
        str(row.get("rule", "")),
        row.get("with", {}),
        str(row.get("each", "")),
        row.get("where", {}),
        tuple(row.get("cells", ())),
        tuple(row.get("heads", ())),
        str(row.get("if", "")),
    )


def _list(data: Any, key: str, where: str) -> list[Any]:
    found = data.get(key, []) if isinstance(data, Mapping) else None
    if not isinstance(found, list):
        raise BrokenFile(
            trouble("trouble-the-player-aid-has", "the player aid has no list of {key}", key=key),
            where=where,
            remedy=trouble("trouble-write-them-under", "Write them under `{key}:`.", key=key),
        )
    return found


def _text(data: Any, key: str, where: str) -> str:
    if not isinstance(data, Mapping) or not data.get(key):
        raise BrokenFile(
            trouble("trouble-something-of-the-player", "something of the player aid has no `{key}:`", key=key),
            where=where,
            remedy=trouble("trouble-name-the-message-of", "Name the message of it."),
        )
    return str(data[key])

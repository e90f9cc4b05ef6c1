"""Scenarios: found by name or path, merged over what they extend, checked against the published schema."""

from __future__ import annotations

import difflib
import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.yamlfile import load_marked, read_text
from daedalus.data import folder
from daedalus.games.labyrinth.board import Board, board
from daedalus.games.labyrinth.library import Library, reader
from daedalus.language.findings import Finding
from daedalus.language.typed import Statement

NOT_SCENARIOS = frozenset({"board", "tables", "schema"})


class BrokenSetup(BrokenFile):
    """Mistakes in the sentences of a scenario's set-up."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings[0].text())
        self.findings = findings


@attrs.frozen
class Scenario:
    """A starting position, whole: nothing in it refers to another file."""

    id: str
    file: str
    data: dict[str, Any]
    setup: tuple[Statement, ...]

    @property
    def name(self) -> str:
        return str(self.data["name"])


def home() -> Path:
    return folder("scenarios") / "labyrinth"


def known() -> list[str]:
    """The scenarios that come with the project."""
    return sorted(p.stem for p in home().glob("*.yaml") if p.stem not in NOT_SCENARIOS)


def find(name: str) -> Path:
    """A scenario by id, or any file by path."""
    path = Path(name)
    if path.suffix in (".yaml", ".yml") or "/" in name or "\\" in name:
        return path
    if name in known():
        return home() / f"{name}.yaml"
    near = difflib.get_close_matches(name, known(), n=1)
    hint = f"Did you mean {near[0]}? " if near else ""
    raise BrokenFile(
        f"there is no scenario {name!r}", remedy=f"{hint}Known: {', '.join(known())}; or give the path of a .yaml file."
    )


def load(name: str) -> Scenario:
    """Read, merge and check a scenario; every trouble is one message with file, place and remedy."""
    path = find(name)
    data = _merged(path, [])
    return make(path.stem, str(path), data)


def make(id_: str, file: str, data: dict[str, Any]) -> Scenario:
    """A scenario from whole data, such as that kept in a saved game."""
    setup: tuple[Statement, ...] = ()
    if data.get("setup"):
        setup, findings = reader().read_statements(str(data["setup"]), f"{file} (setup)")
        if findings:
            raise BrokenSetup(findings)
    return Scenario(id_, file, data, setup)


def _merged(path: Path, above: list[Path]) -> dict[str, Any]:
    if path in above:
        raise BrokenFile("this scenario extends itself", where=str(path))
    text = read_text(path)
    data = load_marked(text, str(path))
    check(data, str(path))
    plain: dict[str, Any] = json.loads(json.dumps(data))
    parent = plain.pop("extends", None)
    if parent is None:
        return plain
    base = path.parent / f"{parent}.yaml"
    if not base.exists():
        base = path.parent / parent if (path.parent / parent).exists() else find(parent)
    return _overlay(_merged(base, [*above, path]), plain)


def _overlay(base: Any, top: Any) -> Any:
    if isinstance(base, dict) and isinstance(top, dict):
        return {**base, **{k: _overlay(base[k], v) if k in base else v for k, v in top.items()}}
    return top


@functools.cache
def _schema() -> Any:
    import jsonschema

    schema = json.loads((home() / "scenario.schema.json").read_text(encoding="utf-8"))
    return jsonschema.Draft7Validator(schema)


def check(data: Any, file: str) -> None:
    """The first thing in which the file departs from the schema, named in plain words."""
    for departure in departures(data, file):
        raise departure


def departures(data: Any, file: str) -> Iterator[BrokenFile]:
    """Everything in which the file departs from the schema."""
    if not isinstance(data, dict):
        yield BrokenFile("a scenario is a list of `key: value` lines", where=file)
        return
    try:
        plain = json.loads(json.dumps(data))
    except (TypeError, ValueError, RecursionError):
        yield BrokenFile("this holds values that a scenario cannot have, such as dates or references", where=file)
        return
    for error in sorted(_schema().iter_errors(plain), key=lambda e: [str(p) for p in e.absolute_path]):
        while error.context:
            error = min(error.context, key=lambda e: len(e.absolute_path))
        yield _explain(error, data, plain, file)


def _explain(error: Any, data: Any, plain: Any, file: str) -> BrokenFile:
    path = list(error.absolute_path)
    key = path[-1] if path else None
    node = data
    for part in path[:-1]:
        node = node[part]
    remedy = ""
    if error.validator == "additionalProperties":
        inner = node[key] if path else data
        allowed = list(error.schema.get("properties", {}))
        key = next(k for k in inner if k not in allowed)
        node = inner
        near = difflib.get_close_matches(str(key), allowed, n=1)
        message = f"unknown key {key!r}"
        remedy = (f"Did you mean {near[0]!r}? " if near else "") + f"Allowed here: {', '.join(allowed)}."
    elif error.validator == "enum":
        message = f"{key!r} cannot be {error.instance!r}"
        near = difflib.get_close_matches(str(error.instance), [str(e) for e in error.schema["enum"]], n=1)
        remedy = (
            f"Did you mean {near[0]!r}? " if near else ""
        ) + f"Use one of: {', '.join(map(str, error.schema['enum']))}."
    elif error.validator == "required":
        message, remedy = error.message.replace(" is a required property", " is missing"), "Add it."
    else:
        message = f"{key!r}: {error.message}" if key is not None else str(error.message)
    place: Any = getattr(node, "lc", None)
    where = file
    try:
        line, column = place.key(key) if isinstance(node, dict) else place.item(key)
        where = f"{file}:{line + 1}:{column + 1}"
    except (AttributeError, KeyError, TypeError, IndexError):
        pass
    return BrokenFile(message, where=where, remedy=remedy)


def check_totals(scenario: Scenario, board_: Board, library: Library) -> None:
    """What a schema cannot say: piece totals, cards and marks that exist."""
    for error in wrong_totals(scenario, library):
        raise error


def wrong_totals(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    """Everything that a schema cannot say and that is wrong."""
    data = scenario.data
    countries: dict[str, Any] = data.get("countries", {}) or {}
    for piece, keys in (("cells", ("cells", "active cells")), ("troops", ("troops",))):
        total = sum(int(c.get(k, 0)) for c in countries.values() for k in keys)
        if total > 15:
            yield DaedalusError(f"{total} {piece} on the map, but there are 15 (4.6.1)", where=scenario.file)
    for number in data.get("removed cards", []):
        if number not in library.cards:
            yield DaedalusError(f"removed cards: there is no card {number}", where=scenario.file)
    marks = {c.marker for c in library.cards.values() if c.marker}
    for name in [*data.get("marks", []), *(m for c in countries.values() for m in c.get("marks", []))]:
        if name not in marks:
            near = difflib.get_close_matches(name, list(marks), n=1)
            yield DaedalusError(
                f"no card has the mark {name!r}",
                where=scenario.file,
                remedy=f"Did you mean {near[0]!r}?" if near else "",
            )


def board_of(scenario: Scenario) -> Board:
    return board(scenario.data.get("board", "board"))

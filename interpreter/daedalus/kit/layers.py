"""What a pack, or a scenario by itself, lays over a game: all of it data, each piece with its place in a file.

The game below stays as it is; a game with layers is an edition of it (see `Definition.over`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import field, frozen

from daedalus.core.errors import BrokenFile, Place
from daedalus.core.reading import read_text
from daedalus.core.yamlfile import load_marked
from daedalus.kit.scenario_file import Places, departures, flatten, nearest

TABLES, TRACKS, MARKERS, VICTORY, BOARD = "tables", "new tracks", "new markers", "victory", "board changes"
SECTIONS = (TABLES, TRACKS, MARKERS, VICTORY, BOARD)  # what a scenario may say of these by itself

MOST_NEW = 100  # tracks, or markers, of one pack
_NAME = {
    "description": "A name of letters a to z, with single blanks and hyphens.",
    "type": "string",
    "pattern": r"^[A-Za-z][A-Za-z-]*( [A-Za-z][A-Za-z-]*)*$(?!\n)",
    "maxLength": 40,
}
_FIGURE = {"type": "integer", "minimum": -999, "maximum": 999}
_SOME = {"type": "integer", "minimum": 1, "maximum": 999}
_TEXT = {"type": "string", "minLength": 1, "maxLength": 200}
_LEVEL = {
    "type": "object",
    "properties": {"name": _NAME, "from": _FIGURE, "to": _FIGURE},
    "required": ["name", "from", "to"],
    "additionalProperties": False,
}
_TRACK = {
    "description": "A track: its ends, where it begins, and names for parts of it.",
    "type": "object",
    "properties": {
        "from": _FIGURE,
        "to": _FIGURE,
        "start": _FIGURE,
        "rule": _TEXT,
        "levels": {"type": "array", "items": _LEVEL, "maxItems": 20},
    },
    "required": ["from", "to"],
    "additionalProperties": False,
}
_MARKER = {
    "description": "A marker: its plural, how many there are in all, and how many may lie in one space.",
    "type": "object",
    "properties": {"plural": _NAME, "most": _SOME, "in one space": _SOME, "rule": _TEXT},
    "additionalProperties": False,
}


def sections(sides: Sequence[str]) -> dict[str, Any]:
    """The keys of a scenario or a `pack.yaml` for what is new in a game, as parts of a JSON schema."""

    def named(of: dict[str, Any], about: str) -> dict[str, Any]:
        made = {"description": about, "type": "object", "propertyNames": _NAME, "additionalProperties": of}
        return made | {"maxProperties": MOST_NEW}

    goal = {
        "description": "A side wins as soon as a condition of the card language holds.",
        "type": "object",
        "properties": {"side": {"enum": list(sides)}, "if": _TEXT, "rule": _TEXT},
        "required": ["side", "if"],
        "additionalProperties": False,
    }
    return {
        TRACKS: named(_TRACK, "Tracks of your own; cards can then say `+1 NAME`, `NAME > 3`, `set NAME to 2`."),
        MARKERS: named(_MARKER, "Markers of your own; cards can then say `place 1 NAME in c`."),
        VICTORY: {"description": "More ways to win.", "type": "array", "items": goal, "maxItems": 20},
    }


@frozen
class Source:
    """Plain data and where each value of it stands."""

    file: str
    data: Any
    places: Places = field(factory=dict, eq=False)

    def where(self, *route: str | int) -> Place | str:
        return nearest(self.places, route, self.file)

    def part(self, *route: str) -> Source:
        """What stands under some keys, with its places."""
        data, n = self.data, len(route)
        for key in route:
            data = data.get(key, {}) if isinstance(data, Mapping) else {}
        return Source(self.file, data, {r[n:]: place for r, place in self.places.items() if r[:n] == route and r[n:]})

    def keys(self, *route: str) -> Iterator[tuple[str, Any, Place | str]]:
        """The entries of a mapping, each with its place."""
        for key, value in self.part(*route).data.items():
            yield key, value, self.where(*route, key)


def read_source(path: Path) -> Source:
    """A YAML file of a pack, or one message."""
    marked = load_marked(read_text(path), str(path))
    if not isinstance(marked, Mapping):
        raise BrokenFile("this file is a list of `key: value` lines", where=str(path), remedy="Write: key: value")
    data, places = flatten(marked, str(path))
    return Source(str(path), data, places)


def fitting(source: Source, schema: Mapping[str, Any]) -> Iterator[BrokenFile]:
    """Everything in which data departs from a schema."""
    import jsonschema

    yield from departures(source.data, source.file, jsonschema.Draft7Validator(schema), source.places)


@frozen(eq=False)
class Layer:
    """What is laid over a game, and by whom."""

    name: str  # of the pack or the scenario, for messages
    about: Source  # what it says of itself, and its new tracks, markers and ways to win
    tables: Source = Source("", {})
    boards: Mapping[str, Source] = field(factory=dict)  # by name
    cards: Path | None = None  # a folder
    scenarios: Path | None = None
    rules: Path | None = None
    replaces: frozenset[int] = frozenset()  # numbers of cards that it has another text for, and says so
    of_scenario: bool = False  # it is a scenario's own, and its board changes concern the board of the scenario


def of_scenario(id_: str, source: Source, sides: Sequence[str]) -> Layer | None:
    """The layer that a scenario is by itself, if it says anything of the kind."""
    own = {TABLES: {"type": "object"}, BOARD: {"type": "object"}, **sections(sides)}
    for wrong in fitting(source, {"properties": own}):
        raise wrong
    if not any(source.data.get(key) for key in SECTIONS):
        return None
    boards = {id_: source.part(BOARD)} if source.data.get(BOARD) else {}
    return Layer(f"the scenario {id_}", source, source.part(TABLES), boards, of_scenario=True)


def where_is(layers: Sequence[Layer], section: str) -> Iterator[tuple[Layer, str, Any, Place | str]]:
    """Every entry of a section over all layers: new tracks or new markers."""
    for layer in layers:
        for name, value, place in layer.about.keys(section):
            yield layer, name, value, place


_NUMBERED = {"type": "object", "additionalProperties": {"type": "string", "minLength": 1, "maxLength": 1000}}
RULES: dict[str, Any] = {  # what `rules.yaml` may say: numbered rules in the pack's own words
    "type": "object",
    "properties": {"rules": _NUMBERED, "exempt": _NUMBERED},
    "additionalProperties": False,
}


def rules_of(layer: Layer) -> dict[str, Any]:
    """The numbered rules of a layer, and those without behaviour of their own."""
    if layer.rules is None or not layer.rules.is_file():
        return {}
    source = read_source(layer.rules)
    for wrong in fitting(source, RULES):
        raise wrong
    return dict(source.data)

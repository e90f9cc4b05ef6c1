"""What a pack, or a scenario by itself, lays over a game: all of it data, each piece with its place in a file.

The game below stays as it is; a game with layers is an edition of it (see `Definition.over`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from daedalus.core.errors import BrokenFile, Place, trouble
from daedalus.core.reading import read_text
from daedalus.core.yamlfile import load_marked
from daedalus.kit.scenario_file import Places, departures, flatten, nearest

FILE = "pack.yaml"  # what makes a folder a pack
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


class Source(NamedTuple):
    """Plain data and where each value of it stands."""

    file: str
    data: Any
    places: Places = {}

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
        raise BrokenFile(
            trouble("trouble-this-file-is-a", "this file is a list of `key: value` lines"),
            where=str(path),
            remedy=trouble("trouble-write-key-value", "Write: `key: value`"),
        )
    data, places = flatten(marked, str(path))
    return Source(str(path), data, places)


def fitting(source: Source, schema: Mapping[str, Any]) -> Iterator[BrokenFile]:
    """Everything in which data departs from a schema."""
    import jsonschema

    yield from departures(source.data, source.file, jsonschema.Draft7Validator(schema), source.places)


NO_TABLES = Source("", {})


class Layer:
    """What is laid over a game, and by whom."""

    def __init__(
        self,
        name: str,
        about: Source,
        tables: Source = NO_TABLES,
        boards: Mapping[str, Source] | None = None,
        folder: Path | None = None,
        *,
        of_scenario: bool = False,
    ) -> None:
        self.name = name  # of the pack or the scenario, for messages
        self.about = about  # what it says of itself, and its new tracks, markers and ways to win
        self.tables = tables
        self.boards = boards or {}  # by name
        self.cards: Path | None = folder / "cards" if folder is not None else None
        self.scenarios: Path | None = folder / "scenarios" if folder is not None else None
        self.bots: Path | None = folder / "bots" if folder is not None else None
        self.rules: Path | None = folder / "rules.yaml" if folder is not None else None
        self.replaces = frozenset(about.data.get("replaces", ()))  # numbers of cards that it has another text for
        self.of_scenario = of_scenario  # a scenario's own; its board changes concern the board of the scenario


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


def enclosing(path: Path) -> Path | None:
    """The folder of the pack that a file lies in, or that a folder is."""
    try:
        whole = path.resolve()
    except (OSError, RuntimeError):
        return None
    return next((at for at in (whole, *whole.parents) if (at / FILE).is_file()), None)

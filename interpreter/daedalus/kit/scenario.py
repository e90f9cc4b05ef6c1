"""Scenarios: found by name or path, merged over what they extend, and read as one whole starting position."""

from __future__ import annotations

import difflib
import functools
import json
import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from attrs import field, frozen

from daedalus.core.errors import BrokenFile, Place, trouble
from daedalus.core.reading import read_text, within
from daedalus.core.yamlfile import load_marked
from daedalus.kit.layers import Layer
from daedalus.kit.library import Card, Library, compile_card
from daedalus.kit.scenario_file import Places, Route, check, departures, flatten, nearest
from daedalus.language.compile import Compiler
from daedalus.language.findings import BrokenText, Finding
from daedalus.language.reader import Reader
from daedalus.language.typed import Statement

NOT_SCENARIOS = frozenset({"tables", "schema", "board", "pack", "rules"})
CARD_FILE = ".card"
SCHEMA = "scenario.schema.json"
BOARDS = "boards"  # the folder beside the scenarios where the boards lie
SENTENCES = "sentences"  # where a text in the card language begins, besides the place of its key


@frozen
class Scenario:
    """A starting position, whole: nothing in it refers to another file."""

    id: str
    file: str
    data: dict[str, Any]
    setup: tuple[Statement, ...]
    cards: tuple[Card, ...] = ()  # in the place of those of the project with their numbers
    places: Places = field(factory=dict, eq=False)
    usual_sets: tuple[str, ...] = ()  # where nothing else is said
    reader: Reader | None = field(default=None, eq=False)  # of the words that it is written in
    edition: Any = field(default=None, eq=False)  # the game that it is played in, with all that packs bring
    kept: dict[Any, Any] = field(factory=dict, init=False, eq=False, repr=False)  # what was worked out from it alone

    @property
    def name(self) -> str:
        return str(self.data["name"])

    @property
    def sets(self) -> list[str]:
        """The sets whose cards are in the game."""
        return list(self.data.get("sets", self.usual_sets))

    @property
    def deck(self) -> list[Any]:
        """The cards of the deck as a list, if it has one; else those of its sets are meant."""
        return list(self.data.get("deck", ()))

    def library(self, every: Library, sets: Sequence[str] = ()) -> Library:
        """The cards of its game; of all its sets, or of some."""
        deck = json.dumps(self.deck) if self.deck and not sets else ""
        return every.for_game(sets or self.sets, self.cards, deck)

    def set_up(self, g: Any, side: str) -> None:
        """Carry out its own instructions."""
        if self.setup:
            assert self.reader is not None
            _compiled(self.setup, self.file, self.reader)(g, side)

    def where(self, *route: str | int) -> Place | str:
        """The place of a value, as near as it is known."""
        return nearest(self.places, route, self.file)


class Scenarios:
    """The scenarios of one game: those that come with it or with its packs, and any file that names it."""

    def __init__(
        self,
        home: Path,
        reader: Callable[[], Reader],
        usual_sets: tuple[str, ...] = (),
        usual_schema: Callable[[], dict[str, Any]] = dict,
        layers: Sequence[Layer] = (),
        extended: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
    ) -> None:
        self.home = home
        self.homes = [home, *(layer.scenarios for layer in layers if layer.scenarios is not None)]
        self.cards_beside = [layer.cards for layer in layers if layer.cards is not None]
        self.reader = reader
        self.usual_sets = usual_sets
        self.usual_schema = usual_schema
        self.extended = extended  # what the schema is with all that packs bring

    @functools.cached_property
    def schema(self) -> dict[str, Any]:
        """What a scenario of the game may say: a file beside the scenarios, where editors find it, or by its board."""
        if not self.schema_file.is_file():
            return self.usual_schema()
        schema: dict[str, Any] = json.loads(self.schema_file.read_text(encoding="utf-8"))
        return self.extended(schema) if self.extended is not None else schema

    @property
    def schema_file(self) -> Path:
        return self.home / SCHEMA

    @functools.cached_property
    def validator(self) -> Any:
        import jsonschema

        return jsonschema.Draft7Validator(self.schema)

    def known(self) -> list[str]:
        """The scenarios that come with the game and its packs."""
        return sorted({p.stem for home in self.homes for p in home.glob("*.yaml") if p.stem not in NOT_SCENARIOS})

    def file_of(self, name: str) -> Path | None:
        """The file of a scenario by its name."""
        found = [home / f"{name}.yaml" for home in self.homes if name in self.known()]
        found = [path for path in found if path.is_file()]
        if len(found) > 1:
            message, remedy = (
                trouble(
                    "trouble-there-are-two-scenarios",
                    "there are two scenarios '{name}': {found} and {other}",
                    name=name,
                    found=found[0],
                    other=found[1],
                ),
                trouble("trouble-rename-one-of-them", "Rename one of them."),
            )
            raise BrokenFile(message, remedy=remedy)
        return found[0] if found else None

    def find(self, name: str) -> Path:
        """A scenario by id, or any file by path."""
        if is_path(name):
            return Path(name)
        file, known = self.file_of(name), self.known()
        if file is not None:
            return file
        near = difflib.get_close_matches(name, known, n=1)
        hint = trouble("trouble-did-you-mean", "Did you mean {name}? ", name=near[0]) if near else ""
        raise BrokenFile(
            trouble("trouble-there-is-no-scenario", "there is no scenario '{name}'", name=name),
            remedy=trouble(
                "trouble-known-or-give-the",
                "{hint}Known: {known}; or give the path of a .yaml file.",
                hint=hint,
                known=", ".join(known),
            ),
        )

    def load(self, name: str) -> Scenario:
        """Read, merge and check a scenario; every trouble is one message with file, place and remedy."""
        path = self.find(name)
        data, places = self.merged(path)
        return self.make(path.stem, str(path), data, places)

    def check(self, data: Any, file: str) -> None:
        check(data, file, self.validator)

    def departures(self, data: Any, file: str) -> Iterator[BrokenFile]:
        return departures(data, file, self.validator)

    def make(self, id_: str, file: str, data: dict[str, Any], places: Places | None = None) -> Scenario:
        """A scenario from whole data, such as that kept in a saved game."""
        places = places or {}
        if "extends" in data:
            remedy = trouble("trouble-give-all-of-it", "Give all of it, without `extends`.")
            raise BrokenFile(
                trouble("trouble-a-whole-scenario-extends", "a whole scenario extends nothing"),
                where=file,
                remedy=remedy,
            )
        setup: tuple[Statement, ...] = ()
        findings: list[Finding] = []
        if data.get("setup"):
            setup, findings = self.reader().read_setup(*_located(data["setup"], file, places, "setup"))
        cards: list[Card] = []
        for i, text in enumerate(data.get("cards", [])):
            written, wrong = _cards(*_located(text, file, places, "cards", i), self.reader())
            cards += written
            findings += wrong
        if findings:
            raise BrokenText(findings)
        return Scenario(id_, file, data, setup, tuple(cards), places, self.usual_sets, self.reader())

    def merged(
        self, path: Path, above: Sequence[Path] = (), *, checked: bool = True
    ) -> tuple[dict[str, Any], dict[Route, Place]]:
        """The file over what it extends, as plain data, and where each value stands."""
        text = read_text(path)
        marked = load_marked(text, str(path))
        if checked or not isinstance(marked, dict):
            self.check(marked, str(path))
        data, places = flatten(marked, str(path))
        if not checked:
            return self._over_parent(data, places, path, above, checked=checked)
        texts: list[tuple[Route, Any]] = [(("setup",), data["setup"])] if "setup" in data else []
        texts += [(("cards", i), card) for i, card in enumerate(data.get("cards", []))]
        for route, sentences in texts:
            if sentences.strip().endswith(CARD_FILE) and "\n" not in sentences:
                file = self._card_file(path, sentences.strip(), places.get(route, str(path)))
                data["cards"][route[1]] = read_text(file)
                places[*route, SENTENCES] = Place(str(file), 1, 1)
            elif route in places:
                places[*route, SENTENCES] = _sentences(sentences, text.splitlines(), places[route])
        return self._over_parent(data, places, path, above, checked=checked)

    def _over_parent(
        self, data: dict[str, Any], places: dict[Route, Place], path: Path, above: Sequence[Path], *, checked: bool
    ) -> tuple[dict[str, Any], dict[Route, Place]]:
        parent = data.pop("extends", None)
        if parent is None:
            return data, places
        above = [*above, path.resolve()]
        where = places["extends",]
        base = self.parent(path, str(parent), where)
        if base.resolve() in above:
            raise BrokenFile(
                trouble("trouble-extends-itself", "this scenario extends itself"),
                where=where,
                remedy=trouble("trouble-extend-another", "Extend another one."),
            )
        below, there = self.merged(base, above, checked=checked)
        return _overlay(below, data), {**there, **places}

    def _card_file(self, path: Path, name: str, where: Place | str) -> Path:
        """A card that a scenario names by its file: beside it, or among the cards of a pack."""
        homes = [path.parent, *self.cards_beside]
        for candidate in (home / name for home in homes):
            if within(candidate, *homes) and candidate.is_file():
                return candidate
        folders = " or ".join(sorted({str(home) for home in homes}))
        raise BrokenFile(
            trouble("trouble-no-card-file", "there is no card '{name}'", name=name[:60]),
            where=where,
            about=(name[:60],),
            remedy=trouble("trouble-put-it-in", "Put it in {known}.", known=folders),
        )

    def parent(self, path: Path, name: str, where: Place | str) -> Path:
        """What a scenario extends: a file beside it, or a scenario of the game."""
        beside = [path.parent / f"{name}.yaml", path.parent / name, *(home / f"{name}.yaml" for home in self.homes)]
        for candidate in beside:
            try:
                if not within(candidate, path.parent, *self.homes):  # whether there is such a file is nobody's business
                    message = trouble(
                        "trouble-leads-out", "'{name}' leads out of the folder of this scenario", name=name[:60]
                    )
                    remedy = trouble("trouble-copy", "Copy what it extends into that folder.")
                    raise BrokenFile(message, where=where, about=(name[:60],), remedy=remedy)
                if candidate.is_file():
                    return candidate
            except (OSError, ValueError, RuntimeError):  # no system would have a file of such a name
                break
        raise BrokenFile(
            trouble("trouble-no-parent", "there is no scenario '{name}' to extend", name=name[:60]),
            where=where,
            about=(name[:60],),
            remedy=trouble(
                "trouble-name-parent",
                "Name a file in the same folder, or one of: {known}.",
                known=", ".join(self.known()),
            ),
        )


def is_path(name: str) -> bool:
    """Whether a scenario is named by its file."""
    return Path(name).suffix in (".yaml", ".yml") or "/" in name or "\\" in name


def _located(text: Any, file: str, places: Places, *route: str | int) -> tuple[str, str]:
    """A text in the card language moved to where it stands in its file, so that a finding shows that line."""
    name = " ".join(str(part + 1 if isinstance(part, int) else part) for part in route)
    begin = places.get((*route, SENTENCES), Place(f"{file} ({name})", 1, 1))
    return "\n" * (begin.line - 1) + textwrap.indent(str(text), " " * (begin.column - 1)), begin.file


@functools.lru_cache(maxsize=64)
def _compiled(setup: tuple[Statement, ...], file: str, reader: Reader) -> Callable[..., None]:
    """Instructions, compiled once however many games begin with them."""
    return Compiler(reader.vocabulary, file).statements(setup)


@functools.lru_cache(maxsize=64)
def _cards(text: str, file: str, reader: Reader) -> tuple[tuple[Card, ...], tuple[Finding, ...]]:
    """A card of a scenario's own, compiled once however often the scenario is loaded."""
    tree, findings = reader.read(text, file)
    if tree is None or findings:
        return (), tuple(findings)
    try:
        # It belongs to the set of the card that it replaces.
        return tuple(compile_card(tree, "", reader.vocabulary)), ()
    except BrokenText as broken:
        return (), tuple(broken.findings)


def _sentences(text: str, lines: list[str], key: Place) -> Place:
    """Where a text begins: below its key if it is a block, else behind it."""
    first = next((line for line in lines[key.line :] if line.strip()), "")
    if "\n" in text and first:
        return Place(key.file, key.line + 1, len(first) - len(first.lstrip(" ")) + 1)
    return key


def _overlay(base: Any, top: Any) -> Any:
    if isinstance(base, dict) and isinstance(top, dict):
        return {**base, **{k: _overlay(base[k], v) if k in base else v for k, v in top.items()}}
    return top

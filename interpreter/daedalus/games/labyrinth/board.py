"""The map (4.1 to 4.5): countries with what is printed on them, links, and views on their state."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from attrs import frozen

from daedalus.core.schema import Schema
from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.games.labyrinth.tables import Tables, tables
from daedalus.kit import board as kit
from daedalus.kit.board import Space

UNTESTED, GOOD, FAIR, POOR, ISLAMIST_RULE = range(5)  # governance, 4.2.1
NO_ALIGNMENT, ALLY, NEUTRAL, ADVERSARY = range(4)  # 4.2.3
UNKNOWN, SOFT, HARD = range(3)  # posture, 4.3.2
MUSLIM, NON_MUSLIM, IRAN = range(3)  # kind, 4.1.2
NONE, GREEN, TAN = range(3)  # regime change, 4.8.2

US, JIHADIST = "us", "jihadist"
EXPANSION = "awakening"  # the rule set of section 11
BOARDS = {"base": "base", "awakening": "awakening"}  # the board that each set of cards was made for


def other(side: str) -> str:
    return JIHADIST if side == US else US


class Country(Space):
    """One country of one game: what is printed on it, and its state as attributes (made from the schema)."""

    __slots__ = (
        "africa",
        "mat",
        "oil",
        "printed",
        "printed_posture",
        "recruit",
        "schengen",
        "sects",
        "waiting",
    )

    # The schema's columns, read through properties that `Board.country_class` adds.
    kind: int
    governance: int
    alignment: int
    posture: int
    sleeper_cells: int
    active_cells: int
    troops: int
    cadre: int
    aid: int
    besieged_regime: int
    regime_change: int
    plots: tuple[Any, ...]
    wmd_cache: int
    militia: int
    awakening: int
    reaction: int
    civil_war: int

    def __init__(self, board: Board, index: int, values: list[Any]) -> None:
        super().__init__(board, index, values)
        about = board.printed[index]
        self.printed: int = about.get("resources", 0)
        self.oil: bool = about.get("oil", False)
        before = board.first_printed(self.name)
        self.sects = (about.get("sect") == "shia-mix", before.get("sect") == "shia-mix")  # now, and in a campaign first
        self.waiting: int = board.schema.slot["later sets"]
        self.recruit: int = about.get("recruit", 0)
        self.africa: bool = about.get("africa", False)
        self.schengen: bool = self.name in board.schengen
        self.printed_posture: bool = "posture" in about
        self.mat: dict[str, Any] = about if "turned" in about else {}  # 11.3.3: a mat with two sides

    @property
    def shia_mix(self) -> bool:
        """4.1.2; in a campaign as the decks in play have it."""
        return self.sects[bool(self.values[self.waiting])]

    @property
    def is_muslim(self) -> bool:
        return self.kind == MUSLIM

    @property
    def is_untested(self) -> bool:
        """4.9.4: not marked yet; Iran and countries with a printed posture never are."""
        if self.kind == MUSLIM:
            return self.governance == UNTESTED
        return self.kind == NON_MUSLIM and self.posture == UNKNOWN


@frozen(eq=False)
class Board(kit.Board):
    schengen: tuple[str, ...]
    wmd_box: int
    rules: dict[str, Any]  # where rule sets differ
    turns_back: tuple[int, ...]  # countries whose mat may turn back (11.3.3.3)
    tables: Tables
    before: Board | None = None  # in a campaign: what is played as long as a deck is to come
    first_marker: str = ""  # the country that gets an awakening marker when it comes

    def first_printed(self, name: str) -> dict[str, Any]:
        """What was printed on a country before the last deck came, if that was something else."""
        on = self if self.before is None or name not in self.before.schema.index else self.before
        return on.printed[on.schema.index[name]]


def _home() -> Path:
    return folder("scenarios") / "labyrinth" / "boards"


def boards() -> list[str]:
    """The boards there are."""
    return sorted(path.stem for path in _home().glob("*.yaml"))


def countries(name: str) -> list[str]:
    """The countries of a board by name, in order."""
    return list(_whole(name)["countries"])


@functools.cache
def _whole(name: str) -> dict[str, Any]:
    """A board laid over the one that it extends: countries and keys go over, links are added."""
    data = load_plain(_home() / f"{name}.yaml")
    if "extends" not in data:
        return data
    below = _whole(data.pop("extends"))
    countries = dict(below["countries"])
    for country, about in data.pop("countries", {}).items():
        countries[country] = {**countries.get(country, {}), **about}
    links = [*below["links"], *data.pop("links", [])]
    rules = {**below["rules"], **data.pop("rules", {})}
    return {**below, **data, "countries": countries, "links": links, "rules": rules}


@functools.cache
def board(name: str = "base") -> Board:
    """The board as data, links expanded over the Schengen area (4.5)."""
    data = _whole(name)
    layout = load_plain(folder("scenarios") / "labyrinth" / "schema.yaml")
    countries: dict[str, Any] = data["countries"]
    schema = Schema(countries, layout["country"], layout["game"], layout["sides"])
    members = data["schengen"]["members"]
    links = [
        *data["links"],
        *((member, near) for member in members for near in [*members, *data["schengen"]["linked"]] if near != member),
    ]  # 4.5
    return Board(
        schema,
        tuple(countries.values()),
        kit.linked(schema, links),
        kit.view_class(schema, Country),
        tuple(members),
        data["boxes"]["wmd"],
        data["rules"],
        tuple(i for i, about in enumerate(countries.values()) if about.get("turned back")),
        tables(),
        board(data["before"]) if "before" in data else None,
        data.get("first marker", ""),
        name=name,
        rule_sets=tuple(data.get("rule sets", ())),
    )

"""A game from its files, for games that need nothing special: a board as YAML, scenarios over it, the deck shuffled.

The board file says which attributes spaces have, which tracks the game has, which spaces there are with what is printed
on them, and how they are linked. What every game with cards has besides is added here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from daedalus.core.errors import DaedalusError, Place
from daedalus.core.schema import Schema
from daedalus.core.yamlfile import load_plain
from daedalus.kit.board import Board, Space, linked, view_class
from daedalus.kit.deck import DRAW, REMOVED
from daedalus.kit.effects import Mark
from daedalus.kit.game import CardGame
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.language.compile import Compiler
from daedalus.language.vocabulary import Vocabulary

DRAWN = "draw"  # the choice of `winner` where nobody has won
_LIST: dict[str, Any] = {"list": True}


def fields_of_every_game(sides: Iterable[str]) -> dict[str, Any]:
    """Zones of cards, lasting events, history, chance and the winner."""
    sides = list(sides)
    hands = {f"hand of {side}": {"list": True, "hidden from": [s for s in sides if s != side]} for side in sides}
    return {
        "marks": _LIST,
        DRAW: {"list": True, "hidden from": sides},
        "discard pile": _LIST,
        REMOVED: _LIST,
        "lapsing box": _LIST,
        "in play": _LIST,
        **hands,
        "turn": {"count": [0, 999]},
        "history": _LIST,
        "last history": _LIST,
        "draws": {"secret": True},
        "winner": {"choice": ["nobody", *sides, DRAWN]},
    }


def board(file: Path, sides: tuple[str, ...], of: type[Space] = Space) -> Board:
    """The board of a file."""
    data = load_plain(file)
    spaces: dict[str, Any] = data["spaces"]
    schema = Schema(spaces, data.get("space", {}), {**data.get("game", {}), **fields_of_every_game(sides)}, sides)
    printed = tuple(about or {} for about in spaces.values())
    return Board(schema, printed, linked(schema, data.get("links", ())), view_class(schema, of))


def position(g: CardGame, scenario: Scenario) -> None:
    """The starting position, written straight into the state: it has no history to record."""
    schema = g.schema
    printed = zip(schema.spaces, g.board.printed, strict=True)
    for name, about in (*printed, *(scenario.data.get("spaces") or {}).items()):
        for attribute, value in about.items():
            if attribute in schema.attributes:
                slot = schema.base[attribute] + g.at[name].index
                g.values[slot] = schema.attributes[attribute].read(value)
    for track, value in (scenario.data.get("tracks") or {}).items():
        g.values[schema.slot[track]] = schema.globals[track].read(value)
    removed = scenario.data.get("removed cards", [])
    deck = g.library.cards
    g.values[schema.slot[DRAW]] = tuple(n for n in deck if n not in removed)
    g.values[schema.slot[REMOVED]] = tuple(sorted(n for n in removed if n in deck))
    g.values[schema.slot["marks"]] = tuple(
        _mark(g.library, name, scenario.where("marks", i)) for i, name in enumerate(scenario.data.get("marks", []))
    )
    g.forget()


def _mark(library: Library, name: str, where: Place | str) -> Mark:
    card = library.of_mark(name)
    if card is None:
        remedy = "Name a mark that a card of this scenario puts."
        raise DaedalusError(f"no card has the mark {name!r}", where=where, remedy=remedy)
    return Mark(name, -1, card.number)


def set_up(g: CardGame, vocabulary: Vocabulary, side: str) -> None:
    """The scenario's own instructions, carried out by a side, then the shuffled deck."""
    scenario: Scenario = g.scenario
    if scenario.setup:
        Compiler(vocabulary, scenario.file).statements(scenario.setup)(g, side)
    g.put(DRAW, g.shuffled(g.get(DRAW)), g.cites["deck"])


def scenario_schema(on: Board) -> dict[str, Any]:
    """What a scenario of such a game may say, as a JSON schema."""
    schema = on.schema
    plain = ("count", "choice", "flag")
    tracks = {name: _value(field) for name, field in schema.globals.items() if field.kind in plain}
    inside = {name: _value(field) for name, field in schema.attributes.items()}
    numbers = {"type": "array", "items": {"type": "integer", "minimum": 1}, "uniqueItems": True}
    texts = {"type": "array", "items": {"type": "string"}}
    space = _object(inside)
    properties: dict[str, Any] = {
        "name": {"type": "string", "minLength": 1},
        "game": {"type": "string"},
        "extends": {"type": "string"},
        "length": {"type": "string"},
        "sets": texts,
        "spaces": _object(dict.fromkeys(schema.spaces, space)),
        "tracks": _object(tracks),
        "marks": texts,
        "removed cards": numbers,
        "setup": {"type": "string"},
        "cards": texts,
    }
    return {"$schema": "http://json-schema.org/draft-07/schema#", **_object(properties)}


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _value(field: Any) -> dict[str, Any]:
    if field.kind == "choice":
        return {"enum": list(field.choices)}
    if field.kind == "flag":
        return {"type": "boolean"}
    return {"type": "integer", "minimum": field.low, "maximum": field.high}

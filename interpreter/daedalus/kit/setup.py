"""A game from its files, for games that need nothing special: a board as YAML, scenarios over it, the deck shuffled.

The board file says which attributes spaces have, which tracks the game has, which spaces there are with what is printed
on them, and how they are linked. What every game with cards has besides is added here.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from daedalus.core.errors import DaedalusError, Place, trouble
from daedalus.core.schema import Schema
from daedalus.kit.added import NOTHING_ADDED, Additions
from daedalus.kit.board import Board, linked
from daedalus.kit.bots import BOTS
from daedalus.kit.deck import DISCARD, DRAW, REMOVED
from daedalus.kit.effects import Mark
from daedalus.kit.game import CardGame
from daedalus.kit.layers import BOARD, TABLES, sections
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.kit.space import Space, view_class

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


def board(
    data: Mapping[str, Any],
    sides: tuple[str, ...],
    of: type[Space] = Space,
    added: Additions = NOTHING_ADDED,
    goals: tuple[Any, ...] = (),
    tables: Any = None,
) -> Board:
    """The board of a file, with the tracks, markers and ways to win that layers add."""
    spaces: dict[str, Any] = data["spaces"]
    fields = {**data.get("game", {}), **fields_of_every_game(sides)}
    schema = Schema(spaces, data.get("space", {}) | added.of_space, fields | added.of_game, sides)
    printed = tuple(about or {} for about in spaces.values())
    links, view = linked(schema, data.get("links", ())), view_class(schema, of)
    return Board(schema, printed, links, view, tables=tables or {}, added=added, goals=goals)


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
    for zone, cards in zones(g, scenario).items():
        g.values[schema.slot[zone]] = cards
    g.values[schema.slot["marks"]] = tuple(
        _mark(g.library, name, scenario.where("marks", i)) for i, name in enumerate(scenario.data.get("marks", []))
    )
    g.forget()


def zones(g: CardGame, scenario: Scenario, elsewhere: Iterable[int] = ()) -> dict[str, tuple[int, ...]]:
    """Where the cards of the game begin: hands, discards and removed cards as the scenario says, the rest is drawn."""
    data, deck = scenario.data, g.library.cards
    found = {f"hand of {side}": tuple(numbers) for side, numbers in data.get("hands", {}).items()}
    found[DISCARD] = tuple(data.get("discards", ()))
    found[REMOVED] = tuple(sorted(n for n in data.get("removed cards", ()) if n in deck))
    away = {*elsewhere, *(n for numbers in found.values() for n in numbers), *data.get("removed cards", ())}
    return {**found, DRAW: tuple(n for n in deck if n not in away)}


IN_A_HAND: Final = trouble("trouble-in-a-hand", "in a hand")
DISCARDED: Final = trouble("trouble-discarded", "discarded")


def wrong_zones(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    """Cards of hands and discards that are not in the game, or somewhere else already."""
    data = scenario.data
    lists: list[tuple[tuple[str, ...], Sequence[int]]] = [
        (("hands", side), numbers) for side, numbers in data.get("hands", {}).items()
    ]
    lists += [(("discards",), data.get("discards", ()))]
    if not any(numbers for _, numbers in lists):
        return
    deck = scenario.library(library).cards
    seen = dict.fromkeys(data.get("removed cards", ()), trouble("trouble-removed", "removed"))
    for route, numbers in lists:
        for i, number in enumerate(numbers):
            where = scenario.where(*route, i)
            if number not in deck:
                remedy = trouble("trouble-leave-it-out-or", "Leave it out, or add its set to the deck.")
                yield DaedalusError(
                    trouble(
                        "trouble-card-is-not-in", "{key}: card {number} is not in the game", key=route[0], number=number
                    ),
                    where=where,
                    remedy=remedy,
                )
            elif number in seen:
                message = trouble(
                    "trouble-card-elsewhere",
                    "{key}: card {number} is {what} already",
                    key=route[0],
                    number=number,
                    what=seen[number],
                )
                yield DaedalusError(message, where=where, remedy=trouble("trouble-once", "Leave it out once."))
            seen[number] = IN_A_HAND if route[0] == "hands" else DISCARDED


def _mark(library: Library, name: str, where: Place | str) -> Mark:
    card = library.of_mark(name)
    if card is None:
        remedy = trouble("trouble-name-a-mark-that", "Name a mark that a card of this scenario puts.")
        raise DaedalusError(
            trouble("trouble-no-card-has-the", "no card has the mark '{name}'", name=name), where=where, remedy=remedy
        )
    return Mark(name, -1, card.number)


def set_up(g: CardGame, side: str) -> None:
    """The scenario's own instructions, carried out by a side, then the shuffled deck."""
    g.scenario.set_up(g, side)
    g.put(DRAW, g.shuffled(g.get(DRAW)), g.cites["deck"])


def scenario_schema(on: Board, sides: Sequence[str] = ()) -> dict[str, Any]:
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
        BOTS: {"type": "object", "additionalProperties": {"type": "string"}},
        "sets": texts,
        "spaces": _object(dict.fromkeys(schema.spaces, space)),
        "tracks": _object(tracks),
        "marks": texts,
        "removed cards": numbers,
        "setup": {"type": "string"},
        "cards": texts,
        **every_scenario(sides, numbers),
    }
    return {"$schema": "http://json-schema.org/draft-07/schema#", **_object(properties)}


def every_scenario(sides: Sequence[str], numbers: Mapping[str, Any]) -> dict[str, Any]:
    """What the scenario of any game may say besides."""
    from daedalus.kit.deck_list import SCHEMA

    return {
        "packs": {"type": "array", "items": {"type": "string", "minLength": 1}, "uniqueItems": True},
        "deck": SCHEMA,
        "hands": _object(dict.fromkeys(sides, numbers)),
        "discards": dict(numbers),
        "turn": {"type": "integer", "minimum": 1, "maximum": 99},
        TABLES: {"type": "object"},
        BOARD: {"type": "object"},
        **sections(sides),
    }


def extended(schema: dict[str, Any], on: Board, sides: Sequence[str]) -> dict[str, Any]:
    """The schema of a game's own file, with what the scenario of any game may say, and what layers bring."""
    keys = schema.get("properties", {})
    numbers = {"type": "array", "items": {"type": "integer", "minimum": 1}, "uniqueItems": True}
    more = {key: about for key, about in every_scenario(sides, numbers).items() if key not in keys}
    keys = copy.deepcopy(keys) | more
    spaces, tracks = keys.get("spaces", {}), keys.get("tracks", {})
    markers = {m.plural: _value(on.schema.attributes[m.plural]) for m in on.added.markers}
    if isinstance(spaces.get("properties"), dict) and spaces["properties"]:
        usual = next(iter(spaces["properties"].values()))
        spaces["properties"] |= {name: usual for name in on.schema.spaces if name not in spaces["properties"]}
        for name, about in spaces["properties"].items():
            if "properties" in about:
                spaces["properties"][name] = about | {"properties": about["properties"] | markers}
    if "propertyNames" in spaces:  # one and the same for all of them
        spaces["propertyNames"] = {"enum": list(on.schema.spaces)}
        about = spaces.get("additionalProperties", {})
        spaces["additionalProperties"] = about | {"properties": about.get("properties", {}) | markers}
    if on.added.tracks:
        own = {track.name: _value(on.schema.globals[track.name]) for track in on.added.tracks}
        keys["tracks"] = {**tracks, "type": "object", "properties": {**tracks.get("properties", {}), **own}}
    return schema | {"properties": keys}


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _value(field: Any) -> dict[str, Any]:
    if field.kind == "choice":
        return {"enum": list(field.choices)}
    if field.kind == "flag":
        return {"type": "boolean"}
    return {"type": "integer", "minimum": field.low, "maximum": field.high}

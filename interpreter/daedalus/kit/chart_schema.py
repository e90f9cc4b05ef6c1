"""What a file of a bot's charts may say, as a JSON Schema, with the parts that only one game's procedures read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from daedalus.kit.by_example import DRAFT

CONDITION = "condition"  # how a part is read: as a condition, or as a line about things of a type, `line coin k`
LINE = "line"
SPACE = "space"  # or it is the name of one
NEVER = "never"  # instead of instructions: the event is not played

_TEXT = {"type": "string", "minLength": 1, "maxLength": 2000}
_OPTION = {"type": ["string", "boolean", "integer"]}
_NAME = {"type": "string", "minLength": 1, "maxLength": 80}


Data = Mapping[str, Any]
Route = tuple[Any, ...]


class Part(NamedTuple):
    """A part of a chart that a game adds: its schema, and how its text is read if it is of the card language."""

    schema: Mapping[str, Any]
    reads: str = ""


class Parts(NamedTuple):
    """What the procedures of a game read in charts, beyond what every bot has."""

    top: Mapping[str, Part] = {}  # beside columns, lists and questions
    cards: Mapping[str, Part] = {}  # of the instructions for a card
    steps: Mapping[str, Part] = {}  # keys of steps
    actions: Mapping[tuple[str, str], Mapping[str, Sequence[str]]] = {}  # of a bot and side: where questions may lead
    texts: Callable[[Data], Iterator[tuple[Route, str, str]]] = lambda data: iter(())  # in `top`: where, what, how read
    wrong: Callable[[Data, Data], Iterator[tuple[Route, str, str, Sequence[str]]]] = lambda data, whole: iter(())
    # in `top`, of a file and of the whole chart: where, the word, what is wrong, and what it could be


def schema(sides: Sequence[str], parts: Parts) -> dict[str, Any]:
    """For editors, and to refuse what nobody would read."""
    steps = {"$ref": "#/definitions/steps"}
    lines = {
        "type": "array",
        "items": _described(_TEXT, "A line of the card language: `where ...`, `highest ...`."),
        "minItems": 1,
    }
    listed = {"type": "array", "minItems": 1, "items": _either("array", lines, _TEXT)}
    top = {
        "name": _described(_NAME, "What the bot is called in `bots:` of a scenario and by `daedalus play`."),
        "side": {"enum": list(sides)},
        "rule": _described(_NAME, "The rule that its charts are from."),
        "rules": _described(_named(_NAME), "The rules that single lists, columns, questions or parts are from."),
        "says": _described(_TEXT, "What it is, for `daedalus bot list`."),
        "levels": {"type": "array", "items": _LEVEL},
        "about": _described(
            _named({"type": "string", "pattern": r"^\S+ [a-z]$"}),
            "Lists and columns about other things than spaces: `alert: threat p`.",
        ),
        "columns": _named(_by_rule_set(lines)),
        "lists": _named(_by_rule_set(listed)),
        "questions": _named({"$ref": "#/definitions/questions"}),
        "answers": _described(_named(steps), "How questions of procedures are answered, by their key."),
        "choosing": {"type": "array", "items": _CHOOSING},
        "cards": {
            "type": "object",
            "propertyNames": {"pattern": r"^[0-9]{1,5}(, ?[0-9]{1,5})*$"},
            "additionalProperties": _either("string", {"const": NEVER}, {"$ref": "#/definitions/instructions"}),
        },
        **{name: part.schema for name, part in parts.top.items()},
    }
    step = dict.fromkeys(("column", "list", "drawn from", "by", "if"), _TEXT)
    return {
        "$schema": DRAFT,
        "type": "object",
        "properties": top,
        "additionalProperties": False,
        "definitions": {
            "steps": _either(
                "array", {"items": {"$ref": "#/definitions/step"}, "minItems": 1}, {"$ref": "#/definitions/step"}
            ),
            "step": _either(
                "object",
                {
                    "properties": {
                        **step,
                        "take": _OPTION,
                        "at most": {"type": "integer", "minimum": 0, "maximum": 999},
                        **{name: part.schema for name, part in parts.steps.items()},
                    },
                    "additionalProperties": False,
                    "minProperties": 1,
                },
                _OPTION,
            ),
            "questions": {"type": "array", "items": {"$ref": "#/definitions/question"}, "minItems": 1},
            "question": {
                "type": "object",
                "properties": {"if": _TEXT, "do": _NAME, "then": {"$ref": "#/definitions/questions"}},
                "oneOf": [{"required": ["do"]}, {"required": ["then"]}],
                "additionalProperties": False,
            },
            "instructions": {
                "type": "object",
                "properties": {
                    "if": _TEXT,
                    "choose": _named(steps),
                    "options": steps,
                    "may": steps,
                    "answers": _named(steps),
                    **{name: part.schema for name, part in parts.cards.items()},
                },
                "additionalProperties": False,
            },
        },
    }


def _described(schema: Mapping[str, Any], says: str) -> dict[str, Any]:
    return {"description": says, **schema}


def _named(of: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "object", "propertyNames": _NAME, "additionalProperties": of}


def _by_rule_set(rows: Mapping[str, Any]) -> dict[str, Any]:
    """Rows, or rows for each set of cards by its name."""
    return _either("object", _named(rows), rows)


def _either(type_: str, schema: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """What a value of the type must be, and any other: a mistake is then told of the right one of the two."""
    return {"if": {"type": type_}, "then": schema, "else": other}


_LEVEL = {
    "description": "A level of difficulty; it has the effects of all levels above it in the list.",
    "type": "object",
    "properties": {"name": {**_NAME, "pattern": r"^\S+$"}, "rule": _NAME, "effects": {"type": "array", "items": _TEXT}},
    "required": ["name"],
    "additionalProperties": False,
}
_CHOOSING = {
    "description": "How things are chosen that cards use for something: the keys of words, and the steps.",
    "type": "object",
    "properties": {"for": {"type": "array", "items": _NAME, "minItems": 1}, "by": {"$ref": "#/definitions/steps"}},
    "required": ["for", "by"],
    "additionalProperties": False,
}

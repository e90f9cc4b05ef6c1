"""Whether plain data fits a JSON schema, for the keywords that ours use.

The library for JSON schemas takes longer to load than most of our files take to check. It explains what is wrong; that
nothing is wrong is quickly seen without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SAYS_NOTHING = frozenset({"$schema", "$id", "title", "description", "default", "examples", "definitions", "then"})
_TYPES: dict[str, type] = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}
_OF_SOME_KINDS = frozenset(
    {
        "required",
        "properties",
        "additionalProperties",
        "items",
        "minItems",
        "uniqueItems",
        "minLength",
        "minimum",
        "maximum",
    }
)

Schema = Mapping[str, Any]


class Unsure(Exception):
    """The schema says something that is not understood here."""


def fits(data: Any, schema: Schema) -> bool:
    """Whether the data surely fits; if not, only the library knows."""
    try:
        return _fits(data, schema, schema)
    except (Unsure, LookupError, TypeError, AttributeError, RecursionError):
        return False


def _fits(data: Any, schema: Schema, root: Schema) -> bool:
    if "$ref" in schema:
        return _fits(data, _referred(schema["$ref"], root), root)
    return all(_keyword(key, data, schema, root) for key in schema if key not in _SAYS_NOTHING)


def _referred(route: str, root: Schema) -> Schema:
    if not route.startswith("#/"):
        raise Unsure
    found: Any = root
    for name in route[2:].split("/"):
        found = found[name]
    return dict(found)


def _keyword(key: str, data: Any, schema: Schema, root: Schema) -> bool:
    """Whether the data does what one keyword says."""
    said = schema[key]
    match key:
        case "type":
            return type(data) is _TYPES[said]
        case "enum":
            return any(type(option) is type(data) and option == data for option in said)
        case "allOf":
            return all(_fits(data, part, root) for part in said)
        case "anyOf":
            return any(_fits(data, part, root) for part in said)
        case "not":
            return not _fits(data, said, root)
        case "if":
            return not _fits(data, said, root) or _fits(data, schema.get("then", {}), root)
    if type(data) is dict:
        return _of_mapping(key, data, schema, root)
    if type(data) is list:
        return _of_list(key, data, said, root)
    if type(data) is str:
        return len(data) >= said if key == "minLength" else _known(key)
    if type(data) is int:
        return data >= said if key == "minimum" else data <= said if key == "maximum" else _known(key)
    return _known(key)


def _of_mapping(key: str, data: dict[str, Any], schema: Schema, root: Schema) -> bool:
    said = schema[key]
    match key:
        case "required":
            return all(name in data for name in said)
        case "properties":
            return all(_fits(data[name], about, root) for name, about in said.items() if name in data)
        case "additionalProperties":
            others = [name for name in data if name not in schema.get("properties", {})]
            if isinstance(said, bool):
                return said or not others
            return all(_fits(data[name], said, root) for name in others)
    return _known(key)


def _of_list(key: str, data: list[Any], said: Any, root: Schema) -> bool:
    match key:
        case "items":
            return all(_fits(item, said, root) for item in data) if isinstance(said, dict) else _known("")
        case "minItems":
            return len(data) >= int(said)
        case "uniqueItems":
            return not said or len({(type(item), item) for item in data}) == len(data)
    return _known(key)


def _known(key: str) -> bool:
    """A keyword that speaks of other kinds of data than this holds of it; one that nobody here knows may not."""
    if key in _OF_SOME_KINDS:
        return True
    raise Unsure

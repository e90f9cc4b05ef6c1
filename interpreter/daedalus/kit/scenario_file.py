"""A scenario file: YAML made plain, with the place of every value, and checked against the schema of its game."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruamel.yaml.scalarbool import ScalarBoolean

from daedalus.core.errors import BrokenFile, Place

LARGEST = 50_000  # values in one file; references to references grow without bound
KINDS = {
    "integer": "a whole number",
    "string": "a text",
    "array": "a list",
    "object": "`key: value` lines",
    "boolean": "true or false",
}

Route = tuple[str | int, ...]  # the keys that lead to a value


Places = Mapping[Route, Place]


def nearest(places: Places, route: Route, file: str) -> Place | str:
    """Where a value stands, or the innermost thing around it that has a place."""
    while route and route not in places:
        route = route[:-1]
    return places[route] if route else file


def flatten(data: Any, file: str) -> tuple[Any, dict[Route, Place]]:
    """A marked YAML tree as plain data, and where each value stands; what a scenario cannot hold is refused."""
    places: dict[Route, Place] = {}
    left = iter(range(LARGEST))

    def convert(node: Any, route: Route) -> Any:
        if next(left, None) is None:
            raise BrokenFile("this is too large for a scenario", where=file, remedy="Write it without references.")
        if isinstance(node, dict):
            return {str(key): inside(node, key, (*route, str(key))) for key in node}
        if isinstance(node, list):
            return [inside(node, i, (*route, i)) for i in range(len(node))]
        value = _scalar(node)
        if value is None and node is not None:
            raise BrokenFile(
                f"a scenario cannot hold {_short(node) if isinstance(node, (int, float)) else 'a value of this kind'}",
                where=nearest(places, route, file),
                remedy="Write a text, a number, true or false, or a list of these.",
            )
        return value

    def inside(node: Any, key: Any, route: Route) -> Any:
        lc: Any = getattr(node, "lc", None)
        try:
            line, column = lc.key(key) if isinstance(node, dict) else lc.item(key)
            places[route] = Place(file, line + 1, column + 1)
        except (AttributeError, KeyError, TypeError, IndexError):
            pass  # plain data, or a key that came in by reference
        return convert(node[key], route)

    try:
        return convert(data, ()), places
    except RecursionError:
        raise BrokenFile("this is nested too deeply", where=file, remedy="Write it without references.") from None


def _scalar(node: Any) -> Any:
    """A single value as Python's own, or None if a scenario has no use for its kind."""
    if isinstance(node, (bool, ScalarBoolean)):
        return bool(node)
    if isinstance(node, str):
        return str(node)
    if isinstance(node, (int, float)) and abs(node) < 2**53 and node == int(node):
        return int(node)
    return None


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits
        return "this"
    return text if len(text) <= 60 else f"{text[:57]}..."


def check(data: Any, file: str, validator: Any) -> None:
    """The first thing in which the file departs from the schema, named in plain words."""
    for departure in departures(data, file, validator):
        raise departure


def departures(data: Any, file: str, validator: Any, places: Places | None = None) -> Iterator[BrokenFile]:
    """Everything in which the file departs from the schema; the places are those of plain data, if it is plain."""
    if not isinstance(data, dict):
        yield BrokenFile(
            "a scenario is a list of `key: value` lines", where=file, remedy="Begin with: name: My scenario"
        )
        return
    try:
        plain, found = flatten(data, file)
    except BrokenFile as refused:
        yield refused
        return
    places = found if places is None else places
    for error in sorted(validator.iter_errors(plain), key=lambda e: [str(p) for p in e.absolute_path]):
        while error.context:
            error = min(error.context, key=lambda e: (e.validator == "type" and not e.path, len(e.absolute_path)))
        yield from _explain(error, places, file)


def _explain(error: Any, places: Places, file: str) -> Iterator[BrokenFile]:
    """Where, what is wrong in plain words, and what to do; each unknown key by itself."""
    route: Route = tuple(error.absolute_path)
    if error.validator == "additionalProperties":
        allowed = tuple(error.schema.get("properties", {}))
        for key in (k for k in error.instance if k not in allowed):
            where, remedy = nearest(places, (*route, key), file), f"Allowed here: {', '.join(allowed)}."
            near = _near(key, allowed)
            yield BrokenFile(f"unknown key {key!r}", where=where, remedy=near + remedy, about=(key,), known=allowed)
        return
    name = next((part for part in reversed(route) if isinstance(part, str)), "the scenario")
    about: tuple[str, ...] = (str(error.instance), name) if isinstance(error.instance, str) else (name,)
    known = tuple(map(str, error.schema["enum"])) if error.validator == "enum" else ()
    if error.validator == "required":  # what is not there cannot be pointed at
        about = ()
    message, remedy = _plainly(error, name, known)
    yield BrokenFile(message, where=nearest(places, route, file), remedy=remedy, about=about, known=known)


def _plainly(error: Any, name: str, known: tuple[str, ...]) -> tuple[str, str]:
    given, wanted = _short(error.instance), error.schema
    if error.validator == "enum":
        return f"{name!r} cannot be {given}", f"{_near(error.instance, known)}Use one of: {', '.join(known)}."
    if error.validator == "required":
        return error.message.replace(" is a required property", " is missing"), "Add it."
    if error.validator == "type":
        kind = KINDS.get(error.validator_value, str(error.validator_value))
        return f"{name!r} cannot be {given}", f"Write {kind}."
    if error.validator in ("minimum", "maximum"):
        least, most = wanted.get("minimum"), wanted.get("maximum")
        bounds = f"from {least} to {most}" if most is not None else f"of {least} or more"
        return f"{name!r} cannot be {given}", f"Use a number {bounds}."
    if error.validator == "uniqueItems":
        return f"{name!r} names the same thing twice", "Leave one of them out."
    if error.validator == "minItems" and error.validator_value > 1:
        return f"{name!r} has too few entries", f"Use at least {error.validator_value}."
    if error.validator in ("minLength", "minItems"):
        return f"{name!r} is empty", "Write something there, or leave the line out."
    if error.validator == "maxLength":
        return f"{name!r}: {given} is too long", f"Use at most {error.validator_value} letters."
    if error.validator in ("maxItems", "maxProperties"):
        return f"{name!r} has too many entries", f"Use at most {error.validator_value}."
    return f"{name!r} cannot be {given}", str(wanted.get("description", ""))


def _near(given: Any, options: Sequence[str]) -> str:
    near = difflib.get_close_matches(str(given), options, n=1)
    return f"Did you mean {near[0]!r}? " if near else ""

"""A scenario file: YAML made plain, with the place of every value, and checked against the schema of its game."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from daedalus.core.errors import BrokenFile, Place, Trouble, trouble

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
            raise BrokenFile(
                trouble("trouble-this-is-too-large", "this is too large for a scenario"),
                where=file,
                remedy=trouble("trouble-write-it-without-references", "Write it without references."),
            )
        if isinstance(node, dict):
            return {str(key): inside(node, key, (*route, str(key))) for key in node}
        if isinstance(node, list):
            return [inside(node, i, (*route, i)) for i in range(len(node))]
        value = _scalar(node)
        if value is None and node is not None:
            raise BrokenFile(
                trouble(
                    "trouble-a-scenario-cannot-hold",
                    "a scenario cannot hold {what}",
                    what=_short(node)
                    if isinstance(node, (int, float))
                    else trouble("trouble-value-of-this-kind", "a value of this kind"),
                ),
                where=nearest(places, route, file),
                remedy=trouble("trouble-write-a-text-a", "Write a text, a number, true or false, or a list of these."),
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
        raise BrokenFile(
            trouble("trouble-nested", "this is nested too deeply"),
            where=file,
            remedy=trouble("trouble-write-it-without-references", "Write it without references."),
        ) from None


def _scalar(node: Any) -> Any:
    """A single value as Python's own, or None if a scenario has no use for its kind."""
    from ruamel.yaml.scalarbool import ScalarBoolean  # whoever has a scenario has loaded it

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
            trouble("trouble-no-lines", "a scenario is a list of `key: value` lines"),
            where=file,
            remedy=trouble("trouble-begin", "Begin with: name: My scenario"),
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
            where = nearest(places, (*route, key), file)
            allowing = trouble(
                "trouble-allowed", "{near}Allowed here: {known}.", near=_near(key, allowed), known=", ".join(allowed)
            )
            wrong = trouble("trouble-unknown-key", "unknown key '{key}'", key=key)
            yield BrokenFile(wrong, where=where, remedy=allowing, about=(key,), known=allowed)
        return
    name = next((part for part in reversed(route) if isinstance(part, str)), "the scenario")
    about: tuple[str, ...] = (str(error.instance), name) if isinstance(error.instance, str) else (name,)
    known = tuple(map(str, error.schema["enum"])) if error.validator == "enum" else ()
    if error.validator == "required":  # what is not there cannot be pointed at
        about = ()
    message, remedy = _plainly(error, name, known)
    yield BrokenFile(message, where=nearest(places, route, file), remedy=remedy, about=about, known=known)


def _plainly(error: Any, name: str, known: tuple[str, ...]) -> tuple[Trouble, Trouble | str]:
    given, wanted = _short(error.instance), error.schema
    cannot = trouble("trouble-cannot-be", "'{key}' cannot be {given}", key=name, given=given)
    most = error.validator_value
    if error.validator == "enum":
        near = _near(error.instance, known)
        return cannot, trouble("trouble-one-of", "{near}Use one of: {known}.", near=near, known=", ".join(known))
    if error.validator == "required":
        missing = str(error.message).removesuffix(" is a required property").strip("'")
        return trouble("trouble-missing", "'{key}' is missing", key=missing), trouble("trouble-add", "Add it.")
    if error.validator == "type":
        kind = KINDS.get(error.validator_value, str(error.validator_value))
        return cannot, trouble(f"trouble-write-{error.validator_value}", f"Write {kind}.")
    if error.validator in ("minimum", "maximum"):
        least, top = wanted.get("minimum"), wanted.get("maximum")
        if top is None:
            return cannot, trouble("trouble-at-least", "Use a number of {low} or more.", low=least)
        return cannot, trouble("trouble-between", "Use a number from {low} to {high}.", low=least, high=top)
    if error.validator == "uniqueItems":
        twice = trouble("trouble-named-twice", "'{key}' names the same thing twice", key=name)
        return twice, trouble("trouble-leave-one", "Leave one of them out.")
    if error.validator == "minItems" and error.validator_value > 1:
        few = trouble("trouble-too-few", "'{key}' has too few entries", key=name)
        return few, trouble("trouble-use-at-least", "Use at least {n}.", n=most)
    if error.validator in ("minLength", "minItems"):
        empty = trouble("trouble-empty", "'{key}' is empty", key=name)
        return empty, trouble("trouble-write-something", "Write something there, or leave the line out.")
    if error.validator == "maxLength":
        long = trouble("trouble-too-long", "'{key}': {given} is too long", key=name, given=given)
        return long, trouble("trouble-letters", "Use at most {n} letters.", n=most)
    if error.validator in ("maxItems", "maxProperties"):
        many = trouble("trouble-too-many", "'{key}' has too many entries", key=name)
        return many, trouble("trouble-use-at-most", "Use at most {n}.", n=most)
    described = str(wanted.get("description", ""))
    return cannot, trouble("trouble-described", "{what}", what=described) if described else ""


def _near(given: Any, options: Sequence[str]) -> Trouble | str:
    near = difflib.get_close_matches(str(given), options, n=1)
    return trouble("trouble-near", "Did you mean '{name}'? ", name=near[0]) if near else ""

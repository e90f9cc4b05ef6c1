"""What a person means by a name: the whole of it or its beginning, in small letters or capitals."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TypeVar

from daedalus.core.errors import DaedalusError, Trouble, trouble

T = TypeVar("T")
MOST = 8  # names that are told


def begun_with(word: str, names: Mapping[str, T]) -> dict[str, T]:
    """The thing of that name or, if there is none, those whose names begin so."""
    small = word.casefold()
    whole = {name: thing for name, thing in names.items() if name.casefold() == small}
    return whole or {name: thing for name, thing in names.items() if name.casefold().startswith(small)}


def meant(word: str, names: Mapping[str, T], lacking: Trouble) -> T:
    """The one thing that is meant; else one message that says which could be, or what there is not."""
    found = begun_with(word, names)
    things = list(found.values())
    if things and all(thing is things[0] for thing in things):
        return things[0]
    if found:
        raise ambiguous(word, list(found))
    near = difflib.get_close_matches(word.casefold(), [name.casefold() for name in names], n=1)
    alike = [name for name in names if near and name.casefold() == near[0]]
    remedy = trouble("trouble-meant", "Did you mean {name}?", name=alike[0]) if alike else ""
    raise DaedalusError(lacking, remedy=remedy)


def ambiguous(word: str, found: list[str]) -> DaedalusError:
    more = trouble("trouble-and-more", ", {n} more", n=len(found) - MOST) if len(found) > MOST else ""
    return DaedalusError(
        trouble(
            "trouble-could-be", "'{name}' could be: {known}{more}", name=word, known=", ".join(found[:MOST]), more=more
        ),
        remedy=trouble("trouble-write-more-of-the", "Write more of the name."),
    )

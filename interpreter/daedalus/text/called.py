"""What findings call the things of a game, in a language: types, sides, spaces, tracks, pieces, sets of cards; and
what they say of a space. Messages stand in `named.ftl` of the game or of all games, names where all others are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.kit import registry
from daedalus.language.findings import SET, SIDE, SPACE, THING, TRACK, TROUBLE, Term
from daedalus.text.names import Names, slug
from daedalus.text.places import ENGLISH

CATALOGUE = "named"  # the files
TROUBLES = "trouble"  # the file of what is wrong in any game


def called(term: Term, language: str = ENGLISH) -> str:
    """A word of a game in a language; as the game or the card has it where nobody has another."""
    if not term.name:
        return ""
    if term.game in registry.known() and language != ENGLISH and (name := _name(term, language)) != term.name:
        return name
    return _message(term, language) or str(term)


def _name(term: Term, language: str) -> str:
    """What has a name of its own elsewhere."""
    names = Names(term.game, language)
    if term.kind == SPACE:
        return names.space(term.name)
    if term.kind == SIDE:
        return names.side(term.name, term.name)
    if term.kind == TRACK:
        return names.field(term.name)
    if term.kind == THING:
        return names.thing(term.name)
    if term.kind == SET:
        from daedalus.text.header import heading

        return heading(registry.game(term.game), language).set(term.name)
    return term.name


def _message(term: Term, language: str) -> str:
    from daedalus.text.bundle import bundle, filled

    key = f"{term.kind}-{slug(term.name)}"
    for catalogue, spoken in _places(term, language):
        messages = bundle(catalogue, spoken)
        if messages.has_message(key):
            about = {name: _put_in(x, language) for name, x in term.about}
            return filled(messages, messages.get_message(key).value, about, f"{catalogue}:{key}")
    return ""


def _put_in(value: Any, language: str) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(value, Term):
        return called(value, language)
    if isinstance(value, tuple):
        return ", ".join(str(_put_in(item, language)) for item in value)
    return fluent_number(value, useGrouping=0) if isinstance(value, int) else value


def _places(term: Term, language: str) -> Iterator[tuple[str, str]]:
    for spoken in dict.fromkeys((language, ENGLISH)):
        if term.game in registry.known():
            yield f"{term.game}:{CATALOGUE}", spoken
        yield TROUBLES if term.kind == TROUBLE else CATALOGUE, spoken

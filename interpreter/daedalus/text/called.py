"""What findings call the things of a game, in a language: types, sides, spaces, tracks, pieces, sets of cards; and
what they say of a space. Messages stand in `named.ftl` of the game or of all games, names where all others are."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.kit import registry
from daedalus.language.findings import SET, SIDE, SPACE, TRACK, Term
from daedalus.text.names import Names, slug
from daedalus.text.places import ENGLISH

CATALOGUE = "named"  # the files


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
    if term.kind == SET:
        from daedalus.text.header import heading

        return heading(registry.game(term.game), language).set(term.name)
    return term.name


def _message(term: Term, language: str) -> str:
    from daedalus.text.bundle import bundle, filled

    key = f"{term.kind}-{slug(term.name)}"
    for catalogue, spoken in _places(term.game, language):
        messages = bundle(catalogue, spoken)
        if messages.has_message(key):
            about = {name: called(x, language) if isinstance(x, Term) else x for name, x in term.about}
            return filled(messages, messages.get_message(key).value, about, f"{catalogue}:{key}")
    return ""


def _places(game: str, language: str) -> Iterator[tuple[str, str]]:
    for spoken in dict.fromkeys((language, ENGLISH)):
        if game in registry.known():
            yield f"{game}:{CATALOGUE}", spoken
        yield CATALOGUE, spoken

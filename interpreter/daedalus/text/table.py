"""Short words for what a table shows of a game, by key: those of `locale/<language>/<game>/table/`, which nobody reads
who plays no game."""

from __future__ import annotations

import functools

from daedalus.kit.definition import Definition
from daedalus.text.bundle import ENGLISH, filled
from daedalus.text.resources import Bundle

FOLDER = "table"


@functools.cache
def _bundle(game: Definition, language: str) -> Bundle:
    return Bundle(language, sorted((game.locale_home(language) / FOLDER).glob("*.ftl")))


def known(game: Definition, key: str) -> bool:
    return bool(_bundle(game, ENGLISH).has_message(key))


def word(game: Definition, language: str, key: str, n: int = 0) -> str:
    """A word in the language, or in English; nothing if there is none. Some depend on a number, which is 0 for none."""
    for code in dict.fromkeys((language, ENGLISH)):
        messages = _bundle(game, code)
        if messages.has_message(key):
            return filled(messages, messages.get_message(key).value, {"n": n}, key)
    return ""

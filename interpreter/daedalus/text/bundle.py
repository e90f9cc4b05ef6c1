"""The Fluent files of a language: those of findings, of what is said in every game and of each game; and one message
of them written out. Loaded, and Fluent with it, for the first message that somebody wants to read."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentType, fluent_number

from daedalus.data import folder
from daedalus.kit import registry
from daedalus.language.findings import Term, Value
from daedalus.text.places import ENGLISH, homes, homes_of
from daedalus.text.resources import Bundle

# Files of a game whose messages it does not say itself: catalogues of their own, such as `labyrinth:fields`.
APART = ("cards", "fields", "header", "named", "options", "rules")
SELDOM = ("explained",)  # long, and read only where somebody asks for it by name
LONGEST = 1000  # letters of a word that Fluent is given; longer ones it refuses, so they are put in afterwards


class _List(FluentType):
    """Several words, which a message joins as its language does."""

    def __init__(self, items: tuple[str, ...]) -> None:
        self.items = items

    def format(self, locale: Any) -> str:
        return ", ".join(self.items)


class _Called(FluentType):
    """A word of the game, as the language calls it and as cards write it."""

    def __init__(self, term: Term, language: str) -> None:
        from daedalus.text.called import called

        self.words, self.written = called(term, language), term.name

    def format(self, locale: Any) -> str:
        return self.words


def _joined(by: str) -> Any:
    return lambda items, around="": by.join(f"{around}{item}{around}" for item in items.items)


def _count(words: str | _List | _Called) -> int:
    return len(words.items if isinstance(words, _List) else words.words if isinstance(words, _Called) else words)


def _with_article(said: str | _Called) -> str:
    noun = said.words if isinstance(said, _Called) else said
    return f"{'an' if noun[:1] in tuple('aeiou') else 'a'} {noun}"


# What a message may ask for besides the words themselves.
FUNCTIONS = {
    "OR": _joined(" or "),
    "AND": _joined(" and "),
    "COUNT": lambda words: fluent_number(_count(words)),
    "WRITTEN": lambda word: word.written if isinstance(word, _Called) else word,
    "QUOTED": lambda text: repr(str(text)),
    "ARTICLE": _with_article,
}


def files(catalogue: str, language: str = ENGLISH, game: str = "") -> list[Path]:
    """The files with the messages of a catalogue: one file for what is said in every game, a folder for a game,
    one file there for a part of it. `game`: with what this game says in other words."""
    name = f"{catalogue}.ftl"
    if (folder("locale") / ENGLISH / name).is_file():
        at = [home / name for home in (*homes(language), *own_homes(name, language, game))]
        return [file for file in at if file.is_file()]
    game, _, only = catalogue.partition(":")
    places = homes_of(registry.game(game), language)
    if only:
        return [home / f"{only}.ftl" for home in places if (home / f"{only}.ftl").is_file()]
    return [file for home in places for file in sorted(home.glob("*.ftl")) if file.stem not in APART]


def own_homes(name: str, language: str, game: str) -> list[Path]:
    """Where a game may have a file of this name with what all games say, in words of its own: the later counts."""
    return homes_of(registry.game(game), language) if game and Path(name).stem not in APART else []


@functools.cache
def bundle(catalogue: str = "", language: str = ENGLISH, game: str = "") -> Bundle:
    """The messages of a catalogue; without one, those that are no game's, those about findings among them. `game`:
    as they are said in this game."""
    shared = [file for home in homes(language) for file in sorted(home.glob("*.ftl")) if file.stem not in SELDOM]
    if game and not catalogue:
        names = dict.fromkeys(file.name for file in shared)
        own = (home / name for name in names for home in own_homes(name, language, game))
        shared += [file for file in own if file.is_file()]
    return Bundle(language, files(catalogue, language, game) if catalogue else shared, FUNCTIONS)


def filled(messages: Bundle, pattern: Any, about: dict[str, Any], where: str) -> str:
    """A pattern with its arguments in it."""
    text, errors = messages.format_pattern(pattern, about)
    if errors:
        raise ValueError(f"{where}: {errors[0]}")
    return str(text)


def render(
    id_: str,
    args: Mapping[str, Value],
    attribute: str = "",
    language: str = ENGLISH,
    catalogue: str = "",
    game: str = "",
) -> str:
    """A message written out, or one of its attributes; nothing if it has no such attribute. `catalogue`: where it
    stands, for who needs no others; `game`: as this game says it."""
    if not bundle(catalogue, language, game).has_message(id_):
        language = ENGLISH  # message by message
    messages = bundle(catalogue, language, game)
    message = messages.get_message(id_)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    long = {name: value for name, value in args.items() if isinstance(value, str) and len(value) > LONGEST}
    given = {name: _given(f"\u27e6{name}\u27e7" if name in long else value, language) for name, value in args.items()}
    text = filled(messages, pattern, given, id_)
    for name, value in long.items():
        text = text.replace(f"\u27e6{name}\u27e7", value)
    return text


def _given(value: Value, language: str) -> str | FluentType:
    if isinstance(value, Term):
        return _Called(value, language) if value.name else ""
    if isinstance(value, tuple):
        return _List((*value,))
    return value if isinstance(value, str) else fluent_number(value, useGrouping=0)

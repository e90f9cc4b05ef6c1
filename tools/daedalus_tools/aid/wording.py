"""The words of a player aid: messages of `locale/<language>/<game>/aid/`, with the terms of card texts at hand.

Every argument comes from the tables: a number as it is, a name in its language, anything else to choose a variant by.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from daedalus.kit.definition import Definition
from daedalus.text import plan as p
from daedalus.text.cards import ENGLISH
from daedalus.text.places import homes_of
from daedalus.text.speech import Speaker, text_files
from daedalus_tools.aid.figures import Figures, Row, span

FOLDER = "aid"
PREFIX = "aid-"  # before the keys of messages, which stand beside those of terms
ABSENT = "none"  # what a row does not say


def aid_files(game: Definition, language: str) -> list[Path]:
    return [file for home in homes_of(game, language) for file in sorted((home / FOLDER).glob("*.ftl"))]


class Wording:
    """Says what a sheet says, in one language; in English what the language does not have."""

    def __init__(self, game: Definition, language: str, figures: Figures) -> None:
        self.figures = figures
        self.missing: set[str] = set()  # keys that were said in English
        self._english = _speaker(game, ENGLISH)
        self._own = self._english if language == ENGLISH else _speaker(game, language)

    def say(self, key: str, with_: Mapping[str, Any] | None = None, row: Row | None = None) -> str:
        """A message with its figures; the fields of the row at hand are arguments, too."""
        about = {name: f".{name}" for name in row or () if re.fullmatch(r"[a-z]+", str(name))} | dict(with_ or {})
        args = {name: self._value(how, row) for name, how in about.items()}
        raw = tuple(name for name, value in args.items() if isinstance(value, p.Title))
        key = f"{PREFIX}{key}"
        if self._own.has(key):
            self._own.missing.clear()
            said = self._own.message(key, args, raw=raw)
            if key not in self._own.missing:
                return _tidy(said)
        if self._own is not self._english:
            self.missing.add(key)
        return _tidy(self._english.message(key, args, raw=raw))

    def _value(self, how: Any, row: Row | None) -> p.Part:
        """An argument: the way to a figure, or `{at: way, of: kind of name, bare: true}`, or `{span: way}`."""
        if isinstance(how, Mapping) and "span" in how:
            return p.Title(span(self.figures.at(str(how["span"]), row)))
        way, of = (str(how["at"]), str(how["of"])) if isinstance(how, Mapping) else (str(how), "")
        found = self.figures.at(way, row)
        if of and isinstance(found, list):
            return p.Several(p.AND, tuple(p.Name(str(x), of) for x in found))
        if isinstance(how, Mapping) and how.get("bare"):
            return p.Title(self._bare(self._own.say(p.Name(str(found), of), case="bare")))
        return _part(found, of)

    def _bare(self, name: str) -> str:
        """A name without its article."""
        for article in self.say("articles").split():
            begins = article if article.endswith(("'", "\u2019")) else f"{article} "
            if name.startswith(begins):
                return name.removeprefix(begins)
        return name


def _part(value: Any, of: str) -> p.Part:
    if value is None:
        return p.Title(ABSENT)
    if isinstance(value, bool):
        return p.Title("yes" if value else "no")
    if isinstance(value, int) and not of:
        return p.Number(value)
    return p.Name(str(value), of) if of else p.Title(re.sub(r"\W+", "-", str(value).lower()))


@functools.cache
def _speaker(game: Definition, language: str) -> Speaker:
    return Speaker(game, language, [*text_files(game, language), *aid_files(game, language)])


def _tidy(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip()

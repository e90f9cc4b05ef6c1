"""The messages that card texts are made with, in one language: each in the form that is wanted and filled with what
stands in its holes. What a language does not have is said in English, message by message."""

from __future__ import annotations

import functools
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from babel import Locale
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType, fluent_number

from daedalus.kit.definition import Definition
from daedalus.language.records import Adds, Moves, OnTrack, Removes, Shifts
from daedalus.text import plan as p
from daedalus.text.bundle import ENGLISH
from daedalus.text.places import FOLDER, homes, homes_of
from daedalus.text.resources import Bundle

ONE, MANY = "one", "many"
ORDER, MAY_DO = "imp", "inf"  # moods: an order to who plays; after `may`
BY_CASE = "by-case"
ADDED = {Adds: "added-place", Removes: "added-remove", Moves: "added-move"}


class Hole(FluentType):
    """What stands in a hole; the message says in which form it wants it."""

    def __init__(self, part: p.Part, speaker: Wording) -> None:
        self.part = part
        self.speaker = speaker

    def format(self, locale: Any) -> str:
        return str(self)

    def __str__(self) -> str:
        """Also where a message takes it for a number."""
        return self.speaker.say(self.part)


class Wording(ABC):
    """The messages of one language about one game."""

    def __init__(self, game: Definition, language: str = ENGLISH, files: Sequence[Path] = ()) -> None:
        """`files`: instead of those of the language."""
        self.game = game
        self.language = language
        self.missing: set[str] = set()  # keys that were said in English, or not at all
        self.plural = _plural_rule(language)
        # A game may say what all share in words of its own.
        self._bundle = Bundle(language, files or text_files(game, language), self.functions())
        self._patterns: dict[str, Mapping[str, Any]] = {}  # of each message that was wanted, its value and attributes
        self.now = ORDER  # the mood of what is being said

    @abstractmethod
    def say(self, part: p.Part, **wants: str) -> str:
        """A part in the form that is wanted: `case`, `number`."""

    @abstractmethod
    def functions(self) -> dict[str, Any]:
        """What messages may ask for."""

    @functools.cached_property
    def _english(self) -> Self:
        """Who says what this language has no message for; nobody reads English before that."""
        return self if self.language == ENGLISH else type(self)(self.game)

    @contextmanager
    def mood(self, mood: str) -> Iterator[None]:
        before, self.now = self.now, mood
        yield
        self.now = before

    def has(self, key: str, form: str = "") -> bool:
        return self._pattern(key, form) is not None

    def _pattern(self, key: str, form: str = "") -> Any:
        found = self._patterns.get(key)
        if found is None:
            found = self._patterns[key] = self._read(key)
        return found.get(form)

    def _read(self, key: str) -> Mapping[str, Any]:
        """The value of a message and its attributes; nothing if the language does not have it."""
        if not self._bundle.has_message(key):
            return {}
        message = self._bundle.get_message(key)
        return {**message.attributes, "": message.value}

    def message(self, key: str, args: Mapping[str, p.Part], form: str = "", raw: bool | tuple[str, ...] = ()) -> str:
        """A message with its holes filled; English where the language has none."""
        if not form and "n" in args and not self._countable(args["n"]) and self.has(key, "figure"):
            form = "figure"
        n = args.get("n")
        if key != BY_CASE and (cases := _cases(n)) and (self.has(key, BY_CASE) or self.has(BY_CASE, "rest")):
            if self.has(key, BY_CASE):
                return self.message(key, {**args, **cases}, BY_CASE, raw)
            assert isinstance(n, p.Said)
            rest = self.rest(n, signed=not self.has(key, "minus"))
            return f"{self.message(key, {**args, 'n': cases['otherwise']}, form, raw)} {rest}"
        if not form and isinstance(n, p.Number) and n.value < 0 and self.has(key, "minus"):
            form, args = "minus", {**args, "n": p.Number(-n.value)}
        pattern = self._pattern(key, form)
        if pattern is None and not self._english.has(key) and (generic := self._added(key)) is not None:
            key, name = generic
            args = {**args, "name": p.Title(name)}
            form = (
                form
                if form and self._english.has(key, form)
                else ""
                if "n" in args or not self.has(key, "all")
                else "all"
            )
            raw = ("name",)
            pattern = self._pattern(key, form)
        if pattern is None:
            self.missing.add(f"{key}.{form}" if form else key)
            if self is not self._english:
                with self._english.mood(self.now if self.now in (ORDER, MAY_DO) else "s3"):
                    return self._english.message(key, args, form, raw)
            words = key.replace("-", " ")  # a word without a sentence: better its key than nothing
            return " ".join([words, *(f"({self.say(a)})" for a in args.values())])
        if isinstance(pattern, TextElement):  # plain words, as terms and verbs are
            return str(pattern.value)
        about: dict[str, Any] = {}
        for name, part in args.items():
            if isinstance(part, p.Number):
                about[name] = fluent_figure(part.value)
            elif isinstance(part, p.Title) and (raw is True or (raw and name in raw)):
                about[name] = part.text[:1000]
            else:
                about[name] = Hole(part, self)
        text, errors = self._bundle.format_pattern(pattern, about)
        if errors and self is not self._english:  # what cannot be said is said in English; `i18n check` tells why
            self.missing.add(f"{key}.{form}" if form else key)
            return self._english.message(key, args, form, raw)
        if errors:
            raise ValueError(f"{self.language} {key}.{form}: {errors[0]!r}")
        return str(text)

    def rest(self, part: p.Said, *, signed: bool = False) -> str:
        """What a figure is in some case, behind what it is otherwise; with its sign where that is said of it."""
        form = part.form if part.form and part.form != "signed" and self.has(BY_CASE, part.form) else "rest"
        if part.form == "signed" and signed and self.has(BY_CASE, "signed"):
            form = "signed"
        n = part.args["n"]
        figure = p.Number(abs(n.value)) if isinstance(n, p.Number) and form != "signed" else n
        return self.message(BY_CASE, {**part.args, "n": figure}, form)

    def _added(self, key: str) -> tuple[str, str] | None:
        """For a word of a track or marker that a pack brings: the message that serves all of these, and its name."""
        word = self.game.words.by_key.get(key)
        if word is None:
            return None
        for change in word.changes:
            if isinstance(change, Shifts):
                return ("added-set" if word.kind == "verb" else "added-change"), change.track
            if isinstance(change, (Adds, Removes, Moves)):
                return ADDED[type(change)], change.piece
        if isinstance(word.gives, OnTrack):
            return "added-track", word.gives.track
        if word.kind == "value" and word.reads and word.reads[0] in self.game.words.pieces:
            return ("added-in" if word.holes else "added-on-map"), word.reads[0]
        return ("added-track", word.pattern) if word.kind == "value" and not word.holes else None

    def _countable(self, part: p.Part) -> bool:
        """Whether a noun can stand behind it: a number, several to choose from, or one for each of two cases."""
        if isinstance(part, p.Several):
            return all(isinstance(x, p.Number) for x in part.items)
        by_case = isinstance(part, p.Said) and part.key == "by-case" and self.has("by-case", "rest")
        return isinstance(part, p.Number) or (by_case and bool(_cases(part)))

    def form(self, key: str, *forms: str) -> str:
        """The first of the forms that a term has."""
        for form in forms:
            if self.has(key, form):
                return self.message(key, {}, form)
        return self.message(key, {})

    def forms(self, key: str, apart: Sequence[str] = ()) -> Iterator[str]:
        """All forms of a term, but those."""
        if self.has(key):
            yield self.message(key, {})
        for form in self._read(key):
            if form and form not in apart:
                yield self.message(key, {}, form)

    def term(self, key: str, **wants: str) -> str:
        number, case = wants.get("number", ONE), wants.get("case", "nom")
        return self.form(key, f"{number}-{case}", number)


@functools.cache
def key_of(name: p.Name) -> str:
    """The key of a proper name among the terms: `country-saudi-arabia`."""
    slug = re.sub(r"[^a-z0-9]+", "-", name.key.lower()).strip("-")
    return f"{name.type}-{slug}"


@functools.cache
def fluent_figure(n: int) -> FluentType:
    """A number as messages are given it."""
    return fluent_number(n, useGrouping=0)


def _cases(n: p.Part | None) -> Mapping[str, p.Part]:
    """The figures of a case and of the others, and the condition between them."""
    if not isinstance(n, p.Said) or n.key != BY_CASE:
        return {}
    return n.args if all(isinstance(n.args[case], p.Number) for case in ("n", "otherwise")) else {}


def noun_of(part: p.Part) -> str:
    """The key of the noun that a part is, among the terms."""
    if isinstance(part, p.Again):
        return noun_of(part.what) or part.noun
    if isinstance(part, p.Thing):
        return part.noun
    return key_of(part) if isinstance(part, p.Name) else ""


def text_files(game: Definition, language: str) -> list[Path]:
    """The files that a language makes texts of a game with."""
    every = (*homes(language), *homes_of(game, language))
    return [file for home in every for file in sorted((home / FOLDER).glob("*.ftl"))]


@functools.cache
def plural_categories(language: str) -> frozenset[str]:
    """The plurals that a language tells apart in whole numbers."""
    rule = _plural_rule(language)
    return frozenset(rule(n) for n in range(200))


def plural_names(language: str) -> frozenset[str]:
    """All plurals that a language has, also those of millions and of fractions."""
    return frozenset({*_plural_rule(language).tags, "other"})


def plural_of(language: str, n: int) -> str:
    return str(_plural_rule(language)(n))


@functools.cache
def _plural_rule(language: str) -> Any:
    return Locale.parse(language).plural_form

"""What a reader can take from a text, in any language: its numbers, the titles in it, and the names of places and
sides. Two texts about one card agree if they say the same."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Container, Iterator

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.text import plan as p
from daedalus.text.bundle import ENGLISH
from daedalus.text.folding import BOTH
from daedalus.text.speech import Speaker, key_of, speaker

NOT_FORMS = ("gender", "plural", "behind", "declension", "whose")  # attributes that are no text, or more than a name
SPELLED = (
    ("one", "a", "an", "first", "once"), ("two", "second", "twice", "both", "either", "neither", "pair"),
    ("three", "third"), ("four", "fourth"), ("five", "fifth"), ("six", "sixth"), ("seven", "seventh"),
    ("eight", "eighth"), ("nine", "ninth"), ("ten", "tenth"), ("eleven", "eleventh"), ("twelve", "twelfth"),
)  # fmt: skip
NO_WORD = re.compile(r"\W+")
SIDE = "side-"
PROPER = ("country-", "region-", SIDE)
ARTICLE = 3  # letters
APART = "\u2042"  # what was read is taken out


@frozen
class Figures:
    """What a text names; a name that may be read as several is all of these."""

    numbers: frozenset[int]
    titles: frozenset[str]
    names: frozenset[frozenset[str]]
    spelled: frozenset[int] = frozenset()  # numbers that are words, which another language may write in figures

    def differences(self, other: Figures, titles: Container[str]) -> Iterator[tuple[str, str]]:
        """What the other text says and this does not (`missing`), and what only this says (`extra`). Words in quotation
        marks that are no title may be more."""
        yield from (("missing", str(n)) for n in sorted(other.numbers - self.numbers))
        yield from (("extra", str(n)) for n in sorted(self.numbers - other.numbers - other.spelled))
        yield from (("missing", title) for title in sorted(other.titles - self.titles))
        yield from (("extra", title) for title in sorted(self.titles - other.titles) if title in titles)
        yield from (("missing", _called(x)) for x in sorted(other.names - self.names, key=_called) if not _in(x, self))
        yield from (("extra", _called(x)) for x in sorted(self.names - other.names, key=_called) if not _in(x, other))


def _in(name: frozenset[str], figures: Figures) -> bool:
    return any(name & other for other in figures.names)


def _called(name: frozenset[str]) -> str:
    return " or ".join(sorted(key.partition("-")[2].replace("-", " ") for key in name))


def number_words(text: str) -> frozenset[int]:
    """Numbers that an English text spells."""
    words = frozenset(re.findall(r"[a-z]+", text.lower()))
    return frozenset(n for n, spelled in enumerate(SPELLED, 1) if not words.isdisjoint(spelled))


class Reader:
    """Reads texts about one game in one language."""

    def __init__(self, game: Definition, said: Speaker) -> None:
        before, after = said.say(p.Title(APART)).split(APART)
        self._quoted = re.compile(f"{re.escape(before)}(.*?){re.escape(after)}")
        self.game, self.language = game, said.language
        self._english = said.language == ENGLISH
        self._forms = _forms(game, said)
        longest = sorted(self._forms, key=len, reverse=True)
        self._names = re.compile(r"(?<!\w)(?:" + "|".join(map(_either_case, longest)) + r")(?!\w)")
        self._marks = re.compile(rf"({self._names.pattern})|(\d+)")

    def read(self, text: str) -> Figures:
        titles = frozenset(self._quoted.findall(text))
        names = frozenset(self._key(found) for found in self._names.findall(self.untitled(text)))
        text = self.rest(text)
        numbers = frozenset(map(int, re.findall(r"[1-9]\d*", text)))
        return Figures(numbers, titles, names, number_words(text) if self._english else frozenset())

    def untitled(self, text: str) -> str:
        """A text without its titles."""
        return self._quoted.sub(APART, text)

    def rest(self, text: str) -> str:
        """And without its names."""
        return self._names.sub(APART, self.untitled(text))

    def nameless(self, text: str) -> str:
        """A text without the names of places and sides."""
        return self._names.sub(lambda name: APART if min(self._key(name[0])).startswith(PROPER) else name[0], text)

    def keyed(self, text: str) -> str:
        """A text with the keys of its names, and its titles, in their place."""
        titled = self._quoted.sub(lambda found: f"<title-{re.sub(NO_WORD, '-', found[1])}>", text)
        return self._names.sub(lambda found: f"<{max(self._key(found[0]))}>", titled)

    def sides(self, text: str) -> Counter[str]:
        """How often a text names each side."""
        return Counter(key for name in self.order(text)[0] for key in name if key.startswith(SIDE))

    def order(self, text: str) -> tuple[list[frozenset[str]], list[int]]:
        """The names and the figures of a text, each in the order in which they come."""
        found = self._marks.findall(self.untitled(text))
        return [self._key(name) for name, _ in found if name], [int(figure) for _, figure in found if figure]

    def places(self, text: str) -> Iterator[tuple[str, int, int]]:
        """The names of a text, each by one of its keys, and where they begin and end."""
        plain = self._quoted.sub(lambda found: APART * len(found[0]), text)
        yield from ((min(self._key(found[0])), *found.span()) for found in self._names.finditer(plain))

    def _key(self, found: str) -> frozenset[str]:
        other = found[0].swapcase() + found[1:]
        return self._forms.get(found) or self._forms[other]


def _either_case(form: str) -> str:
    first = form[0]
    both = (
        f"[{first.lower()}{first.upper()}]" if first.isalpha() and first.lower() != first.upper() else re.escape(first)
    )
    return both + re.escape(form[1:])


def _forms(game: Definition, said: Speaker) -> dict[str, frozenset[str]]:
    """What each form of a name may mean."""
    found: dict[str, set[str]] = {}
    names = [p.Name(name, about[0]) for name, about in game.words.names.items()]
    acting = {key_of(p.Name(side, "side")) for side in game.words.sides}
    sides = [p.Name(side, "side") for side in (*game.words.sides, BOTH)]
    for key in {key_of(name) for name in (*names, *sides)}:
        for form in said.forms(key, NOT_FORMS):
            found.setdefault(form, set()).add(key)
            article, _, name = form.rpartition(" ")
            if key in acting and 0 < len(article) <= ARTICLE:  # it may be part of another word: *vom Jihadisten*
                found.setdefault(name, set()).add(key)
    for side in sides:  # a language may keep the short name of a side
        found.setdefault(speaker(game).say(side, case="bare"), set()).add(key_of(side))
    return {form: frozenset(keys) for form, keys in found.items() if form}


@functools.cache
def reader(game: Definition, language: str = ENGLISH) -> Reader:
    return Reader(game, speaker(game, language))


def figures(text: str, game: Definition, language: str = ENGLISH) -> Figures:
    return reader(game, language).read(text)

"""What the things of a game are called: operations, pieces, markers, levels and qualities have messages that are only
their names. A message that has the name of another thing than its English, and not that of its own, has mistaken it."""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

from attrs import frozen

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.locales import META, having
from daedalus.text.places import ENGLISH
from daedalus.text.plain import parts
from daedalus_tools.i18n.beside import NAMED, WORD, Place, messages, pieces

FILES = ("fields.ftl", "options.ftl")  # names of tracks, levels and pieces, and of what can be done
NO_THINGS = ("country-", "side-", "region-", "do-", "det-")
SAID = ("not", "is", "after", "alone", "none", "some", "head", "own", "with")  # beginnings of forms that are no name
NOUN, QUALITY = "gender", "quality"  # what only nouns have, and what else can be declined
DECLINED = (NOUN, "f", "f-nom", "strong-f-nom")  # nouns have the one, qualities another
LONGEST = 3  # words of a name
LONG, ROOT, ENDING = 3, 5, 3  # letters of a word that counts, of an English one that tell it, and of endings
HALVES = 2  # words of a name of which one alone may tell it
LEAST = 4  # letters that are left of a word
SEEN = 2  # so many other messages show what a thing is called
MOSTLY, NEARLY = 0.8, 0.85  # of the messages about a thing, so many name it; of those with a name, so many are about it
# Roots of words that say no thing by themselves.
EVERYWHERE = {
    "box", "card", "count", "game", "hand", "kind", "marke",
    "numbe", "place", "point", "side", "space", "track", "turn",
}  # fmt: skip
Roots = frozenset[str]  # of an English name
Stems = frozenset[str]  # of a name in the language


def misnamed(game: Definition, place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """The name of another thing than English speaks of."""
    book = book_of(game.id, language)
    found = book.exchanged(place, text, english)
    if found:
        right, wrong = found
        yield "another-thing", f"{book.called[wrong]} instead of {book.called[right]}"


@frozen(eq=False, slots=False)
class _Book:
    """The names of things, and in which messages they stand."""

    names: Mapping[Roots, frozenset[Stems]]
    called: Mapping[Roots, str]
    kinds: Mapping[Roots, set[str]]  # a level of which scale, a noun, a quality
    theirs: Mapping[Place, Roots]
    terms: Mapping[Place, Roots]  # what a message names by its key
    own: Mapping[str, frozenset[Place]]  # where a word stands

    @functools.cached_property
    def stems(self) -> dict[Roots, Stems]:
        """All that names of a thing are made of."""
        return {thing: frozenset[str]().union(*names) for thing, names in self.names.items()}

    @functools.cached_property
    def _of_one(self) -> Stems:
        """Long words that are said of one thing alone: *realignment*, of *an attempt at realignment*."""
        times = Counter(stem for stems in self.stems.values() for stem in stems)
        return frozenset(stem for stem, n in times.items() if n == 1 and len(stem) > ROOT)

    @functools.cached_property
    def _every(self) -> Stems:
        return frozenset[str]().union(*self.stems.values())

    def _begun(self, text: str) -> Stems:
        """The stems that words of a text begin with."""
        return self._every & {word[:n] for word in _words(text) for n in range(LONG, len(word) + 1)}

    @functools.cached_property
    def words(self) -> list[str]:
        return sorted(self.own)

    def exchanged(self, place: Place, text: str, english: str) -> tuple[Roots, Roots] | None:
        """The thing that English speaks of, and that which the message names instead."""
        there, said, terms = roots(english), self._begun(text), _terms(text)
        known = there | terms | roots(place[-1].replace("-", " ").replace(".", " "))
        lost = [x for x in self.names if x <= there and not x <= terms and not self.stems[x] <= said]
        if lost:
            named = [x for x in self.names if not x <= known and not self.stems[x].isdisjoint(said)]
            for right in lost:
                for wrong in named:
                    named_so = right != there or self._is(wrong, text)
                    if named_so and self._instead(right, wrong, said, known) and self._sure(right, wrong, place):
                        return right, wrong
        return None

    def _instead(self, right: Roots, wrong: Roots, said: Stems, known: Roots) -> bool:
        needed, names = self._apart(right, wrong)
        if not needed or not needed.isdisjoint(said) or not (wrong - right).isdisjoint(known):
            return False
        return any(name <= said for name in names)

    def _is(self, thing: Roots, text: str) -> bool:
        """Whether a text is only the name of a thing: *fairly good* is not *good*."""
        return all(any(word.startswith(stem) for stem in self.stems[thing]) for word in _words(text))

    def _apart(self, right: Roots, wrong: Roots) -> tuple[Stems, frozenset[Stems]]:
        """What tells the names of a thing from those of another, and these from those."""
        mine = self.stems[right]
        names = {name - mine for name in self.names[wrong] if name - mine}
        halves = [name for name in self.names[wrong] if len(name) <= HALVES]
        names |= {frozenset({stem}) for name in halves for stem in name - mine if stem in self._of_one}
        return mine - self.stems[wrong], frozenset(names)

    def _sure(self, right: Roots, wrong: Roots, without: Place) -> bool:
        about, naming, having_, meaning = self._shown(right, wrong)
        times, often = len(about - {without}), len(having_ - {without})
        return (
            min(times, often) >= SEEN
            and len(naming - {without}) >= MOSTLY * times
            and len(meaning - {without}) >= NEARLY * often
        )

    def _shown(self, right: Roots, wrong: Roots) -> tuple[frozenset[Place], ...]:
        """Messages about a thing, those of them that name it, those with the name of the other, and about that."""
        needed, names = self._apart(right, wrong)
        about = self._about(right)
        naming = about & frozenset[Place]().union(*map(self._where, needed))
        naming |= {place for place in about if right <= self.terms[place]}
        having_ = frozenset[Place]().union(*(frozenset.intersection(*map(self._where, name)) for name in names))
        meaning = frozenset(place for place in having_ if not (wrong - right).isdisjoint(self.theirs[place]))
        return about, naming, having_, meaning

    def _about(self, thing: Roots) -> frozenset[Place]:
        return frozenset(place for place, there in self.theirs.items() if thing <= there)

    def _where(self, stem: str) -> frozenset[Place]:
        """The messages with a word that begins so."""
        found: set[Place] = set()
        for i in range(bisect_left(self.words, stem), len(self.words)):
            if not self.words[i].startswith(stem):
                break
            found |= self.own[self.words[i]]
        return frozenset(found)


@functools.cache
def book_of(name: str, language: str) -> _Book:
    game = registry.game(name)
    names: dict[Roots, set[Stems]] = {}
    called: dict[Roots, str] = {}
    kinds: dict[Roots, set[str]] = {}
    for english, own, kind in _names(game, language):
        thing, stems = roots(english), frozenset(map(_stem, _words(own)))
        if thing - EVERYWHERE and stems:
            names.setdefault(thing, set()).add(stems)
            called.setdefault(thing, english)
            kinds.setdefault(thing, set()).update({kind} - {""})
    every = {place: one for place, one in messages(language).items() if place[0] == name}
    where: dict[str, set[Place]] = {}
    for place, one in every.items():
        for word in _words(one.text):
            where.setdefault(word, set()).add(place)
    return _Book(
        {thing: frozenset(own) for thing, own in names.items()},
        called,
        kinds,
        {place: roots(one.english) for place, one in every.items()},
        {place: _terms(one.text) for place, one in every.items()},
        {word: frozenset(places) for word, places in where.items()},
    )


def _names(game: Definition, language: str) -> Iterator[tuple[str, str, str]]:
    """Names in English and in the language, in all their forms, and of what kind."""
    for part in parts(game, shared=False):
        if part.name.endswith(FILES):
            own = part.entries(language)
            for full, e in part.english.items():
                if full in own and _is_name(e.text):
                    yield e.text, own[full].text, e.key if e.form else ""
    english, mine = having(game, ENGLISH), having(game, language)
    for m in mine.values():
        same = english.get(m.key)
        if same is None or m.key.startswith(NO_THINGS) or m.form in META or m.form.partition("-")[0] in SAID:
            continue
        declined = any(f"{m.key}.{form}" in mine for form in DECLINED)
        if declined and _is_name(same.text) and not (same.names | same.functions | m.names | m.functions):
            yield same.text, m.text, NOUN if f"{m.key}.{NOUN}" in mine else QUALITY


def _is_name(english: str) -> bool:
    return english.replace(" ", "").replace("-", "").isalpha() and len(english.split()) <= LONGEST


@functools.lru_cache(20_000)
def roots(english: str) -> Roots:
    return frozenset(root(word) for piece in pieces(english) for word in WORD.findall(piece) if len(word) >= LONG)


def root(word: str) -> str:
    return word.lower()[:ROOT].removesuffix("s")


def _terms(text: str) -> Roots:
    return roots(" ".join(NAMED.findall(text)).replace("<", "").replace(">", "").replace("-", " "))


def _words(text: str) -> frozenset[str]:
    return frozenset(
        word for piece in pieces(text) for word in map(str.lower, WORD.findall(piece)) if len(word) >= LONG
    )


def _stem(word: str) -> str:
    return word[: max(LEAST, len(word) - ENDING)]

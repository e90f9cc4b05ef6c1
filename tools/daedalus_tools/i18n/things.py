"""The pieces, markers, tracks and levels that messages name in their own words: what a word of a language means is
learnt from the messages where it stands. One that names another thing than its English has mistaken it."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterable, Iterator

from attrs import frozen

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.locales import having
from daedalus.text.places import ENGLISH
from daedalus.text.plain import APART, parts
from daedalus_tools.i18n.beside import NAMED, QUOTED, WORD, Counted, Place, messages, pieces

FIELDS = "fields.ftl"  # how pieces, markers, tracks and levels are called
NAMES = ("country-", "side-", "do-")  # terms that are no things
EVERYWHERE = {
    "all", "an", "and", "be", "box", "by", "card", "count", "down", "face", "from", "in", "is", "marke", "no", "numbe",
    "of", "off", "on", "or", "out", "side", "the", "to", "track", "up", "us", "with", "yes",
}  # fmt: skip
SHORT = 14  # words of an English message; longer ones are turned round too freely
ENDING, ROOT, ENGLISH_ROOT = 3, 4, 5  # letters at the end of a word that are its case, and those that tell it
OFTEN, NEARLY = 5, 0.9  # so many other messages have a word, nearly always where English names a thing: it means that
SEEN, MOSTLY = 3, 0.8  # a thing that English names so often, and the language by words that mostly say it


def mistaken(game: Definition, place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Another thing than English names, in one of the variants of a message."""
    about = _about(game.id, language)
    there = _roots(english)
    if len(there) > SHORT or QUOTED.search(text) or _several(about, english):
        return
    terms = NAMED.findall(text)
    named, key = (_roots(re.sub("[<>-]", " ", text)) for text in (" ".join(terms), place[-1]))
    for piece in pieces(text):
        own = {*_words(piece), *terms}
        lost = [thing for thing in there & about.things - named if about.lacks(own, thing)]
        for word in sorted(own & about.meanings.keys()) if lost else ():
            meant = about.meant(word, place)
            others = [x for x in lost if all(frozenset((x, thing)) not in about.together for thing in meant)]
            if meant and others and not meant & (there | named | key):
                yield "another-thing", f"{_whole(word, piece)}: {about.called(meant)} instead of {about.called(others)}"
                return


def _several(about: _About, english: str) -> bool:
    """Whether the variants of a message are about different things."""
    return len({_roots(piece) & about.things for piece in english.split(APART)} - {frozenset()}) > 1


@frozen(slots=False)
class _About:
    """What the words of a language mean in a game."""

    things: frozenset[str]
    counted: Counted
    meanings: dict[str, frozenset[str]]  # of a word, nearly or mostly
    words: dict[str, frozenset[str]]  # that say a thing
    said: dict[str, int]  # how often they do, where English names it
    english: dict[str, str]  # a whole word for each thing
    together: frozenset[frozenset[str]]  # words of one name: *besieged regime*

    def called(self, things: Iterable[str]) -> str:
        """English words for what their beginnings tell."""
        return ", ".join(sorted(self.english[thing] for thing in things))

    def meant(self, word: str, without: Place) -> set[str]:
        """The things that a word means in the other messages: those that English names there most often."""
        times = {thing: self.counted.meaning(word, thing, without) for thing in self.meanings[word]}
        often, most = self.counted.often(word, without), max(times.values())
        sure = often >= OFTEN and most >= NEARLY * often
        return {thing for thing, n in times.items() if n == most} if sure else set()

    def lacks(self, own: Iterable[str], thing: str) -> bool:
        """Whether a message does not name a thing, which the language otherwise does by words that are known."""
        often = self.counted.said[thing]
        known = often > SEEN and self.said[thing] >= MOSTLY * (often - 1)
        return known and self.words[thing].isdisjoint(own)


@functools.cache
def _about(name: str, language: str) -> _About:
    game = registry.game(name)
    every = {place: one for place, one in messages(language).items() if place[0] == name}
    names = _named(game, language)
    things = frozenset().union(*map(_roots, names)) - EVERYWHERE
    counted = Counted(every, _words, lambda english: _roots(english) & things)
    meanings: dict[str, set[str]] = {}
    words: dict[str, set[str]] = {}
    for (word, thing), times in counted.both.items():
        often = counted.times[word]
        if often >= SEEN and times >= min(MOSTLY * often, often - 1):
            meanings.setdefault(word, set()).add(thing)
            words.setdefault(thing, set()).add(word)
    said = {
        thing: sum(thing in counted.theirs[place] and not own.isdisjoint(known) for place, own in counted.own.items())
        for thing, known in words.items()
    }
    return _About(
        things & words.keys(),
        counted,
        {word: frozenset(found) for word, found in meanings.items()},
        {thing: frozenset(found) for thing, found in words.items()},
        said,
        {word[:ENGLISH_ROOT]: word for text in names for word in map(str.lower, WORD.findall(text))},
        frozenset(frozenset(pair) for text in names for pair in itertools.combinations(_roots(text), 2)),
    )


def _named(game: Definition, language: str) -> list[str]:
    """The English names of things: as they stand alone, and as nouns of card texts."""
    texts = [e.text for part in parts(game, shared=False) if part.name.endswith(FIELDS) for e in part.english.values()]
    own = having(game, language)
    nouns = [m for m in having(game, ENGLISH).values() if f"{m.key}.gender" in own and not m.key.startswith(NAMES)]
    return texts + [m.text for m in nouns]


def _whole(word: str, piece: str) -> str:
    """The word of a message of which only the beginning was compared."""
    return next((own for own in WORD.findall(piece) if _words(own) == {word}), word.strip("<>"))


@functools.lru_cache(20_000)
def _roots(english: str) -> frozenset[str]:
    return frozenset(word[:ENGLISH_ROOT] for piece in pieces(english) for word in map(str.lower, WORD.findall(piece)))


def _words(text: str) -> set[str]:
    """Its words without their endings, and the terms that it names."""
    words = (word for piece in pieces(text) for word in map(str.lower, WORD.findall(piece)))
    return {word[: max(ROOT, len(word) - ENDING)] for word in words} | set(NAMED.findall(text))

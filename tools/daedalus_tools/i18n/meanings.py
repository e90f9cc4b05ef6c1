"""What the words of a language mean: each lists them in `senses.txt` for all games and for each, English among them. A
word says a sense surely, or, if it stands behind `|`, perhaps: what may be said keeps a message from being judged, and
only what is said surely is a reason to judge it.

    militia = milicj* | oddział*

`*` is any ending; several words may stand together; an indented line goes on with the one above it."""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.places import ENGLISH, SENSES, homes, homes_of
from daedalus_tools.i18n.beside import NAMED, QUOTED

ANY = "*"  # any ending
LONGEST = 6  # words that are listed together
BEGINS = 2  # letters that the first of several words has at least
WORD = re.compile(r"[^\W\d_]+")
TOKEN = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")  # a word, with all that hyphens join
SIGN = re.compile(r"(?<![\w+\-\u2212])([+\-\u2212])(?=[\d\u25a1])")  # of a figure: *−1*
FIRST = re.compile(r"\b1(?:[.°ºª](?! *\d)|st\b|-\w)")  # *1°*, *1-й*
NO_TEXT = re.compile(f"{QUOTED.pattern}|{NAMED.pattern}")  # what all languages write alike
Meaning = tuple[frozenset[str], frozenset[str]]  # what words say surely, and what they may say
NOTHING: Meaning = (frozenset(), frozenset())


@frozen
class Phrase:
    """Several words that stand together, the last of which may have any ending."""

    words: tuple[str, ...]
    meaning: Meaning

    def fits(self, words: Sequence[str]) -> bool:
        return len(words) >= len(self.words) and all(
            word.startswith(own[:-1]) if own.endswith(ANY) else word == own
            for word, own in zip(words, self.words, strict=False)
        )


@frozen(eq=False)
class Words:
    """The words of a language that say something: whole words, beginnings of words, several words together."""

    whole: Mapping[str, Meaning]
    begun: Mapping[str, Meaning]
    together: Mapping[str, Sequence[Phrase]]  # by the first letters
    senses: frozenset[str]  # all that is said by them

    @functools.lru_cache(20_000)  # noqa: B019 (there is one for each language)
    def says(self, word: str) -> Meaning:
        beginnings = (self.begun[word[:n]] for n in range(1, len(word) + 1) if word[:n] in self.begun)
        parts = (self.says(part)[1] for part in word.split("-")[1:])  # of a compound: *GWOT-Strafe*
        first = self.whole.get(word.partition("-")[0], NOTHING)[1] if "-" in word else frozenset()
        return joined((self.whole.get(word, NOTHING), *beginnings, *((frozenset(), x) for x in (first, *parts))))

    def phrase(self, words: Sequence[str]) -> Phrase | None:
        """The longest that these words begin with; several of one length say what each of them does."""
        fits = [phrase for phrase in self.together.get(words[0][:BEGINS], ()) if phrase.fits(words)]
        longest = max((len(phrase.words) for phrase in fits), default=0)
        found = [phrase for phrase in fits if len(phrase.words) == longest]
        return Phrase(found[0].words, joined(phrase.meaning for phrase in found)) if found else None


@frozen
class Meant:
    """Words of a text, and what they say."""

    words: str
    sure: frozenset[str]
    perhaps: frozenset[str]
    start: int
    end: int


@frozen(slots=False)
class Said:
    """What a text says: by which words, surely and perhaps; words of a phrase say nothing by themselves."""

    every: tuple[Meant, ...]
    each: frozenset[str]  # all that it may say, also what its words may say one by one

    @functools.cached_property
    def sure(self) -> frozenset[str]:
        return frozenset().union(*(one.sure for one in self.every))

    @functools.cached_property
    def perhaps(self) -> frozenset[str]:
        return frozenset().union(*(one.perhaps for one in self.every))

    @functools.cached_property
    def surely(self) -> Counter[str]:
        """How often each sense is said."""
        return Counter(sense for one in self.every for sense in one.sure)

    @functools.cached_property
    def at_most(self) -> Counter[str]:
        """How often each sense may be said."""
        return Counter(sense for one in self.every for sense in one.perhaps)

    def __add__(self, other: Said) -> Said:
        return Said((*self.every, *other.every), self.each | other.each)

    @functools.cached_property
    def unlisted(self) -> list[str]:
        """Words that may say anything."""
        return [one.words for one in self.every if not one.perhaps]

    def words_of(self, sense: str) -> str:
        """The words by which it surely says a sense."""
        return ", ".join(dict.fromkeys(one.words for one in self.every if sense in one.sure))


@functools.lru_cache(40_000)
def meaning_of(text: str, language: str) -> Said:
    known = words_of(language)
    low = apart(NO_TEXT.sub(lambda found: " " * len(found[0]), text.lower()))
    found = tuple(_meant(low, known))
    alone = (known.says(word)[1] for word in WORD.findall(low))
    return Said(found, frozenset().union(*alone, *(one.perhaps for one in found)))


def _meant(text: str, known: Words) -> Iterator[Meant]:
    for sign in SIGN.finditer(text):
        way = frozenset({"raise" if sign[1] == "+" else "lower"})
        yield Meant(sign[0], way, way, sign.start(), sign.end())
    for figure in FIRST.finditer(text):
        yield Meant(figure[0], frozenset(), frozenset({"first"}), figure.start(), figure.end())
    tokens = list(TOKEN.finditer(text))
    at = 0
    while at < len(tokens):
        phrase = None
        if tokens[at][0][:BEGINS] in known.together:
            phrase = known.phrase([tokens[at][0], *(b[0] for _, b in follow(text, tokens[at : at + LONGEST]))])
        n = len(phrase.words) if phrase is not None else 1
        sure, perhaps = phrase.meaning if phrase is not None else known.says(tokens[at][0])
        start, end = tokens[at].start(), tokens[at + n - 1].end()
        yield Meant(text[start:end], sure, perhaps, start, end)
        at += n


def follow(text: str, tokens: Sequence[re.Match[str]]) -> Iterator[tuple[re.Match[str], re.Match[str]]]:
    """The words that follow each other with nothing but a space between them."""
    return itertools.takewhile(lambda pair: text[pair[0].end() : pair[1].start()] == " ", itertools.pairwise(tokens))


def says(words: str, sense: str, language: str) -> bool:
    """Whether a word surely says something."""
    return sense in meaning_of(words, language).sure


def joined(meanings: Iterable[Meaning]) -> Meaning:
    every = list(meanings)
    return frozenset().union(*(sure for sure, _ in every)), frozenset().union(*(perhaps for _, perhaps in every))


def called(sense: str) -> str:
    return sense.replace("-", " ")


@functools.cache
def words_of(language: str) -> Words:
    """What a language declares, in all games."""
    found: dict[str, Meaning] = {}
    for file in lists(language):
        for one in read(file):
            sense = frozenset({one.sense})
            for words in (*one.sure, *one.perhaps):
                meaning = (sense if words in one.sure else frozenset(), sense)
                found[words] = joined((found.get(words, NOTHING), meaning))
    return by_words(found)


def by_words(found: Mapping[str, Meaning]) -> Words:
    """Words, beginnings of words and several words together, with what they mean."""
    alone = {words: meaning for words, meaning in found.items() if TOKEN.fullmatch(words.removesuffix(ANY))}
    together: dict[str, list[Phrase]] = {}
    for words in found.keys() - alone.keys():
        spelled = tuple(words.split())
        together.setdefault(spelled[0].removesuffix(ANY)[:BEGINS], []).append(Phrase(spelled, found[words]))
    return Words(
        {words: meaning for words, meaning in alone.items() if not words.endswith(ANY)},
        {words.removesuffix(ANY): meaning for words, meaning in alone.items() if words.endswith(ANY)},
        together,
        joined(found.values())[0],
    )


# -- the lists ---------------------------------------------------------------------------------------------------------


@frozen
class Listed:
    """The words for a sense, and the line where it stands."""

    sense: str
    line: int
    sure: tuple[str, ...]
    perhaps: tuple[str, ...]


def lists(language: str) -> list[Path]:
    """The files of a language, those that all games share first."""
    places = [*homes(language), *(home for game in registry.ours() for home in homes_of(registry.game(game), language))]
    return [place / SENSES for place in places if (place / SENSES).is_file()]


@functools.cache
def read(file: Path) -> tuple[Listed, ...]:
    found: list[Listed] = []
    for n, text in whole_lines(file.read_text(encoding="utf-8")):
        sense, is_list, words = text.partition("=")
        sure, _, perhaps = words.partition("|")
        if is_list:
            found.append(Listed(sense.strip(), n, several(sure), several(perhaps)))
    return tuple(found)


def whole_lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines with those that go on with them, without comments."""
    every: list[tuple[int, str]] = []
    for n, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0]
        if said[:1].isspace() and every:
            every[-1] = (every[-1][0], every[-1][1] + said)
        else:
            every.append((n, said))
    yield from every


def several(words: str) -> tuple[str, ...]:
    return tuple(x for x in _divided(words) if _is_read(x))


def unread(words: str) -> list[str]:
    """What is listed, and never found in a text: figures, signs, too many words."""
    return [x for x in _divided(words) if not _is_read(x)]


def _divided(words: str) -> list[str]:
    every = (" ".join(apart(x).lower().split()) for x in words.split(","))
    return [x for x in every if x]


def _is_read(words: str) -> bool:
    every = words.split()
    return len(every) <= LONGEST and all(TOKEN.fullmatch(word.removesuffix(ANY)) for word in every)


def apart(text: str) -> str:
    """A text whose words are not joined by apostrophes: *l'altra* is two words."""
    return text.replace("'", " ").replace("\u2019", " ")


@functools.cache
def things(game: Definition) -> frozenset[str]:
    """The senses that are things and levels of a game: those of its own list."""
    files = [home / SENSES for home in homes_of(game, ENGLISH)]
    return frozenset(one.sense for file in files if file.is_file() for one in read(file))

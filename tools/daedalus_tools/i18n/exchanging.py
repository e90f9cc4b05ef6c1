"""Two numbers of a message that have changed places. The same numbers in another order are right if what they count has
moved with them, so the words behind each are compared: which words go with which English ones is learnt from the other
messages of the language."""

from __future__ import annotations

import functools
import itertools
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.beside import Place, messages
from daedalus_tools.i18n.counted import Said, said

WORD = re.compile(r"[^\W\d_]{3,}")
END = re.compile(r"[.,;:()\u25a1\u2042]")  # what is said of a number goes no further
SENTENCE = re.compile(r"[.;:()\u25a1\u2042]")
RULE = re.compile(r"\d+(?:\.\d+)+")
BETWEEN = re.compile(r"\s*(?:to|or|and|[,–-])\s*")  # two English numbers that are the ends of a range, or of a list
# Words behind a number, or before it, that may tell what it counts: in another language, and in the same.
NEAR, FAR = 3, 20
ENDING, ROOT, LONG = 3, 4, 6  # letters at the end of a word that are its case, and those at its beginning that tell it
SEVERAL = 2  # numbers that can change places
SURE, SOME = 0.4, 0.1  # by so much the words must go better with those of the other number, and those of each


@frozen(slots=False)
class _Text:
    """A text and its numbers."""

    text: str
    language: str
    near: int = NEAR

    @functools.cached_property
    def found(self) -> tuple[Said, ...]:
        return said(self.text, self.language)

    @functools.cached_property
    def numbers(self) -> list[int]:
        return [one.n for one in self.found]

    @functools.cached_property
    def pairs(self) -> list[tuple[tuple[int, int], str]]:
        """The numbers that come one after the other, and what stands between them."""
        both = itertools.pairwise(self.found)
        return [((one.n, other.n), self.text[one.end : other.start]) for one, other in both]

    def counted(self, n: int) -> frozenset[str]:
        """The words that may tell what a number counts, without their endings."""
        i = self.numbers.index(n)
        ends = [0, *(x for one in self.found for x in (one.start, one.end)), len(self.text)]
        before, behind = self.text[ends[2 * i] : ends[2 * i + 1]], self.text[ends[2 * i + 2] : ends[2 * i + 3]]
        if (
            i + 1 < len(self.found) and len(behind.split()) <= 1 and len(behind.strip()) <= ROOT
        ):  # of a list: its end tells
            return frozenset()
        near = WORD.findall(END.split(behind)[0])[: self.near] or WORD.findall(END.split(before)[-1])[-self.near :]
        return frozenset(root_of(word) for word in near)


def changed_places(place: Place, mine: str, theirs: str, language: str) -> Iterator[tuple[str, str]]:
    """`mine`, `theirs`: a message and its English, without what is quoted."""
    if len(said(theirs, ENGLISH)) < SEVERAL:
        return
    own, english = _Text(mine, language), _Text(theirs, ENGLISH)
    here, there = own.numbers, english.numbers
    if here == there:
        return
    yield from _rules(mine, theirs)
    turned = _turned(own, english)
    once = [n for n in there if there.count(n) == here.count(n) == 1]
    for a, b in itertools.combinations(once, 2):
        if here.index(a) > here.index(b) and _crossed(place, own, english, a, b):
            turned.append((b, a))
    if turned:
        yield "number", f"{turned[0][0]} and {turned[0][1]} have changed places"


def _rules(mine: str, theirs: str) -> Iterator[tuple[str, str]]:
    """The number of another rule."""
    here, there = (set(RULE.findall(text)) for text in (mine, theirs))
    if here - there and there - here:
        yield "number", f"{', '.join(sorted(here - there))} instead of {', '.join(sorted(there - here))}"


def _turned(own: _Text, english: _Text) -> list[tuple[int, int]]:
    """Ranges and lists that English counts up, and a message down: *1 to 3* from 3 to 1."""
    up = [pair for pair, between in english.pairs if pair[0] < pair[1] and BETWEEN.fullmatch(between)]
    near = [pair for pair, between in own.pairs if len(between.split()) <= 1 and not SENTENCE.search(between)]
    theirs = [pair for pair, _ in english.pairs]
    return [(b, a) for a, b in up if (b, a) in near and (a, b) not in near and (b, a) not in theirs]


def _crossed(place: Place, own: _Text, english: _Text, a: int, b: int) -> bool:
    """Whether what each of two numbers counts is what English says the other does."""
    goes = [
        [_goes(place, words, roots, own.language) for roots in _apart(english, a, b)] for words in _apart(own, a, b)
    ]
    crosses = min(goes[0][1] - goes[0][0], goes[1][0] - goes[1][1])  # what one of them counts is not enough
    return crosses >= SOME and goes[0][1] + goes[1][0] - goes[0][0] - goes[1][1] >= SURE


def crossed(mine: str, made: str, language: str) -> Iterator[tuple[int, int]]:
    """The same of two texts in one language: numbers that count what the other text counts by each other."""
    own, other = _Text(mine, language, FAR), _Text(made, language, FAR)
    once = [n for n in own.numbers if own.numbers.count(n) == other.numbers.count(n) == 1]
    for a, b in itertools.combinations(once, 2):
        (one, two), (their_one, their_two) = _apart(own, a, b), _apart(other, a, b)
        if one & their_two and two & their_one and not one & their_one and not two & their_two:
            yield a, b


def _apart(text: _Text, a: int, b: int) -> tuple[frozenset[str], frozenset[str]]:
    """What two numbers count, without what both do."""
    one, other = text.counted(a), text.counted(b)
    return one - other, other - one


def _goes(place: Place, words: Iterable[str], roots: Iterable[str], language: str) -> float:
    """How surely one of these words means one of those of English, by the messages besides this one."""
    return max((_share(word, root, place, language) for word in words for root in roots), default=0)


def _share(word: str, root: str, place: Place, language: str) -> float:
    """Of the messages that have a word, or whose English says something, the share that have both."""
    having, saying = _having(word, language) - {place}, _saying(root, language) - {place}
    return len(having & saying) / max(len(having), len(saying), 1)


@functools.cache
def _texts(language: str) -> Mapping[Place, str]:
    return {at: _folded(one.text) for at, one in messages(language).items()}


@functools.cache
def _having(root: str, language: str) -> frozenset[Place]:
    """The messages with a word that begins so."""
    begins = re.compile(rf"\b{root}")
    return frozenset(at for at, text in _texts(language).items() if begins.search(text))


@functools.cache
def _saying(root: str, language: str) -> frozenset[Place]:
    """Those whose English has one."""
    begins = re.compile(rf"\b{root}")
    return frozenset(at for at, one in messages(language).items() if begins.search(one.english.lower()))


def root_of(word: str) -> str:
    """A word without its ending."""
    plain = _folded(word)
    return plain[: max(ROOT, min(LONG, len(plain) - ENDING))]


def _folded(text: str) -> str:
    """Without accents, which come and go with endings: German *Block* and *Blöcke*."""
    low = text.lower()
    return (
        low if low.isascii() else "".join(x for x in unicodedata.normalize("NFD", low) if not unicodedata.combining(x))
    )

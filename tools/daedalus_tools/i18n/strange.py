"""Words that cannot be of the language in whose file they stand: letters of two alphabets in one word, and messages
that are in another of our languages. What is a word of a language is learnt from its files."""

from __future__ import annotations

import functools
import re
import string
import unicodedata
from collections import Counter
from collections.abc import Container, Iterator

from daedalus.data import folder
from daedalus.text.cards import languages
from daedalus.text.overrides import FILE as BY_HAND
from daedalus.text.places import ENGLISH, LOCALE, homes

WORD = re.compile(r"[^\W\d_]{2,}")
MADE = re.compile(
    r"\{[^{}]*\}|`[^`]*`|^#.*$|^[\w-]+ =|^\s+\.[\w-]+ =|^\s*\*?\[[\w-]+\]", re.MULTILINE
)  # what is no text
KEPT = "keep.txt"  # words that a language shares with English, or keeps as its rulebook does
FEW = 2  # so many words are no chance, if they are
LONG = 6  # letters of a word that is no chance even alone
LATIN, ALIKE = "LATIN", str.maketrans("ABCEHKMOPTXaceopxy", "АВСЕНКМОРТХасеорху")  # letters that look alike
LOST = "\ufffd"  # a letter that could not be read
MOST = 0.5  # of all words of a message, or of those that English has
BEGINS, SEVERAL, MANY = 4, 3, 0.4  # letters; so many words that begin as none of the language does, and of all words


def strange(text: str, language: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the words of a message."""
    mixed = [word for word in WORD.findall(text) if len(_alphabets(word)) > 1]
    if mixed:
        yield "two-alphabets", ", ".join(dict.fromkeys(mixed))
    broken = [] if text.isascii() else [piece for piece in text.split() if LOST in piece or _misread(piece)]
    if broken:
        yield "encoding", ", ".join(dict.fromkeys(broken))
    if not known(language):
        return
    own = [word for word in map(str.lower, WORD.findall(text)) if word not in kept_words(language)]
    unseen = [word for word in dict.fromkeys(own) if set(word) - letters(language)]
    if unseen:
        yield "another-language", ", ".join(unseen)
        return
    here = vocabulary(language)
    if len(own) >= FEW and not any(_alphabets(word) & alphabet(language) for word in own):
        yield "another-language", " ".join(own)
        return
    unknown = {word for word, n in Counter(own).items() if here[word] <= n}  # nowhere else in the language
    if not unknown:
        return
    for other in languages():
        theirs = {word for word in unknown if word in vocabulary(other)}
        several = len(theirs) >= max(FEW, MOST * len(set(own)))
        alone = len(theirs) == len(set(own)) == 1 and len(own[0]) >= LONG
        if other not in (language, ENGLISH) and (several or alone):
            yield "another-language", f"{', '.join(word for word in dict.fromkeys(own) if word in theirs)} ({other})"
            return
    begin = Counter(word[:BEGINS] for word in own)
    foreign = [word for word in dict.fromkeys(own) if beginnings(language)[word[:BEGINS]] <= begin[word[:BEGINS]]]
    if len(foreign) >= max(SEVERAL, MANY * len(set(own))):  # of a language that we do not have
        yield "another-language", ", ".join(foreign)


def disguised(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Words of the language that are written in letters of another alphabet, which look alike."""
    found = [word for word in WORD.findall(text) if _looks_like(word, language)]
    if found:
        yield "two-alphabets", ", ".join(dict.fromkeys(found))


def untranslated(text: str, language: str, terms: Container[str]) -> list[str]:
    """Words of a message that English terms are made of, and that the language says nowhere else."""
    if not known(language):
        return []
    own = Counter(word.lower() for word in WORD.findall(text))
    return [word for word, n in own.items() if word in terms and vocabulary(language)[word] <= n]


def english(text: str, language: str) -> list[str]:
    """Words that English messages have, and of which the language has none, not even one that begins so."""
    if not known(language):
        return []
    own = Counter(word.lower() for word in WORD.findall(text))
    here, begin = vocabulary(ENGLISH), Counter(word[:BEGINS] for word in own)
    return [
        word
        for word in own
        if len(word) >= LONG and here[word] and beginnings(language)[word[:BEGINS]] <= begin[word[:BEGINS]]
    ]


def _looks_like(word: str, language: str) -> bool:
    if _alphabets(word) != {LATIN} or LATIN in alphabet(language) or word.lower() in kept_words(language):
        return False
    return vocabulary(language)[word.translate(ALIKE).lower()] > 0 and not vocabulary(ENGLISH)[word.lower()]


def _misread(piece: str) -> bool:
    """Whether it was saved as UTF-8 and read as something else: `Ã¨` for `è`."""
    for encoding in () if piece.isascii() else ("latin-1", "cp1252"):
        try:
            return piece.encode(encoding).decode("utf-8") != piece
        except UnicodeError:
            continue
    return False


def known(language: str) -> bool:
    """Whether a language has been written far enough that a new word is strange in it."""
    return len(vocabulary(language)) >= MOST * len(vocabulary(ENGLISH))


@functools.cache
def _alphabets(word: str) -> frozenset[str]:
    """The alphabets that the letters of a word are of: LATIN, CYRILLIC ..."""
    return frozenset(map(_alphabet, word))


@functools.cache
def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


@functools.cache
def alphabet(language: str) -> frozenset[str]:
    """That which most words of a language are written in."""
    times = Counter(name for word in vocabulary(language) for name in _alphabets(word))
    return frozenset(name for name, _ in times.most_common(1))


@functools.cache
def vocabulary(language: str) -> Counter[str]:
    """How often the files of a language say each word; they are read as they stand, which is quick.
    Texts by hand are not: a word that is only there is judged by the others."""
    return Counter(word.lower() for text in _texts(language) for word in WORD.findall(text))


@functools.cache
def _texts(language: str) -> tuple[str, ...]:
    files = [file for home in homes(language) for file in sorted(home.rglob("*.ftl")) if file.name != BY_HAND]
    return tuple(MADE.sub(" ", file.read_text(encoding="utf-8")) for file in files)


@functools.cache
def letters(language: str) -> frozenset[str]:
    """Those of the English alphabet, and those that a language uses again and again."""
    times = Counter(letter for text in _texts(language) for letter in text.lower())
    return frozenset(string.ascii_lowercase).union(letter for letter, n in times.items() if n > LONG)


@functools.cache
def beginnings(language: str) -> Counter[str]:
    """How often words of a language begin with some letters, whatever their endings."""
    found: Counter[str] = Counter()
    for word, n in vocabulary(language).items():
        found[word[:BEGINS]] += n
    return found


@functools.cache
def kept_words(language: str) -> set[str]:
    """Words that a language may share with English."""
    found: set[str] = set()
    for home in (folder(LOCALE) / language, *homes(language)):
        file = home / KEPT
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        found |= {word.lower() for line in lines for word in line.partition("#")[0].split()}
    return found

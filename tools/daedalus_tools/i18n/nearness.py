"""How near a word of a language is to one of English: in how many messages both stand, of those that have either. One
that is near to one of two English words and far from the other tells which of them it stands for."""

from __future__ import annotations

import functools
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from daedalus_tools.i18n.beside import Place, messages, pieces

WORD = re.compile(r"[^\W\d_]+")
ENDING, ROOT, ENGLISH_ROOT = 3, 4, 5  # letters at the end of a word that are its case, and those that tell it
CHANCE = 1  # both words in so many messages are near by chance
Weighed = Mapping[str, float]  # words without endings, and how much each counts


class Nearness:
    """The words of a language and those of English, with the messages in which each stands: a bit for each message, so
    that they are counted quickly."""

    def __init__(self, texts: Iterable[tuple[Place, str, str]]) -> None:
        self._bit: dict[Place, int] = {}
        self._own: dict[str, int] = defaultdict(int)
        self._english: dict[str, int] = defaultdict(int)
        for n, (place, text, english) in enumerate(texts):
            self._bit[place] = 1 << n
            for word in {own_root(word) for word in words(text)}:
                self._own[word] |= 1 << n
            for word in {english_root(word) for word in words(english)}:
                self._english[word] |= 1 << n

    def near(self, own: str, english: str, without: Place) -> float:
        """From 0, never together, to 1, always; `without`: the message that is judged, by the others."""
        here, there = self._own.get(own, 0), self._english.get(english, 0)
        bit = ~self._bit.get(without, 0)
        both = (here & there & bit).bit_count()
        return both / ((here | there) & bit).bit_count() if both > CHANCE else 0.0

    def nearest(self, own: str, without: Place) -> tuple[float, set[str]]:
        """How near a word is to any of English, and to which; none, if it stands nowhere else."""
        near = {word: self.near(own, word, without) for word in self._english} if own in self._own else {}
        most = max(near.values(), default=0.0)
        return most, {word for word, n in near.items() if n == most > 0}

    def together(self, own: Weighed, english: Weighed, without: Place) -> float:
        """How near some words are to some of English."""
        return sum(self.near(a, b, without) * x * y for a, x in own.items() for b, y in english.items())


@functools.cache
def nearness(language: str) -> Nearness:
    return Nearness((place, one.text, one.english) for place, one in messages(language).items())


def words(text: str) -> list[str]:
    return [word for piece in pieces(text) for word in WORD.findall(piece.lower())]


def own_root(word: str) -> str:
    return word[: max(ROOT, len(word) - ENDING)]


def english_root(word: str) -> str:
    return word[:ENGLISH_ROOT]

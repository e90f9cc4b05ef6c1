"""Whether two words of a language may be forms of one: they begin alike, and the language has many other words that
end in the same two ways. Which endings it has is learnt from its own files."""

from __future__ import annotations

import functools
import itertools
import unicodedata
from collections import Counter

from daedalus_tools.i18n.strange import vocabulary

SHORT = 4  # letters of a word of which one letter may change
LEAST, LONGEST = 3, 5  # letters that two forms begin with, and that they end in
OFTEN = 5  # so many words end in both ways
SAME = 0.6  # or so much of both is the same, if only little is not
REST = 4


@functools.lru_cache(10_000)
def are_forms(one: str, other: str, language: str) -> bool:
    one, other = _plain(one), _plain(other)
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    shorter, longer = sorted((len(one), len(other)))
    if longer <= SHORT:  # *die*, *der*
        return shorter > 1 and same >= shorter - 1
    if same >= max(LEAST, longer - REST, SAME * longer):
        return True
    return same >= LEAST and any(_pair(one[n:], other[n:]) in endings(language) for n in (same, same - 1) if n >= LEAST)


@functools.cache
def endings(language: str) -> frozenset[tuple[str, str]]:
    """The pairs of endings of many words that begin alike."""
    by_stem: dict[str, set[str]] = {}
    for word in map(_plain, vocabulary(language)):
        for n in range(max(LEAST, len(word) - LONGEST), len(word) + 1):
            by_stem.setdefault(word[:n], set()).add(word[n:])
    times = Counter(pair for found in by_stem.values() for pair in itertools.combinations(sorted(found), 2))
    return frozenset(pair for pair, n in times.items() if n >= OFTEN)


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _plain(word: str) -> str:
    """Without what may change inside a word: *lassen*, *lässt*."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))

"""Words of a language that may stand for each other, which it lists in `synonyms.txt` and `small-words.txt`, a group a
line:

    unclear, not clear, hard to tell

An editor who puts one for another has not changed what is said. `*` is any ending; several words may stand together.
Of small words (*from*, *all*, *can*) all are listed, so that one that is not in a group may not stand for its words."""

from __future__ import annotations

import functools
from collections.abc import Sequence, Set

from attrs import frozen

from daedalus.text.places import SMALL_WORDS, SYNONYMS, homes
from daedalus_tools.i18n.edits import Edit, Text, Token
from daedalus_tools.i18n.meanings import (
    BEGINS,
    LONGEST,
    NOTHING,
    TOKEN,
    Meaning,
    Words,
    apart,
    by_words,
    follow,
    joined,
    several,
    whole_lines,
)

OF = ":"  # between a group and the place of a word in it
Places = Set[str]


@functools.cache
def groups_of(language: str, names: tuple[str, ...] = (SYNONYMS, SMALL_WORDS)) -> Words:
    """In which groups each word is, and at which place of them."""
    found: dict[str, Meaning] = {}
    files = [home / name for home in homes(language) for name in names]
    for i, file in enumerate(file for file in files if file.is_file()):
        for n, line in whole_lines(file.read_text(encoding="utf-8")):
            for at, words in enumerate(several(line)):
                place = frozenset({f"{i}.{n}{OF}{at}"})
                found[words] = joined((found.get(words, NOTHING), (place, place)))
    return by_words(found)


def is_small(word: str, language: str) -> bool:
    return bool(groups_of(language, (SMALL_WORDS,)).says(word)[0])


def unlike(e: Edit, language: str) -> tuple[list[Token], list[Token]]:
    """The words that are gone, and those that have come, which stand for none of the other side."""
    was, now = (_Listed.of(text, language) for text in (e.was, e.now))
    return _apart(e.gone, was, e.come, now), _apart(e.come, now, e.gone, was)


def _apart(these: Sequence[Token], here: _Listed, those: Sequence[Token], there: _Listed) -> list[Token]:
    others = frozenset[str]().union(*(there.groups(token) for token in those))
    every = frozenset[str]().union(*there.alone.values())  # *appena*, *non appena*
    return [
        token
        for token in these
        if here.groups(token).isdisjoint(others) and here.together.get(token.start, frozenset()).isdisjoint(every)
    ]


@frozen
class _Listed:
    """The groups that the words of a text are in: alone, and with those beside them, by where they begin."""

    alone: dict[int, frozenset[str]]
    together: dict[int, frozenset[str]]

    @classmethod
    def of(cls, text: Text, language: str) -> _Listed:
        known, low = groups_of(language), apart(text.text.lower())
        words = list(TOKEN.finditer(low))
        alone = {token.start: _groups(known.says(token.said)[0]) for token in text.tokens}
        together: dict[int, frozenset[str]] = {}
        for i, word in enumerate(words):
            behind = [word[0], *(other[0] for _, other in follow(low, words[i : i + LONGEST]))]
            for phrase in known.together.get(word[0][:BEGINS], ()):
                if phrase.fits(behind):
                    for place in range(word.start(), words[i + len(phrase.words) - 1].end()):
                        together[place] = together.get(place, frozenset()) | _groups(phrase.meaning[0])
        return cls(alone, together)

    def groups(self, token: Token) -> frozenset[str]:
        return self.alone[token.start] | self.together.get(token.start, frozenset())


def _groups(places: Places) -> frozenset[str]:
    return frozenset(place.partition(OF)[0] for place in places)

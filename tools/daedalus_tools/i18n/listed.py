"""Words of a language that may stand for each other, which it lists in `synonyms.txt` and `small-words.txt`, a group a
line:

    unclear, not clear, hard to tell
    = grey, gray
    ! in, at, on

Of a line with `=` each stands in the same form as the others, so that one for another is no other form. Of a line with
`!` the noun decides which of them stands before it, so that in a form of a noun none may stand for another. `*` is
any ending; several words may stand together. Of small words (*from*, *all*, *can*) all are listed, in all their forms,
so that one that is not in a group may not stand for its words."""

from __future__ import annotations

import functools
import itertools

from daedalus.text.places import SMALL_WORDS, SYNONYMS, homes
from daedalus_tools.i18n.meanings import NOTHING, Meaning, Words, by_words, joined, several, whole_lines

SAME = "="  # before words, or endings, of which each stands in the same form as the others
BOUND = "!"  # before small words among which the noun decides
ENDING = "-"  # before an ending
STEM = 3  # letters before an ending
OF = ":"  # between a group and the place of a word in it


@functools.cache
def groups_of(language: str, names: tuple[str, ...] = (SYNONYMS, SMALL_WORDS)) -> Words:
    """In which groups each word is, and at which place of them."""
    found: dict[str, Meaning] = {}
    files = [home / name for home in homes(language) for name in names]
    for i, file in enumerate(file for file in files if file.is_file()):
        for n, line in whole_lines(file.read_text(encoding="utf-8")):
            if line.startswith(BOUND):
                continue
            for at, words in enumerate(several(line.removeprefix(SAME))):
                place = frozenset({f"{i}.{n}{OF}{at}"})
                found[words] = joined((found.get(words, NOTHING), (place, place)))
    return by_words(found)


def is_small(word: str, language: str) -> bool:
    return bool(groups_of(language, (SMALL_WORDS,)).says(word)[0])


def same_form(one: str, other: str, language: str) -> bool:
    """Whether two words are spellings or synonyms in one form: *of the jihads*, *jihades*."""
    known = _pairs(language, SAME)
    if (one, other) in known:
        return True
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    stems = range(STEM, same + 1)
    return any((ENDING + one[n:], ENDING + other[n:]) in known for n in stems)


def are_bound(one: str, other: str, language: str) -> bool:
    """Whether the noun behind them decides which of two small words stands before it: *in Rome*, *on Cuba*."""
    return (one, other) in _pairs(language, BOUND)


def is_bound(word: str, language: str) -> bool:
    return word in _bound(language)


@functools.cache
def _bound(language: str) -> frozenset[str]:
    return frozenset(word for word, _ in _pairs(language, BOUND))


@functools.cache
def _pairs(language: str, sign: str) -> frozenset[tuple[str, str]]:
    """Those of the lines that begin with a sign."""
    files = [home / name for home in homes(language) for name in (SYNONYMS, SMALL_WORDS)]
    lines = (line for file in files if file.is_file() for _, line in whole_lines(file.read_text(encoding="utf-8")))
    groups = ([x.strip().lower() for x in line[1:].split(",")] for line in lines if line.startswith(sign))
    return frozenset(pair for group in groups for pair in itertools.permutations(group, 2))


def share_a_group(one: str, other: str, language: str) -> bool:
    """Whether two small words may stand for each other."""
    places = (groups_of(language, (SMALL_WORDS,)).says(word)[0] for word in (one, other))
    groups = [{place.partition(OF)[0] for place in every} for every in places]
    return not groups[0].isdisjoint(groups[1])

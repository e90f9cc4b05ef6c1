"""Small words of English that were left in a sentence: *or*, *of*, *the*. A language may have a word of that spelling
(German *in*, Italian *a*): then it stands in other messages too."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Set

from daedalus.kit import registry
from daedalus_tools.i18n.beside import QUOTED, Place, messages
from daedalus_tools.i18n.names import titles
from daedalus_tools.i18n.strange import kept_words, known

SMALL = {
    "all", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "do", "does", "each", "for", "from",
    "has", "have", "if", "in", "into", "is", "it", "its", "may", "must", "nor", "not", "of", "on", "only", "or",
    "out", "so", "than", "that", "the", "their", "them", "then", "there", "they", "this", "to", "until", "up", "was",
    "when", "where", "which", "while", "who", "will", "with", "you", "your",
}  # fmt: skip
WORD = re.compile(r"(?<![\w'’-])\w+(?![\w'’-])")
OFTEN = 2  # so many messages that say a word are enough: one of them may be the one that is judged


def left_in_english(place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Those that the language says nowhere else."""
    if not known(language):
        return
    others = _saying(language)
    here = {word for word in SMALL.intersection(WORD.findall(text)) if not others[word] - {place[1:]}}
    left = [word for word in _small(text, here) if word not in kept_words(language) and not _typed(word, text, english)]
    if left:
        yield "english", ", ".join(left)


def _typed(word: str, text: str, english: str) -> bool:
    """Whether a word beside it is English too: *for each x* is written so on a card."""
    pairs = re.findall(rf"\b\w+ {word}\b", text) + re.findall(rf"\b{word} \w+", text)
    return any(re.search(rf"\b{re.escape(pair)}\b", english) for pair in pairs)


def _small(text: str, among: Set[str]) -> list[str]:
    """The small words of a text, besides those in titles of cards and in what is typed."""
    if not among:
        return []
    for game in map(registry.game, registry.ours()):
        text = titles(game).sub(" ", text)
    return [word for word in dict.fromkeys(WORD.findall(QUOTED.sub(" ", text))) if word in among]


@functools.cache
def _saying(language: str) -> Mapping[str, set[tuple[str, str]]]:
    """Messages of a language that say each of them; what all games share is one message."""
    found: dict[str, set[tuple[str, str]]] = {word: set() for word in SMALL}
    wanted = set(SMALL)
    for place, one in messages(language).items():
        for word in _small(one.text, wanted.intersection(WORD.findall(one.text))):
            found[word].add(place[1:])
            if len(found[word]) >= OFTEN:
                wanted.discard(word)
    return found

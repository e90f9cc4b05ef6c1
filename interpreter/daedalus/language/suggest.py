"""What may have been meant: the nearest names, and the nearest sentences of the vocabulary with the words that were
written in their holes; and the edit, where it is certain."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from daedalus.language.findings import Edit, Span
from daedalus.language.vocabulary import (
    ARTICLES,
    NUMBER,
    OPPONENT,
    PLAYER,
    SIDE,
    TEXT,
    TRUTH,
    Hole,
    Vocabulary,
    Word,
)

NEAR, LIKE = 0.6, 0.75  # how alike two names must be to be asked after, and two words to be taken for each other
SHORTEST, WIDE = 5, 2  # letters of a word whose slip can be certain, and how far all others must be from it
SMALL = frozenset({"in", "from", "to", "of", "with", "on", "is", "at", "by", "for", "into", "are", "each"})
# What it costs to make a sentence of a pattern: a word of it that was not written, one that was written and has no
# place in it, one that is only alike, a hole that nothing fills.
MISSING, LEFT, ALIKE, EMPTY = 0.8, 1.0, 0.4, 1.2
LITTLE = 0.3  # ... and if it is a small word
NEVER = 99.0


def nearest_names(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, two at most, that look most like what was written."""
    import difflib  # only a mistake needs it

    known = list(dict.fromkeys(names))
    same = tuple(name for name in known if name.lower() == text.lower())
    return same or tuple(difflib.get_close_matches(text, known, n=2, cutoff=NEAR))


def certain(span: Span, written: str, known: Iterable[str]) -> Edit | None:
    """The one known name that can have been meant: a slip of one letter in a long word, and nothing else near."""
    names = list(dict.fromkeys(known))
    right = [name for name in names if name.lower() == written.lower()]
    if not right and len(written) >= SHORTEST and not any(letter.isdecimal() for letter in written):
        right = [name for name in names if distance(written, name, WIDE) <= WIDE]
        if any(distance(written, name, 1) > 1 for name in right):
            return None
    return Edit(span, right[0]) if len(right) == 1 and right[0] != written else None


def distance(one: str, other: str, most: int) -> int:
    """How many letters were added, left out, changed or swapped; one more than `most` if it is more than that."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, row = list[int](), list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


# -- sentences ------------------------------------------------------------------------------------------------

Akin = Callable[[str, str], bool]  # whether people say the first for the second


def nobody_says(said: str, meant: str) -> bool:
    return False


def nearest_sentences(written: Sequence[str], words: Iterable[Word], vocabulary: Vocabulary) -> tuple[str, ...]:
    """The two sentences that share most with what was written, with its own words in their holes."""
    return tuple(dict.fromkeys(text for _, text in nearest(written, words, vocabulary, 2)))


def nearest(
    written: Sequence[str], words: Iterable[Word], vocabulary: Vocabulary, most: int, akin: Akin = nobody_says
) -> list[tuple[float, str]]:
    """The sentences of some words that are nearest to what was written, and how far they are from it."""
    import heapq

    there = {token for token in written if token not in ARTICLES}

    def at_least(word: Word) -> float:
        literals = [part for part in word.parts if not isinstance(part, Hole)]
        missing = sum(LITTLE if part <= SMALL else ALIKE for part in literals if not part & there)
        return missing + LITTLE * len(there - SMALL - frozenset[str]().union(*literals))

    likely = heapq.nsmallest(4 * most, words, key=at_least)
    return heapq.nsmallest(most, (filled(word, written, vocabulary, akin) for word in likely))


def filled(word: Word, written: Sequence[str], vocabulary: Vocabulary, akin: Akin = nobody_says) -> tuple[float, str]:
    """The sentence of a pattern with the written words in it, and how far it is from what was written."""
    merged = _merged(tuple(written), vocabulary)
    left = [token for token in merged if token not in ARTICLES]
    articles = {token: before for before, token in pairwise(merged) if before in ARTICLES}
    cost, parts, number = 0.0, [""] * len(word.parts), ""
    for i, part in enumerate(word.parts):  # what fits best first: words that were written so
        if not isinstance(part, Hole) and (token := next((t for t in left if t in part), "")):
            parts[i] = token
            left.remove(token)
    for i, part in enumerate(word.parts):
        if isinstance(part, Hole):
            token = next((t for t in left if part.type in types(t, vocabulary)), "")
            if not token and (token := next((t for t in left if _nameless(t, vocabulary)), "")):
                cost += LITTLE
            parts[i] = token or sample(part.type, vocabulary)
            cost += 0 if token else ALIKE if part.type == NUMBER else EMPTY
            if token:
                left.remove(token)
    for i, part in enumerate(word.parts):
        if not isinstance(part, Hole) and not parts[i]:
            token = _alike(left, part, akin)
            cost += ALIKE if token else LITTLE if part <= SMALL else MISSING
            parts[i] = max(part, key=lambda p: (p == token, -len(p), p))
            if token:
                left.remove(token)
    for i, part in enumerate(word.parts):  # one cell, two cells
        number = parts[i] if isinstance(part, Hole) and part.type == NUMBER else number
        if not isinstance(part, Hole) and number.isdecimal() and _is_plural(part):
            parts[i] = (min if number == "1" else max)(part, key=len)
    for i, part in enumerate(word.parts):  # an article means nothing, and is the author's own
        if not isinstance(part, Hole) and parts[i] in articles and not (i and isinstance(word.parts[i - 1], Hole)):
            parts[i] = f"{articles[parts[i]]} {parts[i]}"
    cost += sum(_left(token, vocabulary) for token in left)
    return cost, " ".join(_listed(text, part) for text, part in zip(parts, word.parts, strict=True))


def _listed(text: str, part: object) -> str:
    """A single thing where several may stand: a list of one."""
    several = isinstance(part, Hole) and part.type.endswith("s") and text[:1].isupper()
    return f"({text})" if several else text


def _is_plural(part: frozenset[str]) -> bool:
    return len(part) == 2 and max(part, key=len).startswith(min(part, key=len))


def _alike(left: Sequence[str], part: frozenset[str], akin: Akin) -> str:
    """A word that was written for one of these: nearly the same, or said for it."""
    return next((t for t in left if any(akin(t, p) for p in part) or _looks_like(t.lower(), part)), "")


@functools.lru_cache(4096)
def _looks_like(token: str, part: frozenset[str]) -> bool:
    import difflib

    return bool(difflib.get_close_matches(token, part, n=1, cutoff=LIKE))


def _left(token: str, vocabulary: Vocabulary) -> float:
    """What it costs to leave out a word: numbers, names and texts are never left out."""
    if token in SMALL:
        return LITTLE
    if SIDE in types(token, vocabulary):
        return LEFT
    if token == "1":  # of what there is only one
        return LEFT
    return NEVER if token[:1] in '("' or token.isdecimal() or token in vocabulary.names else LEFT


def types(token: str, vocabulary: Vocabulary) -> set[str]:
    """The types of holes that a word can stand in."""
    if token.isdecimal():
        return {NUMBER}
    if token[:1] == "(":
        return {NUMBER, *(decl.plural for decl in vocabulary.types.values())}
    if token[:1] == '"':
        return {TEXT}
    if token in vocabulary.names:
        type_ = vocabulary.names[token][0]
        return {type_, vocabulary.plural_of(type_)}
    if token in (*vocabulary.sides, PLAYER, OPPONENT):
        return {SIDE}
    return {word.result for word in _plain_values(vocabulary).get(token, ())}


def _nameless(token: str, vocabulary: Vocabulary) -> bool:
    """A word that nobody has declared: a name that the card has given."""
    return token.isidentifier() and token.islower() and len(token) < 3 and token not in SMALL


@functools.cache
def _plain_values(vocabulary: Vocabulary) -> dict[str, list[Word]]:
    """The values without holes, by how they are written: levels and the like."""
    found: dict[str, list[Word]] = {}
    for word in vocabulary.of_kind("value"):
        if not word.holes and word.result not in (NUMBER, TRUTH):
            found.setdefault(word.pattern, []).append(word)
    return found


def _merged(written: tuple[str, ...], vocabulary: Vocabulary) -> list[str]:
    """Values of several words as one."""
    several = {tuple(text.split()): text for text in _plain_values(vocabulary) if " " in text}
    result: list[str] = []
    at = 0
    while at < len(written):
        size = next((len(key) for key in several if written[at : at + len(key)] == key), 1)
        result.append(" ".join(written[at : at + size]))
        at += size
    return result


def sample(type_: str, vocabulary: Vocabulary) -> str:
    """Something of a type, where a sentence needs one and nothing was written."""
    single = vocabulary.single_of(type_)
    names = [name for name, (of, _) in vocabulary.names.items() if of == (single or type_)]
    if type_ == NUMBER:
        return "1"
    if type_ in (TEXT, f"{TEXT}s"):
        return '"X"'
    if type_ == SIDE:
        return vocabulary.sides[0]
    if names:
        return f"({', '.join(names[:2])})" if single else names[0]
    return next((text for text, words in _plain_values(vocabulary).items() if words[0].result == type_), type_[:1])

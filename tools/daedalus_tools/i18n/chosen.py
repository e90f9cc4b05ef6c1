"""Variants of a message, one by one. Those that are chosen by a word (`[hard]`, `[us]`) say what the English ones of
the same key do, and not what another of them says; those that are chosen by number or gender say the same, with other
endings."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Sequence

from daedalus.text.variants import FIGURES, GAP, PLURALS, Choice
from daedalus_tools.i18n.beside import Place, messages
from daedalus_tools.i18n.nearness import english_root, nearness, own_root, words

LONG = 5  # letters of a word that is no article, and has a stem of its own in all its forms
STEM = 3  # letters that the forms of a word share
CLEARLY, MORE = 1.5, 0.1  # nearer to the English of another variant by so much
SURE = 0.2  # so near to an English word, a word means it
KNOWN, FIGURE = "KNOWN", "figure"  # whether something was named before, is a figure: then other words are said
ARGUMENT = re.compile(f"{GAP}[\\w-]*{GAP}")
Variants = Sequence[tuple[str, str]]


def aligned(mine: Sequence[Choice], theirs: Sequence[Choice]) -> Iterator[tuple[str, str, str]]:
    """The variants by words of all choices: key, text and English."""
    return (variant for choice in mine for variant in _beside(choice, theirs))


def _beside(choice: Choice, theirs: Sequence[Choice]) -> list[tuple[str, str, str]]:
    """Those of one choice; English is the key itself where it has no such variant."""
    same = next((dict(x.says) for x in theirs if (x.by, x.of) == (choice.by, choice.of)), {})
    return [
        (key, text, f"{same.get(key, '')} {key.replace('-', ' ')}")
        for key, text in choice.says
        if not choice.is_plural and key not in FIGURES | PLURALS
    ]


def exchanged_variants(
    place: Place, mine: Sequence[Choice], theirs: Sequence[Choice], language: str
) -> Iterator[tuple[str, str]]:
    """Two variants of which each says what the other does in English."""
    near = nearness(language)
    for variants in (_beside(choice, theirs) for choice in mine):
        for (one, here, english), (other, there, second) in itertools.combinations(variants, 2):
            own = _apart([own_root(word) for word in _words(here)], [own_root(word) for word in _words(there)])
            said = _apart([english_root(word) for word in _words(english)], [english_root(w) for w in _words(second)])
            if here.strip() and here.split() == there.split() and all(said):
                yield "exchanged", f"[{one}] and [{other}] say the same"
            straight = sum(near.together(a, b, place) for a, b in zip(own, said, strict=True))
            crossed = sum(near.together(a, b, place) for a, b in zip(own, reversed(said), strict=True))
            if crossed > CLEARLY * straight + MORE:
                yield "exchanged", f"[{one}] says what [{other}] should"


def _apart(one: Sequence[str], other: Sequence[str]) -> tuple[dict[str, float], dict[str, float]]:
    """The words of each that the other does not have."""
    return dict.fromkeys(set(one) - set(other), 1.0), dict.fromkeys(set(other) - set(one), 1.0)


def unlike(
    place: Place, mine: Sequence[Choice], theirs: Sequence[Choice], english: str, language: str
) -> Iterator[tuple[str, str]]:
    """A variant by number or agreement with a word of another meaning, in the place of one that the others have."""
    said = {english_root(word) for word in words(english)}
    by = {KNOWN, *(other.by for other in theirs)}
    own = [x for x in mine if x.is_plural or (x.by not in by and FIGURE not in dict(x.says))]
    for key, word, instead in _differing(own):
        if _means_other(word, said, place, language) and not _elsewhere(place, word, instead, language):
            yield "unlike", f"[{key}] {word} instead of {', '.join(dict.fromkeys(instead))}"


def _differing(choices: Sequence[Choice]) -> Iterator[tuple[str, str, list[str]]]:
    """Words of a variant of which the others have no form, and those that they have instead."""
    for choice in choices:
        texts = {key: _long(text) for key, text in choice.says if key not in FIGURES and text.strip()}
        for key, text in texts.items():
            others = [word for k, other in texts.items() if k != key for word in other]
            instead = _without_kin(others, text)
            yield from ((key, word, instead) for word in _without_kin(text, others) if instead)


def _elsewhere(place: Place, word: str, instead: Sequence[str], language: str) -> bool:
    """Whether another message changes between these words too: *sieht*, *sehen*."""
    pairs = _changing(language)
    return any(pairs.get((own_root(word), own_root(other)), set()) - {place[1:]} for other in instead)


@functools.cache
def _changing(language: str) -> dict[tuple[str, str], set[tuple[str, str]]]:
    """The words between which variants change, and the messages that do it."""
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for (_, file, full), one in messages(language).items():
        for _, word, instead in _differing(one.choices):
            for other in instead:
                found.setdefault((own_root(word), own_root(other)), set()).add((file, full))
    return found


def _means_other(word: str, said: set[str], place: Place, language: str) -> bool:
    """Whether a word is known to say something that English does not say here."""
    most, meant = nearness(language).nearest(own_root(word), place)
    return most >= SURE and meant.isdisjoint(said)


def _without_kin(text: Sequence[str], other: Sequence[str]) -> list[str]:
    """The words of which the other text has no form."""
    return [word for word in text if not any(_akin(word, x) for x in other)]


def _akin(one: str, other: str) -> bool:
    return one[:STEM] == other[:STEM]


def _long(text: str) -> list[str]:
    return [word for word in _words(text) if len(word) >= LONG]


def _words(text: str) -> list[str]:
    return words(ARGUMENT.sub(" ", text))

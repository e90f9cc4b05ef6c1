"""Variants of a message, one by one. Those that are chosen by a word (`[hard]`, `[us]`) say what the English ones of
the same key do, and not what another of them says; those that are chosen by number or gender say the same, with other
endings."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Sequence

from daedalus.kit import registry
from daedalus.text.locales import having
from daedalus.text.variants import FIGURES, GAP, PLURALS, Choice
from daedalus_tools.i18n.beside import Place, messages
from daedalus_tools.i18n.nearness import english_root, nearness, own_root, words

LONG = 5  # letters of a word that is no article, and has a stem of its own in all its forms
STEM = 3  # letters that the forms of a word share
CLEARLY, MORE = 1.5, 0.1  # nearer to the English of another variant by so much
SURE = 0.2  # so near to an English word, a word means it
COUNTED, MANY, OTHER = "n-", "many", "other"
LIMIT = re.compile(r"\b(?:up to|at most|at least)\b")
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


def exchanged_plurals(place: Place, mine: Sequence[Choice], language: str) -> Iterator[tuple[str, str]]:
    """Two variants by number of which each has the form that elsewhere stands in the other: *2 men*, *1 men*."""
    known = _by_number(language)
    for one, other in (pair for choice in mine for pair in _numbered(choice)):
        turned, straight = (*one[:1], other[1], *other[:1], one[1]), (*one, *other)
        if known.get(turned, set()) - {place} and not known.get(straight, set()) - {place}:
            yield "exchanged", f"{one[1]} of [{one[0]}] is elsewhere said in [{other[0]}]"


def _numbered(choice: Choice) -> Iterator[tuple[tuple[str, str], tuple[str, str]]]:
    """Forms of one word in two variants by number; the last of these may be called otherwise."""
    says = [(MANY if key == OTHER else key, _words(text)) for key, text in choice.says if choice.is_plural]
    for (one, here), (other, there) in itertools.combinations(says, 2):
        yield from (((one, a), (other, b)) for a in here for b in there if a != b and len(a) >= LONG and _akin(a, b))


@functools.cache
def _by_number(language: str) -> dict[tuple[str, ...], set[Place]]:
    """Which forms stand in which variants, and in the forms of terms behind figures, and where."""
    found: dict[tuple[str, ...], set[Place]] = {}
    for place, one in messages(language).items():
        for first, second in (pair for choice in one.choices for pair in _numbered(choice)):
            found.setdefault((*first, *second), set()).add(place)
    for game in map(registry.game, registry.ours()):
        own = having(game, language)
        for key in dict.fromkeys(m.key for m in own.values() if m.form.startswith(COUNTED)):
            says = tuple((form, own[x].text) for form in PLURALS if (x := f"{key}.{COUNTED}{form}") in own)
            for first, second in _numbered(Choice("", "", tuple(sorted(says)), is_plural=True)):
                found.setdefault((*first, *second), set()).add((game.id, "", key))
    return found


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


def unlimited(mine: Sequence[Choice], english: str) -> Iterator[tuple[str, str]]:
    """A limit of English that only one of two variants says, which otherwise only turn their words round."""
    for says in (dict(choice.says) for choice in mine if choice.by == KNOWN and LIMIT.search(english)):
        words_of = [sorted(own_root(word) for word in _words(text)) for text in says.values() if text.strip()]
        if len(words_of) > 1 and any(words_of[0] != other for other in words_of):
            yield "unlike", f"the variants {', '.join(f'[{key}]' for key in says)} have not the same words"


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

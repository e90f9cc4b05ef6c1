"""What a text of a card names, known by its words alone: levels and qualities, pieces, markers and tracks; and whether
a text by hand says them in any of their forms."""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Mapping

from daedalus.kit.definition import Definition
from daedalus.text.figures import NOT_FORMS
from daedalus.text.locales import GAP, META, Message, having
from daedalus.text.places import ENGLISH
from daedalus.text.plain import read as read_fields
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.denial import words
from daedalus_tools.i18n.exchanging import root_of
from daedalus_tools.i18n.lexicon import EVERYWHERE, roots

WHAT, CHANGE = "what", "change-"  # the form of an order that names its thing, and the orders that move tracks
# Letters of a word that stay when it is declined: of a short one, of a term, of a compound.
STEM, LONG, LONGEST = 5, 7, 11
NEARLY = 0.6  # of the words of a name
SHORTEST = "aid"  # a thing
FIELDS, ADJECTIVE = "fields.ftl", "adjective"
DENYING = {"not", "no", "none", "is"}  # forms that are no word for a quality
COMMON = 3  # a word of so many terms (*marker*, *point*) is none of one thing
NO_LEVELS = {"", "none", "shown", "count", "item", "untested"}  # what is said of a field besides its values
NO_THINGS = ("country-", "side-", "region-", "do-", "noun-")
GENDER = "gender"
Levels = list[dict[str, set[str]]]


def of(mark: str, forms: Iterable[str]) -> bool:
    """Whether a mark is the beginning of one of these words, or one of them its own."""
    spelled = [root_of(word) for form in forms for word in form.split() if len(word) >= len(SHORTEST)]
    return any(root.startswith(mark) or mark.startswith(root) for root in spelled)


def says(text: str, forms: set[str]) -> bool:
    """Whether a text has one of these words, or several of them as they stand."""
    own, low = words(text), text.lower()
    return any(form in own or (not form.isalpha() and form in low) for form in forms)


def near(text: str, forms: set[str]) -> bool:
    """Whether a text has nearly all words of a name of several, in any form."""
    roots = {root_of(word) for word in words(text)}
    said = [{root_of(word) for word in form.split() if len(word) > len(SHORTEST)} for form in forms]
    return any(len(form) > 1 and len(form & roots) >= NEARLY * len(form) for form in said)


def levels(game: Definition, messages: Mapping[str, Message]) -> Levels:
    """The values of each scale, with the words that say them; and the qualities, as if they were one."""
    scales: dict[str, dict[str, set[str]]] = {}
    for entry in read_fields(game.locale_home(ENGLISH) / FIELDS).entries.values():
        scales.setdefault(entry.key, {})[entry.form] = set()
    for m in messages.values():
        for values in scales.values():
            if m.key in values and m.form not in META and m.text.isalpha():
                values[m.key].add(m.text.lower())
    qualities = {key: set[str]() for key, word in game.words.by_key.items() if word.kind == ADJECTIVE}
    for m in messages.values():
        if m.key in qualities and m.form not in META and not _denied(m) and _plain(m.text):
            qualities[m.key].add(m.text.strip().lower())
    known = {form for values in scales.values() for forms in values.values() for form in forms}
    qualities = {key: forms for key, forms in qualities.items() if forms.isdisjoint(known)}
    return [values for values in (*scales.values(), qualities) if sum(map(bool, values.values())) > 1]


def rooted(game: Definition, messages: Mapping[str, Message], language: str) -> Levels:
    """The values of each scale, with the beginnings of the words that only they are said by: *Hard*, *Soft*."""
    scales: dict[str, dict[str, set[str]]] = {}
    file = game.locale_home(language) / FIELDS
    for entry in read_fields(file).entries.values() if file.is_file() else ():
        if entry.form not in NO_LEVELS:
            said = [m.text for m in messages.values() if m.key == entry.form and m.form not in META and not _denied(m)]
            found = {root_of(word) for text in (entry.text, *said) for word in words(text) if len(word) > len(SHORTEST)}
            scales.setdefault(entry.key, {}).setdefault(entry.form, set()).update(found)
    for values in scales.values():
        times = Counter(root for found in values.values() for root in found)
        for found in values.values():
            found &= {root for root, n in times.items() if n == 1}
    return [values for values in scales.values() if sum(map(bool, values.values())) > 1]


def _denied(m: Message) -> bool:
    return not DENYING.isdisjoint(m.form.split("-"))


def nouns(game: Definition, messages: Mapping[str, Message]) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The terms of a game that are things and no names, with the beginnings of their words in English and their own."""
    english = having(game, ENGLISH)
    found: dict[str, set[str]] = {}
    for m in messages.values():
        if f"{m.key}.{GENDER}" in messages and m.key in english and not m.key.startswith(NO_THINGS):
            own = words(m.text) if m.form not in META and not m.names else ()
            found.setdefault(m.key, set()).update(root_of(word) for word in own if len(word) > len(SHORTEST))
    called = {key: roots(english[key].text) for key in found}
    return {key: (called[key], frozenset(own)) for key, own in found.items() if called[key] - EVERYWHERE}


def _plain(text: str) -> bool:
    return text.replace(" ", "").replace("-", "").isalpha()


def things(said: Speaker, messages: Mapping[str, Message]) -> dict[frozenset[str], str]:
    """The pieces, markers and tracks that orders name, by the stems of their words, and what they are called."""
    whats = [m for m in messages.values() if m.form == WHAT]
    tracks = [m for m in messages.values() if m.key.startswith(CHANGE) and not m.form]
    terms = {m.key: m.text for m in messages.values() if not m.form and f"{m.key}.gender" in messages}
    stems = {term: _declined(text, list(said.forms(term, NOT_FORMS))) for term, text in terms.items()}
    named = sorted({term for m in (*whats, *tracks) for term in m.terms if term in terms})
    # Words of many things, and what is said of a marker that has a name: no word for one thing.
    alone = {stem for own in stems.values() if len(own) == 1 for stem in own}
    times = Counter(stem for own in stems.values() for stem in own)
    common = {stem for stem, n in times.items() if n >= COMMON} - alone
    common |= {_stem(word) for m in whats if m.names and not m.terms for word in _spelled(m.text)}
    called = {frozenset(stems[term] - common): terms[term] for term in named}
    counted = {stem for own in called for stem in own}
    for m in whats:
        own = {_stem(word) for word in _spelled(m.text)} - common
        if not m.names and not any(x.startswith(y) or y.startswith(x) for x in own for y in counted):
            called[frozenset(own)] = m.text.strip()
    for m in tracks:
        if not m.terms and (spelled := sorted(_spelled(m.text), key=_weight)):
            called[frozenset({_stem(spelled[-1])})] = spelled[-1]
    return {own: text for own, text in called.items() if own}


def _declined(text: str, forms: list[str]) -> set[str]:
    """The beginnings of its words that all forms of a term share."""
    found = set()
    for word in _spelled(text):
        near = [x for form in forms for x in words(form) if x[:2] == word.lower()[:2]]
        shared = functools.reduce(_shared, near, word.lower())
        found.add(shared[: max(3, min(LONG, len(word) - 2))] if len(shared) > 2 else _stem(word))
    return found


def _shared(one: str, other: str) -> str:
    return "".join(a for a, _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _spelled(text: str) -> list[str]:
    """Its words without articles and prepositions, which are short and small."""
    every = re.findall(r"[^\W\d_]+", text.replace(GAP, " "))
    return [word for word in every if len(word) > 3 or word[0].isupper()] or every


def _weight(word: str) -> tuple[bool, int]:
    return word[0].isupper(), len(word)


def _stem(word: str) -> str:
    return word.lower()[: max(3, min(STEM, len(word) - 1), min(LONGEST, len(word) - 5))]

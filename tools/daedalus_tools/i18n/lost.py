"""Denials that a message has lost: English denies, and so do all other languages. One may deny by a word that says it
alone (*запрещено*, *fehlt*, *unbekannt*): such words are learnt from the messages that have no other denial."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable

from attrs import frozen

from daedalus_tools.i18n.beside import NAMED, QUOTED, Beside, messages
from daedalus_tools.i18n.denial import ENGLISH_REFUSAL, denies, words
from daedalus_tools.i18n.others import Texts, denied_in, others

# What is denied everywhere; *no such*, *not yet*, *not exactly*, *not in* may be another, still, nearly, outside, and
# *this, not that* this instead of that.
SURE = re.compile(
    r"\b(?:cannot|nobody|neither|never|no|none|not|nothing|without)\b"
    r"(?! (?:among|but|equal|exactly|fewer|further|in|less|more|of|on|only|such|yet)\b| ['\u25a1])",
    re.IGNORECASE,
)
UNLESS = re.compile(r"\bunless\b", re.IGNORECASE)  # *unless it cannot*: if it can
# Where a word may deny without being *not*: what is missing, forbidden, unknown, impossible, excepted.
HINT = re.compile(
    r"\b(?:cannot|except|forb[ai]d\w*|impossible|invalid|lacks?|missing|neither|never|no|nobody|none|not|nothing|outside"
    r"|prevent\w*|un(?!der|ion|it|til)\w{4,}|unless|without)\b",
    re.IGNORECASE,
)
SENTENCES = 24  # words of an English message; in longer ones one thing of several may be said otherwise
OTHERS = 2  # so many other languages must agree
LONG, ROOT, BEGINS = 3, 5, 2  # letters of a word, of one with any ending, and of a beginning that denies
OFTEN, NEARLY, ALONE, ALWAYS = 2, 0.8, 0.15, 10  # how a word stands that denies: see there
SEVERAL = 3  # roots that begin alike: the beginning denies


def lost(full: str, text: str, english: str, language: str, elsewhere: Callable[[str], Texts]) -> bool:
    """Whether a message denies nothing, and English and all other languages do."""
    said, own = QUOTED.sub(" ", english), NAMED.sub(" ", text)
    sure = ENGLISH_REFUSAL if len(said.split()) > SENTENCES else SURE
    if not sure.search(said) or UNLESS.search(said) or len(own.split()) < OTHERS:
        return False
    if denies(own, language) or denied_in(own, language) or _may_deny(own, Beside(english, text), language):
        return False
    found = [(texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]
    return len(found) >= OTHERS and all(denied_in(other, name) for other, name in found)


def _may_deny(text: str, one: Beside, language: str) -> bool:
    """Whether a message has a word that is known to deny, or might: one that stands nowhere else, or nowhere but where
    English denies something (*nirgends*, *verboten*)."""
    known = _standing(language)
    here = one in known.every
    return not _roots(text).isdisjoint(_denying(language)) or any(
        word[:BEGINS] in _beginnings(language) or known.hinted[word] - here >= known.times[word] - here
        for word in words(text)
        if len(word) >= ROOT
    )


@frozen
class _Standing:
    """In how many messages words stand, with any ending too; in how many of those whose English denies something, and
    in how many of these without any word of denial."""

    every: frozenset[Beside]
    times: Counter[str]
    hinted: Counter[str]
    alone: Counter[str]


@functools.cache
def _standing(language: str) -> _Standing:
    times: Counter[str] = Counter()
    hinted: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    every = {place[1:]: one for place, one in messages(language).items()}  # games share some
    for one in every.values():
        found = _roots(one.text)
        times.update(found)
        if HINT.search(one.english):
            hinted.update(found)
            alone.update(found if not denies(one.text, language) else ())
    return _Standing(frozenset(every.values()), times, hinted, alone)


@functools.cache
def _denying(language: str) -> frozenset[str]:
    """Words that stand nearly only where English denies something, more than once without any word of denial, and not
    only by chance: in some share of the messages that have them, or in many messages and never otherwise."""
    known = _standing(language)
    return frozenset(
        word
        for word, n in known.alone.items()
        if n >= OFTEN
        and known.hinted[word] >= NEARLY * known.times[word]
        and (n >= ALONE * known.hinted[word] or known.hinted[word] == known.times[word] >= ALWAYS)
    )


@functools.cache
def _beginnings(language: str) -> frozenset[str]:
    """What several such words begin with: German *un*."""
    times = Counter(word[:BEGINS] for word in _denying(language) if word.endswith("~"))
    return frozenset(begins for begins, n in times.items() if n >= SEVERAL)


def _roots(text: str) -> set[str]:
    found = words(NAMED.sub(" ", text))
    return {word for word in found if len(word) >= LONG} | {f"{word[:ROOT]}~" for word in found if len(word) > ROOT}

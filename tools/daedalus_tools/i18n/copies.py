"""Messages that say word for word what another says, which is another thing in English: a line was copied and not
changed. One language may have one word for two, so short messages are judged by what the other languages say: if all of
them tell two messages apart, and this one says by none of its words both, it has copied one."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from daedalus.text.locales import META, Message, Problem
from daedalus.text.plain import Entry, Part
from daedalus_tools.i18n.beside import in_own, messages, with_terms
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.denial import denies
from daedalus_tools.i18n.forms import NAMES
from daedalus_tools.i18n.others import Texts, others, texts_of, texts_of_cards

SAID = re.compile(r"<[a-z-]+>|[^\W\d_]+|\d+")
SIGNS = re.compile(r"[.,:;!?](?!\w)")  # two messages that only differ by these say the same
ROOT, STEM = 5, 4  # letters that tell a word of a language, and one of English
SENTENCE, ALMOST = 3, 0.75  # words that make a sentence; if two sentences share so many, they may say the same
OTHERS = 2  # so many other languages must say both
SOMETIMES = 0.2  # of the messages whose English says something, so many have a word: it can mean that
MOSTLY = 0.5  # and so many: it does
NO_WORDS = {
    "a",
    "an",
    "the",
    "it",
    "its",
    "them",
    "of",
    "is",
    "are",
    "be",
    "out",
    "there",
}  # of English; others lack them


@frozen
class Compared:
    """The messages of a file in a language and in English, and how to have them in others."""

    language: str
    texts: Texts
    english: Texts
    elsewhere: Callable[[str], Texts]


def copied(c: Compared, among: Iterable[Sequence[str]] = ()) -> Iterator[tuple[str, str]]:
    """The messages that say the same as one before them, and which that is; `among`: of those that are alike."""
    for alike in among or _alike(c.texts):
        for i, full in enumerate(alike):
            other = next((other for other in alike[:i] if _is_copy(c, full, other)), None)
            if other is not None:
                yield full, other


def copied_in(part: Part, language: str, own: Mapping[str, Entry]) -> Iterator[tuple[Entry, str]]:
    """The same of a file whose messages are said as they are."""
    known = {full: e.text for full, e in part.known.items()}
    texts = {full: e.text for full, e in own.items() if full in known}
    c = Compared(language, texts, known, functools.partial(texts_of, part))
    yield from ((own[full], other) for full, other in copied(c))


def check_copies(c: Checked) -> Iterator[Problem]:
    """The same of what card texts are made with, where other words are put in by other functions and in other cases;
    of two messages that each say in English what the other does not."""
    own = {full: m for full, m in c.messages.items() if full in c.english and not m.key.startswith(NAMES)}
    texts = {full: in_own(m) for full, m in own.items() if m.form not in META}
    english = {full: with_terms(c.english[full]) for full in texts}
    compared = Compared(c.language, texts, english, functools.partial(texts_of_cards, c.game))
    alike: dict[tuple[object, ...], list[str]] = {}
    for full in texts:
        m = own[full]
        alike.setdefault((_plain(m.text), m.names, m.functions, m.cases, m.terms, m.verbs, m.given), []).append(full)
    for full, other in copied(compared, [found for found in alike.values() if len(found) > 1]):
        mine, theirs = (_roots(english[name], STEM) - NO_WORDS for name in (full, other))
        if mine - theirs and theirs - mine and own[full].key != own[other].key and not _in_its_forms(c, own[full]):
            yield c.problem(own[full], "pasted", f"says the same as {other}")


def _in_its_forms(c: Checked, m: Message) -> bool:
    """Whether the other forms of a word have its words: then they are its own."""
    others = [x.text for x in c.messages.values() if x.key == m.key and x.form not in (*META, m.form)]
    return bool(others) and _roots(m.text, STEM) <= _roots(" ".join(others), STEM)


def _alike(texts: Texts) -> list[list[str]]:
    found: dict[str, list[str]] = {}
    for full, text in texts.items():
        found.setdefault(_plain(text), []).append(full)
    return [alike for alike in found.values() if len(alike) > 1]


def _is_copy(c: Compared, full: str, other: str) -> bool:
    mine, theirs = (_roots(c.english[name], STEM) - NO_WORDS for name in (full, other))
    if mine == theirs or not mine or not theirs or not SAID.search(c.texts[full]):
        return False
    shared = len(mine & theirs) / len(mine | theirs)
    if min(_length(c.english[name]) for name in (full, other)) >= SENTENCE and shared < ALMOST:
        return True
    return _told_apart(c, full, other) and not _one_word_for_both(c, full, other)


def _told_apart(c: Compared, full: str, other: str) -> bool:
    """Whether all other languages say two messages in other words."""
    both = [texts for name in others(c.language) if full in (texts := c.elsewhere(name)) and other in texts]
    return len(both) >= OTHERS and all(_plain(x[full]) != _plain(x[other]) for x in both)


def _one_word_for_both(c: Compared, full: str, other: str) -> bool:
    """Whether a word of theirs often stands elsewhere for what English says only in the one, and only in the other."""
    mine, theirs = (_roots(c.english[name], ROOT) - NO_WORDS for name in (full, other))
    texts = functools.partial(_saying, c.language, denied=denies(c.texts[full], c.language), without=(full, other))
    apart = texts(mine - theirs, theirs - mine), texts(theirs - mine, mine - theirs)
    shared = texts(mine & theirs, frozenset())
    found = [(_share(word, shared), *sorted(_share(word, x) for x in apart)) for word in _roots(c.texts[full], ROOT)]
    both = any(least > max(SOMETIMES, anyway) for anyway, least, _ in found)
    return both and not any(least <= SOMETIMES and most >= MOSTLY for _, least, most in found)


def _share(word: str, texts: Sequence[frozenset[str]]) -> float:
    """How many of these texts have a word."""
    return sum(word in text for text in texts) / max(1, len(texts))


def _saying(
    language: str, english: frozenset[str], nor: frozenset[str], *, denied: bool, without: Container[str]
) -> list[frozenset[str]]:
    """The words of all other messages whose English says something, and not the other, and that deny it or do not:
    *not more* has the word of *more*."""
    return [
        _roots(one.text, ROOT)
        for place, one in (messages(language).items() if english else ())
        if english <= (said := _roots(one.english, ROOT))
        and nor.isdisjoint(said)
        and place[-1] not in without
        and denies(one.text, language) is denied
    ]


def _plain(text: str) -> str:
    return " ".join(SIGNS.sub(" ", text.lower()).split())


def _length(text: str) -> int:
    return sum(len(word) >= SENTENCE for word in SAID.findall(text))


@functools.lru_cache(20_000)
def _roots(text: str, letters: int) -> frozenset[str]:
    return frozenset(word if word[0] == "<" else word[:letters] for word in SAID.findall(text.lower()))

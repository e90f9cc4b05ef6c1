"""The numbers of a text by hand, compared with those of the English text and of the one that is made in the same
language. A text may say 1 by an article and 2 otherwise, so a small number that is not there is only missed if another
has its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator

from daedalus.text.figures import number_words
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.counted import ONE, SMALL, Said, ones, said, within
from daedalus_tools.i18n.meanings import TOKEN, meaning_of, words_of
from daedalus_tools.i18n.senses_by_hand import HALF, TWO

ALL, COUNTRY = "all", "country"
ADDED = re.compile(r"(\d+) more\b")  # in English


def numbers_by_hand(mine: str, made: str, english: str, language: str, pair: bool = False) -> Iterator[str]:
    """The three texts are without titles and names; `pair`: two places are named."""
    texts = said(mine, language), said(made, language), said(english, ENGLISH)
    here, there, theirs = (Counter(one.n for one in found) for found in texts)
    figures, *others = (Counter(one.n for one in found if one.figure) for found in texts)
    both = there & theirs
    more = {n for n in figures if figures[n] > max(there[n], theirs[n])}
    lost = {n for n in both if n not in here}
    alike = figures.total() in {found.total() for found in others}
    if not alike or ones(mine, language) > ones(made, language):
        lost -= {ONE}
    if not lost and alike:  # one number in the place of another that is said elsewhere too
        lost = {n for n in both if 0 < here[n] < both[n]}
    if lost - {ONE}:  # a word has the place of another number, but none of an article
        more |= {n for n in here if n > SMALL and here[n] > max(there[n], theirs[n])}
    if _is_sum(more, lost, here, english):
        return
    if more and lost:
        yield f"{_listed(more)} instead of {_listed(lost)}"
        return
    yield from (f"missing {n}" for n in sorted(lost) if n > SMALL and not within(mine, n, language))
    fewer = any(here[n] < both[n] for n in both)
    words = {n for n in here if n > SMALL and fewer}  # in the place of another, words count as well
    known = words_of(language)
    apart = (
        one for one in texts[0] if one.n == TWO and not one.figure and not (pair and _of_places(mine, one, language))
    )
    twice = (mine[one.start : one.end].lower() for one in apart)
    words |= {TWO} if any(ALL not in known.says(word)[1] for word in twice) else set()  # *both* is no number
    strange = (figures.keys() | words) - there.keys() - theirs.keys() - number_words(english) - {ONE}
    if HALF in meaning_of(made, language).sure - meaning_of(mine, language).sure:
        strange -= {TWO}  # *1 for every 2*
    yield from (f"extra {n}" for n in sorted(strange))


def _is_sum(more: set[int], lost: set[int], here: Container[int], english: str) -> bool:
    """Whether a text reckons what is added: *2* for *1, and 1 more if*."""
    added = {int(n) for n in ADDED.findall(english)}
    return len(more) == 1 and bool(lost) and lost <= added and all(n - m in here for n in more for m in lost)


def _of_places(text: str, number: Said, language: str) -> bool:
    """Whether it counts countries: *one of the two countries*."""
    behind = TOKEN.search(text, number.end)
    return behind is not None and COUNTRY in words_of(language).says(behind[0].lower())[0]


def _listed(found: set[int]) -> str:
    return ", ".join(map(str, sorted(found)))

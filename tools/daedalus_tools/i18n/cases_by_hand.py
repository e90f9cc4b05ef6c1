"""Two numbers of a text by hand, of which one is said if something is so and the other otherwise, that have changed
places: *(3 if ...)* behind 1, or *1 if ..., otherwise 3*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.text.figures import Reader
from daedalus_tools.i18n.branches_by_hand import END, KEY, OTHERWISE
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.meanings import meaning_of
from daedalus_tools.i18n.opposed import NOT

IF = "if"
ASIDE = re.compile(r"\(([^()]*)\)")
Case = tuple[int, int, bool]  # the number if it is so, the other one, and whether the condition denies


def exchanged_cases(mine: str, made: str, reads: Reader) -> Iterator[str]:
    here, there = (set(_cases(KEY.sub(" ", reads.keyed(text)), reads.language)) for text in (mine, made))
    for one, other, denied in sorted(here - there):
        if one != other and (other, one, denied) in there:
            yield f"{one} and {other} have changed places"
            return


def _cases(text: str, language: str) -> Iterator[Case]:
    for aside in ASIDE.finditer(text):
        inside, before = meaning_of(aside[1], language), END.split(text[: aside.start()])[-1]
        one, other = numbers(aside[1], language), numbers(before, language)
        if IF in inside.perhaps and one and other:
            yield one[0].n, other[-1].n, NOT in inside.sure
    for word in (x for x in meaning_of(text, language).every if OTHERWISE in x.sure):
        before = END.split(text[: word.start].rstrip(" .;,\n"))[-1]
        one, other = numbers(before, language), numbers(END.split(text[word.end :])[0], language)
        if one and other:
            yield one[-1].n, other[0].n, NOT in meaning_of(before, language).sure

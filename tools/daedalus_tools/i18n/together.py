"""What stands together in a text by hand, and stood apart in the text that is made: *US: Soft. Jihadist: Hard* where the
effect says *US: Hard. Jihadist: Soft*. Both are in one language, so that their words can be compared as they are."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from daedalus.text.figures import Reader
from daedalus_tools.i18n.exchanging import root_of

SENTENCE = re.compile(r"[.;\n]")
WORD = re.compile(r"[^\W\d_]{3,}|[+\-−]\d+|\d+")
LABEL = ":"  # what a side does stands behind its name
Segments = Sequence[frozenset[str]]


def changed_partners(mine: str, made: str, reads: Reader, joint: re.Pattern[str]) -> Iterator[str]:
    """Two pairs that have exchanged their partners: by what sides do, by sentences, or by clauses (`joint` divides)."""
    texts = [reads.keyed(text) for text in (mine, made)]
    for divided in (_by_side, SENTENCE.split, joint.split):
        found = _crossed(*([_marks(part) for part in divided(text)] for text in texts))
        if found:
            one, other, right = found
            yield f"{one} with {other}, and not with {right}"
            return


def _by_side(text: str) -> list[str]:
    """What each side does, where a text tells it side by side."""
    return re.split(r"(?=<side-[\w-]+>\s*:)", text)


def _marks(text: str) -> frozenset[str]:
    names = re.findall(r"<([\w-]+)>", text)
    return frozenset({*names, *(root_of(word) for word in WORD.findall(re.sub(r"<[\w-]+>", " ", text)))})


def _crossed(mine: Segments, made: Segments) -> tuple[str, str, str] | None:
    """Of four marks that are in one part each of both texts, two that have exchanged their partners: the first, its
    partner and what that should be."""
    here, there = _once(mine), _once(made)
    cells: dict[tuple[int, int], str] = {}
    for mark in sorted(here.keys() & there.keys(), key=lambda x: (-len(x), x)):
        cells.setdefault((there[mark], here[mark]), mark)
    for (i, k), (j, n) in itertools.combinations(sorted(cells), 2):
        if i != j and k != n and (i, n) in cells and (j, k) in cells:
            return cells[i, k], cells[j, k], cells[i, n]
    return None


def _once(segments: Segments) -> dict[str, int]:
    """In which part each mark stands that is in one alone."""
    found: dict[str, int] = {}
    for mark in frozenset[str]().union(*segments):
        where = [i for i, marks in enumerate(segments) if mark in marks]
        if len(where) == 1:
            found[mark] = where[0]
    return found

"""What stands together in a text by hand, and stood apart in the text that is made: *US: Soft. Jihadist: Hard* where
the effect says *US: Hard. Jihadist: Soft*. Both are in one language, so their words can be compared as they are."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence

from daedalus.text.figures import Reader
from daedalus_tools.i18n.exchanging import root_of

SENTENCE = re.compile(r"[.;\n]")
WORD = re.compile(r"[^\W\d_]{3,}|[+\-−]\d+|\d+")
LONG, SEVERAL, SELDOM = 4, 4, 0.25  # letters of a word, words of a sentence, and how few of them are as good as none
SIDE, TITLE = "side-", "title-"
NEARLY = 0.6  # so many words of two sentences are the same: they say one thing
Segments = Sequence[frozenset[str]]


def changed_partners(
    mine: str, made: str, reads: Reader, joint: re.Pattern[str], kind: Callable[[str], str]
) -> Iterator[str]:
    """Two pairs that have exchanged their partners: by what sides do, by sentences, or by clauses (`joint` divides).
    Two of one `kind` must be among them: sides, markers, levels, verbs; of words at large some may be said anywhere."""
    texts = [in_one(reads.keyed(text).strip(" ."), joint, TITLE) for text in (mine, made)]
    for divided in (_by_side, SENTENCE.split, joint.split):
        here, there = ([marks_of(joint.sub(" ", part)) for part in divided(text)] for text in texts)
        if divided == SENTENCE.split and len(here) != len(there):  # it is said in other sentences
            continue
        found = _crossed(here, there, kind)
        if found:
            one, other, right = (_word(mark, texts[0]) for mark in found)
            yield f"{one} with {other}, and not with {right}"
            return


def in_one(keyed: str, joint: re.Pattern[str], kind: str = "") -> str:
    """A text in which names (of a kind) that are listed stand together, undivided."""
    return re.sub(rf"(<{kind}[^<>]*>)\s*(?:{joint.pattern}|\s)+(?=<{kind})", r"\1 ", keyed, flags=re.IGNORECASE)


def alike(mine: str, made: str, nearly: float = NEARLY) -> Iterator[tuple[str, str]]:
    """The sentences of a text by hand that are nearly one of the made text."""
    theirs = [(part, marks_of(part)) for part in sentences(made)]
    for own in sentences(mine):
        marks = marks_of(own)
        for right, found in theirs:
            if marks and found and len(marks & found) >= nearly * max(len(marks), len(found)):
                yield own, right


def sentences(text: str) -> list[str]:
    return SENTENCE.split(text)


def left_out(mine: str, made: str) -> Iterator[str]:
    """The sentences of a made text of whose words a text by hand has next to none."""
    own, low = marks_of(mine), mine.lower()
    for sentence in sentences(made):
        found = {mark for mark in marks_of(sentence) if len(mark) >= LONG}
        said = {mark for mark in found if mark in own or mark in low}  # or in a compound
        if len(found) >= SEVERAL and len(said) < SELDOM * len(found):
            yield f"nothing is said of: {sentence.strip()}"


def _by_side(text: str) -> list[str]:
    """What each side does, where a text tells it side by side."""
    return re.split(r"(?=<side-[\w-]+>\s*:)", text)


def marks_of(text: str) -> frozenset[str]:
    names = re.findall(r"<([\w-]+)>", text)
    return frozenset({*names, *(root_of(word) for word in WORD.findall(re.sub(r"<[\w-]+>", " ", text)))})


def _word(mark: str, text: str) -> str:
    """The word of a text that a mark is of."""
    return next((word for word in WORD.findall(text) if root_of(word) == mark), mark.partition("-")[2] or mark)


def _crossed(mine: Segments, made: Segments, kind: Callable[[str], str]) -> tuple[str, str, str] | None:
    """Of four marks that are in one part each of both texts, two that have exchanged their partners: the first, its
    partner and what that should be."""
    here, there = _once(mine), _once(made)
    cells: dict[tuple[int, int], list[str]] = {}
    for mark in sorted(here.keys() & there.keys()):
        cells.setdefault((there[mark], here[mark]), []).append(mark)
    sides = {mark for mark in here if mark.startswith(SIDE)}
    if len(mine) == len(made) == 2 and len(sides) > 1:  # a side with what the other does, both things where they were
        for place, own in cells.items():
            crossing = [mark for mark in own if mark.startswith(SIDE)] if place in ((0, 1), (1, 0)) else []
            for one, other in itertools.product(cells.get((0, 0), ()), cells.get((1, 1), ())):
                if crossing and kind(one) and kind(one) == kind(other):
                    return crossing[0], *((one, other) if place[1] == 0 else (other, one))
    for (i, k), (j, n) in itertools.combinations(sorted(cells), 2):
        if i != j and k != n and (i, n) in cells and (j, k) in cells:
            for right, wrong in itertools.product(cells[i, n], cells[j, k]):
                if kind(right) and kind(right) == kind(wrong):
                    return cells[i, k][0], wrong, right
            for right, wrong in itertools.product(cells[i, k], cells[j, n]):
                if kind(right) and kind(right) == kind(wrong):
                    return cells[i, n][0], wrong, right
    return None


def _once(segments: Segments) -> dict[str, int]:
    """In which part each mark stands that is in one alone."""
    found: dict[str, int] = {}
    for mark in frozenset[str]().union(*segments):
        where = [i for i, marks in enumerate(segments) if mark in marks]
        if len(where) == 1:
            found[mark] = where[0]
    return found

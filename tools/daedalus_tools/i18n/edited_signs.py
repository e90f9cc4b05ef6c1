"""A change to the punctuation of a message whose words are the same: a comma that all others of its kind have, what
joins it to the text around it, one of two quotation marks."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from attrs import frozen

from daedalus_tools.i18n.edits import Edit

QUOTES = ("'", '"')
TICKED, CODE = re.compile("`[^`]*`"), "`"
JOINTS = ",;:"  # by which a text hangs on what stands before it, or behind it
WORD = re.compile(r"[^\W\d_]+|\u25a1")
OFTEN, MOSTLY = 5, 0.5  # so many commas stand before a word, and so many of all times
Found = Iterator[tuple[str, str]]


@frozen
class Commas:
    """How often each word has a comma before it, and how often none behind each other word, in what was read."""

    before: Counter[str]
    none: Counter[tuple[str, str]]
    every: Counter[str]

    def asked(self, last: str, word: str) -> bool:
        """Whether a word has one, behind another."""
        often = self.before[word] >= max(OFTEN, MOSTLY * self.every[word])
        return often and not self.none[last, word]


def commas(texts: Iterable[str]) -> Commas:
    found = [pair for text in texts for pair in _pairs(text)]
    before = Counter(word for _, comma, word in found if comma)
    none = Counter((last, word) for last, comma, word in found if not comma)
    return Commas(before, none, Counter(word for _, _, word in found))


def punctuation(e: Edit, known: Commas) -> Found:
    was, now = (" ".join(text.text.split()) for text in (e.was, e.now))
    for quote in QUOTES:
        if was.count(quote) % 2 == 0 and now.count(quote) % 2:
            yield "quotation-marks", now
            return
    for a, b, where in ((was[:1], now[:1], "begins"), (was[-1:], now[-1:], "ends")):
        if a != b and a and a in JOINTS and (where == "begins" or a == ":"):
            yield "punctuation", f"it {where} without {a}"
            return
    for (last, comma, word), (_, still, _) in zip(_pairs(was), _pairs(now), strict=False):
        if comma and not still and known.asked(last, word):
            yield "punctuation", f"no comma before {word}"
            return


def other_code(e: Edit, english: str) -> Found:
    """Other words of the card language than before, and than in English; or the same in another order."""
    was, now = (TICKED.findall(text.text) for text in (e.was, e.now))
    gone, come = Counter(was) - Counter(now), Counter(now) - Counter(was)
    theirs = {*TICKED.findall(english)}
    wrong, right = [x for x in come if x not in theirs], [x for x in gone if x in theirs]
    if wrong and right:
        yield "quoted", f"{wrong[0]} instead of {right[0]}"
    elif was != now and not (gone or come) and TICKED.sub(CODE, e.was.text) == TICKED.sub(CODE, e.now.text):
        yield "exchanged", f"{now[0]} has changed places with another"


def _pairs(text: str) -> list[tuple[str, str, str]]:
    """Each word with the one before it, and the comma between them."""
    words = [(found[0], found.start(), found.end()) for found in WORD.finditer(text.lower())]
    pairs = itertools.pairwise(words)
    between = ((one[0], text[one[2] : other[1]], other[0]) for one, other in pairs)
    return [(last, "," if "," in joint else "", word) for last, joint, word in between if joint in (" ", ", ")]

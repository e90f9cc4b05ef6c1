"""Words by which a language says the contrary of another, learnt from the messages whose English has the one or the
other. A message that has words of *face up* and none of *face down*, where English says that, has turned it round."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator

from daedalus.text.plain import GAP
from daedalus_tools.i18n.beside import Counted, Place, messages, pieces
from daedalus_tools.i18n.denial import ENGLISH_REFUSAL

# English, since everything is compared with it: what says the contrary of what.
CONTRARIES = (
    ("at least|or more|no fewer|no less", "at most|(?<!more )or less|or fewer|no more|no higher|up to|at or under"),
    ("face up", "face down"), ("highest", "lowest"),
    ("more than|over", "less than|fewer than|under|below"), ("first", "last"), ("before", "after"),
    ("gains?|wins?", "loses?|lost"), ("raised?|rises?|up", "lowers?|lowered|drops?|down"), ("hard", "soft"),
    ("ally|allies", "adversary|adversaries"), ("best", "worst"), ("active", "sleepers?"),
    ("your|own", "opponents?|opponent's"), ("even", "odd"), ("begins?|starts?|beginning", "ends?"), ("always", "never"),
    ("succeeds?|success(?:es)?", "fails?|failures?"), ("draws?|drawn", "discards?|discarded"),
    ("better|improves?", "worse|worsens?"),
    ("muslim", "non-muslim"), ("top", "bottom"), ("larger|greater|higher", "smaller|lower"),
    ("this turn", "next turn"), ("increases?", "decreases?"), ("western", "eastern"),
)  # fmt: skip
SIDES = tuple(
    tuple(re.compile(rf"(?<![\w-])(?:{side})(?![\w-])", re.IGNORECASE) for side in pair) for pair in CONTRARIES
)
WORD = re.compile(r"[^\W\d_]+")
BETWEEN = re.compile(f"[{GAP}.,;:()\n]")  # words on both sides of it do not belong together
LONG, ROOT = 3, 5  # letters of a word that says something alone, and of one with any ending
OFTEN, NEARLY = 4, 0.9  # so many other messages have a word, nearly always where English says the one: it means that
SOME, MOSTLY = 2, 0.75  # what is enough to say the other


def turned_round(place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Contraries of which English says the one, and a message the other alone."""
    if ENGLISH_REFUSAL.search(english):  # *not Muslim* is the contrary of its words
        return
    found = _sides(english)
    for n in range(len(CONTRARIES)):
        if (f"{n}0" in found) is not (f"{n}1" in found):
            right, wrong = (f"{n}0", f"{n}1") if f"{n}0" in found else (f"{n}1", f"{n}0")
            known, words = _counted(language), _words(text)
            turned = [word for word in words if _means(known, word, wrong, place, OFTEN, NEARLY)]
            if turned and not any(_means(known, word, right, place, SOME, MOSTLY) for word in words):
                said, meant = (_called(n, int(side[-1])) for side in (wrong, right))
                yield "contrary", f"{', '.join(sorted(turned))}: {said} instead of {meant}"


def _means(known: Counted, word: str, side: str, place: Place, often: int, share: float) -> bool:
    times = known.often(word, place)
    return times >= often and known.meaning(word, side, place) >= share * times


@functools.cache
def _counted(language: str) -> Counted:
    return Counted(messages(language), _words, _sides)


@functools.lru_cache(20_000)
def _sides(english: str) -> frozenset[str]:
    """Which sides of which contraries an English message says."""
    return frozenset(f"{n}{i}" for n, pair in enumerate(SIDES) for i, side in enumerate(pair) if side.search(english))


def _words(text: str) -> set[str]:
    """Its words, and which stand side by side: *не меньше* is the contrary of *меньше*."""
    found: set[str] = set()
    for piece in pieces(text):
        for part in BETWEEN.split(piece.lower()):
            words = WORD.findall(part)
            found |= {word for word in words if len(word) >= LONG}
            found |= {f"{word[:ROOT]}~" for word in words if len(word) > ROOT}  # whatever its ending
            found |= {f"{one} {other}" for one, other in itertools.pairwise(words)}
    return found


def _called(n: int, side: int) -> str:
    return CONTRARIES[n][side].partition("|")[0].removesuffix("?")

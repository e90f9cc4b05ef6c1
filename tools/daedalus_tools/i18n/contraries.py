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
    ("draws?|drawn|takes?|taken", "discards?|discarded"), ("up", "down"), ("left", "right"), ("yes", "no"),
    ("open", "closed"), ("smallest", "largest"), ("old", "new"), ("inside", "outside"), ("present|there", "absent"),
    ("reads?", "writes?|written"), ("adds?|added", "removes?|removed|takes? away"), ("minor", "major"),
    ("installs?|installed", "removes?|removed"), ("questions?", "answers?"), ("known", "unknown"),
    ("random", "chosen|chooses?"), ("possible", "impossible"),
    ("opening|opens?", "closes?|closing"), ("places?|placed|puts?|adds?|added", "removes?|removed"),
)  # fmt: skip
# Words of which each says something else than the others.
APART = (
    ("turns?", "games?", "rounds?", "phases?"), ("early", "mid", "late"), ("first", "second", "third", "fourth"),
    ("low", "medium", "high"),
    ("north", "south", "east", "west", "central"), ("before", "after", "during"), ("wins?", "loses?", "drawn"),
    ("cards?", "country|countries", "regions?"), ("files?", "folders?", "lines?"), ("errors?", "warnings?"),
    ("cards?", "scenarios?", "packs?|packages?", "boards?", "bots?", "games?"), ("numbers?", "names?", "words?"),
    ("draws?|drawn", "discards?|discarded", "reveals?|revealed"), ("doubles?|doubled|twice", "halves?|halved|half"),
    ("hours?", "minutes?", "seconds?"), ("rows?", "columns?"), ("keys?", "values?"),
)  # fmt: skip
PAIRS = (*CONTRARIES, *(pair for words in APART for pair in itertools.combinations(words, 2)))
SAYINGS = {saying: re.compile(rf"(?<![\w-])(?:{saying})(?![\w-])", re.IGNORECASE) for pair in PAIRS for saying in pair}
ALONE = {saying: rule for saying, rule in SAYINGS.items() if not re.search(r"[ -]", saying)}  # of one word each
TOGETHER = {saying: rule for saying, rule in SAYINGS.items() if saying not in ALONE}
WORD = re.compile(r"[^\W\d_]+")
ENGLISH_WORD = re.compile(r"[\w'-]+")
BETWEEN = re.compile(f"[{GAP}.,;:()\n]")  # words on both sides of it do not belong together
LONG, ROOT = 3, 5  # letters of a word that says something alone, and of one with any ending
OFTEN, NEARLY = 4, 0.9  # so many other messages have a word, nearly always where English says the one: it means that
SOME, MOSTLY, HALF = 2, 0.75, 0.5  # what is enough to say the other, and of words that say other things


def turned_round(place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Contraries of which English says the one, and a message the other alone."""
    if ENGLISH_REFUSAL.search(english):  # *not Muslim* is the contrary of its words
        return
    found, words = _said(english), set[str]()
    for n, (one, other) in enumerate(PAIRS):
        if (one in found) is not (other in found):
            right, wrong = (one, other) if one in found else (other, one)
            known, words = _counted(language), words or _words(text)
            turned = [word for word in words if _means(known, word, wrong, place, OFTEN, NEARLY)]
            if n >= len(CONTRARIES):  # of words that say other things, not of what stands beside them
                turned = [word for word in turned if " " not in word]
            enough = HALF if n >= len(CONTRARIES) else MOSTLY
            if turned and not any(_means(known, word, right, place, SOME, enough) for word in words):
                yield "contrary", f"{', '.join(sorted(turned))}: {_called(wrong)} instead of {_called(right)}"
                return


def _means(known: Counted, word: str, side: str, place: Place, often: int, share: float) -> bool:
    times = known.often(word, place)
    return times >= often and known.meaning(word, side, place) >= share * times


@functools.cache
def _counted(language: str) -> Counted:
    return Counted(messages(language), _words, _said)


@functools.lru_cache(20_000)
def _said(english: str) -> frozenset[str]:
    """Which of the contraries an English message says."""
    words = frozenset(ENGLISH_WORD.findall(english))
    return frozenset().union(*map(_saying, words), (x for x, rule in TOGETHER.items() if rule.search(english)))


@functools.cache
def _saying(word: str) -> frozenset[str]:
    return frozenset(saying for saying, rule in ALONE.items() if rule.fullmatch(word))


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


def _called(saying: str) -> str:
    return saying.partition("|")[0].removesuffix("?")

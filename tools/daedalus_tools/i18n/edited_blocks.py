"""Two pieces of a sentence that have changed places as they are: *in table A if Muslim, in table B if not*."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

from daedalus_tools.i18n.edits import Edit, Token
from daedalus_tools.i18n.listed import is_small
from daedalus_tools.i18n.meanings import meaning_of

OTHERWISE, FIRST, THEN = "otherwise", "first", "then"
MOST = 5  # words of a piece
Piece = Sequence[Token]
Kinds = Callable[[Piece], frozenset[str]]  # of which kinds of things a piece names one


def exchanged_blocks(e: Edit, kinds: Kinds, joints: frozenset[str], language: str) -> Iterator[tuple[str, str]]:
    """`joints`: words of lists, whose pieces may come in any order."""
    yield from itertools.islice(itertools.chain(_numbers(e), _pieces(e, kinds, joints, language)), 1)


def _numbers(e: Edit) -> Iterator[tuple[str, str]]:
    """A number that stands wherever another stood, and the other way round."""
    pairs = {(a.said, b.said) for a, b in e.in_place} if e.as_long else set()
    if len(pairs) == 2:
        one, other = sorted(pairs)
        if one == other[::-1] and all(word.isdecimal() for word in one):
            yield one


def _pieces(e: Edit, kinds: Kinds, joints: frozenset[str], language: str) -> Iterator[tuple[str, str]]:
    was, now = _between(e.was.tokens, e.now.tokens)
    if not was or sorted(x.said for x in was) != sorted(x.said for x in now):
        return
    words = [token.said for token in now]
    for n, m in itertools.product(range(1, MOST + 1), repeat=2):
        first, middle, last = was[:n], was[n : len(was) - m], was[len(was) - m :]
        if not middle or [x.said for x in (*last, *middle, *first)] != words:
            continue
        starts = [piece[0].said if is_small(piece[0].said, language) else "" for piece in (first, last)]
        before = [x.said for x in e.was.tokens if x.start < first[0].start]
        joined = {x.said for x in _without_end(middle, before)} <= joints
        joint = meaning_of(" ".join(x.said for x in middle), language).sure
        otherwise = OTHERWISE in joint or (THEN in joint and FIRST in meaning_of(e.was.text, language).sure)
        if otherwise or (not joined and starts[0] == starts[1] and kinds(first) & kinds(last)):
            yield _said(first), _said(last)
            return


def _without_end(middle: Piece, before: Sequence[str]) -> Piece:
    """What joins two pieces, without what stands before the first as well: *from A to B or from B to A*."""
    words = [x.said for x in middle]
    n = next((n for n in range(len(middle) - 1, 0, -1) if words[-n:] == before[-n:]), 0)
    return middle[: len(middle) - n]


def _between(one: Piece, other: Piece) -> tuple[Piece, Piece]:
    """What is between the words that both begin and end with."""
    begins = _alike(one, other)
    ends = _alike(one[begins:][::-1], other[begins:][::-1])
    return one[begins : len(one) - ends], other[begins : len(other) - ends]


def _alike(one: Piece, other: Piece) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0].said == pair[1].said, pairs))


def _said(piece: Piece) -> str:
    return " ".join(token.said for token in piece)

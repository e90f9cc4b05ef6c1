"""What a text by hand says *otherwise*, beside the text that is made in its language: the two branches have changed
places, while their condition has not become its contrary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from daedalus.text.figures import Reader
from daedalus_tools.i18n.exchanging import root_of
from daedalus_tools.i18n.meanings import Meant, meaning_of
from daedalus_tools.i18n.opposed import NOT

OTHERWISE = "otherwise"
WAYS = ("raise", "lower")
END = re.compile(r"[.\n]")
CLAUSE = re.compile(r"[,:;]")
WORD = re.compile(r"[^\W\d_]{3,}|\d+")
KEY = re.compile(r"<([\w-]+)>")
LEAST = 2  # so many words of the branches must stand in the other


class Branches(NamedTuple):
    """What is done if a condition holds, and what otherwise, by the beginnings of their words."""

    first: frozenset[str]
    other: frozenset[str]
    denied: bool  # whether the condition is


def exchanged_branches(mine: str, made: str, reads: Reader) -> Iterator[str]:
    here, there = (_branches(reads.keyed(text), reads.language) for text in (mine, made))
    if here is None or there is None:
        return
    one, other = there.first - there.other, there.other - there.first
    straight = len(one & here.first) + len(other & here.other)
    crossed = len(one & here.other) + len(other & here.first)
    alone = len(one & here.other - here.first), len(other & here.first - here.other)
    if here.denied is there.denied:
        if crossed >= LEAST and crossed > straight and all(alone):
            yield "the two branches have changed places"
    elif straight >= LEAST and straight > crossed:
        yield "the condition is denied in one of both texts alone, and the branches are the same"


def _branches(text: str, language: str) -> Branches | None:
    """Those of a text that has two."""
    plain = KEY.sub(lambda found: " " * len(found[0]), text)
    every = [one for one in meaning_of(plain, language).every if OTHERWISE in one.sure]
    if len(every) != 1:
        return None
    at = every[0]
    before, behind = text[: at.start].rstrip(), text[at.end :]
    ends = [found.end() for found in END.finditer(before.rstrip(" .;,"))]
    first, other = before[ends[-1] if ends else 0 :], END.split(behind)[0]
    condition, _, then = first.partition(next(iter(CLAUSE.findall(first)), "\0"))
    return Branches(_marks(then or condition, language), _marks(other, language), _denies(condition, language))


def _denies(text: str, language: str) -> bool:
    return any(NOT in one.sure for one in _said(text, language))


def _said(text: str, language: str) -> tuple[Meant, ...]:
    return meaning_of(KEY.sub(" ", text), language).every


def _marks(text: str, language: str) -> frozenset[str]:
    """Its names, the beginnings of its words, and the ways that tracks go."""
    ways = {way for one in _said(text, language) for way in WAYS if way in one.sure}
    return frozenset({*KEY.findall(text), *map(root_of, WORD.findall(KEY.sub(" ", text))), *ways})

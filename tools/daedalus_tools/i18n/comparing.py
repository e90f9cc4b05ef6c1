"""What messages of all kinds are compared by: numbers and signs that they write, and the plurals of their variants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from daedalus.text.figures import number_words
from daedalus.text.speech import plural_categories
from daedalus.text.variants import PLURALS, Select
from daedalus.text.wording import plural_names, plural_of

STOOD_FOR = {"many", "other"}
MANY = 21  # more than one, and in some languages of the same plural
SMALL = 2  # numbers that a language may say by words
Order = tuple[Sequence[frozenset[str]], Sequence[int]]  # names and figures, as they come in a text
SIGNED = re.compile(r"([+\u2212-])([1-9]\d*)")


def numbers(mine: str, theirs: str, *, small: bool = False) -> Iterator[tuple[str, str]]:
    """Figures that are only in one of both; English may have said one by a word. `small`: so may the language."""
    here, there = (Counter(re.findall(r"[1-9]\d*", text)) for text in (mine, theirs))
    spelled = {str(n) for n in number_words(theirs)} | ({"1"} if small else set())
    wrong, lost = {n for n in here if n not in there} - spelled, {n for n in there if n not in here}
    if not wrong and here.total() == there.total():  # one figure in the place of another that both have
        wrong, lost = set(here - there) - spelled, set(there - here)
    if small and not wrong:
        lost = {n for n in lost if int(n) > SMALL}
    if wrong and lost:
        yield "number", f"{_listed(wrong)} instead of {_listed(lost)}"
    elif wrong:
        yield "number", f"{_listed(wrong)} is not in English"
    elif lost:
        yield "number", f"{_listed(lost)} is not said"


def exchanged(mine: Order, theirs: Order) -> Iterator[tuple[str, str]]:
    """The same names in the same order, and the same figures in another: each is now said of something else."""
    (names, here), (their_names, there) = mine, theirs
    alike = len(names) == len(their_names) and all(a & b for a, b in zip(names, their_names, strict=True))
    if alike and len(set(names)) > 1 and here != there and Counter(here) == Counter(there):
        yield "number", f"{', '.join(map(str, here))} instead of {', '.join(map(str, there))}, in this order"


def signs(mine: str, theirs: str) -> Iterator[tuple[str, str]]:
    """A sign that has become the other, before a figure or before what is put in."""
    for pattern in (SIGNED, re.compile("([+\u2212-])(\u25a1)")):
        here, there = ({(_sign(s), n) for s, n in pattern.findall(text)} for text in (mine, theirs))
        for sign, n in sorted(here - there):
            if (_other(sign), n) in there - here:
                yield "sign", f"{sign}{n} instead of {_other(sign)}{n}".replace("\u25a1", "")


def plurals(select: Select, language: str) -> Iterator[tuple[str, str]]:
    """A choice by number has a variant for each plural; the default may stand for one of them."""
    alone = select.keys == {"other"}  # a choice that leaves none has lost its plurals
    if select.is_plural or alone:
        wanted = plural_categories(language)
        lacks = wanted - select.keys
        # The default may stand for the last of them, which languages have for fractions or for large numbers.
        if alone or select.default != "other" or lacks - STOOD_FOR:
            yield from (("missing-plural", name) for name in sorted(lacks - {"other"}))
        yield from (("unknown-plural", name) for name in sorted(select.keys & PLURALS - plural_names(language)))
        if (
            "one" in select.silent
            and not select.silent & {"few", "many", "other"}
            and plural_of(language, MANY) == "one"
        ):
            yield "missing-argument", f"${select.of} in [one], which is said of {MANY} too"


def _sign(text: str) -> str:
    return "+" if text == "+" else "\u2212"


def _other(sign: str) -> str:
    return "\u2212" if sign == "+" else "+"


def _listed(found: set[str]) -> str:
    return ", ".join(sorted(found, key=int))

"""What messages of all kinds are compared by: the signs that they write, and the plurals of their variants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from daedalus.text.locales import APART
from daedalus.text.speech import plural_categories
from daedalus.text.variants import PLURALS, Select
from daedalus.text.wording import plural_names, plural_of

STOOD_FOR = {"many", "other"}
MANY = 21  # more than one, and in some languages of the same plural
UPWARD = re.compile(r"\b(?:adds?|added|bonus|gains?|improves?|increases?|more|raises?|rises?|up)\b", re.IGNORECASE)
DOWNWARD = re.compile(
    r"\b(?:costs?|decreases?|down|drops?|falls?|fewer|less|loses?|lowers?|minus|penalty|reduces?|subtracts?|worse)\b",
    re.IGNORECASE,
)
QUOTATION = re.compile("[“„«”»]")
SIGNED = re.compile(r"([+\u2212-])([1-9]\d*)")


def signs(mine: str, theirs: str) -> Iterator[tuple[str, str]]:
    """A sign that has become the other, before a figure or before what is put in."""
    for pattern in (SIGNED, re.compile("([+\u2212-]) ?(\u25a1)")):
        here, there = (Counter((_sign(s), n) for s, n in pattern.findall(text)) for text in (mine, theirs))
        for sign, n in sorted((here - there).keys()):
            lost = (_other(sign), n) in there and ((_other(sign), n) not in here or here.total() == there.total())
            only = {other for other, m in there if m == n} == {_other(sign)}
            if (lost and (_other(sign), n) in there - here) or (only and n == "\u25a1"):  # in one of its variants
                yield "sign", f"{sign}{n} instead of {_other(sign)}{n}".replace("\u25a1", "")


def unsigned(mine: str, theirs: str) -> Iterator[tuple[str, str]]:
    """A sign where English has none and says the contrary by a word: *gains 1*, and −1."""
    here, there = ({_sign(sign) for sign, _ in SIGNED.findall(text)} for text in (mine, theirs))
    if not there and len(here) == 1:
        sign = here.pop()
        up, down = (bool(words.search(theirs)) for words in (UPWARD, DOWNWARD))
        if up is not down and up is not (sign == "+"):
            yield "sign", f"{sign} where English goes {'up' if up else 'down'}"


def unpaired(text: str) -> Iterator[tuple[str, str]]:
    """Brackets and quotation marks of which one is missing, in what stands around all variants or in one of them."""
    pieces = text.split(APART)
    for piece in ("".join(pieces[::2]), *pieces[1::2]):
        if piece.count("(") != piece.count(")"):
            yield "brackets", piece.strip()
        if len(QUOTATION.findall(piece)) % 2:
            yield "quotation-marks", piece.strip()


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

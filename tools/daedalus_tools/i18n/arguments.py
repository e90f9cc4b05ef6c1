"""Two arguments of a message that have changed places: each stands among the words that English says of the other. A
sentence that is turned round takes the words of its arguments along; one that has only exchanged them does not."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping

from daedalus.text.variants import GAP
from daedalus_tools.i18n.beside import Place
from daedalus_tools.i18n.nearness import Nearness, english_root, nearness, own_root

ARGUMENT = re.compile(f"{GAP}([\\w-]+){GAP}")
PARTS = re.compile(f"{GAP}[\\w-]*{GAP}|[^\\W\\d_]+|[:;,.()]")
# English, as names are: arguments of which the first comes first wherever both stand in one breath.
ORDERED = (
    ("low", "high"), ("lowest", "highest"), ("least", "most"), ("min", "max"), ("from", "to"), ("origin", "target"),
    ("old", "new"), ("before", "after"), ("first", "last"), ("start", "end"), ("was", "now"), ("source", "target"),
)  # fmt: skip
ARROWS = ("→", "->", "⇒")
EITHER_WAY = ("", ",", ";", "+")  # signs between two that may as well be told the other way round
JOINING = {"and", "or"}  # and words of that kind
SHORT = 4  # letters of a small word
BREATH = 1  # words between two arguments
SEEN = 3  # words on each side of an argument that are about it
FARTHER, BEHIND_A_STOP = 0.6, 0.5  # how much less each next word counts
OTHER_SIDE = 0.6  # *cells: 2* for *2 cells*
CLEARLY, MORE = 1.3, 0.05  # nearer to what English says of the other argument by so much


def exchanged_arguments(
    place: Place, mine: str, theirs: str, language: str, kinds: Mapping[str, str] | None = None
) -> Iterator[tuple[str, str]]:
    """Arguments that do not come in the order of English, and whose words did not come along; `kinds`: only those of
    one kind can stand for each other."""
    kinds = kinds or {}
    here, there = _order(mine), _order(theirs)
    for one, other in itertools.combinations([name for name in there if name in here], 2):
        turned = here.index(other) < here.index(one) and kinds.get(one) == kinds.get(other)
        if turned and (
            _by_sign(mine, theirs, one, other)
            or _by_name(mine, theirs, one, other)
            or _of(mine, theirs, one, other)
            or _crossed(nearness(language), place, mine, theirs, one, other)
        ):
            yield "exchanged", f"${other} stands where English has ${one}"


def _order(text: str) -> list[str]:
    return list(dict.fromkeys(ARGUMENT.findall(text)))


def _of(mine: str, theirs: str, one: str, other: str) -> bool:
    """Whether English says *1 of 3*, and the message 3 and 1, with a small word between them, or a thing and one: *3
    games of 1*."""
    *thing, between = _between(mine, other, one).split() or [""]
    return _between(theirs, one, other) == "of" and between.isalpha() and len(between) <= SHORT and len(thing) <= 1


def _between(text: str, one: str, other: str) -> str:
    """What stands between the two, where they follow each other; a word if they never do."""
    found = re.search(f"{GAP}{one}{GAP}([^{GAP}]*){GAP}{other}{GAP}", text)
    return found[1].strip() if found else "-" + other


def _by_sign(mine: str, theirs: str, one: str, other: str) -> bool:
    """Whether only a sign is between them, an arrow or a stroke, the same as in English."""
    sign = _between(theirs, one, other)
    if _between(mine, other, one) in ARROWS:  # which leads from the first, however English says it
        return True
    return sign not in EITHER_WAY and not re.search(r"\w", sign) and _between(mine, other, one) == sign


def _by_name(mine: str, theirs: str, one: str, other: str) -> bool:
    """Whether they are ends of something that is told from its beginning, *from 1 to 6*."""
    texts = _between(mine, other, one), _between(theirs, one, other)
    return (one, other) in ORDERED and all(len(text.split()) <= BREATH and "-" not in text for text in texts)


def _crossed(near: Nearness, place: Place, mine: str, theirs: str, one: str, other: str) -> bool:
    """Whether the words around each of them are those that English has around the other."""
    straight = crossed = 0.0
    for name, second in ((one, other), (other, one)):
        for step in (-1, 1):  # what stands before it, and behind it
            own = _around(mine, name, step, own_root)
            straight += near.together(own, _english_around(theirs, name, step), place)
            straight += OTHER_SIDE * near.together(own, _english_around(theirs, name, -step), place)
            crossed += near.together(own, _english_around(theirs, second, step), place)
    return crossed > CLEARLY * straight + MORE


def _english_around(text: str, name: str, step: int) -> dict[str, float]:
    found = _around(text, name, step, english_root)
    return {word: weight for word, weight in found.items() if word not in JOINING}


def _around(text: str, name: str, step: int, root: Callable[[str], str]) -> dict[str, float]:
    """The words on one side of an argument, the nearest of which count most."""
    every = PARTS.findall(text.lower())
    at = every.index(f"{GAP}{name.lower()}{GAP}") + step
    found: dict[str, float] = {}
    weight = 1.0
    while 0 <= at < len(every) and len(found) < SEEN:
        part = every[at]
        if part.isalpha():
            found[root(part)] = max(found.get(root(part), 0.0), weight)
            weight *= FARTHER
        elif GAP not in part:
            weight *= BEHIND_A_STOP
        at += step
    return found

"""What stands together in a message, and not in its English: *militia: $m, cells: $n* where English counts $n militia,
and $m cells. Two things may come in any order, if what is said of each comes with it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from daedalus.kit.definition import Definition
from daedalus.text.figures import reader
from daedalus.text.places import ENGLISH
from daedalus.text.plain import APART, GAP
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.meanings import meaning_of, things
from daedalus_tools.i18n.opposed import PAIRS
from daedalus_tools.i18n.others import Texts, others

ARGUMENT = re.compile(f"{GAP}([\\w-]+){GAP}")
PARTS = re.compile(r"[.;,()]|:(?!\s*[\d\u25a1])|\u2014| - | \u2013 ")  # a sign between two things
JOINTS = {"and", "or"}
TICKED = re.compile("`([^`]+)`")
NAME, VALUE, NUMBER, TYPED = "<", "$", "#", "`"  # how marks begin that are no senses
OPPOSED_HERE = {*PAIRS, ("first", "then"), ("then", "first")}
AGREEING = 2  # so many other languages must name both
NOWHERE = -1  # what a word may say, it need not say


class Mark(NamedTuple):
    """Where something stands: in the text, and in which of its parts."""

    start: int
    part: int
    says: bool  # whether that part says anything besides


Marks = Mapping[str, Mark]


def changed_partners(
    game: Definition | None,
    full: str,
    text: str,
    english: str,
    language: str,
    elsewhere: Callable[[str], Texts],
) -> Iterator[tuple[str, str]]:
    """`text`, `english`: with the names of their arguments. Two things have changed places if something of each stands
    with the other; or of one, if nothing stays where it was, and all other languages have the order of English."""
    if APART in text or APART in english:
        return
    known = things(game) if game is not None else frozenset[str]()
    here, there = _marks(game, text, language), _marks(game, english, ENGLISH)
    both = sorted(here.keys() & there.keys())
    for one, other in itertools.combinations(both, 2):
        if (_kind(one, known) and _kind(one, known) == _kind(other, known)) or (one, other) in OPPOSED_HERE:
            apart = [x for x in both if x not in (one, other)]
            mine, theirs = (_moved(here, there, apart, *pair) for pair in ((one, other), (other, one)))
            crossed = bool(mine and theirs)
            if not crossed and (mine or theirs):
                turned = (here[one].start < here[other].start) is not (there[one].start < there[other].start)
                stays = any(_stay(here, there, apart, x) or not here[x].says for x in (one, other))
                crossed = turned and not stays and _agreed(full, language, elsewhere, there, (one, other))
            if crossed:
                if not mine:
                    one, other, mine = other, one, theirs
                yield "exchanged", f"{_called(mine[0])} with {_called(other)}, and not with {_called(one)}"
                return


def _moved(here: Marks, there: Marks, apart: Sequence[str], one: str, other: str) -> list[str]:
    """What English says with the one, and a message with the other."""
    return [x for x in apart if _with(there, x, one, other) and _with(here, x, other, one)]


def _stay(here: Marks, there: Marks, apart: Sequence[str], one: str) -> bool:
    return any(here[x].part == here[one].part and there[x].part == there[one].part for x in apart)


def _agreed(full: str, language: str, elsewhere: Callable[[str], Texts], there: Marks, pair: tuple[str, str]) -> bool:
    """Whether all other languages say both, in the order of English."""
    texts = [_marks(None, texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]
    order = sorted(pair, key=lambda x: there[x].start)
    return len(texts) >= AGREEING and all(
        order[0] in x and order[1] in x and x[order[0]].start < x[order[1]].start for x in texts
    )


def _kind(mark: str, known: frozenset[str]) -> str:
    if mark[0] in (NAME, VALUE, NUMBER, TYPED):
        return mark[0]
    return "thing" if mark in known else ""


def _with(marks: Marks, mark: str, one: str, other: str) -> bool:
    """Whether a mark stands with the one, and the other apart from both."""
    return marks[mark].part == marks[one].part != marks[other].part


def _marks(game: Definition | None, text: str, language: str) -> Marks:
    """In which part of a text each mark stands that it has once."""
    places: dict[str, list[int]] = {}
    for found in ARGUMENT.finditer(text):
        places.setdefault(VALUE + found[1], []).append(found.start())
    for found in TICKED.finditer(text):
        places.setdefault(TYPED + found[1], []).append(found.start())
    plain = ARGUMENT.sub(lambda found: GAP * len(found[0]), text)
    bounds = [found.start() for found in PARTS.finditer(plain)]
    for one in meaning_of(plain, language).every:
        bounds += [one.start] if one.perhaps & JOINTS else []
        for sense in one.perhaps:
            places.setdefault(sense, []).append(one.start if sense in one.sure else NOWHERE)
    for number in numbers(plain, language):
        places.setdefault(f"{NUMBER}{number.n}", []).append(number.start)
    for name, start, _ in reader(game, language).places(plain) if game is not None else ():
        places.setdefault(NAME + name, []).append(start)
    once = {mark: found[0] for mark, found in places.items() if len(found) == 1 and found[0] != NOWHERE}
    parts = {start: sum(bound <= start for bound in bounds) for found in places.values() for start in found}
    says = {part: {start for start in parts if parts[start] == part} for part in parts.values()}
    return {mark: Mark(start, parts[start], len(says[parts[start]]) > 1) for mark, start in once.items()}


def _called(mark: str) -> str:
    return mark.strip(NAME + NUMBER).replace("-", " ")

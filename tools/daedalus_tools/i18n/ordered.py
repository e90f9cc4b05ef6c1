"""Two things that have changed places in a sentence: *awakening becomes a cell, reaction a militia*. Words stand in
many orders, but where English and all other languages name two things of one kind in one order, the last one should."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence

from daedalus.kit.definition import Definition
from daedalus.text.figures import reader
from daedalus.text.folding import BOTH
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.beside import APART, WORD, Place, messages, pieces
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.lexicon import Roots, book_of, root
from daedalus_tools.i18n.meanings import says
from daedalus_tools.i18n.names import SIDE
from daedalus_tools.i18n.others import Texts, others

AGREEING = 2  # so many other languages must name both
THAN = "than"  # *more cells than troops*
COMPARED = (THAN, "before", "after")
PART = re.compile("[.;]")
JOINTS = {"and", "or", "nor"}
NEAR = 1  # words from one to the other that belong together: *Fair governance*


def changed_order(game: Definition, place: Place, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """Things that are named in another order than everywhere else, in a message or in a part of it."""
    here, there = ([part for part in PART.split(x) if part.strip()] for x in (text, english))
    if APART not in text and 1 < len(here) == len(there):
        for mine, theirs in zip(here, there, strict=True):
            if found := list(_order(game, None, mine, theirs, language)):
                yield found[0]
                return
    yield from _order(game, place, text, english, language)


def _order(game: Definition, place: Place | None, text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """`place`: where the other languages say it; without it, only what is compared counts."""
    book = book_of(game.id, language)
    spoken = _words(english)
    theirs = [root(word) for word in spoken]
    alone = {x: n for x in book.names if len(x) == 1 and (n := _once(theirs, min(x).__eq__)) is not None}
    if len(alone) < AGREEING or APART in text:
        return
    mine = {thing: n for thing in alone if (n := _named(game, language, text, thing)) is not None}
    for one, other in itertools.combinations(sorted(mine, key=alone.__getitem__), 2):
        listed = alone[other] - alone[one] == NEAR + 1 and spoken[alone[one] + 1] in JOINTS  # *Poor nor Fair*
        alike = book.kinds[one] & book.kinds[other] and alone[other] - alone[one] > NEAR and not listed
        turned = alike and mine[other] < mine[one]
        compared = _compared(english, ENGLISH, alone[one], alone[other]) if turned else frozenset()
        if (compared & _compared(text, language, mine[other], mine[one])) or (
            turned and place and _agreed(game, place, one, other, language)
        ):
            yield "exchanged", f"{book.called[other]} stands where all others have {book.called[one]}"
            return


def _compared(text: str, language: str, first: int, second: int) -> frozenset[str]:
    """By which word two others of a text are compared that stands between them: *than*, *before*."""
    between = _words(text)[first + 1 : second]
    return frozenset(sense for sense in COMPARED for word in between if says(word, sense, language))


def changed_sides(
    game: Definition, full: str, text: str, english: str, language: str, elsewhere: Callable[[str], Texts]
) -> Iterator[tuple[str, str]]:
    """As many sides as all other languages name, and not the same, or in another order."""
    mine = _sides(game, text, language) if APART not in text else []
    if mine and mine != _sides(game, english, ENGLISH):
        found = [_sides(game, texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]
        said = [_sides(game, english, ENGLISH), *found]
        more = [
            side
            for side in mine
            if side != BOTH and len(found) >= AGREEING and all(side not in other for other in said)
        ]
        named = said if said[0] else found  # English may speak of a side in the plural
        fewer = (
            [side for side in named[0] if all(mine.count(side) < other.count(side) for other in named)] if named else []
        )
        if more and fewer:
            yield "another-side", f"{more[0]} where all others have {fewer[0]}"
            return
        agreed = len(found) >= AGREEING and all(found[0] == other for other in found)
        moved = [one.n for one in numbers(text, language)] != [one.n for one in numbers(english, ENGLISH)]
        if agreed and mine != found[0] and len(mine) == len(found[0]) and not (moved and {*mine} == {*found[0]}):
            yield "another-side", f"{', '.join(mine)} where all others have {', '.join(found[0])}"


def _sides(game: Definition, text: str, language: str) -> list[str]:
    names, _ = reader(game, language).order(text)
    return [key.removeprefix(SIDE) for keys in names for key in sorted(keys) if key.startswith(SIDE)]


def _agreed(game: Definition, place: Place, one: Roots, other: Roots, language: str) -> bool:
    """Whether all other languages name both, in the order of English."""
    texts = [(name, messages(name)[place].text) for name in others(language) if place in messages(name)]
    found = [[_named(game, name, text, thing) for thing in (one, other)] for name, text in texts]
    return len(found) >= AGREEING and all(a is not None and b is not None and a < b for a, b in found)


def _named(game: Definition, language: str, text: str, thing: Roots) -> int | None:
    """Where a text names a thing, if it does so once."""
    stems = tuple(book_of(game.id, language).stems.get(thing, ()))
    return _once(_words(text), lambda word: word.startswith(stems))


def _once(words: Sequence[str], fits: Callable[[str], object]) -> int | None:
    found = [n for n, word in enumerate(words) if fits(word) is True]
    return found[0] if len(found) == 1 else None


def _words(text: str) -> list[str]:
    return [word.lower() for piece in pieces(text) for word in WORD.findall(piece)]

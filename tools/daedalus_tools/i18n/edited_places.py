"""Two things that have changed places in a message, while all else stays where it was. Where what is said of them has
moved with them, or a list has another order, nothing has changed."""

from __future__ import annotations

import difflib
import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.figures import reader
from daedalus.text.locales import having
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.denial import words
from daedalus_tools.i18n.edited_blocks import exchanged_blocks
from daedalus_tools.i18n.edits import Edit, Text, Token, is_form
from daedalus_tools.i18n.listed import is_bound
from daedalus_tools.i18n.meanings import Meant, meaning_of, things
from daedalus_tools.i18n.names import titles
from daedalus_tools.i18n.opposed import NOUNS, OPPOSED, OR

NUMBER, PUT_IN, THING = "number", "put in", "thing"  # kinds of marks, besides what names are of
APART = 2  # tokens between two that are more than a joint
LISTS = ("list-and", "list-or")  # the messages that join the last of a list to the others
SHORT = 3  # words of a text that has no other order than the reverse
QUOTED = re.compile(r"[“„«]([^“”„«»]+)[”“»]")
BEGINS = 3  # letters that names begin with which are easily taken for each other
LIST = 4  # words between two things of a list
# Words that stand here or there in a sentence, as one likes.
RATIO = ":"  # between two figures or sides, of which each has its place
SIGN = re.compile(r"[^\s\w,]")  # *Iraq (Ally)*
FREE = {
    "again",
    "already",
    "always",
    "ever",
    "here",
    "including",
    "now",
    "often",
    "once",
    "only",
    "random",
    "still",
    "then",
}
ORDER = {"first", "last", "second"}
MOVED, SMALL = 2, 4  # so many others, prepositions of so few letters, may stand elsewhere
Found = Iterator[tuple[str, str]]


class Mark(NamedTuple):
    """A thing in a text: of which kind, which one, and where."""

    kind: str
    what: str
    start: int
    end: int


@functools.cache
def joints(language: str) -> frozenset[str]:
    """The words by which a language joins lists."""
    every = [having(game, language) for game in map(registry.game, registry.ours())]
    return frozenset(
        word for messages in every for key in LISTS if key in messages for word in words(messages[key].text)
    )


def changed_places(e: Edit, game: Definition | None, language: str) -> Found:
    marks = _marks(e.was, game, language)

    def kinds(piece: Sequence[Token]) -> frozenset[str]:
        return frozenset(x.kind for x in marks if piece[0].start <= x.start and x.end <= piece[-1].end)

    blocks = exchanged_blocks(e, kinds, joints(language), language)
    found = next(itertools.chain(_words(e, language), _things(e, game, language), blocks), None)
    if found is not None:
        yield "exchanged", "{} and {} have changed places".format(*found)


def another_name(e: Edit, game: Definition | None, english: str, language: str) -> Found:
    """The name of another place or side, the title of another card, or another name in quotation marks."""
    here, there = (Counter(name for _, name in _names(text, game, language)) for text in (e.now, e.was))
    for wrong, right in itertools.product(sorted(here - there), sorted(there - here)):
        yield "another-thing", f"{_said(wrong)} instead of {_said(right)}"
    if there - here and not here - there:  # a name that the game does not have: *South America* for *South Africa*
        yield from _unknown_name(e, min(there - here))
    yield from _quoted(e, english)
    if game is not None:
        here, there = (Counter(titles(game).findall(text.text)) for text in (e.now, e.was))
        for wrong, right in itertools.product(sorted(here - there), sorted(there - here)):
            yield "title", f"{wrong} instead of {right}"


def _quoted(e: Edit, english: str) -> Found:
    """A name in quotation marks that English does not have, for one that it has."""
    here, there = (Counter(QUOTED.findall(text.text)) for text in (e.now, e.was))
    wrong = [name for name in here - there if name not in english]
    right = [name for name in there - here if name in english]
    if wrong and right:
        yield "title", f"{wrong[0]} instead of {right[0]}"


def _unknown_name(e: Edit, name: str) -> Found:
    for was, now in e.in_place if e.as_long and len(e.gone) == len(e.come) == len(e.in_place) == 1 else ():
        capital = all(text.text[token.start].isupper() for text, token in ((e.was, was), (e.now, now)))
        if capital and was.said[:BEGINS] == now.said[:BEGINS]:
            yield "another-thing", f"{e.now.text[now.start : now.end]} instead of {_said(name)}"


def _words(e: Edit, language: str) -> Iterator[tuple[str, str]]:
    """Two words, each of which stands where the other stood."""
    where = [i for i, (a, b) in enumerate(zip(e.was.tokens, e.now.tokens, strict=False)) if a.said != b.said]
    if e.as_long and len(where) == 2:
        (a, b), (c, d) = ((e.was.tokens[i], e.now.tokens[i]) for i in where)
        between_them = e.was.text[a.end : c.start]
        signed = between_them == RATIO or (a.is_put_in and SIGN.search(between_them))
        if where[1] - where[0] == 1 and not signed:
            return
        between = words(e.was.text[a.end : c.start])
        may_join = OR in meaning_of(e.was.text[a.end : c.start], language).perhaps
        if where[1] - where[0] == 2 and between and (may_join or between <= joints(language)):  # a list
            return
        if len(e.was.tokens) <= SHORT and not a.is_put_in:  # *the turn ends*, *ends the turn*
            return
        both = [one for x in (a, c) for one in meaning_of(x.said, language).every]
        if any(not FREE.isdisjoint(one.perhaps) and ORDER.isdisjoint(one.sure) for one in both):
            return
        if a.is_put_in is not c.is_put_in:  # what is put in has its own case or way
            return
        crossed = all(one.said == other.said or is_form(one, other, language) for one, other in ((a, d), (b, c)))
        if crossed and not is_form(a, c, language):
            yield a.said, c.said


def _things(e: Edit, game: Definition | None, language: str) -> Iterator[tuple[str, str]]:
    """Two things of one kind, of several words perhaps."""
    here, there = _marks(e.was, game, language), _marks(e.now, game, language)
    times = Counter(mark.what for mark in here), Counter(mark.what for mark in there)
    now = {mark.what: mark for mark in there}
    same_word = {form.said: token.said for token, form in e.formed}
    if _is_turned(e, here):
        return
    once = [mark for mark in here if times[0][mark.what] == times[1][mark.what] == 1]
    for one, other in itertools.combinations(once, 2):
        new = now[other.what], now[one.what]
        if one.kind == other.kind and one.end <= other.start and new[0].end <= new[1].start:
            before, now_before = _with_articles(e.was, (one, other), language), _with_articles(e.now, new, language)
            rest, left = _without(e.was, before), [same_word.get(x, x) for x in _without(e.now, now_before)]
            same = difflib.SequenceMatcher(None, rest, left, autojunk=False).get_matching_blocks()
            moved = [*rest]
            for block in same:
                moved[block.a : block.a + block.size] = [""] * block.size
            stays = sum(bool(x) for x in moved) <= MOVED and all(
                len(x) <= SMALL or is_bound(x, language) for x in moved
            )
            between = words(e.was.text[one.end : other.start])
            alone = not any(one.end <= mark.start < other.start for mark in here)
            if alone and len(between) <= LIST and not between.isdisjoint(joints(language)):  # *a board or a game*
                continue
            was, is_now = _places(e.was, (one, other)), _places(e.now, new)
            apart = was[1] - was[0] >= APART or all(_is_formed(mark, e) for mark in new)
            if stays and apart and all(abs(a - b) <= 1 for a, b in zip(was, is_now, strict=True)):
                yield _called(e.was, one), _called(e.was, other)
                return


def _is_formed(mark: Mark, e: Edit) -> bool:
    """Whether it stands in another form than before: *replaces cells with markers*, in a language of cases."""
    return any(mark.start <= token.start < mark.end for _, token in e.formed)


def _is_turned(e: Edit, marks: Sequence[Mark]) -> bool:
    """Whether a verb has been turned round, so that what it stands between must change places: *limits*, *is limited
    by*."""
    named = {x.start for mark in marks for x in e.was.tokens if mark.start <= x.start < mark.end}
    return bool(e.come) and any(token.start not in named for token, _ in e.formed)


def _marks(text: Text, game: Definition | None, language: str) -> list[Mark]:
    known = (things(game) if game is not None else frozenset()) | NOUNS
    named = dict(_names(text, game, language))
    found = [Mark(name.partition("-")[0], name, start, end) for (start, end), name in named.items()]
    found += [Mark(PUT_IN, token.said, token.start, token.end) for token in text.tokens if token.is_put_in]
    found += [Mark(NUMBER, str(number.n), number.start, number.end) for number in numbers(text.text, language)]
    for meant in meaning_of(text.text, language).every:
        if all(meant.end <= start or end <= meant.start for start, end in named):
            found += [Mark(kind, sense, meant.start, meant.end) for kind, sense in _kinds(meant, known)]
    return _together(sorted(found, key=lambda mark: mark.start), text.text)


def _kinds(meant: Meant, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Things, and contraries, which are of one kind each."""
    yield from ((THING, sense) for sense in sorted(meant.sure & known))
    yield from ((min(pair), sense) for pair in OPPOSED for sense in pair if sense in meant.sure - known)


def _together(marks: Sequence[Mark], text: str) -> list[Mark]:
    """Things that stand together are one: *besieged regime*."""
    found: list[Mark] = []
    for mark in marks:
        last = found[-1] if found else None
        if last is not None and last.kind == mark.kind == THING and text[last.end : mark.start] == " ":
            found[-1] = Mark(THING, f"{last.what} {mark.what}", last.start, mark.end)
        else:
            found.append(mark)
    return found


def _names(text: Text, game: Definition | None, language: str) -> Iterator[tuple[tuple[int, int], str]]:
    for name, start, end in reader(game, language).places(text.text) if game is not None else ():
        yield (start, end), name


def _said(name: str) -> str:
    return name.partition("-")[2].replace("-", " ")


def _without(text: Text, marks: Sequence[Mark]) -> list[str]:
    return [token.said for token in text.tokens if all(token.end <= m.start or m.end <= token.start for m in marks)]


def _with_articles(text: Text, marks: Sequence[Mark], language: str) -> list[Mark]:
    """Two things with the words before them, if these are forms of one: *each awakening*, *each reaction*."""
    before = [next((t for t in reversed(text.tokens) if t.end <= mark.start), None) for mark in marks]
    one, other = before
    if one is None or other is None or (one.said != other.said and not is_form(one, other, language)):
        return [*marks]
    return [*marks, *(Mark("", token.said, token.start, token.end) for token in (one, other))]


def _places(text: Text, marks: Sequence[Mark]) -> list[int]:
    """How many of the other tokens stand before each."""
    others = [token for token in text.tokens if all(token.end <= m.start or m.end <= token.start for m in marks)]
    return [sum(token.end <= mark.start for token in others) for mark in marks]


def _called(text: Text, mark: Mark) -> str:
    return f"{{ {mark.what} }}" if mark.kind == PUT_IN else text.text[mark.start : mark.end]

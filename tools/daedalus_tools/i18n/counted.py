"""The numbers that a text says, in figures or as words. How a language spells them stands in its `text/numbers.ftl`;
one that declares none is compared by its figures alone."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from daedalus.kit import registry
from daedalus.text.figures import number_words
from daedalus.text.locales import APART, Message, Problem, having
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.checked import Checked

IN_WORDS = "in-words-"  # the messages that list the words for a number
NUMBER = re.compile(r"(?<![\w-])[^\W\d_]+(?![\w-])|\d+")  # a figure, or a word that is no part of another
WORD = re.compile(r"[^\W\d_]+")
ONE = 1  # its words may be articles
SMALL = 2  # numbers that a language may say otherwise: by an article, *both*, *a pair*
ROUND = 20  # a number that is followed by a smaller one: *twenty five*
BEGINS = 4  # letters by which a number is known in a longer word
Order = tuple[Sequence[frozenset[str]], Sequence[int]]  # names and figures, as they come in a text


@frozen
class Said:
    """A number of a text, and where it stands."""

    n: int
    figure: bool
    start: int
    end: int


@functools.cache
def spelled(language: str) -> Mapping[str, int]:
    """The words for numbers that a language declares."""
    every = (m for game in map(registry.game, registry.ours()) for m in having(game, language).values())
    return {word: n for m in every if (n := number_of(m)) for word in m.text.lower().split()}


@functools.cache
def declared(language: str) -> frozenset[int]:
    """The numbers that it has words for, which are no articles."""
    return frozenset(spelled(language).values()) - {ONE}


def number_of(m: Message) -> int:
    """The number whose words a message lists, or 0."""
    figure = m.key.removeprefix(IN_WORDS)
    return int(figure) if m.key.startswith(IN_WORDS) and figure.isdecimal() and not m.form else 0


def check_words(c: Checked) -> Iterator[Problem]:
    """A word for two numbers."""
    seen: dict[str, Message] = {}
    for m in c.messages.values():
        for word in m.text.lower().split() if number_of(m) else ():
            other = seen.setdefault(word, m)
            if other is not m:
                yield c.problem(m, "number", f"{word} is {number_of(other)} too")


@functools.lru_cache(20_000)
def said(text: str, language: str) -> tuple[Said, ...]:
    """The numbers of a text, as they come."""
    known, found = spelled(language), list[Said]()
    for token in NUMBER.finditer(text.lower()):
        figure = token[0].isdecimal()
        if not figure and known.get(token[0], ONE) == ONE:
            continue
        n = int(token[0]) if figure else known[token[0]]
        before = found[-1] if found else None
        if (
            before
            and not figure
            and not before.figure
            and before.n >= ROUND > 10 > n
            and token.start() == before.end + 1
        ):
            found[-1] = Said(before.n + n, figure, before.start, token.end())
        else:
            found.append(Said(n, figure, token.start(), token.end()))
    return tuple(found)


def ones(text: str, language: str) -> int:
    """How many words for one a text has, articles among them."""
    known = spelled(language)
    return sum(known.get(word) == ONE for word in NUMBER.findall(text.lower()))


def in_figures(text: str, language: str) -> str:
    """A text with all its numbers in figures."""
    for one in reversed(said(text, language)):
        text = f"{text[: one.start]}{one.n}{text[one.end :]}"
    return text


def numbers(mine: str, theirs: str, language: str, *, small: bool = False) -> Iterator[tuple[str, str]]:
    """Numbers that are only in one of both. A word may be more than English says (*one of the four*), a figure not.
    `small`: what English says by a small figure may be said otherwise."""
    own, every = said(mine, language), said(theirs, ENGLISH)
    known = declared(language)
    english = [one for one in every if one.figure or one.n in known]
    here, there = (Counter(one.n for one in found) for found in (own, english))
    if here == there:
        return
    lost = there.keys() - here.keys()
    soft = number_words(theirs) | {one.n for one in every}
    wrong = here.keys() - there.keys() - soft
    if APART not in mine:  # no variant says anything again
        wrong |= _oftener(here, there, soft if lost else frozenset(here))
    if not lost and here.total() == there.total():  # one number in the place of another that both have
        lost = set(there - here)
    if wrong and lost:
        yield "number", f"{_listed(wrong)} instead of {_listed(lost)}"
        return
    figures = {one.n for one in own if one.figure}
    more = (wrong & figures) - {0} - ({1} if small else set())
    if more:
        yield "number", f"{_listed(more)} is not in English"
        return
    free = {one.n for one in english if one.n <= SMALL and (small or not one.figure)} | {0}
    lost = {n for n in there.keys() - here.keys() - free if not within(mine, n, language)}
    if lost:
        yield "number", f"{_listed(lost)} is not said"


def _oftener(here: Counter[int], there: Counter[int], soft: frozenset[int]) -> set[int]:
    """Numbers that are said oftener than by English: in the place of others, if both say as many."""
    more = set(here - there)
    return more if here.total() == there.total() else more - soft - {1}


def within(text: str, n: int, language: str) -> bool:
    """Whether a longer word may say a number: *a figure of seven digits* is one word in some languages."""
    begins = tuple({word[:BEGINS] for word, m in spelled(language).items() if m == n})
    return any(word.startswith(begins) for word in WORD.findall(text.lower()))


def exchanged(mine: Order, theirs: Order) -> Iterator[tuple[str, str]]:
    """The same names in the same order, and the same figures in another: each is now said of something else."""
    (names, here), (their_names, there) = mine, theirs
    alike = len(names) == len(their_names) and all(a & b for a, b in zip(names, their_names, strict=True))
    if alike and len(set(names)) > 1 and here != there and Counter(here) == Counter(there):
        yield "number", f"{', '.join(map(str, here))} instead of {', '.join(map(str, there))}, in this order"


def _listed(found: set[int]) -> str:
    return ", ".join(map(str, sorted(found)))

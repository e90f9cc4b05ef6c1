"""What a text by hand says by words whose meaning is known (`meanings`), beside the text that is made in its language
and the English one: the contrary of what both say, another thing, and a limit or a thing that both have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.meanings import TOKEN, called, meaning_of
from daedalus_tools.i18n.opposed import BY, NOT, ONLY, OPPOSED, OPPOSED_ALIKE, OR
from daedalus_tools.i18n.senses import strangers

LIMITS = (
    "only",
    "except",
    "outside",
    "half",
    "double",
    "at-most",
    "at-least",
    "face-up",
    "face-down",
    "may",
)  # not left out either
INSTEAD = {"outside": {"not", "except"}, "may": {"want", "choose", "allowed", "forbidden", "not"}}  # if it surely is
IF = "if"
HALF, TWO = "half", 2
NUMBERED = (("at-least", "at-most"), ("before", "after"), ("more", "less"))  # what is said of a number
STRICT = (("more", "at-least"), ("less", "at-most"))  # of which the first is without the number itself
DENYING = {*BY, *(sense for senses in BY.values() for sense in senses), "only", "end"}  # what may deny
LIMITED = {"at-most", "at-least", "until", "other", "all", "more", "less"}  # what may be said by a denial
OTHERWISE = "otherwise"  # *if it does not*
LASTING = {"turn-of-game"}  # how long something lasts
FREEDOM = ("must", "may")  # which a text may have both
NUMBER = re.compile(r",? \d")
EXCEPT = {"except", "outside", "without"}
CHOSEN = {"choose", "one-of", "except"}  # what may say *or*
WAYS = {"raise", "lower"}


def senses_by_hand(mine: str, made: str, english: str, language: str) -> Iterator[str]:
    own, right, theirs = meaning_of(mine, language), meaning_of(made, language), meaning_of(english, ENGLISH)
    for pair in OPPOSED_ALIKE:
        for wrong, meant in (pair, pair[::-1]):
            unsaid = wrong in own.sure - right.perhaps - theirs.perhaps
            surely = wrong in own.sure - right.sure - theirs.sure and meant in right.sure & theirs.sure
            both = right.sure & theirs.perhaps | right.perhaps & theirs.sure
            more = own.surely[wrong] > max(right.at_most[wrong], theirs.at_most[wrong])
            fewer = own.at_most[meant] < min(right.surely[meant], theirs.surely[meant])
            freely = {one.words for one in right.every if meant in one.sure}
            less = (wrong, meant) == FREEDOM and unsaid and meant in theirs.sure and bool(freely)
            less = less and freely.isdisjoint({one.words for one in own.every})
            if (
                less
                or (unsaid and meant in both - own.perhaps)
                or (surely and meant not in own.perhaps)
                or (more and fewer)
            ):
                yield f"{own.words_of(wrong)}: {called(wrong)} instead of {called(meant)}"
    for sense in EXCEPT & own.sure - right.each - theirs.each:
        if right.perhaps.isdisjoint(BY[NOT] | {NOT}):
            yield f"{own.words_of(sense)}: the effect has no exception"
    denied = NOT in right.perhaps | theirs.perhaps or not (right.sure | theirs.sure).isdisjoint(DENYING | LIMITED)
    if any(one.sure == {NOT} for one in own.every) and not (denied or OTHERWISE in theirs.sure):
        yield f"{own.words_of(NOT)}: the effect denies nothing"
    known = {one.words for one in right.every}
    others = frozenset[str]().union(*(one.perhaps for one in own.every if one.words not in known or OR in one.sure))
    if OR in right.sure & theirs.sure and OR not in others and others.isdisjoint(CHOSEN):
        yield "or is left out"
    numbered = any(OR in one.sure and NUMBER.match(mine, one.end) for one in own.every)  # *or 6 if*
    if OR in own.sure and OR not in right.each | theirs.each and not numbered:
        yield f"{own.words_of(OR)}: or, where the effect has and"
    here, there = limited(mine, language), limited(made, language) | limited(english, ENGLISH)
    for limit, n in sorted(here - there):
        other = next(b if limit == a else a for a, b in NUMBERED if limit in (a, b))
        strict = next((b if limit == a else a for a, b in STRICT if limit in (a, b)), "")
        instead = [sense for sense in (other, strict) if (sense, n) in there]
        if instead and (instead[0] == other or (strict, n) not in here):
            yield f"{called(limit)} {n} instead of {called(instead[0])} {n}"
    every = ({number.n for number in numbers(text, language)} for text in (mine, made))
    halved = TWO in next(every) - next(every)  # *1 for every 2*
    for sense in LIMITS:
        if sense == HALF and halved:
            continue
        by = {IF} if sense == ONLY else BY.get(sense, frozenset())
        said = not own.perhaps.isdisjoint(by) or not own.sure.isdisjoint(INSTEAD.get(sense, set()))
        if sense in right.sure & theirs.sure - own.each and not said:
            yield f"{called(sense)} is left out"


def another_by_hand(mine: str, made: str, english: str, language: str, known: frozenset[str]) -> Iterator[str]:
    """A thing or level that neither of both texts names, or nothing for one that both do."""
    own, right, theirs = meaning_of(mine, language), meaning_of(made, language), meaning_of(english, ENGLISH)
    wrong = sorted(own.sure & known - right.perhaps - theirs.perhaps)
    lost = sorted(right.sure & theirs.sure & (known | LASTING) - own.each)
    if len(lost) > len(strangers(own, language)):
        says = f"{own.words_of(wrong[0])}: {called(wrong[0])} instead of" if wrong else "nothing is said of"
        yield f"{says} {', '.join(map(called, lost))}"


def limited(text: str, language: str) -> set[tuple[str, int]]:
    """The numbers of a text that are limits: *at least 6*, *6 or more*."""
    low = text.lower()
    every = numbers(text, language)
    found = set()
    for one in meaning_of(text, language).every:
        near = [n for n in every if _between(low, (one.start, one.end), (n.start, n.end))]
        found |= {(sense, n.n) for n in near[:1] for pair in NUMBERED for sense in pair if sense in one.sure}
    return found


def _between(text: str, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two words stand side by side, or one small word apart."""
    first, second = sorted((one, other))
    apart = text[first[1] : second[0]] if first[1] <= second[0] else ""
    return bool(apart) and len(apart.split()) <= 1 and not re.search("[.;:,()]", apart)


def direction(text: str, language: str) -> str:
    """Whether a text says surely that something is raised, or lowered, and not both."""
    [way, *more] = WAYS & meaning_of(text, language).sure or {""}
    return "" if more else way


def contrary_of(mine: str, right: str, language: str) -> Iterator[str]:
    """The contrary of a sentence of the same language that is nearly the same."""
    own, meant = meaning_of(mine, language), meaning_of(right, language)
    for pair in OPPOSED:
        for wrong, right_sense in (pair, pair[::-1]):
            if wrong in own.sure - meant.perhaps and right_sense in meant.sure - own.perhaps:
                yield f"{called(wrong)} instead of {called(right_sense)}"


def may_deny(text: str, language: str, besides: str = "") -> bool:
    """Whether a text has a word by which it may deny something; `besides`: that this has not."""
    known = {*TOKEN.findall(besides.lower())}
    own = (one for one in meaning_of(text, language).every if not known.issuperset(TOKEN.findall(one.words)))
    return any(not one.perhaps.isdisjoint(DENYING) for one in own)

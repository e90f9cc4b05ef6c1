"""A word that stands where another stood, while all around it is what it was: by what each of them surely says, and by
the list of those that may stand for each other (`synonyms`)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from attrs import frozen

from daedalus_tools.i18n.edited_places import joints
from daedalus_tools.i18n.listed import is_small
from daedalus_tools.i18n.meanings import Meant, Said, called, words_of
from daedalus_tools.i18n.opposed import ACTIONS, GENERAL, NOT, ONLY, OR, PAIRS_ALIKE

AND, WAYS = "and", (("from-where", "to-where"), ("to-where", "from-where"))
LONG = 4  # letters of a word that is no small one
Found = Iterator[tuple[str, str]]
Says = tuple[Meant, str]  # words, and what they say


@frozen
class Pair:
    """Words, and those that stand where they stood."""

    gone: Meant
    come: Meant
    theirs: Said  # what English says
    known: frozenset[str]  # things and levels of the game
    language: str
    alone: bool  # all else that has changed is said in other words
    only: bool  # or nothing else has
    sole: bool  # this is all that has changed where it stands, in as many words
    denies: bool  # another word of the same text denies
    turned: bool  # something is denied now that was not, or the other way round


def another_instead(p: Pair) -> Found:
    yield from itertools.islice(itertools.chain(_another_sense(p), _denied(p), _joint(p), _way(p), _unlike(p)), 1)


def _another_sense(p: Pair) -> Found:
    """The contrary, another thing, or something that English does not say for something that it does."""
    surely = list(itertools.product(sorted(p.come.sure - p.gone.sure), sorted(p.gone.sure - p.come.sure)))
    opposed = [(new, lost) for new, lost in surely if (lost, new) in PAIRS_ALIKE]
    opposed = [(new, lost) for new, lost in opposed if {new, lost} != GENERAL or lost in p.theirs.sure]
    kinds = p.known, ACTIONS
    things = [(new, lost) for new, lost in surely if any(new in kind and lost in kind for kind in kinds)]
    only = [(new, lost) for new, lost in surely if new not in p.gone.perhaps and lost not in p.come.perhaps]
    unsaid = [(new, lost) for new, lost in only if lost in p.theirs.perhaps]
    for what, found in (
        ("contrary", opposed * (not p.turned)),
        ("another-thing", things),
        ("another-thing", unsaid * (p.only or p.sole)),
    ):
        for new, lost in found[:1]:
            yield what, f"{told((p.come, new))} instead of {told((p.gone, lost))}"


def _denied(p: Pair) -> Found:
    """A word that denies for one that does not, or the other way round: also with its beginning alone (*un-*)."""
    if not p.sole:
        return
    for one, other in ((p.gone, p.come), (p.come, p.gone)):
        begins = one.words.removesuffix(other.words)
        denying = words_of(p.language).says(begins)[0] if begins != one.words else ()
        if p.denies:  # *is not one*, *is none*
            return
        if ONLY in one.sure and NOT in other.sure:
            yield "contrary", f"{p.come.words} instead of {p.gone.words}"
            return
        if NOT in denying or (NOT in one.sure and NOT not in other.perhaps):
            yield "contrary", f"{p.come.words} instead of {p.gone.words}"
            return


def _joint(p: Pair) -> Found:
    """*Or* for *and*, or the contrary."""
    both = p.come.words in joints(p.language) or OR not in p.come.perhaps
    turned = (OR in p.gone.sure and OR not in p.come.sure and both) or (OR in p.come.sure and OR not in p.gone.sure)
    if turned and AND in (p.gone.perhaps if OR in p.come.sure else p.come.perhaps):
        if (OR in p.theirs.sure) is (OR in p.gone.sure):
            yield "contrary", f"{p.come.words} instead of {p.gone.words}"


def _way(p: Pair) -> Found:
    """*To* for *from*, or the contrary."""
    for wrong, right in WAYS:
        turned = wrong in p.come.perhaps - p.gone.perhaps and right in p.gone.perhaps - p.come.perhaps
        if turned and right in p.theirs.perhaps:
            yield "contrary", f"{p.come.words} instead of {p.gone.words}"


def _unlike(p: Pair) -> Found:
    """A small word that does not stand for the other, by the list of those that do, and may say the contrary; or a word
    of which neither may say what the other may."""
    small = p.only and is_small(p.gone.words, p.language) and is_small(p.come.words, p.language)
    small = small and not (NOT in p.gone.sure and NOT in p.come.sure)  # *no* for *not*
    small = small and may_oppose(p.gone.perhaps, p.come.perhaps)
    known = p.gone.perhaps and p.come.perhaps and min(len(p.gone.words), len(p.come.words)) >= LONG
    apart = p.gone.perhaps.isdisjoint(p.come.perhaps) and not p.gone.perhaps.isdisjoint(p.theirs.perhaps)
    known = known and not is_small(p.come.words, p.language)  # *it* for a name
    if small or (p.only and known and apart):
        yield "another-thing", f"{p.come.words} instead of {p.gone.words}"


def may_oppose(gone: frozenset[str], come: frozenset[str]) -> bool:
    """Whether of two contraries the one may have been said, and the other may be now."""
    return any(one in gone - come and other in come - gone for one, other in PAIRS_ALIKE if {one, other} != GENERAL)


def told(says: Says) -> str:
    words, sense = says
    return words.words if words.words == called(sense) else f"{words.words} ({called(sense)})"

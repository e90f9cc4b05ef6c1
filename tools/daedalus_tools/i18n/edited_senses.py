"""What a small change says otherwise than before, by the senses that are gone and those that have come: something else,
less, or more. What English says tells whether it had to be said."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from attrs import frozen

from daedalus_tools.i18n.counted import spelled
from daedalus_tools.i18n.edited_pairs import Says, told
from daedalus_tools.i18n.meanings import Meant, Said
from daedalus_tools.i18n.opposed import ACTIONS, BY, GENERAL, KEPT, NOT, OR, PAIRS_ALIKE, TURNED

ALL, ONE, OWN = "all", "one-of", "own"
TINY = 3  # words that are gone or have come, if they are all that has changed
AGREEING = 2  # words in other forms that agree with the one that is another
# What no other word says by the way: whoever leaves it out, says something else.
UNSAID = frozenset({*KEPT, OR, "random", "must", "may"})
# And what is not said by chance.
FIRM = UNSAID | {sense for pair in PAIRS_ALIKE for sense in pair}
# And what stands for no other word by chance.
STRONG = frozenset({"less", "more", "only", "except", "half", "double"})
# And what nobody puts in for the sound of it.
PUT_IN = UNSAID | {"before", "after", "above", "below", "more", "less", "own"}
Found = Iterator[tuple[str, str]]


@frozen
class Change:
    """What is gone and what has come, with what it says that the other does not."""

    language: str
    was: Said
    now: Said
    theirs: Said  # what English says
    gone: Sequence[Meant]
    come: Sequence[Meant]
    lost: Sequence[Says]
    new: Sequence[Says]
    known: frozenset[str]  # things and levels of the game
    formed: int  # words in other forms
    other_words: bool  # some are said in other words
    old_words: bool  # whether any are gone
    new_words: bool  # whether any have come
    still_denies: bool  # a word that only denies is there
    denied_otherwise: bool  # something that is gone may deny: *without*

    @property
    def is_one_word(self) -> bool:
        """Whether one word stands for another, and all else is what it was."""
        return len(self.gone) == len(self.come) == 1 and not self.other_words and self.formed <= AGREEING

    @property
    def is_tiny(self) -> bool:
        return len(self.gone) + len(self.come) <= TINY

    @property
    def is_affirmed(self) -> bool:
        """Whether what is gone denies nothing, and what has come does not deny its contrary (*open*, *not closed*)."""
        said = {sense for one in self.gone for sense in one.sure - TURNED}
        contrary = {other for own, other in PAIRS_ALIKE if own in said}
        may_deny = any(NOT in one.perhaps for one in self.gone)
        return (
            not may_deny
            and len(self.come) <= len(self.gone) + 1
            and all(contrary.isdisjoint(x.perhaps) for x in self.come)
        )

    def denies_besides(self, gone: Meant, come: Meant) -> bool:
        """Whether both texts deny something by a word that has not changed."""
        every = ((self.was, gone), (self.now, come))
        return all(any(NOT in x.sure for x in said.every if x.words != one.words) for said, one in every)

    def is_new(self, sense: str) -> bool:
        """Whether it is said more often than before, and than English does."""
        return self.now.surely[sense] > max(self.theirs.at_most[sense], self.was.at_most[sense])


def said_otherwise(c: Change) -> Found:
    yield from itertools.chain(_replaced(c), _left_out(c), _added(c))


def _replaced(c: Change) -> Found:
    """The contrary; something that English does not say for something that it does; another thing."""
    pairs = [(new, lost) for lost in c.lost for new in c.new]
    opposed = [(new, lost) for new, lost in pairs if (lost[1], new[1]) in PAIRS_ALIKE]
    things = [(new, lost) for new, lost in pairs if new[1] in c.known and lost[1] in c.known]
    unsaid = [(n, lost) for n, lost in pairs if lost[1] in c.theirs.perhaps and c.is_one_word and c.is_new(n[1])]
    weak = [
        (new, (one, sense))
        for new in c.new
        for one in c.gone
        for sense in sorted(one.perhaps - one.sure)
        if (sense, new[1]) in PAIRS_ALIKE
        and ({sense, new[1]} != GENERAL or one.words not in spelled(c.language))  # *each* for *a*
        and new[1] not in one.perhaps | c.theirs.perhaps
        and sense in c.theirs.perhaps
        if all(sense not in other.perhaps for other in c.come)
    ]
    fewer = [  # *a plot* for *all plots*
        ((one, ONE), (gone, sense))
        for gone, sense in c.lost
        for one in c.come
        if sense == ALL and sense in c.theirs.sure and ONE in one.perhaps - c.theirs.perhaps
    ]
    for what, found in (
        ("contrary", opposed),
        ("contrary", fewer),
        ("contrary", weak),
        ("another-thing", unsaid),
        ("another-thing", things),
    ):
        if found:
            new, lost = found[0]
            yield what, f"{told(new)} instead of {told(lost)}"
            return


def _left_out(c: Change) -> Found:
    """What English says, and no word that has come may say."""
    if any(not one.perhaps for one in c.come):
        return
    denial = next((one for one in c.gone if NOT in one.sure), None) if not c.new_words else None
    if c.still_denies and c.formed:  # *nobody has not*, *one has not*
        denial = None
    if denial is not None:
        yield "left-out", told((denial, NOT))
        return
    for words, sense in c.lost:
        matters = not c.new_words or sense in UNSAID | c.known
        less = c.was.surely[sense] > c.now.at_most[sense] and (sense in FIRM or not c.now.at_most[sense])
        fewer = sense in c.theirs.sure and c.was.surely[sense] > c.now.surely[sense]
        fewer = fewer and (sense in FIRM - {OR} or not c.now.surely[sense])
        if _is_said_otherwise(c, sense):
            continue
        firm = sense in (FIRM - {OR}) | c.known and c.is_tiny
        said = sense in c.theirs.perhaps or (sense == NOT and not c.theirs.sure.isdisjoint(BY[NOT]))
        if said and matters and (less or fewer or firm):
            yield "left-out", told((words, sense))
            return


def _is_said_otherwise(c: Change, sense: str) -> bool:
    """Whether what is gone is still said, or goes without saying."""
    if sense == NOT:
        opposed = any((lost, new) in PAIRS_ALIKE for _, lost in c.lost for _, new in c.new)  # *never true*
        by_others = any(not one.perhaps.isdisjoint(BY[NOT]) for one in c.come)  # *unless*
        again = c.still_denies and (c.new_words or c.formed > 0)  # *no card has not*, *has no card*
        return opposed or by_others or again
    if sense == OR:  # *a, or b, or c*
        return c.now.surely[OR] > 0
    if sense == OWN:  # *keeps the last card*
        return not c.come
    return sense in c.known | ACTIONS and sense in c.now.each and not c.come  # *discarded cards on the discard pile*


def _added(c: Change) -> Found:
    """What English does not say, and no word that is gone may have said; *or* for *and*."""
    for words, sense in c.new:
        may = sense in PUT_IN - {NOT} if not c.old_words else sense in STRONG and c.is_tiny
        if sense not in KEPT and c.was.surely[sense] and sense in c.theirs.perhaps:  # it is said twice
            continue
        denied = sense == NOT and NOT not in c.was.sure and not c.denied_otherwise
        denied = denied and (not c.gone or (NOT not in c.theirs.sure and c.is_affirmed))  # *no card* for *a card*
        if denied or (may and c.is_new(sense)):
            yield "added", told((words, sense))
            return

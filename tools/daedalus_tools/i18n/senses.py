"""What a message says by words whose meaning is known (`meanings`), beside its English and all other languages: the
contrary; another thing instead of one that English names; more of the one and less of the other; not what all say."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator

from attrs import frozen

from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.denial import ENGLISH_HINT, LESS, denies
from daedalus_tools.i18n.meanings import Said, called, meaning_of, words_of
from daedalus_tools.i18n.opposed import (
    ASKED,
    BY,
    KEPT,
    LIMITS,
    NOT,
    NOUNS,
    ONLY,
    OPPOSED,
    OR,
    PAIRS,
    SAID_BY,
    SILENT,
    TURNED,
)
from daedalus_tools.i18n.others import Texts, others
from daedalus_tools.i18n.strange import vocabulary

LONG = 3  # letters of a word that is no article
NEAR = 2  # words behind a denial that are denied
AGREEING = 2  # so many other languages must say it
Elsewhere = Callable[[str], Texts]
Found = Iterator[tuple[str, str]]


@frozen(slots=False)
class Compared:
    """What a message says, what its English does, and all other languages. `known`: things and levels of the game."""

    full: str
    mine: Said
    theirs: Said
    language: str
    elsewhere: Elsewhere
    known: frozenset[str] = frozenset()

    @functools.cached_property
    def found(self) -> list[Said]:
        """What the other languages say, if there are enough of them."""
        found = _elsewhere(self.full, self.language, self.elsewhere)
        return found if len(found) >= AGREEING else []

    @functools.cached_property
    def instead(self) -> frozenset[str]:
        """What English does not say."""
        return self.mine.sure - self.theirs.perhaps - SILENT

    @functools.cached_property
    def lost(self) -> frozenset[str]:
        """What only English says, of what the language has words for."""
        return self.theirs.sure & words_of(self.language).senses - self.mine.each

    @functools.cached_property
    def denied(self) -> frozenset[str]:
        """What English says right behind a denial."""
        words = self.theirs.every
        behind = (other for i, one in enumerate(words) if NOT in one.sure for other in words[i + 1 : i + 1 + NEAR])
        return frozenset().union(*(one.sure for one in behind))

    @functools.cached_property
    def strangers(self) -> list[str]:
        return strangers(self.mine, self.language)

    @functools.cached_property
    def may_say(self) -> bool:
        """Whether it has a word for something that nobody else says, or one that may say anything: then it may say by
        that what it seems to leave out. What is only a thing says no such thing."""
        elsewhere = frozenset[str]().union(*(other.each for other in self.found))
        return bool(self.instead - NOUNS - self.known - elsewhere or self.strangers)


def contrary_sense(full: str, text: str, english: str, language: str, elsewhere: Elsewhere) -> Found:
    """What English does not say, instead of its contrary, which English says. If only one of both denies something, as
    *not above* may be *below*, all other languages must say so too."""
    c = Compared(full, meaning_of(text, language), meaning_of(english, ENGLISH), language, elsewhere)
    alike = bool(ENGLISH_HINT.search(english)) is denies(text, language)
    for wrong, right in PAIRS:
        if wrong in c.mine.sure - c.theirs.perhaps and right in c.theirs.sure - c.mine.perhaps:
            if not c.mine.perhaps.isdisjoint(SAID_BY.get(right, ())):  # *first A, then B* for *A before B*
                continue
            if right in c.denied and NOT not in c.mine.sure:  # *open* for *not closed*
                continue
            agreed = c.found and all(right in x.perhaps and wrong not in x.sure for x in c.found)
            if alike or agreed:
                yield "contrary", _instead(c, wrong, [right])
                return


def another_sense(c: Compared) -> Found:
    """A thing or level of the game that English does not name, and not one that it does; or one more of the one and one
    less of the other than English and all other languages say. Other words are free."""
    known = (c.known | NOUNS) & words_of(c.language).senses
    wrong = sorted(x for x in c.mine.sure & known if c.mine.surely[x] > c.theirs.at_most[x])
    lost = sorted(x for x in c.theirs.sure & known if c.mine.at_most[x] < c.theirs.surely[x]) if wrong else []
    alone = [x for x in wrong if x not in c.theirs.perhaps], [x for x in lost if x not in c.mine.perhaps]
    if all(alone) and len(alone[1]) > len(c.strangers):
        yield "another-thing", _instead(c, alone[0][0], alone[1])
    elif wrong and lost and c.found:
        more = [x for x in wrong if all(c.mine.surely[x] > other.surely[x] for other in c.found)]
        less = [x for x in lost if all(c.mine.at_most[x] < other.surely[x] for other in c.found)]
        if more and less:
            yield "another-thing", _instead(c, more[0], less)


def changed_senses(c: Compared) -> Found:
    """The first thing in which a message differs from English and all other languages."""
    for rule in (_left_out, _in_another_order, _or, _one_more, _contrary_of_all, _of_nobody, _denied, _denied_less):
        found = next(rule(c), None)
        if found:
            yield found
            return


def _left_out(c: Compared) -> Found:
    """What English and all other languages say, and nothing is said that may say it."""
    if c.may_say:
        return
    for sense in (*KEPT, *sorted(ASKED | c.known)):
        by = BY.get(sense, frozenset()) - c.theirs.sure
        if sense in c.lost and c.mine.sure.isdisjoint(by):
            if c.found and all(sense in (x.each if sense in KEPT else x.sure) for x in c.found):
                if sense != NOT:
                    yield "left-out", f"{called(sense)}, which English and all other languages say"
                elif c.lost.isdisjoint(c.denied):
                    yield "not-denied", "English denies it, and so do all other languages"


def _in_another_order(c: Compared) -> Found:
    """Two contraries that have changed places."""
    for pair in OPPOSED:
        order, own = _order(c.theirs, pair), _order(c.mine, pair)
        if order and own and own != order and c.found and all(_order(other, pair) == order for other in c.found):
            yield "exchanged", f"{called(pair[0])} and {called(pair[1])} have changed places"


def _or(c: Compared) -> Found:
    """An *or* less than everywhere else: *and*, in most cases."""
    if c.mine.at_most[OR] < c.theirs.surely[OR] and c.found and all(c.mine.at_most[OR] < x.surely[OR] for x in c.found):
        yield "left-out", f"{called(OR)}, which English and all other languages say"


def _one_more(c: Compared) -> Found:
    """Of two contraries that all say, one more and one less."""
    for wrong, right in PAIRS:
        more, less = c.mine.surely[wrong], c.mine.at_most[right]
        if more > c.theirs.at_most[wrong] and less < c.theirs.surely[right] and c.found:
            if all(more > x.surely[wrong] and less < x.surely[right] for x in c.found):
                yield "contrary", _instead(c, wrong, [right])


def _contrary_of_all(c: Compared) -> Found:
    """The contrary of what English and all other languages say, though some word may say that too."""
    for wrong, right in PAIRS:
        turned = wrong in c.instead and right in c.theirs.sure - c.mine.sure - c.denied
        turned = turned and right in words_of(c.language).senses
        if turned and c.found and all(right in x.each and wrong not in x.sure for x in c.found):
            yield "contrary", _instead(c, wrong, [right])


def _of_nobody(c: Compared) -> Found:
    """Anything that nobody else says, instead of what all say surely."""
    if c.instead and c.lost and c.found:
        wrong = sorted(x for x in c.instead - {NOT} if all(x not in other.perhaps for other in c.found))
        lost = sorted(x for x in c.lost - SILENT if all(x in other.sure for other in c.found))
        if wrong and len(lost) > len(c.strangers):
            yield "another-thing", _instead(c, wrong[0], lost)


def _denied(c: Compared) -> Found:
    """A denial of nobody else, by which nothing is left out but what goes with it: *not yet* for *already*."""
    form = c.full.partition(".")[2].split("-")
    denied = NOT in c.mine.sure - c.theirs.each and LESS.isdisjoint(form) and c.lost <= TURNED
    denied = denied and c.theirs.sure.isdisjoint(LIMITS)
    if denied and (c.lost or ONLY not in c.theirs.each) and not c.strangers:
        if c.found and not any(_may_be_denied(other, c.theirs) for other in c.found):
            yield "denied", f"{c.mine.words_of(NOT)}: neither English nor any other language says not"


def _denied_less(c: Compared) -> Found:
    """Fewer denials than everywhere else; *neither by A nor by B* may be *not by A or B*."""
    if c.theirs.surely[NOT] > max(1, _denials(c.mine)) and c.mine.at_most[OR] <= c.theirs.at_most[OR]:
        if c.found and all(_denials(other) > _denials(c.mine) for other in c.found):
            yield "not-denied", "English and all other languages deny more"


def may_deny(c: Compared) -> bool:
    """Whether a message may say a denial by a word that English does not have, or by the contrary of what English
    denies: *open* for *not closed*."""
    return c.may_say or not c.lost.isdisjoint(c.denied)


def strangers(text: Said, language: str) -> list[str]:
    """Words of a text that stand nowhere else in the language and are in none of its lists."""
    own = Counter(text.unlisted)
    return [word for word, n in own.items() if len(word) >= LONG and vocabulary(language)[word] <= n]


def _may_be_denied(other: Said, theirs: Said) -> bool:
    """Whether another language may deny something, by a word that does not say what English says: *only* does."""
    return any(NOT in one.perhaps and not (one.sure and one.sure <= theirs.sure) for one in other.every)


def _denials(text: Said) -> int:
    """How often a text may deny something."""
    denying = {NOT, *BY[NOT]}
    return sum(not denying.isdisjoint(one.perhaps) for one in text.every)


def _elsewhere(full: str, language: str, elsewhere: Elsewhere) -> list[Said]:
    return [meaning_of(texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]


def _order(text: Said, pair: tuple[str, str]) -> tuple[str, ...]:
    """In which order a text says both of two contraries, if it does so once each."""
    order = [sense for one in text.every for sense in pair if sense in one.sure]
    return tuple(order) if sorted(order) == sorted(pair) else ()


def _instead(c: Compared, wrong: str, right: list[str]) -> str:
    return f"{c.mine.words_of(wrong)}: {called(wrong)} instead of {', '.join(map(called, right))}"

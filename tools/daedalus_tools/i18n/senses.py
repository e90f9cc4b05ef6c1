"""What a message says by words whose meaning is known (`meanings`), beside its English: the contrary; another thing
instead of one that English names; more of the one and less of the other than English and all other languages say, or
not at all what they say; contraries in another order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from daedalus.text.locales import Problem
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.denial import ENGLISH_HINT, LESS, denies
from daedalus_tools.i18n.meanings import Said, called, lists, meaning_of, read, words_of
from daedalus_tools.i18n.others import Texts, others
from daedalus_tools.i18n.strange import vocabulary

# Senses of which a message that says one instead of another says something else.
OPPOSED = (
    ("before", "after"),
    ("first", "last"),
    ("above", "below"),
    ("at-least", "at-most"),
    ("more", "less"),
    ("raise", "lower"),
    ("left", "right"),
    ("up", "down"),
    ("all", "one-of"),
    ("next", "previous"),
    ("own", "opponent"),
    ("same", "other"),
    ("from-where", "to-where"),
    ("too-many", "too-few"),
    ("instead", "besides"),
    ("except", "including"),
    ("start", "end"),
    ("win", "lose"),
    ("draw", "discard"),
    ("half", "double"),
    ("face-up", "face-down"),
    ("tested", "untested"),
    ("success", "failure"),
    ("highest", "lowest"),
    ("allowed", "forbidden"),
    ("inside", "outside"),
    ("placed", "removed"),
    ("attacker", "defender"),
    ("ahead", "behind"),
    ("file", "folder"),
    ("line", "column"),
    ("question", "answer"),
    ("deck-of", "hand-of"),
    ("read-it", "write-it"),
    ("earlier", "later"),
    ("high", "low"),
    ("long", "short"),
    ("open", "close"),
    ("new", "old"),
    ("far", "near"),
    ("include", "exclude"),
    ("true", "false"),
    ("hidden", "show"),
    ("resolve", "forbidden"),
    ("already", "still"),
)
PAIRS = tuple(pair for one, other in OPPOSED for pair in ((one, other), (other, one)))
# What is not left out where all others say it surely: words of these are hardly ever chosen freely.
ASKED = frozenset(
    {
        "before",
        "after",
        "first",
        "last",
        "above",
        "below",
        "raise",
        "lower",
        "all",
        "next",
        "previous",
        "own",
        "opponent",
    }
    | {"same", "highest", "lowest", "inside", "outside", "too-many", "too-few", "from-where", "to-where"}
)
# Things that all games have, of which none is freely said for another.
NOUNS = frozenset(
    {
        "action",
        "card",
        "country",
        "die",
        "event",
        "game",
        "phase",
        "player",
        "region",
        "round",
        "turn-of-game",
        "scenario",
    }
)
# And where all others may say it.
KEPT = ("once", "only", "except", "half", "double", "not", "at-least", "at-most", "face-up", "face-down")
# What may be said by something else that English does not say: *forbidden* is not allowed.
NOT, OR = "not", "or"
TURNED = {"all", "one-of", "already", "still"}  # what is left out if it is denied: *none of them*, *not yet*
BY = {NOT: frozenset({"except", "outside", "forbidden", "failure", "removed", "without"})}
SILENT = {"than", "all"}  # how a language compares tells nothing, and *every* for *no* is the contrary
LONG = 3  # letters of a word that is no article
NEAR = 2  # words behind a denial that are denied
AGREEING = 2  # so many other languages must say it
Elsewhere = Callable[[str], Texts]


def check_senses(language: str) -> Iterator[Problem]:
    """A word that a language lists for two contraries, and a sense that English does not have."""
    known = words_of(ENGLISH).senses | {one.sense for file in lists(ENGLISH) for one in read(file)}
    for file in lists(language):
        senses = {one.sense: one for one in read(file)}
        for x in senses.values():
            if x.sense not in known:
                yield Problem(file, x.line, "unknown-key", f"{x.sense}: English has no such sense")
        for one, other in OPPOSED:
            if one in senses and other in senses:
                for words in sorted({*senses[one].sure} & {*senses[other].sure}):
                    yield Problem(file, senses[other].line, "contrary", f"{other}: {words} is {called(one)} too")


def contrary_sense(
    full: str, text: str, english: str, language: str, elsewhere: Elsewhere
) -> Iterator[tuple[str, str]]:
    """What English does not say, instead of its contrary, which English says. If only one of both denies something, as
    *not above* may be *below*, all other languages must say so too."""
    mine, theirs = meaning_of(text, language), meaning_of(english, ENGLISH)
    alike = bool(ENGLISH_HINT.search(english)) is denies(text, language)
    for wrong, right in PAIRS:
        if wrong in mine.sure - theirs.perhaps and right in theirs.sure - mine.perhaps:
            found = [] if alike else _elsewhere(full, language, elsewhere)
            if alike or (len(found) >= AGREEING and all(right in x.perhaps and wrong not in x.sure for x in found)):
                yield "contrary", f"{mine.words_of(wrong)}: {called(wrong)} instead of {called(right)}"
                return


def another_sense(
    full: str, mine: Said, theirs: Said, language: str, elsewhere: Elsewhere, known: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """A thing or level of the game that English does not name, and not one that it does; or one more of the one and one
    less of the other than English and all other languages say. `known`: all things and levels; other words are free."""
    known = (known | NOUNS) & words_of(language).senses
    wrong = sorted(x for x in mine.sure & known if mine.surely[x] > theirs.at_most[x])
    lost = sorted(x for x in theirs.sure & known if mine.at_most[x] < theirs.surely[x]) if wrong else []
    if not lost:
        return
    every = [x for x in wrong if x not in theirs.perhaps], [x for x in lost if x not in mine.perhaps]
    if all(every) and len(every[1]) > len(strangers(mine, language)):
        wrong, lost = every
    else:
        found = _elsewhere(full, language, elsewhere)
        wrong = [x for x in wrong if all(mine.surely[x] > other.surely[x] for other in found)]
        lost = [x for x in lost if all(mine.at_most[x] < other.surely[x] for other in found)]
        if len(found) < AGREEING or not wrong or not lost:
            return
    yield "another-thing", f"{mine.words_of(wrong[0])}: {called(wrong[0])} instead of {', '.join(map(called, lost))}"


def strangers(text: Said, language: str) -> list[str]:
    """Words of a text that stand nowhere else in the language and are in none of its lists."""
    own = Counter(text.unlisted)
    return [word for word, n in own.items() if len(word) >= LONG and vocabulary(language)[word] <= n]


def changed_senses(
    full: str, mine: Said, theirs: Said, language: str, elsewhere: Elsewhere, known: frozenset[str] = frozenset()
) -> Iterator[tuple[str, str]]:
    """What English and all other languages say, and a message does not; or contraries in another order than theirs.
    `known`: the things and levels of the game."""
    said = words_of(language).senses
    lost = [x for x in (*KEPT, *sorted(ASKED | known)) if x in said & theirs.sure - mine.each]
    lost = [x for x in lost if _not_otherwise(x, mine, theirs)] if not _says_more(mine, theirs, language) else []
    turned = [
        pair for pair in OPPOSED if (order := _order(theirs, pair)) and (own := _order(mine, pair)) and own != order
    ]
    one_more = [(x, y) for x, y in PAIRS if mine.surely[x] > theirs.at_most[x] and mine.at_most[y] < theirs.surely[y]]
    in_one = mine.at_most[OR] > theirs.at_most[OR]  # *neither by A nor by B* may be *not by A or B*
    fewer = theirs.surely[NOT] > max(1, _denials(mine)) and not in_one
    more = (
        NOT in mine.sure - theirs.each
        and (lacks := said & theirs.sure - mine.each) <= TURNED
        and (lacks or "only" not in theirs.each)
        and LESS.isdisjoint(full.partition(".")[2].split("-"))
        and not strangers(mine, language)
    )
    turned_round = [
        (x, y) for x, y in PAIRS if x in mine.sure - theirs.perhaps and y in theirs.sure - mine.sure and y in said
    ]
    instead = mine.sure - theirs.perhaps - SILENT
    left = said & theirs.sure - mine.each - SILENT if instead else frozenset()
    if not (lost or turned or one_more or fewer or more or turned_round or left):
        return
    found = _elsewhere(full, language, elsewhere)
    if len(found) < AGREEING:
        return
    for sense in lost:
        if all(sense in (other.each if sense in KEPT else other.sure) for other in found):
            if sense != NOT:
                yield "left-out", f"{called(sense)}, which English and all other languages say"
            elif not _turned(mine, theirs, language):
                yield "not-denied", "English denies it, and so do all other languages"
            return
    for pair in turned:
        if all(_order(other, pair) == _order(theirs, pair) for other in found):
            yield "exchanged", f"{called(pair[0])} and {called(pair[1])} have changed places"
            return
    for wrong, right in one_more:
        if all(mine.surely[wrong] > x.surely[wrong] and mine.at_most[right] < x.surely[right] for x in found):
            yield "contrary", f"{mine.words_of(wrong)}: {called(wrong)} instead of {called(right)}"
            return
    for wrong, right in turned_round:
        if all(right in x.each and wrong not in x.sure for x in found):
            yield "contrary", f"{mine.words_of(wrong)}: {called(wrong)} instead of {called(right)}"
            return
    nobody_says = sorted(x for x in instead if all(x not in other.perhaps for other in found))
    unsaid = sorted(x for x in left if all(x in other.sure for other in found))
    if nobody_says and len(unsaid) > len(strangers(mine, language)):
        says = f"{called(nobody_says[0])} instead of {', '.join(map(called, unsaid))}"
        yield "another-thing", f"{mine.words_of(nobody_says[0])}: {says}"
        return
    if more and not any(_may_be_denied(other, theirs) for other in found):
        yield "denied", f"{mine.words_of(NOT)}: neither English nor any other language says not"
    if fewer and all(_denials(other) > _denials(mine) for other in found):
        yield "not-denied", "English and all other languages deny more"


def may_say(text: str, english: str, language: str) -> bool:
    """Whether a message may say a denial by a word that English does not have, or by the contrary of what English
    denies: *open* for *not closed*."""
    mine, theirs = meaning_of(text, language), meaning_of(english, ENGLISH)
    return _says_more(mine, theirs, language) or _turned(mine, theirs, language)


def _turned(mine: Said, theirs: Said, language: str) -> bool:
    behind = [theirs.every[i + 1 : i + 1 + NEAR] for i, one in enumerate(theirs.every) if NOT in one.sure]
    denied = frozenset().union(*(one.sure for words in behind for one in words)) & words_of(language).senses
    return not denied <= mine.each


def _says_more(mine: Said, theirs: Said, language: str) -> bool:
    """Whether a message has a word for something that English does not say, or one that may say anything: then it may
    say by that what it seems to leave out."""
    return bool(mine.sure - theirs.perhaps - SILENT or strangers(mine, language))


def _may_be_denied(other: Said, theirs: Said) -> bool:
    """Whether another language may deny something, by a word that does not say what English says: *only* does."""
    return any(NOT in one.perhaps and not (one.sure and one.sure <= theirs.sure) for one in other.every)


def _denials(text: Said) -> int:
    """How often a text may deny something."""
    denying = {NOT, *BY[NOT]}
    return sum(not denying.isdisjoint(one.perhaps) for one in text.every)


def _not_otherwise(sense: str, mine: Said, theirs: Said) -> bool:
    return mine.sure.isdisjoint(BY.get(sense, frozenset()) - theirs.sure)


def _elsewhere(full: str, language: str, elsewhere: Elsewhere) -> list[Said]:
    return [meaning_of(texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]


def _order(text: Said, pair: tuple[str, str]) -> tuple[str, ...]:
    """In which order a text says both of two contraries, if it does so once each."""
    order = [sense for one in text.every for sense in pair if sense in one.sure]
    return tuple(order) if sorted(order) == sorted(pair) else ()

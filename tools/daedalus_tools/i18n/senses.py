"""What a message says by words that have a contrary: *before* and not *after*, *all* and not *one of them*. A language
lists these words in its `text/senses.ftl`, as English does; a message that says the one where English says the other
is wrong, whatever else it says. One that declares none is judged by what it has elsewhere (`contraries`)."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from attrs import frozen

from daedalus.kit import registry
from daedalus.text.locales import Message, Problem, having
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.beside import LISTED, pieces
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.counted import said
from daedalus_tools.i18n.denial import ENGLISH_HINT, denies
from daedalus_tools.i18n.others import Texts, others

SENSE, ALSO = LISTED, "also"  # the messages that list words, and their form for what may say the same
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
)
# What is not left out where all others say it.
KEPT = ("once", "only", "except", "half", "double", "not", "at-least", "at-most", "face-up", "face-down")
# What may be said by something else that English does not say: *forbidden* is not allowed.
BY = {"not": frozenset({"except", "outside", "forbidden", "failure", "removed"})}
LIMITS = ("only", "outside", "half", "double", "at-most", "at-least", "face-up", "face-down")  # nor in a text by hand
NUMBERED = (("at-least", "at-most"), ("before", "after"), ("more", "less"))  # what is said of a number
DENYING = {*BY, *(sense for said in BY.values() for sense in said), "only", "end", "other"}  # what may deny
AGREEING = 2  # so many other languages must say it
ANY = "*"  # any ending
WORD = r"[^\W\d_]+"
Meaning = tuple[frozenset[str], frozenset[str]]  # what words say surely, and what they may say
NOTHING: Meaning = (frozenset(), frozenset())


@frozen
class _Words:
    """The words of a language that say something: whole words, beginnings of words, several words together."""

    whole: Mapping[str, Meaning]
    begun: Mapping[str, Meaning]
    together: Mapping[re.Pattern[str], Meaning]
    rule: re.Pattern[str]  # words together, or one alone
    senses: frozenset[str]  # all that is said by them

    def says(self, words: str) -> Meaning:
        """All that a word says, or some together; a word of these says nothing by itself: *не меньше*."""
        if not words.isalpha():
            return _all(meaning for rule, meaning in self.together.items() if rule.search(words))
        beginnings = (self.begun.get(words[:n], NOTHING) for n in range(1, len(words) + 1))
        return _all((self.whole.get(words, NOTHING), *beginnings))


@frozen
class _Said:
    """What a text says: surely, perhaps, and the first as it comes."""

    sure: frozenset[str]
    perhaps: frozenset[str]
    each: frozenset[str]  # and with what its words may deny one by one
    order: tuple[tuple[str, frozenset[str]], ...]


def is_sense(m: Message) -> bool:
    """Whether a message lists words, and is no text."""
    return m.key.startswith(SENSE)


def check_senses(c: Checked) -> Iterator[Problem]:
    """A word that a language lists for two contraries."""
    listed = {m.key.removeprefix(SENSE): m for m in c.messages.values() if is_sense(m) and not m.form}
    for one, other in OPPOSED:
        if one in listed and other in listed:
            for words in sorted(_listed(listed[one]) & _listed(listed[other])):
                yield c.problem(listed[other], "contrary", f"{words} is {_called(one)} too")


def _listed(m: Message) -> set[str]:
    return {words for x in m.text.lower().split(",") if (words := " ".join(x.split()))}


def contrary_sense(
    full: str, text: str, english: str, language: str, elsewhere: Callable[[str], Texts]
) -> Iterator[tuple[str, str]]:
    """What English does not say, instead of its contrary, which English says. If only one of both denies something, as
    *not above* may be *below*, all other languages must say so too."""
    mine, theirs = _said(text, language), _said(english, ENGLISH)
    alike = bool(ENGLISH_HINT.search(english)) is denies(text, language)
    for pair in OPPOSED:
        for wrong, right in (pair, pair[::-1]):
            if wrong in mine.sure - theirs.perhaps and right in theirs.sure - mine.perhaps:
                others_say = [] if alike else _elsewhere(full, language, elsewhere)
                if alike or (
                    len(others_say) >= AGREEING and all(right in x.perhaps and wrong not in x.sure for x in others_say)
                ):
                    words = ", ".join(word for word, senses in mine.order if wrong in senses)
                    yield "contrary", f"{words}: {_called(wrong)} instead of {_called(right)}"
                    return


def senses_by_hand(mine: str, made: str, english: str, language: str) -> Iterator[str]:
    """The same of a text by hand, beside the one that is made in its language and that of English: the contrary of what
    both say, and a limit that both have."""
    own, right, theirs = _said(mine, language), _said(made, language), _said(english, ENGLISH)
    for pair in OPPOSED:
        for wrong, meant in (pair, pair[::-1]):
            unsaid = wrong in own.sure - right.perhaps - theirs.perhaps
            surely = wrong in own.sure - right.sure - theirs.sure and meant in right.sure & theirs.sure
            both = right.sure & theirs.perhaps | right.perhaps & theirs.sure
            if (unsaid and meant in both - own.perhaps) or (surely and meant not in own.perhaps):
                words = ", ".join(word for word, senses in own.order if wrong in senses)
                yield f"{words}: {_called(wrong)} instead of {_called(meant)}"
    here, there = limited(mine, language), limited(made, language) | limited(english, ENGLISH)
    for limit, n in sorted(here - there):
        other = next(b if limit == a else a for a, b in NUMBERED if limit in (a, b))
        if (other, n) in there:
            yield f"{_called(limit)} {n} instead of {_called(other)} {n}"
    for sense in LIMITS:
        by = BY.get(sense, {"not", "except"} if sense == "outside" else set())
        if sense in right.sure & theirs.sure - own.each and own.each.isdisjoint(by):
            yield f"{_called(sense)} is left out"


def limited(text: str, language: str) -> set[tuple[str, int]]:
    """The numbers of a text that are limits: *at least 6*, *6 or more*."""
    low = text.lower()
    numbers = said(text, language)
    found = set()
    for match in _words(language).rule.finditer(low):
        senses = _says(match[0], language)[0]
        near = [one for one in numbers if _between(low, match.span(), (one.start, one.end))]
        found |= {(sense, one.n) for one in near[:1] for pair in NUMBERED for sense in pair if sense in senses}
    return found


def _between(text: str, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two words stand side by side, or one small word apart."""
    first, second = sorted((one, other))
    apart = text[first[1] : second[0]] if first[1] <= second[0] else ""
    return bool(apart) and len(apart.split()) <= 1 and not re.search("[.;:,()]", apart)


def direction(text: str, language: str) -> str:
    """Whether a text says surely that something is raised, or lowered, and not both."""
    [way, *more] = {"raise", "lower"} & _said(text, language).sure or {""}
    return "" if more else way


def contrary_of(mine: str, right: str, language: str) -> Iterator[str]:
    """The contrary of a sentence of the same language that is nearly the same."""
    own, said = _said(mine, language), _said(right, language)
    for pair in OPPOSED:
        for wrong, meant in (pair, pair[::-1]):
            if wrong in own.sure - said.perhaps and meant in said.sure - own.perhaps:
                yield f"{_called(wrong)} instead of {_called(meant)}"


def says(words: str, sense: str, language: str) -> bool:
    """Whether a word surely says something."""
    return sense in _says(words, language)[0]


def may_deny(text: str, language: str, besides: str = "") -> bool:
    """Whether a text has a word by which it may deny something; `besides`: that this has not."""
    known = {*re.findall(WORD, besides.lower())}
    text = " ".join(word for word in text.split() if known.isdisjoint(re.findall(WORD, word.lower())))
    return not (_said(text, language).each | _said(text, language).perhaps).isdisjoint(DENYING)


def _elsewhere(full: str, language: str, elsewhere: Callable[[str], Texts]) -> list[_Said]:
    return [_said(texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]


def changed_senses(
    full: str, text: str, english: str, language: str, elsewhere: Callable[[str], Texts]
) -> Iterator[tuple[str, str]]:
    """What English and all other languages say, and a message does not; or contraries in another order than theirs."""
    mine, theirs = _said(text, language), _said(english, ENGLISH)
    left_out = [x for x in KEPT if x in _words(language).senses and _left_out(x, mine, theirs)]
    turned = [
        pair for pair in OPPOSED if (order := _order(theirs, pair)) and (own := _order(mine, pair)) and own != order
    ]
    if not left_out and not turned:
        return
    found = _elsewhere(full, language, elsewhere)
    if len(found) < AGREEING:
        return
    for sense in left_out:
        if all(sense in other.each for other in found):
            if sense in BY:
                yield "not-denied", "English denies it, and so do all other languages"
            else:
                yield "left-out", f"{_called(sense)}, which English and all other languages say"
            return
    for pair in turned:
        if all(_order(other, pair) == _order(theirs, pair) for other in found):
            yield "exchanged", f"{_called(pair[0])} and {_called(pair[1])} have changed places"
            return


def _left_out(sense: str, mine: _Said, theirs: _Said) -> bool:
    return sense in theirs.sure - mine.each and mine.sure.isdisjoint(BY.get(sense, frozenset()) - theirs.sure)


def _called(sense: str) -> str:
    return sense.replace("-", " ")


def _order(said: _Said, pair: tuple[str, str]) -> tuple[str, ...]:
    """In which order a text says both of two contraries, if it does so once each."""
    order = [sense for _, senses in said.order for sense in pair if sense in senses]
    return tuple(order) if sorted(order) == sorted(pair) else ()


@functools.lru_cache(20_000)
def _said(text: str, language: str) -> _Said:
    found = [x for piece in pieces(text.lower()) for x in _words(language).rule.findall(piece)]
    meant = [(words, _says(words, language)) for words in found]
    sure, perhaps = _all(meaning for _, meaning in meant)
    each = _all(_says(word, language) for word in re.findall(WORD, text.lower()))[1] & BY.keys()
    return _Said(sure, perhaps, perhaps | each, tuple((words, surely) for words, (surely, _) in meant if surely))


@functools.cache
def _says(words: str, language: str) -> Meaning:
    return _words(language).says(words)


def _all(meanings: Iterable[Meaning]) -> Meaning:
    every = list(meanings)
    return frozenset().union(*(sure for sure, _ in every)), frozenset().union(*(perhaps for _, perhaps in every))


@functools.cache
def _words(language: str) -> _Words:
    """What a language declares, in all games."""
    listed: dict[str, Meaning] = {}
    for m in itertools.chain.from_iterable(having(registry.game(g), language).values() for g in registry.ours()):
        if is_sense(m):
            sense = frozenset({m.key.removeprefix(SENSE)})
            for words in _listed(m):
                meaning = (sense if m.form != ALSO else frozenset(), sense)
                listed[words] = _all((listed.get(words, NOTHING), meaning))
    alone = {words: meaning for words, meaning in listed.items() if re.fullmatch(rf"{WORD}\*?", words)}
    together = sorted(listed.keys() - alone.keys(), key=len, reverse=True)  # the longest that fits
    rules = {words: re.escape(words).replace(re.escape(ANY), r"\w*") for words in together}
    return _Words(
        {words: meaning for words, meaning in alone.items() if not words.endswith(ANY)},
        {words.removesuffix(ANY): meaning for words, meaning in alone.items() if words.endswith(ANY)},
        {re.compile(rf"\b{rule}\b"): listed[words] for words, rule in rules.items()},
        re.compile(rf"(?<![\w-])(?:{'|'.join((*rules.values(), WORD))})(?![\w-])"),
        _all(listed.values())[0],
    )

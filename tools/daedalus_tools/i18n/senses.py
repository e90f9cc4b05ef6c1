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
KEPT = ("once", "only", "except", "half", "double")  # what is not left out where all others say it
LIMITS = (
    *KEPT,
    "at-most",
    "at-least",
    "face-up",
    "face-down",
    "first",
    "last",
    "highest",
    "lowest",
)  # nor in a text by hand
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
            contrary = wrong in own.sure - right.perhaps - theirs.perhaps
            if contrary and meant in (right.sure & theirs.perhaps | right.perhaps & theirs.sure) - own.perhaps:
                words = ", ".join(word for word, senses in own.order if wrong in senses)
                yield f"{words}: {_called(wrong)} instead of {_called(meant)}"
    for sense in LIMITS:
        if sense in right.sure & theirs.sure - own.perhaps:
            yield f"{_called(sense)} is left out"


def _elsewhere(full: str, language: str, elsewhere: Callable[[str], Texts]) -> list[_Said]:
    return [_said(texts[full], name) for name in others(language) if full in (texts := elsewhere(name))]


def changed_senses(
    full: str, text: str, english: str, language: str, elsewhere: Callable[[str], Texts]
) -> Iterator[tuple[str, str]]:
    """What English and all other languages say, and a message does not; or contraries in another order than theirs."""
    mine, theirs = _said(text, language), _said(english, ENGLISH)
    left_out = [x for x in KEPT if x in theirs.sure - mine.perhaps and x in _words(language).senses]
    turned = [
        pair for pair in OPPOSED if (order := _order(theirs, pair)) and (own := _order(mine, pair)) and own != order
    ]
    if not left_out and not turned:
        return
    found = _elsewhere(full, language, elsewhere)
    if len(found) < AGREEING:
        return
    for sense in left_out:
        if all(sense in other.perhaps for other in found):
            yield "left-out", f"{_called(sense)}, which English and all other languages say"
            return
    for pair in turned:
        if all(_order(other, pair) == _order(theirs, pair) for other in found):
            yield "exchanged", f"{_called(pair[0])} and {_called(pair[1])} have changed places"
            return


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
    return _Said(sure, perhaps, tuple((words, surely) for words, (surely, _) in meant if surely))


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

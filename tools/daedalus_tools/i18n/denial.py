"""The words by which a language denies, learnt from its own messages: what `.not`, `.no` and `.none` say and the same
without them does not. A text that should deny something and has no such word has lost it."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.locales import Message, having
from daedalus.text.plain import parts
from daedalus_tools.i18n.beside import messages as beside_english

# A form that denies, and the one that says the same.
DENIED = {"not": "", "no": "yes", "is-not": "is", "none": "some", "after-not": "after", "alone-not": "alone"}
# Forms of a figure that say the contrary.
OPPOSED = {
    "less": ("more",), "down": ("up",), "lowest": ("highest",), "le": ("ge", "gt"), "lt": ("gt", "ge"), "ne": ("eq",),
    "own-le": ("own-ge", "own-gt"), "own-lt": ("own-gt", "own-ge"), "own-ne": ("own-eq",), "own-none": ("own-some",),
}  # fmt: skip
WORD = re.compile(r"[^\W\d_]+")
NO = "no"  # the answer
OFTEN = 5  # so many messages have a word: it is not there by chance
MOSTLY = 0.5  # of the messages that have a word, so many in whose English something is denied
OFTEN_NOT = 0.4  # of the messages that have a word of denial, so many in whose English something is refused
SELDOM = 0.1  # of texts that deny nothing, at most so many as of others have a word of denial
LESS = {"not", "no", "none", "lacks", "ne", "le", "lt"}  # parts of the names of forms that deny or limit
ENGLISH_DENIAL = re.compile(r"\b(?:never|not)\b", re.IGNORECASE)  # what no language says otherwise
ENGLISH_REFUSAL = re.compile(r"\b(?:never|not|cannot)\b", re.IGNORECASE)  # in what is said to players
# What other languages may deny: *unassociated*, *fails*, *only*.
ENGLISH_UN = re.compile(
    r"\b(?:un|in|im|non-)\w{4,}|\w+less\b|\b(?:block|except|fail|forbid|ignor|lack|only|prevent)", re.IGNORECASE
)
# And what they may say by a denial: *at most* is not more, *until* as long as not, *gone* no longer there.
ENGLISH_LIMIT = re.compile(
    r"\b(?:again|all|alone|already|any|at least|at most|away|below|besides|clos|differ|else|empt|end|even|few|free"
    r"|gone|hidden|instead|kept|last|leave|left|less|lose|lost|more|numbered|off|other|out|over|refus|remov|rest|same|short"
    r"|skip|spare|stay|still|stop|than|too|under|until|up to|whatever|within|wrong|yet)",
    re.IGNORECASE,
)
ENGLISH_HINT = re.compile(r"\b(?:never|not|no|nobody|neither|cannot|without|nothing|none|outside)\b", re.IGNORECASE)


def unopposed(messages: Mapping[str, Message]) -> Iterator[tuple[Message, str]]:
    """The messages that should say the contrary of another form, and say the same, and which form that is."""
    for m in messages.values():
        for form in (*OPPOSED.get(m.form, ()), *([DENIED[m.form]] if m.form in DENIED else [])):
            same = messages.get(f"{m.key}.{form}" if form else m.key)
            # What denies by words that are put in (*no country*) has none of its own.
            if same is not None and _alike(m, same) and not (m.form == "not" and "what" in m.names):
                yield m, form


def _affirmed(m: Message, messages: Mapping[str, Message]) -> Message | None:
    if m.form not in DENIED:
        return None
    return messages.get(f"{m.key}.{DENIED[m.form]}" if DENIED[m.form] else m.key)


def _alike(m: Message, same: Message) -> bool:
    mine, theirs = ((x.text, x.names, x.cases, x.verbs, x.functions, x.terms) for x in (m, same))
    return bool(words(m.text)) and mine == theirs


@functools.cache
def denials(language: str) -> frozenset[str]:
    """Words that deny, by what texts of cards are made with and by the digests of rules, in all games."""
    games = [registry.game(name) for name in registry.ours()]
    more: dict[str, set[str]] = {}  # which messages say a word only to deny
    plain: dict[str, set[str]] = {}  # and which say it otherwise
    answer: set[str] = set()
    for messages in (having(game, language) for game in games):
        answer |= words(messages[NO].text) if NO in messages else set()
        for m in messages.values():
            same = _affirmed(m, messages)
            if same is not None:
                for word in words(m.text) - words(same.text):
                    more.setdefault(word, set()).add(m.key)
            elif LESS.isdisjoint(m.form.split("-")):
                for word in words(m.text):
                    plain.setdefault(word, set()).add(m.key)
    learnt = {word for word, keys in more.items() if len(keys) >= max(OFTEN, 2 * len(plain.get(word, ())))}
    return frozenset(learnt | answer | _of_digests(games, language))


def _of_digests(games: Sequence[Definition], language: str) -> set[str]:
    denying: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for part in (part for game in games for part in parts(game, shared=False) if part.is_rules):
        for full, entry in part.entries(language).items():
            english = part.english.get(full)
            if english is not None:
                (denying if ENGLISH_HINT.search(english.text) else plain).update(words(entry.text))
    return {word for word, n in denying.items() if n >= OFTEN and plain[word] <= SELDOM * n}


def denies(text: str, language: str) -> bool:
    """Whether a text has a word of denial, or one that is made with it (Polish *niewydane*); true if none is known."""
    known = denials(language)
    return not known or any(word in known or _made_with(word, language) for word in words(text))


def denied(text: str, language: str) -> int:
    """How many words of denial a text has."""
    known = denials(language)
    return sum(word in known or _made_with(word, language) for word in WORD.findall(text.lower()))


def denies_alone(text: str, english: str, language: str) -> bool:
    """Whether a text denies something, and English neither does nor says what may be denied instead."""
    said = ENGLISH_HINT, ENGLISH_UN, ENGLISH_LIMIT
    return not words(text).isdisjoint(_nots(language)) and not any(hint.search(english) for hint in said)


@functools.cache
def _nots(language: str) -> frozenset[str]:
    """The words of denial that stand for *not* and *never*; *without* may be said of anything."""
    times: Counter[str] = Counter()
    refusing: Counter[str] = Counter()
    for one in beside_english(language).values():
        found = words(one.text) & denials(language)
        times.update(found)
        refusing.update(found if ENGLISH_REFUSAL.search(one.english) else ())
    return frozenset(word for word, n in times.items() if refusing[word] >= OFTEN_NOT * n)


@functools.cache
def _made_with(word: str, language: str) -> bool:
    """Whether a word begins with one of denial, and does not stand where English denies nothing (Polish *niektóre*)."""
    if not any(word.startswith(denial) for denial in denials(language)):
        return False
    times, denying = _standing(language)
    return not times[word] or denying[word] >= MOSTLY * times[word]


@functools.cache
def _standing(language: str) -> tuple[Counter[str], Counter[str]]:
    """In how many messages words stand, and in how many of those whose English denies something."""
    times: Counter[str] = Counter()
    denying: Counter[str] = Counter()
    for one in beside_english(language).values():
        found = words(one.text)
        times.update(found)
        if ENGLISH_HINT.search(one.english) or ENGLISH_UN.search(one.english):
            denying.update(found)
    return times, denying


def words(text: str) -> set[str]:
    return set(WORD.findall(text.lower()))

"""Texts of cards that a translator wrote, compared with what their effects do: numbers, places, sides and titles with
the English text, and pieces, markers, tracks, signs and directions with the text that is made in the same language."""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from daedalus.kit.definition import Definition
from daedalus.text.figures import NOT_FORMS, Reader
from daedalus.text.locales import GAP, META, Message, Problem, read
from daedalus.text.overrides import FILE, KEY, OF, fingerprint
from daedalus.text.overrides import read as read_by_hand
from daedalus.text.places import ENGLISH
from daedalus.text.plain import read as read_fields
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.contraries import turned_round
from daedalus_tools.i18n.counted_by_hand import numbers_by_hand
from daedalus_tools.i18n.denial import ENGLISH_DENIAL, ENGLISH_HINT, denied, denies, words
from daedalus_tools.i18n.exchanging import crossed
from daedalus_tools.i18n.senses import senses_by_hand
from daedalus_tools.i18n.together import changed_partners

TRACKS = (("raise", "lower"), ("improve", "worsen"))  # verbs that say the contrary
OPPOSITE = (*TRACKS, ("place", "remove"), ("gain", "lose"))
OTHER = {"+": "−", "−": "+"}
VERB, OTHERWISE = "do-", "otherwise"
WHAT, CHANGE = "what", "change-"  # the form of an order that names its thing, and the orders that move tracks
STEM, LONG, LONGEST = (
    5,
    7,
    11,
)  # letters of a word that stay when it is declined: of a short one, of a term, of a compound
FIELDS, ADJECTIVE = "fields.ftl", "adjective"
DENYING = {"not", "no", "none", "is"}  # forms that are no word for a quality
Levels = list[dict[str, set[str]]]
COMMON = 3  # a word of so many terms (*marker*, *point*) is none of one thing


def check_by_hand(game: Definition, file: Path, said: Speaker, messages: Mapping[str, Message]) -> Iterator[Problem]:
    """`said`, `messages`: how the language makes texts of cards."""
    english = Speaker(game)
    reads, theirs = Reader(game, said), Reader(game, english)
    compare = Comparison(said, reads, messages, _levels(game, messages))
    cards = game.cards.library.cards
    titles = {card.title for card in cards.values()}
    yield from read(file)[1]
    for m in read(file)[0]:
        if not re.fullmatch(rf"{KEY}\d+", m.key) or m.form not in ("", OF):
            yield Problem(file, m.line, "unknown-key", f"{m.full}: texts of cards are called {KEY}49, with .{OF}")
    for number, text in read_by_hand(file).items():
        if number not in cards:
            yield Problem(file, 0, "unknown-card", f"there is no card {number}")
            continue
        tree = cards[number].tree
        if text.of != fingerprint(tree):
            yield Problem(file, 0, "stale", f"card {number}: its effect is .of = {fingerprint(tree)} now")
        plan = planned(tree, game.words)
        plainly = english.text(plan)
        otherwise = OTHERWISE in messages and words(messages[OTHERWISE].text) <= words(text.text)
        sides = {key.partition("-")[2] for key in messages if key.startswith("side-")}
        for what, name in reads.read(text.text).differences(theirs.read(plainly), titles):
            if otherwise and what == "missing" and name in sides:
                continue  # the other side need not be named
            if not name.isdecimal():
                yield Problem(file, 0, "disagrees", f"card {number}: {what} {name}")
        made = said.text(plan)
        for finding in numbers_by_hand(reads.rest(text.text), reads.rest(made), theirs.rest(plainly), said.language):
            yield Problem(file, 0, "disagrees", f"card {number}: {finding}")
        for one, other in crossed(reads.untitled(text.text), reads.untitled(made), said.language):
            yield Problem(file, 0, "disagrees", f"card {number}: {one} and {other} have changed places")
        place = (game.id, FILE, f"{KEY}{number}")
        found = [*compare.differences(text.text, made)]
        found = found or [says for _, says in turned_round(place, text.text, plainly, said.language)]
        found = found or list(
            senses_by_hand(*map(reads.untitled, (text.text, made)), theirs.untitled(plainly), said.language)
        )
        yield from (Problem(file, 0, "disagrees", f"card {number}: {says}") for says in found)
        # As often as both the English text and the made one do; each of them may say something otherwise.
        needed = min(len(ENGLISH_HINT.findall(plainly)), denied(made, said.language))
        lost = denied(text.text, said.language) < needed
        if lost or (ENGLISH_DENIAL.search(plainly) and not denies(text.text, said.language)):
            yield Problem(file, 0, "disagrees", f"card {number}: what the effect denies is not denied")


class Comparison:
    """Compares a text with the one that is made in the same language."""

    def __init__(self, said: Speaker, reads: Reader, messages: Mapping[str, Message], levels: Levels) -> None:
        self._levels = levels
        self._reads = reads
        self._things = _things(said, messages)
        orders: dict[str, set[str]] = {}
        for m in messages.values():
            if m.key.startswith(VERB) and m.text.isalpha():
                orders.setdefault(m.key, set()).add(m.text.lower())
        self._orders = list(orders.values())
        self._verbs = {verb: orders.get(f"{VERB}{verb}", set()) for pair in OPPOSITE for verb in pair}
        joints = {word for key in ("list-and", "list-or") if key in messages for word in words(messages[key].text)}
        self._joint = re.compile("|".join([r"[.;:,()]", *(rf"\b{re.escape(word)}\b" for word in joints)]))

    def differences(self, mine: str, made: str) -> Iterator[str]:
        here, there = self._named(mine), self._named(made)
        yield from (f"missing {self._things[thing]}" for thing in sorted(there - here, key=sorted))
        yield from (f"extra {self._things[thing]}" for thing in sorted(here - there, key=sorted))
        yield from self._turned(mine, made)
        yield from self._signs(mine, made)
        yield from self._whose(mine, made)
        yield from self._other_level(mine, made)
        yield from changed_partners(mine, made, self._reads, self._joint)

    def _named(self, text: str) -> set[frozenset[str]]:
        every = words(text)
        return {thing for thing in self._things if all(any(w.startswith(stem) for w in every) for stem in thing)}

    def _does(self, text: str, verb: str) -> bool:
        return not words(text).isdisjoint(self._verbs[verb])

    def _turned(self, mine: str, made: str) -> Iterator[str]:
        """The contrary of an order; of several, one may be told from the other side (*lose* for *gain*)."""
        several = sum(not words(made).isdisjoint(forms) for forms in self._orders) > 1
        for pair in OPPOSITE if not several else TRACKS:
            for one, other in (pair, pair[::-1]):
                if self._does(made, one) and not self._does(made, other) and not self._does(mine, one):
                    yield from (f"{other} instead of {one}" for _ in range(self._does(mine, other)))

    def _other_level(self, mine: str, made: str) -> Iterator[str]:
        """A level in the place of another: Soft for Hard."""
        for values in self._levels:
            here, there = ({value for value, forms in values.items() if _says(x, forms)} for x in (mine, made))
            if here - there and there - here:
                yield f"{', '.join(sorted(here - there))} instead of {', '.join(sorted(there - here))}"

    def _clauses(self, text: str) -> list[str]:
        return self._joint.split(text)

    def _signs(self, mine: str, made: str) -> Iterator[str]:
        """A track that goes up in one text and down in the other."""
        here, there = self._signed(mine), self._signed(made)
        for thing, sign, n in sorted(here - there, key=str):
            if (thing, OTHER[sign], n) in there:
                yield f"{sign}{n} instead of {OTHER[sign]}{n} ({self._things[thing]})"

    def _signed(self, text: str) -> set[tuple[frozenset[str], str, str]]:
        found = set()
        for clause in self._clauses(text):
            signs = re.findall(r"([+\-−])(\d+)", clause)
            tracks = self._named(clause)
            if len(signs) == 1 and len(tracks) == 1:
                found.add((tracks.pop(), "+" if signs[0][0] == "+" else "−", signs[0][1]))
        return found

    def _whose(self, mine: str, made: str) -> Iterator[str]:
        """A number or an order that stands beside another side than that of the effect."""
        here, there = self._owned(mine), self._owned(made)
        for name, n in sorted(here - there, key=str):
            if any(name == other for other, _ in there) and any(n == m for _, m in there):
                yield f"{n} with {' or '.join(sorted(key.partition('-')[2] for key in name))}"

    def _owned(self, text: str) -> set[tuple[frozenset[str], str]]:
        found = set()
        for clause in self._clauses(text):
            figures = self._reads.read(clause)
            sides = {name for name in figures.names if any(key.startswith("side-") for key in name)}
            orders = [verb for verb in self._verbs if self._does(clause, verb)]
            if len(sides) == 1:
                side = sides.pop()
                found |= {(side, str(n)) for n in figures.numbers if len(figures.numbers) == 1}
                found |= {(side, verb) for verb in orders if len(orders) == 1}
        return found


def _says(text: str, forms: set[str]) -> bool:
    """Whether a text has one of these words, or several of them as they stand."""
    own, low = words(text), text.lower()
    return any(form in own or (not form.isalpha() and form in low) for form in forms)


def _levels(game: Definition, messages: Mapping[str, Message]) -> Levels:
    """The values of each scale, with the words that say them; and the qualities, as if they were one."""
    scales: dict[str, dict[str, set[str]]] = {}
    for entry in read_fields(game.locale_home(ENGLISH) / FIELDS).entries.values():
        scales.setdefault(entry.key, {})[entry.form] = set()
    for m in messages.values():
        for values in scales.values():
            if m.key in values and m.form not in META and m.text.isalpha():
                values[m.key].add(m.text.lower())
    qualities = {key: set[str]() for key, word in game.words.by_key.items() if word.kind == ADJECTIVE}
    for m in messages.values():
        if m.key in qualities and m.form not in META and not DENYING & {*m.form.split("-")} and _plain(m.text):
            qualities[m.key].add(m.text.strip().lower())
    known = {form for values in scales.values() for forms in values.values() for form in forms}
    qualities = {key: forms for key, forms in qualities.items() if forms.isdisjoint(known)}
    return [values for values in (*scales.values(), qualities) if sum(map(bool, values.values())) > 1]


def _plain(text: str) -> bool:
    return text.replace(" ", "").replace("-", "").isalpha()


def _things(said: Speaker, messages: Mapping[str, Message]) -> dict[frozenset[str], str]:
    """The pieces, markers and tracks that orders name, by the stems of their words, and what they are called."""
    whats = [m for m in messages.values() if m.form == WHAT]
    tracks = [m for m in messages.values() if m.key.startswith(CHANGE) and not m.form]
    terms = {m.key: m.text for m in messages.values() if not m.form and f"{m.key}.gender" in messages}
    stems = {term: _declined(text, list(said.forms(term, NOT_FORMS))) for term, text in terms.items()}
    named = sorted({term for m in (*whats, *tracks) for term in m.terms if term in terms})
    # Words of many things, and what is said of a marker that has a name: no word for one thing.
    alone = {stem for own in stems.values() if len(own) == 1 for stem in own}
    times = Counter(stem for own in stems.values() for stem in own)
    common = {stem for stem, n in times.items() if n >= COMMON} - alone
    common |= {_stem(word) for m in whats if m.names and not m.terms for word in _spelled(m.text)}
    called = {frozenset(stems[term] - common): terms[term] for term in named}
    counted = {stem for own in called for stem in own}
    for m in whats:
        own = {_stem(word) for word in _spelled(m.text)} - common
        if not m.names and not any(x.startswith(y) or y.startswith(x) for x in own for y in counted):
            called[frozenset(own)] = m.text.strip()
    for m in tracks:
        if not m.terms and (spelled := sorted(_spelled(m.text), key=_weight)):
            called[frozenset({_stem(spelled[-1])})] = spelled[-1]
    return {own: text for own, text in called.items() if own}


def _declined(text: str, forms: list[str]) -> set[str]:
    """The beginnings of its words that all forms of a term share."""
    found = set()
    for word in _spelled(text):
        near = [x for form in forms for x in words(form) if x[:2] == word.lower()[:2]]
        shared = functools.reduce(_shared, near, word.lower())
        found.add(shared[: max(3, min(LONG, len(word) - 2))] if len(shared) > 2 else _stem(word))
    return found


def _shared(one: str, other: str) -> str:
    return "".join(a for a, _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _spelled(text: str) -> list[str]:
    """Its words without articles and prepositions, which are short and small."""
    every = re.findall(r"[^\W\d_]+", text.replace(GAP, " "))
    return [word for word in every if len(word) > 3 or word[0].isupper()] or every


def _weight(word: str) -> tuple[bool, int]:
    return word[0].isupper(), len(word)


def _stem(word: str) -> str:
    return word.lower()[: max(3, min(STEM, len(word) - 1), min(LONGEST, len(word) - 5))]

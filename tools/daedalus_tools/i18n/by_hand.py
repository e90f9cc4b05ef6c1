"""Texts of cards that a translator wrote, compared with what their effects do: numbers, places, sides and titles with
the English text, and pieces, markers, tracks, signs and directions with the text that is made in the same language."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.kit.library import Card
from daedalus.text.figures import NOT_FORMS, Reader
from daedalus.text.folding import BOTH
from daedalus.text.locales import GAP, Message, Problem, read
from daedalus.text.overrides import FILE, KEY, OF, fingerprint
from daedalus.text.overrides import read as read_by_hand
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.branches_by_hand import exchanged_branches
from daedalus_tools.i18n.cases_by_hand import exchanged_cases
from daedalus_tools.i18n.contraries import turned_round
from daedalus_tools.i18n.counted_by_hand import numbers_by_hand
from daedalus_tools.i18n.denial import ENGLISH_DENIAL, denied, denies, words
from daedalus_tools.i18n.exchanging import crossed, root_of
from daedalus_tools.i18n.headed_by_hand import turned_headers, unblocked
from daedalus_tools.i18n.lexicon import roots
from daedalus_tools.i18n.marks import FIELDS, SHORTEST, WHAT, Levels, levels, near, nouns, of, rooted, says, things
from daedalus_tools.i18n.meanings import meaning_of
from daedalus_tools.i18n.meanings import says as surely_says
from daedalus_tools.i18n.meanings import things as known_things
from daedalus_tools.i18n.named_by_hand import named_otherwise
from daedalus_tools.i18n.opposed import NOT
from daedalus_tools.i18n.senses_by_hand import TWO, another_by_hand, contrary_of, direction, may_deny, senses_by_hand
from daedalus_tools.i18n.strange import kept_words, vocabulary
from daedalus_tools.i18n.together import alike, changed_partners, left_out

TRACKS = (("raise", "lower"), ("improve", "worsen"))  # verbs that say the contrary
OPPOSITE = (*TRACKS, ("place", "remove"), ("gain", "lose"))
OTHER = {"+": "−", "−": "+"}
VERB, OTHERWISE = "do-", "otherwise"
COPIED = 0.85  # of the words of a sentence that are those of another: it was copied
NAMED = ("side-", "country-", "region-", "title-")


def check_by_hand(game: Definition, file: Path, said: Speaker, messages: Mapping[str, Message]) -> Iterator[Problem]:
    """`said`, `messages`: how the language makes texts of cards."""
    cards = game.cards.library.cards
    yield from read(file)[1]
    for m in read(file)[0]:
        if not re.fullmatch(rf"{KEY}\d+", m.key) or m.form not in ("", OF):
            yield Problem(file, m.line, "unknown-key", f"{m.full}: texts of cards are called {KEY}49, with .{OF}")
    beside = _Beside(game, said, Speaker(game), messages)
    for number, text in read_by_hand(file).items():
        if number not in cards:
            yield Problem(file, 0, "unknown-card", f"there is no card {number}")
            continue
        tree = cards[number].tree
        if text.of != fingerprint(tree):
            yield Problem(file, 0, "stale", f"card {number}: its effect is .of = {fingerprint(tree)} now")
        for what, says_ in beside.differences(cards[number], text.text):
            yield Problem(file, 0, what, f"card {number}: {says_}")


@frozen(slots=False)
class _Beside:
    """A text by hand, beside the one that is made in its language and the English one."""

    game: Definition
    said: Speaker
    english: Speaker
    messages: Mapping[str, Message]

    @functools.cached_property
    def _reads(self) -> Reader:
        return Reader(self.game, self.said)

    @functools.cached_property
    def _theirs(self) -> Reader:
        return Reader(self.game, self.english)

    @functools.cached_property
    def _titles(self) -> frozenset[str]:
        return frozenset(card.title for card in self.game.cards.library.cards.values())

    @functools.cached_property
    def _nouns(self) -> Mapping[str, tuple[frozenset[str], frozenset[str]]]:
        return nouns(self.game, self.messages)

    @functools.cached_property
    def _compare(self) -> Comparison:
        known = levels(self.game, self.messages), rooted(self.game, self.messages, self.said.language)
        return Comparison(self.said, self._reads, self.messages, *known)

    def differences(self, card: Card, text: str) -> Iterator[tuple[str, str]]:
        plan = planned(card.tree, self.game.words)
        made, english, language = self.said.text(plan), self.english.text(plan), self.said.language
        reads, theirs = self._reads, self._theirs
        mine, right = reads.untitled(text), reads.untitled(made)
        if left := _left(mine, right, english, language):
            yield "english", left
        found = list(self._names(card, text, made, english))
        pair = len({name for name, *_ in reads.places(text) if not name.startswith(NAMED[0])}) == TWO
        found += numbers_by_hand(reads.rest(text), reads.rest(made), theirs.rest(english), language, pair)
        found += [f"{one} and {other} have changed places" for one, other in crossed(mine, right, language)]
        found += self._compare.differences(text, made)
        found = found or list(self._unnamed(mine, right, english))
        found = found or list(self._compare.partners(text, made))
        found = found or list(named_otherwise(text, made, reads, self._compare.joint))
        place = (self.game.id, FILE, f"{KEY}{card.number}")
        found = found or [what for _, what in turned_round(place, text, english, language)]
        found = found or list(senses_by_hand(mine, right, theirs.untitled(english), language))
        rest = reads.rest(text), reads.rest(made), theirs.rest(english)
        found = found or list(another_by_hand(*rest, language, known_things(self.game)))
        found = found or [x for one, other in alike(mine, right) for x in contrary_of(one, other, language)]
        found = found or list(left_out(mine, right))
        found = found or list(exchanged_branches(text, made, reads))
        found = found or list(exchanged_cases(text, made, reads))
        found = found or [*turned_headers(card, text, reads), *unblocked(card, text, reads)]
        if _not_denied(mine, right, english, language):
            found.append("what the effect denies is not denied")
        yield from (("disagrees", what) for what in found)

    def _unnamed(self, mine: str, made: str, english: str) -> Iterator[str]:
        """Things that both the English text and the made one name."""
        said, (here, there) = roots(english), ({root_of(word) for word in words(x)} for x in (mine, made))
        for key, (called, own) in self._nouns.items():
            if called <= said and own & there and not own & here:
                yield f"missing {key}"

    def _names(self, card: Card, text: str, made: str, english: str) -> Iterator[str]:
        """Places, sides and titles that are missing, or too many."""
        reads, messages = self._reads, self.messages
        otherwise = OTHERWISE in messages and words(messages[OTHERWISE].text) <= words(text)
        said = meaning_of(reads.untitled(text), reads.language).perhaps
        for what, name in reads.read(text).differences(self._theirs.read(english), self._titles):
            side = any(f"{NAMED[0]}{one}" in messages for one in name.split(" or "))
            adjective = any(one.replace(" ", "-") in said for one in name.split(" or "))  # *Soviet influence*
            above = name in (*card.requires, *card.requires_any, *(by for by, _ in card.blocked_by), *card.blocks)
            free = {
                # *Central or South America*; what stands above the text
                "missing": (side and otherwise)
                or adjective
                or self._compare.apart(name, text)
                or (above and not reads.read(text).titles),
                # whose event it is; *both the US and the Jihadist*
                "extra": (name == card.association and reads.sides(text) >= reads.sides(made))
                or (side and f"{NAMED[0]}{BOTH}" in reads.sides(made)),
            }
            if name != BOTH and not name.isdecimal() and not free[what]:
                yield f"{what} {name}"


def _left(mine: str, made: str, english: str, language: str) -> str:
    """The words of the English text that a text has and no message of its language."""
    theirs = {word for word in words(english) if len(word) > len(SHORTEST)}
    found = words(mine) & theirs - words(made) - kept_words(language)
    return ", ".join(sorted(word for word in found if not vocabulary(language)[word]))


def _not_denied(mine: str, made: str, english: str, language: str) -> bool:
    """Whether a text denies nothing, or nothing in a sentence that is nearly the made one, which does."""
    if ENGLISH_DENIAL.search(english) and not denies(mine, language) and not may_deny(mine, language, made):
        return True
    if denied(mine, language) >= denied(made, language) or not surely_says(made, NOT, language):  # *no less than*
        return False
    return any(
        denied(own, language) < denied(right, language) and not may_deny(own, language, right)
        for own, right in (
            *alike(mine, made, COPIED),
            *((own, right) for own, right in alike(mine, made) if not denied(own, language)),
        )
    )


class Comparison:
    """Compares a text with the one that is made in the same language."""

    def __init__(
        self, said: Speaker, reads: Reader, messages: Mapping[str, Message], named: Levels, begun: Levels
    ) -> None:
        self._said = said
        self._levels = named
        self._begun = begun
        self._reads = reads
        self._things = things(said, messages)
        orders: dict[str, set[str]] = {}
        for m in messages.values():
            if m.key.startswith(VERB) and m.text.isalpha():
                orders.setdefault(m.key, set()).add(m.text.lower())
        self._orders = list(orders.values())
        self._verbs = {verb: orders.get(f"{VERB}{verb}", set()) for pair in OPPOSITE for verb in pair}
        last = messages[OTHERWISE].text.replace(GAP, "").strip(" :,") if OTHERWISE in messages else ""
        self._last = re.compile(rf"\b{re.escape(last)}\b" if last else r"(?!)", re.IGNORECASE)
        joints = {word for key in ("list-and", "list-or") if key in messages for word in words(messages[key].text)}
        self.joint = re.compile("|".join([r"[.;:,()]", *(rf"\b{re.escape(word)}\b" for word in joints)]))

    def differences(self, mine: str, made: str) -> Iterator[str]:
        here, there = self._named(mine), self._named(made)
        yield from (f"missing {self._things[thing]}" for thing in sorted(there - here, key=sorted))
        yield from (f"extra {self._things[thing]}" for thing in sorted(here - there, key=sorted))
        yield from self._turned(mine, made)
        yield from self._signs(mine, made)
        yield from self._counted(mine, made)
        yield from self._otherwise(mine, made)
        yield from self._whose(mine, made)
        yield from self._other_level(mine, made)

    def partners(self, mine: str, made: str) -> Iterator[str]:
        """What stands together, and should not."""
        yield from changed_partners(mine, made, self._reads, self.joint, self._kind)

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
            here, there = ({value for value, forms in values.items() if says(x, forms)} for x in (mine, made))
            lost = {value for value in there - here if not near(mine, values[value])}
            if here - there and lost:
                yield f"{', '.join(sorted(here - there))} instead of {', '.join(sorted(lost))}"
                return
        roots = [{root_of(word) for word in words(x)} for x in (mine, made)]
        for values in self._begun:
            here, there = ({value for value, own in values.items() if own & found} for found in roots)
            if here - there and there - here:
                yield f"{', '.join(sorted(here - there))} instead of {', '.join(sorted(there - here))}"
                return

    def _kind(self, mark: str) -> str:
        """What a word or name is of: things of one kind may have changed places."""
        if mark.startswith(NAMED):
            return mark.partition("-")[0]
        if any(of(mark, forms) for forms in self._verbs.values()):
            return VERB
        if any(of(mark, values) for scale in self._levels for values in scale.values()):
            return FIELDS
        return WHAT if any(of(mark, thing) for thing in self._things) else ""

    def apart(self, name: str, text: str) -> bool:
        """Whether all words of a name are there, if not together."""
        forms = [
            form.lower()
            for key in ("country", "region")
            for form in self._said.forms(f"{key}-{name.replace(' ', '-')}", NOT_FORMS)
        ]
        begun = re.findall(r"(\w{3,})-(?!\w)", text.lower())  # *Mittel- oder Südamerika*
        return any(
            (" " in form and words(text) >= {*form.split()})
            or any(form.startswith(one) and any(x.endswith(form[len(one) :]) for x in words(text)) for one in begun)
            for form in forms
        )

    def _clauses(self, text: str) -> list[str]:
        return self.joint.split(text)

    def _signs(self, mine: str, made: str) -> Iterator[str]:
        """A track that goes up in one text and down in the other."""
        here, there = self._signed(mine), self._signed(made)
        for thing, sign, n in sorted(here - there, key=str):
            if (thing, OTHER[sign], n) in there:
                yield f"{sign}{n} instead of {OTHER[sign]}{n} ({self._things[thing]})"
            elif other := next((x for x, s, m in there - here if (s, m) == (sign, n) and x != thing), None):
                yield f"{sign}{n} {self._things[thing]} instead of {self._things[other]}"

    def _signed(self, text: str) -> set[tuple[frozenset[str], str, str]]:
        found = set()
        for clause in self._clauses(text):
            signs, tracks = re.findall(r"([+\-−]?)(\d+)", clause), self._named(clause)
            if len(signs) == 1 and len(tracks) == 1:
                sign, n = signs[0]
                way = direction(clause, self._reads.language) if not sign else ""
                if sign or way:
                    found.add((tracks.pop(), "+" if sign == "+" or way == "raise" else "−", n))
        return found

    def _counted(self, mine: str, made: str) -> Iterator[str]:
        """A number of one thing where the effect has it of another, and both texts name both."""
        here, there = self._numbered(mine), self._numbered(made)
        for n, thing in sorted(here - there, key=str):
            others = [x for m, x in there - here if m == n and x != thing and (x & thing) not in (x, thing)]
            if others and thing in {x for _, x in there} and others[0] in {x for _, x in here}:
                yield f"{n} {self._things[thing]} instead of {n} {self._things[others[0]]}"
                return

    def _numbered(self, text: str) -> set[tuple[str, frozenset[str]]]:
        """The figures of a text with the thing that they count, if it is one."""
        found = set()
        for n, behind in re.findall(r"(?<![\d+\-−])(\d+) ((?:[^\W\d_]+ ?){1,2})", text):
            counted = self._named(behind)
            found |= {(n, counted.pop())} if len(counted) == 1 else set()
        return found

    def _otherwise(self, mine: str, made: str) -> Iterator[str]:
        """What happens otherwise, with the other sign; a condition may be turned round by a denial."""
        here, there = (
            re.findall(r"([+\-−])(\d+)", self._last.split(x)[-1]) if self._last.search(x) else [] for x in (mine, made)
        )
        turned = len(here) == len(there) == 1 and here[0][1] == there[0][1] and here[0][0] != there[0][0]
        if turned and denied(mine, self._reads.language) == denied(made, self._reads.language):
            yield f"{''.join(here[0])} instead of {''.join(there[0])}, otherwise"

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

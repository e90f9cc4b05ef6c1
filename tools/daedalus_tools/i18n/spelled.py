"""Forms of a term that are spelled as another of its forms, where those of all other terms differ; and forms that
differ, where those of all others are the same. A case was mistaken for another."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from daedalus.kit import registry
from daedalus.text.locales import META, Message, Problem, having
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.forms import MANY, NAMES, ONE, QUALITIES, SAID, USUAL, kind_of
from daedalus_tools.i18n.strange import vocabulary

Forms = dict[str, Message]  # of one term
WAYS = ("in", "to", "a", "with", "bare", "own", "whose")  # forms that names may share by chance: *a Panama*
LIST = 20  # names of a kind that make a long list
NOUNS = 16  # nouns that are enough to judge another by
FEW_QUALITIES, MANY_QUALITIES = (
    5,
    9,
)  # qualities that are enough, where they should be the same, and where they should not


def check_spelled(c: Checked) -> Iterator[Problem]:
    yield from _places(c)
    yield from _accusatives(c)
    yield from _cases(c)
    yield from _plurals(c)
    yield from _qualities(c)


def _same_once(terms: Sequence[Forms], forms: Sequence[str], enough: int) -> Iterator[tuple[Message, Message]]:
    """Two forms of the only term that has them alike."""
    for one, other in itertools.combinations(forms, 2):
        both = [own for own in terms if one in own and other in own]
        same = [own for own in both if own[one].text == own[other].text]
        if len(both) >= enough and len(same) == 1:
            yield same[0][one], same[0][other]


def _forms_of(terms: Sequence[Forms]) -> list[str]:
    return sorted({form for own in terms for form in own})


def _gathered(messages: Iterator[Message]) -> list[Forms]:
    found: dict[str, Forms] = {}
    for m in messages:
        found.setdefault(m.key, {})[m.form] = m
    return list(found.values())


def _declined(c: Checked, key: str) -> bool:
    """Whether a name has a form without the name as it is called."""
    name = c.messages[key].text
    return any(name not in m.text for m in c.messages.values() if m.key == key and m.form not in META)


def _as(c: Checked, m: Message, form: str) -> Problem:
    return c.problem(m, "same-form", f"{m.text} is .{form or m.key} too")


def _places(c: Checked) -> Iterator[Problem]:
    """The way from a place that is said as that to it, or as being there; and being there as the way to it, where a
    language tells them apart and the name is declined."""
    ways = [
        (m, c.messages[f"{m.key}.to"]) for m in c.messages.values() if m.form == "in" and f"{m.key}.to" in c.messages
    ]
    apart = sum(m.text != way.text for m, way in ways) >= USUAL * len(ways)
    for m, way in ways:
        if apart and m.text == way.text and _declined(c, m.key):
            yield _as(c, m, "to")
    for m in c.messages.values():
        if m.form == "from":
            for other in ("to", "in"):
                same = c.messages.get(f"{m.key}.{other}")
                if same is not None and same.text == m.text:
                    yield _as(c, m, other)


def _accusatives(c: Checked) -> Iterator[Problem]:
    """An accusative that is the name itself, which is declined, where those of all other names of its gender differ."""
    names: dict[tuple[str, str], list[Message]] = {}
    for m in c.messages.values():
        gender = c.messages.get(f"{m.key}.gender")
        if m.form == "acc" and m.key.startswith(NAMES[:3]) and gender is not None:
            names.setdefault((kind_of(m.key), gender.text), []).append(m)
    for alike in names.values():
        same = [m for m in alike if m.text == c.messages[m.key].text]
        if len(alike) >= SAID and len(same) == 1 and _declined(c, same[0].key):
            yield c.problem(same[0], "same-form", f"{same[0].text} is the name itself")


def _cases(c: Checked) -> Iterator[Problem]:
    """Two forms of a name that are the same, and differ for all others of a long list."""
    for kind in NAMES[:2]:
        names = _gathered(m for m in c.messages.values() if m.key.startswith(kind) and m.form not in (*META, *WAYS, ""))
        yield from (_as(c, m, other.form) for m, other in _same_once(names, _forms_of(names), LIST))


def _plurals(c: Checked) -> Iterator[Problem]:
    """A plural that is the singular, of words that have one elsewhere; a case that is another, as of no other term of
    several words."""
    nouns: dict[str, dict[str, Message]] = {}
    for m in c.messages.values():
        if f"{m.key}.gender" in c.messages and m.key in c.messages and m.form not in META:
            nouns.setdefault(m.key, {})[m.form] = m
    changing = {
        one.lower()
        for own in nouns.values()
        if MANY in own and len(own[""].text.split()) == len(own[MANY].text.split())
        for one, other in zip(own[""].text.split(), own[MANY].text.split(), strict=True)
        if one != other
    }
    for key, own in nouns.items():
        text = own[""].text
        if MANY in own and own[MANY].text == text and not key.startswith(NAMES):
            words = text.split()
            if any(word.lower() in changing or _declined_elsewhere(word, c.language) for word in words):
                yield c.problem(own[MANY], "same-form", f"{text} is the singular too")
    every = [*nouns.values(), *_other_nouns(c)]
    several = [own for own in every if " " in own[""].text]
    cases = [form for form in _forms_of(several) if form.startswith((f"{MANY}-", "n-"))]
    singular = [form for form in _forms_of(every) if form.startswith(f"{ONE}-")]
    for other, m in (*_same_once(several, cases, SAID), *_same_once(every, singular, NOUNS)):
        if m.full in c.messages:
            yield _as(c, m, other.form)


def _other_nouns(c: Checked) -> list[Forms]:
    """The nouns of other games that are none of this."""
    games = [game for game in map(registry.game, registry.ours()) if game.id != c.game.id]
    others = (m for game in games for m in having(game, c.language).values() if m.key not in c.messages)
    found = _gathered(m for m in others if m.form not in META and not m.key.startswith(NAMES))
    return [own for own in found if "" in own and len(own) > SAID]


def _declined_elsewhere(word: str, language: str) -> bool:
    """Whether a word ends otherwise somewhere in the language."""
    known, own = vocabulary(language), word.lower()
    others = Counter({other: n for other, n in known.items() if len(other) == len(own) and other[:-1] == own[:-1]})
    del others[own]
    return len(own) > SAID and others.total() > SAID


def _qualities(c: Checked) -> Iterator[Problem]:
    """Of qualities, both: forms that are the same once, and forms that differ once."""
    for file in dict.fromkeys(file for file in c.files if file.name == QUALITIES):
        qualities = _gathered(m for m in c.messages.values() if c.where[m.full] == file and m.form not in META)
        forms = _forms_of(qualities)
        yield from (_as(c, m, other.form) for other, m in _same_once(qualities, forms, MANY_QUALITIES))
        odd: dict[str, Counter[str]] = {}  # how often a form of a quality is not what it should be
        for one, other in itertools.combinations(forms, 2):
            both = [own for own in qualities if one in own and other in own]
            differ = [own for own in both if own[one].text != own[other].text]
            if len(both) >= FEW_QUALITIES and len(differ) == 1:
                odd.setdefault(differ[0][one].key, Counter()).update((differ[0][one].full, differ[0][other].full))
        for times in odd.values():
            m = c.messages[max(times, key=times.__getitem__)]
            yield c.problem(m, "another-form", f"{m.text} is the same as another form elsewhere, and not here")

"""Forms of a term that are spelled as another of its forms, where those of all other terms differ; and forms that
differ, where those of all others are the same. A case was mistaken for another."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from daedalus.kit import registry
from daedalus.text.locales import META, Message, Problem, having
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.forms import CASES, MANY, NAMES, ONE, QUALITIES, SAID, USUAL, kind_of
from daedalus_tools.i18n.strange import vocabulary

Forms = dict[str, Message]  # of one term
WAYS = ("in", "to", "a", "with", "bare", "own", "whose")  # forms that names may share by chance: *a Panama*
LIST = 20  # names of a kind that make a long list
SHOWN = 6  # words that show how they stand behind figures and prepositions
PLACES, ROUND = ("country", "region"), ("in", "to", "from")  # and the ways to be there and to go
NOUNS, FEW_NOUNS, FEW_ALIKE = 16, 5, 2  # nouns that are enough to judge another by; of one gender; declined alike
ACCUSATIVE = "acc"
FEW_QUALITIES, MANY_QUALITIES = (
    5,
    9,
)  # qualities that are enough, where they should be the same, and where they should not


def check_spelled(c: Checked) -> Iterator[Problem]:
    yield from _places(c)
    yield from _behind_prepositions(c)
    yield from _prepositions(c)
    yield from _accusatives(c)
    yield from _cases(c)
    yield from _plurals(c)
    yield from _qualities(c)
    yield from _figures(c)
    yield from _nouns(c)


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


def _behind_prepositions(c: Checked) -> Iterator[Problem]:
    """A place behind a preposition in another case than all others have behind it: *w Iraku*, *w Filipiny*."""
    ways: dict[tuple[str, str], dict[str, frozenset[str]]] = {}
    names = [own for own in _gathered(iter(c.messages.values())) if kind_of(own[min(own)].key) in PLACES]
    for own in names:
        for way in ROUND:
            before, _, place = own[way].text.partition(" ") if way in own else ("", "", "")
            cases = frozenset(form for form in CASES if form in own and own[form].text == place)
            if place and any(form in own for form in CASES):
                ways.setdefault((way, before), {})[own[way].full] = cases
    for found in ways.values():
        for full, cases in found.items():
            others = [other for x, other in found.items() if x != full]
            usual = frozenset.intersection(*others) if len(others) >= SHOWN else frozenset()
            if usual and not usual & cases:
                yield c.problem(c.messages[full], "another-case", f"{c.messages[full].text} is not .{min(usual)}")


def _prepositions(c: Checked) -> Iterator[Problem]:
    """The way to a place by another preposition than all others have of which one says *in* alike: *in*, *nach*."""
    ways: dict[str, dict[str, str]] = {}
    for m in c.messages.values():
        if m.form == ROUND[0] and f"{m.key}.{ROUND[1]}" in c.messages and kind_of(m.key) in PLACES:
            name = c.messages.get(f"{m.key}.bare", c.messages[m.key]).text
            way = c.messages[f"{m.key}.{ROUND[1]}"]
            if m.text.endswith(name) and way.text.endswith(name):
                ways.setdefault(m.text.removesuffix(name), {})[way.full] = way.text.removesuffix(name)
    for found in ways.values():
        for full, said in found.items():
            others = {other for x, other in found.items() if x != full}
            if len(found) > SHOWN and len(others) == 1 and said not in others:
                yield c.problem(c.messages[full], "another-form", f"{said.strip()} instead of {min(others).strip()}")


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
    for kinds in (PLACES, ("side",)):
        names = _gathered(
            m for m in c.messages.values() if kind_of(m.key) in kinds and m.form not in (*META, *WAYS, "")
        )
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
    others = (m for game in _of_other_games(c) for m in game.values())
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
        for m in _differing_once(qualities, forms, FEW_QUALITIES):
            yield c.problem(m, "another-form", f"{m.text} is the same as another form elsewhere, and not here")


def _nouns(c: Checked) -> Iterator[Problem]:
    """A form that differs from another with which it is one in all other nouns of its gender in which one word changes;
    but for the accusative, which living beings have of their own."""
    every: dict[str, list[Forms]] = {}
    for game in (c.messages, *_of_other_games(c)):
        for own in _gathered(m for m in game.values() if f"{m.key}.gender" in game and not m.key.startswith(NAMES)):
            forms = {form: m for form, m in own.items() if form not in META and not form.endswith(ACCUSATIVE)}
            if _changing(forms) == 1:
                every.setdefault(own["gender"].text, []).append(forms)
    for nouns in every.values():
        for m in _differing_once(nouns, _forms_of(nouns), FEW_NOUNS):
            own = next(own for own in nouns if own.get(m.form) is m)
            if c.messages.get(m.full) is m and _like_others(own, m.form, nouns):
                yield c.problem(m, "another-form", f"{m.text} is the same as another form of other nouns, and not here")


def _figures(c: Checked) -> Iterator[Problem]:
    """What stands behind a figure (`n-few`) and is not the case that it is for nearly all other nouns of one word."""
    every = [own for game in (c.messages, *_of_other_games(c)) for own in _gathered(iter(game.values()))]
    nouns = [own for own in every if "gender" in own and "" in own and " " not in own[""].text]
    forms = _forms_of(nouns)
    for counted in (form for form in forms if form.startswith("n-")):
        for case in (form for form in forms if form.startswith((f"{ONE}-", f"{MANY}-"))):
            both = [own for own in nouns if counted in own and case in own]
            differ = [own for own in both if own[counted].text != own[case].text]
            m = differ[0][counted] if len(both) >= SHOWN and len(differ) == 1 else None
            if m is not None and c.messages.get(m.full) is m:
                yield c.problem(m, "another-form", f"{m.text} is not .{case}, as it is for other nouns")


def _like_others(own: Forms, odd: str, nouns: Sequence[Forms]) -> bool:
    """Whether several other nouns have the same forms alike, but for one."""
    mine = {form: m for form, m in own.items() if form != odd}
    alike = [x for x in nouns if x is not own and own.keys() == x.keys() and _alike(mine) == _alike(x, odd)]
    return len(alike) >= FEW_ALIKE


def _alike(forms: Forms, without: str = "") -> frozenset[frozenset[str]]:
    """Which forms are the same."""
    found: dict[str, set[str]] = {}
    for form, m in forms.items():
        if form != without or not without:
            found.setdefault(m.text, set()).add(form)
    return frozenset(map(frozenset, found.values()))


def _of_other_games(c: Checked) -> list[dict[str, Message]]:
    games = [game for game in map(registry.game, registry.ours()) if game.id != c.game.id]
    return [{m.full: m for m in having(game, c.language).values() if m.key not in c.messages} for game in games]


def _changing(forms: Forms) -> int:
    """How many words of a noun are not the same in all of its forms that have as many: *with* stands before them."""
    texts = [m.text.split() for m in forms.values()]
    least = min(map(len, texts), default=0)
    return sum(len(set(words)) > 1 for words in zip(*(text for text in texts if len(text) == least), strict=True))


def _differing_once(terms: Sequence[Forms], forms: Sequence[str], enough: int) -> Iterator[Message]:
    """The form of the only term that has it not as another form."""
    odd: dict[str, Counter[str]] = {}  # how often a form of a term is not what it should be
    found: dict[str, Message] = {}
    for one, other in itertools.combinations(forms, 2):
        both = [own for own in terms if one in own and other in own]
        differ = [own for own in both if own[one].text != own[other].text]
        if len(both) >= enough and len(differ) == 1:
            pair = differ[0][one], differ[0][other]
            found.update((m.full, m) for m in pair)
            odd.setdefault(pair[0].key, Counter()).update(m.full for m in pair)
    yield from (found[max(times, key=times.__getitem__)] for times in odd.values())

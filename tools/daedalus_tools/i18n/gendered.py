"""The gender that a term is said to have, against its own forms: the article or preposition before it, and the endings
of its words. Which of them go with which gender is learnt from all other terms of the language."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping

from daedalus.kit import registry
from daedalus.text.locales import META, Message, Problem, having
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.forms import VERB

Mark = tuple[str, str, str]  # the form; its only or first word, or the ending of that; what it is
GENDER, PLURAL = "gender", "plural"
JOINT = "-"
ENDING = 2  # letters
OTHERS = 2  # terms of the same word that are enough
OFTEN = 4  # so many other terms have a mark, and all of them one gender: it goes with that
MARKS = 3  # so many different marks of another gender, and none of its own: the gender is wrong


def check_genders(c: Checked) -> Iterator[Problem]:
    yield from _of_one_word(c)
    yield from _compounds(c)
    others = (having(game, c.language) for game in map(registry.game, registry.ours()) if game.id != c.game.id)
    own = _terms(c.messages)
    every = dict(itertools.chain.from_iterable(_terms(messages).items() for messages in (*others, c.messages)))
    times: dict[Mark, Counter[str]] = {}
    for gender, marks in every.values():
        for mark in marks:
            times.setdefault(mark, Counter())[gender] += 1
    for key, (gender, marks) in own.items():
        found: dict[str, set[str]] = {}
        for mark in marks:
            found.setdefault(_meant(times[mark], gender), set()).add(mark[-1])
        found.pop("", None)
        for meant, said in found.items():
            if len(found) == 1 and meant != gender and len(said) >= MARKS:
                m = c.messages[f"{key}.{GENDER}"]
                yield c.problem(m, "another-form", f"{m.text}, but its forms are said as those of {meant}")


def _compounds(c: Checked) -> Iterator[Problem]:
    """A compound with another gender than the term that it ends with: *Schengen-Land*, *Land*."""
    genders = {m.key: m.text for m in c.messages.values() if m.form == GENDER}
    terms = {m.text: genders[m.key] for m in c.messages.values() if not m.form and m.key in genders}
    for m in c.messages.values():
        head = m.text.rpartition(JOINT)[2]
        if not m.form and JOINT in m.text and terms.get(head, genders.get(m.key)) != genders.get(m.key):
            own = c.messages[f"{m.key}.{GENDER}"]
            yield c.problem(own, "another-form", f"{own.text}, but {head} is {terms[head]}")


def _of_one_word(c: Checked) -> Iterator[Problem]:
    """A word that other terms have too, with another gender: *cell* and *active cell*."""
    genders: dict[str, dict[str, str]] = {}
    for m in c.messages.values():
        gender = c.messages.get(f"{m.key}.{GENDER}")
        if not m.form and gender is not None and f"{m.key}.{PLURAL}" not in c.messages:
            for word in m.text.lower().split():
                genders.setdefault(word, {})[m.key] = gender.text
    for found in genders.values():
        times = Counter(found.values())
        for key, own in found.items():
            if times[own] == 1 and len(times) == ENDING and len(found) > OTHERS:
                m = c.messages[f"{key}.{GENDER}"]
                yield c.problem(m, "another-form", f"{m.text}, but other terms of the same word have another gender")


def _meant(times: Counter[str], gender: str) -> str:
    """The gender that all other terms with a mark have."""
    others = times - Counter([gender])
    return min(others) if len(others) == 1 and others.total() >= OFTEN else ""


def _terms(messages: Mapping[str, Message]) -> dict[str, tuple[str, set[Mark]]]:
    """The gender of each term, and the marks of it that its forms have; what is said in the plural has others."""
    forms: dict[str, dict[str, str]] = {}
    for m in messages.values():
        if f"{m.key}.{GENDER}" in messages and not m.key.startswith(VERB):
            forms.setdefault(m.key, {})[m.form] = m.text.lower()
    return {
        key: (own[GENDER], set(itertools.chain.from_iterable(_marks(form, text) for form, text in own.items())))
        for key, own in forms.items()
        if PLURAL not in own
    }


def _marks(form: str, text: str) -> Iterator[Mark]:
    words = text.split() if form not in META else []
    if len(words) == 1:
        yield form, "only", words[0][-ENDING:]
    elif words:
        yield form, "first", words[0]
        yield form, "ending", words[0][-ENDING:]

"""What a change to a message has changed in what it says. A message that somebody has read was right: where it says
something else now, and its English says what it said, one of the two is wrong. So far less need be known of a language
than to judge a message beside its English alone: the words that are the same tell nothing, and the few that are not are
compared with each other."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.text.locales import META, Problem
from daedalus.text.outcomes import GAP, Taken, figures, forms, outcomes, text
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.edited_forms import (
    another_form,
    another_gap,
    in_another_way,
    like_another_case,
    like_another_form,
    misspelled,
    of_another_word,
)
from daedalus_tools.i18n.edited_places import another_name, changed_places
from daedalus_tools.i18n.edited_signs import Commas, commas, other_code, punctuation
from daedalus_tools.i18n.edited_words import another_number, another_word
from daedalus_tools.i18n.edits import Edit, edit, text_of
from daedalus_tools.i18n.seen import Seen
from daedalus_tools.i18n.synonyms import unlike

PUT_IN = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]+|\d+")
Edits = list[tuple[Taken, Edit]]  # of each case
Forms = Mapping[str, Any]  # the pattern of each form of a message; of the message itself by the empty name


@frozen(slots=False)
class Read:
    """What the messages of a language said when they were read; counted only where somebody asks."""

    seen: Seen

    @functools.cached_property
    def _texts(self) -> list[str]:
        return [PUT_IN.sub(GAP, pair.own.lower()) for pair in self.seen.before.values()]

    @functools.cached_property
    def commas(self) -> Commas:
        return commas(self._texts)


def check_edits(found: Seen, games: Sequence[Definition], language: str) -> Iterator[Problem]:
    """The messages that say something else than when they were last read, while their English does not."""
    of = {game.id: game for game in games}
    read = Read(found)
    for place, was, now in found.edited():
        file, key = place
        english = "" if language == ENGLISH else found.english[place]
        game = of.get(file.partition("/")[0])
        told = dict.fromkeys(differences(game, forms(was), forms(now), english_forms(english), language, read))
        for form, what, says in told:
            name = f"{key}.{form}" if form else key
            where = found.where[place]
            yield Problem(where, _line(where, key), what, f"{name}: {says}, since it was last read", key)


def differences(
    game: Definition | None,
    was: Forms,
    now: Forms,
    english: Mapping[str, str],
    language: str,
    read: Read,
) -> Iterator[tuple[str, str, str]]:
    """What a message says otherwise than it did: in which form, what kind of difference, and which."""
    yield from (("", "missing-form", f".{form} is gone") for form in _gone(was, now))
    for form, after in now.items():
        before = was.get(form)
        if before is None or before.equals(after):
            continue
        if form in META:
            yield from ((form, *problem) for problem in like_another_form(form, was, now))
            continue
        every = _edits(before, after, language)
        reordered = not any(e.gone or e.come or e.formed for _, e in every)
        alike = all(not (e.formed or any(unlike(e, language))) for _, e in every)  # other words for the same
        copied = () if reordered or alike else like_another_form(form, was, now)
        other = of_another_word(form, was, now), in_another_way(form, was, every, language)
        whole = next(itertools.chain(copied, *other), None)
        if whole is not None:
            yield form, *whole
            continue
        meant = english.get(form, english.get("", " ".join(english.values()))) or _text(before, language)
        first = next(_first(every, game, meant, language, read), None)
        if first is not None:
            yield form, *first


def _gone(was: Forms, now: Forms) -> Iterator[str]:
    """The forms that are there no more, and said something that is not said without them."""
    for form in sorted(was.keys() - now.keys() - {""}):
        instead = was.get(form.rpartition("-")[0], was.get(""))
        if instead is None or not instead.equals(was[form]):
            yield form


def _edits(before: Any, after: Any, language: str) -> Edits:
    """What has changed in each case that both tell apart, but for figures that have a variant of their own only now."""
    alone = figures(after) - figures(before)
    cases = ((taken, says) for taken, says in outcomes([before, after], language) if alone.isdisjoint(taken.items()))
    return [(taken, edit(text_of(one), text_of(other), language)) for taken, (one, other) in cases]


def _first(every: Edits, game: Definition | None, meant: str, language: str, read: Read) -> Iterator[tuple[str, str]]:
    """What is told of the cases of a form, the surest first."""
    changed = [e for _, e in every if e.changed]
    if not changed:
        for e in (e for _, e in every if e.was.text != e.now.text):
            yield from punctuation(e, read.commas)
    for e in changed:
        yield from another_gap(e)
        yield from other_code(e, meant)
        yield from changed_places(e, game, language)
        yield from another_number(e, language)
        yield from another_name(e, game, meant, language)
        yield from another_word(e, game, meant, language)
        yield from misspelled(e, language)
        yield from another_form(e, language, among=len(changed) < len(every))
        yield from like_another_case(every)


def _line(file: Path, key: str) -> int:
    lines = enumerate(read_text(file).splitlines(), 1)
    return next((n for n, line in lines if line.partition("=")[0].strip() == key), 0)


def english_forms(english: str) -> dict[str, str]:
    """What each form of an English message says; a rule says what it is."""
    every = forms(english)
    return {form: _text(pattern, ENGLISH) for form, pattern in every.items()} if every else {"": english}


def _text(pattern: Any, language: str) -> str:
    every = (said for _, (said,) in outcomes([pattern], language))
    return " ".join(map(text, every))

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
from daedalus.text.outcomes import GAP, figures, forms, outcomes, text
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.edited_forms import (
    another_form,
    another_gap,
    like_another_case,
    like_another_form,
    misspelled,
    of_another_word,
)
from daedalus_tools.i18n.edited_places import another_name, changed_places
from daedalus_tools.i18n.edited_signs import Commas, commas, other_code, punctuation
from daedalus_tools.i18n.edited_words import another_number, another_word
from daedalus_tools.i18n.edits import edit, text_of
from daedalus_tools.i18n.seen import Seen
from daedalus_tools.i18n.synonyms import unlike

PUT_IN = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]+|\d+")
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
    for form in was.keys() - now.keys() - {""}:
        instead = was.get(form.rpartition("-")[0], was.get(""))
        if instead is None or not instead.equals(was[form]):
            yield "", "missing-form", f".{form} is gone"
    for form, after in now.items():
        before = was.get(form)
        if before is None or before.equals(after):
            continue
        alone = figures(after) - figures(before)  # what is said of them alone, and was not
        cases = (
            (taken, says) for taken, says in outcomes([before, after], language) if alone.isdisjoint(taken.items())
        )
        every = [(taken, edit(text_of(one), text_of(other), language)) for taken, (one, other) in cases]
        reordered = not any(e.gone or e.come or e.formed for _, e in every)
        alike = all(not (e.formed or any(unlike(e, language))) for _, e in every)  # other words for the same
        copied = list(like_another_form(form, was, now)) if not (reordered or alike) or form in META else []
        copied += of_another_word(form, was, now) if not copied and form not in META else []
        if copied or form in META:
            yield from ((form, what, says) for what, says in copied)
            continue
        meant = english.get(form, english.get("", " ".join(english.values()))) or _text(before, language)
        changed = [e for _, e in every if e.changed]
        if not changed:
            written = (problem for _, e in every if e.was.text != e.now.text for problem in punctuation(e, read.commas))
            yield from ((form, *problem) for problem in itertools.islice(written, 1))
        for e in changed:
            rules = (
                another_gap(e),
                other_code(e, meant),
                changed_places(e, game, language),
                another_number(e, language),
                another_name(e, game, meant, language),
                another_word(e, game, meant, language),
                misspelled(e, language),
                another_form(e, language, among=len(changed) < len(every)),
            )
            first = next((problem for rule in (*rules, like_another_case(every)) for problem in rule), None)
            if first is not None:
                yield form, *first
                break


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

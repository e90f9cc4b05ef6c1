"""What a change to a message has changed in what it says. A message that somebody has read was right: where it says
something else now, and its English says what it said, one of the two is wrong. So far less need be known of a language
than to judge a message beside its English alone: the words that are the same tell nothing, and the few that are not are
compared with each other."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.text.locales import META, Problem
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.edited_forms import another_form, another_gap, like_another_form
from daedalus_tools.i18n.edited_places import another_name, changed_places
from daedalus_tools.i18n.edited_words import another_number, another_word
from daedalus_tools.i18n.edits import GAP, edit, text_of
from daedalus_tools.i18n.outcomes import outcomes
from daedalus_tools.i18n.seen import Place, Seen

Forms = Mapping[str, Any]  # the pattern of each form of a message; of the message itself by the empty name


def check_edits(found: Seen, games: Sequence[Definition], language: str) -> Iterator[tuple[Place, Problem]]:
    """The messages that say something else than when they were last read, while their English does not."""
    of = {game.id: game for game in games}
    for place, was, now in found.edited():
        file, key = place
        english = "" if language == ENGLISH else found.english[place]
        told = dict.fromkeys(
            _message(of.get(file.partition("/")[0]), _forms(was), _forms(now), _said(english), language)
        )
        for form, what, says in told:
            name = f"{key}.{form}" if form else key
            where = found.where[place]
            yield place, Problem(where, _line(where, key), what, f"{name}: {says}, since it was last read")


def _message(
    game: Definition | None, was: Forms, now: Forms, english: Mapping[str, str], language: str
) -> Iterator[tuple[str, str, str]]:
    for form, after in now.items():
        before = was.get(form)
        if before is None or before.equals(after):
            continue
        copied = list(like_another_form(form, was, now))
        if copied or form in META:
            yield from ((form, what, says) for what, says in copied)
            continue
        meant = english.get(form, english.get("", " ".join(english.values()))) or _text(before, language)
        every = [edit(*map(text_of, both)) for _, both in outcomes([before, after], language)]
        changed = [e for e in every if e.changed]
        for e in changed:
            rules = (
                another_gap(e),
                changed_places(e, game, language),
                another_number(e, language),
                another_name(e, game, language),
                another_word(e, game, meant, language),
                another_form(e, among=len(changed) < len(every)),
            )
            first = next((problem for rule in rules for problem in rule), None)
            if first is not None:
                yield form, *first
                break


def _line(file: Path, key: str) -> int:
    lines = enumerate(read_text(file).splitlines(), 1)
    return next((n for n, line in lines if line.partition("=")[0].strip() == key), 0)


@functools.lru_cache(256)
def _forms(written: str) -> Forms:
    [*entries] = FluentParser(with_spans=False).parse(written).body
    found: dict[str, Any] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            found |= {"": entry.value} if entry.value is not None else {}
            found |= {attribute.id.name: attribute.value for attribute in entry.attributes}
    return found


def _said(english: str) -> dict[str, str]:
    """What each form of an English message says; a rule says what it is."""
    forms = _forms(english)
    return {form: _text(pattern, ENGLISH) for form, pattern in forms.items()} if forms else {"": english}


def _text(pattern: Any, language: str) -> str:
    every = (said for _, (said,) in outcomes([pattern], language))
    return " ".join("".join(GAP if piece.is_put_in else piece.text for piece in said) for said in every)

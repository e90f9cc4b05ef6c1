"""The files of a language that card texts are made with, and what they are compared with."""

from __future__ import annotations

import functools
import re
from collections import Counter
from pathlib import Path

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.text.locales import TERMS, Message, Problem
from daedalus_tools.i18n.lexicon import roots
from daedalus_tools.i18n.past import NOTHING_READ, Past
from daedalus_tools.i18n.strange import kept_words

OFTEN = 3  # what so many messages ask for is no slip
DECLENSION = re.compile(r"^(?:(?:strong|mixed|weak)-)?(?:(?:one|many|m|f|n|pl)-)?([a-z]+)$")


@frozen(slots=False)
class Checked:
    """The files of a language, and what they are compared with."""

    game: Definition
    language: str
    files: tuple[Path, ...]
    messages: dict[str, Message]
    english: dict[str, Message]
    where: dict[str, Path]
    past: Past = NOTHING_READ

    def problem(self, m: Message, what: str, text: str) -> Problem:
        """What is wrong with a message."""
        return Problem(self.where[m.full], m.line, what, f"{m.full}: {text}")

    @functools.cached_property
    def keys(self) -> set[str]:
        return {m.key for m in (*self.messages.values(), *self.english.values())}

    @functools.cached_property
    def by_key(self) -> dict[str, list[Message]]:
        """The English messages and their forms."""
        found: dict[str, list[Message]] = {}
        for m in self.english.values():
            found.setdefault(m.key, []).append(m)
        return found

    @functools.cached_property
    def cases(self) -> set[str]:
        """The cases that terms of the language have, and what else a form is called."""
        return _cases({m.form for m in self.messages.values()})

    @functools.cached_property
    def declined(self) -> set[str]:
        """The cases that terms have."""
        return _cases({m.form for m in self.messages.values() if self.where[m.full].name in TERMS})

    @functools.cached_property
    def asked(self) -> set[str]:
        """The cases that messages ask for again and again, though no term has a form of its own for them."""
        times = Counter(case for m in self.messages.values() for case in m.cases)
        return {case for case, n in times.items() if n >= OFTEN}

    @functools.cached_property
    def counted(self) -> list[str]:
        """The terms that messages ask for."""
        return sorted({term for m in self.messages.values() for term in m.terms})

    def called(self, term: str) -> frozenset[str]:
        """What English calls a term; one that it has not is called by its key."""
        return roots(self.english[term].text if term in self.english else term.replace("-", " "))

    @functools.cached_property
    def kept(self) -> set[str]:
        return kept_words(self.language)


def _cases(forms: set[str]) -> set[str]:
    return forms | {matched[1] for form in forms if (matched := DECLENSION.match(form))}

"""What only the lines of a file show, and no message does any more: an attribute that is not indented, and the word
before a name that asks for a case."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from daedalus.kit import registry
from daedalus.text.locales import META, Problem, files, having
from daedalus_tools.i18n.forms import ALONE, CASES, NAMES

OUTSIDE = re.compile(r"^\.[\w-]+ *=", re.MULTILINE)
DOTLESS = re.compile(r"^[ \t]+[a-z][a-z0-9-]* = ", re.MULTILINE)
# *out of { FORM($c, case: "gen") }*, *{ N($n, "card", case: "acc") }*: the word, or a verb; the case.
ASKED = re.compile(
    r'([^\W\d_]+|\{ DO\("[\w-]+"\) \}) \{ ?'
    r'(?:(?:FORM|AND|OR|N)\(\$\w+,(?: ?"[\w-]+",)? ?case: ?"([\w-]+)"\)|N\(\$\w+, ?"[\w-]+"\)) ?\}'
)
ORDER = "{ }"
PLAIN = ""  # the case of what is counted without one
# A message or one of its forms, and the verbs in it.
FORM = re.compile(r"^(?:[a-z]|[ \t]+\.).*(?:\n(?![a-z#]|[ \t]+\.).*)*", re.MULTILINE)
BEGUN = re.compile(r'DO\("([\w-]+)"\)')
ENDED = re.compile(r'DO\("([\w-]+)", part: "end"\)')
USUAL = 0.9  # so many orders of a language close their verb: all should
OFTEN = 5  # so many other places where a word asks for one case, and never for another
LONG, SOMETIMES = 4, 3  # letters of a word that is no preposition, which may ask for two; so many places of it
NAMED = 10  # so many names have a form: it is a case


def check_lines(file: Path) -> Iterator[Problem]:
    """An attribute at the margin can be read, but looks like a message of its own, and is most often a slip; without
    its dot it is a line of the text above it."""
    text = file.read_text(encoding="utf-8")
    for found in DOTLESS.finditer(text):
        yield Problem(file, _line(text, found.start()), "syntax", f"{found[0].strip(' =')} has no dot before it")
    for found in OUTSIDE.finditer(text):
        yield Problem(file, _line(text, found.start()), "not-indented", found[0].rstrip("= "))


def check_cases(file: Path, language: str) -> Iterator[Problem]:
    """A case for which the word before it asks nowhere else."""
    text = file.read_text(encoding="utf-8")
    own = Counter((_word(found[1]), found[2] or PLAIN) for found in ASKED.finditer(text))
    for found in ASKED.finditer(text):
        word, case = _word(found[1]), found[2] or PLAIN
        times, cases = _asking(language).get(word, Counter()), _cases(language)
        usual = [
            other for other in times if other not in (case, PLAIN) and other in (CASES if word == ORDER else cases)
        ]
        known = CASES if word == ORDER else (*cases, PLAIN)
        alone = max(own[word, case], times[case]) == 1 and case in known  # only here
        often = sum(times[other] for other in usual)
        if alone and len(usual) > 1 and case in CASES and often >= NAMED and case not in usual:
            yield Problem(
                file, _line(text, found.start()), "another-case", f'{found[0]}: elsewhere {found[1]} never has "{case}"'
            )
        if alone and len(usual) == 1 and times[usual[0]] >= (OFTEN if len(word) < LONG else SOMETIMES):
            yield Problem(
                file, _line(text, found.start()), "another-case", f'{found[0]}: elsewhere {found[1]} has "{usual[0]}"'
            )


def check_ends(file: Path, language: str) -> Iterator[Problem]:
    """A verb that is not closed, in a language in which nearly every order says where its verb ends."""
    if _closed(language) >= USUAL:
        text = file.read_text(encoding="utf-8")
        for found in FORM.finditer(text):
            for verb in sorted(_open(found[0])):
                yield Problem(file, _line(text, found.start()), "missing-end", f'DO("{verb}", part: "end") is not said')


def _open(text: str) -> set[str]:
    """The verbs of a form that it does not close."""
    return set(BEGUN.findall(text)) - set(ENDED.findall(text))


@functools.cache
def _closed(language: str) -> float:
    """Which share of all orders says where its verb ends."""
    every = {file for game in map(registry.game, registry.ours()) for file in files(game, language)}
    forms = [form[0] for file in every for form in FORM.finditer(file.read_text(encoding="utf-8"))]
    orders = [form for form in forms if BEGUN.search(form)]
    return sum(not _open(form) for form in orders) / max(1, len(orders))


def _word(asking: str) -> str:
    """The word that asks for a case; orders ask for one alike, whichever verb they have."""
    return ORDER if asking.startswith("{") else asking.lower()


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


@functools.cache
def _cases(language: str) -> frozenset[str]:
    """The cases, and what a language has in their place: forms that most names have, but for the ways to a place."""
    games = map(registry.game, registry.ours())
    times = Counter(m.form for game in games for m in having(game, language).values() if m.key.startswith(NAMES[:3]))
    return frozenset(CASES).union(form for form, n in times.items() if n >= NAMED and form not in (*ALONE, *META, ""))


@functools.cache
def _asking(language: str) -> dict[str, Counter[str]]:
    """Which cases stand behind a word, in all files of a language that card texts are made with."""
    found: dict[str, Counter[str]] = {}
    every = {file for game in map(registry.game, registry.ours()) for file in files(game, language)}
    for file in every:
        for word, case in ASKED.findall(file.read_text(encoding="utf-8")):
            found.setdefault(_word(word), Counter())[case] += 1
    return found

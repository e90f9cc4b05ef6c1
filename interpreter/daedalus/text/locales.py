"""The files that card texts are made with, message by message: what a language has, and what is wrong with it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daedalus.data import folder
from daedalus.kit.definition import Definition
from daedalus.text.cards import ENGLISH, FOLDER

FUNCTIONS = ("FORM", "IN", "TO", "FROM", "N", "DO", "TERM", "OR", "AND", "GENDER", "NUMBER", "KNOWN", "SIGNED")
TERMS = ("terms.ftl", "verbs.ftl", "qualities.ftl")  # their forms are those of their language
SHORT = ("bare", "some", "none", "figure")


@frozen
class Message:
    """A message, or one of its attributes, with the names and functions in it."""

    key: str
    form: str
    line: int
    names: frozenset[str]
    functions: frozenset[str]

    @property
    def full(self) -> str:
        return f"{self.key}.{self.form}" if self.form else self.key


@frozen
class Problem:
    file: Path
    line: int
    what: str  # syntax, unknown-argument, unknown-function, unknown-key, no-sentence
    text: str


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def files(game: Definition, language: str) -> list[Path]:
    homes = (folder("locale") / language / FOLDER, game.locale_home(language) / FOLDER)
    return [file for home in homes for file in sorted(home.glob("*.ftl"))]


@functools.cache
def read(file: Path) -> tuple[tuple[Message, ...], tuple[Problem, ...]]:
    """The messages of a file, and what cannot be read of it."""
    text = file.read_text(encoding="utf-8")
    messages: list[Message] = []
    problems: list[Problem] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            problems.append(Problem(file, line, "syntax", str(entry.annotations[0].message)))
        elif isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
            messages += [_message(entry.id.name, form, line, value) for form, value in patterns if value is not None]
    return tuple(messages), tuple(problems)


def _message(key: str, form: str, line: int, pattern: Any) -> Message:
    found = _Names()
    found.visit(pattern)
    return Message(key, form, line, frozenset(found.names), frozenset(found.functions))


def having(game: Definition, language: str) -> dict[str, Message]:
    """All messages of a language, by key and form."""
    return {m.full: m for file in files(game, language) for m in read(file)[0]}


def wanted(game: Definition, file: Path) -> set[str]:
    """What a language must have for an English file: of terms and verbs the keys, of sentences also their forms."""
    messages = read(file)[0]
    if file.name in TERMS:
        return {m.key for m in messages}
    return {m.full for m in messages if not _free(game, m)}


def _free(game: Definition, message: Message) -> bool:
    """Whether a language may do without a form: where a quality stands, and short ways to say a figure."""
    word = game.words.by_key.get(message.key)
    if word is None or not message.form:
        return False
    return word.kind in ("adjective", "noun") or message.form in SHORT or message.form.startswith("own-")


def missing(game: Definition, language: str) -> dict[Path, list[str]]:
    """What a language lacks, by the English file that has it."""
    here = having(game, language)
    keys = {m.key for m in here.values()}
    result = {}
    for file in files(game, ENGLISH):
        lacks = [full for full in wanted(game, file) if full not in here and not (file.name in TERMS and full in keys)]
        result[file] = sorted(lacks)
    return result


def wordless(game: Definition) -> list[str]:
    """The keys of words that have no sentence in English."""
    keys = {m.key for m in having(game, ENGLISH).values()}
    prefix = {"point": "point-", "moment": "moment-"}
    named = {w.key: prefix.get(w.kind, "") + w.key.replace(" ", "-") for w in game.words.words if not w.whole}
    return sorted(key for key, message in named.items() if message not in keys)


def problems(game: Definition, language: str) -> Iterator[Problem]:
    """What is wrong with the files of a language."""
    english = having(game, ENGLISH)
    allowed: dict[str, set[str]] = {}
    for m in english.values():
        allowed.setdefault(m.key, set()).update(m.names)
    terms = {m.key for file in files(game, ENGLISH) if file.name in TERMS for m in read(file)[0]}
    for file in files(game, language):
        messages, broken = read(file)
        yield from broken
        for m in messages:
            for name in sorted(m.functions - set(FUNCTIONS)):
                yield Problem(file, m.line, "unknown-function", f"{m.full}: {name}")
            if m.key not in allowed:
                if m.key not in terms:
                    yield Problem(file, m.line, "unknown-key", m.key)
                continue
            extra = {"it", "than", "gender", "what", "mark"}
            for name in sorted(m.names - allowed[m.key] - extra):
                yield Problem(file, m.line, "unknown-argument", f"{m.full}: ${name}")

"""The files that card texts are made with, message by message: what a language has, and what is wrong with it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import frozen
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daedalus.core.keeping import kept, made_by
from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.text.bundle import ENGLISH
from daedalus.text.speech import text_files
from daedalus.text.variants import Choice, Select, always, choices, read_select, told

FUNCTIONS = ("FORM", "IN", "TO", "FROM", "N", "DO", "TERM", "OR", "AND", "GENDER", "NUMBER", "KNOWN", "SIGNED")
TERMS = ("terms.ftl", "verbs.ftl", "qualities.ftl")  # their forms are those of their language
SHORT = (
    "bare", "some", "none", "figure", "all", "inner", "there", "minus", "own", "your", "count", "by-case", "again",
    "what", "fused", "ge", "lt", "equal", "beside", "twice", "either", "more-there",
)  # fmt: skip
# Ways to say something shorter, which a language may do without.
SPARE = (
    "provided.where", "or-else.then", "by-case.rest", "out-of.set", "det-a.vowel", "det-such", "det-such.vowel",
    "det-other-such", "that-is.names", "is.neither", "around", "while.mark", "if.after", "number-of-things.count",
    "way-in.list", "way-to.list", "way-from.list", "fused-place", "fused-remove", "fused-either", "compare.pieces-here",
    "fused-place.again", "fused-remove.again", "either", "some-of.either", "list-and.wide", "list-or.wide", "said-once",
    "by-case.signed", "on.after", "when.one", "when.once-one", "when.lapsing-one", "when.lapsing-once-one", "it-object",
    "way-in.each", "way-to.each", "way-from.each", "fused-remove.share",
)  # fmt: skip
MAKERS = ("fluent.syntax.parser", "fluent.syntax.ast", "daedalus.text.variants", __name__)
GAP, APART = "\u25a1", "\u2042"  # in the words of a message: something is put in; another variant begins
META = ("gender", "plural", "behind", "declension", "counts", "fused", "compound")  # attributes that are no text
AGREEMENT = ("gender", "number")  # what a message is told of the word that it stands beside


@frozen
class Message:
    """A message, or one of its attributes, with all that is written in it."""

    key: str
    form: str
    line: int
    text: str  # its own words; a gap stands for what is put in
    names: frozenset[str]
    functions: frozenset[str]
    terms: frozenset[str]  # nouns that it counts or says
    verbs: frozenset[str]
    cases: frozenset[str]
    variants: tuple[frozenset[str], ...]  # the forms that it chooses among
    selects: tuple[Select, ...] = ()
    always: frozenset[str] = frozenset()  # the arguments that it says whichever variants are taken
    given: frozenset[tuple[str, str]] = frozenset()  # functions, and the arguments that they are given first
    agreeing: tuple[tuple[str, ...], ...] = ()  # the words of variants that only differ by gender or number
    told: str = ""  # what it says, with the names of its arguments
    choices: tuple[Choice, ...] = ()

    @property
    def full(self) -> str:
        return f"{self.key}.{self.form}" if self.form else self.key


@frozen
class Problem:
    file: Path
    line: int
    what: str
    text: str
    key: str = ""  # of the message, if a person may know better and say that it is right


class _Content(Visitor):  # type: ignore[misc]
    """What is written in a pattern."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.terms: set[str] = set()
        self.verbs: set[str] = set()
        self.cases: set[str] = set()
        self.given: set[tuple[str, str]] = set()
        self.agreeing: list[tuple[str, ...]] = []
        self.variants: list[frozenset[str]] = []
        self.selects: list[Select] = []

    def visit_TextElement(self, node: Any) -> None:
        self.text.append(node.value)

    def visit_Placeable(self, node: Any) -> None:
        inside = node.expression
        if isinstance(inside, ast.StringLiteral) and inside.value:
            self.text.append(inside.parse()["value"])
        elif not isinstance(inside, ast.SelectExpression):
            self.text.append(GAP)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in AGREEMENT:
            self.agreeing.append(tuple(_said(variant.value) for variant in node.variants))
        elif isinstance(node.selector, ast.VariableReference):
            self.selects.append(read_select(node))
            self.variants.append(self.selects[-1].keys)
        self.generic_visit(node)
        self.text.append(" ")

    def visit_Variant(self, node: Any) -> None:
        self.text.append(APART)
        self.generic_visit(node)
        self.text.append(APART)

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        name = node.id.name
        self.functions.add(name)
        strings = [x.value for x in node.arguments.positional if isinstance(x, ast.StringLiteral)]
        self.given |= {(name, x.id.name) for x in node.arguments.positional[:1] if isinstance(x, ast.VariableReference)}
        if name in ("N", "TERM"):
            self.terms.update(strings)
        if name == "DO":
            self.verbs.update(strings)
        for option in node.arguments.named:
            if option.name.name == "case":
                self.cases.add(option.value.value)
        self.generic_visit(node)


def _said(pattern: Any) -> str:
    found = _Content()
    found.visit(pattern)
    return "".join(found.text)


def files(game: Definition, language: str) -> list[Path]:
    return text_files(game, language)


@functools.cache
def read(file: Path) -> tuple[tuple[Message, ...], tuple[Problem, ...]]:
    """The messages of a file, and what cannot be read of it."""
    text = read_text(file)
    messages, broken = kept(made_by(*MAKERS) + text.encode(), lambda: _parsed(text))
    return messages, tuple(Problem(file, line, "syntax", says) for line, says in broken)


def _parsed(text: str) -> tuple[tuple[Message, ...], tuple[tuple[int, str], ...]]:
    messages: list[Message] = []
    broken: list[tuple[int, str]] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            broken.append((line, str(entry.annotations[0].message)))
        elif isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
            messages += [_message(entry.id.name, form, line, value) for form, value in patterns if value is not None]
    return tuple(messages), tuple(broken)


def _message(key: str, form: str, line: int, pattern: Any) -> Message:
    found = _Content()
    found.visit(pattern)
    return Message(
        key, form, line, "".join(found.text), frozenset(found.names), frozenset(found.functions),
        frozenset(found.terms), frozenset(found.verbs), frozenset(found.cases), tuple(found.variants),
        tuple(found.selects), always(pattern), frozenset(found.given), tuple(found.agreeing), told(pattern),
        choices(pattern),
    )  # fmt: skip


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
    if message.full in SPARE:
        return True
    if not message.form or word is None:
        return False
    return word.kind in ("adjective", "noun") or message.form in SHORT or message.form.startswith("own-")


def missing(game: Definition, language: str, of: Sequence[Path] = ()) -> dict[Path, list[str]]:
    """What a language lacks, or these files of it, by the English file that has it."""
    here = {m.full: m for file in of for m in read(file)[0]} if of else having(game, language)
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

"""Every finding has its message, every message its finding, and both agree on the words that they are about."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from daedalus.data import folder
from daedalus.language.findings import Finding, Span
from daedalus.text import findings as english
from daedalus.text.bundle import FUNCTIONS, bundle
from daedalus_tools.deep.report import Position
from daedalus_tools.lint import registry

ROOT = Path(__file__).parents[2]
# What makes a finding, and how its arguments are called that stand in their places.
MAKERS = {
    "Mistake": ("code", "span", "key", "rule", "fix"),
    "Finding.of": ("code", "file", "span", "source"),
    "found": ("tree", "span", "code", "rule", "key"),
    "self._report": ("code", "span", "key"),
    "_idle": ("s", "key"),
}
NOT_WORDS = {"code", "span", "key", "rule", "fix", "source", "file", "s", "tree"}
OF_A_FIX = {"old", "new", "file"}
Keys = dict[str, set[frozenset[str]]]


# -- what the code says ----------------------------------------------------------------------------------


@functools.cache
def used() -> Keys:
    """The messages that the code asks for, with the names of the words that it gives them."""
    found: Keys = {}
    for path in [*(ROOT / "tools").rglob("*.py"), *(ROOT / "interpreter").rglob("*.py")]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for code, key, words in made(call, path.stem) if isinstance(call, ast.Call) else ():
                found.setdefault(f"{code}-{key}" if key else code, set()).add(words)
    return found


def made(call: ast.Call, module: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """The code, key and words of a finding where it is made; of what is only passed on, nothing."""
    name = ast.unparse(call.func)
    given: dict[str, ast.expr] = dict(zip(MAKERS.get(name, ()), call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    spread = [keyword.value for keyword in call.keywords if keyword.arg is None]
    words = frozenset(given) - NOT_WORDS
    if name == "_idle":
        given["code"] = ast.Constant("L009")
    passed_on = any(ast.unparse(node).endswith("about") for node in spread) or len(given) == 1
    if "code" not in given or name not in MAKERS or passed_on:
        return
    if spread:  # the only other thing that is passed on in one piece
        words |= frozenset(Position.__annotations__)
    written = tuple(ast.unparse(given.get(part, ast.Constant(""))) for part in ("code", "key"))
    if written in PAIRS:
        yield from ((code, key, words) for code, key in PAIRS[written])
        return
    codes, keys = (texts(given.get(part, ast.Constant("")), module) for part in ("code", "key"))
    for code, key in itertools.product(codes, keys):
        yield code, key, words


def texts(node: ast.expr, module: str) -> list[str]:
    """What an expression may be: a text, one of two, or one of those that are known to be computed."""
    if isinstance(node, ast.IfExp):
        return [*texts(node.body, module), *texts(node.orelse, module)]
    return [str(node.value)] if isinstance(node, ast.Constant) else COMPUTED[module, ast.unparse(node)]


# Codes that words declare with their keys.
PAIRS = {("role.code", "role.key"): [("R008", "operation"), ("R008", "number"), ("R014", "")]}
# Codes and keys that are not written where the finding is made, by module and expression.
COMPUTED = {
    ("phrases", "key"): ["", "being"],
    ("scenarios", "code"): ["Y001", "Y002", "Y004", "Y005", "Y006"],
    ("headers", "key"): ["", "never"],
    ("doubles", "key"): ["", "branch"],
    ("sentences", "need.code"): ["R011"],
    ("sentences", "code"): [f"R{number:03}" for number in (1, 2, 3, 4, 5, 6, 7, 10, 12, 13, 16)],
}


# -- what the messages say -------------------------------------------------------------------------------


class Words(Visitor):
    """The variables, messages and functions that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@functools.cache
def written() -> dict[str, ftl.Message]:
    resource = FluentParser().parse((folder("locale") / "en" / "lint.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def words_of(id_: str) -> frozenset[str]:
    """All that a message and those it refers to are about; what only `--fix` says is given by the edit."""
    words = Words()
    words.visit(written()[id_])
    inner = [words_of(name) for name in words.messages]
    return frozenset(words.variables - OF_A_FIX).union(*inner)


def is_of_a_finding(id_: str) -> bool:
    return id_[:4] in registry.every()


def test_every_finding_has_a_message_about_its_words() -> None:
    for id_, ways in used().items():
        assert id_ in written(), id_
        for words in ways:
            assert words == words_of(id_) or (id_ == "R010" and words > words_of(id_)), id_


def test_every_message_is_that_of_a_finding_or_part_of_one() -> None:
    parts = Words()
    for message in written().values():
        parts.visit(message)
    unused = {id_ for id_ in written() if id_ not in used() and id_ not in parts.messages}
    assert {id_ for id_ in unused if not id_.startswith("meant-")} == {"fix"}
    assert parts.functions <= set(FUNCTIONS)


def test_every_code_has_a_message() -> None:
    assert {id_[:4] for id_ in written() if is_of_a_finding(id_)} == set(registry.every())


def test_no_message_of_one_file_hides_that_of_another() -> None:
    """They are read together, and of two with one name only the first would ever be said."""
    names = Counter(
        line.partition(" =")[0]
        for file in (folder("locale") / "en").glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.match(r"-?[A-Za-z][\w-]* =", line)
    )
    assert [name for name, times in names.items() if times > 1] == []


# -- words -----------------------------------------------------------------------------------------------


def test_a_number_has_no_commas_and_a_long_word_is_not_cut() -> None:
    long = "x" * 9000
    finding = Finding.of(
        "X001", "a.card", Span(1, 1, 2), side="the US", exercise="", crash=long, position=long, by="", seed=1234, run=""
    )
    assert (
        english.message(finding)
        == f"this card crashes when the US plays it; a defect of the program, in its own words: “{long}”"
    )
    assert english.help(finding).endswith(f"by seed 1234:\n{long}")


def test_a_finding_without_its_words_is_a_defect() -> None:
    with pytest.raises(ValueError, match="N001"):
        english.message(Finding("N001", "a.card", Span(1, 1, 2)))


def test_a_language_is_read_once() -> None:
    assert bundle() is bundle()

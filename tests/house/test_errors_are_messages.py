"""What goes wrong is a message: with a key, and with the same English where it is found and in `locale/en`.

The rooms below know no language, so the English stands beside the key; translators translate the one in the files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from daedalus.text.plain import read

HOME = Path(__file__).parents[2]
SOURCES = [file for room in ("interpreter", "tools") for file in sorted((HOME / room).rglob("*.py"))]
ENGLISH = HOME / "locale/en"
KEY = re.compile(r"(?:trouble|wrong|exercise)-[a-z0-9-]+")
_TEXTS = [*ENGLISH.glob("*.ftl"), *ENGLISH.glob("*/named.ftl")]


def declared() -> Iterator[tuple[str, str, str]]:
    """A key, its English, and where both stand, if they stand side by side."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            args = node.args if isinstance(node, ast.Call) else ()
            for key, english in pairwise(args):
                if not (isinstance(key, ast.Constant) and isinstance(english, ast.Constant)):
                    continue
                if isinstance(key.value, str) and KEY.fullmatch(key.value) and isinstance(english.value, str):
                    yield key.value, english.value, f"{file.relative_to(HOME)}:{key.lineno}"


def _written() -> dict[str, set[str]]:
    """What the files of English say, under each key."""
    said: dict[str, set[str]] = {}
    for file in _TEXTS:
        text = file.read_text(encoding="utf-8")
        for key in read(file).entries:
            found = re.search(rf"^{re.escape(key)} = (.*)$", text, re.MULTILINE)
            if found is not None:
                said.setdefault(key, set()).add(re.sub(r"\{ \$(\w+) \}", r"{\1}", found[1]).replace('{ " " }', " "))
    return said


def test_what_is_wrong_is_said_in_the_same_words_in_the_files() -> None:
    written, found = _written(), list(declared())
    assert len(found) > 150
    assert [(key, where) for key, english, where in found if english not in written.get(key, ())] == []


def test_a_key_has_one_meaning() -> None:
    by_key: dict[str, set[str]] = {}
    for key, english, _ in declared():
        by_key.setdefault(key, set()).add(english)
    assert {key: said for key, said in by_key.items() if len(said) > 1} == {}


ERRORS = ("DaedalusError", "BrokenFile", "IllegalAnswer", "Unbounded", "Taken")


def _in_words(node: ast.expr) -> bool:
    """Whether an expression is a sentence, or may be one."""
    if isinstance(node, ast.IfExp):
        return _in_words(node.body) or _in_words(node.orelse)
    if isinstance(node, ast.BinOp):
        return _in_words(node.left) or _in_words(node.right)
    if isinstance(node, ast.JoinedStr):
        return any(_in_words(part) for part in node.values if isinstance(part, ast.Constant))
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(re.search("[a-z]{2}", node.value))


def test_no_error_is_made_of_english_alone() -> None:
    """Neither what is wrong nor what to do about it, said in the error itself or a line before it."""
    found = []
    for file in SOURCES:
        for scope in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(scope, ast.FunctionDef):
                continue
            said: dict[str, ast.expr] = {}
            for node in ast.walk(scope):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and _in_words(node.value):
                    said[node.targets[0].id] = node.value
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                    told = [*node.args[:1], *(given.value for given in node.keywords if given.arg == "remedy")]
                    if any(_in_words(said.get(x.id, x) if isinstance(x, ast.Name) else x) for x in told):
                        found.append(f"{file.relative_to(HOME)}:{node.lineno}")
    assert found == []

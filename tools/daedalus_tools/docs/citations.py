"""Which tests show which rules: the `@rule("8.4.2")` citations of a folder of tests, found without running them."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import attrs

from daedalus.core.errors import BrokenFile, trouble
from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.kit.by_example import laid_over
from daedalus.kit.definition import Definition
from daedalus.kit.layers import rules_of
from daedalus.kit.registry import default, known
from daedalus.text.places import ENGLISH


@attrs.frozen
class Citation:
    rule: str
    file: str
    line: int
    test: str

    def __str__(self) -> str:
        return f"{self.file}::{self.test}"


@attrs.frozen
class Rulebook:
    """The numbered rules: those with behaviour, and those that have none of their own."""

    rules: dict[str, str]
    exempt: dict[str, str]


@functools.cache
def rulebook(definition: Definition, language: str = ENGLISH) -> Rulebook:
    """The rules that a game lists, in a language; one without a list has none."""
    if language != ENGLISH:
        from daedalus.text.digests import told

        book = rulebook(definition)
        return attrs.evolve(book, rules=told(definition, language, book.rules))
    data = load_plain(definition.rules_file) if definition.rules_file.is_file() else {}
    for layer in definition.layers:
        data = laid_over(data, rules_of(layer))
    return Rulebook(_ordered(data.get("rules") or {}), _ordered(data.get("exempt") or {}))


def in_order(number: str) -> tuple[int, ...]:
    """8.10 comes after 8.9, and 4.5.B after 4.5.A; what is no rule number comes first, so that it is seen."""
    parts = number.split(".")
    if not all(part.isdecimal() or (part.isalpha() and len(part) == 1) for part in parts):
        return ()
    return tuple(int(part) if part.isdecimal() else ord(part) for part in parts)


def _ordered(rules: dict[str, str]) -> dict[str, str]:
    return {number: rules[number] for number in sorted(rules, key=in_order)}


def default_tests() -> Path:
    """The tests of the folder one stands in, or those of the checkout that the code runs from."""
    found = _tests()
    if found is None:
        remedy = trouble(
            "trouble-tests-are-not-part",
            "Tests are not part of an installed Daedalus: run this in a checkout, or name the folder with --tests.",
        )
        raise BrokenFile(trouble("trouble-there-is-no-folder", "there is no folder of tests here"), remedy=remedy)
    return found


def no_tests() -> bool:
    """Whether there are none, as in an installed copy."""
    return _tests() is None


def _tests() -> Path | None:
    places = (Path("tests"), folder("grammar").parent / "tests")
    return next((place for place in places if place.is_dir()), None)


def of_game(found: list[Citation], definition: Definition) -> list[Citation]:
    """Those that mean this game's rulebook: a folder called as a game is that game's, and what lies in none of them
    belongs to the game that is meant where nothing says which, or to one without a folder of its own."""
    folders = {citation: {*Path(citation.file).parts} & {*known()} for citation in found}
    if definition is not default() and any(definition.id in names for names in folders.values()):
        return [citation for citation in found if definition.id in folders[citation]]
    return [citation for citation in found if folders[citation] <= {definition.id}]


def citations(tests: Path) -> list[Citation]:
    """All citations in the test files of a folder, in order."""
    if not tests.is_dir():
        raise BrokenFile(trouble("trouble-there-is-no-such", "there is no such folder"), where=str(tests))
    return [found for path in sorted(tests.rglob("*.py")) for found in _of_file(path, path.relative_to(tests))]


def _of_file(path: Path, shown: Path) -> Iterator[Citation]:
    try:
        module = ast.parse(path.read_bytes(), str(path))
    except (SyntaxError, ValueError) as error:
        raise BrokenFile(
            trouble("trouble-this-is-not-python", "this is not Python ({error})", error=error), where=str(path)
        ) from None
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and _is_test(node.name):
            for decorator in node.decorator_list:
                for number in _numbers(decorator):
                    yield Citation(number, shown.as_posix(), node.lineno, node.name)


def _is_test(name: str) -> bool:
    return name.startswith(("test", "Test"))


def _numbers(decorator: ast.expr) -> Iterator[str]:
    """The numbers in `@rule(...)`, also where it marks single parameters of a test."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value

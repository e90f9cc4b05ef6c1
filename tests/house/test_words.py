"""What a word means stands in its declaration: nobody else knows a word by its pattern or its name."""

from __future__ import annotations

import ast
import functools
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.effects import ENDING
from daedalus.language.vocabulary import Word
from tests.house.test_rooms import ROOT, files_about

GAMES = ROOT / "interpreter" / "daedalus" / "games"
KIT = ROOT / "interpreter" / "daedalus" / "kit"
DECLARED = (
    "words",
    "study",
    "solo/words.py",
    "solo/activities_words.py",
)  # who may know the words of a game: their declarations, and what it tells of itself

# Messages are declared with keys of their own, in a room of their own.
MESSAGES = ("decisions.py", "loglines.py")
BOTH = pytest.mark.parametrize("game", ["labyrinth", "twilight"])
# What a game tells the kit: the words to ask with.
TOLD = ("adjacency", "playable_point", "happening_moment", "drawing_moment", "discarding_moment")

# Keys that are plain terms of the state or of the language too; as such they may stand anywhere.
TERMS = {"non-muslim", "shia-mix"}


def words(game: str) -> list[Word]:
    """Those of cards, and those that only charts of bots use."""
    return registry.game(game).bot_reader.vocabulary.words


def elsewhere(game: str) -> list[Path]:
    home = GAMES / game
    known = (*(home / name for name in MESSAGES), KIT / "messages.py", *(KIT / "words").glob("*.py"))
    declared = [home / name for name in DECLARED]
    return [
        path
        for path in files_about(game)
        if "benchmarks" not in path.parts
        and path not in known
        and not any(declaring in (path, *path.parents) for declaring in declared)
    ]


@functools.cache
def strings(path: Path) -> list[tuple[int, str]]:
    """The strings of a module but its docstrings, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr)
    }
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents
    ]


def asked(path: Path) -> list[tuple[int, str]]:
    """The rule points and moments that a procedure names when it asks or announces."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Attribute, ast.Name)) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            first = node.args[0]
            if name in ("ask", "answered", "announce", "later") and isinstance(first, ast.Constant):
                found.append((first.lineno, str(first.value)))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):  # told to the kit, which asks
            if any(isinstance(target, ast.Name) and target.id in TOLD for target in node.targets):
                found.append((node.value.lineno, str(node.value.value)))
    return found


def places(game: str, wanted: set[str], *, part: bool = False) -> list[str]:
    """Where one of these is a string, or part of one."""
    home = GAMES / game
    return [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in elsewhere(game)
        for line, text in strings(path)
        if (any(one in text for one in wanted) if part else text in wanted)
        and not (home in path.parents and (line, text) in asked(path))
    ]


@BOTH
def test_no_pattern_stands_elsewhere(game: str) -> None:
    """`place {n:number} ...`: the text of a pattern with holes, whole or as part of a string."""
    patterns = {word.pattern for word in words(game) if word.holes}
    assert len(patterns) > 80
    assert places(game, patterns, part=True) == []


@BOTH
def test_no_key_stands_elsewhere(game: str) -> None:
    """Keys of two words and more; one that is a plain word of the rulebook may stand anywhere."""
    keys = {word.key for word in words(game) if "-" in word.key} - TERMS
    assert len(keys) > 80
    assert places(game, keys) == []


@BOTH
def test_no_function_of_a_word_is_known_by_its_name(game: str) -> None:
    """`marked_with` in quotes would be a word known by the name of its function."""
    names = {
        node.name
        for path in (GAMES / game / "words").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.decorator_list and "_" in node.name
    }
    assert len(names) > 20
    assert places(game, names) == []


def test_terms_are_keys() -> None:
    """No key is excused for nothing."""
    assert {word.key for word in words("labyrinth")} >= TERMS


@BOTH
@pytest.mark.parametrize("kind", ["point", "moment"])
def test_every_point_is_asked_and_every_moment_announced(game: str, kind: str) -> None:
    """By its key, in a procedure; and procedures ask and announce nothing that is not declared."""
    declared = {word.key for word in words(game) if word.kind == kind and word.reaches is None} - {ENDING}
    said = {key for path in (GAMES / game).rglob("*.py") for _, key in asked(path)}
    assert declared - said == set()
    assert said - {word.key for word in words(game) if word.kind in ("point", "moment")} == set()


@BOTH
def test_a_function_does_not_repeat_the_rule_of_its_word(game: str) -> None:
    """The rule of the declaration comes as `rule`; only what is said to players names its own."""
    saying = {"attempt", "choose", "choose_country", "note", "reveal", "roll"}
    found = []
    for path in (GAMES / game / "words").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            rules = [
                keyword.value.value
                for call in getattr(node, "decorator_list", ())
                for keyword in getattr(call, "keywords", ())
                if keyword.arg == "rule"
            ]
            body = [part for statement in getattr(node, "body", ()) for part in ast.walk(statement)] if rules else []
            said = {
                id(part)
                for call in body
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in saying
                for part in ast.walk(call)
            }
            again = [part for part in body if isinstance(part, ast.Constant) and part.value in rules]
            found += [f"{path.name}:{part.lineno}" for part in again if id(part) not in said]
    assert found == []

"""The files whose messages are said as they are: questions, the log, findings, names, heads of cards, player aids, and
the digests of rules, whose English is the game's list of rules. What a language must have of them: the keys, attributes
and arguments of English, in a file of the same name. Card texts are made otherwise: see `locales`."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import field, frozen
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daedalus.core.keeping import kept, made_by
from daedalus.core.reading import read_text
from daedalus.kit.by_example import laid_over
from daedalus.kit.definition import Definition
from daedalus.kit.layers import rules_of
from daedalus.text import digests, overrides
from daedalus.text.bundle import APART as OWN
from daedalus.text.places import ENGLISH, FOLDER, homes, homes_of
from daedalus.text.variants import Choice, Select, always, choices, read_select, told, variables

MAKERS = ("fluent.syntax.parser", "fluent.syntax.ast", "daedalus.text.variants", __name__)
GAP, APART = "\u25a1", "\u2042"  # in the words of a message: something is put in; another variant begins


@frozen
class Entry:
    """A message, or one of its attributes, with all that is written in it."""

    key: str
    form: str
    line: int
    text: str
    names: frozenset[str] = frozenset()  # of all arguments
    shown: frozenset[str] = frozenset()  # of those that are put into the text
    always: frozenset[str] = frozenset()  # of those that are said whichever variants are taken
    functions: frozenset[str] = frozenset()
    references: frozenset[str] = frozenset()  # other messages that it says
    selects: tuple[Select, ...] = ()
    told: str = ""  # what it says, with the names of its arguments
    choices: tuple[Choice, ...] = ()
    counted: frozenset[tuple[str, str]] = frozenset()  # arguments, and the terms that they count

    @property
    def full(self) -> str:
        return f"{self.key}.{self.form}" if self.form else self.key


@frozen
class Read:
    """A file: its messages by key and form, what stands there more than once, and what cannot be read."""

    entries: Mapping[str, Entry]
    twice: tuple[Entry, ...] = ()
    broken: tuple[tuple[int, str], ...] = ()


@frozen
class Part:
    """One English file, by its place in the folder of a language."""

    name: str
    game: Definition | None
    file: Path = field(eq=False)
    spare: bool = False  # a language may do without it

    @property
    def english(self) -> Mapping[str, Entry]:
        if self.game is not None and self.is_rules:
            return _rules(self.game)
        own = read(self.file).entries
        if self.spare:
            return own
        shared = self.shared
        return {full: e for full, e in own.items() if full not in shared}

    @property
    def shared(self) -> Mapping[str, Entry]:
        """What all games have in a file of this name, which a game may say here in its own words."""
        file = homes(ENGLISH)[0] / self.name.partition("/")[2]
        return read(file).entries if self.game is not None and file.is_file() else {}

    @property
    def known(self) -> Mapping[str, Entry]:
        """What a language may say here."""
        return {**self.shared, **self.english}

    @property
    def is_rules(self) -> bool:
        return self.name.endswith(f"/{digests.FILE}")

    def files(self, language: str, root: Path | None = None) -> list[Path]:
        """The files of a language for it; `root`: in this folder of languages alone."""
        if root is not None:
            at = [root / language / self.name]
        elif self.game is None:
            at = [home / self.name for home in homes(language)]
        else:
            inside = self.name.partition("/")[2]
            at = [home / inside for home in homes_of(self.game, language)]
        return [file for file in at if file.is_file()]

    def entries(self, language: str, root: Path | None = None) -> dict[str, Entry]:
        return {full: e for file in self.files(language, root) for full, e in read(file).entries.items()}

    def missing(self, language: str, root: Path | None = None) -> list[str]:
        """The keys and attributes that a language lacks."""
        if self.spare:
            return []
        here = self.entries(language, root)
        return [full for full in self.english if full not in here]


def parts(game: Definition, *, shared: bool = True) -> list[Part]:
    """What a language has to have besides what card texts are made with."""
    found = [Part(file.name, None, file) for file in _shared()] if shared else []
    home, own = game.locale_home(ENGLISH), {part.name for part in in_own_words(game)}
    for file in sorted(home.rglob("*.ftl")):
        inside = file.relative_to(home)
        name = f"{game.id}/{inside.as_posix()}"
        if inside.parts[0] != FOLDER and inside.name not in (overrides.FILE, digests.FILE) and name not in own:
            found.append(Part(name, game, file))
    if _rules(game):
        found.append(Part(f"{game.id}/{digests.FILE}", game, game.rules_file))
    return found


def in_own_words(game: Definition) -> list[Part]:
    """What all games say, where a language may say it in words of this game: it has of it what it wants. Where the game
    has messages besides in a file of that name, the file is one of its parts."""
    home = game.locale_home(ENGLISH)
    free = (file for file in _shared() if file.stem not in OWN and not (home / file.name).is_file())
    return [Part(f"{game.id}/{file.name}", game, file, spare=True) for file in free]


def _shared() -> list[Path]:
    return sorted(homes(ENGLISH)[0].glob("*.ftl"))


@functools.cache
def _rules(game: Definition) -> dict[str, Entry]:
    """The digests that the game's own list has in English."""
    from daedalus.core.yamlfile import load_plain

    data = load_plain(game.rules_file) if game.rules_file.is_file() else {}
    for layer in game.layers:
        data = laid_over(data, rules_of(layer))
    rules: Mapping[str, str] = data.get("rules") or {}
    return {digests.key(n): Entry(digests.key(n), "", 0, says, told=says) for n, says in rules.items()}


# -- reading a file ----------------------------------------------------------------------------------------------------


def read(file: Path) -> Read:
    """The messages of a file."""
    return _read(file, file.stat().st_mtime_ns)


@functools.cache
def _read(file: Path, _: int) -> Read:
    text = read_text(file)
    return kept(made_by(*MAKERS) + text.encode(), lambda: _parsed(text))


def _parsed(text: str) -> Read:
    entries: dict[str, Entry] = {}
    twice, broken = [], []
    for node in FluentParser().parse(text).body:
        line = text.count("\n", 0, node.span.start if node.span else 0) + 1
        if isinstance(node, ast.Junk):
            begins = len(node.content or "") - len((node.content or "").lstrip())
            broken.append((line + (node.content or "")[:begins].count("\n"), str(node.annotations[0].message)))
        elif isinstance(node, ast.Message):
            if node.comment is not None:
                line += (node.comment.content or "").count("\n") + 1
            for entry in _of(node, line):
                twice += [entry] if entry.full in entries else []
                entries[entry.full] = entry
    return Read(entries, tuple(twice), tuple(broken))


def _of(node: ast.Message, line: int) -> Iterator[Entry]:
    for form, pattern in [("", node.value), *((a.id.name, a.value) for a in node.attributes)]:
        if pattern is not None:
            found = _Content()
            found.visit(pattern)
            yield Entry(node.id.name, form, line, "".join(found.text), frozenset(found.names), frozenset(found.shown),
                        always(pattern), frozenset(found.functions), frozenset(found.references),
                        tuple(found.selects), told(pattern), choices(pattern), frozenset(found.counted))  # fmt: skip


class _Content(Visitor):  # type: ignore[misc]
    """What is written in a pattern."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.names: set[str] = set()
        self.shown: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.counted: set[tuple[str, str]] = set()
        self.selects: list[Select] = []

    def visit_TextElement(self, node: Any) -> None:
        self.text.append(node.value)

    def visit_Placeable(self, node: Any) -> None:
        inside = node.expression
        if isinstance(inside, ast.StringLiteral):
            self.text.append(inside.parse()["value"])
        elif not isinstance(inside, ast.SelectExpression):
            self.text.append(GAP)
            self.shown |= variables(inside)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        self.selects.append(read_select(node))
        self.generic_visit(node)

    def visit_Variant(self, node: Any) -> None:
        self.text.append(APART)
        self.generic_visit(node)
        self.text.append(APART)

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.functions.add(node.id.name)
        match node.id.name, node.arguments.positional:
            case "N", [ast.VariableReference(id=name), ast.StringLiteral() as term, *_]:
                self.counted.add((name.name, term.value))
        self.generic_visit(node)

"""Reads the files that `daedalus lint` is given and gathers everything wrong with all of them.

S000  a file that is not text
S017  a card that can be read but not run
Y001  a scenario that departs from its schema, or is no YAML
Y002  a scenario that cannot be set up: too many pieces, unknown cards or marks, impossible levels
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import attrs

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.yamlfile import load_marked
from daedalus.data import folder
from daedalus.games.labyrinth import library, scenario
from daedalus.games.labyrinth.setup import new_game
from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools import deck
from daedalus_tools.output import shown

ALLOWED = re.compile(r"#\s*allow\s+([A-Z]\d{3})\s*:\s*\S")  # `# allow D003: the reason`
_WHERE = re.compile(r"^(.*?):(\d+):(\d+)$")


@attrs.define
class Checked:
    """What was read, and what is wrong with it."""

    findings: list[Finding] = attrs.field(factory=list)
    cards: int = 0
    scenarios: int = 0
    sound: list[library.Card] = attrs.field(factory=list)


def project_cards() -> Path:
    return folder("cards") / "labyrinth"


def check(paths: Sequence[Path]) -> Checked:
    """Check files and folders. Cards of a folder are checked against each other too, a lone file by itself."""
    result = Checked()
    trees: dict[Path, CardTree] = {}
    together: list[CardTree] = []
    scenarios: list[tuple[Path, str]] = []
    for path, alone in files(paths):
        text = _text(path, result.findings)
        if path.suffix == ".card":
            tree = _card(path, text, result) if text is not None else None
            result.cards += len(tree.numbers) if tree is not None else 1
            if tree is not None:
                trees[path] = tree
                if not alone:
                    together.append(tree)
        elif alone or text is None or _looks_like_scenario(path, text):
            result.scenarios += 1
            if text is not None:
                scenarios.append((path, text))
    outside = functools.cache(lambda: _others(trees))
    result.findings += deck.check(together, outside) if together else deck.same_numbers(list(trees.values()))
    cards = functools.cache(lambda: _library(outside(), result.sound))
    for path, text in scenarios:
        result.findings += _scenario(path, text, cards)
    result.findings = [finding for finding in _sorted(result.findings) if not _allowed(finding)]
    return result


def _sorted(findings: Sequence[Finding]) -> list[Finding]:
    """By place, each once: a scenario that others extend is read several times."""
    unique: dict[tuple[str, int, int, str, str], Finding] = {}
    for finding in sorted(findings, key=lambda f: not f.source):  # the one that shows the source stays
        key = (finding.file, finding.span.line, finding.span.column, finding.code, finding.message)
        unique.setdefault(key, finding)
    return [unique[key] for key in sorted(unique)]


def files(paths: Sequence[Path]) -> Iterator[tuple[Path, bool]]:
    """Every card and YAML file among the paths, once, and whether it was named by itself."""
    seen: set[Path] = set()
    for path in paths:
        if path.is_dir():
            inside = [p for p in path.rglob("*") if not any(q.startswith(".") for q in p.relative_to(path).parts)]
            found = sorted(p for p in inside if p.suffix in (".card", ".yaml", ".yml") and p.is_file())
            if not found:
                raise BrokenFile("there is no .card or .yaml file in this folder", where=str(path))
        elif not path.exists():
            raise BrokenFile("there is no such file or folder", where=str(path))
        elif path.suffix in (".card", ".yaml", ".yml"):
            found = [path]
        else:
            raise BrokenFile("I check files that end in .card or .yaml", where=str(path))
        for file in found:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file, path == file


def _text(path: Path, findings: list[Finding]) -> str | None:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"this is not text (byte {error.start} is not UTF-8)"
        findings.append(Finding("S000", message, shown(path), Span(1, 1, 2), help="Save the file as UTF-8."))
        return None
    except OSError as error:
        raise BrokenFile(f"this file cannot be read ({error.strerror or error})", where=str(path)) from None


def _card(path: Path, text: str, result: Checked) -> CardTree | None:
    tree, findings = library.reader().read(text, shown(path))
    result.findings += findings
    if tree is not None and not findings:
        try:
            result.sound += _compiled(tree)
        except (SyntaxError, RecursionError, MemoryError):
            message = "this card is too complicated to be run"
            result.findings.append(Finding("S017", message, tree.file, Span(1, 1, 2), help="Nest its lines less."))
    return tree


def _others(read: dict[Path, CardTree]) -> list[CardTree]:
    """The project's own cards that were not among the files; what is wrong with them is not asked here."""
    done = {path.resolve() for path in read}
    others = [path for path in library.card_files([project_cards()]) if path.resolve() not in done]
    return [tree for tree, findings in map(library.read_card, others) if tree is not None and not findings]


def _compiled(tree: CardTree) -> list[library.Card]:
    return library.compile_card(tree, Path(tree.file).parent.name)


def _library(others: Sequence[CardTree], sound: Sequence[library.Card]) -> library.Library:
    """The cards that a scenario may use: ours, and before them those that were checked with it."""
    return library.make_library([*(card for tree in others for card in _compiled(tree)), *sound])


def _looks_like_scenario(path: Path, text: str) -> bool:
    """In a folder, other YAML files may lie beside the scenarios; these have none of a scenario's keys."""
    if path.stem in scenario.NOT_SCENARIOS or path.parent.name == scenario.BOARDS:
        return False
    return re.search(r"^(game|extends|us posture|countries)\s*:", text, re.MULTILINE) is not None


def _scenario(path: Path, text: str, cards: Callable[[], library.Library]) -> Iterator[Finding]:
    source = text.split("\n")
    try:
        loaded = scenario.load(str(path))
    except scenario.BrokenSetup as broken:
        yield from broken.findings
        return
    except DaedalusError as first:
        yield _finding("Y001", first, path, source)
        for error in _departures(path, text):  # loading stops at the first; here are the others
            yield _finding("Y001", error, path, source)
        return
    wrong_totals = list(scenario.wrong_totals(loaded, cards()))
    for totals in wrong_totals:
        yield _finding("Y002", totals, path, source)
    if not wrong_totals:
        try:
            new_game(loaded, 0, cards=cards())
        except DaedalusError as error:
            yield _finding("Y002", error, path, source)


def _departures(path: Path, text: str) -> list[BrokenFile]:
    try:
        return list(scenario.departures(load_marked(text, str(path)), str(path)))
    except BrokenFile:
        return []


def _finding(code: str, error: DaedalusError, path: Path, source: list[str]) -> Finding:
    """A message of the engine as a finding, at the place it names."""
    match = _WHERE.match(error.where)
    file = shown(Path(match[1] if match else error.where or path))
    line, column = (int(match[2]), int(match[3])) if match else (1, 1)
    here = file == shown(path) and match is not None and line <= len(source)
    text = source[line - 1].rstrip("\r").replace("\t", " ") if here else ""
    return Finding(code, error.message, file, Span(line, column, max(column + 1, len(text) + 1)), text, error.remedy)


def _allowed(finding: Finding) -> bool:
    match = ALLOWED.search(finding.source)
    return match is not None and match[1] == finding.code

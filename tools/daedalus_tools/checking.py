"""Reads the files that `daedalus lint` is given and gathers everything wrong with all of them.

S000  a file that is not text
S017  a card that can be read but not run
S018  a file far too large for a card or a scenario
D004  a card that no scenario uses
Y001  a scenario that departs from its schema, or is no YAML
Y002  a scenario that cannot be set up: too many pieces, unknown cards or marks, impossible levels
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from attrs import define, field

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.data import folder
from daedalus.games.labyrinth import library
from daedalus.kit.library import Card, Library, card_files, make_library
from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools import deck, ignoring, tidiness
from daedalus_tools.output import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.scenario import Scenario

    Deep = Callable[[Sequence[CardTree], Sequence[Scenario], Sequence[CardTree]], Iterable[Finding]]

LONG, DEEP = 100, 14  # lines, spaces; only a card of so many or indented so far could be too complicated to run
LARGEST = 300_000  # bytes; a card has a few hundred, a scenario a few thousand
ENDINGS = (".card", ".yaml", ".yml")
_WHERE = re.compile(r"^(.*?):(\d+):(\d+)$")
_QUOTED = re.compile(r"'([^']+)'")
_RULE = re.compile(r"\((\d+(?:\.\d+)+)\)")  # the engine cites rules in brackets


@define
class Checked:
    """What was read, and what is wrong with it."""

    findings: list[Finding] = field(factory=list)
    ignored: list[Finding] = field(factory=list)
    cards: int = 0
    scenarios: int = 0
    trees: list[CardTree] = field(factory=list)
    texts: dict[str, str] = field(factory=dict)  # by file, as findings name it
    alone: set[str] = field(factory=set)  # the files that were named by themselves


def project_cards() -> Path:
    return folder("cards") / "labyrinth"


def check(
    paths: Sequence[Path], excluded: Callable[[Path], bool] = lambda path: False, deep: Deep | None = None
) -> Checked:
    """Check files and folders. Cards of a folder are checked against each other too, a lone file by itself.

    `deep` is asked about the cards without a mistake, the scenarios, and the project's other cards.
    """
    result = Checked()
    together: list[CardTree] = []
    scenarios: list[Path] = []
    for path, alone in files(paths, excluded):
        text = _text(path, result, alone)
        if path.suffix == ".card":
            tree = _card(path, text, result) if text is not None else None
            result.cards += len(tree.numbers) if tree is not None else 1
            if tree is not None:
                result.trees.append(tree)
                if not alone:
                    together.append(tree)
        elif alone or text is None or _looks_like_scenario(path, text):
            result.scenarios += 1
            if text is not None:
                result.findings += tidiness.spaces(text, shown(path))
                scenarios.append(path)
    outside = functools.cache(lambda: _others(result.trees))
    if together:
        result.findings += deck.check(together, outside)
    else:
        result.findings += deck.same_numbers(result.trees)
        for tree in result.trees:
            result.findings += deck.check_alone(tree, _akin(tree, result.trees))
    cards = functools.cache(lambda: _library([*outside(), *_sound(result)]))
    loaded: list[Scenario] = []
    for path in scenarios:
        result.findings += _scenario(path, result.texts[shown(path)], cards, loaded)
    if loaded and together:
        from daedalus_tools.usage import unused

        sound = {tree.file for tree in _sound(result)}
        result.findings += unused([tree for tree in together if tree.file in sound], loaded, project_cards())
    if deep is not None:
        result.findings += deep(_sound(result), loaded, outside())
    found = _sorted(result.findings)
    kept, result.ignored = ignoring.apply(found, result.texts, result.alone)
    result.findings = _sorted(kept)
    return result


def _sorted(findings: Sequence[Finding]) -> list[Finding]:
    """By place, each once: a scenario that others extend is read several times."""
    unique: dict[tuple[str, int, int, str, str], Finding] = {}
    for finding in sorted(findings, key=lambda f: not f.source):  # the one that shows the source stays
        key = (finding.file, finding.span.line, finding.span.column, finding.code, finding.message)
        unique.setdefault(key, finding)
    return [unique[key] for key in sorted(unique)]


def files(paths: Sequence[Path], excluded: Callable[[Path], bool] = lambda path: False) -> Iterator[tuple[Path, bool]]:
    """Every card and YAML file among the paths, once, and whether it was named by itself."""
    seen: set[Path] = set()
    for path in paths:
        if path.is_dir():
            inside = [p for p in path.rglob("*") if not any(q.startswith(".") for q in p.relative_to(path).parts)]
            found = sorted(p for p in inside if p.suffix in ENDINGS and p.is_file())
            if not found:
                raise BrokenFile("there is no .card or .yaml file in this folder", where=str(path))
            found = [p for p in found if not excluded(p)]
        elif not path.exists():
            raise BrokenFile("there is no such file or folder", where=str(path))
        elif path.suffix in ENDINGS and path.is_file():
            found = [path]
        else:
            raise BrokenFile("I check files that end in .card or .yaml", where=str(path))
        for file in found:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file, path == file


def _text(path: Path, result: Checked, alone: bool) -> str | None:
    """The text of a file; one that cannot be a card or a scenario is a finding and read no further."""
    start = Span(1, 1, 2)
    if alone:
        result.alone.add(shown(path))
    try:
        size = path.stat().st_size
        if size > LARGEST:
            message = f"this file has {size // 1000} thousand letters, far too many"
            help_ = "A card is a page at most, a scenario two: is this the right file?"
            result.findings.append(Finding("S018", message, shown(path), start, help=help_))
            return None
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"this is not text (byte {error.start} is not UTF-8)"
        result.findings.append(Finding("S000", message, shown(path), start, help="Save the file as UTF-8."))
        return None
    except OSError as error:
        raise BrokenFile(f"this file cannot be read ({error.strerror or error})", where=str(path)) from None
    result.texts[shown(path)] = text
    return text


def _card(path: Path, text: str, result: Checked) -> CardTree | None:
    file = shown(path)
    result.findings += tidiness.check(text, file)
    tree, findings = library.reader().read(text, file)
    result.findings += findings
    if tree is not None:
        result.findings += _understood(tree, sound=not findings)
    return tree


def _understood(tree: CardTree, *, sound: bool) -> list[Finding]:
    """What a card is asked once it is read: what the rules say of it, and, without a mistake, whether it can be run."""
    from daedalus_tools import analysis

    findings = list(analysis.check(tree, sound=sound))
    many = tree.source.count("\n") > LONG or f"\n{' ' * DEEP}" in tree.source
    if sound and many and not _compiled(tree):
        message = "this card is too complicated to be run"
        findings.append(Finding("S017", message, tree.file, Span(1, 1, 2), help="Nest its lines less."))
    return findings


def _others(read: Sequence[CardTree]) -> list[CardTree]:
    """The project's own cards that were not among the files; what is wrong with them is not asked here."""
    done = {Path(tree.file).resolve() for tree in read}
    others = [path for path in card_files([project_cards()]) if path.resolve() not in done]
    return [tree for tree, findings in map(library.read_card, others) if tree is not None and not findings]


def _akin(tree: CardTree, read: Sequence[CardTree]) -> list[CardTree]:
    """The cards of the project and of its folder that a lone card may have to do with, and those given with it."""
    given = [other for other in read if other is not tree]
    if not deck.has_company(tree):
        return given
    done = {os.path.abspath(other.file) for other in read}
    texts = dict(_card_texts([str(project_cards()), os.path.dirname(os.path.abspath(tree.file))], done))
    found = [library.read_card(path)[0] for path in deck.akin(tree, texts)]
    same = set(tree.numbers)  # a variant stands for the project's own card
    return [t for t in found if t is not None and not same & set(t.numbers)] + given


def _card_texts(folders: Sequence[str], done: set[str]) -> Iterator[tuple[Path, str]]:
    """The texts of card files, in order; of all folders within the first, of the others by themselves."""
    found = [os.path.join(at, name) for at, _, names in os.walk(folders[0]) for name in names]
    found += [os.path.join(folder, name) for folder in folders[1:] for name in os.listdir(folder)]
    for path in sorted({os.path.abspath(name) for name in found if name.endswith(".card")} - done):
        with open(path, "rb") as file:
            yield Path(path), file.read().decode("utf-8", "replace")


def _sound(checked: Checked) -> list[CardTree]:
    """The cards without a mistake in their text."""
    wrong = {finding.file for finding in checked.findings if finding.code[0] in "SNTH"}
    return [tree for tree in checked.trees if tree.file not in wrong]


def _compiled(tree: CardTree) -> list[Card]:
    """The card ready to be run; none if it is too complicated."""
    try:
        return library.compile_card(tree, Path(tree.file).parent.name)
    except (SyntaxError, RecursionError, MemoryError):
        return []


def _library(trees: Sequence[CardTree]) -> Library:
    """The cards that a scenario may use: ours, and before them those that were checked with it."""
    return make_library([card for tree in trees for card in _compiled(tree)])


def _looks_like_scenario(path: Path, text: str) -> bool:
    """In a folder, other YAML files may lie beside the scenarios; these have none of a scenario's keys."""
    from daedalus.kit.scenario import BOARDS, NOT_SCENARIOS

    if path.stem in NOT_SCENARIOS or path.parent.name == BOARDS:
        return False
    return re.search(r"^(game|extends|us posture|countries)\s*:", text, re.MULTILINE) is not None


def _scenario(path: Path, text: str, cards: Callable[[], Library], scenarios: list[Scenario]) -> Iterator[Finding]:
    from daedalus.games.labyrinth import scenario
    from daedalus.games.labyrinth.scenario_checks import wrong_totals
    from daedalus.games.labyrinth.scenario_countries import unlikely
    from daedalus.games.labyrinth.setup import new_game
    from daedalus.kit.scenario import BrokenSetup

    source = text.split("\n")
    try:
        loaded = scenario.load(str(path))
    except BrokenSetup as broken:
        yield from broken.findings
        return
    except DaedalusError as first:
        yield _finding("Y001", first, path, source)
        for error in _departures(path, text):  # loading stops at the first; here are the others
            yield _finding("Y001", error, path, source)
        return
    scenarios.append(loaded)
    wrong = [*wrong_totals(loaded, cards()), *unlikely(loaded)]
    for totals in wrong:
        yield _finding("Y002", totals, path, source)
    if not wrong:
        try:
            new_game(loaded, 0, cards=cards())
        except DaedalusError as error:
            yield _finding("Y002", error, path, source)


def _departures(path: Path, text: str) -> list[BrokenFile]:
    from daedalus.core.yamlfile import load_marked
    from daedalus.games.labyrinth.scenario import SCENARIOS

    try:
        return list(SCENARIOS.departures(load_marked(text, str(path)), str(path)))
    except BrokenFile:
        return []


def _finding(code: str, error: DaedalusError, path: Path, source: list[str]) -> Finding:
    """A message of the engine as a finding, at the place it names."""
    match = _WHERE.match(error.where)
    file = shown(Path(match[1] if match else error.where or path))
    line, column = (int(match[2]), int(match[3])) if match else (1, 1)
    here = file == shown(path) and match is not None and line <= len(source)
    text = source[line - 1].rstrip("\r").replace("\t", " ") if here else ""
    span = Span(line, column, max(column + 1, len(text) + 1))
    for word in reversed(_QUOTED.findall(error.message)):  # the word itself, if the message names it
        at = text.find(word, column - 1)
        if at >= 0:
            span = Span(line, at + 1, at + 1 + len(word))
            break
    cited = _RULE.search(error.message)
    return Finding(code, error.message, file, span, text, error.remedy, cited[1] if cited else "")

"""Reads the files that `daedalus lint` is given and gathers everything wrong with all of them."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from attrs import define, field

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.reading import beginning, read_text, within
from daedalus.kit.definition import Definition
from daedalus.kit.layers import FILE
from daedalus.kit.library import Library, card_files, make_library
from daedalus.language.findings import BrokenText, Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools.lint import decks, ignoring
from daedalus_tools.lint.registry import run
from daedalus_tools.output import shown
from daedalus_tools.world import game, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.scenario import Scenario

    Deep = Callable[[Sequence[CardTree], Sequence[Scenario], Sequence[CardTree]], Iterable[Finding]]

BOTS = "bots"  # the folder of charts
ENDINGS = (".card", ".yaml", ".yml")
ENOUGH = 300_000  # bytes of a card that lies beside another


@define
class Checked:
    """What was read, and what is wrong with it."""

    findings: list[Finding] = field(factory=list)
    ignored: list[Finding] = field(factory=list)
    cards: int = 0
    scenarios: int = 0
    packs: int = 0
    bots: int = 0
    trees: list[CardTree] = field(factory=list)
    texts: dict[str, str] = field(factory=dict)  # by file, as findings name it
    alone: set[str] = field(factory=set)  # the files that were named by themselves


def project_cards() -> Path:
    return game().cards_home


def _with(packs: Sequence[Path]) -> Definition:
    """From now on it is about the game with these packs."""
    from daedalus.kit.pack import load

    use(game().over([load(folder) for folder in packs]))
    return game()


def of_pack(error: DaedalusError, pack: Path) -> Finding:
    """Something wrong with a pack, at the place that it is about."""
    where = Path(error.place.file if error.place is not None else error.where or pack / FILE)
    source = beginning(where, ENOUGH).decode("utf-8", "replace").split("\n")
    return _scenarios().finding("Y004", error, where, source)


def check(
    paths: Sequence[Path], excluded: Callable[[Path], bool] = lambda path: False, deep: Deep | None = None
) -> Checked:
    """Check files and folders. Cards of a folder are checked against each other too, a lone file by itself.

    `deep` is asked about the cards without a mistake, the scenarios, and the project's other cards.
    """
    packs = [path for path in paths if (path / FILE).is_file()]
    result = Checked(packs=len(packs))
    try:
        for error in _with(packs).troubles() if packs else ():
            if not isinstance(error, BrokenText):
                result.findings.append(of_pack(error, packs[0]))
            else:  # mistakes in cards are found below, one by one
                result.findings += [finding for finding in error.findings if Path(finding.file).suffix != ".card"]
    except DaedalusError as broken:
        result.findings.append(of_pack(broken, packs[0]))
    if result.findings:
        result.findings = _sorted(result.findings)
        return result
    together: list[CardTree] = []
    scenarios: list[Path] = []
    charts: list[Path] = []
    for path, alone in files(paths, excluded):
        text = _text(path, result, alone, paths)
        if path.suffix == ".card":
            tree = _card(text, shown(path), result) if text is not None else None
            result.cards += len(tree.numbers) if tree is not None else 1
            if tree is not None:
                result.trees.append(tree)
                if not alone:
                    together.append(tree)
        elif is_chart(path):
            result.bots += 1
            if text is not None:
                charts.append(path)
        elif alone or text is None or _scenarios().looks_like_one(path, text):
            result.scenarios += 1
            if text is not None:
                result.findings += run("text", text, shown(path))
                scenarios.append(path)
    outside = functools.cache(lambda: _others(result.trees))
    if together:
        result.findings += decks.together(together, outside)
    else:
        result.findings += run("numbers", result.trees)
        for tree in result.trees:
            result.findings += decks.alone(tree, _akin(tree, result.trees))
    cards = functools.cache(lambda: _library([*outside(), *_sound(result)]))
    for path in charts:
        result.findings += _bots().check(path, result.texts[shown(path)])
    loaded: list[Scenario] = []
    whole = not packs or _can_be_read(game())
    for path in scenarios:
        result.findings += _scenarios().check(path, result.texts[shown(path)], cards, loaded, whole=whole)
    if loaded and together and whole:
        sound = {tree.file for tree in _sound(result)}
        trees = [tree for tree in together if tree.file in sound]
        result.findings += run("scenarios", trees, loaded, project_cards())
    if deep is not None and whole:
        result.findings += deep(_sound(result), loaded, outside())
    kept, result.ignored = ignoring.apply(_sorted(result.findings), result.texts, result.alone)
    result.findings = _sorted(kept)
    return result


def _can_be_read(edition: Definition) -> bool:
    """Whether all cards of the packs can."""
    try:
        return bool(edition.cards.library.cards)
    except DaedalusError:
        return False


def _sorted(findings: Sequence[Finding]) -> list[Finding]:
    """By place, each once: a scenario that others extend is read several times."""
    unique: dict[tuple[str, int, int, str, str], Finding] = {}
    for finding in sorted(findings, key=lambda f: not f.source):  # the one that shows the source stays
        key = (finding.file, finding.span.line, finding.span.column, finding.id, repr(finding.args))
        unique.setdefault(key, finding)
    return [unique[key] for key in sorted(unique)]


def files(paths: Sequence[Path], excluded: Callable[[Path], bool] = lambda path: False) -> Iterator[tuple[Path, bool]]:
    """Every card and YAML file among the paths, once, and whether it was named by itself."""
    seen: set[str] = set()
    for path in paths:
        if path.is_dir():
            inside = [p for p in path.rglob("*") if not any(q.startswith(".") for q in p.relative_to(path).parts)]
            found = sorted(p for p in inside if p.suffix in ENDINGS and p.is_file())
            if not found:
                raise BrokenFile(
                    trouble("trouble-there-is-no-card-or", "there is no .card or .yaml file in this folder"),
                    where=str(path),
                )
            found = [p for p in found if not excluded(p)]
        elif not path.exists():
            raise BrokenFile(
                trouble("trouble-there-is-no-such-file", "there is no such file or folder"), where=str(path)
            )
        elif path.suffix in ENDINGS:
            found = [path]
        else:
            raise BrokenFile(
                trouble("trouble-i-check-files-that", "I check files that end in .card or .yaml"), where=str(path)
            )
        for file in found:
            if (real := os.path.realpath(file)) not in seen:  # which a link to itself has as well
                seen.add(real)
                yield file, path == file


def _text(path: Path, result: Checked, alone: bool, homes: Sequence[Path]) -> str | None:
    """The text of a file; one that cannot be a card or a scenario is a finding and read no further."""
    if alone:
        result.alone.add(shown(path))
    try:
        if path.is_symlink() and not within(path, *homes):
            raise BrokenFile(
                trouble("trouble-this-is-a-link-that", "this is a link that leads out of its folder"),
                remedy=trouble("trouble-name-the-file-that", "Name the file that it leads to."),
            )
        refused = list(run("file", path))
        if refused:
            result.findings += refused
            return None
        text = read_text(path)
    except BrokenFile as error:
        from daedalus.text.troubles import said  # only a mistake needs words

        message, remedy = said(error, game())
        told = Finding.of("S000", shown(path), Span(1, 1, 2), message=message, remedy=remedy)
        result.findings.append(told)
        return None
    result.texts[shown(path)] = text
    return text


def check_text(text: str, file: str, definition: Definition | None = None) -> list[Finding]:
    """What is wrong with the text of one card by itself, wherever it may lie."""
    use(definition)
    result = Checked()
    _card(text, file, result)
    return _sorted(result.findings)


_known: dict[object, Any] | None = None  # what was found in texts before, while the same files are checked many times


@contextmanager
def remembering() -> Iterator[None]:
    """Inside, a text that was checked already is not checked again."""
    global _known
    before, _known = _known, {}
    try:
        yield
    finally:
        _known = before


def _remembered(about: object, find: Callable[[], Any]) -> Any:
    if _known is None:
        return find()
    if about not in _known:
        _known[about] = find()
    return _known[about]


def _card(text: str, file: str, result: Checked) -> CardTree | None:
    tree, findings = _remembered((file, text), lambda: _judged(text, file))
    result.findings += findings
    return tree


def judged(text: str, file: str) -> list[Finding]:
    """What is wrong with a card by itself."""
    return _judged(text, file)[1]


def _judged(text: str, file: str) -> tuple[CardTree | None, list[Finding]]:
    """A card and all that is wrong with it by itself."""
    found = [*run("text", text, file), *run("card text", text, file)]
    tree, findings = game().cards.reader.read(text, file)
    found += findings
    if tree is not None:
        found += _understood(tree, sound=not findings)
    return tree, found


def _understood(tree: CardTree, *, sound: bool) -> list[Finding]:
    """What a card is asked once it is read: what the rules say of it, and, without a mistake, whether it can be run."""
    from daedalus_tools import analysis

    return [*analysis.check(tree, sound=sound), *(run("card", tree) if sound else ())]


def _others(read: Sequence[CardTree]) -> list[CardTree]:
    """The project's own cards that were not among the files; what is wrong with them is not asked here."""
    done = {Path(tree.file).resolve() for tree in read}
    numbers = {number for tree in read for number in tree.numbers}
    others = [path for path in _project_files() if path.resolve() not in done]
    both = [_remembered(path, functools.partial(game().cards.read, path)) for path in others]
    sound = [tree for tree, findings in both if tree is not None and not findings]
    return [tree for tree in sound if not (game().layers and numbers & {*tree.numbers})]  # a pack's own text counts


def _project_files() -> list[Path]:
    """The card files of the game; with packs that cannot be read, those that it comes with."""
    try:
        return game().cards.files
    except DaedalusError:
        return card_files([project_cards()])


def _akin(tree: CardTree, read: Sequence[CardTree]) -> list[CardTree]:
    """The cards of the project and of its folder that a lone card may have to do with, and those given with it."""
    given = [other for other in read if other is not tree]
    if not decks.has_company(tree):
        return given
    done = {os.path.abspath(other.file) for other in read}
    texts = dict(_card_texts([str(project_cards()), os.path.dirname(os.path.abspath(tree.file))], done))
    found = [_neighbour(path) for path in decks.akin(tree, texts)]
    same = set(tree.numbers)  # a variant stands for the project's own card
    return [t for t in found if t is not None and not same & set(t.numbers)] + given


def _neighbour(path: Path) -> CardTree | None:
    """A card that nobody has asked about: what is wrong with its file is not said here."""
    try:
        return game().cards.read(path)[0]
    except BrokenFile:
        return None


def _card_texts(folders: Sequence[str], done: set[str]) -> Iterator[tuple[Path, str]]:
    """The texts of card files, in order; of all folders within the first, of the others by themselves."""
    found = [os.path.join(at, name) for at, _, names in os.walk(folders[0]) for name in names]
    found += [os.path.join(folder, name) for folder in folders[1:] for name in os.listdir(folder)]
    for path in sorted({os.path.abspath(name) for name in found if name.endswith(".card")} - done):
        if not os.path.islink(path) or within(Path(path), *map(Path, folders)):
            yield Path(path), beginning(Path(path), ENOUGH).decode("utf-8", "replace")


def _sound(checked: Checked) -> list[CardTree]:
    """The cards without a mistake in their text."""
    wrong = {finding.file for finding in checked.findings if finding.code[0] in "SNTH"}
    return [tree for tree in checked.trees if tree.file not in wrong]


def is_chart(path: Path) -> bool:
    """A YAML file in a folder `bots`, or in a folder of that one, as `bots/labyrinth/us.yaml`."""
    return BOTS in (path.parent.name, path.parent.parent.name)


def _bots() -> ModuleType:
    """What looks at charts, only where there are any: it is much."""
    from daedalus_tools.lint import bots

    return bots


def _scenarios() -> ModuleType:
    from daedalus_tools.lint import scenarios  # which has much to import

    return scenarios


def _library(trees: Sequence[CardTree]) -> Library:
    """The cards that a scenario may use: ours, and before them those that were checked with it."""
    from daedalus_tools.lint.rules.s017_too_complicated import compiled

    return make_library([card for tree in trees for card in compiled(tree)])

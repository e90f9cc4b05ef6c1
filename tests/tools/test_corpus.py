"""Cards and scenarios that are wrong in one way each, and unusual ones that are right: what the linter says of them.

`tests/corpus/expected.yaml` has a line for each file of `tests/corpus/bad`: the code and the place of its mistake.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from pathlib import Path

import pytest

from daedalus.core.yamlfile import load_marked
from daedalus.games.labyrinth.library import read_card, reader
from daedalus.kit.library import card_files
from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus.text import findings as english
from daedalus_tools import analysis
from daedalus_tools.lint import decks, registry
from daedalus_tools.lint.checking import check, project_cards
from daedalus_tools.lint.registry import run

CORPUS = Path(__file__).parent.parent / "corpus"
BAD, GOOD = CORPUS / "bad", CORPUS / "good"
LEAST = {"syntax": 20, "names": 20, "types": 15, "header": 15, "rules": 45, "logic": 60, "deck": 10, "scenario": 20}
Place = tuple[str, str, int, int]  # file, code, line, column


@functools.cache
def expected() -> dict[str, tuple[Place, frozenset[Place]]]:
    """For each bad file its finding, and those that follow from the same mistake."""
    written = load_marked((CORPUS / "expected.yaml").read_text(encoding="utf-8"), "expected.yaml")
    found = {}
    for name, said in written.items():
        first = said if isinstance(said, str) else said["expected"]
        also = [] if isinstance(said, str) else said["also"]
        file = Path(name).name
        found[str(name)] = (_place(file, first), frozenset(_place(file, text) for text in also))
    return found


def _place(file: str, text: str) -> Place:
    """`R001 5:9`, or `b.card R001 5:9` for a place in another file of the folder."""
    match = re.fullmatch(r"(?:(\S+) )?([A-Z]\d{3}) (\d+):(\d+)", text)
    assert match, text
    return match[1] or file, match[2], int(match[3]), int(match[4])


@functools.cache
def project() -> list[CardTree]:
    return [tree for path in card_files([project_cards()]) if (tree := read_card(path)[0]) is not None]


def findings(path: Path) -> list[Finding]:
    """What the linter says: of a card beside those of the project, of a scenario or a folder as a whole."""
    if path.suffix != ".card":
        return check([path]).findings
    text = path.read_text(encoding="utf-8")
    tree, found = reader().read(text, str(path))
    found = [*run("text", text, str(path)), *run("card text", text, str(path)), *found]
    if tree is not None:
        found += [*analysis.check(tree, sound=not found), *decks.alone(tree, project())]
    return found


def places(found: list[Finding]) -> set[Place]:
    return {(Path(f.file).name, f.code, f.span.line, f.span.column) for f in found}


@pytest.mark.parametrize("name", expected())
def test_a_mistake_is_found_at_its_place(name: str) -> None:
    """The code at its line and column, and nothing that does not follow from it."""
    mistake, also = expected()[name]
    found = places(findings(BAD / (_deck(name) or name)))
    assert mistake in found
    assert found - {mistake} == also


def _deck(name: str) -> str:
    """The folder of a file that is at odds with others beside it."""
    return "/".join(name.split("/")[:2]) if name.startswith("deck/") and name.count("/") > 1 else ""


@pytest.mark.parametrize("path", sorted(GOOD.glob("*.*")), ids=lambda path: path.stem)
def test_an_unusual_card_that_is_right_has_no_finding(path: Path) -> None:
    assert [english.text(finding) for finding in findings(path)] == []


def test_every_file_is_listed() -> None:
    """A bad file without a line would be checked by nobody; of a folder one line is enough."""
    files = {str(path.relative_to(BAD).as_posix()) for path in BAD.rglob("*") if path.is_file()}
    listed = set(expected())
    assert listed <= files
    folders = {_deck(name) for name in listed} - {""}
    assert {name for name in files - listed if _deck(name) not in folders} == set()


def test_the_corpus_is_large_and_spread_over_all_groups() -> None:
    groups = Counter(name.partition("/")[0] for name in expected())
    assert all(groups[group] >= least for group, least in LEAST.items())
    assert sum(groups.values()) >= 600
    assert len(list(GOOD.glob("*.card"))) >= 180


def test_every_rule_and_every_kind_of_logic_has_several_mistakes() -> None:
    """Each code of the groups R and L is met in more than one way."""
    times = Counter(mistake[1] for mistake, _ in expected().values())
    wanted = [code for code in registry.every() if code[0] in "RL"]
    assert [code for code in wanted if times[code] < 4] == []

"""Cards that are wrong in one way each, and unusual ones that are right: what the linter says of them.

`corpus/expected.yaml` has a line for each file of `corpus/bad`: the code and the place of its mistake.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.core.yamlfile import load_marked
from daedalus.games.twilight.definition import GAME
from daedalus.kit.library import card_files
from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus.text import findings as english
from daedalus_tools import analysis
from daedalus_tools.lint import decks
from daedalus_tools.lint.registry import run
from daedalus_tools.world import use

CORPUS = Path(__file__).parent / "corpus"
BAD, GOOD = CORPUS / "bad", CORPUS / "good"
LEAST = {"syntax": 7, "names": 12, "types": 8, "header": 11, "rules": 15, "logic": 20, "deck": 5}
Place = tuple[str, int, int]  # code, line, column


@pytest.fixture(autouse=True)
def _this_game() -> Iterator[None]:
    use(GAME)
    yield
    use(None)


@functools.cache
def expected() -> dict[str, tuple[Place, frozenset[Place]]]:
    """For each bad file its finding, and those that follow from the same mistake."""
    written = load_marked((CORPUS / "expected.yaml").read_text(encoding="utf-8"), "expected.yaml")
    found = {}
    for name, said in written.items():
        first, also = (said, ()) if isinstance(said, str) else (said["expected"], said["also"])
        found[str(name)] = (_place(first), frozenset(map(_place, also)))
    return found


def _place(text: str) -> Place:
    match = re.fullmatch(r"([A-Z]\d{3}) (\d+):(\d+)", text)
    assert match, text
    return match[1], int(match[2]), int(match[3])


@functools.cache
def project() -> list[CardTree]:
    read = GAME.cards.reader.read
    trees = [read(path.read_text(encoding="utf-8"), str(path))[0] for path in card_files([GAME.cards_home])]
    return [tree for tree in trees if tree is not None]


def findings(path: Path) -> list[Finding]:
    """What the linter says of a card beside those of the project."""
    text = path.read_text(encoding="utf-8")
    tree, found = GAME.cards.reader.read(text, str(path))
    found = [*run("text", text, str(path)), *run("card text", text, str(path)), *found]
    if tree is not None:
        found += [*analysis.check(tree, sound=not found), *decks.alone(tree, project())]
    return found


@pytest.mark.parametrize("name", expected())
def test_a_mistake_is_found_at_its_place(name: str) -> None:
    """The code at its line and column, and nothing that does not follow from it; it can be said in words."""
    mistake, also = expected()[name]
    found = findings(BAD / name)
    places = {(f.code, f.span.line, f.span.column) for f in found}
    assert mistake in places
    assert places - {mistake} == also
    assert all(f.code in english.text(f) for f in found)


@pytest.mark.parametrize("path", sorted(GOOD.glob("*.card")), ids=lambda path: path.stem)
def test_an_unusual_card_that_is_right_has_no_finding(path: Path) -> None:
    assert [english.text(finding) for finding in findings(path)] == []


def test_every_file_is_listed() -> None:
    """A bad file without a line would be checked by nobody."""
    assert {path.relative_to(BAD).as_posix() for path in BAD.rglob("*.card")} == set(expected())


def test_the_corpus_is_large_and_spread_over_all_groups() -> None:
    groups = Counter(name.partition("/")[0] for name in expected())
    assert all(groups[group] >= least for group, least in LEAST.items())
    assert sum(groups.values()) >= 60
    assert len(list(GOOD.glob("*.card"))) >= 40

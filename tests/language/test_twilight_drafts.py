"""The hardest cards of a second game, as drafts: all are read and compiled but those that wait for the language."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from daedalus.language.compile import Compiler, Program
from daedalus.language.reader import Reader
from tests.language.twilight_draft import DRAFTS, vocabulary

CARDS = sorted(DRAFTS.glob("*.card"))

NO_OPS = "a card may be worth 0 operations", ("H002",)

# card -> what the language lacks for it, and the findings that it gives until then (docs/drafts/twilight/README.md)
WAITING: dict[str, tuple[str, tuple[str, ...]]] = {
    "001-asia-scoring": NO_OPS,
    "002-europe-scoring": NO_OPS,
    "003-middle-east-scoring": NO_OPS,
    "020-olympic-games": ("`opponent does 1 of:`", ("S001", "S011", "S011")),
    "037-central-america-scoring": NO_OPS,
    "038-southeast-asia-scoring": NO_OPS,
    "049-missile-envy": ("`opponent` as who decides", ("N007",)),
    "079-africa-scoring": NO_OPS,
    "081-south-america-scoring": NO_OPS,
}


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_draft_is_read_and_compiled(path: Path) -> None:
    tree, findings = Reader(vocabulary()).read(path.read_text(encoding="utf-8"), path.name)
    reason, expected = WAITING.get(path.stem, ("", ()))
    assert tuple(f.code for f in findings) == expected, "\n".join(
        [f"waits for: {reason}", *(f.text() for f in findings)]
    )
    assert tree is not None
    assert path.stem.startswith(f"{tree.numbers[0]:03}-")
    if not expected:
        assert isinstance(Compiler(vocabulary(), path.name).card(tree), Program)


def test_all_that_wait_are_there() -> None:
    assert len(CARDS) == 42
    assert WAITING.keys() <= {path.stem for path in CARDS}


def test_the_drafts_are_short() -> None:
    assert median(len(path.read_text(encoding="utf-8").splitlines()) for path in CARDS) <= 7


def test_every_word_says_what_it_does() -> None:
    assert all(word.says.endswith((".", "?")) for word in vocabulary().words)
    assert len({(word.kind, word.pattern) for word in vocabulary().words}) == len(vocabulary().words)

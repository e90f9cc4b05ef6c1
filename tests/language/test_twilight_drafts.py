"""The hardest cards of a second game, as drafts: all are read and compiled but those that wait for the language."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from daedalus.language.compile import Compiler, Program
from daedalus.language.reader import Reader
from daedalus.text import findings as english
from tests.language.twilight_draft import DRAFTS, vocabulary

CARDS = sorted(DRAFTS.glob("*.card"))


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_draft_is_read_and_compiled(path: Path) -> None:
    tree, findings = Reader(vocabulary()).read(path.read_text(encoding="utf-8"), path.name)
    assert findings == [], "\n".join(english.text(f) for f in findings)
    assert tree is not None
    assert path.stem.startswith(f"{tree.numbers[0]:03}-")
    assert isinstance(Compiler(vocabulary(), path.name).card(tree), Program)


def test_the_hard_cards_are_all_there() -> None:
    assert len(CARDS) == 42


def test_the_drafts_are_short() -> None:
    assert median(len(path.read_text(encoding="utf-8").splitlines()) for path in CARDS) <= 7


def test_every_word_says_what_it_does() -> None:
    assert all(word.says.endswith((".", "?")) for word in vocabulary().words)
    assert len({(word.kind, word.pattern) for word in vocabulary().words}) == len(vocabulary().words)

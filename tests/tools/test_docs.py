"""The reference pages in the repository are those that the declarations make."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus_tools.docs.manual import pages, table

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGE = {"labyrinth": "language.md", "twilight": "language-twilight.md"}  # the games of the project
BOTH = pytest.mark.parametrize("game", LANGUAGE)
EVERY = {path: text for game in LANGUAGE for path, text in pages(registry.game(game)).items()}


@pytest.mark.parametrize("path", sorted(EVERY), ids=str)
def test_page_is_up_to_date(path: Path) -> None:
    """If this fails, run `make docs`."""
    assert (DOCS / path).read_text(encoding="utf-8") == EVERY[path]


def test_no_page_is_left_over() -> None:
    """A page of cards in the repository is one that would be written today."""
    assert {path.relative_to(DOCS) for path in (DOCS / "cards").glob("*.md")} == {p for p in EVERY if len(p.parts) > 1}


@BOTH
def test_every_word_is_in_the_manual(game: str) -> None:
    """Each word with its pattern, its meaning and its rule, in one line."""
    lines = EVERY[Path(LANGUAGE[game])].splitlines()
    for word in registry.game(game).vocabulary().words:
        pattern = word.pattern.replace("|", "\\|")
        assert any(f"| `{pattern}` |" in line and word.says in line and f"| {word.rule} |" in line for line in lines)
        assert word.says
        assert word.rule


@BOTH
def test_every_card_is_on_its_page(game: str) -> None:
    """Each card with its whole source."""
    text = "\n".join(EVERY.values())
    for card in registry.game(game).cards.library.cards.values():
        assert f"```\n{card.tree.source.rstrip()}\n```" in text


def test_pages_do_not_depend_on_the_run() -> None:
    """Another process, with another order of its sets, makes the same pages."""
    script = "from daedalus_tools.docs.manual import pages; import hashlib, sys\n" + (
        "sys.stdout.write(hashlib.sha256(repr(sorted(pages().items())).encode()).hexdigest())"
    )
    made = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1


def test_bars_in_a_table_are_escaped() -> None:
    """A pattern with a choice of words stays in its column."""
    assert table(("a",), [("`x|y`",)]).splitlines()[-1] == "| `x\\|y` |"

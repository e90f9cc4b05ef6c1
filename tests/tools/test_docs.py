"""The reference pages in the repository are those that the declarations make."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit import registry
from daedalus_tools.docs import quantities
from daedalus_tools.docs.manual import anchor, pages, table
from tests.tools.conftest import Run

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGE = {"labyrinth": "language.md", "twilight": "language-twilight.md"}  # the games of the project
BOTH = pytest.mark.parametrize("game", LANGUAGE)
EVERY = {path: text for game in LANGUAGE for path, text in pages(registry.game(game)).items()}


@pytest.mark.parametrize("path", sorted(EVERY), ids=str)
def test_page_is_up_to_date(path: Path) -> None:
    """If this fails, run `make docs`, or `daedalus docs --game NAME` for another game."""
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


def test_the_contents_lead_to_every_heading() -> None:
    """Each chapter and each section of the manual, in their order, with links that lead there."""
    page = pages()[Path("language.md")]
    head, body = page.split("## Contents\n\n")[1].split("\n\n", 1)
    links = re.findall(r"^ *- \[(.+)\]\(#([^)]*)\)$", head, re.MULTILINE)
    assert [title for title, _ in links] == re.findall(r"^###? (.+)$", body, re.MULTILINE)
    assert len({link for _, link in links}) == len(links)
    assert ("I want to ...", "i-want-to-") in links
    assert ("`+|- number track`", "--number-track") in links


def test_headings_of_one_name_have_links_of_their_own() -> None:
    known: set[str] = set()
    assert [anchor(title, known) for title in ("Words", "Words", "`words`")] == ["words", "words-1", "words-2"]


def test_every_quantity_is_explained_with_a_line_that_has_it() -> None:
    """From a card where one has it, else from a recipe; a quantity that nobody uses would be seen here."""
    page = pages()[Path("language.md")]
    chapter = page[page.index("## Quantities") : page.index("## I want to")]
    for shape in quantities.quantities():
        [row] = [line for line in chapter.splitlines() if line.startswith(f"| `{shape.text}` | {shape.says} |")]
        assert re.search(r"\| `.+` \(.+\) \|$", row)
    for word in quantities.of_words(vocabulary()):
        assert f"| `{word.pattern}` | {word.says} | `{word.example}` |" in chapter
    assert "place plot {n:number} face up" not in chapter


def test_a_page_is_printed_whole_or_in_part(run: Run) -> None:
    assert run("docs", "designers-guide").out == (DOCS / "designers-guide.md").read_text(encoding="utf-8")
    assert run("docs", "design").out == run("docs", "designers-guide.md").out
    verbs = run("docs", "language", "verbs").out
    assert verbs.startswith("### Verbs\n")
    assert "### Tracks" not in verbs
    wanted = run("docs", "language", "i", "want", "to").out
    assert "### Lasting effects" in wanted
    assert "## Words" not in wanted
    linter = run("docs", "linter").out
    assert linter == (DOCS / "linter.md").read_text(encoding="utf-8")


def test_a_page_or_chapter_that_is_not_there_is_one_message(run: Run) -> None:
    assert "Pages are: api, bots, ci, designers-guide" in run("docs", "cooking").err
    done = run("docs", "language", "cooking")
    assert done.code == 2
    assert "language has no heading 'cooking'" in done.err
    assert "Quantities, I want to ..., Words" in done.err
    assert run("docs", "language", "--check").code == 2


def test_bars_in_a_table_are_escaped() -> None:
    """A pattern with a choice of words stays in its column."""
    assert table(("a",), [("`x|y`",)]).splitlines()[-1] == "| `x\\|y` |"

"""The cards of a deck are parsed once, and never taken for what they are not."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from daedalus.language import parsed
from daedalus.language.findings import Mistake
from daedalus.language.parsing import parse_card

CARD = "\n".join(['card 1 "One"', "  us, 2 ops", "  event:", "    place 1 cell in Iraq  # why", ""])
OTHER = CARD.replace("place 1 cell", "place 2 cells")
WRONG = CARD.replace("place 1 cell", "place (1 cell")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daedalus.core.keeping.cache_folder", lambda: tmp_path)


def never(mistake: Mistake) -> None:
    raise AssertionError(mistake)


def test_a_card_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = parsed.parse_card_once(CARD, never)
    assert lines == parse_card(CARD, never)
    monkeypatch.setattr(parsed, "parse_card", None)  # nobody is asked again
    assert parsed.parse_card_once(CARD, never) == lines


def test_another_text_is_another_card() -> None:
    for text in (CARD, OTHER, f"\n{CARD}", CARD):
        assert parsed.parse_card_once(text, never) == parse_card(text, never)


def test_mistakes_are_told_every_time(tmp_path: Path) -> None:
    told: list[Mistake] = []
    plainly = parse_card(WRONG, told.append)
    for _ in range(2):
        again: list[Mistake] = []
        assert parsed.parse_card_once(WRONG, again.append) == plainly
        assert [(x.code, x.span) for x in again] == [(x.code, x.span) for x in told]
    assert told
    assert not list(tmp_path.iterdir())  # and what is wrong is not kept


def test_trees_of_another_grammar_are_not_taken_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed.parse_card_once(CARD, never)
    asked = []
    monkeypatch.setattr(parsed, "_makers", lambda: b"another grammar")
    monkeypatch.setattr(parsed, "parse_card", lambda text, report: asked.append(text) or ())
    assert parsed.parse_card_once(CARD, never) == ()
    assert asked == [CARD]


def imported(module: str) -> set[str]:
    """The modules of the language that a module imports."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    named = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name for name in named if name.startswith("daedalus.language.")}


def test_all_that_makes_a_tree_is_looked_at() -> None:
    """Whoever changes how a card is parsed need not think of what is kept."""
    ours = {name for name in parsed.MAKERS if name.startswith("daedalus.")}
    of_mistakes = {"daedalus.language.suggest"}  # which are not kept
    assert set().union(*map(imported, ours)) - ours == of_mistakes
    assert all(find_spec(name) is not None for name in parsed.MAKERS)


def test_a_known_deck_needs_no_parser(tmp_path: Path) -> None:
    """In a fresh process, whose first look at the deck finds nothing kept."""
    code = (
        "import sys; from daedalus.kit import registry; "
        "cards = registry.game('twilight').cards.library.cards; print(len(cards), 'lark' in sys.modules)"
    )
    env = {**os.environ, "DAEDALUS_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", code]
    done = [subprocess.run(command, env=env, check=True, capture_output=True).stdout for _ in range(2)]
    assert [line.split() for line in done] == [[b"110", b"True"], [b"110", b"False"]]

"""`daedalus card FILE`: how a file was understood, line by line, and what was not understood of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daedalus.games.labyrinth.definition import GAME
from daedalus.language.vocabulary import Word
from daedalus.language.walking import nodes
from daedalus_tools.docs.line_by_line import LineRead, line_by_line
from tests.tools.conftest import Run

CORPUS = Path(__file__).parents[1] / "corpus" / "bad"
BAD = [file for file in sorted(CORPUS.rglob("*.card")) if "deck" not in file.parts]  # wrong by themselves
PATROL = """card 241 "Border Patrol"
  us, 2 ops, mark
  blocked by "GTMO" if us
  play if prestige > 3
  play in a poor country c where cells > 0
  event:
    remove 2 cells from c
    roll die as n
    let m = n + 1
    if m > 4: +1 prestige
    choose up to 3 muslim countries s
    for each d in s: test d
  while in effect:
    may travel from x to United States: no when x is soft
    when plot is resolved in e: -1 funding
    ends when funding > 5
"""


def read(text: str) -> dict[str, LineRead]:
    """The lines of a card by what stands in them."""
    tree, findings = GAME.cards.reader.read(text, "mine.card")
    return {line.text.strip(): line for line in line_by_line(text, tree, findings, GAME)}


def below(text: str, line: str) -> list[str]:
    return list(read(text)[line].lines())


def test_a_sentence_is_told_with_its_word_and_what_stands_in_its_holes() -> None:
    assert below(PATROL, "remove 2 cells from c") == [
        "remove {n:number} cell[s] from {c:country}  (remove-cells, rule 4.8.4)",
        "  n (how many cells) is 2; c (from where) is c",
    ]
    assert below(PATROL, "if m > 4: +1 prestige") == [
        "{n:number} prestige  (change-prestige, rule 4.7.1)",
        "  n (steps of prestige) is 1",
    ]


def test_conditions_and_targets_are_told_with_all_that_is_meant() -> None:
    """Also what is left out: of which country the cells are."""
    assert below(PATROL, "play in a poor country c where cells > 0")[1:] == [
        "c is the country that is chosen",
        "poor  (poor, rule 4.2.1)",
        "  said of c",
        "cells in {c:country}  (cells-in, rule 4.6)",
        "  c (where) is c",
    ]
    assert below(PATROL, "play if prestige > 3")[0].startswith("What must hold")


@pytest.mark.parametrize(
    ("line", "name", "what"),
    [
        ("roll die as n", "n", "what comes of it (number)"),
        ("let m = n + 1", "m", "n + 1, as it is then"),
        ("choose up to 3 muslim countries s", "s", "the up to 3 countries that are chosen"),
        ("for each d in s: test d", "d", "each of them in turn"),
        ("may travel from x to United States: no when x is soft", "x", "any country that it is about"),
        ("when plot is resolved in e: -1 funding", "e", "any country that it is about"),
    ],
)
def test_letters_are_told_with_what_they_stand_for(line: str, name: str, what: str) -> None:
    assert read(PATROL)[line].names == {name: what}


def test_a_lasting_effect_is_told_with_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "patrol.card"
    file.write_text(PATROL, encoding="utf-8")
    out = run("card", file).out
    assert "\n  lasts        until funding > 5\n" in out
    assert "\n  links        blocked by GTMO (US play)\n" in out
    assert "may travel from {x:country} to {y:country}  (may-travel, rule 8.3.1)" in out
    assert "y (where to) is United States" in out
    assert "\n  lasts        to the end of the turn\n" in run("card", "114").out
    assert re.search(r"\n  lasts        until .*\d+ \w+", run("card", "FATA").out)


def test_a_file_with_a_mistake_is_shown_as_far_as_it_was_understood(run: Run, tmp_path: Path) -> None:
    """With the mistake at its line, and what to write."""
    file = tmp_path / "patrol.card"
    file.write_text(PATROL.replace("remove 2 cells", "destroy 2 cells"), encoding="utf-8")
    done = run("card", file)
    assert done.code == 1
    assert done.out.startswith("241 Border Patrol\n")
    assert "destroy 2 cells from c\n         N004 I do not know the sentence 'destroy 2 cells from c'\n" in done.out
    assert "\n           Write: remove 2 cells from c\n" in done.out
    assert "    +1 prestige" in done.out  # what stands after it was read
    data = json.loads(run("card", file, "--json").out)
    assert data["number"] == 241
    assert [line["line"] for line in data["lines"] if any(f["code"] == "N004" for f in line["findings"])] == [7]
    [rolled] = [line for line in data["lines"] if line["text"].strip() == "roll die as n"]
    assert [word["key"] for word in rolled["words"]] == ["roll-die"]


def test_what_only_the_linter_sees_is_told_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shift.card"
    file.write_text('card 241 "Shift"\n  us, 2 ops\n  event:\n    shift France toward ally\n', encoding="utf-8")
    done = run("card", file)
    assert done.code == 1
    assert re.search(r"shift France toward ally\n +R\d+ ", done.out)


def test_a_file_without_a_head_is_shown_with_what_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.card"
    for text in ("event:\n  draw 1 card\n", "", "cord 3\n  us, 2 ops\n"):
        file.write_text(text, encoding="utf-8")
        done = run("card", file)
        assert done.code == 1, text
        assert re.search(r"\n         [SNH]\d{3} ", done.out)
        assert json.loads(run("card", file, "--json").out)["file"] == str(file)


def test_a_file_that_is_not_there_is_one_message(run: Run, tmp_path: Path) -> None:
    done = run("card", tmp_path / "nowhere.card")
    assert done.code == 2
    assert done.err.count("\n") <= 2


def test_every_word_of_every_card_is_told() -> None:
    for card in {card.file: card for card in GAME.cards.library.cards.values()}.values():
        lines = line_by_line(card.tree.source, card.tree, (), GAME)
        told = {said.word.key for line in lines for said in line.words}
        parts = nodes((card.tree.conditions, card.tree.target, card.tree.event, card.tree.lasting))
        said = {word.key for word in parts if isinstance(word, Word) and (word.holes or word.kind != "noun")}
        assert told == said, card.title
        assert all(line.number for line in lines)


@pytest.mark.parametrize("file", BAD, ids=lambda file: file.parent.name + file.stem)
def test_no_broken_file_is_too_broken(file: Path, run: Run) -> None:
    """One answer or one message, never a traceback; what can be read is told with at least one finding."""
    done = run("card", file)
    assert done.code in (1, 2)
    assert done.out or done.err

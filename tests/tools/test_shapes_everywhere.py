"""The shapes of counting, repeating, looking back and chance, in everything that reads a card: one test for each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from daedalus.games.labyrinth.library import reader
from daedalus.kit import registry
from daedalus.language.typed import CardTree
from daedalus.text.outline import Node, outline
from daedalus_tools.cli import main
from daedalus_tools.docs.shapes import EXPLAINED, UNUSED, shapes
from daedalus_tools.formatting import lay_out
from daedalus_tools.lint.checking import check
from tests.language.reading import understood

Capture = pytest.CaptureFixture[str]
CARD = """card 901 "Bridge"
  us, 2 ops
  play if total cells over muslim countries > 0
  event:
    choose a random muslim country c where cells > 0
    remove up to 3 cells from c as n
    if n > 1: +1 prestige
    opponent may:
      opponent chooses a card k in hand of opponent
      opponent discards k
    if not done: +1 prestige
    choose a number i from 1 to 3
    do i times: draw 1 card
    for each s in sides: s draws 1 card
    us sees top 2 cards of draw pile
    if half of (highest cells over countries) rounded down > 2: -1 funding
"""
EVENT = 'card 901 "Bridge"\n  us, 2 ops\n  event:\n'


def words(nodes: Iterable[Node]) -> list[str]:
    return [text for node in nodes for text in (node.text, *words(node.parts))]


def written(folder: Path, *lines: str) -> Path:
    path = folder / "bridge.card"
    path.write_text(EVENT + "".join(f"    {line}\n" for line in lines), encoding="utf-8")
    return path


def found(folder: Path, *lines: str) -> list[tuple[str, int]]:
    """The codes of the findings of an event, with their lines, the first of the event being 1."""
    return [(finding.code, finding.span.line - 3) for finding in check([written(folder, *lines)]).findings]


def test_the_outline_says_how_it_was_understood() -> None:
    said = words(outline(understood(CARD)))
    assert "(total (cells in _it) over country _it where _it is muslim) > 0" in said
    assert "choose random country c where c is muslim and cells in c > 0" in said
    assert "do i times" in said
    assert "if not done" in said


def test_chance_asks_nobody() -> None:
    asking = [node.text for node in outline(understood(CARD))[1].parts if node.asks]
    assert not [text for text in asking if "random" in text]
    assert len(asking) == 2


def test_the_layout_is_tidied() -> None:
    messy = CARD.replace("do i times: draw", "do   i  times :draw").replace("if not done:", "if  not done :")
    assert lay_out(messy, "a.card", reader())[0] == CARD


def test_each_shape_is_explained() -> None:
    assert {shape.name for shape in shapes()} == set(EXPLAINED)
    assert "do value times: [sentence]" in {shape.text for shape in shapes()}


@pytest.mark.parametrize("example", UNUSED.values(), ids=UNUSED)
def test_an_example_that_no_card_gives_is_read(example: str) -> None:
    understood(EVENT + "".join(f"    {line}\n" for line in example.split("\n")))


def test_a_sound_card_has_no_findings(tmp_path: Path, capsys: Capture) -> None:
    """Played on positions by lot, every line of it is reached and does something."""
    path = tmp_path / "bridge.card"
    path.write_text(CARD, encoding="utf-8")
    assert main(["lint", "--deep", "--states", "100", str(path)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("choose a number n from 1 to 3", "if n > 3: +1 prestige"), ("L003", 2)),
        (("for each n in numbers from 2 to 4:", "  if n > 1: +1 prestige"), ("L002", 2)),
        (("remove up to 2 cells from Iraq as n", "if n > 2: +1 prestige"), ("L003", 2)),
        (("remove all cells from Iraq as n", "if n < 0: +1 prestige"), ("L003", 2)),
        (("draw 2 cards as n", "if n >= 0: +1 prestige"), ("L002", 2)),
        (("if total cells over countries < 0: +1 prestige",), ("L003", 1)),
        (("if half of prestige rounded down > 6: +1 prestige",), ("L003", 1)),
        (("if highest prestige over sides > 12: +1 prestige",), ("L003", 1)),
        (("let n = total cells over poor countries c where c is good", "+n prestige"), ("L004", 1)),
        (("draw 1 card as n",), ("L006", 1)),
        (("choose a random poor country c",), ("L006", 1)),
        (("do 2 times:", "  remove 1 aid from France"), ("L009", 2)),
    ],
)
def test_what_is_known_of_them(tmp_path: Path, lines: tuple[str, ...], code: tuple[str, int]) -> None:
    assert found(tmp_path, *lines) == [code]


@pytest.mark.parametrize(
    "lines",
    [
        ("draw 1 card", "if done: +1 prestige", "draw 1 card", "if not done: -1 prestige"),
        ("let n = 0", "do 3 times:", "  draw 1 card", "  let n = n + 1", "if n > 1: +1 prestige"),
    ],
)
def test_what_is_not_known_of_them(tmp_path: Path, lines: tuple[str, ...]) -> None:
    """What one line did says nothing of another, and a number grows in a loop."""
    assert found(tmp_path, *lines) == []


def test_choices_by_lot_and_by_hand_are_not_the_same(tmp_path: Path) -> None:
    def options(*choices: str) -> list[str]:
        return [line for c in choices for line in ("  option:", f"    choose a {c} c", "    place 1 aid in c")]

    assert found(tmp_path, "do 1 of:", *options("muslim country", "random muslim country")) == []
    assert found(tmp_path, "do 1 of:", *options("random muslim country", "random muslim country")) == [("L011", 6)]


def test_both_ways_are_reached_when_it_is_played(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, "remove 1 cell from Iraq", "if not done: +1 prestige", "else: -1 funding")
    assert main(["lint", "--deep", "--states", "60", str(path)]) == 0, capsys.readouterr().out


# -- any game -------------------------------------------------------------------------------------

RIVERS = """card 9 "Ferry"
  red, 2 ops
  event:
    choose a random town t where guards > 0
    remove 2 guards from t as n
    if n > 1: +1 balance
    do 2 times: draw 1 card
    blue may:
      blue draws 1 card
    if not done: +1 balance
    choose a number i from 1 to 2
    place i guards in Ford
    for each s in sides: s draws 1 card
    red sees top 2 cards of draw pile
    if total guards over towns > 5: +1 balance
    choose a card k in discard pile where k is named ("Market Day")
    put k on top of draw pile
"""


def test_they_are_there_in_any_game(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    path = tmp_path / "ferry.card"
    path.write_text(RIVERS, encoding="utf-8")
    assert main(["lint", "--deep", "--states", "60", "--game", "rivers", str(path)]) == 0, capsys.readouterr().out
    assert main(["try", str(path), "--scenario", "spring", "--as", "red", "--seed", "1"]) == 0
    assert "by lot: " in capsys.readouterr().out


def test_the_tree_of_the_example_has_every_shape() -> None:
    """So that the tests above look at something."""
    tree: CardTree = understood(CARD)
    text = repr(tree)
    for shape in ("'times'", "'done'", "by_lot=True", "'total'", "'highest'"):
        assert shape in text, shape

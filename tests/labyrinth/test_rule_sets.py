"""What a scenario's rule sets and board do not have, its cards cannot use: refused on load, told by lint and by try."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import EXPANSION, board
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.library import reader
from daedalus.kit.fitting import misfits
from daedalus_tools.cli import main
from daedalus_tools.lint.checking import check

# A sentence of each thing that only section 11 knows, and what is told of it.
SENTENCES = {
    "place 2 militia in Iraq": "`place … militia in …`, of the rule set 'awakening'",
    "place 1 awakening in Egypt": "`place … awakening in …`, of the rule set 'awakening'",
    "place 1 reaction in Egypt": "`place … reaction in …`, of the rule set 'awakening'",
    "if caliphate declared: +1 funding": "`caliphate declared`, of the rule set 'awakening'",
    "start civil war in Libya": "`start civil war in …`, of the rule set 'awakening'",
    "if Iraq is in civil war: +1 prestige": "`in civil war`, of the rule set 'awakening'",
    "send 1 troop off map": "of the rule set 'awakening'",
    "turn over Iran": "`turn over …`, of the rule set 'awakening'",
    "test Nigeria": "Nigeria, which is not on the board 'base'",
    "test Mali": "Mali, which is not on the board 'base'",
    "choose a country c in (Mali, Iraq)\ntest c": "Mali, which is not on the board 'base'",
}
BASE_SCENARIOS = ("anaconda", "lets-roll", "mission-accomplished", "you-can-call-me-al")


def card(sentences: str, head: str = "us, 1 op", number: int = 5) -> str:
    return f'card {number} "Own"\n  {head}\n  event:\n' + textwrap.indent(sentences, "    ") + "\n"


def scenario(to: Path, *cards: str, extends: str = "anaconda", more: str = "") -> Path:
    path = to / "own.yaml"
    texts = "".join("  - |\n" + textwrap.indent(text, "    ") for text in cards)
    path.write_text(
        f"name: Own\ngame: labyrinth\nextends: {extends}\n{more}" + (f"cards:\n{texts}" if cards else ""),
        encoding="utf-8",
    )
    return path


def refused(path: Path) -> DaedalusError:
    with pytest.raises(DaedalusError) as error:
        GAME.new_game(GAME.scenarios.load(str(path)), 1)
    return error.value


@pytest.mark.parametrize("sentence", SENTENCES)
def test_an_own_card_in_a_base_scenario_is_refused_with_its_line(sentence: str, tmp_path: Path) -> None:
    path = scenario(tmp_path, card(sentence))
    error = refused(path)
    assert error.message.startswith("5 Own says ")
    assert SENTENCES[sentence] in error.message
    assert error.place is not None
    assert (error.place.file, error.place.line) == (str(path), 9)
    assert "`board: awakening`" in error.remedy


@pytest.mark.parametrize("sentence", SENTENCES)
def test_lint_says_so_of_the_scenario(sentence: str, tmp_path: Path) -> None:
    path = scenario(tmp_path, card(sentence))
    findings = check([path]).findings
    assert [(f.code, f.span.line) for f in findings] == [("Y002", 9)]
    assert SENTENCES[sentence] in findings[0].about("message")


@pytest.mark.parametrize("sentence", SENTENCES)
def test_try_says_so_of_a_card_file(sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (5, 150, 901):  # of the base set, of the other one, of none
        path = tmp_path / "own.card"
        path.write_text(card(sentence, number=number), encoding="utf-8")
        assert main(["try", str(path), "--scenario", "anaconda", "--as", "us"]) == 2
        told = capsys.readouterr().err
        assert SENTENCES[sentence] in told
        assert f"{path}:4:" in told
        assert "Traceback" not in told


@pytest.mark.parametrize("sentence", SENTENCES)
def test_on_the_board_of_the_expansion_they_are_at_home(sentence: str, tmp_path: Path) -> None:
    mixed = scenario(tmp_path, card(sentence), extends="two-decks")
    assert not [f for f in check([mixed]).findings if f.code == "Y002"]
    GAME.new_game(GAME.scenarios.load(str(mixed)), 1)


@pytest.mark.parametrize("number", [169, 186, 201])
def test_cards_of_the_expansion_are_not_tried_on_the_base_board(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file = GAME.cards.library.cards[number].file
    assert main(["try", file, "--scenario", "anaconda", "--as", "jihadist"]) == 2
    assert "the board 'base'" in capsys.readouterr().err
    assert main(["try", str(number), "--scenario", "anaconda", "--as", "jihadist"]) == 2
    assert "not in this game" in capsys.readouterr().err


def test_play_does_not_begin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, card("place 2 militia in Iraq"))
    assert main(["play", str(path), "--us", "random", "--jihadist", "random"]) == 2
    assert "own.yaml:9:9: 5 Own says" in capsys.readouterr().err


def test_a_card_that_is_removed_does_not_matter(tmp_path: Path) -> None:
    path = scenario(tmp_path, card("place 2 militia in Iraq"), more="removed cards: [5]\n")
    GAME.new_game(GAME.scenarios.load(str(path)), 1)


def test_a_whole_set_on_the_wrong_board_is_one_message(tmp_path: Path) -> None:
    path = scenario(tmp_path, more="sets: [base, awakening]\n")
    error = refused(path)
    assert "121-advisors.card:4:" in error.message
    assert "so do 69 more cards" in error.message
    assert error.place is not None
    assert error.place.line == 4
    assert [f.code for f in check([path]).findings] == ["Y002"]


def test_the_set_up_is_looked_at_too(tmp_path: Path) -> None:
    path = scenario(tmp_path, more="setup: |\n  place 1 cell in Iraq\n  place 1 militia in Iraq\n")
    error = refused(path)
    assert "the set-up says `place … militia in …`" in error.message
    assert error.place is not None
    assert error.place.line == 6


def test_a_mark_of_the_other_set_must_fit_while_it_is_in_effect(tmp_path: Path) -> None:
    """Only what it does then counts, not what its event says."""
    library = GAME.cards.library
    wrong = [
        mark
        for mark, (putting, *_) in library.lasting.cards.items()
        if putting.set == EXPANSION and misfits(putting.tree.lasting, board("base"), reader().vocabulary)
    ]
    fitting = [m for m, (c, *_) in library.lasting.cards.items() if c.set == EXPANSION and m not in wrong]
    assert wrong
    assert fitting
    assert "of the rule set" in refused(scenario(tmp_path, more=f'marks: ["{wrong[0]}"]\n')).message
    GAME.new_game(GAME.scenarios.load(str(scenario(tmp_path, more=f'marks: ["{fitting[0]}"]\n'))), 1)
    putting = scenario(tmp_path, card(f'put "{wrong[0]}" in effect'))
    assert "of the rule set" in refused(putting).message


def test_a_promised_caliphate_and_a_mark_in_nigeria(tmp_path: Path) -> None:
    possible = card("place 3 cells in Iraq", "jihadist, 2 ops, caliphate possible")
    assert "`caliphate possible`" in refused(scenario(tmp_path, possible)).message
    there = card("+1 prestige", "us, 1 op, mark in Nigeria")
    assert "Nigeria, which is not on the board 'base'" in refused(scenario(tmp_path, there)).message


def test_no_card_of_the_base_set_needs_the_expansion() -> None:
    """So the four base scenarios begin, and mixed decks are mixed."""
    for card_ in GAME.cards.library.cards.values():
        on = GAME.board_for(card_.set)
        assert on is not None
        assert not misfits(card_.tree, on, reader().vocabulary), card_
    for name in BASE_SCENARIOS:
        GAME.new_game(GAME.scenarios.load(name), 1)


def test_lint_says_so_of_a_card_in_the_folder_of_a_set(tmp_path: Path) -> None:
    for set_, codes in (("base", ["R015", "R015"]), ("awakening", []), ("mine", [])):
        path = tmp_path / set_ / "own.card"
        path.parent.mkdir()
        path.write_text(card("place 1 militia in Syria\nplace 1 cell in Mali", number=901), encoding="utf-8")
        assert [f.code for f in check([path]).findings] == codes


def test_every_word_about_a_thing_of_section_11_belongs_to_it() -> None:
    """By what it adds, removes or counts: a new word on militia that forgets its rule set is found here."""
    for word in reader().vocabulary.words:
        things = {"militia", "awakening", "reaction", "caliphate"} | {"civil war", "off map"}
        if any(thing in word.pattern for thing in things):
            assert word.rule_set == EXPANSION, word.key
    assert {word.rule_set for word in reader().vocabulary.words} == {"", EXPANSION}

"""Cards of several games in one folder: each is checked by the words of its own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from daedalus.data import folder
from daedalus.kit import registry
from daedalus_tools.choosing import all_games, by_game
from daedalus_tools.cli import main

Capture = pytest.CaptureFixture[str]
CARDS = folder("cards")


def test_a_folder_of_all_cards_is_taken_apart(capsys: Capture) -> None:
    assert main(["lint", str(CARDS), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["findings"] == []
    assert told["cards"] == sum(len(game.cards.library.cards) for game in all_games() if game.cards_home.is_dir())


def test_each_card_is_laid_out_by_the_words_of_its_game(capsys: Capture) -> None:
    assert main(["fmt", "--check", str(CARDS)]) == 0
    assert "would change" not in capsys.readouterr().out


def test_one_path_at_a_time_is_mended(capsys: Capture) -> None:
    assert main(["lint", "--fix", str(CARDS)]) == 2
    said = capsys.readouterr().err
    assert "several games" in said
    assert all(str(CARDS / game.id) in said for game in all_games())


def test_what_tells_nothing_goes_with_what_does(tmp_path: Path) -> None:
    """A lone card beside those of a game is meant to be of that game, and `--game` decides for all."""
    first, other = registry.known()[0], registry.known()[-1]
    assert first != other
    alone = tmp_path / "alone.card"
    shutil.copy(next(CARDS.joinpath(other).rglob("*.card")), alone)
    assert by_game(None, [CARDS / other, alone]) == [(registry.game(other), (CARDS / other, alone))]
    assert by_game(other, [CARDS]) == [(registry.game(other), (CARDS,))]
    assert [game.id for game, _ in by_game(None, [CARDS])] == registry.known()

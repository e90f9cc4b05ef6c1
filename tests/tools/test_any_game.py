"""The commands on a game that uses what the kit offers and shows itself as any game does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus_tools.cli import main
from tests.toy.game import GAME

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Definition:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    return registry.game(GAME.id)


@pytest.fixture
def scenario(game: Definition) -> str:
    return game.scenarios.known()[0]


def by_lot(game: Definition) -> list[str]:
    return [word for side in game.sides for word in (f"--{side}", "random")]


def test_a_game_is_played_to_its_end_and_told_again(
    game: Definition, scenario: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "toy.game"
    assert main(["play", scenario, "--game", game.id, *by_lot(game), "--seed", "3", "--save", str(file)]) == 0
    told = capsys.readouterr().out
    assert any(f"{name} wins" in told for name in game.sides.values()) or "The game is a draw" in told
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == told.replace(f"Saved: {file}\n", "")


def test_a_person_sees_the_board(
    game: Definition, scenario: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = iter(["board", "log", "why", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert main(["play", scenario, "--game", game.id, "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Hands: " in out
    for space in game.new_game(game.scenarios.load(scenario), 1).spaces:
        assert space.name in out


def test_a_position_is_shown_and_speaks_json(game: Definition, scenario: str, capsys: Capture) -> None:
    assert main(["inspect", scenario, "--all", "--game", game.id]) == 0
    assert "Lasting events in force" in capsys.readouterr().out
    assert main(["inspect", scenario, "--game", game.id, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == game.id
    assert [int(number) for number in data["events"]] == sorted(game.cards.library.cards)


def test_a_part_of_a_position_is_shown(game: Definition, scenario: str, capsys: Capture) -> None:
    """A screen for the whole; a space or a side by the beginning of its name."""
    assert main(["inspect", scenario, "--game", game.id]) == 0
    assert len(capsys.readouterr().out.splitlines()) < 24
    assert main(["inspect", scenario, "mil", "--game", game.id]) == 0
    assert capsys.readouterr().out == "  Mill: red; 1 guard\n    adjacent: Source, Ford, Weir\n"
    assert main(["inspect", scenario, "red", "--game", game.id]) == 0
    assert "holds 0 cards" in capsys.readouterr().out


def test_a_game_is_told_in_short_and_by_steps(
    game: Definition, scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "toy.game"
    words = ["play", scenario, "--game", game.id, *by_lot(game), "--seed", "3", "--brief", "--save", str(file)]
    assert main(words) == 0
    assert re.search(r"\nTurn 1\n.*cards played: .*\n(.*\n)*Tracks: balance 5 -> ", capsys.readouterr().out)
    typed = iter(["", "", "b", "2", "board", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    assert main(["replay", str(file), "--step"]) == 0
    assert "\n1. Red: " in capsys.readouterr().out


def test_the_schema_is_printed(game: Definition, capsys: Capture) -> None:
    assert main(["schema"]) == 0
    assert f"scenario of {game.name}: made from its board" in capsys.readouterr().out
    assert main(["schema", "scenario", "--game", game.id]) == 0
    assert json.loads(capsys.readouterr().out) == game.scenarios.schema


def test_every_card_is_listed_shown_and_tried(game: Definition, scenario: str, capsys: Capture) -> None:
    assert main(["cards", "--game", game.id, "--json"]) == 0
    numbers = [card["number"] for card in json.loads(capsys.readouterr().out)]
    assert numbers
    for number in map(str, numbers):
        assert main(["card", number, "--game", game.id]) == 0
        for side in game.sides:
            assert main(["try", number, "--scenario", scenario, "--game", game.id, "--as", side]) in (0, 1)


def test_first_files_are_sound(
    game: Definition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "card", "--game", game.id, "--out", "a.card"]) == 0
    assert game.cards.read(Path("a.card"))[1] == []
    assert main(["new", "scenario", "--game", game.id, "--out", "a.yaml"]) == 0
    assert main(["inspect", "a.yaml"]) == 0


def test_pages_and_rules(game: Definition, tmp_path: Path, capsys: Capture) -> None:
    assert main(["docs", "--game", game.id, "--to", str(tmp_path)]) == 0
    assert (tmp_path / f"language-{game.id}.md").is_file()
    assert main(["rules", "--game", game.id, "--tests", str(tmp_path)]) == 0

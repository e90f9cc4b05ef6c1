"""Who sits where in `daedalus play`: players with arguments, the same game again, and one that was killed goes on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from daedalus.core.save import load
from daedalus.kit import registry
from tests.tools.conftest import Run

ROOT = Path(__file__).parents[2]
PROGRAM = "import sys; from daedalus_tools.cli import main; sys.exit(main(sys.argv[1:]))"
GAME = ("play", "spring", "--red", "search 3", "--blue", "random", "--seed", 4)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")


def test_the_same_seed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    """With a limit of playouts, also between a search and chance; the file says who played."""
    one, two = tmp_path / "one.game", tmp_path / "two.game"
    for file in (one, two):
        assert run(*GAME, "--save", file).code == 0
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")
    assert load(one).players == {"red": "search 3 8", "blue": "random 9"}


def test_a_game_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    """A search remembers nothing: from any answer on it thinks what it would have thought."""
    whole, part = tmp_path / "whole.game", tmp_path / "part.game"
    run(*GAME, "--save", whole)
    assert run("replay", whole, "--to", 21, "--save", part).code == 0
    assert len(load(part).answers) == 21
    assert run("play", part).code == 0
    assert load(part).answers == load(whole).answers


def test_a_game_that_is_killed_while_a_player_thinks_goes_on(run: Run, tmp_path: Path) -> None:
    """It was kept meanwhile, although no person has answered."""
    file = tmp_path / "long.game"
    words = [
        "play",
        "lets-roll",
        "--us",
        "search 0.3s",
        "--jihadist",
        "search 0.3s",
        "--seed",
        "4",
        "--save",
        str(file),
    ]
    path = os.pathsep.join([str(ROOT), *(entry for entry in sys.path if entry)])
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.DEVNULL
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (file.is_file() and len(load(file).answers) > 1):
        time.sleep(0.05)
    process.kill()
    process.wait()
    before = load(file).answers
    assert len(before) > 1
    assert run("play", file, "--us", "random", "--jihadist", "random").code == 0
    assert load(file).answers[: len(before)] == before
    assert len(load(file).answers) > len(before)


def test_help_lists_the_players(run: Run) -> None:
    told = run("play", "--help").out
    for usage in ("human", "random [SEED]", "search [LIMIT] [SEED]"):
        assert re.search(rf"\n  {re.escape(usage)}\s", told)
    told = run("simulate", "--help").out
    assert re.search(r"\n  search \[LIMIT\]", told)
    assert "US in Labyrinth: the bot of the rulebook" in told
    assert "\n  human" not in told  # nobody is asked


@pytest.mark.parametrize("who", ["search fast", "search 0", "search 200 7 1", "search 0.05"])
def test_a_limit_that_is_none_is_one_message(run: Run, who: str) -> None:
    result = run("play", "spring", "--red", who)
    assert result.code == 2
    assert result.err.startswith(f"daedalus: nobody can play red as {who!r}\n  Players: human; random [SEED]; search")


def test_a_saved_game_with_a_side_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    run(*GAME, "--save", file)
    file.write_text(file.read_text(encoding="utf-8").replace("red: search", "green: search"), encoding="utf-8")
    assert "there is no side 'green'" in run("play", file, "--accept-edits").err

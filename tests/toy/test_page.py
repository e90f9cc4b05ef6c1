"""The page about a game of one's own is true: its commands are run, in their order, on a copy of this folder."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import daedalus
from daedalus.kit import registry
from daedalus_tools import cli
from tests.tools.test_guide import commands, matches

TOY = Path(__file__).parent
ROOT = TOY.parents[1]
PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = "import sys; from daedalus_tools.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def rivers(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    return "rivers"


def environment(settings: list[str]) -> dict[str, str]:
    """That of somebody who has installed Daedalus and set these variables."""
    given = dict(setting.split("=", 1) for setting in settings)
    ours = [str(Path(module.__path__[0]).parent) for module in (daedalus, sys.modules["daedalus_tools"])]
    given["PYTHONPATH"] = os.pathsep.join([given.get("PYTHONPATH", "."), *ours])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DAEDALUS_")}
    return {**kept, **given}


def test_the_page_is_true(tmp_path: Path) -> None:
    """Every command in its order, as somebody would type it."""
    run: set[str] = set()
    variables = environment([])
    for command, expected in (pair for block in BLOCK.findall(PAGE) for pair in commands(block)):
        program, *args = shlex.split(command)
        if program == "cp":
            assert args[0] == "-r"
            shutil.copytree(ROOT / args[1], tmp_path / args[2], ignore=shutil.ignore_patterns("__pycache__", "test_*"))
            continue
        if program == "export":
            variables = environment(args)
            continue
        assert program == "daedalus"
        typed = "\n".join([*re.findall(r"^> (.*)\n", expected, re.MULTILINE), ""])
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *args],
            cwd=tmp_path, env=variables, input=typed, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        shown = done.stdout + done.stderr
        assert matches(expected, shown), f"{command}\n{shown}"
        assert done.returncode == 0, f"{command}\n{shown}"
        run.add(args[0])
    assert run == set(cli.COMMANDS) - {
        "rules",
        "i18n",
        "aid",
        "bot",
    }  # they have pages of their own; it has no aid and no bot


def test_the_page_names_what_is_there() -> None:
    """Links, files of the folder and parts of a definition."""
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
    for pattern in re.findall(r"^\| `([\w/*.-]+\.(?:yaml|py|card|ftl))` \|", PAGE, re.MULTILINE):
        assert pattern == "rules.yaml" or list(TOY.glob(pattern)), pattern
    for name in re.findall(r"`Definition\.(\w+)`", PAGE):
        assert hasattr(registry.Definition, name), name


def test_the_game_is_small() -> None:
    """Python and YAML together."""
    files = [TOY / "game.py", *TOY.rglob("*.yaml")]
    assert len(files) >= 3
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 250


def test_games_by_lot_end(rivers: str) -> None:
    """Either side wins some of them, and some are drawn."""
    winners: Counter[str] = Counter()
    for seed in range(300):
        game = daedalus.new("spring", seed=seed, game=rivers)
        game.play({side: daedalus.random_bot(seed) for side in game.sides})
        assert game.over
        winners[game.result.winner] += 1
    assert set(winners) == {"red", "blue", ""}


@pytest.mark.parametrize("how", [[], ["--deep"]])
def test_nothing_is_found(how: list[str], rivers: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In its cards and its scenario, also when every card is played on hundreds of positions."""
    assert cli.main(["lint", *how, str(TOY / "cards"), str(TOY / "scenarios")]) == 0
    assert "8 cards, 1 scenario: no findings" in capsys.readouterr().out

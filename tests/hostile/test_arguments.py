"""Words on the command line and in the environment that nobody means: one message each."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from tests.hostile.attacking import Attack

DIGITS = "9" * 10_000
BY_LOT = ["--us", "random", "--jihadist", "random"]
TRY = ["try", "80", "--scenario", "anaconda", "--as", "us"]


@pytest.mark.parametrize(
    "command",
    [
        ["play", "anaconda", *BY_LOT, "--seed", DIGITS],
        ["play", "anaconda", *BY_LOT, "--seed", "9" * 19],
        ["play", "anaconda", *BY_LOT, "--seed", "1.5"],
        ["play", "anaconda", *BY_LOT, "--seed", ""],
        ["play", "anaconda", *BY_LOT, "--seed", "0x10"],
        ["play", "anaconda", *BY_LOT, "--seed", "1_000"],
        ["play", "anaconda", *BY_LOT, "--seed", "²"],
        ["play", "anaconda", *BY_LOT, "--length", ""],
        ["play", "anaconda", "--us", "nobody"],
        ["play", ""],
        ["play", "."],
        ["play", DIGITS],
        ["play", "anaconda", *BY_LOT, "--save", ""],
        ["play", "anaconda", *BY_LOT, "--save", DIGITS],
        ["play", "anaconda", *BY_LOT, "--save", "/dev/null"],
        ["play", "--recover", "anaconda"],
        [*TRY, "--seed", DIGITS],
        [*TRY, "--dice", DIGITS],
        [*TRY, "--dice", "7"],
        [*TRY, "--dice", ""],
        [*TRY, "--answers", ""],
        [*TRY, "--answers", DIGITS],
        ["try", DIGITS, "--scenario", "anaconda", "--as", "us"],
        ["try", "", "--scenario", "anaconda", "--as", "us"],
        ["try", "80", "--scenario", "", "--as", "us"],
        ["try", "80", "--scenario", "anaconda", "--as", ""],
        ["card", DIGITS],
        ["card", "-1"],
        ["card", ""],
        ["words", DIGITS],
        ["words", "\x1b[2J"],
        ["docs", DIGITS],
        ["docs", ""],
        ["docs", "../README"],
        ["docs", "language", DIGITS],
        ["replay", "nothing.game"],
        ["replay", ""],
        ["replay", DIGITS],
        ["lint", DIGITS],
        ["lint", "no\udcffthing.card"],
        ["lint", "--explain", DIGITS],
        ["lint", "--explain", ""],
        ["lint", "--select", DIGITS],
        ["lint", "--settings", DIGITS],
        ["lint", "--deep", "--states", "-1"],
        ["lint", "--deep", "--states", "0"],
        ["lint", "--deep", "--states", DIGITS],
        ["lint", "--deep", "--states", "9999999"],
        ["lint", "--deep", "--seed", DIGITS],
        ["lint", "--format", "xml"],
        ["fmt", DIGITS],
        ["fmt", "-", "-"],
        ["inspect", DIGITS],
        ["new", "card", "--number", DIGITS],
        ["new", "card", "--number", "0"],
        ["new", "card", "--title", DIGITS],
        ["new", "card", "--title", ""],
        ["new", "card", "--out", DIGITS],
        ["new", "card", "--set", DIGITS],
        ["new", "scenario", "--name", "", "--out", "a.yaml"],
        ["new", "scenario", "--out", f"{DIGITS}.yaml"],
        ["cards", "--game", ""],
        ["cards", "--game", DIGITS],
        ["rules", "--game", "../.."],
        [""],
        [DIGITS],
        ["--", "lint"],
        ["lint", "--no-such-option"],
    ],
    ids=lambda command: " ".join(word[:12] for word in command),
)
def test_a_word_that_nobody_means(attack: Attack, command: list[str]) -> None:
    told = attack(*command, codes=[2]).err
    assert max(map(len, told.splitlines())) < 500


@pytest.mark.parametrize("number", [str(-(10**17)), "0", "+5", "999999999999999999"])
def test_every_seed_of_eighteen_digits_can_be_kept(attack: Attack, number: str) -> None:
    attack("play", "anaconda", *BY_LOT, f"--seed={number}", "--save", "a.game", codes=[0])
    assert attack("replay", "a.game", codes=[0]).out.startswith(f"Anaconda, standard game, seed {int(number)}\n")


MODULES = {
    "missing": None,
    "empty": "",
    "noise": "what is this",
    "broken": "1 / 0\n",
    "leaves": "raise ValueError('no')\n",
    "other": "GAME = 42\n",
    "class_only": "from daedalus.kit.definition import Definition as GAME\n",
}


@pytest.mark.parametrize("value", [".", "..", "a..b", "os", "/etc/passwd", "daedalus_tools.cli", "\x1b[31m", "os,sys"])
def test_games_that_are_none(attack: Attack, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(registry.VARIABLE, value)
    assert "defines no game" in attack("cards", codes=[2]).err


@pytest.mark.parametrize("name", MODULES)
def test_modules_that_define_no_game(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    text = MODULES[name]
    if text is not None:
        (tmp_path / f"hostile_{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(registry.VARIABLE, f"hostile_{name}")
    assert f"'hostile_{name}' defines no game" in attack("cards", codes=[2]).err


@pytest.mark.parametrize("value", ["nosuch", ".", " ", "\x1b[31m", "../labyrinth", DIGITS[:300]])
def test_a_game_that_is_none(attack: Attack, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("DAEDALUS_GAME", value)
    assert "DAEDALUS_GAME: there is no game" in attack("cards", codes=[2]).err


SETTINGS = {
    "no TOML": "lint: [",
    "brackets": "a = " + "[" * 5_000,
    "a table twice": "[lint]\n[lint]\n",
    "an unknown table": "[fmt]\n",
    "an unknown key": "[lint]\npath = []\n",
    "not a table": "lint = 1\n",
    "not a list": '[lint]\nignore = "D004"\n',
    "a list of numbers": "[lint]\nignore = [1]\n",
    "an unknown code": '[lint]\nignore = ["Q999"]\n',
    "an unknown format": '[lint]\nformat = "xml"\n',
    "a format that is a list": "[lint]\nformat = []\n",
    "a number of thousands of digits": "[lint]\nformat = " + "9" * 5_000,
    "an escape": '[lint]\nignore = ["\\u001b[31m"]\n',
    "noise": "\x00\x01\x02",
}


@pytest.mark.parametrize("name", SETTINGS)
def test_settings(attack: Attack, tmp_path: Path, name: str) -> None:
    (tmp_path / "daedalus.toml").write_text(SETTINGS[name], encoding="utf-8")
    assert "daedalus.toml" in attack("lint", codes=[2]).err


@pytest.mark.parametrize(
    "comment",
    [
        "# daedalus-lint: ignore",
        "# daedalus-lint: ignore \x1b[31m because I say so",
        "# daedalus-lint: ignore " + "S001, " * 3_000,
        "# daedalus-lint: ignore Q999 because of it",
        "# daedalus-lint: " + "ignore " * 500,
        "# daedalus-lint: ignore all because",
        "# allow",
        "# allow S001" * 300,
    ],
    ids=lambda comment: comment[:34],
)
def test_comments_to_the_linter(attack: Attack, tmp_path: Path, comment: str) -> None:
    text = f'{comment}\ncard 900 "X"\n  us, 2 ops\n  {comment}\n  event:\n    +1 prestige  {comment}\n'
    (tmp_path / "a.card").write_text(text, encoding="utf-8")
    attack("lint", "a.card", codes=[0, 1])
    attack("lint", "--fix", "a.card", codes=[0, 1])

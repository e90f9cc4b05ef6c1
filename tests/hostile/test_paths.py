"""Paths in files stay where they belong, and nothing that a terminal would obey ever reaches it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.hostile.attacking import CARD, SCENARIO, Attack

SECRET = "password: hunter2\nname: not yours\n"
ORDERS = {
    "colour": "\x1b[31m",
    "the title of the window": "\x1b]0;mine\x07",
    "a link": "\x1b]8;;http://example.org\x1b\\",
    "the clipboard": "\x1b]52;c;aGk=\x07",
    "a C1 sequence": "\x9b31m",
    "a bell": "\x07",
    "a backspace": "\x08\x08\x08",
    "a carriage return": "\rgone",
    "turned round": "\u202e",
    "isolated": "\u2066",
    "a line separator": "\u2028",
    "delete": "\x7f",
}


# -- paths ------------------------------------------------------------------------------------------------


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A file that is nobody's business, beside the folder that we work in."""
    (tmp_path / "pack").mkdir()
    secret = tmp_path / "secret.yaml"
    secret.write_text(SECRET, encoding="utf-8")
    return secret


EXTENDED = {
    "upward": "../secret",
    "upward with its ending": "../secret.yaml",
    "up and down": "../pack/../secret",
    "upward far": "../" * 30 + "etc/passwd",
    "absolute": "/etc/passwd",
    "a device": "/dev/zero",
    "standard input": "/dev/stdin",
    "home": "~/secret",
    "the folder itself": ".",
    "nothing": "''",
    "a NUL": '"a\\0b"',
    "5,000 letters": "a" * 5_000,
    "a device of Windows": "CON",
    "upward on Windows": "..\\secret",
    "a link that leads out": "link",
    "a folder": "folder",
    "itself": "mine",
    "an address": "https://example.org/secret",
}


@pytest.mark.parametrize("name", EXTENDED)
def test_what_a_scenario_extends_lies_beside_it_or_comes_with_us(attack: Attack, outside: Path, name: str) -> None:
    pack = outside.parent / "pack"
    (pack / "link.yaml").symlink_to(outside)
    (pack / "folder.yaml").mkdir()
    (pack / "mine.yaml").write_text(f"name: Mine\ngame: labyrinth\nextends: {EXTENDED[name]}\n", encoding="utf-8")
    for command in ("inspect", "lint"):
        told = attack(command, pack / "mine.yaml").told
        assert "hunter2" not in told
        assert "not yours" not in told
        assert "root:" not in told
        assert "mine.yaml" in told


def test_a_scenario_may_extend_what_lies_beside_it(attack: Attack, tmp_path: Path) -> None:
    (tmp_path / "base.yaml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "inner.yaml").write_text(SCENARIO, encoding="utf-8")
    for name in ("base", "base.yaml", "deeper/inner", "lets-roll"):
        (tmp_path / "mine.yaml").write_text(SCENARIO.replace("lets-roll", name), encoding="utf-8")
        attack("inspect", "mine.yaml", codes=[0])


@pytest.mark.parametrize("path", ["..", "../secret.yaml", "/etc", "/", "~", "link.yaml", "a\\u0000b"])
def test_settings_name_what_lies_beside_them(attack: Attack, outside: Path, path: str) -> None:
    pack = outside.parent / "pack"
    (pack / "link.yaml").symlink_to(outside)
    (pack / "daedalus.toml").write_text(f'[lint]\npaths = ["{path}"]\n', encoding="utf-8")
    told = attack("lint", "--settings", pack / "daedalus.toml").told
    assert "hunter2" not in told
    assert "daedalus.toml" in told or "there is no such file" in told


@pytest.mark.parametrize("name", ["link.card", "link.yaml"])
@pytest.mark.parametrize("options", [[], ["--fix"], ["--fix", "--diff"], ["--format", "json"]], ids=str)
def test_a_folder_shows_nothing_of_what_lies_elsewhere(
    attack: Attack, outside: Path, name: str, options: list[str]
) -> None:
    """Who checks the files of others on a machine of their own does not print its secrets."""
    pack = outside.parent / "pack"
    (pack / name).symlink_to(outside)
    (pack / "mine.card").write_text(CARD, encoding="utf-8")
    assert "hunter2" not in attack("lint", *options, pack, codes=[0, 1]).told
    assert outside.read_text(encoding="utf-8") == SECRET


@pytest.mark.parametrize("key", ["board: ../../secret", "sets: [../secret]", "game: ../secret"])
def test_names_that_look_like_paths_are_names(attack: Attack, outside: Path, key: str) -> None:
    (outside.parent / "pack" / "mine.yaml").write_text(f"{SCENARIO}{key}\n".replace("game: labyrinth\n", ""), "utf-8")
    assert "hunter2" not in attack("inspect", outside.parent / "pack" / "mine.yaml").told


# -- terminals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_a_title_is_shown_and_not_obeyed(attack: Attack, tmp_path: Path, order: str) -> None:
    """In a card, in its comments, in its name and in what is said about it."""
    text = CARD.replace("Release", f"Rel{ORDERS[order]}ease").replace("draw", f"draww  # {ORDERS[order]}\n    draw")
    name = f"a{ORDERS[order].replace('/', '')}b.card"
    (tmp_path / name).write_text(text, encoding="utf-8", newline="\n")
    attack("lint", name, codes=[1])
    attack("fmt", "--diff", name, codes=[0, 1])
    attack("try", name, "--scenario", "anaconda", "--as", "jihadist")
    attack("lint", "--format", "github", name, codes=[1])
    told = attack("lint", "--format", "json", name, codes=[1]).out
    assert json.loads(told)["findings"][0]["file"] == name


@pytest.mark.parametrize("order", ORDERS)
def test_names_of_a_scenario_are_shown_and_not_obeyed(attack: Attack, tmp_path: Path, order: str) -> None:
    """Its name, a card of its own, a mark and a country that are none; also from a saved game."""
    quoted = json.dumps(f"Mi{ORDERS[order]}ne")
    own = json.dumps(CARD.replace("Release", f"Rel{ORDERS[order]}ease").replace("play in a country c", "play if x"))
    good = f"name: {quoted}\ngame: labyrinth\nextends: lets-roll\n"
    (tmp_path / "good.yaml").write_text(good, encoding="utf-8")
    attack("inspect", "good.yaml", codes=[0, 2])
    played = attack("play", "good.yaml", "--us", "random", "--jihadist", "random", "--save", "a.game", codes=[0, 2])
    if played.code == 0:
        attack("replay", "a.game", codes=[0])
        attack("replay", "--json", "a.game", codes=[0])
    for wrong in (f"marks: [{quoted}]", f"countries: {{{quoted}: {{troops: 1}}}}", f"{quoted}: 1", f"cards: [{own}]"):
        (tmp_path / "bad.yaml").write_text(f"{good}{wrong}\n", encoding="utf-8")
        attack("inspect", "bad.yaml", codes=[2])
        attack("lint", "bad.yaml", codes=[1])


@pytest.mark.parametrize("order", ORDERS)
def test_words_of_the_command_line_are_shown_and_not_obeyed(attack: Attack, order: str) -> None:
    word = f"x{ORDERS[order]}y"
    for command in (
        [word],
        ["play", word],
        ["lint", word],
        ["card", word],
        ["try", word, "--scenario", "anaconda", "--as", "us"],
        ["lint", "--select", word],
        ["replay", word],
        ["cards", "--game", word],
        ["cards", word],
    ):
        attack(*command, codes=[2])

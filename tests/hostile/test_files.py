"""Files that are none, that are something else, or that are made to keep us busy: one message each, and in time."""

from __future__ import annotations

import os
import string
from itertools import pairwise
from pathlib import Path

import pytest

from daedalus.core import reading
from daedalus_tools.lint import checking
from tests.hostile.attacking import CARD, SCENARIO, Attack

letters = string.ascii_lowercase
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in pairwise(letters[:13])
)
MERGED = "a: &a {x: 1}\n" + "".join(
    f"{b}: &{b} {{<<: [{', '.join([f'*{a}'] * 9)}]}}\n" for a, b in pairwise(letters[:13])
)

# What a scenario's file holds, and a part of what is said about it.
SCENARIOS: dict[str, tuple[str | bytes, str]] = {
    "20,000 open brackets": ("name: " + "[" * 20_000, "nested too deeply"),
    "20,000 brackets, closed": ("name: " + "[" * 20_000 + "]" * 20_000, "nested too deeply"),
    "5,000 braces": ("{a: " * 5_000, "nested too deeply"),
    "20,000 dashes": ("- " * 20_000 + "a\n", "nested too deeply"),
    "20,000 question marks": ("? " * 20_000 + "a\n", "nested too deeply"),
    "indented 700 times": ("".join(" " * i + "a:\n" for i in range(700)), "nested too deeply"),
    "an alias bomb": (BOMB, "too large for a scenario"),
    "a bomb of merges": (MERGED, "unknown key"),
    "a list that holds itself": ("name: &a [*a]\n" + SCENARIO[11:], "'name' cannot be"),
    "an alias of nothing": ("name: *nope\n", "undefined alias 'nope'"),
    "a Python tag": ("name: !!python/object/apply:os.system ['touch owned']\n" + SCENARIO[11:], "cannot be"),
    "a Python name": ("name: !!python/name:os.system x\n" + SCENARIO[11:], "a value of this kind"),
    "a tag of one's own": ("name: !foo bar\n" + SCENARIO[11:], "a value of this kind"),
    "binary data": ("name: !!binary aGVsbG8=\n" + SCENARIO[11:], "a value of this kind"),
    "a set": ("name: !!set {a, b}\n" + SCENARIO[11:], "a value of this kind"),
    "a date": ("name: 2001-01-01\n" + SCENARIO[11:], "a value of this kind"),
    "a date that does not exist": ("name: 2001-99-99\n" + SCENARIO[11:], "this value cannot be read"),
    "a number of 5,000 digits": (SCENARIO + "funding: " + "9" * 5_000 + "\n", "this value cannot be read"),
    "a number of 5,000 hexadecimal digits": (SCENARIO + "funding: 0x" + "f" * 5_000 + "\n", "cannot hold this"),
    "no number": (SCENARIO + "funding: .nan\n", "cannot hold nan"),
    "more than any number": (SCENARIO + "funding: 1e400\n", "cannot hold inf"),
    "a key twice": (SCENARIO + "name: other\n", "the key 'name' is there already"),
    "a key of 2,000 letters": ("? " + "x" * 2_000 + "\n: 1\n", "unknown key|is missing"),
    "a list for a key": ("? [a, b]\n: 1\n" + SCENARIO, "unknown key"),
    "a NUL": (SCENARIO.replace("Mine", "Mi\0ne"), "is zero"),
    "a thousand NULs": (b"\0" * 1_000, "is zero"),
    "a C1 control": (SCENARIO.replace("Mine", "Mi\x9bne"), "the invisible sign"),
    "Latin-1": (SCENARIO.replace("Mine", "São").encode("latin-1"), "is not UTF-8"),
    "UTF-16": (SCENARIO.encode("utf-16"), "UTF-16"),
    "UTF-16 without a mark": (SCENARIO.encode("utf-16-be"), "is zero"),
    "UTF-32": (SCENARIO.encode("utf-32"), "UTF-16|is zero"),
    "nothing": ("", "list of `key: value` lines"),
    "a number alone": ("42", "list of `key: value` lines"),
    "two documents": (SCENARIO + "---\n" + SCENARIO, "another document"),
    "a tab": ("name: a\n\tgame: labyrinth\n", "tab|\\\\t"),
    "a million letters in a line": (SCENARIO.replace("Mine", "x" * 1_000_000), "far too many"),
    "a hundred thousand lines": (SCENARIO + "#\n" * 200_000, "far too many"),
}

CARDS: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "holds no card"),
    "5,000 NULs": (b"\0" * 5_000, "is zero"),
    "a NUL in the title": (CARD.replace("Release", "Rel\0ease"), "is zero"),
    "Latin-1": (CARD.replace("Release", "é").encode("latin-1"), "is not UTF-8"),
    "UTF-16": (CARD.encode("utf-16"), "UTF-16"),
    "half of a surrogate pair": (CARD.encode().replace(b"Release", b"\xed\xa0\x80"), "is not UTF-8"),
    "an escape in a sentence": (CARD.replace("draw", "dr\x1b[31maw"), "has no meaning here"),
    "a carriage return in a sentence": (CARD.replace("draw", "dr\raw"), "has no meaning here"),
    "line separators of Unicode": (CARD.replace("\n", "\u2028"), "has no meaning here"),
    "ops of 5,000 digits": (CARD.replace("2 ops", "9" * 5_000 + " op"), "too long|whose event it is"),
    "a vertical tab": (CARD.replace("draw 1", "draw\v1"), "has no meaning here"),
}


def written(place: Path, name: str, content: str | bytes) -> Path:
    file = place / name
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def says(pattern: str, told: str) -> bool:
    return any(part in told for part in pattern.replace("\\\\", "\\").split("|"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_one_message(attack: Attack, tmp_path: Path, name: str) -> None:
    content, message = SCENARIOS[name]
    file = written(tmp_path, "mine.yaml", content)
    opened = attack("inspect", file, codes=[2])
    assert says(message, opened.err), opened.err
    assert "mine.yaml" in opened.err
    assert "mine.yaml" in attack("lint", file, codes=[1]).out
    assert not (tmp_path / "owned").exists()


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_one_message(attack: Attack, tmp_path: Path, name: str) -> None:
    content, message = CARDS[name]
    file = written(tmp_path, "mine.card", content)
    for command in (["lint", file], ["fmt", "--check", file], ["try", file, "--scenario", "anaconda", "--as", "us"]):
        told = attack(*command).told
        assert says(message, told), told
        assert "mine.card" in told


# -- what is no file --------------------------------------------------------------------------------------


def a_folder(path: Path) -> None:
    path.mkdir()


def a_broken_link(path: Path) -> None:
    path.symlink_to("nowhere")


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("make", [a_folder, a_broken_link, a_link_to_itself, a_device, os.mkfifo])
@pytest.mark.parametrize(
    "command",
    [
        ["lint", "it.card"],
        ["fmt", "it.card"],
        ["try", "it.card", "--scenario", "anaconda", "--as", "us"],
        ["lint", "it.yaml"],
        ["inspect", "it.yaml"],
        ["play", "it.yaml", "--us", "random", "--jihadist", "random"],
        ["replay", "it.save"],
        ["lint", "--settings", "it.toml"],
        ["try", "80", "--scenario", "anaconda", "--as", "us", "--answers", "it.txt"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_what_is_no_file_is_told_at_once(attack: Attack, tmp_path: Path, make: object, command: list[str]) -> None:
    name = next(word for word in command if word.startswith("it."))
    make(tmp_path / name)  # type: ignore[operator]
    assert name in attack(*command).told


def test_neighbours_that_are_no_files_keep_nobody_waiting(attack: Attack, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.card")
    a_device(tmp_path / "b.card")
    (tmp_path / "c.card").symlink_to("/etc/passwd")
    attack("new", "card", "--title", "Night Train", "--out", "d.card", codes=[0])
    attack("lint", "d.card", codes=[0, 1])
    attack("lint", "--fix", "d.card", codes=[0, 1])


def test_a_hundred_megabytes(attack: Attack, tmp_path: Path) -> None:
    for name in ("mine.yaml", "mine.card", "mine.save"):
        with (tmp_path / name).open("wb") as file:
            file.truncate(100_000_000)
    assert "far too many" in attack("inspect", "mine.yaml").err
    assert "far too many" in attack("lint", "mine.yaml", "mine.card").out
    assert "far too many" in attack("fmt", "mine.card").out
    assert "far too many" in attack("replay", "mine.save").err


@pytest.mark.parametrize(
    "command", [["lint", "a.card"], ["fmt", "a.card"], ["inspect", "a.yaml"], ["replay", "a.yaml"], ["lint", "."]]
)
def test_what_may_not_be_read(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """As for a person who is not the owner; whoever runs the tests may read everything."""
    written(tmp_path, "a.card", CARD)
    written(tmp_path, "a.yaml", SCENARIO)
    allowed = Path.read_bytes

    def forbidden(path: Path) -> bytes:
        if path.name.startswith("a."):
            raise PermissionError(13, "Permission denied", str(path))
        return allowed(path)

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    told = attack(*command).told
    assert "its owner has not allowed it" in told
    assert "Change its permissions" in told


def test_a_file_that_vanishes_while_others_are_checked(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a.card", "b.card", "c.yaml"):
        written(tmp_path, name, CARD.replace("61", "1000") if name != "c.yaml" else SCENARIO)
    looked = checking.read_text

    def vanishing(path: Path) -> str:
        if path.name != "a.card":
            path.unlink(missing_ok=True)
        return looked(path)

    monkeypatch.setattr(checking, "read_text", vanishing)
    told = attack("lint", ".", codes=[1]).out
    assert told.count("S000 there is no such file") == 2


# -- what is simply accepted ----------------------------------------------------------------------------------


def as_windows(text: str) -> bytes:
    return text.replace("\n", "\r\n").encode()


def as_an_old_mac(text: str) -> bytes:
    return text.replace("\n", "\r").encode()


def with_a_mark(text: str) -> bytes:
    return text.encode("utf-8-sig")


def with_a_mark_as_windows(text: str) -> bytes:
    return text.replace("\n", "\r\n").encode("utf-8-sig")


ENDINGS = [as_windows, as_an_old_mac, with_a_mark, with_a_mark_as_windows]


@pytest.mark.parametrize("saved", ENDINGS)
def test_however_an_editor_saves_a_text(attack: Attack, tmp_path: Path, saved: object) -> None:
    """A card, a scenario and settings say the same; the formatter makes the card like all others."""
    card = written(tmp_path, "mine.card", saved(CARD))  # type: ignore[operator]
    scenario = written(tmp_path, "mine.yaml", saved(SCENARIO))  # type: ignore[operator]
    written(tmp_path, "daedalus.toml", saved('[lint]\nignore = ["D004"]\n'))  # type: ignore[operator]
    attack("lint", card, codes=[0])
    attack("lint", scenario, codes=[0])
    attack("inspect", scenario, codes=[0])
    attack("try", card, "--scenario", "anaconda", "--as", "jihadist")
    attack("fmt", "--check", card, codes=[1])
    attack("fmt", card, codes=[0])
    assert card.read_bytes() == CARD.encode()


@pytest.mark.parametrize("saved", ENDINGS)
def test_a_saved_game_that_went_through_an_editor(attack: Attack, tmp_path: Path, saved: object) -> None:
    attack("play", "anaconda", "--us", "random", "--jihadist", "random", "--seed", 3, "--save", "a.game", codes=[0])
    (tmp_path / "b.game").write_bytes(saved((tmp_path / "a.game").read_text("utf-8")))  # type: ignore[operator]
    assert attack("replay", "b.game", codes=[0]).out == attack("replay", "a.game", codes=[0]).out


def test_reading_knows_no_more_than_it_must() -> None:
    """The largest file that is read is far larger than a long game."""
    assert reading.MOST_BYTES > 10 * 1_000_000

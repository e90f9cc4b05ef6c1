"""Saved games that somebody has changed, cut, mixed up or made up: one message each, with the place."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from daedalus.core import save
from daedalus_tools.play.opening import open_position
from tests.hostile.attacking import Attack

BY_LOT = ["--us", "random", "--jihadist", "random"]


@functools.cache
def good() -> str:
    """A game of some answers."""
    position = open_position("anaconda", seed=3)
    session = position.session
    session.run()
    for _ in range(12):
        assert session.pending is not None
        session.answer(session.pending.options[0])
    return position.text()


def signed(text: str) -> str:
    """With a check line that fits: as from one who knows how it is made."""
    body = text[: text.rfind("check: ")]
    count = sum(line.startswith("-") for line in body.split("\n"))
    return f"{body}check: {count} answers, sha256 {save.digest(body)}\n"


def changed(old: str, new: str) -> Callable[[], str]:
    return lambda: signed(re.sub(old, new, good(), count=1, flags=re.MULTILINE))


ATTACKS: dict[str, Callable[[], str | bytes]] = {
    "nothing": lambda: "",
    "its first line alone": lambda: "daedalus save: 1\n",
    "half of it": lambda: good()[: len(good()) // 2],
    "without its end": lambda: good()[:-30],
    "with two ends": lambda: good() + good()[good().rfind("check: ") :],
    "twice": lambda: good() + good(),
    "another version": changed("^daedalus save: 1", "daedalus save: 2"),
    "a version of many digits": changed("^daedalus save: 1", "daedalus save: " + "9" * 5_000),
    "noise behind it": lambda: good().encode() + b"\xff\xfe",
    "a NUL": changed("^seed: 3", "seed: 3\0"),
    "UTF-16": lambda: good().encode("utf-16"),
    "an answer changed, unsigned": lambda: good().replace("- ", "- x", 1),
    "an answer that nobody asked for": changed("^- [^#\n]*", "- Atlantis "),
    "an answer of 5,000 digits": changed("^- [^#\n]*", "- " + "9" * 5_000),
    "an answer in open quotes": changed("^- [^#\n]*", '- "open '),
    "an empty answer": changed("^- [^#\n]*", "- "),
    "an answer that is a list": changed("^- [^#\n]*", "- [1, 2] "),
    "an answer that is an escape": changed("^- [^#\n]*", '- "\\\\u001b[31m"'),
    "answers that go on for ever": lambda: signed(good().replace("position: ", "- done\n" * 20_000 + "position: ")),
    "no answers": changed("^answers:", "questions:"),
    "another position": changed("^position: .*", "position: 0000000000000000"),
    "a seed that is a text": changed("^seed: 3", "seed: three"),
    "a seed of 5,000 digits": changed("^seed: 3", "seed: " + "9" * 5_000),
    "a seed that is true": changed("^seed: 3", "seed: true"),
    "no seed": changed("^seed: 3\n", ""),
    "another game": changed("^game: labyrinth", "game: chess"),
    "a game that is a path": changed("^game: labyrinth", "game: ../../secret"),
    "another length": changed("^length: standard", "length: endless"),
    "an unknown key": changed("^seed: 3", "seed: 3\nowner: me"),
    "a key twice": changed("^seed: 3", "seed: 3\nseed: 4"),
    "a Python tag": changed("^seed: 3", "seed: !!python/object/apply:os.system ['touch owned']"),
    "data that is a text": changed(r"^data:(.|\n)*?^answers", "data: hello\nanswers"),
    "data that is empty": changed(r"^data:(.|\n)*?^answers", "data: {}\nanswers"),
    "an alias bomb": changed(
        "^seed: 3",
        "seed: 3\nbomb: {a: &a [1,1,1,1,1,1,1,1,1,1], b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a], "
        "c: &c [*b,*b,*b,*b,*b,*b,*b,*b], d: &d [*c,*c,*c,*c,*c,*c,*c,*c], e: &e [*d,*d,*d,*d,*d,*d,*d,*d], "
        "f: [*e,*e,*e,*e,*e,*e,*e,*e]}",
    ),
    "20,000 brackets": changed("^seed: 3", "seed: " + "[" * 20_000),
    "a scenario that extends a secret": changed("^  name: Anaconda", "  name: Anaconda\n  extends: ../../secret"),
    "a country that is none": changed("^    Libya:", "    Atlantis:"),
    "troops without end": changed("troops: 2", "troops: 99999"),
    "troops below nothing": changed("troops: 2", "troops: -5"),
    "prestige beyond the track": changed("^  prestige: 8", "  prestige: 80"),
    "a card that does not exist": changed(r"removed cards: \[43", "removed cards: [4300"),
    "a set-up that is no sentence": changed("jihadist chooses 3 countries", "jihadist chooses 3 elephants"),
    "players that nobody knows": changed("^seed: 3", "seed: 3\nplayers: {us: nobody}"),
    "players that are a list": changed("^seed: 3", "seed: 3\nplayers: [us]"),
    "a side that there is not": changed("^seed: 3", "seed: 3\nplayers: {martians: human}"),
}


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.parametrize(
    "command", [["replay"], ["inspect"], ["play", "--us", "random", "--jihadist", "random"]], ids=str
)
def test_a_saved_game_is_one_message(attack: Attack, tmp_path: Path, name: str, command: list[str]) -> None:
    content = ATTACKS[name]()
    (tmp_path / "secret.yaml").write_text("password: hunter2\n", encoding="utf-8")
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "a.game").write_bytes(content.encode() if isinstance(content, str) else content)
    for options in ([], ["--accept-edits"]):
        answer = attack(command[0], folder / "a.game", *command[1:], *options, codes=[0, 2])
        assert answer.code == 2 or options or name in MEND
        assert "hunter2" not in answer.told
        assert answer.code == 0 or "a.game" in answer.err
    assert not (tmp_path / "owned").exists()


# What only says otherwise than before who plays is asked when a game is played.
MEND = {"players that nobody knows", "a side that there is not"}


def test_a_good_one_is_good(attack: Attack, tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text(good(), encoding="utf-8")
    attack("replay", "a.game", codes=[0])
    (tmp_path / "a.game").write_text(signed(good()), encoding="utf-8")
    attack("replay", "a.game", codes=[0])


@pytest.mark.pure("a method is replaced")
def test_rules_that_cannot_go_on_say_what_to_do(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position that no legal game reaches: the line, and how to get back to one that does."""
    from daedalus.core.session import Session

    def stuck(session: Session) -> None:
        session.game.taken = 2
        raise TypeError("inside")

    (tmp_path / "a.game").write_text(good(), encoding="utf-8")
    first = next(i for i, line in enumerate(good().split("\n"), start=1) if line.startswith("-"))
    monkeypatch.setattr(Session, "run", stuck)
    told = attack("replay", "a.game", codes=[2]).err
    assert f"a.game:{first + 1}: the rules cannot go on with the answers up to here" in told
    assert "Take this line and the answers below it away, then say --accept-edits." in told

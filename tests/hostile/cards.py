"""Small hostile cards, and every command tried on them within a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from daedalus_tools.cli import main
from tests.hostile.timing import LONGEST, measured

TITLE = "Bridge"
SCENARIO = "name: Test\ngame: labyrinth\nextends: lets-roll\n"
READING = ("lint {card}", "fmt --diff {card}", "try {card} --scenario anaconda --as us --seed 3")
PLAYING = (*READING, "lint --deep --states 8 {card}", "play {scenario} --us random --jihadist random --seed 1")


class Outcome(NamedTuple):
    code: int
    text: str


class Attacker:
    """Runs commands; each must end in time, with an exit code and without a traceback."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def run(self, *words: object) -> Outcome:
        began = time.process_time()
        code = main([str(word) for word in words])
        seconds = measured(time.process_time() - began)
        out, err = self.capsys.readouterr()
        assert code in (0, 1, 2)
        assert "Traceback" not in out + err
        assert seconds < LONGEST, f"{words} took {seconds:.1f} s"
        return Outcome(code, out + err)

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def all(self, text: str, commands: Sequence[str] = PLAYING) -> dict[str, Outcome]:
        """Commands on a card, or on a scenario all of whose cards are this one; what came of each, by name."""
        card, scenario = self.file("hostile.card", text), self.file("hostile.yaml", every_card(text))
        done = {}
        for command in commands:
            words = command.format(card=card, scenario=scenario).split()
            done[" ".join(words[:2]) if "--deep" in words else words[0]] = self.run(*words)
        return done


@pytest.fixture
def attacker(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Attacker:
    """In a folder and a home of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Attacker(tmp_path, capsys)


def event(*lines: str, head: str = "us, 3 ops", title: str = TITLE, above: str = "", number: int = 1) -> str:
    """A card whose event is these lines."""
    body = "".join(f"    {line}\n" for line in lines)
    return f'card {number} "{title}"\n  {head}\n{above}  event:\n{body}'


def lasting(*lines: str, title: str = TITLE, number: int = 1) -> str:
    """A card that stays in effect, with these answers and triggers."""
    body = "".join(f"    {line}\n" for line in lines)
    return f'card {number} "{title}"\n  us, 3 ops, mark\n  event:\n    +1 prestige\n  while in effect:\n{body}'


def nested(heads: Sequence[str], last: str) -> list[str]:
    """Lines, each in the block of the one before it."""
    return [f"{'  ' * i}{line}" for i, line in enumerate((*heads, last))]


def loops(many: int) -> list[str]:
    """So many loops over all countries."""
    return [f"for each {name} in countries:" for name in "bcdefghijk"[:many]]


def every_card(text: str) -> str:
    """A scenario in which every card of the deck says this."""
    parts = []
    for first in range(1, 121, 20):
        numbers = ", ".join(map(str, range(first, first + 20)))
        whole = text.replace('card 1 "', f'card {numbers} "', 1)
        parts.append("  - |\n" + "".join(f"    {line}\n" for line in whole.splitlines()))
    return SCENARIO + "cards:\n" + "".join(parts)

"""How an attack is made and what must be true of every answer to it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from daedalus_tools.cli import main
from tests.hostile.timing import LONGEST, measured

CARD = """\
card 61 "Detainee Release"
  jihadist, 2 ops
  play in a country c where disrupted recently
  event:
    place 1 cell in c
    draw 1 card
"""
SCENARIO = "name: Mine\ngame: labyrinth\nextends: lets-roll\n"
# What is meant for a programmer, and what a terminal would obey.
INSIDE = re.compile(r"Traceback|Exception ignored|Errno|\b[A-Z]\w+Error\b|<class |object at 0x")
OBEYED = re.compile("[\0-\t\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Answer(NamedTuple):
    """What came of it."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        return self.out + self.err


def sane(answer: Answer, codes: Sequence[int] = (1, 2)) -> Answer:
    """One clear message: nothing of our insides, nothing that a terminal would obey, and the right exit code."""
    assert not INSIDE.search(answer.told), answer.told
    assert not OBEYED.search(answer.told), answer.told
    assert answer.code in codes, answer
    assert answer.told.strip() or answer.code not in (1, 2)
    return answer


Attack = Callable[..., Answer]


@pytest.fixture
def attack(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Attack:
    """Run a command in a folder of its own, and look at what it says."""
    monkeypatch.chdir(tmp_path)

    def attacks(*words: object, codes: Sequence[int] = (1, 2)) -> Answer:
        begin = time.process_time()
        code = main([str(word) for word in words])
        assert measured(time.process_time() - begin) < LONGEST
        return sane(Answer(code, *capsys.readouterr()), codes)

    return attacks


def in_a_shell(line: str, place: Path, typed: bytes = b"", codes: Sequence[int] = (1, 2), **environment: str) -> Answer:
    """A line for a shell, where `daedalus` is our command; the exit code is that of the first of a pipe."""
    ours = f"daedalus() {{ '{sys.executable}' -m daedalus_tools.cli \"$@\"; }}; {line}; exit ${{PIPESTATUS[0]}}"
    path = os.pathsep.join(p for p in sys.path if p.endswith(("interpreter", "tools")))
    home = {"PYTHONPATH": path, "XDG_STATE_HOME": str(place / "state"), **environment}
    done = subprocess.run(
        ["bash", "-c", ours], cwd=place, env={**os.environ, **home}, input=typed, capture_output=True, timeout=60
    )
    told = [stream.decode("utf-8", "backslashreplace") for stream in (done.stdout, done.stderr)]
    return sane(Answer(done.returncode, *told), codes)

"""Translators check their language after every few messages: that takes a few seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.data import folder
from daedalus.text.places import LOCALE, VARIABLE

TOP = Path(__file__).parents[2]
# Yardsticks of four milliseconds (benchmarks/RESULTS.md). All files are there twice, which takes half as long again:
# about 2,600 of them where nothing has been kept yet and 1,450 later, on a quiet machine.
FIRST, LATER = 5000, 2500
CHECK = """
import sys, time
from daedalus_tools.cli import main
wrong = main(["i18n", "check", "de"])
spent = time.process_time()
sys.path.insert(0, "benchmarks")
import yardstick
print(spent / yardstick.seconds())
"""


def checked(own: Path, cache: Path) -> tuple[str, float]:
    """What a fresh process finds in German, and the yardsticks of work that this takes from its start."""
    env = {**os.environ, VARIABLE: str(own), "DAEDALUS_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", CHECK], cwd=TOP, env=env, check=True, capture_output=True, text=True)
    *lines, yardsticks = done.stdout.splitlines()
    return "\n".join(lines), float(yardsticks)


def test_a_language_is_checked_in_no_time(tmp_path: Path) -> None:
    own, cache = tmp_path / "own", tmp_path / "cache"
    shutil.copytree(folder(LOCALE) / "de", own / "de")  # all of it, read twice
    file = own / "de" / "labyrinth" / "text" / "sentences.ftl"
    before = file.read_text(encoding="utf-8")
    found, took = checked(own, cache)
    assert "0 mistakes" in found
    assert took < FIRST
    later = []
    for n in range(4):
        file.write_text(before + f"nobody-asks-{n} = nichts\n", encoding="utf-8")
        found, took = checked(own, cache)
        assert f"nobody-asks-{n}" in found
        assert "1 mistake" in found
        later.append(took)
        if took < LATER:
            return
    pytest.fail(f"{later} yardsticks")

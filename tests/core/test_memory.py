"""Games leave nothing behind: a process that plays on and on needs no more memory (`benchmarks/memory.py`)."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAYED, MORE = 1000, 2000  # games until all cards and charts have been read and compiled, and as many again
ROOM = 2.0  # megabytes that may come and go meanwhile; a state that stayed would be fifty times as many


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["labyrinth by bots", "labyrinth by chance"])
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux says what a process holds")
def test_games_leave_nothing_behind(kind: str) -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "memory.py"), "--games", str(MORE), "--kind", kind]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    held = {int(line.split()[0]): float(line.split()[2]) for line in said.splitlines()}
    assert held[MORE] - held[PLAYED] < ROOM, said

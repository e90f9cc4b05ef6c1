"""Streams that are closed, full or not what they seem, keys that interrupt, and screens of any size."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.core.save import load
from daedalus_tools.play.opening import open_position
from tests.hostile.attacking import CARD, COLOURS, INSIDE, OBEYED, in_a_shell

GAME = "daedalus play anaconda --us random --jihadist random --seed 1"
MINE = "daedalus play anaconda --us human --jihadist random --seed 1 --save a.game"
CARDS = Path(__file__).parents[2] / "cards" / "labyrinth" / "base"


# -- streams --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [GAME, "daedalus cards", "daedalus cards --json", "daedalus --version", "daedalus"])
def test_a_reader_that_has_gone(tmp_path: Path, command: str) -> None:
    in_a_shell(f"{command} | head -c 1", tmp_path, codes=[0, 141])
    in_a_shell(f"{command} | true", tmp_path, codes=[0, 141])


@pytest.mark.parametrize(
    "command", [GAME, MINE, "daedalus lint", "daedalus --version", "daedalus", "daedalus fmt --help"]
)
@pytest.mark.parametrize("where", [">/dev/full", ">&-"])
def test_nowhere_to_write_to(tmp_path: Path, command: str, where: str) -> None:
    told = in_a_shell(f"{command} {where}", tmp_path, typed=b"1\n" * 50, codes=[2]).err
    assert re.match("daedalus: standard output (cannot be written|is closed)", told)


@pytest.mark.parametrize("where", ["2>/dev/full", "2>&-", ">&- 2>&-", ">/dev/full 2>/dev/full"])
def test_nobody_to_tell(tmp_path: Path, where: str) -> None:
    """No message can be given; the exit code is."""
    line = f"daedalus play nowhere {where}; test $? = 2 && echo so"
    assert in_a_shell(line, tmp_path, codes=[0]).out == "so\n"


def test_an_answer_given_before_the_screen_broke_is_kept(tmp_path: Path) -> None:
    in_a_shell(f"{MINE} | head -n 60", tmp_path, typed=b"8\nevent\n1\n" * 100, codes=[0, 141])
    assert load(tmp_path / "a.game").answers


@pytest.mark.parametrize(
    "what", [b"", b"9" * 5_000 + b"\n", b"\xff\n\x1b[31m\n", b"\x00\nq\n"], ids=["nothing", "digits", "noise", "a NUL"]
)
def test_what_is_typed_while_a_game_is_told(tmp_path: Path, what: bytes) -> None:
    in_a_shell(f"{GAME} --save a.game", tmp_path, codes=[0])
    in_a_shell("daedalus replay --step a.game", tmp_path, typed=what, codes=[0])


@pytest.mark.parametrize("command", [MINE, "daedalus fmt -"])
@pytest.mark.parametrize("what", ["<&-", "</dev/null", "</"])
def test_nobody_types(tmp_path: Path, command: str, what: str) -> None:
    in_a_shell(f"{command} {what}", tmp_path, codes=[0, 1, 2])


TYPED = {
    "no UTF-8": b"\xff\xfe\n",
    "an escape": b"\x1b[31m\n\x1b[A\n",
    "a NUL": b"\0\nsave a\0b\n",
    "a long line": b"x" * 1_000_000 + b"\n",
    "many digits": b"9" * 10_000 + b"\nwhy " + b"9" * 10_000 + b"\nundo " + b"9" * 10_000 + b"\n",
    "names of files": b"save /\nsave .\nsave /dev/null\nsave " + b"9" * 10_000 + b"\nsave \xff\xff/x\nsave ''\n",
    "signs of other alphabets": "\u202e\n²\n٣\n\u2028\n".encode(),
    "no end of line": b"1",
    "returns": b"1\r\n1\r\r\n",
    "thousands of lines": b"\n" * 5_000 + b"undo\n" * 500 + b"redo\n" * 500,
}


@pytest.mark.parametrize("name", TYPED)
def test_what_is_typed(tmp_path: Path, name: str) -> None:
    """The game stays, and can be gone on with."""
    in_a_shell(MINE, tmp_path, typed=TYPED[name] + b"\nboard\nquit\n", codes=[0])
    open_position(str(tmp_path / "a.game"))


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LANG": "C", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        {"TERM": "dumb"},
        {"TERM": ""},
        {"TERM": "\x1b[31m"},
        {"COLUMNS": "0", "LINES": "0"},
        {"COLUMNS": "1"},
        {"COLUMNS": "-5"},
        {"COLUMNS": "9" * 30},
        {"COLUMNS": "wide"},
        {"COLUMNS": "9" * 5_000},
        {"NO_COLOR": "1"},
        {"HOME": "", "XDG_STATE_HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null"},
        {"HOME": "/nonexistent", "XDG_STATE_HOME": ""},
        {"DAEDALUS_CACHE": "\x1b[31m"},
        {"TMPDIR": "/nonexistent"},
    ],
    ids=str,
)
def test_surroundings(tmp_path: Path, environment: dict[str, str]) -> None:
    (tmp_path / "ä.card").write_text(CARD.replace("Release", "Relâche”"), encoding="utf-8")
    in_a_shell(MINE, tmp_path, typed=b"board\n1\nquit\n", codes=[0], **environment)
    in_a_shell("daedalus lint --fix ./*.card", tmp_path, codes=[0, 1], **environment)


# -- keys -------------------------------------------------------------------------------------------------


# What Python says if the line that starts us is interrupted between its last word and our first.
OUTSIDE = 'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\nKeyboardInterrupt\n'
_STARTED: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """A command that outlives its test would hold up all others."""
    yield
    while _STARTED:
        _STARTED.pop().kill()


def started(place: Path, *words: str, **streams: object) -> subprocess.Popen[bytes]:
    path = os.pathsep.join(p for p in sys.path if p.endswith(("interpreter", "tools")))
    home = {**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(place / "state"), "TERM": "xterm"}
    home.pop("NO_COLOR", None)
    # What Python itself says when it is interrupted before our first line is not ours to mend.
    # Tests may run in the background, where interruptions are ignored, and whoever is started there ignores them too.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heeding}; from daedalus_tools import cli; print('ready', flush=True); raise SystemExit(cli.main())"
    command = subprocess.Popen([sys.executable, "-c", code, *words], cwd=place, env=home, **streams)  # type: ignore[call-overload]
    _STARTED.append(command)
    return command


@pytest.mark.parametrize("after", [0.0, 0.2, 0.7])
@pytest.mark.parametrize(
    "words",
    [
        "play anaconda --us random --jihadist random --seed 1 --save a.game",
        "play anaconda --us human --jihadist random --seed 1 --save a.game",
        "lint",
        f"lint --deep --states 300 {CARDS / '061-detainee-release.card'}",
        f"lint --watch {CARDS / '061-detainee-release.card'}",
    ],
    ids=lambda words: " ".join(words.split()[:4]),
)
def test_an_interruption_at_any_moment(tmp_path: Path, words: str, after: float) -> None:
    pipe = subprocess.PIPE
    command = started(tmp_path, *words.split(), stdin=pipe, stdout=pipe, stderr=pipe)
    assert command.stdout is not None
    command.stdout.readline()
    time.sleep(after)
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(b"1\n1\n", timeout=60)
    assert not INSIDE.search((out + err).decode().replace(OUTSIDE, ""))
    assert command.returncode in (0, 1, 130, -signal.SIGINT)
    if (tmp_path / "a.game").exists():
        load(tmp_path / "a.game")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_an_end_from_outside(tmp_path: Path, number: signal.Signals) -> None:
    pipe = subprocess.PIPE
    words = MINE.split()[1:]
    command = started(tmp_path, *words, stdin=pipe, stdout=pipe, stderr=pipe)
    assert command.stdin is not None
    assert command.stdout is not None
    command.stdin.write(b"8\n")
    command.stdin.flush()
    for _ in range(150):
        if (tmp_path / "a.game").exists() and load(tmp_path / "a.game").answers:
            break
        time.sleep(0.2)
    command.send_signal(number)
    out, err = command.communicate(timeout=60)
    assert not INSIDE.search((out + err).decode())
    assert command.returncode == -number
    assert load(tmp_path / "a.game").answers


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, place: Path, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        self.command = started(place, *words, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        os.close(theirs)
        self.seen = b""

    def until(self, what: bytes, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while what not in self.seen and time.monotonic() < end and select.select([self.ours], [], [], 1)[0] is not None:
            if not self.read():
                break
        assert what in self.seen, self.seen[-2000:]
        self.seen = self.seen[self.seen.index(what) + len(what) :]

    def read(self) -> bool:
        try:
            data = os.read(self.ours, 65536) if select.select([self.ours], [], [], 0.5)[0] else b""
        except OSError:  # the other end is closed
            return False
        self.seen += data
        return bool(data) or self.command.poll() is None

    def type(self, data: bytes) -> None:
        os.write(self.ours, data)

    def interrupt(self) -> None:
        """Ctrl-C of a person who has read the prompt: before it waits for a line, Python does not hear it."""
        time.sleep(1)
        self.command.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str]:
        end = time.monotonic() + 60
        while self.read():
            assert time.monotonic() < end, f"it does not end: {self.seen[-2000:]!r}"
        os.close(self.ours)
        return self.command.wait(timeout=60), self.seen.decode("utf-8", "backslashreplace").replace("\r\n", "\n")


def test_an_interruption_at_the_prompt_leaves_the_game_where_it_is(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, *["play", "anaconda", "--us", "human", "--jihadist", "random", "--seed", "1", "--save", "a.game"]
    )
    terminal.until(b"> ")
    terminal.type(b"8\n")
    terminal.until(b"> ")
    terminal.interrupt()
    code, told = terminal.end()
    assert not INSIDE.search(told)
    assert code == 130 or "go on with" in told
    load(tmp_path / "a.game")


def test_an_interruption_at_a_pause_leaves_the_game_where_it_is(tmp_path: Path) -> None:
    """What a bot did is more than the screen holds; who does not read on is not asked for the next move."""
    terminal = Terminal(tmp_path, *["play", "lets-roll", "--jihadist", "bot", "--seed", "11", "--save", "a.game"])
    terminal.until(b"-- Enter goes on --")
    terminal.interrupt()
    code, told = terminal.end()
    assert not INSIDE.search(told)
    assert (code, "go on with" in told) == (0, True)
    load(tmp_path / "a.game")


def test_a_terminal_gets_our_colours_and_no_others(tmp_path: Path) -> None:
    """Also of a card whose title and sentences are orders to it."""
    text = CARD.replace("Release", "\x1b[31mRel\x1b]52;c;AAA\x07ease\u009b31m\u202e").replace("draw", "dr\x1b[1;31maw")
    (tmp_path / "a.card").write_text(text, encoding="utf-8")
    code, told = Terminal(tmp_path, "lint", "a.card").end()
    assert code == 1
    assert COLOURS.search(told)
    assert not OBEYED.search(COLOURS.sub("", told)), told
    (tmp_path / "b.card").write_text(text.replace("dr\x1b[1;31maw", "draw"), encoding="utf-8")
    words = ["try", "b.card", "--scenario", "anaconda", "--as", "jihadist"]
    code, told = Terminal(tmp_path, *words).end()
    assert not OBEYED.search(COLOURS.sub("", told)), told
    assert "\\x1b[31mRel\\x1b]52;c;AAA\\x07ease\\x9b31m\\u202e" in told

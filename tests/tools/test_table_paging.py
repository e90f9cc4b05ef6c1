"""The table at a terminal: what is more than a screen waits for the reader, and nobody is kept waiting in silence."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus_tools.language import speak
from daedalus_tools.play import paging
from daedalus_tools.play.paging import Pages
from daedalus_tools.play.screen import Screen
from tests.tools.conftest import Run

PAUSE = "-- Enter goes on"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten lines, and somebody who types there; it takes nothing back, so that every pause is seen."""
    monkeypatch.setattr(Screen, "high", 10)
    monkeypatch.setattr("daedalus_tools.play.paging.by_hand", lambda: True)
    monkeypatch.setenv("TERM", "dumb")


def shown(capsys: pytest.CaptureFixture[str], *typed: str) -> list[str]:
    return capsys.readouterr().out.splitlines()


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What is typed at the pauses, each of which is written."""
    rest = iter(lines)

    def ask(prompt: str) -> str | None:
        print(prompt)
        return next(rest, None)

    monkeypatch.setattr("daedalus_tools.play.paging.typed", ask)


@pytest.mark.usefixtures("terminal")
class TestPages:
    def test_what_fits_is_shown_at_once(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch)
        Pages(Screen()).show(["news"] * 5, ["question"] * 4)
        assert shown(capsys) == ["news"] * 5 + ["question"] * 4

    def test_a_question_stands_whole_below_a_pause(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch, "")
        Pages(Screen()).show(["news"] * 6, ["question"] * 4)
        assert shown(capsys) == ["news"] * 6 + ["-- Enter goes on --"] + ["question"] * 4

    def test_a_page_ends_before_what_stands_furthest_out(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch, "")
        lines = [f"      {n}" for n in range(6)] + ["    plays"] + [f"      {n}" for n in range(4)]
        Pages(Screen()).show(lines)
        assert shown(capsys) == [*lines[:6], f"{PAUSE} (5 lines), `q` skips them --", *lines[6:]]

    def test_the_rest_can_be_skipped_but_not_the_question(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch, "q")
        Pages(Screen()).show([str(n) for n in range(30)], ["question"])
        told = shown(capsys)
        assert told[:9] == [str(n) for n in range(9)]
        assert told[-1] == "question"
        assert "29" not in told

    def test_what_was_shown_before_counts_until_something_is_typed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch, "answer", "", "")
        pages = Pages(Screen())
        pages.show(["own"] * 5)
        pages.read("> ")
        pages.show(["own"] * 5)
        pages.show(["theirs"] * 5)
        assert shown(capsys) == ["own"] * 5 + ["> "] + ["own"] * 5 + ["theirs"] * 4 + [
            f"{PAUSE} (1 line), `q` skips it --",
            "theirs",
        ]

    def test_a_command_is_shown_in_pages_with_all_that_it_says_of_its_terminal(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch, "")
        with Pages(Screen()).whole("below"):
            assert sys.stdout.encoding
            print("\n".join(map(str, range(12))))
        told = shown(capsys)
        assert told[9].startswith(PAUSE)
        assert told[-2:] == ["11", "below"]

    def test_who_leaves_at_a_pause_is_asked_nothing_more(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """As typed() says it of Ctrl-C and of the end of a terminal."""
        answers(monkeypatch)
        pages = Pages(Screen())
        pages.show(["news"] * 30)
        assert pages.read("> ") is None
        pages.show(["news"] * 30)
        assert [line for line in shown(capsys) if line != "news"] == [f"{PAUSE} (21 lines), `q` skips them --"]

    def test_who_interrupts_a_command_is_shown_its_lines_without_a_pause(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answers(monkeypatch)

        def interrupted() -> None:
            with Pages(Screen()).whole("below"):
                print("\n".join(map(str, range(12))))
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            interrupted()
        assert shown(capsys) == [str(n) for n in range(12)]


def test_nobody_turns_the_pages_of_a_pipe(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor where answers come from a file while a terminal shows the game."""
    monkeypatch.setattr(Screen, "high", 10)
    assert PAUSE not in run("play", "lets-roll", "--jihadist", "bot", "--seed", 11, typed=["log", "board"]).out


def test_answers_from_a_pipe_stand_behind_the_prompt(run: Run) -> None:
    """As at a terminal, so that it reads like a conversation."""
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 11, typed=["77", "3"]).out
    assert "\n> 77\n" in told
    assert "\n> 3\n  US action phase\n" in told


@pytest.mark.skipif(os.name != "posix", reason="there are no such terminals")
def test_at_a_terminal_nothing_of_a_bot_scrolls_away(tmp_path: Path) -> None:
    """24 lines of 80 columns: between two things that are typed there are never more than fit."""
    import pty
    import re
    import select
    import subprocess
    import time

    size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm", "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
    ours, theirs = pty.openpty()
    words = ["play", "lets-roll", "--jihadist", "bot", "--seed", "11", "--save", str(tmp_path / "a.game")]
    command = [sys.executable, "-m", "daedalus_tools.cli", *words]
    game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **size})
    os.close(theirs)
    screens: list[str] = []
    try:
        for line in ["77", "3", "2", "6", "109", "1", "", "95", "3", "1", "1", "1", "12", "1", "", "quit"]:
            seen, until = "", time.monotonic() + 60
            while not re.search(r"(^> |--)$", seen, re.MULTILINE) and time.monotonic() < until:
                if select.select([ours], [], [], 0.2)[0]:
                    seen += os.read(ours, 65536).decode()
            screens.append(seen.replace("\r\n", "\n"))
            os.write(ours, f"{line}\n".encode())
        game.wait(60)
    finally:
        game.kill()
        os.close(ours)
    assert all(screen.count("\n") <= 24 for screen in screens)
    assert any(PAUSE in screen for screen in screens)
    assert any("\n\x1b[1A\x1b[2K\x1b[G\n" in screen for screen in screens)  # a pause leaves nothing behind


def test_who_thinks_is_named_and_own_news_are_told_first(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A program that looks ahead takes its time: what the person did is on the screen by then."""
    monkeypatch.setattr(Screen, "high", 200)
    monkeypatch.setattr("daedalus_tools.play.paging.by_hand", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    words = ("play", "standard", "--game", "twilight", "--us", "random", "--seed", 3)
    told = run(*words, typed=["poland"] * 4 + ["east"] * 2).out
    mine, theirs = told.index("East Germany USSR influence 4 -> 5"), told.index("US is thinking ...")
    assert mine < theirs < told.index("US influence 0 -> ")
    assert "US is thinking ...\x1b[2K\x1b[G" in told


def test_a_stream_that_is_held_is_still_that_stream() -> None:
    held = paging._Held(io.StringIO("x"))
    assert held.lines() == []
    assert not held.isatty()

"""`daedalus lint --watch`: only what changed is told, and Ctrl-C ends it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from daedalus.core.errors import BrokenFile
from daedalus.language.findings import Finding, Span
from daedalus_tools.cli import main
from daedalus_tools.lint import watching
from daedalus_tools.lint.checking import check, files
from tests.tools.linting import CARD, write

Capture = pytest.CaptureFixture[str]

BAD = CARD.replace("+1 prestige", "test Irak")


def save(path: Path, text: str) -> None:
    """Write a file as an editor does, at a later time."""
    later = path.stat().st_mtime_ns + 1_000_000_000 if path.exists() else 1
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(later, later))


def watched(to: Path, *steps: Callable[[], object]) -> list[tuple[list[str], list[str]]]:
    """What is told, as codes of new and of gone findings, while one step happens between two looks."""
    told: list[tuple[list[str], list[str]]] = []
    pending = iter(steps)

    def sleep(_: float) -> None:
        for step in pending:
            step()
            return

    watching.watch(
        lambda: [file for file, _ in files([to])],
        lambda: check([to]).findings,
        lambda new, gone: told.append(([f.code for f in new], [f.code for f in gone])),
        complain=lambda message: told.append(([message], [])),
        sleep=sleep,
        looks=len(steps) + 1,
    )
    return told


def test_everything_is_told_at_first(tmp_path: Path) -> None:
    assert watched(write(tmp_path, a=BAD)) == [(["N001"], [])]
    assert watched(write(tmp_path, a=CARD)) == [([], [])]


def test_nothing_is_told_while_nothing_changes(tmp_path: Path) -> None:
    assert watched(write(tmp_path, a=BAD), *[lambda: None] * 5) == [(["N001"], [])]


def test_what_is_new_and_what_is_gone(tmp_path: Path) -> None:
    path = write(tmp_path, a=BAD) / "a.card"
    told = watched(
        tmp_path,
        lambda: save(path, BAD.replace("+1", "-1").replace("test Irak", "frob")),
        lambda: save(path, CARD),
    )
    assert told == [(["N001"], []), (["N004"], ["N001"]), ([], ["N004"])]


def test_a_finding_that_only_moves_is_not_told_again(tmp_path: Path) -> None:
    path = write(tmp_path, a=BAD) / "a.card"
    told = watched(tmp_path, lambda: save(path, BAD.replace("  event:", "\n  # a remark\n  event:")))
    assert told == [(["N001"], [])]


def test_files_that_come_and_go(tmp_path: Path) -> None:
    path = write(tmp_path, a=CARD) / "b.card"
    other = BAD.replace("901", "902").replace("Bridge", "Tunnel")
    assert watched(tmp_path, lambda: save(path, other), path.unlink) == [([], []), (["N001"], []), ([], ["N001"])]


def test_a_folder_that_is_empty_for_a_moment(tmp_path: Path) -> None:
    """One message, and the watch goes on."""
    path = write(tmp_path, a=BAD) / "a.card"
    told = watched(tmp_path, path.unlink, lambda: None, lambda: save(path, CARD))
    assert len(told) == 3
    assert "there is no .card or .yaml file" in told[1][0][0]
    assert told[2] == ([], ["N001"])


def test_the_same_finding_twice_is_two() -> None:
    finding = Finding("S008", "a.card", Span(1, 1, 2))
    assert watching.changes([finding], [finding, finding]) == ([finding], [])
    assert watching.changes([finding, finding], [finding]) == ([], [finding])


def test_an_interruption_ends_it_cleanly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """What is left wrong decides the exit code."""

    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    path = write(tmp_path, a=BAD) / "a.card"
    monkeypatch.setattr("time.sleep", interrupt)
    assert main(["lint", "--watch", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("watching 1 file; Ctrl-C ends\n")
    assert f"{path}:4:10: N001 " in out
    assert "1 finding in 1 file (names 1)\n" in out
    save(path, CARD)
    assert main(["lint", "--watch", str(path)]) == 0


def test_the_command_prints_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    path = write(tmp_path, a=BAD) / "a.card"

    def steps() -> Iterator[None]:
        capsys.readouterr()
        save(path, CARD)
        yield
        out = capsys.readouterr().out
        assert out == f"gone: {path}:4: N001 there is no 'Irak'\n1 card, 0 scenarios: no findings\n"
        raise KeyboardInterrupt

    script = steps()
    monkeypatch.setattr("time.sleep", lambda _: next(script))
    assert main(["lint", "--watch", str(path)]) == 0


def test_new_settings_are_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    write(tmp_path, a=BAD)
    settings = tmp_path / "daedalus.toml"
    save(settings, "[lint]\n")

    def steps() -> Iterator[None]:
        save(settings, '[lint]\nignore = ["N001"]\n')
        yield
        raise KeyboardInterrupt

    script = steps()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("time.sleep", lambda _: next(script))
    assert main(["lint", "--watch", "a.card"]) == 0
    assert "gone: a.card:4: N001" in capsys.readouterr().out


@pytest.mark.parametrize("option", [["--fix"], ["--format", "json"]])
def test_what_does_not_go_with_watching(option: list[str], capsys: Capture) -> None:
    assert main(["lint", "--watch", *option]) == 2
    assert "--watch only shows findings" in capsys.readouterr().err


def test_stamps_tell_files_apart(tmp_path: Path) -> None:
    """By time and size; a file that has just gone is left out."""
    path = write(tmp_path, a=CARD) / "a.card"
    before = watching.stamp([path, tmp_path / "gone.card"])
    assert list(before) == [str(path)]
    save(path, CARD)
    assert watching.stamp([path]) != before


def test_a_broken_file_message_is_not_repeated() -> None:
    """As long as it stays the same."""
    told: list[str] = []

    def files() -> list[Path]:
        raise BrokenFile("nothing here")

    watching.watch(files, list, lambda new, gone: None, complain=told.append, sleep=lambda _: None, looks=3)
    assert told == ["nothing here"]

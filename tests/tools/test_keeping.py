"""Nothing a person did is lost: a game is kept after every answer, goes on as it was, and replaces nothing else."""

from __future__ import annotations

import errno
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from daedalus.core import save, storing
from daedalus.core.journal import CHOICE
from daedalus.core.messages import CARD
from daedalus.core.save import load
from daedalus.games.labyrinth.library import library
from daedalus.text.messages import Voice
from daedalus_tools.play.opening import comment, open_position
from tests.core.driving import drive, scenarios, seeds, session_of
from tests.tools.conftest import Run

ME = ("play", "anaconda", "--us", "random", "--seed", 3)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "daedalus"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


# -- going on -------------------------------------------------------------------------------------------------


def test_a_game_goes_on_with_the_same_players_in_the_same_file(run: Run, file: Path) -> None:
    """Chance stays chance, with its own seed, and nobody is shown its hand."""
    run(*ME, "--save", file, typed=["1", "1", "1", "1"])
    assert load(file).players == {"us": "random 6", "jihadist": "human"}
    before = load(file).answers
    result = run("play", file, typed=["board", *["1"] * 4])
    held = open_position(str(file)).game.hand("us")
    assert len(held) > 3
    assert not any(re.search(rf"\b{card} {re.escape(library().cards[card].title)}", result.out) for card in held)
    assert f"Saved: {file}" in result.out
    assert load(file).answers[: len(before)] == before
    assert "your turn" not in result.out


def test_what_is_asked_for_goes_before_what_is_saved(run: Run, file: Path) -> None:
    run(*ME, "--save", file, typed=["1"])
    run("play", file, "--us", "human", "--jihadist", "random")
    assert load(file).players["us"] == "human"
    assert load(file).players["jihadist"].startswith("random ")


def test_a_player_that_nobody_knows_is_refused(run: Run, file: Path) -> None:
    run(*ME, "--save", file, typed=["1"])
    file.write_text(file.read_text(encoding="utf-8").replace("us: random", "us: oracle"), encoding="utf-8")
    assert "nobody can play us as 'oracle" in run("play", file, "--accept-edits").err


def test_a_save_without_players_is_played_by_people(run: Run, file: Path) -> None:
    run(*ME, "--save", file, typed=["1"])
    text = re.sub(r"players: .*\n", "", file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    assert run("play", file, "--accept-edits").code == 0
    assert set(load(file).players.values()) == {"human"}


def test_an_unsaved_game_is_kept_and_offered(run: Run, state: Path, file: Path) -> None:
    """Until it is saved or over; a game in which nobody has answered is not worth keeping."""
    assert run("play", "--recover").code == 2
    run(*ME, typed=["quit"])
    assert not state.exists()
    assert run(*ME, typed=["1", "quit"]).out.endswith("It is kept for now; go on with: daedalus play --recover\n")
    assert "go on with it: daedalus play --recover" in run("play").err
    assert "go on with it: daedalus play --recover" in run("play", "lets-roll", typed=["quit"]).err
    assert "--recover" not in run("play", "lets-roll", "--save", file, typed=["quit"]).err
    assert "Name no other" in run("play", "lets-roll", "--recover").err
    assert "Jihadist" in run("play", "--recover", typed=["1"]).out
    (spare,) = state.iterdir()
    assert len(load(spare).answers) == 2
    run("play", "--recover", "--save", file, "--overwrite")
    assert len(load(file).answers) == 2
    assert list(state.iterdir()) == []


@given(scenarios, seeds)
@settings(max_examples=12)
def test_a_comment_has_every_word(name: str, seed: int) -> None:
    """Beside each option of each decision of a game: who decides, all that was asked, and all of the option."""
    session = session_of(name, seed)
    say = Voice(session.game)
    for _ in drive(session, 60, seed):
        decision = session.pending
        if decision is None:
            return
        for option, type_ in decision.choices:
            told = comment((CHOICE, decision.side, decision.said, option, decision.rule, decision.cause), say)
            line = save._line(option, told)
            assert f"# {decision.side}: {' '.join(say(decision.said).split())}" in line
            assert str(option) in line.partition(" # ")[0]
            assert type_ != CARD or line.partition(" # ")[2].count(str(session.game.card(int(option)))) == 1
            assert line.endswith(f"({decision.rule})") or not decision.rule
            assert save.read_answer(line[1:], "here") == option


def test_a_save_of_an_older_layout_is_told_and_can_be_used(run: Run, file: Path) -> None:
    """Its answers are legal still; the fingerprint of the position they led to then is of another state."""
    file.write_bytes((Path(__file__).parent / "older.game").read_bytes())
    for command in ("play", "replay", "inspect"):
        refused = run(command, file)
        assert refused.code == 2
        assert refused.err == (
            f"daedalus: {file}: the answers lead to another position than the one that was saved\n"
            "  Cards, rules or the version of daedalus are not those it was saved with. "
            "To use it as it is now, say --accept-edits.\n"
        )
    assert "order of 1 Backlash" in file.read_text(encoding="utf-8")
    assert run("play", file, "--us", "random", "--accept-edits", typed=["1"]).code == 0
    assert load(file).answers[:3] == (1, "recruit", "event first")
    assert run("play", file).code == 0


def test_what_comes_before_an_answer_that_is_no_longer_legal_can_be_kept(run: Run, file: Path, tmp_path: Path) -> None:
    run(*ME, "--save", file, typed=["1", "1", "1"])
    lines = file.read_text(encoding="utf-8").split("\n")
    second = lines.index("answers:") + 2
    lines[second] = "- 1000"
    file.write_text("\n".join(lines), encoding="utf-8")
    told = run("play", file, "--accept-edits").err
    command = re.search(r"To go on with the 1 answers before: daedalus (.+) NEW", told)
    assert command is not None
    new = tmp_path / "new.game"
    assert run(*command[1].split(), new).code == 0
    assert len(load(new).answers) == 1


# -- replacing nothing else -----------------------------------------------------------------------------------


def test_only_a_save_of_this_game_is_replaced_unless_told(run: Run, file: Path) -> None:
    """Nor one that has been played further."""
    file.write_text("my letter", encoding="utf-8")
    assert "this file is no saved game" in run(*ME, "--save", file).err
    assert "this file is no saved game" in run(*ME, typed=[f"save {file}"]).out
    assert file.read_text(encoding="utf-8") == "my letter"
    assert "Saved: " in run(*ME, typed=["1", f"save --overwrite {file}"]).out
    assert "played further here (1 answers)" in run(*ME, "--save", file).err
    assert "another game is saved here" in run("play", "anaconda", "--seed", 4, "--save", file).err
    assert len(load(file).answers) == 1
    assert run(*ME, "--save", file, "--overwrite").code == 0
    assert load(file).answers == ()


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("save .", "this is a folder"),
        ('save ""', "Say where to: save FILE"),
        ("save /dev/null", "this is a device"),
        ("save no/such/folder/x", "there is no such folder"),
        ("save a\0b", "cannot be saved"),
    ],
)
def test_a_place_that_is_none_is_told_and_the_game_goes_on(run: Run, file: Path, typed: str, message: str) -> None:
    result = run(*ME, typed=[typed, "1", f"save {file}"])
    assert message in result.out
    assert load(file).answers == ("Canada",)


def test_a_game_is_saved_to_its_own_file_by_any_spelling(run: Run, file: Path) -> None:
    typed = [f"save {name}" for name in ("", file, f'"{file}"', file.parent / "x" / ".." / file.name)]
    assert run(*ME, "--save", file, typed=typed).out.count("Saved: ") == len(typed) + 1


def test_a_link_is_followed_only_where_it_is_played_from(run: Run, file: Path, tmp_path: Path) -> None:
    run(*ME, "--save", file, typed=["1"])
    link = tmp_path / "link.game"
    link.symlink_to(file)
    assert "this is a link" in run(*ME, "--save", link).err
    run("play", link, typed=["1"])
    assert link.is_symlink()
    assert len(load(file).answers) == 2


def test_a_full_disk_is_told_and_the_game_is_kept_elsewhere(
    run: Run,
    file: Path,
    state: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run(*ME, "--save", file, typed=["1"])
    write = storing.write

    def full(path: Path, text: str) -> None:
        with storing.told(path):
            if path == file:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(path, text)

    monkeypatch.setattr(storing, "write", full)
    result = run("play", file, typed=["1", "1"])
    assert result.code == 2
    assert result.out.count("the game cannot be saved: the disk is full") == 1
    assert "It is kept for now" in result.out
    assert len(load(file).answers) == 1
    assert [len(load(spare).answers) for spare in state.iterdir()] == [3]


def by_hand(home: Path, file: Path, answers: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
    """A game that another process plays."""
    command = [sys.executable, "-m", "daedalus_tools.cli", "play", str(file)]
    variables = os.environ | {"XDG_STATE_HOME": str(home), "DAEDALUS_CACHE": str(home)}
    typed = "\n".join(answers)
    return subprocess.run(command, input=typed, env=variables, capture_output=True, text=True, timeout=120, **how)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of sixteen thousand bytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    options = ["-t", "tmpfs", "-o", "size=16k", "tmpfs", str(place)]
    if mount is None or subprocess.run([mount, *options], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_disk_that_is_full_is_told_and_no_answer_is_lost(run: Run, small_disk: Path, tmp_path: Path) -> None:
    """The last save stands there whole; the game is in the spare file."""
    file = small_disk / "a.game"
    run(*ME, "--save", file, typed=["1"])
    with suppress(OSError), (small_disk / "filling").open("wb", buffering=0) as filling:
        while True:
            filling.write(bytes(512))
    done = by_hand(tmp_path / "home", file, ["1", "1"])
    assert done.stdout.count("the game cannot be saved: the disk is full") == 1
    assert "It is kept for now" in done.stdout
    assert done.stderr == ""
    assert len(load(file).answers) == 1
    assert [len(load(spare).answers) for spare in (tmp_path / "home" / "daedalus").glob("*.game")] == [3]
    (small_disk / "filling").unlink()
    assert by_hand(tmp_path / "home", file, ["1", "1"]).returncode == 0
    assert len(load(file).answers) == 3


def test_a_file_that_may_not_grow_is_told_and_stays_whole(run: Run, file: Path, tmp_path: Path) -> None:
    """The system allows no file of more bytes than the save has now: neither the save nor the spare one."""
    resource = pytest.importorskip("resource")
    run(*ME, "--save", file, typed=["1"])
    most = file.stat().st_size + 40
    done = by_hand(
        *(tmp_path / "home", file, ["1", "1"]),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )
    assert "the game cannot be saved: the file would be too large" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert len(load(file).answers) == 1
    assert list(tmp_path.rglob("*.part")) == []


def test_a_folder_that_may_not_be_written_to_is_told(run: Run, file: Path, request: pytest.FixtureRequest) -> None:
    """The superuser may write wherever the disk lets him: for him the disk is read-only."""
    run(*ME, "--save", file, typed=["1"])
    mighty = os.geteuid() == 0
    place = request.getfixturevalue("small_disk") if mighty else file.parent / "locked"
    place.mkdir(exist_ok=True)
    shutil.copy(file, place / "a.game")
    if mighty:
        subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
    else:
        place.chmod(0o555)
    try:
        done = by_hand(file.parent / "home", place / "a.game", ["1", "1"])
    finally:
        if not mighty:
            place.chmod(0o755)
    why = "nothing can be written on this disk" if mighty else "its owner has not allowed it"
    assert done.stdout.count(f"the game cannot be saved: {why}") == 1
    assert "It is kept for now" in done.stdout
    assert done.stderr == ""
    assert len(load(place / "a.game").answers) == 1
    assert [len(load(spare).answers) for spare in (file.parent / "home" / "daedalus").glob("*.game")] == [3]


def test_a_game_that_can_be_kept_nowhere_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "home"))
    result = run(*ME, typed=["1", "1"])
    assert result.out.count("the game cannot be saved: a part of this path is a file") == 1
    assert result.out.endswith("The game is not saved.\n")


def test_the_second_process_on_a_save_is_told(run: Run, file: Path) -> None:
    run(*ME, "--save", file, typed=["1"])
    with storing.held(file):
        for words in (("play", file), ("replay", file, "--to", 0, "--save", file)):
            result = run(*words)
            assert (result.code, "has it open" in result.err) == (2, True)
    assert len(load(file).answers) == 1


# -- being killed ---------------------------------------------------------------------------------------------


def script(count: int) -> list[str]:
    """Answers of two people, the first option each time."""
    session = open_position("anaconda", seed=3).session
    session.run()
    while session.pending is not None and len(session.game.answers) < count:
        session.answer(session.pending.options[0])
    return [str(answer) for answer in session.game.answers]


def killed(file: Path, answers: list[str], after: float) -> int:
    """Play on, be killed so many seconds after the first question; says how many answers were acknowledged."""
    words = [str(file)] if file.exists() else ["anaconda", "--seed", "3", "--save", str(file)]
    command = [sys.executable, "-m", "daedalus_tools.cli", "play", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        shown = ""
        while not shown.endswith("\n> "):
            letter = process.stdout.read(1)
            assert letter, f"it ended without a question: {shown}"
            shown += letter
        process.stdin.write("\n".join(answers) + "\n")
        process.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(after)
        process.send_signal(signal.SIGKILL)
        return len(re.findall(r"^> ", process.stdout.read(), re.MULTILINE))


def kill(file: Path, times: int, lot: int) -> None:
    chance = random.Random(lot)
    answers = script(300)
    for _ in range(times):
        done = len(load(file).answers) if file.exists() else 0
        if done > len(answers) - 150:
            file.unlink()
            done = 0
        acknowledged = killed(file, answers[done:], chance.uniform(0.0, 0.15))
        kept = [str(answer) for answer in load(file).answers]
        assert kept == answers[: len(kept)]
        assert len(kept) >= done + acknowledged
    position = open_position(str(file))
    assert [str(answer) for answer in position.game.answers] == kept


def test_a_killed_game_lacks_no_acknowledged_answer(file: Path) -> None:
    kill(file, 12, 1)


@pytest.mark.slow
def test_a_game_killed_often_lacks_no_acknowledged_answer(file: Path) -> None:
    kill(file, 200, 2)

"""Whole packs, from lint to a game in another home: one for Labyrinth with everything, and one for each other game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

import daedalus
from daedalus.core.decision import GameOver
from daedalus.data import folder
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.pack import load
from daedalus_tools import world
from daedalus_tools.cli import main
from daedalus_tools.deep.trials import check as tried
from daedalus_tools.lint.checking import check
from daedalus_tools.packs import report
from daedalus_tools.packs.archive import build

HERE = Path(__file__).parent
NORTH, DELTA, THAW = HERE / "northern-lights", HERE / "delta", HERE / "thaw"
EXAMPLE = folder("docs") / "examples" / "packs" / "silk-road"
PACKS = [NORTH, DELTA, THAW, EXAMPLE]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, and the toy among the games."""
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    monkeypatch.setenv("DAEDALUS_DATA", str(tmp_path / "home"))
    return tmp_path / "home"


def edition(folder: Path) -> Definition:
    pack = load(folder)
    return registry.game(pack.game).over([pack])


def scenarios(folder: Path) -> list[str]:
    return report.scenarios_of(load(folder))


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_lint_finds_nothing(pack: Path, capsys: Capture) -> None:
    assert main(["lint", str(pack)]) == 0
    assert "no findings" in capsys.readouterr().out


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_the_deep_check_finds_nothing(pack: Path) -> None:
    """A few positions a card are enough to see that the words of a pack are understood there."""
    world.use(edition(pack))
    assert not check([pack], deep=partial(tried, states=20)).findings


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_games_by_lot_keep_the_invariants(pack: Path) -> None:
    made = edition(pack)
    played = report.play(report.grounds(load(pack), made), 12)
    assert not played.wrong
    assert sum(played.wins.values()) == 12
    assert sum(played.events.values()) > 0


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_five_hundred_games_keep_the_invariants(pack: Path) -> None:
    """And the event of every card of the pack happens in some of them."""
    made = edition(pack)
    played = report.play(report.grounds(load(pack), made), 500)
    assert not played.wrong
    about = report.contents(load(pack), made)
    own = {made.cards.library.cards[n].copies[0] for n in (*about["new cards"], *about["replaced cards"])}
    assert own <= {n for n, times in played.events.items() if times}


def test_the_report_tells_what_is_in_a_pack(capsys: Capture) -> None:
    assert main(["pack", "check", str(NORTH), "--quick", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["new cards"] == list(range(241, 252))
    assert told["replaced cards"] == [6, 7, 72]
    assert told["sets"] == ["arctic", "northern-lights"]
    assert told["tracks"] == ["ice"]
    assert told["markers"] == ["listening post", "convoy"]
    assert told["ways to win"] == 2
    assert told["scenarios"] == ["long-night", "northern-lights"]
    assert told["findings"] == 0
    assert told["played"]["games"] == 2


def test_copies_of_a_card_are_counted_together(capsys: Capture) -> None:
    assert main(["pack", "check", str(DELTA), "--quick", "--games", "8"]) == 0
    out = capsys.readouterr().out
    assert "9 Raftsmen: its event happened" in out
    assert "10 Raftsmen" not in out


def test_a_card_of_a_pack_is_tried(capsys: Capture) -> None:
    """Its words act, and the log cites the rules of the pack."""
    words = ["try", str(NORTH / "cards" / "arctic" / "248-melt.card"), "--scenario", "northern-lights", "--seed", "1"]
    assert main([*words, "--pack", str(NORTH), "--as", "us"]) == 0
    assert "Ice 4 -> 2 (N.1)" in capsys.readouterr().out
    assert main(["try", "243", "--pack", str(NORTH), "--scenario", "northern-lights", "--as", "us", "--seed", "3"]) == 0
    assert "Iceland listening posts 1 -> 2 (N.2)" in capsys.readouterr().out


def test_the_board_shows_what_is_new(capsys: Capture) -> None:
    assert main(["inspect", str(NORTH / "scenarios" / "northern-lights.yaml")]) == 0
    out = capsys.readouterr().out
    assert "ice 4 (drift)" in out
    assert "1 listening post, Aurora" in out
    assert "\nUS also wins if listening posts on map = 5 and ice < 4 (N.3)\n" in out
    assert main(["inspect", "northern-lights", "--all", "--pack", str(NORTH)]) == 0
    assert "Jihadist also wins if ice = 0 and convoys on map >= 3 (N.4)\n" in capsys.readouterr().out
    assert main(["inspect", "northern-lights", "Tatarstan", "--pack", str(NORTH)]) == 0
    assert "1 convoy" in capsys.readouterr().out


def test_a_new_track_is_shown_once(capsys: Capture) -> None:
    assert main(["inspect", str(DELTA / "scenarios" / "delta.yaml")]) == 0
    assert capsys.readouterr().out.count("silt 1") == 1


def test_the_words_of_a_pack_are_looked_up(capsys: Capture) -> None:
    assert main(["words", "convoy", "--pack", str(NORTH)]) == 0
    assert "place {n:number} convoy|convoys in {c:country}" in capsys.readouterr().out


def test_a_way_to_win_ends_the_game() -> None:
    """As soon as the condition holds, and not before; the result cites the rule of the pack."""
    made = edition(NORTH)
    g = made.start(made.open("northern-lights"), 1).game
    g.put("turn", 1, "5.2.1")
    g.shift("ice", -1, "N.1")
    g.set(g.at["Scandinavia"], "listening posts", 2, "N.2")
    g.check_goals()
    assert not g.winner
    g.set(g.at["Russia"], "listening posts", 2, "N.2")
    with suppress(GameOver):
        g.check_goals()
    assert g.winning_side == "us"
    assert "N.3" in str(g.journal[-1])


def test_the_api_takes_packs(tmp_path: Path) -> None:
    """From a new game to a saved one and back, with the folder, and without it not."""
    game = daedalus.new("long-night", packs=[NORTH], seed=5)
    for _ in range(40):
        game.answer(game.decision.options[0])
    game.save(tmp_path / "a.game")
    assert b'packs:\n  northern-lights: "2.1.0"\n' in (tmp_path / "a.game").read_bytes()
    again = daedalus.load(tmp_path / "a.game", packs=[NORTH])
    assert again.decision == game.decision
    with pytest.raises(daedalus.DaedalusError, match=r"northern-lights 2\.1\.0, which is not here"):
        daedalus.load(tmp_path / "a.game")


def test_an_archive_is_the_same_whenever_and_wherever_it_is_built(tmp_path: Path) -> None:
    """Another place, another order of the files on the disk, and other times."""
    build(load(NORTH), tmp_path / "one.zip")
    build(load(NORTH), tmp_path / "two.zip")
    copy = tmp_path / "copy"
    for i, path in enumerate(sorted((p for p in NORTH.rglob("*") if p.is_file()), reverse=True)):
        target = copy / path.relative_to(NORTH)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        target.chmod(0o600)
        os.utime(target, (1_000_000_000 + i, 1_000_000_000 + i))
    (copy / ".hidden").write_text("no part of it", encoding="utf-8")
    build(load(copy), tmp_path / "three.zip")
    one, two, three = ((tmp_path / f"{name}.zip").read_bytes() for name in ("one", "two", "three"))
    assert one == two == three


def elsewhere(*words: object, home: Path, cwd: Path) -> str:
    """A command as another person would type it: with an empty home, and nothing of this process."""
    ours = [str(Path(module.__path__[0]).parent) for module in (daedalus, sys.modules["daedalus_tools"])]
    env = {"PATH": os.environ.get("PATH", ""), "HOME": str(home), "USERPROFILE": str(home), "PYTHONUTF8": "1"}
    env["PYTHONPATH"] = os.pathsep.join([*ours, str(HERE.parents[1])])
    env[registry.VARIABLE] = "tests.toy.game"
    command = [sys.executable, "-m", "daedalus_tools.cli", *map(str, words)]
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_installed_elsewhere_it_plays_the_same_games(pack: Path, tmp_path: Path) -> None:
    """From its one file, in an empty home: the same seeds give the same saves, byte for byte, told again."""
    other, here = tmp_path / "other", tmp_path / "here"
    other.mkdir()
    here.mkdir()
    build(load(pack), tmp_path / "pack.zip")
    assert "installed" in elsewhere("pack", "install", tmp_path / "pack.zip", home=other, cwd=other)
    assert load(pack).name in elsewhere("pack", "list", home=other, cwd=other)
    sides = [word for side in edition(pack).sides for word in (f"--{side}", "random")]
    for name in scenarios(pack):
        words = [*sides, "--seed", 11, "--save", f"{name}.game"]
        theirs = elsewhere("play", name, *words, home=other, cwd=other)
        ours = elsewhere("play", pack / "scenarios" / f"{name}.yaml", *words, home=here, cwd=here)
        assert theirs == ours
        assert (other / f"{name}.game").read_bytes() == (here / f"{name}.game").read_bytes()
        told = elsewhere("replay", f"{name}.game", home=other, cwd=other)
        assert told.splitlines()[-1] == theirs.replace(f"Saved: {name}.game\n", "").splitlines()[-1]
    assert "removed" in elsewhere("pack", "remove", load(pack).name, home=other, cwd=other)
    assert "No pack is installed" in elsewhere("pack", "list", home=other, cwd=other)

"""`daedalus simulate`: the same games again, intervals that are right, nothing lost, and what a card changes."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from daedalus.core.errors import DaedalusError
from daedalus_tools.simulate import playing, running
from daedalus_tools.simulate.playing import Record, Setting, play
from daedalus_tools.simulate.statistics import difference, level_of_look, looks, mean, paired, share
from daedalus_tools.simulate.store import BASE, CHANGED, Store
from tests.tools.conftest import Run

MAIN = "import sys; from daedalus_tools.cli import main; sys.exit(main())"
RANDOM = {"us": "random", "jihadist": "random"}
SANCTIONS = Path(__file__).parents[2] / "cards/labyrinth/base/006-sanctions.card"
BASE_CARDS = SANCTIONS.parent
# Events that end with their card's last line: a die more there, that nobody looks at, leaves them as good as they were.
EVENTS = ("001-backlash", "016-euro-islam", "029-tony-blair", "046-sistani", "063-gaza-war", "072-opium", "097-fatwa")
IDLE_DIE = "    roll die as n\n"


def setting(**about: object) -> Setting:
    return Setting("labyrinth", "lets-roll", seats=RANDOM, **about)  # type: ignore[arg-type]


# -- statistics ---------------------------------------------------------------------------------------------------


def test_the_interval_of_a_share_holds_it_as_often_as_it_says() -> None:
    """Wilson's, at shares in the middle and near the end."""
    lot = Random(5)
    for p in (0.5, 0.1, 0.97):
        held = 0
        for _ in range(1000):
            interval = share(sum(lot.random() < p for _ in range(80)), 80)
            held += interval.low <= p <= interval.high
        assert 0.92 <= held / 1000 <= 0.98


def test_a_paired_interval_holds_nothing_as_often_as_it_says() -> None:
    """Pairs that go otherwise as often one way as the other."""
    lot = Random(6)
    held = 0
    for _ in range(1000):
        pairs = [lot.choice((1, -1)) if lot.random() < 0.3 else 0 for _ in range(60)]
        interval = paired(pairs)
        held += interval.low <= 0 <= interval.high
    assert 0.92 <= held / 1000 <= 0.985


@pytest.mark.parametrize(("pairs", "differ", "true"), [(40, 0.15, 0.0), (100, 0.06, 0.02), (200, 0.3, 0.1)])
def test_a_paired_interval_holds_the_truth_where_few_or_many_pairs_differ(
    pairs: int, differ: float, true: float
) -> None:
    lot = Random(7)
    held = 0
    for _ in range(1000):
        drawn = (lot.random() for _ in range(pairs))
        interval = paired([1 if x < (differ + true) / 2 else -1 if x < differ else 0 for x in drawn])
        held += interval.low <= true <= interval.high
    assert 0.93 <= held / 1000 <= 0.975


def test_a_paired_interval_is_that_of_the_textbooks() -> None:
    """Tango's for 12 pairs one way, 2 the other and 36 alike."""
    interval = paired([1] * 12 + [-1] * 2 + [0] * 36)
    assert (round(interval.low, 3), round(interval.high, 3)) == (0.061, 0.345)


def test_that_no_pair_ended_otherwise_proves_little_where_there_are_few() -> None:
    """One in twenty-seven could still go either way unseen."""
    interval = paired([0] * 100)
    assert interval.estimate == 0.0
    assert (round(interval.low, 3), round(interval.high, 3)) == (-0.037, 0.037)


def test_a_clear_gain_is_seen() -> None:
    interval = paired([1] * 40 + [-1] * 5 + [0] * 155)
    assert interval.low > 0.1


def test_two_shares_that_differ_much_do_not_overlap() -> None:
    assert difference(80, 100, 20, 100).low > 0.4
    assert mean([3, 3, 3]).half == 0.0


def test_who_looks_often_asks_for_more() -> None:
    """Looks at 100, 200, 400 ... pairs, each at a stricter level."""
    assert looks(1000) == [100, 200, 400, 800, 1000]
    assert level_of_look(5) == pytest.approx(0.99)


# -- games --------------------------------------------------------------------------------------------------------


def test_a_game_is_reproduced_by_its_seed() -> None:
    assert play(setting(), 7) == play(setting(), 7)
    assert play(setting(), 7) != play(setting(), 8)


def test_bots_play_whole_games_and_say_how_the_tracks_went() -> None:
    record = play(Setting("labyrinth", "awakening", seats={"us": "bot", "jihadist": "bot coherent"}), 3)
    assert record.crash == ""
    assert record.winner in ("us", "jihadist")
    assert len(record.tracks) == record.turns
    assert record.decisions == 0  # what the rules play is no answer
    assert record.events


def test_a_defect_in_one_game_is_reported_with_its_seed_and_loses_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = playing.begun

    def broken(about: Setting, seed: int) -> object:
        if seed == 3:
            raise RuntimeError("a defect")
        return begun(about, seed)

    monkeypatch.setattr(playing, "begun", broken)
    result = run("simulate", "lets-roll", "--games", 5)
    assert result.code == 1
    assert "4 games" in result.out
    assert "crashed: seed 3: RuntimeError: a defect" in result.out


def test_workers_play_the_same_games(tmp_path: Path) -> None:
    """In another order perhaps, but the same."""
    settings = {BASE: setting()}
    files = {}
    for name, player in (("one", running.here), ("two", running.by_workers(2))):
        store = Store(tmp_path / name, settings, 1, 12)
        assert running.run(store, settings, range(1, 13), player)
        files[name] = list(store.games(BASE))
        store.close()
    assert files["one"] == files["two"]
    assert len(files["one"]) == 12


# -- files --------------------------------------------------------------------------------------------------------


def test_what_is_done_is_not_played_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite"
    assert run("simulate", "lets-roll", "--games", 4, "--out", file).code == 0
    played: list[int] = []
    one = running.one

    def counted(task: running.Task) -> tuple[str, Record]:
        played.append(task[2])
        return one(task)

    monkeypatch.setattr(running, "one", counted)
    result = run("simulate", "lets-roll", "--games", 6, "--out", file, "--resume", "--json")
    assert result.code == 0
    assert played == [5, 6]
    assert json.loads(result.out)["games"] == 6


def test_a_file_of_another_simulation_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    assert run("simulate", "lets-roll", "--games", 1, "--out", file).code == 0
    assert "there is such a file already" in run("simulate", "lets-roll", "--games", 1, "--out", file).err
    other = run("simulate", "anaconda", "--games", 1, "--out", file, "--resume")
    assert (other.code, "another simulation" in other.err) == (2, True)
    noise = tmp_path / "noise.sqlite"
    noise.write_bytes(b"no table at all, but a few bytes" * 40)
    wrong = run("simulate", "lets-roll", "--games", 1, "--out", noise, "--resume")
    assert (wrong.code, "cannot be used" in wrong.err) == (2, True)


def test_killed_at_any_moment_it_loses_only_the_game_being_played(tmp_path: Path) -> None:
    """The process is killed; the file is whole, and the rest is played on top of it."""
    file = tmp_path / "games.sqlite"
    command = [sys.executable, "-c", MAIN, "simulate", "lets-roll", "--games", "300", "--out", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not _kept(file) > 3:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = _kept(file)
    assert kept > 3
    settings = {BASE: setting()}
    store = Store(file, settings, 1, 300, resume=True)
    assert running.run(store, settings, range(1, kept + 3), running.here)
    assert len(store.done(BASE)) == kept + 2
    assert next(iter(store.games(BASE)))[:3] == (1, play(setting(), 1).winner, play(setting(), 1).rule)


def _kept(file: Path) -> int:
    if not file.exists():
        return 0
    try:
        with sqlite3.connect(file) as db:
            return int(db.execute("SELECT count(*) FROM game").fetchone()[0])
    except sqlite3.Error:
        return 0


# -- comparisons --------------------------------------------------------------------------------------------------


def test_a_card_compared_with_itself_changes_exactly_nothing(run: Run) -> None:
    result = run("simulate", "lets-roll", "--games", 15, "--compare", SANCTIONS)
    assert result.code == 0
    assert "006-sanctions: US wins +0.0 % ± 0.0, 15 pairs\n" in result.out
    assert "0 of the pairs went otherwise" in result.out


def test_a_card_made_clearly_stronger_is_found(run: Run, tmp_path: Path) -> None:
    """King Abdullah wins the game for the US in a variant; 60 pairs show it, and the comparison may stop."""
    card = tmp_path / "stronger.card"
    card.write_text('card 20 "King Abdullah"\n  us, 2 ops\n  event:\n    +9 prestige\n    -9 funding\n'
                    "    for each c in muslim countries where tested: set c to good ally\n")  # fmt: skip
    result = run("simulate", "lets-roll", "--games", 400, "--compare", card, "--until-clear", "--json")
    assert result.code == 0
    comparison = json.loads(result.out)["comparison"]
    assert comparison["sides"]["us"]["low"] > 0
    assert comparison["pairs"] < 400


def test_nobody_is_asked(run: Run) -> None:
    assert "nobody is asked in a simulation" in run("simulate", "lets-roll", "--us", "human").err
    assert "there is no side 'ussr'" in run("simulate", "lets-roll", "--ussr", "random").err
    assert "--until-clear is for comparisons" in run("simulate", "lets-roll", "--until-clear").err


@pytest.mark.slow
def test_the_interval_is_right_where_games_differ_and_nothing_is_changed(tmp_path: Path) -> None:
    """Variants that only roll a die more: other games, the same odds. Of 200 comparisons 91 to 98 % hold zero."""
    cards = [tmp_path / f"{name}.card" for name in EVENTS]
    for card in cards:
        card.write_text((BASE_CARDS / card.name).read_text(encoding="utf-8") + IDLE_DIE, encoding="utf-8")
    before, after = setting(), setting(cards=tuple(map(str, cards)))
    pairs = [(play(before, seed), play(after, seed)) for seed in range(1, 40 * 200 + 1)]
    assert not any(game.crash for pair in pairs for game in pair)
    assert sum(one.fingerprint != two.fingerprint for one, two in pairs) > 4000
    held = 0
    for i in range(200):
        some = pairs[40 * i : 40 * i + 40]
        interval = paired([(two.winner == "us") - (one.winner == "us") for one, two in some])
        held += interval.low <= 0 <= interval.high
    assert 182 <= held <= 196, held


# -- pictures and clusters ------------------------------------------------------------------------------------------


def test_a_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "games.png"
    drawn = run("simulate", "lets-roll", "--games", 12, "--plot", picture)
    assert (drawn.code, drawn.out.splitlines()[-1]) == (0, f"wrote {picture}")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_one_message_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("matplotlib", "distributed"):
        monkeypatch.setitem(sys.modules, module, None)
    drawn = run("simulate", "lets-roll", "--games", 2, "--plot", "x.png")
    assert (drawn.code, "daedalus-engine[study]" in drawn.err) == (2, True)
    spread = run("simulate", "lets-roll", "--games", 2, "--scheduler", "tcp://127.0.0.1:1")
    assert (spread.code, "daedalus-engine[cluster]" in spread.err) == (2, True)


def test_a_cluster_plays_the_same_games_though_a_worker_dies(tmp_path: Path) -> None:
    """Two worker processes on this machine, one of them killed in the middle."""
    distributed = pytest.importorskip("distributed")
    from daedalus_tools.simulate.cluster import on_cluster

    settings = {BASE: setting()}
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        store = Store(tmp_path / "cluster", settings, 1, 60)
        player = on_cluster(cluster.scheduler_address)
        killed = False
        for arm, record in player([(BASE, settings[BASE], seed) for seed in range(1, 61)]):
            store.keep(arm, record)
            if not killed:
                killed = True
                os.kill(next(iter(cluster.workers.values())).process.pid, signal.SIGKILL)  # a nanny starts another
    here = [play(settings[BASE], seed) for seed in (1, 30, 60)]
    rows = {row[0]: row for row in store.games(BASE)}
    assert len(rows) == 60
    assert all(rows[one.seed][1:4] == (one.winner, one.rule, one.turns) for one in here)


def test_a_scheduler_that_is_not_there_is_one_message() -> None:
    pytest.importorskip("distributed")
    from daedalus_tools.simulate.cluster import on_cluster

    with pytest.raises(DaedalusError, match="no scheduler answers"):
        list(on_cluster("tcp://127.0.0.1:9")([(CHANGED, setting(), 1)]))


# -- languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "it", "pl", "ru"])
def test_a_report_and_a_comparison_are_said_in_the_asked_language(run: Run, language: str) -> None:
    """Every sentence, side and track; titles of cards stay, and so do the figures."""
    from daedalus.games.labyrinth.library import library
    from daedalus.kit import registry
    from daedalus_tools.i18n.strange import kept_words
    from daedalus_tools.i18n.untranslated import own_words, words

    about = ("simulate", "lets-roll", "--games", 12, "--compare", SANCTIONS)
    english, said = run(*about), run(*about, "--lang", language)
    assert (english.code, said.code) == (0, 0)
    titles = "|".join(re.escape(f"{n} {card.title}"[:34].rstrip()) for n, card in library().cards.items())
    here, there = (
        {*words(re.sub(rf"^  (?:{titles})", "", out, flags=re.MULTILINE))} for out in (said.out, english.out)
    )
    fine = {"let", "roll", "sanctions"} | kept_words(language) | own_words(registry.game("labyrinth"), language)
    assert here & there - fine == set()

    def figures(out: str) -> list[str]:
        return sorted(re.findall(r"[+-]?\d+\.\d", out))

    assert figures(said.out) == figures(english.out)

"""Eight games between people, played again by the engine: every figure agrees, or a habit of the log explains it."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest
from attrs import evolve

from tests.twilight.logs import entries as e
from tests.twilight.logs.__main__ import CLEAN, FINDINGS, WRONG_USE, main
from tests.twilight.logs.drive import NOT_PRINTED, drive
from tests.twilight.logs.quirks import QUIRKS
from tests.twilight.logs.report import Summary, summary, together
from tests.twilight.logs.rows import GAMES, files, game, written
from tests.twilight.logs.telling import Teller

ENDS = {"26": "won by ussr", "30": "won by us", "45": "won by us", "57": "won by us", "64": "won by ussr",
        "69": "won by us", "71": "won by ussr"}  # fmt: skip
SHORT = GAMES / "game-45.rows"


@functools.cache
def told(path: Path) -> Summary:
    entries = game(path)
    return summary(drive(path.name, entries), entries)


@pytest.mark.parametrize("path", files(GAMES), ids=lambda path: path.stem)
def test_a_game_is_played_to_its_end_and_all_agrees(path: Path) -> None:
    found = told(path)
    assert found.stopped == ""
    assert found.open == []
    assert found.not_reached == 0
    assert found.ended.startswith(ENDS.get(path.stem.removeprefix("game-"), ""))


def test_the_games_show_what_they_should() -> None:
    """All kinds of figures and dice, and each habit of the log at least once."""
    found = [told(path) for path in files(GAMES)]
    whole = together(found)
    assert (whole.lines, whole.agreeing, whole.explained, whole.open) == (4411, 4406, 5, 0)
    kinds = {kind for one in found for kind in one.kinds}
    assert kinds == {"influence", "points", "defcon", "military ops", "space race", "coup", "realignment", "war",
                     "trap", "card", "event", "victory"}  # fmt: skip
    assert {quirk for one in found for quirk in one.quirks} == {*QUIRKS, NOT_PRINTED}


def changed(entries: list[e.Entry], kind: type, **about: object) -> list[e.Entry]:
    """The same game with its fifth entry of a kind told otherwise."""
    at = [i for i, entry in enumerate(entries) if isinstance(entry, kind)][4]
    return [*entries[:at], evolve(entries[at], **about), *entries[at + 1 :]]


@pytest.mark.parametrize(
    ("kind", "about"),
    [(e.Influence, {"us": 9}), (e.Points, {"lead": 13}), (e.Defcon, {"level": 5}), (e.MilitaryOps, {"to": 1}),
     (e.CoupRoll, {"modifier": 3}), (e.SpaceRoll, {"needed": 1}), (e.Event, {"card": "Summit"})],
)  # fmt: skip
def test_what_is_told_otherwise_is_found(kind: type, about: dict[str, object]) -> None:
    entries = changed(game(SHORT), kind, **about)
    found = summary(drive("changed", entries), entries)
    assert found.open or found.stopped


def test_a_line_that_nobody_knows_is_a_finding() -> None:
    entries = [*game(SHORT), e.Unknown("The rest is silence")]
    assert "unknown line: The rest is silence" in summary(drive("changed", entries), entries).open


@pytest.mark.parametrize("seed", [3, 16, 35, 45])
def test_games_of_our_own_are_followed_when_told_as_a_log(seed: int) -> None:
    """Whatever random players do; with and without the optional cards."""
    entries = Teller(seed, optional=bool(seed % 2)).entries()
    found = summary(drive("own", entries), entries)
    assert found.open == []
    assert found.stopped == ""
    assert found.not_reached == 0
    assert found.total().lines > 100


@pytest.mark.parametrize("short", [1, 2, 3, 40])
def test_a_log_may_stop_anywhere(short: int) -> None:
    """Somebody gives up in the middle of a round: what is printed until then agrees."""
    entries = game(GAMES / "game-57.rows")[: -60 - short]
    found = summary(drive("cut off", entries), entries)
    assert found.open == []
    assert found.stopped == ""


def test_a_round_that_is_missing_is_one_finding() -> None:
    """A failed attempt in space is left out: our game wants a card for that round, and goes on where the log is."""
    entries = game(SHORT)
    failed = next(i for i, entry in enumerate(entries) if isinstance(entry, e.SpaceRoll) and not entry.success)
    begins = max(i for i in range(failed) if isinstance(entries[i], e.Round))
    short = [*entries[:begins], *entries[failed + 1 :]]
    found = summary(drive("changed", short), short)
    assert found.stopped == ""
    assert len(found.open) == 1
    assert "wants a card" in found.open[0]


def test_a_card_that_no_game_has_stops_only_its_own_game() -> None:
    entries = changed(game(SHORT), e.Event, card="Lonely Hearts Club Band")
    found = summary(drive("changed", entries), entries)
    assert "nothing is called" in found.stopped
    assert found.not_reached > 400


def test_a_card_that_cannot_be_in_hand_is_one_finding() -> None:
    """It is taken from where it lies, so that the rest can be compared."""
    entries = game(SHORT)
    rounds = [entry for entry in entries if isinstance(entry, e.Round)]
    at = entries.index(rounds[1])
    wrong = [*entries[:at], evolve(rounds[1], card=rounds[0].card), *entries[at + 1 :]]
    found = summary(drive("changed", wrong), wrong)
    assert any("cannot be in hand" in line for line in found.open)
    assert len(found.open) < 6


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.rows").write_text(SHORT.read_text(encoding="utf-8"), encoding="utf-8")
    assert main([str(tmp_path)]) == CLEAN
    assert "1 games: 417 compared, 417 agree, 0 explained, 0 not explained" in capsys.readouterr().out
    assert main([str(tmp_path), "--json"]) == CLEAN
    row = json.loads(capsys.readouterr().out)
    assert (row["name"], row["open"], row["stopped"]) == ("one.rows", [], "")
    (tmp_path / "one.rows").write_text(written(changed(game(SHORT), e.Points, lead=13)), encoding="utf-8")
    assert main([str(tmp_path)]) == FINDINGS
    assert main([str(tmp_path / "nowhere")]) == WRONG_USE

"""How the game shows itself: every line of whole games, the board, the figures, the end."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from daedalus.bots.random import random_policy
from daedalus.core.messages import Message
from daedalus.games.twilight import showlines
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import Twilight
from daedalus.text.log import Log, written
from daedalus.text.showing import shown
from tests.twilight.table import NUMBERS, Table


def played(scenario: str, seed: int) -> Twilight:
    session = GAME.start(GAME.scenarios.load(scenario), seed, dict.fromkeys((US, USSR), random_policy(seed)))
    session.run()
    assert isinstance(session.game, Twilight)
    return session.game


@pytest.mark.parametrize("scenario", ["standard-optional", "tournament", "chinese-civil-war", "late-war"])
def test_whole_games_are_told(scenario: str) -> None:
    for seed in range(8):
        game = played(scenario, seed)
        lines = [written(line) for line in Log(game, GAME.show).lines(game.journal)]
        assert any(line.startswith("  Round 1, USSR") for line in lines)
        assert not any("{" in line or "None" in line for line in lines)
        assert shown(GAME).why_won(game, next(e[4] for e in reversed(game.journal) if e[0] == 0))


def test_bookkeeping_is_not_told() -> None:
    game = played("standard", 1)
    lines = "\n".join(written(line) for line in Log(game, GAME.show).lines(game.journal))
    assert not any(word in lines for word in ("Phasing", "Cards to come", "Round over", "Use of card"))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["VP 0 -> 2 USSR", "VP 2 USSR -> 1 US"]),
        ("de", ["Siegpunkte 0 → 2 UdSSR", "Siegpunkte 2 UdSSR → 1 USA"]),
        ("pl", ["Punkty Zwycięstwa 0 → 2 ZSRR", "Punkty Zwycięstwa 2 ZSRR → 1 USA"]),
    ],
)
def test_victory_points_are_told_as_they_stand_on_the_track(table: Table, language: str, lines: list[str]) -> None:
    """With the side that is ahead: nobody has to know whose points are below 0."""
    game = table.game
    begin = len(game.journal)
    for points in (-2, 1):
        game.put("vp", points, f"10.{points}")
    assert [line.text for line in Log(game, GAME.show, begin, language).lines(game.journal[begin:])] == lines


def test_what_is_shown_is_declared_and_written() -> None:
    written = FluentParser().parse((GAME.locale_home("en") / "shown.ftl").read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in written if isinstance(entry, ast.Message)}
    assert keys == {said.key for said in vars(showlines).values() if isinstance(said, Message)}


def test_the_board(table: Table) -> None:
    table("Iran", us=3, ussr=1)
    table.put("vp", -3)
    lines = list(shown(GAME).board(table.game))
    assert lines[0] == (
        "Turn 1: VP 3 USSR, DEFCON 5, US military operations 0, space 0, USSR military operations 0, space 0"
    )
    assert ("Iran", "US", "US 3, USSR 1") in lines
    assert "Table of the USSR: 6 The China Card" in lines
    assert len([line for line in lines if isinstance(line, tuple)]) == 85


def test_the_figures(table: Table) -> None:
    table.controls(US, "Panama", "Haiti")
    data = GAME.show.figures(table.game)
    assert data["spaces"]["Panama"]["controlled by"] == US
    assert data["regions"]["Central America"][US] == {"stands": "domination", "points": 4, "wins": False}
    assert data["events"][str(NUMBERS["NATO"])][US] is not None
    text = list(shown(GAME).figures_text(table.game, data))
    assert "  Central America: US domination 4, USSR nothing 0" in text


@pytest.mark.parametrize(
    ("rule", "vp", "why"),
    [
        ("8.1.3", 0, "nuclear war: DEFCON 1 in the round of the other side"),
        ("11.2", 0, "the other side held a scoring card"),
        ("10.3.1", 3, "control of Europe"),
        ("10.3.1", 20, "VP 20 US"),
        ("10.3.2", -2, "VP 2 USSR"),
    ],
)
def test_why_a_side_has_won(table: Table, rule: str, vp: int, why: str) -> None:
    table.put("vp", vp)
    assert shown(GAME).why_won(table.game, rule) == why

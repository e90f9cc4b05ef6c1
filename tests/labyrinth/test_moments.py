"""Moments told when the board is settled: levels that countries come to, and what became of cells and cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from daedalus.core.decision import Option
from daedalus.core.errors import Unbounded
from daedalus.core.journal import CHANGE
from daedalus.core.session import Session
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import deploy, recruit, turn
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load, make
from daedalus.games.labyrinth.turn import step
from tests.labyrinth.lasting import put_in_force, table_with
from tests.labyrinth.sentences import carry_out
from tests.support import EMPTY_AWAKENING, Table, rule

CELL = {"governance": "poor", "alignment": "neutral", "cells": 1}
GOOD = "when c becomes good: +1 funding"


@rule("4.2.1")
@pytest.mark.parametrize("way", ["war of ideas", "polarization", "improve Morocco", "set Morocco to good ally"])
def test_a_country_becomes_good_whatever_brings_it_there(way: str) -> None:
    t = table_with(GOOD)
    t("Morocco", "fair ally")
    if way == "war of ideas":
        t.operation("us", "war of ideas", 3, ["Morocco"], [6, 1, 1, 1])  # further dice place a marker (11.1.8)
    elif way == "polarization":
        t("Morocco", awakening=3)
        t.polarization()
    else:
        carry_out(t, way)
    assert t("Morocco") == "good ally"
    assert t.funding == 6


def test_only_what_has_changed_by_then_counts() -> None:
    t = table_with(GOOD, "when c becomes fair: +2 funding")
    t("Morocco", "fair ally")
    for level in (b.GOOD, b.FAIR):
        t.game.set(t.at("Morocco"), "governance", level, "4.2.1")
    t.game.settle()
    assert t.funding == 5


def test_what_came_before_the_mark_is_not_its_business() -> None:
    t = table_with("cells in Iraq: +0")
    t("Morocco", "fair ally")
    t.game.set(t.at("Morocco"), "governance", b.GOOD, "4.2.1")
    put_in_force(t, GOOD)
    t.game.settle()
    assert t.funding == 5


def test_the_set_up_has_not_happened() -> None:
    """A mark of the scenario hears the first turn begin, and nothing of the countries that the scenario puts there."""
    setting = {**EMPTY_AWAKENING, "countries": {"Morocco": {"governance": "good", "alignment": "ally"}, "Iraq": CELL}}
    t = Table()
    t.game = new_game(make("set", "tests", setting), 1)
    put_in_force(t, GOOD, "when turn begins: +2 funding")
    before = t.funding
    step(t.game)
    assert t.get("turn") == 1
    assert t.funding == before + 2


@pytest.mark.parametrize(
    ("moment", "before", "sentence", "rolls"),
    [
        ("c becomes fair", "poor ally", "improve Iraq", []),
        ("c becomes poor", "fair ally", "worsen Iraq", []),
        ("c becomes poor", "untested", "test Iraq", [1]),
        ("c becomes neutral", "untested", "test Iraq", [1]),
        ("c becomes islamist rule", "poor neutral", "set Iraq to islamist rule", []),
        ("c becomes adversary", "poor neutral", "set Iraq to islamist rule", []),
        ("c becomes ally", "poor neutral", "shift Iraq toward ally", []),
        ("c becomes adversary", "poor neutral", "shift Iraq toward adversary", []),
        ("civil war begins in c", "fair ally", "start civil war in Iraq", []),
    ],
)
@rule("4.2.1", "4.2.3", "11.2.2")
def test_every_level_has_its_moment(moment: str, before: str, sentence: str, rolls: list[int]) -> None:
    t = table_with(f"when {moment}: set prestige to 12", "when France becomes hard: set prestige to 1")
    t("Iraq", before)
    carry_out(t, sentence, rolls=rolls)
    assert t.prestige == 12


@rule("4.3.2")
def test_a_country_that_is_named_is_meant_alone() -> None:
    t = table_with("when France becomes hard: +1 funding")
    for name in ("Germany", "France"):
        carry_out(t, f"set {name} to hard")
    assert t.funding == 6


@rule("11.2.7", "7.3.4.1")
def test_civil_war_and_regime_change_end() -> None:
    t = table_with("when civil war ends in c: +1 funding", "when regime change ends in c: +2 funding")
    t("Syria", "poor neutral", civil_war=1, militia=1)
    t("Iraq", "poor ally", regime_change="tan")
    carry_out(t, "end civil war in Syria\nremove regime change from Iraq")
    assert t.funding == 8


@rule("7.3.4")
def test_regime_change_ends_a_civil_war() -> None:
    t = table_with("when civil war ends in c: +1 funding")
    t("Syria", "islamist rule adversary", civil_war=1)
    t.run(lambda: deploy.regime_change(t.game, None, t.at("Syria"), 6), (), [1, 6, 1, 1])
    assert t.funding == 6


@rule("8.2.1")
def test_cells_recruited_are_told_one_by_one() -> None:
    t = table_with("when cell is recruited in c: +1 prestige")
    t("Iraq", "poor neutral", cells=1)
    t.run(lambda: recruit.recruit(t.game, [t.at("Iraq")] * 2), (), [1, 2])
    assert t.prestige == 9


@rule("7.4", "4.8.4")
def test_a_disrupt_and_the_cells_it_removes() -> None:
    """Told after the disrupt: the trigger may take the other cells without pulling them from under it."""
    t = table_with(
        "when c is disrupted: +1 funding", "when cell is removed from c: remove 1 cell from c", side="jihadist"
    )
    t("Iraq", "poor ally", active=4, troops=2)
    t.operation("us", "disrupt", 3, ["Iraq"])
    assert t("Iraq") == "poor ally, 2 troops, cadre"
    assert t.funding == 6


@rule("8.3.1")
def test_a_cell_travels() -> None:
    t = table_with("when cell travels from x to France: +1 funding")
    t("Iraq", "poor ally", cells=2)
    t("France", "hard")
    t.travel("Iraq", "France", rolls=[1])
    t.travel("Iraq", "Syria", rolls=[5])
    assert t.funding == 6


@rule("5.3.1", "5.3")
def test_cards_are_drawn_and_discarded() -> None:
    t = table_with("when us draws cards: +1 funding", "when k is discarded by us: -2 prestige")
    t.hand("us", [5])
    carry_out(t, "draw 2 cards")
    assert (t.funding, t.prestige) == (6, 7)
    carry_out(t, "us discards 1 random card")
    assert (t.funding, t.prestige) == (6, 5)


@rule("5.2.1")
def test_a_turn_begins() -> None:
    t = table_with("when turn begins: +1 funding")
    t.run(lambda: turn.begin_turn(t.game))
    t.game.settle()
    assert t.funding == 6


def test_a_moment_that_brings_itself_about_has_an_end() -> None:
    t = table_with("when c becomes fair: set c to poor", "when c becomes poor: set c to fair")
    t("Iraq", "good ally")
    with pytest.raises(Unbounded):
        carry_out(t, "set Iraq to fair")


def test_nobody_waiting_nothing_is_kept() -> None:
    t = table_with("when c becomes good: +1 prestige")
    t.game.end_mark("Watch", "6.2.8")
    t.game.settle()
    assert not t.game.watched
    t.game.later("cell-removed", t.at("Iraq"))
    assert not t.game.news


def replayed(answers: Sequence[Option] = ()) -> Session:
    """A game in which everything that happens to cells and levels is heard; played with these answers."""
    t = Table()
    t.game = new_game(load("lets-roll"), 7)
    put_in_force(t, *HEARD)
    session = Session(turn, t.game)
    session.replay(answers)
    return session


HEARD = (
    GOOD,
    "when c becomes poor: -1 prestige",
    "when c becomes hard: +1 prestige",
    "when cell is recruited in c: +1 prestige",
    "when cell is removed from c: place 1 cell in Iraq",
    "when cell travels from x to y: activate 1 sleeper cell in y",
    "when c is disrupted: +1 funding",
    "when turn begins: -1 funding",
)


def test_a_step_that_is_run_again_is_told_the_same() -> None:
    """Answer by answer, each step from its beginning, and then all answers at once: the same record."""
    session = replayed()
    lot = random.Random(3)
    for _ in range(120):
        if session.pending is None:
            break
        session.answer(lot.choice(session.pending.options))
    again = replayed(session.game.answers)
    assert len(session.game.answers) > 80
    assert any(entry[-1] == 901 and entry[0] == CHANGE for entry in again.game.journal)
    assert again.game.journal == session.game.journal
    assert again.game.values == session.game.values

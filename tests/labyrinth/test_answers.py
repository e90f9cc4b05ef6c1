"""Rule points of operations and of the end of turn: what a lasting event answers is what the procedure uses."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import disrupt, plots, tracks, travel, war_of_ideas
from daedalus.games.labyrinth.derived import derived
from daedalus.games.labyrinth.game import Plot
from daedalus.games.labyrinth.turn import expenditures
from tests.labyrinth.lasting import table_with
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule


@rule("4.1.1")
def test_an_event_joins_countries() -> None:
    """Both ways, for travel, for sentences and for distances; the country itself is no neighbour of its own."""
    t = table_with("Iraq is adjacent to Egypt: yes")
    g, iraq, egypt = t.game, t.at("Iraq"), t.at("Egypt")
    assert egypt in g.adjacent(iraq)
    assert iraq in g.adjacent(egypt)
    assert len(g.adjacent(iraq)) == len(iraq.neighbours) + 1
    assert g.distance(egypt, iraq) == 1
    assert travel.is_automatic(g, iraq, egypt)
    carry_out(
        t, "if Egypt is adjacent to Iraq: +1 funding\nif any country adjacent to Iraq where it = Egypt: +1 funding"
    )
    assert t.funding == 7
    g.end_mark("Watch", "6.2.8")
    assert egypt not in g.adjacent(iraq)


@rule("4.1.1")
def test_everything_may_be_adjacent_but_to_itself() -> None:
    t = table_with("x is adjacent to y: yes")
    iraq = t.at("Iraq")
    assert {c.name for c in t.game.adjacent(iraq)} == set(t.game.at) - {"Iraq"}


@rule("4.1.1")
def test_a_link_that_hangs_on_the_position_comes_and_goes() -> None:
    t = table_with("Iraq is adjacent to x: yes when troops in x > 0")
    g, iraq, egypt = t.game, t.at("Iraq"), t.at("Egypt")
    for troops in (0, 2, 0):
        g.set(egypt, "troops", troops, "7.3.1")
        assert (egypt in g.adjacent(iraq)) == (troops > 0)
        assert (iraq in g.adjacent(egypt)) == (troops > 0)


@rule("7.1.1")
@pytest.mark.parametrize(
    ("line", "operation"),
    [
        ("cost of disrupt in Iraq: 1", "disrupt"),
        ("cost of alert: 1", "alert"),
        ("cost of regime change: 1", "regime change"),
    ],
)
def test_an_operation_costs_what_is_said(line: str, operation: str) -> None:
    for answer, least in (("cells in Egypt: +0", 3), (line, 1)):
        t = table_with(answer)
        t("Iraq", "poor ally", cells=1, troops=2, plots=["1"])
        t("Syria", "islamist rule adversary")
        assert next(n for n in (1, 2, 3) if operation in t.possible("us", n)) == least


@rule("7.1.1")
def test_a_war_of_ideas_costs_what_is_said() -> None:
    t = table_with("cost of war of ideas in Iraq: 1", "cost of war of ideas in Jordan: +1")
    for name in ("Iraq", "Egypt", "Jordan"):
        t(name, "fair neutral" if name == "Jordan" else "poor neutral")
    for ops, able in ((1, {"Iraq"}), (2, {"Iraq"}), (3, {"Iraq", "Egypt", "Jordan"})):
        assert {c.name for c in war_of_ideas.targets(t.game, ops)} & {"Iraq", "Egypt", "Jordan"} == able


@rule("7.3.2", "7.3.5", "7.6.2")
def test_an_operation_may_cost_more() -> None:
    t = table_with(
        "cost of deploy to Iraq: +1", "cost of deploy home: 3", "cost of withdraw: 3", "cost of reassessment: 2"
    )
    t("Iraq", "fair ally")
    assert "deploy" not in t.possible("us", 2)
    assert "deploy" in t.possible("us", 3)
    t("Iraq", "poor ally", troops=2, regime_change="tan")
    t.us_posture = "soft"
    assert "withdraw" not in t.possible("us", 2)
    t.hand("us", [card := next(n for n, c in t.game.library.cards.items() if c.ops == 2)])
    assert "reassessment" in t.ways(next(n for n, c in t.game.library.cards.items() if c.ops == 2 and n != card), "us")


@rule("7.3.2", "7.3.5")
def test_troops_whose_way_home_is_dear_can_go_elsewhere_or_withdraw() -> None:
    t = table_with("cost of deploy home: 3", "cost of withdraw: 1")
    t("Jordan", "good ally", troops=15)
    assert "deploy" not in t.possible("us", 1)
    t("Morocco", "good ally")
    t.operation("us", "deploy", 1, [4])
    assert t("Morocco") == "good ally, 4 troops"
    t("Iraq", "poor neutral", regime_change="tan", troops=1)
    t.us_posture = "soft"
    t.operation("us", "withdraw", 1, ["track"])
    assert t.at("Iraq").troops == 0


@rule("4.9.5")
def test_a_cheap_war_of_ideas_is_cheap_after_a_test_too() -> None:
    t = table_with("cost of war of ideas in c: 1")
    t.operation("us", "war of ideas", 1, ["Iraq"], [1, 6])
    assert t("Iraq") == "poor ally"


@rule("4.9.2")
def test_the_modifier_of_a_war_of_ideas() -> None:
    t = table_with("war of ideas modifier in Iraq: +2")
    t("Iraq", "poor neutral")
    before = war_of_ideas.modifier(t.game, t.at("Jordan"))
    assert war_of_ideas.modifier(t.game, t.at("Iraq")) == before + 2
    assert derived(t.game)["countries"]["Iraq"]["war of ideas"]["parts"]["events"] == 2
    assert "events" not in derived(t.game)["countries"]["Jordan"]["war of ideas"]["parts"]


@rule("7.4.4")
def test_what_a_disrupt_brings() -> None:
    t = table_with("prestige for disrupt in Iraq: 3", "cells disrupted in Iraq: 3")
    t("Iraq", "poor ally", active=3, troops=2)
    t.run(lambda: disrupt.disrupt(t.game, t.at("Iraq")))
    assert (t.prestige, t("Iraq")) == (10, "poor ally, 2 troops, cadre")


@rule("8.5.2", "8.5.6")
def test_the_figures_of_a_plot() -> None:
    t = table_with("plot number in Iraq: 1", "dice of p in Iraq: +1", "funding for p in Iraq: 3")
    t("Iraq", "poor ally", active=2, aid=3)
    t.run(lambda: plots.plot(t.game, t.at("Iraq"), 2, 0, 1), (), [1, 2])
    assert t("Iraq").endswith("plot 1")
    t.run(lambda: plots.resolve(t.game, t.at("Iraq"), Plot("1")), (), [1, 1])
    assert (t.funding, t.at("Iraq").aid) == (8, 1)


@rule("5.2.5")
@pytest.mark.parametrize(
    ("line", "prestige"),
    [
        ("cells in Egypt: +0", 7),
        ("prestige lost at the end of turn: -2", 5),
        ("prestige lost at the end of turn: 0", 8),
        ("prestige won at the end of turn: 2", 8),
        ("further prestige change at the end of turn: -2", 5),
    ],
)
def test_prestige_at_the_end_of_turn(line: str, prestige: int) -> None:
    t = table_with(line)
    t("Syria", "islamist rule adversary")
    t.world("hard", 3)
    t.run(lambda: expenditures(t.game))
    assert t.prestige == prestige


@rule("5.2.8")
def test_cards_dealt() -> None:
    t = table_with("cards dealt to us: +1", "cards dealt to jihadist: 0")
    before = Table()
    assert tracks.hand_size(t.game, "us") == tracks.hand_size(before.game, "us") + 1
    assert tracks.hand_size(t.game, "jihadist") == 0

"""11 tournament play, 12 the Chinese Civil War, the Late War scenario and the designers' optional rules."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.errors import DaedalusError
from daedalus.games.twilight import civil_war, realign, rounds, setup, victory, wars
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.cardplay import ways
from daedalus.games.twilight.definition import GAME
from tests.twilight.table import NUMBERS, Table, rule

SCENARIOS = GAME.scenarios.known()


# -- all of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_played_to_its_end(name: str) -> None:
    scenario = GAME.scenarios.load(name)
    assert list(GAME.wrong(scenario, GAME.cards.library)) == []
    for seed in range(3):
        session = GAME.start(scenario, seed, dict.fromkeys((US, USSR), random_policy(seed)))
        assert session.run() is None
        assert session.game.winner


def test_the_schema_knows_the_map_and_the_rules() -> None:
    schema = json.loads(GAME.scenarios.schema_file.read_text(encoding="utf-8"))["properties"]
    assert schema["spaces"]["propertyNames"]["enum"] == list(GAME.board.schema.spaces)
    tracks = {name for name, f in GAME.board.schema.globals.items() if f.kind in ("count", "choice", "flag")}
    assert set(schema["tracks"]["properties"]) == tracks
    used = {r for name in SCENARIOS for r in GAME.scenarios.load(name).data.get("rules", [])}
    assert used == set(schema["rules"]["items"]["enum"])


@pytest.mark.parametrize(
    "wrong", [{"rules": ["no such rule"]}, {"spaces": {"Atlantis": {}}}, {"extra influence": {"us": -1}}]
)
def test_a_scenario_that_says_nonsense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(DaedalusError):
        GAME.scenarios.check({"name": "Wrong", "game": "twilight", **wrong}, "wrong.yaml")


# -- 11 ---------------------------------------------------------------------------------------------------


@rule("11.1", "11.2", "4.5.F")
@pytest.mark.parametrize("side", [US, USSR])
def test_who_holds_a_scoring_card_has_lost(side: str) -> None:
    table = Table("tournament")
    table.hand(side, "Asia Scoring")
    table.put("phase", "end of turn")
    for track in ("us military ops", "ussr military ops"):
        table.put(track, 5)
    assert table.ends(table.step) == ({US: USSR, USSR: US}[side], "11.2")


@rule("11.1", "4.5.F")
def test_held_cards_are_shown_only_in_tournaments() -> None:
    for scenario, shown in (("tournament", True), ("standard", False)):
        table = Table(scenario)
        table.hand(US, "Containment")
        table.put("phase", "end of turn")
        table.step()
        assert ("held-shown" in table.revealed()) is shown


Bids = dict[str, tuple[str, int]]


@rule("11.4")
@pytest.mark.parametrize(
    ("bids", "result"),
    [
        ({US: (US, 3), USSR: (USSR, 1)}, (US, 3, False)),  # both have what they want
        ({US: (USSR, 3), USSR: (USSR, 1)}, (US, 3, True)),
        ({US: (USSR, 1), USSR: (USSR, 2)}, (USSR, 2, True)),
        ({US: (US, 2), USSR: (US, 2)}, (USSR, 2, True)),  # by lot
    ],
)
def test_bids(bids: Bids, result: tuple[str, int, bool]) -> None:
    lot: Callable[[], str] = lambda: USSR  # noqa: E731
    assert setup.settled(bids, lot) == result


@rule("11.4")
def test_who_loses_the_bid_gets_it_in_influence() -> None:
    """Both want the USSR; the seat of the US bids more, so the players change seats and the US gets 2."""
    table = Table("tournament")
    table.answers(USSR, 2, USSR, 1)
    assert setup.extra_influence(table.game) == {US: 2}
    assert "seats-change" in table.told()
    assert table.revealed() == ["bid-shown"] * 2


@rule("11.4.1")
def test_extra_influence_goes_where_there_is_some_and_not_far_beyond_control(table: Table) -> None:
    """The rulebook's country of stability 3 with 3 US and 1 USSR: it takes up to 6."""
    table("East Germany", us=3, ussr=1)
    table("Iran", us=1)
    table.answers(*["East Germany"] * 3)
    setup.place_extra(table.game, US, 4)
    assert table("East Germany") == (6, 1)
    assert table("Iran") == (2, 0)
    assert table.asked[0][1] == ("East Germany", "Iran")


def test_a_handicap() -> None:
    game = GAME.new_game(GAME.scenarios.load("handicap"), 1)
    game.policies = dict.fromkeys((US, USSR), random_policy(1))
    GAME.step(game)
    assert sum(c.us_influence for c in game.spaces) == 27


# -- 12 ---------------------------------------------------------------------------------------------------


def in_china() -> Table:
    """The variant, with the card where its set-up puts it."""
    table = Table("chinese-civil-war")
    table.put("table", table.get("table of ussr"))
    table.put("table of ussr", ())
    return table


@rule("12.1", "12.3")
def test_nobody_has_the_card_at_first() -> None:
    game = GAME.new_game(GAME.scenarios.load("chinese-civil-war"), 1)
    game.policies = dict.fromkeys((US, USSR), random_policy(1))
    GAME.step(game)
    assert game.get("table") == (NUMBERS["The China Card"],)
    assert game.get("table of ussr") == game.get("table of us") == ()


@rule("12.1", "12.2", "12.3", "6.1.4")
def test_three_points_bring_the_card() -> None:
    table = in_china()
    table.answers(*[civil_war.BOX] * 3)
    table.operations(USSR, 3, "influence")
    assert table.get("table of ussr") == (NUMBERS["The China Card"],)
    assert table.get("face down") == ()
    table.answers("Poland")
    table.operations(USSR, 1, "influence")  # the box is not offered any more
    assert civil_war.BOX not in table.asked[-1][1]


@rule("12.1")
def test_the_us_may_not_act_there() -> None:
    table = in_china()
    table.answers("Canada")
    table.operations(US, 1, "influence")
    assert civil_war.BOX not in table.asked[-1][1]


@rule("12.2")
def test_no_point_for_a_card_that_is_nobodys() -> None:
    table = in_china()
    assert table.ends(lambda: victory.final_scoring(table.game)) == ("", "10.3.2")


@rule("12.4", "12.4.1", "12.4.3")
@pytest.mark.parametrize(
    ("title", "side", "bound"),
    [
        ("Red Scare/Purge", USSR, True),
        ("Red Scare/Purge", US, False),
        ("Cultural Revolution", USSR, True),
        ("Formosan Resolution", US, True),
        ("Ussuri River Skirmish", US, True),
        ("Nixon Plays the China Card", US, True),
        ("Duck and Cover", US, False),
    ],
)
def test_events_that_wait_for_the_war_in_china(title: str, side: str, bound: bool) -> None:
    table = in_china()
    card = table.game.card(NUMBERS[title])
    assert ("event" in ways(table.game, side, card)) is not bound
    assert "operations" in ways(table.game, side, card)
    table.put("chinese civil war", 3)
    assert "event" in ways(table.game, side, card)


@rule("12.4.2")
def test_korea_is_harder_while_the_war_in_china_goes_on() -> None:
    table = in_china()
    assert wars.modifier(table.game, USSR, table.at("South Korea")) == -1
    table.put("chinese civil war", 3)
    assert wars.modifier(table.game, USSR, table.at("South Korea")) == 0


# -- the Late War -----------------------------------------------------------------------------------------


def test_the_late_war_begins_in_turn_eight() -> None:
    game = GAME.new_game(GAME.scenarios.load("late-war"), 1)
    game.policies = dict.fromkeys((US, USSR), random_policy(1))
    GAME.step(game)
    assert [game.get(n) for n in ("turn", "defcon", "vp", "us space", "ussr space")] == [8, 4, 4, 6, 4]
    assert len(game.hand(US)) == len(game.hand(USSR)) == 9
    assert game.get("cards to come") == ()
    assert game.at["West Germany"].us_influence == 5
    assert game.at["Canada"].us_influence == 0
    assert sum(c.controller == US for c in game.spaces) == 31
    assert sum(c.controller == USSR for c in game.spaces) == 19
    assert game.in_effect("NATO")
    assert not any(game.card(n).remove != "never" and "early war" in game.card(n).symbols for n in game.hand(US))


@pytest.mark.parametrize(("vp", "winner"), [(19, USSR), (20, US), (1, USSR), (-3, USSR)])
def test_the_us_needs_twenty_in_the_late_war(vp: int, winner: str) -> None:
    table = Table("late-war")
    table.put("vp", vp)
    assert table.ends(lambda: victory.by_points(table.game, "10.3.2")) == (winner, "10.3.2")


# -- optional rules ---------------------------------------------------------------------------------------


def test_realignment_everywhere() -> None:
    for scenario, count in (("realignment-everywhere", 1), ("standard", 0)):
        table = Table(scenario)
        table.put("defcon", 2)
        table("France", us=1)
        assert len(realign.targets(table.game, USSR)) == count


def test_safe_realignment() -> None:
    for scenario, left in (("safe-realignment", 1), ("standard", 0)):
        table = Table(scenario)
        table("Iran", us=1, ussr=1)
        table.rolls(1, 6)
        realign.roll(table.game, US, table.at("Iran"))
        assert table("Iran") == (left, 1)


def test_influence_and_realignment_with_one_card() -> None:
    table = Table("mixed-operations")
    table("Cuba", ussr=3)
    table("Haiti", us=1, ussr=1)
    table.hand(US, "Duck and Cover", "NATO")
    table.rolls(6, 1)
    table.round(US, "Duck and Cover", "operations", "realignment", "Cuba", "influence", "Haiti", "Haiti")
    assert table("Cuba") == (0, 0)
    assert table("Haiti") == (3, 1)
    after = [options for key, options in table.asked if key in ("influence-in", "realign-in")][1:]
    assert all("Cuba" not in options for options in after)


def test_a_card_into_space_without_rolling() -> None:
    table = Table("space-without-rolling")
    table.hand(US, "Duck and Cover", "NATO")
    table.round(US, "Duck and Cover", "space race", "no")
    assert table.dice() == []
    assert table.get("us space cards") == 1


def test_more_rounds_than_usual_are_optional() -> None:
    table = Table(turn=4)
    table.put("us space", 8)
    table.hand(US, "Containment")
    table.round(US, "pass", number=8)
    assert table.get("phase") == "end of turn"
    assert rounds.of(table.game, USSR) == 7

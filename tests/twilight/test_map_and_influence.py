"""2.1 the map, 6.1 influence: the rulebook's own examples and every numbered rule."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import influence
from daedalus.games.twilight.board import REGIONS, US, USSR
from daedalus.games.twilight.definition import GAME
from tests.twilight.table import Table, rule


@rule("2.1.1", "2.1.3", "2.1.4")
def test_the_map(table: Table) -> None:
    countries = table.game.countries
    assert len(countries) == 84
    sizes = {"Europe": 21, "Asia": 15, "Middle East": 10, "Africa": 18, "Central America": 10, "South America": 10}
    assert {region: sum(c.region == region for c in countries) for region in REGIONS} == sizes
    battlegrounds = {region: sum(c.battleground for c in countries if c.region == region) for region in REGIONS}
    assert battlegrounds == dict(zip(REGIONS, (5, 6, 6, 5, 3, 4), strict=True))
    assert {c.name for c in countries if {"Western Europe", "Eastern Europe"} <= c.regions} == {"Austria", "Finland"}
    assert {c.stability for c in countries} == {1, 2, 3, 4, 5}


@rule("2.1.2")
def test_a_region_has_its_parts(table: Table) -> None:
    assert set(table.game.within("Southeast Asia")) < set(table.game.within("Asia"))
    assert set(table.game.within("Western Europe")) | set(table.game.within("Eastern Europe")) == set(
        table.game.within("Europe")
    )


@rule("2.1.6")
def test_lines_go_both_ways_and_over_regions(table: Table) -> None:
    near = {c.name: {d.name for d in table.game.adjacent(c)} for c in table.game.countries}
    assert all(a in near[b] for a, names in near.items() for b in names)
    assert sum(map(len, near.values())) == 2 * 112
    assert "Algeria" in near["France"]
    assert {c.name for c in table.game.countries if c.superpower == US} == {"Canada", "Mexico", "Cuba", "Japan"}
    by_ussr = {"Finland", "Poland", "Romania", "Afghanistan", "North Korea"}
    assert {c.name for c in table.game.countries if c.superpower == USSR} == by_ussr


@rule("2.1.8")
def test_printed_influence() -> None:
    game = GAME.new_game(GAME.scenarios.load("standard"), 1)
    assert sum(c.us_influence for c in game.spaces) == 18
    assert sum(c.ussr_influence for c in game.spaces) == 9
    assert game.at["UK"].us_influence == 5


@rule("2.1.7")
@pytest.mark.parametrize(
    ("us", "ussr", "controller"),
    [(4, 0, US), (3, 0, ""), (5, 1, US), (4, 1, ""), (0, 4, USSR), (2, 6, USSR), (0, 0, "")],
)
def test_control_of_israel(table: Table, us: int, ussr: int, controller: str) -> None:
    """Stability 4: as much influence, and as much more than the other side."""
    table("Israel", us, ussr)
    assert table.at("Israel").controller == controller


@rule("6.1.2")
def test_the_price_falls_with_control(table: Table) -> None:
    """The rulebook's Turkey: 2 US; the first point of four costs 2, the next two 1 each."""
    table("Turkey", us=2)
    table("Bulgaria", ussr=1)
    table.answers("Turkey", "Turkey", "Turkey")
    table.operations(USSR, 4, "influence")
    assert table("Turkey") == (2, 3)


@rule("6.1.2")
def test_one_point_does_not_buy_against_control(table: Table) -> None:
    table("Turkey", us=2)
    table("Bulgaria", ussr=1)
    table.answers("Bulgaria")
    table.operations(USSR, 1, "influence")
    assert "Turkey" not in table.asked[0][1]
    assert table("Bulgaria") == (0, 2)


@rule("6.1.1", "6.1.3")
def test_reach_is_as_the_round_began(table: Table) -> None:
    """The rulebook's Panama and South Korea: Costa Rica and Colombia, but not Nicaragua behind them."""
    table("Panama", us=1)
    table("South Korea", us=1)
    influence.begin_round(table.game)
    table.answers("Costa Rica", "Colombia", "South Korea")
    table.operations(US, 3, "influence")
    assert table("Costa Rica") == table("Colombia") == (1, 0)
    assert table("South Korea") == (2, 0)
    assert all("Nicaragua" not in options for _, options in table.asked)


@rule("6.1.4")
def test_next_to_the_own_superpower_always(table: Table) -> None:
    assert {c.name for c in influence.reach(table.game, US)} == {"Canada", "Mexico", "Cuba", "Japan"}


def test_removing_takes_what_there_is(table: Table) -> None:
    table("Iran", us=1, ussr=3)
    assert influence.remove(table.game, US, table.at("Iran"), 5, "6.2.2") == 1
    assert influence.remove(table.game, US, table.at("Iran"), 5, "6.2.2") == 0
    assert table("Iran") == (0, 3)

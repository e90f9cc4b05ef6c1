"""6.2 realignment, 6.3 coups, 7.6 wars, 8 DEFCON and military operations."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import coup, defcon, military, realign, victory, wars
from daedalus.games.twilight.board import US, USSR
from tests.twilight.table import Table, rule


def names(countries: list[object]) -> set[str]:
    return {str(c) for c in countries}


# -- 6.2 realignment --------------------------------------------------------------------------------------


@rule("6.2.1", "6.2.2")
def test_the_rulebooks_north_korea(table: Table) -> None:
    """US 5 against USSR 2 and two modifiers: one point goes."""
    table("North Korea", ussr=3)
    table.rolls(5, 2)
    table.operations(US, 1, "realignment")
    assert table("North Korea") == (0, 2)


@rule("6.2.2", "2.1.5")
def test_modifiers(table: Table) -> None:
    """Controlled neighbours, more influence, the own superpower next to it."""
    table("Cuba", us=1, ussr=2)
    table.controls(US, "Haiti", "Nicaragua")
    assert realign.modifier(table.game, US, table.at("Cuba")) == 3
    assert realign.modifier(table.game, USSR, table.at("Cuba")) == 1


@rule("6.2.2", "6.2.3")
def test_the_lower_die_loses_and_nobody_gains(table: Table) -> None:
    table("Iran", us=1, ussr=1)
    table.rolls(1, 6)
    realign.roll(table.game, US, table.at("Iran"))
    assert table("Iran") == (0, 1)
    table.rolls(3, 2)
    realign.roll(table.game, US, table.at("Iran"))  # 3 against 2, which has one more: a tie
    assert table("Iran") == (0, 1)


@rule("6.2.1")
def test_the_same_target_again_after_the_roll(table: Table) -> None:
    table("Chile", ussr=4)
    table("Peru", ussr=1)
    table.answers("Chile", "Chile")
    table.rolls(3, 1, 6, 1, 6, 1)
    table.operations(US, 3, "realignment")  # the third has one target left and is not asked for
    assert table("Chile") == (0, 0)
    assert [options for key, options in table.asked] == [("Peru", "Chile")] * 2


@rule("6.2.1")
def test_no_target_without_the_other_sides_influence(table: Table) -> None:
    table("Chile", us=2)
    assert realign.targets(table.game, US) == []


# -- 6.3 coups --------------------------------------------------------------------------------------------


@rule("6.3.1", "6.3.2", "6.3.3", "6.3.4", "8.1.4")
def test_the_rulebooks_mexico(table: Table) -> None:
    """Three operations and a die of 4 against twice 2: two Soviet points go, one US point comes."""
    table("Mexico", ussr=2)
    table.rolls(4)
    table.operations(US, 3, "coup")
    assert table("Mexico") == (1, 0)
    assert table.get("us military ops") == 3
    assert table.get("defcon") == 4


@rule("6.3.2")
def test_equal_to_twice_the_stability_fails(table: Table) -> None:
    table("Mexico", ussr=2)
    table.rolls(2)
    table.operations(US, 2, "coup")
    assert table("Mexico") == (0, 2)
    assert table.get("defcon") == 4


@rule("6.3.4", "2.1.4")
def test_only_battlegrounds_lower_defcon(table: Table) -> None:
    table("Colombia", ussr=1)
    table.rolls(6)
    table.operations(US, 2, "coup")
    assert table.get("defcon") == 5
    assert table("Colombia") == (5, 0)


@rule("6.3.5", "8.2.2", "8.2.5")
def test_a_free_coup(table: Table) -> None:
    """It goes where DEFCON forbids, is no military operation, and lowers DEFCON in a battleground."""
    table.put("defcon", 3)
    table("France", us=1)
    assert coup.targets(table.game, USSR) == []
    assert names(coup.targets(table.game, USSR, free=True)) == {"France"}
    table.phasing(USSR)
    table.rolls(6)
    coup.attempt(table.game, USSR, table.at("France"), 2, free=True)
    assert table.get("ussr military ops") == 0
    assert table.get("defcon") == 2
    assert table("France") == (0, 1)


# -- 8.1 DEFCON -------------------------------------------------------------------------------------------


@rule("8.1.5")
@pytest.mark.parametrize(
    ("level", "open_"),
    [
        (5, {"France", "Japan", "Iran", "Chile"}),
        (4, {"Japan", "Iran", "Chile"}),
        (3, {"Iran", "Chile"}),
        (2, {"Chile"}),
    ],
)
def test_regions_close(table: Table, level: int, open_: set[str]) -> None:
    table.put("defcon", level)
    for name in ("France", "Japan", "Iran", "Chile"):
        table(name, us=1)
    assert names(coup.targets(table.game, USSR)) == names(realign.targets(table.game, USSR)) == open_


@rule("8.1.1", "8.1.2", "8.1.7")
def test_defcon_never_rises_above_five(table: Table) -> None:
    assert table.get("defcon") == 5
    defcon.change(table.game, -1, "8.1.7")
    assert table.get("defcon") == 4
    defcon.change(table.game, 2, "8.1.7")
    assert table.get("defcon") == 5


@rule("8.1.3", "10.3.1")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_the_phasing_side_loses_at_one(table: Table, phasing: str) -> None:
    """Whoever has made the choice."""
    table.put("defcon", 2)
    table.phasing(phasing)
    table.game.context = table.game.context._replace(side=US)
    winner, by = table.ends(lambda: defcon.change(table.game, -1, "8.1.7"))
    assert (winner, by) == ({US: USSR, USSR: US}[phasing], "8.1.3")


@rule("8.1.6", "4.5.A")
def test_defcon_improves_with_a_new_turn(table: Table) -> None:
    from daedalus.games.twilight.turn import begin_turn

    table.put("defcon", 2)
    begin_turn(table.game, 2)
    assert table.get("defcon") == 3
    table.put("defcon", 5)
    begin_turn(table.game, 3)
    assert table.get("defcon") == 5


# -- 8.2 military operations ------------------------------------------------------------------------------


@rule("8.2.1", "10.1.4", "4.5.E")
def test_the_rulebooks_two_of_four(table: Table) -> None:
    table.put("defcon", 4)
    table.put("us military ops", 2)
    table.put("ussr military ops", 4)
    military.check(table.game)
    assert table.get("vp") == -2
    assert table.get("us military ops") == table.get("ussr military ops") == 0


@rule("8.2.1")
def test_both_pay(table: Table) -> None:
    table.put("defcon", 3)
    table.put("us military ops", 2)
    military.check(table.game)
    assert table.get("vp") == 2
    assert table.told().count("military-check") == 2


@rule("8.2.3")
def test_the_track_ends_at_five(table: Table) -> None:
    military.add(table.game, US, 3, "8.2.3")
    military.add(table.game, US, 4, "8.2.3")
    assert table.get("us military ops") == 5


@rule("8.2.2")
def test_realignment_is_no_military_operation(table: Table) -> None:
    table("Chile", ussr=1)
    table.rolls(1, 1)
    table.operations(US, 1, "realignment")
    assert table.get("us military ops") == 0


@rule("10.3.1")
def test_twenty_by_the_military_check_with_a_scoring_card_in_hand_loses(table: Table) -> None:
    table.put("vp", 19)
    table.put("us military ops", 5)
    table.hand(US, "Asia Scoring")
    military.check(table.game)
    assert table.ends(lambda: victory.check_after_military(table.game)) == (USSR, "10.3.1")


@rule("10.3.1")
def test_twenty_by_the_military_check_wins(table: Table) -> None:
    table.put("vp", 19)
    table.put("us military ops", 5)
    table.hand(US, "Containment")
    military.check(table.game)
    assert table.ends(lambda: victory.check_after_military(table.game)) == (US, "10.3.1")


# -- 7.6 wars ---------------------------------------------------------------------------------------------


@rule("7.6", "8.2.3")
def test_a_war_takes_over_influence(table: Table) -> None:
    table("South Korea", us=2)
    table.rolls(4)
    assert wars.fight(table.game, USSR, table.at("South Korea"), needed=4, points=2, military_ops=2)
    assert table("South Korea") == (0, 2)
    assert table.get("vp") == -2
    assert table.get("ussr military ops") == 2


@rule("7.6", "2.1.5")
def test_neighbours_and_the_superpower_count_against_it(table: Table) -> None:
    """Mexico lies next to the US: one less even without a controlled neighbour."""
    table.controls(US, "Guatemala")
    table.rolls(4)
    assert not wars.fight(table.game, USSR, table.at("Mexico"), needed=3, points=1, military_ops=3)
    assert table.get("vp") == 0
    assert table.get("ussr military ops") == 3


@rule("7.6")
def test_a_war_without_influence_pays_all_the_same(table: Table) -> None:
    table.rolls(6)
    wars.fight(table.game, US, table.at("Iran"), needed=4, points=2, military_ops=2)
    assert table.get("vp") == 2
    assert table("Iran") == (0, 0)

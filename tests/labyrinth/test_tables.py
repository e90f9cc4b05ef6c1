"""4.9 Tables: rolls for governance, posture, Prestige and War of Ideas, and the tests of unmarked countries."""

from __future__ import annotations

import pytest

from daedalus.core.journal import ROLL
from daedalus.games.labyrinth import testing
from daedalus.games.labyrinth.board import ALLY, NEUTRAL
from daedalus.games.labyrinth.tables import tables
from daedalus.games.labyrinth.war_of_ideas import modifiers
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule

IRAN_CARD = 104
DICE = range(1, 7)


@rule("4.9.1")
def test_there_are_tables_for_governance_posture_prestige_and_war_of_ideas() -> None:
    assert list(tables()["rolls"]) == ["governance", "posture", "prestige", "war of ideas"]


@rule("4.9.1")
@pytest.mark.parametrize("name", ["governance", "posture", "prestige", "war of ideas"])
def test_each_modified_die_falls_on_exactly_one_line_of_its_table(name: str) -> None:
    rows = tables()["rolls"][name]["results"]
    for die in range(-10, 20):
        assert sum(row.get("from", die) <= die <= row.get("to", die) for row in rows) == 1


# -- 4.9.2 ------------------------------------------------------------------------------------------


@rule("4.9.2", "7.2.2.1")
@pytest.mark.parametrize("die", DICE)
def test_war_of_ideas_in_a_muslim_country_needs_a_five(board: Table, die: int) -> None:
    """Medium Prestige, no penalty, no aid: nothing is added."""
    board.prestige = 5
    board("Egypt", "fair neutral")
    board.operation("us", "war of ideas", 2, ["Egypt"], rolls=[die])
    expected = {4: "fair neutral, 1 aid", 5: "fair ally", 6: "fair ally"}
    assert board("Egypt") == expected.get(die, "fair neutral")


@rule("4.9.2")
@pytest.mark.parametrize(("prestige", "modifier"), [(1, -1), (3, -1), (4, 0), (6, 0), (7, 1), (9, 1), (10, 2), (12, 2)])
def test_prestige_modifies_the_war_of_ideas(board: Table, prestige: int, modifier: int) -> None:
    board("Egypt", "fair neutral")
    board.prestige = prestige
    assert dict(modifiers(board.game, board.at("Egypt"))).get("prestige", 0) == modifier
    for die in DICE:
        board("Egypt", "fair neutral", aid=0)
        board.operation("us", "war of ideas", 2, ["Egypt"], rolls=[die])
        assert (board("Egypt") == "fair ally") == (die + modifier >= 5)


@rule("4.9.2")
def test_going_for_good_aid_penalty_and_a_good_ally_next_door_modify_the_war_of_ideas(board: Table) -> None:
    """Fair Ally -1, two aid +2, penalty 2, one or more adjacent Good Allies +1."""
    board.prestige = 5
    board.us_posture = "soft"
    board.world("hard", 2)
    board("Jordan", "fair ally", aid=2)
    board("Saudi Arabia", "good ally")
    board("Iraq", "good ally")
    board("Syria", "good neutral")
    assert modifiers(board.game, board.at("Jordan")) == [
        ("fair ally", -1),
        ("GWOT penalty", -2),
        ("aid", 2),
        ("adjacent good ally", 1),
    ]
    board.operation("us", "war of ideas", 2, ["Jordan"], rolls=[5])
    assert board("Jordan") == "good ally"


@rule("4.9.2", "7.2.1.2")
def test_modifiers_can_put_success_out_of_reach(board: Table) -> None:
    board.prestige = 1
    board.us_posture = "soft"
    board.world("hard", 3)
    board("Egypt", "fair ally")
    board.operation("us", "war of ideas", 2, ["Egypt"], rolls=[6])
    assert board("Egypt") == "fair ally"


@rule("4.9.2", "4.9.3", "7.2.3")
@pytest.mark.parametrize("die", DICE)
def test_war_of_ideas_elsewhere_uses_the_posture_table_without_those_modifiers(board: Table, die: int) -> None:
    board.prestige = 12
    board("Germany", "soft")
    board.operation("us", "war of ideas", 1, ["Germany"], rolls=[die])
    assert board("Germany") == ("hard" if die >= 5 else "soft")


# -- 4.9.3 ------------------------------------------------------------------------------------------


@rule("4.9.3")
@pytest.mark.parametrize("die", DICE)
def test_a_governance_roll_gives_poor_up_to_four_and_fair_above(board: Table, die: int) -> None:
    board.run(lambda: testing.roll_governance(board.game, board.at("Egypt"), NEUTRAL, "4.9.3"), rolls=[die])
    assert board("Egypt") == ("fair neutral" if die >= 5 else "poor neutral")


@rule("4.9.3")
@pytest.mark.parametrize("die", DICE)
def test_a_posture_roll_gives_soft_up_to_four_and_hard_above(board: Table, die: int) -> None:
    board.run(lambda: testing.roll_posture(board.game, board.at("Germany"), "4.9.3"), rolls=[die])
    assert board("Germany") == ("hard" if die >= 5 else "soft")


@rule("4.9.3")
@pytest.mark.parametrize("die", DICE)
def test_a_roll_for_the_us_posture_gets_one_more(board: Table, die: int) -> None:
    """The rulebook's example: a 4 gives hard, a 3 soft."""
    board.us_posture = "soft" if die >= 4 else "hard"
    carry_out(board, "roll posture of United States", rolls=[die])
    assert board.us_posture == ("hard" if die >= 4 else "soft")


@rule("4.9.3")
@pytest.mark.parametrize(
    ("world", "dice", "change"),
    [
        ("hard", [4, 2, 5], -2),
        ("hard", [1, 6, 6], -6),
        ("hard", [5, 3, 1], 1),
        ("hard", [6, 4, 4], 4),
        ("soft", [5, 3, 1], -1),
        ("soft", [6, 3, 2], 2),
    ],
)
def test_a_prestige_roll_has_one_die_for_up_or_down_and_the_lower_of_two_for_how_far(
    board: Table, world: str, dice: list[int], change: int
) -> None:
    """1 to 4 is down and 5 to 6 up; any GWOT penalty takes one off the first die."""
    board.world(world, 1)
    board.run(lambda: testing.roll_prestige(board.game, "4.9.3"), rolls=dice)
    assert board.prestige == 7 + change


# -- 4.9.4 ------------------------------------------------------------------------------------------


@rule("4.9.4")
@pytest.mark.parametrize(("die", "after"), [(4, "poor neutral"), (5, "fair neutral")])
def test_a_test_makes_a_muslim_country_neutral(board: Table, die: int, after: str) -> None:
    board.run(lambda: testing.test(board.game, board.at("Egypt")), rolls=[die])
    assert board("Egypt") == after


@rule("4.9.4", "7.3.4")
def test_a_governance_roll_after_regime_change_makes_an_ally(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary")
    board.operation("us", "regime change", 3, [6], rolls=[5, 6, 1, 1])
    assert board.at("Afghanistan").alignment == ALLY


@rule("4.9.4")
def test_a_test_has_no_effect_on_a_marked_country(board: Table) -> None:
    for name, levels in (("Egypt", "good ally"), ("Germany", "hard"), ("Israel", "hard"), ("Iran", None)):
        before = board(name, levels)
        carry_out(board, f"test {name}")
        assert board(name) == before
        assert [e for e in board.journal if e[0] == ROLL] == []


@rule("4.9.4")
def test_selecting_is_free_where_testing_is_not(board: Table) -> None:
    """`Test` rolls for an unmarked country only; `select` lets the side choose for any."""
    board("Germany", "hard")
    carry_out(board, "select posture of Germany", ["soft"])
    assert board("Germany") == "soft"
    carry_out(board, "select posture of Spain", ["hard"])
    assert board("Spain") == "hard"


@rule("4.9.4", "7.2")
def test_war_of_ideas_tests_its_target_first(board: Table) -> None:
    board.prestige = 5
    board.operation("us", "war of ideas", 3, ["Egypt"], rolls=[1, 5])
    assert board("Egypt") == "poor ally"


@rule("4.9.4", "7.4")
def test_disrupt_tests_its_target_first(board: Table) -> None:
    """An untested country that turns out hard loses two cells, a soft one only one."""
    board("Canada", active=2)
    board.operation("us", "disrupt", 1, rolls=[6])
    assert board("Canada") == "hard, cadre"
    board("Germany", active=2)
    board.operation("us", "disrupt", 1, ["Germany"], rolls=[1])
    assert board("Germany") == "soft, 1 active cell"


@rule("4.9.4", "8.2.2")
def test_recruit_tests_its_target_first(board: Table) -> None:
    board("Yemen", cadre=True)
    board.operation("jihadist", "recruit", 1, rolls=[5, 2])
    assert board("Yemen") == "fair neutral, 1 cell"


@rule("4.9.4", "8.4")
def test_jihad_tests_its_target_first(board: Table) -> None:
    board("Yemen", active=1)
    board.jihad("Yemen", 1, rolls=[5, 2])
    assert board("Yemen") == "poor neutral, 1 active cell"


@rule("4.9.4", "8.5.1")
def test_plot_tests_its_target_first(board: Table) -> None:
    board("Yemen", active=1)
    board.operation("jihadist", "plot", 1, rolls=[5, 2])
    assert board("Yemen") == "fair neutral, 1 active cell, plot 1"


@rule("4.9.4", "8.3.2")
def test_a_failed_journey_has_tested_its_destination(board: Table) -> None:
    board("Iraq", "poor neutral", cells=1)
    board.travel("Iraq", "Canada", rolls=[2, 6])
    assert board("Canada") == "soft"
    assert board("Iraq") == "poor neutral"


@rule("4.9.4")
def test_an_event_that_places_a_cell_tests_the_country_first(board: Table) -> None:
    carry_out(board, "place 1 cell in Sudan", rolls=[6])
    assert board("Sudan") == "fair neutral, 1 cell"
    carry_out(board, "place 1 cell in Kenya/Tanzania", rolls=[2])
    assert board("Kenya/Tanzania") == "soft, 1 cell"


@rule("4.9.4")
def test_an_event_that_places_a_plot_tests_the_country_first(board: Table) -> None:
    carry_out(board, "place plot 1 in Sudan", rolls=[3])
    assert board("Sudan") == "poor neutral, plot 1"


@rule("4.9.4", "4.9.5")
def test_an_event_that_tests_a_country_applies_the_result(board: Table) -> None:
    """The jihadist plays Iran on untested Yemen: it is tested first and then hit."""
    board.event(IRAN_CARD, "jihadist", ["Yemen"], rolls=[5, 1, 6])
    assert board("Yemen") == "poor neutral"


@rule("4.9.4")
def test_israel_iran_and_the_us_are_never_unmarked(board: Table) -> None:
    untested = {c.name for c in board.game.countries if c.is_untested}
    assert len(untested) == 35
    assert not untested & {"Israel", "Iran", "United States"}


# -- 4.9.5 ------------------------------------------------------------------------------------------


@rule("4.9.5", "4.9.4", "8.3.2")
@pytest.mark.parametrize("die", DICE)
def test_a_cell_on_its_way_from_iraq_tests_sudan_and_needs_a_two(board: Table, die: int) -> None:
    """The rulebook's example: a 5 makes Sudan Fair Neutral; 3 or more puts the cell on the track, without a cadre."""
    board("Iraq", "poor neutral", cells=1)
    board.travel("Iraq", "Sudan", rolls=[5, die])
    assert board("Sudan") == ("fair neutral, 1 cell" if die <= 2 else "fair neutral")
    assert board("Iraq") == "poor neutral"
    assert board.get("cells on track") == (14 if die <= 2 else 15)


@rule("4.9.5", "7.1.1")
def test_war_of_ideas_fails_at_once_if_the_card_is_too_low_for_the_governance_rolled(board: Table) -> None:
    """A card of 2: the test makes Egypt Poor, and no second die is rolled."""
    board.operation("us", "war of ideas", 2, ["Egypt"], rolls=[4])
    assert board("Egypt") == "poor neutral"


@rule("4.9.5")
def test_war_of_ideas_goes_on_if_the_card_is_enough_for_the_governance_rolled(board: Table) -> None:
    board.prestige = 5
    board.operation("us", "war of ideas", 2, ["Egypt"], rolls=[5, 5])
    assert board("Egypt") == "fair ally"
    board.operation("us", "war of ideas", 1, ["Morocco"], rolls=[5])
    assert board("Morocco") == "fair neutral"

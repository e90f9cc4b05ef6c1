"""8.4 Jihad: the rulebook's own examples and every numbered rule."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE, ROLL
from daedalus.games.labyrinth import jihad
from daedalus.games.labyrinth.board import ISLAMIST_RULE
from tests.support import Table, rule


def targets(board: Table) -> list[str]:
    return [c.name for c in jihad.targets(board.game)]


# -- the rulebook's examples ------------------------------------------------------------------------------


@rule("8.4", "8.4.1", "8.4.3")
def test_two_cells_allow_two_dice_of_a_card_of_three(board: Table) -> None:
    """Example A: two cells in a Good country, the others where no jihad is possible; rolls 1 and 4."""
    board("Egypt", "good neutral", cells=2)
    board("France", "soft", cells=3)
    board("Sudan", "islamist rule adversary", cells=2)
    board.operation("jihadist", "jihad", 3, [2], rolls=[1, 4])
    assert board("Egypt") == "fair neutral, 1 active cell"
    assert board.get("cells on track") == 9


@rule("8.4.1", "8.4.2", "8.4.3", "8.4.3.1")
def test_major_jihad_from_fair_needs_three_successes(board: Table) -> None:
    """Example B: six sleepers in a Fair Neutral, rolls 1, 2, 6: Poor, one cell lost, no besieged regime."""
    board("Egypt", "fair neutral", cells=6)
    board.operation("jihadist", "jihad", 3, [3, "yes"], rolls=[1, 2, 6])
    assert board("Egypt") == "poor neutral, 5 active cells"


@rule("8.4.1", "8.4.2")
def test_one_card_of_three_can_be_minor_and_major_jihad(board: Table) -> None:
    """The remark after example B: three successes take a Fair country to Poor and on to Islamist Rule."""
    board("Egypt", "fair neutral", cells=6)
    board.operation("jihadist", "jihad", 3, [3, "yes"], rolls=[1, 2, 2])
    assert board("Egypt") == "islamist rule adversary, 6 active cells"
    assert board.funding == 8


@rule("8.4.4", "8.4.5", "8.4.2")
def test_revolution_in_pakistan_arms_the_jihadists(board: Table) -> None:
    """Example C: seven cells, two troops, one aid, Poor Ally; rolls 2, 3, 4."""
    board("Pakistan", "poor ally", cells=7, troops=2, aid=1)
    board.jihad("Pakistan", 3, major=True, rolls=[2, 3, 4])
    assert board("Pakistan") == "islamist rule adversary, 6 active cells, 2 troops"
    assert board.prestige == 1
    assert board.funding == 7
    assert board.get("available plots").count("wmd") == 3


# -- 8.4 and 8.4.1 ------------------------------------------------------------------------------------------


@rule("8.4")
def test_jihad_targets_muslim_countries_not_under_islamist_rule(board: Table) -> None:
    board("Egypt", "poor ally", cells=1)
    board("Turkey", "good ally", active=1)
    board("Sudan", "islamist rule adversary", cells=2)
    board("France", "soft", cells=1)
    board("Iran", cells=1)
    board("Libya", "poor neutral", cadre=True)
    assert targets(board) == ["Egypt", "Turkey"]


@rule("8.4")
def test_each_die_needs_a_cell_in_its_country(board: Table) -> None:
    """One cell in each of two countries: a card of 3 gives one die to each."""
    board("Egypt", "poor ally", cells=1)
    board("Turkey", "poor ally", cells=1)
    board.operation("jihadist", "jihad", 3, ["Turkey", "Egypt"], rolls=[3, 4])
    assert board("Turkey") == "poor ally, 1 active cell"
    assert board("Egypt") == "poor ally"


@rule("8.4")
def test_only_the_sleepers_behind_the_dice_become_active(board: Table) -> None:
    """Two dice from one active cell and two sleepers: the jihadist uses the active one and wakes one sleeper."""
    board("Egypt", "poor ally", active=1, cells=2)
    board.operation("jihadist", "jihad", 2, [2, 1], rolls=[1, 1])
    assert board("Egypt") == "poor ally, 2 active cells, 1 cell"
    board("Egypt", active=1, cells=2)
    board.operation("jihadist", "jihad", 2, [2, 2], rolls=[1, 1])
    assert board("Egypt") == "poor ally, 3 active cells"


@rule("8.4", "6.2.2")
def test_a_mark_that_is_a_cell_backs_a_die(board: Table) -> None:
    """Sadr counts: with one sleeper in Iraq there are two dice, and only the sleeper has to become active."""
    board("Iraq", "poor ally", cells=1)
    board.mark("Sadr", "Iraq")
    board.operation("jihadist", "jihad", 2, [2], rolls=[1, 1])
    assert board("Iraq") == "poor ally, 1 active cell, Sadr"


@rule("8.4", "8.1.2")
def test_dice_are_split_over_countries_before_rolling(board: Table) -> None:
    board("Egypt", "fair ally", active=2)
    board("Turkey", "fair ally", active=2)
    board.operation("jihadist", "jihad", 3, ["Egypt", 1, "Turkey", 2], rolls=[3, 2, 1])
    assert board("Egypt") == "fair ally, 1 active cell"
    assert board("Turkey") == "poor ally, 2 active cells"
    kinds = [e[0] for e in board.journal if e[0] in (CHOICE, ROLL)]
    assert kinds == [CHOICE] * 4 + [ROLL] * 3


@rule("8.4.1")
@pytest.mark.parametrize(
    ("levels", "rolls", "after"),
    [
        ("good ally", [1], "fair ally"),
        ("good ally", [1, 1], "poor ally"),
        ("good ally", [1, 1, 1], "poor ally"),
        ("fair neutral", [2], "poor neutral"),
        ("poor adversary", [1, 1, 1], "poor adversary"),
    ],
)
def test_each_success_worsens_governance_but_not_beyond_poor(
    board: Table, levels: str, rolls: list[int], after: str
) -> None:
    board("Egypt", levels, active=3)
    board.jihad("Egypt", len(rolls), rolls=rolls)
    assert board("Egypt") == f"{after}, 3 active cells"


@rule("8.4.1", "8.1.2")
def test_dice_of_one_card_fall_together(board: Table) -> None:
    """A 2 fails in a Good country even after a 1 has made it Fair."""
    board("Egypt", "good ally", active=2)
    board.jihad("Egypt", 2, rolls=[1, 2])
    assert board("Egypt") == "fair ally, 1 active cell"


@rule("8.4.1")
def test_each_success_removes_one_aid(board: Table) -> None:
    board("Egypt", "fair ally", active=3, aid=3)
    board.jihad("Egypt", 3, rolls=[1, 2, 5])
    assert board("Egypt") == "poor ally, 2 active cells, 1 aid"


# -- 8.4.2 and 8.4.3 ------------------------------------------------------------------------------------------


@rule("8.4.2")
@pytest.mark.parametrize(("cells", "troops", "legal"), [(5, 0, True), (4, 0, False), (7, 2, True), (7, 3, False)])
def test_major_jihad_needs_five_more_cells_than_troops(board: Table, cells: int, troops: int, legal: bool) -> None:
    board("Egypt", "poor ally", cells=cells, troops=troops)
    assert jihad.may_major_jihad(board.game, board.at("Egypt"), 2) == legal


@rule("8.4.2")
def test_major_jihad_makes_every_sleeper_active(board: Table) -> None:
    """All seven, though only two dice are rolled."""
    board("Egypt", "poor ally", cells=6, active=1)
    board.operation("jihadist", "jihad", 2, [2, "yes"], rolls=[1, 6])
    assert board("Egypt") == "poor ally, 6 active cells"


@rule("8.4.2")
def test_the_jihadist_may_keep_to_minor_jihad(board: Table) -> None:
    """Two successes without the declaration leave a Poor country Poor and the other sleepers asleep."""
    board("Egypt", "poor ally", cells=6)
    board.operation("jihadist", "jihad", 2, [2, "no"], rolls=[1, 1])
    assert board("Egypt") == "poor ally, 2 active cells, 4 cells"


@rule("8.4.2")
def test_two_successes_with_one_card_bring_islamist_rule(board: Table) -> None:
    board("Egypt", "poor ally", cells=5)
    board.operation("jihadist", "jihad", 2, [2, "yes"], rolls=[3, 3])
    assert board("Egypt") == "islamist rule adversary, 5 active cells"


@rule("8.4.2")
def test_one_success_is_not_enough_and_is_not_kept_for_the_next_card(board: Table) -> None:
    board("Egypt", "poor ally", cells=7)
    for _ in range(2):
        board.operation("jihadist", "jihad", 2, [2, "yes"], rolls=[3, 4])
    assert board("Egypt") == "poor ally, 5 active cells"


@rule("8.4.2")
def test_a_card_of_one_cannot_bring_islamist_rule(board: Table) -> None:
    """Without a besieged regime a 2 or 3 is needed; from Fair only a 3 will do, and from Good nothing."""
    egypt = board.at("Egypt")
    board("Egypt", "poor ally", cells=9)
    assert [n for n in (1, 2, 3) if jihad.may_major_jihad(board.game, egypt, n)] == [2, 3]
    board("Egypt", "fair ally")
    assert [n for n in (1, 2, 3) if jihad.may_major_jihad(board.game, egypt, n)] == [3]
    for levels in ("good ally", "islamist rule adversary"):
        board("Egypt", levels)
        assert not any(jihad.may_major_jihad(board.game, egypt, n) for n in (1, 2, 3))


@rule("8.4.2", "8.4.3.2")
def test_three_successes_topple_even_a_good_country_whose_regime_is_besieged(board: Table) -> None:
    """Good to Fair, Fair to Poor, and with the marker one more success is enough."""
    board("Egypt", "good ally", cells=5, besieged=1)
    assert [n for n in (1, 2, 3) if jihad.may_major_jihad(board.game, board.at("Egypt"), n)] == [3]
    board.jihad("Egypt", dice=3, major=True, rolls=[1, 1, 1])
    assert board("Egypt") == "islamist rule adversary, 5 active cells"


@rule("8.4.2", "8.4.1")
def test_major_jihad_removes_aid_for_each_success_even_when_it_fails(board: Table) -> None:
    board("Egypt", "poor ally", cells=7, aid=2)
    board.jihad("Egypt", 2, major=True, rolls=[1, 6])
    assert board("Egypt") == "poor ally, 6 active cells, 1 aid"


@rule("8.4.3")
def test_each_failure_costs_a_cell_and_leaves_no_cadre(board: Table) -> None:
    board("Egypt", "good ally", cells=2)
    board.operation("jihadist", "jihad", 2, [2], rolls=[2, 6])
    assert board("Egypt") == "good ally"
    assert board.get("cells on track") == 15


@rule("8.4.3", "8.4.4")
def test_failures_beside_a_revolution_still_cost_cells(board: Table) -> None:
    board("Egypt", "poor ally", cells=6)
    board.jihad("Egypt", 3, major=True, rolls=[6, 1, 1])
    assert board("Egypt") == "islamist rule adversary, 5 active cells"


# -- 8.4.3.1 and 8.4.3.2 ---------------------------------------------------------------------------------------


@rule("8.4.3.1")
@pytest.mark.parametrize("rolls", [[6, 6, 6], [1, 6, 6]])
@pytest.mark.parametrize(("before", "after"), [("adversary", "neutral"), ("neutral", "ally"), ("ally", "ally")])
def test_three_dice_that_fail_at_poor_besiege_the_regime(
    board: Table, rolls: list[int], before: str, after: str
) -> None:
    """One success or none; the alignment moves one box, not straight to Ally."""
    board("Egypt", f"poor {before}", cells=8)
    board.jihad("Egypt", 3, major=True, rolls=rolls)
    lost = sum(die > 3 for die in rolls)
    assert board("Egypt") == f"poor {after}, {8 - lost} active cells, besieged"


@rule("8.4.3.1")
def test_two_dice_that_fail_besiege_nothing(board: Table) -> None:
    board("Egypt", "poor neutral", cells=8)
    board.jihad("Egypt", 2, major=True, rolls=[6, 6])
    assert board("Egypt") == "poor neutral, 6 active cells"


@rule("8.4.3.1")
def test_a_minor_jihad_besieges_nothing(board: Table) -> None:
    board("Egypt", "poor neutral", active=4)
    board.jihad("Egypt", 3, rolls=[6, 6, 6])
    assert board("Egypt") == "poor neutral, 1 active cell"


@rule("8.4.3.1", "8.4.3.2")
def test_a_second_failure_adds_no_second_marker(board: Table) -> None:
    board("Egypt", "poor adversary", cells=9, besieged=True)
    board.jihad("Egypt", 3, major=True, rolls=[6, 6, 6])
    assert board("Egypt") == "poor neutral, 6 active cells, besieged"
    assert board.at("Egypt").besieged_regime == 1


@rule("8.4.3.2")
def test_a_besieged_regime_falls_to_one_success(board: Table) -> None:
    """Even to a card of 1; the marker goes with the revolution."""
    board("Egypt", "poor ally", cells=6, besieged=True)
    assert jihad.may_major_jihad(board.game, board.at("Egypt"), 1)
    board.operation("jihadist", "jihad", 1, ["yes"], rolls=[3])
    assert board("Egypt") == "islamist rule adversary, 6 active cells"


@rule("8.4.3.2")
def test_a_besieged_fair_country_needs_two_successes(board: Table) -> None:
    """One for Fair to Poor, one for Poor to Islamist Rule."""
    board("Egypt", "fair ally", cells=6, besieged=True)
    assert not jihad.may_major_jihad(board.game, board.at("Egypt"), 1)
    board.jihad("Egypt", 2, major=True, rolls=[2, 2])
    assert board("Egypt") == "islamist rule adversary, 6 active cells"


@rule("8.4.3.2")
def test_a_besieged_regime_changes_nothing_for_minor_jihad(board: Table) -> None:
    board("Egypt", "poor ally", active=3, besieged=True)
    board.jihad("Egypt", 3, rolls=[1, 1, 1])
    assert board("Egypt") == "poor ally, 3 active cells, besieged"


# -- 8.4.4 and 8.4.5 ------------------------------------------------------------------------------------------


@rule("8.4.4", "7.3.4.1", "7.2.2.3")
def test_a_revolution_takes_off_every_marker(board: Table) -> None:
    board("Iraq", "poor ally", cells=8, troops=3, aid=2, besieged=True, regime_change="green")
    board.jihad("Iraq", 1, major=True, rolls=[1])
    assert board("Iraq") == "islamist rule adversary, 8 active cells, 3 troops"


@rule("8.4.4")
@pytest.mark.parametrize(
    ("country", "before", "after"), [("Egypt", 2, 5), ("Somalia", 2, 3), ("Syria", 2, 4), ("Egypt", 8, 9)]
)
def test_funding_rises_by_the_resources(board: Table, country: str, before: int, after: int) -> None:
    board(country, "poor neutral", cells=5)
    board.funding = before
    board.jihad(country, 2, major=True, rolls=[1, 1])
    assert board.funding == after


@rule("8.4.4", "4.2.6")
def test_an_oil_price_spike_counts_among_the_resources(board: Table) -> None:
    board("Libya", "poor neutral", cells=5)
    board.mark("Oil Price Spike", lapsing=True)
    board.jihad("Libya", 2, major=True, rolls=[1, 1])
    assert board.funding == 7


@rule("8.4.4")
@pytest.mark.parametrize(("troops", "prestige"), [(0, 9), (1, 1)])
def test_prestige_falls_to_one_only_where_troops_are(board: Table, troops: int, prestige: int) -> None:
    board("Egypt", "poor neutral", cells=8, troops=troops)
    board.prestige = 9
    board.jihad("Egypt", 2, major=True, rolls=[1, 1])
    assert board.prestige == prestige
    assert board.at("Egypt").troops == troops


@rule("8.4.5", "4.7.8.1")
def test_only_the_first_revolution_in_pakistan_frees_the_arsenal(board: Table) -> None:
    board("Pakistan", "poor ally", cells=7)
    board.jihad("Pakistan", 2, major=True, rolls=[1, 1])
    assert board.get("available plots").count("wmd") == 3
    board("Pakistan", "poor ally")
    board.jihad("Pakistan", 2, major=True, rolls=[1, 1])
    assert board.at("Pakistan").governance == ISLAMIST_RULE
    assert board.get("available plots").count("wmd") == 3


@rule("8.4.5")
def test_a_revolution_elsewhere_frees_no_wmd(board: Table) -> None:
    board("Egypt", "poor ally", cells=5)
    board.jihad("Egypt", 2, major=True, rolls=[1, 1])
    assert "wmd" not in board.get("available plots")

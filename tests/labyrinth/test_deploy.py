"""7.3 Deploy, with regime change (7.3.4) and withdraw (7.3.5)."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHANGE
from daedalus.games.labyrinth import deploy, governance, turn
from daedalus.games.labyrinth.board import FAIR, GOOD, ISLAMIST_RULE
from tests.support import Table, rule


def goals(board: Table, ops: int) -> list[str]:
    """Where troops may be sent with a card of that value."""
    return [deploy.name_of(p) for p in deploy.places(board.game) if deploy.may_deploy_to(board.game, p, ops)]


def origins(board: Table, ops: int = 3) -> list[str]:
    return [deploy.name_of(p) for p in deploy.origins(board.game, ops)]


@rule("7.3.1")
def test_any_number_of_troops_moves_from_one_place_to_another(board: Table) -> None:
    board("Egypt", "fair ally", troops=4)
    board("Jordan", "good ally", troops=1)
    board.operation("us", "deploy", 2, ["Egypt", "Jordan", 3])
    assert (board("Egypt"), board("Jordan")) == ("fair ally, 1 troop", "good ally, 4 troops")
    board.operation("us", "deploy", 1, ["Jordan", 4])
    assert board("Jordan") == "good ally"
    assert board.get("troops on track") == 14


@rule("7.3.1")
def test_troops_come_from_the_track_too(board: Table) -> None:
    board("Gulf States", "fair ally")
    board.operation("us", "deploy", 2, [5])
    assert board("Gulf States") == "fair ally, 5 troops"
    assert board.get("troops on track") == 10


@rule("7.3.1")
@pytest.mark.parametrize(("troops", "cells", "free"), [(9, 2, 2), (8, 3, 0), (7, 3, 0), (5, 0, 0), (6, 0, 1)])
def test_a_regime_change_country_keeps_five_more_troops_than_cells(
    board: Table, troops: int, cells: int, free: int
) -> None:
    board("Iraq", "poor ally", troops=troops, cells=cells, regime_change="green")
    assert deploy.deployable(board.game, board.at("Iraq")) == free
    assert ("Iraq" in origins(board)) == (free > 0)


@rule("7.3.1")
def test_sleeper_and_active_cells_both_tie_troops_down(board: Table) -> None:
    board("Iraq", "poor ally", troops=9, cells=1, active=1, regime_change="tan")
    board.operation("us", "deploy", 1, [2])
    assert board("Iraq") == "poor ally, 1 active cell, 1 cell, 7 troops, tan regime change"
    assert "Iraq" not in origins(board)


@rule("7.3.1")
def test_troops_are_free_where_there_is_no_regime_change(board: Table) -> None:
    """Even under Islamist Rule, where troops may be left after a revolution."""
    board("Pakistan", "islamist rule adversary", troops=2, cells=6)
    assert "Pakistan" in origins(board, 1)
    board.operation("us", "deploy", 1, [2])
    assert board("Pakistan") == "islamist rule adversary, 6 cells"


@rule("7.3.2")
def test_the_governance_of_the_destination_sets_the_value_needed(board: Table) -> None:
    board("Jordan", "good ally")
    board("Gulf States", "fair ally")
    board("Pakistan", "poor ally", troops=2)
    assert goals(board, 1) == ["track", "Jordan"]
    assert goals(board, 2) == ["track", "Jordan", "Gulf States"]
    assert goals(board, 3) == ["track", "Jordan", "Gulf States", "Pakistan"]


@rule("7.3.2")
def test_any_card_brings_troops_home(board: Table) -> None:
    """The governance of the origin does not matter, and the track counts as Good."""
    board("Pakistan", "poor ally", troops=2)
    assert "deploy" in board.possible("us", 1)
    board.operation("us", "deploy", 1, [2])
    assert board.get("troops on track") == 15


@rule("7.3.3")
@pytest.mark.parametrize(
    ("country", "levels"),
    [
        ("Egypt", "good neutral"),
        ("Syria", "fair adversary"),
        ("Libya", "untested"),
        ("Sudan", "islamist rule adversary"),
        ("United Kingdom", "hard"),
        ("Israel", ""),
        ("Philippines", "hard"),
        ("Iran", ""),
    ],
)
def test_only_an_ally_takes_troops(board: Table, country: str, levels: str) -> None:
    """Neither a Neutral nor an Adversary, and never a country that is not Muslim."""
    board(country, levels)
    assert country not in goals(board, 3)


# -- 7.3.4 ------------------------------------------------------------------------------------------------


@rule("7.3.4", "4.6.4")
def test_regime_change_in_the_order_of_the_rulebook(board: Table) -> None:
    """Troops, green marker, governance (5: Fair), Ally, cells active, prestige (4 down by the lower of 2 and 5)."""
    board("Afghanistan", "islamist rule adversary", cells=3, active=1)
    board.operation("us", "regime change", 3, [7], rolls=[5, 4, 2, 5])
    assert board("Afghanistan") == "fair ally, 4 active cells, 7 troops, green regime change"
    assert board.prestige == 5
    assert board.get("troops on track") == 8
    rules = [e[4] for e in board.journal if e[0] == CHANGE]
    assert set(rules) <= {"7.3.4", "5.2.2", "4.9.3"}


@rule("7.3.4")
def test_regime_change_needs_a_hard_us_a_three_and_islamist_rule(board: Table) -> None:
    board("Afghanistan", "poor adversary")
    assert "regime change" not in board.possible("us", 3)
    board("Afghanistan", "islamist rule adversary")
    assert "regime change" in board.possible("us", 3)
    assert "regime change" not in board.possible("us", 2)
    board.put("us reserves", 1)
    assert "regime change" in board.possible("us", 2)
    board.us_posture = "soft"
    assert "regime change" not in board.possible("us", 3)


@rule("7.3.4")
def test_six_troops_must_come_from_one_place(board: Table) -> None:
    """Five here and five there are not enough."""
    board("Afghanistan", "islamist rule adversary")
    board("Egypt", "fair ally", troops=5)
    board("Jordan", "fair ally", troops=5)
    assert board.get("troops on track") == 5
    assert "regime change" not in board.possible("us", 3)
    board("Egypt", troops=6)
    assert "regime change" in board.possible("us", 3)
    board.operation("us", "regime change", 3, rolls=[1, 5, 1, 1])
    assert board("Egypt") == "fair ally"
    assert board("Afghanistan") == "poor ally, 6 troops, green regime change"


@rule("7.3.4", "7.3.1")
def test_troops_held_by_another_regime_change_do_not_count(board: Table) -> None:
    """Twelve troops in Iraq, of which two cells and the five of the margin hold seven: five are free."""
    board("Afghanistan", "islamist rule adversary")
    board("Iraq", "poor ally", troops=12, cells=2, regime_change="tan")
    assert "regime change" not in board.possible("us", 3)
    board("Iraq", cells=1)
    assert "regime change" in board.possible("us", 3)
    board.operation("us", "regime change", 3, rolls=[1, 5, 1, 1])
    assert board("Iraq") == "poor ally, 1 cell, 6 troops, tan regime change"


@rule("7.3.4")
def test_troops_already_there_do_not_count_toward_the_six(board: Table) -> None:
    """Two troops left in Pakistan stay and are joined by six others."""
    board("Pakistan", "islamist rule adversary", troops=2, cells=6)
    board.operation("us", "regime change", 3, [6], rolls=[2, 6, 3, 3])
    assert board("Pakistan") == "poor ally, 6 active cells, 8 troops, green regime change"
    assert board.prestige == 10


@rule("7.3.4", "4.9.3")
def test_the_prestige_roll_of_a_regime_change_suffers_from_the_gwot_penalty(board: Table) -> None:
    """A 5 would raise prestige; with the world against the US it is a 4."""
    board("Afghanistan", "islamist rule adversary")
    board.world("soft", 2)
    board.operation("us", "regime change", 3, [6], rolls=[1, 5, 3, 2])
    assert board.prestige == 5


@rule("7.3.4", "6.2.2")
def test_an_event_may_allow_a_regime_change_elsewhere(board: Table) -> None:
    """Iraqi WMD: Iraq at any governance, once."""
    board("Iraq", "poor adversary", cells=1)
    assert "regime change" not in board.possible("us", 3)
    board.mark("Iraqi WMD", "Iraq")
    assert "regime change" in board.possible("us", 3)
    board.operation("us", "regime change", 3, [6], rolls=[6, 5, 1, 1])
    assert board("Iraq") == "fair ally, 1 active cell, 6 troops, green regime change"


@rule("7.3.4.1")
@pytest.mark.parametrize("level", [GOOD, ISLAMIST_RULE])
def test_the_marker_goes_when_governance_becomes_good_or_islamist(board: Table, level: int) -> None:
    board("Iraq", "fair ally", troops=6, regime_change="tan")
    governance.set_governance(board.game, board.at("Iraq"), level, "4.2.2")
    assert "regime change" not in board("Iraq")
    assert board.at("Iraq").troops == 6


@rule("7.3.4.1")
def test_the_marker_stays_between_poor_and_fair(board: Table) -> None:
    board("Iraq", "poor ally", troops=6, regime_change="tan")
    governance.set_governance(board.game, board.at("Iraq"), FAIR, "4.2.2")
    assert board("Iraq") == "fair ally, 6 troops, tan regime change"


@rule("7.3.4.1", "7.3.1")
def test_after_the_marker_is_gone_all_troops_are_free(board: Table) -> None:
    board("Iraq", "fair ally", troops=6, cells=1, regime_change="tan")
    assert deploy.deployable(board.game, board.at("Iraq")) == 0
    governance.set_governance(board.game, board.at("Iraq"), GOOD, "4.2.2")
    assert deploy.deployable(board.game, board.at("Iraq")) == 6


@rule("7.3.4", "4.8.2")
def test_the_green_marker_turns_tan_after_the_deal(board: Table) -> None:
    board("Iraq", "poor ally", troops=6, regime_change="green")
    board.run(lambda: turn.end_of_turn(board.game))
    assert board("Iraq") == "poor ally, 6 troops, tan regime change"


# -- 7.3.5 ------------------------------------------------------------------------------------------------


@rule("7.3.5")
def test_withdraw_in_the_order_of_the_rulebook(board: Table) -> None:
    """Troops leave whatever the cells; all aid goes, besieged regime comes, prestige is rolled, the marker stays."""
    board.us_posture = "soft"
    board("Iraq", "poor ally", troops=5, cells=4, aid=2, regime_change="green")
    board.operation("us", "withdraw", 3, [5], rolls=[3, 4, 2])
    assert board("Iraq") == "poor ally, 4 cells, besieged, green regime change"
    assert board.get("troops on track") == 15
    assert board.prestige == 5


@rule("7.3.5")
def test_withdraw_may_leave_some_troops_and_go_to_another_ally(board: Table) -> None:
    board.us_posture = "soft"
    board("Iraq", "poor ally", troops=5, cells=4, besieged=True, regime_change="tan")
    board("Gulf States", "fair ally")
    board.operation("us", "withdraw", 3, ["Gulf States", 2], rolls=[6, 1, 1])
    assert board("Iraq") == "poor ally, 4 cells, 3 troops, besieged, tan regime change"
    assert board("Gulf States") == "fair ally, 2 troops"
    assert board.prestige == 8


@rule("7.3.5")
def test_withdraw_needs_a_soft_us_a_three_and_troops_in_a_regime_change_country(board: Table) -> None:
    board("Iraq", "poor ally", troops=5, cells=4, regime_change="tan")
    assert "withdraw" not in board.possible("us", 3)
    board.us_posture = "soft"
    assert "withdraw" in board.possible("us", 3)
    assert "withdraw" not in board.possible("us", 2)
    board.put("us reserves", 2)
    assert "withdraw" in board.possible("us", 1)
    board("Iraq", troops=0)
    assert "withdraw" not in board.possible("us", 3)
    board("Egypt", "poor ally", troops=5)
    assert "withdraw" not in board.possible("us", 3)

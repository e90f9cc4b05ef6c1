"""5.2.5 to 5.2.9: the end of the turn."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHANGE
from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.tracks import hand_size
from daedalus.kit import deck
from tests.labyrinth.stepping import begin, until
from tests.support import Table, rule

BIOMETRICS, NEST, PATRIOT_ACT = 2, 5, 43


# -- 5.2.5 to 5.2.9: the end of the turn ----------------------------------------------------------------


def expenditures(board: Table) -> None:
    board.run(lambda: turn.expenditures(board.game))


@rule("5.2.5")
def test_at_the_end_of_the_turn_funding_falls_by_one(board: Table) -> None:
    expenditures(board)
    assert (board.funding, board.prestige) == (4, 7)
    board.funding = 1
    expenditures(board)
    assert board.funding == 1


@rule("5.2.5")
def test_any_islamist_rule_costs_one_prestige_however_many_there_are(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary")
    expenditures(board)
    assert board.prestige == 6
    board("Somalia", "islamist rule adversary")
    expenditures(board)
    assert board.prestige == 5


@rule("5.2.5")
@pytest.mark.parametrize(
    ("us", "world", "value", "gain"),
    [("hard", "hard", 3, 1), ("soft", "soft", 3, 1), ("hard", "hard", 2, 0), ("hard", "soft", 3, 0)],
)
def test_a_world_of_three_that_agrees_with_the_us_gives_one_prestige(
    board: Table, us: str, world: str, value: int, gain: int
) -> None:
    board.world(world, value)
    board.us_posture = us
    expenditures(board)
    assert board.prestige == 7 + gain


@rule("5.2.5", "4.7")
def test_prestige_one_goes_down_and_up_and_ends_at_two(board: Table) -> None:
    """The rulebook's example: the loss has no effect at the end of the track, the gain has."""
    board("Afghanistan", "islamist rule adversary")
    board.world("hard", 3)
    board.prestige = 1
    expenditures(board)
    assert board.prestige == 2


@rule("5.2.5")
def test_prestige_twelve_goes_down_before_it_goes_up(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary")
    board.world("hard", 3)
    board.prestige = 12
    expenditures(board)
    assert board.prestige == 12


@rule("5.2.6", "4.7.7.3")
def test_lapsing_and_first_plot_cards_are_discarded_and_their_effects_end(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    board.event(BIOMETRICS, US)
    board.play(PATRIOT_ACT, JIHADIST, ["plot", "1"], rolls=[1])
    board.run(lambda: turn.lapse(board.game))
    assert board.zone_of(BIOMETRICS) == board.zone_of(PATRIOT_ACT) == "discard pile"
    assert not board.in_effect("Biometrics")
    board.play(NEST, JIHADIST, ["plot"], rolls=[6])
    assert board.get("first plot box") == (NEST,)
    assert not board.in_effect("NEST")


@rule("5.2.6", "5.2.5")
def test_the_boxes_are_emptied_after_diplomacy(board: Table) -> None:
    """The rules of the record stand in the order of the rulebook."""
    board("Afghanistan", "islamist rule adversary", regime_change="none")
    board("Iraq", "poor ally", troops=6, regime_change="green")
    board.event(BIOMETRICS, US)
    for side in (US, JIHADIST):
        board.put(f"{side} reserves", 1)
    board.run(lambda: turn.end_of_turn(board.game))
    order = [e[4] for e in board.journal if e[0] == CHANGE]
    assert [n for i, n in enumerate(order) if n.startswith("5.2.") and n not in order[:i]] == [
        "5.2.5",
        "5.2.6",
        "5.2.7",
        "5.2.8",
        "5.2.1",
        "5.2.2",
        "5.2.9",
    ]


@rule("5.2.7", "6.3.3.2")
def test_reserves_are_lost_at_the_end_of_the_turn(board: Table) -> None:
    board.put("us reserves", 2)
    board.put("jihadist reserves", 1)
    board.run(lambda: turn.end_of_turn(board.game))
    assert (board.get("us reserves"), board.get("jihadist reserves")) == (0, 0)


@rule("5.2.8")
@pytest.mark.parametrize(
    ("troops", "funding", "us", "jihadist"), [(0, 9, 9, 9), (4, 8, 9, 9), (8, 6, 8, 8), (11, 4, 7, 7), (15, 1, 7, 7)]
)
def test_both_sides_draw_what_their_tracks_show(
    board: Table, troops: int, funding: int, us: int, jihadist: int
) -> None:
    """Funding falls by one before the deal."""
    board("Gulf States", "fair ally", troops=troops)
    board.funding = funding
    board.run(lambda: turn.end_of_turn(board.game))
    assert (len(board.game.hand(US)), len(board.game.hand(JIHADIST))) == (us, jihadist)


@rule("5.2.8", "5.2.4")
def test_a_kept_card_comes_on_top_of_the_new_hand(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT])
    until(board, lambda: board.get("turn") == 1, ["hold"])
    assert PATRIOT_ACT in board.game.hand(US)
    assert len(board.game.hand(US)) == 1 + hand_size(board.game, US) == 10


@rule("5.2.8")
def test_hands_have_no_upper_limit(board: Table) -> None:
    board.run(lambda: deck.draw(board.game, US, 30, "5.2.8"))
    board.run(lambda: turn.end_of_turn(board.game))
    assert len(board.game.hand(US)) == 39


@rule("5.2.9", "4.8.2")
def test_last_of_all_green_regime_change_markers_turn_tan(board: Table) -> None:
    board("Iran", cells=1)
    board("Iraq", "poor ally", troops=6, regime_change="green")
    board("Afghanistan", "poor ally", troops=6, regime_change="tan")
    board.run(lambda: turn.end_of_turn(board.game))
    assert board.winner == ""
    assert board("Iraq") == board("Afghanistan") == "poor ally, 6 troops, tan regime change"
    assert board.game.schema.name_of(board.journal[-1][1]) == "Iraq regime change"

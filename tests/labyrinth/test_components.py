"""4.0, 4.6, 4.8 and 4.10: the set, its pieces, its markers and its cards."""

from __future__ import annotations

from collections import Counter

import pytest

from daedalus.core.decision import Pending
from daedalus.games.labyrinth import plots, turn
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.pieces import available_plots
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load
from daedalus.kit import deck
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule

US_ELECTION = 120


# -- 4.0 --------------------------------------------------------------------------------------------


@rule("4.0", "4.6.1")
def test_a_full_set_holds_120_cards_15_troops_and_15_cells(board: Table) -> None:
    assert len(library().of_sets(["base"])) == 120
    assert board.get("troops on track") == 15
    assert board.get("cells on track") == 15


@rule("4.0")
def test_no_jihadist_card_rolls_more_than_three_dice(board: Table) -> None:
    """Three black dice suffice: reserves raise a card to 3 and no further."""
    board("Yemen", "poor neutral", active=6, troops=2)
    board.put("jihadist reserves", 2)
    board.operation("jihadist", "jihad", 2, ["yes", 3], rolls=[6, 6, 6])
    assert board("Yemen") == "poor neutral, 3 active cells, 2 troops"
    assert board.get("jihadist reserves") == 0


# -- 4.6 --------------------------------------------------------------------------------------------


def everywhere(board: Table) -> tuple[int, int]:
    """All cells and all troops, on the map and on their tracks."""
    g = board.game
    cells = sum(c.sleeper_cells + c.active_cells for c in g.countries) + g.get("cells on track")
    return cells, sum(c.troops for c in g.countries) + g.get("troops on track")


@rule("4.6.2", "4.6.1")
def test_pieces_off_the_map_lie_on_their_tracks(board: Table) -> None:
    board("Iraq", "fair ally", cells=2)
    board("Gulf States", "fair ally", troops=4)
    assert (board.get("cells on track"), board.get("troops on track")) == (13, 11)
    board.operation("us", "deploy", 2, ["track", "Iraq", 5])
    board("Iraq", active=1, cells=1)
    board.operation("us", "disrupt", 2, ["active cells"])
    assert board("Iraq") == "fair ally, 1 active cell, 5 troops"
    assert (board.get("cells on track"), board.get("troops on track")) == (14, 6)
    board.operation("us", "deploy", 1, ["Gulf States", 4])
    assert (board.get("cells on track"), board.get("troops on track")) == (14, 10)
    assert everywhere(board) == (15, 15)


@rule("4.6.3", "4.7.4")
def test_no_event_and_no_recruiting_brings_more_than_fifteen_cells_into_play(board: Table) -> None:
    """The rulebook's example: all 15 in countries and none on the track."""
    board("Afghanistan", "islamist rule adversary", cells=13)
    board.funding = 9
    carry_out(board, "place 3 cells in Afghanistan", side="jihadist")
    assert board("Afghanistan") == "islamist rule adversary, 15 cells"
    assert board.get("cells on track") == 0
    carry_out(board, "place 1 cell in Afghanistan", side="jihadist")
    assert board("Afghanistan") == "islamist rule adversary, 15 cells"
    assert "recruit" not in board.possible("jihadist", 3)


@rule("4.6.3", "8.2.1")
def test_recruiting_stops_with_the_last_cell(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary", cells=14)
    board.funding = 9
    board.operation("jihadist", "recruit", 3, ["Afghanistan", "Afghanistan"])
    assert board("Afghanistan") == "islamist rule adversary, 15 cells"
    assert everywhere(board) == (15, 15)


@rule("4.6.3")
def test_no_more_troops_deploy_than_there_are(board: Table) -> None:
    board("Gulf States", "fair ally", troops=13)
    board("Kenya/Tanzania", "soft")
    board("Jordan", "fair ally")
    board.operation("us", "deploy", 2, ["track", "Jordan", 2])
    assert board.get("troops on track") == 0
    board.operation("us", "deploy", 2, ["Gulf States", "Jordan", 13])
    assert board("Jordan") == "fair ally, 15 troops"
    assert everywhere(board) == (15, 15)


@rule("4.6.4")
def test_cells_from_the_track_are_sleepers(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    board.funding = 9
    board.operation("jihadist", "recruit", 1, rolls=[1])
    assert board("Yemen") == "poor neutral, 1 active cell, 1 cell"
    carry_out(board, "place 1 cell in Yemen")
    assert board("Yemen") == "poor neutral, 1 active cell, 2 cells"


@rule("4.6.4")
def test_jihad_makes_the_sleepers_it_uses_active(board: Table) -> None:
    board("Yemen", "poor neutral", cells=2)
    board.jihad("Yemen", 1, sleepers=1, rolls=[1])
    assert board("Yemen") == "poor neutral, 1 active cell, 1 cell"


@rule("4.6.4")
def test_plots_make_the_sleepers_they_use_active(board: Table) -> None:
    board("Yemen", "poor neutral", cells=2)
    board.operation("jihadist", "plot", 1, rolls=[6])
    assert board("Yemen") == "poor neutral, 1 active cell, 1 cell"


@rule("4.6.4")
def test_disrupt_makes_sleepers_active(board: Table) -> None:
    board("Yemen", "poor ally", cells=2)
    board.operation("us", "disrupt", 3)
    assert board("Yemen") == "poor ally, 1 active cell, 1 cell"


@rule("4.6.4", "4.8.2")
def test_regime_change_makes_all_sleepers_there_active(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary", cells=3, active=1)
    board.operation("us", "regime change", 3, [6], rolls=[5, 6, 1, 1])
    assert board("Afghanistan") == "fair ally, 4 active cells, 6 troops, green regime change"


@rule("4.6.4", "8.3.1")
def test_a_cell_that_travels_becomes_a_sleeper_even_within_its_country(board: Table) -> None:
    board("Iraq", "poor neutral", active=2)
    board("Syria", "poor neutral")
    board.travel("Iraq", "Syria", active=True)
    board.travel("Iraq", "Iraq", active=True)
    assert board("Syria") == "poor neutral, 1 cell"
    assert board("Iraq") == "poor neutral, 1 cell"


# -- 4.8 --------------------------------------------------------------------------------------------


@rule("4.8.1")
def test_there_are_six_numbered_plots_and_higher_numbers_need_higher_cards(board: Table) -> None:
    assert board.get("available plots") == ("1", "1", "1", "2", "2", "3")
    assert available_plots(board.game, 1) == ["1"]
    assert available_plots(board.game, 2) == ["1", "2"]
    assert available_plots(board.game, 3) == ["1", "2", "3"]


@rule("4.8.1", "4.7.8")
def test_a_numbered_plot_is_used_again_and_again(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    for _ in range(3):
        board.operation("jihadist", "plot", 3, ["3"], rolls=[1])
        assert board.get("available plots") == ("1", "1", "1", "2", "2")
        board.resolve_plots(rolls=[6, 6, 6])
        assert board.get("available plots") == ("1", "1", "1", "2", "2", "3")


@rule("4.8.2", "7.3.4")
def test_regime_change_places_a_green_marker_that_holds_the_troops(board: Table) -> None:
    """Six troops with two cells: none may leave by an ordinary deploy."""
    board("Afghanistan", "islamist rule adversary", cells=2)
    board("Gulf States", "fair ally")
    board.operation("us", "regime change", 3, [6], rolls=[1, 6, 1, 1])
    assert board("Afghanistan") == "poor ally, 2 active cells, 6 troops, green regime change"
    board.put("troops on track", 0)
    assert "deploy" not in board.possible("us", 3)


@rule("4.8.2", "5.2.9")
def test_after_the_next_deal_a_green_marker_turns_tan(board: Table) -> None:
    board("Afghanistan", "poor ally", troops=6, regime_change="green")
    assert "green" in board("Afghanistan")
    board.run(lambda: turn.end_of_turn(board.game))
    assert board("Afghanistan") == "poor ally, 6 troops, tan regime change"


@rule("4.8.3", "4.9.2", "7.2.2.2")
def test_each_aid_marker_helps_the_war_of_ideas(board: Table) -> None:
    board.prestige = 5
    board("Yemen", "poor neutral", aid=2)
    board.operation("us", "war of ideas", 3, ["Yemen"], rolls=[3])
    assert board("Yemen") == "poor ally, 2 aid"


@rule("4.8.3", "8.4.3.2")
@pytest.mark.parametrize(("besieged", "after"), [(True, "islamist rule adversary"), (False, "poor ally, besieged")])
def test_a_besieged_regime_falls_to_one_success_of_a_major_jihad(board: Table, besieged: bool, after: str) -> None:
    board("Yemen", "poor neutral", cells=6, besieged=besieged)
    board.jihad("Yemen", 3, major=True, rolls=[3, 4, 5])
    assert board("Yemen").replace(", 4 active cells", "") == after


@rule("4.8.4", "7.4.3")
def test_disrupting_the_last_cell_leaves_a_cadre(board: Table) -> None:
    board("Canada", "hard", active=2)
    board.operation("us", "disrupt", 1)
    assert board("Canada") == "hard, cadre"


@rule("4.8.4")
def test_an_event_that_removes_the_last_cell_leaves_a_cadre(board: Table) -> None:
    board("Yemen", "poor neutral", cells=2)
    carry_out(board, "remove 1 cell from Yemen", side="us")
    assert board("Yemen") == "poor neutral, 1 cell"
    carry_out(board, "remove 1 cell from Yemen", side="us")
    assert board("Yemen") == "poor neutral, cadre"
    assert board.get("cells on track") == 15


@rule("4.8.4", "8.3.2", "8.4.3")
def test_jihad_and_travel_leave_no_cadre(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    board.jihad("Yemen", 1, rolls=[6])
    assert board("Yemen") == "poor neutral"
    board("Yemen", cells=1)
    board("Canada", "hard")
    board.travel("Yemen", "Canada", rolls=[6])
    assert board("Yemen") == "poor neutral"
    board("Yemen", cells=1)
    board.travel("Yemen", "Somalia", rolls=[1])
    assert board("Yemen") == "poor neutral"


@rule("4.8.4", "8.2.2")
def test_a_cadre_lets_the_jihadists_recruit_and_goes_with_the_first_cell_from_the_track(board: Table) -> None:
    board("Yemen", "poor neutral", cadre=True)
    board.operation("jihadist", "recruit", 1, rolls=[6])
    assert board("Yemen") == "poor neutral, cadre"
    board.operation("jihadist", "recruit", 1, rolls=[3])
    assert board("Yemen") == "poor neutral, 1 cell"
    board("Yemen", cells=0, cadre=True)
    carry_out(board, "place 1 cell in Yemen")
    assert board("Yemen") == "poor neutral, 1 cell"


@rule("4.8.4")
def test_a_cell_that_travels_in_does_not_take_the_cadre_away(board: Table) -> None:
    """Only a cell from the track does."""
    board("Yemen", "poor neutral", cadre=True)
    board("Saudi Arabia", "poor ally", cells=1)
    board.travel("Saudi Arabia", "Yemen")
    assert board("Yemen") == "poor neutral, 1 cell, cadre"


@rule("4.8.4", "5.2.2")
def test_the_jihadists_may_remove_cadres_in_their_phase_before_and_after_their_cards(board: Table) -> None:
    board("Yemen", "poor neutral", cadre=True)
    board("Canada", "hard", cadre=True)
    board.hand("jihadist", [70, 71, 72])
    board.hand("us", [5])
    board.run(lambda: turn.begin_phase(board.game, "jihadist"))
    board.run(lambda: turn.step(board.game), ["remove a cadre", "Yemen"])
    assert board("Yemen") == "poor neutral"
    assert board.get("cards played") == 0
    board.put("cards played", 2)
    board.run(lambda: turn.step(board.game), ["remove a cadre"])
    assert board("Canada") == "hard"
    assert board.game.side_to_act == "jihadist"
    board.run(lambda: turn.step(board.game))
    assert board.game.side_to_act == "us"


@rule("4.8.4", "5.2.2")
def test_the_us_may_not_remove_cadres_without_an_operation(board: Table) -> None:
    board("Canada", "hard", cadre=True)
    board.hand("us", [43, 44])
    board.run(lambda: turn.begin_phase(board.game, "us"))
    board.game.policies = {}
    with pytest.raises(Pending) as stopped:
        turn.step(board.game)
    assert stopped.value.decision.options == (43, 44)


# -- 4.10 -------------------------------------------------------------------------------------------


@rule("4.10", "4.10.3", "4.10.4")
def test_each_of_the_120_cards_has_a_number_a_value_an_association_and_a_name() -> None:
    cards = {n: c for n, c in library().cards.items() if c.set == "base"}
    assert sorted(cards) == list(range(1, 121))
    assert all(c.title and c.ops in (1, 2, 3) for c in cards.values())
    assert Counter(c.association for c in cards.values()) == {"us": 47, "jihadist": 48, "unassociated": 25}
    assert Counter(c.ops for c in cards.values()) == {1: 25, 2: 50, 3: 45}


@rule("4.10", "6.3.1")
def test_us_election_alone_happens_by_itself() -> None:
    cards = [c for c in library().cards.values() if c.set == "base"]
    assert [c.number for c in cards if c.auto] == [US_ELECTION]
    assert library().cards[US_ELECTION].title == "US Election"


@rule("4.10", "4.7.7")
def test_some_cards_lapse_some_leave_a_mark_and_some_are_removed() -> None:
    cards = [c for c in library().cards.values() if c.set == "base"]
    assert [c.number for c in cards if c.lapsing != "never"] == [2, 47, 114, 117, 118]
    assert sum(c.remove == "always" for c in cards) == 35
    assert [c.number for c in cards if c.remove == "us-only"] == [110, 111, 112, 115, 116]
    assert {"Patriot Act", "NEST", "Abu Sayyaf", "FATA", "Sadr"} <= {c.marker for c in cards}


@rule("4.10")
@pytest.mark.parametrize(
    ("scenario", "without"),
    [
        ("lets-roll", []),
        ("you-can-call-me-al", [78]),
        ("anaconda", [43, 109]),
        ("mission-accomplished", [5, 37, 43, 57, 109, 116]),
    ],
)
def test_some_cards_are_left_out_of_some_scenarios(scenario: str, without: list[int]) -> None:
    g = new_game(load(scenario), 1)
    assert list(g.get(deck.REMOVED)) == without
    assert sorted(g.get(deck.DRAW)) == [n for n in range(1, 121) if n not in without]


@rule("4.10.4", "6.2.5")
def test_an_event_is_open_to_the_side_it_is_associated_with_and_an_unassociated_one_to_both(board: Table) -> None:
    patriot_act, martyrdom_operation, oil_price_spike = 43, 87, 117
    board("Yemen", "poor neutral", cells=1)
    assert board.playable(patriot_act, "us")
    assert not board.playable(patriot_act, "jihadist")
    assert board.playable(martyrdom_operation, "jihadist")
    assert not board.playable(martyrdom_operation, "us")
    assert board.playable(oil_price_spike, "us")
    assert board.playable(oil_price_spike, "jihadist")


@rule("4.8.1", "8.5.4")
def test_the_us_picks_among_face_down_plots_without_seeing_their_numbers(board: Table) -> None:
    board("Yemen", "poor neutral", plots=[1, 3])
    assert not any(plots.face_up(board.game, board.at("Yemen"), p) for p in board.at("Yemen").plots)
    board.operation("us", "alert", 3, ["face-down plot 2"])
    assert board("Yemen") == "poor neutral, plot 1"

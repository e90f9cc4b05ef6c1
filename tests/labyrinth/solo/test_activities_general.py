"""9.1 to 9.3, 9.7: victory, the pile, cells and plots of the jihadist activities, and the levels of ideology."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.turn import step
from daedalus.games.labyrinth.victory import end_of_game
from tests.labyrinth.solo.activities_board import PLAYABLE, UNPLAYABLE, Alone
from tests.support import rule

FSB, INTEL_COMMUNITY, TORA_BORA, DANISH_CARTOONS, ZARQAWI, FATWA = 17, 18, 109, 96, 110, 97


@pytest.fixture
def board() -> Alone:
    return Alone()


# -- 9.1 ---------------------------------------------------------------------------------------------------


@rule("9.1")
def test_a_map_without_cells_does_not_win_for_the_us(board: Alone) -> None:
    """The last cell, in France, is disrupted, and the game goes on."""
    board("France", "soft", active=1)
    board.watch_victory()
    board.operation("us", "disrupt", 1, [])
    assert board("France") == "soft, cadre"
    assert board.winner == ""


@rule("9.1")
def test_six_islamist_resources_win_wherever_they_are(board: Alone) -> None:
    """Indonesia/Malaysia has no Islamist neighbour; Egypt's revolution makes it six."""
    board("Indonesia/Malaysia", "islamist rule adversary")
    board("Egypt", "poor neutral", cells=5)
    board.watch_victory()
    board.jihad("Egypt", 2, major=True, rolls=[1, 1])
    assert board.winner == "jihadist"


@rule("9.1")
@pytest.mark.parametrize(
    ("decks", "good", "winner"),
    [(1, 5, "jihadist"), (1, 6, "us"), (2, 8, "jihadist"), (2, 9, "us"), (3, 11, "jihadist"), (3, 12, "us")],
)
def test_the_us_needs_more_good_resources_at_the_end_of_a_longer_game(
    board: Alone, decks: int, good: int, winner: str
) -> None:
    """6, 9 or 12 of them, though not one Resource is Islamist."""
    names = {
        5: ("Egypt", "Turkey"),
        6: ("Egypt", "Iraq"),
        8: ("Egypt", "Iraq", "Turkey"),
        9: ("Egypt", "Iraq", "Gulf States"),
    }
    names |= {11: (*names[9], "Turkey"), 12: (*names[9], "Saudi Arabia")}
    for name in names[good]:
        board(name, "good ally")
    board.game.decks = decks
    board.run(lambda: end_of_game(board.game))
    assert board.winner == winner


@rule("9.1")
def test_the_least_resources_do_not_replace_the_other_condition(board: Alone) -> None:
    """Nine Good Resources against five Islamist ones: not more than twice as many."""
    for name in ("Egypt", "Iraq", "Gulf States"):
        board(name, "good ally")
    for name in ("Pakistan", "Indonesia/Malaysia"):
        board(name, "islamist rule adversary")
    board.run(lambda: end_of_game(board.game))
    assert board.winner == "jihadist"


# -- 9.2 ---------------------------------------------------------------------------------------------------


@rule("9.2")
def test_the_jihadist_plays_from_the_top_of_a_pile(board: Alone) -> None:
    """Two cards in an action phase, the last ones that were dealt first."""
    board.watch_victory()
    board("France", "soft", cells=1)
    board.hand("us", [43])
    board.hand("jihadist", [63, 49, 66])
    board.put("phase", 1)
    board.run(lambda: step(board.game))
    assert board.get("hand of jihadist") == (63, 49)
    assert board("United Kingdom") == "soft, 1 cell" or board("United Kingdom") == "hard, 1 cell"


@rule("9.2")
def test_a_random_card_is_the_top_one(board: Alone) -> None:
    """The example: a US event that takes a random card takes the one on top."""
    board.hand("us", [63])
    board.hand("jihadist", [49, 66, 52])
    board.event(FATWA, "us", ["reserves"])
    assert 52 in board.get("hand of us")
    assert board.get("hand of jihadist") == (49, 66, 63)


@rule("9.2")
def test_the_us_may_look_at_the_pile_with_intel_community(board: Alone) -> None:
    board.hand("us", [])
    board.hand("jihadist", [49, 66, 52])
    board.event(INTEL_COMMUNITY, "us", ["reserves"])
    assert [who for what, who in board.revealed() if "Homegrown" in what] == ["us"]


@rule("9.2")
def test_the_pile_is_shuffled_by_fsb(board: Alone) -> None:
    """The US has picked Loose Nuke out of it, and then no longer knows what lies on top."""
    board.hand("jihadist", [49, 71, 66, 52])
    board.run(lambda: _happens(board, FSB), lots=[0, 0, 0])
    assert 71 in board.get("discard pile")
    assert sorted(board.get("hand of jihadist")) == [49, 52, 66]
    assert board.get("hand of jihadist") != (49, 66, 52)


@rule("9.2")
def test_other_events_leave_the_pile_in_its_order(board: Alone) -> None:
    board.hand("jihadist", [49, 66, 52])
    board.run(lambda: _happens(board, 19))
    assert board.get("hand of jihadist") == (49, 66, 52)


def _happens(board: Alone, number: int) -> None:
    from daedalus.kit.events import happens

    board.move(number, "in play")
    happens(board.game, board.game.card(number), "us")


# -- 9.3 ---------------------------------------------------------------------------------------------------


@rule("9.3.1")
def test_active_cells_plot_before_sleepers(board: Alone) -> None:
    """One active cell and two sleepers; of two dice one is for a sleeper."""
    board("United States", active=1, cells=2)
    board.card(PLAYABLE[2], rolls=[5, 6])
    assert board("United States") == "hard, 2 active cells, 1 cell"


@rule("9.3.1")
def test_sadr_acts_after_every_cell(board: Alone) -> None:
    """A sleeper and Sadr in a Fair Iraq: a single die of jihad is the sleeper's, and it is the one that is lost."""
    board("Iraq", "fair neutral", cells=1)
    board.mark("Sadr", "Iraq")
    board.card(UNPLAYABLE[1], rolls=[6])
    assert board("Iraq") == "fair neutral, Sadr"


@rule("9.3.1")
def test_events_take_active_cells_first_and_sadr_last(board: Alone) -> None:
    """Tora Bora costs two cells: the active one, and of a sleeper and Sadr the sleeper. Then operations follow."""
    board("Iraq", "poor ally", active=1, cells=1, regime_change="tan")
    board.mark("Sadr", "Iraq")
    board.put("available plots", ())
    board.event(TORA_BORA, "jihadist")
    assert board("Iraq") == "poor ally, tan regime change, Sadr"


@rule("9.3.2")
def test_the_value_of_a_card_does_not_limit_its_plots(board: Alone) -> None:
    """A card of 1 in the US, when only the plot 3 is available."""
    board("United States", cells=1)
    board.put("available plots", ("3",))
    board.card(PLAYABLE[1], rolls=[1])
    assert board("United States") == "hard, 1 active cell, plot 3"


@rule("9.3.2")
@pytest.mark.parametrize(("lot", "plot"), [(0, "plot 1"), (2, "plot 1"), (3, "plot 2"), (5, "plot 3")])
def test_plots_are_drawn_blind(board: Alone, lot: int, plot: str) -> None:
    """Each of the six markers is as likely as another."""
    board("United States", cells=1)
    board.card(PLAYABLE[1], rolls=[1], lots=[lot])
    assert board("United States") == f"hard, 1 active cell, {plot}"
    assert board.drawn_among == [6]


@rule("9.3.2")
def test_danish_cartoons_places_the_plot_it_names(board: Alone) -> None:
    """Only Turkey fits a line of the list best, with its aid; then comes the travel of an unassociated card."""
    board.funding = 9
    board("Turkey", "fair ally", aid=1)
    board.event(DANISH_CARTOONS, "jihadist", ["soft"])
    assert board("Turkey") == "fair ally, 1 aid, plot 1"


@rule("9.3.2")
def test_zarqawi_places_the_plot_he_names(board: Alone) -> None:
    board("Iraq", "poor ally", troops=1)
    board.event(ZARQAWI, "jihadist")
    assert board("Iraq") == "poor ally, 3 cells, 1 troop, plot 2 face up"


@rule("9.3.3")
def test_wmd_take_the_place_of_the_lowest_plots(board: Alone) -> None:
    """The revolution in Pakistan brings three WMD; the three plots 1 are put aside, so that six stay."""
    board("Pakistan", "poor neutral", cells=5)
    board.jihad("Pakistan", 2, major=True, rolls=[1, 1])
    assert board.get("available plots") == ("2", "2", "3", "wmd", "wmd", "wmd")
    assert board.get("plots aside") == ("1", "1", "1")


@rule("9.3.3")
def test_the_highest_plot_comes_back_when_a_wmd_is_used(board: Alone) -> None:
    """Two WMD are in play, one of them in Egypt; it is resolved."""
    board("Egypt", "poor neutral", cells=1, plots=["wmd"])
    board.put("available plots", ("1", "1", "3", "wmd"))
    board.put("plots aside", ("1", "2"))
    board.put("removed plots", ("2",))
    board.resolve_plots()
    assert board.get("available plots") == ("1", "1", "2", "3", "wmd")
    assert board.get("plots aside") == ("1",)


@rule("9.3.3")
def test_a_plot_on_the_map_goes_aside_when_it_is_back_in_the_box(board: Alone) -> None:
    """With no numbered plot available, a new WMD waits for the first that returns."""
    board("Egypt", "poor neutral", cells=1, plots=["1", "2"])
    board.put("available plots", ("wmd",))
    board.resolve_plots(rolls=[6, 6, 6])
    assert board.get("available plots") == ("2", "wmd")
    assert board.get("plots aside") == ("1",)


# -- 9.7 ---------------------------------------------------------------------------------------------------


@rule("9.7")
@pytest.mark.parametrize(("level", "cells"), [("standard", 1), ("attractive", 2), ("virulent", 2)])
def test_attractive_a_success_recruits_two_cells(level: str, cells: int) -> None:
    board = Alone(level)
    board("Egypt", "poor neutral", cells=1)
    board.card(UNPLAYABLE[1], rolls=[3])
    assert board("Egypt") == f"poor neutral, {1 + cells} cells"


@rule("9.7")
@pytest.mark.parametrize(("level", "governance"), [("attractive", "poor"), ("potent", "islamist rule")])
def test_potent_three_cells_more_than_troops_are_enough_for_major_jihad(level: str, governance: str) -> None:
    """Four cells against one troop in Egypt; the standard jihadist recruits instead, in vain."""
    board = Alone(level)
    board.watch_victory()
    board("Egypt", "poor neutral", cells=4, troops=1)
    board.card(UNPLAYABLE[2], rolls=[3, 3] if level == "potent" else [4, 4])
    assert board("Egypt").startswith(governance)


@rule("9.7")
@pytest.mark.parametrize(("level", "kept"), [("potent", True), ("infectious", False)])
def test_infectious_the_us_must_play_all_its_cards(level: str, kept: bool) -> None:
    board = Alone(level)
    board.hand("us", [])
    assert ("hold" in board.ways(PLAYABLE[3], "us")) is kept
    assert ("discard" in board.ways(PLAYABLE[3], "us")) is kept


@rule("9.7")
@pytest.mark.parametrize(("level", "left"), [("infectious", ""), ("virulent", ", 1 active cell")])
def test_virulent_a_failed_jihad_costs_no_cell(level: str, left: str) -> None:
    board = Alone(level)
    board("Egypt", "fair neutral", cells=1)
    board.card(UNPLAYABLE[1], rolls=[6])
    assert board("Egypt") == f"fair neutral{left}"

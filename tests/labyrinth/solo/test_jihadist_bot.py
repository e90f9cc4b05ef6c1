"""12.1 to 12.4.2, 12.4.4 The jihadist bot: its pile, event or operations, where, and its reserves."""

from __future__ import annotations

from daedalus.games.labyrinth.solo.phase import play_top_card
from daedalus.games.labyrinth.victory import end_of_game
from daedalus.kit.deck import draw, random_cards
from tests.labyrinth.solo.alone import Alone
from tests.support import rule

# US cards, which the bot plays for operations whatever the board looks like, and others.
ONE, TWO, THREE = 6, 30, 42
BIOMETRICS, INTEL_COMMUNITY, CLEAN_OPERATIVES, SADDAM, HIZBALLAH = 2, 18, 79, 92, 103


def at_odds(board: Alone) -> None:
    """A hard US with a soft world: nothing to be gained by plots or travel for the sake of posture (12.4.3)."""
    board.world("soft", 1)


# -- 12.1, 12.2 -----------------------------------------------------------------------------------------------


@rule("12.1")
def test_a_map_without_cells_is_no_victory_over_the_bot(jihadist: Alone) -> None:
    jihadist("Iraq", "poor ally", cadre=True)
    jihadist.watch_victory()
    jihadist.run(jihadist.game.settle)
    assert jihadist.winner == ""


@rule("12.1")
def test_the_bot_wins_with_six_resources_that_are_not_adjacent(jihadist: Alone) -> None:
    jihadist("Saudi Arabia", "islamist rule adversary", cells=1)
    jihadist("Indonesia/Malaysia", "islamist rule adversary")
    jihadist.watch_victory()
    jihadist.run(jihadist.game.settle)
    assert jihadist.winner.startswith("jihadist")


@rule("12.2", "12.4")
def test_the_hand_is_a_pile_played_from_the_top(jihadist: Alone) -> None:
    """The top card is the one that was added last; the next stays where it is."""
    jihadist("Iraq", "good ally", cells=1)
    jihadist.hand("jihadist", [ONE, TWO, THREE])
    jihadist.put("side to act", 0)
    jihadist.run(lambda: play_top_card(jihadist.game, "jihadist"))
    assert jihadist.get("hand of jihadist") == (ONE, TWO)
    assert jihadist.zone_of(THREE) == "discard pile"


@rule("12.2")
def test_a_random_card_of_the_bot_is_its_top_card(jihadist: Alone) -> None:
    jihadist.hand("jihadist", [ONE, TWO, THREE])
    assert random_cards(jihadist.game, "jihadist", 2) == [THREE, TWO]


@rule("12.2")
def test_a_card_dealt_to_the_bot_lies_on_top(jihadist: Alone) -> None:
    jihadist.hand("jihadist", [ONE])
    first = jihadist.get("draw pile")[0]
    jihadist.run(lambda: draw(jihadist.game, "jihadist", 1, "5.2.8"))
    assert jihadist.get("hand of jihadist") == (ONE, first)


@rule("12.1")
def test_the_us_needs_six_good_resources_for_a_deck_to_win_at_the_end(jihadist: Alone) -> None:
    """Five under Good rule and none under Islamist Rule would do against a person."""
    jihadist("Saudi Arabia", "good ally")
    jihadist("Turkey", "good ally")
    jihadist.run(lambda: end_of_game(jihadist.game))
    assert jihadist.winner.startswith("jihadist")
    jihadist("Morocco", "good ally")
    jihadist("Jordan", "good ally")
    jihadist.run(lambda: end_of_game(jihadist.game))
    assert jihadist.winner.startswith("us")


@rule("12.2")
def test_nobody_looks_at_the_pile(jihadist: Alone) -> None:
    """Intel Community would show the US the hand of a person; the pile stays closed."""
    jihadist("Iraq", "good ally", cells=1)
    jihadist.hand("jihadist", [ONE, TWO])
    jihadist.event(INTEL_COMMUNITY, "us", ["reserves"])
    assert not any(str(ONE) in said for said, to in jihadist.revealed() if to == "us")


# -- 12.4, 12.4.1 event or operations ----------------------------------------------------------------------------


@rule("12.4", "12.4.1")
def test_a_us_event_never_happens_on_the_bots_card(jihadist: Alone) -> None:
    """Biometrics could be played by the US; the bot makes nothing of it but an operation."""
    jihadist("Iraq", "good ally", cells=1)
    jihadist.plays(BIOMETRICS, rolls=[6])
    assert jihadist.did() == ["jihad"]
    assert not jihadist.in_effect("Biometrics")


@rule("12.4.1")
def test_a_jihadist_event_that_does_something_is_played(jihadist: Alone) -> None:
    """Clean Operatives: two cells travel to the US."""
    jihadist("Iraq", "good ally", cells=2)
    jihadist.plays(CLEAN_OPERATIVES)
    assert jihadist.did() == ["event"]
    assert jihadist("United States") == "hard, 2 cells"
    assert jihadist.reserves == 0


@rule("12.4.1")
def test_an_event_without_effect_counts_as_unplayable(jihadist: Alone) -> None:
    """Saddam at funding 9 would change nothing: an operation instead."""
    jihadist("Iraq", "poor adversary")
    jihadist("Egypt", "good ally", cells=1)
    jihadist.funding = 9
    jihadist.plays(SADDAM, rolls=[6])
    assert jihadist.did() == ["jihad"]


@rule("12.4.1")
def test_no_event_while_the_door_of_itjihad_is_closed(jihadist: Alone) -> None:
    """Clean Operatives is played for operations; cards drawn at random would be nothing new to a pile."""
    jihadist("Iraq", "good ally", cells=2)
    jihadist.mark("The door of Itjihad was closed", lapsing=True)
    jihadist.plays(CLEAN_OPERATIVES, rolls=[6, 6])
    assert jihadist.did() == ["jihad"]
    assert jihadist("United States") == "hard"


@rule("12.4.1")
def test_the_operations_of_an_unassociated_event_go_to_the_reserves(jihadist: Alone) -> None:
    """Hizballah, 2 operations, turns Lebanon Poor Neutral; with 1 in reserve already, 2 is the most."""
    jihadist("Lebanon", "fair ally")
    jihadist("Iraq", "poor ally", cells=1)
    jihadist.reserves = 1
    jihadist.plays(HIZBALLAH)
    assert jihadist.did() == ["event"]
    assert jihadist("Lebanon") == "poor neutral"
    assert jihadist.reserves == 2


@rule("12.4.1", "8.4.2")
def test_major_jihad_comes_first(jihadist: Alone) -> None:
    """Six cells in Poor Iraq against one troop, though recruiting is possible and funding is tight."""
    jihadist("Iraq", "poor ally", cells=6, troops=1)
    jihadist("Egypt", "good ally", cells=1)
    jihadist.funding = 2
    jihadist.plays(TWO, rolls=[3, 2, 1, 3, 3])
    assert jihadist.rolled_for()[:2] == ["Jihad in Iraq", "Jihad in Iraq"]
    assert jihadist("Iraq") == "islamist rule adversary, 6 active cells, 1 troop"


@rule("12.4.1")
def test_tight_funding_plots_where_no_cell_can_be_recruited(jihadist: Alone) -> None:
    """At funding 1 the last five cells can't be recruited: the Poor non-Muslim country before all others."""
    jihadist("Philippines", "soft", cells=4)
    jihadist("Iraq", "good ally", cells=6)
    jihadist.funding = 1
    jihadist.plays(ONE, rolls=[1])
    assert jihadist.did() == ["plot"]
    assert jihadist("Philippines").startswith("soft, 1 active cell, 3 cells, plot")


@rule("12.4.1")
def test_ample_funding_recruits(jihadist: Alone) -> None:
    """Nothing for a jihad and no Muslim country short of cells: funding 8 recruits, at 5 a plot in a non-Muslim country
    would come only after that too."""
    jihadist("France", "soft", cells=1)
    jihadist.funding = 8
    jihadist.plays(ONE, rolls=[1])
    assert jihadist.did() == ["recruit"]


@rule("12.4.1")
def test_moderate_funding_plots_for_prestige_first(jihadist: Alone) -> None:
    """An active cell beside troops in an Islamist-Rule-free, Poor country whose jihad can't succeed."""
    jihadist("Iraq", "poor ally", active=1, troops=3, awakening=3)
    jihadist.funding = 5
    jihadist.plays(ONE, rolls=[6])
    assert jihadist.did() == ["plot"]
    assert jihadist.rolled_for() == ["Plot in Iraq"]


@rule("12.4.1", "12.4.4")
def test_without_cell_and_cadre_the_operations_are_banked(jihadist: Alone) -> None:
    jihadist.plays(TWO)
    assert jihadist.did() == ["reserves"]
    assert jihadist.reserves == 2


@rule("12.4.1")
def test_a_cell_acts_once_with_a_card(jihadist: Alone) -> None:
    """The traveller has acted: with WMD available it does not plot in the US as well; the operations are banked."""
    jihadist("France", "soft", cells=1)
    jihadist("Iraq", "islamist rule adversary")
    jihadist.put("available plots", ("1", "wmd"))
    jihadist.mark("GTMO", lapsing=True)
    jihadist.funding = 9
    jihadist.plays(THREE)
    assert jihadist.did() == ["travel"]
    assert jihadist.reserves == 2


# -- 12.4.2 where ------------------------------------------------------------------------------------------------


@rule("12.3.8")
def test_never_a_minor_jihad_at_poor(jihadist: Alone) -> None:
    """Cells in a Poor and a Fair country: one die in the Fair one, no more; the other operations radicalize."""
    at_odds(jihadist)
    jihadist("Iraq", "poor ally", cells=3)
    jihadist("Egypt", "fair ally", cells=1)
    jihadist.plays(TWO, rolls=[6])
    assert jihadist.rolled_for() == ["Jihad in Egypt"]
    assert jihadist("Iraq") == "poor ally, 3 cells"
    assert jihadist.reserves == 1


@rule("12.4.2")
def test_jihad_goes_on_in_the_country_that_comes_next(jihadist: Alone) -> None:
    """Two cells where aid is, one in a country without: two dice there, the third here."""
    jihadist("Turkey", "good ally", cells=1)
    jihadist("Morocco", "fair ally", cells=2, aid=1)
    jihadist.plays(THREE, rolls=[6, 6, 6])
    assert jihadist.rolled_for() == ["Jihad in Morocco", "Jihad in Morocco", "Jihad in Turkey"]


@rule("12.4.2", "12.4.4")
def test_reserves_add_dice_up_to_three(jihadist: Alone) -> None:
    """A card of 2 with 2 in reserve rolls three dice and leaves 1."""
    jihadist("Egypt", "good ally", cells=4)
    jihadist.reserves = 2
    jihadist.plays(TWO, rolls=[6, 6, 6])
    assert jihadist.reserves == 1


@rule("12.4.4")
def test_reserves_are_kept_at_the_end_of_the_turn(jihadist: Alone) -> None:
    jihadist.reserves = 2
    jihadist.put("us reserves", 2)
    jihadist("Iraq", "poor ally", cells=1)
    jihadist.end_of_turn()
    assert jihadist.reserves == 2
    assert jihadist.get("us reserves") == 0


@rule("12.4.2", "12.3.12")
def test_what_the_column_leaves_open_is_drawn(jihadist: Alone) -> None:
    """Two countries that no line tells apart: each is chosen with some seed."""
    chosen = set()
    for seed in range(12):
        board = Alone("jihadist")
        board.game.seed = seed
        board("Jordan", "fair ally", cells=1)
        board("Lebanon", "fair ally", cells=1)
        board.plays(ONE, rolls=[6])
        chosen.update(board.rolled_for())
    assert chosen == {"Jihad in Jordan", "Jihad in Lebanon"}


@rule("12.3.2")
def test_no_more_dice_than_cells_can_be_recruited(jihadist: Alone) -> None:
    """Two cells are left on the track: a card of 3 recruits twice in Islamist Rule, and banks the third operation."""
    at_odds(jihadist)
    jihadist("Sudan", "islamist rule adversary", cells=13)
    jihadist.funding = 9
    jihadist.plays(THREE)
    assert jihadist.did() == ["recruit"]
    assert jihadist("Sudan") == "islamist rule adversary, 15 cells"
    assert jihadist.reserves == 1


@rule("12.4.2", "12.3.2")
def test_recruits_where_a_poor_country_lacks_cells_for_major_jihad(jihadist: Alone) -> None:
    """Poor with two cells more than troops comes before an auto-recruit country, that before a Good one."""
    jihadist("Egypt", "poor neutral", cells=2)
    jihadist("Sudan", "islamist rule adversary", cells=1)
    jihadist("France", "soft", cells=1)
    jihadist.funding = 9
    jihadist.plays(ONE, rolls=[1])
    assert jihadist.rolled_for() == ["Recruit in Egypt"]


@rule("12.3.4")
def test_no_more_dice_than_plots_are_available(jihadist: Alone) -> None:
    """One plot, four cells: a card of 3 rolls one die, and two operations are banked."""
    at_odds(jihadist)
    jihadist("Philippines", "soft", cells=4)
    jihadist("Sudan", "islamist rule adversary", cells=6)
    jihadist.put("available plots", ("1",))
    jihadist.funding = 1
    jihadist.plays(THREE, rolls=[6])
    assert jihadist.rolled_for() == ["Plot in Philippines"]
    assert jihadist.reserves == 2


@rule("12.3.4")
def test_without_plots_the_operations_radicalize(jihadist: Alone) -> None:
    at_odds(jihadist)
    jihadist("Philippines", "soft", cells=4)
    jihadist("Sudan", "islamist rule adversary", cells=6)
    jihadist.put("available plots", ())
    jihadist.funding = 1
    jihadist.plays(TWO)
    assert jihadist.rolled() == []
    assert jihadist.reserves == 2


@rule("12.3.4")
def test_the_marker_is_drawn_whatever_its_number(jihadist: Alone) -> None:
    """A card of 1 may place a plot 3: only that one is available."""
    jihadist("Philippines", "soft", cells=10)
    jihadist.put("available plots", ("3",))
    jihadist.funding = 1
    jihadist.plays(ONE, rolls=[1])
    assert jihadist("Philippines").endswith("plot 3")


@rule("12.3.4", "12.4.2")
def test_the_us_is_the_first_target_of_a_plot(jihadist: Alone) -> None:
    """Funding is tight, cells in Good countries alone: the column puts the US first."""
    jihadist("France", "soft", active=5)
    jihadist("United States", cells=5)
    jihadist.funding = 1
    jihadist.plays(ONE, rolls=[6])
    assert jihadist.rolled_for() == ["Plot in United States"]


# -- 12.3.9 travel -----------------------------------------------------------------------------------------------


def to_travel(board: Alone) -> None:
    """Funding is ample and nothing can be recruited."""
    board.funding = 9
    board.mark("GTMO", lapsing=True)


@rule("12.3.9")
def test_first_where_to_then_from_where(jihadist: Alone) -> None:
    """To Poor Jordan, which lacks cells for major jihad; of two sources the adjacent one."""
    to_travel(jihadist)
    jihadist("Jordan", "poor neutral", cells=1)
    jihadist("Saudi Arabia", "poor ally", cells=1, troops=3)
    jihadist("France", "soft", cells=1)
    jihadist.plays(ONE)
    assert jihadist("Jordan") == "poor neutral, 2 cells"
    assert jihadist("France") == "soft, 1 cell"


@rule("12.3.9", "12.3.3")
def test_all_cells_of_a_source_go_before_those_of_the_next_active_ones_first(jihadist: Alone) -> None:
    to_travel(jihadist)
    jihadist("Jordan", "poor neutral", cells=1)
    jihadist("Saudi Arabia", "poor ally", cells=2, active=1, troops=6)
    jihadist.plays(TWO)
    assert jihadist("Saudi Arabia") == "poor ally, 1 cell, 6 troops"
    assert jihadist("Jordan") == "poor neutral, 3 cells"


@rule("12.3.9")
def test_the_last_cell_of_an_auto_recruit_country_stays(jihadist: Alone) -> None:
    """One cell in Sudan under Islamist Rule, another in France: France's goes, though Sudan is adjacent to Egypt."""
    to_travel(jihadist)
    jihadist("Egypt", "poor neutral", cells=1)
    jihadist("Sudan", "islamist rule adversary", cells=1)
    jihadist("France", "soft", cells=1)
    jihadist.plays(ONE, rolls=[1])
    assert jihadist("Sudan") == "islamist rule adversary, 1 cell"
    assert jihadist("Egypt") == "poor neutral, 2 cells"


@rule("12.3.9")
def test_it_goes_if_two_others_of_the_kind_hold_cells(jihadist: Alone) -> None:
    to_travel(jihadist)
    jihadist("Egypt", "poor neutral", cells=1)
    jihadist("Sudan", "islamist rule adversary", cells=1)
    jihadist("Somalia", "islamist rule adversary", cells=1)
    jihadist("Afghanistan", "islamist rule adversary", cells=1)
    jihadist.plays(ONE)
    assert jihadist("Sudan") == "islamist rule adversary"
    assert jihadist("Egypt") == "poor neutral, 2 cells"

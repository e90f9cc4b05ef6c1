"""13.1 to 13.4.3, 13.4.5 to 13.4.8 The US bot: its pile, plots, reassessment, event or operation, and where."""

from __future__ import annotations

from daedalus.games.labyrinth import plots
from daedalus.games.labyrinth.solo.phase import play_top_card
from daedalus.games.labyrinth.turn import action, no_reserves
from daedalus.kit.deck import random_cards
from tests.labyrinth.solo.alone import Alone
from tests.support import rule

# Jihadist cards, which the bot plays for operations whatever the board looks like.
ONE, TWO, THREE, OTHER_THREE = 54, 69, 90, 92


# -- 13.1, 13.2, 13.4 ---------------------------------------------------------------------------------------------


@rule("13.1")
def test_a_map_without_cells_is_a_victory_for_the_bot(us: Alone) -> None:
    us("Iraq", "poor ally", cadre=True)
    us.watch_victory()
    us.run(us.game.settle)
    assert us.winner.startswith("us")


@rule("13.1")
def test_a_person_needs_adjacent_islamist_rule_against_it(us: Alone) -> None:
    us("Saudi Arabia", "islamist rule adversary", cells=1)
    us("Indonesia/Malaysia", "islamist rule adversary")
    us.watch_victory()
    us.run(us.game.settle)
    assert us.winner == ""


@rule("13.2", "13.4")
def test_the_hand_is_a_pile_played_from_the_top(us: Alone) -> None:
    us("Iraq", "poor ally", cells=1)
    us.hand("us", [ONE, TWO])
    us.run(lambda: play_top_card(us.game, "us"))
    assert us.get("hand of us") == (ONE,)
    assert random_cards(us.game, "us", 1) == [ONE]


@rule("13.4")
def test_a_jihadist_event_never_happens_on_the_bots_card(us: Alone) -> None:
    """Clean Operatives is playable: two cells could go to the US."""
    us("Iraq", "poor neutral", cells=2)
    us.nothing_to_win()
    us.plays(79, rolls=[1])
    assert us.did() == ["war of ideas"]
    assert us("United States") == "hard"


@rule("13.4")
def test_the_last_card_is_played_not_held(us: Alone) -> None:
    """A person might keep it (5.2.4)."""
    us("Iraq", "poor ally", cells=1)
    us.hand("us", [TWO])
    us.put("side to act", 1)
    us.put("phase", 1)
    us.run(lambda: action(us.game))
    assert us.get("hand of us") == ()
    assert us.zone_of(TWO) == "discard pile"


@rule("13.3.3")
def test_plots_lie_face_up(us: Alone) -> None:
    """4.8.1 is set aside: whoever looks at the board sees the number."""
    us("France", "soft", cells=1, plots=["2"])
    (plot,) = us.at("France").plots
    assert plots.face_up(us.game, us.at("France"), plot)
    del us.game.automata["us"]
    assert not plots.face_up(us.game, us.at("France"), plot)


# -- 13.4.6 reassessment -------------------------------------------------------------------------------------------


def soft_before_islamist_rule(board: Alone) -> None:
    board.us_posture = "soft"
    board("Saudi Arabia", "islamist rule adversary", cells=2)


@rule("13.4.6", "13.4.2")
def test_a_soft_us_reassesses_before_two_islamist_resources(us: Alone) -> None:
    """3 and 3 operations: the posture turns, both cards are gone and the phase is over."""
    soft_before_islamist_rule(us)
    us.plays(THREE, below=OTHER_THREE)
    assert us.did() == ["reassessment"]
    assert us.us_posture == "hard"
    assert us.get("hand of us") == ()
    assert us.get("cards played") == 2


@rule("13.4.6", "13.4.5")
def test_reserves_may_serve_reassessment(us: Alone) -> None:
    soft_before_islamist_rule(us)
    us.reserves = 2
    us.plays(THREE, below=ONE)
    assert us.us_posture == "hard"
    assert us.reserves == 0


@rule("13.4.2")
def test_with_too_few_operations_the_second_card_goes_back(us: Alone) -> None:
    soft_before_islamist_rule(us)
    us("Egypt", "poor neutral")
    us.plays(THREE, below=ONE)
    assert us.us_posture == "soft"
    assert us.get("hand of us") == (ONE,)
    assert us.did() == ["war of ideas"]


@rule("13.4.6")
def test_not_with_the_second_card_of_a_phase_nor_without_another(us: Alone) -> None:
    soft_before_islamist_rule(us)
    us.plays(THREE, below=OTHER_THREE, second=True)
    assert us.us_posture == "soft"
    us.plays(THREE)
    assert us.us_posture == "soft"


@rule("13.4.6")
def test_a_hard_us_reassesses_before_a_soft_world(us: Alone) -> None:
    us("Iraq", "poor ally", cells=1)
    us.world("soft", 3)
    us.plays(THREE, below=OTHER_THREE)
    assert us.us_posture == "soft"


@rule("13.4.6")
def test_but_not_with_any_islamist_rule_or_a_world_at_soft_2(us: Alone) -> None:
    us("Iraq", "poor ally", cells=1)
    us.world("soft", 2)
    us.plays(THREE, below=OTHER_THREE)
    assert us.us_posture == "hard"
    us.world("soft", 3)
    us("Somalia", "islamist rule adversary")
    us.plays(THREE, below=OTHER_THREE)
    assert us.us_posture == "hard"


# -- 13.4.2 event or operations --------------------------------------------------------------------------------------


@rule("13.4.2")
def test_a_us_event_that_does_something_is_played(us: Alone) -> None:
    """Anbar Awakening: aid and prestige."""
    us("Iraq", "poor ally", cells=1, troops=1)
    us.plays(13)
    assert us.did() == ["event"]
    assert us.prestige == 8
    assert us.reserves == 0


@rule("13.4.2")
def test_an_event_without_effect_counts_as_unplayable(us: Alone) -> None:
    """Quartet at prestige 12 and funding 1 would change nothing."""
    us("Egypt", "fair neutral", cells=1)
    us.prestige, us.funding = 12, 1
    us.nothing_to_win()
    us.plays(26, rolls=[1])
    assert us.did() == ["war of ideas"]


@rule("13.4.2")
def test_the_operations_of_an_unassociated_event_go_to_the_reserves(us: Alone) -> None:
    """Hambali, 3 operations: reserves hold 2 at most."""
    us("Indonesia/Malaysia", "fair ally", cells=1)
    us("Iraq", "poor ally", cells=1)
    us.plays(115)
    assert us.did() == ["event"]
    assert us("Indonesia/Malaysia") == "fair ally, cadre"
    assert us.reserves == 2


@rule("13.4.2", "13.4.5")
def test_reserves_raise_an_operation_as_far_as_it_needs(us: Alone) -> None:
    """A card of 1 and 2 in reserve: a War of Ideas in a Fair country takes 2, and 1 is left."""
    us("Egypt", "fair neutral", cells=1)
    us.reserves = 2
    us.nothing_to_win()
    us.plays(ONE, rolls=[1])
    assert us.rolled_for() == ["War of Ideas in Egypt"]
    assert us.reserves == 1


@rule("13.4.5")
def test_reserves_are_kept_at_the_end_of_the_turn(us: Alone) -> None:
    us.reserves = 2
    us.put("jihadist reserves", 2)
    us.run(lambda: no_reserves(us.game))
    assert us.reserves == 2
    assert us.get("jihadist reserves") == 0


@rule("13.4.2")
def test_the_last_cell_on_the_map_is_disrupted_before_all_else(us: Alone) -> None:
    """Though a plot lies in the US, and a disrupt is not what the chart would come to."""
    us("Egypt", "fair ally", active=1)
    us("United States", plots=["2"])
    us.watch_victory()
    us.plays(THREE)
    assert us.winner.startswith("us")


# -- 13.4.3 where ------------------------------------------------------------------------------------------------


@rule("13.4.3", "13.4.2")
def test_disrupts_where_cells_threaten_to_get_out_of_hand(us: Alone) -> None:
    """Two more cells than troops in a Fair Ally, before a War of Ideas that would be possible."""
    us("Jordan", "fair ally", cells=3)
    us("Egypt", "poor neutral")
    us.plays(TWO)
    assert us.did() == ["disrupt"]
    assert us("Jordan") == "fair ally, 1 active cell, 2 cells"


@rule("13.4.3", "13.4.2")
def test_changes_a_regime_before_three_islamist_resources(us: Alone) -> None:
    """Exactly six troops, of the track, to the country with the most resources."""
    us("Saudi Arabia", "islamist rule adversary", cells=2)
    us("Somalia", "islamist rule adversary")
    us.nothing_to_win()
    us.plays(THREE, rolls=[4, 3, 1, 1])
    assert us.did() == ["regime change"]
    assert us.at("Saudi Arabia").troops == 6


@rule("13.4.3")
def test_the_troops_for_it_come_from_a_country_that_does_not_need_them(us: Alone) -> None:
    us("Saudi Arabia", "islamist rule adversary", cells=2)
    us("Gulf States", "good ally", troops=7)
    us.nothing_to_win()
    us.plays(THREE, rolls=[4, 3, 1, 1])
    assert us("Gulf States") == "good ally, 1 troop"


@rule("13.4.3")
def test_war_of_ideas_where_the_modifier_is_best_then_by_the_column(us: Alone) -> None:
    """A Good Ally next to it helps in Jordan; of Fair Neutrals elsewhere the one with more resources comes second."""
    us("Jordan", "fair neutral")
    us("Saudi Arabia", "good ally", cells=1)
    us("Pakistan", "fair neutral")
    us.plays(TWO, rolls=[1])
    assert us.rolled_for() == ["War of Ideas in Jordan"]


@rule("13.4.3")
def test_one_operation_in_one_country(us: Alone) -> None:
    """A card of 3: a War of Ideas for 1 in a Good Neutral; the rest goes to homeland security, not to another one."""
    us("Turkey", "good neutral", awakening=1)
    us("Jordan", "fair neutral", cells=1)
    us.plays(THREE, rolls=[1])
    assert us.rolled_for() == ["War of Ideas in Turkey"]
    assert us.reserves == 2


@rule("13.4.3")
def test_an_untested_muslim_country_takes_three_operations(us: Alone) -> None:
    """With aid the modifier of untested Egypt is the best; with 2 operations it is no target all the same."""
    us("Egypt", aid=1)
    us("Jordan", "fair neutral", cells=1)
    us.plays(TWO, rolls=[1])
    assert us.rolled_for() == ["War of Ideas in Jordan"]
    us.plays(THREE, rolls=[5, 1])
    assert us.rolled_for()[-1] == "War of Ideas in Egypt"


@rule("13.4.3")
def test_low_prestige_and_a_soft_us_talk_to_the_non_muslim_world(us: Alone) -> None:
    us.prestige = 2
    us.us_posture = "soft"
    us("Iraq", "poor adversary", cells=1)
    us("Russia", "hard")
    us("Canada", "hard")
    us.plays(TWO, rolls=[1])
    assert us.rolled_for() == ["Posture of Russia"]


# -- 13.4.7, 13.4.8 deploy ---------------------------------------------------------------------------------------


@rule("13.4.7", "13.4.3")
def test_deploys_to_cells_that_nobody_stands_against(us: Alone) -> None:
    """Two troops of the track, no fewer and no more."""
    us("Pakistan", "fair ally", cells=1, awakening=0, reaction=3)
    us.nothing_to_win()
    us.plays(THREE)
    assert us.did() == ["deploy"]
    assert us.at("Pakistan").troops == 2


@rule("13.4.7")
def test_troops_leave_a_good_ally_without_cells_all_of_them(us: Alone) -> None:
    us("Pakistan", "fair ally", cells=1, reaction=3)
    us("Gulf States", "good ally", troops=5)
    us.nothing_to_win()
    us.plays(THREE)
    assert us("Gulf States") == "good ally"
    assert us.at("Pakistan").troops == 5


@rule("13.4.7")
def test_from_the_track_to_the_track_is_no_deploy(us: Alone) -> None:
    """Nothing but the track on either side: homeland security banks the operations."""
    us("Iraq", "poor adversary", cells=1)
    us.nothing_to_win()
    us.plays(TWO)
    assert us.did() == ["nothing"]
    assert us.reserves == 2


@rule("13.4.8")
def test_out_of_a_regime_change_country_troops_withdraw(us: Alone) -> None:
    """A soft US with 3 operations, troops in a Good Ally without cells: aid is lost and the regime is besieged."""
    us.us_posture = "soft"
    us("Iraq", "good ally", troops=6, regime_change="tan", aid=1)
    us("Egypt", "poor adversary", cells=1)
    us.nothing_to_win()
    us.plays(THREE, rolls=[1, 1, 1])
    assert us.did() == ["deploy"]
    assert us("Iraq") == "good ally, besieged, tan regime change"


@rule("13.4.8")
def test_a_hard_us_does_not_withdraw(us: Alone) -> None:
    """Only what exceeds the five that must stay goes home (7.3.1)."""
    us("Iraq", "good ally", troops=6, regime_change="tan", aid=1)
    us("Egypt", "poor adversary", cells=1)
    us.nothing_to_win()
    us.plays(THREE)
    assert us("Iraq") == "good ally, 5 troops, 1 aid, tan regime change"

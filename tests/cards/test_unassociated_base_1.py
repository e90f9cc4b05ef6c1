"""The unassociated events of the base set, and the US event that leaves jihadist plays to chance."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.cardplay import choose_card
from daedalus.games.labyrinth.turn import lapse
from tests.support import Table, rule

BOTH = pytest.mark.parametrize("side", ["us", "jihadist"])


def no_plots(board: Table) -> None:
    board.put("available plots", ())


# -- 47 The door of Itjihad was closed -----------------------------------------------------------------


@rule("4.7.7.1", "6.2.7", "5.2.6")
def test_the_closed_door_draws_jihadist_cards_by_lot_until_the_turn_ends(board: Table) -> None:
    """The jihadist is not asked which card; the US still is."""
    board.event(47, "us")
    assert board.zone_of(47) == "lapsing box"
    board.hand("jihadist", [48, 52, 53])
    board.hand("us", [1, 2])
    drawn = {board.run(lambda: choose_card(board.game, "jihadist")) for _ in range(30)}
    assert drawn == {48, 52, 53}
    assert not board.asked()
    assert board.run(lambda: choose_card(board.game, "us"), [2]) == 2
    board.run(lambda: lapse(board.game))
    assert board.zone_of(47) == "discard pile"
    assert board.run(lambda: choose_card(board.game, "jihadist"), [52]) == 52


@rule("4.8.4")
def test_the_closed_door_still_lets_the_jihadist_remove_a_cadre(board: Table) -> None:
    board.event(47, "us")
    board.hand("jihadist", [48])
    board("Iraq", "poor neutral", cadre=1)
    assert board.run(lambda: choose_card(board.game, "jihadist"), ["remove a cadre"]) == "remove a cadre"
    assert board.run(lambda: choose_card(board.game, "jihadist"), ["a random card"]) == 48


@rule("6.2.5")
def test_the_closed_door_is_a_us_event(board: Table) -> None:
    assert board.playable(47, "us")
    assert not board.playable(47, "jihadist")


# -- 96 Danish Cartoons --------------------------------------------------------------------------------


@BOTH
@rule("4.9.4", "6.2.9")
def test_cartoons_the_us_sets_scandinavia_and_the_jihadist_places_a_plot_1(board: Table, side: str) -> None:
    """Whoever plays the card; no cell is needed, and an untested country is tested."""
    board.event(96, side, ["soft", "Morocco"], rolls=[5])
    assert board.asked()[0] == ("us", "posture of Scandinavia")
    assert board.asked()[1][0] == "jihadist"
    assert board("Scandinavia") == "soft"
    assert board("Morocco") == "fair neutral, plot 1"
    assert board.zone_of(96) == "removed cards"


def test_cartoons_under_any_islamist_rule_the_plot_may_be_any(board: Table) -> None:
    """But not in a country under Islamist Rule."""
    board("Somalia", "islamist rule adversary")
    board("Egypt", "good ally")
    board.event(96, "jihadist", ["hard", "Egypt", "3"])
    assert board("Egypt") == "good ally, plot 3"
    board.put("available plots", ("wmd",))
    with pytest.raises(AssertionError, match="'Somalia' is no option"):
        board.event(96, "jihadist", ["hard", "Somalia"])


@rule("6.2.4")
def test_cartoons_without_a_fitting_plot_only_the_posture_changes(board: Table) -> None:
    board.put("available plots", ("2", "3", "wmd"))
    board.event(96, "us", ["hard"])
    board("Somalia", "islamist rule adversary")
    no_plots(board)
    board.event(96, "us", ["soft"])
    assert board("Scandinavia") == "soft"
    assert not any(c.plots for c in board.game.countries)


# -- 97 Fatwa ------------------------------------------------------------------------------------------


@rule("6.2.6")
def test_fatwa_needs_a_card_in_both_hands_besides_itself(board: Table) -> None:
    board.hand("us", [1])
    board.hand("jihadist", [48])
    assert board.playable(97, "us")
    assert board.playable(97, "jihadist")
    board.hand("jihadist", [97])
    assert not board.playable(97, "jihadist")
    board.hand("jihadist", [48])
    board.hand("us", [])
    assert not board.playable(97, "us")


def test_fatwa_trades_random_cards_and_then_runs_an_operation(board: Table) -> None:
    """Both cards are drawn before they change hands, so nobody gets his own back."""
    board.hand("us", [1])
    board.hand("jihadist", [48])
    board("Somalia", "islamist rule adversary", cells=1)
    board.play(97, "jihadist", ["event", "recruit"])
    assert board.get("hand of us") == (48,)
    assert board.get("hand of jihadist") == (1,)
    assert board("Somalia") == "islamist rule adversary, 2 cells"
    assert board.zone_of(97) == "discard pile"


@rule("4.7.7.2", "8.5.3", "6.3.3.1")
def test_a_plot_with_fatwa_is_the_first_of_the_turn(board: Table) -> None:
    """The card goes to the box, and the next plot card triggers its US event; reserves are for no event."""
    board("Egypt", "poor ally", active=2)
    board.hand("us", [1])
    board.hand("jihadist", [48])
    board.put("jihadist reserves", 2)
    board.play(97, "jihadist", ["event", "plot"], rolls=[1])
    assert board.zone_of(97) == "first plot box"
    assert board.get("jihadist reserves") == 2
    assert board.get("first plot made")
    board.put("jihadist reserves", 0)
    board.play(98, "jihadist", ["plot"], rolls=[6])
    assert board.zone_of(98) == "discard pile"


@rule("6.3.3")
def test_fatwa_lets_the_us_bank_its_operation(board: Table) -> None:
    board.hand("us", [1, 2])
    board.hand("jihadist", [48])
    board.play(97, "us", ["event", "reserves"])
    assert board.get("us reserves") == 1
    assert 48 in board.get("hand of us")


# -- 98 Gaza Withdrawal, 99 HAMAS Elected, 100 Hizb Ut-Tahrir, 101 Kosovo ------------------------------


def test_gaza_withdrawal_costs_funding_or_brings_a_cell_to_israel(board: Table) -> None:
    board.event(98, "us")
    assert board.changes()["funding"] == (5, 4)
    assert board("Israel") == "hard"
    board.event(98, "jihadist")
    assert board("Israel") == "hard, 1 cell"
    assert board.funding == 4
    assert board.zone_of(98) == "removed cards"


@BOTH
def test_hamas_elected_the_us_picks_its_discard(board: Table, side: str) -> None:
    board.hand("us", [1, 2, 3])
    board.event(99, side, [2])
    assert board.asked()[0][0] == "us"
    assert board.zone_of(2) == "discard pile"
    assert (board.prestige, board.funding) == (6, 4)
    assert board.zone_of(99) == "removed cards"


@rule("6.2.4")
def test_hamas_elected_without_a_us_card_still_costs_prestige_and_funding(board: Table) -> None:
    board.hand("us", [])
    board.event(99, "jihadist")
    assert (board.prestige, board.funding) == (6, 4)


@BOTH
@rule("4.7.3", "6.2.6")
def test_hizb_ut_tahrir_follows_the_troops_track(board: Table, side: str) -> None:
    """Funding falls at low intensity, rises in overstretch; at war the event can't be played."""
    board.event(100, side)
    assert board.funding == 3
    board("Iraq", "poor ally", troops=7)
    assert not board.playable(100, side)
    board("Iraq", "poor ally", troops=11)
    assert board.playable(100, side)
    board.event(100, side)
    assert board.funding == 5


@BOTH
@rule("4.3.2")
def test_kosovo_raises_prestige_and_sets_serbia_against_the_us(board: Table, side: str) -> None:
    board.event(101, side)
    assert board("Serbia") == "soft"
    assert board.prestige == 8
    board.us_posture = "soft"
    board.prestige = 12
    board.event(101, side)
    assert board("Serbia") == "hard"
    assert board.prestige == 12


# -- 102 Former Soviet Union, 103 Hizballah ------------------------------------------------------------


@BOTH
@rule("4.9.3")
@pytest.mark.parametrize("before", ["untested", "good ally", "poor neutral", "islamist rule adversary"])
def test_former_soviet_union_rolls_central_asia_anew_from_any_state(board: Table, side: str, before: str) -> None:
    """One die; other markers stay."""
    board("Central Asia", before, cells=1, besieged=True)
    board.event(102, side, rolls=[4])
    assert board("Central Asia") == "poor neutral, 1 cell, besieged"
    board.event(102, side, rolls=[5])
    assert board("Central Asia") == "fair neutral, 1 cell, besieged"


@rule("4.1.1", "4.8.4")
def test_hizballah_us_takes_a_cell_within_three_countries_of_lebanon(board: Table) -> None:
    """Pakistan is four away and Syria is not Shia-Mix."""
    board("Saudi Arabia", "poor ally", cells=1)
    board("Lebanon", "poor neutral", cells=2)
    board("Pakistan", "poor neutral", cells=1)
    board("Syria", "poor neutral", cells=1)
    with pytest.raises(AssertionError, match=r"no option .*\['Lebanon', 'Saudi Arabia'\]"):
        board.event(103, "us", ["Pakistan"])
    board.event(103, "us", ["Saudi Arabia"])
    assert board("Saudi Arabia") == "poor ally, cadre"
    board.event(103, "us")
    assert board("Lebanon") == "poor neutral, 1 cell"


@rule("6.2.4")
def test_hizballah_us_may_play_without_a_cell_to_take(board: Table) -> None:
    board("Pakistan", "poor neutral", cells=1)
    assert board.playable(103, "us")
    board.event(103, "us")
    assert board("Pakistan") == "poor neutral, 1 cell"


@pytest.mark.parametrize("before", ["untested", "good ally", "islamist rule adversary"])
def test_hizballah_jihadist_makes_lebanon_poor_neutral(board: Table, before: str) -> None:
    board("Lebanon", before)
    board.event(103, "jihadist")
    assert board("Lebanon") == "poor neutral"
    assert not board.asked()


# -- 104, 105 Iran -------------------------------------------------------------------------------------


@rule("4.9.4")
def test_iran_us_takes_a_cell_there_or_from_iran(board: Table) -> None:
    board("Iraq", "poor neutral", cells=2)
    board("Iran", cells=1)
    board.event(104, "us", ["Iraq", "Iran"])
    assert board("Iraq") == "poor neutral, 2 cells"
    assert board.at("Iran").cadre
    board.event(105, "us", ["Iraq"])
    assert board("Iraq") == "poor neutral, 1 cell"
    board.event(105, "us", ["Iraq"])
    assert board("Iraq") == "poor neutral, cadre"
    board.event(104, "us", ["Yemen"], rolls=[6])
    assert board("Yemen") == "fair neutral"


@rule("8.4.1")
def test_iran_jihadist_makes_two_jihad_rolls_without_cells(board: Table) -> None:
    """Good: 1 succeeds, 2 fails and costs nothing; aid goes with each success."""
    board("Iraq", "good ally", cells=1)
    board.event(104, "jihadist", ["Iraq"], rolls=[1, 2])
    assert board("Iraq") == "fair ally, 1 cell"
    board("Iraq", "fair ally", aid=2)
    board.event(105, "jihadist", ["Iraq"], rolls=[1, 1])
    assert board("Iraq") == "poor ally, 1 cell"


def test_iran_jihadist_rolls_never_bring_islamist_rule(board: Table) -> None:
    board("Iraq", "poor ally", cells=9, besieged=True)
    board("Yemen", "islamist rule adversary")
    board.event(104, "jihadist", ["Iraq"], rolls=[1, 1])
    assert board("Iraq") == "poor ally, 9 cells, besieged"
    with pytest.raises(AssertionError, match="'Yemen' is no option"):
        board.event(104, "jihadist", ["Yemen"])
    board.event(104, "us", ["Yemen"])
    assert board("Yemen") == "islamist rule adversary"


@rule("6.2.3")
def test_iran_jihadist_rolls_in_pakistan_whatever_an_earlier_event_says(board: Table) -> None:
    """Benazir Bhutto stops jihad there, but the later event prevails."""
    board("Pakistan", "fair ally")
    board.mark("Benazir Bhutto", "Pakistan")
    board.event(104, "jihadist", ["Pakistan"], rolls=[2, 6])
    assert board("Pakistan").startswith("poor ally")


@rule("6.2.6")
def test_iran_jihadist_needs_a_shia_mix_country_outside_islamist_rule(board: Table) -> None:
    for c in board.game.countries:
        if c.shia_mix:
            board(c.name, "islamist rule adversary")
    assert not board.playable(104, "jihadist")
    assert board.playable(104, "us")


# -- 106 Jaysh al-Mahdi, 107 Kurdistan, 108 Musharraf, 109 Tora Bora -----------------------------------


@BOTH
@rule("6.2.6")
def test_jaysh_al_mahdi_needs_cells_and_troops_in_a_shia_mix_country(board: Table, side: str) -> None:
    board("Iraq", "fair ally", cells=1)
    board("Lebanon", "fair ally", troops=1)
    board("Syria", "fair ally", cells=1, troops=1)
    assert not board.playable(106, side)
    board("Iraq", troops=1)
    assert board.playable(106, side)


def test_jaysh_al_mahdi_us_removes_up_to_two_cells_and_the_jihadist_worsens(board: Table) -> None:
    board("Iraq", "fair ally", cells=2, active=2, troops=2)
    board.event(106, "us", ["sleeper cells", "active cells"])
    assert board("Iraq") == "fair ally, 1 active cell, 1 cell, 2 troops"
    board.event(106, "us", ["active cells", "done"])
    assert board("Iraq") == "fair ally, 1 cell, 2 troops"
    board.event(106, "jihadist")
    assert board("Iraq") == "poor ally, 1 cell, 2 troops"
    board.event(106, "jihadist")
    assert board("Iraq") == "poor ally, 1 cell, 2 troops"
    board.event(106, "us", ["sleeper cells"])
    assert board("Iraq") == "poor ally, 2 troops, cadre"


@pytest.mark.parametrize("levels", ["untested", "good ally", "islamist rule adversary"])
def test_kurdistan_us_places_aid_in_iraq_at_any_governance(board: Table, levels: str) -> None:
    board("Iraq", levels)
    board.event(107, "us")
    assert board("Iraq") == f"{levels}, 1 aid"
    assert board("Turkey") == "untested"


@rule("4.9.4", "4.9.5")
def test_kurdistan_jihadist_tests_turkey_and_worsens_it_or_iraq(board: Table) -> None:
    """Turkey comes out Fair; Iraq, tested when chosen, comes out Fair too and gets worse."""
    board.event(107, "jihadist", ["Iraq"], rolls=[5, 6])
    assert board("Turkey") == "fair neutral"
    assert board("Iraq") == "poor neutral"
    board.event(107, "jihadist")
    assert board("Turkey") == "poor neutral"


@rule("6.2.4")
def test_kurdistan_jihadist_does_nothing_when_neither_can_get_worse(board: Table) -> None:
    board("Iraq", "islamist rule adversary")
    board.event(107, "jihadist", rolls=[1])
    assert board("Turkey") == "poor neutral"
    assert board("Iraq") == "islamist rule adversary"


@BOTH
@pytest.mark.parametrize("before", ["good ally", "poor adversary", "islamist rule adversary"])
def test_musharraf_removes_a_cell_and_makes_pakistan_poor_ally(board: Table, side: str, before: str) -> None:
    board("Pakistan", before, cells=2)
    board.event(108, side)
    assert board("Pakistan") == "poor ally, 1 cell"
    board.event(108, side)
    assert board("Pakistan") == "poor ally, cadre"


@BOTH
@rule("6.2.6", "6.2.8")
def test_musharraf_needs_a_cell_in_pakistan_and_is_blocked_by_bhutto(board: Table, side: str) -> None:
    board("Pakistan", "fair ally")
    assert not board.playable(108, side)
    board("Pakistan", cells=1)
    assert board.playable(108, side)
    board.mark("Benazir Bhutto", "Pakistan")
    assert board.why_not(108, side) == "blocked by Benazir Bhutto (6.2.8)"


@BOTH
@rule("4.9.3", "5.3.1", "6.2.9")
def test_tora_bora_removes_two_cells_rolls_prestige_and_draws(board: Table, side: str) -> None:
    """Up on a 5; the lower of 4 and 2 says how far."""
    board.hand(side, [])
    board("Afghanistan", "poor ally", cells=2, active=1, troops=6, regime_change="green")
    board.event(109, side, ["active cells"], rolls=[5, 4, 2])
    assert board("Afghanistan") == "poor ally, 1 cell, 6 troops, green regime change"
    assert board.prestige == 9
    assert len(board.get(f"hand of {side}")) == 1
    assert board.zone_of(109) == "removed cards"


@BOTH
def test_tora_bora_needs_two_cells_in_one_regime_change_country(board: Table, side: str) -> None:
    board("Afghanistan", "poor ally", cells=1, regime_change="tan")
    board("Iraq", "poor ally", cells=1, regime_change="green")
    board("Egypt", "poor ally", cells=4)
    assert not board.playable(109, side)
    board("Iraq", cells=2)
    assert board.playable(109, side)

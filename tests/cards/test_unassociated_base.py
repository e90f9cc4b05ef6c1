"""The unassociated events of the base set, and the US event that leaves jihadist plays to chance."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.cardplay import choose_card
from daedalus.games.labyrinth.deck import reshuffle
from daedalus.games.labyrinth.tracks import resources
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


# -- 110 Zarqawi, 111 Zawahiri, 112 Bin Ladin ----------------------------------------------------------


@BOTH
@rule("6.2.6")
def test_zarqawi_needs_troops_in_one_of_four_countries(board: Table, side: str) -> None:
    board("Saudi Arabia", "poor ally", troops=2)
    assert not board.playable(110, side)
    board("Jordan", "fair ally", troops=1)
    assert board.playable(110, side)


@rule("6.2.9")
def test_zarqawi_us_gains_three_prestige_and_removes_the_card(board: Table) -> None:
    board("Jordan", "fair ally", troops=1)
    board("Iraq", "fair ally", troops=1)
    board.event(110, "us")
    assert board.changes()["prestige"] == (7, 10)
    assert board.zone_of(110) == "removed cards"


def test_zarqawi_jihadist_places_three_cells_and_an_open_plot_2_where_troops_are(board: Table) -> None:
    board("Jordan", "fair ally", troops=1)
    board("Iraq", "poor ally", troops=1)
    board.event(110, "jihadist", ["Iraq"])
    assert board("Iraq") == "poor ally, 3 cells, 1 troop, plot 2 face up"
    assert board.zone_of(110) == "discard pile"


@rule("6.2.4")
def test_zarqawi_jihadist_places_what_there_is(board: Table) -> None:
    board("Iraq", "poor ally", troops=1)
    board("Egypt", "poor ally", cells=14)
    board.put("available plots", ("1", "3"))
    board.event(110, "jihadist")
    assert board("Iraq") == "poor ally, 1 cell, 1 troop"


@rule("6.2.8", "6.2.9")
@pytest.mark.parametrize("card", [111, 112])
def test_leaders_the_us_may_strike_with_no_islamist_rule_fata_or_al_anbar(board: Table, card: int) -> None:
    assert board.playable(card, "us")
    for mark in ("FATA", "Al-Anbar"):
        board.mark(mark)
        assert board.why_not(card, "us") == f"blocked by {mark} (6.2.8)"
        assert board.playable(card, "jihadist")
        board.put("marks", ())
    board("Somalia", "islamist rule adversary")
    assert not board.playable(card, "us")
    assert board.playable(card, "jihadist")


@pytest.mark.parametrize(("card", "funding", "prestige"), [(111, 5, 7), (112, 3, 8)])
def test_leaders_us_effects(board: Table, card: int, funding: int, prestige: int) -> None:
    board.funding = 7
    board.event(card, "us")
    assert (board.funding, board.prestige) == (funding, prestige)
    assert board.zone_of(card) == "removed cards"


@pytest.mark.parametrize(("card", "quiet", "ruled"), [(111, 9, 6), (112, 8, 4)])
def test_leaders_cost_prestige_and_more_under_islamist_rule(board: Table, card: int, quiet: int, ruled: int) -> None:
    board.prestige = 10
    board.event(card, "jihadist")
    assert board.prestige == quiet
    assert board.zone_of(card) == "discard pile"
    board("Somalia", "islamist rule adversary")
    board.event(card, "jihadist")
    assert board.prestige == ruled


# -- 113 Darfur, 114 GTMO ------------------------------------------------------------------------------


@BOTH
@rule("4.7.1", "4.9.4")
def test_darfur_goes_by_prestige_whoever_plays_it(board: Table, side: str) -> None:
    board.event(113, side, rolls=[2])
    assert board("Sudan") == "poor ally, 1 aid"
    board.prestige = 10
    board.event(113, side)
    assert board("Sudan") == "poor ally, 2 aid"
    board.prestige = 6
    board.event(113, side)
    assert board("Sudan") == "poor neutral, 2 aid, besieged"
    board.event(113, side)
    assert board("Sudan") == "poor adversary, 2 aid, besieged"


@BOTH
@rule("4.9.3", "6.2.7")
def test_gtmo_rolls_prestige_and_stops_recruit_operations_for_the_turn(board: Table, side: str) -> None:
    board("Somalia", "islamist rule adversary", cells=1)
    assert "recruit" in board.possible("jihadist", 1)
    board.event(114, side, rolls=[4, 3, 3])
    assert board.prestige == 4
    assert board.zone_of(114) == "lapsing box"
    assert "recruit" not in board.possible("jihadist", 3)
    board.run(lambda: lapse(board.game))
    assert "recruit" in board.possible("jihadist", 1)


@rule("6.2.8")
def test_gtmo_blocks_the_release_of_detainees(board: Table) -> None:
    board("Egypt", "poor ally", cells=2)
    board.operation("us", "disrupt", 3)
    assert board.playable(61, "jihadist")
    board.event(114, "us", rolls=[4, 3, 3])
    assert board.why_not(61, "jihadist") == "blocked by GTMO (6.2.8)"


def test_gtmo_leaves_recruiting_inside_events_alone(board: Table) -> None:
    """It stops operations; Madrassas is an event."""
    board("Somalia", "islamist rule adversary", cells=1)
    board.event(114, "us", rolls=[4, 3, 3])
    board.hand("jihadist", [])
    board.play(53, "jihadist", ["event"])
    assert board("Somalia") == "islamist rule adversary, 2 cells"


# -- 115 Hambali, 116 KSM ------------------------------------------------------------------------------


@BOTH
@rule("6.2.6")
def test_hambali_needs_a_cell_in_an_ally_or_hard_country_by_indonesia(board: Table, side: str) -> None:
    board("Indonesia/Malaysia", "fair neutral", cells=1)
    board("Thailand", "soft", cells=1)
    board("China", "hard", cells=1)
    board("Afghanistan", "fair ally", cells=1)
    board("Philippines", "hard")
    assert not board.playable(115, side)
    board("Thailand", "hard")
    assert board.playable(115, side)
    board("Thailand", "soft")
    board("Pakistan", "poor ally", cells=1)
    assert board.playable(115, side)


def test_hambali_us_removes_the_cell_and_draws_two_cards(board: Table) -> None:
    board.hand("us", [])
    board("Indonesia/Malaysia", "fair ally", cells=2)
    board.event(115, "us")
    assert board("Indonesia/Malaysia") == "fair ally, 1 cell"
    assert len(board.get("hand of us")) == 2
    assert board.zone_of(115) == "removed cards"


def test_hambali_jihadist_places_any_available_plot_there(board: Table) -> None:
    board("Indonesia/Malaysia", "fair ally", cells=2)
    board("Philippines", "hard", cells=1)
    board.put("available plots", ("1", "wmd"))
    board.event(115, "jihadist", ["Philippines", "wmd"])
    assert board("Philippines") == "hard, 1 cell, plot wmd"
    assert board.zone_of(115) == "discard pile"
    no_plots(board)
    board.event(115, "jihadist", ["Philippines"])
    assert board("Philippines") == "hard, 1 cell, plot wmd"


@rule("6.2.6", "4.4")
def test_ksm_us_needs_a_plot_in_an_ally_or_non_muslim_country(board: Table) -> None:
    """Iran is neither."""
    board("Iran", plots=[1])
    board("Egypt", "poor neutral", plots=[1])
    assert not board.playable(116, "us")
    assert board.playable(116, "jihadist")
    board("France", "soft", plots=[1])
    assert board.playable(116, "us")


@rule("7.5.3", "8.5.5")
def test_ksm_us_blocks_every_such_plot_and_draws_two_cards(board: Table) -> None:
    board.hand("us", [])
    no_plots(board)
    board("France", "soft", plots=[1, "wmd"])
    board("Egypt", "poor ally", plots=[2])
    board("Syria", "poor neutral", plots=[3])
    board.event(116, "us")
    assert board.get("available plots") == ("1", "2")
    assert board.get("removed plots") == ("wmd",)
    assert board("Syria") == "poor neutral, plot 3"
    assert len(board.get("hand of us")) == 2
    assert board.zone_of(116) == "removed cards"


def test_ksm_jihadist_places_a_plot_where_a_cell_is_outside_islamist_rule(board: Table) -> None:
    board("Somalia", "islamist rule adversary", cells=1)
    board("France", "soft", cells=1)
    board("Iran", cells=1)
    board.event(116, "jihadist", ["Iran", "3"])
    assert [str(p) for p in board.at("Iran").plots] == ["plot 3"]
    board.put("available plots", ("1",))
    board.event(116, "jihadist", ["France"])
    assert board("France") == "soft, 1 cell, plot 1"
    assert board.zone_of(116) == "discard pile"


@rule("6.2.4")
def test_ksm_jihadist_does_nothing_without_a_cell_or_a_plot(board: Table) -> None:
    board("Somalia", "islamist rule adversary", cells=1)
    board.event(116, "jihadist")
    board("France", "soft", cells=1)
    no_plots(board)
    board.event(116, "jihadist")
    assert not any(c.plots for c in board.game.countries)


# -- 117, 118 Oil Price Spike --------------------------------------------------------------------------


@BOTH
@rule("4.7.7.3", "4.2.6")
def test_spike_takes_a_card_from_the_discards_or_a_box_and_its_effect_stays(board: Table, side: str) -> None:
    """Biometrics leaves the lapsing box for a hand; it lasts to the end of the turn all the same."""
    board.event(2, "us")
    board.move(48, "first plot box")
    board.move(30, "discard pile")
    board.put("first plot made", 1)
    board.event(117, side, [2])
    assert 2 in board.get(f"hand of {side}")
    assert board.in_effect("Biometrics")
    board.event(118, side, [48])
    assert 48 in board.get(f"hand of {side}")
    assert board.get("first plot made") == 1
    board.run(lambda: lapse(board.game))
    assert not board.in_effect("Biometrics")


def test_spike_never_takes_another_spike(board: Table) -> None:
    board.move(118, "discard pile")
    board.event(117, "us")
    assert board.zone_of(118) == "discard pile"
    assert board.zone_of(117) == "lapsing box"


@rule("4.2.5", "4.2.6", "5.2.6")
def test_each_spike_adds_one_to_every_oil_exporter_until_the_turn_ends(board: Table) -> None:
    iraq, libya, egypt, iran = (board.at(n) for n in ("Iraq", "Libya", "Egypt", "Iran"))
    board.event(117, "us")
    assert [resources(board.game, c) for c in (iraq, libya, egypt, iran)] == [4, 2, 3, 0]
    board.event(118, "jihadist")
    assert [resources(board.game, c) for c in (iraq, libya, egypt, iran)] == [5, 3, 3, 0]
    board.put("decks left", 3)
    board.run(lambda: reshuffle(board.game))
    assert resources(board.game, iraq) == 5
    board.run(lambda: lapse(board.game))
    assert [resources(board.game, c) for c in (iraq, libya, egypt, iran)] == [3, 1, 3, 0]


@rule("4.7.7.3")
def test_a_spike_that_comes_back_by_a_reshuffle_counts_twice(board: Table) -> None:
    board.event(117, "us")
    board.put("decks left", 3)
    board.run(lambda: reshuffle(board.game))
    board.event(117, "us")
    assert resources(board.game, board.at("Iraq")) == 5
    board.run(lambda: lapse(board.game))
    assert resources(board.game, board.at("Iraq")) == 3


@rule("2.1.2", "2.2")
def test_a_spike_can_win_at_once(board: Table) -> None:
    """Iraq and Syria, adjacent, are worth five; the spike makes it six, before any card is taken."""
    board("Iraq", "islamist rule adversary", cells=1)
    board("Syria", "islamist rule adversary")
    board.move(30, "discard pile")
    board.move(31, "discard pile")
    board.watch_victory()
    board.event(117, "us")
    assert board.winner == "jihadist"


@BOTH
@rule("2.2")
def test_a_spike_that_lets_both_sides_win_is_won_by_the_side_that_played_it(board: Table, side: str) -> None:
    """Good: Saudi Arabia, Gulf States, Indonesia/Malaysia and Pakistan, 11; Islamist: Iraq and Syria, 5."""
    for name in ("Saudi Arabia", "Gulf States", "Indonesia/Malaysia", "Pakistan"):
        board(name, "good ally")
    board("Iraq", "islamist rule adversary", cells=1)
    board("Syria", "islamist rule adversary")
    board.watch_victory()
    board.event(118, side)
    assert board.winner == side


# -- 119 Saleh, 120 US Election ------------------------------------------------------------------------


@rule("4.9.4")
def test_saleh_us_makes_yemen_an_ally_with_aid_unless_islamist(board: Table) -> None:
    board.event(119, "us", rolls=[1])
    assert board("Yemen") == "poor ally, 1 aid"
    board("Yemen", "islamist rule adversary", aid=0)
    board.event(119, "us")
    assert board("Yemen") == "islamist rule adversary"


@rule("4.9.4", "8.4.3.2")
def test_saleh_jihadist_shifts_yemen_and_besieges_it(board: Table) -> None:
    board.event(119, "jihadist", rolls=[6])
    assert board("Yemen") == "fair adversary, besieged"
    board("Yemen", "good ally", besieged=False)
    board.event(119, "jihadist")
    assert board("Yemen") == "good neutral, besieged"


@BOTH
@rule("6.3.1", "4.9.3")
def test_election_happens_when_the_card_is_used_never_by_choice(board: Table, side: str) -> None:
    """The US posture die has +1, so a 4 is hard; then prestige goes by the penalty."""
    board("Somalia", "islamist rule adversary", cells=1)
    board.world("soft", 2)
    board.us_posture = "soft"
    assert not board.playable(120, side)
    way = "recruit" if side == "jihadist" else "war of ideas"
    where = ["Somalia", "Somalia"] if side == "jihadist" else ["Canada"]
    dice = [4] if side == "jihadist" else [4, 1]
    board.play(120, side, [way, "event first", *where], rolls=dice)
    assert board.us_posture == "hard"
    assert board.prestige == 6
    assert board.zone_of(120) == "discard pile"


@rule("5.3")
def test_election_happens_when_the_card_is_merely_discarded(board: Table) -> None:
    """Soft on a 3, with a soft world: no penalty."""
    board.world("soft", 2)
    board.hand("us", [120])
    board.event(99, "jihadist", rolls=[3])
    assert board.us_posture == "soft"
    assert board.zone_of(120) == "discard pile"
    assert board.prestige == 7  # one up by the election, one down by the event that made the US discard

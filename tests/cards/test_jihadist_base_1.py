"""The jihadist events of the base set, 48 Adam Gadahn to 61 Detainee Release: they work, they do not, each branch."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import jihad, victory
from daedalus.games.labyrinth.turn import begin_phase
from tests.support import Table, rule


def occupied(board: Table) -> None:
    """A regime change country with a cell in it, as several events ask for."""
    board("Iraq", "poor ally", cells=1, troops=6, regime_change="tan")


NEED_A_CELL_IN_A_REGIME_CHANGE = pytest.mark.parametrize("number", [52, 56, 76, 90])


@NEED_A_CELL_IN_A_REGIME_CHANGE
@rule("6.2.6")
def test_some_events_need_a_cell_in_a_regime_change_country(board: Table, number: int) -> None:
    board.prestige = 5
    board("Iraq", "poor ally", troops=6, regime_change="green")
    board("Syria", "poor ally", cells=3)
    assert not board.playable(number, "jihadist")
    board("Iraq", cells=1)
    assert board.playable(number, "jihadist")
    board("Iraq", cells=0)
    board.mark("Sadr", "Iraq")
    assert board.playable(number, "jihadist")


# -- 48 Adam Gadahn ------------------------------------------------------------------------------------


@rule("5.2.2", "8.2.1")
def test_adam_gadahn_recruits_in_the_us_with_the_next_card(board: Table) -> None:
    """Three dice for a card of 3; 1 and 2 succeed though the US is Good; the phase is over."""
    board.hand("jihadist", [90])
    board.play(48, "jihadist", ["event"], rolls=[1, 2, 3])
    assert board("United States") == "hard, 2 cells"
    assert board.zone_of(48) == board.zone_of(90) == "discard pile"
    assert board.get("cards played") == 2


def test_adam_gadahn_ignores_the_us_event_on_the_next_card(board: Table) -> None:
    board.hand("jihadist", [2, 3])
    board.play(48, "jihadist", ["event", 2], rolls=[6])
    assert not board.in_effect("Biometrics")
    assert board.zone_of(2) == "discard pile"
    assert board.game.hand("jihadist") == (3,)


@rule("6.3.1")
def test_adam_gadahn_does_not_stop_an_election(board: Table) -> None:
    """The election on the card that is spent happens first, then the three dice fall."""
    board.us_posture = "soft"
    board.hand("jihadist", [120])
    board.play(48, "jihadist", ["event"], rolls=[6, 1, 3, 3])
    assert board("United States") == "hard, 1 cell"
    assert board.prestige == 8


@rule("6.2.6", "4.7.4.2")
def test_adam_gadahn_must_come_first_with_a_card_and_a_cell_to_follow(board: Table) -> None:
    board.hand("jihadist", [90])
    board.put("cards played", 1)
    assert board.playable(48, "jihadist")
    board.put("cards played", 2)
    assert "first card" in board.why_not(48, "jihadist")
    board.put("cards played", 1)
    board.put("side to act", 1)
    assert "first card" in board.why_not(48, "jihadist")
    board.put("side to act", 0)
    board.hand("jihadist", [])
    assert "hand of jihadist" in board.why_not(48, "jihadist")
    board.hand("jihadist", [90])
    board.funding = 3
    board("Yemen", "poor neutral", cells=5)
    assert "recruitable cells" in board.why_not(48, "jihadist")


@rule("6.3.2.1")
def test_adam_gadahn_used_by_the_us_does_nothing(board: Table) -> None:
    board.hand("jihadist", [90])
    board.play(48, "us", ["reserves", "event first"])
    assert board("United States") == "hard"
    assert board.game.hand("jihadist") == (90,)


# -- 49 to 52 ------------------------------------------------------------------------------------------


@rule("4.9.4", "6.2.9")
def test_al_ittihad_brings_a_cell_to_somalia(board: Table) -> None:
    board.event(49, "jihadist", rolls=[4])
    assert board("Somalia") == "poor neutral, 1 cell"
    assert board.zone_of(49) == "removed cards"


@rule("6.2.4", "4.6.3")
def test_al_ittihad_without_a_cell_on_the_track_only_leaves_the_game(board: Table) -> None:
    board("Yemen", "poor neutral", cells=15)
    assert board.playable(49, "jihadist")
    board.event(49, "jihadist")
    assert board("Somalia") == "untested"
    assert board.zone_of(49) == "removed cards"


@pytest.mark.parametrize(("where", "after"), [("Iraq", "fair ally, 1 cell"), ("Iran", "untested, 1 cell")])
def test_ansar_al_islam_places_a_cell_in_iraq_or_iran(board: Table, where: str, after: str) -> None:
    board("Iraq", "fair ally")
    board.event(50, "jihadist", [where])
    assert board(where) == after
    assert board.zone_of(50) == "removed cards"


@rule("6.2.6")
def test_ansar_al_islam_needs_iraq_marked_worse_than_good(board: Table) -> None:
    assert not board.playable(50, "jihadist")
    board("Iraq", "good ally")
    assert not board.playable(50, "jihadist")
    board("Iraq", "islamist rule adversary")
    assert board.playable(50, "jihadist")


@rule("6.2.4", "6.3.2", "6.3.2.2")
def test_ansar_al_islam_used_by_the_us_leaves_the_game_without_a_cell(board: Table) -> None:
    """The rulebook's example: no cells on the track, so none is placed, but the card is removed."""
    board("Iraq", "poor neutral", cells=15)
    board.play(50, "us", ["reserves", "event first", "Iran"])
    assert board("Iran") == "untested"
    assert board.zone_of(50) == "removed cards"


def test_fres_bring_four_cells_or_two_once_saddam_is_captured(board: Table) -> None:
    board("Iraq", "poor ally", troops=1)
    board.event(51, "jihadist")
    assert board("Iraq") == "poor ally, 4 cells, 1 troop"
    assert board.zone_of(51) == "discard pile"
    board.mark("Saddam Captured")
    board.event(51, "jihadist")
    assert board("Iraq") == "poor ally, 6 cells, 1 troop"


@rule("6.2.6", "4.6.3")
def test_fres_need_troops_in_iraq_and_take_what_cells_there_are(board: Table) -> None:
    board("Iraq", "poor ally")
    board("Yemen", "poor ally", cells=12, troops=2)
    assert not board.playable(51, "jihadist")
    board("Iraq", troops=1)
    assert board.playable(51, "jihadist")
    board("Iraq", troops=0)
    board.mark("NATO", "Iraq")
    assert board.playable(51, "jihadist")
    board.event(51, "jihadist")
    assert board("Iraq") == "poor ally, 3 cells, NATO"


@rule("5.3.2")
def test_ieds_cost_the_us_a_card_by_lot(board: Table) -> None:
    occupied(board)
    board.hand("us", [1, 2, 3])
    board.event(52, "jihadist")
    assert len(board.game.hand("us")) == 2
    assert not board.asked()
    assert not board.in_effect("Biometrics")


def test_ieds_may_hit_an_empty_hand(board: Table) -> None:
    occupied(board)
    board.hand("us", [])
    assert board.playable(52, "jihadist")
    board.event(52, "jihadist")
    assert board.game.hand("us") == ()


# -- 53 Madrassas --------------------------------------------------------------------------------------


@rule("8.2.2", "4.7.4.2", "5.2.2")
def test_madrassas_recruit_with_two_cards_where_there_is_nobody_yet(board: Table) -> None:
    """Four dice; funding 1 is no limit; Poor Pakistan is open without a cell, Fair Turkey is not."""
    board("Pakistan", "poor neutral")
    board("Turkey", "fair neutral")
    board("Yemen", "fair neutral", cells=9)
    board.funding = 1
    board.hand("jihadist", [87])
    board.play(53, "jihadist", ["event", "Pakistan", "Pakistan", "Yemen", "Pakistan"], rolls=[1, 3, 3, 4])
    assert board("Pakistan") == "poor neutral, 2 cells"
    assert board("Yemen") == "fair neutral, 9 cells"
    assert board.zone_of(87) == "discard pile"
    assert board.get("cards played") == 2


def test_madrassas_as_the_last_card_have_one_die(board: Table) -> None:
    board("Sudan", "islamist rule adversary")
    board.hand("jihadist", [])
    board.play(53, "jihadist", ["event"])
    assert board("Sudan") == "islamist rule adversary, 1 cell"


def test_madrassas_ignore_the_us_event_but_not_an_election(board: Table) -> None:
    board("Sudan", "poor neutral")
    board.hand("jihadist", [2])
    board.play(53, "jihadist", ["event", "done"], rolls=[6])
    assert not board.in_effect("Biometrics")
    board.hand("jihadist", [120])
    board.put("cards played", 0)
    board.play(53, "jihadist", ["event", "done"], rolls=[1, 6])
    assert board.us_posture == "soft"


def test_madrassas_are_no_recruit_operation_that_gtmo_could_stop(board: Table) -> None:
    board("Sudan", "poor neutral")
    board.mark("GTMO", lapsing=True)
    board.hand("jihadist", [])
    board.play(53, "jihadist", ["event"], rolls=[1])
    assert board("Sudan") == "poor neutral, 1 cell"


@rule("6.2.6")
def test_madrassas_must_come_first_in_a_jihadist_phase(board: Table) -> None:
    board.put("cards played", 1)
    assert board.playable(53, "jihadist")
    board.put("cards played", 2)
    assert not board.playable(53, "jihadist")
    board.put("cards played", 1)
    board.put("side to act", 1)
    assert not board.playable(53, "jihadist")


# -- 54 Moqtada al-Sadr --------------------------------------------------------------------------------


def sadr(board: Table, **about: int) -> None:
    board("Iraq", "poor ally", **about)
    board.mark("Sadr", "Iraq")


@rule("6.2.6", "6.2.7")
def test_sadr_comes_to_iraq_when_there_are_troops(board: Table) -> None:
    board("Iraq", "poor ally")
    assert not board.playable(54, "jihadist")
    board("Iraq", troops=1)
    assert board.playable(54, "jihadist")
    board.event(54, "jihadist")
    assert board("Iraq") == "poor ally, 1 troop, Sadr"
    assert board.zone_of(54) == "removed cards"


@rule("8.4", "8.4.3")
def test_sadr_rolls_in_jihad_and_goes_without_a_cadre_when_he_fails(board: Table) -> None:
    sadr(board, troops=1)
    board.operation("jihadist", "jihad", 1, rolls=[3])
    assert board("Iraq") == "poor ally, 1 troop, Sadr"
    board.operation("jihadist", "jihad", 1, rolls=[4])
    assert board("Iraq") == "poor ally, 1 troop"


@rule("8.4.3")
@pytest.mark.parametrize(
    ("lost", "after"), [("Sadr", "poor ally, 1 active cell, 1 troop"), ("active cells", "poor ally, 1 troop, Sadr")]
)
def test_a_failed_die_may_cost_sadr_or_another_active_cell(board: Table, lost: str, after: str) -> None:
    sadr(board, active=1, troops=1)
    board.operation("jihadist", "jihad", 2, [2, lost], rolls=[3, 4])
    assert board("Iraq") == after


@rule("8.4.2")
def test_sadr_is_the_fifth_cell_of_a_major_jihad(board: Table) -> None:
    board("Iraq", "poor ally", cells=4)
    assert not jihad.may_major_jihad(board.game, board.at("Iraq"), 2)
    board.mark("Sadr", "Iraq")
    board("Iraq", troops=1)
    assert not jihad.may_major_jihad(board.game, board.at("Iraq"), 2)
    board("Iraq", troops=0)
    assert jihad.may_major_jihad(board.game, board.at("Iraq"), 2)


@rule("8.5.1")
def test_sadr_can_plot(board: Table) -> None:
    sadr(board)
    board.operation("jihadist", "plot", 1, rolls=[1])
    assert board("Iraq") == "poor ally, plot 1, Sadr"


@rule("8.3.1", "8.2.2")
def test_sadr_does_not_travel_but_others_may_join_him(board: Table) -> None:
    sadr(board)
    assert "travel" not in board.possible("jihadist", 3)
    board.operation("jihadist", "recruit", 1, rolls=[1])
    assert board("Iraq") == "poor ally, 1 cell, Sadr"


@rule("7.4.1", "7.4.3")
def test_sadr_cannot_be_disrupted(board: Table) -> None:
    sadr(board, troops=2)
    assert "disrupt" not in board.possible("us", 3)
    board("Iraq", active=1)
    board.operation("us", "disrupt", 3)
    assert board("Iraq") == "poor ally, 2 troops, Sadr"


@rule("4.8.4", "2.1.1")
def test_sadr_is_a_cell_on_the_map_and_leaves_a_cadre_when_an_event_takes_him(board: Table) -> None:
    sadr(board)
    assert not victory.us_wins(board.game, victory.counts(board.game))
    board.event(87, "jihadist", ["1", "1"])
    assert board("Iraq") == "poor ally, cadre, plot 1, plot 1"
    assert victory.us_wins(board.game, victory.counts(board.game))


# -- 55 to 57 ------------------------------------------------------------------------------------------


@rule("4.9.4")
def test_uyghurs_fight_in_a_soft_china(board: Table) -> None:
    board.event(55, "jihadist", rolls=[4])
    assert board("China") == "soft, 1 cell"
    assert board("Central Asia") == "untested"
    assert board.zone_of(55) == "removed cards"


@rule("4.9.4")
def test_uyghurs_go_to_central_asia_when_china_is_hard(board: Table) -> None:
    board.event(55, "jihadist", rolls=[5, 1])
    assert board("China") == "hard"
    assert board("Central Asia") == "poor neutral, 1 cell"


@rule("6.2.8")
def test_vieira_de_mello_slain_costs_prestige_and_keeps_the_un_away(board: Table) -> None:
    occupied(board)
    assert board.playable(30, "us")
    board.event(56, "jihadist")
    assert board.prestige == 6
    assert "blocked by Vieira de Mello Slain" in board.why_not(30, "us")
    assert board.zone_of(56) == "removed cards"


@rule("7.3.3", "4.9.4")
def test_abu_sayyaf_opens_the_philippines_to_cells_and_troops(board: Table) -> None:
    board.event(57, "jihadist", rolls=[1])
    assert board("Philippines") == "soft, 1 cell, Abu Sayyaf"
    board.operation("us", "deploy", 2, [3])
    assert board("Philippines") == "soft, 1 cell, 3 troops, Abu Sayyaf"


@pytest.mark.parametrize(("cells", "troops", "prestige"), [(1, 0, 6), (2, 2, 6), (2, 3, 7)])
def test_abu_sayyaf_makes_each_plot_cost_prestige_unless_troops_outnumber_cells(
    board: Table, cells: int, troops: int, prestige: int
) -> None:
    board("Philippines", "soft", active=cells, troops=troops)
    board.mark("Abu Sayyaf", "Philippines")
    board.operation("jihadist", "plot", 1, rolls=[1])
    assert board.prestige == prestige


@rule("6.2.8")
def test_abu_sayyaf_is_blocked_and_ended_by_the_moro_talks(board: Table) -> None:
    board.mark("Abu Sayyaf", "Philippines")
    assert board.playable(57, "jihadist")
    board("Philippines", "soft")
    board.event(4, "us")
    assert not board.in_effect("Abu Sayyaf")
    assert "blocked by Moro Talks" in board.why_not(57, "jihadist")


# -- 58 Al-Anbar ---------------------------------------------------------------------------------------


@rule("6.2.8")
def test_al_anbar_brings_a_cell_and_hides_the_leaders_from_the_us_only(board: Table) -> None:
    board("Iraq", "poor ally")
    board.event(58, "jihadist")
    assert board("Iraq") == "poor ally, 1 cell"
    assert board.zone_of(58) == "removed cards"
    for leader in (111, 112):
        assert "blocked by Al-Anbar" in board.why_not(leader, "us")
        assert board.playable(leader, "jihadist")


@rule("7.4.2")
@pytest.mark.parametrize(("name", "left"), [("Iraq", 1), ("Syria", 1), ("Jordan", 0)])
def test_al_anbar_spares_all_but_one_cell_in_iraq_and_syria(board: Table, name: str, left: int) -> None:
    board.mark("Al-Anbar")
    board(name, "poor ally", active=2, troops=2)
    board.operation("us", "disrupt", 3)
    assert board.at(name).active_cells == left
    assert board.prestige == 8


@rule("7.4.2")
@pytest.mark.parametrize(("name", "safe"), [("Iraq", True), ("Syria", True), ("Jordan", False)])
def test_al_anbar_shelters_cadres_in_iraq_and_syria(board: Table, name: str, safe: bool) -> None:
    board.mark("Al-Anbar")
    board(name, "poor ally", cadre=1)
    assert ("disrupt" not in board.possible("us", 3)) == safe


@rule("6.2.8")
def test_al_anbar_gives_way_to_the_awakening(board: Table) -> None:
    board("Iraq", "poor ally", troops=1)
    board.mark("Al-Anbar")
    board.event(13, "us")
    assert not board.in_effect("Al-Anbar")
    assert "blocked by Anbar Awakening" in board.why_not(58, "jihadist")


# -- 59 to 61 ------------------------------------------------------------------------------------------


def test_amerithrax_takes_the_best_us_card_whatever_else_is_in_the_hand(board: Table) -> None:
    """A 3 that is unassociated or jihadist does not count."""
    board.hand("us", [1, 11, 90, 117])
    board.event(59, "jihadist")
    assert board.zone_of(11) == "discard pile"
    assert board.game.hand("us") == (1, 90, 117)


def test_amerithrax_lets_the_us_pick_among_its_best(board: Table) -> None:
    board.hand("us", [1, 32, 33])
    board.event(59, "jihadist", [33])
    assert board.asked()[0][0] == "us"
    assert board.game.hand("us") == (1, 32)


def test_amerithrax_misses_a_hand_without_us_cards(board: Table) -> None:
    board.hand("us", [90, 117])
    assert board.playable(59, "jihadist")
    board.event(59, "jihadist")
    assert board.game.hand("us") == (90, 117)


@rule("6.2.8", "6.2.6")
def test_bhutto_shot_needs_a_cell_in_pakistan_and_ends_her_for_good(board: Table) -> None:
    board("Pakistan", "fair ally")
    assert not board.playable(60, "jihadist")
    board("Pakistan", cells=1)
    assert board.playable(60, "jihadist")
    board.mark("Benazir Bhutto", "Pakistan")
    board.event(60, "jihadist")
    assert board("Pakistan") == "fair ally, 1 cell, Bhutto Shot"
    assert "blocked by Bhutto Shot" in board.why_not(33, "us")


@rule("5.2.2", "4.9.4")
def test_detainees_return_to_a_country_disrupted_in_this_or_the_last_phase(board: Table) -> None:
    board("Yemen", "poor ally", active=1)
    assert not board.playable(61, "jihadist")
    board.operation("us", "disrupt", 3)
    begin_phase(board.game, "jihadist")
    board.hand("jihadist", [])
    assert board.playable(61, "jihadist")
    board.event(61, "jihadist")
    assert board("Yemen") == "poor ally, 1 cell"
    assert len(board.game.hand("jihadist")) == 1
    begin_phase(board.game, "us")
    assert not board.playable(61, "jihadist")


@rule("6.2.4")
def test_detainees_bring_a_card_even_when_no_cell_is_left(board: Table) -> None:
    board("Yemen", "poor ally", cells=1)
    board.operation("us", "disrupt", 3)
    board("Sudan", "poor neutral", cells=14)
    board.hand("jihadist", [])
    board.event(61, "jihadist")
    assert len(board.game.hand("jihadist")) == 1


@rule("6.2.8")
def test_detainees_stay_while_gtmo_or_renditions_hold(board: Table) -> None:
    board("Yemen", "poor ally", cells=1)
    board.operation("us", "disrupt", 3)
    board.mark("GTMO", lapsing=True)
    assert "blocked by GTMO" in board.why_not(61, "jihadist")
    board.put("marks", ())
    board.mark("Renditions")
    assert "blocked by Renditions" in board.why_not(61, "jihadist")

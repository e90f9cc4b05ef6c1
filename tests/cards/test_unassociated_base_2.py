"""The unassociated events of the base set, and the US event that leaves jihadist plays to chance."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.deck import reshuffle
from daedalus.games.labyrinth.tracks import resources
from daedalus.games.labyrinth.turn import lapse
from tests.support import Table, rule

BOTH = pytest.mark.parametrize("side", ["us", "jihadist"])


def no_plots(board: Table) -> None:
    board.put("available plots", ())


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

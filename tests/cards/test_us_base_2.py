"""The US events of the base set, cards 18 to 32."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import tracks
from daedalus.kit.effects import Mark
from tests.support import Table, rule

# -- 18 Intel Community -------------------------------------------------------------------------------


@rule("5.2.2", "6.3.3")
def test_intel_community_looks_acts_and_plays_on(board: Table) -> None:
    """The US sees the other hand, conducts one operation of value 1, and may play an extra card at once."""
    board.hand("us", [6])
    board.hand("jihadist", [52, 65])
    board.put("cards played", 1)
    board.event(18, "us", answers=["reserves", "yes", "reserves"])
    assert board.revealed() == [("hand: 52 IEDs, 65 HEU", "us")]
    assert board.get("us reserves") == 2
    assert board.zone_of(6) == "discard pile"
    assert board.get("cards played") == 1


def test_intel_community_may_leave_the_extra_card(board: Table) -> None:
    """The operation is not optional, the extra card is."""
    board("Egypt", "good ally", cells=1)
    board.hand("us", [6])
    board.event(18, "us", answers=["disrupt", "no"])
    assert board("Egypt") == "good ally, 1 active cell"
    assert board.game.hand("us") == (6,)


def test_intel_community_asks_nothing_of_an_empty_hand(board: Table) -> None:
    """No card, no question."""
    board.hand("us", [])
    board.event(18, "us", answers=["reserves"])
    assert board.asked() == [("us", "operation with 1 op")]


@rule("6.3.3.1")
def test_intel_community_is_not_raised_by_reserves(board: Table) -> None:
    """Two in reserve would make an alert of it; the plot stays out of reach."""
    board.put("us reserves", 2)
    board.hand("us", [])
    board("Egypt", "good ally", plots=["1"])
    with pytest.raises(AssertionError, match="'alert' is no option"):
        board.event(18, "us", answers=["alert"])


# -- 19 Kemalist Republic, 20 King Abdullah -----------------------------------------------------------


@rule("4.2.4")
@pytest.mark.parametrize("before", ["untested", "good ally", "poor adversary", "islamist rule adversary", "fair ally"])
def test_kemalist_republic_makes_turkey_a_fair_ally_from_any_state(board: Table, before: str) -> None:
    """Also from Good, which is a step down."""
    board("Turkey", before, cells=1)
    board.event(19, "us")
    assert board("Turkey") == "fair ally, 1 cell"
    assert (board.prestige, board.funding) == (7, 5)


@pytest.mark.parametrize("before", ["untested", "good neutral", "poor adversary", "islamist rule adversary"])
def test_king_abdullah_makes_jordan_a_fair_ally_and_pays(board: Table, before: str) -> None:
    """As in Turkey, and prestige rises and funding falls by one each."""
    board("Jordan", before)
    board.event(20, "us")
    assert board("Jordan") == "fair ally"
    assert (board.prestige, board.funding) == (8, 4)
    assert board.zone_of(20) == "removed cards"


# -- 21 Let's Roll! -----------------------------------------------------------------------------------


@rule("7.5.3", "4.9.4")
@pytest.mark.parametrize(("country", "levels"), [("Pakistan", "poor ally"), ("Egypt", "good neutral"), ("France", "")])
def test_lets_roll_alerts_a_plot_and_sets_a_posture(board: Table, country: str, levels: str) -> None:
    """In an Ally or a Good country, Muslim or not; then a card and any posture but that of the US and Israel."""
    board(country, levels or None, plots=["2"])
    board.hand("us", [])
    before = board.get("available plots").count("2")
    board.event(21, "us", answers=["China", "soft"])
    assert board.at(country).plots == ()
    assert board.get("available plots").count("2") == before + 1
    assert len(board.game.hand("us")) == 1
    assert board("China") == "soft"


@rule("8.5.5")
def test_lets_roll_ends_a_wmd_for_good(board: Table) -> None:
    """An alerted WMD leaves the game; of two face-down plots the US picks one blind."""
    board("United Kingdom", "hard", plots=["wmd", "1"])
    board.event(21, "us", answers=["face-down plot 1", "Russia", "hard"])
    assert board("United Kingdom") == "hard, plot 1"
    assert board.get("removed plots") == ("wmd",)


@pytest.mark.parametrize("taboo", ["United States", "Israel"])
def test_lets_roll_cannot_set_the_posture_of_the_us_or_israel(board: Table, taboo: str) -> None:
    """They are not among the countries to select."""
    board("United Kingdom", "hard", plots=["1"])
    with pytest.raises(AssertionError, match="is no option"):
        board.event(21, "us", answers=[taboo])


def test_lets_roll_needs_a_plot_in_an_ally_or_good_country(board: Table) -> None:
    """Plots in a Fair Neutral, in Fair Russia and in Iran do not count."""
    board("Syria", "fair neutral", plots=["1"])
    board("Russia", "hard", plots=["1"])
    board("Iran", plots=["1"])
    assert not board.playable(21, "us")


# -- 22 Mossad & Shin Bet -----------------------------------------------------------------------------


@rule("4.8.4")
def test_mossad_clears_israel_jordan_and_lebanon(board: Table) -> None:
    """Every cell goes, cadres stay behind; Syria is none of their business."""
    board("Israel", cells=2)
    board("Lebanon", "poor neutral", cells=1, active=2)
    board("Syria", "poor neutral", cells=1)
    board.event(22, "us")
    assert board("Israel") == "hard, cadre"
    assert board("Lebanon") == "poor neutral, cadre"
    assert board("Jordan") == "untested"
    assert board("Syria") == "poor neutral, 1 cell"
    assert board.asked() == []
    assert board.get("cells on track") == 14


def test_mossad_needs_a_cell_in_one_of_the_three(board: Table) -> None:
    """A cadre is not enough."""
    board("Syria", "poor neutral", cells=1)
    board("Lebanon", "poor neutral", cadre=True)
    assert not board.playable(22, "us")
    board("Jordan", "fair ally", cells=1)
    assert board.playable(22, "us")


@rule("2.1.1")
def test_mossad_may_win_the_game(board: Table) -> None:
    """The last cells on the map were in Lebanon."""
    board("Lebanon", "poor neutral", cells=2)
    board.watch_victory()
    board.event(22, "us")
    assert board.winner == "us"


# -- 23, 24, 25 Predator ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [23, 24, 25])
def test_predator_removes_a_cell_from_a_muslim_country(board: Table, number: int) -> None:
    """Which one, active or sleeper, is the choice of the US."""
    board("Yemen", "poor neutral", cells=1, active=1)
    board("Somalia", "islamist rule adversary", cells=1)
    board.event(number, "us", answers=["Yemen", "active cells"])
    assert board("Yemen") == "poor neutral, 1 cell"
    assert board("Somalia") == "islamist rule adversary, 1 cell"


def test_predator_spares_iran_and_non_muslim_countries(board: Table) -> None:
    """Not even an Iran that has become Muslim; the event states no condition, so it passes without effect."""
    board("France", "hard", cells=1)
    board("Iran", cells=1)
    board._put(board.at("Iran"), "kind", 0)
    assert board.playable(23, "us")
    board.event(23, "us")
    assert board.changes().keys() <= {"in play", "discard pile"}


# -- 26 Quartet ---------------------------------------------------------------------------------------


@rule("6.2.6")
def test_quartet_needs_abbas(board: Table) -> None:
    """With Abbas in effect it pays, and Abbas stays."""
    assert board.why_not(26, "us") == "needs Abbas in effect (6.2.6)"
    board.mark("Abbas")
    assert board.playable(26, "us")
    board.event(26, "us")
    assert (board.prestige, board.funding) == (9, 2)
    assert board.in_effect("Abbas")


def test_quartet_looks_again_at_troops_and_neighbours(board: Table) -> None:
    """Overstretch or Islamist Rule beside Israel keeps it from being played."""
    board.mark("Abbas")
    board("Iraq", "poor ally", troops=11)
    assert "overstretch" in board.why_not(26, "us")
    board("Iraq", troops=10)
    assert board.playable(26, "us")
    board("Lebanon", "islamist rule adversary")
    assert "adjacent to Israel" in board.why_not(26, "us")


# -- 27 Saddam Captured -------------------------------------------------------------------------------


@rule("6.2.8")
def test_saddam_captured_aids_iraq_and_blocks_saddam(board: Table) -> None:
    """Aid, prestige, and Saddam can no longer be played."""
    board("Iraq", "poor adversary", troops=1)
    assert board.playable(27, "us")
    board.event(27, "us")
    assert board("Iraq") == "poor adversary, 1 troop, 1 aid"
    assert board.prestige == 8
    assert board.why_not(92, "jihadist") == "blocked by Saddam Captured (6.2.8)"
    assert board.zone_of(27) == "removed cards"


def test_saddam_captured_needs_troops_in_iraq(board: Table) -> None:
    """NATO counts as troops, troops next door do not."""
    board("Iraq", "poor ally")
    board("Gulf States", "fair ally", troops=4)
    assert not board.playable(27, "us")
    board.mark("NATO", "Iraq")
    assert board.playable(27, "us")


# -- 28 Sharia ----------------------------------------------------------------------------------------


def test_sharia_lifts_one_siege(board: Table) -> None:
    """Of two besieged regimes the US picks one; the last one needs no picking, whatever else is Poor."""
    board("Pakistan", "poor ally", besieged=True)
    board("Yemen", "fair neutral", besieged=True)
    board("Libya", "poor adversary")
    board.event(28, "us", answers=["Pakistan"])
    assert board("Pakistan") == "poor ally"
    assert board("Yemen") == "fair neutral, besieged"
    board.event(28, "us")
    assert board("Yemen") == "fair neutral"


@rule("6.2.4")
def test_sharia_may_be_played_for_nothing(board: Table) -> None:
    """No besieged regime on the map: legal, and without effect."""
    assert board.playable(28, "us")
    board.event(28, "us")
    assert board.changes().keys() <= {"in play", "discard pile"}


# -- 29 Tony Blair ------------------------------------------------------------------------------------


@rule("7.2.3")
def test_tony_blair_follows_the_us_and_argues_in_europe(board: Table) -> None:
    """The UK takes the posture of the US; each Schengen country that comes to agree gives prestige."""
    board.event(29, "us", answers=["France", "Germany", "Italy"], rolls=[5, 4, 6])
    assert board("United Kingdom") == "hard"
    assert [board(n) for n in ("France", "Germany", "Italy")] == ["hard", "soft", "hard"]
    assert board.prestige == 9
    assert board.zone_of(29) == "removed cards"


def test_tony_blair_need_not_argue_at_all(board: Table) -> None:
    """Up to three includes none; a soft US makes a soft UK."""
    board.us_posture = "soft"
    board("United Kingdom", "hard")
    board.event(29, "us", answers=["done"])
    assert board("United Kingdom") == "soft"
    assert board.prestige == 7


def test_tony_blair_argues_once_a_country(board: Table) -> None:
    """Different countries, of the Schengen area only."""
    with pytest.raises(AssertionError, match="'Spain' is no option"):
        board.event(29, "us", answers=["Spain", "Spain"])
    with pytest.raises(AssertionError, match="'Canada' is no option"):
        board.event(29, "us", answers=["Canada"])


# -- 30 UN Nation Building ----------------------------------------------------------------------------


@rule("7.2.1.2", "4.7.2.1")
def test_un_nation_building_ignores_the_gwot_penalty(board: Table) -> None:
    """High prestige and the new aid make 5 of a 3, though the world is Soft 3 and cells outnumber the troops."""
    board.world("soft", 3)
    board("Afghanistan", "poor ally", regime_change="tan", troops=2, cells=3)
    board.event(30, "us", rolls=[3])
    assert board("Afghanistan") == "fair ally, 3 cells, 2 troops, 1 aid, tan regime change"
    assert tracks.gwot_penalty(board.game) == 3


def test_un_nation_building_leaves_its_aid_when_the_roll_fails(board: Table) -> None:
    """The US picks the country; the aid is placed first and stays."""
    board("Afghanistan", "poor ally", regime_change="tan", troops=2)
    board("Iraq", "poor ally", regime_change="green", troops=6)
    board.event(30, "us", answers=["Iraq"], rolls=[1])
    assert board("Iraq") == "poor ally, 6 troops, 1 aid, green regime change"
    assert board("Afghanistan") == "poor ally, 2 troops, tan regime change"


@rule("6.2.8")
def test_un_nation_building_needs_regime_change_and_a_living_envoy(board: Table) -> None:
    """No regime change, no target; Vieira de Mello Slain blocks it for good."""
    assert not board.playable(30, "us")
    board("Iraq", "poor ally", regime_change="green", troops=6)
    assert board.playable(30, "us")
    board.mark("Vieira de Mello Slain")
    assert board.why_not(30, "us") == "blocked by Vieira de Mello Slain (6.2.8)"


# -- 31 Wiretapping -----------------------------------------------------------------------------------


def test_wiretapping_clears_the_english_speakers(board: Table) -> None:
    """Cells, cadres and plots go from the US, the UK and Canada, no cadre stays, and the US draws."""
    board("United States", cells=1, active=1)
    board("United Kingdom", "soft", cells=1, plots=["1", "wmd"])
    board("Canada", cadre=True)
    board("France", "hard", cells=1, cadre=False, plots=["1"])
    board.hand("us", [])
    board.event(31, "us")
    assert board("United States") == "hard"
    assert board("United Kingdom") == "soft"
    assert board("Canada") == "untested"
    assert board("France") == "hard, 1 cell, plot 1"
    assert board.get("removed plots") == ("wmd",)
    assert len(board.game.hand("us")) == 1
    assert board.in_effect("Wiretapping")


@pytest.mark.parametrize("about", [{"cells": 1}, {"cadre": True}, {"plots": ["1"]}])
@pytest.mark.parametrize("country", ["United States", "United Kingdom", "Canada"])
def test_wiretapping_needs_one_thing_in_one_of_the_three(board: Table, country: str, about: dict[str, object]) -> None:
    """A cell, a cadre or a plot will do."""
    board("France", "hard", cells=1, plots=["1"])
    assert not board.playable(31, "us")
    board(country, **about)
    assert board.playable(31, "us")


@rule("6.2.8")
def test_wiretapping_ends_with_its_own_leak(board: Table) -> None:
    """The leak of another event does not bar it."""
    board("Canada", cadre=True)
    board.put("marks", (Mark("Leak-Renditions", -1, 84),))
    assert board.playable(31, "us")
    board.put("marks", (Mark("Leak-Wiretapping", -1, 84),))
    assert board.why_not(31, "us") == "blocked by Leak-Wiretapping (6.2.8)"


# -- 32 Back Channel ----------------------------------------------------------------------------------


def test_back_channel_trades_a_card_for_an_adversary(board: Table) -> None:
    """A card worth the resources of the country is discarded; the country turns Neutral and gets aid."""
    board.us_posture = "soft"
    board("Syria", "poor adversary")
    board.hand("us", [6, 17, 28])
    board.event(32, "us", answers=["yes", 28])
    assert board("Syria") == "poor neutral, 1 aid"
    assert board.game.hand("us") == (6, 17)
    assert board.get("discard pile") == (28, 32)


def test_back_channel_does_nothing_without_the_discard(board: Table) -> None:
    """The US may think better of it."""
    board.us_posture = "soft"
    board("Syria", "poor adversary")
    board.hand("us", [17])
    board.event(32, "us", answers=["no"])
    assert board("Syria") == "poor adversary"
    assert board.game.hand("us") == (17,)


def test_back_channel_needs_a_soft_us_and_a_card_that_fits(board: Table) -> None:
    """The value must be exactly the resources, oil spikes included: at 4 no card fits Iraq."""
    board("Iraq", "poor adversary")
    board.hand("us", [32, 35])
    assert board.why_not(32, "us") == "condition not met: us is soft (6.2.6)"
    board.us_posture = "soft"
    assert board.playable(32, "us")
    board.mark("Oil Price Spike", lapsing=True)
    assert not board.playable(32, "us")
    board("Syria", "poor neutral")
    board.hand("us", [32, 17])
    assert not board.playable(32, "us")

"""Cards 172 to 181 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import awakening as popular
from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import GOOD
from daedalus.games.labyrinth.governance import set_governance
from tests.cards.positions import no_cells_left_but
from tests.support import Table, rule

# -- 172 Al-Shabaab -----------------------------------------------------------------------------------


@rule("11.3.11")
def test_al_shabaab_does_two_different_things_in_two_countries(awakening: Table) -> None:
    """Yemen is adjacent too, but not in Africa."""
    awakening("Somalia", "poor neutral")
    awakening("Sudan", "fair neutral")
    awakening("Kenya/Tanzania", "soft")
    awakening("Yemen", "poor neutral")
    awakening.event(172, "jihadist", ["cell", "Kenya/Tanzania", "reaction", "Sudan"])
    assert awakening("Kenya/Tanzania") == "soft, 1 cell"
    assert awakening("Sudan") == "fair neutral, 1 reaction"
    with pytest.raises(AssertionError, match="'Yemen' is no option"):
        awakening.event(172, "jihadist", ["cell", "Yemen"])
    with pytest.raises(AssertionError, match="'cell' is no option"):
        awakening.event(172, "jihadist", ["cell", "Somalia", "cell"])


@rule("8.5.4", "11.3.11")
def test_a_plot_of_al_shabaab_is_one_item_of_either_level(awakening: Table) -> None:
    """Level 1 or level 2: whoever has placed one has to pick something else for the second item."""
    awakening("Somalia", "poor neutral")
    awakening("Kenya/Tanzania", "soft")
    awakening.event(172, "jihadist", ["plot", "Kenya/Tanzania", "plot 2", "cell", "Somalia"])
    assert awakening("Kenya/Tanzania") == "soft, plot 2"
    assert awakening("Somalia") == "poor neutral, 1 cell"
    with pytest.raises(AssertionError, match="'plot' is no option"):
        awakening.event(172, "jihadist", ["plot", "Somalia", "plot 1", "plot"])


@rule("6.2.6")
def test_al_shabaab_needs_something_that_it_can_do(awakening: Table) -> None:
    """No cell, plot or brother is left, and no country takes a marker: not until a regime can be besieged."""
    no_cells_left_but(awakening, 0)
    awakening.put("available plots", ("3",))
    for name in ("Somalia", "Sudan"):
        awakening(name, "good ally", besieged=1)
    assert not awakening.playable(172, "jihadist")
    awakening("Sudan", besieged=0)
    assert awakening.playable(172, "jihadist")


def test_al_shabaab_besieges_any_muslim_regime_that_is_not_besieged(awakening: Table) -> None:
    awakening("Somalia", "islamist rule adversary")
    awakening("Sudan", "poor neutral", besieged=1)
    awakening.event(172, "jihadist", ["besieged regime", "cell", "Somalia"])
    assert awakening("Somalia") == "islamist rule adversary, 1 cell, besieged"


@rule("5.3")
@pytest.mark.parametrize("number", [73, 183, 186, 169])
def test_al_shabaab_fetches_one_of_its_brothers_from_the_discards(awakening: Table, number: int) -> None:
    """Pirates of either set, Boko Haram or Islamic Maghreb; nothing else."""
    awakening("Somalia", "poor neutral")
    awakening.hand("jihadist", [])
    awakening.move(number, "discard pile")
    awakening.move(72, "discard pile")
    awakening.event(172, "jihadist", ["card", "cell", "Somalia"])
    assert awakening.game.hand("jihadist") == (number,)


def test_al_shabaab_has_no_card_to_fetch_from_other_discards(awakening: Table) -> None:
    awakening.move(72, "discard pile")
    with pytest.raises(AssertionError, match="'card' is no option"):
        awakening.event(172, "jihadist", ["card"])


@rule("5.2.2")
def test_a_plot_of_al_shabaab_is_remembered_as_an_event_there(awakening: Table) -> None:
    awakening("Somalia", "poor neutral", besieged=1)
    awakening("Sudan", "poor neutral")
    awakening.event(172, "jihadist", ["plot", "Somalia", "plot 1", "besieged regime"])
    assert awakening.game.recently("event", awakening.at("Somalia"))
    assert awakening.game.recently("event", awakening.at("Sudan"))
    assert not awakening.game.recently("event", awakening.at("Kenya/Tanzania"))


# -- 173 Arab Winter ----------------------------------------------------------------------------------


def test_arab_winter_takes_one_awakening_from_up_to_two_countries(awakening: Table) -> None:
    for name in ("Egypt", "Syria", "Yemen"):
        awakening(name, "poor neutral", awakening=2)
    awakening.event(173, "jihadist", ["Syria", "Yemen"])
    assert awakening("Egypt") == "poor neutral, 2 awakening"
    assert awakening("Syria") == awakening("Yemen") == "poor neutral, 1 awakening"
    awakening.event(173, "jihadist", ["Egypt", "done"])
    assert awakening("Egypt") == "poor neutral, 1 awakening"
    assert awakening("Syria") == "poor neutral, 1 awakening"


@rule("11.1.4", "5.2.6")
def test_arab_winter_lets_no_marker_be_placed_until_the_turn_ends(awakening: Table) -> None:
    awakening("Egypt", "poor neutral")
    awakening("Iraq", "poor neutral")
    awakening.event(173, "jihadist")
    assert awakening.zone_of(173) == "lapsing box"
    assert not popular.may_take(awakening.game, awakening.at("Egypt"))
    awakening.event(171, "jihadist")
    assert awakening("Iraq") == "poor neutral, 1 active cell"
    awakening.run(lambda: turn.lapse(awakening.game))
    assert popular.may_take(awakening.game, awakening.at("Egypt"))


@rule("11.1.7")
def test_arab_winter_freezes_markers_in_polarization_but_not_alignment(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Syria", "poor neutral", reaction=3)
    awakening.mark("Arab Winter", lapsing=True)
    awakening.polarization()
    assert awakening("Egypt") == "poor neutral, 2 awakening"
    assert awakening("Syria") == "poor adversary, 3 reaction"


@rule("11.1.8")
def test_arab_winter_stops_convergence(awakening: Table) -> None:
    """A country that turns Good inspires nobody; after the winter the dice are rolled."""
    g = awakening.game
    awakening("Egypt", "fair ally")
    awakening.event(173, "jihadist")
    awakening.run(lambda: set_governance(g, awakening.at("Egypt"), GOOD, "4.2.1"))
    assert awakening.rolled() == []
    assert not g.holding("awakening")


@rule("6.2.8")
@pytest.mark.parametrize("number", [124, 131, 153, 170])
def test_arab_winter_blocks_the_events_of_the_spring(awakening: Table, number: int) -> None:
    awakening.event(173, "jihadist")
    side = "jihadist" if number == 170 else "us"
    assert "blocked by Arab Winter" in awakening.why_not(number, side)


# -- 174 Boston Marathon ------------------------------------------------------------------------------


@rule("4.9.3")
@pytest.mark.parametrize(("rolls", "us", "caucasus"), [([4, 4], "hard", "soft"), ([3, 5], "soft", "hard")])
def test_boston_marathon_rolls_two_postures(awakening: Table, rolls: list[int], us: str, caucasus: str) -> None:
    """The US adds 1 to its die, the Caucasus does not."""
    awakening.event(174, "jihadist", rolls=rolls)
    assert (awakening.us_posture, awakening("Caucasus")) == (us, caucasus)
    assert awakening.funding == 6
    assert awakening.zone_of(174) == "removed cards"


# -- 175 Censorship -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "left"), [(2, ", 1 awakening"), (1, ", 2 awakening"), (0, ", 3 awakening")])
def test_censorship_takes_up_to_two_awakening_from_one_country(awakening: Table, count: int, left: str) -> None:
    awakening("Egypt", "poor neutral", awakening=3)
    awakening("Syria", "poor neutral", awakening=1)
    awakening.event(175, "jihadist", ["Egypt", count])
    assert awakening("Egypt") == "poor neutral" + left
    assert awakening("Syria") == "poor neutral, 1 awakening"


@rule("6.2.8", "6.2.6")
def test_censorship_shuts_facebook_down_until_the_next_smartphones(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=1)
    awakening.mark("Smartphones")
    assert awakening.playable(153, "us")
    awakening.event(175, "jihadist", [0])
    assert not awakening.in_effect("Smartphones")
    assert "blocked by Censorship" in awakening.why_not(153, "us")
    awakening.event(211, "us", ["awakening"])
    assert not awakening.in_effect("Censorship")
    assert awakening.playable(153, "us")


@rule("6.2.2")
def test_censorship_may_be_played_with_nothing_to_remove(awakening: Table) -> None:
    assert awakening.playable(175, "jihadist")
    awakening.event(175, "jihadist")
    assert awakening.in_effect("Censorship")


# -- 176 Change of State ------------------------------------------------------------------------------


@rule("4.9.4", "11.3.1")
def test_change_of_state_strips_a_country_bare(awakening: Table) -> None:
    """All pieces and markers go, plots are available again; no cadre stays, WMD do."""
    everything = {"cells": 2, "active": 1, "troops": 3, "militia": 1, "awakening": 1, "reaction": 2, "aid": 1}
    awakening("Syria", "fair ally", **everything, besieged=1, plots=[1])
    awakening.put("available plots", ("2",))
    awakening.event(176, "jihadist")
    assert awakening("Syria") == "untested"
    assert awakening.at("Syria").wmd_cache == 2
    assert awakening.get("available plots") == ("1", "2")
    assert (
        awakening.get("cells on track") == awakening.get("troops on track") == awakening.get("militia on track") == 15
    )


@pytest.mark.parametrize("name", ["Jordan", "Morocco", "Lebanon", "Yemen"])
def test_change_of_state_reaches_shia_mix_countries_and_two_kingdoms(awakening: Table, name: str) -> None:
    awakening(name, "poor neutral", cadre=1)
    awakening.event(176, "jihadist")
    assert awakening(name) == "untested"


@pytest.mark.parametrize(
    ("name", "levels", "state"),
    [
        ("Egypt", "poor neutral", {}),
        ("Jordan", "untested", {}),
        ("Jordan", "good ally", {}),
        ("Syria", "islamist rule adversary", {}),
        ("Syria", "poor neutral", {"civil_war": 1}),
        ("Iraq", "poor ally", {"regime_change": "tan"}),
    ],
)
def test_change_of_state_reaches_no_other(awakening: Table, name: str, levels: str, state: dict[str, object]) -> None:
    awakening(name, levels, **state)
    assert not awakening.playable(176, "jihadist")


@rule("11.3.3.1")
def test_change_of_state_reaches_iran_once_it_is_muslim(awakening: Table) -> None:
    assert not awakening.playable(176, "jihadist")
    awakening.turn_over("Iran")
    awakening.event(176, "jihadist")
    assert awakening("Iran") == "untested"


# -- 177 Gaza Rockets ---------------------------------------------------------------------------------


@rule("8.5.2")
@pytest.mark.parametrize(
    ("answers", "israel"),
    [
        (["yes", "yes"], "hard, plot 1 face up, plot 1 face up"),
        (["yes", "no"], "hard, plot 1 face up"),
        (["no"], "hard"),
    ],
)
def test_gaza_rockets_are_up_to_two_open_plots_1_in_israel(awakening: Table, answers: list[str], israel: str) -> None:
    """No cell is needed; they cost 1 funding at once."""
    awakening.event(177, "jihadist", answers)
    assert awakening("Israel") == israel
    assert awakening.funding == 4


@rule("6.2.2")
def test_gaza_rockets_are_only_as_many_as_there_are(awakening: Table) -> None:
    awakening.put("available plots", ("1", "2", "3"))
    awakening.event(177, "jihadist", ["yes"])
    assert awakening("Israel") == "hard, plot 1 face up"
    awakening.event(177, "jihadist")
    assert awakening("Israel") == "hard, plot 1 face up"
    assert awakening.funding == 3


# -- 178 Ghost Soldiers -------------------------------------------------------------------------------


@rule("11.2.9")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_ghost_soldiers_are_half_of_the_militia_rounded_up(awakening: Table, before: int, after: int) -> None:
    awakening("Iraq", "poor ally", civil_war=1, militia=before)
    awakening.event(178, "jihadist")
    assert awakening.at("Iraq").militia == after
    assert awakening.get("militia on track") == 15 - after


def test_ghost_soldiers_serve_in_civil_war_or_regime_change_only(awakening: Table) -> None:
    awakening("Iraq", "poor ally", militia=4)
    awakening("Syria", "poor neutral", civil_war=1)
    assert not awakening.playable(178, "jihadist")
    awakening("Afghanistan", "poor ally", regime_change="green", militia=3)
    awakening.event(178, "jihadist")
    assert awakening("Afghanistan") == "poor ally, 1 militia, green regime change"


# -- 179 Korean Crisis --------------------------------------------------------------------------------


@rule("11.3.4", "11.3.6")
def test_the_korean_crisis_holds_two_troops_until_the_cards_are_dealt(awakening: Table) -> None:
    """Ten troops on the track are ten no more when the hand of the US is counted."""
    awakening("Pakistan", "poor ally", troops=5)
    awakening.event(179, "jihadist")
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (8, 2)
    assert awakening.zone_of(179) == "lapsing box"
    awakening.hand("us", [])
    awakening.end_of_turn()
    assert len(awakening.game.hand("us")) == 8
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (10, 0)


@rule("11.3.4")
def test_the_korean_crisis_takes_troops_from_countries_as_the_us_picks(awakening: Table) -> None:
    """Only when the track has not enough; they come back to the track."""
    awakening("Iraq", "poor ally", troops=8)
    awakening("Pakistan", "poor ally", troops=6)
    awakening.event(179, "jihadist", ["Iraq"])
    assert awakening.asked() == [("us", "send troops off map from")]
    assert (awakening.at("Iraq").troops, awakening.at("Pakistan").troops) == (7, 6)
    awakening.run(lambda: turn.lapse(awakening.game))
    assert (awakening.get("troops on track"), awakening.at("Iraq").troops) == (2, 7)


@rule("11.3.4")
def test_the_korean_crisis_brings_back_only_the_troops_that_it_sent(awakening: Table) -> None:
    """One troop is left for Korea after a Sequestration, whose three stay away when the crisis is over."""
    awakening.us_posture = "soft"
    awakening.put("troops off map", 11)
    awakening.put("troops on track", 4)
    awakening.move(143, "discard pile")
    awakening.event(184, "jihadist")
    awakening.event(179, "jihadist")
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (0, 15)
    awakening.run(lambda: turn.lapse(awakening.game))
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (1, 14)


@pytest.mark.parametrize(("us", "china"), [("hard", "soft"), ("soft", "hard")])
def test_the_korean_crisis_sets_china_against_the_us(awakening: Table, us: str, china: str) -> None:
    awakening.us_posture = us
    awakening.event(179, "jihadist")
    assert awakening("China") == china


@rule("4.7.7.3")
def test_two_korean_crises_in_a_turn_both_send_their_troops_home(awakening: Table) -> None:
    awakening.event(179, "jihadist")
    awakening.event(179, "jihadist")
    assert awakening.get("troops off map") == 4
    awakening.run(lambda: turn.lapse(awakening.game))
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (15, 0)


# -- 180 Mosul Central Bank ---------------------------------------------------------------------------


def test_the_bank_of_mosul_pays_while_a_cell_fights_in_any_civil_war(awakening: Table) -> None:
    awakening("Mali", "poor neutral", cells=1, civil_war=1)
    awakening.event(180, "jihadist")
    assert awakening.funding == 7
    assert awakening.zone_of(180) == "removed cards"


def test_the_bank_of_mosul_needs_a_cell_in_a_civil_war(awakening: Table) -> None:
    awakening("Iraq", "poor ally", cells=3, regime_change="tan")
    awakening("Syria", "poor neutral", civil_war=1)
    assert not awakening.playable(180, "jihadist")
    awakening("Syria", active=1)
    assert awakening.playable(180, "jihadist")


# -- 181 NPT Safeguards Ignored -----------------------------------------------------------------------


@rule("11.3.1", "6.2.9")
@pytest.mark.parametrize("roll", [1, 3])
def test_ignored_safeguards_free_irans_wmd_and_the_card_is_gone(awakening: Table, roll: int) -> None:
    awakening("Iran", cells=1)
    before = awakening.get("available plots")
    awakening.event(181, "jihadist", rolls=[roll])
    assert awakening.get("available plots") == (*before, "wmd")
    assert awakening.at("Iran").wmd_cache == 0
    assert (awakening.at("Iran").sleeper_cells, awakening.prestige) == (1, 7)
    assert awakening.zone_of(181) == "removed cards"


@rule("4.8.4")
@pytest.mark.parametrize("roll", [4, 6])
def test_safeguards_that_hold_cost_the_cell_and_the_card_stays(awakening: Table, roll: int) -> None:
    awakening("Iran", cells=1)
    awakening.event(181, "jihadist", rolls=[roll])
    assert awakening("Iran") == "untested, cadre"
    assert awakening.at("Iran").wmd_cache == 1
    assert awakening.zone_of(181) == "discard pile"


def test_safeguards_need_a_cell_and_the_wmd_in_iran(awakening: Table) -> None:
    assert not awakening.playable(181, "jihadist")
    awakening("Iran", cells=1)
    assert awakening.playable(181, "jihadist")
    awakening("Iran", wmd=0)
    assert not awakening.playable(181, "jihadist")


@rule("6.2.8")
def test_safeguards_hold_under_a_trade_embargo_of_the_us(awakening: Table) -> None:
    awakening("Iran", cells=1)
    awakening.event(232, "us")
    awakening("Iran", wmd=1)
    assert "blocked by Trade Embargo (US)" in awakening.why_not(181, "jihadist")


# -- Truce --------------------------------------------------------------------------------------------


@rule("6.2.6")
@pytest.mark.parametrize(
    ("number", "name"),
    [(165, "Somalia"), (167, "Yemen"), (170, "Syria"), (171, "Iraq"), (176, "Syria"), (178, "Mali"), (181, "Iran")],
)
def test_an_event_has_no_target_in_a_country_under_truce(awakening: Table, number: int, name: str) -> None:
    awakening("Somalia", "poor neutral", cells=2)
    awakening("Yemen", "poor neutral", civil_war=1)
    awakening("Syria", "poor neutral", awakening=1, reaction=1)
    awakening("Mali", "poor neutral", militia=2, civil_war=1)
    awakening("Iran", cells=1)
    assert awakening.playable(number, "jihadist")
    awakening.mark("Truce", name)
    assert not awakening.playable(number, "jihadist")


@rule("6.2.6")
@pytest.mark.parametrize("number", [168, 180])
def test_a_war_under_truce_is_still_a_war_for_events_that_touch_nothing_there(awakening: Table, number: int) -> None:
    """They only look at the country: what happens, happens elsewhere."""
    awakening("Iraq", "poor ally", cells=1, troops=1, civil_war=1)
    awakening.mark("Truce", "Iraq")
    assert awakening.playable(number, "jihadist")

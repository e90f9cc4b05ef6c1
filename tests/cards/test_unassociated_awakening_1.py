"""The unassociated events of The Awakening, cards 200 to 219."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import turn
from tests.support import Table, rule

# -- 200 Critical Middle ------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "after"), [("awakening", "fair neutral, 1 awakening"), ("alignment", "fair ally")])
def test_critical_middle_helps_the_us_in_a_fair_country(awakening: Table, answer: str, after: str) -> None:
    """An awakening marker or one box toward Ally, in the country picked."""
    awakening("Egypt", "fair neutral")
    awakening("Turkey", "fair adversary")
    awakening.event(200, "us", ["Egypt", answer])
    assert awakening("Egypt") == after
    assert awakening("Turkey") == "fair adversary"


def test_critical_middle_asks_for_two_resources_of_the_us_and_at_most_two_of_the_jihadist(awakening: Table) -> None:
    """Fair Yemen is too poor, Poor Egypt too rich, and each side looks at its own governance only."""
    awakening("Yemen", "fair neutral")
    awakening("Egypt", "poor neutral")
    assert not awakening.playable(200, "us")
    assert not awakening.playable(200, "jihadist")
    awakening("Turkey", "fair neutral")
    awakening("Somalia", "poor neutral")
    assert awakening.playable(200, "us")
    assert awakening.playable(200, "jihadist")


def test_critical_middle_brings_cells_from_the_track_and_the_map(awakening: Table) -> None:
    """Two cells to Poor Yemen, one of them an active cell of France that arrives as a sleeper; or fewer."""
    awakening("Yemen", "poor neutral")
    awakening("France", "hard", active=1)
    awakening.event(200, "jihadist", ["cells", "track", "France: active cell"])
    assert awakening("Yemen") == "poor neutral, 2 cells"
    assert awakening("France") == "hard"
    awakening.event(200, "jihadist", ["cells", "track", "done"])
    assert awakening("Yemen") == "poor neutral, 3 cells"


def test_critical_middle_turns_a_poor_country_from_the_us(awakening: Table) -> None:
    """One box toward Adversary, whether or not there are cells."""
    awakening("Pakistan", "poor ally")
    awakening.event(200, "jihadist", ["alignment"])
    assert awakening("Pakistan") == "poor neutral"


@rule("11.1.4", "11.3.12")
def test_critical_middle_offers_only_what_has_an_effect(awakening: Table) -> None:
    """In a civil war no marker can be placed, so the alignment moves without a question; an Ally has nothing left."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening.event(200, "us")
    assert awakening("Syria") == "fair ally, civil war"
    awakening.event(200, "us")
    assert awakening("Syria") == "fair ally, civil war"


def test_critical_middle_returns_to_the_middle_of_the_draw_pile(awakening: Table) -> None:
    """After its event, after operations and when it is discarded; it never lies among the discards."""
    awakening("Egypt", "fair neutral")
    awakening.event(200, "us", ["awakening"])
    pile = awakening.get("draw pile")
    assert pile.index(200) == (len(pile) - 1) // 2
    awakening.play(200, "us", ["reserves"])
    assert awakening.get("draw pile") == pile
    awakening.hand("us", [200])
    awakening.event(204, "jihadist")
    assert awakening.zone_of(200) == "draw pile"
    assert 200 not in awakening.get("discard pile")


def test_critical_middle_leaves_the_first_plot_box_for_the_draw_pile(awakening: Table) -> None:
    """Used for the first plot of the turn it waits in the box, and then goes back to the middle like always."""
    awakening.move(200, "first plot box")
    awakening.move(66, "first plot box")
    awakening.run(lambda: turn.lapse(awakening.game))
    assert awakening.zone_of(200) == "draw pile"
    assert awakening.get("discard pile") == (66,)


# -- 201 Cross Border Support -------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_cross_border_support_gives_either_side_either_pieces(awakening: Table, side: str) -> None:
    """One militia or two cells in Africa; one more of either in Mali."""
    awakening("Libya", "poor neutral")
    awakening("Mali", "poor neutral")
    awakening.event(201, side, ["militia", "Libya"])
    awakening.event(201, side, ["cells", "Libya"])
    assert awakening("Libya") == "poor neutral, 2 cells, 1 militia"
    awakening.event(201, side, ["militia", "Mali"])
    awakening.event(201, side, ["cells", "Mali"])
    assert awakening("Mali") == "poor neutral, 3 cells, 2 militia"


def test_cross_border_support_places_cells_in_countries_that_are_not_muslim(awakening: Table) -> None:
    """Kenya takes two, Nigeria three; militia can stand in neither, nor in a Good country."""
    awakening("Kenya/Tanzania", "soft")
    awakening("Nigeria", "soft")
    awakening.event(201, "jihadist", ["cells", "Kenya/Tanzania"])
    awakening.event(201, "jihadist", ["cells", "Nigeria"])
    assert awakening("Kenya/Tanzania") == "soft, 2 cells"
    assert awakening("Nigeria") == "soft, 3 cells"
    muslim = ("Morocco", "Algeria/Tunisia", "Libya", "Egypt", "Sudan", "Somalia", "Mali")
    for name in muslim:
        awakening(name, "good ally")
    awakening.event(201, "us", ["Sudan"])  # militia is no option any more
    assert awakening("Sudan") == "good ally, 2 cells"


@rule("11.3.8")
def test_cross_border_support_may_found_a_caliphate_in_mali(awakening: Table) -> None:
    """Three cells in a civil war: the jihadist is asked, funding rises by 2 and the cells stand in the open."""
    awakening("Mali", "poor neutral", civil_war=1)
    awakening.event(201, "jihadist", ["cells", "Mali", "yes"])
    assert awakening.members() == ["Mali"]
    assert awakening.funding == 7
    assert awakening("Mali") == "poor neutral, 3 active cells, civil war"


@rule("11.3.8")
def test_cross_border_support_founds_no_caliphate_for_the_us_or_elsewhere(awakening: Table) -> None:
    """Nobody is asked when the US places the three cells, nor when two go to Libya."""
    awakening("Mali", "poor neutral", civil_war=1)
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(201, "us", ["cells", "Mali"])
    assert awakening("Mali") == "poor neutral, 3 cells, civil war"
    awakening.event(201, "jihadist", ["cells", "Libya"])
    assert awakening.members() == []


@rule("11.2.9")
def test_cross_border_support_places_what_there_is(awakening: Table) -> None:
    """With one cell left on the track Mali gets one; with neither cells nor militia the event cannot be played."""
    awakening("France", "hard", cells=14)
    awakening("Mali", "poor neutral")
    awakening.event(201, "jihadist", ["cells", "Mali"])
    assert awakening("Mali") == "poor neutral, 1 cell"
    awakening.event(201, "jihadist", ["Mali"])  # only militia are left
    assert awakening("Mali") == "poor neutral, 1 cell, 2 militia"
    awakening.put("militia on track", 0)
    assert not awakening.playable(201, "jihadist")


# -- 202 Cyber Warfare --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "mine", "theirs", "after"),
    [("us", 0, 2, 2), ("us", 1, 2, 2), ("jihadist", 0, 1, 1)],
)
def test_cyber_warfare_takes_the_reserves_of_the_other_side(
    awakening: Table, side: str, mine: int, theirs: int, after: int
) -> None:
    """Theirs become 0 and one's own grow, to 2 at most."""
    other = {"us": "jihadist", "jihadist": "us"}[side]
    awakening.put(f"{side} reserves", mine)
    awakening.put(f"{other} reserves", theirs)
    awakening.event(202, side, ["reserves"])
    assert awakening.get(f"{side} reserves") == after
    assert awakening.get(f"{other} reserves") == 0


@pytest.mark.parametrize("name", ["China", "Russia", "India"])
def test_cyber_warfare_sets_the_posture_of_a_great_power(awakening: Table, name: str) -> None:
    """Hard or soft, as the side likes, whatever it was."""
    awakening(name, "hard")
    awakening.event(202, "jihadist", ["posture", name, "soft"])
    assert awakening(name) == "soft"


@rule("4.9.4")
def test_cyber_warfare_places_a_cadre_anywhere(awakening: Table) -> None:
    """The country is tested first."""
    awakening.event(202, "jihadist", ["place cadre", "Germany"], rolls=[5])
    assert awakening("Germany") == "hard, cadre"
    awakening.event(202, "us", ["place cadre", "Iraq"], rolls=[4])
    assert awakening("Iraq") == "poor neutral, cadre"


def test_cyber_warfare_removes_a_cadre(awakening: Table) -> None:
    """Of any country that has one."""
    awakening("Spain", "soft", cadre=1)
    awakening("Iraq", "poor ally", cadre=1)
    awakening.event(202, "us", ["remove cadre", "Iraq"])
    assert awakening("Iraq") == "poor ally"
    assert awakening("Spain") == "soft, cadre"


# -- 203 Day of Rage ----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
@pytest.mark.parametrize("kind", ["awakening", "reaction"])
def test_day_of_rage_places_either_marker_in_yemen(awakening: Table, side: str, kind: str) -> None:
    """Whoever plays it, after a test; then the card is out of the game."""
    awakening.event(203, side, [kind], rolls=[5])
    assert awakening("Yemen") == f"fair neutral, 1 {kind}"
    assert awakening.zone_of(203) == "removed cards"


@rule("11.1.4")
@pytest.mark.parametrize("levels", ["good ally", "islamist rule adversary"])
def test_day_of_rage_is_removed_even_if_yemen_takes_no_marker(awakening: Table, levels: str) -> None:
    """It may be played, does nothing and is gone."""
    awakening("Yemen", levels)
    assert awakening.playable(203, "us")
    awakening.event(203, "us")
    assert awakening("Yemen") == levels
    assert awakening.zone_of(203) == "removed cards"


# -- 204 Ebola Scare ----------------------------------------------------------------------------------


@rule("11.3.4")
def test_ebola_scare_sends_a_troop_away_for_prestige(awakening: Table) -> None:
    """From the track, without a question; prestige rises by 2 and the card lies in the lapsing box."""
    awakening("Iraq", "poor ally", troops=2)
    awakening.event(204, "us")
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (12, 1)
    assert awakening("Iraq") == "poor ally, 2 troops"
    assert awakening.prestige == 9
    assert awakening.zone_of(204) == "lapsing box"


@rule("11.3.4", "11.3.6", "5.2.6", "6.2.9")
def test_ebola_scare_gives_the_troop_back_after_the_next_deal(awakening: Table) -> None:
    """Off the map when hands are dealt, on the track afterwards; with the event the card leaves the game."""
    awakening("Iraq", "poor ally", cells=1)
    awakening.event(204, "us")
    assert awakening.in_effect("Ebola Scare")
    awakening.end_of_turn()
    assert not awakening.in_effect("Ebola Scare")
    assert awakening.zone_of(204) == "removed cards"
    assert (awakening.get("troops on track"), awakening.get("troops off map")) == (15, 0)


@rule("11.3.4")
def test_ebola_scare_takes_the_troop_from_a_country_if_the_track_is_empty(awakening: Table) -> None:
    """The US picks where; without any troop to send it cannot play the event."""
    awakening("Iraq", "poor ally", troops=8)
    awakening("Afghanistan", "poor ally", troops=7)
    awakening.event(204, "us", ["Iraq"])
    assert awakening("Iraq") == "poor ally, 7 troops"
    awakening("Iraq", troops=0)
    awakening("Afghanistan", troops=0)
    awakening.put("troops on track", 0)
    assert awakening.why_not(204, "us") == ("condition not met: jihadist or troops free to go off map > 0 (6.2.6)")


def test_ebola_scare_costs_the_us_a_random_card(awakening: Table) -> None:
    """For the jihadist: it needs a US card, lasts no longer, and is removed too."""
    awakening.hand("us", [])
    assert not awakening.playable(204, "jihadist")
    awakening.hand("us", [200, 14, 15])
    awakening.move(200, "draw pile")
    awakening.event(204, "jihadist")
    assert len(awakening.game.hand("us")) == 1
    assert awakening.zone_of(204) == "removed cards"
    assert not awakening.in_effect("Ebola Scare")
    assert awakening.prestige == 7


# -- 205 Erdogan Effect -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["place aid"], "poor ally, 3 cells, 1 militia, 2 aid, 1 awakening, 1 reaction, besieged"),
        (["remove aid"], "poor ally, 3 cells, 1 militia, 1 awakening, 1 reaction, besieged"),
        (["lift siege"], "poor ally, 3 cells, 1 militia, 1 aid, 1 awakening, 1 reaction"),
        (["place awakening"], "poor ally, 3 cells, 1 militia, 1 aid, 2 awakening, 1 reaction, besieged"),
        (["remove awakening"], "poor ally, 3 cells, 1 militia, 1 aid, 1 reaction, besieged"),
        (["place reaction"], "poor ally, 3 cells, 1 militia, 1 aid, 1 awakening, 2 reaction, besieged"),
        (["remove reaction"], "poor ally, 3 cells, 1 militia, 1 aid, 1 awakening, besieged"),
        (
            ["place pieces", "militia", "cell"],
            "poor ally, 4 cells, 2 militia, 1 aid, 1 awakening, 1 reaction, besieged",
        ),
        (
            ["place pieces", "militia", "done"],
            "poor ally, 3 cells, 2 militia, 1 aid, 1 awakening, 1 reaction, besieged",
        ),
        (
            ["remove pieces", "militia", "sleeper cells"],
            "poor ally, 2 cells, 1 aid, 1 awakening, 1 reaction, besieged",
        ),
    ],
)
def test_erdogan_effect_does_one_thing_in_turkey(awakening: Table, answers: list[str], after: str) -> None:
    """One marker placed or removed, or up to two militia and cells in all."""
    awakening("Turkey", "poor ally", cells=3, militia=1, aid=1, awakening=1, reaction=1, besieged=1)
    awakening.event(205, "us", ["Turkey", *answers])
    assert awakening("Turkey") == after


def test_erdogan_effect_may_besiege_a_neighbour(awakening: Table) -> None:
    """Syria takes the marker; it has none yet, so there is no siege to lift."""
    awakening("Syria", "fair neutral")
    awakening.event(205, "jihadist", ["Syria", "besiege"])
    assert awakening("Syria") == "fair neutral, besieged"


@rule("4.3.2")
@pytest.mark.parametrize("name", ["Serbia", "Caucasus"])
def test_erdogan_effect_places_or_removes_a_posture_but_turns_none_round(awakening: Table, name: str) -> None:
    """An untested country gets either; a marked one can only lose its own."""
    awakening.event(205, "us", [name, "place posture", "soft"])
    assert awakening(name) == "soft"
    awakening.event(205, "us", [name, "remove posture"])
    assert awakening(name) == "untested"
    awakening(name, "hard")
    with pytest.raises(AssertionError, match="'place posture' is no option"):
        awakening.event(205, "us", [name, "place posture"])


@rule("4.4")
def test_erdogan_effect_knows_only_cells_in_iran_while_it_is_special(awakening: Table) -> None:
    """Neither markers nor militia; with its mat turned it is a Muslim country like others."""
    awakening.event(205, "jihadist", ["Iran", "cell", "cell"])  # the one thing there is to do
    assert awakening.at("Iran").sleeper_cells == 2
    awakening.turn_over("Iran")
    awakening.event(205, "jihadist", ["Iran", "place reaction"])
    assert awakening("Iran") == "fair adversary, 2 cells, 1 reaction"


# -- 206 Friday of Anger ------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_friday_of_anger_answers_the_opposite_marker(awakening: Table, side: str) -> None:
    """Awakening where reaction is and the other way round, for either side."""
    awakening("Egypt", "poor neutral", awakening=1)
    awakening("Yemen", "poor neutral", reaction=1)
    awakening.event(206, side, ["awakening"])
    assert awakening("Yemen") == "poor neutral, 1 awakening, 1 reaction"
    awakening.event(206, side, ["reaction", "Egypt"])
    assert awakening("Egypt") == "poor neutral, 1 awakening, 1 reaction"


def test_friday_of_anger_needs_a_marker_on_the_map(awakening: Table) -> None:
    """With awakening alone only a reaction can follow."""
    awakening("Egypt", "poor neutral")
    assert not awakening.playable(206, "us")
    awakening("Egypt", awakening=1)
    awakening.event(206, "us")
    assert awakening("Egypt") == "poor neutral, 1 awakening, 1 reaction"


@rule("6.2.8")
def test_friday_of_anger_is_blocked_by_arab_winter(awakening: Table) -> None:
    """For the rest of the turn."""
    awakening("Egypt", "poor neutral", awakening=2)
    awakening.event(173, "jihadist", ["done"])
    assert awakening.why_not(206, "us") == "blocked by Arab Winter (6.2.8)"
    awakening.run(lambda: turn.lapse(awakening.game))
    assert awakening.playable(206, "us")


# -- 207 JV / Copycat ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("cell", "hard, 1 cell, cadre, plot 2"),
        ("cadre", "hard, 2 cells, plot 2"),
        ("plot", "hard, 2 cells, cadre"),
    ],
)
def test_jv_removes_a_cell_a_cadre_or_a_plot(awakening: Table, answer: str, after: str) -> None:
    """One of the three in one non-Muslim country."""
    awakening("France", "hard", cells=2, cadre=1, plots=[2])
    awakening("Spain", "hard", cells=1)
    awakening.event(207, "us", ["France", answer])
    assert awakening("France") == after
    assert awakening("Spain") == "hard, 1 cell"


def test_jv_needs_something_to_remove(awakening: Table) -> None:
    """Cells, cadres and plots of Muslim countries and of special Iran do not count."""
    awakening("Iraq", "poor neutral", cells=1, plots=[1])
    awakening("Iran", cells=1)
    assert not awakening.playable(207, "us")
    awakening("Kenya/Tanzania", "soft", cadre=1)
    awakening.event(207, "us")
    assert awakening("Kenya/Tanzania") == "soft"


def test_copycat_places_an_active_cell_or_a_plot_without_a_cell(awakening: Table) -> None:
    """In any non-Muslim country; a plot 1 lies face down."""
    awakening("France", "hard")
    awakening.event(207, "jihadist", ["France", "cell"])
    assert awakening("France") == "hard, 1 active cell"
    awakening.event(207, "jihadist", ["United States", "plot"])
    assert awakening("United States") == "hard, plot 1"
    assert awakening.get("available plots") == ("1", "1", "2", "2", "3")


def test_copycat_needs_a_cell_or_a_plot_1(awakening: Table) -> None:
    """With all cells on the map and only larger plots left there is nothing to place."""
    awakening("Iraq", "poor neutral", cells=15)
    awakening.event(207, "jihadist", ["Canada"], rolls=[2])
    assert awakening("Canada") == "soft, plot 1"
    awakening.put("available plots", ("2", "3"))
    assert not awakening.playable(207, "jihadist")


# -- 208 Kinder - Gentler -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("abroad", "funding", "prestige"),
    [(12, 6, 6), (2, 4, 8)],
)
@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_kinder_gentler_goes_by_the_troops_abroad(
    awakening: Table, side: str, abroad: int, funding: int, prestige: int
) -> None:
    """Overstretched troops feed the jihadists; few troops please the world."""
    awakening("Iraq", "poor ally", troops=abroad)
    awakening.event(208, side)
    assert (awakening.funding, awakening.prestige) == (funding, prestige)


def test_kinder_gentler_says_nothing_about_war(awakening: Table) -> None:
    """With seven troops abroad it cannot be played."""
    awakening("Iraq", "poor ally", troops=7)
    assert awakening.why_not(208, "us") == "condition not met: troop level is not war (6.2.6)"


# -- 209 Quds Force -----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
@pytest.mark.parametrize("kind", ["militia", "cells"])
def test_quds_force_removes_one_from_a_sunni_and_two_from_a_shia_mix_country(
    awakening: Table, side: str, kind: str
) -> None:
    """Militia or cells, for either side."""
    awakening("Libya", "poor neutral", **{kind: 3})
    awakening("Yemen", "poor neutral", **{kind: 3})
    awakening.event(209, side, ["Libya"])
    assert awakening("Libya") == f"poor neutral, 2 {kind}"
    awakening.event(209, side, ["Yemen"])
    assert awakening("Yemen") == f"poor neutral, 1 {kind.removesuffix('s')}"


def test_quds_force_lets_the_side_pick_which_half(awakening: Table) -> None:
    """Both stand in Syria: cells or militia."""
    awakening("Syria", "poor neutral", cells=2, militia=2, civil_war=1)
    awakening.event(209, "us", ["cells"])
    assert awakening("Syria") == "poor neutral, 2 militia, cadre, civil war"
    awakening("Syria", cells=2)
    awakening.event(209, "us", ["militia"])
    assert awakening("Syria") == "poor neutral, 2 cells, cadre, civil war"


@rule("11.3.3.1")
def test_quds_force_depends_on_iran(awakening: Table) -> None:
    """An allied Iran spares militia, one under Islamist Rule spares cells; special Iran spares neither."""
    awakening("Yemen", "poor neutral", militia=1)
    assert awakening.playable(209, "jihadist")
    awakening.turn_over("Iran")
    awakening("Iran", "fair ally")
    assert not awakening.playable(209, "jihadist")
    awakening("Yemen", cells=1)
    awakening.event(209, "us")
    assert awakening("Yemen") == "poor neutral, 1 militia, cadre"
    awakening("Iran", "islamist rule adversary")
    awakening("Yemen", cells=1, cadre=0)
    awakening.event(209, "jihadist")
    assert awakening("Yemen") == "poor neutral, 1 cell"
    assert not awakening.playable(209, "us")


# -- 210 Sectarian Violence ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_sectarian_violence_removes_a_marker_of_either_kind(awakening: Table, side: str) -> None:
    """Either side, either marker, any country."""
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Yemen", "poor neutral", awakening=1, reaction=1)
    awakening.event(210, side, ["awakening", "Egypt"])
    assert awakening("Egypt") == "poor neutral, 1 awakening"
    awakening.event(210, side, ["reaction"])
    assert awakening("Yemen") == "poor neutral, 1 awakening"


def test_sectarian_violence_needs_a_marker(awakening: Table) -> None:
    """Without any on the map it cannot be played; with one kind only that one is taken."""
    assert not awakening.playable(210, "us")
    awakening("Egypt", "poor neutral", reaction=1)
    awakening.event(210, "us")
    assert awakening("Egypt") == "poor neutral"


# -- 211 to 213 Smartphones ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["awakening", "reaction"])
@pytest.mark.parametrize("number", [211, 212, 213])
def test_smartphones_places_a_marker_where_something_happened(awakening: Table, number: int, kind: str) -> None:
    """Egypt was touched by an event and France too, but France is not Muslim; Yemen was not touched."""
    awakening("Egypt", "poor neutral", awakening=2, cells=1)
    awakening("Yemen", "poor neutral", cells=1)
    awakening("France", "hard")
    awakening.event(210, "us")
    awakening.event(207, "jihadist", ["France", "cell"])
    awakening.event(number, "us", [kind])
    markers = "2 awakening" if kind == "awakening" else "1 awakening, 1 reaction"
    assert awakening("Egypt") == f"poor neutral, 1 cell, {markers}"
    assert awakening.in_effect("Smartphones")


@rule("5.2.2")
def test_smartphones_looks_back_one_action_phase(awakening: Table) -> None:
    """Operations count as well; after another phase without anything there is nothing to look back on."""
    awakening("Yemen", "poor neutral", cells=1)
    assert not awakening.playable(211, "jihadist")
    awakening.jihad("Yemen", dice=1, rolls=[1], sleepers=1)
    assert awakening.playable(211, "jihadist")
    turn.begin_phase(awakening.game, "us")
    assert awakening.playable(211, "us")
    turn.begin_phase(awakening.game, "jihadist")
    assert not awakening.playable(211, "jihadist")


def test_smartphones_ends_censorship_and_allows_facebook_even_without_a_marker(awakening: Table) -> None:
    """The last event was in Good Egypt, which takes no marker."""
    awakening("Egypt", "good ally", cells=1)
    awakening("Jordan", "poor neutral", awakening=1)
    awakening.mark("Censorship")
    awakening.game.remember("event", awakening.at("Egypt"))
    assert not awakening.playable(153, "us")
    awakening.event(211, "us")
    assert awakening("Egypt") == "good ally, 1 cell"
    assert not awakening.in_effect("Censorship")
    assert awakening.playable(153, "us")


@rule("11.1.4")
def test_smartphones_comes_into_effect_in_an_arab_winter(awakening: Table) -> None:
    """No marker can be placed, yet Smartphones are there."""
    awakening("Egypt", "poor neutral", awakening=1)
    awakening.event(173, "jihadist", ["Egypt"])
    awakening.event(212, "jihadist")
    assert awakening("Egypt") == "poor neutral"
    assert awakening.in_effect("Smartphones")


def test_smartphones_may_be_played_for_a_country_under_truce_but_leaves_it_alone(awakening: Table) -> None:
    """The country was touched, so the condition is met; no marker goes there."""
    awakening("Egypt", "poor neutral", awakening=1, reaction=1)
    awakening.event(239, "us")
    awakening.event(211, "us")
    assert awakening("Egypt").startswith("poor neutral, 1 awakening, 1 reaction")
    assert awakening.in_effect("Smartphones")


# -- 214 3 Cups of Tea --------------------------------------------------------------------------------


def test_3_cups_of_tea_gives_the_us_two_awakening_markers(awakening: Table) -> None:
    """In one unmarked Muslim country, tested first; Malala Yousafzai stays free."""
    awakening.event(214, "us", ["Pakistan"], rolls=[5])
    assert awakening("Pakistan") == "fair neutral, 2 awakening"
    assert awakening.playable(141, "us")


@rule("6.2.8")
def test_3_cups_of_tea_gives_the_jihadist_a_reaction_marker_and_bars_malala_yousafzai(awakening: Table) -> None:
    """One marker after a test, and a lasting block."""
    awakening.event(214, "jihadist", ["Pakistan"], rolls=[2])
    assert awakening("Pakistan") == "poor neutral, 1 reaction"
    assert awakening.why_not(141, "us") == "blocked by 3 Cups of Tea (6.2.8)"


def test_3_cups_of_tea_passes_over_tested_countries(awakening: Table) -> None:
    """With Iraq the only one left unmarked it gets the markers; with none the jihadist still bars Malala."""
    for c in awakening.game.countries:
        if c.is_muslim and c.name != "Iraq":
            awakening(c.name, "poor neutral")
    awakening.event(214, "us", rolls=[1])
    assert awakening("Iraq") == "poor neutral, 2 awakening"
    awakening.event(214, "jihadist")
    assert awakening.changes().keys() <= {"marks", "discard pile", "in play"}
    assert awakening.in_effect("3 Cups of Tea")


# -- 215 Abu Bakr al-Baghdadi -------------------------------------------------------------------------


def test_abu_bakr_al_baghdadi_is_a_prize_while_there_is_a_caliphate(awakening: Table) -> None:
    """The US needs a capital on the map; +3 prestige, and the card is removed."""
    assert awakening.why_not(215, "us") == "condition not met: jihadist or caliphate declared (6.2.6)"
    awakening("Syria", "poor neutral", active=3, civil_war=1)
    awakening.caliphate("Syria")
    awakening.event(215, "us")
    assert awakening.prestige == 10
    assert awakening.zone_of(215) == "removed cards"


@rule("11.3.8")
def test_abu_bakr_al_baghdadi_founds_the_caliphate_with_three_cells_in_one_country(awakening: Table) -> None:
    """Two from the track and one from France to Syria; then a cell in a country rolled on the Schengen table."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening("Iraq", "poor neutral", cells=1, civil_war=1)
    awakening("France", "hard", cells=1)
    awakening("Germany", "soft")
    answers = ["track", "Syria", "track", "Syria", "France: sleeper cell", "Syria", "yes"]
    awakening.event(215, "jihadist", answers, rolls=[3])
    assert awakening.members() == ["Iraq", "Syria"]
    assert awakening("Syria") == "fair neutral, 3 active cells, civil war"
    assert awakening("Iraq") == "poor neutral, 1 active cell, civil war"
    assert awakening("Germany") == "soft, 1 cell"
    assert awakening.funding == 7
    assert awakening.zone_of(215) == "discard pile"


def test_abu_bakr_al_baghdadi_may_split_his_cells_or_bring_fewer(awakening: Table) -> None:
    """One to each country found no caliphate; cells may come from one of the two to the other."""
    awakening("Syria", "fair neutral", cells=1, civil_war=1)
    awakening("Iraq", "poor neutral", civil_war=1)
    awakening("Spain", "soft")
    awakening.event(215, "jihadist", ["Syria: sleeper cell", "track", "Syria", "done"], rolls=[5])
    assert awakening("Syria") == "fair neutral, 1 cell, civil war"
    assert awakening("Iraq") == "poor neutral, 1 cell, civil war"
    assert awakening("Spain") == "soft, 1 cell"
    assert awakening.members() == []


@pytest.mark.parametrize("number", [182, 196])
def test_abu_bakr_al_baghdadi_may_take_a_card_instead_of_a_cell_abroad(awakening: Table, number: int) -> None:
    """Paris Attacks or Training Camps, from the discards only."""
    awakening.move(182, "discard pile")
    awakening.move(196, "discard pile")
    awakening.move(66, "discard pile")
    awakening.event(215, "jihadist", ["done", "card", number])
    assert number in awakening.game.hand("jihadist")
    assert awakening.rolled() == []


def test_abu_bakr_al_baghdadi_without_cells_on_the_track_needs_the_discards(awakening: Table) -> None:
    """All fifteen are on the map: none for Europe, and without the cards nothing else happens."""
    awakening("Yemen", "poor neutral", cells=15)
    awakening.event(215, "jihadist", ["done"])
    assert awakening.changes().keys() <= {"in play", "discard pile"}


# -- 216 Abu Sayyaf (ISIL) ----------------------------------------------------------------------------


def test_abu_sayyaf_isil_hurts_the_jihadists_once(awakening: Table) -> None:
    """For the US: +2 prestige, -1 funding, and the card is removed."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(216, "us")
    assert (awakening.prestige, awakening.funding) == (9, 4)
    assert awakening.zone_of(216) == "removed cards"


def test_abu_sayyaf_isil_sells_oil(awakening: Table) -> None:
    """For the jihadist +2 funding, +3 with a caliphate; the card may come again."""
    awakening("Iraq", "poor neutral", regime_change="tan", active=1)
    awakening.event(216, "jihadist")
    assert awakening.funding == 7
    awakening.funding = 3
    awakening.caliphate("Iraq")
    awakening.event(216, "jihadist")
    assert awakening.funding == 6
    assert awakening.zone_of(216) == "discard pile"


def test_abu_sayyaf_isil_needs_an_oil_exporter_in_trouble(awakening: Table) -> None:
    """Civil war in Syria is no oil, and a calm Iraq no trouble; Islamist Rule in Sudan is both."""
    awakening("Syria", "poor neutral", civil_war=1)
    awakening("Iraq", "poor neutral")
    assert not awakening.playable(216, "us")
    assert not awakening.playable(216, "jihadist")
    awakening("Sudan", "islamist rule adversary")
    assert awakening.playable(216, "us")
    assert awakening.playable(216, "jihadist")


def test_abu_sayyaf_isil_counts_an_oil_exporter_under_truce(awakening: Table) -> None:
    """The event asks about the country and does nothing there."""
    awakening("Libya", "poor neutral", civil_war=1)
    awakening.event(239, "us")
    assert awakening.playable(216, "jihadist")


# -- 217 Agitators ------------------------------------------------------------------------------------


@rule("11.3.13")
@pytest.mark.parametrize("number", [37, 39, 133, 152, 165, 167, 188, 226, 234, 238])
def test_agitators_takes_a_card_of_civil_war_or_regime_change(awakening: Table, number: int) -> None:
    """From the discards to the hand of whoever plays it."""
    awakening.move(66, "discard pile")
    awakening.move(number, "discard pile")
    awakening.event(217, "jihadist")
    assert number in awakening.game.hand("jihadist")
    assert awakening.get("discard pile") == (66, 217)


def test_agitators_finds_nothing_outside_the_discards(awakening: Table) -> None:
    """A removed card does not count; of two in the discards one is picked."""
    awakening.move(188, "removed cards")
    assert not awakening.playable(217, "us")
    awakening.move(165, "discard pile")
    awakening.move(238, "discard pile")
    awakening.event(217, "us", [238])
    assert awakening.zone_of(238) == "hand of us"
    assert awakening.zone_of(165) == "discard pile"


# -- 218 Al-Nusra Front -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_al_nusra_front_cuts_the_larger_side_down(awakening: Table, side: str) -> None:
    """Cells and militia become equal; the side picks which cells go, and troops count for nothing."""
    awakening("Syria", "poor neutral", cells=3, active=1, militia=2, troops=3, civil_war=1)
    awakening.event(218, side, ["active cells"])
    assert awakening("Syria") == "poor neutral, 2 cells, 3 troops, 2 militia, civil war"
    awakening("Syria", militia=5)
    awakening.event(218, side)
    assert awakening("Syria") == "poor neutral, 2 cells, 3 troops, 2 militia, civil war"


def test_al_nusra_front_needs_both_sides_in_a_contested_country(awakening: Table) -> None:
    """Civil war or regime change, with cells and militia."""
    awakening("Syria", "poor neutral", cells=3, civil_war=1)
    awakening("Yemen", "poor neutral", cells=1, militia=2)
    assert not awakening.playable(218, "us")
    awakening("Yemen", regime_change="tan")
    awakening.event(218, "us")
    assert awakening("Yemen") == "poor neutral, 1 cell, 1 militia, tan regime change"


def test_al_nusra_front_counts_a_mark_that_is_a_cell(awakening: Table) -> None:
    """With Sadr and one cell against one militia in Iraq, Sadr or the cell goes."""
    awakening("Iraq", "poor neutral", cells=1, militia=1, civil_war=1)
    awakening.mark("Sadr", "Iraq")
    awakening.event(218, "us", ["Sadr"])
    assert awakening("Iraq") == "poor neutral, 1 cell, 1 militia, civil war"


# -- 219 Ayman al-Zawahiri ----------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "prestige"), [("discard pile", 8), ("removed cards", 9)])
def test_ayman_al_zawahiri_is_worth_more_when_bin_ladin_is_gone(awakening: Table, zone: str, prestige: int) -> None:
    """For the US: -1 funding, +1 prestige, +2 if the other card has left the game; removed."""
    awakening.move(237, zone)
    awakening.event(219, "us")
    assert (awakening.funding, awakening.prestige) == (4, prestige)
    assert awakening.zone_of(219) == "removed cards"


@pytest.mark.parametrize(("here", "there", "lost"), [(0, 0, 0), (1, 0, 1), (2, 2, 1), (4, 1, 2), (5, 4, 3)])
def test_ayman_al_zawahiri_costs_prestige_by_reaction(awakening: Table, here: int, there: int, lost: int) -> None:
    """For the jihadist: -1 for every four reaction markers on the map, a part of four counts."""
    awakening("Egypt", "poor neutral", reaction=here)
    awakening("Pakistan", "fair neutral", reaction=there, awakening=1)
    awakening.event(219, "jihadist")
    assert awakening.prestige == 7 - lost
    assert awakening.zone_of(219) == "discard pile"

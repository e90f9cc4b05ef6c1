"""Cards 200 to 207 of The Awakening."""

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


@rule("4.8.4")
def test_a_cadre_stays_where_critical_middle_brings_a_cell_from_the_map(awakening: Table) -> None:
    """Only a cell from the track takes it off."""
    awakening("Egypt", "good ally")
    awakening("Yemen", "poor neutral", cadre=1)
    awakening("France", "soft", active=1)
    awakening.event(200, "jihadist", ["cells", "France: active cell", "done"])
    assert awakening("Yemen") == "poor neutral, 1 cell, cadre"
    awakening.event(200, "jihadist", ["cells", "track", "done"])
    assert awakening("Yemen") == "poor neutral, 2 cells"


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

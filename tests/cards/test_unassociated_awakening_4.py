"""Cards 232 to 240 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.derived import lasting, operations
from daedalus.games.labyrinth.governance import shift_alignment
from daedalus.games.labyrinth.off_map import may_leave
from daedalus.games.labyrinth.tracks import resources
from daedalus.games.labyrinth.turn import action, lapse
from tests.cards.positions import at_war, truce
from tests.support import Table, rule

BOTH = pytest.mark.parametrize("side", ["us", "jihadist"])

NPT, ARAB_WINTER, FRACKING, REVOLUTION, TRUCE = 181, 173, 155, 238, 239


def to_play(table: Table, side: str, answers: list[str | int]) -> None:
    """The side's next card, put into its reserves, and what may be done before it."""
    table.put("side to act", int(side == "us"))
    table.put("cards played", 0)
    table.hand(side, [222])
    table.run(lambda: action(table.game), [*answers, "reserves"])


# -- 232 Trade Embargo ----------------------------------------------------------------------------------


@rule("11.3.1", "6.2.8", "6.2.9")
def test_embargo_us_takes_irans_wmd_out_of_the_game_and_bars_the_safeguards_event(awakening: Table) -> None:
    awakening("Iran", cells=1, wmd=1)
    assert awakening.playable(NPT, "jihadist")
    awakening.event(232, "us")
    assert awakening.at("Iran").wmd_cache == 0
    assert awakening.get("removed plots") == ("wmd",)
    assert awakening.prestige == 8
    assert awakening("Iran").endswith("Trade Embargo (US)")
    assert awakening.zone_of(232) == "removed cards"
    awakening("Iran", wmd=1)
    assert "blocked by Trade Embargo" in awakening.why_not(NPT, "jihadist")


@rule("4.2.6", "11.1.2")
def test_embargo_jihadist_costs_prestige_places_a_reaction_and_stops_irans_oil(awakening: Table) -> None:
    """The spike raises other exporters only; the safeguards event is not barred."""
    awakening.turn_over("Iran")
    awakening("Iran", cells=1, wmd=1)
    awakening("Yemen", "poor neutral")
    awakening.event(232, "jihadist", ["Yemen"])
    assert awakening.prestige == 6
    assert awakening("Yemen") == "poor neutral, 1 reaction"
    assert awakening.zone_of(232) == "discard pile"
    awakening.event(236, "us")
    assert [resources(awakening.game, awakening.at(n)) for n in ("Iran", "Iraq")] == [2, 4]
    assert awakening.playable(NPT, "jihadist")


@rule("11.3.3.1")
@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_embargo_ends_when_iran_is_no_longer_an_adversary(awakening: Table, side: str) -> None:
    awakening.turn_over("Iran")
    awakening.event(232, side, ["Iran"] if side == "jihadist" else [])
    assert "Trade Embargo" in awakening("Iran")
    awakening.mark("Oil Price Spike", lapsing=True)
    iran = awakening.at("Iran")
    assert resources(awakening.game, iran) == (3 if side == "us" else 2)

    def shift() -> None:
        shift_alignment(awakening.game, iran, 1, "4.2.3")
        awakening.game.settle()

    awakening.run(shift)
    assert "Trade Embargo" not in awakening("Iran")
    assert resources(awakening.game, iran) == 3


def test_embargo_us_lets_iran_export_again(awakening: Table) -> None:
    awakening.turn_over("Iran")
    awakening.event(232, "jihadist", ["Iran"])
    awakening.event(232, "us")
    awakening.mark("Oil Price Spike", lapsing=True)
    assert resources(awakening.game, awakening.at("Iran")) == 3
    assert awakening("Iran") == "fair adversary, 1 reaction, Trade Embargo (US)"


@rule("11.1.4", "6.2.4")
def test_embargo_jihadist_in_an_arab_winter_places_no_reaction(awakening: Table) -> None:
    awakening.mark("Arab Winter", lapsing=True)
    awakening.event(232, "jihadist")
    assert awakening.prestige == 6
    assert not awakening.game.holding("reaction")
    assert awakening.in_effect("Trade Embargo (jihadist)")


@BOTH
def test_embargo_waits_for_the_end_of_a_truce_in_iran(awakening: Table, side: str) -> None:
    awakening.turn_over("Iran")
    truce(awakening, "Iran")
    assert not awakening.playable(232, side)


# -- 233 UN Ceasefire, 234 Free Syrian Army -------------------------------------------------------------


@BOTH
@rule("6.2.6", "11.3.8.4")
def test_ceasefire_needs_a_civil_war_outside_the_caliphate_and_without_truce(awakening: Table, side: str) -> None:
    assert not awakening.playable(233, side)
    at_war(awakening, "Syria")
    assert awakening.playable(233, side)
    awakening.caliphate("Syria")
    assert not awakening.playable(233, side)
    at_war(awakening, "Mali")
    assert awakening.playable(233, side)
    truce(awakening, "Mali")
    assert not awakening.playable(233, side)


@BOTH
@rule("11.2.7", "11.1.2", "4.9.3")
def test_ceasefire_turns_fighters_into_markers_and_rolls_the_government(awakening: Table, side: str) -> None:
    awakening("Syria", "poor adversary", civil_war=1, cells=1, active=2, militia=2, troops=3)
    awakening.event(233, side, rolls=[5])
    assert awakening("Syria") == "fair neutral, 2 awakening, 3 reaction, cadre"
    assert awakening.get("troops on track") == 15
    assert awakening.get("militia on track") == 15
    assert awakening.get("cells on track") == 15


@rule("11.1.4")
def test_ceasefire_in_an_arab_winter_loses_the_militia_and_keeps_the_cells(awakening: Table) -> None:
    awakening.mark("Arab Winter", lapsing=True)
    awakening("Syria", "fair ally", civil_war=1, cells=1, active=2, militia=2, troops=3)
    awakening.event(233, "us", rolls=[4])
    assert awakening("Syria") == "poor neutral, 2 active cells, 1 cell"


@BOTH
@rule("11.2.2")
@pytest.mark.parametrize(
    ("split", "after"),
    [
        ("2 militia, 1 cell", "poor neutral, 1 cell, 2 militia, civil war"),
        ("2 cells, 1 militia", "poor neutral, 2 cells, 1 militia, civil war"),
    ],
)
def test_syrian_army_starts_a_war_with_three_pieces_and_aid_in_turkey(
    awakening: Table, side: str, split: str, after: str
) -> None:
    assert not awakening.playable(234, side)
    awakening("Syria", "poor neutral")
    assert awakening.playable(234, side)
    awakening.event(234, side, [split])
    assert awakening("Syria") == after
    assert awakening.at("Turkey").aid == 1
    assert awakening.zone_of(234) == "removed cards"


@rule("11.2.2")
def test_syrian_army_brings_a_good_syria_down_to_fair(awakening: Table) -> None:
    awakening("Syria", "good ally")
    awakening.event(234, "us", ["2 militia, 1 cell"])
    assert awakening("Syria") == "fair ally, 1 cell, 2 militia, civil war"


def test_syrian_army_during_a_truce_in_syria_only_places_the_aid(awakening: Table) -> None:
    awakening("Syria", "poor neutral", awakening=1, reaction=1)
    truce(awakening, "Syria")
    awakening.event(234, "us")
    assert awakening("Syria") == "poor neutral, 1 awakening, 1 reaction, Truce"
    assert awakening.at("Turkey").aid == 1


# -- 235 Qadhafi ----------------------------------------------------------------------------------------


@BOTH
@rule("11.2.7", "11.2.8")
@pytest.mark.parametrize(
    ("pieces", "after"),
    [
        ({"cells": 3, "militia": 1, "troops": 1}, "poor adversary, 3 cells, 1 troop"),
        ({"cells": 2, "militia": 2, "troops": 1}, "fair ally, 2 cells, 1 troop"),
        ({"cells": 2, "militia": 1, "troops": 1}, "fair neutral, 2 cells, 1 troop"),
    ],
)
def test_qadhafi_ends_a_war_in_favour_of_the_stronger(
    awakening: Table, side: str, pieces: dict[str, int], after: str
) -> None:
    assert not awakening.playable(235, side)
    awakening("Libya", "fair neutral", civil_war=1, **pieces)
    assert awakening.playable(235, side)
    awakening.event(235, side)
    assert awakening("Libya") == after


# -- 236 Oil Price Spike --------------------------------------------------------------------------------


@BOTH
@rule("4.2.6", "5.2.6")
def test_this_spike_adds_one_as_the_older_ones_do_and_adds_to_them(awakening: Table, side: str) -> None:
    """Cards of both sets have the mark of that name; each play counts once."""
    iraq = awakening.at("Iraq")
    awakening.event(236, side)
    assert resources(awakening.game, iraq) == 4
    assert [len(mark["answers"]) for mark in lasting(awakening.game)] == [1]
    awakening.event(117, side)
    assert resources(awakening.game, iraq) == 5
    awakening.run(lambda: lapse(awakening.game))
    assert resources(awakening.game, iraq) == 3


@rule("4.7.7.3")
def test_this_spike_takes_a_card_but_no_other_spike(awakening: Table) -> None:
    for card, zone in ((117, "discard pile"), (220, "discard pile"), (221, "first plot box")):
        awakening.move(card, zone)
    awakening.event(236, "us", [221])
    assert 221 in awakening.get("hand of us")
    assert awakening.zone_of(236) == "lapsing box"
    awakening.event(118, "us")
    assert 220 in awakening.get("hand of us")
    assert awakening.zone_of(117) == "discard pile"


def test_this_spike_ends_fracking(awakening: Table) -> None:
    awakening.mark("Fracking")
    awakening.event(236, "jihadist")
    assert not awakening.in_effect("Fracking")


# -- 237 Osama bin Ladin, 238 Revolution ----------------------------------------------------------------


@rule("6.2.6", "6.2.9")
@pytest.mark.parametrize("name", ["Pakistan", "Afghanistan"])
def test_osama_us_needs_pakistan_and_afghanistan_free_of_islamist_rule(awakening: Table, name: str) -> None:
    awakening.event(237, "us")
    assert (awakening.prestige, awakening.funding) == (10, 3)
    assert awakening.zone_of(237) == "removed cards"
    awakening("Somalia", "islamist rule adversary")
    assert awakening.playable(237, "us")
    awakening(name, "islamist rule adversary")
    assert not awakening.playable(237, "us")
    assert awakening.playable(237, "jihadist")


def test_osama_jihadist_costs_prestige_for_islamist_rule_and_civil_wars(awakening: Table) -> None:
    """A country under truce is still at war."""
    awakening.event(237, "jihadist")
    assert awakening.prestige == 7
    awakening("Somalia", "islamist rule adversary")
    awakening("Iraq", "poor ally", regime_change="tan")
    at_war(awakening, "Syria", "Mali")
    truce(awakening, "Mali")
    awakening.event(237, "jihadist")
    assert awakening.prestige == 4
    assert awakening.zone_of(237) == "discard pile"


@BOTH
@rule("11.2.2", "6.2.6")
def test_revolution_turns_the_markers_of_a_poor_country_into_a_war(awakening: Table, side: str) -> None:
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Libya", "fair neutral", awakening=1, reaction=1)
    assert not awakening.playable(REVOLUTION, side)
    awakening("Egypt", reaction=1)
    assert awakening.playable(REVOLUTION, side)
    awakening.event(REVOLUTION, side)
    assert awakening("Egypt") == "poor neutral, 1 cell, 2 militia, civil war"


# -- 239 Truce ------------------------------------------------------------------------------------------


@BOTH
@rule("6.2.6", "11.3.8.4")
def test_truce_needs_a_contested_country_or_both_markers_outside_the_caliphate(awakening: Table, side: str) -> None:
    awakening("Egypt", "poor neutral", awakening=1)
    assert not awakening.playable(TRUCE, side)
    awakening("Egypt", reaction=1)
    assert awakening.playable(TRUCE, side)
    awakening("Egypt", reaction=0)
    at_war(awakening, "Syria")
    assert awakening.playable(TRUCE, side)
    awakening.caliphate("Syria")
    assert not awakening.playable(TRUCE, side)
    awakening("Afghanistan", "poor ally", regime_change="tan")
    assert awakening.playable(TRUCE, side)


@rule("4.7.7.1", "5.2.6")
def test_truce_is_one_mark_in_its_country_until_the_turn_ends(awakening: Table) -> None:
    at_war(awakening, "Syria")
    awakening.event(TRUCE, "us")
    assert [(m.name, m.place, m.lapsing) for m in awakening.game.marks] == [
        ("Truce", awakening.at("Syria").index, True)
    ]
    assert awakening.zone_of(TRUCE) == "lapsing box"
    awakening.run(lambda: lapse(awakening.game))
    assert not awakening.in_effect("Truce")
    assert awakening.zone_of(TRUCE) == "discard pile"


@rule("6.2.1")
def test_truce_closes_the_country_to_operations(awakening: Table) -> None:
    """Of all that both sides can do there with a 3, nothing is left, nor may anybody leave it."""
    awakening("Syria", "poor ally", civil_war=1, active=3, troops=2, plots=[1])
    syria = awakening.at("Syria")
    before = operations(awakening.game, syria)
    assert before["us"]["3"] == ["war of ideas", "deploy to", "deploy from", "disrupt", "alert"]
    assert before["jihadist"]["3"] == ["recruit", "travel to", "travel from", "minor jihad", "plot"]
    awakening.event(TRUCE, "us")
    assert operations(awakening.game, syria) == {side: {"1": [], "2": [], "3": []} for side in ("us", "jihadist")}


@rule("6.2.1")
def test_truce_closes_the_country_to_events_and_to_a_second_truce(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, cells=3, militia=1)
    awakening.event(TRUCE, "jihadist")
    for card in (230, 231, 233, 235, TRUCE):
        assert not awakening.playable(card, "us"), card


@rule("11.1.7", "11.2.5", "11.3.4")
def test_truce_stops_polarization_attrition_and_the_call_for_troops(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, cells=6, militia=1, troops=2)
    awakening("Egypt", "poor neutral", awakening=3, reaction=1)
    awakening("Afghanistan", "poor ally", regime_change="tan", troops=6)
    on_track = awakening.get("troops on track")
    for name in ("Syria", "Egypt"):
        awakening.move(TRUCE, "draw pile")
        awakening.event(TRUCE, "us", [name])
    awakening.polarization()
    awakening.attrition()
    assert awakening("Syria") == "poor neutral, 6 cells, 2 troops, 1 militia, civil war, Truce"
    assert awakening("Egypt") == "poor neutral, 3 awakening, 1 reaction, Truce"
    assert may_leave(awakening.game) == on_track + 6


@rule("4.2.5")
@pytest.mark.parametrize(("side", "track"), [("us", "prestige"), ("jihadist", "funding")])
def test_truce_may_be_ended_by_a_side_that_pays_the_resources_of_the_country(
    awakening: Table, side: str, track: str
) -> None:
    """Asked before each card; Iraq has three resources."""
    at_war(awakening, "Iraq")
    awakening.event(TRUCE, "us")
    awakening.put(track, 7)
    to_play(awakening, side, ["no"])
    assert awakening("Iraq") == "poor neutral, civil war, Truce"
    assert awakening.get(track) == 7
    to_play(awakening, side, ["yes"])
    assert awakening("Iraq") == "poor neutral, civil war"
    assert awakening.get(track) == 4
    assert awakening.zone_of(TRUCE) == "lapsing box"


@pytest.mark.parametrize(("side", "track"), [("us", "prestige"), ("jihadist", "funding")])
def test_truce_cannot_be_ended_by_a_side_that_cannot_pay(awakening: Table, side: str, track: str) -> None:
    """The tracks end at 1, so three steps need a 4."""
    at_war(awakening, "Iraq")
    awakening.event(TRUCE, "us")
    awakening.put(track, 3)
    to_play(awakening, side, [])
    assert awakening.in_effect("Truce")
    awakening.put(track, 4)
    to_play(awakening, side, ["yes"])
    assert not awakening.in_effect("Truce")
    assert awakening.get(track) == 1


# -- 240 US Election ------------------------------------------------------------------------------------


@BOTH
@rule("6.3.1", "4.9.3")
@pytest.mark.parametrize(("die", "posture", "prestige"), [(4, "hard", 8), (3, "soft", 6)])
def test_this_election_happens_when_the_card_is_used_never_by_choice(
    awakening: Table, side: str, die: int, posture: str, prestige: int
) -> None:
    """The US posture die has +1; the world is hard, by Israel alone, so there is a penalty for a soft US."""
    assert not awakening.playable(240, side)
    awakening("Somalia", "islamist rule adversary", cells=1)
    way = "recruit" if side == "jihadist" else "war of ideas"
    where = ["Somalia", "Somalia"] if side == "jihadist" else ["Canada"]
    dice = [] if side == "jihadist" else [1 if posture == "hard" else 6]  # Canada does not follow the US
    awakening.play(240, side, [way, "event first", *where], rolls=[die, *dice])
    assert (awakening.us_posture, awakening.prestige) == (posture, prestige)
    assert awakening.zone_of(240) == "discard pile"


def test_this_election_happens_when_the_card_is_merely_discarded(awakening: Table) -> None:
    awakening.hand("us", [240])
    awakening.event(99, "jihadist", rolls=[3])
    assert awakening.us_posture == "soft"
    assert awakening.prestige == 5  # one down by the election, one by the event that made the US discard

"""11.3.6 The end of the turn in The Awakening, and the forms of events of 11.3.11 to 11.3.13."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHANGE, NOTE
from tests.support import Table, rule

FERGUSON, ARAB_WINTER, KOREAN_CRISIS = 166, 173, 179
OBAMA_DOCTRINE, REAPER, AGITATORS = 143, 126, 217


def order(table: Table) -> list[str]:
    """The slots that the last run changed, each where it first changed."""
    schema = table.game.schema
    return list(dict.fromkeys(schema.name_of(e[1]) for e in table.journal if e[0] == CHANGE))


@rule("11.3.6")
def test_the_steps_of_the_end_of_the_turn_come_in_their_order(awakening: Table) -> None:
    awakening("Afghanistan", "islamist rule adversary", active=1)  # prestige -1
    awakening.world("hard", 5)  # prestige +1, also with China soft
    awakening.put("us reserves", 2)
    awakening.put("available plots", ("1",))
    awakening.put("resolved plots", ("3",))
    awakening("Egypt", "poor neutral", awakening=2)
    awakening("Syria", "poor neutral", militia=6, active=1, civil_war=1)
    awakening("Iraq", "poor ally", troops=6, regime_change="green")
    awakening.event(KOREAN_CRISIS, "jihadist")
    awakening.end_of_turn(rolls=[6])
    seen = order(awakening)
    steps = [
        "funding",
        "prestige",
        "us reserves",
        "available plots",
        "Egypt awakening",
        "Syria active cells",
        "hand of us",
        "marks",  # the lapsing event
        "troops off map",
        "Iraq regime change",
    ]
    assert [name for name in seen if name in steps] == steps
    prestige = [
        (e[2], e[3]) for e in awakening.journal if e[0] == CHANGE and e[1] == awakening.game.schema.slot["prestige"]
    ]
    assert prestige == [(7, 6), (6, 7)]


@rule("11.3.6")
def test_the_us_hand_is_dealt_before_troops_come_back(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=4)
    awakening.event(KOREAN_CRISIS, "jihadist")
    awakening.hand("us", [])
    awakening.hand("jihadist", [])
    awakening.end_of_turn()
    assert len(awakening.game.hand("us")) == 8
    assert awakening.get("troops on track") == 11


@rule("11.3.6")
def test_a_lapsing_event_still_works_in_polarization(awakening: Table) -> None:
    """Arab Winter keeps a third marker from being placed, and is over in the next turn."""
    awakening("Yemen", "poor neutral", cells=1)  # or the US would win
    awakening("Egypt", "poor neutral", awakening=2)
    awakening.event(ARAB_WINTER, "jihadist", ["done"])
    awakening.end_of_turn()
    assert awakening("Egypt") == "poor neutral, 2 awakening"
    assert not awakening.in_effect("Arab Winter")
    awakening.end_of_turn()
    assert awakening("Egypt") == "poor neutral, 3 awakening"


@rule("11.3.6")
@pytest.mark.parametrize(("marks", "funding"), [((), 4), (("Fracking",), 3), (("Pirates (Awakening)",), 5)])
def test_fracking_and_pirates_change_the_expenditures(awakening: Table, marks: tuple[str, ...], funding: int) -> None:
    awakening("Somalia", "poor adversary")
    for mark in marks:
        awakening.mark(mark)
    awakening.end_of_turn()
    assert awakening.funding == funding


@rule("11.3.6")
@pytest.mark.parametrize("first", ["Fracking", "Pirates (Awakening)"])
def test_both_together_leave_only_the_drop_of_fracking_whichever_came_first(awakening: Table, first: str) -> None:
    awakening("Somalia", "poor adversary")
    for mark in sorted(("Fracking", "Pirates (Awakening)"), key=lambda name: name != first):
        awakening.mark(mark)
    awakening.end_of_turn()
    assert awakening.funding == 4


@rule("11.3.6", "11.3.4")
def test_attrition_follows_polarization(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", reaction=2)
    awakening("Syria", "poor neutral", militia=6, civil_war=1)
    awakening.end_of_turn()
    seen = order(awakening)
    assert seen.index("Egypt reaction") < seen.index("Syria alignment") < seen.index("hand of us")


@rule("11.3.11")
def test_options_of_one_card_must_be_different(awakening: Table) -> None:
    awakening.us_posture = "soft"
    awakening.event(OBAMA_DOCTRINE, "us", ["prestige", "funding"])
    assert (awakening.prestige, awakening.funding) == (8, 4)
    with pytest.raises(AssertionError, match="'prestige' is no option"):
        awakening.event(OBAMA_DOCTRINE, "us", ["prestige", "prestige"])


@rule("11.3.12")
def test_of_two_effects_joined_by_or_one_happens(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", cells=3)
    awakening.hand("jihadist", [1, 2])
    awakening.event(REAPER, "us", ["cells", "sleeper cells", "sleeper cells"])
    assert awakening("Iraq") == "poor neutral, 1 cell"
    assert len(awakening.game.hand("jihadist")) == 2


@rule("11.3.12")
def test_an_effect_that_can_do_nothing_is_not_offered(awakening: Table) -> None:
    awakening.hand("jihadist", [1, 2])
    awakening.event(REAPER, "us")  # no cell on the map: the discard is all there is
    assert len(awakening.game.hand("jihadist")) == 1
    assert awakening.asked() == []


@rule("11.3.13")
@pytest.mark.parametrize("number", [165, 188, 234, 133, 226, 238, 167, 152, 37, 39])
def test_agitators_fetch_civil_war_and_regime_change_events(awakening: Table, number: int) -> None:
    awakening.move(number, "discard pile")
    awakening.move(1, "discard pile")
    awakening.event(AGITATORS, "jihadist")
    assert awakening.zone_of(number) == "hand of jihadist"


@rule("11.3.13")
def test_agitators_fetch_nothing_else(awakening: Table) -> None:
    awakening.move(1, "discard pile")
    assert not awakening.playable(AGITATORS, "us")


def test_a_cancelled_card_counts_as_played_and_has_no_effect(awakening: Table) -> None:
    awakening.event(FERGUSON, "jihadist")
    awakening.put("cards played", 0)
    awakening.play(141, "us", ["event", "yes"])
    assert awakening.prestige == 7
    assert awakening.zone_of(141) == "discard pile"
    assert awakening.get("cards played") == 1
    assert any(e[0] == NOTE and "cancelled" in awakening.say(e[1]) for e in awakening.journal)

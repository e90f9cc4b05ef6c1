"""7.0, 7.1 What US operations cost, 7.5 Alert, 7.6 Reassessment."""

from __future__ import annotations

import pytest

from daedalus.core.decision import Option
from daedalus.games.labyrinth import alert, cardplay, deploy, disrupt, pieces, plots, turn, war_of_ideas
from daedalus.games.labyrinth.board import Country
from tests.support import Table, rule

INTEL_COMMUNITY, BACK_CHANNEL, PATRIOT_ACT, MARTYRDOM_OPERATION, QUAGMIRE = 18, 32, 43, 87, 90
ABU_GHURAYB = 76
FATWA, OIL_PRICE_SPIKE, US_ELECTION = 97, 117, 120


def names(countries: list[Country]) -> list[str]:
    return [c.name for c in countries]


@rule("7.0")
def test_a_card_gives_one_operation(board: Table) -> None:
    """A 3 could be spent three times in Good countries, but it is one War of Ideas and the card is gone."""
    board("Gulf States", "good neutral")
    board("Egypt", "good neutral")
    board.hand("us", [FATWA])
    board.play(PATRIOT_ACT, "us", ["war of ideas", "Egypt"], rolls=[6])
    assert (board("Egypt"), board("Gulf States")) == ("good ally", "good neutral")
    assert board.zone_of(PATRIOT_ACT) == "discard pile"


@rule("7.1.1")
def test_the_gulf_states_at_fair_need_a_card_of_two(board: Table) -> None:
    """The rulebook's example: a 2 or a 3 will do, a 1 will not."""
    board("Gulf States", "fair ally")
    assert [ops for ops in (1, 2, 3) if "Gulf States" in names(war_of_ideas.targets(board.game, ops))] == [2, 3]


@rule("7.1.1")
@pytest.mark.parametrize(("governance", "least"), [("good", 1), ("fair", 2), ("poor", 3)])
def test_governance_sets_the_value_a_card_needs(board: Table, governance: str, least: int) -> None:
    """The same for War of Ideas, Deploy and Disrupt."""
    board("Egypt", f"{governance} ally", cells=1)
    board("Jordan", f"{governance} neutral")
    for ops in (1, 2, 3):
        enough = ops >= least
        assert ("Jordan" in names(war_of_ideas.targets(board.game, ops))) == enough
        assert ("Egypt" in names(disrupt.targets(board.game, ops))) == enough
        assert deploy.may_deploy_to(board.game, board.at("Egypt"), ops) == enough


@rule("7.1.1", "7.5.1")
def test_an_alert_costs_three_even_in_a_good_country(board: Table) -> None:
    board("Spain", "soft", plots=["1"])
    assert [ops for ops in (1, 2, 3) if "alert" in board.possible("us", ops)] == [3]


@rule("7.1.2")
def test_the_us_chooses_among_its_operations(board: Table) -> None:
    board("Egypt", "fair ally", cells=1, plots=["1"])
    board("Sudan", "islamist rule adversary")
    board.hand("us", [QUAGMIRE])
    ways = board.ways(PATRIOT_ACT, "us")
    assert ways == ["event", "war of ideas", "deploy", "regime change", "disrupt", "alert", "reassessment"]
    assert board.possible("us", 1) == ["war of ideas"]
    assert "reserves" in board.ways(INTEL_COMMUNITY, "us")
    board.us_posture = "soft"
    board("Iraq", "fair ally", regime_change="tan", troops=6)
    assert "withdraw" in board.possible("us", 3)
    assert "regime change" not in board.possible("us", 3)


@rule("7.1.3")
def test_under_islamist_rule_only_regime_change_is_possible(board: Table) -> None:
    """Even with troops and cells there: no War of Ideas, no disrupt, no troops sent in but to change the regime."""
    board("Sudan", "islamist rule adversary", cells=1, active=1, troops=3)
    assert "Sudan" not in names(war_of_ideas.targets(board.game, 3))
    assert "Sudan" not in names(disrupt.targets(board.game, 3))
    assert not deploy.may_deploy_to(board.game, board.at("Sudan"), 3)
    assert names(deploy.regime_change_targets(board.game)) == ["Sudan"]
    assert "regime change" in board.possible("us", 3)


# -- 7.5 ------------------------------------------------------------------------------------------------


@rule("7.5.1", "6.3.3.1")
def test_reserves_may_pay_for_an_alert(board: Table) -> None:
    board("Spain", "soft", plots=["1"])
    board.put("us reserves", 1)
    assert "alert" not in board.possible("us", 1)
    assert "alert" in board.possible("us", 2)


@rule("7.5.2")
def test_an_alert_stops_one_plot_anywhere(board: Table) -> None:
    """Adversaries and Iran are no safer than Allies; of two plots one stays."""
    board("Syria", "poor adversary", cells=1, plots=["1", "2"])
    board("Iran", plots=["3"])
    board("Sudan", "islamist rule adversary", plots=["1"])
    assert names(alert.targets(board.game)) == ["Iran", "Sudan", "Syria"]
    board.operation("us", "alert", 3, ["Syria", "face-down plot 2"])
    assert board("Syria") == "poor adversary, 1 cell, plot 1"
    board.operation("us", "alert", 3, ["Iran"])
    assert board("Iran") == "untested"


@rule("7.5.3", "8.5.4")
def test_the_us_sees_a_plot_only_after_picking_it(board: Table) -> None:
    """The choice shows backs; the picked plot is then revealed and is available again."""
    board("Spain", "soft", plots=["3", "2"])
    board.put("available plots", ("1", "1", "1", "2"))
    board.operation("us", "alert", 3, ["face-down plot 1"])
    assert board("Spain") == "soft, plot 2"
    assert board.revealed() == [("Alerted: Plot 3", "")]
    assert board.get("available plots") == ("1", "1", "1", "2", "3")


@rule("7.5.3", "8.5.5")
def test_an_alerted_wmd_leaves_the_game(board: Table) -> None:
    board("Spain", "soft", plots=["wmd"])
    board.operation("us", "alert", 3)
    assert board("Spain") == "soft"
    assert board.get("removed plots") == ("wmd",)
    assert "wmd" not in board.get("available plots")


@rule("7.5.3")
def test_a_plot_that_came_back_lies_face_down(board: Table) -> None:
    """A plot that an event had placed face up is like any other when it is placed again."""
    spain = board.at("Spain")
    board("Spain", "soft")
    pieces.place_plot(board.game, spain, "3", "8.5.2", up=True)
    assert plots.face_up(board.game, spain, spain.plots[0])
    board.operation("us", "alert", 3)
    pieces.place_plot(board.game, spain, "3", "8.5.2")
    assert not plots.face_up(board.game, spain, spain.plots[0])


# -- 7.6 ------------------------------------------------------------------------------------------------


@rule("7.6.1", "7.6.2", "7.0")
@pytest.mark.parametrize(("before", "after"), [("hard", "soft"), ("soft", "hard")])
def test_reassessment_turns_the_us_posture(board: Table, before: str, after: str) -> None:
    """Two cards of 3 turn the posture round and are the whole action phase."""
    board.us_posture = before
    board.hand("us", [BACK_CHANNEL, OIL_PRICE_SPIKE, INTEL_COMMUNITY])
    board.play(PATRIOT_ACT, "us", ["reassessment", BACK_CHANNEL])
    assert board.us_posture == after
    assert board.get("cards played") == 2
    assert board.zone_of(PATRIOT_ACT) == board.zone_of(BACK_CHANNEL) == "discard pile"
    assert board.game.hand("us") == (OIL_PRICE_SPIKE, INTEL_COMMUNITY)
    assert "US adds 32 Back Channel" in board.notes()


@rule("7.6.2")
def test_reassessment_takes_two_cards_of_three(board: Table) -> None:
    board.hand("us", [INTEL_COMMUNITY])
    assert "reassessment" not in board.ways(PATRIOT_ACT, "us")
    board.hand("us", [BACK_CHANNEL])
    assert "reassessment" in board.ways(PATRIOT_ACT, "us")
    assert "reassessment" not in board.ways(INTEL_COMMUNITY, "us")


@rule("7.6.2")
def test_reassessment_is_no_second_play_of_a_phase(board: Table) -> None:
    """It takes the whole phase, so it can only begin with the first card."""
    board.hand("us", [BACK_CHANNEL])
    assert "reassessment" in board.ways(PATRIOT_ACT, "us", first=True)
    assert "reassessment" not in board.ways(PATRIOT_ACT, "us", first=False)


@rule("7.6.2")
def test_reassessment_in_a_real_action_phase(board: Table) -> None:
    """From the deal on: the US picks its card, reassesses, and its action phase is over."""
    g = board.game
    board("Pakistan", "poor neutral", cells=1)
    board.hand("us", [PATRIOT_ACT, BACK_CHANNEL, INTEL_COMMUNITY])
    turn.begin_phase(g, "us")
    board.run(lambda: turn.action(g), [PATRIOT_ACT, "reassessment"])
    board.run(lambda: turn.action(g))
    assert board.us_posture == "soft"
    assert g.get("phase") == turn.PLOTS


@rule("7.6.3")
@pytest.mark.parametrize("posture_first", [True, False])
def test_the_us_orders_posture_and_events_of_a_reassessment(board: Table, posture_first: bool) -> None:
    """With Quagmire among the two cards, the US decides whether its change of posture comes before or after it."""
    board("Iraq", "poor ally", active=1, troops=2, regime_change="tan")
    board.prestige = 6
    board.us_posture = "hard"
    board.hand("us", [QUAGMIRE, FATWA, INTEL_COMMUNITY])
    order: list[Option] = ["change posture"] if posture_first else [QUAGMIRE]
    board.play(PATRIOT_ACT, "us", ["reassessment", *order])
    assert board.us_posture == ("soft" if posture_first else "hard")
    assert board.game.hand("us") == ()


@rule("7.6.3", "6.3.2.1")
def test_both_jihadist_events_of_a_reassessment_happen(board: Table) -> None:
    """Martyrdom Operation before Quagmire costs the last cell, and so Quagmire its condition."""
    board("Iraq", "poor ally", active=1, troops=2, regime_change="tan")
    board.prestige = 6
    board.hand("us", [QUAGMIRE, FATWA])
    board.play(
        MARTYRDOM_OPERATION,
        "us",
        ["reassessment", MARTYRDOM_OPERATION, "1", "1", QUAGMIRE],
    )
    assert board("Iraq") == "poor ally, 2 troops, cadre, tan regime change, plot 1, plot 1"
    assert board.us_posture == "soft"
    assert board.game.hand("us") == (FATWA,)


@rule("7.6.3", "6.3.1")
def test_us_election_in_a_reassessment_still_happens(board: Table) -> None:
    board.world("hard", 1)
    board.hand("us", [US_ELECTION, FATWA])
    board.play(PATRIOT_ACT, "us", ["reassessment", "change posture"], rolls=[4])
    assert board.us_posture == "hard"
    assert board.prestige == 8


@rule("7.6.3", "6.2.9")
@pytest.mark.parametrize(("cells", "zone"), [(1, "removed cards"), (0, "discard pile")])
def test_a_triggered_event_of_a_reassessment_is_removed_only_if_it_happens(board: Table, cells: int, zone: str) -> None:
    """Abu Ghurayb needs a cell in a regime change country."""
    board("Iraq", "poor ally", cells=cells, troops=6, regime_change="tan")
    board.hand("us", [ABU_GHURAYB, FATWA])
    board.play(PATRIOT_ACT, "us", ["reassessment", "change posture"])
    assert board.zone_of(ABU_GHURAYB) == zone
    assert board.zone_of(PATRIOT_ACT) == "discard pile"


@rule("7.6.1", "5.2.4")
def test_only_the_us_reassesses_and_only_with_cards_of_its_phase(board: Table) -> None:
    """Neither the jihadist nor an extra card of an event, which is none of the two of the phase."""
    board("Pakistan", "poor neutral", cells=1)
    board.hand("jihadist", [BACK_CHANNEL])
    assert "reassessment" not in board.ways(PATRIOT_ACT, "jihadist")
    board.hand("us", [BACK_CHANNEL])
    board.move(PATRIOT_ACT, "in play")
    board.put("cards played", 1)
    card = board.game.card(PATRIOT_ACT)
    assert "reassessment" in cardplay.ways(board.game, "us", card)
    assert "reassessment" not in cardplay.ways(board.game, "us", card, extra=True)

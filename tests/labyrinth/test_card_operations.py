"""6.3 Playing cards as operations: the other side's event, who orders and decides, and reserves."""

from __future__ import annotations

import pytest

from daedalus.core.decision import Option
from daedalus.games.labyrinth import turn, war_of_ideas
from daedalus.games.labyrinth.library import compile_card, reader
from daedalus.kit import events
from tests.support import Table, rule

BIOMETRICS, INTEL_COMMUNITY, BACK_CHANNEL, PATRIOT_ACT, SADR = 2, 18, 32, 43, 54
ABU_SAYYAF, AMERITHRAX, MARTYRDOM_OPERATION, QUAGMIRE, FATWA = 57, 59, 87, 90, 97
OIL_PRICE_SPIKE, US_ELECTION = 117, 120


def war_of_ideas_targets(board: Table, ops: int) -> list[str]:
    return [c.name for c in war_of_ideas.targets(board.game, ops)]


def occupied_iraq(board: Table) -> None:
    """Iraq as a Poor regime change Ally with one active cell, prestige medium: Quagmire can be played."""
    board("Iraq", "poor ally", active=1, troops=2, regime_change="tan")
    board.prestige = 6


@rule("6.3.1")
def test_any_card_serves_for_an_operation_at_its_value(board: Table) -> None:
    """Amerithrax, a jihadist card of 2, lets the US operate in a Fair country and not in a Poor one."""
    board("Gulf States", "fair ally")
    board("Pakistan", "poor ally")
    board.hand("us", [])
    board.play(AMERITHRAX, "us", ["war of ideas", "operation first", "Gulf States"], rolls=[6])
    assert board("Gulf States") == "good ally"
    assert "Pakistan" not in war_of_ideas_targets(board, 2)


@rule("6.3.1", "6.3.2.3")
@pytest.mark.parametrize(
    ("side", "answers", "rolls"),
    [("us", ["disrupt", "event first"], [4]), ("jihadist", ["jihad", "event first", 1], [4, 2])],
)
def test_us_election_always_happens(board: Table, side: str, answers: list[Option], rolls: list[int]) -> None:
    """Whoever uses the card, the US posture is rolled too: 4 and the bonus of 1 make Hard, so prestige rises."""
    board("Pakistan", "poor ally", active=2)
    board.us_posture = "soft"
    board.world("hard", 1)
    board.hand(side, [FATWA])
    board.play(US_ELECTION, side, answers, rolls)
    assert board.us_posture == "hard"
    assert board.prestige == 8


@rule("6.3.1")
def test_the_player_of_us_election_orders_event_and_operation(board: Table) -> None:
    """First the regime change that only a Hard US may make, then the vote that turns the US Soft."""
    board("Sudan", "islamist rule adversary", cells=1)
    board.hand("us", [FATWA])
    board.play(
        US_ELECTION,
        "us",
        ["regime change", "operation first", 6],
        rolls=[1, 5, 2, 2, 3],  # governance, prestige direction and size, US posture
    )
    assert board("Sudan") == "poor ally, 1 active cell, 6 troops, green regime change"
    assert board.us_posture == "soft"


@rule("6.3.1")
def test_us_election_is_never_chosen_as_an_event(board: Table) -> None:
    assert "6.3.1" in board.why_not(US_ELECTION, "us")
    assert "6.3.1" in board.why_not(US_ELECTION, "jihadist")


@rule("6.3.2")
def test_operations_with_the_other_sides_card_trigger_its_event(board: Table) -> None:
    """The US banks Amerithrax and loses its best card to it; the jihadist who recruits with Biometrics is watched."""
    board.hand("us", [PATRIOT_ACT, BIOMETRICS])
    board.play(AMERITHRAX, "us", ["reserves", "operation first"])
    assert board.zone_of(PATRIOT_ACT) == "discard pile"
    board("Pakistan", "poor neutral", cells=1)
    board.hand("jihadist", [FATWA])
    board.play(BIOMETRICS, "jihadist", ["recruit", "operation first"], rolls=[3])
    assert board.at("Pakistan").sleeper_cells == 2
    assert board.in_effect("Biometrics")


@rule("6.3.2.1")
def test_operation_first_can_make_the_event_impossible(board: Table) -> None:
    """Disrupting the last cell takes away what Quagmire needs, so it does not happen and the card stays."""
    occupied_iraq(board)
    board.hand("us", [PATRIOT_ACT, BIOMETRICS])
    board.play(QUAGMIRE, "us", ["disrupt", "operation first"])
    assert board("Iraq") == "poor ally, 2 troops, cadre, tan regime change"
    assert board.us_posture == "hard"
    assert len(board.game.hand("us")) == 2
    assert board.zone_of(QUAGMIRE) == "discard pile"


@rule("6.3.2.1")
def test_event_first_happens_before_the_operation(board: Table) -> None:
    """The same card the other way round: two cards lost, the US Soft, then the disrupt."""
    occupied_iraq(board)
    board.hand("us", [PATRIOT_ACT, BIOMETRICS])
    board.play(QUAGMIRE, "us", ["disrupt", "event first"])
    assert board.us_posture == "soft"
    assert board.game.hand("us") == ()
    assert board("Iraq") == "poor ally, 2 troops, cadre, tan regime change"


@rule("6.3.2.1")
def test_an_event_that_takes_the_operation_away_leaves_a_choice_of_others(board: Table) -> None:
    """The US wants a regime change, but Quagmire first makes it Soft: it withdraws instead."""
    occupied_iraq(board)
    board("Sudan", "islamist rule adversary")
    board.hand("us", [PATRIOT_ACT, BIOMETRICS])
    board.play(QUAGMIRE, "us", ["regime change", "event first", "withdraw", 2], rolls=[5, 1, 1])
    assert board("Iraq") == "poor ally, 1 active cell, besieged, tan regime change"
    assert board("Sudan") == "islamist rule adversary"


@rule("6.3.2.1", "6.2.8")
def test_a_blocked_event_does_not_happen_when_triggered(board: Table) -> None:
    board.mark("Moro Talks")
    board("Philippines", "soft")
    board.hand("us", [FATWA])
    board.play(ABU_SAYYAF, "us", ["reserves", "operation first"])
    assert board("Philippines") == "soft"
    assert board.zone_of(ABU_SAYYAF) == "discard pile"


@rule("6.3.2.2")
def test_the_owner_of_a_triggered_event_decides(board: Table) -> None:
    """The US fights for the Gulf States with Martyrdom Operation; the jihadist picks place, cell and plots."""
    board("Gulf States", "fair ally", cells=1, active=1)
    board("Pakistan", "poor neutral", cells=1)
    board.hand("us", [FATWA])
    board.play(
        MARTYRDOM_OPERATION,
        "us",
        ["war of ideas", "event first", "Gulf States", "active cells", "3", "1", "Gulf States"],
        rolls=[1],
    )
    assert board("Gulf States") == "fair ally, 1 cell, plot 3, plot 1"
    assert [side for side, _ in board.asked()] == ["us", "us", *["jihadist"] * 4, "us"]


@rule("6.3.2.2", "6.2.9", "6.2.7")
def test_a_triggered_event_marks_and_is_removed_as_usual(board: Table) -> None:
    board("Iraq", "poor ally", troops=1)
    board.hand("us", [FATWA])
    board.play(SADR, "us", ["reserves", "operation first"])
    assert "Sadr" in board("Iraq")
    assert board.zone_of(SADR) == "removed cards"


@rule("6.3.2.3")
@pytest.mark.parametrize(
    ("side", "number"), [("us", PATRIOT_ACT), ("us", OIL_PRICE_SPIKE), ("jihadist", OIL_PRICE_SPIKE)]
)
def test_own_and_unassociated_cards_trigger_nothing(board: Table, side: str, number: int) -> None:
    board("Pakistan", "poor ally", active=2)
    board.hand(side, [FATWA])
    board.play(number, side, ["disrupt"] if side == "us" else ["jihad", 2], rolls=[] if side == "us" else [1, 1])
    assert board.game.marks == ()
    assert board.zone_of(number) == "discard pile"


# -- 6.3.3: reserves --------------------------------------------------------------------------------------


@rule("6.3.3")
def test_small_cards_fill_the_reserves_up_to_two(board: Table) -> None:
    board.hand("us", [FATWA])
    board.play(BIOMETRICS, "us", ["reserves"])
    assert board.get("us reserves") == 1
    board.play(INTEL_COMMUNITY, "us", ["reserves"])
    assert board.get("us reserves") == 2
    board.hand("jihadist", [FATWA])
    board.play(ABU_SAYYAF, "jihadist", ["reserves"])
    assert board.get("jihadist reserves") == 2
    assert board.get("us reserves") == 2


@rule("6.3.3")
def test_a_card_of_three_cannot_go_to_the_reserves(board: Table) -> None:
    board.hand("us", [FATWA])
    assert "reserves" not in board.ways(PATRIOT_ACT, "us")
    assert "reserves" in board.ways(INTEL_COMMUNITY, "us")
    assert "reserves" in board.ways(BIOMETRICS, "us")


@rule("6.3.3", "6.3.2")
def test_reserves_still_trigger_the_other_sides_event(board: Table) -> None:
    board("Pakistan", "poor neutral", cells=1)
    board.hand("jihadist", [FATWA])
    board.play(BIOMETRICS, "jihadist", ["reserves", "event first"])
    assert board.get("jihadist reserves") == 1
    assert board.in_effect("Biometrics")


@rule("6.3.3.1", "7.5.1")
@pytest.mark.parametrize("number", [BIOMETRICS, INTEL_COMMUNITY])
def test_two_reserves_and_a_small_card_make_an_alert(board: Table, number: int) -> None:
    """The rulebook's example: a card of 1 or 2 with reserves of 2 counts as a 3, and the reserves are gone."""
    board("Spain", "soft", cells=1, plots=["1"])
    board.put("available plots", ("1", "1", "2", "2", "3"))
    board.put("us reserves", 2)
    board.hand("us", [FATWA])
    board.play(number, "us", ["alert"])
    assert board("Spain") == "soft, 1 cell"
    assert board.get("us reserves") == 0


@rule("6.3.3.1")
def test_reserves_raise_a_card_to_three_at_most(board: Table) -> None:
    """A card of 2 with reserves of 2 gives the jihadist three dice, not four."""
    board("Pakistan", "poor neutral", active=4)
    board.put("jihadist reserves", 2)
    board.hand("jihadist", [FATWA])
    board.play(ABU_SAYYAF, "jihadist", ["jihad", "yes", 3], rolls=[1, 1, 6])
    assert board.get("jihadist reserves") == 0


@rule("6.3.3.1")
def test_a_side_may_keep_its_reserves(board: Table) -> None:
    board("Pakistan", "poor neutral", active=4)
    board.put("jihadist reserves", 1)
    board.hand("jihadist", [FATWA])
    board.play(ABU_SAYYAF, "jihadist", ["jihad", "no", 2], rolls=[1, 1])
    assert board.get("jihadist reserves") == 1


@rule("6.3.3.1")
def test_reserves_do_not_raise_an_event(board: Table) -> None:
    """Back Channel compares printed values, and the operation of Intel Community stays one of 1."""
    board("Syria", "poor adversary")
    board("Gulf States", "fair ally")
    board.us_posture = "soft"
    board.put("us reserves", 1)
    board.hand("us", [BIOMETRICS])
    assert not board.playable(BACK_CHANNEL, "us")
    board.hand("us", [ABU_SAYYAF])
    assert board.playable(BACK_CHANNEL, "us")
    board.hand("us", [])
    board.play(INTEL_COMMUNITY, "us", ["event", "reserves"])
    assert board.get("us reserves") == 2
    assert board("Gulf States") == "fair ally"


@rule("6.3.3.1", "7.6.2")
def test_reserves_do_not_help_a_reassessment(board: Table) -> None:
    board.put("us reserves", 2)
    board.hand("us", [PATRIOT_ACT])
    assert "reassessment" not in board.ways(INTEL_COMMUNITY, "us")
    board.hand("us", [INTEL_COMMUNITY])
    assert "reassessment" not in board.ways(PATRIOT_ACT, "us")


@rule("6.3.3.2")
def test_reserves_are_lost_at_the_end_of_the_turn(board: Table) -> None:
    board.put("us reserves", 2)
    board.put("jihadist reserves", 1)
    board.run(lambda: turn.end_of_turn(board.game))
    assert (board.get("us reserves"), board.get("jihadist reserves")) == (0, 0)


@rule("4.7.7.1", "6.2.7")
def test_a_lapsing_event_that_says_where_its_mark_stands_has_one(board: Table) -> None:
    """Though its effect is for the whole map, it counts once."""
    text = (
        'card 2 "Biometrics"\n  us, 1 op, lapsing\n  event:\n    mark Iraq with "Biometrics"\n'
        "  while in effect:\n    resources of c: + 1\n"
    )
    tree, findings = reader().read(text, "own.card")
    assert tree is not None
    assert not findings
    own = compile_card(tree, "own")[0]
    board.run(lambda: events.happens(board.game, own, "us"))
    assert [(m.name, m.place) for m in board.game.marks] == [("Biometrics", board.at("Iraq").index)]

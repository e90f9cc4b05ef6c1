"""5.1 to 5.2.4: turns, action phases, plots after each US phase, and the last US card."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.decision import Option
from daedalus.core.game import Policy
from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.cardplay import ways
from daedalus.games.labyrinth.definition import LabyrinthDefinition
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import load
from daedalus.games.labyrinth.turn import ACTION, END_OF_TURN, PLOTS
from tests.labyrinth.stepping import asked, begin, phase, step, until
from tests.support import Table, rule

BIOMETRICS, NEST, PATRIOT_ACT, ADAM_GADAHN, DETAINEE_RELEASE, MARTYRDOM_OPERATION, DOOR_WAS_CLOSED = (
    2,
    5,
    43,
    48,
    61,
    87,
    94,
)


# -- 5.1 and 5.2.1: the whole course ------------------------------------------------------------------


def pass_turns(board: Table, length: int) -> int:
    """Turn after turn in which every card is discarded; says how many times the deck was made anew."""
    board("Iran", cells=1)
    board.put("decks left", length)
    for _ in range(40):
        pile = board.get("draw pile")
        board.put("discard pile", tuple(n for n in range(1, 121) if n not in pile))
        for side in (US, JIHADIST):
            board.put(f"hand of {side}", ())
        board.run(lambda: turn.end_of_turn(board.game))
        if board.winner:
            break
    return length - int(board.get("decks left"))


@rule("5.1", "3.3", "5.3.1")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_play_goes_on_until_the_reshuffle_that_ends_the_chosen_length(board: Table, length: int) -> None:
    assert pass_turns(board, length) == length
    assert board.winner == "jihadist"  # nothing is Good (2.3)
    assert board.game.journal[-1][4] == "2.3"


@rule("5.1", "2.1.1")
def test_play_ends_at_once_when_a_side_meets_a_victory_condition(board: Table) -> None:
    """The US disrupts the last cell with its first card: its second is never played."""
    board("Canada", "soft", active=1)
    board.watch_victory()
    begin(board, US, us=[PATRIOT_ACT, NEST])
    until(board, lambda: board.get("phase") == PLOTS, [PATRIOT_ACT, "disrupt"])
    assert board.winner == "us"
    assert board.game.hand(US) == (NEST,)
    assert board.get("phase") == ACTION


class Recorded(LabyrinthDefinition):
    """The rules, writing down what each step began with."""

    def __init__(self) -> None:
        self.steps: list[dict[str, Any]] = []

    def step(self, game: Labyrinth) -> None:
        about = {
            "turn": game.get("turn"),
            "phase": game.get("phase"),
            "side": game.side_to_act,
            "hands": {side: len(game.hand(side)) for side in (US, JIHADIST)},
            "held": bool(game.get("us holds")),
            "plots": sum(len(c.plots) for c in game.countries),
        }
        self.steps.append(about)
        super().step(game)


def recorded_game(scenario: str, seed: int) -> tuple[list[dict[str, Any]], Labyrinth]:
    policies: dict[str, Policy] = {US: random_policy(seed), JIHADIST: random_policy(seed + 1)}
    session = start(load(scenario), seed, policies)
    session.rules = rules = Recorded()
    session.run()
    assert isinstance(session.game, Labyrinth)
    return rules.steps, session.game


def shape(steps: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The phases in order, each once."""
    parts = [(s["phase"], s["side"]) for s in steps]
    return [p for i, p in enumerate(parts) if i == 0 or p != parts[i - 1]]


FOLLOWS = {
    (ACTION, JIHADIST): {(ACTION, US)},
    (ACTION, US): {(PLOTS, US)},
    (PLOTS, US): {(ACTION, JIHADIST), (END_OF_TURN, US)},
    (END_OF_TURN, US): {(ACTION, JIHADIST)},
}


@rule("5.2.1", "5.2.2", "5.2.3")
@settings(max_examples=12)
@given(st.integers(0, 500), st.sampled_from(["lets-roll", "mission-accomplished"]))
def test_action_phases_alternate_with_the_jihadists_first_and_plots_after_each_us_phase(
    seed: int, scenario: str
) -> None:
    steps, _ = recorded_game(scenario, seed)
    phases = shape(steps)[1:]
    assert phases[0] == (ACTION, JIHADIST)
    for before, after in itertools.pairwise(phases):
        assert after in FOLLOWS[before]


@rule("5.2.1", "5.2.4")
@settings(max_examples=12)
@given(st.integers(0, 500), st.sampled_from(["lets-roll", "anaconda"]))
def test_a_turn_ends_when_both_hands_are_used_up_or_the_us_keeps_its_last_card(seed: int, scenario: str) -> None:
    steps, _ = recorded_game(scenario, seed)
    for about, after in itertools.pairwise(steps):
        us, jihadist = about["hands"][US], about["hands"][JIHADIST]
        if about["phase"] == END_OF_TURN:
            assert jihadist == 0
            assert us == 0 or (us == 1 and about["held"])
            assert about["plots"] == 0
        elif about["phase"] == PLOTS and after["phase"] == ACTION:
            assert after["hands"][JIHADIST] or after["hands"][US]


@rule("5.2.1")
def test_after_the_end_of_the_turn_the_next_one_begins_with_the_jihadists(board: Table) -> None:
    board("Iraq", "poor neutral", cells=1)  # or the US would have won
    begin(board, US)
    board.put("turn", 4)
    until(board, lambda: board.get("turn") == 5)
    assert phase(board) == (JIHADIST, ACTION)
    assert len(board.game.hand(JIHADIST)) == 8
    assert len(board.game.hand(US)) == 9


# -- 5.2.2: action phases -----------------------------------------------------------------------------


@rule("5.2.2", "5.2.2.2", "4.7.5")
def test_each_side_plays_two_cards_in_turn_and_the_game_keeps_count(board: Table) -> None:
    """Cards of 1 and 2 go to the reserves; count and side are read before each step."""
    begin(board, JIHADIST, jihadist=[48, 49, 50], us=[2, 3, 11])
    seen = [(board.game.side_to_act, board.get("cards played"))]
    plays: list[list[Option]] = [
        [48, "reserves"],
        [49, "reserves"],
        [],
        [2, "reserves"],
        [3, "reserves"],
        [],
        [],
    ]
    for answers in plays:
        step(board, answers)
        seen.append((board.game.side_to_act, board.get("cards played")))
    assert seen == [
        (JIHADIST, 0),
        (JIHADIST, 1),
        (JIHADIST, 2),
        (US, 0),
        (US, 1),
        (US, 2),
        (US, 2),  # plots
        (JIHADIST, 0),
    ]
    assert board.get("discard pile") == (48, 49, 2, 3)
    assert (board.game.hand(JIHADIST), board.game.hand(US)) == ((50,), (11,))


@rule("5.2.2", "4.7.7.1", "4.7.7.2", "6.2.9")
def test_a_played_card_is_discarded_unless_it_lapses_or_is_the_first_plot_or_leaves_the_game(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    board.play(BIOMETRICS, US, ["event"])
    board.play(MARTYRDOM_OPERATION, JIHADIST, ["plot", "1"], rolls=[1])
    board.play(PATRIOT_ACT, US, ["event"])
    board.play(NEST, US, ["reserves"])
    assert board.zone_of(BIOMETRICS) == "lapsing box"
    assert board.zone_of(MARTYRDOM_OPERATION) == "first plot box"
    assert board.zone_of(PATRIOT_ACT) == "removed cards"
    assert board.zone_of(NEST) == "discard pile"


@rule("5.2.2")
def test_a_side_without_cards_does_nothing_in_its_phase(board: Table) -> None:
    begin(board, JIHADIST, us=[2, 3])
    step(board)
    assert phase(board) == (US, ACTION)
    assert board.asked() == []
    assert set(board.changes()) <= {"side to act"}


@rule("5.2.2", "4.8.4")
def test_jihadists_without_cards_may_still_remove_cadres(board: Table) -> None:
    board("Yemen", "poor neutral", cadre=True)
    board("Canada", "hard", cadre=True)
    begin(board, JIHADIST, us=[2, 3])
    assert asked(board) == ("done", "remove a cadre")
    step(board, ["remove a cadre", "Yemen"])
    assert (board("Yemen"), board("Canada")) == ("poor neutral", "hard, cadre")
    assert phase(board) == (JIHADIST, ACTION)
    step(board, ["done"])
    assert phase(board) == (US, ACTION)


@rule("5.2.2")
def test_a_side_with_one_card_left_plays_that_one(board: Table) -> None:
    begin(board, JIHADIST, jihadist=[48], us=[2, 3])
    step(board)
    assert board.get("jihadist reserves") == 1
    step(board)
    assert phase(board) == (US, ACTION)


@rule("5.2.2")
def test_the_last_action_phase_of_a_card_is_the_other_sides_even_of_the_turn_before(board: Table) -> None:
    """The US disrupts in the last phase of a turn; in the first phase of the next the jihadists look back on it."""
    board("Canada", "soft", active=2)
    begin(board, US, us=[PATRIOT_ACT])
    assert not board.playable(DETAINEE_RELEASE, JIHADIST)
    until(board, lambda: phase(board) == (JIHADIST, ACTION), ["disrupt"])
    assert board.get("turn") == 1
    assert board.playable(DETAINEE_RELEASE, JIHADIST)


@rule("5.2.2")
def test_the_phase_before_the_last_is_forgotten(board: Table) -> None:
    """When the US acts again, its own last phase is two phases ago."""
    board("Canada", "soft", active=2)
    begin(board, US, us=[PATRIOT_ACT, 2, 3, 11], jihadist=[48, 49, 50, 57])
    until(board, lambda: phase(board) == (JIHADIST, ACTION), [PATRIOT_ACT, "disrupt", 2, "reserves"])
    until(board, lambda: board.get("cards played") == 1, [48, "reserves"])
    assert board.playable(DETAINEE_RELEASE, JIHADIST)
    until(board, lambda: phase(board) == (US, ACTION), [49, "reserves"])
    assert not board.playable(DETAINEE_RELEASE, JIHADIST)


@rule("5.2.2")
def test_a_country_tested_fair_in_the_last_phase_is_remembered_too(board: Table) -> None:
    board("Iran", cells=1)
    begin(board, US, us=[PATRIOT_ACT])
    until(board, lambda: phase(board) == (JIHADIST, ACTION), ["war of ideas", "Egypt"], [5, 1])
    assert board("Egypt") == "fair neutral"
    assert board.playable(DOOR_WAS_CLOSED, JIHADIST)
    board.event(DOOR_WAS_CLOSED, JIHADIST)
    assert board("Egypt") == "poor neutral"


def uses(board: Table, side: str, number: int) -> list[str]:
    """What the card may be used for."""
    before = board.zone_of(number)
    board.move(number, "in play")
    found = ways(board.game, side, board.game.card(number))
    board.move(number, before)
    return found


@rule("5.2.2.1", "6.1")
def test_a_played_card_is_an_event_or_an_operation(board: Table) -> None:
    """Nobody may pass: only what the card can do is offered."""
    board("Yemen", "poor neutral", active=1)
    begin(board, JIHADIST, jihadist=[ADAM_GADAHN, MARTYRDOM_OPERATION], us=[PATRIOT_ACT, NEST])
    board.funding = 9
    board.put("cards played", 1)
    operations = ["recruit", "travel", "jihad", "plot"]
    assert uses(board, JIHADIST, MARTYRDOM_OPERATION) == ["event", *operations]
    assert uses(board, JIHADIST, ADAM_GADAHN) == ["event", *operations, "reserves"]
    assert uses(board, JIHADIST, PATRIOT_ACT) == operations
    assert uses(board, US, PATRIOT_ACT) == ["event", "war of ideas"]
    assert "reserves" in uses(board, US, NEST)


@rule("5.2.2.1", "6.3.2")
def test_a_card_that_can_do_nothing_for_its_side_still_triggers_the_other_sides_event(board: Table) -> None:
    """Without a cell on the map the jihadists can conduct no operation with Patriot Act."""
    begin(board, JIHADIST, jihadist=[PATRIOT_ACT], us=[2, 3])
    step(board)
    assert board.in_effect("Patriot Act")
    assert board.zone_of(PATRIOT_ACT) == "removed cards"


# -- 5.2.3 and 5.2.4: plots, the last US card -----------------------------------------------------------


@rule("5.2.3")
def test_plots_are_resolved_after_a_us_phase_in_which_the_us_played_cards(board: Table) -> None:
    board("Yemen", "poor neutral", plots=[1])
    begin(board, US, us=[2, 3, 11], jihadist=[48, 49])
    until(board, lambda: board.get("phase") == PLOTS, [2, "reserves", 3, "reserves"])
    assert board("Yemen") == "poor neutral, plot 1"
    step(board, rolls=[6])
    assert board("Yemen") == "poor neutral"
    assert board.funding == 6
    assert phase(board) == (JIHADIST, ACTION)


@rule("5.2.3")
def test_plots_are_resolved_after_a_us_phase_in_which_the_us_had_no_card(board: Table) -> None:
    board("Yemen", "poor neutral", plots=[1, 2])
    begin(board, US, jihadist=[48, 49])
    until(board, lambda: board.game.side_to_act == JIHADIST, ["Yemen: plot 2"], [6, 6, 6])
    assert board("Yemen") == "poor neutral"
    assert board.funding == 7


@rule("5.2.3")
def test_no_plot_is_resolved_after_a_jihadist_phase(board: Table) -> None:
    board("Yemen", "poor neutral", plots=[1])
    begin(board, JIHADIST, us=[2, 3])
    step(board)
    assert phase(board) == (US, ACTION)
    assert board("Yemen") == "poor neutral, plot 1"


@rule("5.2.4")
def test_the_us_may_play_discard_or_keep_its_last_card(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT], jihadist=[48, 49])
    assert asked(board) == ("event", "war of ideas", "discard", "hold")


@rule("5.2.4")
def test_with_two_cards_the_first_must_be_played(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT, NEST], jihadist=[48, 49])
    board.hand(US, [NEST])
    assert uses(board, US, PATRIOT_ACT) == ["event", "war of ideas"]


@rule("5.2.4")
def test_the_jihadists_must_play_their_last_card(board: Table) -> None:
    board("Yemen", "poor neutral", active=1)
    begin(board, JIHADIST, jihadist=[ADAM_GADAHN], us=[2, 3])
    assert not {"discard", "hold"} & set(asked(board))


@rule("5.2.4")
def test_the_last_us_card_can_be_played(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT])
    step(board, ["event"])
    assert board.in_effect("Patriot Act")
    assert board.game.hand(US) == ()


@rule("5.2.4", "6.2.9")
def test_the_last_us_card_can_be_discarded_without_effect(board: Table) -> None:
    """A jihadist event on it does not happen, and a card to be removed is only discarded."""
    for number in (PATRIOT_ACT, MARTYRDOM_OPERATION):
        board("Yemen", "poor neutral", active=1)
        begin(board, US, us=[number], jihadist=[48, 49])
        step(board, ["discard"])
        assert board.zone_of(number) == "discard pile"
        assert board("Yemen") == "poor neutral, 1 active cell"
        assert board.game.marks == ()


@rule("5.2.4", "5.2.1", "5.2.3")
def test_a_kept_card_ends_the_turn_once_the_jihadists_have_none(board: Table) -> None:
    """First the plots are resolved; then the turn ends, and the card stays in hand."""
    board("Yemen", "poor neutral", plots=[1])
    begin(board, US, us=[PATRIOT_ACT])
    until(board, lambda: board.get("phase") == END_OF_TURN, ["hold"], [6])
    assert board("Yemen") == "poor neutral"
    assert board.game.hand(US) == (PATRIOT_ACT,)
    assert board.get("cards played") == 0


@rule("5.2.4", "5.2.1")
def test_a_kept_card_does_not_end_the_turn_while_the_jihadists_have_cards(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT], jihadist=[48, 49, 50])
    until(board, lambda: board.game.side_to_act == JIHADIST, ["hold"])
    assert phase(board) == (JIHADIST, ACTION)
    until(board, lambda: phase(board) == (US, ACTION), [48, "reserves", 49, "reserves"])
    assert "hold" in asked(board)


@rule("5.2.4")
def test_a_us_with_more_than_one_card_plays_on_after_the_jihadists_have_none(board: Table) -> None:
    """Three cards: two in this phase, the last in another one."""
    begin(board, US, us=[2, 3, 11])
    until(board, lambda: board.get("phase") == PLOTS, [2, "reserves", 3, "reserves"])
    step(board)
    assert phase(board) == (JIHADIST, ACTION)
    until(board, lambda: board.get("phase") == END_OF_TURN, ["reserves"])
    assert board.game.hand(US) == ()

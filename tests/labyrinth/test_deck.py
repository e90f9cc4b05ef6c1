"""5.3: draw and discard piles, the last reshuffle, and what is open to both sides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from daedalus.core.journal import CHANGE
from daedalus.core.view import journal as journal_of
from daedalus.core.view import view
from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.kit import deck
from tests.labyrinth.stepping import begin, until
from tests.support import Table, rule

BIOMETRICS, NEST, PATRIOT_ACT, DETAINEE_RELEASE = 2, 5, 43, 61


# -- 5.3.1: the piles ---------------------------------------------------------------------------------------


def run_dry(board: Table, left: Sequence[int], decks: int) -> None:
    """Only these cards are left in the pile; all other cards but those in boxes and hands are discarded."""
    board.put("discard pile", tuple(n for n in board.get("draw pile") if n not in left))
    board.put("draw pile", tuple(left))
    board.put("decks left", decks)


@rule("5.3.1", "4.7.7.3")
def test_an_empty_pile_is_made_anew_from_discards_and_boxes_but_not_from_hands_or_removed_cards(board: Table) -> None:
    board.hand(JIHADIST, [48, 49])
    board.event(BIOMETRICS, US)
    board.event(PATRIOT_ACT, US)
    board.move(NEST, "first plot box")
    run_dry(board, (100, 101), decks=2)
    board.run(lambda: deck.draw(board.game, US, 5, "5.3.1"))
    hand, pile = board.game.hand(US), board.get("draw pile")
    assert hand[:2] == (100, 101)
    assert len(hand) == 5
    expected = set(range(1, 121)) - {48, 49, PATRIOT_ACT, 100, 101}
    assert {*hand[2:], *pile} == expected
    assert len(pile) + 3 == len(expected)
    assert board.get("discard pile") == board.get("lapsing box") == board.get("first plot box") == ()
    assert board.get("removed cards") == (PATRIOT_ACT,)
    assert board.get("decks left") == 1


def new_pile(seed: int) -> tuple[int, ...]:
    board = Table(seed)
    run_dry(board, (), decks=2)
    board.run(lambda: deck.draw(board.game, US, 1, "5.3.1"))
    return board.game.hand(US) + tuple(board.get("draw pile"))


@rule("5.3.1")
def test_the_new_pile_is_shuffled_by_the_seed() -> None:
    assert new_pile(1) == new_pile(1) != new_pile(2)
    assert list(new_pile(1)) != sorted(new_pile(1))


@rule("5.3.1")
def test_the_pile_is_made_anew_only_when_a_card_is_to_be_drawn(board: Table) -> None:
    run_dry(board, (100, 101), decks=1)
    board.run(lambda: deck.draw(board.game, US, 2, "5.3.1"))
    assert board.winner == ""
    assert board.get("draw pile") == ()
    board.run(lambda: deck.draw(board.game, US, 1, "5.3.1"))
    assert board.winner == "jihadist"


@rule("5.3.1", "2.3", "3.3")
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_the_reshuffle_that_ends_the_chosen_length_ends_the_game_at_once(board: Table, decks: int) -> None:
    board("Egypt", "good ally")
    for left in range(decks - 1, -1, -1):
        run_dry(board, (), left + 1)
        board.hand(US, [])
        board.put("discard pile", tuple(range(1, 121)))
        board.put("draw pile", ())
        board.run(lambda: deck.draw(board.game, US, 1, "5.3.1"))
        assert board.get("decks left") == left
        assert board.winner == ("us" if left == 0 else "")
    assert board.game.hand(US) == ()


@rule("5.3.1", "2.3", "5.2.9")
def test_the_last_deal_finds_this_turns_regime_changes_still_green(board: Table) -> None:
    """The pile runs out while dealing: the game ends before the markers turn, so Iraq counts as Islamist."""
    board("Saudi Arabia", "good ally")
    board("Egypt", "good ally")
    board("Iraq", "poor ally", troops=6, regime_change="green")
    run_dry(board, (100, 101), decks=1)
    board.run(lambda: turn.end_of_turn(board.game))
    assert board.winner == "jihadist"
    assert "green" in board("Iraq")


@rule("5.3.1")
def test_an_event_that_draws_from_an_empty_pile_reshuffles_too(board: Table) -> None:
    board("Canada", "soft", cells=1)
    board.game.remember("disrupted", board.at("Canada"))
    run_dry(board, (), decks=2)
    board.event(DETAINEE_RELEASE, JIHADIST)
    assert board.get("decks left") == 1
    assert len(board.game.hand(JIHADIST)) == 1


# -- 5.3.2: what is open ----------------------------------------------------------------------------------


@rule("5.3.2")
@pytest.mark.parametrize("side", [US, JIHADIST])
def test_discards_removed_cards_boxes_and_the_sizes_of_hands_and_pile_are_open(board: Table, side: str) -> None:
    board("Yemen", "poor neutral", active=1)
    board.hand(US, [11, 12, 13])
    board.hand(JIHADIST, [48, 49])
    board.event(BIOMETRICS, US)
    board.event(PATRIOT_ACT, US)
    board.play(NEST, JIHADIST, ["plot"], rolls=[6])
    board.move(100, "discard pile")
    shown = view(board.game, side)["game"]
    assert shown["discard pile"] == [100]
    assert shown["removed cards"] == [PATRIOT_ACT]
    assert shown["lapsing box"] == [BIOMETRICS]
    assert shown["first plot box"] == [NEST]
    assert shown["draw pile"] == {"count": 120 - 3 - 2 - 4}
    other = JIHADIST if side == US else US
    assert shown[f"hand of {side}"] == list(board.game.hand(side))
    assert shown[f"hand of {other}"] == {"count": len(board.game.hand(other))}


@rule("5.3.2", "4.8.1", "8.5.4")
def test_plots_are_for_jihadist_eyes_only(board: Table) -> None:
    """The US sees how many there are, in the box and in countries, but not which."""
    board("Yemen", "poor neutral", plots=[1, "wmd"])
    board.put("available plots", ("1", "1", "2", "2", "3"))
    us, jihadist = view(board.game, US), view(board.game, JIHADIST)
    assert us["game"]["available plots"] == {"count": 5}
    assert us["spaces"]["Yemen"]["plots"] == ["face-down plot", "face-down plot"]
    assert jihadist["game"]["available plots"] == ["1", "1", "2", "2", "3"]
    assert [p["kind"] for p in jihadist["spaces"]["Yemen"]["plots"]] == ["1", "wmd"]


@rule("5.3.2")
def test_the_record_tells_neither_side_what_the_other_drew_or_kept(board: Table) -> None:
    begin(board, US, us=[PATRIOT_ACT])
    until(board, lambda: board.get("turn") == 1, ["hold"])
    text = str(list(journal_of(board.game, JIHADIST, board.journal)))
    title = board.game.card(PATRIOT_ACT).title
    assert title not in text
    for side in (US, JIHADIST):
        slot = board.game.schema.slot[f"hand of {side}"]
        other = JIHADIST if side == US else US
        for entry in journal_of(board.game, other, board.journal):
            if entry[0] == CHANGE and entry[1] == slot:
                assert not isinstance(entry[3], tuple)

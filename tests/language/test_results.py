"""What came of a sentence: `as n` for how many it was, `if done` for whether the line above did anything."""

from __future__ import annotations

import pytest

from tests.language.reading import HEAD, mistakes, the_mistake, understood
from tests.language.trial import happens
from tests.support import Table


def prestige_after(board: Table, event: str, answers: tuple[str | int, ...] = ()) -> int:
    """By how much prestige has moved."""
    before = board.prestige
    happens(board, event, answers)
    return board.prestige - before


# -- how many it was ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "answers", "n"),
    [
        ("remove 3 cells from Iraq", (), 2),
        ("remove up to 3 cells from Iraq", ("sleeper cells", "done"), 1),
        ("remove all cells from Iraq", (), 2),
        ("place 2 cells in Iraq", (), 2),
        ("place 1 aid in Iraq", (), 1),
        ("remove 1 aid from Iraq", (), 0),
        ("place 1 cell in each of (Iraq, Jordan, Egypt)", (), 3),
    ],
)
def test_as_tells_how_many_pieces_it_was(board: Table, sentence: str, answers: tuple[str, ...], n: int) -> None:
    board("Iraq", "poor ally", cells=2)
    assert prestige_after(board, f"    {sentence} as n\n    +n prestige\n", answers) == n


def test_it_is_no_more_than_there_are() -> None:
    """Only one cell is left on the track."""
    board = Table()
    board("Iraq", "poor ally", cells=14)
    assert prestige_after(board, "    place 3 cells in Jordan as n\n    +n prestige\n") == 1


def test_cards_drawn_are_counted(board: Table) -> None:
    assert (
        prestige_after(board, "    draw 2 cards as n\n    +n prestige\n    us draws 1 card as m\n    +m prestige\n")
        == 3
    )


def test_a_sentence_that_moves_no_pieces_has_no_number() -> None:
    assert mistakes(f"{HEAD}  event:\n    test Iraq as n\n    +n prestige\n")[0] == ("T006", 4, 18)


# -- whether it was done --------------------------------------------------------------------------

PAY = """    may:
      choose a card k in hand of us
      us discards k
    if done: +1 prestige
    else: -1 prestige
"""


@pytest.mark.parametrize(
    ("hand", "answers", "by"), [([4, 6], ("yes", 4), 1), ([4, 6], ("no",), -1), ([], ("yes",), -1)]
)
def test_pay_or_suffer(board: Table, hand: list[int], answers: tuple[str | int, ...], by: int) -> None:
    """Who says yes with nothing to pay has not paid."""
    board.hand("us", hand)
    assert prestige_after(board, PAY, answers) == by


def test_a_line_that_is_skipped_did_nothing(board: Table) -> None:
    event = "    choose a poor muslim country c\n    place 1 aid in c\n    if not done: +1 prestige\n"
    assert prestige_after(board, event) == 1
    board("Iraq", "poor ally")
    assert prestige_after(board, event) == 0
    assert board("Iraq") == "poor ally, 1 aid"


def test_what_is_only_remembered_is_not_done(board: Table) -> None:
    """The event has touched the country, but found nothing to take away."""
    board("Iraq", "poor ally")
    assert prestige_after(board, "    remove 1 aid from Iraq\n    if done: +1 prestige\n") == 0


def test_it_asks_about_the_line_above_with_its_block(board: Table) -> None:
    """Not about what was done before that, and about a whole loop if one is above."""
    board("Iraq", "poor ally")
    event = (
        "    place 1 aid in Iraq\n    for each c in good muslim countries: place 1 aid in c\n    if done: +1 prestige\n"
    )
    assert prestige_after(board, event) == 0
    board("Jordan", "good ally")
    assert prestige_after(board, event) == 1


def test_every_branch_asks_about_the_same_line(board: Table) -> None:
    event = "    remove 1 aid from Iraq\n    if prestige > 11: test Iraq\n    else if not done: +1 prestige\n"
    assert prestige_after(board, event) == 1


def test_inside_a_loop_each_round_is_asked(board: Table) -> None:
    board("Iraq", "poor ally", aid=1)
    board("Jordan", "poor ally")
    event = "    for each c in poor countries:\n      remove 1 aid from c\n      if done: +1 prestige\n"
    assert prestige_after(board, event) == 1


@pytest.mark.parametrize(
    ("lines", "line", "column"),
    [
        ("    if done: +1 prestige\n", 4, 8),
        ("    draw 1 card\n    may:\n      if done: +1 prestige\n", 6, 10),
        ("    draw 1 card\n    let n = number of countries where done\n    +n prestige\n", 5, 39),
    ],
)
def test_there_must_be_a_line_above(lines: str, line: int, column: int) -> None:
    assert mistakes(f"{HEAD}  event:\n{lines}")[0] == ("N006", line, column)


def test_else_after_may_is_told_what_to_write() -> None:
    found = the_mistake(f"{HEAD}  event:\n    may:\n      draw 1 card\n    else: +1 prestige\n")
    assert (found.code, found.key) == ("S013", "may")


def test_a_name_may_be_called_done() -> None:
    """A name goes before the word, as everywhere."""
    understood(f"{HEAD}  event:\n    let done = 2\n    if done > 1: +1 prestige\n")

"""A choice without candidates leaves its name empty: what needs it is skipped, and nothing empty is offered."""

from __future__ import annotations

import pytest

from tests.language.trial import happens
from tests.support import Table, rule

CHOOSE = "    choose a poor country c where cells > 0\n"

OPTIONS = """    do 1 of:
      option "conditional" if c is poor: place 1 aid in c
      option "plain": place 2 aid in c
      option "besides":
        +1 prestige
        place 1 aid in c
"""

SOME = """us does 1 of:
      option "prestige": +1 prestige
      option "aid" in a poor country c: place 1 aid in c"""


@rule("6.2.4")
def test_an_option_that_needs_what_was_not_found_is_not_offered(board: Table) -> None:
    """Only the option that can do something without the country is left, and so it is taken unasked."""
    happens(board, CHOOSE + OPTIONS)
    assert not board.asked()
    assert board.prestige == 8


@pytest.mark.parametrize(("answer", "aid"), [("conditional", 1), ("plain", 2), ("besides", 1)])
def test_all_options_are_offered_when_the_choice_was_made(board: Table, answer: str, aid: int) -> None:
    board("Iraq", "poor ally", cells=1)
    happens(board, CHOOSE + OPTIONS, [answer])
    assert board("Iraq") == f"poor ally, 1 cell, {aid} aid"


@rule("6.2.4")
def test_nobody_is_asked_whether_he_would_like_to_do_nothing(board: Table) -> None:
    event = CHOOSE + "    may:\n      place 1 aid in c\n"
    happens(board, event)
    assert not board.asked()
    board("Iraq", "poor ally", cells=1)
    happens(board, event, ["yes"])
    assert board("Iraq") == "poor ally, 1 cell, 1 aid"


@pytest.mark.parametrize(
    ("event", "answers", "asked"),
    [
        ("us may:\n      choose a poor country c\n      place 1 aid in c", ["yes", "Iraq"], ["us", "us"]),
        ("us may:\n      remove 1 cell from Iraq", ["yes", "sleeper cells"], ["us", "us"]),
        ("us may:\n      jihadist chooses a poor country c", ["yes", "Iraq"], ["us", "jihadist"]),
        ("us may:\n      player may:\n        +1 prestige", ["yes", "no"], ["us", "jihadist"]),
        (SOME, ["aid", "Iraq"], ["us", "us"]),
        ("us may:\n      +1 prestige\n    choose a poor country c", ["no", "Iraq"], ["us", "jihadist"]),
    ],
)
def test_a_side_that_decides_decides_everything_inside(
    board: Table, event: str, answers: list[str], asked: list[str]
) -> None:
    """On a card of the jihadist: what the US may do, it also chooses, unless the card names somebody else."""
    board("Iraq", "poor ally", cells=1, active=1)
    board("Egypt", "poor ally")
    happens(board, f"    {event}\n", answers, "jihadist")
    assert [side for side, _ in board.asked()] == asked

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

"""What a card asks is told about what its names stand for."""

from __future__ import annotations

import pytest

from daedalus.core.journal import CHOICE
from daedalus.core.messages import Clause
from daedalus.games.labyrinth.library import compile_card
from tests.language.reading import HEAD, understood
from tests.support import Table


def asked(board: Table, *lines: str, answers: list[str | int]) -> list[str]:
    """The questions of an event, in words."""
    card = compile_card(understood(HEAD + "  event:\n" + "".join(f"    {line}\n" for line in lines)), "own")[0]
    assert card.event is not None
    event = card.event
    board.run(lambda: event(board.game, "us"), answers)
    return [text for _, text in board.asked()]


@pytest.fixture
def two(board: Table) -> Table:
    for name in ("Iraq", "Syria"):
        board(name, "poor ally")
    return board


def test_a_name_is_called_by_what_it_stands_for(two: Table) -> None:
    lines = ("choose a poor country x", "may:", "  place 1 cell in x")
    assert asked(two, *lines, answers=["Iraq", "no"]) == ["choose one poor country", "place 1 cell in Iraq?"]


def test_a_name_that_is_given_on_the_way_stays_a_name(two: Table) -> None:
    lines = ("choose a poor country x", "may:", "  choose a country y adjacent to x", "  place 1 cell in y")
    said = asked(two, *lines, answers=["Iraq", "yes", "Syria"])
    assert said[1] == "choose country y where y is adjacent to Iraq, then place 1 cell in y?"
    assert said[2] == "choose one country adjacent to Iraq"


def test_what_was_asked_is_kept_as_data(two: Table) -> None:
    asked(two, "choose a poor country x", "may:", "  place 1 cell in x", answers=["Iraq", "yes"])
    questions = [e[2] for e in two.journal if e[0] == CHOICE]
    clause = questions[1].args["what"]
    assert isinstance(clause, Clause)
    assert clause.names == {"x": "Iraq"}
    assert clause.written.source == "place 1 cell in x"
    assert questions[0].args["what"].written.options == ("country",)


def test_several_are_chosen_one_by_one(two: Table) -> None:
    two("Jordan", "poor ally")
    said = asked(two, "choose up to 2 different poor countries s", answers=["Iraq", "done"])
    assert said == ["choose one poor country (up to 2)"] * 2


def test_the_same_words_may_ask_for_other_things(two: Table) -> None:
    """Where a card says more elsewhere, its question is its own, whatever was asked in these words before."""
    assert asked(two, "choose a poor country c", answers=["Iraq"]) == ["choose one poor country"]
    for name in ("Iraq", "Syria"):
        two(name, cells=1)
    options = ("do 1 of:", '  option "a" in a poor country c where cells > 0: test c', '  option "b": +1 prestige')
    assert asked(two, *options, answers=["a", "Iraq"])[1] == "choose one poor country c where cells in c > 0"

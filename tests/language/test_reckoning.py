"""Repeating and reckoning: `do n times`, totals and extremes over things, halves, numbers to choose, sides in turn."""

from __future__ import annotations

import pytest

from daedalus.core.errors import Unbounded
from tests.language.reading import HEAD, mistakes, understood
from tests.language.trial import happens
from tests.support import Table


@pytest.fixture
def some(board: Table) -> Table:
    board("Iraq", "poor ally", cells=3)
    board("Jordan", "poor ally", cells=1)
    board("Egypt", "good ally")
    board.prestige = 1
    return board


# -- again and again ------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "times"), [("3", 3), ("cells in Iraq", 3), ("(1 - 5)", 0), ("half of 3", 2)])
def test_a_block_happens_so_many_times(some: Table, count: str, times: int) -> None:
    happens(some, f"    do {count} times: +1 prestige\n")
    assert some.prestige == 1 + times


def test_the_number_is_worked_out_once(some: Table) -> None:
    """It removes cells, and goes on as often as there were."""
    happens(some, "    do cells in Iraq times:\n      remove 1 cell from Iraq\n      +1 prestige\n")
    assert some.prestige == 4


def test_each_round_chooses_anew(some: Table) -> None:
    happens(
        some,
        "    do 2 times:\n      choose a country c in (Iraq, Jordan)\n      place 1 aid in c\n",
        ["Iraq", "Jordan"],
    )
    assert (some.at("Iraq").aid, some.at("Jordan").aid) == (1, 1)


def test_too_many_rounds_are_stopped(some: Table) -> None:
    with pytest.raises(Unbounded):
        happens(some, "    do 999999 times: +1 prestige\n")


def test_what_is_named_inside_stays_inside() -> None:
    text = f"{HEAD}  event:\n    do 2 times:\n      choose a country c\n      test c\n    test c\n"
    assert mistakes(text) == [("N006", 7, 10)]


@pytest.mark.parametrize("count", ["Iraq", "foo", "us"])
def test_only_a_number_counts(count: str) -> None:
    assert mistakes(f"{HEAD}  event:\n    do {count} times: +1 prestige\n")


# -- over things ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("total cells over poor countries", 4),
        ("total cells over muslim countries where aid > 0", 0),
        ("highest cells over muslim countries", 3),
        ("lowest cells over countries in (Iraq, Jordan)", 1),
        ("lowest cells over muslim countries where islamist rule", 0),
        ("total (cells in c + 1) over countries c in (Iraq, Jordan)", 6),
        ("highest ops over cards in discard pile", 0),
        ("total cards in hand of s over sides s", 3),
        ("number of numbers from 2 to 5", 4),
        ("half of 5", 3),
        ("half of 5 rounded down", 2),
    ],
)
def test_a_figure_over_things(some: Table, figure: str, value: int) -> None:
    some.hand("us", [4, 6])
    some.hand("jihadist", [57])
    for number in some.get("discard pile"):
        some.move(number, "draw pile")
    happens(some, f"    let n = {figure}\n    if n = {value}: set prestige to 12\n")
    assert some.prestige == 12


def test_the_place_in_question_need_not_be_named() -> None:
    """As in a `where`: `cells` are those in it."""
    understood(f"{HEAD}  play if total cells over poor countries > 2\n  event:\n    draw 1 card\n")


def test_a_figure_is_a_number() -> None:
    assert mistakes(f"{HEAD}  event:\n    let n = total poor over countries\n    +n prestige\n")[0][0] == "T001"


def test_a_name_may_be_called_total() -> None:
    understood(f"{HEAD}  event:\n    let total = 2\n    +total prestige\n    do total times: draw 1 card\n")


# -- numbers and sides ----------------------------------------------------------------------------


def test_a_number_is_chosen(some: Table) -> None:
    happens(some, "    choose a number n from 1 to 3\n    +n prestige\n", [3])
    assert some.prestige == 4
    [(side, question)] = some.asked()
    assert (side, question) == ("us", "choose one number from 1 to 3")


def test_another_side_names_the_number(some: Table) -> None:
    happens(some, "    opponent chooses a number n from 0 to (cells in Iraq)\n    +n prestige\n", [2])
    assert some.prestige == 3
    assert some.asked()[0][0] == "jihadist"


def test_there_may_be_no_number(some: Table) -> None:
    happens(
        some, "    choose a number n from 2 to 1\n    +n prestige\n    for each i in numbers from 1 to 2: +i prestige\n"
    )
    assert some.prestige == 4


def test_both_sides_one_after_another(some: Table) -> None:
    some.hand("us", [4])
    some.hand("jihadist", [57])
    event = (
        "    for each s in sides:\n      s chooses a card k in hand of s\n      s discards k\n      s draws 2 cards\n"
    )
    happens(some, event)
    assert (len(some.game.hand("us")), len(some.game.hand("jihadist"))) == (2, 2)
    assert {4, 57} <= set(some.get("discard pile"))


@pytest.mark.parametrize(
    "sentence",
    [
        "opponent discards 1 random card",
        "opponent discards this card",
        "opponent draws 1 card",
        "opponent takes this card",
        "opponent takes 1 random card from player",
        "opponent sees hand of player",
        "opponent sees this card",
        "event of this card happens for opponent",
        "opponent selects posture of France",
        "take reserves of opponent",
    ],
)
def test_the_other_side_stands_wherever_a_side_can(sentence: str) -> None:
    """By its word, and by a name for it."""
    named = sentence.replace("opponent", "s").replace("player", "us")
    understood(f"{HEAD}  event:\n    {sentence}\n")
    understood(f"{HEAD}  event:\n    let s = opponent of us\n    {named}\n")

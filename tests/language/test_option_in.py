"""`option in things:` an option with a target: open if there is one, and who takes it chooses it first."""

from __future__ import annotations

import pytest

from daedalus.language.typed import Choose, DoSome, Quantifier
from tests.language.reading import HEAD, mistakes, the_mistake, understood
from tests.language.trial import happens
from tests.support import Table, rule

OPTIONS = """    do 1 of:
      option "aid" in a poor country c where cells > 0: place 1 aid in c
      option "cells" in a good muslim country c:
        place 1 cell in c
        place 1 cell in there
      option "prestige": +1 prestige
"""


def options(lines: str) -> DoSome:
    [statement] = understood(f"{HEAD}  event:\n    do 1 of:\n{lines}").event or ()
    assert isinstance(statement, DoSome)
    return statement


@rule("6.2.4")
def test_without_a_candidate_the_option_is_not_offered(board: Table) -> None:
    """Only the option without a target is left, and so it is taken unasked."""
    happens(board, OPTIONS)
    assert not board.asked()
    assert board.prestige == 8


def test_who_takes_it_chooses_the_target_and_then_it_happens(board: Table) -> None:
    board("Iraq", "poor ally", cells=1)
    board("Jordan", "poor ally", cells=1)
    happens(board, OPTIONS, ["aid", "Jordan"])
    assert board("Jordan") == "poor ally, 1 cell, 1 aid"
    assert [kind for _, kind in board.asked()] == ["do one of", "choose one poor country c where cells in c > 0"]


def test_its_block_may_be_indented(board: Table) -> None:
    """The name and `there` both stand for the target."""
    board("Egypt", "good ally")
    happens(board, OPTIONS, ["cells"])
    assert board("Egypt") == "good ally, 2 cells"


def test_a_target_is_looked_for_anew_each_time(board: Table) -> None:
    """The first option makes the place for the second."""
    board("Iraq", "poor ally")
    lines = '      option "cell": place 1 cell in Iraq\n'
    happens(board, OPTIONS.replace("do 1 of:\n", f"do 2 of:\n{lines}"), ["cell", "aid"])
    assert board("Iraq") == "poor ally, 1 cell, 1 aid"


@rule("6.2.4")
def test_a_target_that_hangs_on_a_choice_that_found_nothing(board: Table) -> None:
    """`adjacent to c`, and there is no c: the option is not offered."""
    lines = '      option "near" in a country d adjacent to c: test d\n      option "far": +1 prestige\n'
    happens(board, f"    choose a poor country c\n    do 1 of:\n{lines}")
    assert board.prestige == 8


@pytest.mark.parametrize(("countries", "open_"), [(("Iraq",), False), (("Iraq", "Jordan"), True)])
def test_as_many_targets_as_are_asked_for(board: Table, countries: tuple[str, ...], open_: bool) -> None:
    for country in countries:
        board(country, "poor ally")
    lines = '      option "two" in 2 poor countries s: place 1 cell in each of s\n      option "none": +1 prestige\n'
    happens(board, f"    do 1 of:\n{lines}", ["two", "Iraq"] if open_ else [])
    assert [board.at(country).sleeper_cells for country in countries] == [int(open_)] * len(countries)
    assert board.prestige == (7 if open_ else 8)


def test_it_is_a_condition_and_a_choice() -> None:
    [(label, condition, body)] = options('      option "aid" in a poor country c: place 1 aid in c\n').options
    assert label == "aid"
    assert isinstance(condition, Quantifier)
    assert isinstance(body[0], Choose)
    assert body[0].things == condition.things
    assert len(body) == 2


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("option in a poor country c: place 1 aid in c", "place 1 aid in c"),
        ('option in a country c marked with "A: B": place 1 aid in c', "place 1 aid in c"),
        ('option if "A: B" in effect: +1 prestige', "+1 prestige"),
        ("option in a poor country c:\n        test c\n        place 1 aid in c", "test c; place 1 aid in c"),
    ],
)
def test_without_a_label_an_option_is_called_by_what_it_does(line: str, label: str) -> None:
    [(text, _, _)] = options(f"      {line}\n").options
    assert text == label


def test_the_name_of_the_target_lives_in_the_option_only() -> None:
    lines = "      option in a poor country c: test c\n      option: test c\n"
    finding = the_mistake(f"{HEAD}  event:\n    do 1 of:\n{lines}")
    assert (finding.code, finding.span.line) == ("N006", 6)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("option in a mulsim country c: test c", [("N002", 5, 19)]),
        ("option in a mulsim country c: tset c", [("N002", 5, 19), ("N004", 5, 37)]),
        ("option in a poor country c:", [("S009", 5, 7)]),
        ("option in:", [("S001", 5, 16)]),
        ("option in a poor country c where: test c", [("S001", 5, 39)]),
    ],
)
def test_a_mistake_in_its_head_hides_no_other(line: str, expected: list[tuple[str, int, int]]) -> None:
    assert mistakes(f"{HEAD}  event:\n    do 1 of:\n      {line}\n") == expected


def test_it_stands_only_under_do() -> None:
    assert mistakes(f"{HEAD}  event:\n    option in a poor country c: test c\n") == [("S011", 4, 5)]

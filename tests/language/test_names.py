"""Names: how long they live, which branches of an `if` must give them, and what giving one again means."""

from __future__ import annotations

import pytest

from daedalus.language.typed import Choose, Do, If
from daedalus.text import findings as english
from tests.language.reading import HEAD, mistakes, read, the_mistake, understood
from tests.language.trial import happens
from tests.support import Table, rule

EVENT = f"{HEAD}  event:\n"

BRANCHES = """    if any poor country where cells > 0: choose a poor country c where cells > 0
    else if any good muslim country: choose a good muslim country c
    else: choose a fair muslim country c
"""
USED = "    place 1 aid in c\n    +1 prestige\n"

# -- after an `if` ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("country", "levels", "cells"), [("Iraq", "poor ally", 1), ("Jordan", "good ally", 0), ("Egypt", "fair ally", 0)]
)
def test_a_name_that_every_branch_gives_lives_on(board: Table, country: str, levels: str, cells: int) -> None:
    """Whichever branch was taken: its country gets the aid."""
    board(country, levels, cells=cells)
    happens(board, BRANCHES + USED)
    assert board.at(country).aid == 1
    assert board.prestige == 8


@rule("6.2.4")
def test_a_name_that_lives_on_may_be_empty(board: Table) -> None:
    """The branch that was taken found nothing: what needs the country is skipped, the rest happens."""
    happens(board, BRANCHES + USED)
    assert not [c.name for c in board.game.countries if c.aid]
    assert board.prestige == 8


@rule("6.2.4")
def test_an_if_that_is_skipped_leaves_its_names_empty(board: Table) -> None:
    """The condition itself needs what was not found."""
    branches = "    if c is ally: choose a good muslim country d\n    else: choose a fair muslim country d\n"
    board("Jordan", "good ally")
    happens(board, f"    choose a poor country c\n{branches}    place 1 aid in d\n    +1 prestige\n")
    assert board("Jordan") == "good ally"
    assert board.prestige == 8


def test_the_blocks_of_an_if_may_be_long_and_nested() -> None:
    tree = understood(
        f"{EVENT}    if us:\n      if prestige > 3: choose a country c\n      else:\n        choose a poor country c\n"
        "    else:\n      choose a country d\n      choose a country c adjacent to d\n    test c\n"
    )
    assert tree.event is not None
    assert [type(statement) for statement in tree.event] == [If, Do]


def test_values_and_results_live_on_too(board: Table) -> None:
    happens(board, "    if us: let n = 2\n    else: let n = 3\n    place n cells in Iraq\n")
    assert board.at("Iraq").sleeper_cells == 2
    understood(f"{EVENT}    if us: roll die as n\n    else: let n = 3\n    place n cells in Iraq\n")


def test_it_is_what_every_branch_chose(board: Table) -> None:
    """A name is not needed; the last choice of every branch is meant."""
    board("Jordan", "good ally")
    branches = "    if us: choose a good muslim country\n    else: choose a poor country\n"
    happens(board, f"{branches}    place 1 aid in there\n")
    assert board("Jordan") == "good ally, 1 aid"


@pytest.mark.parametrize(
    "lines",
    [
        "    if us: choose a country c\n",
        "    if us: choose a country c\n    else if prestige > 3: choose a country c\n",
        "    if us: choose a country c\n    else: +1 prestige\n",
        "    if us: +1 prestige\n    else if prestige > 3: choose a country c\n    else: choose a country c\n",
        "    if us: choose a country c\n    else: choose a card c in hand of us\n",
        "    if us: choose a country c\n    else: choose 2 countries c\n",
        "    if us:\n      if prestige > 3: choose a country c\n    else: choose a country c\n",
    ],
)
@pytest.mark.parametrize("use", ["test c", "if cells in c > 0: +1 prestige", "for each d in c: test d"])
def test_a_name_that_only_some_branches_give_is_unknown_after_them(lines: str, use: str) -> None:
    """The finding points at the name and says that every branch must give it."""
    finding = the_mistake(f"{EVENT}{lines}    {use}\n")
    assert finding.code == "N006"
    assert finding.span.line == 4 + lines.count("\n")
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == "c"
    assert "chosen in every branch" in english.help(finding)


def test_a_choice_among_a_set_that_only_some_branches_give() -> None:
    finding = the_mistake(f"{EVENT}    if us: let s = poor countries\n    choose a country c in s\n    test c\n")
    assert (finding.code, finding.span.line, finding.span.column) == ("N006", 5, 27)
    assert "chosen in every branch" in english.help(finding)


def test_a_name_of_another_block_lives_there() -> None:
    finding = the_mistake(f"{EVENT}    may:\n      choose a country c\n    test c\n")
    assert (finding.code, finding.span.line) == ("N006", 6)
    assert english.message(finding) == "'c' lives only inside its `may`"


def test_a_name_that_is_given_after_all_is_known() -> None:
    tree = understood(f"{EVENT}    if us: choose a country c\n    choose a poor country c\n    test c\n")
    assert tree.event is not None
    assert [type(statement) for statement in tree.event] == [If, Choose, Do]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ("    if us: choose (\n    else: choose a country c\n", 4),
        ("    if us: choose a country c\n    else: choose (\n", 5),
        ("    if us: choose a country c\n    else if us!: +1 prestige\n    else: choose a country c\n", 5),
        ("    if us: choose a mulsim country c\n    else: choose a country c\n", 4),
        ("    if us: choose a country c, highest presstige\n    else: choose a country c\n", 4),
        ("    if us: tset Iraq\n    else: +1 prestige\n    choose a country c\n", 4),
    ],
)
def test_a_broken_branch_raises_no_further_alarm(lines: str, wrong: int) -> None:
    """Nobody knows what the broken line would have given: neither an `else` after it nor a use is to blame."""
    assert [line for _, line, _ in mistakes(f"{EVENT}{lines}    test c\n")] == [wrong]


# -- giving a name again ------------------------------------------------------------------------------------------


def test_a_choice_may_give_a_name_again(board: Table) -> None:
    """From then on the name stands for what was chosen last, also after the block."""
    board("Iraq", "poor ally")
    board("Jordan", "good ally")
    event = "    choose a poor country c\n    if us: choose a good muslim country c\n    place 1 aid in c\n"
    happens(board, event)
    assert board("Iraq") == "poor ally"
    assert board("Jordan") == "good ally, 1 aid"


@rule("6.2.4")
def test_a_name_that_is_given_again_may_become_empty(board: Table) -> None:
    board("Iraq", "poor ally")
    happens(board, "    choose a poor country c\n    if us: choose a good muslim country c\n    place 1 aid in c\n")
    assert board("Iraq") == "poor ally"


@rule("6.2.4")
def test_a_name_may_become_empty_from_one_round_of_a_loop_to_the_next(board: Table) -> None:
    """In the first round there is a country to place aid in, in the second there is none."""
    board("Iraq", "poor ally")
    lines = "      place 1 aid in c\n      choose a good muslim country c\n"
    happens(board, f"    let c = Iraq\n    for each x in countries in (Iraq, Iran):\n{lines}")
    assert board("Iraq") == "poor ally, 1 aid"


def test_the_things_among_which_is_chosen_may_hang_on_the_old_meaning(board: Table) -> None:
    board("Jordan", "good ally")
    happens(board, "    let c = Iraq\n    choose a good muslim country c in neighbours of c\n    place 1 aid in c\n")
    assert board("Jordan") == "good ally, 1 aid"


@pytest.mark.parametrize(
    ("again", "code", "marked"),
    [
        ("choose a card c in hand of us", "T007", "a card c in hand of us"),
        ("choose 2 countries c", "T007", "2 countries c"),
        ("let c = 3", "T007", "c"),
        ("roll die as c", "T007", "c"),
        ("if us: let c = 3", "T007", "c"),
        ("if any country c where poor: +1 prestige", "N008", "c"),
        ("for each c in poor countries: test c", "N008", "c"),
        ("choose a country d adjacent to it", "N009", "adjacent to it"),
        ("choose a country c adjacent to c", "N009", "adjacent to c"),
    ],
)
def test_what_a_known_name_cannot_be(again: str, code: str, marked: str) -> None:
    """Another type, a name in a condition or a loop, and something that is looked for by comparing it with itself."""
    finding = the_mistake(f"{EVENT}    choose a poor country c\n    {again}\n")
    assert (finding.code, finding.span.line) == (code, 5)
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert "name" in english.help(finding)


def test_choices_without_a_name_keep_to_their_type(board: Table) -> None:
    """A card that is chosen in a block does not take the place of the country chosen before it."""
    board("Iraq", "poor ally")
    board.hand("us", [1])
    lines = "    if us:\n      choose a card in hand of us\n      us discards it\n    place 1 aid in there\n"
    happens(board, "    choose a poor country\n" + lines)
    assert board("Iraq") == "poor ally, 1 aid"
    assert board.zone_of(1) == "discard pile"


@pytest.mark.parametrize("name", ["old-one", "o'brien", "n/a"])
def test_a_name_may_have_every_sign_of_a_word(board: Table, name: str) -> None:
    board("Iraq", "poor ally")
    happens(board, f"    choose a poor country {name}\n    place 1 aid in {name}\n")
    assert board("Iraq") == "poor ally, 1 aid"


# -- loops over names ---------------------------------------------------------------------------------------------

LOOP = """    for each x in s:
      choose a muslim country d adjacent to x
      place 1 cell in d
    for each x in s where poor:
      choose a poor country d in s
      place 1 aid in d
"""


@pytest.mark.parametrize(
    ("set_", "answers"),
    [
        ("let s = poor countries where cells > 0", []),
        ("let s = (Iraq, Jordan)", []),
        ("choose poor countries s where cells > 0", []),
        ("choose up to 2 different countries s where cells > 0", ["Iraq", "Jordan"]),
    ],
)
def test_a_loop_runs_over_a_set_with_a_name(board: Table, set_: str, answers: list[str]) -> None:
    """Named by `let` or by `choose`; a choice in one loop may have the name of a choice in another."""
    for country in ("Iraq", "Jordan"):
        board(country, "poor ally", cells=1)
    happens(board, f"    {set_}\n{LOOP}", [*answers, "Syria", "Saudi Arabia", "Iraq", "Jordan"])
    assert (board.at("Syria").sleeper_cells, board.at("Saudi Arabia").sleeper_cells) == (1, 1)
    assert (board.at("Iraq").aid, board.at("Jordan").aid) == (1, 1)


def test_a_choice_in_a_loop_may_have_a_name_that_was_given_before_it(board: Table) -> None:
    board("Egypt", "fair ally")
    lines = "    for each x in s:\n      choose a fair muslim country d\n      place 1 aid in d\n"
    happens(board, f"    choose a poor country d\n    let s = (Iraq, Jordan)\n{lines}")
    assert board("Egypt") == "fair ally, 2 aid"


def test_a_loop_needs_a_set() -> None:
    assert [f.code for f in read(f"{EVENT}    choose a country s\n    for each x in s: test x\n")[1]] == ["N003"]


# -- a mark that stands somewhere and lapses ----------------------------------------------------------------------


def test_a_lapsing_mark_may_stand_in_a_country() -> None:
    tree = understood(
        'card 901 "Own"\n  us, 2 ops, lapsing, marker "Flag"\n  event:\n    choose a poor country c\n'
        '    mark c with "Flag"\n  while in effect in c:\n    may recruit in c: no\n'
        "    when plot is resolved in c: end this\n    ends when c is good\n"
    )
    [block] = tree.lasting
    assert (tree.lapsing, block.mark, block.place) == ("always", "Flag", "c")
    assert [len(part) for part in (block.answers, block.triggers, block.ends)] == [1, 1, 1]

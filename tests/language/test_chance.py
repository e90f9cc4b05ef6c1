"""`choose a random ...`: chance chooses, by the seed of the game, and shows nobody what they may not see."""

from __future__ import annotations

from collections import Counter

import pytest

from daedalus.core.journal import CHOICE, REVEAL
from daedalus.core.messages import SOMETHING_HIDDEN
from daedalus.core.view import journal
from tests.language.reading import HEAD, mistakes
from tests.language.trial import happens
from tests.support import Table


def drawn(seed: int, event: str, hand: tuple[int, ...] = (4, 6, 7)) -> Table:
    board = Table(seed)
    for country in ("Iraq", "Jordan", "Egypt"):
        board(country, "poor ally")
    board.hand("jihadist", hand)
    happens(board, event)
    return board


COUNTRY = "    choose a random poor muslim country c\n    place 1 aid in c\n"


def test_every_candidate_has_the_same_chance() -> None:
    """Over 300 games none of three comes up less than 70 times; and nobody is asked."""
    found: Counter[str] = Counter()
    for seed in range(300):
        board = drawn(seed, COUNTRY)
        found.update(name for name in ("Iraq", "Jordan", "Egypt") if board.at(name).aid)
        assert not [entry for entry in board.journal if entry[0] == CHOICE]
    assert set(found) == {"Iraq", "Jordan", "Egypt"}
    assert min(found.values()) > 70


def test_the_same_seed_draws_the_same() -> None:
    assert drawn(5, COUNTRY).game.values == drawn(5, COUNTRY).game.values


def test_without_a_candidate_there_is_none(board: Table) -> None:
    happens(board, COUNTRY)
    assert board.changes() == {}


def test_several_are_different() -> None:
    board = drawn(2, "    choose 2 random poor countries s\n    for each c in s: place 1 aid in c\n")
    assert sum(board.at(name).aid for name in ("Iraq", "Jordan", "Egypt")) == 2


def test_as_many_as_there_are() -> None:
    board = drawn(2, "    choose 9 random poor countries s\n    for each c in s: place 1 aid in c\n")
    assert all(board.at(name).aid == 1 for name in ("Iraq", "Jordan", "Egypt"))


def test_chance_among_the_highest() -> None:
    """What leads by a figure is looked for first."""
    board = Table()
    board("Iraq", "poor ally", cells=2)
    board("Jordan", "poor ally", cells=1)
    happens(board, "    choose a random poor country c, highest cells\n    place 1 aid in c\n")
    assert board.at("Iraq").aid == 1


def test_a_country_by_lot_is_open_to_all_and_ends_taking_back() -> None:
    board = drawn(1, COUNTRY)
    [entry] = [entry for entry in board.journal if entry[0] == REVEAL]
    assert board.say(entry[1]).startswith("by lot: ")
    assert entry[2] == ""


@pytest.mark.parametrize(
    ("pile", "seen_by"),
    [("hand of jihadist", {"jihadist"}), ("discard pile", {"us", "jihadist"}), ("draw pile", set())],
)
def test_a_card_by_lot_is_shown_to_those_who_may_look_there(pile: str, seen_by: set[str]) -> None:
    """The record of each side names the card only if its pile is open to the side."""
    board = Table(3)
    board.hand("jihadist", (4, 6, 7))
    board.move(11, "discard pile")
    board.move(12, "discard pile")
    happens(board, f"    choose a random card k in {pile}\n    if ops of k > 0: +1 prestige\n")
    [reveal] = [entry for entry in board.journal if entry[0] == REVEAL]
    shown = {
        side
        for side in ("us", "jihadist")
        for entry in journal(board.game, side, [reveal])
        if entry[1].message is not SOMETHING_HIDDEN and entry[1].values
    }
    assert shown == seen_by


@pytest.mark.parametrize("line", ["if any random poor country: +1 prestige", "for each c in random countries: test c"])
def test_only_a_choice_is_left_to_chance(line: str) -> None:
    assert mistakes(f"{HEAD}  event:\n    {line}\n")

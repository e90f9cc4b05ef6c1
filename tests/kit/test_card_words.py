"""The draw pile, its top, and cards looked at, put back and looked for: what nobody may see stays unseen."""

from __future__ import annotations

import pytest

from daedalus.core.journal import REVEAL
from daedalus.core.view import journal, view
from daedalus.kit.deck import DISCARD, DRAW
from tests.language.reading import HEAD, mistakes
from tests.language.trial import happens
from tests.support import Table

NEXT = (30, 12, 57, 4)  # on top of the pile, in this order


@pytest.fixture
def pile(board: Table) -> Table:
    rest = tuple(n for n in board.get(DRAW) if n not in NEXT)
    for number in NEXT:
        board.move(number, DRAW)
    board.put(DRAW, (*NEXT, *rest))
    return board


def revealed(board: Table, side: str) -> list[str]:
    """What a side was shown in the last run."""
    return [board.say(e[1]) for e in journal(board.game, side, board.journal) if e[0] == REVEAL]


def test_its_cards_are_counted(pile: Table) -> None:
    many = len(pile.get(DRAW))
    happens(pile, f"    if cards in draw pile = {many}: +1 prestige\n")
    assert pile.prestige == 8


def test_its_top_is_seen_by_one_side(pile: Table) -> None:
    happens(pile, "    us sees top 2 cards of draw pile\n")
    [seen] = revealed(pile, "us")
    assert "30" in seen
    assert "12" in seen
    assert seen.index("30") < seen.index("12")
    assert revealed(pile, "jihadist") == ["something hidden"]


def test_a_single_card_is_seen(pile: Table) -> None:
    pile.hand("jihadist", [6])
    happens(pile, "    choose a random card k in hand of jihadist\n    us sees k\n")
    assert "6" in revealed(pile, "us")[-1]


def test_one_of_its_top_is_taken_and_the_others_stay(pile: Table) -> None:
    happens(pile, "    choose a card k in top 3 cards of draw pile\n    take k\n", [57])
    assert pile.zone_of(57) == "hand of us"
    assert pile.get(DRAW)[:3] == (30, 12, 4)
    assert revealed(pile, "jihadist").count("something hidden") == 2  # a look, and a card taken


def test_who_chooses_there_has_seen_them(pile: Table) -> None:
    """So that nobody looks, takes back what was decided before, and decides otherwise."""
    happens(pile, "    choose a card k in top 2 cards of draw pile\n    put k under draw pile\n", [12])
    assert len(revealed(pile, "us")) == 1
    assert pile.get(DRAW)[0] == 30
    assert pile.get(DRAW)[-1] == 12


def test_what_lies_on_the_discards_last_is_their_top(pile: Table) -> None:
    pile.move(6, DISCARD)
    pile.move(7, DISCARD)
    happens(pile, "    choose a card k in top 1 card of discard pile\n    take k\n")
    assert pile.zone_of(7) == "hand of us"


def test_a_card_is_put_on_top_and_drawn_next(pile: Table) -> None:
    pile.move(6, DISCARD)
    happens(
        pile,
        "    choose a card k in discard pile where number of k = 6\n    put k on top of draw pile\n    draw 1 card\n",
    )
    assert pile.zone_of(6) == "hand of us"


def test_one_that_lies_there_comes_to_the_top(pile: Table) -> None:
    happens(pile, "    choose a card k in draw pile where number of k = 4\n    put k on top of draw pile\n")
    assert pile.get(DRAW)[:2] == (4, 30)
    assert sorted(pile.get(DRAW)) == sorted(set(pile.get(DRAW)))


def test_more_than_there_are_is_all(pile: Table) -> None:
    pile.put(DRAW, NEXT)
    happens(pile, "    if number of cards in top 9 cards of draw pile = 4: +1 prestige\n")
    assert pile.prestige == 8


def test_its_order_is_not_told_by_what_there_is_to_choose(pile: Table) -> None:
    """Who looks through the pile is offered its cards by number."""
    offered: list[object] = []
    happens(pile, "    choose a card k in draw pile where k is numbered (30, 12, 57)\n    take k\n", [57])
    [entry] = [e for e in pile.journal if e[0] == REVEAL and e[1].key == "cards-seen"]
    offered += entry[1].values[0]
    assert offered == [12, 30, 57]


def test_a_shuffle_keeps_the_cards_and_hides_their_order(pile: Table) -> None:
    before = pile.get(DRAW)
    happens(pile, "    shuffle draw pile\n")
    assert pile.get(DRAW) != before
    assert sorted(pile.get(DRAW)) == sorted(before)
    for side in ("us", "jihadist"):
        assert view(pile.game, side)["game"][DRAW] == {"count": len(before)}
        assert list(journal(pile.game, side, pile.journal)) == []


def test_cards_of_a_list_by_title_and_by_number(pile: Table) -> None:
    those = 'k is named ("FATA") or k is numbered (4, 12)'
    event = f"    choose a card k in (draw pile, discard pile) where {those}\n    take k\n"
    fata = next(n for n, card in pile.game.library.cards.items() if card.title == "FATA")
    pile.move(fata, DISCARD)
    happens(pile, event, [fata])
    assert pile.zone_of(fata) == "hand of us"


def test_numbers_of_cards_are_numbers() -> None:
    assert mistakes(f'{HEAD}  event:\n    choose a card k in draw pile where k is numbered ("FATA")\n    take k\n')

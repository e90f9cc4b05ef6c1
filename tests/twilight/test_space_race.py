"""6.4 The space race."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import space
from daedalus.games.twilight.board import US, USSR
from daedalus.kit.library import Card
from tests.twilight.table import NUMBERS, Table, rule


def card(table: Table, title: str) -> Card:
    return table.game.card(NUMBERS[title])


@rule("6.4.1", "6.4.3")
@pytest.mark.parametrize(("die", "box", "vp"), [(3, 1, 2), (4, 0, 0)])
def test_a_roll_within_the_range(table: Table, die: int, box: int, vp: int) -> None:
    table.rolls(die)
    space.attempt(table.game, US, card(table, "Duck and Cover"))
    assert (table.get("us space"), table.get("vp")) == (box, vp)


@rule("6.4.3")
def test_the_second_gets_less(table: Table) -> None:
    table.put("us space", 1)
    space.advance(table.game, USSR, 1, "6.4.3")
    assert table.get("vp") == -1


@rule("6.4.3")
def test_every_box(table: Table) -> None:
    """Points of the first and the second, box by box; the sum moves."""
    for side, points in ((US, (2, 0, 2, 0, 3, 0, 4, 2)), (USSR, (1, 0, 0, 0, 1, 0, 2, 0))):
        gained = []
        for _ in range(8):
            before = table.game.lead(side)
            space.advance(table.game, side, 1, "6.4.3")
            gained.append(table.game.lead(side) - before)
        assert tuple(gained) == points


@rule("6.4.1")
def test_a_card_needs_the_value_of_the_next_box(table: Table) -> None:
    assert space.may_space(table.game, US, card(table, "Captured Nazi Scientist")) is False  # 1
    assert space.may_space(table.game, US, card(table, "Vietnam Revolts")) is True  # 2
    table.put("us space", 4)
    assert space.may_space(table.game, US, card(table, "Vietnam Revolts")) is False
    table.put("us space", 7)
    assert space.may_space(table.game, US, card(table, "Duck and Cover")) is False
    assert space.may_space(table.game, US, card(table, "Marshall Plan")) is True


@rule("6.4.2", "6.4.4")
def test_one_card_a_turn_and_two_for_who_is_ahead_on_box_two(table: Table) -> None:
    plan = card(table, "Marshall Plan")
    table.put("us space cards", 1)
    assert not space.may_space(table.game, US, plan)
    table.put("us space", 2)
    assert space.may_space(table.game, US, plan)
    table.put("us space cards", 2)
    assert not space.may_space(table.game, US, plan)
    table.put("us space cards", 1)
    table.put("ussr space", 2)
    assert not space.may_space(table.game, US, plan)


@rule("6.4.6")
def test_no_card_on_the_last_box(table: Table) -> None:
    table.put("us space", 8)
    assert not space.may_space(table.game, US, card(table, "Marshall Plan"))


@rule("6.4.4")
@pytest.mark.parametrize(
    ("ability", "box"),
    [(space.TWO_CARDS, 2), (space.HEADLINE_LAST, 4), (space.DISCARD_HELD, 6), (space.MORE_ROUNDS, 8)],
)
def test_abilities_are_lost_when_the_other_comes(table: Table, ability: str, box: int) -> None:
    table.put("ussr space", box)
    assert space.has(table.game, USSR, ability)
    assert not space.has(table.game, US, ability)
    table.put("us space", box)
    assert not space.has(table.game, USSR, ability)


@rule("6.4.5", "2.2.6")
def test_a_spaced_card_is_discarded(table: Table) -> None:
    """A starred card of the other side: its event does not happen, so that it stays in the game."""
    table.hand(US, "Fidel", "Containment")
    table("Cuba", us=2)
    table.rolls(6)
    table.round(US, "Fidel", "space race")
    assert table("Cuba") == (2, 0)
    assert table.where("Fidel") == "discard pile"
    assert table.get("us space cards") == 1

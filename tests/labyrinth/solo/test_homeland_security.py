"""13.4.4 Homeland security, step by step."""

from __future__ import annotations

import pytest

from tests.labyrinth.solo.alone import Alone
from tests.support import rule

ONE, TWO, THREE = 54, 69, 90  # jihadist cards, played for operations whatever the board looks like


@pytest.fixture
def idle(us: Alone) -> Alone:
    """Nothing for any operation: a cell that nobody reaches, so that nobody has won."""
    us("Egypt", "poor adversary", cells=1)
    us.nothing_to_win()
    return us


@rule("13.4.4")
def test_first_a_disrupt_in_the_us(idle: Alone) -> None:
    """Two cells are hit, the US being hard; France comes after with the second operation, Germany not at all."""
    idle("United States", active=2)
    idle("France", "hard", active=1)
    idle.plays(ONE)
    assert idle("United States") == "hard, cadre"
    assert idle("France") == "hard, 1 active cell"


@rule("13.4.4")
def test_a_cadre_there_will_do(idle: Alone) -> None:
    idle("United States", cadre=True)
    idle.plays(ONE)
    assert idle("United States") == "hard"


@rule("13.4.4")
def test_then_a_hard_us_talks_to_soft_countries_of_a_soft_world(idle: Alone) -> None:
    """Good before Fair; without a cell before with one; then the nearest to the US."""
    idle("Russia", "soft")
    idle("Canada", "soft", cells=1)
    idle("Germany", "soft")
    idle("United Kingdom", "soft")
    idle.plays(ONE, rolls=[1])
    assert idle.rolled_for() == ["Posture of United Kingdom"]


@rule("13.4.4")
def test_then_a_disrupt_of_the_nearest_non_muslim_country(idle: Alone) -> None:
    """Canada is nearer to the US than Russia, which has more cells."""
    idle("Canada", "hard", active=1)
    idle("Russia", "hard", active=3)
    idle.reserves = 1
    idle.plays(ONE)
    assert idle("Canada") == "hard, cadre"
    assert idle("Russia") == "hard, 3 active cells"


@rule("13.4.4")
def test_of_equally_near_ones_that_with_the_most_cells(idle: Alone) -> None:
    idle("Canada", "hard", active=1)
    idle("United Kingdom", "hard", active=2)
    idle.plays(ONE)
    assert idle("United Kingdom") == "hard, cadre"


@rule("13.4.4", "13.4.5")
def test_reserves_may_join_in_but_never_alone(idle: Alone) -> None:
    """Fair Philippines take 2: the card's 1 and 1 of the reserves; after that nothing is done with what is left."""
    idle("Philippines", "hard", active=1)
    idle.reserves = 2
    idle.plays(ONE)
    assert idle("Philippines") == "hard, cadre"
    assert idle.reserves == 1


@rule("13.4.4")
def test_then_what_is_left_is_banked_up_to_two(idle: Alone) -> None:
    idle.reserves = 1
    idle.plays(ONE)
    assert idle.reserves == 2


@rule("13.4.4")
def test_with_full_reserves_a_cadre_of_a_muslim_ally_is_disrupted(idle: Alone) -> None:
    """With the card alone: of two the nearest to the US whose governance the card covers."""
    idle("Jordan", "good ally", cadre=True)
    idle("Turkey", "good ally", cadre=True)
    idle.reserves = 2
    idle.plays(ONE)
    assert idle("Turkey") == "good ally"
    assert idle("Jordan") == "good ally, cadre"
    assert idle.reserves == 2


@rule("13.4.4")
def test_last_a_war_of_ideas_in_countries_against_the_us(idle: Alone) -> None:
    """The Fair one before the Good one, with a hard world, so that the second step does not apply."""
    idle.world("hard", 3)
    idle("Russia", "soft")
    idle("Canada", "soft")
    idle("Scandinavia", "hard")
    idle.reserves = 2
    idle.plays(TWO, rolls=[1])
    assert idle.rolled_for() == ["Posture of Russia"]


@rule("13.4.4")
def test_without_such_a_country_in_an_untested_one(idle: Alone) -> None:
    idle.world("hard", 3)
    for c in idle.game.countries:
        if not c.is_muslim and c.name not in ("Iran", "Russia", "United States", "Israel"):
            idle(c.name, "hard")
    idle.reserves = 2
    idle.plays(TWO, rolls=[1])
    assert idle.rolled_for() == ["Posture of Russia"]


@rule("13.4.4")
def test_steps_are_repeated_until_the_card_is_used_up(idle: Alone) -> None:
    """Three operations: two in the US, where four active cells are, and the third for the cadre that they leave."""
    idle("United States", active=4)
    idle("Canada", "hard", active=1)
    idle.plays(THREE)
    assert idle("United States") == "hard"
    assert idle("Canada") == "hard, 1 active cell"
    assert idle.reserves == 0

"""12.4.3 Radicalization, step by step."""

from __future__ import annotations

import pytest

from tests.labyrinth.solo.alone import Alone
from tests.support import rule

ONE, TWO, THREE = 6, 30, 42  # US cards, played for operations whatever the board looks like


@pytest.fixture
def idle(jihadist: Alone) -> Alone:
    """No operation finds anything: funding is tight, GTMO forbids to recruit, and cells are where nobody plots.

    A hard US stands alone, so that there is nothing to gain by the posture of others.
    """
    jihadist.funding = 1
    jihadist.mark("GTMO", lapsing=True)
    jihadist.world("soft", 1)
    jihadist("Sudan", "islamist rule adversary", cells=3)
    return jihadist


@rule("12.4.3")
def test_cells_in_the_us_plot_with_a_wmd_at_hand(jihadist: Alone) -> None:
    """Ample funding recruits the one cell there is; of the two operations left both cells in the US plot."""
    jihadist.world("soft", 1)
    jihadist("Sudan", "islamist rule adversary", cells=12)
    jihadist("United States", cells=2)
    jihadist.put("available plots", ("wmd",))
    jihadist.funding = 9
    jihadist.plays(THREE, rolls=[6, 6])
    assert jihadist.rolled_for() == ["Plot in United States", "Plot in United States"]
    assert jihadist("United States") == "hard, 2 active cells"


@rule("12.4.3")
def test_without_a_wmd_they_do_not(jihadist: Alone) -> None:
    jihadist.world("soft", 1)
    jihadist("Sudan", "islamist rule adversary", cells=12)
    jihadist("United States", cells=2)
    jihadist.funding = 9
    jihadist.plays(THREE)
    assert jihadist.rolled() == []
    assert jihadist.reserves == 2


@rule("12.4.3")
def test_a_hard_us_makes_cells_travel_to_untested_countries_one_to_each(idle: Alone) -> None:
    """Sudan borders Kenya alone of these; then others are tried with a die, each by one cell."""
    idle.world("hard", 1)
    idle.plays(TWO)
    went = [said for said in idle.rolled_for() if said.startswith("Posture")]
    assert idle("Kenya/Tanzania").endswith("1 cell")
    assert len(went) == 2
    assert "Sudan" not in went


@rule("12.4.3")
def test_a_soft_us_makes_cells_plot_in_non_muslim_countries(jihadist: Alone) -> None:
    """One die of jihad; then soft countries come first, but a hard one is none the less a target."""
    jihadist.us_posture = "soft"
    jihadist.world("soft", 3)
    jihadist("Egypt", "good ally", cells=1)
    jihadist("Germany", cells=1)
    jihadist("India", "hard", cells=1)
    jihadist.plays(THREE, rolls=[6, 6, 6])
    assert jihadist.rolled_for() == ["Jihad in Egypt", "Plot in Germany", "Plot in India"]


@rule("12.4.3")
def test_a_muslim_cadre_recruits(jihadist: Alone) -> None:
    """After one die of jihad: in the country where awakening does not stand in the way."""
    jihadist.world("soft", 1)
    jihadist("Turkey", "good ally", cells=1)
    jihadist("Egypt", "poor ally", cadre=True, awakening=1)
    jihadist("Libya", "poor ally", cadre=True)
    jihadist.plays(TWO, rolls=[6, 1])
    assert jihadist.rolled_for() == ["Jihad in Turkey", "Recruit in Libya"]
    assert jihadist("Libya") == "poor ally, 1 cell"


@rule("12.4.3")
def test_what_is_left_is_banked_up_to_two(idle: Alone) -> None:
    idle.plays(TWO)
    assert idle.reserves == 2
    assert idle.rolled() == []


@rule("12.4.3")
def test_beyond_that_a_cell_travels_to_the_us(idle: Alone) -> None:
    """With 2 in reserve nothing can be banked, and GTMO forbids recruiting: both operations travel to the US."""
    idle.reserves = 2
    idle.plays(TWO, rolls=[1, 6])
    assert idle.rolled_for() == ["Travel from Sudan to United States"] * 2
    assert idle("United States") == "hard, 1 cell"
    assert idle.reserves == 2


@rule("12.4.3", "12.4.4")
def test_before_that_it_recruits_with_the_card_alone(jihadist: Alone) -> None:
    """One die of jihad; the reserves are full, so the other operation of the card recruits and the reserves stay."""
    jihadist.world("soft", 1)
    jihadist("Turkey", "good ally", cells=1)
    jihadist("Sudan", "islamist rule adversary", cells=2)
    jihadist.reserves = 2
    jihadist.plays(TWO, rolls=[6])
    assert jihadist("Sudan") == "islamist rule adversary, 3 cells"
    assert jihadist.reserves == 2


@rule("12.4.3")
def test_never_with_reserves_alone(jihadist: Alone) -> None:
    """The card's one operation is used by the jihad; the reserve is not spent on a plot in the US."""
    jihadist("Egypt", "good ally", cells=1)
    jihadist("United States", cells=1)
    jihadist.put("available plots", ("wmd",))
    jihadist.reserves = 2
    jihadist.plays(ONE, rolls=[6])
    assert jihadist.rolled_for() == ["Jihad in Egypt"]
    assert jihadist.reserves == 2


@rule("12.4.3")
def test_reserves_join_in_up_to_three_operations(jihadist: Alone) -> None:
    """The jihad uses one of two operations; the other and one reserve plot in the US, which leaves one."""
    jihadist("Egypt", "good ally", cells=1)
    jihadist("United States", cells=3)
    jihadist.put("available plots", ("wmd", "1", "1"))
    jihadist.reserves = 2
    jihadist.world("soft", 1)
    jihadist.plays(TWO, rolls=[6, 6, 6])
    assert jihadist.rolled_for() == ["Jihad in Egypt", "Plot in United States", "Plot in United States"]
    assert jihadist.reserves == 1


@rule("12.4.1", "12.4.3")
def test_a_cell_lost_on_its_way_may_be_recruited_again(jihadist: Alone) -> None:
    """The only cell that may leave Sudan fails to reach Jordan; the other operation recruits it there."""
    jihadist.world("soft", 1)
    jihadist.funding = 9
    jihadist("Jordan", "poor ally", cells=13, militia=9)
    jihadist("Sudan", "islamist rule adversary", cells=2)
    jihadist.reserves = 2
    jihadist.plays(TWO, rolls=[6, 1])
    assert jihadist.rolled_for() == ["Travel from Sudan to Jordan", "Recruit in Jordan"]
    assert jihadist("Jordan") == "poor ally, 14 cells, 9 militia"

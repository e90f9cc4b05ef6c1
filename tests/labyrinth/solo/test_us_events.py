"""13.3.1 to 13.3.9 What the US bot chooses when events ask it."""

from __future__ import annotations

from tests.labyrinth.solo.alone import Alone
from tests.support import rule

PREDATORS, LETS_ROLL, ENHANCED_MEASURES, MASS_TURNOUT = 23, 21, 34, 40
HUMANITARIAN_AID, RUSSIAN_AID, STATUS_QUO = 123, 145, 163
FORMER_SOVIET_UNION, FRIDAY_OF_ANGER = 102, 206
TWO = 69


@rule("13.3.1")
def test_cells_go_from_the_country_that_the_disrupt_column_puts_first(us: Alone) -> None:
    """Predators: Good and Fair before Poor, though Poor Iraq has more cells and resources."""
    us("Iraq", "poor ally", cells=4)
    us("Jordan", "fair ally", cells=1)
    us.plays(PREDATORS)
    assert us("Jordan").startswith("fair ally")
    assert us.at("Jordan").sleeper_cells == 0
    assert us("Iraq") == "poor ally, 4 cells"


@rule("13.3.1")
def test_militia_go_where_the_deploy_to_column_says(us: Alone) -> None:
    """Russian Aid: places militia and aid, so Deploy To decides: Fair before Poor."""
    us("Yemen", "poor neutral", civil_war=1, cells=3)
    us("Libya", "fair neutral", civil_war=1)
    us.plays(RUSSIAN_AID)
    assert us("Libya") == "fair neutral, 1 militia, 1 aid, civil war"


@rule("13.3.2")
def test_an_event_removes_sleepers_first(us: Alone) -> None:
    us("Jordan", "fair ally", cells=1, active=1)
    us("Egypt", "poor ally", cells=1)
    us.plays(PREDATORS)
    assert us("Jordan") == "fair ally, 1 active cell"


@rule("13.3.2")
def test_a_disrupt_hits_active_cells_first(us: Alone) -> None:
    us("Jordan", "fair ally", cells=2, active=1)
    us.plays(TWO)
    assert us.did() == ["disrupt"]
    assert us("Jordan") == "fair ally, 2 cells"


@rule("13.3.3", "13.3.4")
def test_an_event_stops_the_priority_plot_and_sets_the_us_posture(us: Alone) -> None:
    """Let's Roll!: the plot in the US, then a country that is opposed to the US, before untested ones."""
    us("United States", plots=["1"])
    us("Turkey", "good ally", plots=["3"], cells=1)
    us("Serbia", "soft")
    us.plays(LETS_ROLL)
    assert us("United States") == "hard"
    assert us("Turkey") == "good ally, 1 cell, plot 3"
    assert us("Serbia") == "hard"


@rule("13.3.5")
def test_aid_goes_where_the_war_of_ideas_column_says(us: Alone) -> None:
    """Humanitarian Aid: the country with more resources, of two with a cell."""
    us("Jordan", "fair neutral", cells=1)
    us("Saudi Arabia", "fair neutral", cells=1)
    us.plays(HUMANITARIAN_AID)
    assert us("Saudi Arabia") == "fair neutral, 1 cell, 1 aid"


@rule("13.3.5")
def test_of_both_markers_the_bot_places_awakening(us: Alone) -> None:
    """Friday of Anger lets either side place its own."""
    us("Egypt", "fair neutral", awakening=1, reaction=1, cells=1)
    us.plays(FRIDAY_OF_ANGER)
    assert us("Egypt") == "fair neutral, 1 cell, 2 awakening, 1 reaction"


@rule("13.3.6")
def test_governance_improves_where_the_war_of_ideas_column_says(us: Alone) -> None:
    """Mass Turnout: of two regime changes the one with more resources."""
    us("Afghanistan", "poor ally", regime_change="tan", troops=6, cells=1)
    us("Iraq", "poor ally", regime_change="tan", troops=6, cells=1)
    us.plays(MASS_TURNOUT)
    assert us("Iraq").startswith("fair ally")
    assert us("Afghanistan").startswith("poor ally")


@rule("13.3.6")
def test_an_event_that_could_only_harm_the_us_is_unplayable(us: Alone) -> None:
    """Former Soviet Union makes Central Asia Neutral and rolls its governance: not of a Good Ally."""
    us("Central Asia", "good ally")
    us("Egypt", "fair neutral", cells=1)
    us.nothing_to_win()
    us.plays(FORMER_SOVIET_UNION, rolls=[1])
    assert us.did() == ["war of ideas"]
    us("Central Asia", "poor adversary")
    us.plays(FORMER_SOVIET_UNION, rolls=[6])
    assert us.did() == ["event"]


@rule("13.3")
def test_instructions_for_a_card_go_before_the_column(us: Alone) -> None:
    """Status Quo: the Adversary first, though the War of Ideas column would take the country with more resources."""
    us("Afghanistan", "poor adversary", regime_change="tan", troops=2, cells=1)
    us("Iraq", "poor neutral", regime_change="tan", troops=2)
    us.plays(STATUS_QUO)
    assert us("Afghanistan") == "poor ally, 1 cell, 2 troops"
    assert us("Iraq") == "poor neutral, 2 troops, tan regime change"


@rule("13.3.7")
def test_attrition_takes_troops_before_militia(us: Alone) -> None:
    """Six cells hit once; a troop goes, the militia stay."""
    us("Yemen", "poor ally", civil_war=1, cells=6, troops=1, militia=1)
    us.attrition()
    assert us.at("Yemen").troops == 0
    assert us.at("Yemen").militia == 1


@rule("13.3.8")
def test_an_operation_that_an_event_grants_goes_by_its_list(us: Alone) -> None:
    """Enhanced Measures disrupts: where cells exceed troops by two, before the Good country of the column."""
    us("Turkey", "good ally", cells=1)
    us("Yemen", "poor ally", cells=3)
    us.hand("jihadist", [1])
    us.plays(ENHANCED_MEASURES)
    assert us("Yemen") == "poor ally, 1 active cell, 2 cells"
    assert us("Turkey") == "good ally, 1 cell"


@rule("13.3.9")
def test_what_nothing_settles_is_drawn(us: Alone) -> None:
    chosen = set()
    for seed in range(12):
        board = Alone("us")
        board.game.seed = seed
        for name in ("Jordan", "Lebanon"):
            board(name, "fair neutral", cells=1)
        board.plays(HUMANITARIAN_AID)
        chosen.add(next(name for name in ("Jordan", "Lebanon") if board.at(name).aid))
    assert chosen == {"Jordan", "Lebanon"}

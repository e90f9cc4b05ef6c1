"""12.3.1 to 12.3.12 What the jihadist bot chooses when events ask it."""

from __future__ import annotations

from tests.labyrinth.solo.alone import Alone
from tests.support import rule

AL_JAZEERA, MARTYRDOM, FOREIGN_FIGHTERS_BASE, FOREIGN_FIGHTERS = 77, 87, 81, 187
MADRASSAS, FORMER_SOVIET_UNION, CYBER_WARFARE = 53, 102, 202
GHOST_SOLDIERS, AL_MALIKI, MUSLIM_BROTHERHOOD, FRIDAY_OF_ANGER = 178, 185, 191, 206
ONE, THREE = 6, 42


@rule("12.3.1")
def test_militia_go_from_the_country_that_the_jihad_column_puts_first(jihadist: Alone) -> None:
    """Ghost Soldiers: the besieged regime before the one with more resources."""
    jihadist("Iraq", "poor ally", militia=4, civil_war=1, cells=1)
    jihadist("Yemen", "poor ally", militia=4, civil_war=1, besieged=1)
    jihadist.plays(GHOST_SOLDIERS)
    assert jihadist("Yemen") == "poor ally, 2 militia, besieged, civil war"


@rule("12.3")
def test_instructions_for_a_card_go_before_the_column(jihadist: Alone) -> None:
    """al-Maliki: an Ally first, though the Jihad column would take the besieged Neutral; never a regime change."""
    jihadist("Iraq", "poor neutral", troops=2, besieged=1)
    jihadist("Jordan", "poor ally", troops=2)
    jihadist("Afghanistan", "poor ally", troops=6, regime_change="tan")
    jihadist.plays(AL_MALIKI)
    assert jihadist("Iraq") == "poor neutral, 2 troops, besieged"
    assert jihadist("Afghanistan") == "poor ally, 6 troops, tan regime change"
    assert jihadist("Jordan") == "poor neutral, 1 aid"


@rule("12.3.2")
def test_cells_are_placed_by_the_travel_to_list(jihadist: Alone) -> None:
    """Foreign Fighters: a Poor civil war that lacks cells for major jihad, before one that has none."""
    jihadist("Yemen", "poor neutral", civil_war=1, cells=1)
    jihadist("Syria", "fair neutral", civil_war=1)
    jihadist.plays(FOREIGN_FIGHTERS)
    assert jihadist("Yemen").startswith("poor neutral, 6 cells")


@rule("12.3.3")
def test_an_event_takes_the_active_cell_first(jihadist: Alone) -> None:
    jihadist("Turkey", "good ally", cells=1, active=1)
    jihadist.plays(MARTYRDOM)
    assert jihadist("Turkey").startswith("good ally, 1 cell, plot")


@rule("12.3.3")
def test_an_operation_uses_active_cells_first(jihadist: Alone) -> None:
    """One die in a country with an active cell and a sleeper: the active one acts, and is lost."""
    jihadist("Turkey", "good ally", cells=1, active=1)
    jihadist.plays(ONE, rolls=[6])
    assert jihadist("Turkey") == "good ally, 1 cell"


@rule("12.3.4")
def test_an_event_places_plots_by_the_plot_column(jihadist: Alone) -> None:
    """Martyrdom Operation: the US before a Muslim country with troops."""
    jihadist("Turkey", "good ally", cells=1, troops=2)
    jihadist("United States", cells=1)
    jihadist.plays(MARTYRDOM)
    assert jihadist("Turkey") == "good ally, 1 cell, 2 troops"
    assert jihadist("United States").count("plot") == 2


@rule("12.3.5")
def test_postures_turn_against_the_us(jihadist: Alone) -> None:
    """Cyber Warfare: Russia shares the US posture, China is soft already and India untested."""
    jihadist("China", "soft")
    jihadist("Russia", "hard")
    jihadist("Iraq", "poor ally", cells=1)
    jihadist.plays(CYBER_WARFARE)
    assert jihadist("Russia") == "soft"
    assert jihadist("India") == "untested"


@rule("12.3.5")
def test_without_one_that_shares_it_an_untested_country(jihadist: Alone) -> None:
    jihadist.us_posture = "soft"
    jihadist("China", "hard")
    jihadist("Russia", "hard")
    jihadist("Iraq", "poor ally", cells=1)
    jihadist.plays(CYBER_WARFARE)
    assert jihadist("India") == "hard"


@rule("12.3.6")
def test_reaction_rather_than_awakening_by_the_jihad_column(jihadist: Alone) -> None:
    """Muslim Brotherhood: Egypt, then twice where a jihad has the best chances, before the arsenal of Pakistan."""
    jihadist("Egypt", "poor neutral")
    jihadist("Pakistan", "fair neutral", awakening=1)
    jihadist("Jordan", "fair ally", aid=1, reaction=2)
    jihadist("Saudi Arabia", "poor ally", cells=1)
    jihadist.plays(MUSLIM_BROTHERHOOD)
    assert jihadist("Egypt") == "poor neutral, 1 reaction"
    assert jihadist("Jordan") == "fair ally, 1 aid, 4 reaction"
    assert jihadist("Pakistan") == "fair neutral, 1 awakening"


@rule("12.3.6")
def test_of_both_markers_the_bot_places_reaction(jihadist: Alone) -> None:
    """Friday of Anger lets either side place its own."""
    jihadist("Egypt", "fair neutral", awakening=1, reaction=1)
    jihadist("Iraq", "poor ally", cells=1)
    jihadist.plays(FRIDAY_OF_ANGER)
    assert jihadist("Egypt") == "fair neutral, 1 awakening, 2 reaction"


@rule("12.3.7")
def test_alignment_goes_toward_adversary_by_the_jihad_column(jihadist: Alone) -> None:
    """Al-Jazeera: of two countries with troops the one with aid."""
    jihadist("Jordan", "fair ally", troops=2, aid=1)
    jihadist("Gulf States", "fair ally", troops=2)
    jihadist.plays(AL_JAZEERA)
    assert jihadist("Jordan") == "fair neutral, 2 troops, 1 aid"
    assert jihadist("Gulf States") == "fair ally, 2 troops"


@rule("12.3.7")
def test_an_event_that_could_only_help_the_us_is_unplayable(jihadist: Alone) -> None:
    """Former Soviet Union rolls the governance of Central Asia and makes it Neutral: not of a Poor Adversary."""
    jihadist("Central Asia", "poor adversary")
    jihadist("Egypt", "good ally", cells=2)
    jihadist.plays(FORMER_SOVIET_UNION, rolls=[6, 6])
    assert jihadist.did() == ["jihad"]
    jihadist("Central Asia", "fair ally")
    jihadist("Egypt", "good ally", cells=2)
    jihadist.plays(FORMER_SOVIET_UNION, rolls=[6])
    assert jihadist.did() == ["event"]


@rule("12.3.10")
def test_a_caliphate_is_declared_where_a_neighbour_would_join(jihadist: Alone) -> None:
    jihadist("Syria", "poor neutral", civil_war=1)
    jihadist("Iraq", "poor neutral", regime_change="tan")
    jihadist.plays(FOREIGN_FIGHTERS)
    assert jihadist.get("caliphate capital")
    assert jihadist.members() == ["Iraq", "Syria"]


@rule("12.3.10")
def test_without_such_a_neighbour_it_is_not(jihadist: Alone) -> None:
    jihadist("Syria", "poor neutral", civil_war=1)
    jihadist.plays(FOREIGN_FIGHTERS)
    assert jihadist("Syria").startswith("poor neutral, 5 cells")
    assert not jihadist.get("caliphate capital")


@rule("12.3.10")
def test_but_it_is_if_that_wins(jihadist: Alone) -> None:
    """Five resources under Islamist Rule: the capital is the sixth."""
    jihadist("Saudi Arabia", "islamist rule adversary")
    jihadist("Pakistan", "islamist rule adversary")
    jihadist("Mali", "poor neutral", civil_war=1)
    jihadist.watch_victory()
    jihadist.plays(FOREIGN_FIGHTERS)
    assert jihadist.winner.startswith("jihadist")


@rule("12.3.11")
def test_an_operation_that_an_event_grants_goes_by_its_list(jihadist: Alone) -> None:
    """Madrassas adds the next card of the pile: four recruits in one country, a Poor one that lacks cells."""
    jihadist("Egypt", "poor neutral", cells=1)
    jihadist("France", "soft", cells=1)
    jihadist.plays(MADRASSAS, rolls=[1, 1, 6, 6], below=THREE)
    assert jihadist.rolled_for() == ["Recruit in Egypt"] * 4
    assert jihadist("Egypt") == "poor neutral, 3 cells"


@rule("12.3.12")
def test_an_event_target_that_nothing_settles_is_drawn(jihadist: Alone) -> None:
    chosen = set()
    for seed in range(12):
        board = Alone("jihadist")
        board.game.seed = seed
        board("Jordan", "fair ally", troops=2)
        board("Yemen", "fair ally", troops=2)
        board.plays(AL_JAZEERA)
        chosen.add(next(name for name in ("Jordan", "Yemen") if board(name).startswith("fair neutral")))
    assert chosen == {"Jordan", "Yemen"}


@rule("12.3.2", "12.3.10")
def test_in_the_base_game_no_place_is_sought_for_a_caliphate(base_jihadist: Alone) -> None:
    """Foreign Fighters go to the besieged regime, though Afghanistan has a neighbour for a caliphate."""
    base_jihadist("Afghanistan", "poor ally", regime_change="green", troops=6)
    base_jihadist("Central Asia", "poor ally", regime_change="green", troops=6)
    base_jihadist("Somalia", "poor ally", regime_change="green", besieged=True, troops=6)
    base_jihadist.plays(FOREIGN_FIGHTERS_BASE)
    assert "5 cells" in base_jihadist("Somalia")

"""12.5, 13.5 Levels of difficulty: each has what it adds, the one below has not, and all above it have it too."""

from __future__ import annotations

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth import jihad, recruit, war_of_ideas
from daedalus.kit import registry
from tests.labyrinth.solo.alone import Alone
from tests.support import rule

IDEOLOGY = ["muddled", "coherent", "attractive", "potent", "infectious", "virulent"]
RESOLVE = ["off-guard", "competent", "adept", "vigilant", "ruthless", "no-mercy"]
ONE, TWO, THREE = 6, 30, 42  # US cards
JIHADIST_THREE = 90


def with_and_without(levels: list[str], level: str) -> list[tuple[str, bool]]:
    """Every level, and whether it is that one or a harder one."""
    return [(name, i >= levels.index(level)) for i, name in enumerate(levels)]


# -- 12.5 ---------------------------------------------------------------------------------------------------------


@rule("12.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(IDEOLOGY, "coherent"))
def test_coherent_minor_jihad_ignores_awakening(level: str, has: bool) -> None:
    board = Alone("jihadist", level)
    c = board.at("Egypt")
    board("Egypt", "fair neutral", awakening=1)
    assert jihad.modifier(board.game, c) == (0 if has else 1)


@rule("12.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(IDEOLOGY, "virulent"))
def test_virulent_major_jihad_ignores_it_too(level: str, has: bool) -> None:
    board = Alone("jihadist", level)
    c = board.at("Egypt")
    board("Egypt", "poor neutral", awakening=1)
    assert jihad.modifier(board.game, c, major=True) == (0 if has else 1)
    board("Egypt", awakening=0, reaction=1)
    assert jihad.modifier(board.game, c, major=True) == -1


@rule("12.5")
def test_a_coherent_bot_does_not_count_on_it_for_a_major_jihad() -> None:
    """Three awakening markers in a Poor country: no die could succeed there, whatever a minor jihad might."""
    board = Alone("jihadist", "coherent")
    board.world("soft", 1)
    board("Egypt", "poor neutral", cells=6, awakening=3)
    board("Turkey", "good ally", cells=1)
    board.plays(TWO, rolls=[6])
    assert board.rolled_for() == ["Jihad in Turkey"]


@rule("12.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(IDEOLOGY, "attractive"))
def test_attractive_a_success_places_two_plots(level: str, has: bool) -> None:
    board = Alone("jihadist", level)
    board("Philippines", "soft", cells=10)
    board.funding = 1
    board.plays(ONE, rolls=[1])
    assert len(board.at("Philippines").plots) == (2 if has else 1)


@rule("12.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(IDEOLOGY, "potent"))
def test_potent_a_success_recruits_two_cells(level: str, has: bool) -> None:
    board = Alone("jihadist", level)
    board("Sudan", "islamist rule adversary", cells=1)
    board.funding = 9
    board.plays(ONE)
    assert board.at("Sudan").sleeper_cells == (3 if has else 2)


@rule("12.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(IDEOLOGY, "infectious"))
def test_infectious_the_us_may_not_keep_its_last_card(level: str, has: bool) -> None:
    board = Alone("jihadist", level)
    board.hand("us", [THREE])
    board.hand("jihadist", [])
    assert ("hold" in board.ways(THREE, "us")) == (not has)


# -- 13.5 ---------------------------------------------------------------------------------------------------------


@rule("13.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(RESOLVE, "competent"))
def test_competent_an_alert_stops_two_plots_of_a_country(level: str, has: bool) -> None:
    board = Alone("us", level)
    board("Egypt", "poor adversary", cells=1)
    board("United States", plots=["wmd", "2", "1"])
    board.plays(JIHADIST_THREE)
    assert board("United States") == ("hard, plot 1" if has else "hard, plot 2, plot 1")


@rule("13.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(RESOLVE, "adept"))
def test_adept_a_disrupt_with_two_troops_gains_two_prestige(level: str, has: bool) -> None:
    board = Alone("us", level)
    board("Jordan", "fair ally", cells=4, troops=2)
    board.plays(JIHADIST_THREE)
    assert board.prestige == (9 if has else 8)


@rule("13.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(RESOLVE, "vigilant"))
def test_vigilant_regime_change_and_civil_war_recruit_by_dice(level: str, has: bool) -> None:
    board = Alone("us", level)
    board("Iraq", "poor ally", regime_change="tan")
    board("Yemen", "poor ally", civil_war=1)
    board("Sudan", "islamist rule adversary")
    automatic = [recruit.is_automatic(board.game, board.at(name)) for name in ("Iraq", "Yemen", "Sudan")]
    assert automatic == [not has, not has, True]


@rule("13.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(RESOLVE, "ruthless"))
def test_ruthless_us_events_happen_with_the_first_plot(level: str, has: bool) -> None:
    """The person plots with Biometrics; at the easier levels its event is ignored (8.5.3)."""
    board = Alone("us", level)
    board("France", "soft", cells=1)
    answers = ["plot", *(["event first"] if has else [])]
    board.play(2, "jihadist", answers, rolls=[6])
    assert board.in_effect("Biometrics") == has


@rule("13.5")
@pytest.mark.parametrize(("level", "has"), with_and_without(RESOLVE, "no-mercy"))
def test_no_mercy_war_of_ideas_ignores_what_is_below_zero(level: str, has: bool) -> None:
    """Two reaction against one aid: -1, or +1 without what stands against it; prestige 7 adds 1."""
    board = Alone("us", level)
    board("Egypt", "poor neutral", reaction=2, aid=1)
    without = war_of_ideas.modifier(board.game, board.at("Egypt"))
    board("Egypt", reaction=0)
    assert without == war_of_ideas.modifier(board.game, board.at("Egypt")) - (0 if has else 2)


# -- levels of a bot ----------------------------------------------------------------------------------------------


@rule("12.5", "13.5")
@pytest.mark.parametrize(("side", "levels"), [("jihadist", IDEOLOGY), ("us", RESOLVE)])
def test_the_levels_in_their_order(side: str, levels: list[str]) -> None:
    bot, level = registry.game("labyrinth").bots.seat(side, "bot")
    assert bot.levels == levels
    assert level == levels[0]


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(DaedalusError) as refused:
        registry.game("labyrinth").bots.seat("us", "bot merciless")
    assert refused.value.message == "bot has no level 'merciless'"
    assert "no-mercy" in refused.value.remedy

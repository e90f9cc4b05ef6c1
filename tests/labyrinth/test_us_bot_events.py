"""13.3, 13.4 What the US bot does with single events, where its chart says more than the columns."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from daedalus.games.labyrinth.solo.phase import play_top_card
from daedalus.kit import registry
from tests.support import EMPTY_AWAKENING, Table, rule

LETS_ROLL, TONY_BLAIR, LIBYAN_DEAL, FATWA, KOSOVO = 21, 29, 38, 97, 101
REAPER, PRISM, FLYPAPER = 127, 161, 221


class Alone(Table):
    """A board where the rules play the US."""

    def __init__(self) -> None:
        super().__init__(scenario=EMPTY_AWAKENING)
        game = registry.game("labyrinth")
        bot, level = game.bots.seat("us", "bot")
        self.game.automata["us"] = game.automaton(bot, "us", level)

    def wants(self, number: int) -> bool:
        return bool(self.game.automata["us"].would_play(self.game, self.game.card(number)))

    def plays(self, number: int, rolls: Iterable[int] = (), below: Iterable[int] = ()) -> None:
        self.hand("us", [*below, number])
        self.put("side to act", 1)
        self.run(lambda: play_top_card(self.game, "us"), (), rolls)


@pytest.fixture
def us() -> Alone:
    return Alone()


@rule("13.4.2")
def test_all_copies_of_a_card_have_the_same_instructions(us: Alone) -> None:
    """Reaper: without five cells in a country a discard, though cells could be removed."""
    us("Iraq", "poor ally", cells=3)
    us("Yemen", "poor ally", cells=3)
    us.hand("jihadist", [60])
    us.plays(REAPER)
    assert us("Iraq") == "poor ally, 3 cells"
    assert us.zone_of(60) == "discard pile"


@rule("13.3.3")
def test_a_country_is_chosen_by_the_plot_that_matters_most_there(us: Alone) -> None:
    """Let's Roll!: the plot in a Good country, not the stronger one in a Fair country."""
    us("Jordan", "fair ally", plots=[3])
    us("Turkey", "good neutral", plots=[1, 2])
    us.plays(LETS_ROLL)
    assert us("Turkey") == "good neutral, plot 1"
    assert us("Jordan") == "fair ally, plot 3"


@rule("13.4.1")
def test_an_event_that_stops_the_plot_goes_before_an_alert(us: Alone) -> None:
    """PRISM stops all plots; with three operations an alert would stop one."""
    us("Jordan", "good ally", plots=[2])
    us("Turkey", "good ally", plots=[3])
    us.plays(PRISM)
    assert us("Jordan") == "good ally"
    assert us("Turkey") == "good ally"


@rule("13.4.2")
def test_an_event_that_changes_nothing_is_not_wanted(us: Alone) -> None:
    """Kosovo: Serbia stands against the US already, and prestige is as high as can be."""
    us("Serbia", "soft")
    assert us.wants(KOSOVO)
    us.prestige = 12
    assert not us.wants(KOSOVO)


@rule("13.3.4")
def test_two_countries_are_chosen_by_what_a_loop_does_with_them(us: Alone) -> None:
    """Libyan Deal: the soft ones of Schengen, because the US is hard."""
    us("Libya", "poor adversary")
    us("Iraq", "fair ally")
    for name in ("Spain", "France"):
        us(name, "soft")
    us.plays(LIBYAN_DEAL)
    assert us("Spain") == "hard"
    assert us("France") == "hard"


@rule("13.3.4")
def test_war_of_ideas_only_where_the_posture_is_not_that_of_the_us(us: Alone) -> None:
    """Tony Blair: one Schengen country is soft and the others hard, so that one war of ideas is enough."""
    for c in us.game.countries:
        if c.schengen:
            us(c.name, "hard")
    us("Italy", "soft")
    us.plays(TONY_BLAIR, rolls=[6])
    assert us.rolled() == [6]


@rule("13.3.5")
def test_flypaper_takes_two_reactions_lest_a_caliphate_be_declared(us: Alone) -> None:
    us("Yemen", "poor neutral", civil_war=1)
    for name in ("Iraq", "Egypt", "Jordan"):
        us(name, "fair neutral", reaction=1)
    us.plays(FLYPAPER)
    assert us("Yemen") == "poor neutral, 2 cells, civil war"


@rule("13.3.8")
def test_an_operation_by_an_event_goes_by_the_charts(us: Alone) -> None:
    """Fatwa: with one operation a War of Ideas where it is best, as by a card of that value."""
    us.hand("jihadist", [60])
    us("Turkey", "good neutral", aid=1)
    us.plays(FATWA, rolls=[6], below=[61])
    assert us("Turkey").startswith("good ally")


@rule("13.4.2")
def test_the_last_cell_is_disrupted_in_a_non_muslim_country_too(us: Alone) -> None:
    us("France", "hard", active=1)
    us.plays(KOSOVO)
    assert us("France") == "hard, cadre"

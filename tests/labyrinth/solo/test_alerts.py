"""13.4.1 Plots on the map: the alert chart, the priority plot and the alert table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from daedalus.games.labyrinth.solo.alert_table import standing
from daedalus.games.labyrinth.solo.threats import threats
from tests.labyrinth.solo.alone import Alone
from tests.support import rule

ONE, TWO, THREE = 54, 69, 90  # jihadist cards, played for operations whatever the board looks like


@pytest.fixture
def threatened(us: Alone) -> Alone:
    """A cell somewhere, so that nobody has won, and nothing that the US could win over."""
    us("Egypt", "poor adversary", cells=1)
    us.nothing_to_win()
    return us


def plots_left(board: Alone) -> list[str]:
    return [f"{c.name} {plot.kind}" for c in board.game.holding("plots") for plot in c.plots]


@rule("13.4.1")
def test_a_wmd_in_the_us_is_alerted_with_three_operations(threatened: Alone) -> None:
    threatened("United States", plots=["wmd"])
    threatened.plays(THREE)
    assert threatened.did() == ["alert"]
    assert plots_left(threatened) == []


@rule("13.4.1", "13.4.5")
def test_reserves_help_to_alert(threatened: Alone) -> None:
    threatened("United States", plots=["wmd"])
    threatened.reserves = 2
    threatened.plays(TWO)
    assert threatened.did() == ["alert"]
    assert threatened.reserves == 1


@rule("13.4.1")
def test_with_too_few_operations_they_are_saved_for_the_next_card(threatened: Alone) -> None:
    threatened("United States", plots=["wmd"])
    threatened.plays(TWO, below=THREE)
    assert threatened.did() == ["reserves"]
    assert threatened.reserves == 2


@rule("13.4.1")
def test_unless_it_is_the_last_card_of_the_phase(threatened: Alone) -> None:
    """Then the card goes on to 13.4.2: here homeland security."""
    threatened("United States", plots=["wmd"])
    threatened.plays(TWO, second=True)
    assert threatened.did() == ["nothing"]


@rule("13.4.1")
def test_a_wmd_where_troops_are_is_alerted_for_the_sake_of_prestige(threatened: Alone) -> None:
    """At prestige 3 the table decides instead: funding 9 says no in a Muslim country without anything at stake."""
    threatened("Iraq", "poor ally", troops=2, plots=["wmd"])
    threatened.prestige, threatened.funding = 4, 9
    threatened.plays(THREE)
    assert threatened.did() == ["alert"]
    threatened("Iraq", plots=["wmd"])
    threatened.prestige = 3
    threatened.plays(THREE)
    assert threatened.did() != ["alert"]


@rule("13.4.1")
def test_one_small_plot_with_full_reserves_and_a_card_to_come_can_wait(threatened: Alone) -> None:
    threatened("France", "soft", plots=["1"])
    threatened.reserves = 2
    threatened.funding = 4  # where the table would say yes
    threatened.plays(THREE, below=ONE)
    assert threatened.did() != ["alert"]
    assert plots_left(threatened) == ["France 1"]
    threatened.plays(THREE, second=True)
    assert threatened.did() == ["alert"]


@rule("13.4.1")
def test_two_plots_do_not_wait(threatened: Alone) -> None:
    threatened("France", "soft", plots=["1"])
    threatened("Germany", "soft", plots=["2"])
    threatened.reserves = 2
    threatened.funding = 1  # with the other plot resolved 3, where a plot 2 is worth an alert
    threatened.plays(THREE, below=ONE)
    assert threatened.did() == ["alert"]
    assert plots_left(threatened) == ["France 1"]


@rule("13.4.1", "13.3.3")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("United States", "", "wmd"), ("Iraq", "good ally", "3")),
        (("United States", "", "1"), ("Turkey", "good ally", "3")),
        (("Turkey", "good ally", "1"), ("Jordan", "fair ally", "3")),
        (("Jordan", "fair ally", "1"), ("Yemen", "poor ally", "3")),
        (("Germany", "soft", "3"), ("France", "soft", "2")),
    ],
)
def test_the_priority_plot(us: Alone, first: tuple[str, str, str], second: tuple[str, str, str]) -> None:
    """The US, then Good and Fair Muslim countries, then the highest number."""
    for name, levels, plot in (second, first):
        us(name, levels, plots=[plot])
    left = us.game.automata["us"].chart(us.game).narrow(us.game, "us", "alert", threats(us.game))  # type: ignore[attr-defined]
    assert [threat.place.name for threat in left] == [first[0]]


@rule("13.4.1")
def test_an_event_that_stops_the_plot_is_played_instead(threatened: Alone) -> None:
    """Let's Roll!, 2 operations, alerts the plot of a Good country; the card does not become reserves."""
    threatened("United States", plots=["wmd"])
    threatened.plays(21, below=THREE)
    assert threatened.did() == ["event"]
    assert plots_left(threatened) == []
    assert threatened.reserves == 0


@rule("13.4.1")
def test_also_where_the_operations_would_do(threatened: Alone) -> None:
    """With 2 in reserve Let's Roll! could alert by 3 operations; the event does it, and the reserves stay."""
    threatened("United States", plots=["wmd"])
    threatened.reserves = 2
    threatened.plays(21, below=THREE)
    assert threatened.did() == ["event"]
    assert plots_left(threatened) == []
    assert threatened.reserves == 2


@rule("13.4.1")
@pytest.mark.parametrize(
    ("funding", "prestige", "alerts"),
    [(4, 7, True), (7, 5, True), (9, 2, False), (9, 8, False)],
)
def test_the_table_for_a_muslim_country(threatened: Alone, funding: int, prestige: int, alerts: bool) -> None:
    """Funding 4 and 7, the last of their bands, say yes; at 9 there is nothing to lose."""
    threatened("Jordan", "fair ally", plots=["1"])
    threatened.funding, threatened.prestige = funding, prestige
    threatened.plays(THREE)
    assert (threatened.did() == ["alert"]) == alerts


@rule("13.4.1")
@pytest.mark.parametrize(("die", "alerts"), [(1, True), (2, False)])
def test_where_the_table_calls_for_a_die(threatened: Alone, die: int, alerts: bool) -> None:
    """Funding 1: the die may not exceed the number of the plot. If it does, homeland security takes the card."""
    threatened("Jordan", "fair adversary", plots=["1"])
    threatened.funding = 1
    threatened.plays(THREE, rolls=[die] if alerts else [die, 1])
    assert (threatened.did() == ["alert"]) == alerts


@rule("13.4.1")
def test_aid_lowers_the_die(threatened: Alone) -> None:
    threatened("Jordan", "fair ally", plots=["1"], aid=1)
    threatened.funding = 1
    threatened.plays(THREE, rolls=[2])
    assert threatened.did() == ["alert"]


@rule("13.4.1")
def test_the_table_reckons_with_the_other_plots(us: Alone) -> None:
    """A plot 2 in Good France would raise funding by 4; a world that stands by the US brings 1 prestige."""
    us("Jordan", "fair ally", plots=["1"])
    us("France", "soft", plots=["2"])
    us.funding, us.prestige = 3, 6
    threat = next(t for t in threats(us.game) if t.place.name == "Jordan")
    assert standing(us.game, threat) == (7, 6)
    us.world("hard", 3)
    assert standing(us.game, threat) == (7, 7)
    us("Sudan", "islamist rule adversary")
    assert standing(us.game, threat) == (7, 6)


@rule("13.4.1", "13.3.9")
@pytest.mark.pure("a method is replaced")
def test_the_priority_plot_is_drawn_once(threatened: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two equal plots the one that the table was asked about is the one that is alerted."""
    threatened("Germany", plots=["3"])
    threatened("France", plots=["3"])
    threatened.prestige, threatened.funding = 7, 5
    drawn: list[object] = []

    def last(things: Sequence[Any]) -> Any:
        drawn.append(things[-1])
        return things[-1]

    monkeypatch.setattr(threatened.game, "one_by_lot", last)
    threatened.plays(THREE)
    assert threatened.did() == ["alert"]
    assert len(drawn) == 1
    assert str(drawn[0]).split(":")[0] not in str(plots_left(threatened))

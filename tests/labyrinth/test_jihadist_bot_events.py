"""12.3 How the jihadist bot carries out events: by the instructions in its file, and by the rules for all of them."""

from __future__ import annotations

import pytest

from daedalus.kit import registry
from tests.support import EMPTY_AWAKENING, Table, rule


def seated(board: Table) -> Table:
    labyrinth = registry.game("labyrinth")
    bot, level = labyrinth.bots.seat("jihadist", "bot")
    board.game.automata["jihadist"] = labyrinth.automaton(bot, "jihadist", level)
    return board


@pytest.fixture
def base() -> Table:
    return seated(Table())


@pytest.fixture
def expansion() -> Table:
    return seated(Table(scenario=EMPTY_AWAKENING))


@rule("12.3.9", "12.3.11")
def test_cells_that_an_event_lets_travel_have_their_goal_before_their_source(base: Table) -> None:
    base("Canada", "soft", active=1)  # adjacent to the United States, so it goes first
    base("Iraq", "poor ally", active=1, cells=1)
    base.event(79, "jihadist")
    assert base("United States") == "hard, 2 cells"
    assert base("Canada") == "soft"
    assert base("Iraq") == "poor ally, 1 cell"


@rule("12.3.5", "12.3.9")
def test_schengen_visas_bring_cells_to_two_members_that_share_the_us_posture(base: Table) -> None:
    for name in ("Scandinavia", "Benelux", "Germany", "Eastern Europe", "Italy"):
        base(name, "soft")
    base("Spain", "hard")
    base("France", "hard")
    base("Iraq", "poor ally", active=3)
    base.event(74, "jihadist")
    assert (base("Spain"), base("France")) == ("hard, 1 cell", "hard, 1 cell")


@rule("12.3.2", "12.3.11")
def test_madrassas_recruit_in_one_country_by_the_list_for_recruiting(base: Table) -> None:
    base("Somalia", "islamist rule adversary", cells=1)
    base("Italy", "soft", cells=1)
    base.hand("jihadist", [53, 1])
    base.event(53, "jihadist")  # the next card, of one operation, adds a die
    assert base("Somalia") == "islamist rule adversary, 3 cells"
    assert base.rolled() == []


@rule("12.3.11", "12.4.4")
def test_an_operation_by_an_event_is_the_one_that_the_charts_lead_to(base: Table) -> None:
    base("Iraq", "fair ally", active=1)
    base.hand("jihadist", [97, 1])
    base.hand("us", [49])
    base.event(97, "jihadist", rolls=[1])
    assert base("Iraq") == "poor ally, 1 active cell"  # a minor jihad


@rule("12.3.4")
@pytest.mark.pure("a method is replaced")
def test_plots_are_drawn_from_all_that_are_available(base: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each marker counts, not each kind: with five of them the lot is one of five."""
    base("Italy", "soft", cells=1)
    base.put("available plots", ("1", "1", "1", "2", "3"))
    drawn: list[int] = []
    monkeypatch.setattr(base.game, "lot", lambda n: drawn.append(n) or n - 1)
    base.event(87, "jihadist")
    assert drawn == [5, 4]
    assert sorted(plot.kind for plot in base.at("Italy").plots) == ["2", "3"]


@rule("12.3.3", "9.3.1")
def test_active_cells_are_taken_before_sleepers(base: Table) -> None:
    base("Afghanistan", "poor ally", cells=2, active=1, regime_change="tan")
    base.event(109, "jihadist", rolls=[1, 1, 1])
    assert base("Afghanistan").startswith("poor ally, 1 cell")


@rule("12.3.10")
def test_a_caliphate_is_declared_only_if_a_neighbour_joins_it(expansion: Table) -> None:
    expansion("Yemen", "poor neutral", civil_war=True)
    expansion.event(187, "jihadist")
    assert expansion.get("caliphate capital") == ()
    expansion("Saudi Arabia", "poor neutral", civil_war=True)
    expansion.put("cells on track", 5)
    expansion.event(187, "jihadist")
    assert expansion.get("caliphate capital") == ("Saudi Arabia",)


@rule("12.3.6", "12.3.5")
def test_reaction_is_placed_where_an_event_lets_choose(expansion: Table) -> None:
    expansion("Yemen", "poor neutral")
    expansion.event(203, "jihadist")
    assert expansion.at("Yemen").reaction == 1


@rule("12.3.12")
def test_a_side_that_may_stop_does_not_while_there_is_something_to_do(expansion: Table) -> None:
    for name in ("Libya", "Egypt", "Sudan"):
        expansion(name, "poor neutral", awakening=1)
    expansion.event(173, "jihadist")
    assert sum(expansion.at(name).awakening for name in ("Libya", "Egypt", "Sudan")) == 1


@rule("12.4.1")
def test_an_event_that_would_do_nothing_is_not_played(base: Table) -> None:
    player = base.game.automata["jihadist"]
    base.put("cells on track", 0)
    assert not player.would_play(base.game, base.game.card(49))  # type: ignore[attr-defined]
    base.put("cells on track", 1)
    assert player.would_play(base.game, base.game.card(49))  # type: ignore[attr-defined]

"""4.1 to 4.5: the map and its countries, Muslim, non-Muslim, Iran and the Schengen area."""

from __future__ import annotations

from collections import Counter

import pytest

from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, FAIR, GOOD, HARD, IRAN, MUSLIM, NON_MUSLIM, POOR, SOFT
from daedalus.games.labyrinth.deploy import may_deploy_to
from daedalus.games.labyrinth.governance import (
    improve,
    set_alignment,
    set_governance,
    shift_alignment,
    worsen,
)
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load
from daedalus.games.labyrinth.tables import tables
from daedalus.games.labyrinth.testing import roll_posture, set_posture
from daedalus.games.labyrinth.tracks import resources, world_posture
from daedalus.games.labyrinth.travel import is_automatic
from tests.labyrinth.sentences import carry_out
from tests.support import Table, rule

OIL_PRICE_SPIKES = (117, 118)
SCHENGEN = ("Scandinavia", "Benelux", "Germany", "France", "Spain", "Italy", "Eastern Europe")
LINKED_TO_SCHENGEN = (
    "United States",
    "Canada",
    "United Kingdom",
    "Morocco",
    "Algeria/Tunisia",
    "Libya",
    "Serbia",
    "Turkey",
    "Lebanon",
    "Russia",
)


# -- 4.1 --------------------------------------------------------------------------------------------


@rule("4.1.1")
def test_links_join_countries_both_ways(board: Table) -> None:
    g = board.game
    for c in g.countries:
        assert c not in g.adjacent(c)
        for d in g.adjacent(c):
            assert c in g.adjacent(d), f"{c} and {d}"
    assert {c.name for c in g.adjacent(board.at("Iraq"))} == {
        "Syria",
        "Turkey",
        "Jordan",
        "Iran",
        "Saudi Arabia",
        "Gulf States",
    }


@rule("4.1.1")
def test_every_country_can_be_reached_from_every_other(board: Table) -> None:
    g = board.game
    seen = edge = {board.at("Iraq")}
    while edge:
        edge = {d for c in edge for d in g.adjacent(c)} - seen
        seen = seen | edge
    assert len(seen) == len(g.countries) == 38


@rule("4.1.1")
def test_adjacency_makes_travel_sure(board: Table) -> None:
    """From Iraq, neighbouring Syria needs no die and distant Sudan does."""
    board("Iraq", "poor neutral", cells=2)
    board("Syria", "fair neutral")
    board("Sudan", "fair neutral")
    board.travel("Iraq", "Syria")
    assert board("Syria") == "fair neutral, 1 cell"
    board.travel("Iraq", "Sudan", rolls=[3])
    assert board("Sudan") == "fair neutral"


@rule("4.1.1")
def test_an_adjacent_good_ally_helps_the_war_of_ideas_and_a_distant_one_does_not(board: Table) -> None:
    board("Jordan", "poor neutral")
    board.prestige = 5
    board("Morocco", "good ally")
    board.operation("us", "war of ideas", 3, ["Jordan"], rolls=[4])
    assert board("Jordan") == "poor neutral, 1 aid"
    board("Jordan", aid=0)
    board("Saudi Arabia", "good ally")
    board.operation("us", "war of ideas", 3, ["Jordan"], rolls=[4])
    assert board("Jordan") == "poor ally"


@rule("4.1.2")
def test_a_country_is_sunni_or_shia_mix_or_non_muslim_or_iran(board: Table) -> None:
    g = board.game
    assert Counter(c.kind for c in g.countries) == {MUSLIM: 18, NON_MUSLIM: 19, IRAN: 1}
    shia_mix = {c.name for c in g.countries if c.shia_mix}
    assert shia_mix == {
        "Turkey",
        "Lebanon",
        "Yemen",
        "Iraq",
        "Saudi Arabia",
        "Gulf States",
        "Pakistan",
        "Afghanistan",
    }
    assert all(board.at(name).kind == MUSLIM for name in shia_mix)
    carry_out(board, "for each c in shia-mix countries: place 1 aid in c")
    assert {c.name for c in g.countries if c.aid} == shia_mix


# -- 4.2 --------------------------------------------------------------------------------------------


@rule("4.2.1")
def test_governance_has_four_levels_and_three_of_them_a_number() -> None:
    rows = tables()["governance"]
    assert [(row["name"], row["value"]) for row in rows[:3]] == [("good", 1), ("fair", 2), ("poor", 3)]
    assert rows[3]["name"] == "islamist rule"
    assert rows[3]["automatic"]


@rule("4.2.1")
@pytest.mark.parametrize(("level", "most"), [("good", 1), ("fair", 2), ("poor", 3)])
def test_the_governance_number_is_what_a_jihadist_must_roll(board: Table, level: str, most: int) -> None:
    for die in range(1, 7):
        board("Yemen", f"{level} neutral", cells=0)
        board("Pakistan", "poor neutral", cells=1)
        board.travel("Pakistan", "Yemen", rolls=[die])
        assert (board.at("Yemen").sleeper_cells == 1) == (die <= most)


@rule("4.2.2")
def test_saudi_arabia_improves_from_poor_to_fair_and_then_to_good(board: Table) -> None:
    """The rulebook's example: one level at a time, and one marker only."""
    board("Saudi Arabia", "poor ally")
    improve(board.game, board.at("Saudi Arabia"), 1, "4.2.2")
    assert board("Saudi Arabia") == "fair ally"
    improve(board.game, board.at("Saudi Arabia"), 1, "4.2.2")
    assert board("Saudi Arabia") == "good ally"
    improve(board.game, board.at("Saudi Arabia"), 1, "4.2.2")
    assert board("Saudi Arabia") == "good ally"


@rule("4.2.2")
def test_governance_worsens_level_by_level_and_stops_at_poor(board: Table) -> None:
    board("Saudi Arabia", "good ally")
    seen = []
    for _ in range(3):
        worsen(board.game, board.at("Saudi Arabia"), 1, "4.2.2")
        seen.append(board("Saudi Arabia"))
    assert seen == ["fair ally", "poor ally", "poor ally"]


@rule("4.2.3")
def test_alignment_has_three_boxes_and_moves_one_at_a_time(board: Table) -> None:
    board("Egypt", "poor ally")
    seen = []
    for toward in (ADVERSARY, ADVERSARY, ADVERSARY, ALLY, ALLY, ALLY):
        shift_alignment(board.game, board.at("Egypt"), toward, "4.2.3")
        seen.append(board("Egypt").split()[-1])
    assert seen == ["neutral", "adversary", "adversary", "neutral", "ally", "ally"]


@rule("4.2.3", "4.4")
@pytest.mark.parametrize("name", ["Germany", "United States", "Iran"])
def test_a_country_that_is_not_muslim_is_never_an_ally(board: Table, name: str) -> None:
    set_alignment(board.game, board.at(name), ALLY, "4.2.3")
    shift_alignment(board.game, board.at(name), ALLY, "4.2.3")
    assert board.at(name).alignment == 0
    assert not may_deploy_to(board.game, board.at(name), 3)


@rule("4.2.4")
def test_saudi_arabia_starts_as_a_poor_ally(board: Table) -> None:
    """The rulebook's example, from the first scenario."""
    g = new_game(load("lets-roll"), 1)
    saudi = g.at["Saudi Arabia"]
    assert (saudi.governance, saudi.alignment) == (POOR, ALLY)


@rule("4.2.4", "4.9.4")
def test_an_unmarked_muslim_country_has_neither_level_nor_alignment_and_gets_both(board: Table) -> None:
    assert board("Egypt") == "untested"
    assert board.at("Egypt").alignment == 0
    carry_out(board, "test Egypt", rolls=[2])
    assert board("Egypt") == "poor neutral"


@rule("4.2.5")
def test_each_muslim_country_is_worth_one_to_three_resources(board: Table) -> None:
    g = board.game
    worth = {c.name: resources(g, c) for c in g.countries if c.is_muslim}
    assert set(worth.values()) == {1, 2, 3}
    assert Counter(worth.values()) == {3: 5, 2: 6, 1: 7}
    assert {name for name, n in worth.items() if n == 3} == {
        "Egypt",
        "Iraq",
        "Saudi Arabia",
        "Gulf States",
        "Indonesia/Malaysia",
    }
    assert all(resources(g, c) == 0 for c in g.countries if not c.is_muslim)


@rule("4.2.5", "8.4.4")
def test_resources_count_for_events_and_revolutions(board: Table) -> None:
    """Islamist Rule in Egypt brings its three Resources as funding."""
    board("Egypt", "poor neutral")
    board.funding = 2
    set_governance(board.game, board.at("Egypt"), 4, "8.4.4")
    assert board.funding == 5


@rule("4.2.6")
def test_each_oil_price_spike_adds_a_resource_to_every_oil_exporter_until_the_turn_ends(board: Table) -> None:
    g = board.game
    exporters = {"Algeria/Tunisia", "Libya", "Sudan", "Indonesia/Malaysia", "Iraq", "Saudi Arabia", "Gulf States"}
    printed = {c.name: resources(g, c) for c in g.countries}
    for spikes, number in enumerate(OIL_PRICE_SPIKES, start=1):
        board.event(number, "us")
        for c in g.countries:
            assert resources(g, c) == printed[c.name] + (spikes if c.name in exporters else 0), c
    board.run(lambda: turn.lapse(g))
    assert {c.name: resources(g, c) for c in g.countries} == printed


# -- 4.3 and 4.4 ------------------------------------------------------------------------------------


@rule("4.3.1", "4.4")
def test_the_governance_of_a_country_that_is_not_muslim_is_printed_and_never_changes(board: Table) -> None:
    g = board.game
    before = {c.name: c.governance for c in g.countries if not c.is_muslim}
    assert set(before.values()) == {GOOD, FAIR}
    fair = {name for name, level in before.items() if level == FAIR}
    assert fair == {"Russia", "Caucasus", "China", "Kenya/Tanzania", "Thailand", "Philippines", "Iran"}
    for c in g.countries:
        if not c.is_muslim:
            improve(g, c, 1, "4.3.1")
            worsen(g, c, 2, "4.3.1")
            set_governance(g, c, 4, "4.3.1")
    assert {c.name: c.governance for c in g.countries if not c.is_muslim} == before


@rule("4.3.1")
def test_the_governance_of_a_non_muslim_country_still_matters(board: Table) -> None:
    """A journey to the Philippines, Fair, succeeds on a 2; one to Canada, Good, does not."""
    board("Iraq", "poor neutral", cells=2)
    board("Philippines", "soft")
    board("Canada", "soft")
    board.travel("Iraq", "Philippines", rolls=[2])
    board.travel("Iraq", "Canada", rolls=[2])
    assert board("Philippines") == "soft, 1 cell"
    assert board("Canada") == "soft"


@rule("4.3.2")
def test_a_non_muslim_country_is_hard_or_soft_or_still_unmarked(board: Table) -> None:
    assert board("Germany") == "untested"
    roll_posture(board.game, board.at("Germany"), "4.9.3")
    assert board("Germany") in ("hard", "soft")
    assert board("Germany", "hard") == "hard"


@rule("4.3.2", "4.7.2")
def test_the_us_has_a_posture_that_is_not_part_of_the_world(board: Table) -> None:
    assert world_posture(board.game) == (HARD, 1)  # Israel
    board.us_posture = "soft"
    assert world_posture(board.game) == (HARD, 1)
    assert not board.at("United States").is_untested


@rule("4.3.3")
def test_israel_is_always_hard(board: Table) -> None:
    israel = board.at("Israel")
    assert israel.posture == HARD
    set_posture(board.game, israel, SOFT, "4.3.3")
    for _ in range(10):
        roll_posture(board.game, israel, "4.3.3")
    carry_out(board, "set Israel to soft")
    carry_out(board, "roll posture of Israel")
    assert israel.posture == HARD
    assert israel.name not in {c.name for c in board.game.countries if c.is_untested}


@rule("4.3.3", "8.5.6")
def test_a_plot_in_israel_leaves_it_hard(board: Table) -> None:
    board("Israel", plots=[2])
    board.resolve_plots()
    assert board("Israel") == "hard"
    assert board.funding == 9


@rule("4.3.4", "8.2.4")
@pytest.mark.parametrize(("name", "number"), [("Philippines", 3), ("United Kingdom", 2), ("France", 2), ("Spain", 2)])
def test_some_non_muslim_countries_print_a_recruit_number(board: Table, name: str, number: int) -> None:
    """The Philippines print REC 3: a 3 recruits there although they are Fair."""
    assert board.at(name).recruit == number
    for die in range(1, 7):
        board(name, "soft", cells=1)
        board.funding = 9
        board.operation("jihadist", "recruit", 1, rolls=[die])
        assert board.at(name).sleeper_cells == (2 if die <= number else 1)


@rule("4.3.4")
def test_no_other_country_prints_a_recruit_number(board: Table) -> None:
    assert {c.name for c in board.game.countries if c.recruit} == {"Philippines", "United Kingdom", "France", "Spain"}


@rule("4.4", "4.3.2")
def test_iran_is_neither_muslim_nor_non_muslim_and_has_no_posture(board: Table) -> None:
    g, iran = board.game, board.at("Iran")
    assert iran.kind == IRAN
    assert not iran.is_muslim
    assert not iran.is_untested
    set_posture(g, iran, HARD, "4.4")
    roll_posture(g, iran, "4.4")
    assert iran.posture == 0
    board("Iran", active=3)
    assert board.possible("jihadist", 3) == ["recruit", "travel", "plot"]  # no jihad (8.4)
    board.us_posture = "hard"
    assert "disrupt" not in board.possible("us", 3)


@rule("4.4", "4.7.6")
def test_plots_in_iran_move_funding_but_neither_governance_nor_posture(board: Table) -> None:
    board("Iran", plots=[3])
    board.resolve_plots()
    assert (board.at("Iran").governance, board.at("Iran").posture) == (FAIR, 0)
    assert board.funding == 6


# -- 4.5 --------------------------------------------------------------------------------------------


@rule("4.5")
def test_the_seven_schengen_countries_are_adjacent_to_one_another(board: Table) -> None:
    assert {c.name for c in board.game.countries if c.schengen} == set(SCHENGEN)
    for name in SCHENGEN:
        near = {c.name for c in board.game.adjacent(board.at(name))}
        assert near == {*SCHENGEN, *LINKED_TO_SCHENGEN} - {name}


@rule("4.5")
@pytest.mark.parametrize("name", LINKED_TO_SCHENGEN)
def test_a_country_linked_to_the_schengen_symbol_is_adjacent_to_all_seven(board: Table, name: str) -> None:
    near = {c.name for c in board.game.adjacent(board.at(name))}
    assert set(SCHENGEN) <= near


@rule("4.5")
def test_no_other_country_is_adjacent_to_a_schengen_country(board: Table) -> None:
    outside = {c.name for c in board.game.countries} - set(SCHENGEN) - set(LINKED_TO_SCHENGEN)
    assert "Egypt" in outside
    for name in outside:
        assert not {c.name for c in board.game.adjacent(board.at(name))} & set(SCHENGEN)


@rule("4.5", "8.3.1")
@pytest.mark.parametrize("goal", SCHENGEN)
def test_a_cell_that_enters_the_schengen_area_may_go_to_any_of_the_seven(board: Table, goal: str) -> None:
    board("Morocco", "poor neutral", cells=1)
    board(goal, "hard")
    assert is_automatic(board.game, board.at("Morocco"), board.at(goal))
    board.travel("Morocco", goal)
    assert board(goal) == "hard, 1 cell"

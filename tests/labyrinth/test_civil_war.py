"""11.2 Civil war, militia and attrition."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.civil_war import end_civil_war, start_civil_war
from daedalus.games.labyrinth.governance import improve, set_governance
from daedalus.games.labyrinth.pieces import place_militia
from daedalus.games.labyrinth.recruit import is_automatic
from daedalus.games.labyrinth.war_of_ideas import may_war_of_ideas
from tests.support import Table, rule


def start(table: Table, name: str, rolls: tuple[int, ...] = ()) -> None:
    table.run(lambda: start_civil_war(table.game, table.at(name)), (), rolls)


@rule("11.2.2")
def test_a_civil_war_tests_the_country_and_puts_a_marker(awakening: Table) -> None:
    start(awakening, "Libya", (2,))
    assert awakening("Libya") == "poor neutral, civil war"


@rule("11.2.2")
@pytest.mark.parametrize(
    ("before", "after"), [("good ally", "fair ally"), ("islamist rule adversary", "poor adversary")]
)
def test_good_drops_to_fair_and_islamist_rule_to_poor(awakening: Table, before: str, after: str) -> None:
    awakening("Libya", before)
    start(awakening, "Libya")
    assert awakening("Libya") == f"{after}, civil war"


@rule("11.2.2", "11.1.6")
def test_awakening_becomes_militia_and_reaction_becomes_sleeper_cells_whatever_the_funding(awakening: Table) -> None:
    awakening.funding = 1
    awakening("Egypt", "poor neutral", awakening=3, reaction=2)
    start(awakening, "Egypt")
    assert awakening("Egypt") == "poor neutral, 2 cells, 3 militia, civil war"
    assert (awakening.get("militia on track"), awakening.get("cells on track")) == (12, 13)


@rule("11.2.2")
def test_regime_change_goes_and_everything_else_stays(awakening: Table) -> None:
    awakening(
        "Iraq", "fair ally", cells=2, active=1, troops=3, aid=2, besieged=1, cadre=0, militia=1, regime_change="green"
    )
    start(awakening, "Iraq")
    assert awakening("Iraq") == "fair ally, 1 active cell, 2 cells, 3 troops, 1 militia, 2 aid, besieged, civil war"


@rule("11.2.2")
def test_a_civil_war_in_a_country_at_war_changes_nothing_and_it_may_come_back_after_its_end(awakening: Table) -> None:
    awakening("Iraq", "poor ally", civil_war=1, regime_change="tan")
    start(awakening, "Iraq")
    assert awakening.changes() == {}
    awakening.run(lambda: end_civil_war(awakening.game, awakening.at("Iraq"), "11.2.7"))
    start(awakening, "Iraq")
    assert awakening("Iraq") == "poor ally, civil war"


def test_there_is_no_civil_war_in_a_non_muslim_country(awakening: Table) -> None:
    awakening("Nigeria", "soft")
    start(awakening, "Nigeria")
    assert awakening("Nigeria") == "soft"


@rule("11.2.3")
def test_recruiting_is_automatic_in_a_civil_war(awakening: Table) -> None:
    awakening("Libya", "fair neutral", cells=1, civil_war=1)
    assert is_automatic(awakening.game, awakening.at("Libya"))
    awakening.operation("jihadist", "recruit", 2, ["Libya"])
    assert awakening("Libya") == "fair neutral, 3 cells, civil war"
    assert awakening.rolled() == []


# -- 11.2.4 -----------------------------------------------------------------------------------------


@rule("11.2.4")
def test_militia_count_with_troops_for_war_of_ideas_under_regime_change(awakening: Table) -> None:
    awakening("Iraq", "poor ally", troops=3, militia=2, cells=1, regime_change="tan")
    assert not may_war_of_ideas(awakening.game, awakening.at("Iraq"), 3)
    awakening("Iraq", militia=3)
    assert may_war_of_ideas(awakening.game, awakening.at("Iraq"), 3)


@rule("11.2.4")
def test_militia_count_with_troops_against_a_major_jihad(awakening: Table) -> None:
    from daedalus.games.labyrinth.jihad import may_major_jihad

    awakening("Iraq", "poor ally", militia=2, cells=6)
    assert not may_major_jihad(awakening.game, awakening.at("Iraq"), 3)
    awakening("Iraq", militia=1)
    assert may_major_jihad(awakening.game, awakening.at("Iraq"), 3)


@rule("11.2.4")
@pytest.mark.parametrize(("troops", "prestige"), [(0, 7), (1, 1)])
def test_an_islamist_revolution_costs_prestige_with_troops_but_not_with_militia_alone(
    awakening: Table, troops: int, prestige: int
) -> None:
    awakening("Yemen", "poor adversary", militia=1, troops=troops)
    awakening("Lebanon", "poor neutral")
    awakening.run(lambda: set_governance(awakening.game, awakening.at("Yemen"), 4, "8.4.4"), rolls=[3, 5])
    assert awakening.prestige == prestige


@rule("11.2.4")
@pytest.mark.parametrize(("troops", "prestige"), [(0, 7), (1, 6)])
def test_a_plot_costs_prestige_with_troops_but_not_with_militia_alone(
    awakening: Table, troops: int, prestige: int
) -> None:
    awakening("Iraq", "poor neutral", militia=2, troops=troops, plots=[1])
    awakening.resolve_plots(rolls=[6])
    assert awakening.prestige == prestige


@rule("11.2.4")
def test_two_militia_let_the_us_disrupt_but_hit_one_cell_and_earn_nothing(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=2, active=3)
    awakening.operation("us", "disrupt", 3)
    assert awakening("Iraq") == "poor neutral, 2 active cells, 2 militia"
    assert awakening.prestige == 7


@rule("11.2.4")
def test_one_troop_with_one_militia_hits_two_cells_and_earns_prestige(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=1, troops=1, active=3)
    awakening.operation("us", "disrupt", 3)
    assert awakening("Iraq") == "poor neutral, 1 active cell, 1 troop, 1 militia"
    assert awakening.prestige == 8


@rule("11.2.4")
def test_one_militia_alone_does_not_let_the_us_disrupt(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=1, active=3)
    assert "disrupt" not in awakening.possible("us", 3)


@rule("11.2.4")
@pytest.mark.parametrize(
    ("name", "levels"), [("Iraq", "good ally"), ("Iraq", "islamist rule adversary"), ("France", "soft")]
)
def test_militia_never_stand_in_good_islamist_or_non_muslim_countries(awakening: Table, name: str, levels: str) -> None:
    before = awakening(name, levels)
    awakening.run(lambda: place_militia(awakening.game, awakening.at(name), 2, "11.2.9"))
    assert awakening(name) == before


@rule("11.2.4", "11.2.7")
def test_militia_go_when_the_country_becomes_good_and_so_does_the_war(awakening: Table) -> None:
    awakening("Libya", "fair ally", militia=2, civil_war=1, cells=1)
    awakening("Lebanon", "poor neutral")
    awakening.run(lambda: improve(awakening.game, awakening.at("Libya"), 1, "7.2.1.1"), rolls=[3, 5])
    assert awakening("Libya") == "good ally, 1 cell"


@rule("11.2.9")
def test_no_more_militia_are_placed_than_there_are(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=14)
    awakening("Syria", "poor neutral")
    awakening.run(lambda: place_militia(awakening.game, awakening.at("Syria"), 3, "11.2.9"))
    assert awakening("Syria") == "poor neutral, 1 militia"
    assert awakening.get("militia on track") == 0


@rule("11.2.7", "11.2.8")
def test_at_the_end_of_a_war_the_marker_and_the_militia_go_and_the_rest_stays(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=3, troops=1, cells=2, aid=1, besieged=1, civil_war=1)
    awakening.run(lambda: end_civil_war(awakening.game, awakening.at("Syria"), "11.2.7"))
    assert awakening("Syria") == "poor neutral, 2 cells, 1 troop, 1 aid, besieged"
    assert awakening.get("militia on track") == 15


# -- 11.2.5 -----------------------------------------------------------------------------------------


@rule("11.2.5")
@pytest.mark.parametrize(
    ("rolls", "lost", "left"),
    [
        ([2, 4], ["troops"], "poor neutral, 7 cells, 1 troop, 1 militia, civil war"),
        ([1, 4], ["troops", "militia"], "poor neutral, 7 cells, 1 troop, civil war"),
        ([2, 3], ["militia"], "poor neutral, 5 cells, 2 troops, civil war"),
    ],
)
def test_attrition_in_syria(awakening: Table, rolls: list[int], lost: list[str], left: str) -> None:
    """The example of the rulebook: two troops and a militia against seven cells."""
    awakening("Syria", "poor neutral", troops=2, militia=1, cells=7, civil_war=1)
    awakening.attrition(lost, rolls)
    assert awakening("Syria") == left


@rule("11.2.5")
def test_six_pieces_hit_without_a_die(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=6, cells=6, civil_war=1)
    awakening.attrition()
    assert awakening("Syria") == "poor neutral, 5 cells, 5 militia, civil war"
    assert awakening.rolled() == []


@rule("11.2.5")
def test_a_hit_of_militia_alone_takes_one_cell_and_leaves_prestige_alone(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=3, active=2, civil_war=1)
    awakening.attrition(rolls=[6, 3])
    assert awakening("Syria") == "poor neutral, 1 active cell, 3 militia, civil war"
    assert awakening.prestige == 7


@rule("11.2.5")
def test_sleepers_may_be_lost_and_stay_sleepers_otherwise_and_the_last_cell_leaves_a_cadre(awakening: Table) -> None:
    awakening("Syria", "poor neutral", troops=2, cells=1, active=1, civil_war=1)
    awakening.attrition(rolls=[6, 1])
    assert awakening("Syria") == "poor neutral, 2 troops, cadre, civil war"
    awakening("Yemen", "poor neutral", militia=1, cells=2, active=1, civil_war=1)
    awakening.attrition(["active cells"], rolls=[1, 6, 1])  # Syria: the US alone; Yemen: both
    assert awakening("Yemen") == "poor neutral, 2 cells, 1 militia, civil war"


@rule("11.2.5")
def test_both_sides_lose_at_once(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=1, cells=1, civil_war=1)
    awakening.attrition(rolls=[1, 1])
    assert awakening("Syria") == "poor neutral, cadre, civil war"


@rule("11.2.5")
def test_a_hit_that_finds_nothing_shifts_alignment(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=3, civil_war=1)
    awakening.attrition(rolls=[3])
    assert awakening("Syria") == "poor ally, 3 militia, civil war"
    awakening("Yemen", "poor neutral", active=3, civil_war=1)
    awakening("Syria", militia=0)
    awakening.attrition(rolls=[2])
    assert awakening("Yemen") == "poor adversary, 3 active cells, civil war"


@rule("11.2.5")
def test_a_hit_filled_in_part_counts_as_finding_nothing(awakening: Table) -> None:
    awakening("Syria", "poor neutral", troops=2, cells=1, civil_war=1)
    awakening.attrition(rolls=[6, 2])
    assert awakening("Syria") == "poor ally, 2 troops, cadre, civil war"


@rule("11.2.5", "11.2.7", "11.3.14")
def test_hits_beyond_ally_improve_governance_and_good_ends_the_war(awakening: Table) -> None:
    awakening("Syria", "fair ally", militia=6, civil_war=1)
    awakening("Lebanon", "poor neutral")
    awakening.attrition(rolls=[3, 5])  # the dice are those of convergence
    assert awakening("Syria") == "good ally"
    assert awakening("Lebanon") == "poor neutral, 1 awakening"


@rule("11.2.5", "11.2.7")
def test_hits_beyond_adversary_worsen_governance_down_to_islamist_rule(awakening: Table) -> None:
    awakening("Yemen", "fair neutral", active=12, civil_war=1)
    awakening.attrition()
    assert awakening("Yemen") == "poor adversary, 12 active cells, civil war"
    awakening("Lebanon", "poor neutral")
    awakening.attrition(rolls=[3, 5])
    assert awakening("Yemen") == "islamist rule adversary, 12 active cells"


@rule("11.2.5")
def test_nato_may_take_two_hits_and_goes_even_for_one(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=2, active=12, civil_war=1)
    awakening.mark("NATO", "Iraq")
    awakening.attrition(["NATO"], rolls=[6])
    assert awakening("Iraq") == "poor neutral, 12 active cells, 2 militia, civil war"
    awakening("Iraq", active=6)
    awakening.mark("NATO", "Iraq")
    awakening.attrition(["NATO"], rolls=[6])
    assert awakening("Iraq") == "poor neutral, 6 active cells, 2 militia, civil war"


@rule("11.2.5")
def test_attrition_leaves_countries_at_peace_alone(awakening: Table) -> None:
    awakening("Iraq", "poor neutral", militia=6, active=6)
    awakening.attrition()
    assert awakening.changes() == {}


# -- 11.2.6 -----------------------------------------------------------------------------------------


@rule("11.2.6")
def test_a_wmd_in_a_civil_war_also_takes_a_militia(awakening: Table) -> None:
    awakening("Syria", "poor neutral", militia=2, civil_war=1, plots=["wmd"])
    awakening.resolve_plots(rolls=[6, 6, 6])
    assert awakening("Syria") == "poor neutral, 1 militia, civil war"


@rule("11.2.6")
def test_two_wmd_in_one_phase_bring_islamist_rule(awakening: Table) -> None:
    awakening("Syria", "fair neutral", militia=3, civil_war=1, plots=["wmd", "wmd"])
    awakening("Lebanon", "poor neutral")
    awakening.resolve_plots(rolls=[6, 6, 6, 3, 5])
    assert awakening("Syria") == "islamist rule adversary"


@rule("11.2.6")
def test_two_wmd_in_different_phases_do_not(awakening: Table) -> None:
    awakening("Syria", "fair neutral", militia=3, civil_war=1, plots=["wmd"])
    awakening.resolve_plots(rolls=[6, 6, 6])
    awakening("Syria", plots=["wmd"])
    awakening.resolve_plots(rolls=[6, 6, 6])
    assert awakening("Syria") == "fair neutral, 1 militia, civil war"

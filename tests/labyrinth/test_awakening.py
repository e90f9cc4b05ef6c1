"""11.1 Awakening and reaction, polarization and convergence."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import awakening as rules
from daedalus.games.labyrinth.governance import improve, set_governance, shift_alignment, worsen
from daedalus.games.labyrinth.jihad import modifier as jihad_modifier
from daedalus.games.labyrinth.war_of_ideas import modifier as war_of_ideas_modifier
from tests.support import Table, rule


def place(table: Table, name: str, marker: str, n: int = 1, rolls: tuple[int, ...] = ()) -> None:
    table.run(lambda: rules.place(table.game, table.at(name), marker, n, "11.1.2"), (), rolls)


@rule("11.1.1", "11.1.2")
def test_a_marker_is_placed_in_a_muslim_country_that_is_tested_first(awakening: Table) -> None:
    place(awakening, "Egypt", "awakening", rolls=(5,))
    assert awakening("Egypt") == "fair neutral, 1 awakening"


@rule("11.1.2")
def test_a_country_holds_any_number_of_markers(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", awakening=7)
    place(awakening, "Egypt", "awakening", 5)
    assert awakening("Egypt") == "poor neutral, 12 awakening"


@rule("11.1.3")
def test_two_awakening_and_one_reaction_in_pakistan_add_one_to_war_of_ideas_and_to_jihad(awakening: Table) -> None:
    awakening.prestige = 5  # no modifier of its own
    awakening("Pakistan", "poor neutral", awakening=2, reaction=1, cells=1)
    g, pakistan = awakening.game, awakening.at("Pakistan")
    assert war_of_ideas_modifier(g, pakistan) == 1
    assert jihad_modifier(g, pakistan) == 1
    awakening.operation("us", "war of ideas", 3, ["Pakistan"], rolls=[4])
    assert awakening("Pakistan").startswith("poor ally")


@rule("11.1.3")
def test_as_many_of_each_cancel_out_and_stay(awakening: Table) -> None:
    awakening.prestige = 5
    awakening("Pakistan", "poor neutral", awakening=2, reaction=2, cells=1)
    assert war_of_ideas_modifier(awakening.game, awakening.at("Pakistan")) == 0
    awakening.jihad("Pakistan", 1, sleepers=1, rolls=[3])
    assert awakening("Pakistan") == "poor neutral, 1 active cell, 2 awakening, 2 reaction"


@rule("11.1.3")
def test_reaction_lets_a_jihad_succeed_that_would_fail_without_it(awakening: Table) -> None:
    awakening("Egypt", "fair neutral", reaction=2, active=1)
    awakening.jihad("Egypt", 1, rolls=[4])
    assert awakening("Egypt") == "poor neutral, 1 active cell, 1 reaction"


@rule("11.1.3")
def test_the_markers_touch_no_plot_and_no_recruit_roll(awakening: Table) -> None:
    awakening("Egypt", "fair neutral", awakening=3, plots=[1])
    awakening.resolve_plots(rolls=[2])
    assert awakening("Egypt") == "poor neutral, 3 awakening"
    awakening("Sudan", "fair neutral", awakening=3, cells=1)
    awakening.operation("jihadist", "recruit", 1, rolls=[2])
    assert awakening("Sudan") == "fair neutral, 2 cells, 3 awakening"


@rule("11.1.4")
@pytest.mark.parametrize(
    ("name", "levels", "about"),
    [
        ("France", "soft", {}),
        ("Nigeria", "soft", {}),
        ("Iran", None, {}),
        ("Iraq", "good ally", {}),
        ("Iraq", "islamist rule adversary", {}),
        ("Iraq", "poor ally", {"civil_war": 1}),
    ],
)
def test_no_marker_is_placed_where_the_rules_forbid_it(
    awakening: Table, name: str, levels: str | None, about: dict[str, int]
) -> None:
    before = awakening(name, levels, **about)
    for marker in ("awakening", "reaction"):
        place(awakening, name, marker)
    assert awakening(name) == before


@rule("11.1.4")
def test_regime_change_is_no_bar_to_a_marker(awakening: Table) -> None:
    awakening("Iraq", "poor ally", regime_change="tan")
    place(awakening, "Iraq", "reaction")
    assert awakening("Iraq") == "poor ally, 1 reaction, tan regime change"


@rule("11.1.5")
def test_each_level_toward_good_takes_an_awakening_marker(awakening: Table) -> None:
    awakening("Egypt", "poor ally", awakening=2, reaction=2)
    awakening.run(lambda: improve(awakening.game, awakening.at("Egypt"), 1, "7.2.1.1"))
    assert awakening("Egypt") == "fair ally, 1 awakening, 2 reaction"


@rule("11.1.5")
def test_each_level_toward_islamist_rule_takes_a_reaction_marker(awakening: Table) -> None:
    awakening("Egypt", "fair ally", awakening=2, reaction=2)
    awakening.run(lambda: worsen(awakening.game, awakening.at("Egypt"), 1, "8.4.1"))
    assert awakening("Egypt") == "poor ally, 2 awakening, 1 reaction"


@rule("11.1.5")
def test_a_shift_of_alignment_takes_no_marker(awakening: Table) -> None:
    awakening("Egypt", "fair neutral", awakening=2, reaction=2)
    awakening.run(lambda: shift_alignment(awakening.game, awakening.at("Egypt"), 1, "11.1.5"))
    assert awakening("Egypt") == "fair ally, 2 awakening, 2 reaction"


@rule("11.1.6", "11.3.14")
@pytest.mark.parametrize(("level", "left"), [(1, "good ally"), (4, "islamist rule adversary")])
def test_good_and_islamist_rule_take_every_marker(awakening: Table, level: int, left: str) -> None:
    awakening("Jordan", "fair ally", awakening=3, reaction=2, aid=1, besieged=1, militia=2, regime_change="tan")
    country = awakening.at("Jordan")
    awakening.run(lambda: set_governance(awakening.game, country, level, "4.2.1"), rolls=[2, 1, 5])
    assert awakening("Jordan") == left
    assert awakening.get("militia on track") == 15


@rule("11.1.7")
@pytest.mark.parametrize(
    ("levels", "markers", "left"),
    [
        ("poor neutral", (3, 1), "poor neutral, 4 awakening, 1 reaction"),
        ("poor neutral", (1, 3), "poor neutral, 1 awakening, 4 reaction"),
        ("poor neutral", (2, 1), "poor neutral, 2 awakening, 1 reaction"),
        ("poor neutral", (1, 1), "poor neutral, 1 awakening, 1 reaction"),
        ("poor neutral", (4, 1), "poor ally, 4 awakening, 1 reaction"),
        ("poor neutral", (1, 5), "poor adversary, 1 awakening, 5 reaction"),
        ("poor ally", (3, 0), "fair ally, 2 awakening"),
        ("fair adversary", (0, 3), "poor adversary, 2 reaction"),
        ("poor adversary", (3, 0), "poor neutral, 3 awakening"),
    ],
)
def test_polarization_by_the_difference(awakening: Table, levels: str, markers: tuple[int, int], left: str) -> None:
    awakening("Egypt", levels, awakening=markers[0], reaction=markers[1])
    awakening.polarization()
    assert awakening("Egypt") == left


@rule("11.1.7", "11.1.8")
def test_a_poor_adversary_with_enough_reaction_falls_under_islamist_rule(awakening: Table) -> None:
    awakening("Egypt", "poor adversary", reaction=3)
    awakening.polarization(rolls=[2, 1, 5])  # convergence: row 2, column 1, Algeria/Tunisia, tested Fair
    assert awakening("Egypt") == "islamist rule adversary"
    assert awakening("Algeria/Tunisia") == "fair neutral, 1 reaction"


@rule("11.1.7")
def test_egypt_over_five_turns(awakening: Table) -> None:
    """The example of the rulebook: nothing but polarization happens, and Egypt becomes Good."""
    awakening("Egypt", "poor neutral", awakening=3, reaction=1)
    seen = []
    for _ in range(4):
        awakening.polarization()
        seen.append(awakening("Egypt"))
    assert seen == [
        "poor neutral, 4 awakening, 1 reaction",
        "poor ally, 4 awakening, 1 reaction",
        "fair ally, 3 awakening, 1 reaction",
        "fair ally, 4 awakening, 1 reaction",
    ]
    awakening("Jordan", "poor neutral")
    awakening.polarization(rolls=[2, 3])  # convergence in Jordan
    assert awakening("Egypt") == "good ally"
    assert awakening("Jordan") == "poor neutral, 1 awakening"


@rule("11.1.7", "11.1.8")
def test_a_marker_of_convergence_is_not_counted_in_the_same_polarization(awakening: Table) -> None:
    awakening("Egypt", "fair ally", awakening=3)
    awakening("Jordan", "poor neutral", awakening=1)  # with a second one it would get a third
    awakening.polarization(rolls=[2, 3])
    assert awakening("Jordan") == "poor neutral, 2 awakening"


@rule("11.1.7", "11.1.8")
def test_countries_that_turn_do_so_together_before_any_convergence(awakening: Table) -> None:
    awakening("Egypt", "fair ally", awakening=3)
    awakening("Jordan", "fair ally", awakening=3)
    awakening("Sudan", "poor neutral")
    # Row 4, column 1 is Egypt, Good by now: a neighbour takes it, and of those only Libya and Sudan can; then Libya.
    awakening("Libya", "good ally")
    awakening.polarization(rolls=[4, 1, 5, 1])
    assert awakening("Jordan") == "good ally"
    assert awakening("Sudan") == "poor neutral, 2 awakening"


@rule("11.1.8")
def test_the_us_success_brings_awakening_and_the_jihadist_one_reaction(awakening: Table) -> None:
    awakening("Jordan", "fair ally")
    awakening("Lebanon", "poor neutral")
    awakening.run(lambda: improve(awakening.game, awakening.at("Jordan"), 1, "7.2.1.1"), rolls=[3, 5])
    assert awakening("Lebanon") == "poor neutral, 1 awakening"
    awakening("Yemen", "poor adversary")
    awakening.run(lambda: worsen(awakening.game, awakening.at("Yemen"), 1, "8.4.2", worst=4), rolls=[3, 5])
    assert awakening("Lebanon") == "poor neutral, 1 awakening, 1 reaction"


@rule("11.1.8")
def test_where_no_neighbour_can_take_the_marker_the_dice_are_rolled_again(awakening: Table) -> None:
    for name in ("Jordan", "Syria", "Iraq", "Saudi Arabia"):
        awakening(name, "good ally")
    awakening("Egypt", "poor neutral")
    awakening("Morocco", "fair ally")
    awakening.run(lambda: improve(awakening.game, awakening.at("Morocco"), 1, "7.2.1.1"), rolls=[2, 3, 4, 1])
    assert awakening("Egypt") == "poor neutral, 1 awakening"


def test_the_base_board_knows_no_convergence(board: Table) -> None:
    board("Jordan", "fair ally")
    board.run(lambda: improve(board.game, board.at("Jordan"), 1, "7.2.1.1"))
    assert board.rolled() == []
    assert board("Jordan") == "good ally"


@rule("11.2.9")
def test_when_all_markers_are_on_the_map_one_is_taken_from_another_country(awakening: Table) -> None:
    """Fifteen markers a kind, each showing one or two."""
    awakening("Egypt", "poor neutral", awakening=27)  # fourteen markers, the last with one side only
    awakening("Sudan", "poor neutral", awakening=1)
    place(awakening, "Egypt", "awakening")
    assert awakening("Egypt") == "poor neutral, 28 awakening"
    awakening.run(
        lambda: rules.place(awakening.game, awakening.at("Egypt"), "awakening", 1, "11.1.2"), ()
    )  # only Sudan has one to give
    assert awakening("Egypt") == "poor neutral, 29 awakening"
    assert awakening("Sudan") == "poor neutral"

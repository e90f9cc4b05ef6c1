"""9.4.2 to 9.5.1: where the jihadist activities plot, fight, recruit and travel, radicalization, random countries."""

from __future__ import annotations

from collections import Counter

import pytest

from daedalus.games.labyrinth.solo import random_place
from tests.labyrinth.solo.activities_board import PLAYABLE, UNPLAYABLE, Alone
from tests.support import EMPTY_AWAKENING, rule


@pytest.fixture
def board() -> Alone:
    return Alone()


# -- 9.4.2.2 plots -----------------------------------------------------------------------------------------------


@rule("9.4.2.2")
def test_plots_are_made_in_the_us_as_often_as_possible(board: Alone) -> None:
    """Two cells in the US and two in a Fair Egypt with troops: two dice there, the third in Egypt."""
    board("United States", cells=2)
    board("Egypt", "fair ally", cells=2, troops=1)
    board.card(PLAYABLE[3], rolls=[6, 6, 6])
    assert board("United States") == "hard, 2 active cells"
    assert board("Egypt") == "fair ally, 1 active cell, 1 cell, 1 troop"


@rule("9.4.2.2")
@pytest.mark.parametrize(
    ("prestige", "sayyaf", "troops", "where"),
    [
        (4, True, 1, "Philippines"),
        (4, True, 2, "Iraq"),  # more troops than cells there: by lot between it and Iraq, both Fair
        (4, False, 1, "Iraq"),
        (3, True, 1, "Canada"),  # prestige is low: the next line, the posture of the US
    ],
)
def test_plots_against_prestige(board: Alone, prestige: int, sayyaf: bool, troops: int, where: str) -> None:
    """The Philippines under Abu Sayyaf, then any country with troops, but only while there is prestige to lose."""
    board.prestige = prestige
    board("Philippines", "soft", cells=1, troops=troops)
    board("Iraq", "fair ally", cells=1, troops=1)
    board("Egypt", "poor ally", cells=1, troops=1)
    board("Canada", "hard", cells=1)
    if sayyaf:
        board.mark("Abu Sayyaf", "Philippines")
    board.card(PLAYABLE[1], rolls=[6], lots=[1] if where == "Iraq" else [])
    assert board.drawn_among == ([2] if where == "Iraq" else [])
    assert "1 active cell" in board(where)


@rule("9.4.2.2")
@pytest.mark.parametrize(("world", "where"), [("hard", "Canada"), ("soft", "Jordan")])
def test_plots_in_countries_of_the_us_posture_while_there_is_no_penalty(board: Alone, world: str, where: str) -> None:
    """A Hard Canada, if the world is not against a Hard US; else a country with aid."""
    board.world(world, 2)
    board("Canada", "hard", cells=1)
    board("Jordan", "poor ally", cells=1, aid=1)
    board("India", "soft", cells=1)
    board.card(PLAYABLE[1], rolls=[6])
    assert "1 active cell" in board(where)


@rule("9.4.2.2")
def test_plots_for_funding_in_non_muslim_countries_before_muslim_ones_and_iran(board: Alone) -> None:
    """Funding 8: first Fair Thailand, then Good India, then a Fair Egypt."""
    board.funding = 8
    board("India", "soft", cells=1)
    board("Thailand", "soft", cells=1)
    board("Egypt", "fair neutral", cells=1)
    board.card(PLAYABLE[1], rolls=[6])
    assert board("Thailand") == "soft, 1 active cell"
    board("Thailand", active=0)
    board.card(PLAYABLE[1], rolls=[6])
    assert board("India") == "soft, 1 active cell"
    board("India", active=0)
    board.card(PLAYABLE[1], rolls=[6])
    assert board("Egypt") == "fair neutral, 1 active cell"


@rule("9.4.2.2")
def test_operations_plot_in_fair_then_good_then_poor_countries(board: Alone) -> None:
    for name, levels in (("Egypt", "poor"), ("Turkey", "good"), ("Jordan", "fair")):
        board(name, f"{levels} neutral", cells=1)
    for name in ("Jordan", "Turkey", "Egypt"):
        board.card(PLAYABLE[1], rolls=[6])
        assert "1 active cell" in board(name)
        board(name, active=0)


@rule("9.4.2.2")
def test_plots_without_a_purpose_are_radicalization(board: Alone) -> None:
    """The same cell in Egypt at funding 9 does not plot: another comes to it."""
    board.funding = 9
    board("Egypt", "poor neutral", cells=1)
    board.card(PLAYABLE[1], lots=board.lot_for("Egypt"))
    assert board("Egypt") == "poor neutral, 2 cells"


@rule("9.4.2.2")
def test_without_available_plots_there_is_radicalization(board: Alone) -> None:
    board("United States", cells=1)
    board.put("available plots", ())
    board.card(PLAYABLE[1], lots=board.lot_for("United States"))
    assert board("United States") == "hard, 2 cells"


# -- 9.4.2.3, 9.4.2.4 jihad --------------------------------------------------------------------------------------


@rule("9.4.2.3")
def test_major_jihad_in_pakistan_first(board: Alone) -> None:
    """Five cells in each of three Poor countries: Pakistan before Egypt with its three Resources."""
    for name in ("Libya", "Egypt", "Pakistan"):
        board(name, "poor neutral", cells=5)
    board.card(UNPLAYABLE[2], rolls=[3, 3])
    assert board("Pakistan").startswith("islamist rule")
    board("Libya", cells=5)
    board("Egypt", cells=5)
    board.card(UNPLAYABLE[2], rolls=[3, 3])
    assert board("Egypt").startswith("islamist rule")


@rule("9.4.2.4", "9.4.2")
def test_minor_jihad_in_good_countries_first_and_with_all_their_cells(board: Alone) -> None:
    """A card of 3: the two cells of a Good Jordan, then one of the two of a Fair Pakistan."""
    board("Jordan", "good ally", cells=2)
    board("Pakistan", "fair ally", cells=2)
    board("Libya", "poor ally", cells=2)
    board.card(UNPLAYABLE[3], rolls=[1, 6, 2])
    assert board("Jordan") == "fair ally, 1 active cell"
    assert board("Pakistan") == "poor ally, 1 active cell, 1 cell"
    assert board("Libya") == "poor ally, 2 cells"


@rule("9.4.2.4")
def test_priorities_of_minor_jihad(board: Alone) -> None:
    """Pakistan, aid, besieged regime, Resources: five Fair countries fall in this order, one card each."""
    board("Egypt", "fair ally", cells=1)
    board("Libya", "fair ally", cells=1)
    board("Sudan", "fair ally", cells=1, besieged=1)
    board("Jordan", "fair ally", cells=1, aid=1)
    board("Pakistan", "fair ally", cells=1)
    for name in ("Pakistan", "Jordan", "Sudan", "Egypt", "Libya"):
        board.card(UNPLAYABLE[1], rolls=[1])
        assert board(name).startswith("poor ally, 1 active cell"), name


@rule("9.4.2.4", "9.4.3")
def test_dice_that_no_cell_is_left_for_radicalize(board: Alone) -> None:
    """One cell in a Good Jordan, a card of 2: its die, then a cell from the track."""
    board("Jordan", "good ally", cells=1)
    board("Libya", "poor ally")
    board.card(UNPLAYABLE[2], rolls=[6], lots=board.lot_for("Libya"))
    assert board("Jordan") == "good ally"
    assert board("Libya") == "poor ally, 1 cell"


# -- 9.4.2.5 recruit ---------------------------------------------------------------------------------------------


@rule("9.4.2.5")
def test_recruiting_against_an_occupation_first(board: Alone) -> None:
    """Six troops and a cell under regime change; with two cells the next line is read: Islamist Rule."""
    board.funding = 9
    board("Iraq", "poor ally", cells=1, troops=6, regime_change="tan")
    board("Sudan", "islamist rule adversary", cells=1)
    board("Egypt", "poor neutral", cells=1)
    board.card(UNPLAYABLE[2])
    assert board("Iraq") == "poor ally, 2 cells, 6 troops, tan regime change"
    assert board("Sudan") == "islamist rule adversary, 2 cells"


@rule("9.4.2.5")
def test_recruiting_under_islamist_rule_up_to_twice_the_value_of_the_card(board: Alone) -> None:
    """A card of 2: from three cells to four, then in Egypt, where it takes a die."""
    board.funding = 9
    board("Sudan", "islamist rule adversary", cells=3)
    board("Egypt", "poor neutral", cells=1)
    board.card(UNPLAYABLE[2], rolls=[3])
    assert board("Sudan") == "islamist rule adversary, 4 cells"
    assert board("Egypt") == "poor neutral, 2 cells"


@rule("9.4.2.5")
def test_recruiting_where_the_highest_die_will_do(board: Alone) -> None:
    """A Poor Libya (3) before the United Kingdom, with its recruit number, and a cadre in a Poor country counts too."""
    board("Libya", "poor neutral", cadre=1)
    board("United Kingdom", "soft", cells=3)
    board.card(UNPLAYABLE[1], rolls=[3])
    assert board("Libya") == "poor neutral, 1 cell"


@rule("9.4.2.5")
def test_priorities_of_recruiting(board: Alone) -> None:
    """Besieged regime, then most troops and cells, then Resources."""
    board("Libya", "poor neutral", cells=1, besieged=1)
    board("Sudan", "poor ally", cells=1, troops=2)
    board("Egypt", "poor neutral", cells=1)
    board("Jordan", "poor neutral", cells=1)
    board.card(UNPLAYABLE[1], rolls=[6])
    assert board.rolled_for() == ["Recruit in Libya"]
    board("Libya", besieged=0)
    board.card(UNPLAYABLE[1], rolls=[6])
    assert board.rolled_for() == ["Recruit in Sudan"]
    board("Sudan", troops=0)
    board.card(UNPLAYABLE[1], rolls=[6])
    assert board.rolled_for() == ["Recruit in Egypt"]


@rule("9.4.2.5")
def test_resources_count_only_among_muslim_countries(board: Alone) -> None:
    """Cadres in a Fair Egypt and in Thailand, which is Fair as well: chance decides, not Egypt's three Resources."""
    board("Egypt", "fair neutral", cadre=1)
    board("Thailand", "soft", cadre=1)
    board.card(UNPLAYABLE[1], rolls=[6], lots=[0])
    assert board.drawn_among == [2]
    assert board.rolled_for() == ["Recruit in Thailand"]


@rule("9.4.2.5")
def test_recruiting_without_a_place_is_radicalization(board: Alone) -> None:
    """Cells only under Islamist Rule, twice as many as the card is worth: one is placed by lot."""
    board("Sudan", "islamist rule adversary", cells=2)
    board("Libya", "poor neutral")
    board.card(UNPLAYABLE[1], lots=board.lot_for("Libya"))
    assert board("Libya") == "poor neutral, 1 cell"


@rule("9.4.2.5", "9.4.3")
def test_when_available_cells_run_out_the_rest_radicalizes(board: Alone) -> None:
    """Moderate funding, one cell left to recruit: the second operation places one that funding keeps from him."""
    board.funding = 5
    board("Sudan", "islamist rule adversary", cells=1)
    board("Iran", cells=8)
    board("Libya", "poor neutral")
    board.card(UNPLAYABLE[2], lots=board.lot_for("Libya"))
    assert board("Sudan") == "islamist rule adversary, 2 cells"
    assert board("Libya") == "poor neutral, 1 cell"
    assert board.get("cells on track") == 4


# -- 9.4.2.6 travel ----------------------------------------------------------------------------------------------


def traveller(board: Alone) -> Alone:
    """Nothing to fight for and no cell to recruit: only travel is left."""
    board.funding = 1
    board.tested("soft")
    return board


@rule("9.4.2.6")
def test_a_cell_travels_by_each_line(board: Alone) -> None:
    """To the aid in Jordan, to a Poor Libya that lacks two cells, and to a Fair Egypt next to cells."""
    traveller(board)
    board("Jordan", "poor ally", aid=1)
    board("Libya", "poor neutral", cells=3)
    board("Egypt", "fair neutral")
    board("Morocco", "poor neutral", active=3)
    board.card(UNPLAYABLE[3], rolls=[3])
    assert board("Jordan") == "poor ally, 1 cell, 1 aid"
    assert board("Egypt").startswith("fair neutral, 1 cell")


@rule("9.4.2.6")
@pytest.mark.parametrize(
    ("cells", "troops", "goal"), [(3, 0, "Libya"), (4, 1, "Libya"), (2, 0, "Sudan"), (4, 2, "Sudan")]
)
def test_two_more_cells_must_be_enough_for_major_jihad(board: Alone, cells: int, troops: int, goal: str) -> None:
    """Else the one operation goes to a random country, and that is Sudan."""
    traveller(board)
    board("Libya", "poor neutral", cells=cells, troops=troops)
    board("Sudan", "poor neutral")
    board("Iran", cells=5)
    if goal == "Libya":
        board.card(UNPLAYABLE[1], rolls=[3], lots=[0])  # from Iran, not from Libya itself
    else:
        board.card(UNPLAYABLE[1], lots=board.lot_for("Sudan"))
    assert board.at(goal).sleeper_cells == (cells + 1 if goal == "Libya" else 1)


@rule("9.4.2.6")
@pytest.mark.parametrize(("us", "goal"), [("hard", "Kenya/Tanzania"), ("soft", "Canada")])
def test_journeys_to_non_muslim_countries_by_the_us_posture(board: Alone, us: str, goal: str) -> None:
    """An untested country if the US is Hard, a Soft one if it is Soft; the US itself is one of these."""
    board.funding = 1
    board.us_posture = us
    board.tested("hard")
    board("Kenya/Tanzania", "untested")
    board("Canada", "soft")
    board("Philippines", "hard", cells=6)
    rolls = [1, 2] if us == "hard" else [1]
    board.card(UNPLAYABLE[1], rolls=rolls, lots=[] if us == "hard" else [1])
    assert board(goal) == "soft, 1 cell"


@rule("9.4.2.6")
def test_pakistan_then_resources_decide_among_goals(board: Alone) -> None:
    """Aid in Pakistan, Egypt and Jordan: the one cell goes to Pakistan; without it to Egypt."""
    traveller(board)
    for name in ("Pakistan", "Egypt", "Jordan"):
        board(name, "poor ally", aid=1)
    board("Iran", cells=6)
    board.card(UNPLAYABLE[1])
    assert board("Pakistan") == "poor ally, 1 cell, 1 aid"
    board("Pakistan", aid=0)
    board.card(UNPLAYABLE[1], rolls=[3])
    assert board("Egypt") == "poor ally, 1 cell, 1 aid"


@rule("9.4.2.6", "9.4.3")
def test_under_biometrics_a_goal_without_a_neighbouring_cell_radicalizes(board: Alone) -> None:
    """The aid in Morocco is out of reach of Iran: instead a cell comes to Libya from the track."""
    traveller(board)
    board.mark("Biometrics", lapsing=True)
    board("Morocco", "poor ally", aid=1)
    board("Libya", "poor neutral")
    board("Iran", cells=6)
    board.card(UNPLAYABLE[1], lots=board.lot_for("Libya"))
    assert board("Morocco") == "poor ally, 1 aid"
    assert board("Libya") == "poor neutral, 1 cell"
    assert board("Iran") == "untested, 6 cells"


@rule("9.4.2.6.1")
def test_sources_in_their_order(board: Alone) -> None:
    """For the aid in Egypt: Islamist Rule with more cells than the card is worth, regime change with more cells than
    troops, a neighbour, then anybody."""
    traveller(board)
    board("Egypt", "poor ally", aid=1)
    board("Somalia", "islamist rule adversary", cells=2)
    board("Afghanistan", "poor ally", cells=2, troops=1, regime_change="tan")
    board("Libya", "poor ally", cells=1)
    board("Morocco", "poor neutral", cells=2)
    for source in ("Somalia", "Afghanistan", "Libya", "Morocco"):
        before = board.at(source).sleeper_cells
        board("Lebanon", "poor ally", cells=4, troops=5)
        if source == "Morocco":
            board("Lebanon", cells=0)
            board("Morocco", cells=before + 4, troops=5)
            before += 4
        board.card(UNPLAYABLE[1], rolls=[] if source == "Libya" else [3])
        assert board.at(source).sleeper_cells == before - 1, source
        assert board("Egypt") == "poor ally, 1 cell, 1 aid"
        board("Egypt", cells=0)
        board(source, cells=0)


@rule("9.4.2.6.1", "9.3.1")
def test_countries_with_an_active_cell_come_first_among_sources(board: Alone) -> None:
    """Iraq and Syria are both next to Jordan; the active cell is in Syria."""
    traveller(board)
    board("Jordan", "poor ally", aid=1)
    board("Iraq", "poor ally", cells=5)
    board("Syria", "poor ally", cells=1, active=1)
    board.card(UNPLAYABLE[1])
    assert board("Syria") == "poor ally, 1 cell"
    assert board("Jordan") == "poor ally, 1 cell, 1 aid"


@rule("9.4.2.6.1")
def test_other_goals_of_the_card_are_not_sources_if_possible(board: Alone) -> None:
    """A card of 2: the aid in Iraq is a goal, and so is a Fair Jordan between Iraq and Syria. Both cells come from
    Syria, though the active one is in Iraq."""
    traveller(board)
    board("Iraq", "poor ally", active=1, aid=1)
    board("Syria", "poor ally", cells=5, troops=3)
    board("Jordan", "fair neutral")
    board.card(UNPLAYABLE[2])
    assert board("Syria") == "poor ally, 3 cells, 3 troops"
    assert board("Iraq") == "poor ally, 1 active cell, 1 cell, 1 aid"
    assert board("Jordan") == "fair neutral, 1 cell"


@rule("9.4.2.6.1")
@pytest.mark.parametrize(
    "about", [{"levels": "islamist rule adversary"}, {"levels": "poor ally", "regime_change": "tan"}]
)
def test_the_last_cell_under_islamist_rule_or_regime_change_stays(board: Alone, about: dict[str, str]) -> None:
    """It is the only cell there is: it goes to ground where it stands, and does not come to the aid in Egypt."""
    traveller(board)
    board("Egypt", "poor ally", aid=1)
    board("Iraq", active=1, **about)  # type: ignore[arg-type]
    board.put("cells on track", 5)
    board.card(UNPLAYABLE[1])
    assert ", 1 cell" in board("Iraq")
    assert board("Egypt") == "poor ally, 1 aid"


@rule("9.4.2.6.1")
def test_a_cell_may_go_to_ground_in_its_own_goal(board: Alone) -> None:
    """The aid is in Jordan, and so are all cells."""
    traveller(board)
    board("Jordan", "poor ally", aid=1, active=1, cells=5, troops=6)
    board.card(UNPLAYABLE[1])
    assert board("Jordan") == "poor ally, 6 cells, 6 troops, 1 aid"


@rule("9.4.2.6.2")
def test_each_cell_tries_once(board: Alone) -> None:
    """Two journeys from Iran: the one to Morocco, which is far away, fails; the one to the neighbour cannot."""
    traveller(board)
    board("Morocco", "poor ally", aid=1)
    board("Iraq", "fair ally")
    board("Iran", cells=6)
    board.card(UNPLAYABLE[2], rolls=[4])
    assert board("Morocco") == "poor ally, 1 aid"
    assert board("Iraq") == "fair ally, 1 cell"
    assert board("Iran") == "untested, 4 cells"


# -- 9.4.3 radicalization ------------------------------------------------------------------------------------------


@rule("9.4.3")
def test_the_rulebooks_example_of_radicalization(board: Alone) -> None:
    """A playable US event of 3, one cell on the map: it plots, then a cell comes from the track whatever the funding,
    and one cell travels without a die, to a Fair Turkey next to it."""
    board.funding = 1
    board.tested("soft")
    board("Turkey", "fair neutral")
    board("Iraq", "poor neutral", cells=1)
    board("Morocco", "poor neutral")
    board.card(PLAYABLE[3], rolls=[6], lots=board.lot_for("Morocco"))
    assert board("Morocco") == "poor neutral, 1 cell"
    assert board("Iraq") == "poor neutral"
    assert board("Turkey") == "fair neutral, 1 cell"


@rule("9.4.3")
def test_with_an_empty_track_radicalization_begins_with_the_journey(board: Alone) -> None:
    """It skips the first line for goals, the aid in Jordan, and goes on with the second: Libya."""
    board.tested("soft")
    board("Jordan", "poor ally", aid=1)
    board("Libya", "poor neutral", cells=3)
    board("Iran", cells=12)
    board.radicalize(1, lots=[0])
    assert board.drawn_among == [2]
    assert board("Libya") == "poor neutral, 4 cells"
    assert board("Iran") == "untested, 11 cells"


@rule("9.4.3")
def test_the_journey_of_radicalization_ignores_biometrics(board: Alone) -> None:
    board.tested("soft")
    board.mark("Biometrics", lapsing=True)
    board("Libya", "poor neutral", troops=13)
    board("Afghanistan", "poor neutral")
    board("Libya", troops=0)
    board("Iran", cells=15)
    board.radicalize(1, lots=board.lot_for("Morocco"), rolls=[1])
    assert board("Morocco") == "poor neutral, 1 cell"


@rule("9.4.3", "9.3.2")
@pytest.mark.parametrize(("funding", "plots", "levels"), [(8, 1, "good ally"), (9, 0, "fair ally")])
def test_the_third_operation_is_a_plot_while_funding_can_rise(
    board: Alone, funding: int, plots: int, levels: str
) -> None:
    """From Iran to Morocco, without a die."""
    board.tested("soft")
    board.mark("Biometrics", lapsing=True)
    board("Morocco", "poor neutral")
    board("Iran", cells=15)
    board.radicalize(1, lots=board.lot_for("Morocco"))
    assert board("Morocco") == "poor neutral, 1 cell"
    assert board.rolled() == []


@rule("9.4.3")
def test_plots_of_radicalization_are_not_under_islamist_rule(board: Alone) -> None:
    """Of the countries with cells only Egypt can have it."""
    board.tested("soft")
    board("Sudan", "islamist rule adversary", cells=14)
    board("Egypt", "poor neutral", cells=1)
    board.put("available plots", ("2",))
    board.radicalize(2, lots=board.lot_for("Egypt"))
    assert "plot 2" in board("Egypt")


@rule("9.4.3")
def test_all_other_operations_make_countries_worse(board: Alone) -> None:
    """No cell on the track and none on the map: three levels by lot, in Good and Fair countries only."""
    board("Turkey", "good ally")
    board("Jordan", "fair ally")
    board("Libya", "poor ally")
    board.put("cells on track", 0)
    board.radicalize(3, lots=[1, 0])
    assert board.drawn_among == [2, 2]
    assert [board(name) for name in ("Turkey", "Jordan", "Libya")] == ["poor ally"] * 3


# -- 9.5 random countries ------------------------------------------------------------------------------------------


@rule("9.5")
@pytest.mark.parametrize(("lot", "where"), [(0, "Gulf States"), (1, "Afghanistan")])
def test_the_rulebooks_example_of_a_random_country(board: Alone, lot: int, where: str) -> None:
    """Two operations for plots, no cell in the US, Abu Sayyaf in play, prestige high; two troops and two cells in a
    Fair Afghanistan and in Fair Gulf States: a die decides between the two."""
    board.prestige = 8
    board.mark("Abu Sayyaf", "Philippines")
    board("Afghanistan", "fair ally", cells=2, troops=2)
    board("Gulf States", "fair ally", cells=2, troops=2)
    board.card(PLAYABLE[2], rolls=[6, 6], lots=[lot])
    assert board.drawn_among == [2]
    assert board(where) == "fair ally, 2 active cells, 2 troops"


@rule("9.5")
def test_any_country_may_come_up_alike(board: Alone) -> None:
    """The Global table: 3,800 draws give each of 38 countries about a hundred times."""
    found = Counter(random_place.global_table(board.game).name for _ in range(3800))
    assert len(found) == len(board.game.countries) == 38
    assert 60 < min(found.values()) <= max(found.values()) < 150


@rule("9.5")
@pytest.mark.parametrize(
    ("dice", "name"),
    [([1, 1, 1], "Turkey"), ([2, 2, 2], "Saudi Arabia"), ([2, 2, 3], "Lebanon"), ([3, 3, 4], "Yemen")],
)
def test_the_shia_mix_table_takes_three_dice(board: Alone, dice: list[int], name: str) -> None:
    assert board.run(lambda: random_place.shia_mix(board.game), rolls=dice).name == name


@rule("9.5")
def test_with_the_awakening_its_own_shia_mix_table_is_used() -> None:
    """7 is Iran, which is no Muslim country yet: Syria."""
    board = Alone(scenario=EMPTY_AWAKENING)
    assert board.run(lambda: random_place.shia_mix(board.game), rolls=[2, 2, 3]).name == "Syria"


@rule("9.5", "9.5.1")
def test_further_posture_rolls_after_a_plot_in_schengen_go_by_its_table(board: Alone) -> None:
    """A plot in France; 1 is Scandinavia, 4 France itself, and the others are all equally near: by lot Benelux."""
    board("France", "soft", plots=["1"])
    board.run(lambda: _resolve(board), rolls=[1, 1, 1, 4, 1], lots=[0])
    assert board.rolled_for() == [
        "Posture of France",
        "Random Schengen country",
        "Posture of Scandinavia",
        "Random Schengen country",
        "Posture of Benelux",
    ]


def _resolve(board: Alone) -> None:
    from daedalus.games.labyrinth.plots import resolve_all

    resolve_all(board.game)


@rule("9.5.1")
def test_the_nearest_country_is_the_one_rolled_if_it_fits(board: Alone) -> None:
    g, at = board.game, board.at
    fitting = [at("Morocco"), at("Iraq")]
    assert random_place.nearest(g, at("Iraq"), fitting) is at("Iraq")
    assert random_place.nearest(g, at("Iran"), fitting) is at("Iraq")
    assert random_place.nearest(g, at("Spain"), fitting) is at("Morocco")
    assert random_place.nearest(g, at("Spain"), []) is None


@rule("9.5.1")
def test_of_equally_near_countries_one_is_drawn(board: Alone) -> None:
    g, at = board.game, board.at
    near = [at("Afghanistan"), at("Pakistan"), at("Morocco")]
    found = {random_place.nearest(g, at("Iran"), near) for _ in range(40)}
    assert found == {at("Afghanistan"), at("Pakistan")}

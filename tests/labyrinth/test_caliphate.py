"""11.3.8 The caliphate."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.civil_war import end_civil_war, start_civil_war
from daedalus.games.labyrinth.deploy import regime_change_targets
from daedalus.games.labyrinth.governance import improve
from daedalus.games.labyrinth.victory import counts
from tests.cards.positions import at_war
from tests.support import Table, rule

FOREIGN_FIGHTERS = 187


def peace(table: Table, name: str, answers: tuple[str, ...] = ()) -> None:
    table.run(lambda: end_civil_war(table.game, table.at(name), "11.2.7"), answers)


@rule("11.3.8")
def test_the_jihadist_may_declare_a_caliphate_where_an_event_places_three_cells(awakening: Table) -> None:
    at_war(awakening, "Syria")
    awakening.event(FOREIGN_FIGHTERS, "jihadist", ["yes"])
    assert awakening.get("caliphate capital") == ("Syria",)
    assert awakening.funding == 7
    assert awakening("Syria") == "poor neutral, 5 active cells, besieged, civil war"
    assert counts(awakening.game)["islamist resources"] == 1


@rule("11.3.8")
def test_he_may_as_well_not_declare_it(awakening: Table) -> None:
    at_war(awakening, "Syria")
    awakening.event(FOREIGN_FIGHTERS, "jihadist", ["no"])
    assert awakening.get("caliphate capital") == ()
    assert awakening("Syria") == "poor neutral, 5 cells, besieged, civil war"


@rule("11.3.8")
def test_fewer_than_three_cells_are_not_enough(awakening: Table) -> None:
    at_war(awakening, "Syria")
    awakening("Yemen", "poor neutral", cells=13)
    awakening.event(FOREIGN_FIGHTERS, "jihadist")
    assert awakening.get("caliphate capital") == ()


@rule("11.3.8")
def test_there_is_one_caliphate_at_a_time(awakening: Table) -> None:
    at_war(awakening, "Syria", "Mali")
    awakening.caliphate("Mali")
    awakening.event(FOREIGN_FIGHTERS, "jihadist", ["Syria"])
    assert awakening.get("caliphate capital") == ("Mali",)


@rule("11.3.8")
def test_operations_never_declare_a_caliphate(awakening: Table) -> None:
    awakening.funding = 9
    awakening("Syria", "poor neutral", cells=1, civil_war=1)
    awakening.operation("jihadist", "recruit", 3, ["Syria", "Syria", "Syria"][1:])
    assert awakening("Syria") == "poor neutral, 4 cells, civil war"
    assert awakening.get("caliphate capital") == ()


@rule("11.3.8")
@pytest.mark.parametrize(
    ("number", "name", "answers"), [(81, "Iraq", ()), (51, "Iraq", ()), (72, "Afghanistan", ()), (110, "Iraq", ())]
)
def test_base_events_declare_a_caliphate_in_mixed_decks(
    awakening: Table, number: int, name: str, answers: tuple[str, ...]
) -> None:
    awakening(name, "poor ally", troops=1, regime_change="tan")
    awakening.event(number, "jihadist", [*answers, "yes"])
    assert awakening.get("caliphate capital") == (name,)


def test_on_the_base_board_nobody_is_asked(board: Table) -> None:
    board("Iraq", "poor ally", troops=1, regime_change="tan")
    board.event(81, "jihadist")
    assert board("Iraq") == "poor ally, 5 cells, 1 troop, besieged, tan regime change"


@rule("11.3.8")
def test_the_capital_alone_changes_no_level_and_allows_no_regime_change(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=1)
    awakening.caliphate("Syria")
    assert awakening("Syria") == "poor neutral, 1 active cell, civil war"
    assert regime_change_targets(awakening.game) == []


@rule("11.3.8.1")
def test_the_caliphate_from_syria_to_pakistan(awakening: Table) -> None:
    """The example of the rulebook: three resources, two of Pakistan and one of the capital."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening("Iraq", "poor neutral", civil_war=1)
    awakening("Gulf States", "fair ally", troops=5, regime_change="tan")
    awakening("Pakistan", "islamist rule adversary")
    awakening("Libya", "poor neutral", civil_war=1)  # not joined to them
    awakening.event(215, "jihadist", ["track", "Syria", "track", "Syria", "track", "Syria", "yes"], [3, 2])
    assert awakening.members() == ["Gulf States", "Iraq", "Pakistan", "Syria"]
    assert counts(awakening.game)["islamist resources"] == 3
    assert awakening.funding == 7


@rule("11.3.8.1")
def test_a_country_joins_and_leaves_at_once(awakening: Table) -> None:
    at_war(awakening, "Syria", "Jordan")
    awakening("Iraq", "poor neutral", cells=2)
    awakening.caliphate("Syria")
    assert awakening.members() == ["Jordan", "Syria"]
    awakening.run(lambda: start_civil_war(awakening.game, awakening.at("Iraq")))
    assert awakening.members() == ["Iraq", "Jordan", "Syria"]
    assert awakening("Iraq") == "poor neutral, 2 active cells, civil war"  # 11.3.8.3
    peace(awakening, "Jordan")
    assert awakening.members() == ["Iraq", "Syria"]


@rule("11.3.8.1")
def test_a_link_that_goes_takes_what_hung_on_it(awakening: Table) -> None:
    at_war(awakening, "Syria", "Iraq", "Gulf States")
    awakening.caliphate("Syria")
    assert awakening.members() == ["Gulf States", "Iraq", "Syria"]
    peace(awakening, "Iraq")
    assert awakening.members() == ["Syria"]


@rule("11.3.8.2")
def test_a_capital_that_no_longer_qualifies_moves_to_any_other_member(awakening: Table) -> None:
    at_war(awakening, "Syria", "Iraq", "Gulf States")
    awakening.caliphate("Syria")
    peace(awakening, "Syria", ("Gulf States",))
    assert awakening.get("caliphate capital") == ("Gulf States",)
    assert (awakening.funding, awakening.prestige) == (4, 8)
    assert awakening.members() == ["Gulf States", "Iraq"]


@rule("11.3.8.2")
def test_without_another_member_the_caliphate_is_lost(awakening: Table) -> None:
    at_war(awakening, "Syria", "Mali")
    awakening.caliphate("Syria")
    peace(awakening, "Syria")
    assert awakening.get("caliphate capital") == ()
    assert (awakening.funding, awakening.prestige) == (3, 9)
    assert counts(awakening.game)["islamist resources"] == 0


@rule("11.3.8.2")
def test_it_may_be_declared_again(awakening: Table) -> None:
    at_war(awakening, "Syria")
    awakening.caliphate("Syria")
    peace(awakening, "Syria")
    at_war(awakening, "Mali")
    awakening.event(FOREIGN_FIGHTERS, "jihadist", ["yes"])
    assert awakening.get("caliphate capital") == ("Mali",)


@rule("11.3.8.2", "11.3.14")
def test_a_capital_that_becomes_good_is_lost_and_one_that_becomes_islamist_is_not(awakening: Table) -> None:
    awakening("Syria", "fair ally", civil_war=1)
    awakening("Lebanon", "poor neutral")
    awakening.caliphate("Syria")
    awakening.run(lambda: improve(awakening.game, awakening.at("Syria"), 1, "7.2.1.1"), rolls=[3, 5])
    awakening.game.settle()
    assert awakening.get("caliphate capital") == ()
    awakening("Mali", "poor adversary", active=6, civil_war=1)
    awakening.caliphate("Mali")
    awakening.jihad("Mali", 2, major=True, rolls=[1, 2, 3, 5])
    assert awakening("Mali") == "islamist rule adversary, 6 active cells"
    assert awakening.get("caliphate capital") == ("Mali",)


@rule("11.3.8.3")
def test_cells_that_come_into_the_caliphate_are_active(awakening: Table) -> None:
    awakening("Syria", "poor neutral", active=1, civil_war=1)
    awakening("Jordan", "poor neutral", cells=1)
    awakening.caliphate("Syria")
    awakening.travel("Jordan", "Syria")
    assert awakening("Syria") == "poor neutral, 2 active cells, civil war"
    awakening.operation("jihadist", "recruit", 1)
    assert awakening("Syria") == "poor neutral, 3 active cells, civil war"
    awakening.travel("Syria", "Syria", active=True)
    assert awakening("Syria") == "poor neutral, 3 active cells, civil war"


@rule("11.3.8.3")
def test_a_cell_that_leaves_the_caliphate_hides_again(awakening: Table) -> None:
    awakening("Syria", "poor neutral", active=1, civil_war=1)
    awakening("Jordan", "poor neutral")
    awakening.caliphate("Syria")
    awakening.travel("Syria", "Jordan", active=True)
    assert awakening("Jordan") == "poor neutral, 1 cell"


@rule("11.3.8.4")
def test_certain_events_are_not_played_in_the_caliphate(awakening: Table) -> None:
    """Sellout, in a civil war with two cells: in the caliphate's only country it cannot be played."""
    awakening("Syria", "poor neutral", active=3, civil_war=1)
    assert awakening.playable(230, "us")
    awakening.caliphate("Syria")
    assert not awakening.playable(230, "us")
    awakening("Mali", "poor neutral", active=3, civil_war=1)
    assert awakening.playable(230, "us")

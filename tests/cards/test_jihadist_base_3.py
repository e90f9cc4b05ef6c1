"""The jihadist events of the base set, 80 FATA to 95 Wahhabism: they work, they do not, each branch."""

from __future__ import annotations

import pytest

from daedalus.core.journal import NOTE
from daedalus.games.labyrinth.turn import begin_phase
from daedalus.kit import messages as tell
from tests.cards.positions import truce
from tests.support import Table, rule

REMOVED = "removed cards"


def no_cells_left_but(board: Table, left: int) -> None:
    """All cells of the track but so many stand in Morocco."""
    board("Morocco", "poor neutral", cells=15 - left)


# -- 80 and 81 -----------------------------------------------------------------------------------------


@rule("6.2.7", "6.2.8")
def test_fata_shelters_cells_in_pakistan_and_the_leaders(board: Table) -> None:
    board("Pakistan", "poor ally", active=1, troops=2)
    board.event(80, "jihadist")
    assert board("Pakistan") == "poor ally, 1 active cell, 1 cell, 2 troops, FATA"
    assert "disrupt" not in board.possible("us", 3)
    for leader in (111, 112):
        assert "blocked by FATA" in board.why_not(leader, "us")
        assert board.playable(leader, "jihadist")


@rule("7.4.1")
def test_fata_does_not_shelter_a_country_in_regime_change(board: Table) -> None:
    board("Pakistan", "poor ally", active=1, cells=1, troops=2, regime_change="green")
    board.mark("FATA", "Pakistan")
    board.operation("us", "disrupt", 3, ["active cells"])
    assert board("Pakistan") == "poor ally, 1 active cell, 2 troops, green regime change, FATA"


def test_fata_played_again_is_one_more_cell(board: Table) -> None:
    board("Pakistan", "poor ally")
    board.event(80, "jihadist")
    board.event(80, "jihadist")
    assert board("Pakistan") == "poor ally, 2 cells, FATA"


def test_foreign_fighters_come_to_a_regime_change_country_and_take_aid(board: Table) -> None:
    board("Iraq", "poor ally", troops=6)
    assert not board.playable(81, "jihadist")
    board("Iraq", regime_change="green", aid=2)
    assert board.playable(81, "jihadist")
    board.event(81, "jihadist")
    assert board("Iraq") == "poor ally, 5 cells, 6 troops, 1 aid, green regime change"
    board.event(81, "jihadist")
    assert board("Iraq") == "poor ally, 10 cells, 6 troops, green regime change"


@rule("8.4.3.2", "6.2.4")
def test_foreign_fighters_besiege_a_regime_without_aid_even_when_none_are_left(board: Table) -> None:
    board("Iraq", "poor ally", regime_change="tan")
    no_cells_left_but(board, 3)
    board.event(81, "jihadist")
    assert board("Iraq") == "poor ally, 3 cells, besieged, tan regime change"
    board.event(81, "jihadist")
    assert board("Iraq") == "poor ally, 3 cells, besieged, tan regime change"


# -- 82 to 86 ------------------------------------------------------------------------------------------


@rule("4.9.4", "8.2.4", "8.2.3", "4.7.4.2")
def test_jihadist_videos_recruit_or_leave_a_cadre_in_three_empty_countries(board: Table) -> None:
    """All are tested first; the Philippines recruit on 3, Islamist Rule without a roll, and funding is no limit."""
    board("Sudan", "islamist rule adversary")
    board("Egypt", "poor neutral", cells=6)
    board.funding = 1
    board.event(82, "jihadist", ["Philippines", "Sudan", "Canada"], rolls=[1, 6, 3, 2])
    assert board("Philippines") == "soft, 1 cell"
    assert board("Sudan") == "islamist rule adversary, 1 cell"
    assert board("Canada") == "hard, cadre"


@rule("4.8.4")
def test_jihadist_videos_leave_cadres_when_no_cells_are_left(board: Table) -> None:
    no_cells_left_but(board, 0)
    board("Sudan", "poor neutral")
    board("Egypt", "poor neutral")
    board.event(82, "jihadist", ["Sudan", "Egypt", "United States"], rolls=[1, 1, 1])
    assert board("Sudan") == board("Egypt") == "poor neutral, cadre"
    assert board("United States") == "hard, cadre"


@rule("4.9.4")
def test_kashmir_shifts_pakistan_and_places_a_cell(board: Table) -> None:
    board.event(83, "jihadist", rolls=[1])
    assert board("Pakistan") == "poor adversary, 1 cell"
    board("Pakistan", "good ally")
    board.event(83, "jihadist")
    assert board("Pakistan") == "good neutral, 2 cells"


@rule("6.2.8", "4.9.3")
@pytest.mark.parametrize(("number", "event"), [(84, 34), (85, 31), (84, 44)])
def test_leak_ends_one_us_event_for_good(board: Table, number: int, event: int) -> None:
    """Posture 3 + 1 is soft, a penalty of 1 against a Hard world makes 5 a 4: prestige down by the lower die."""
    name = board.game.card(event).title
    assert not board.playable(number, "jihadist")
    board.mark(name)
    assert board.playable(number, "jihadist")
    board("Yemen", "fair ally")
    board.event(number, "jihadist", rolls=[3, 5, 2, 6])
    assert not board.in_effect(name)
    assert f"blocked by Leak-{name}" in board.why_not(event, "us")
    assert board.us_posture == "soft"
    assert board.prestige == 5
    assert board("Yemen") == "fair neutral"


def test_leak_leaves_the_jihadist_the_choice_and_the_others_in_force(board: Table) -> None:
    for name in ("Enhanced Measures", "Renditions", "Wiretapping"):
        board.mark(name)
    board.event(84, "jihadist", ["Renditions"], rolls=[6, 6, 1, 1])
    assert [board.in_effect(n) for n in ("Enhanced Measures", "Renditions", "Wiretapping")] == [True, False, True]
    assert board.us_posture == "hard"


@pytest.mark.parametrize(("hand", "left"), [([1, 3], 1), ([], 0)])
def test_lebanon_war_costs_a_card_and_prestige_and_places_a_cell(board: Table, hand: list[int], left: int) -> None:
    board.hand("us", hand)
    board.event(86, "jihadist", ["Turkey"], rolls=[1])
    assert len(board.game.hand("us")) == left
    assert board.prestige == 6
    assert board("Turkey") == "poor neutral, 1 cell"


def test_lebanon_war_places_its_cell_only_in_a_shia_mix_country(board: Table) -> None:
    shia = {"Turkey", "Lebanon", "Yemen", "Iraq", "Saudi Arabia", "Gulf States", "Pakistan", "Afghanistan"}
    assert {c.name for c in board.game.countries if c.is_muslim and c.shia_mix} == shia
    with pytest.raises(AssertionError, match="'Egypt' is no option"):
        board.event(86, "jihadist", ["Egypt"])


# -- 87 to 90 ------------------------------------------------------------------------------------------


@rule("8.5.2", "4.8.4", "8.5.5")
def test_martyrs_give_a_cell_for_any_two_available_plots(board: Table) -> None:
    board("United States", active=1)
    board.put("available plots", ("1", "3", "wmd"))
    assert board.playable(87, "jihadist")
    board.event(88, "jihadist", ["wmd", "3"])
    assert board("United States") == "hard, cadre, plot wmd, plot 3"


@rule("6.2.4")
@pytest.mark.parametrize("plots", [(), ("2",)])
def test_martyrs_place_what_plots_there_are(board: Table, plots: tuple[str, ...]) -> None:
    board("Iran", cells=2)
    board.put("available plots", plots)
    board.event(89, "jihadist")
    assert board("Iran") == ", ".join(["untested, 1 cell", *(f"plot {p}" for p in plots)])


@rule("6.2.6")
def test_martyrs_need_a_cell_outside_islamist_rule(board: Table) -> None:
    assert not board.playable(87, "jihadist")
    board("Sudan", "islamist rule adversary", cells=3)
    assert not board.playable(87, "jihadist")
    board("Canada", "soft", cells=1)
    assert board.playable(87, "jihadist")


def quagmire(board: Table, hand: list[int]) -> None:
    board.prestige = 6
    board("Iraq", "poor ally", cells=1, regime_change="tan")
    board.hand("us", hand)
    board.put("cards played", 1)


@rule("6.2.9")
def test_quagmire_makes_jihadist_events_of_the_discards_happen_and_softens_the_us(board: Table) -> None:
    """Homegrown happens and is discarded, Al-Ittihad happens and leaves the game; dice in the order of the lot."""
    quagmire(board, [49, 66])
    board.event(90, "jihadist", rolls=[1, 1])
    assert board("Somalia") == "poor neutral, 1 cell"
    assert board("United Kingdom") == "soft, 1 cell"
    assert board.zone_of(49) == REMOVED
    assert board.zone_of(66) == "discard pile"
    assert board.us_posture == "soft"


def test_quagmire_carries_events_out_in_the_order_of_the_discards() -> None:
    orders = set()
    for seed in range(1, 9):
        board = Table(seed)
        quagmire(board, [66, 68])
        board.event(90, "jihadist", rolls=[1, 1])
        *discarded, last = board.get("discard pile")
        notes = [e[1] for e in board.journal if e[0] == NOTE]
        assert last == 90
        assert notes[1:] == [tell.EVENT_HAPPENS(n, "jihadist") for n in discarded]
        orders.add(tuple(discarded))
    assert orders == {(66, 68), (68, 66)}


def test_quagmire_passes_over_other_events_and_those_that_cannot_be_played(board: Table) -> None:
    """Fatwa is unassociated; Adam Gadahn is not the first card of the phase: that was Quagmire."""
    quagmire(board, [48, 97])
    board.hand("jihadist", [1])
    board.event(90, "jihadist")
    assert board.game.hand("us") == ()
    assert board.game.hand("jihadist") == (1,)
    assert board.us_posture == "soft"


def test_quagmire_with_nothing_to_discard_softens_the_us(board: Table) -> None:
    quagmire(board, [])
    board.event(90, "jihadist")
    assert board.us_posture == "soft"


def test_quagmire_takes_two_cards_of_many(board: Table) -> None:
    quagmire(board, [1, 2, 3, 4])
    board.event(90, "jihadist")
    assert len(board.game.hand("us")) == 2


@rule("4.7.1", "6.2.6")
@pytest.mark.parametrize(("prestige", "possible"), [(1, True), (6, True), (7, False), (12, False)])
def test_quagmire_needs_low_or_medium_prestige(board: Table, prestige: int, possible: bool) -> None:
    quagmire(board, [])
    board.prestige = prestige
    assert board.playable(90, "jihadist") == possible


# -- 91 to 95 ------------------------------------------------------------------------------------------


@rule("4.9.4")
def test_regional_al_qaeda_enters_two_unmarked_countries(board: Table) -> None:
    board.event(91, "jihadist", ["Egypt", "Sudan"], rolls=[1, 6])
    assert board("Egypt") == "poor neutral, 1 cell"
    assert board("Sudan") == "fair neutral, 1 cell"


@rule("4.9.4", "4.6.3")
def test_regional_al_qaeda_tests_both_countries_though_one_cell_is_left(board: Table) -> None:
    no_cells_left_but(board, 1)
    board.event(91, "jihadist", ["Egypt", "Sudan", "Sudan"], rolls=[1, 6])
    assert board("Egypt") == "poor neutral"
    assert board("Sudan") == "fair neutral, 1 cell"


@rule("4.6.3")
def test_regional_al_qaeda_doubles_with_islamist_rule_as_far_as_cells_go(board: Table) -> None:
    board("Yemen", "islamist rule adversary")
    no_cells_left_but(board, 3)
    board.event(91, "jihadist", ["Egypt", "Sudan", "Sudan", "Sudan"], rolls=[1, 1])
    assert board("Egypt") == "poor neutral, 1 cell"
    assert board("Sudan") == "poor neutral, 2 cells"


@rule("6.2.6")
def test_regional_al_qaeda_needs_two_unmarked_muslim_countries(board: Table) -> None:
    muslim = [c.name for c in board.game.countries if c.is_muslim]
    for name in muslim[:-2]:
        board(name, "poor neutral")
    assert board.playable(91, "jihadist")
    board(muslim[-2], "poor neutral")
    assert "2 different untested muslim countries" in board.why_not(91, "jihadist")


@rule("6.2.6", "6.2.8")
def test_saddam_pays_while_iraq_is_a_poor_adversary(board: Table) -> None:
    board("Iraq", "poor neutral")
    assert not board.playable(92, "jihadist")
    board("Iraq", "fair adversary")
    assert not board.playable(92, "jihadist")
    board("Iraq", "poor adversary")
    assert board.playable(92, "jihadist")
    board.event(92, "jihadist")
    assert board.funding == 9
    board.mark("Saddam Captured")
    assert "blocked by Saddam Captured" in board.why_not(92, "jihadist")


@rule("8.4.3.2")
@pytest.mark.parametrize(
    ("afghanistan", "pakistan", "prestige"),
    [
        ("good ally", "fair ally", 6),
        ("islamist rule adversary", "poor ally", 4),
        ("poor neutral", "islamist rule adversary", 4),
    ],
)
def test_taliban_besiege_afghanistan_and_cost_more_prestige_under_islamist_rule(
    board: Table, afghanistan: str, pakistan: str, prestige: int
) -> None:
    board("Afghanistan", afghanistan)
    board("Pakistan", pakistan)
    board.event(93, "jihadist")
    assert board("Afghanistan") == f"{afghanistan}, 1 cell, besieged"
    assert board("Pakistan") == f"{pakistan}, 1 cell"
    assert board.prestige == prestige


def test_taliban_with_one_cell_left_pick_where_it_goes(board: Table) -> None:
    board("Afghanistan", "poor neutral")
    board("Pakistan", "poor neutral")
    no_cells_left_but(board, 1)
    board.event(93, "jihadist", ["Pakistan"])
    assert board("Afghanistan") == "poor neutral, besieged"
    assert board("Pakistan") == "poor neutral, 1 cell"


@rule("5.2.2")
def test_the_closed_door_undoes_a_recent_test_or_improvement(board: Table) -> None:
    board("Turkey", "fair ally")
    assert not board.playable(94, "jihadist")
    board.event(83, "jihadist", rolls=[6])
    begin_phase(board.game, "us")
    assert board.playable(94, "jihadist")
    board.event(94, "jihadist")
    assert board("Pakistan") == "poor adversary, 1 cell"
    assert not board.playable(94, "jihadist")


@rule("5.2.2")
def test_the_closed_door_forgets_after_the_next_phase(board: Table) -> None:
    board("Turkey", "poor ally")
    board.operation("us", "war of ideas", 3, ["Turkey"], rolls=[6])
    assert board("Turkey") == "fair ally"
    assert board.playable(94, "jihadist")
    begin_phase(board.game, "jihadist")
    begin_phase(board.game, "us")
    assert not board.playable(94, "jihadist")


@pytest.mark.parametrize(
    ("levels", "funding"),
    [("good ally", 3), ("fair ally", 4), ("poor neutral", 5), ("islamist rule adversary", 9)],
)
def test_wahhabism_adds_the_governance_of_saudi_arabia_to_funding(board: Table, levels: str, funding: int) -> None:
    board.funding = 2
    assert not board.playable(95, "jihadist")
    board("Saudi Arabia", levels)
    assert board.playable(95, "jihadist")
    board.event(95, "jihadist")
    assert board.funding == funding


@pytest.mark.parametrize(("number", "mark", "name"), [(54, "Sadr", "Iraq"), (80, "FATA", "Pakistan")])
def test_no_mark_comes_to_a_country_under_truce(awakening: Table, number: int, mark: str, name: str) -> None:
    """In a deck of both sets: nothing changes there until the truce ends."""
    awakening(name, "poor neutral", troops=1, civil_war=1)
    truce(awakening, name)
    awakening.event(number, "jihadist")
    assert not awakening.in_effect(mark)
    assert awakening(name) == "poor neutral, 1 troop, civil war, Truce"

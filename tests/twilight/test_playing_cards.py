"""2.2 and 5 cards, 6.0, 7 events and operations, 9 The China Card."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import operations, rounds
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.cardplay import ways
from daedalus.kit.library import Card
from tests.twilight.table import NUMBERS, Table, rule

CHINA = "The China Card"


def card(table: Table, title: str) -> Card:
    return table.game.card(NUMBERS[title])


# -- 5, 7.1 -----------------------------------------------------------------------------------------------


@rule("2.2.2", "2.2.3", "5.1", "7.1")
def test_what_a_card_is_used_for(table: Table) -> None:
    assert ways(table.game, US, card(table, "Marshall Plan")) == ["event", "operations", "space race"]
    assert ways(table.game, USSR, card(table, "Marshall Plan")) == ["operations", "space race"]
    assert ways(table.game, USSR, card(table, "Olympic Games")) == ["event", "operations", "space race"]
    assert ways(table.game, USSR, card(table, "Asia Scoring")) == ["event"]
    assert ways(table.game, USSR, card(table, CHINA)) == ["operations", "space race"]


@rule("5.2", "2.2.4")
@pytest.mark.parametrize(
    ("order", "placed", "left"),
    [("event first", ("influence", "Cuba"), 1), ("operation first", ("Cuba", "Cuba"), 0)],
)
def test_the_others_event_happens_before_or_after(table: Table, order: str, placed: tuple[str, ...], left: int) -> None:
    """Fidel by the US takes all US influence out of Cuba; a point that comes after it stays, at twice the price."""
    table("Cuba", us=1)
    table.hand(US, "Fidel", "NATO")
    table.round(US, "Fidel", "operations", order, *placed)
    assert table("Cuba") == (left, 3)
    assert table.where("Fidel") == "removed cards"


@rule("5.2", "7.5")
def test_an_event_that_lacks_its_condition_stays_in_the_game(table: Table) -> None:
    """The rulebook's NATO: without Marshall Plan or Warsaw Pact the card is used, and discarded."""
    table.hand(USSR, "NATO", "Fidel")
    table.round(USSR, "NATO", "operations", "operation first", *["Poland"] * 4)
    assert table("Poland") == (0, 4)
    assert table.where("NATO") == "discard pile"
    assert "event-fails" in table.told()


@rule("5.2", "7.5")
def test_an_event_that_is_prevented(table: Table) -> None:
    """The rulebook's Arab-Israeli War after Camp David: two operations and no war."""
    table.mark("Camp David Accords")
    table.hand(US, "Arab-Israeli War", "Fidel")
    table("Israel", us=2)
    table.round(US, "Arab-Israeli War", "operations", "event first", "Canada", "Canada")
    assert table.get("ussr military ops") == 0
    assert table.where("Arab-Israeli War") == "discard pile"


@rule("5.2")
def test_an_event_without_effect_has_happened(table: Table) -> None:
    """The rulebook's Alliance for Progress: the US controls nothing there, and the card leaves the game."""
    table.hand(USSR, "Alliance for Progress", "Fidel")
    table.round(USSR, "Alliance for Progress", "operations", "event first", *["Poland"] * 3)
    assert table.get("vp") == 0
    assert table.where("Alliance for Progress") == "removed cards"


@rule("8.2.4", "5.2")
def test_a_war_of_the_other_side_counts_for_it(table: Table) -> None:
    table.hand(US, "Arab-Israeli War", "Fidel")
    table("Israel", us=1)
    table.rolls(1)
    table.round(US, "Arab-Israeli War", "operations", "event first", "Canada", "Canada")
    assert (table.get("us military ops"), table.get("ussr military ops")) == (0, 2)


@rule("5.1", "2.2.4")
def test_the_own_event_does_not_happen_with_operations(table: Table) -> None:
    table.hand(USSR, "Fidel", "NATO")
    table("Cuba", us=1)
    table.round(USSR, "Fidel", "operations", "influence", "Poland", "Poland")
    assert table("Cuba") == (1, 0)
    assert table.where("Fidel") == "discard pile"


@rule("6.0")
def test_all_points_go_one_way(table: Table) -> None:
    table("Chile", ussr=2)
    table.rolls(1, 1)
    table.hand(US, "Olympic Games", "Fidel")
    table.round(US, "Olympic Games", "operations", "realignment", *[])
    assert [key for key, _ in table.asked] == ["play-a-card", "use-card", "operation"]
    assert len(table.dice()) == 4


@rule("2.2.5", "7.3")
def test_a_lasting_event_stays(table: Table) -> None:
    table.hand(USSR, "De Gaulle Leads France", "NATO")
    table.round(USSR, "De Gaulle Leads France", "event")
    assert table.game.in_effect("De Gaulle Leads France")
    table.put("phase", "end of turn")
    table.step()
    assert table.game.in_effect("De Gaulle Leads France")


@rule("2.2.5", "2.2.6")
def test_a_card_on_the_table_is_discarded_when_its_effect_ends(table: Table) -> None:
    table.hand(US, "Shuttle Diplomacy", "NATO")
    table.round(US, "Shuttle Diplomacy", "event")
    assert table.where("Shuttle Diplomacy") == "table"
    table.controls(USSR, "Pakistan")
    assert table.score("Asia") == 0  # one battleground, and so country, fewer
    assert table.where("Shuttle Diplomacy") == "discard pile"


@rule("5.3", "7.4.2")
def test_a_higher_card_will_do(table: Table) -> None:
    """The rulebook's Bear Trap after Brezhnev Doctrine: a card of 1 is worth 2."""
    table.mark("Bear Trap", US)
    table.mark("Brezhnev Doctrine", USSR)
    table.hand(USSR, "CIA Created", "Marshall Plan")
    table.rolls(6)
    table.round(USSR, "CIA Created")
    assert set(table.asked[0][1]) == {NUMBERS["CIA Created"], NUMBERS["Marshall Plan"]}
    assert table.where("CIA Created") == "discard pile"
    assert table.told().count("card-played") == 0


@rule("5.4")
def test_a_card_that_is_forced_out_does_nothing(table: Table) -> None:
    table("West Germany", us=4)
    table.hand(USSR, "Blockade", "NATO")
    table.hand(US, "De Gaulle Leads France")
    table("France", us=2)
    table.round(USSR, "Blockade", "event", "discard a card")
    assert table("France") == (2, 0)
    assert table("West Germany") == (4, 0)
    assert table.where("De Gaulle Leads France") == "discard pile"


@rule("10.1.5", "5.5")
def test_a_trap_does_not_keep_a_scoring_card_in_the_hand(table: Table) -> None:
    table.mark("Bear Trap", US)
    table.hand(USSR, "Asia Scoring", "Marshall Plan")
    table.round(USSR, number=6)
    assert table.where("Asia Scoring") == "discard pile"
    assert table.game.in_effect("Bear Trap")


# -- 7.4 what a card is worth -----------------------------------------------------------------------------


@rule("7.4", "9.7")
def test_from_one_to_four(table: Table) -> None:
    game = table.game
    table.mark("Containment", US)
    assert [operations.value(game, US, card(table, t)) for t in ("CIA Created", "Duck and Cover", "NATO")] == [2, 4, 4]
    table.mark("Red Scare/Purge", USSR)
    assert operations.value(game, US, card(table, "CIA Created")) == 1  # both at once
    assert operations.value(game, USSR, card(table, CHINA)) == 4
    table.mark("Red Scare/Purge", US)
    assert operations.value(game, USSR, card(table, "CIA Created")) == 1
    assert operations.value(game, USSR, card(table, CHINA)) == 3
    assert operations.value(game, USSR, card(table, "Asia Scoring")) == 0


@rule("7.4.1")
def test_a_change_belongs_to_a_side(table: Table) -> None:
    table.mark("Brezhnev Doctrine", USSR)
    assert operations.value(table.game, USSR, card(table, "Fidel")) == 3
    assert operations.value(table.game, US, card(table, "Fidel")) == 2


@rule("7.4.2")
def test_it_holds_for_coups_and_military_operations(table: Table) -> None:
    """The rulebook's US after Red Scare/Purge: two operations are one, in the die and on the track."""
    table.mark("Red Scare/Purge", USSR)
    table("Colombia", ussr=1)
    table.hand(US, "Olympic Games", "NATO")
    table.rolls(2)
    table.round(US, "Olympic Games", "operations", "coup")
    assert table.get("us military ops") == 1
    assert table("Colombia") == (0, 0)


@rule("7.4.3", "7.4.2")
def test_operations_of_an_event_are_as_of_a_card(table: Table) -> None:
    """The rulebook's CIA Created after Containment: two operations, in one way, within reach."""
    table.mark("Containment", US)
    table.hand(US, "CIA Created", "NATO")
    table.round(US, "CIA Created", "event", "Canada", "Canada")
    assert table("Canada") == (2, 0)


@rule("7.4", "9.6")
def test_the_rulebooks_five_points_in_southeast_asia(table: Table) -> None:
    """The China Card 4, Red Scare/Purge -1, all in Asia +1, all in Southeast Asia +1."""
    table.mark("Red Scare/Purge", US)
    table.mark("Vietnam Revolts", USSR)
    assert table("Vietnam") == (0, 2)
    table.hand(USSR, "Fidel")
    table.round(USSR, CHINA, "operations", *["Vietnam"] * 5)
    assert table("Vietnam") == (0, 7)
    assert "done" in table.asked[-1][1]  # a bonus need not be used


@rule("9.6")
def test_one_point_elsewhere_loses_the_bonus(table: Table) -> None:
    table.hand(USSR, "Fidel")
    table.round(USSR, CHINA, "operations", "Poland", *["North Korea"] * 3)
    assert table("North Korea") == (0, 3)


@rule("9.6")
def test_the_bonus_need_not_be_used(table: Table) -> None:
    table.hand(USSR, "Fidel")
    table.round(USSR, CHINA, "operations", *["North Korea"] * 4, "done")
    assert table("North Korea") == (0, 4)


@rule("9.6", "6.3.3")
def test_a_coup_in_asia_with_the_bonus(table: Table) -> None:
    table("Burma", us=1)
    table.hand(USSR, "Fidel")
    table.rolls(1)
    table.round(USSR, CHINA, "operations", "coup")
    assert table.get("ussr military ops") == 5
    assert table("Burma") == (0, 1)


# -- 9 ----------------------------------------------------------------------------------------------------


@rule("9.1", "9.2", "9.3", "4.5.G")
def test_the_china_card_passes_face_down(table: Table) -> None:
    table.hand(USSR, "Fidel")
    assert NUMBERS[CHINA] in rounds.playable(table.game, USSR)
    table.round(USSR, CHINA, "operations", *["Poland"] * 4)
    assert table.game.hand(USSR) == (NUMBERS["Fidel"],)
    assert table.get("table of us") == table.get("face down") == (NUMBERS[CHINA],)
    table.hand(US, "NATO")
    assert rounds.playable(table.game, US) == [NUMBERS["NATO"]]
    table.put("phase", "end of turn")
    table.step()
    assert NUMBERS[CHINA] in rounds.playable(table.game, US)


@rule("9.4")
def test_an_event_says_how_it_lies(table: Table) -> None:
    table.hand(US, "Nixon Plays the China Card", "NATO")
    table.round(US, "Nixon Plays the China Card", "event")
    assert table.get("table of us") == table.get("face down") == (NUMBERS[CHINA],)


@rule("9.5")
def test_it_is_no_discard_of_an_event(table: Table) -> None:
    """With The China Card before it and no card in the hand, a trapped USSR discards nothing."""
    table.mark("Bear Trap", US)
    table.hand(USSR)
    table.round(USSR)
    assert table.get("table of ussr") == (NUMBERS[CHINA],)
    assert table.dice() == []

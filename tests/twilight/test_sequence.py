"""3 setting up, 4 the sequence of play."""

from __future__ import annotations

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.view import Hidden, seen, view
from daedalus.games.twilight import headline, rounds, turn
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import Twilight
from tests.twilight.table import NUMBERS, Table, rule


def started(scenario: str = "standard", seed: int = 1) -> Twilight:
    """A game after its set-up, the free influence placed by lot."""
    game = GAME.new_game(GAME.scenarios.load(scenario), seed)
    assert isinstance(game, Twilight)
    game.policies = dict.fromkeys((US, USSR), random_policy(seed))
    GAME.step(game)
    return game


# -- 3 ----------------------------------------------------------------------------------------------------


@rule("3.1", "9.1")
def test_the_early_war_deck_is_dealt() -> None:
    game = started()
    cards = {*game.hand(US), *game.hand(USSR), *game.get("draw pile")}
    assert len(game.hand(US)) == len(game.hand(USSR)) == 8
    assert all("early war" in game.card(n).symbols for n in cards)
    assert len(cards) == 35
    assert game.get("table of ussr") == (NUMBERS["The China Card"],)
    assert game.get("face down") == ()
    assert len(game.get("cards to come")) == 103 - 36


@rule("3.2", "3.3")
def test_influence_is_placed() -> None:
    game = started()
    assert sum(c.ussr_influence for c in game.countries) == 15
    assert sum(c.us_influence for c in game.countries) == 25
    assert sum(c.ussr_influence for c in game.within("Eastern Europe")) == 6 + 4
    assert sum(c.us_influence for c in game.within("Western Europe")) == 7 + 7
    sides = [entry[1] for entry in game.journal if entry[0] == 2]
    assert sides == [USSR] * 6 + [US] * 7


@rule("3.4", "8.1.1", "10.2.1")
def test_markers_begin() -> None:
    game = started()
    tracks = ("us space", "ussr space", "us military ops", "ussr military ops", "vp", "turn", "defcon")
    assert [game.get(name) for name in tracks] == [0, 0, 0, 0, 0, 1, 5]


# -- 4 the deck -------------------------------------------------------------------------------------------


@rule("4.1", "4.4", "4.5.H")
def test_eras_join_the_deck_and_discards_stay() -> None:
    game = started()
    before = game.get("draw pile")
    discarded = game.hand(US)[:2]
    for n in discarded:
        game.put("discard pile", (*game.get("discard pile"), n), "test")
        game.put("hand of us", tuple(m for m in game.hand(US) if m != n), "test")
    turn.add_era(game, 4)
    mid = {n for n, card in game.library.cards.items() if "mid war" in card.symbols}
    assert set(game.get("draw pile")) == {*before} | mid
    assert game.get("discard pile") == discarded
    turn.add_era(game, 8)
    assert game.get("cards to come") == ()


@rule("4.3", "4.3.1")
def test_all_cards_are_dealt_before_the_discards_are_shuffled(table: Table) -> None:
    game = table.game
    table.put("discard pile", tuple(n for n in game.get("draw pile")[3:]))
    table.put("draw pile", game.get("draw pile")[:3])
    last = set(game.get("draw pile"))
    turn.deal(game)
    assert last <= {*game.hand(US), *game.hand(USSR)}
    assert len(game.hand(US)) == len(game.hand(USSR)) == 8
    assert game.get("discard pile") == ()


@rule("4.5.B", "4.1")
@pytest.mark.parametrize(("number", "size"), [(1, 8), (3, 8), (4, 9), (10, 9)])
def test_hands(number: int, size: int) -> None:
    table = Table(turn=number)
    table.hand(US, "Containment", "NATO")
    turn.deal(table.game)
    assert len(table.game.hand(US)) == len(table.game.hand(USSR)) == size
    assert table.get("table of ussr")  # not counted


@rule("11.3")
def test_cards_are_dealt_in_turns(table: Table) -> None:
    game = table.game
    table.hand(USSR, "Containment", "NATO")
    pile = game.get("draw pile")
    turn.deal(game)
    assert game.hand(USSR)[2:] == pile[0:12:2]
    assert game.hand(US) == (*pile[1:12:2], *pile[12:14])


# -- 4.5 C headlines --------------------------------------------------------------------------------------


def choose(table: Table, ussr: str, us: str) -> None:
    table.hand(USSR, ussr, "Middle East Scoring")
    table.hand(US, us, "Europe Scoring")
    table.put("phase", "dealt")
    table.answers(ussr, us)
    table.step()


@rule("4.5.C")
@pytest.mark.parametrize(
    ("ussr", "us", "first"),
    [
        ("Fidel", "Duck and Cover", US),  # 2 and 3
        ("Decolonization", "CIA Created", USSR),  # 2 and 1
        ("De Gaulle Leads France", "Duck and Cover", US),  # 3 and 3
        ("Asia Scoring", "CIA Created", US),  # scoring cards count nothing
    ],
)
def test_who_comes_first(table: Table, ussr: str, us: str, first: str) -> None:
    choose(table, ussr, us)
    assert headline.order(table.game)[0] == first


@rule("4.5.C")
def test_headlines_are_secret_until_both_are_chosen(table: Table) -> None:
    game = table.game
    slot = game.schema.slot["headline of ussr"]
    table.put("phase", "dealt")
    table.put("headline of ussr", (NUMBERS["Fidel"],))
    assert seen(game, US, slot, game.values[slot]) == Hidden(1)
    table.put("phase", "headline")
    assert seen(game, US, slot, game.values[slot]) == (NUMBERS["Fidel"],)


@rule("4.5.C", "9.5")
def test_what_is_no_headline(table: Table) -> None:
    table.hand(USSR, "UN Intervention", "Fidel")
    assert headline.options(table.game, USSR) == [NUMBERS["Fidel"]]
    assert NUMBERS["The China Card"] not in headline.options(table.game, USSR)


@rule("4.5.C", "4.2", "8.1.3")
def test_the_other_sides_event_as_a_headline(table: Table) -> None:
    """The US headlines a Soviet event at DEFCON 2: the USSR carries it out, and the US has lost."""
    table.put("defcon", 2)
    choose(table, "Fidel", "We Will Bury You")
    assert headline.order(table.game) == [US, USSR]
    assert table.ends(table.step) == (USSR, "8.1.3")


@rule("4.5.C", "2.2.4")
def test_a_headline_brings_no_operations(table: Table) -> None:
    table("Cuba", us=2)
    choose(table, "Fidel", "CIA Created")
    table.step()
    assert table("Cuba") == (0, 3)
    assert table.where("Fidel") == "removed cards"


@rule("6.4.4")
def test_who_is_ahead_in_space_sees_the_others_headline_first(table: Table) -> None:
    table.put("ussr space", 4)
    table.hand(USSR, "Fidel", "Asia Scoring")
    table.hand(US, "CIA Created", "Europe Scoring")
    table.put("phase", "dealt")
    table.answers("CIA Created", "Fidel")
    table.step()
    assert [set(options) & {NUMBERS["Fidel"]} != set() for _, options in table.asked] == [False, True]
    assert table.revealed()[0] == "headline-shown"


@rule("4.5.C", "10.1.5")
def test_too_many_scoring_cards_for_the_rounds(table: Table) -> None:
    many = [card.title for card in table.game.library.cards.values() if "scoring" in card.symbols]
    table.hand(USSR, *many, "Fidel")
    assert len(many) == 7
    assert len(headline.options(table.game, USSR)) == 7


# -- 4.5 D rounds -----------------------------------------------------------------------------------------


@rule("4.5.D", "4.5")
@pytest.mark.parametrize(("number", "count"), [(1, 6), (3, 6), (4, 7), (10, 7)])
def test_rounds(number: int, count: int) -> None:
    assert rounds.of(Table(turn=number).game, US) == count


@rule("4.5.D", "4.2")
def test_the_ussr_acts_first(table: Table) -> None:
    table.put("phase", "headline")
    table.step()
    assert (table.get("phase"), table.get("round"), table.get("side to act")) == ("action", 1, "ussr")
    table.answers("pass")
    table.step()
    assert table.told()[-2:] == ["round-begins", "passes"]
    assert (table.get("round"), table.get("side to act")) == (1, "us")


@rule("4.5.D", "9.8", "9.2")
def test_without_cards_a_side_sits_out_and_need_not_play_the_china_card(table: Table) -> None:
    assert rounds.playable(table.game, USSR) == [NUMBERS["The China Card"], "pass"]
    assert rounds.playable(table.game, US) == ["pass"]
    table.round(US)
    assert table.told()[-1] == "passes"


@rule("5.1")
def test_nobody_may_pass_with_cards(table: Table) -> None:
    table.hand(US, "Containment")
    assert rounds.playable(table.game, US) == [NUMBERS["Containment"]]


@rule("2.2.1", "9.5", "10.1.5", "5.5", "4.5.D")
def test_scoring_cards_come_in_time(table: Table) -> None:
    """In the last round neither another card nor The China Card keeps a scoring card in the hand."""
    table.hand(USSR, "Asia Scoring", "Fidel")
    table.put("round", 5)
    assert len(rounds.playable(table.game, USSR)) == 3
    table.put("round", 6)
    assert rounds.playable(table.game, USSR) == [NUMBERS["Asia Scoring"]]


@rule("6.4.4")
def test_an_eighth_round_for_who_is_first_on_the_last_box() -> None:
    table = Table(turn=8)
    table.put("us space", 8)
    assert (rounds.of(table.game, US), rounds.of(table.game, USSR)) == (8, 7)
    table.hand(US, "Containment")
    table.put("round", 8)
    assert rounds.playable(table.game, US) == [NUMBERS["Containment"], "pass"]


@rule("4.5.D", "4.5.E")
def test_after_the_last_round_the_turn_ends(table: Table) -> None:
    table.round(US, number=6)
    assert table.get("phase") == "end of turn"


# -- 4.5 E to H -------------------------------------------------------------------------------------------


@rule("4.5", "4.5.E", "4.5.G", "4.5.H")
def test_the_end_of_a_turn(table: Table) -> None:
    table.put("phase", "end of turn")
    table.put("us military ops", 5)
    table.put("ussr military ops", 4)
    table.put("us space cards", 1)
    table.put("face down", (NUMBERS["The China Card"],))
    table.mark("Containment")
    table.step()
    assert table.get("vp") == 1
    assert table.get("face down") == ()
    assert table.get("us space cards") == 0
    assert table.get("turn") == 2
    assert not table.game.in_effect("Containment")
    assert table.get("phase") == "dealt"


@rule("6.4.4")
def test_held_cards_may_be_discarded_with_box_six(table: Table) -> None:
    table.put("us space", 6)
    table.hand(US, "Containment", "Fidel")
    table.put("phase", "end of turn")
    table.answers("Fidel", "done")
    table.step()
    assert table.where("Fidel") == "discard pile"
    assert NUMBERS["Containment"] in table.game.hand(US)


# -- what a side sees -------------------------------------------------------------------------------------


def test_hands_are_hidden_and_the_table_is_open() -> None:
    game = started()
    sees = view(game, US)["game"]
    assert sees["hand of ussr"] == {"count": 8}
    assert len(sees["hand of us"]) == 8
    assert sees["table of ussr"] == [NUMBERS["The China Card"]]
    assert sees["draw pile"] == {"count": 19}


def test_a_hand_lies_open_while_an_event_says_so(table: Table) -> None:
    table.hand(US, "Containment", "NATO")
    slot = table.game.schema.slot["hand of us"]
    assert seen(table.game, USSR, slot, table.game.hand(US)) == Hidden(2)
    table.answers("NATO")
    table.mark("Aldrich Ames Remix", USSR)
    assert seen(table.game, USSR, slot, table.game.hand(US)) == table.game.hand(US)
    assert seen(table.game, US, table.game.schema.slot["hand of ussr"], (1, 2)) == Hidden(2)


@rule("2.2.1", "5.4")
def test_a_card_that_takes_the_scoring_card_out_of_the_hand_may_be_played_instead(table: Table) -> None:
    """Five Year Plan as the last card but one: its event discards the scoring card, and nothing is held."""
    table.hand(USSR, "Asia Scoring", "Five Year Plan")
    table.put("round", 6)
    assert rounds.playable(table.game, USSR) == [NUMBERS["Asia Scoring"], NUMBERS["Five Year Plan"]]
    table.hand(USSR, "Asia Scoring", "Five Year Plan", "Fidel")  # the lot might fall on another card
    assert rounds.playable(table.game, USSR) == [NUMBERS["Asia Scoring"]]

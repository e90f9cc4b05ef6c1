"""6.1, 6.2 Playing cards as events."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth import turn, victory, war_of_ideas
from daedalus.games.labyrinth.library import compile_card, library, reader
from daedalus.games.labyrinth.travel import may_travel
from daedalus.kit import events
from daedalus.kit.library import make_library
from daedalus.text import findings as english
from tests.support import Table, rule

BIOMETRICS, MORO_TALKS, UN_NATION_BUILDING, PATRIOT_ACT, ANSAR_AL_ISLAM = 2, 4, 30, 43, 50
ABU_SAYYAF, AMERITHRAX, QUAGMIRE, FATWA, IRAN = 57, 59, 90, 97, 104


def add_cards(board: Table, *texts: str) -> None:
    """Put cards of our own into the game, so that a rule stands alone."""
    cards = list(library().cards.values())
    for text in texts:
        tree, findings = reader().read(text, f"test-{len(cards)}.card")
        assert tree is not None, text
        assert not findings, english.text(findings[0])
        cards += compile_card(tree, "base")
    made = make_library(cards)
    g = board.game
    g.library, g.lasting, g.owners = made, made.lasting, made.owners


def war_of_ideas_targets(board: Table, ops: int) -> list[str]:
    return [c.name for c in war_of_ideas.targets(board.game, ops)]


def occupied_iraq(board: Table) -> None:
    """Iraq as a Poor regime change Ally with one active cell, prestige medium: Quagmire can be played."""
    board("Iraq", "poor ally", active=1, troops=2, regime_change="tan")
    board.prestige = 6


@rule("6.1")
def test_a_card_is_an_event_or_an_operation(board: Table) -> None:
    """The US may mark the Patriot Act or fight for the Gulf States with the same card, not both."""
    board("Gulf States", "fair ally")
    board.hand("us", [FATWA])
    assert {"event", "war of ideas"} <= set(board.ways(PATRIOT_ACT, "us"))
    board.play(PATRIOT_ACT, "us", ["war of ideas", "Gulf States"], rolls=[6])
    assert board("Gulf States") == "good ally"
    assert not board.in_effect("Patriot Act")


@rule("6.1")
def test_a_card_played_as_an_event_conducts_no_operation(board: Table) -> None:
    board("Gulf States", "fair ally")
    board.hand("us", [FATWA])
    board.play(PATRIOT_ACT, "us", ["event"])
    assert board.in_effect("Patriot Act")
    assert board("Gulf States") == "fair ally"
    assert board.rolled() == []


@rule("6.2.1")
def test_an_event_ignores_the_value_of_its_card_and_works_at_once(board: Table) -> None:
    """Nothing but the event happens: the value of 3 and the reserves stay unused."""
    board.put("us reserves", 2)
    board.hand("us", [FATWA])
    board.play(PATRIOT_ACT, "us", ["event"])
    assert set(board.changes()) == {"marks", "history", "removed cards", "hand of us"}
    assert board.in_effect("Patriot Act")


@rule("6.2.1")
def test_an_event_may_say_that_the_value_counts(board: Table) -> None:
    """Fatwa gives an operation with its own value of 1: enough for a Good country only."""
    board("Gulf States", "fair ally")
    board("Egypt", "good neutral")
    board.hand("us", [PATRIOT_ACT])
    board.hand("jihadist", [ABU_SAYYAF])
    board.play(FATWA, "us", ["event", "war of ideas", "Egypt"], rolls=[6])
    assert board("Egypt") == "good ally"
    assert board("Gulf States") == "fair ally"


@rule("6.2.2", "7.2.1.3")
def test_un_nation_building_needs_no_surplus_of_troops(board: Table) -> None:
    """The rulebook's example: a War of Ideas in a regime change country where cells match the troops."""
    board("Iraq", "poor ally", cells=2, troops=2, regime_change="tan")
    assert "Iraq" not in war_of_ideas_targets(board, 3)
    board.event(UN_NATION_BUILDING, "us", rolls=[3])
    assert board("Iraq") == "fair ally, 2 cells, 2 troops, 1 aid, tan regime change"


@rule("6.2.2")
def test_a_lasting_event_beats_the_rule_only_while_it_lasts(board: Table) -> None:
    """With the Patriot Act the United States border on Canada alone; without it the map counts again."""
    home = board.at("United States")
    before = [c.name for c in board.game.adjacent(home)]
    board.event(PATRIOT_ACT, "us")
    assert [c.name for c in board.game.adjacent(home)] == ["Canada"]
    assert home not in board.game.adjacent(board.at("United Kingdom"))
    board.game.end_mark("Patriot Act", "6.2.8")
    assert [c.name for c in board.game.adjacent(home)] == before


OPEN_BORDERS = """card 901 "Open Borders"
  jihadist, 1 op, mark
  while in effect:
    travel is automatic from x to y: yes
"""
CLOSED_BORDERS = """card 902 "Closed Borders"
  us, 1 op, mark
  while in effect:
    travel is automatic from x to y: no
"""


WATCHED = """card 901 "Watched"
  us, 1 op, mark
  while in effect:
    x is adjacent to y: no when troops in x > 0
    cells in c: + 1 when aid in c > 0
    resources of c: + 1 when aid in c > 0
"""


@rule("6.2.2")
def test_what_a_lasting_event_answers_by_the_position_is_never_out_of_date(board: Table) -> None:
    """Lists of neighbours, of countries with cells and the victory track are kept; such an answer is asked again."""
    add_cards(board, WATCHED)
    events.happens(board.game, board.game.card(901), "us")
    game, iraq = board.game, board.at("Iraq")
    board("Iraq", "good ally")
    for troops in (0, 2, 0):
        game.set(iraq, "troops", troops, "7.3.1")
        assert bool(game.adjacent(iraq)) == (not troops)
        assert (game.distance(iraq, board.at("Syria")) == 1) == (not troops)
    for aid in (0, 1, 0):
        game.set(iraq, "aid", aid, "7.2.2.2")
        assert (iraq in game.with_cells()) == bool(aid)
        assert victory.counts(game)["good resources"] == iraq.printed + aid


NOBODYS = """card 901 "Nobody's"
  unassociated, 1 op, mark
  while in effect:
    when us is to play a card:
      may:
        +1 prestige
"""


def test_what_a_lasting_event_of_nobody_asks_is_asked_of_the_side_at_work(board: Table) -> None:
    add_cards(board, NOBODYS)
    events.happens(board.game, board.game.card(901), "us")
    before = board.game.prestige
    for side in (0, 1):
        board.put("side to act", side)
        board.run(lambda: board.game.announce("side-to-play", "us"), ["yes"])
    assert board.game.prestige == before + 2


@rule("6.2.3")
@pytest.mark.parametrize("last", [901, 902])
def test_the_later_of_two_conflicting_events_prevails(board: Table, last: int) -> None:
    """Two events answer the same question differently; the order in which they were played decides."""
    add_cards(board, OPEN_BORDERS, CLOSED_BORDERS)
    first = 903 - (last - 900)
    for number in (first, last):
        events.happens(board.game, board.game.card(number), board.game.card(number).association)
    board("Iraq", "poor ally", cells=1)
    board("Egypt", "fair neutral")
    board.travel("Iraq", "Egypt", rolls=[] if last == 901 else [6])
    assert len(board.rolled()) == (0 if last == 901 else 1)
    assert board.at("Egypt").sleeper_cells == (1 if last == 901 else 0)


@rule("6.2.3")
def test_when_the_later_event_ends_the_earlier_one_holds_again(board: Table) -> None:
    add_cards(board, OPEN_BORDERS, CLOSED_BORDERS)
    for number in (901, 902):
        events.happens(board.game, board.game.card(number), board.game.card(number).association)
    board("Iraq", "poor ally", cells=2)
    board("Egypt", "fair neutral")
    board.travel("Iraq", "Egypt", rolls=[6])
    assert board.at("Egypt").sleeper_cells == 0
    board.game.end_mark("Closed Borders", "6.2.8")
    board.travel("Iraq", "Egypt")
    assert board.rolled() == []
    assert board.at("Egypt").sleeper_cells == 1


@rule("6.2.4", "6.2.9")
def test_ansar_al_islam_is_removed_even_with_no_cell_to_place(board: Table) -> None:
    """The rulebook's example: the US triggers the event while the funding track is empty."""
    board("Iraq", "poor ally")
    board("Pakistan", "poor neutral", cells=15)
    board.hand("us", [FATWA])
    board.play(ANSAR_AL_ISLAM, "us", ["reserves", "operation first", "Iraq"])
    assert board.zone_of(ANSAR_AL_ISLAM) == "removed cards"
    assert board.at("Iraq").sleeper_cells + board.at("Iran").sleeper_cells == 0


@rule("6.2.4", "6.2.7")
def test_an_event_marks_even_when_its_other_part_cannot_apply(board: Table) -> None:
    """Abu Sayyaf with all fifteen cells on the map: no cell is placed, the mark is."""
    board("Pakistan", "poor neutral", cells=15)
    board("Philippines", "soft")
    board.event(ABU_SAYYAF, "jihadist")
    assert board("Philippines") == "soft, Abu Sayyaf"
    assert board.zone_of(ABU_SAYYAF) == "removed cards"


@rule("6.2.5")
def test_an_associated_event_belongs_to_its_own_side(board: Table) -> None:
    board("Gulf States", "fair neutral", cells=1)
    board.hand("us", [AMERITHRAX])
    board.hand("jihadist", [FATWA])
    assert "6.2.5" in board.why_not(PATRIOT_ACT, "jihadist")
    assert board.playable(PATRIOT_ACT, "us")
    assert "event" not in board.ways(PATRIOT_ACT, "jihadist")
    assert {"recruit", "travel", "jihad", "plot"} <= set(board.ways(PATRIOT_ACT, "jihadist"))


@rule("6.2.5")
def test_an_unassociated_event_is_open_to_both_sides(board: Table) -> None:
    board("Gulf States", "fair neutral", cells=1)
    assert board.playable(IRAN, "us")
    assert board.playable(IRAN, "jihadist")


@rule("6.2.6")
def test_an_event_whose_condition_fails_is_an_operation_only(board: Table) -> None:
    """Quagmire asks for low or medium prestige and a cell in a regime change country."""
    occupied_iraq(board)
    board.hand("jihadist", [FATWA])
    assert board.playable(QUAGMIRE, "jihadist")
    board.prestige = 7
    assert "prestige level" in board.why_not(QUAGMIRE, "jihadist")
    ways = board.ways(QUAGMIRE, "jihadist")
    assert "event" not in ways
    assert "jihad" in ways
    board.prestige = 6
    board("Iraq", active=0)
    assert "with regime change" in board.why_not(QUAGMIRE, "jihadist")


@rule("6.2.6")
def test_sanctions_wait_for_the_patriot_act(board: Table) -> None:
    assert "needs Patriot Act in effect" in board.why_not(6, "us")
    board.mark("Patriot Act", "United States")
    assert "Patriot Act" not in board.why_not(6, "us")


@rule("6.2.7")
def test_a_mark_stays_on_the_map_after_its_card_is_gone(board: Table) -> None:
    board.event(PATRIOT_ACT, "us")
    assert "Patriot Act" in board("United States")
    turn.lapse(board.game)
    assert board.in_effect("Patriot Act")


@rule("6.2.7")
def test_a_lapsing_event_lasts_until_the_end_of_the_turn(board: Table) -> None:
    """Biometrics lies in the Lapsing box and forbids the long journey; then it goes to the discards."""
    far = board.at("Morocco"), board.at("Pakistan")
    board.event(BIOMETRICS, "us")
    assert board.zone_of(BIOMETRICS) == "lapsing box"
    assert not may_travel(board.game, *far)
    turn.lapse(board.game)
    assert board.zone_of(BIOMETRICS) == "discard pile"
    assert not board.in_effect("Biometrics")
    assert may_travel(board.game, *far)


@rule("6.2.8")
def test_a_blocked_event_can_only_be_an_operation(board: Table) -> None:
    board("Pakistan", "poor neutral", cells=1)
    board.hand("jihadist", [FATWA])
    assert board.playable(ABU_SAYYAF, "jihadist")
    board.mark("Moro Talks")
    assert "blocked by Moro Talks" in board.why_not(ABU_SAYYAF, "jihadist")
    assert "event" not in board.ways(ABU_SAYYAF, "jihadist")
    assert "jihad" in board.ways(ABU_SAYYAF, "jihadist")


@rule("6.2.8")
def test_a_lasting_effect_ends_when_the_event_that_blocks_it_is_played(board: Table) -> None:
    """Moro Talks take Abu Sayyaf off the Philippines."""
    board("Philippines", "soft", cells=1)
    board.mark("Abu Sayyaf", "Philippines")
    board.event(MORO_TALKS, "us")
    assert not board.in_effect("Abu Sayyaf")
    assert board.in_effect("Moro Talks")


@rule("6.2.9")
def test_a_card_is_removed_only_when_its_event_happens(board: Table) -> None:
    """The Patriot Act leaves the game as an event, but not as an operation and not when discarded."""
    board("Gulf States", "fair ally")
    board.hand("us", [FATWA])
    board.play(PATRIOT_ACT, "us", ["war of ideas", "Gulf States"], rolls=[1])
    assert board.zone_of(PATRIOT_ACT) == "discard pile"
    board.move(PATRIOT_ACT, "hand of us")
    board.run(lambda: events.discard(board.game, PATRIOT_ACT, "us"))
    assert board.zone_of(PATRIOT_ACT) == "discard pile"
    board.play(PATRIOT_ACT, "us", ["event"])
    assert board.zone_of(PATRIOT_ACT) == "removed cards"

"""4.7 Tracks and boxes: limits, bands, world posture, troops, funding, victory, events, plots and reserves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.games.labyrinth import turn
from daedalus.games.labyrinth.board import FAIR, GOOD, HARD, ISLAMIST_RULE, POOR, SOFT
from daedalus.games.labyrinth.governance import set_governance
from daedalus.games.labyrinth.tracks import (
    funding_level,
    gwot_penalty,
    hand_size,
    prestige_level,
    recruitable_cells,
    resources,
    troop_level,
    world_posture,
)
from daedalus.games.labyrinth.travel import may_travel
from daedalus.games.labyrinth.victory import counts
from daedalus.kit import deck
from tests.labyrinth.sentences import carry_out
from tests.support import LEVELS, Table, rule

BIOMETRICS, PATRIOT_ACT, DOOR_OF_ITJIHAD, MARTYRDOM_OPERATION, OIL_PRICE_SPIKE = 2, 43, 47, 87, 117


# -- 4.7 to 4.7.2: ends, prestige, posture ------------------------------------------------------------


@rule("4.7")
@pytest.mark.parametrize(("start", "by", "end"), [(5, -9, 1), (1, -1, 1), (5, 9, 9), (9, 1, 9), (5, 2, 7)])
def test_funding_never_leaves_one_to_nine(board: Table, start: int, by: int, end: int) -> None:
    board.funding = start
    board.game.shift("funding", by, "4.7")
    assert board.funding == end


@rule("4.7", "4.7.1")
@pytest.mark.parametrize(("start", "by", "end"), [(3, -5, 1), (1, -1, 1), (11, 5, 12), (12, 1, 12), (7, -2, 5)])
def test_prestige_never_leaves_one_to_twelve(board: Table, start: int, by: int, end: int) -> None:
    board.prestige = start
    board.game.shift("prestige", by, "4.7")
    assert board.prestige == end


@rule("4.7")
def test_a_track_set_outright_stops_at_its_ends_too(board: Table) -> None:
    carry_out(board, "set funding to 12")
    carry_out(board, "set prestige to 0")
    assert (board.funding, board.prestige) == (9, 1)


@rule("4.7.1")
def test_prestige_has_four_bands_of_three(board: Table) -> None:
    bands = []
    for value in range(1, 13):
        board.prestige = value
        bands.append(prestige_level(board.game))
    assert bands == ["low"] * 3 + ["medium"] * 3 + ["high"] * 3 + ["very high"] * 3


def postures(board: Table, hard: int, soft: int) -> None:
    """So many hard countries besides Israel, and so many soft ones; the US is none of them."""
    names = [c.name for c in board.game.countries if c.kind == board.at("Canada").kind]
    names = [name for name in names if name not in ("Israel", "United States")]
    for name in names[:hard]:
        board(name, "hard")
    for name in names[hard : hard + soft]:
        board(name, "soft")


@rule("4.7.2", "4.3.3")
def test_three_soft_countries_and_five_hard_ones_make_the_world_hard_two(board: Table) -> None:
    """The rulebook's example; Israel is one of the five."""
    postures(board, hard=4, soft=3)
    assert world_posture(board.game) == (HARD, 2)


@rule("4.7.2", "4.7")
@pytest.mark.parametrize(
    ("hard", "soft", "world"),
    [
        (0, 0, (HARD, 1)),
        (0, 2, (SOFT, 1)),
        (1, 5, (SOFT, 3)),
        (0, 9, (SOFT, 3)),
        (2, 0, (HARD, 3)),
        (7, 0, (HARD, 3)),
        (4, 3, (HARD, 2)),
    ],
)
def test_the_world_posture_is_the_lead_of_the_larger_side_up_to_three(
    board: Table, hard: int, soft: int, world: tuple[int, int]
) -> None:
    postures(board, hard, soft)
    assert world_posture(board.game) == world


@rule("4.7.2")
def test_iran_and_muslim_countries_and_the_us_do_not_count_toward_the_world_posture(board: Table) -> None:
    before = world_posture(board.game)
    board("Egypt", "good ally")
    board("Iran", cells=1)
    board.us_posture = "soft"
    assert world_posture(board.game) == before


@rule("4.7.2.1")
@pytest.mark.parametrize("us", ["hard", "soft"])
@pytest.mark.parametrize("world", ["hard", "soft"])
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_gwot_penalty_is_the_world_posture_where_it_differs_from_the_us(
    board: Table, us: str, world: str, value: int
) -> None:
    board.world(world, value)
    board.us_posture = us
    assert gwot_penalty(board.game) == (value if us != world else 0)


@rule("4.7.2.1")
@pytest.mark.parametrize("us", ["hard", "soft"])
def test_an_evenly_divided_world_gives_no_penalty(board: Table, us: str) -> None:
    """Israel is hard and one country is soft."""
    board("Canada", "soft")
    board.us_posture = us
    assert world_posture(board.game)[1] == 0
    assert gwot_penalty(board.game) == 0


# -- 4.7.3 and 4.7.4: troops and funding ----------------------------------------------------------------


@rule("4.7.3")
def test_with_seven_troops_out_eight_are_on_the_track_and_the_us_is_at_war(board: Table) -> None:
    """The rulebook's example: five in Overstretch, three in War."""
    board("Saudi Arabia", "poor ally", troops=3)
    board("Gulf States", "fair ally", troops=4)
    assert board.get("troops on track") == 8
    assert troop_level(board.game) == "war"


@rule("4.7.3", "5.2.8")
@pytest.mark.parametrize("out", range(16))
def test_the_troop_level_is_the_rightmost_box_that_is_not_full(board: Table, out: int) -> None:
    """Boxes of five are filled from Overstretch to Low Intensity, and each names a hand size."""
    board("Gulf States", "fair ally", troops=out)
    left = 15 - out
    boxes = {"overstretch": min(5, left), "war": min(5, max(0, left - 5)), "low intensity": max(0, left - 10)}
    # The marker stands where the row of full boxes ends; all fifteen at home is still Low Intensity.
    expected = next((name for name, cubes in boxes.items() if cubes < 5), "low intensity")
    assert troop_level(board.game) == expected
    assert hand_size(board.game, "us") == {"overstretch": 7, "war": 8, "low intensity": 9}[expected]


@rule("4.7.3", "7.3.1")
def test_deploying_moves_the_troop_level(board: Table) -> None:
    board("Gulf States", "fair ally")
    assert troop_level(board.game) == "low intensity"
    board.operation("us", "deploy", 2, [6])
    assert (board.get("troops on track"), troop_level(board.game)) == (9, "war")
    board.operation("us", "deploy", 2, ["track", 5])
    assert (board.get("troops on track"), troop_level(board.game)) == (4, "overstretch")
    board.operation("us", "deploy", 1, [11])
    assert troop_level(board.game) == "low intensity"


@rule("4.7.4.1", "5.2.8")
def test_funding_has_three_bands_of_three_with_their_hand_sizes(board: Table) -> None:
    bands = []
    for value in range(1, 10):
        board.funding = value
        bands.append((funding_level(board.game), hand_size(board.game, "jihadist")))
    assert bands == [("tight", 7)] * 3 + [("moderate", 8)] * 3 + [("ample", 9)] * 3


@rule("4.7.4.2")
def test_at_funding_six_with_three_cells_out_seven_can_be_recruited(board: Table) -> None:
    """The rulebook's example: five in Ample are out of reach, five in Moderate and two in Tight are not."""
    board("Afghanistan", "islamist rule adversary", cells=3)
    board.funding = 6
    assert board.get("cells on track") == 12
    assert recruitable_cells(board.game) == 7


@rule("4.7.4", "4.7.4.2")
@pytest.mark.parametrize("funding", [1, 3, 4, 6, 7, 9])
@pytest.mark.parametrize("out", [0, 3, 4, 5, 6, 9, 10, 11, 15])
def test_cells_fill_the_funding_track_by_fives_from_the_right(board: Table, funding: int, out: int) -> None:
    """The boxes hold what is left after those to their right are full; those left of the marker count."""
    board("Afghanistan", "islamist rule adversary", cells=out)
    board.funding = funding
    left = 15 - out
    ample, moderate, tight = min(5, left), min(5, max(0, left - 5)), max(0, left - 10)
    reach = {"tight": tight, "moderate": tight + moderate, "ample": tight + moderate + ample}
    assert recruitable_cells(board.game) == reach[funding_level(board.game)]


@rule("4.7.4", "4.7.4.2")
def test_a_cell_that_comes_back_is_the_first_to_be_recruited_again(board: Table) -> None:
    """Tight funding reaches only the leftmost box, which the eleventh cell on the track enters."""
    board("Afghanistan", "poor neutral", active=5)
    board.funding = 1
    assert recruitable_cells(board.game) == 0
    board.jihad("Afghanistan", 1, rolls=[6])
    assert recruitable_cells(board.game) == 1
    board.operation("jihadist", "recruit", 1, rolls=[1])
    assert board("Afghanistan") == "poor neutral, 4 active cells, 1 cell"
    assert recruitable_cells(board.game) == 0


@rule("4.7.4.2", "8.2.1")
def test_recruit_takes_no_more_than_funding_allows_and_events_take_any_cell(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary", cells=4)
    board.funding = 3
    board.operation("jihadist", "recruit", 3, ["Afghanistan"] * 2)
    assert board("Afghanistan") == "islamist rule adversary, 5 cells"
    assert "recruit" not in board.possible("jihadist", 3)
    carry_out(board, "place 4 cells in Afghanistan", side="jihadist")
    assert board("Afghanistan") == "islamist rule adversary, 9 cells"


@rule("4.7.4.2")
def test_a_fall_of_funding_leaves_cells_in_countries_alone(board: Table) -> None:
    board("Afghanistan", "islamist rule adversary", cells=12)
    board.funding = 9
    board.game.shift("funding", -8, "4.7.4.2")
    assert board("Afghanistan") == "islamist rule adversary, 12 cells"
    assert board.get("cells on track") == 3


# -- 4.7.5 and 4.7.6: the sequence and the victory track ------------------------------------------------


@rule("4.7.5", "5.3.1")
def test_each_reshuffle_moves_the_deck_marker_one_space(board: Table) -> None:
    board.put("decks left", 3)
    for left in (2, 1):
        board.put("discard pile", (*board.get("discard pile"), *board.get("draw pile")))
        board.put("draw pile", ())
        board.run(lambda: deck.draw(board.game, "us", 1, "5.3.1"))
        assert board.get("decks left") == left
    assert board.winner == ""


muslim_levels = st.lists(st.integers(0, 4), min_size=18, max_size=18)


@rule("4.7.6")
@given(muslim_levels, st.integers(0, 2))
def test_the_victory_track_always_matches_the_map(levels: list[int], spikes: int) -> None:
    board = Table()
    g = board.game
    muslim = [c for c in g.countries if c.is_muslim]
    for c, level in zip(muslim, levels, strict=True):
        board(c.name, LEVELS[level] + (" neutral" if level else ""))
    for number in (117, 118)[:spikes]:
        board.event(number, "us")
    track = counts(g)
    pairs = list(zip(muslim, levels, strict=True))
    assert track["good resources"] == sum(resources(g, c) for c, level in pairs if level == GOOD)
    assert track["islamist resources"] == sum(resources(g, c) for c, level in pairs if level == ISLAMIST_RULE)
    assert track["good or fair countries"] == sum(level in (GOOD, FAIR) for level in levels)
    assert track["poor or islamist countries"] == sum(level in (POOR, ISLAMIST_RULE) for level in levels)


@rule("4.7.6")
def test_the_victory_track_follows_each_change(board: Table) -> None:
    board("Egypt", "fair ally")
    before = counts(board.game)
    set_governance(board.game, board.at("Egypt"), GOOD, "4.7.6")
    after = counts(board.game)
    assert after["good resources"] - before["good resources"] == 3
    set_governance(board.game, board.at("Egypt"), ISLAMIST_RULE, "4.7.6")
    last = counts(board.game)
    assert (last["good resources"], last["islamist resources"]) == (0, 3)
    assert (last["good or fair countries"], last["poor or islamist countries"]) == (0, 1)


# -- 4.7.7: events in effect ----------------------------------------------------------------------------


@rule("4.7.7", "6.2.7")
def test_a_lingering_event_is_marked_while_it_is_in_effect(board: Table) -> None:
    assert not board.in_effect("Patriot Act")
    board.event(PATRIOT_ACT, "us")
    assert [m.name for m in board.game.marks] == ["Patriot Act"]
    board.run(lambda: turn.lapse(board.game))
    assert board.in_effect("Patriot Act")
    assert {c.name for c in board.game.adjacent(board.at("United States"))} == {"Canada"}


@rule("4.7.7.1")
def test_the_cards_of_lapsing_events_lie_together_in_the_lapsing_box(board: Table) -> None:
    board.event(BIOMETRICS, "us")
    assert board.get("lapsing box") == (BIOMETRICS,)
    board.event(DOOR_OF_ITJIHAD, "us")
    assert board.get("lapsing box") == (BIOMETRICS, DOOR_OF_ITJIHAD)
    assert board.in_effect("Biometrics")
    assert board.game.ask("side-plays-random-cards", False, "jihadist")


@rule("4.7.7.2", "6.3.2", "8.5.3")
def test_the_first_plot_card_goes_to_its_box_and_the_next_one_triggers_the_us_event(board: Table) -> None:
    board("Yemen", "poor neutral", active=2)
    board.play(PATRIOT_ACT, "jihadist", ["plot", 1, "1"], rolls=[1])
    assert board.get("first plot box") == (PATRIOT_ACT,)
    assert not board.in_effect("Patriot Act")
    board.play(BIOMETRICS, "jihadist", ["plot", "operation first"], rolls=[1])
    assert board.get("first plot box") == (PATRIOT_ACT,)
    assert board.get("lapsing box") == (BIOMETRICS,)
    assert board.in_effect("Biometrics")


@rule("4.7.7.3")
def test_a_lapsing_card_drawn_from_its_box_leaves_its_effect_until_the_end_of_the_turn(board: Table) -> None:
    """An oil price spike takes Biometrics into the hand of the US."""
    board.event(BIOMETRICS, "us")
    board.event(OIL_PRICE_SPIKE, "us")
    assert BIOMETRICS in board.game.hand("us")
    assert BIOMETRICS not in board.get("lapsing box")
    board("Iraq", "poor neutral", cells=1)
    assert not may_travel(board.game, board.at("Iraq"), board.at("Canada"))
    board.run(lambda: turn.lapse(board.game))
    assert not board.in_effect("Biometrics")
    assert may_travel(board.game, board.at("Iraq"), board.at("Canada"))
    assert BIOMETRICS in board.game.hand("us")


@rule("4.7.7.3", "8.5.3")
def test_a_first_plot_card_drawn_from_its_box_still_counts_as_the_first_plot(board: Table) -> None:
    board("Yemen", "poor neutral", active=2)
    board.play(PATRIOT_ACT, "jihadist", ["plot", 1, "1"], rolls=[1])
    board.event(OIL_PRICE_SPIKE, "jihadist")
    assert board.get("first plot box") == ()
    assert PATRIOT_ACT in board.game.hand("jihadist")
    board.play(PATRIOT_ACT, "jihadist", ["plot", "operation first", 1, "1"], rolls=[1])
    assert board.in_effect("Patriot Act")


@rule("4.7.7.3", "5.3.1")
def test_a_reshuffle_in_mid_turn_takes_the_boxes_and_leaves_their_effects(board: Table) -> None:
    board("Yemen", "poor neutral", active=2)
    board.event(BIOMETRICS, "us")
    board.play(PATRIOT_ACT, "jihadist", ["plot", 1, "1"], rolls=[1])
    board.put("removed cards", board.get("draw pile"))
    board.put("draw pile", ())
    board.put("decks left", 2)
    board.run(lambda: deck.draw(board.game, "us", 1, "5.3.1"))
    assert {*board.get("draw pile"), *board.game.hand("us")} == {BIOMETRICS, PATRIOT_ACT}
    assert board.get("lapsing box") == board.get("first plot box") == ()
    assert board.in_effect("Biometrics")
    assert board.get("first plot made") == 1
    board.run(lambda: turn.lapse(board.game))
    assert not board.in_effect("Biometrics")
    assert board.get("first plot made") == 0


# -- 4.7.8 and 4.7.9: plots and reserves ----------------------------------------------------------------


@rule("4.7.8", "8.5.2")
def test_operations_and_events_place_plots_from_the_available_box(board: Table) -> None:
    board("Yemen", "poor neutral", active=2)
    board.operation("jihadist", "plot", 2, [2, "2", "2"], rolls=[1, 1])
    assert board("Yemen") == "poor neutral, 2 active cells, plot 2, plot 2"
    assert board.get("available plots") == ("1", "1", "1", "3")
    board.event(MARTYRDOM_OPERATION, "jihadist", ["3"])
    assert board("Yemen") == "poor neutral, 1 active cell, plot 2, plot 2, plot 3, plot 1"
    assert board.get("available plots") == ("1", "1")


@rule("4.7.8")
def test_without_available_plots_none_can_be_placed(board: Table) -> None:
    board("Yemen", "poor neutral", active=2)
    board.put("available plots", ())
    assert "plot" not in board.possible("jihadist", 3)
    board.event(MARTYRDOM_OPERATION, "jihadist")
    assert board("Yemen") == "poor neutral, 1 active cell"


@rule("4.7.8.1")
def test_events_release_wmd_plots_one_by_one_from_a_box_of_three(board: Table) -> None:
    assert board.get("wmd box") == 3
    for released in (1, 2, 3):
        carry_out(board, "make 1 wmd available", side="jihadist")
        assert board.get("available plots").count("wmd") == released
        assert board.get("wmd box") == 3 - released
    carry_out(board, "make 1 wmd available", side="jihadist")
    assert board.get("available plots").count("wmd") == 3


@rule("4.7.8.1", "8.4.5")
def test_the_first_islamist_rule_in_pakistan_releases_its_three_wmd_plots_and_no_later_one(board: Table) -> None:
    board("Pakistan", "poor neutral")
    assert board.at("Pakistan").wmd_cache == 3
    set_governance(board.game, board.at("Pakistan"), ISLAMIST_RULE, "8.4.5")
    assert board.get("available plots").count("wmd") == 3
    board("Pakistan", "poor neutral")
    set_governance(board.game, board.at("Pakistan"), ISLAMIST_RULE, "8.4.5")
    assert board.get("available plots").count("wmd") == 3
    assert board.get("wmd box") == 3


@rule("4.7.8.1", "8.5.5")
def test_a_used_wmd_plot_leaves_the_game(board: Table) -> None:
    """One is resolved, one is stopped by an alert; neither comes back."""
    board("Yemen", "poor neutral", active=2)
    for _ in range(2):
        carry_out(board, "make 1 wmd available", side="jihadist")
    board.operation("jihadist", "plot", 2, [2, "wmd", "wmd"], rolls=[1, 1])
    board.operation("us", "alert", 3, ["face-down plot 1"])
    board.resolve_plots(rolls=[6, 6, 6])
    assert board("Yemen") == "poor neutral, 2 active cells"
    assert board.get("removed plots") == ("wmd", "wmd")
    assert "wmd" not in board.get("available plots")
    assert board.get("wmd box") == 1


@rule("4.7.9", "5.2.7")
def test_each_side_keeps_its_own_reserves_until_the_end_of_the_turn(board: Table) -> None:
    board.play(BIOMETRICS, "us", ["reserves"])
    assert (board.get("us reserves"), board.get("jihadist reserves")) == (1, 0)
    board.play(57, "jihadist", ["reserves"])
    assert (board.get("us reserves"), board.get("jihadist reserves")) == (1, 2)
    board.run(lambda: turn.end_of_turn(board.game))
    assert (board.get("us reserves"), board.get("jihadist reserves")) == (0, 0)

"""2 How to win: at once, by an oil price spike for both sides, and at the last reshuffle."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.derived import derived
from daedalus.games.labyrinth.victory import counts
from daedalus.kit import deck
from daedalus.text.showing import shown
from tests.support import Table, rule

OIL_PRICE_SPIKE = 117


@pytest.fixture
def table(board: Table) -> Table:
    """The empty board with victory watched, and one cell, so that the US has not won by the lack of cells."""
    board("Iran", cells=1)
    board.watch_victory()
    return board


def make(board: Table, levels: str, *names: str) -> None:
    for name in names:
        board(name, levels)


def muslim(board: Table) -> list[str]:
    return [c.name for c in board.game.countries if c.is_muslim]


# -- 2.1.1 ------------------------------------------------------------------------------------------


@rule("2.1.1")
def test_the_us_wins_at_once_with_twelve_resources_under_good_rule(table: Table) -> None:
    """Nine Resources are Good; a War of Ideas makes Egypt's three Good as well."""
    make(table, "good ally", "Iraq", "Saudi Arabia", "Gulf States")
    table("Egypt", "fair ally")
    assert counts(table.game)["good resources"] == 9
    table.operation("us", "war of ideas", 2, ["Egypt"], rolls=[5])
    assert table("Egypt") == "good ally"
    assert table.winner == "us"


@rule("2.1.1")
def test_eleven_good_resources_do_not_win(table: Table) -> None:
    make(table, "good ally", "Iraq", "Saudi Arabia", "Gulf States")
    table("Morocco", "fair ally")
    table.operation("us", "war of ideas", 2, ["Morocco"], rolls=[6])
    assert table("Morocco") == "good ally"
    assert counts(table.game)["good resources"] == 11
    assert table.winner == ""


@rule("2.1.1")
@pytest.mark.parametrize(("before", "winner"), [(13, ""), (14, "us")])
def test_the_us_wins_at_once_with_fifteen_good_or_fair_countries(table: Table, before: int, winner: str) -> None:
    """All 18 but for a few; a War of Ideas lifts one more from Poor to Fair."""
    names = [name for name in muslim(table) if name != "Yemen"]
    make(table, "fair neutral", *names[:before])
    make(table, "poor neutral", *names[before:])
    table("Yemen", "poor ally")
    table.operation("us", "war of ideas", 3, ["Yemen"], rolls=[6])
    assert counts(table.game)["good or fair countries"] == before + 1
    assert table.winner == winner


@rule("2.1.1")
def test_iran_and_non_muslim_countries_do_not_count_toward_fifteen(table: Table) -> None:
    """Twenty countries print Good or Fair, but only Muslim countries count."""
    assert sum(1 for c in table.game.countries if not c.is_muslim and c.governance) == 20
    assert counts(table.game)["good or fair countries"] == 0


@rule("2.1.1")
def test_the_us_wins_at_once_when_no_cell_is_left_on_the_map(board: Table) -> None:
    """The last cell is active in Canada and is disrupted; the cadre it leaves is no cell."""
    board("Canada", "soft", active=1)
    board.watch_victory()
    board.operation("us", "disrupt", 1)
    assert board("Canada") == "soft, cadre"
    assert board.winner == "us"


@rule("2.1.1")
def test_a_cell_left_in_iran_keeps_the_game_going(table: Table) -> None:
    table("Canada", "soft", active=1)
    table.operation("us", "disrupt", 1)
    assert table("Canada") == "soft, cadre"
    assert table.winner == ""


# -- 2.1.2 ------------------------------------------------------------------------------------------


def revolt_in_libya(table: Table) -> None:
    """Five cells and two successes bring Libya, one Resource, under Islamist Rule."""
    table("Libya", "poor neutral", cells=5)
    table.jihad("Libya", 2, major=True, rolls=[1, 1])
    assert table("Libya") == "islamist rule adversary, 5 active cells"


@rule("2.1.2")
def test_the_jihadists_win_at_once_with_six_islamist_resources_two_of_them_adjacent(table: Table) -> None:
    """Egypt 3 and Syria 2 are apart; Libya, next to Egypt, makes six."""
    make(table, "islamist rule adversary", "Egypt", "Syria")
    revolt_in_libya(table)
    assert counts(table.game)["islamist resources"] == 6
    assert table.winner == "jihadist"


@rule("2.1.2")
def test_six_islamist_resources_without_adjacent_countries_do_not_win(table: Table) -> None:
    """Indonesia 3, Syria 2 and Libya 1 have no link with one another."""
    make(table, "islamist rule adversary", "Indonesia/Malaysia", "Syria")
    revolt_in_libya(table)
    assert counts(table.game)["islamist resources"] == 6
    assert table.winner == ""


@rule("2.1.2")
def test_adjacent_islamist_countries_with_five_resources_do_not_win(table: Table) -> None:
    """Egypt 3 and Libya 1 are linked and Sudan adds 1."""
    make(table, "islamist rule adversary", "Egypt", "Sudan")
    revolt_in_libya(table)
    assert counts(table.game)["islamist resources"] == 5
    assert table.winner == ""


@rule("2.1.2")
@pytest.mark.parametrize(("prestige", "poor", "winner"), [(2, 15, "jihadist"), (3, 15, ""), (2, 14, "")])
def test_prestige_one_and_fifteen_poor_or_islamist_countries_win(
    table: Table, prestige: int, poor: int, winner: str
) -> None:
    """A plot where troops stand takes the last point of Prestige."""
    names = [name for name in muslim(table) if name != "Yemen"]
    table("Yemen", "poor neutral", troops=1, plots=[1])
    make(table, "poor neutral", *names[: poor - 2])
    table(names[poor - 2], "islamist rule adversary")
    table.prestige = prestige
    table.resolve_plots(rolls=[6])
    assert counts(table.game)["poor or islamist countries"] == poor
    assert table.prestige == prestige - 1
    assert table.winner == winner


@rule("2.1.2")
def test_an_unblocked_wmd_in_the_united_states_wins_for_the_jihadists(table: Table) -> None:
    table("United States", plots=["wmd"])
    table.resolve_plots()
    assert table.winner == "jihadist"
    assert table.game.winner == 1 + table.game.schema.sides.index("jihadist")


@rule("2.1.2")
def test_an_alert_against_the_wmd_saves_the_us(table: Table) -> None:
    table("United States", plots=["wmd"])
    table.operation("us", "alert", 3)
    table.resolve_plots()
    assert table.winner == ""
    assert table.get("removed plots") == ("wmd",)


@rule("2.1.2")
def test_a_wmd_in_another_country_and_a_lesser_plot_at_home_do_not_win(table: Table) -> None:
    table("Canada", "soft", plots=["wmd"])
    table("United States", plots=["3"])
    table.resolve_plots(["Canada: plot wmd", "no"], rolls=[1, 1, 6, 1, 1])
    assert table.winner == ""


# -- 2.2 --------------------------------------------------------------------------------------------


@rule("2.2", "4.2.6")
@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_an_oil_price_spike_that_fulfils_both_conditions_wins_for_its_player(table: Table, side: str) -> None:
    """Nine Good and four Islamist Resources of oil exporters become twelve and seven."""
    make(table, "good ally", "Iraq", "Saudi Arabia", "Gulf States")
    make(table, "islamist rule adversary", "Algeria/Tunisia", "Libya", "Sudan")
    table.event(OIL_PRICE_SPIKE, side)
    after = counts(table.game)
    assert (after["good resources"], after["islamist resources"]) == (12, 7)
    assert table.winner == side


@rule("2.2")
def test_an_oil_price_spike_can_win_for_the_side_that_did_not_play_it(table: Table) -> None:
    """Only one condition is met, so it does not matter whose card it was."""
    make(table, "good ally", "Iraq", "Saudi Arabia", "Gulf States")
    table.event(OIL_PRICE_SPIKE, "jihadist")
    assert table.winner == "us"


# -- 2.3 --------------------------------------------------------------------------------------------


def last_reshuffle(board: Table) -> str:
    """A card is to be drawn from an empty pile and no deck is left."""
    board.put("draw pile", ())
    board.put("decks left", 1)
    board.run(lambda: deck.draw(board.game, "us", 1, "5.3.1"))
    return board.winner


@rule("2.3", "5.3.1")
@pytest.mark.parametrize(
    ("good", "islamist", "winner"),
    [
        ((), (), "jihadist"),
        (("Jordan",), (), "us"),
        (("Morocco",), ("Yemen",), "jihadist"),
        (("Morocco", "Jordan"), ("Yemen",), "us"),
        (("Egypt", "Jordan"), ("Syria",), "jihadist"),
        (("Egypt", "Morocco"), ("Syria",), "us"),
    ],
)
def test_at_the_end_the_us_needs_more_than_twice_the_islamist_resources(
    board: Table, good: tuple[str, ...], islamist: tuple[str, ...], winner: str
) -> None:
    make(board, "good ally", *good)
    make(board, "islamist rule adversary", *islamist)
    assert last_reshuffle(board) == winner


@rule("2.3", "4.8.2")
@pytest.mark.parametrize(("marker", "winner"), [("green", "jihadist"), ("tan", "us")])
def test_at_the_end_a_regime_change_of_this_turn_counts_as_islamist_rule(
    board: Table, marker: str, winner: str
) -> None:
    """Six Good Resources against Iraq's three: enough only if Iraq's regime was changed in an earlier turn."""
    make(board, "good ally", "Egypt", "Saudi Arabia")
    board("Iraq", "poor ally", troops=6, regime_change=marker)
    assert counts(board.game)["islamist resources"] == 0
    assert last_reshuffle(board) == winner


@rule("12.1")
def test_a_bot_that_wins_without_neighbours_is_told_so(board: Table) -> None:
    """It needs no adjacent countries, and is not beaten for want of cells: what is shown of victory says the same."""
    board.game.automata["jihadist"] = lambda g, side, said, options: options[0]
    board("Pakistan", "islamist rule adversary")
    board("Egypt", "islamist rule adversary")
    board("Indonesia/Malaysia", "islamist rule adversary")
    rows = {row["condition"]: row for row in derived(board.game)["victory"]["conditions"]}
    assert rows["islamist resources"]["met"]
    assert "and" not in rows["islamist resources"]
    assert "no cells on the map" not in rows
    board.game.values[board.game.schema.slot["winner"]] = 2
    assert "islamist resources" in shown(GAME).why_won(board.game, "2.1.2")

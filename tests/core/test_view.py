"""Views: a side sees its own cards and plots, and of the other side's only how many there are."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.journal import CHANGE, CHOICE, REVEAL
from daedalus.core.messages import SOMETHING_HIDDEN
from daedalus.core.view import Hidden, decision, entry_data, journal, view
from daedalus.games.labyrinth.board import JIHADIST, US, other
from daedalus.games.labyrinth.game import Labyrinth, Plot
from tests.core.driving import game_of, played, scenarios, seeds
from tests.support import Table, rule

sides = st.sampled_from([US, JIHADIST])


def otherwise(game: Labyrinth, side: str, data: st.DataObject) -> Labyrinth:
    """The same game with other cards in the other hand and, for the US, other plots face down."""
    twin = game.copy()
    slot, values = twin.schema.slot, twin.values
    hand, pile = slot[f"hand of {other(side)}"], slot["draw pile"]
    cards = data.draw(st.permutations([*values[hand], *values[pile]]), label="cards")
    values[pile], values[hand] = tuple(cards[len(values[hand]) :]), tuple(cards[: len(values[hand])])
    if side == US:
        places = [(twin.schema.base["plots"] + c.index, i) for c in twin.countries for i in range(len(c.plots))]
        kinds = [values[s][i].kind for s, i in places]
        available = slot["available plots"]
        mixed = data.draw(st.permutations([*kinds, *values[available]]), label="plots")
        values[available] = tuple(sorted(mixed[len(places) :]))
        for (s, i), kind in zip(places, mixed, strict=False):
            plots = list(values[s])
            plots[i] = plots[i]._replace(kind=kind)
            values[s] = tuple(plots)
    twin.forget()
    return twin


@given(scenarios, seeds, st.integers(0, 120), sides, st.data())
def test_games_that_differ_in_hidden_things_only_look_the_same(
    name: str, seed: int, answers: int, side: str, data: st.DataObject
) -> None:
    game = game_of(played(name, seed, answers))
    assert view(otherwise(game, side, data), side) == view(game, side)


@given(seeds, st.integers(1, 60), sides)
def test_what_a_side_does_see_makes_a_difference(seed: int, answers: int, side: str) -> None:
    """Its own hand, and anything open: the test above would hold for a view that shows nothing."""
    game = game_of(played("lets-roll", seed, answers))
    before = view(game, side)
    twin = game.copy()
    twin.values[twin.schema.slot["prestige"]] = 12 if game.prestige != 12 else 1
    assert view(twin, side) != before
    hand = twin.schema.slot[f"hand of {side}"]
    twin = game.copy()
    twin.values[hand] = (*twin.values[hand], 999)
    assert view(twin, side) != before


@given(scenarios, seeds, st.integers(0, 120), sides)
def test_a_view_is_plain_data(name: str, seed: int, answers: int, side: str) -> None:
    session = played(name, seed, answers)
    shown = view(session.game, side)
    assert json.loads(json.dumps(shown)) == shown
    assert "draws" not in shown["game"]


@given(scenarios, seeds, st.integers(0, 200), sides)
def test_the_record_for_a_side_keeps_the_secrets_of_the_other(name: str, seed: int, answers: int, side: str) -> None:
    """No hand but its own, no draw pile, no decision of the other side; for the US no plot that lies face down."""
    game = game_of(played(name, seed, answers))
    hidden = {"draw pile", f"hand of {other(side)}"} | ({"available plots"} if side == US else {"in play"})
    for entry in journal(game, side):
        if entry[0] == CHANGE:
            field = game.schema.fields[entry[1]].name
            if field in hidden:
                assert isinstance(entry[2], Hidden)
                assert isinstance(entry[3], Hidden)
            if field == "plots" and side == US:
                assert all(isinstance(p, str) for p in (*entry[2], *entry[3]))
        assert entry[0] != CHOICE or entry[1] == side
        assert entry[0] != REVEAL or entry[2] in ("", side) or entry[1] == SOMETHING_HIDDEN()
        assert json.dumps(entry_data(game, entry))


def test_a_decision_is_shown_only_to_the_side_that_takes_it() -> None:
    session = played("lets-roll", 2, 0)
    assert session.pending is not None
    own = decision(session.pending, JIHADIST)
    assert own is not None
    assert own["options"] == list(session.pending.options)
    assert decision(session.pending, US) == {"side": JIHADIST}
    assert decision(None, US) is None


@rule("5.3.2")
def test_sizes_of_hands_and_draw_pile_are_open(board: Table) -> None:
    board.hand("jihadist", [52, 61, 70])
    board.move(18, "discard pile")
    seen = view(board.game, US)["game"]
    assert seen["hand of jihadist"] == {"count": 3}
    assert seen["draw pile"] == {"count": 116}
    assert seen["discard pile"] == [18]
    assert view(board.game, JIHADIST)["game"]["hand of jihadist"] == [52, 61, 70]


@rule("4.8.1", "8.5.4")
def test_plots_are_for_jihadist_eyes_only(board: Table) -> None:
    """The US sees that there is a plot in Iraq, and how many are available."""
    board("Iraq", "poor ally", cells=1, plots=["3"])
    seen = view(board.game, US)
    assert seen["spaces"]["Iraq"]["plots"] == ["face-down plot"]
    assert seen["game"]["available plots"] == {"count": 6}
    own = view(board.game, JIHADIST)
    assert own["spaces"]["Iraq"]["plots"] == [{"kind": "3", "up": False, "backlash": False}]


@rule("8.5.4")
def test_nest_shows_the_us_a_wmd_at_home(board: Table) -> None:
    """And no other plot."""
    board("United States", plots=["wmd", "2"])
    board.mark("NEST", "United States")
    assert view(board.game, US)["spaces"]["United States"]["plots"] == ["plot wmd", "face-down plot"]


def test_a_plot_placed_face_up_is_seen_by_all(board: Table) -> None:
    board("Spain", "soft", cells=1)
    board.game.set(board.at("Spain"), "plots", (Plot("1", up=True),), "8.5.2")
    entry = next(e for e in journal(board.game, US) if e[0] == CHANGE)
    assert entry[3] == ("plot 1 face up",)


@rule("5.2.4")
def test_a_card_that_the_us_keeps_stays_unknown(board: Table) -> None:
    """Neither state nor record tell the jihadist which card it is."""
    board.play(18, "us", ["hold"])
    assert board.get("us holds") == 1
    told = [entry_data(board.game, e) for e in journal(board.game, JIHADIST)]
    assert {"note": "card-kept", "args": {"side": "us"}, "rule": "5.2.2", "card": None} in told
    assert "18" not in json.dumps(told)
    assert view(board.game, JIHADIST)["game"]["hand of us"] == {"count": 1}


@rule("8.5.4")
def test_the_us_reads_the_same_whichever_plot_is_placed() -> None:
    """A plot 1 and a plot 3 in Iraq leave the same record, but not for the jihadist."""
    records = {}
    for kind in ("1", "3"):
        board = Table()
        board("Iraq", "poor ally", active=1)
        board.operation("jihadist", "plot", 3, [kind], rolls=[1])
        records[kind] = [list(journal(board.game, side)) for side in (US, JIHADIST)]
    assert records["1"][0] == records["3"][0]
    assert records["1"][1] != records["3"][1]

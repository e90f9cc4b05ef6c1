"""3 Setting up a game: the scenario on the board, spare pieces, plots, hands, and the length of the game."""

from __future__ import annotations

from typing import Any

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.errors import DaedalusError
from daedalus.core.session import Session
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import new_game, start
from daedalus.games.labyrinth.scenario import known, load
from tests.labyrinth.invariants import broken
from tests.support import rule, total_cards

SCENARIOS = ("lets-roll", "you-can-call-me-al", "anaconda", "mission-accomplished")


def begun(scenario: str, seed: int = 1, **how: Any) -> Session:
    """A game set up and dealt, waiting for its first card; the jihadists put their cells where they like."""
    session = start(load(scenario), seed, {JIHADIST: random_policy(seed)}, **how)
    while session.game.get("phase") == 0:
        session.steps.append(session.game.checkpoint())
        session.rules.step(session.game)
    session.game.policies = {}
    session.run()
    return session


@rule("3.1")
def test_four_scenarios_come_with_the_game() -> None:
    assert {*SCENARIOS} <= {*known()}
    assert [load(name).name for name in SCENARIOS] == [
        "Let's Roll!",
        "You Can Call Me Al",
        "Anaconda",
        "Mission Accomplished?",
    ]


@rule("3.1")
def test_one_side_is_the_us_and_the_other_the_jihadists() -> None:
    """Every decision is put to one of the two."""
    assert new_game(load("lets-roll"), 1).schema.sides == (US, JIHADIST)
    asked = set()
    session = start(load("lets-roll"), 1)
    session.run()
    lot = random_policy(5)
    for _ in range(60):
        if session.pending is None:
            break
        asked.add(session.pending.side)
        session.answer(lot(session.game, session.pending.side, session.pending.said, session.pending.options))
    assert asked == {US, JIHADIST}


@rule("3.2", "4.6.2", "4.7.3", "4.7.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_pieces_that_the_scenario_does_not_place_lie_on_their_tracks(scenario: str) -> None:
    g = new_game(load(scenario), 1)
    assert g.get("troops on track") == 15 - sum(c.troops for c in g.countries)
    assert g.get("cells on track") == 15 - sum(c.sleeper_cells for c in g.countries)
    assert all(c.active_cells == 0 for c in g.countries)  # cells start as sleepers


@rule("3.2", "4.7.8.1", "4.8.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_three_wmd_lie_in_each_box_and_six_plots_are_available(scenario: str) -> None:
    g = new_game(load(scenario), 1)
    assert g.get("wmd box") == 3
    assert {c.name: c.wmd_cache for c in g.countries if c.wmd_cache} == {"Pakistan": 3}
    assert g.get("available plots") == ("1", "1", "1", "2", "2", "3")
    assert g.get("removed plots") == ()
    assert not any(c.plots for c in g.countries)


@rule("3.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reserves_start_at_nothing_and_no_card_has_been_played(scenario: str) -> None:
    g = begun(scenario).game
    assert (g.get("us reserves"), g.get("jihadist reserves"), g.get("cards played")) == (0, 0, 0)


@rule("3.2", "5.2.8")
@pytest.mark.parametrize(
    ("scenario", "us", "jihadist"),
    [("lets-roll", 9, 9), ("you-can-call-me-al", 9, 9), ("anaconda", 8, 8), ("mission-accomplished", 7, 8)],
)
def test_hands_are_dealt_by_the_tracks_and_the_jihadists_go_first(scenario: str, us: int, jihadist: int) -> None:
    session = begun(scenario)
    g = session.game
    assert isinstance(g, Labyrinth)
    assert (len(g.hand(US)), len(g.hand(JIHADIST))) == (us, jihadist)
    assert len(g.get("draw pile")) == 120 - len(g.get("removed cards")) - us - jihadist
    assert session.pending is not None
    assert (session.pending.side, session.pending.key) == (JIHADIST, "play-card")
    assert sorted(session.pending.options) == sorted(g.hand(JIHADIST))


@rule("3.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_to_remove_are_out_and_the_others_are_shuffled(scenario: str) -> None:
    games = [begun(scenario, seed).game for seed in (1, 1, 2)]
    orders = [g.get("hand of jihadist") + g.get("hand of us") + g.get("draw pile") for g in games]
    assert orders[0] == orders[1] != orders[2]
    removed = load(scenario).data["removed cards"]
    assert sorted(orders[0]) == [n for n in range(1, 121) if n not in removed]
    assert list(orders[0]) != sorted(orders[0])


@rule("3.2", "4.9.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_most_countries_start_untested_and_the_position_is_sound(scenario: str) -> None:
    g = begun(scenario).game
    assert isinstance(g, Labyrinth)
    assert sum(c.is_untested for c in g.countries) >= 10
    assert broken(g, total_cards(g)) == []


@rule("3.3")
@pytest.mark.parametrize(("length", "decks"), [("standard", 1), ("tournament", 2), ("campaign", 3)])
def test_the_players_pick_a_game_of_one_two_or_three_decks(length: str, decks: int) -> None:
    assert new_game(load("lets-roll"), 1, length=length).get("decks left") == decks


@rule("3.3")
def test_a_game_is_of_one_deck_unless_somebody_says_otherwise() -> None:
    assert new_game(load("lets-roll"), 1).get("decks left") == 1


@rule("3.3", "5.1", "5.3.1")
@pytest.mark.parametrize(("length", "decks"), [("standard", 1), ("tournament", 2), ("campaign", 3)])
def test_a_whole_game_never_goes_beyond_the_reshuffle_of_its_length(length: str, decks: int) -> None:
    """Random games: one that ends by 2.3 has seen exactly that many reshuffles, any other fewer."""
    ends = []
    for seed in range(12):
        policies = {US: random_policy(seed), JIHADIST: random_policy(seed + 100)}
        session = start(load("lets-roll"), seed, policies, length=length)
        session.run()
        rule_of_the_end = session.game.journal[-1][4]
        reshuffles = decks - session.game.get("decks left")
        assert (reshuffles == decks) == (rule_of_the_end == "2.3")
        ends.append(rule_of_the_end)
    assert length != "standard" or "2.3" in ends


@rule("3.3")
def test_an_unknown_length_is_refused_with_a_message() -> None:
    with pytest.raises(DaedalusError) as error:
        new_game(load("lets-roll"), 1, length="endless")
    assert "endless" in str(error.value)
    assert "standard, tournament, campaign" in str(error.value)

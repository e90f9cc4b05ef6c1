"""The search: it answers well and legally in any game, the same by the same seed, and by what its side sees alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs
import pytest

import daedalus
from daedalus.bots.search import Limit
from daedalus.kit import registry
from daedalus.kit.definition import Definition

GAMES = {"lets-roll": "labyrinth", "standard": "twilight", "spring": "rivers"}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")


def after(scenario: str, decisions: int, seed: int = 3) -> daedalus.Game:
    """A game some decisions after its beginning, at one that has several answers."""
    game = daedalus.new(scenario, game=GAMES[scenario], seed=seed)
    for number in range(decisions):
        game.answer(game.decision.options[number % len(game.decision.options)])
    return game


def answer(game: daedalus.Game, *, playouts: int, seed: int = 1) -> str | int:
    decision = game.decision
    found = daedalus.search_bot(playouts=playouts, seed=seed)(game.view(decision.side), decision)
    assert found in decision.options
    return found


@pytest.mark.parametrize("scenario", GAMES)
def test_the_same_seed_gives_the_same_answers(scenario: str) -> None:
    """And the game is as it was: its dice do not know that somebody has looked ahead."""
    one, two = after(scenario, 12), after(scenario, 12)
    for seed in range(3):
        assert answer(one, playouts=8, seed=seed) == answer(two, playouts=8, seed=seed)
    decision = one.decision
    assert decision == two.decision
    for game in (one, two):
        game.play({side: daedalus.random_bot(5) for side in game.sides})
    assert one.answers == two.answers
    assert one.result == two.result


def test_other_seeds_give_other_answers() -> None:
    game = after("standard", 0)
    assert len({answer(game, playouts=2, seed=seed) for seed in range(10)}) > 1


@pytest.mark.parametrize("scenario", GAMES)
def test_what_its_side_cannot_see_is_nothing_to_it(scenario: str) -> None:
    """Two games that differ in the other hand and the draw pile only: forks of one game, dealt anew."""
    game = after(scenario, 6)
    side = game.decision.side
    twins = [game.fork(seed=seed) for seed in range(3)]
    others = [other for other in game.sides if other != side]
    assert len({tuple(twin.view(other).hand) for twin in twins for other in others}) > 1
    assert len({answer(twin, playouts=10) for twin in (game, *twins)}) == 1


def test_a_view_forks_only_where_its_side_is_to_decide() -> None:
    game = after("lets-roll", 0)
    (other,) = (side for side in game.sides if side != game.decision.side)
    with pytest.raises(daedalus.DaedalusError, match="nothing to decide"):
        game.view(other).fork(seed=1)


def test_a_fork_of_a_view_within_a_step_asks_the_same() -> None:
    """Also while the game runs, where a policy is asked on the spot."""
    asked = 0

    def policy(view: daedalus.View, decision: daedalus.Decision) -> str | int:
        nonlocal asked
        if asked < 40:
            fork = view.fork(seed=asked)
            assert fork.decision == decision
            assert fork.view(view.side).data() == view.data()
            asked += 1
        return decision.options[-1]

    game = daedalus.new("lets-roll", seed=2)
    game.play(dict.fromkeys(game.sides, policy))
    assert asked == 40


def test_a_policy_may_leave_a_decision_open() -> None:
    """The game waits there, and goes on with an answer."""
    game = daedalus.new("spring", game="rivers", seed=1)
    left = 5

    def policy(view: daedalus.View, decision: daedalus.Decision) -> str | int | None:
        nonlocal left
        left -= 1
        return decision.options[0] if left >= 0 else None

    game.play(dict.fromkeys(game.sides, policy))
    assert len(game.answers) == 5
    game.answer(game.decision.options[0])
    assert len(game.answers) == 6


@pytest.mark.parametrize("scenario", GAMES)
def test_how_well_a_side_stands_lies_between_losing_and_winning(scenario: str) -> None:
    """What is good for one side is bad for the other; at the end it is sure."""
    game = after(scenario, 0)
    one, two = game.sides
    seen = set()

    def policy(view: daedalus.View, decision: daedalus.Decision) -> str | int:
        trial = view.fork(seed=1)
        stands = trial.standing(one)
        assert stands is not None
        assert -1 < stands < 1
        assert trial.standing(two) == pytest.approx(-stands)
        seen.add(stands)
        return decision.options[len(seen) % len(decision.options)]

    game.play(dict.fromkeys(game.sides, policy))
    assert len(seen) > 10
    assert {game.standing(one), game.standing(two)} == ({0.0} if game.result.draw else {1.0, -1.0})


def test_a_game_that_cannot_say_how_a_side_stands_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = after("spring", 6)
    monkeypatch.setattr(type(registry.game("rivers")), "standing", Definition.standing)
    assert game.standing(game.decision.side) is None
    answer(game, playouts=3)


class Crossing:
    """A game of one side: at once a little, or all if the right way is found behind the first answer."""

    sides = ("walker",)
    taken = 0
    ways = tuple(range(8))

    def __init__(self, asked: daedalus.Decision) -> None:
        self.here = attrs.evolve(asked, side="walker", options=("stay", "go"))
        self.there = attrs.evolve(self.here, options=self.ways)
        self.seeds: dict[str | int | None, list[int]] = {}

    def fork(self, *, seed: int) -> Crossing:
        self.seed, self.worth = seed, 0.0
        return self

    def play(self, policies: Mapping[str, Callable[[object, daedalus.Decision], str | int | None]]) -> None:
        walker = policies["walker"]
        first = walker(None, self.here)
        self.seeds.setdefault(first, []).append(self.seed)
        self.worth = 0.3 if first == "stay" else float(walker(None, self.there) == self.ways[5])

    def standing(self, side: str) -> float:
        return self.worth


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_what_is_good_behind_an_answer_that_is_bad_by_lot(seed: int) -> None:
    crossing = Crossing(after("spring", 0).decision)
    assert daedalus.search_bot(playouts=60, seed=seed)(crossing, crossing.here) == "go"


def test_every_answer_is_tried_with_equal_fates() -> None:
    crossing = Crossing(after("spring", 0).decision)
    daedalus.search_bot(playouts=60)(crossing, crossing.here)
    stay, go = crossing.seeds["stay"], crossing.seeds["go"]
    both = min(len(stay), len(go))
    assert both >= 60 // 4  # each has its share
    assert stay[:both] == go[:both]
    assert len({*stay, *go}) == max(len(stay), len(go))


@pytest.mark.parametrize(("text", "kept"), [("0.05s", "0.05s"), ("2s", "2s"), ("0.500s", "0.5s"), ("200", "200")])
def test_a_limit_is_seconds_or_playouts(text: str, kept: str) -> None:
    assert str(Limit.read(text)) == kept


@pytest.mark.parametrize("text", ["", "0", "0s", "0.0s", "-1", "1e9s", "long", "5 s", "99999999"])
def test_a_limit_that_is_none_is_not_understood(text: str) -> None:
    assert Limit.read(text) is None


def test_a_search_has_one_limit() -> None:
    for limits in ({"seconds": 1.0, "playouts": 5}, {"playouts": 0}, {"seconds": -1.0}):
        with pytest.raises(daedalus.DaedalusError, match="limited by seconds or by playouts"):
            daedalus.search_bot(**limits)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "least"), [("lets-roll", 19), ("standard", 19), ("spring", 17)])
def test_it_beats_chance(scenario: str, least: int) -> None:
    """Of twenty games; the toy has the most luck in it. `make search` plays a hundred and more."""
    won = 0
    for number in range(20):
        game = daedalus.new(scenario, game=GAMES[scenario], seed=number)
        side = game.sides[number % 2]
        players: dict[str, daedalus.Policy] = {other: daedalus.random_bot(number) for other in game.sides}
        players[side] = daedalus.search_bot(playouts=40, seed=number)
        game.play(players)
        won += game.result.winner == side
    assert won >= least


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "games", "least"), [("lets-roll", 6, 4), ("standard", 8, 5), ("spring", 16, 11)])
def test_it_plays_better_with_more_time(scenario: str, games: int, least: int) -> None:
    """Most games with ten times the playouts, each deal once as each side: so few catch a search that wastes its time
    and prove no more. `make search` plays enough of them for an interval.
    """
    won = 0
    for number in range(games):
        game = daedalus.new(scenario, game=GAMES[scenario], seed=number // 2)
        one, two = game.sides if number % 2 else game.sides[::-1]
        more = daedalus.search_bot(playouts=50, seed=number)
        game.play({one: more, two: daedalus.search_bot(playouts=5, seed=1000 + number)})
        won += game.result.winner == one
    assert won >= least

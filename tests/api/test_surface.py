"""What `import daedalus` promises to programs."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import daedalus
from daedalus.kit import registry
from daedalus.kit.game import CardGame

LETS_ROLL, SEED = "lets-roll", 7


def bots(game: daedalus.Game, seed: int = 1) -> dict[str, daedalus.Policy]:
    return {side: daedalus.random_bot(seed) for side in game.sides}


def first(view: daedalus.View, decision: daedalus.Decision) -> str | int:
    return decision.options[0]


def played(scenario: str = LETS_ROLL, seed: int = SEED, answers: int = 60) -> daedalus.Game:
    """A game some way on, answered by lot."""
    game, lot = daedalus.new(scenario, seed=seed), daedalus.random_bot(seed)
    while not game.over and len(game.answers) < answers:
        game.answer(lot(game.view(game.decision.side), game.decision))
    return game


def decisions(game: daedalus.Game, seed: int) -> Iterator[daedalus.Decision]:
    """Each decision of a game that goes on by lot."""
    lot = daedalus.random_bot(seed)
    while not game.over:
        yield game.decision
        game.answer(lot(game.view(game.decision.side), game.decision))


def whole(game: daedalus.Game) -> CardGame:
    """The game behind the surface, to see whether something is kept from those who may not see it."""
    inside = game._session.game
    assert isinstance(inside, CardGame)
    return inside


@pytest.fixture
def rivers(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    return "rivers"


# -- answers -------------------------------------------------------------------------------------------------


def test_an_illegal_answer_changes_nothing() -> None:
    """It says what is legal."""
    game = played()
    before, decision, answers = list(whole(game).values), game.decision, game.answers
    with pytest.raises(daedalus.IllegalAnswer) as caught:
        game.answer("no such thing")
    assert all(str(option) in caught.value.remedy for option in decision.options)
    assert (list(whole(game).values), game.decision, game.answers) == (before, decision, answers)


def test_undo_takes_the_last_answer_back() -> None:
    """The first card and how to use it."""
    game = daedalus.new(LETS_ROLL, seed=SEED)
    asked, before = game.decision, game.view("jihadist").data()
    game.answer(asked.options[0])
    assert game.decision != asked
    game.undo()
    assert game.decision == asked
    assert game.answers == ()
    assert game.view("jihadist").data() == before
    with pytest.raises(daedalus.DaedalusError, match="cannot be taken back"):
        game.undo()


def test_undo_stops_at_new_information() -> None:
    """Some answers of a game cannot be taken back, and then nothing changes."""
    game = daedalus.new(LETS_ROLL, seed=SEED)
    refused = 0
    for _ in decisions(game, SEED):
        fork = game.fork(same_dice=True)
        before = list(whole(fork).values), fork.answers
        try:
            fork.undo()
        except daedalus.DaedalusError:
            refused += 1
            assert (list(whole(fork).values), fork.answers) == before
        else:
            assert len(fork.answers) == len(before[1]) - 1
    assert 10 < refused < len(game.answers)


def test_a_game_that_is_over_asks_nothing() -> None:
    game = daedalus.new(LETS_ROLL, seed=SEED)
    with pytest.raises(daedalus.DaedalusError, match="not over"):
        _ = game.result
    game.play(bots(game))
    with pytest.raises(daedalus.DaedalusError, match="over"):
        _ = game.decision
    with pytest.raises(daedalus.DaedalusError):
        game.answer("done")


# -- policies ------------------------------------------------------------------------------------------------


def test_a_policy_gets_a_view_and_a_decision() -> None:
    """Those of its own side, and nothing else."""
    seen: set[tuple[str, str, str]] = set()

    def policy(side: str) -> daedalus.Policy:
        def answer(*args: Any) -> Any:
            view, decision = args
            assert type(view) is daedalus.View
            assert type(decision) is daedalus.Decision
            seen.add((side, view.side, decision.side))
            return decision.options[-1]

        return answer

    game = daedalus.new(LETS_ROLL, seed=SEED)
    game.play({side: policy(side) for side in game.sides})
    assert game.over
    assert seen == {(side, side, side) for side in game.sides}


def test_the_same_is_asked_on_the_spot_and_step_by_step() -> None:
    """A policy and a person are asked the same questions, with rule and card."""
    asked: list[daedalus.Decision] = []
    lot = daedalus.random_bot(3)

    def policy(view: daedalus.View, decision: daedalus.Decision) -> str | int:
        asked.append(decision)
        return lot(view, decision)

    game = daedalus.new("isil", seed=3)
    game.play(dict.fromkeys(game.sides, policy))
    assert asked == list(decisions(daedalus.new("isil", seed=3), 3))


def test_without_a_policy_the_game_stops_at_the_side() -> None:
    game = daedalus.new(LETS_ROLL, seed=SEED)
    game.play({"jihadist": first})
    assert game.decision.side == "us"
    with pytest.raises(daedalus.DaedalusError, match="no side 'martian'"):
        game.play({"martian": first})
    assert game.decision.side == "us"


@pytest.mark.parametrize("fails", [lambda view, decision: "nonsense", lambda view, decision: 1 // 0])
def test_a_policy_that_fails_leaves_the_game_at_its_decision(fails: daedalus.Policy) -> None:
    """What was answered before stands, and the game goes on with a better policy as if nothing had been."""
    left = [40]

    def tires(view: daedalus.View, decision: daedalus.Decision) -> str | int:
        left[0] -= 1
        return first(view, decision) if left[0] > 0 else fails(view, decision)

    game = daedalus.new(LETS_ROLL, seed=SEED)
    with pytest.raises((daedalus.IllegalAnswer, ZeroDivisionError)):
        game.play(dict.fromkeys(game.sides, tires))
    assert len(game.answers) == 39
    game.play(dict.fromkeys(game.sides, first))
    straight = daedalus.new(LETS_ROLL, seed=SEED)
    straight.play(dict.fromkeys(straight.sides, first))
    assert game.answers == straight.answers
    assert game.result == straight.result


# -- views ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [LETS_ROLL, "isil"])
def test_a_view_never_leaks(scenario: str) -> None:
    """At every decision of a game: the other hand, the draw pile, and the kinds of plots that lie face down."""
    game = daedalus.new(scenario, seed=SEED)
    plots = 0
    for _ in decisions(game, SEED):
        inside = whole(game)
        for side, other in (("us", "jihadist"), ("jihadist", "us")):
            view = game.view(side)
            data = view.data()["game"]
            for name, hidden in ((f"hand of {other}", inside.hand(other)), ("draw pile", inside.get("draw pile"))):
                assert view[name] == data[name] == {"count": len(hidden)}
            assert view.hand == list(inside.hand(side))
        us = game.view("us")
        spaces = us.data()["spaces"]
        assert us["available plots"] == {"count": len(inside.get("available plots"))}
        for country in inside.spaces:
            down = [plot for plot in country.plots if not plot.up]
            shown = us.at(country.name, "plots")
            plots += len(down)
            assert len(shown) == len(country.plots)
            assert shown == us.space(country.name)["plots"] == spaces[country.name]["plots"]
            if not inside.marks:
                assert sum(label.startswith("face-down plot") for label in shown) == len(down)
    assert plots


def test_the_record_does_not_tell_what_the_other_side_answered_or_drew() -> None:
    game = played(answers=120)
    for side in game.sides:
        for entry in game.view(side).entries():
            assert entry.get("side") in (side, None) or "reveal" in entry
            if entry.get("change") in {f"hand of {other}" for other in game.sides if other != side}:
                assert set(entry["to"]) == {"count"}


def test_names_that_are_not_there() -> None:
    game = daedalus.new(LETS_ROLL)
    with pytest.raises(KeyError):
        game.view("us")["defcon"]
    with pytest.raises(daedalus.DaedalusError, match="no side"):
        game.view("nobody")


# -- forks ---------------------------------------------------------------------------------------------------


def test_forks_with_the_same_dice_end_alike() -> None:
    """The game itself is not touched, and ends as they do."""
    game = played()
    answers = game.answers
    forks = [game.fork(same_dice=True) for _ in range(2)]
    for fork in forks:
        fork.play(dict.fromkeys(game.sides, first))
    assert game.answers == answers
    game.play(dict.fromkeys(game.sides, first))
    assert [fork.answers for fork in forks] == [game.answers] * 2
    assert [whole(fork).values for fork in forks] == [whole(game).values] * 2


def test_forks_with_other_seeds_differ_and_with_the_same_seed_do_not() -> None:
    game = played()

    def end(fork: daedalus.Game) -> list[Any]:
        fork.play(dict.fromkeys(game.sides, first))
        return whole(fork).values

    assert end(game.fork(seed=1)) != end(game.fork(seed=2))
    assert end(game.fork(seed=1)) == end(game.fork(seed=1))
    assert end(game.fork()) != end(game.fork())


@pytest.mark.parametrize("scenario", [LETS_ROLL, "isil"])
def test_a_fork_keeps_what_has_happened_and_deals_the_rest_anew(scenario: str) -> None:
    """At every decision of a game, also in the middle of a card: same question, same view, same answers so far."""
    game = daedalus.new(scenario, seed=SEED)
    changed = 0
    for decision in decisions(game, SEED):
        fork = game.fork()
        assert fork.decision == decision
        assert fork.answers == game.answers
        assert fork.view(decision.side).hand == game.view(decision.side).hand
        assert fork.view(decision.side).data() == game.view(decision.side).data()
        inside, other = whole(game), whole(fork)
        assert sorted(sum((inside.get(z) for z in inside.zones), ())) == sorted(
            sum((other.get(z) for z in other.zones), ())
        )
        changed += inside.get("draw pile") != other.get("draw pile")
    assert changed > 0.8 * len(game.answers)


def test_a_fork_for_the_us_does_not_know_the_plots() -> None:
    """Kinds of available and face-down plots change places, and none is lost."""

    def kinds(game: daedalus.Game) -> tuple[list[str], list[str]]:
        inside = whole(game)
        return list(inside.get("available plots")), [p.kind for c in inside.spaces for p in c.plots if not p.up]

    game = daedalus.new(LETS_ROLL, seed=SEED)
    other = 0
    for decision in decisions(game, SEED):
        before = kinds(game)
        if decision.side == "us" and before[1]:
            after = kinds(game.fork())
            assert sorted([*before[0], *before[1]]) == sorted([*after[0], *after[1]])
            other += before[1] != after[1]
    assert other


# -- files, games, results -----------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    game = played()
    game.save(tmp_path / "a.game")
    again = daedalus.load(tmp_path / "a.game")
    assert (again.decision, again.answers) == (game.decision, game.answers)
    for one in (game, again):
        one.play(dict.fromkeys(game.sides, first))
    assert again.result == game.result
    again.save(str(tmp_path / "b.game"))
    assert daedalus.load(str(tmp_path / "b.game")).result == game.result


def test_another_file_is_replaced_only_if_told(tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    daedalus.new("anaconda", seed=3).save(file)
    with pytest.raises(daedalus.DaedalusError, match="another game is saved here"):
        daedalus.new("anaconda", seed=4).save(file)
    daedalus.new("anaconda", seed=4).save(file, overwrite=True)
    assert daedalus.load(file).decision is not None


def test_of_forks_only_those_with_the_same_dice_are_saved(tmp_path: Path) -> None:
    game = played()
    fork = game.fork(same_dice=True)
    fork.answer(fork.decision.options[-1])
    fork.save(tmp_path / "same.game")
    assert daedalus.load(tmp_path / "same.game").decision == fork.decision
    fresh = game.fork()
    for one in (fresh, fresh.fork(same_dice=True)):
        with pytest.raises(daedalus.DaedalusError, match="cannot be saved"):
            one.save(tmp_path / "fresh.game")
    assert not (tmp_path / "fresh.game").exists()


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    """One message each."""
    (tmp_path / "broken.game").write_text("hello", encoding="utf-8")
    for attempt in (
        lambda: daedalus.new("no-such-scenario"),
        lambda: daedalus.new(LETS_ROLL, length="endless"),
        lambda: daedalus.new(LETS_ROLL, game="chess"),
        lambda: daedalus.scenarios("chess"),
        lambda: daedalus.load(tmp_path / "nothing.game"),
        lambda: daedalus.load(tmp_path / "broken.game"),
    ):
        with pytest.raises(daedalus.DaedalusError):
            attempt()


def test_games_and_scenarios(rivers: str) -> None:
    """Also after a game has been loaded."""
    assert daedalus.known_games() == ["labyrinth", "twilight", rivers]
    assert LETS_ROLL in daedalus.scenarios()
    assert daedalus.scenarios(rivers) == ["spring"]
    assert daedalus.new("spring").sides == daedalus.new("spring", game=rivers).sides == ("red", "blue")
    assert len(daedalus.new(LETS_ROLL).cards) == 120


def test_a_scenario_file_names_its_game(rivers: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: Mine\ngame: rivers\nspaces:\n  Ford: {guards: 3}\n", encoding="utf-8")
    assert daedalus.new(str(file)).view("red").at("Ford", "guards") == 3


def test_a_game_is_won_or_drawn(rivers: str) -> None:
    """Among some games by lot all three happen, and each result says so."""
    results = []
    for seed in range(40):
        game = daedalus.new("spring", seed=seed)
        game.play(bots(game, seed))
        results.append(game.result)
    assert {result.winner for result in results} == {"red", "blue", ""}
    for result in results:
        assert result.draw == (result.winner == "")
        assert result.rule == "3"
        balance = result.figures["balance"]
        assert result.winner == ("red" if balance > 5 else "blue" if balance < 5 else "")


def test_lint_speaks_the_language_of_a_game(rivers: str) -> None:
    text = 'card 1 "A"\n  red, 2 ops\n  event:\n    +1 balance\n'
    assert daedalus.lint(text, game=rivers) == []
    assert {found.code for found in daedalus.lint(text)} >= {"H001", "N004"}


# -- the bar -------------------------------------------------------------------------------------------------


def bot(cards: Any) -> daedalus.Policy:
    """Plays its strongest card, as an event if it may, and looks for places with few troops."""

    def policy(view: daedalus.View, decision: daedalus.Decision) -> str | int:
        kinds = {choice.id: choice.type for choice in decision.choices}
        held = [option for option in decision.options if kinds[option] == "card"]
        if held:
            return max(held, key=lambda number: cards[number].ops)
        places = [option for option in decision.options if option in view.spaces]
        if places:
            return min(places, key=lambda name: view.at(name, "troops"))
        return "event" if "event" in decision.options else decision.options[0]

    return policy


def test_a_bot_of_twenty_lines_plays_a_hundred_games() -> None:
    """With the public names alone."""
    source = inspect.getsource(bot)
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 20
    assert "import" not in source
    winners = set()
    for seed in range(50):
        for side, other in (("us", "jihadist"), ("jihadist", "us")):
            game = daedalus.new(LETS_ROLL, seed=seed)
            game.play({side: bot(game.cards), other: daedalus.random_bot(seed)})
            winners.add(game.result.winner)
    assert winners == {"us", "jihadist"}

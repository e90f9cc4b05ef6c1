"""Total means bounded: whatever a card says, it comes to an end, and what goes too far is stopped and named."""

from __future__ import annotations

from typing import Any

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.bounds import DEPTH, STEPS
from daedalus.core.decision import Decision
from daedalus.core.errors import Unbounded
from daedalus.core.session import Session
from daedalus.games.labyrinth.definition import GAME
from daedalus.kit.scenario import Scenario
from tests.hostile.cards import Attacker, event, every_card, lasting, loops, nested

EVERY = "every country {} where "
DEEP_CONDITION = "".join(EVERY.format(name) for name in "bcdef") + "prestige > 0"
COUNTED = (
    "number of countries b where number of countries c where number of countries d where number of countries e > 9"
)
ASKED_TWICE = ["cells in c: troops in c", "troops in c: cells in c"]
NO_STEPS, NO_DEPTH, NO_NUMBER = f"takes more than {STEPS:,} steps", "sets itself off again", "works out a number beyond"

# name: the card, what stops it when it is played (nothing if it ends by itself), what the linter finds by reading
# fmt: off
ATTACKS: dict[str, tuple[str, str, str]] = {
    "nine loops": (event(*nested(loops(9), "+1 prestige")), NO_STEPS, ""),
    "nine loops that do nothing": (event(*nested(loops(9), "if 1 > 2: test b")), NO_STEPS, ""),
    "six loops with a condition": (event(*nested(loops(6), 'if b is marked with "CTR": test c')), NO_STEPS, ""),
    "three loops of sentences": (event(*nested(loops(3), "test b")), NO_STEPS, ""),
    "loops beside each other": (event(*nested(loops(2), "test b") * 30), NO_STEPS, ""),
    "every where every": (event(f"if {DEEP_CONDITION}:", "  +1 prestige"), NO_STEPS, ""),
    "every where every, to be played": (event("+1 prestige", above=f"  play if {DEEP_CONDITION}\n"), NO_STEPS, ""),
    "number of number of": (event(f"if {COUNTED} > 9 > 9 > 9: +1 prestige"), NO_STEPS, ""),
    "choice among the deep": (event(f"choose a country x where {DEEP_CONDITION}", "test x"), NO_STEPS, ""),
    "the highest of the deep": (
        event("choose a country x, highest number of countries b where number of countries c where "
              "number of countries d where cells in d > 0 > 0 > 0", "test x"), NO_STEPS, ""),
    "an option for the deep": (
        event("do 1 of:", f'  option "x" if {DEEP_CONDITION}: +1 prestige', '  option "y": +1 funding'), NO_STEPS, ""),
    "a play in the deep": (event("+1 prestige", above=f"  play in a country where {DEEP_CONDITION}\n"), NO_STEPS, ""),
    "operations without end": (event(*nested(loops(3), "conduct operation with 3 ops")), "", ""),
    "jihad without end": (event(*nested(loops(3), "3 jihad rolls in Iraq")), NO_STEPS, ""),
    "cards without end": (event(*nested(loops(3), "draw 3 cards")), "", ""),
    "dice without end": (event(*nested(loops(3), "roll die as n")), NO_STEPS, ""),
    "decisions without end": (event(*nested(loops(3), "may:"), "        test Iraq"), NO_STEPS, ""),
    "powers": (event("let n = 999999", *["let n = n * n"] * 60, "place n aid in Iraq"), NO_NUMBER, ""),
    "powers in a loop": (
        event("let n = 9", "for each c in countries:", "  let n = n * n", "place n aid in Iraq"), NO_NUMBER, ""),
    "doubling in a loop": (
        event("let n = 9", "for each c in countries:", "  let n = n + n", "place n aid in Iraq"), NO_NUMBER, ""),
    "below zero in a loop": (
        event("let n = 9", *nested(loops(2), "let n = n - 999999"), "place n aid in Iraq"), NO_NUMBER, ""),
    "an event inside itself": (event("event of this card happens for us"), NO_DEPTH, "L022"),
    "an event in every country": (
        event("for each c in countries: event of this card happens for us"), NO_DEPTH, "L022"),
    "an event for the other side": (event("event of this card happens for jihadist"), NO_DEPTH, "L022"),
    "an event inside itself if": (event("if prestige > 0: event of this card happens for us"), NO_DEPTH, ""),
    "an event that waits for events": (
        lasting("when event of k happens: event of this card happens for us"), NO_DEPTH, "L022"),
    "an event again and again": (lasting("when event of k happens: event of k happens for us"), NO_DEPTH, "L022"),
    "cells ask cells": (lasting("cells in c: cells in c + 1"), NO_DEPTH, "L021"),
    "cells ask cells when": (lasting("cells in c: 1 when cells in c > 0"), NO_DEPTH, "L021"),
    "cells of Iraq ask cells of Iraq": (lasting("cells in Iraq: cells in Iraq + 1"), NO_DEPTH, "L021"),
    "cells ask cells everywhere": (
        lasting("cells in c: number of countries d where cells in d > 0"), NO_DEPTH, "L021"),
    "troops ask troops": (lasting("troops in c: troops in c + 1"), NO_DEPTH, "L021"),
    "resources ask resources": (lasting("resources of c: resources of c * 2"), NO_DEPTH, "L021"),
    "adjacent asks adjacent": (lasting("x is adjacent to y: no when x is adjacent to y"), NO_DEPTH, "L021"),
    "adjacent asks adjacent the other way": (
        lasting("x is adjacent to y: no when y is adjacent to x"), NO_DEPTH, "L021"),
    "cells ask troops ask cells": (lasting(*ASKED_TWICE), NO_DEPTH, "L021"),
    "an answer with a loop": (
        lasting("cells in c: number of countries d where number of countries e where number of countries f where "
                "resources of f > 0 > 0 > 0"), NO_STEPS, ""),
    "an end that begins again": (
        lasting("ends when prestige > 0", 'when this ends: put "Bridge" in effect'), NO_DEPTH, ""),
    "a trigger that sets itself off": (
        lasting("when plot is placed in c: place 3 available plots in c", "when event of k happens:",
                "  place 1 available plot in Iraq"), "", ""),
    "triggers that set each other off": (
        lasting("when plot is placed in c: regime change in Iraq", "when regime change happens in c:",
                "  place 1 available plot in Iraq", "when event of k happens: regime change in Iraq"), "", ""),
    "an extra card in every card": (event("draw 9 cards", "play extra card", "play extra card"), "", ""),
}
# fmt: on


@pytest.mark.parametrize("name", ATTACKS)
def test_attack(name: str, attacker: Attacker) -> None:
    text, stopped, code = ATTACKS[name]
    done = attacker.all(text)
    assert code in done["lint"].text
    assert not stopped or stopped in done["lint --deep"].text
    assert "fmt" in done


@pytest.mark.parametrize("name", [name for name, (_, stopped, _) in ATTACKS.items() if stopped])
def test_what_is_stopped_names_the_card_and_the_line(name: str) -> None:
    """In some of ten games it comes to that, whoever plays."""
    text, stopped, _ = ATTACKS[name]
    scenario = GAME.scenarios.make("hostile", "hostile.yaml", scenario_of(text))
    error = next(filter(None, (stopped_by(scenario, seed) for seed in range(10))))
    assert stopped in error.message
    assert error.message.startswith("card ")
    assert ' "Bridge" ' in error.message
    assert error.place is not None
    assert error.place.file.startswith("hostile.yaml")


def stopped_by(scenario: Scenario, seed: int) -> Unbounded | None:
    """What ends a game by lot before its time."""
    session = GAME.start(scenario, seed, {"us": random_policy(seed), "jihadist": random_policy(seed + 1)})
    try:
        session.run()
    except Unbounded as error:
        return error
    return None


def scenario_of(text: str) -> dict[str, Any]:
    """The data of a scenario in which every card says this."""
    from io import StringIO

    from ruamel.yaml import YAML

    data: dict[str, Any] = YAML(typ="safe", pure=True).load(StringIO(every_card(text)))
    whole = dict(GAME.scenarios.load("lets-roll").data)
    return {**whole, **{key: value for key, value in data.items() if key != "extends"}}


# -- what is left of the game ---------------------------------------------------------------------------------------


def hostile(text: str, **policies: Any) -> Session:
    """A game of cards whose events happen only if somebody wants them."""
    text = text.replace("us, 3 ops", "unassociated, 3 ops")
    scenario = GAME.scenarios.make("hostile", "hostile.yaml", scenario_of(text))
    return GAME.start(scenario, 1, policies)


def go_on(session: Session, wish: str) -> Decision:
    """Answer until somebody may use a card as it is wished."""
    session.run()
    while session.pending is not None and wish not in session.pending.options:
        session.answer(session.pending.options[0])
    assert session.pending is not None
    return session.pending


@pytest.mark.parametrize("name", ["nine loops", "an event inside itself", "powers", "cells ask cells"])
def test_an_answer_that_leads_there_changes_nothing_and_the_game_goes_on(name: str) -> None:
    session = hostile(ATTACKS[name][0])
    decision = go_on(session, "event")
    game = session.game
    before = (list(game.values), list(game.journal), list(game.answers), game.taken, game.context)
    with pytest.raises(Unbounded):
        session.answer("event")
    assert (list(game.values), list(game.journal), list(game.answers), game.taken, game.context) == before
    assert session.pending == decision
    other = next(option for option in decision.options if option != "event")
    session.answer(other)
    assert game.answers[len(before[2])] == other


def test_what_was_taken_back_can_still_be_done_again() -> None:
    session = hostile(ATTACKS["nine loops"][0])
    go_on(session, "event")
    other = next(option for option in session.pending.options if option != "event")  # type: ignore[union-attr]
    session.answer(other)
    session.undo()
    with pytest.raises(Unbounded):
        session.answer("event")
    session.redo()
    assert session.game.answers[-1] == other


def test_a_step_in_which_nobody_decides_is_taken_back_whole() -> None:
    session = hostile(ATTACKS["nine loops"][0], us=random_policy(1), jihadist=random_policy(2))
    game = session.game
    with pytest.raises(Unbounded):
        session.run()
    assert session.pending is None
    assert game.taken == len(game.answers)
    assert game.get("in play") == ()
    kept = list(game.answers)
    game.policies = {}
    assert session.run() is not None
    assert game.answers == kept


def test_a_game_that_was_stopped_is_saved_and_loads(attacker: Attacker) -> None:
    scenario = attacker.file("hostile.yaml", every_card(ATTACKS["nine loops"][0]))
    save = attacker.folder / "kept.game"
    play = ("play", scenario, "--us", "random", "--jihadist", "random", "--seed", 1, "--save", save)
    assert attacker.run(*play).code == 2
    assert attacker.run("inspect", save).code == 0


def test_a_person_at_the_table_is_told_and_goes_on(attacker: Attacker, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", "event", "event", "quit"])

    def ask(prompt: str = "") -> str:
        return next(typed, "quit")

    monkeypatch.setattr("builtins.input", ask)
    scenario = attacker.file("hostile.yaml", every_card(ATTACKS["nine loops"][0]))
    done = attacker.run("play", scenario, "--us", "human", "--jihadist", "human", "--seed", 1)
    assert done.code == 0


def test_the_same_card_is_stopped_at_the_same_place() -> None:
    """Counted, not timed."""
    stops = set()
    for _ in range(3):
        session = hostile(ATTACKS["three loops of sentences"][0])
        go_on(session, "event")
        with pytest.raises(Unbounded) as stopped:
            session.answer("event")
        stops.add(str(stopped.value))
    assert len(stops) == 1


@pytest.mark.pure("methods are replaced")
def test_nothing_that_people_play_comes_near() -> None:
    """A twentieth of the steps, a quarter of the depth: what the cards of the decks take in their largest step."""
    largest = deepest = 0
    for seed, name in enumerate(GAME.scenarios.known()):
        session = GAME.start(
            GAME.scenarios.load(name), seed, {"us": random_policy(seed), "jihadist": random_policy(seed + 1)}
        )
        game: Any = session.game
        begin, deeper = game.begin, game.deeper

        def watched(game: Any = game, begin: Any = begin) -> None:
            nonlocal largest
            largest = max(largest, STEPS - game.left)
            begin()

        def watched_depth(game: Any = game, deeper: Any = deeper) -> None:
            nonlocal deepest
            deeper()
            deepest = max(deepest, game.depth)

        game.begin, game.deeper = watched, watched_depth
        session.run()
    assert 0 < largest < STEPS // 20
    assert 0 < deepest < DEPTH // 4

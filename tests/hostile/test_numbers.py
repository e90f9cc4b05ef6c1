"""Numbers have ranges: whatever a card counts, works out or answers, pieces are neither made nor lost."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.bounds import LARGEST, MANY
from daedalus.core.decision import GameOver
from daedalus.core.errors import Unbounded
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.events import happens
from daedalus.language.compile import Compiler
from daedalus.language.roles import Count, Numbered
from daedalus.language.vocabulary import Word
from tests.hostile.cards import READING, Attacker, event, lasting

VERBS = [word for word in GAME.vocabulary().words if word.kind in ("verb", "change")]
COUNTING = [word for word in VERBS if any(word.role(Count)) or any(word.role(Numbered))]
FIGURES = [word for word in GAME.vocabulary().of_kind("point") if word.result == "number"]
NUMBERS = {
    "many": "999999",
    "too many": "(999 * 999)",
    "less": "(0 - 5)",
    "far less": "(0 - 999999)",
    "none": "(1 - 1)",
}


def said(word: Word, number: str) -> str:
    """The example of a word with another number in its first number hole."""
    return re.sub(r"\d+", number, word.example, count=1).partition(" as ")[0]


def board(scenario: str) -> Labyrinth:
    """A game after its first deal."""
    session = GAME.start(GAME.scenarios.load(scenario), 1)
    session.run()
    game = session.game
    assert isinstance(game, Labyrinth)
    game.rollback(session.steps[-1])
    game.policies = {"us": random_policy(1), "jihadist": random_policy(2)}
    return game


def carry_out(game: Labyrinth, line: str) -> None:
    """What a card with this line does."""
    tree, findings = GAME.cards.reader.read(event(line), "line.card")
    assert tree is not None
    assert tree.event is not None
    assert findings == []
    with game.during(cause=1, side="us"):
        Compiler(GAME.vocabulary(), "line.card").statements(tree.event)(game, "us")


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("word", COUNTING, ids=lambda word: word.key)
def test_a_count_out_of_range_leaves_a_legal_position(word: Word, number: str) -> None:
    for scenario in ("awakening", "isil"):
        game = board(scenario)
        with suppress(GameOver):  # all cards have been drawn
            carry_out(game, said(word, NUMBERS[number]))
        assert GAME.study().wrong(game) == []


@pytest.mark.parametrize("word", [word for word in COUNTING if word.kind == "verb"], ids=lambda word: word.key)
def test_less_than_nothing_is_nothing(word: Word) -> None:
    game = board("awakening")
    before = list(game.values)
    carry_out(game, re.sub(r"\d+", "(0 - 5)", word.example))
    silent = GAME.study().silent | {"history", "draws", "troops sent"}
    fields = game.schema.fields
    changed = {fields[i].name for i, (old, new) in enumerate(zip(before, game.values, strict=True)) if old != new}
    tests = {"governance", "alignment", "posture"}  # a country that is named is tested all the same
    assert changed <= silent | tests


@pytest.mark.parametrize("answer", ["999999", "0 - 999999", "+999999", "-999999"])
@pytest.mark.parametrize("word", FIGURES, ids=lambda word: word.key)
def test_a_figure_out_of_range_does_not_end_the_game(word: Word, answer: str) -> None:
    """A whole game by lot with the effect in force."""
    text = lasting(f"{word.example.partition(':')[0]}: {answer}").replace('card 1 "', 'card 121 "', 1)
    tree, findings = GAME.cards.reader.read(text, "own.card")
    assert tree is not None
    assert findings == []
    scenario = GAME.scenarios.load("awakening")
    for seed in range(2):
        session = GAME.start(scenario, seed, {"us": random_policy(seed), "jihadist": random_policy(seed + 1)})
        game: Any = session.game
        block = GAME.cards.compile(tree, "awakening")[0].lasting[0]
        game.lasting = {**game.lasting, "Bridge": [block]}
        session.rules.step(game)
        game.set_mark("Bridge", -1, 121, "")
        session.run()
        assert game.winner


def test_a_figure_is_never_out_of_range() -> None:
    text = lasting("resources of c: 999 * 999")
    tree, _ = GAME.cards.reader.read(text, "own.card")
    assert tree is not None
    block = GAME.cards.compile(tree, "base")[0].lasting[0]
    game = board("lets-roll")
    assert block.answers[0].function(game, game.at["Iraq"]) == MANY


@pytest.mark.parametrize(
    ("lines", "fails"),
    [
        (["let n = 1000 * 1000"], False),
        (["let n = 1000 * 1000 + 1"], True),
        (["let n = 0 - 1000 * 1000"], False),
        (["let n = 0 - 1000 * 1000 - 1"], True),
        (["let n = 999999", "let m = n + n"], True),
    ],
)
def test_numbers_that_are_worked_out_have_a_largest_one(lines: list[str], fails: bool) -> None:
    game = board("lets-roll")
    body, findings = GAME.cards.reader.read_statements("\n".join(lines), "line")
    assert findings == []
    run = Compiler(GAME.vocabulary(), "line").statements(body)
    if fails:
        with pytest.raises(Unbounded, match=f"beyond {LARGEST:,}"):
            run(game, "us")
    else:
        run(game, "us")


def test_aid_is_placed_as_far_as_it_goes() -> None:
    game = board("lets-roll")
    tree, _ = GAME.cards.reader.read(event(*["place 99 aid in Iraq"] * 3), "own.card")
    assert tree is not None
    happens(game, GAME.cards.compile(tree, "base")[0], "us")
    assert game.at["Iraq"].aid == 99


LONG = "9" * 5000
LITERALS = {
    "a count": event(f"place {LONG} aid in Iraq"),
    "a track": event(f"+{LONG} prestige"),
    "worked out": event(f"let n = {LONG} * {LONG}"),
    "a card": event("+1 prestige").replace("card 1 ", f"card {LONG} "),
    "ops": event("+1 prestige", head=f"us, {LONG} ops"),
    "a choice": event(f"do {LONG} of:", '  option "x": +1 prestige'),
    "things": event(f"choose {LONG} countries s"),
    "an answer": lasting(f"resources of c: {LONG}"),
    "a distance": event(f"if troops within {LONG} of Iraq > 0: +1 prestige"),
    "seven digits": event("place 1000000 aid in Iraq"),
    "other digits": event("place ٣٣٣ aid in Iraq"),
    "a power sign": event("let n = 9 ** 9"),
    "a fraction": event("place 0.5 aid in Iraq"),
    "an exponent": event("place 1e9 aid in Iraq"),
    "a negative one": event("place -5 aid in Iraq"),
    "many": event("place 999999 aid in Iraq"),
    "less than nothing": event("place (0 - 5) aid in Iraq"),
    "off the track": event("+999999 prestige"),
    "an operation of less": event("conduct operation with (0 - 3) ops"),
    "troops of less": event("send (0 - 5) troops off map"),
    "dice": event("999999 jihad rolls in Iraq"),
    "a figure": lasting("resources of c: 999999"),
}


@pytest.mark.parametrize("name", LITERALS)
def test_a_number_out_of_range_is_a_finding(name: str, attacker: Attacker) -> None:
    done = attacker.all(LITERALS[name], READING)
    assert done["lint"].code == 1, done["lint"].text

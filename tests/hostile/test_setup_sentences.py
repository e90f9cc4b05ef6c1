"""What a set-up may say, and what is said of the rest: one message, when the scenario is read."""

from __future__ import annotations

import pytest

from daedalus.bots.random import random_policy
from daedalus.games.labyrinth.definition import GAME
from daedalus.kit.scenario import Scenario
from daedalus.language.findings import BrokenText
from daedalus.language.vocabulary import Word
from tests.hostile.cards import SCENARIO, Attacker, event, loops, nested

VERBS = [word for word in GAME.vocabulary().words if word.kind in ("verb", "change")]
OF_CARD = [
    'put "Bridge" in effect',
    'mark Iraq with "Bridge"',
    'add "Bridge" to Iraq',
    'move "Bridge" to Iraq',
    "end this",
    "take this card",
    "us discards this card",
    "jihadist takes this card",
    "cancel this card",
    "remove this card from game",
    "event of this card happens for us",
    "choose a card k in discard pile where k <> this card",
    'for each c in countries: mark c with "Bridge"',
    'if prestige > 1: put "Bridge" in effect',
    "conduct operation with 2 ops",
    "send 2 troops off map",
    "bring back 2 troops",
]


def with_set_up(*lines: str) -> Scenario:
    """A scenario that is set up so."""
    whole = GAME.scenarios.load("awakening").data
    return GAME.scenarios.make("own", "own.yaml", {**whole, "setup": "\n".join(lines)})


def set_up(scenario: Scenario) -> None:
    session = GAME.start(scenario, 1, {"us": random_policy(1), "jihadist": random_policy(2)})
    session.rules.step(session.game)


@pytest.mark.parametrize("line", OF_CARD)
def test_a_set_up_cannot_speak_of_a_card(line: str) -> None:
    with pytest.raises(BrokenText) as refused:
        with_set_up("test Iraq", line)
    assert {(finding.code, finding.span.line) for finding in refused.value.findings} == {("Y003", 2)}


@pytest.mark.parametrize("word", VERBS, ids=lambda word: word.key)
def test_every_other_sentence_is_carried_out(word: Word) -> None:
    if word.of_card or "this card" in word.example:
        with pytest.raises(BrokenText):
            with_set_up(word.example)
    else:
        set_up(with_set_up(word.example))


@pytest.mark.parametrize("words", ["lint {}", "inspect {}", "try 4 --as us --scenario {}"])
def test_every_command_says_so(words: str, attacker: Attacker) -> None:
    path = attacker.file("own.yaml", f'{SCENARIO}setup: |\n  test Iraq\n  put "Bridge" in effect\n')
    done = attacker.run(*words.format(path).split())
    assert done.code in (1, 2)
    assert "own.yaml:6:3: Y003" in done.text


@pytest.mark.parametrize(
    "lines",
    [
        nested(loops(9), "test b"),
        nested(loops(3), "place 1 cell in b"),
        ["let n = 9", "for each c in countries:", "  let n = n * n"],
        [f"if {''.join(f'every country {name} where ' for name in 'bcdef')}prestige > 0: test Iraq"],
    ],
    ids=["nine loops", "three loops", "powers", "every where every"],
)
def test_a_set_up_without_end_is_one_message(lines: list[str], attacker: Attacker) -> None:
    body = "".join(f"  {line}\n" for line in lines)
    path = attacker.file("own.yaml", f"{SCENARIO}setup: |\n{body}")
    for words in (("try", 4, "--as", "us", "--scenario", path), ("play", path, "--us", "random")):
        done = attacker.run(*words)
        assert done.code == 2
        assert "own.yaml:" in done.text
        assert "the set-up " in done.text


def test_choices_of_a_set_up_are_still_made() -> None:
    """Those of the scenarios that come with the game."""
    asked = []
    for name in GAME.scenarios.known():
        session = GAME.start(GAME.scenarios.load(name), 1)
        decision = session.run()
        assert decision is not None
        asked.append(decision.cause)
    assert None in asked


# -- marks and cards in the scenario's own words -----------------------------------------------------------------------


def test_a_mark_whose_card_is_replaced_is_one_message(attacker: Attacker) -> None:
    number = next(n for n, card in GAME.cards.library.cards.items() if card.marker and card.copies == (n,))
    mark = GAME.cards.library.cards[number].marker
    own = "".join(f"    {line}\n" for line in event("+1 prestige", number=number).splitlines())
    path = attacker.file("marked.yaml", f'{SCENARIO}marks: ["{mark}"]\ncards:\n  - |\n{own}')
    for words in (("lint", path), ("inspect", path), ("play", path, "--us", "random", "--jihadist", "random")):
        done = attacker.run(*words)
        assert done.code in (1, 2)
        assert f"no card has the mark {mark!r}" in done.text
        assert "says something else" in done.text
        assert "marked.yaml:4:" in done.text


def test_a_mark_of_the_card_that_replaces_is_in_force(attacker: Attacker) -> None:
    own = "".join(f"    {line}\n" for line in event("+1 prestige", head="us, 3 ops, mark").splitlines())
    path = attacker.file("marked.yaml", f"{SCENARIO}marks: [Bridge]\ncards:\n  - |\n{own}")
    assert attacker.run("lint", path).code == 0
    session = GAME.start(GAME.scenarios.load(str(path)), 1)
    assert session.game.in_effect("Bridge")  # type: ignore[attr-defined]


def test_a_card_that_does_not_lapse_any_more_is_told(attacker: Attacker) -> None:
    number = next(n for n, c in GAME.cards.library.cards.items() if c.lapsing == "always" and c.copies == (n,))
    own = "".join(f"    {line}\n" for line in event("+1 prestige", number=number).splitlines())
    path = attacker.file("lapsing.yaml", f"{SCENARIO}lapsing: [{number}]\ncards:\n  - |\n{own}")
    assert "does not lapse" in attacker.run("lint", path).text

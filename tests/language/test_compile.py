"""Compiled expressions say what a plain walk over the tree says, for all our cards on random positions."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import compile_card, library
from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit.effects import NO_ANSWER
from daedalus.kit.library import Card
from daedalus.language.compile import Compiler
from daedalus.language.reader import Reader
from daedalus.language.scope import Scope
from daedalus.language.syntax import parse_line
from daedalus.language.typed import Expr
from tests.awakening_strategies import awakening_positions
from tests.language.evaluator import Evaluator, expressions, free
from tests.strategies import positions
from tests.support import Table

SIDES = ("us", "jihadist")


def _cards() -> list[Card]:
    """One card of each file."""
    return [c for c in library().cards.values() if c.number == c.copies[0]]


def _compiled(e: Expr) -> tuple[Expr, dict[str, str], Callable[..., Any]]:
    names = free(e)
    function = Compiler(vocabulary(), "test.card").expression(e, ("g", "me", *(f"v_{n}" for n in names)))
    return e, names, function


@functools.cache
def _expressions() -> list[tuple[Card, Expr, dict[str, str], Callable[..., Any]]]:
    return [(card, *_compiled(e)) for card in _cards() for e in expressions(card.tree)]


def anywhere() -> st.SearchStrategy[Labyrinth]:
    """A position of the base game, or one of The Awakening with both decks."""
    return st.one_of(positions(), awakening_positions(sets=[("base", "awakening")]))


def things(game: Labyrinth, type_: str, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """A value for a name of that type."""
    if type_.endswith("s") and type_ not in ("countries", "stand-ins"):
        return tuple(things(game, type_[:-1], draw) for _ in range(draw(st.integers(0, 3))))
    match type_:
        case "country":
            return draw(st.sampled_from(game.countries))
        case "countries":
            return tuple(draw(st.lists(st.sampled_from(game.countries), max_size=3)))
        case "card":
            return game.card(draw(st.sampled_from(sorted(game.library.cards))))
        case "plot":
            return Plot(draw(st.sampled_from(["1", "2", "3", "wmd"])), draw(st.booleans()), draw(st.booleans()))
        case "side":
            return draw(st.sampled_from(SIDES))
        case "number":
            return draw(st.integers(0, 6))
        case "governance":
            return draw(st.integers(1, 4))
        case "posture":
            return draw(st.integers(1, 2))
        case "truth":
            return draw(st.booleans())
        case "text":
            return draw(st.sampled_from(sorted({m.name for m in game.marks} | {"NATO"})))
        case _:
            raise AssertionError(f"a name of type {type_}: say in this test what may stand for it")


def same(expected: Any, said: Any, type_: str) -> bool:
    """Truth is truth however it is written (1 is yes); a list of things is compared thing by thing."""
    if type_ == "truth":
        return bool(expected) == bool(said)
    if isinstance(expected, (tuple, list)):
        return list(expected) == list(said)
    return bool(expected == said)


@given(anywhere())
def test_play_conditions_hold_exactly_when_the_tree_says_so(game: Labyrinth) -> None:
    for card in _cards():
        if card.number not in game.library.cards:
            continue  # a card of a set that is not in the game may name countries that the board lacks
        game.context = game.context._replace(cause=card.number)
        for side in SIDES:
            for clause, compiled in zip(card.tree.conditions, card.conditions, strict=True):
                expected = Evaluator(game, side).true(clause.value, {})
                assert bool(compiled.holds(game, side)) == expected, f"{card}: {clause.text} for {side}"


@given(anywhere(), st.data())
def test_every_expression_of_every_card_means_what_its_tree_says(game: Labyrinth, data: st.DataObject) -> None:
    """Filters of choices, `if`, `for each`, values and arguments, with random things for the names in them."""
    made = {
        type_: things(game, type_, data.draw)
        for type_ in sorted({t for *_, names, _ in _expressions() for t in names.values()})
    }
    side = data.draw(st.sampled_from(SIDES))
    for card, e, names, compiled in _expressions():
        if card.number not in game.library.cards:
            continue
        game.context = game.context._replace(cause=card.number)
        values = {name: made[type_] for name, type_ in names.items()}
        expected = Evaluator(game, side).value(e, values)
        said = compiled(game, side, *values.values())
        assert same(expected, said, e.type), f"{card}, line {e.span.line}: {expected!r}, compiled {said!r}"


@given(anywhere(), st.data())
def test_answers_to_rule_points_say_what_their_tree_says(game: Labyrinth, data: st.DataObject) -> None:
    """Bindings, `when` and sign included: the functions that the engine really calls."""
    made: dict[str, Any] = {}

    def arg(type_: str) -> Any:
        if type_ not in made:
            made[type_] = things(game, type_, data.draw)
        return made[type_]

    here = data.draw(st.sampled_from(game.countries))
    for card in [*_cards(), _own_card()]:
        game.context = game.context._replace(cause=card.number)
        _check_answers(game, card, here, arg)


def _check_answers(game: Labyrinth, card: Card, here: Country, arg: Callable[[str], Any]) -> None:
    for block, made in zip(card.tree.lasting, card.lasting, strict=True):
        bound = (here,) if block.place else ()
        names = {block.place: here} if block.place else {}
        for answer, compiled in zip(block.answers, made.answers, strict=True):
            args = tuple(arg(b.type) for b in answer.bindings)
            expected = Evaluator(game, None).answer(answer, names, args)
            said = compiled.function(game, *bound, *args)
            if expected is NO_ANSWER or said is NO_ANSWER:
                assert expected is said, f"{card}: {answer.source}"
            else:
                assert same(expected, said, answer.point.result), f"{card}: {answer.source}"
        for end, compiled_end in zip(block.ends, made.ends, strict=True):
            assert Evaluator(game, None).true(end, names) == bool(compiled_end(game, *bound)), str(card)


@functools.cache
def _own_card() -> Card:
    """Answers in shapes that no card of ours has yet."""
    text = """card 901 "Own"
  us, 1 op, mark
  while in effect in c:
    gwot penalty: - 1
    resources of d: - 1 when d is oil exporter and d is not c
    recruit number in Iraq: 2 + funding
    travel is automatic from c to y: y is c or prestige > 6
    ends when every poor country where cells = 0
"""
    tree, findings = Reader(vocabulary()).read(text, "own.card")
    assert tree is not None
    assert findings == []
    return compile_card(tree, "own")[0]


# -- expressions of our own, beyond what the cards use ------------------------------------------------

OWN = [
    "any country where not (poor or fair) and troops > 0",
    "every muslim country where cells > 0",
    "every poor country where muslim",
    "every muslim country where not poor or cells < 2",
    "no country where plots > 1",
    "number of poor muslim countries where any country d where d is adjacent to Iraq",
    "number of countries where number of countries in neighbours of it > 3",
    "any country c where any country d in neighbours of c where cells in d > cells in c",
    "prestige + funding * 2 - 3 * (gwot penalty + 1)",
    "not not us and (jihadist or us)",
    "prestige > 3 and funding < 7 or prestige = 12",
    "us is hard and United States is not soft",
    "Iraq is adjacent to Iran and Iraq is not adjacent to Morocco",
    "any country in (Iraq, Syria, Iran) where cells >= 1",
    "number of cards in (discard pile, removed cards) = cards in discard pile + cards in removed cards",
    "prestige level is low or prestige level is not medium",
    '"NATO" in effect or any country marked with "NATO"',
]


def expression(text: str) -> Expr:
    line = parse_line(f"option if {text}: end this", "statement", 1, 0)
    return Reader(vocabulary()).resolver.expression(line.parts[1], Scope())


@pytest.fixture(scope="module")
def own() -> list[tuple[str, Expr, Callable[..., Any]]]:
    read = [(text, expression(text)) for text in OWN]
    return [(text, e, Compiler(vocabulary(), "own.card").expression(e)) for text, e in read]


@given(game=positions(), side=st.sampled_from(SIDES))
def test_expressions_that_no_card_uses_agree_too(
    own: list[tuple[str, Expr, Callable[..., Any]]], game: Labyrinth, side: str
) -> None:
    for text, e, compiled in own:
        expected = Evaluator(game, side).value(e, {})
        assert same(expected, compiled(game, side), e.type), text


@pytest.mark.parametrize(
    ("text", "value"),
    [("10 - 3 - 2", 5), ("2 + 3 * 4 - 5 * 2", 4), ("(2 + 3) * 4", 20), ("1 - 2 - (3 - 4)", 0)],
)
def test_arithmetic_binds_as_people_read_it(board: Table, text: str, value: int) -> None:
    """From left to right, products first; the oracle and the compiler both."""
    e = expression(text)
    assert Evaluator(board.game, "us").value(e, {}) == value
    assert Compiler(vocabulary(), "own.card").expression(e)(board.game, "us") == value


def test_a_traceback_points_at_the_line_of_the_card(board: Table) -> None:
    """Generated code carries the file and the line numbers of the card's own text."""
    text = 'card 901 "Own"\n  us, 1 op\n  event:\n    +1 prestige\n    test Iraq\n'
    tree, findings = Reader(vocabulary()).read(text, "own.card")
    assert tree is not None
    assert findings == []
    event = Compiler(vocabulary(), "own.card").card(tree).event
    assert event is not None
    assert event.__code__.co_filename == "own.card"
    lines = {line for _, _, line in event.__code__.co_lines() if line}
    assert {4, 5} <= lines
    with pytest.raises(AttributeError) as caught:
        event(board.game.at, "us")  # no game at all: the first sentence fails
    assert next(e.lineno + 1 for e in caught.traceback if str(e.path).endswith("own.card")) == 4

"""Header words that a game declares: the language itself knows none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.library import compile_card, describe, reader
from daedalus.games.labyrinth.words import vocabulary
from daedalus.language.reader import Reader
from daedalus.language.vocabulary import Vocabulary
from daedalus.text import findings as english
from daedalus_tools.docs.manual import card_page, pages
from tests.language.reading import the_mistake, understood

CARD = 'card 901 "Own"\n  us, 2 ops, {words}\n  event:\n    test Iraq\n'


@pytest.mark.parametrize(
    ("words", "symbols"),
    [
        ("remove", ()),
        ("caliphate possible", ("caliphate possible",)),
        ("outside caliphate, remove, caliphate possible", ("outside caliphate", "caliphate possible")),
        ("caliphate possible, caliphate possible", ("caliphate possible",)),
    ],
)
def test_symbols_stand_among_the_properties(words: str, symbols: tuple[str, ...]) -> None:
    """In the tree, on the card, for programs, and on the card's page."""
    tree = understood(CARD.format(words=words))
    assert tree.symbols == symbols
    [card] = compile_card(tree, "own")
    assert card.symbols == symbols
    assert describe(card)["symbols"] == list(symbols)
    assert all(symbol in card_page(GAME, "own", [card]).split("```")[0] for symbol in symbols)


@pytest.mark.parametrize(
    ("word", "near"), [("caliphate posible", "caliphate possible"), ("outside the caliphat", "outside caliphate")]
)
def test_a_slip_in_a_symbol_is_an_unknown_property(word: str, near: str) -> None:
    finding = the_mistake(CARD.format(words=word))
    assert (finding.code, finding.span.line, finding.span.column) == ("H006", 2, 14)
    assert f"Did you mean {near}?" in english.help(finding)
    assert "Properties are: us, jihadist, unassociated, 2 ops" in english.help(finding)


def test_a_symbol_may_hold_for_one_side_only() -> None:
    tree = understood(CARD.format(words="caliphate possible if jihadist"))
    assert tree.symbols == ("caliphate possible if jihadist",)
    assert the_mistake(CARD.format(words="caliphate possible if french")).code == "H006"


def test_a_game_without_symbols_knows_none() -> None:
    v = Vocabulary("chess")
    v.sides = ("white", "black")
    _, findings = Reader(v).read('card 1 "Fork"\n  white, 2 ops, caliphate possible\n', "fork.card")
    assert [f.code for f in findings] == ["H006"]


def test_every_symbol_is_in_the_manual() -> None:
    lines = pages()[Path("language.md")].splitlines()
    assert vocabulary().header.symbols
    for symbol, meaning in vocabulary().header.symbols.items():
        assert f"| `{symbol}` | {meaning} |" in lines


@pytest.mark.parametrize(
    ("head", "meant"), [("us 2 ops", "us, 2 ops"), ("2 ops remove", "2 ops, remove"), ("us 2 opz", "")]
)
def test_a_missing_comma_between_properties_is_named(head: str, meant: str) -> None:
    _, findings = reader().read(f'card 901 "Own"\n  {head}\n  event:\n    test Iraq\n', "own.card")
    [finding] = [f for f in findings if f.code == "H006"]
    assert (f"A comma is missing: {meant}." in english.help(finding)) == bool(meant)

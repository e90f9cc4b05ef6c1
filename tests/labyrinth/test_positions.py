"""The positions that other tests draw at random are legal ones, and they hold what they promise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import find, given, settings

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from tests.labyrinth.invariants import broken
from tests.strategies import awakening_positions, positions
from tests.support import rule


@rule("4.6.1", "4.6.3", "4.8.1")
@given(positions())
def test_a_drawn_position_keeps_every_invariant(game: Labyrinth) -> None:
    """Pieces, plots and cards are conserved, and nothing stands where it may not."""
    assert broken(game, sorted(game.library.cards)) == []
    assert {card.set for card in game.library.cards.values()} == {"base"}


@rule("11.1.4", "11.2.2", "11.2.4", "11.2.9", "11.3.8.3")
@given(awakening_positions())
def test_a_drawn_position_of_the_awakening_keeps_every_invariant(game: Labyrinth) -> None:
    assert broken(game, sorted(game.library.cards)) == []


PROMISED: dict[str, Callable[[Labyrinth], object]] = {
    "a deck of its own": lambda g: {card.set for card in g.library.cards.values()} == {"awakening"},
    "a mixed deck": lambda g: {card.set for card in g.library.cards.values()} == {"base", "awakening"},
    "Iran turned over": lambda g: g.at["Iran"].kind == MUSLIM,
    "Nigeria turned over": lambda g: g.at["Nigeria"].kind == MUSLIM,
    "a caliphate of two countries": lambda g: len(caliphate.members(g)) > 1,
    "a civil war with militia": lambda g: any(c.civil_war and c.militia for c in g.countries),
    "awakening and reaction": lambda g: any(c.awakening and c.reaction for c in g.countries),
    "extra cells": lambda g: g.get("extra cells on map"),
    "troops off the map": lambda g: g.get("troops off map"),
    "resolved plots": lambda g: g.get("resolved plots"),
    "two advisers in one country": lambda g: (
        len({m.place for m in g.marks if m.name == "Advisors"}) < sum(m.name == "Advisors" for m in g.marks)
    ),
    "a lapsing event with a place": lambda g: any(m.lapsing and m.place >= 0 for m in g.marks),
    "training camps": lambda g: g.in_effect("Training Camps"),
}


@pytest.mark.parametrize("what", PROMISED)
def test_positions_of_the_awakening_come_with(what: str) -> None:
    """The rarer things are there, so that tests which draw positions do meet them."""
    g = find(awakening_positions(), PROMISED[what], settings=settings(max_examples=3000))
    assert PROMISED[what](g)

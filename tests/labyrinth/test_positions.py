"""The positions that other tests draw at random are legal ones, and they hold what they promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from tests.awakening_strategies import awakening_positions
from tests.labyrinth.invariants import broken
from tests.strategies import positions
from tests.support import Table, rule, total_cards


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


def test_positions_of_the_awakening_come_with_everything_that_section_11_brings() -> None:
    """The rarer things are there too, so that tests which draw positions do meet them."""
    seen: Counter[str] = Counter()

    @settings(max_examples=200)
    @given(awakening_positions())
    def look(game: Labyrinth) -> None:
        seen.update(what for what, there in PROMISED.items() if there(game))

    look()
    assert set(seen) == set(PROMISED)


# -- the invariants themselves ---------------------------------------------------------------------------

BROKEN: dict[str, Callable[[Table], object]] = {
    "11.2.4": lambda b: b("Iraq", "good ally", militia=1),
    "11.1.4": lambda b: b("Iraq", "poor ally", civil_war=1, awakening=1),
    "11.2.2, together": lambda b: b("Iraq", "poor ally", civil_war=1, regime_change="green"),
    "11.2.2, level": lambda b: b("Iraq", "untested", civil_war=1),
    "11.2.9": lambda b: (b("Iraq", "poor ally", reaction=29), b("Syria", "poor ally", reaction=1)),
    "11.3.8.1": lambda b: (b("Iraq", "poor ally"), b.caliphate("Iraq")),
    "11.3.8.3": lambda b: (b("Iraq", "poor ally", civil_war=1, cells=2), b.caliphate("Iraq")),
    "11.3.3.3": lambda b: (b.turn_over("Nigeria"), b("Nigeria", "poor ally")),
    "11.3.7": lambda b: (
        b("Iraq", "poor ally", cells=14),
        b.put("extra cells on map", 1),
        b.put("cells on track", 2),
    ),
    "11.3.4": lambda b: b.put("troops off map", 3),
    "11.3.1": lambda b: b.put("available plots", ("1", "1", "1", "2", "2", "3", "wmd")),
    "6.2.7, four advisers": lambda b: [b.mark("Advisors", name) for name in ("Iraq", "Iraq", "Iraq", "Syria")],
    "6.2.7, two camps": lambda b: [b.mark("Training Camps", "Iraq") for _ in range(2)],
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_invariants_see_what_is_wrong(awakening: Table, what: str) -> None:
    """An untouched board keeps them all; one wrong thing on it is found."""
    assert broken(awakening.game, total_cards(awakening.game)) == []
    BROKEN[what](awakening)
    assert len(broken(awakening.game, total_cards(awakening.game))) == 1

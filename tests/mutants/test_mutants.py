"""Every card of the project with one mistake in it, again and again: the linter finds nearly all of them."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.library import reader
from daedalus.language.typed import CardTree
from tests.mutants.counting import Tally, counted, every, names, originals
from tests.mutants.judging import breaks_a_rule
from tests.mutants.operators import CONSTRUCTED, OPERATORS

BAR = 0.9  # of the mutants that are mistakes
SOME = 15  # each so-many-th mutant is enough for a first look


def told(tally: Tally) -> str:
    return f"{tally.table()}\n{names(tally.missed)}"


def test_of_some_mutants_nearly_all_mistakes_are_found() -> None:
    trees = originals()
    tally = counted(list(every(trees))[::SOME], trees, positions=30)
    assert sum(tally.wrong.values()) > 50
    assert tally.share >= BAR, told(tally)


@pytest.mark.slow
def test_of_all_mutants_nearly_all_mistakes_are_found() -> None:
    """Of every operator too, not only of all together."""
    trees = originals()
    tally = counted(every(trees), trees, positions=100)
    assert set(tally.wrong) == set(OPERATORS), "an operator makes no mistakes any more"
    assert tally.share >= BAR, told(tally)
    assert all(tally.found[name] >= BAR * tally.wrong[name] for name in OPERATORS), told(tally)


# -- the judge itself ----------------------------------------------------------------------------------------

CARD = """card 901 "Bridge"
  us, 2 ops
  play in a {country}
  event:
    place 1 {piece} in c
"""


def card(country: str, piece: str) -> CardTree:
    tree, findings = reader().read(CARD.format(country=country, piece=piece), "bridge.card")
    assert tree is not None
    assert not findings
    return tree


@pytest.mark.parametrize(
    ("country", "piece", "wrong"),
    [
        ("muslim country c", "aid", False),
        ("non-muslim country c", "aid", True),
        ("country c", "aid", True),
        ("country c", "cell", False),
        ("muslim country c", "militia", True),
        ("country c open to militia", "militia", False),
        ("country c in civil war", "militia", False),
        ("country c in civil war", "awakening", True),
    ],
)
def test_play_shows_whether_a_sentence_breaks_a_rule(country: str, piece: str, wrong: bool) -> None:
    """Judged against a card that does nothing wrong, on drawn positions and without the linter."""
    assert breaks_a_rule(card(country, piece), card("muslim country c", "cell"), 40) is wrong


def test_every_operator_changes_something() -> None:
    """No operator makes a card that is the card it came from."""
    trees = originals()
    made = [mutant for mutant in every(trees) if mutant.text != trees[mutant.file].source]
    assert len(made) == len(list(every(trees)))
    assert {mutant.operator for mutant in made} == set(OPERATORS)
    assert {mutant.judged for mutant in made} > {CONSTRUCTED}

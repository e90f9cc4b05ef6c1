"""What a sentence needs of the country it is about, and what the country is afterwards, as its declaration says."""

from __future__ import annotations

import functools

from daedalus.language.records import NEVER, PROVED, Need
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import Word
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.profiles import Known, universe
from daedalus_tools.analysis.said import IT, condition
from daedalus_tools.world import per_game, study


def of_it(e: Expr) -> Known:
    """What a condition says of `it`, whatever that is."""
    names = Names({IT: Thing(universe().all)}, frozenset(study().vocabulary.sides))
    return Asked(names, IT).truth(e)


@per_game
def where(text: str) -> int:
    """The profiles of a country of which a phrase may hold."""
    return of_it(condition(text)).may


def surely(e: Expr, names: Names) -> bool:
    """Whether a condition holds, as far as is known."""
    return Asked(names, firm=True).truth(e).must == universe().all


def of_a_country(word: Word) -> list[Need]:
    """The needs that the levels of the country decide."""
    return [need for need in word.needs if need.judged != PROVED]


def possible(word: Word) -> int:
    """The profiles of countries with which a sentence can do something."""
    needs = [need for need in of_a_country(word) if need.judged != NEVER]
    return functools.reduce(lambda mask, need: mask & where(need.that), needs, universe().all)

"""The words that cards of Labyrinth are written in, each declared once as a full record; one module a family."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from daedalus.games.labyrinth.board import EXPANSION, boards, countries
from daedalus.games.labyrinth.caliphate import POSSIBLE
from daedalus.games.labyrinth.game import OUTSIDE_CALIPHATE
from daedalus.games.labyrinth.tables import Tables, tables
from daedalus.games.labyrinth.words import (
    adjectives,
    cards,
    cells,
    common,
    figures,
    levels,
    markers,
    marks,
    militia,
    moments,
    operations,
    plots,
    points,
    states,
    tracks,
    troops,
    values,
)
from daedalus.games.labyrinth.words.vocabulary import LabyrinthVocabulary
from daedalus.kit import words as kit
from daedalus.language.header import Header
from daedalus.language.vocabulary import Vocabulary


@functools.cache
def vocabulary() -> Vocabulary:
    """The words of the game as it comes."""
    return make(tables(), dict.fromkeys(country for board in boards() for country in countries(board)))


def make(numbers: Tables, names: Iterable[str]) -> Vocabulary:
    """The words of an edition: with the figures of its tables, and the names of its countries."""
    v = LabyrinthVocabulary(numbers)
    v.sides = ("us", "jihadist")
    v.header = Header(
        ops=(1, v.limits.largest),
        destinations=("middle of the draw pile",),
        symbols={
            POSSIBLE: "The jihadist may declare a caliphate where this event places three cells (11.3.8).",
            OUTSIDE_CALIPHATE: "No country of the caliphate may be chosen for this event (11.3.8.4).",
        },
        belongs={POSSIBLE: EXPANSION},
    )
    kit.types(v, "country", "countries")
    v.type("plot", "plots")
    v.type("stand-in", "stand-ins")
    for name in names:
        v.name(name, "country")
    for module in (common, levels, values, adjectives, figures, cells, markers, states, tracks, plots, operations):
        module.declare(v)
    kit.in_effect(v, marks.RULES)
    for module in (marks, militia, troops, cards, points, moments):
        module.declare(v)
    return v

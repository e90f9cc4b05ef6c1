"""The words that cards of Labyrinth are written in, each declared once as a full record; one module a family."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from daedalus.games.labyrinth.board import EXPANSION, boards, countries
from daedalus.games.labyrinth.caliphate import POSSIBLE
from daedalus.games.labyrinth.game import OUTSIDE_CALIPHATE, Labyrinth
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
from daedalus.kit import words as kit
from daedalus.language.header import Header
from daedalus.language.roles import Place, Role
from daedalus.language.vocabulary import Function, Hole, Part, Vocabulary


class LabyrinthVocabulary(Vocabulary):
    """Words of Labyrinth. A sentence about a country that an event in force has closed does nothing; of any other it
    is remembered that the event has touched it (5.2.2)."""

    def guarded(self, function: Function, kind: str, parts: tuple[Part, ...], roles: Mapping[str, Role]) -> Function:
        holes = [part for part in parts if isinstance(part, Hole)]
        at = [i for i, hole in enumerate(holes) if hole.type == "country"]
        if kind != "verb" or not at:
            return function
        touched = [i for i in at if isinstance(role := roles[holes[i].name], Place) and role.remembered]

        def checked(g: Labyrinth, me: str, *args: Any) -> Any:
            if g.context.targeting and g.answered("open") and not all(g.open(args[i]) for i in at):
                return None
            for i in touched:
                g.remember("event", args[i])
            return function(g, me, *args)

        return checked


@functools.cache
def vocabulary() -> Vocabulary:
    v = LabyrinthVocabulary("labyrinth")
    v.sides = ("us", "jihadist")
    v.header = Header(
        ops=(1, common.LARGEST),
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
    for name in dict.fromkeys(country for board in boards() for country in countries(board)):
        v.name(name, "country")
    for module in (common, levels, values, adjectives, figures, cells, markers, states, tracks, plots, operations):
        module.declare(v)
    kit.in_effect(v, marks.RULES)
    for module in (marks, militia, troops, cards, points, moments):
        module.declare(v)
    return v

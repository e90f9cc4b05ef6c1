"""The words that cards of Labyrinth are written in, declared once each; one module a kind of word."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from daedalus.games.labyrinth.board import boards, countries
from daedalus.games.labyrinth.caliphate import POSSIBLE
from daedalus.games.labyrinth.game import OUTSIDE_CALIPHATE, Labyrinth
from daedalus.games.labyrinth.vocabulary import adjectives, cardwords, points, popular, values, verbs, war
from daedalus.language.header import Header
from daedalus.language.vocabulary import Hole, Vocabulary, read_pattern

Function = Callable[..., Any]


class LabyrinthVocabulary(Vocabulary):
    """Words of Labyrinth. A sentence about a country that an event in force has closed does nothing."""

    def verb(self, pattern: str, *, rule: str, result: str = "") -> Callable[[Function], Function]:
        declare = super().verb(pattern, rule=rule, result=result)
        holes = [part for part in read_pattern(pattern) if isinstance(part, Hole)]
        at = [i for i, hole in enumerate(holes) if hole.type == "country"]

        def guarded(function: Function) -> Function:
            @functools.wraps(function)
            def checked(g: Labyrinth, me: str, *args: Any) -> Any:
                if g.context.targeting and g.answered("open") and not all(g.open(args[i]) for i in at):
                    return None
                return function(g, me, *args)

            declare(checked if at else function)
            return function

        return guarded


@functools.cache
def vocabulary() -> Vocabulary:
    v = LabyrinthVocabulary("labyrinth")
    v.sides = ("us", "jihadist")
    v.header = Header(
        ops=(1, 3),
        destinations=("middle of the draw pile",),
        symbols={
            POSSIBLE: "The jihadist may declare a caliphate where this event places three cells (11.3.8).",
            OUTSIDE_CALIPHATE: "No country of the caliphate may be chosen for this event (11.3.8.4).",
        },
    )
    v.standing = "marked_with"
    v.type("country", "countries", "g.at[{!r}]")  # the spaces come first: `while in effect in c` binds one
    v.type("card", "cards")
    v.type("plot", "plots")
    v.type("side", "sides")
    v.type("pile", "piles")
    v.type("text", "texts")
    for name in dict.fromkeys(country for board in boards() for country in countries(board)):
        v.name(name, "country")
    for module in (values, adjectives, verbs, popular, war, cardwords, points):
        module.declare(v)
    return v

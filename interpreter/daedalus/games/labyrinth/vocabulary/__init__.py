"""The words that cards of Labyrinth are written in, declared once each; one module a kind of word."""

from __future__ import annotations

import functools

from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.vocabulary import adjectives, cardwords, points, values, verbs
from daedalus.language.vocabulary import Vocabulary


@functools.cache
def vocabulary() -> Vocabulary:
    v = Vocabulary("labyrinth")
    v.sides = ("us", "jihadist")
    v.destinations = ("middle of the draw pile",)
    v.standing = "marked_with"
    v.type("country", "countries", "g.at[{!r}]")  # the spaces come first: `while in effect in c` binds one
    v.type("card", "cards")
    v.type("plot", "plots")
    v.type("side", "sides")
    v.type("pile", "piles")
    v.type("text", "texts")
    for name in board().schema.spaces:
        v.name(name, "country")
    for module in (values, adjectives, verbs, cardwords, points):
        module.declare(v)
    return v

"""The words that cards of Twilight Struggle are written in, each a full record; one module a family."""

from __future__ import annotations

import functools

from daedalus.games.twilight.board import REGIONS, SUBREGIONS, US, USSR
from daedalus.games.twilight.game import DESTINATIONS, HEADLINES_FIRST, NO_HEADLINE, SCORING, WAR
from daedalus.games.twilight.words import cards, common, countries, influence, moments, operations, points, tracks
from daedalus.kit import words as kit
from daedalus.language.header import Header
from daedalus.language.vocabulary import Vocabulary

ERAS = ("early war", "mid war", "late war")  # 4.1
SYMBOLS = {
    "early war": "In the deck from the first turn on (3.1).",
    "mid war": "Shuffled in for turn 4 (4.4).",
    "late war": "Shuffled in for turn 8 (4.4).",
    SCORING: "Scores a region; it must be played in the turn in which it was drawn (10.1.5).",
    WAR: "Its event is a war (7.6).",
    NO_HEADLINE: "Cannot be chosen as a headline (4.5.C).",
    HEADLINES_FIRST: "As a headline of its side it comes before the other one, whatever their operations (4.5.C).",
}


@functools.cache
def vocabulary() -> Vocabulary:
    v = Vocabulary("twilight")
    v.sides = (US, USSR)
    v.header = Header(
        ops=(1, common.MOST),
        without_ops=frozenset({SCORING}),
        destinations=DESTINATIONS,
        symbols=SYMBOLS,
        kinds=dict.fromkeys(ERAS, "era"),
    )
    kit.types(v, "country", "countries")
    v.type("region", "regions")
    for name in common.countries():
        v.name(name, "country")
    for region in (*REGIONS, *SUBREGIONS):
        v.name(region, "region")
    for module in (common, countries, tracks, influence, operations, cards, points, moments):
        module.declare(v)
    return v

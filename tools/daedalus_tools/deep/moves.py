"""What can be done to a position in one move, by name: to a country, to the whole game, or with a card or mark."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence

from daedalus.games.labyrinth.board import (
    ADVERSARY,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST_RULE,
    NEUTRAL,
    POOR,
    SOFT,
    UNKNOWN,
    UNTESTED,
    Country,
)
from daedalus.kit.deck import IN_PLAY
from daedalus_tools.deep.countries import MARKERS
from daedalus_tools.deep.editing import Editor, marks_of

Move = tuple[str, Callable[[], None]]

GOVERNANCE = {"untested": UNTESTED, "good": GOOD, "fair": FAIR, "poor": POOR, "islamist rule": ISLAMIST_RULE}
ALIGNMENT = {"ally": ALLY, "neutral": NEUTRAL, "adversary": ADVERSARY}
POSTURE = {"no posture": UNKNOWN, "soft": SOFT, "hard": HARD}
PILES = ("hand of us", "hand of jihadist", "discard pile", "removed cards")


def of_country(edit: Editor, c: Country) -> Iterator[Move]:
    """What can be done to one country."""
    part = functools.partial
    if c.is_muslim:
        yield from ((name, part(edit.governance, c, level)) for name, level in GOVERNANCE.items())
        yield from ((name, part(edit.alignment, c, level)) for name, level in ALIGNMENT.items())
        yield from ((name, part(edit.emergency, c, name)) for name in edit.emergencies)
        yield from ((name, part(edit.markers, c, name)) for name in MARKERS)
        yield "capital", part(edit.capital, c)
    else:
        yield from ((name, part(edit.posture, c, level)) for name, level in POSTURE.items())
        yield "cadre", part(edit.markers, c, "cadre")
    for kind in edit.kinds if c.is_muslim else edit.kinds[:2]:
        yield kind, part(edit.some, c, kind)
    if c.mat:
        yield "turn", part(edit.turn, c)
    for name in ("plots", "arsenal", "memory"):
        yield name, part(getattr(edit, name), c)


def of_game(edit: Editor) -> Iterator[Move]:
    """What can be done besides."""
    for name in ("track", "reserves", "us_posture", "world", "phase", "off_map", "crowd", "wmd_box", "some_cards"):
        yield name, getattr(edit, name)


def about(edit: Editor, text: str, places: Sequence[Country]) -> Iterator[Move]:
    """What can be done with the cards or the mark of a name, in some of the places."""
    yield f"end {text}", lambda: edit.end_mark(text)
    for card in edit.cards_named(text)[:2]:
        for name in [name for name in marks_of(card) if name == text] or marks_of(card)[:1]:
            for place in (None, *places):
                yield f"put {name}", functools.partial(edit.put_mark, card, name, place)
        if card.number not in edit.g.get(IN_PLAY):
            for pile in PILES:
                yield f"to {pile}", functools.partial(edit.move, card.number, pile)

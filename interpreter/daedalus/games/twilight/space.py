"""6.4 The space race: its boxes, what they bring, and what they allow to the side that is ahead."""

from __future__ import annotations

from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight import vp
from daedalus.games.twilight.board import US, USSR, other
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.operations import value
from daedalus.kit.library import Card

TRACKS = {US: "us space", USSR: "ussr space"}
SPACED = {US: "us space cards", USSR: "ussr space cards"}
TWO_CARDS, HEADLINE_LAST, DISCARD_HELD, MORE_ROUNDS = (
    "two cards a turn",
    "headline after the other",
    "discard held cards",
    "more rounds",
)
NO_ROLL = "space without rolling"  # an optional rule


def box(g: Twilight, side: str) -> int:
    return int(g.get(TRACKS[side]))


def has(g: Twilight, side: str, ability: str) -> bool:
    """6.4.4: who has come to its box, until the other side comes there too."""
    needed = g.tables["space race"]["abilities"][ability]
    return bool(box(g, side) >= needed > box(g, other(side)))


def may_space(g: Twilight, side: str, card: Card) -> bool:
    """6.4.1, 6.4.2, 6.4.6: a card of enough operations, one in a turn (two with an ability), until the last box."""
    here, boxes = box(g, side), g.tables.boxes
    if here >= len(boxes) or value(g, side, card) < boxes[here]["ops"]:
        return False
    cards = g.tables["space race"]["cards a turn"] + has(g, side, TWO_CARDS)
    return bool(g.get(SPACED[side]) < cards)


def attempt(g: Twilight, side: str, card: Card) -> None:
    """6.4.1: a die of at most what the next box says. The event never happens (6.4.5)."""
    g.shift(SPACED[side], 1, "6.4.2")
    if NO_ROLL in g.options and g.choose(side, ask.ROLL_IN_SPACE(card.number), (ask.YES, ask.NO), "6.4.1") == ask.NO:
        return
    goal = g.tables.boxes[box(g, side)]
    if g.attempt(tell.SPACE_RACE(side, goal["name"], goal["roll"]), "6.4.1"):
        advance(g, side, 1, "6.4.1")


def advance(g: Twilight, side: str, boxes: int, rule: str) -> None:
    """6.4.3: forward, with the points of the box where it comes to stand, fewer for the second to come there."""
    to = min(len(g.tables.boxes), box(g, side) + boxes)
    if to == box(g, side):
        return
    g.put(TRACKS[side], to, rule)
    second = box(g, other(side)) >= to
    vp.gain(g, side, g.tables.boxes[to - 1]["vp"][second], "6.4.3")

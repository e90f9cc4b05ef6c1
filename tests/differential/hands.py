"""Piles and hands of a recorded position, of which only the sizes of the hands are known."""

from __future__ import annotations

from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DISCARD, DRAW, LAPSING_BOX, REMOVED
from tests.differential.record import BASE, Row, game_of

# Cards that an event looks for in a hand, or that happen by themselves: dealt last, because the record knows no hands.
LOOKED_FOR = frozenset({65, 69, 71, 103, 104, 105, 106, 120})


def deal(g: Labyrinth, state: Row) -> None:
    """Only the number of cards in a hand is recorded: which they are is arbitrary."""
    first = state["first_plot_card"]
    zones: dict[str, list[int]] = {
        REMOVED: list(state["cards_removed"]),
        DISCARD: list(state["cards_discarded"]),
        LAPSING_BOX: list(state["lapsing"]),
        FIRST_PLOT_BOX: [first] if first else [],
    }
    seen: set[int] = set()
    for zone, cards in zones.items():
        zones[zone] = [n for n in cards if n not in seen]
        seen.update(cards)
    set_ = "base" if game_of(state) == BASE else "awakening"
    left = [n for n in g.library.of_sets([set_]) if n not in seen]
    left.sort(key=lambda n: n in LOOKED_FOR)
    for side, number in (("us", state["hand_us"]), ("jihadist", state["hand_jihadist"])):
        zones[f"hand of {side}"], left = left[:number], left[number:]
    zones[DRAW] = left
    for zone, cards in zones.items():
        g.values[g.schema.slot[zone]] = tuple(cards)
    g.values[g.schema.slot["first plot made"]] = int(first is not None)


def hold(g: Labyrinth, side: str, number: int) -> None:
    """See to it that a side's hand begins with a card, and is as large as before."""
    slots = g.schema.slot
    mine, pile, theirs = f"hand of {side}", DRAW, f"hand of {'us' if side == 'jihadist' else 'jihadist'}"
    hand = [n for n in g.get(mine) if n != number]
    for zone in (pile, theirs):
        if number in g.get(zone) and hand:
            g.values[slots[zone]] = tuple(hand[-1] if n == number else n for n in g.get(zone))
            hand.pop()
    g.values[slots[mine]] = (number, *hand)


def play(g: Labyrinth, side: str, number: int, nth: int = 1) -> None:
    """The card is being played, the nth of its phase; whatever hand it was in is as large as before."""
    slots = g.schema.slot
    for zone in ("hand of us", "hand of jihadist"):
        if number in g.get(zone):
            *pile, last = g.get(DRAW)
            g.values[slots[zone]] = tuple(last if n == number else n for n in g.get(zone))
            g.values[slots[DRAW]] = tuple(pile)
    g.values[slots[DRAW]] = tuple(n for n in g.get(DRAW) if n != number)
    g.values[slots["in play"]] = (number,)
    g.values[slots["side to act"]] = int(side == "us")
    g.values[slots["cards played"]] = nth
    g.context = g.context._replace(side=side)

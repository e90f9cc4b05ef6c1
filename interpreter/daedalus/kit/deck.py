"""Draw and discard piles, hands, and the boxes where cards lie."""

from __future__ import annotations

from typing import Final

from daedalus.kit import messages as tell
from daedalus.kit.game import CardGame

DRAW: Final = "draw pile"
DISCARD: Final = "discard pile"
REMOVED: Final = "removed cards"
LAPSING_BOX: Final = "lapsing box"
IN_PLAY: Final = "in play"


def zone_of(g: CardGame, card: int) -> str:
    for zone in g.zones:
        if card in g.get(zone):
            return zone
    return ""


def move_card(g: CardGame, card: int, to: str, rule: str) -> None:
    """A card from where it lies to the end of another zone."""
    values, target = g.values, g.schema.slot[to]
    for slot in g.zone_slots:
        pile = values[slot]
        if card in pile:
            if slot == target:
                return
            at = pile.index(card)
            g.write(slot, pile[:at] + pile[at + 1 :], rule)
            break
    g.write(target, (*values[target], card), rule)


def draw(g: CardGame, side: str, n: int, rule: str) -> int:
    """Cards from the draw pile to a hand; an empty pile is made anew."""
    g.reveal(tell.CARDS_DRAWN(side, n), "", rule)  # only the number is open
    drawn = 0
    while drawn < n:
        pile = g.get(DRAW)
        if not pile:
            g.reshuffle()
            pile = g.get(DRAW)
            if not pile:
                break
        take = pile[: n - drawn]
        g.put(DRAW, pile[len(take) :], rule)
        g.put(f"hand of {side}", g.hand(side) + take, rule)
        drawn += len(take)
    if drawn:
        g.later(g.drawing_moment, side)
    return drawn


def random_cards(g: CardGame, side: str, n: int) -> list[int]:
    """Different cards of a hand by lot; the hand of a bot is a pile, and they are its top cards."""
    hand = list(g.hand(side))
    if side in g.automata:
        return hand[: -n - 1 : -1]
    return [hand.pop(g.lot(len(hand))) for _ in range(min(n, len(hand)))]

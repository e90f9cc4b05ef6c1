"""5.3 Draw and discard piles, hands, and the boxes where cards lie."""

from __future__ import annotations

from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.game import Labyrinth

DRAW, DISCARD, REMOVED = "draw pile", "discard pile", "removed cards"
LAPSING_BOX, FIRST_PLOT_BOX, IN_PLAY = "lapsing box", "first plot box", "in play"
# Where a card can be; the likeliest places first, because every move looks for its card.
ZONES = (IN_PLAY, f"hand of {US}", f"hand of {JIHADIST}", DISCARD, LAPSING_BOX, FIRST_PLOT_BOX, REMOVED, DRAW)


def zone_of(g: Labyrinth, card: int) -> str:
    return next((zone for zone in ZONES if card in g.get(zone)), "")


def move_card(g: Labyrinth, card: int, to: str, rule: str) -> None:
    """A card from where it lies to the end of another zone."""
    origin = zone_of(g, card)
    if origin == to:
        return
    if origin:
        g.put(origin, tuple(n for n in g.get(origin) if n != card), rule)
    g.put(to, (*g.get(to), card), rule)


def draw(g: Labyrinth, side: str, n: int, rule: str) -> int:
    """Cards from the draw pile to a hand; an empty pile is made anew (5.3.1)."""
    g.reveal(tell.CARDS_DRAWN(side, n), "", rule)  # 5.3.2: only the number is open
    drawn = 0
    while drawn < n:
        pile = g.get(DRAW)
        if not pile:
            reshuffle(g)
            pile = g.get(DRAW)
            if not pile:
                break
        take = pile[: n - drawn]
        g.put(DRAW, pile[len(take) :], rule)
        g.put(f"hand of {side}", g.hand(side) + take, rule)
        drawn += len(take)
    return drawn


def reshuffle(g: Labyrinth) -> None:
    """5.3.1: discards and the cards in the boxes make the new pile; the last reshuffle ends the game (2.3)."""
    from daedalus.games.labyrinth.victory import end_of_game

    g.put("decks left", g.get("decks left") - 1, "5.3.1")
    if g.get("decks left") == 0:
        end_of_game(g)
    cards = g.get(DISCARD) + g.get(LAPSING_BOX) + g.get(FIRST_PLOT_BOX)  # 4.7.7.3: their effects stay
    for zone in (DISCARD, LAPSING_BOX, FIRST_PLOT_BOX):
        g.put(zone, (), "5.3.1")
    g.put(DRAW, g.shuffled(sorted(cards)), "5.3.1")


def random_cards(g: Labyrinth, side: str, n: int) -> list[int]:
    """Different cards of a hand by lot."""
    hand = list(g.hand(side))
    return [hand.pop(g.lot(len(hand))) for _ in range(min(n, len(hand)))]

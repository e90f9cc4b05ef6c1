"""5.3 The piles of Labyrinth: its boxes, and what becomes of an empty draw pile."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY, LAPSING_BOX, REMOVED, move_card

FIRST_PLOT_BOX: Final = "first plot box"
LATER: Final = "later sets"


def reshuffle(g: Labyrinth) -> None:
    """5.3.1: discards and the cards in the boxes make the new pile, or the deck of the next set does, and the discards
    stay where they are; the last reshuffle ends the game (2.3)."""
    from daedalus.games.labyrinth.campaign import next_deck
    from daedalus.games.labyrinth.victory import end_of_game

    g.put("decks left", g.get("decks left") - 1, "5.3.1")
    if g.get("decks left") == 0:
        end_of_game(g)
    remove_lapsing(g)
    cards = g.get(DISCARD) + g.get(LAPSING_BOX) + g.get(FIRST_PLOT_BOX)  # 4.7.7.3: their effects stay
    for zone in (LAPSING_BOX, FIRST_PLOT_BOX):
        g.put(zone, (), "5.3.1")
    if g.get(LATER):
        g.put(DISCARD, cards, "5.3.1")
        next_deck(g)
    else:
        g.put(DISCARD, (), "5.3.1")
        g.put(DRAW, g.shuffled(sorted(cards)), "5.3.1")


def remove_lapsing(g: Labyrinth) -> None:
    """6.2.9: whenever the lapsing box is emptied, a card there that happens only once leaves the game."""
    for number in g.get(LAPSING_BOX):
        if g.card(number).remove == "always":
            move_card(g, number, REMOVED, "6.2.9")


def first_plot(g: Labyrinth, number: int) -> None:
    """4.7.7.2: the first plot of the turn has been made; the card that was used for it goes to its box."""
    g.put("first plot made", 1, "8.5.3")
    if number in g.get(IN_PLAY):
        move_card(g, number, FIRST_PLOT_BOX, "4.7.7.2")

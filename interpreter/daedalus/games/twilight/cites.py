"""The rules of the book behind what the kit does."""

from __future__ import annotations

from daedalus.kit.effects import Cites

CITES = Cites(
    {
        "decks": "3.1",
        "deck": "3.1",
        "tracks": "10.2.1",
        "pieces": "6.1.5",
        "numbers": "5.5",
        "event": "7.1",
        "goes": "9.3",
        "whose": "2.2.2",
        "needs": "5.2",
        "mark": "7.3",
        "blocks": "7.5",
        "remove": "2.2.4",
        "trigger": "5.2",
        "lapsing": "7.3",
        "discards": "2.2.6",
        "history": "4.2",
        "reshuffle": "4.3",
        "open": "5.4",
        "later": "7.3",
    }
)

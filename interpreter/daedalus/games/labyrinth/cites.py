"""The rules of the book behind what the kit does."""

from __future__ import annotations

from typing import Final

from daedalus.kit.effects import Cites

CITES: Final = Cites(
    {
        "decks": "3.1",
        "tracks": "4.7",
        "pieces": "4.6.3",
        "numbers": "4.10.3",
        "event": "6.2.1",
        "goes": "6.2.2",
        "later": "6.2.3",
        "whose": "6.2.5",
        "needs": "6.2.6",
        "mark": "6.2.7",
        "blocks": "6.2.8",
        "remove": "6.2.9",
        "automatic": "6.3.1",
        "trigger": "6.3.2.1",
        "lapsing": "4.7.7.1",
        "discards": "5.2.2",
        "history": "5.2.2",
        "reshuffle": "5.3.1",
        "promise": "11.3.8",
        "open": "5.3.2",
    }
)

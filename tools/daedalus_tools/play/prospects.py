"""What becomes of the event of a card if a side uses the card: the side may have it, cannot, or has no say."""

from __future__ import annotations

from attrs import frozen

from daedalus.core.messages import Reason
from daedalus.kit.events import why_not
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card


@frozen
class Prospect:
    """`forced`: the event is not the side's to play, but happens when the card is used, unless something is against
    it: `why`."""

    owner: str  # whose event it is; nobody's, if either side may play it
    forced: bool
    why: Reason | None

    @property
    def happens(self) -> bool:
        return self.forced and self.why is None


def prospect(game: CardGame, card: Card, side: str) -> Prospect:
    """As if the side laid down the card at this moment, wherever the card is."""
    owner = game.owner_of(card)
    if card.auto:
        return Prospect("", True, None)
    why = why_not(game.as_if_played(card, side), card, owner or side)
    return Prospect(owner, owner not in ("", side), why)

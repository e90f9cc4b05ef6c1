"""What the words of cards ask a side, and what they show; the words are in `locale/<language>/twilight/words.ftl`."""

from __future__ import annotations

from daedalus.core.messages import CARD, NUMBER, SIDE, Catalogue
from daedalus.games.twilight.decisions import CATALOGUE, COUNTRY, DONE

__all__ = ["CARD_SHOWN", "DONE", "PLACE_IN", "REMOVE_FROM", "TAKE_FROM", "TOP_CARD"]

_words = Catalogue(CATALOGUE)

PLACE_IN = _words.decision("place-in", options=(COUNTRY,), side=SIDE, left=NUMBER)
REMOVE_FROM = _words.decision("remove-from", options=(COUNTRY,), side=SIDE, left=NUMBER)
TAKE_FROM = _words.decision("take-from", options=(COUNTRY,), ways=(DONE,), side=SIDE, left=NUMBER)
CARD_SHOWN = _words.reveal("card-shown", side=SIDE, card=CARD)
TOP_CARD = _words.reveal("top-card", card=CARD)

"""What is said in every card-driven game: cards drawn, played and discarded, events, and why one cannot be played.

The words are in `locale/<language>/kit.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import CARD, CLAUSE, NUMBER, REASON, SIDE, TEXT, TITLE, WAY, Catalogue

_kit = Catalogue("kit")

TURN_BEGINS: Final = _kit.note("turn-begins", turn=NUMBER)
TURN_ENDS: Final = _kit.note("turn-ends")
CARD_PLAYED: Final = _kit.note("card-played", side=SIDE, card=CARD, way=WAY)
CARD_CANCELLED: Final = _kit.note("card-cancelled", card=CARD)
EVENT_HAPPENS: Final = _kit.note("event-happens", card=TITLE, side=SIDE)
EVENT_FAILS: Final = _kit.note("event-fails", card=CARD, why=REASON)
CARDS_DRAWN: Final = _kit.reveal("cards-drawn", side=SIDE, n=NUMBER)
CARD_DISCARDED: Final = _kit.reveal("card-discarded", side=SIDE, card=CARD)
CARD_BY_LOT: Final = _kit.reveal("card-by-lot", card=CARD)
CARD_TURNED_UP: Final = _kit.reveal("card-turned-up", card=CARD)  # of a bot's pile
UNSEEN_BY_LOT: Final = _kit.reveal("unseen-by-lot")
CARDS_SEEN: Final = _kit.reveal("cards-seen", cards=CARD)
CARD_TAKEN: Final = _kit.reveal("card-taken", card=CARD)
CARD_GIVEN: Final = _kit.reveal("card-given", card=CARD)
HAND: Final = _kit.reveal("hand", cards=CARD)

PLAY_CARD: Final = _kit.decision("play-a-card", options=(CARD,), ways=("pass",))
USE_CARD: Final = _kit.decision("use-a-card", card=CARD, ways=("event", "operations", "nothing"))
ORDER: Final = _kit.decision("order-of-events", card=CARD, ways=("event first", "operation first"))

NOT_WRITTEN: Final = _kit.why("not-written")
ONLY_BY_ITSELF: Final = _kit.why("only-by-itself")
OTHER_SIDES: Final = _kit.why("other-sides", side=SIDE)
BLOCKED: Final = _kit.why("blocked", mark=TEXT)
MARK_NEEDED: Final = _kit.why("mark-needed", mark=TEXT)
ONE_NEEDED: Final = _kit.why("one-needed", marks=TEXT)
FORBIDDEN: Final = _kit.why("forbidden")
CONDITION_NOT_MET: Final = _kit.why("condition-not-met", what=CLAUSE)

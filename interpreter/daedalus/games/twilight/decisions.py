"""Every question that the rules of Twilight Struggle ask a side, chapter by chapter; cards ask those of `core`.

The words are in `locale/<language>/twilight/decisions.ftl`, under the same keys; which card to play and the order of
event and operations are asked in the words of the kit.
"""

from __future__ import annotations

from daedalus.core.messages import CARD, NUMBER, SIDE, Catalogue

CATALOGUE = "twilight"
COUNTRY, REGION = "country", "region"

DONE, YES, NO, PASS = "done", "yes", "no", "pass"
EVENT, OPERATIONS, SPACE_RACE, NOTHING = "event", "operations", "space race", "nothing"  # what a card is used for
INFLUENCE, COUP, REALIGNMENT = "influence", "coup", "realignment"  # what operations are used for

_asks = Catalogue(CATALOGUE)
_decision = _asks.decision

# -- 3, 11.4 setting up -------------------------------------------------------------------------------
SET_UP_IN = _decision("set-up-in", options=(COUNTRY,), left=NUMBER)
EXTRA_IN = _decision("extra-in", options=(COUNTRY,), left=NUMBER)
BID_FOR = _decision("bid-for", options=(SIDE,))
BID = _decision("bid", options=(NUMBER,), side=SIDE)

# -- 4, 5 cards ---------------------------------------------------------------------------------------
HEADLINE = _decision("headline", options=(CARD,))
USE_CARD = _decision("use-card", ways=(EVENT, OPERATIONS, SPACE_RACE, NOTHING), card=CARD)
DISCARD_HELD = _decision("discard-held", options=(CARD,), ways=(DONE,))

# -- 6 operations -------------------------------------------------------------------------------------
OPERATION = _decision("operation", ways=(INFLUENCE, COUP, REALIGNMENT, DONE), ops=NUMBER)
INFLUENCE_IN = _decision("influence-in", options=(COUNTRY,), ways=(DONE,), left=NUMBER)
REALIGN_IN = _decision("realign-in", options=(COUNTRY,), ways=(DONE,), left=NUMBER)
COUP_IN = _decision("coup-in", options=(COUNTRY,), ways=(DONE,), ops=NUMBER)
ROLL_IN_SPACE = _decision("roll-in-space", ways=(YES, NO), card=CARD)

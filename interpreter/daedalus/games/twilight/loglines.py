"""Everything that a game of Twilight Struggle says besides its questions: dice, headings, and what is revealed.

The words are in `locale/<language>/twilight/log.ftl`, under the same keys.
"""

from __future__ import annotations

from daedalus.core.messages import ADDED, AT_LEAST, AT_MOST, CARD, NUMBER, SIDE, TEXT, Catalogue
from daedalus.games.twilight.decisions import CATALOGUE, COUNTRY, REGION

_lines = Catalogue(CATALOGUE)

# -- how values are called ----------------------------------------------------------------------------
SIDE_NAME = _lines.word(SIDE, id=SIDE)

# -- what dice are for --------------------------------------------------------------------------------
COUP = _lines.roll("coup-roll", side=SIDE, c=COUNTRY, ops=NUMBER, needed=AT_LEAST, added=ADDED)
REALIGNMENT = _lines.roll("realignment-roll", c=COUNTRY, side=SIDE, added=ADDED)
SPACE_RACE = _lines.roll("space-race-roll", side=SIDE, box=TEXT, needed=AT_MOST)
WAR = _lines.roll("war-roll", c=COUNTRY, side=SIDE, needed=AT_LEAST, added=ADDED)
EVENT = _lines.roll("event-roll")
CONTEST = _lines.roll("contest-roll", side=SIDE, added=ADDED)

# -- headings and explanations ------------------------------------------------------------------------
HEADLINES = _lines.note("headlines")
ROUND_BEGINS = _lines.note("round-begins", round=NUMBER, side=SIDE)
OPERATIONS_BEGIN = _lines.note("operations-begin", side=SIDE, what=TEXT, ops=NUMBER)
PASSES = _lines.note("passes", side=SIDE)
SCORED = _lines.note("scored", region=REGION, side=SIDE, level=TEXT, points=NUMBER)
FINAL_SCORING = _lines.note("final-scoring")
MILITARY_CHECK = _lines.note("military-check", side=SIDE, missing=NUMBER)
HOLDS_SCORING = _lines.note("holds-scoring", side=SIDE)
SEATS_CHANGE = _lines.note("seats-change")

# -- what becomes known to all ------------------------------------------------------------------------
HEADLINE_SHOWN = _lines.reveal("headline-shown", side=SIDE, card=CARD)
HELD_SHOWN = _lines.reveal("held-shown", side=SIDE, n=NUMBER)
BID_SHOWN = _lines.reveal("bid-shown", side=SIDE, wanted=SIDE, points=NUMBER)

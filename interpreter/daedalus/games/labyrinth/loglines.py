"""Everything that a game of Labyrinth says besides its questions: what dice are for, headings, and what is revealed.

The words are in `locale/<language>/labyrinth/log.ftl`, under the same keys.
"""

from __future__ import annotations

from daedalus.core.messages import ADDED, AT_LEAST, AT_MOST, CARD, NUMBER, SIDE, TEXT, Catalogue
from daedalus.games.labyrinth.decisions import CATALOGUE, COUNTRY, OPERATION, PLACE

WHOSE = "whose"  # a side inside a sentence
PLOT_MARKER = "plot-marker"  # a marker as it lies: its kind, face up or not, backlashed or not

_lines = Catalogue(CATALOGUE)

# -- how values are called ----------------------------------------------------------------------------
SIDE_NAME = _lines.word(SIDE, id=SIDE)
SIDE_INSIDE = _lines.word(WHOSE, id=SIDE)
PLOT_LYING = _lines.word(PLOT_MARKER, kind=TEXT, up=TEXT, backlash=TEXT)

# -- what dice are for --------------------------------------------------------------------------------
GOVERNANCE = _lines.roll("governance-roll", c=COUNTRY, fair=AT_LEAST, ways=("fair", "poor"))
POSTURE = _lines.roll("posture-roll", c=COUNTRY, hard=AT_LEAST, added=ADDED, ways=("hard", "soft"))
PRESTIGE_DIRECTION = _lines.roll("prestige-direction-roll", up=AT_LEAST, added=ADDED, ways=("up", "down"))
PRESTIGE_SIZE = _lines.roll("prestige-size-roll")
EVENT = _lines.roll("event-roll")
EVENT_IN = _lines.roll("event-in-roll", c=COUNTRY, needed=AT_MOST)
WAR_OF_IDEAS = _lines.roll("war-of-ideas-roll", c=COUNTRY, needed=AT_LEAST, added=ADDED)
RECRUIT = _lines.roll("recruit-roll", c=COUNTRY, needed=AT_MOST)
TRAVEL = _lines.roll("travel-roll", origin=COUNTRY, target=COUNTRY, needed=AT_MOST, added=ADDED)
ALERT_TABLE = _lines.roll("alert-table-roll", c=COUNTRY, needed=AT_MOST, added=ADDED)
JIHAD = _lines.roll("jihad-roll", c=COUNTRY, needed=AT_MOST, added=ADDED)
PLOT = _lines.roll("plot-roll", c=COUNTRY, needed=AT_MOST)
ATTRITION = _lines.roll("attrition-roll", c=COUNTRY, side=WHOSE, needed=AT_MOST)
RANDOM_MUSLIM_ROW = _lines.roll("random-muslim-row-roll")
RANDOM_MUSLIM_COLUMN = _lines.roll("random-muslim-column-roll")
RANDOM_MUSLIM_SECOND = _lines.roll("random-muslim-second-roll")
RANDOM_SHIA_MIX = _lines.roll("random-shia-mix-roll")
RANDOM_SCHENGEN = _lines.roll("random-schengen-roll")

# -- headings and explanations ------------------------------------------------------------------------
SETUP = _lines.note("phase-setup")
ACTION_PHASE = _lines.note("phase-action", side=SIDE)
PLOTS = _lines.note("phase-plots")
END_OF_TURN = _lines.note("phase-end-of-turn")
DECK_ADDED = _lines.note("deck-added", name=TEXT)
CARD_ADDED = _lines.note("card-added", side=SIDE, card=CARD)
CARD_KEPT = _lines.note("card-kept", side=SIDE)
FIRST_PLOT = _lines.note("first-plot", card=CARD)
OPERATION_BEGINS = _lines.note("operation-begins", side=SIDE, operation=OPERATION, ops=NUMBER)
RADICALIZATION = _lines.note("radicalization", side=SIDE, ops=NUMBER)

# -- what becomes known to all ------------------------------------------------------------------------
PLOT_ALERTED = _lines.reveal("plot-alerted", plot=PLOT_MARKER)
PLOT_RESOLVED = _lines.reveal("plot-resolved", plot=PLOT_MARKER, c=COUNTRY)

# -- what one side is shown ---------------------------------------------------------------------------
WMD_IN_PLAY = _lines.reveal("wmd-in-play", places=PLACE)

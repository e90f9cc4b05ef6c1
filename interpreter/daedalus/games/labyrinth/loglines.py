"""Everything that a game of Labyrinth says besides its questions: what dice are for, headings, and what is revealed.

The words are in `locale/<language>/labyrinth/log.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import ADDED, AT_LEAST, AT_MOST, CARD, NUMBER, SIDE, TEXT, WORDS, Catalogue
from daedalus.games.labyrinth.decisions import CATALOGUE, COUNTRY, OPERATION, PLACE

WHOSE: Final = "whose"  # a side inside a sentence
PLOT_MARKER: Final = "plot-marker"  # a marker as it lies: its kind, face up or not, backlashed or not

_lines = Catalogue(CATALOGUE)

# -- how values are called ----------------------------------------------------------------------------
SIDE_NAME: Final = _lines.word(SIDE, id=SIDE)
SIDE_INSIDE: Final = _lines.word(WHOSE, id=SIDE)
PLOT_LYING: Final = _lines.word(PLOT_MARKER, kind=TEXT, up=TEXT, backlash=TEXT)

# -- what dice are for --------------------------------------------------------------------------------
GOVERNANCE: Final = _lines.roll("governance-roll", c=COUNTRY, fair=AT_LEAST, ways=("fair", "poor"))
POSTURE: Final = _lines.roll("posture-roll", c=COUNTRY, hard=AT_LEAST, added=ADDED, ways=("hard", "soft"))
PRESTIGE_DIRECTION: Final = _lines.roll("prestige-direction-roll", up=AT_LEAST, added=ADDED, ways=("up", "down"))
PRESTIGE_SIZE: Final = _lines.roll("prestige-size-roll")
EVENT: Final = _lines.roll("event-roll")
EVENT_IN: Final = _lines.roll("event-in-roll", c=COUNTRY, needed=AT_MOST)
WAR_OF_IDEAS: Final = _lines.roll("war-of-ideas-roll", c=COUNTRY, needed=AT_LEAST, added=ADDED)
RECRUIT: Final = _lines.roll("recruit-roll", c=COUNTRY, needed=AT_MOST)
TRAVEL: Final = _lines.roll("travel-roll", origin=COUNTRY, target=COUNTRY, needed=AT_MOST, added=ADDED)
ALERT_TABLE: Final = _lines.roll("alert-table-roll", c=COUNTRY, needed=AT_MOST, added=ADDED)
JIHAD: Final = _lines.roll("jihad-roll", c=COUNTRY, needed=AT_MOST, added=ADDED)
PLOT: Final = _lines.roll("plot-roll", c=COUNTRY, needed=AT_MOST)
ATTRITION: Final = _lines.roll("attrition-roll", c=COUNTRY, side=WHOSE, needed=AT_MOST)
RANDOM_MUSLIM_ROW: Final = _lines.roll("random-muslim-row-roll")
RANDOM_MUSLIM_COLUMN: Final = _lines.roll("random-muslim-column-roll")
RANDOM_MUSLIM_SECOND: Final = _lines.roll("random-muslim-second-roll")
RANDOM_SHIA_MIX: Final = _lines.roll("random-shia-mix-roll")
RANDOM_SCHENGEN: Final = _lines.roll("random-schengen-roll")

# -- headings and explanations ------------------------------------------------------------------------
SETUP: Final = _lines.note("phase-setup")
ACTION_PHASE: Final = _lines.note("phase-action", side=SIDE)
PLOTS: Final = _lines.note("phase-plots")
END_OF_TURN: Final = _lines.note("phase-end-of-turn")
DECK_ADDED: Final = _lines.note("deck-added", name=TEXT)
CARD_ADDED: Final = _lines.note("card-added", side=SIDE, card=CARD)
CARD_KEPT: Final = _lines.note("card-kept", side=SIDE)
FIRST_PLOT: Final = _lines.note("first-plot", card=CARD)
OPERATION_BEGINS: Final = _lines.note("operation-begins", side=SIDE, operation=OPERATION, ops=NUMBER)
RADICALIZATION: Final = _lines.note("radicalization", side=SIDE, ops=NUMBER)
ALERT_ENTRY: Final = _lines.note(
    "alert-table-entry", c=COUNTRY, plot=PLOT_MARKER, funding=NUMBER, prestige=NUMBER, entry=WORDS
)

# -- what becomes known to all ------------------------------------------------------------------------
PLOT_ALERTED: Final = _lines.reveal("plot-alerted", plot=PLOT_MARKER)
PLOT_RESOLVED: Final = _lines.reveal("plot-resolved", plot=PLOT_MARKER, c=COUNTRY)

# -- what one side is shown ---------------------------------------------------------------------------
WMD_IN_PLAY: Final = _lines.reveal("wmd-in-play", places=PLACE)

"""What stands around the names and figures when a game shows itself: headings, the lines of a board, of spaces and of
events.

The words are in `locale/<language>/shown.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import CARD, NUMBER, REASON, WORDS, Catalogue

_shown = Catalogue("shown")

# -- words that stand alone ---------------------------------------------------------------------------
HANDS: Final = _shown.note("word-hands")
IN_EFFECT: Final = _shown.note("word-in-effect")
SPACE: Final = _shown.note("shown-space")
SPACES: Final = _shown.note("shown-spaces")
LEVEL: Final = _shown.note("shown-level")
THERE: Final = _shown.note("shown-there")
EMPTY: Final = _shown.note("shown-empty")
NONE: Final = _shown.note("shown-none")
NOBODY: Final = _shown.note("shown-nobody")
ELSEWHERE: Final = _shown.note("shown-not-in-deck")

# -- the board ----------------------------------------------------------------------------------------
LINE: Final = _shown.note("shown-line", name=WORDS, what=WORDS)
HIDDEN: Final = _shown.note("shown-hidden", n=NUMBER)
BOTH: Final = _shown.note("shown-and", before=WORDS, last=WORDS)
ALSO_WINS: Final = _shown.note("shown-also-wins", side=WORDS, what=WORDS)
ADJACENT: Final = _shown.note("shown-adjacent", names=WORDS)

# -- what is in force, and events ---------------------------------------------------------------------
LASTING: Final = _shown.note("shown-lasting")
MARK: Final = _shown.note("shown-mark", mark=WORDS, card=NUMBER)
MARK_IN: Final = _shown.note("shown-mark-in", mark=WORDS, place=WORDS, card=NUMBER)
LAPSING: Final = _shown.note("shown-mark-lapsing", mark=WORDS, card=NUMBER)
LAPSING_IN: Final = _shown.note("shown-mark-lapsing-in", mark=WORDS, place=WORDS, card=NUMBER)
EVENTS_NOW: Final = _shown.note("shown-events-now")
EVENT: Final = _shown.note("shown-event", card=WORDS, zone=WORDS, sides=WORDS)
HOLDS: Final = _shown.note("shown-holds", n=NUMBER)
HELD_EVENT: Final = _shown.note("shown-held-event", card=CARD)
HELD_NO_EVENT: Final = _shown.note("shown-held-no-event", card=CARD, why=REASON)

# -- a turn in short ----------------------------------------------------------------------------------
CARDS_PLAYED: Final = _shown.note("shown-cards-played", side=WORDS, ways=WORDS)
FOR_WAY: Final = _shown.note("shown-for-way", n=NUMBER, way=WORDS)
EVENTS: Final = _shown.note("shown-events")
CHANGED: Final = _shown.note("shown-changed")
TRACKS: Final = _shown.note("shown-tracks")
NOW_IN_EFFECT: Final = _shown.note("shown-now-in-effect")
NO_LONGER: Final = _shown.note("shown-no-longer")

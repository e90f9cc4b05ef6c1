"""What stands around the names and figures when a game of Labyrinth shows itself.

The words are in `locale/<language>/labyrinth/shown.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import NUMBER, WORDS, Catalogue
from daedalus.games.labyrinth.decisions import CATALOGUE

_shown = Catalogue(CATALOGUE)

# -- tracks -------------------------------------------------------------------------------------------
PRESTIGE: Final = _shown.note("shown-prestige", track=WORDS, n=NUMBER, level=WORDS, modifier=WORDS)
CELLS: Final = _shown.note("shown-cells", track=WORDS, n=NUMBER, recruitable=NUMBER)
RESERVES: Final = _shown.note("shown-reserves")
HELD: Final = _shown.note("shown-held", side=WORDS, n=NUMBER, dealt=NUMBER)
RESERVES_AND_DEAL: Final = _shown.note("shown-reserves-and-deal", n=NUMBER, dealt=NUMBER)
CALIPHATE: Final = _shown.note("shown-caliphate", capital=WORDS)

# -- victory ------------------------------------------------------------------------------------------
VICTORY: Final = _shown.note("shown-victory")
GOAL: Final = _shown.note("shown-goal", side=WORDS, what=WORDS, now=NUMBER, needed=NUMBER)
GOAL_ALSO: Final = _shown.note("shown-goal-also", goal=WORDS, also=WORDS, holds=WORDS)
GOAL_MET: Final = _shown.note("shown-goal-met", goal=WORDS)
NO_CELLS_GOAL: Final = _shown.note("shown-no-cells-goal", side=WORDS, n=NUMBER)
ADJACENT_ISLAMIST: Final = _shown.note("shown-adjacent-islamist")
PRESTIGE_AT_MOST: Final = _shown.note("shown-prestige-at-most", n=NUMBER)
WON: Final = _shown.note("shown-won", n=NUMBER, what=WORDS)
WON_ALSO: Final = _shown.note("shown-won-also", n=NUMBER, what=WORDS, also=WORDS)
WON_NO_CELLS: Final = _shown.note("shown-won-no-cells")
WON_BY_COUNT: Final = _shown.note("shown-won-by-count", good=NUMBER, islamist=NUMBER)
WON_BY_WMD: Final = _shown.note("shown-won-by-wmd")

# -- countries and events -----------------------------------------------------------------------------
RESOURCES: Final = _shown.note("shown-resources", n=NUMBER)
WAR_OF_IDEAS: Final = _shown.note("shown-war-of-ideas", modifier=WORDS, parts=WORDS)
JIHAD: Final = _shown.note("shown-jihad", modifier=WORDS)
DISRUPT: Final = _shown.note("shown-disrupt", n=NUMBER)
EVENTS_FIRST: Final = _shown.note("shown-events-first")

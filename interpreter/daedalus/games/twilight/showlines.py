"""What stands around the names and figures when a game of Twilight Struggle shows itself.

The words are in `locale/<language>/twilight/shown.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import WORDS, Catalogue
from daedalus.games.twilight.decisions import CATALOGUE

_shown = Catalogue(CATALOGUE)

REGIONS: Final = _shown.note("shown-regions")
WINS: Final = _shown.note("shown-wins", side=WORDS, stands=WORDS)
NUCLEAR_WAR: Final = _shown.note("shown-nuclear-war")
HELD_SCORING: Final = _shown.note("shown-held-scoring")
CONTROL_OF_EUROPE: Final = _shown.note("shown-control-of-europe")

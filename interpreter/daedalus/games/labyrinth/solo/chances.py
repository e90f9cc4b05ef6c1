"""12.4.1 What a jihad promises, as a bot reckons before it acts."""

from __future__ import annotations

from daedalus.games.labyrinth import jihad
from daedalus.games.labyrinth.board import POOR, Country
from daedalus.games.labyrinth.game import Labyrinth


def jihad_modifier(g: Labyrinth, c: Country) -> int:
    """What would be added to each die: where governance is Poor of a major jihad, the only one there (12.3.8, 12.5)."""
    return jihad.modifier(g, c, major=c.governance == POOR)


def jihad_could_succeed(g: Labyrinth, c: Country) -> bool:
    """A die of 1 would, and no event forbids it."""
    return 1 + jihad_modifier(g, c) <= c.governance and bool(g.ask("may-jihad", True, c))

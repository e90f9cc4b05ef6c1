"""11.3.4 The off map box: troops sent elsewhere for a while."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import US
from daedalus.games.labyrinth.game import Labyrinth

OFF_MAP: Final = "troops off map"
SENT: Final = "troops sent"


def may_leave(g: Labyrinth) -> int:
    """How many troops could be sent off the map."""
    return int(g.get("troops on track")) + sum(c.troops for c in g.holding("troops") if g.open(c))


def send(g: Labyrinth, n: int, rule: str) -> int:
    """From the track first, then from countries of the US's choice; as many as there are. How many that was."""
    from_track = min(n, g.get("troops on track"))
    g.put("troops on track", g.get("troops on track") - from_track, rule)
    sent = from_track
    while sent < n:
        sources = [c for c in g.holding("troops") if g.open(c)]
        if not sources:
            break
        c = g.choose_country(US, ask.SEND_OFF_MAP_FROM(), sources, rule)
        g.remember("event", c)
        g.set(c, "troops", c.troops - 1, rule)
        sent += 1
    g.put(OFF_MAP, g.get(OFF_MAP) + sent, rule)
    g.put(SENT, (*g.get(SENT), (g.cause, sent)), rule)
    return sent


def bring_back(g: Labyrinth, n: int, rule: str) -> None:
    """Back to the track: of the troops that this event has sent, if it sent fewer."""
    mine = next((entry for entry in g.get(SENT) if entry[0] == g.cause), None)
    if mine is not None:
        n = min(n, mine[1])
        left = list(g.get(SENT))
        left.remove(mine)
        g.put(SENT, tuple(left), rule)
    n = min(n, g.get(OFF_MAP))
    g.put(OFF_MAP, g.get(OFF_MAP) - n, rule)
    g.put("troops on track", g.get("troops on track") + n, rule)

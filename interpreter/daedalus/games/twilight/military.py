"""8.2 Military operations: what coups and wars count for, and the price of too few."""

from __future__ import annotations

from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight import vp
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.game import Twilight

TRACKS = {US: "us military ops", USSR: "ussr military ops"}


def made(g: Twilight, side: str) -> int:
    return int(g.get(TRACKS[side]))


def add(g: Twilight, side: str, n: int, rule: str) -> None:
    """8.2.3; the track ends at 5."""
    g.shift(TRACKS[side], n, rule)


def put(g: Twilight, side: str, n: int, rule: str) -> None:
    """Outright, as an event says."""
    g.put(TRACKS[side], n, rule)


def missing(g: Twilight, side: str) -> int:
    """8.2.1: as many are required as DEFCON shows."""
    return max(0, g.defcon - made(g, side))


def check(g: Twilight) -> None:
    """4.5 E, 8.2.1: each side's lack is the other's gain; then both begin again."""
    lacks = {side: missing(g, side) for side in TRACKS}
    for side, lack in lacks.items():
        if lack:
            g.note(tell.MILITARY_CHECK(side, lack), "8.2.1")
    vp.both(g, lacks[USSR], lacks[US], "8.2.1")
    for track in TRACKS.values():
        g.put(track, 0, "4.5.E")

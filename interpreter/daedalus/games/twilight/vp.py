"""10.2 Victory points: one marker, the US up and the USSR down."""

from __future__ import annotations

from daedalus.games.twilight.board import US
from daedalus.games.twilight.game import Twilight


def gain(g: Twilight, side: str, n: int, rule: str) -> None:
    """10.2.2: a side gains points; fewer than none go to the other. The marker stops at its ends."""
    g.shift("vp", n if side == US else -n, rule)


def both(g: Twilight, us: int, ussr: int, rule: str) -> None:
    """10.2.3: where both gain, the difference moves the marker."""
    g.shift("vp", us - ussr, rule)

"""7.6 Wars: a die less what stands by the target, points and influence for the winner, military operations anyway."""

from __future__ import annotations

from daedalus.games.twilight import influence, military, vp
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import Country, other
from daedalus.games.twilight.game import Twilight


def modifier(g: Twilight, side: str, c: Country) -> int:
    """What the die loses: neighbours that the other side controls and its superpower (2.1.5), and by events."""
    enemy = other(side)
    near = sum(d.controller == enemy for d in g.adjacent(c)) + (c.superpower == enemy)
    return int(g.ask("war-modifier", 0, side, c)) - near


def fight(g: Twilight, side: str, c: Country, *, needed: int, points: int, military_ops: int = 0) -> bool:
    """A war of a side on a country; says whether it was won. Influence there is not needed (7.6)."""
    military.add(g, side, military_ops, "8.2.3")
    won = g.attempt(tell.WAR(c.name, side, needed, modifier(g, side, c)), "7.6")
    if won:
        vp.gain(g, side, points, "7.6")
        taken = influence.remove(g, other(side), c, c.influence(other(side)), "7.6")
        influence.place(g, side, c, taken, "7.6")
    return won

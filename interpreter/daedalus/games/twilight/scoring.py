"""10.1 Scoring a region: presence, domination, control, and what comes on top."""

from __future__ import annotations

from typing import NamedTuple

from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight import vp
from daedalus.games.twilight.board import US, USSR, Country, other
from daedalus.games.twilight.game import Twilight

NOTHING, PRESENCE, DOMINATION, CONTROL = "nothing", "presence", "domination", "control"
WIN = "win"  # what the control of a region may bring instead of points


class Count(NamedTuple):
    """What a side controls in a region."""

    countries: int
    battlegrounds: int
    bordering: int  # next to the other superpower


class Score(NamedTuple):
    """How a side stands in a region, and its points; none are counted where it wins the game."""

    level: str
    points: int
    wins: bool = False


def is_battleground(g: Twilight, c: Country) -> bool:
    """As scoring counts it."""
    return bool(g.ask("battleground-in-scoring", c.battleground, c))


def count(g: Twilight, region: str, *, by_card: bool = False) -> tuple[dict[str, Count], int]:
    """What each side controls there, and how many battlegrounds there are. A card may count fewer for a side."""
    found = {US: [0, 0, 0], USSR: [0, 0, 0]}
    every = 0
    special = g.answered("battleground-in-scoring")
    for c in g.within(region):
        battleground = is_battleground(g, c) if special else c.battleground
        every += battleground
        side = c.controller
        if side:
            row = found[side]
            row[0] += 1
            row[1] += battleground
            row[2] += c.superpower == other(side)
    if by_card and g.answered("battlegrounds-in-scoring"):
        for side, row in found.items():
            fewer = max(-row[1], int(g.ask("battlegrounds-in-scoring", 0, side, region)))
            row[0] += fewer
            row[1] += fewer
    return {side: Count(*row) for side, row in found.items()}, every


def level(counts: dict[str, Count], every: int, side: str) -> str:
    """10.1.1."""
    own, their = counts[side], counts[other(side)]
    if own.countries > their.countries:
        if own.battlegrounds == every:
            return CONTROL
        if own.battlegrounds > their.battlegrounds and 0 < own.battlegrounds < own.countries:
            return DOMINATION
    return PRESENCE if own.countries else NOTHING


def stands(g: Twilight, side: str, region: str) -> str:
    """How a side stands in a region now, as events ask."""
    return level(*count(g, region), side)


def dominates(g: Twilight, side: str, region: str) -> bool:
    """Whether a side dominates or controls a region."""
    return stands(g, side, region) in (DOMINATION, CONTROL)


def scores(g: Twilight, region: str, *, by_card: bool = False) -> dict[str, Score]:
    """10.1.1, 10.1.2: the points of each side."""
    table = g.tables["scoring"]
    if "each" in table[region]:
        return _one_by_one(g, region, table[region])
    counts, every = count(g, region, by_card=by_card)
    result = {}
    for side, own in counts.items():
        reached = level(counts, every, side)
        plain = table[region].get(reached, 0)
        more = own.battlegrounds * table["battleground"] + own.bordering * table["next to the other superpower"]
        result[side] = Score(reached, more, True) if plain == WIN else Score(reached, plain + more)
    return result


def _one_by_one(g: Twilight, region: str, table: dict[str, int]) -> dict[str, Score]:
    """7.2: a part of a region, where each controlled country counts for itself."""
    points = {US: 0, USSR: 0}
    for c in g.within(region):
        if c.controller:
            points[c.controller] += table.get(c.name, table["each"])
    return {side: Score(PRESENCE if n else NOTHING, n) for side, n in points.items()}


def score(g: Twilight, region: str) -> None:
    """A scoring card: the difference moves the marker (10.1.2); who controls Europe has won (10.3.1)."""
    found = scores(g, region, by_card=True)
    tell_scores(g, region, found, "10.1.1")
    for side, row in found.items():
        if row.wins:
            g.win(side, "10.3.1")
    vp.both(g, found[US].points, found[USSR].points, "10.1.2")
    g.announce("region-scored", region)


def tell_scores(g: Twilight, region: str, found: dict[str, Score], rule: str) -> None:
    for side, row in found.items():
        g.note(tell.SCORED(region, side, row.level, row.points), rule)

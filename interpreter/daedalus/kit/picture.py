"""A board as a picture of signs: what a game says of its tracks and spaces for whoever draws it, in any language.

A sign is a key, as the game itself calls the thing, perhaps with a figure. Who draws the picture has the words for the
keys, the colours for the tones, and the room; two pictures of one game can be compared, tile by tile.
"""

from __future__ import annotations

from typing import NamedTuple

# What a sign means to who looks at it; besides these, the id of a side is a tone.
BEST, FAIR, POOR, WORST, QUIET = "best", "fair", "poor", "worst", "quiet"


class Sign(NamedTuple):
    """A thing that lies on a space, or what the space is: `2 guards`, `walled`."""

    key: str
    n: int | None = None  # so many of them
    tone: str = ""


class Gauge(NamedTuple):
    """Where a track stands, with the name of the level there and what it has to come to."""

    key: str
    value: int | None = None
    level: str = ""
    goal: int | None = None
    tone: str = ""


class Row(NamedTuple):
    """Gauges that belong together, after a heading if it has one."""

    key: str
    gauges: tuple[Gauge, ...]


class Tile(NamedTuple):
    """A space: short signs that stand in columns, and what lies there. A bare one needs no place of its own."""

    name: str
    cells: tuple[Sign, ...] = ()
    there: tuple[Sign, ...] = ()
    bare: bool = False


class Group(NamedTuple):
    """Spaces that belong together, by where they lie or by what they are."""

    key: str
    tiles: tuple[Tile, ...]
    gauges: tuple[Gauge, ...] = ()
    tone: str = ""


class Picture(NamedTuple):
    rows: tuple[Row, ...]
    groups: tuple[Group, ...]
    legend: tuple[str, ...] = ()  # keys of what explains the signs

    def tiles(self) -> dict[str, tuple[str, Tile]]:
        """Every space with the group it stands in."""
        return {tile.name: (group.key, tile) for group in self.groups for tile in group.tiles}

    def gauges(self) -> dict[tuple[str, str], Gauge]:
        found = {(row.key, gauge.key): gauge for row in self.rows for gauge in row.gauges}
        return found | {(group.key, gauge.key): gauge for group in self.groups for gauge in group.gauges}


class Changes(NamedTuple):
    """What is different in a picture: spaces by name, and gauges by heading and key with what they were."""

    spaces: frozenset[str] = frozenset()
    gauges: dict[tuple[str, str], Gauge | None] = {}


def changes(before: Picture | None, now: Picture) -> Changes:
    """Nothing, where there is nothing to compare with."""
    if before is None:
        return Changes()
    tiles, gauges = before.tiles(), before.gauges()
    return Changes(
        frozenset(name for name, tile in now.tiles().items() if tiles.get(name) != tile),
        {key: gauges.get(key) for key, gauge in now.gauges().items() if gauges.get(key) != gauge},
    )

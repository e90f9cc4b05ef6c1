"""The board of Twilight Struggle at a glance: its tracks, and regions with influence, control and how they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from daedalus.games.twilight import china, civil_war, military, scoring, space
from daedalus.games.twilight.board import REGIONS, US, USSR, Country
from daedalus.games.twilight.game import FACE_DOWN, TABLES, Twilight
from daedalus.kit import picture as p
from daedalus.kit.picture import Gauge, Group, Row, Sign, Tile

BATTLEGROUND = "*"
LEGEND = ("legend",)

There = Callable[[Country], Iterator[Sign]]  # marks that lie in a country


def rows(g: Twilight) -> Iterator[Row]:
    points = g.get("vp")
    ahead = US if points > 0 else USSR if points < 0 else ""
    tracks = [
        Gauge("vp", abs(points), ahead, tone=ahead),
        Gauge("defcon", g.defcon, tone=p.POOR if g.defcon < 3 else ""),
    ]
    if not civil_war.is_over(g):
        tracks.append(Gauge(civil_war.TRACK, g.get(civil_war.TRACK)))
    yield Row("", (*tracks, *_china(g)))
    yield Row("military operations", tuple(Gauge(s, military.made(g, s), goal=g.defcon, tone=s) for s in (US, USSR)))
    yield Row("space race", tuple(Gauge(s, space.box(g, s), tone=s) for s in (US, USSR)))


def _china(g: Twilight) -> Iterator[Gauge]:
    """9: before whom the card lies, and whether it may be played."""
    for side, table in TABLES.items():
        for number in g.get(table):
            if china.passes(g.card(number)):
                down = number in g.get(FACE_DOWN)
                yield Gauge("china card face down" if down else "china card", level=side, tone=side)


def groups(g: Twilight, there: There) -> Iterator[Group]:
    for region in REGIONS:
        found = scoring.scores(g, region, by_card=True)
        stands = tuple(Gauge(side, row.points, row.level, tone=side) for side, row in found.items())
        yield Group(region, tuple(_country(c, there) for c in g.within(region)), stands)


def _country(c: Country, there: There) -> Tile:
    """2.1: stability and, for a battleground, a star; then whose influence there is, and who controls it."""
    printed = Sign(f"{c.stability}{BATTLEGROUND if c.battleground else ''}")
    us, ussr, side, marks = c.influence(US), c.influence(USSR), c.controller, tuple(there(c))
    if not us and not ussr and not marks:
        return Tile(c.name, (printed,), bare=True)
    return Tile(c.name, (printed, Sign(f"{us}:{ussr}", tone=side), Sign(side, tone=side)), marks)

"""8.3 Travel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import ISLAMIST_RULE, JIHADIST, Country
from daedalus.games.labyrinth.caliphate import belongs
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import ACTIVE, SLEEPER, take_cell
from daedalus.games.labyrinth.testing import test


class Journey(NamedTuple):
    origin: Country
    kind: str  # active or sleeper cells
    target: Country


def may_travel(g: Labyrinth, origin: Country, target: Country) -> bool:
    return g.open(target) and bool(g.ask("may-travel", True, origin, target))


def destinations(g: Labyrinth, origin: Country) -> list[str]:
    """Where a cell may try to go: anywhere, unless an event in force forbids it."""
    if not g.answered("may-travel") and not g.answered("open"):
        return list(g.at)
    return [c.name for c in g.countries if may_travel(g, origin, c)]


def reached_from(g: Labyrinth, origins: Sequence[Country]) -> list[Country]:
    """Where a cell of these countries may try to go that is not there already."""
    open_ = [c for c in g.countries if g.open(c)] if g.answered(g.closing_point) else g.countries
    if not g.answered("may-travel"):
        only = origins[0] if len(origins) == 1 else None
        return [c for c in open_ if c is not only] if origins else []
    return [c for c in open_ if any(d is not c and may_travel(g, d, c) for d in origins)]


def is_automatic(g: Labyrinth, origin: Country, target: Country) -> bool:
    """8.3.1, 8.1.1: within a country, to an adjacent one, or to Islamist Rule."""
    sure = origin is target or target.governance == ISLAMIST_RULE or target in g.adjacent(origin)
    return bool(g.ask("travel-is-automatic", sure, origin, target))


def cell_id(name: str, kind: str) -> str:
    """How one cell of a kind in a country is called among options."""
    return f"{name}: {kind[:-1]}"


def sources(g: Labyrinth) -> list[Country]:
    return [c for c in g.with_plain_cells() if g.open(c)]


def choose_travel(g: Labyrinth, ops: int, goal: Country | None = None) -> None:
    """8.3.3: say all journeys first; a cell travels once a card. An event may say where to."""
    journeys: list[Journey] = []
    left = {
        (c.name, kind): n
        for c in sources(g)
        for kind, n in ((ACTIVE, c.active_cells), (SLEEPER, c.sleeper_cells))
        if n and (goal is None or may_travel(g, c, goal))
    }
    for i in range(ops):
        cells = {cell_id(name, kind): (name, kind) for (name, kind), n in left.items() if n}
        if not cells:
            break
        options = [*cells, ask.DONE] if journeys else [*cells]
        answer = str(g.choose(JIHADIST, ask.TRAVEL_FROM(i + 1, ops), options, "8.3.3"))
        if answer == ask.DONE:
            break
        name, kind = cells[answer]
        origin = g.at[name]
        goals = destinations(g, origin) if goal is None else [goal.name]
        target = g.at[str(g.choose(JIHADIST, ask.TRAVEL_TO(name), goals, "8.3.3"))]
        left[name, kind] -= 1
        journeys.append(Journey(origin, kind, target))
    travel(g, journeys)


def travel(g: Labyrinth, journeys: Sequence[Journey]) -> None:
    """8.3.1, 8.3.2: tests first (4.9.4), then one die for each journey that is not automatic."""
    for journey in journeys:
        g.remember("operations", journey.target)
        test(g, journey.target)
    for origin, kind, target in journeys:
        test(g, target)  # once more: with the last cell gone its mat may have turned back (11.3.3.3)
        if is_automatic(g, origin, target) or succeeds(g, origin, target):
            arrive(g, origin, kind, target, "8.3.1")
        else:
            take_cell(g, origin, kind, "8.3.2", cadre=False)
        g.settle()


def succeeds(g: Labyrinth, origin: Country, target: Country) -> bool:
    added = modifier(g, origin, target)
    return g.attempt(tell.TRAVEL(origin.name, target.name, target.governance, added), "8.3.1")


def modifier(g: Labyrinth, origin: Country, target: Country) -> int:
    return int(g.ask("travel-modifier", 0, origin, target))


def arrive(g: Labyrinth, origin: Country, kind: str, target: Country, rule: str) -> None:
    """The cell arrives as a sleeper (4.6.4), but active in the caliphate (11.3.8.3)."""
    if kind == ACTIVE:
        g.set(origin, ACTIVE, origin.active_cells - 1, rule)
    else:
        g.set(origin, SLEEPER, origin.sleeper_cells - 1, rule)
    if belongs(g, target):
        g.set(target, ACTIVE, target.active_cells + 1, rule)
    else:
        g.set(target, SLEEPER, target.sleeper_cells + 1, rule)
    g.later("cell-travelled", origin, target)


def go(g: Labyrinth, journey: Journey, rule: str) -> None:
    """A journey by an event, which needs no die."""
    g.remember("event", journey.target)
    test(g, journey.target)
    arrive(g, *journey, rule)

"""9.4.3 Radicalization: what the jihadist of the base game does with operations that his charts cannot use."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import pieces, travel
from daedalus.games.labyrinth.board import FAIR, GOOD, ISLAMIST_RULE, JIHADIST, MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.governance import worsen
from daedalus.games.labyrinth.solo.activities_travel import Plan, goal_of_radicalization
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.random_place import one_of


def radicalize(g: Labyrinth, bot: Player, ops: int, value: int) -> None:
    """One operation for each of the first three steps that can be taken, and all others for the last; `value` is that
    of the card."""
    if not ops:
        return
    g.note(tell.RADICALIZATION(JIHADIST, ops), "9.4.3")
    for step in STEPS:
        if ops and step(g, bot, value):
            ops -= 1
            g.settle()
    while ops and worsen_somewhere(g):
        ops -= 1
        g.settle()


def place_cell(g: Labyrinth, bot: Player, value: int) -> bool:
    """A cell of the track, whatever the funding, in any country."""
    goal = one_of(g, [c for c in g.countries if g.open(c)]) if pieces.available_cells(g) else None
    return goal is not None and bool(pieces.place_cells(g, goal, 1, "9.4.3"))


def travel_once(g: Labyrinth, bot: Player, value: int) -> bool:
    """Without a die, and whatever an event says about travel."""
    if not travel.sources(g):
        return False
    goal = goal_of_radicalization(g, bot, value)
    plan = Plan(g, bot, value, [goal], freely=True)
    plan.assign(goal)
    for journey in plan.journeys:
        travel.go(g, journey, "9.4.3")
    return bool(plan.journeys)


def place_plot(g: Labyrinth, bot: Player, value: int) -> bool:
    """While funding can rise: a plot where any cell is that is not under Islamist Rule."""
    kinds = list(dict.fromkeys(g.get("available plots")))
    if not kinds or g.funding >= g.tables["tracks"]["funding"]["to"]:
        return False
    goal = one_of(g, [c for c in g.with_cells() if c.governance != ISLAMIST_RULE and g.open(c)])
    if goal is None:
        return False
    pieces.place_plot(g, goal, str(g.choose(JIHADIST, ask.PLOT_TO_PLACE(goal.name), kinds, "9.3.2")), "9.4.3")
    return True


def worsen_somewhere(g: Labyrinth) -> bool:
    """A Good or Fair Muslim country, by one level."""
    goal = one_of(g, [c for c in g.countries if c.kind == MUSLIM and c.governance in (GOOD, FAIR) and g.open(c)])
    if goal is None:
        return False
    worsen(g, goal, 1, "9.4.3")
    return True


STEPS: tuple[Callable[[Labyrinth, Player, int], bool], ...] = (place_cell, travel_once, place_plot)

"""12.3.11 Operations that events grant the jihadist bot: by its charts, as if they came of a card of that value."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import recruit, travel
from daedalus.games.labyrinth.board import JIHADIST, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import cells, jihadist
from daedalus.games.labyrinth.solo.automaton import DIFFERENT, Grant, Player
from daedalus.games.labyrinth.solo.spent import Spent
from daedalus.games.labyrinth.tracks import recruitable_cells


def operation(g: Labyrinth, bot: Player, ops: int) -> None:
    """Any one: the one that a card of this value would be played for, with reserves (12.4.4)."""
    jihadist.operate(g, bot, evolve(g.card(g.cause), ops=ops))


def recruiting(g: Labyrinth, bot: Player, ops: int) -> None:
    """12.3.2: one country, no more dice than there are cells."""
    target = bot.listed(g, "recruit", "recruit and travel to", recruit.targets(g), ops)
    if target is not None:
        jihadist.recruit_in(g, target, min(ops, recruitable_cells(g)), Spent())


def travelling(g: Labyrinth, bot: Player, n: int, goals: Sequence[Country]) -> None:
    """12.3.9: for each cell first where to, then from where; without a die. Instructions may want different goals."""
    spent, left = Spent(), list(goals)
    different = bot.of(g).instruction(g.card(g.cause)).get(DIFFERENT, False)
    for _ in range(n):
        able = [c for c in travel.sources(g) if spent.unused(c)]
        open_ = [c for c in left if any(d is not c for d in able)]
        if not open_:
            return
        goal = g.choose_country(JIHADIST, ask.PLACE_THIS_CELL_IN(), open_, "12.3.9")
        origin = bot.listed(g, "travel from", "travel from", sources(g, goal, spent), n, goal)
        assert origin is not None
        (kind,) = jihadist.kinds(origin, 1, spent)
        travel.go(g, travel.Journey(origin, kind, goal), "8.3.1")
        spent.arrive(goal, 1)
        if different:
            left.remove(goal)


def sources(g: Labyrinth, goal: Country, spent: Spent) -> list[Country]:
    """Countries with a cell that the bot would let go; if there is none, that it could (an event must be obeyed)."""
    others = [c for c in travel.sources(g) if c is not goal and spent.unused(c)]
    return [c for c in others if min(spent.unused(c), cells.movable(g, c))] or others


GRANTED: dict[str, Grant] = {"operation": operation, "recruit": recruiting, "travel": travelling}

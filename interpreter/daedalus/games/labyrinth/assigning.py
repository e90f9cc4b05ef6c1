"""8.1.2 Which dice of a card are for which country: said before any is rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import JIHADIST, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cell_stand_ins, cells


def assign_dice(g: Labyrinth, operation: str, targets: Sequence[Country], ops: int) -> Iterator[tuple[Country, int]]:
    """Country after country with its dice, at most one for each cell there; at least one country, then as he likes."""
    left = ops
    taken: set[str] = set()
    while left:
        options: list[str | int] = [c.name for c in targets if c.name not in taken]
        if not options:
            return
        if taken:
            options.append("done")
        answer = str(g.choose(JIHADIST, ask.OPERATION_IN(operation), options, "8.1.2"))
        if answer == "done":
            return
        c = g.at[answer]
        most = min(left, cells(g, c))  # 8.4, 8.5.1: a cell for each die
        dice = int(g.choose(JIHADIST, ask.DICE_IN(operation, c.name), list(range(most, 0, -1)), "8.1.2"))
        taken.add(c.name)
        left -= dice
        yield c, dice


def choose_sleepers(g: Labyrinth, c: Country, dice: int) -> int:
    """How many of the cells behind the dice are sleepers; they become active (8.4, 8.5.1)."""
    others = c.active_cells + len(cell_stand_ins(g, c))
    most = min(dice, c.sleeper_cells)
    least = min(most, max(0, dice - others))  # an event in force may count more cells than there are
    return int(g.choose(JIHADIST, ask.SLEEPERS_USED(c.name), list(range(least, most + 1)), "8.4"))

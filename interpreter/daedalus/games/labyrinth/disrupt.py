"""7.4 Disrupt cells and cadres."""

from __future__ import annotations

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import pieces
from daedalus.games.labyrinth.board import ALLY, HARD, IRAN, ISLAMIST_RULE, MUSLIM, NON_MUSLIM, UNTESTED, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.testing import test


def _strong(g: Labyrinth, c: Country) -> bool:
    """7.4.1, 11.2.4: two troops or militia."""
    return pieces.forces(g, c) >= g.tables.us_operation("disrupt")["troops"]


def may_disrupt(g: Labyrinth, c: Country, ops: int) -> bool:
    """7.4.1: something to hit, and an Ally, two troops, or a non-Muslim country other than Iran."""
    kind, governance = c.kind, c.governance
    if kind == IRAN or governance == ISLAMIST_RULE or ops < g.ask("cost-of-disrupt", governance, c):
        return False
    legal = kind != MUSLIM or (governance != UNTESTED and (c.alignment == ALLY or _strong(g, c)))
    if not g.ask("may-disrupt", legal, c) or not _something_to_hit(g, c):
        return False
    return g.open(c)


def _something_to_hit(g: Labyrinth, c: Country) -> bool:
    """Without an event that has a say in it, a cell is enough: how many would be hit need not be known."""
    sure = g.tables.us_operation("disrupt")["cells"] > 0 and not g.answered("cells-disrupted")
    return (sure and c.sleeper_cells + c.active_cells > 0) or bool(losses(g, c))


def targets(g: Labyrinth, ops: int) -> list[Country]:
    kept = g.moment()
    found: list[Country] | None = kept.get(("disrupt", ops))
    if found is None:
        found = kept["disrupt", ops] = [c for c in g.with_cells_or_cadre() if may_disrupt(g, c, ops)]
    return found


def losses(g: Labyrinth, c: Country) -> int | str:
    """7.4.2: how many cells are hit, `cadre` if there are none, 0 if there is nothing to hit."""
    there = c.sleeper_cells + c.active_cells  # a mark that is a cell cannot be disrupted
    if there:
        row = g.tables.us_operation("disrupt")
        strong = (c.kind == NON_MUSLIM and c.posture == HARD) or (_strong(g, c) and pieces.led(g, c))  # 11.2.4
        hit = int(g.ask("cells-disrupted", row["cells if strong"] if strong else row["cells"], c))
        return min(there, hit)
    if c.cadre and pieces.cells(g, c) == 0 and g.ask("may-disrupt-cadre", True, c):
        return "cadre"
    return 0


def disrupt(g: Labyrinth, c: Country) -> None:
    """7.4.2 to 7.4.4."""
    test(g, c)
    g.remember("operations", c)
    g.remember("disrupted", c)
    hit = losses(g, c)
    prestige = earns_prestige(g, c)
    if hit == "cadre":
        g.set(c, "cadre", 0, "7.4.2")
    elif isinstance(hit, int):
        strike(g, c, hit)
    if prestige:
        won = g.tables.us_operation("disrupt")["prestige with troops"]
        g.shift("prestige", int(g.ask("prestige-for-disrupt", won, c)), "7.4.4")
    g.later("disrupted", c)
    g.settle()


def earns_prestige(g: Labyrinth, c: Country) -> bool:
    """7.4.4: two troops; militia may be one of the two, but not both (11.2.4)."""
    if not _strong(g, c) or pieces.troops_at_stake(g, c) == 0:
        return False
    return bool(g.ask("disrupt-earns-prestige", True, c))


def strike(g: Labyrinth, c: Country, hit: int) -> None:
    """Active cells go to the track, sleepers become active; none is hit twice (7.4.2)."""
    active, sleeper = c.active_cells, c.sleeper_cells
    chosen_active = chosen_sleeper = 0
    for i in range(hit):
        kinds = [
            k
            for k, left in ((pieces.ACTIVE, active - chosen_active), (pieces.SLEEPER, sleeper - chosen_sleeper))
            if left
        ]
        if g.choose(US, ask.DISRUPT_CELL(c.name, i + 1, hit), kinds, "7.4.2") == pieces.ACTIVE:
            chosen_active += 1
        else:
            chosen_sleeper += 1
    for _ in range(chosen_active):
        pieces.take_cell(g, c, pieces.ACTIVE, "7.4.2", cadre=True)  # 7.4.3
    pieces.activate(g, c, chosen_sleeper, "7.4.2")

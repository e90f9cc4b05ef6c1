"""8.4 Jihad, minor and major, and the Islamist revolution it may bring."""

from __future__ import annotations

from daedalus.games.labyrinth import awakening, pieces
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.assigning import assign_dice, choose_sleepers
from daedalus.games.labyrinth.board import ALLY, ISLAMIST_RULE, JIHADIST, MUSLIM, POOR, UNTESTED, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.governance import shift_alignment, worsen
from daedalus.games.labyrinth.testing import test


def may_jihad(g: Labyrinth, c: Country) -> bool:
    """8.4: a Muslim country not under Islamist Rule, with a cell."""
    legal = c.kind == MUSLIM and c.governance != ISLAMIST_RULE and pieces.cells(g, c) > 0
    return bool(legal and g.open(c) and g.ask("may-jihad", True, c))


def targets(g: Labyrinth) -> list[Country]:
    return [c for c in g.with_cells() if may_jihad(g, c)]


def major_targets(g: Labyrinth, dice: int) -> list[Country]:
    return [c for c in g.with_cells() if may_major_jihad(g, c, dice)]


def successes_needed(g: Labyrinth, c: Country) -> int:
    """8.4.2, 8.4.3.2: successes that bring Islamist Rule, the levels down to Poor included."""
    row = g.tables.jihadist_operation("major jihad")
    at_poor = row["successes if besieged"] if c.besieged_regime else row["successes at poor"]
    return int(at_poor) + POOR - c.governance


def margin(g: Labyrinth, c: Country) -> int:
    """8.4.2: by how many the cells must exceed the troops."""
    return int(g.ask("major-jihad-margin", g.tables.jihadist_operation("major jihad")["margin"], c))


def may_major_jihad(g: Labyrinth, c: Country, dice: int) -> bool:
    """8.4.2, 11.2.4: cells exceed troops and militia by five, and the dice can suffice."""
    there = pieces.cells(g, c)
    if not there or c.governance == UNTESTED or not may_jihad(g, c):
        return False
    return there - pieces.forces(g, c) >= margin(g, c) and dice >= successes_needed(g, c)


def choose_jihad(g: Labyrinth, ops: int) -> None:
    """8.1.2: which dice are for which country, and which are major jihad, before any is rolled."""
    plan: list[tuple[Country, int, bool, int]] = []
    for c, dice in assign_dice(g, "jihad", targets(g), ops):
        plan.append((c, dice, *choose_how(g, c, dice)))
    for c, dice, major, sleepers in plan:
        jihad(g, c, dice, major=major, sleepers=sleepers)


def choose_how(g: Labyrinth, c: Country, dice: int) -> tuple[bool, int]:
    """Whether it is major jihad, and if not with how many sleepers."""
    asked = ask.MAJOR_JIHAD(c.name, dice)
    if may_major_jihad(g, c, dice) and g.choose(JIHADIST, asked, ("yes", "no"), "8.4.2") == "yes":
        return True, 0
    return False, choose_sleepers(g, c, dice)


def jihad(g: Labyrinth, c: Country, dice: int, *, major: bool, sleepers: int) -> None:
    """8.4.1 to 8.4.4. All dice fall at once: governance before the roll decides what succeeds (8.1.2)."""
    test(g, c)
    g.remember("operations", c)
    pieces.activate(g, c, c.sleeper_cells if major else sleepers, "8.4.2" if major else "8.4")
    was_poor, needed = c.governance == POOR, successes_needed(g, c)
    successes = rolls(g, c, dice, major=major)
    if g.ask("failed-jihad-removes-cells", True):
        for _ in range(dice - successes):
            lose_cell(g, c)
    succeed(g, c, successes, revolution=major and successes >= needed)
    if (
        major
        and was_poor
        and dice == g.tables.jihadist_operation("major jihad")["dice for besieged regime"]
        and c.governance != ISLAMIST_RULE
    ):
        pieces.besiege(g, c, "8.4.3.1")
        shift_alignment(g, c, ALLY, "8.4.3.1")
    g.settle()


def rolls(g: Labyrinth, c: Country, dice: int, *, major: bool = False) -> int:
    """How many of the dice succeed (8.1.1)."""
    needed = tell.JIHAD(c.name, c.governance, modifier(g, c, major=major))
    return sum(g.attempt(needed, "8.4") for _ in range(dice))


def modifier(g: Labyrinth, c: Country, *, major: bool = False) -> int:
    """What is added to each die."""
    return int(g.ask("jihad-modifier", popular(g, c, major=major), c))


def popular(g: Labyrinth, c: Country, *, major: bool = False) -> int:
    """11.1.3: what awakening and reaction add to each die; a bot may not heed what is against it (12.5)."""
    added = awakening.modifier(c)
    if added:
        added *= g.tables["popular markers"]["jihad modifier"]
    if added > 0:
        heeded = g.ask("major-jihad-heeds-awakening", True) if major else g.ask("minor-jihad-heeds-awakening", True)
        added = added if heeded else 0
    return int(added)


def lose_cell(g: Labyrinth, c: Country) -> None:
    """8.4.3: an active cell to the track, no cadre; a mark that is a cell may go instead."""
    kinds = [*([pieces.ACTIVE] if c.active_cells else []), *pieces.cell_stand_ins(g, c)]
    if kinds:
        pieces.take_cell(g, c, str(g.choose(JIHADIST, ask.LOSE_CELL(c.name), kinds, "8.4.3")), "8.4.3", cadre=False)


def succeed(g: Labyrinth, c: Country, successes: int, *, revolution: bool) -> None:
    """8.4.1: each success takes an aid marker and a level of governance; 8.4.2 beyond Poor."""
    pieces.remove_aid(g, c, successes * g.tables.jihadist_operation("minor jihad")["aid removed"], "8.4.1")
    if revolution and g.ask("jihad-may-bring-islamist-rule", True, c):
        worsen(g, c, POOR - c.governance, "8.4.1")
        worsen(g, c, 1, "8.4.2", worst=ISLAMIST_RULE)
    else:
        worsen(g, c, successes, "8.4.1")

"""11.2.5 Attrition: what a turn of civil war costs both sides."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import ADVERSARY, ALLY, ISLAMIST_RULE, JIHADIST, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.governance import improve, shift_alignment, worsen
from daedalus.games.labyrinth.pieces import (
    cell_kinds,
    cells,
    forces,
    led,
    move_troops,
    place_militia,
    remove_militia,
    take_cell,
    troop_mark_worth,
    troop_stand_ins,
)

TROOPS: Final = "troops"
MILITIA: Final = "militia"


def attrition(g: Labyrinth) -> None:
    """Every civil war in turn, after the militia that advisers raise."""
    wars = [c for c in g.holding("civil war") if g.open(c)]
    _advisers(g, wars)
    for c in wars:
        if c.civil_war:
            fight(g, c)


def _advisers(g: Labyrinth, wars: list[Country]) -> None:
    """Militia that an event in force adds before the fighting; the US says where if there are too few."""
    if not g.answered("militia-before-attrition"):
        return
    wanted = [c for c in wars for _ in range(int(g.ask("militia-before-attrition", 0, c)))]
    while wanted and g.get("militia on track"):
        c = wanted[0]
        if g.get("militia on track") < len(wanted):
            names = list(dict.fromkeys(w.name for w in wanted))
            c = g.at[str(g.choose(US, ask.PLACE_MILITIA_IN(), names, "11.2.5"))]
        wanted.remove(c)
        place_militia(g, c, 1, "11.2.5")


def fight(g: Labyrinth, c: Country) -> None:
    """One country: hits of both sides first, then losses at once, then what hits were left over."""
    row = g.tables["civil war"]
    per_hit = row["cells a hit if led"] if led(g, c) else row["cells a hit"]
    by_jihadist = _hits(g, c, cells(g, c), JIHADIST)
    by_us = _hits(g, c, forces(g, c), US)
    over_us = _lose_forces(g, c, by_jihadist)
    over_jihadist = _lose_cells(g, c, by_us, per_hit)
    g.settle()
    for _ in range(over_jihadist):
        _excess(g, c, ALLY)
    for _ in range(over_us):
        _excess(g, c, ADVERSARY)


def _hits(g: Labyrinth, c: Country, pieces: int, whose: str) -> int:
    """One for each full six pieces; the rest roll for another."""
    hits, rest = divmod(pieces, g.tables["civil war"]["pieces a hit"])
    if rest and g.attempt(tell.ATTRITION(c.name, whose, rest), "11.2.5"):
        hits += 1
    return hits


def _lose_forces(g: Labyrinth, c: Country, hits: int) -> int:
    """A piece for each hit, as the US picks; a mark takes as many hits as it is troops. What is left over."""
    everything = hits >= forces(g, c)  # then there is nothing to pick
    while hits > 0:
        kinds = [name for name, there in ((MILITIA, c.militia), (TROOPS, c.troops)) if there]
        kinds += troop_stand_ins(g, c)
        if not kinds:
            return hits
        kind = kinds[0] if everything else str(g.choose(US, ask.LOSE_PIECE(c.name), kinds, "11.2.5"))
        if kind == MILITIA:
            remove_militia(g, c, 1, "11.2.5")
        elif kind == TROOPS:
            move_troops(g, c, None, 1, "11.2.5")
        else:
            hits -= troop_mark_worth(g, c, kind) - 1
            g.end_mark(kind, "11.2.5", c.index)
        hits -= 1
    return 0


def _lose_cells(g: Labyrinth, c: Country, hits: int, per_hit: int) -> int:
    """Cells for each hit, as the jihadist picks, active or not; what is left over, a hit filled in part included."""
    losses = hits * per_hit
    everything = losses >= cells(g, c)
    while losses and (kinds := cell_kinds(g, c)):
        kind = kinds[0] if everything else str(g.choose(JIHADIST, ask.LOSE_CELL(c.name), kinds, "11.2.5"))
        take_cell(g, c, kind, "11.2.5", cadre=True)
        losses -= 1
    return -(-losses // per_hit)


def _excess(g: Labyrinth, c: Country, toward: int) -> None:
    """A hit that found nothing: alignment one box, at its end governance one level, until the war is over."""
    if not c.civil_war:
        return
    if c.alignment != toward:
        shift_alignment(g, c, toward, "11.2.5")
    elif toward == ALLY:
        improve(g, c, 1, "11.2.5")
    else:
        worsen(g, c, 1, "11.2.5", worst=ISLAMIST_RULE)
    g.settle()

"""What must hold at every moment of every game; used by the random games in CI, in the campaign and by card tests."""

from __future__ import annotations

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import (
    FAIR,
    GOOD,
    IRAN,
    ISLAMIST_RULE,
    MUSLIM,
    NO_ALIGNMENT,
    NON_MUSLIM,
    NONE,
    POOR,
    UNTESTED,
)
from daedalus.games.labyrinth.game import Labyrinth
from tests.support import total_cards


def broken(g: Labyrinth, deck: list[int]) -> list[str]:
    """Every invariant that does not hold, in words; `deck` are the cards the game began with."""
    found = [*_pieces(g), *_levels(g), *_section_11(g)]
    if total_cards(g) != deck:
        found.append("cards are not conserved over pile, hands, discards, boxes and removed")
    for slot, limit in enumerate(g.schema.limits):
        if limit is not None and not limit[0] <= g.values[slot] <= limit[1]:
            found.append(f"{g.schema.name_of(slot)} is {g.values[slot]}, outside {limit}")
    marks = [(m.name, m.place) for m in g.marks]
    if len(set(marks)) < len(marks):
        found.append(f"the same mark twice in one place: {marks}")
    return found


def _pieces(g: Labyrinth) -> list[str]:
    found = []
    cells = g.get("cells on track") + sum(c.sleeper_cells + c.active_cells for c in g.countries)
    if cells != 15 + g.get("extra cells on map"):
        found.append(f"{cells} cells")
    troops = g.get("troops on track") + g.get("troops off map") + sum(c.troops for c in g.countries)
    if troops != 15:
        found.append(f"{troops} troops")
    militia = g.get("militia on track") + sum(c.militia for c in g.countries)
    if militia != 15:
        found.append(f"{militia} militia")
    boxes = ("available plots", "removed plots", "resolved plots")
    plots = sorted([p for box in boxes for p in g.get(box)] + [p.kind for c in g.countries for p in c.plots])
    wmd = plots.count("wmd") + g.get("wmd box") + sum(c.wmd_cache for c in g.countries)
    if wmd != 6:
        found.append(f"{wmd} WMD")
    if [p for p in plots if p != "wmd"] != ["1", "1", "1", "2", "2", "3"]:
        found.append(f"plots {plots}")
    return found


def _levels(g: Labyrinth) -> list[str]:
    found = []
    for c in g.countries:
        if c.kind == MUSLIM:
            if (c.governance == UNTESTED) != (c.alignment == NO_ALIGNMENT):
                found.append(f"{c}: governance and alignment come together (4.2.4)")
            if c.governance == ISLAMIST_RULE and c.regime_change:
                found.append(f"{c}: regime change under Islamist Rule (7.3.4.1)")
            if c.governance == UNTESTED and (c.sleeper_cells or c.active_cells or c.plots):
                found.append(f"{c}: pieces in an untested country (4.9.4)")
            if c.regime_change != NONE and c.governance not in (POOR, FAIR):
                found.append(f"{c}: regime change only in Poor or Fair countries (7.3.4.1)")
        else:
            if c.alignment != NO_ALIGNMENT or c.aid or c.regime_change:
                found.append(f"{c}: not Muslim, but has what only Muslim countries have (4.2.3)")
            if c.kind == IRAN and c.posture:
                found.append("Iran has no posture (4.4)")
            if c.kind == NON_MUSLIM and c.governance not in (GOOD, FAIR) and not c.mat:
                found.append(f"{c}: printed governance changed (4.3.1)")
    return found


def _section_11(g: Labyrinth) -> list[str]:
    """The Awakening: where its pieces and markers may be."""
    found = []
    for c in g.countries:
        settled = c.kind != MUSLIM or c.governance in (GOOD, ISLAMIST_RULE)
        if c.militia and settled:
            found.append(f"{c}: militia where there can be none (11.2.4)")
        if (c.awakening or c.reaction) and (settled or c.governance == UNTESTED or c.civil_war):
            found.append(f"{c}: awakening or reaction where there can be none (11.1.4)")
        if c.civil_war and (settled or c.governance == UNTESTED):
            found.append(f"{c}: civil war in a country that is neither Poor nor Fair (11.2.2)")
    if len(g.get("caliphate capital")) > 1:
        found.append("more than one capital of the caliphate (11.3.8)")
    members = caliphate.members(g)
    if g.get("caliphate capital") and not members:
        found.append("a capital that can be none (11.3.8.1)")
    found += [f"{c}: sleeper cells in the caliphate (11.3.8.3)" for c in members if c.sleeper_cells]
    return found

"""4.6, 4.8, 11.2.9 Pieces and markers: counting, placing, removing and moving them. Totals hold by construction."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import GOOD, ISLAMIST_RULE, MUSLIM, NONE, Country
from daedalus.games.labyrinth.caliphate import belongs
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.testing import test
from daedalus.games.labyrinth.tracks import extra_cells

SLEEPER: Final = "sleeper cells"
ACTIVE: Final = "active cells"


def cells(g: Labyrinth, c: Country) -> int:
    """All cells there, with marks that count as a cell."""
    there = c.sleeper_cells + c.active_cells
    return int(g.ask("cells", there, c)) if g.answered("cells") else there


def troops(g: Labyrinth, c: Country) -> int:
    """All troops there, with marks that count as troops."""
    return int(g.ask("troops", c.troops, c)) if g.answered("troops") else c.troops


def forces(g: Labyrinth, c: Country) -> int:
    """11.2.4: troops and militia there."""
    return troops(g, c) + c.militia


def troops_at_stake(g: Labyrinth, c: Country) -> int:
    """Troops there whose fate moves prestige: never militia (11.2.4), nor a mark that says so."""
    return int(g.ask("troops-at-stake", troops(g, c), c))


def led(g: Labyrinth, c: Country) -> bool:
    """11.2.4, 11.2.5: whether militia there have troops or advisers beside them."""
    return bool(g.ask("militia-is-led", troops(g, c) > 0, c))


def cell_stand_ins(g: Labyrinth, c: Country) -> tuple[str, ...]:
    """Marks there that are a cell for all purposes but travel and disrupt."""
    return tuple(g.ask("cell-stand-ins", (), c))


def troop_stand_ins(g: Labyrinth, c: Country) -> tuple[str, ...]:
    """Marks there that are troops."""
    return tuple(g.ask("troop-stand-ins", (), c))


def troop_mark_worth(g: Labyrinth, c: Country, mark: str) -> int:
    """How many troops a mark there is."""
    return sum(int(adds) for m, adds, _ in g.who_answers("troops", c) if m is not None and m.name == mark)


def available_cells(g: Labyrinth) -> int:
    """Cells that an event may place: those on the track and any extra ones (4.7.4, 11.3.7)."""
    return int(g.get("cells on track")) + extra_cells(g)


def _from_track(g: Labyrinth, n: int, rule: str) -> None:
    """Cells off the track; extra cells come last (11.3.7)."""
    from_track = min(n, g.get("cells on track"))
    g.put("cells on track", g.get("cells on track") - from_track, rule)
    g.put("extra cells on map", g.get("extra cells on map") + n - from_track, "11.3.7")


def _to_track(g: Labyrinth, rule: str) -> None:
    """A cell off the map; extra cells go first (11.3.7)."""
    if g.get("extra cells on map"):
        g.put("extra cells on map", g.get("extra cells on map") - 1, "11.3.7")
    else:
        g.put("cells on track", g.get("cells on track") + 1, rule)


def place_cells(g: Labyrinth, c: Country, n: int, rule: str, *, active: bool = False) -> int:
    """Cells from the track, as many as there are (4.6.3); tests the country first (4.9.4), takes its cadre (4.8.4)."""
    n = min(n, available_cells(g))
    if n > 0:
        test(g, c)
        _from_track(g, n, rule)
        if active or belongs(g, c):  # 11.3.8.3
            g.set(c, ACTIVE, c.active_cells + n, rule)
        else:
            g.set(c, SLEEPER, c.sleeper_cells + n, rule)  # 4.6.4
        g.set(c, "cadre", 0, "4.8.4")
    return n


def take_cell(g: Labyrinth, c: Country, kind: str, rule: str, *, cadre: bool) -> None:
    """One cell back to the track (or a stand-in out of the game); the last one may leave a cadre (4.8.4)."""
    if kind == SLEEPER:
        g.set(c, SLEEPER, c.sleeper_cells - 1, rule)
        _to_track(g, rule)
    elif kind == ACTIVE:
        g.set(c, ACTIVE, c.active_cells - 1, rule)
        _to_track(g, rule)
    else:
        g.end_mark(kind, rule, c.index)
    if cadre and cells(g, c) == 0:
        g.set(c, "cadre", 1, "4.8.4")
    g.later("cell-removed", c)


def cell_kinds(g: Labyrinth, c: Country) -> list[str]:
    """What may be taken when a cell is removed: active, sleeper, or a mark that is a cell."""
    kinds = []
    if c.active_cells:
        kinds.append(ACTIVE)
    if c.sleeper_cells:
        kinds.append(SLEEPER)
    return [*kinds, *cell_stand_ins(g, c)]


def standing(c: Country, kind: str) -> int:
    """How many cells of a kind are there, marks that are a cell left out."""
    return c.sleeper_cells if kind == SLEEPER else c.active_cells


def remove_cells(g: Labyrinth, side: str, c: Country, n: int, rule: str, *, may_stop: bool = False) -> int:
    """Cells removed by an event: the side picks which; the last one leaves a cadre (4.8.4)."""
    removed = 0
    while removed < n:
        kinds = cell_kinds(g, c)
        if not kinds:
            break
        options = [*kinds, "done"] if may_stop else kinds
        kind = str(g.choose(side, ask.REMOVE_CELL(c.name), options, rule))
        if kind == "done":
            break
        take_cell(g, c, kind, rule, cadre=True)
        removed += 1
    return removed


def activate(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    """Sleepers become active (4.6.4)."""
    n = min(n, c.sleeper_cells)
    g.set(c, SLEEPER, c.sleeper_cells - n, rule)
    g.set(c, ACTIVE, c.active_cells + n, rule)


def hide(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    """Active cells become sleepers, but in the caliphate (11.3.8.3)."""
    n = 0 if belongs(g, c) else min(n, c.active_cells)
    g.set(c, ACTIVE, c.active_cells - n, rule)
    g.set(c, SLEEPER, c.sleeper_cells + n, rule)


def move_plot(g: Labyrinth, origin: Country, target: Country, plot: Plot, rule: str) -> None:
    """A plot as it lies, from one country to another, tested first (4.9.4)."""
    if plot not in origin.plots or origin is target:
        return
    test(g, target)
    left = list(origin.plots)
    left.remove(plot)
    g.set(origin, "plots", tuple(left), rule)
    g.set(target, "plots", (*target.plots, plot), rule)


def move_troops(g: Labyrinth, origin: Country | None, target: Country | None, n: int, rule: str) -> None:
    """Troops from one place to another; None is the track (4.7.3)."""
    if n <= 0 or origin is target:
        return
    if origin is None:
        g.put("troops on track", g.get("troops on track") - n, rule)
    else:
        g.set(origin, "troops", origin.troops - n, rule)
    if target is None:
        g.put("troops on track", g.get("troops on track") + n, rule)
    else:
        g.set(target, "troops", target.troops + n, rule)


def may_hold_militia(c: Country) -> bool:
    """11.2.4: a Muslim country, neither Good nor under Islamist Rule."""
    return c.kind == MUSLIM and c.governance not in (GOOD, ISLAMIST_RULE)


def place_militia(g: Labyrinth, c: Country, n: int, rule: str) -> int:
    """Militia from their track, as many as there are (11.2.9); they test no country (4.9.4). How many that was."""
    n = min(n, g.get("militia on track")) if may_hold_militia(c) else 0
    if n > 0:
        g.put("militia on track", g.get("militia on track") - n, rule)
        g.set(c, "militia", c.militia + n, rule)
    return n


def remove_militia(g: Labyrinth, c: Country, n: int, rule: str) -> int:
    """Militia back to their track, as many as there are (11.2.9); how many that was."""
    n = min(n, c.militia)
    g.set(c, "militia", c.militia - n, rule)
    g.put("militia on track", g.get("militia on track") + n, rule)
    return n


def place_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    if c.kind == MUSLIM or not c.mat:  # not where the mat has turned back in the middle of an event (11.3.3.3)
        g.set(c, "aid", min(c.aid + n, g.tables["most"]["aid"]), rule)


def remove_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    g.set(c, "aid", max(0, c.aid - n), rule)


def besiege(g: Labyrinth, c: Country, rule: str) -> None:
    if c.kind == MUSLIM or not c.mat:
        g.set(c, "besieged regime", 1, rule)  # 8.4.3.2: at most one


def strip_markers(g: Labyrinth, c: Country, rule: str) -> None:
    """Good or Islamist Rule takes off regime change, besieged regime and aid (7.2.1.1, 7.3.4.1, 8.4.4), 11.3.14."""
    g.set(c, "regime change", NONE, rule)
    g.set(c, "besieged regime", 0, rule)
    g.set(c, "aid", 0, rule)
    for popular in ("awakening", "reaction"):  # 11.1.6
        g.set(c, popular, 0, "11.3.14")
    g.set(c, "civil war", 0, "11.3.14")  # 11.2.7
    remove_militia(g, c, c.militia, "11.3.14")


def clear(g: Labyrinth, c: Country, rule: str) -> None:
    """Everything off a country: pieces to their tracks, plots available again, every marker; WMD beside it stay."""
    for kind in (SLEEPER, ACTIVE):
        while kind in cell_kinds(g, c):
            take_cell(g, c, kind, rule, cadre=False)
    g.set(c, "cadre", 0, rule)
    move_troops(g, c, None, c.troops, rule)
    strip_markers(g, c, rule)
    g.put("available plots", tuple(sorted((*g.get("available plots"), *(p.kind for p in c.plots)))), rule)
    g.set(c, "plots", (), rule)
    for mark in [m for m in g.marks if m.place == c.index]:
        g.end_mark(mark.name, rule, c.index)


def available_plots(g: Labyrinth, ops: int) -> list[str]:
    """8.5.2: kinds of available plots that a card of this value may place."""
    kinds = dict.fromkeys(g.get("available plots"))
    return [k for k in kinds if g.tables.plot_marker(k)["ops"] <= ops]


def place_plot(g: Labyrinth, c: Country, kind: str, rule: str, *, up: bool = False) -> None:
    """A plot from the available box into a country, tested first (4.9.4); face down unless said (8.5.4)."""
    test(g, c)
    left = list(g.get("available plots"))
    left.remove(kind)
    g.put("available plots", tuple(left), rule)
    g.set(c, "plots", (*c.plots, Plot(kind, up)), rule)
    g.announce("plot-placed", c)
    g.settle()


def return_plot(g: Labyrinth, c: Country, plot: Plot, rule: str) -> None:
    """A used or blocked plot: a WMD leaves the game (8.5.5), any other is available again, now or later (11.3.2)."""
    left = list(c.plots)
    left.remove(plot)
    g.set(c, "plots", tuple(left), rule)
    if g.tables.plot_marker(plot.kind).get("once"):
        g.put("removed plots", (*g.get("removed plots"), plot.kind), "8.5.5")
    else:
        box = g.rules["used plots"]
        g.put(box, tuple(sorted((*g.get(box), plot.kind))), rule)

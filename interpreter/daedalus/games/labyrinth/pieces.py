"""4.6, 4.8 Pieces and markers: counting, placing, removing and moving them. Totals hold by construction."""

from __future__ import annotations

from daedalus.games.labyrinth.board import ISLAMIST_RULE, NONE, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.tables import plot_marker

SLEEPER, ACTIVE = "sleeper cells", "active cells"


def cells(g: Labyrinth, c: Country) -> int:
    """All cells there, with marks that count as a cell."""
    there = c.sleeper_cells + c.active_cells
    return int(g.ask("cells", there, c))


def troops(g: Labyrinth, c: Country) -> int:
    """All troops there, with marks that count as troops."""
    return int(g.ask("troops", c.troops, c))


def cell_stand_ins(g: Labyrinth, c: Country) -> tuple[str, ...]:
    """Marks there that are a cell for all purposes but travel and disrupt."""
    return tuple(g.ask("cell stand-ins", (), c))


def troop_stand_ins(g: Labyrinth, c: Country) -> tuple[str, ...]:
    """Marks there that are troops."""
    return tuple(g.ask("troop stand-ins", (), c))


def cells_on_map(g: Labyrinth) -> int:
    return sum(cells(g, c) for c in g.countries)


def place_cells(g: Labyrinth, c: Country, n: int, rule: str, *, active: bool = False) -> int:
    """Cells from the track, as many as there are (4.6.3); tests the country first (4.9.4), takes its cadre (4.8.4)."""
    from daedalus.games.labyrinth.testing import test

    n = min(n, g.get("cells on track"))
    if n > 0:
        test(g, c)
        g.put("cells on track", g.get("cells on track") - n, rule)
        if active:
            g.set(c, ACTIVE, c.active_cells + n, rule)
        else:
            g.set(c, SLEEPER, c.sleeper_cells + n, rule)  # 4.6.4
        g.set(c, "cadre", 0, "4.8.4")
    return n


def take_cell(g: Labyrinth, c: Country, kind: str, rule: str, *, cadre: bool) -> None:
    """One cell back to the track (or a stand-in out of the game); the last one may leave a cadre (4.8.4)."""
    if kind == SLEEPER:
        g.set(c, SLEEPER, c.sleeper_cells - 1, rule)
        g.put("cells on track", g.get("cells on track") + 1, rule)
    elif kind == ACTIVE:
        g.set(c, ACTIVE, c.active_cells - 1, rule)
        g.put("cells on track", g.get("cells on track") + 1, rule)
    else:
        g.end_mark(kind, rule, c.index)
    if cadre and cells(g, c) == 0:
        g.set(c, "cadre", 1, "4.8.4")


def cell_kinds(g: Labyrinth, c: Country) -> list[str]:
    """What may be taken when a cell is removed: active, sleeper, or a mark that is a cell."""
    kinds = []
    if c.active_cells:
        kinds.append(ACTIVE)
    if c.sleeper_cells:
        kinds.append(SLEEPER)
    return [*kinds, *cell_stand_ins(g, c)]


def remove_cells(g: Labyrinth, side: str, c: Country, n: int, rule: str, *, may_stop: bool = False) -> int:
    """Cells removed by an event: the side picks which; the last one leaves a cadre (4.8.4)."""
    removed = 0
    while removed < n:
        kinds = cell_kinds(g, c)
        if not kinds:
            break
        options = [*kinds, "done"] if may_stop else kinds
        kind = str(g.choose(side, f"remove a cell from {c.name}", options, rule))
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


def place_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    g.set(c, "aid", c.aid + n, rule)


def remove_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
    g.set(c, "aid", max(0, c.aid - n), rule)


def besiege(g: Labyrinth, c: Country, rule: str) -> None:
    g.set(c, "besieged regime", 1, rule)  # 8.4.3.2: at most one


def strip_markers(g: Labyrinth, c: Country, rule: str) -> None:
    """Good or Islamist Rule takes off regime change, besieged regime and aid (7.2.1.1, 7.3.4.1, 8.4.4)."""
    g.set(c, "regime change", NONE, rule)
    g.set(c, "besieged regime", 0, rule)
    g.set(c, "aid", 0, rule)


def available_plots(g: Labyrinth, ops: int) -> list[str]:
    """8.5.2: kinds of available plots that a card of this value may place."""
    kinds = dict.fromkeys(g.get("available plots"))
    return [k for k in kinds if plot_marker(k)["ops"] <= ops]


def place_plot(g: Labyrinth, c: Country, kind: str, rule: str, *, up: bool = False) -> None:
    """A plot from the available box into a country, tested first (4.9.4); face down unless said (8.5.4)."""
    from daedalus.games.labyrinth.testing import test

    test(g, c)
    left = list(g.get("available plots"))
    left.remove(kind)
    g.put("available plots", tuple(left), rule)
    g.set(c, "plots", (*c.plots, Plot(kind, up)), rule)
    g.announce("plot placed", c)
    g.settle()


def return_plot(g: Labyrinth, c: Country, plot: Plot, rule: str) -> None:
    """A used or blocked plot: a WMD leaves the game (8.5.5), any other is available again."""
    left = list(c.plots)
    left.remove(plot)
    g.set(c, "plots", tuple(left), rule)
    if plot_marker(plot.kind).get("once"):
        g.put("removed plots", (*g.get("removed plots"), plot.kind), "8.5.5")
    else:
        g.put("available plots", tuple(sorted((*g.get("available plots"), plot.kind))), rule)


def is_islamist(c: Country) -> bool:
    return c.governance == ISLAMIST_RULE

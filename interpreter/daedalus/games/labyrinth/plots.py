"""8.5 Plots: placing them and resolving those that nobody blocked."""

from __future__ import annotations

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import pieces
from daedalus.games.labyrinth.assigning import assign_dice, choose_sleepers
from daedalus.games.labyrinth.board import IRAN, ISLAMIST_RULE, JIHADIST, MUSLIM, NON_MUSLIM, POOR, US, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.governance import set_governance, worsen
from daedalus.games.labyrinth.mats import turn_over, turned_by
from daedalus.games.labyrinth.testing import roll_posture, roll_prestige, test


def face_up(g: Labyrinth, c: Country, plot: Plot) -> bool:
    """8.5.4: face down unless an event says otherwise; face up before the US bot (13.3.3)."""
    if US in g.automata:
        return True
    return bool(g.ask("plot-is-face-up", plot.up, plot, c))


def may_plot(g: Labyrinth, c: Country) -> bool:
    """8.5.1: any country with a cell that is not under Islamist Rule, Iran too."""
    return bool(c.governance != ISLAMIST_RULE and pieces.cells(g, c) > 0 and g.open(c) and g.ask("may-plot", True, c))


def targets(g: Labyrinth) -> list[Country]:
    return [c for c in g.with_cells() if may_plot(g, c)]


def choose_plots(g: Labyrinth, ops: int) -> None:
    """8.1.2, 8.5.1: dice and cells first, then the rolls."""
    assigned = assign_dice(g, "plot", targets(g), ops)
    plan = [(c, dice, choose_sleepers(g, c, dice)) for c, dice in assigned]
    rolled = [(c, roll_plots(g, c, dice, sleepers)) for c, dice, sleepers in plan]  # 8.1.2: all dice at once
    for c, successes in rolled:
        place_plots(g, c, successes, ops)


def plot(g: Labyrinth, c: Country, dice: int, sleepers: int, ops: int) -> None:
    """8.5.2 in one country."""
    place_plots(g, c, roll_plots(g, c, dice, sleepers), ops)


def roll_plots(g: Labyrinth, c: Country, dice: int, sleepers: int) -> int:
    """8.5.1, 8.5.2: the cells become active, the dice fall; how many succeed."""
    test(g, c)
    g.remember("operations", c)
    pieces.activate(g, c, sleepers, "8.5.1")
    needed = tell.PLOT(c.name, number(g, c))
    return sum(g.attempt(needed, "8.5.2") for _ in range(dice))


def number(g: Labyrinth, c: Country) -> int:
    """8.5.2: what a die needs at most to place a plot."""
    return int(g.ask("plot-number", c.governance, c))


def place_plots(g: Labyrinth, c: Country, successes: int, ops: int) -> None:
    """8.5.2: a success places an available plot up to the value of the card, or a WMD."""
    for _ in range(successes * int(g.ask("plots-for-a-success", g.tables.jihadist_operation("plot")["plots"]))):
        kinds = pieces.available_plots(g, ops)
        if kinds:
            pieces.place_plot(g, c, str(g.choose(JIHADIST, ask.PLOT_TO_PLACE(c.name), kinds, "8.5.2")), "8.5.2")
    g.settle()


# -- 8.5.6 ------------------------------------------------------------------------------------------


def resolve_all(g: Labyrinth) -> None:
    """All plots on the map, in the order the jihadist picks; backlashed ones first."""
    g.put("revealed plots", (), "8.5.6")
    g.put("turned by plots", (), "11.3.3.3")
    g.put("wmd in civil wars", (), "11.2.6")
    while True:
        waiting = [(c, p) for c in g.holding("plots") for p in c.plots]
        if not waiting:
            return
        first = [(c, p) for c, p in waiting if p.backlash] or waiting
        labels = {f"{c.name}: {p}": (c, p) for c, p in first}
        c, p = labels[str(g.choose(JIHADIST, ask.RESOLVE_FIRST(), list(labels), "8.5.6"))]
        resolve(g, c, p)


def resolve(g: Labyrinth, c: Country, p: Plot) -> None:
    """8.5.6, one plot."""
    g.reveal(tell.PLOT_RESOLVED(p, c.name), "", "8.5.6")
    if c.name not in g.get("revealed plots"):
        g.put("revealed plots", (*g.get("revealed plots"), c.name), "8.5.6")
    wmd = p.kind == "wmd"
    at_home = c.name == "United States"
    if wmd and at_home:
        g.win(JIHADIST, "2.1.2")
    _funding(g, c, p)
    turning = turned_by(c, p)
    if c.kind == NON_MUSLIM and not turning:
        _postures(g, c, wmd)
    if at_home:
        roll_prestige(g, "8.5.6")
    elif pieces.troops_at_stake(g, c) > 0:
        row = g.tables["plots"]["prestige"][0 if wmd else 1]
        if "set" in row:
            g.put("prestige", row["set"], "8.5.6")
        else:
            g.shift("prestige", row["add"], "8.5.6")
    if wmd and c.civil_war:
        _wmd_in_civil_war(g, c)
    if turning:
        turn_over(g, c, "11.3.3.3")
        g.put("turned by plots", (*g.get("turned by plots"), c.name), "11.3.3.3")
    elif c.kind == MUSLIM and c.governance != ISLAMIST_RULE:
        _governance(g, c, int(g.ask("plot-dice", g.tables.plot_marker(p.kind)["dice"], p, c)))
    pieces.return_plot(g, c, p, "8.5.6")
    g.announce("plot-resolved", c)
    if wmd:
        g.announce("wmd-resolved", c)
    g.settle()


def _wmd_in_civil_war(g: Labyrinth, c: Country) -> None:
    """11.2.6: it also takes militia; the second in one phase brings Islamist Rule."""
    row = g.tables["civil war"]
    g.put("wmd in civil wars", (*g.get("wmd in civil wars"), c.name), "11.2.6")
    pieces.remove_militia(g, c, row["militia for wmd"], "11.2.6")
    if g.get("wmd in civil wars").count(c.name) >= row["wmd for islamist rule"]:
        set_governance(g, c, ISLAMIST_RULE, "11.2.6")


def funding_gain(g: Labyrinth, c: Country, p: Plot) -> tuple[str, int]:
    """8.5.6: whether funding is set or raised, and by how much: the first row of the table that fits."""
    kinds = {MUSLIM: "muslim", NON_MUSLIM: "non-muslim", IRAN: "iran"}
    levels = ("untested", "good", "fair", "poor", "islamist rule")
    here = {"country": c.name, "kind": kinds[c.kind], "governance": levels[c.governance], "plot": p.kind}
    row = next(r for r in g.tables["plots"]["funding"] if all(here[k] == r[k] for k in here if k in r))
    if "set" in row:
        return "set", row["set"]
    if "number times" in row:
        return "add", row["number times"] * g.tables.plot_marker(p.kind)["number"]
    return "add", row["add"]


def _funding(g: Labyrinth, c: Country, p: Plot) -> None:
    how, amount = funding_gain(g, c, p)
    if how == "add":
        amount = int(g.ask("plot-funding", amount, p, c))
    if p.backlash:  # a WMD then sets funding to its lowest
        how, amount = (
            ("set", g.tables["tracks"]["funding"]["from"])
            if p.kind == "wmd"
            else ("add", -amount)
            if how == "add"
            else ("set", g.tables["tracks"]["funding"]["from"])
        )
    if how == "set":
        g.put("funding", amount, "8.5.6")
    else:
        g.shift("funding", amount, "8.5.6")


def _postures(g: Labyrinth, c: Country, wmd: bool) -> None:
    roll_posture(g, c, "8.5.6")
    if (
        wmd
        and not c.printed_posture
        and g.choose(JIHADIST, ask.ROLL_POSTURE_AGAIN(c.name), ("no", "yes"), "8.5.6") == "yes"
    ):
        roll_posture(g, c, "8.5.6")
    if c.schengen:
        left = [d for d in g.countries if d.schengen and d is not c]
        for _ in range(min(len(left), g.tables["plots"]["other schengen rolls"])):
            d = g.choose_country(JIHADIST, ask.ROLL_OTHER_POSTURE(), left, "8.5.6")
            left.remove(d)
            roll_posture(g, d, "8.5.6")


def _governance(g: Labyrinth, c: Country, dice: int) -> None:
    needed = tell.PLOT(c.name, c.governance)
    successes = sum(g.attempt(needed, "8.5.6") for _ in range(dice))
    pieces.remove_aid(g, c, successes * g.tables["plots"]["aid removed"], "8.5.6")
    worsen(g, c, successes, "8.5.6", worst=POOR)

"""What an event can do to the board: pieces, markers, levels, tracks, rolls and operations."""

from __future__ import annotations

from daedalus.games.labyrinth import (
    alert,
    caliphate,
    deploy,
    disrupt,
    governance,
    jihad,
    pieces,
    recruit,
    testing,
    travel,
)
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import operations as ops_
from daedalus.games.labyrinth import war_of_ideas as woi
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

EVENT = "6.2.1"


def declare(v: Vocabulary) -> None:
    _pieces(v)
    _levels(v)
    _tracks(v)
    _plots(v)
    _operations(v)
    _marks(v)


def _pieces(v: Vocabulary) -> None:
    @v.verb("place {n:number} cell[s] in {c:country}", rule="4.7.4")
    def place_cells(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Sleepers from the track, whatever the funding; tests the country first."""
        g.remember("event", c)
        caliphate.placed(g, c, pieces.place_cells(g, c, n, "4.7.4"))

    @v.verb("place {n:number} cell[s] in each of {s:countries}", rule="4.7.4")
    def place_cells_each(g: Labyrinth, me: str, n: int, s: tuple[Country, ...]) -> None:
        """So many in each; if the track has too few, the jihadist picks where each one goes."""
        wanted = [c for c in s for _ in range(n)]
        while wanted and pieces.available_cells(g):
            c = wanted[0]
            if pieces.available_cells(g) < len(wanted):
                names = list(dict.fromkeys(w.name for w in wanted))
                c = g.at[str(g.choose(b.JIHADIST, ask.PLACE_CELL_IN(), names, "4.6.3"))]
            wanted.remove(c)
            place_cells(g, me, 1, c)

    @v.verb("place all cells in {c:country}", rule="4.7.4")
    def place_all_cells(g: Labyrinth, me: str, c: Country) -> None:
        """Every cell on the track, and every extra one."""
        place_cells(g, me, pieces.available_cells(g), c)

    @v.verb("remove {n:number} cell[s] from {c:country}", rule="4.8.4")
    def remove_cells(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side picks which; the last one leaves a cadre."""
        g.remember("event", c)
        pieces.remove_cells(g, me, c, n, "4.8.4")

    @v.verb("remove up to {n:number} cell[s] from {c:country}", rule="4.8.4")
    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side picks which and may stop; the last one leaves a cadre."""
        g.remember("event", c)
        pieces.remove_cells(g, me, c, n, "4.8.4", may_stop=True)

    @v.verb("remove all cells from {c:country}", rule="4.8.4")
    def remove_all_cells(g: Labyrinth, me: str, c: Country) -> None:
        """Every cell there; a cadre stays."""
        g.remember("event", c)
        for kind in pieces.cell_kinds(g, c):
            while kind in pieces.cell_kinds(g, c):
                pieces.take_cell(g, c, kind, "4.8.4", cadre=True)

    @v.verb("place cadre in {c:country}", rule="4.8.4")
    def place_cadre(g: Labyrinth, me: str, c: Country) -> None:
        """A cadre, tested first; at most one a country."""
        g.remember("event", c)
        testing.test(g, c)
        g.set(c, "cadre", 1, "4.8.4")

    @v.verb("remove cadre from {c:country}", rule="4.8.4")
    def remove_cadre(g: Labyrinth, me: str, c: Country) -> None:
        """The cadre there, if any."""
        g.remember("event", c)
        g.set(c, "cadre", 0, "4.8.4")

    @v.verb("place {n:number} aid in {c:country}", rule="4.8.3")
    def place_aid(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Aid markers; they add up."""
        g.remember("event", c)
        pieces.place_aid(g, c, n, "7.2.2.2")

    @v.verb("remove {n:number} aid from {c:country}", rule="4.8.3")
    def remove_aid(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Aid markers, as many as there are."""
        g.remember("event", c)
        pieces.remove_aid(g, c, n, "4.8.3")

    @v.verb("place besieged regime in {c:country}", rule="8.4.3.2")
    def place_besieged(g: Labyrinth, me: str, c: Country) -> None:
        """At most one a country."""
        g.remember("event", c)
        pieces.besiege(g, c, "8.4.3.2")

    @v.verb("remove besieged regime from {c:country}", rule="8.4.3.2")
    def remove_besieged(g: Labyrinth, me: str, c: Country) -> None:
        """The marker, if there is one."""
        g.remember("event", c)
        g.set(c, "besieged regime", 0, "8.4.3.2")

    @v.verb("travel {n:number} cell[s] to {s:countries}", rule="8.3")
    def travel_cells(g: Labyrinth, me: str, n: int, s: tuple[Country, ...]) -> None:
        """Different cells, from anywhere, without a roll; they arrive as sleepers, and may stay where they are."""
        moved: list[travel.Journey] = []
        for i in range(n):
            gone = [(j.origin.name, j.kind) for j in moved]
            cells = {
                travel.cell_id(c.name, kind): (c, kind)
                for c in travel.sources(g)
                for kind, there in ((pieces.ACTIVE, c.active_cells), (pieces.SLEEPER, c.sleeper_cells))
                if there > gone.count((c.name, kind))
            }
            if not cells:
                break
            origin, kind = cells[str(g.choose(me, ask.TRAVEL_CELL_FROM(i + 1, n), [*cells], "8.3"))]
            goal = g.choose_country(me, ask.TRAVEL_TO(origin.name), s, "8.3")
            moved.append(travel.Journey(origin, kind, goal))
        for origin, kind, goal in moved:
            g.remember("event", goal)
            testing.test(g, goal)
            travel.arrive(g, origin, kind, goal, "8.3.1")


def _levels(v: Vocabulary) -> None:
    @v.verb("test {c:country}", rule="4.9.4")
    def test(g: Labyrinth, me: str, c: Country) -> None:
        """Mark an unmarked country; no effect on a marked one."""
        g.remember("event", c)
        testing.test(g, c)

    @v.verb("set {c:country} to {a:alignment}", rule="4.2.3")
    def set_alignment(g: Labyrinth, me: str, c: Country, a: int) -> None:
        """The alignment, outright."""
        g.remember("event", c)
        testing.test(g, c)
        governance.set_alignment(g, c, a, "4.2.3")

    @v.verb("set {c:country} to {l:governance}", rule="4.2.1")
    def set_governance(g: Labyrinth, me: str, c: Country, level: int) -> None:
        """The governance, outright, with all that follows."""
        g.remember("event", c)
        governance.set_governance(g, c, level, "4.2.1")

    @v.verb("set {c:country} to {l:governance} {a:alignment}", rule="4.2.4")
    def set_both(g: Labyrinth, me: str, c: Country, level: int, a: int) -> None:
        """Governance and alignment, outright: set Turkey to fair ally."""
        g.remember("event", c)
        governance.set_governance(g, c, level, "4.2.4")
        governance.set_alignment(g, c, a, "4.2.4")

    @v.verb("shift {c:country} toward {a:alignment}", rule="4.2.3")
    def shift(g: Labyrinth, me: str, c: Country, a: int) -> None:
        """One box toward Ally or Adversary."""
        g.remember("event", c)
        governance.shift_alignment(g, c, a, "4.2.3")

    @v.verb("improve {c:country}", rule="4.2.2")
    def improve(g: Labyrinth, me: str, c: Country) -> None:
        """Governance one level toward Good."""
        g.remember("event", c)
        governance.improve(g, c, 1, "4.2.2")

    @v.verb("worsen {c:country}", rule="4.2.2")
    def worsen(g: Labyrinth, me: str, c: Country) -> None:
        """Governance one level toward Poor, never into Islamist Rule."""
        g.remember("event", c)
        governance.worsen(g, c, 1, "4.2.2")

    @v.verb("roll governance of {c:country}", rule="4.9.3")
    def roll_governance(g: Labyrinth, me: str, c: Country) -> None:
        """Poor or Fair by the die, whatever it was; the alignment becomes Neutral."""
        g.remember("event", c)
        testing.roll_governance(g, c, b.NEUTRAL, "4.9.3")

    @v.verb("roll posture of {c:country}", rule="4.9.3")
    def roll_posture(g: Labyrinth, me: str, c: Country) -> None:
        """Hard or soft by the die; +1 for the United States; a lasting event may turn it round instead."""
        g.remember("event", c)
        if g.cause is None or g.ask("posture is rolled", True, g.card(int(g.cause)), c):
            testing.roll_posture(g, c, "4.9.3")
        else:
            testing.set_posture(g, c, b.SOFT if c.posture == b.HARD else b.HARD, "4.9.3")

    @v.verb("set {c:country} to {p:posture}", rule="4.3.2")
    def set_posture(g: Labyrinth, me: str, c: Country, p: int) -> None:
        """The posture, outright; Israel keeps its own."""
        g.remember("event", c)
        testing.set_posture(g, c, p, "4.3.2")

    @v.verb("select posture of {c:country}", rule="4.9.4")
    def select_posture(g: Labyrinth, me: str, c: Country) -> None:
        """The side says hard or soft."""
        g.remember("event", c)
        selects_posture(g, me, me, c)

    @v.verb("{s:side} selects posture of {c:country}", rule="4.9.4")
    def selects_posture(g: Labyrinth, me: str, s: str, c: Country) -> None:
        """A side says hard or soft, whoever plays the event."""
        answer = g.choose(s, ask.POSTURE_OF(c.name), ("hard", "soft"), "4.9.4")
        testing.set_posture(g, c, b.HARD if answer == "hard" else b.SOFT, "4.9.4")


def _tracks(v: Vocabulary) -> None:
    @v.change("{n:number} prestige", rule="4.7.1")
    def change_prestige(g: Labyrinth, me: str, n: int) -> None:
        """Prestige up or down; it stops at its ends."""
        g.shift("prestige", n, "4.7.1")

    @v.change("{n:number} funding", rule="4.7.4.1")
    def change_funding(g: Labyrinth, me: str, n: int) -> None:
        """Funding up or down; it stops at its ends."""
        g.shift("funding", n, "4.7.4.1")

    @v.verb("set funding to {n:number}", rule="4.7.4.1")
    def set_funding(g: Labyrinth, me: str, n: int) -> None:
        """Funding, outright; it stops at its ends."""
        g.shift("funding", n - g.funding, "4.7.4.1")

    @v.verb("set prestige to {n:number}", rule="4.7.1")
    def set_prestige(g: Labyrinth, me: str, n: int) -> None:
        """Prestige, outright; it stops at its ends."""
        g.shift("prestige", n - g.prestige, "4.7.1")

    @v.verb("roll prestige", rule="4.9.3")
    def roll_prestige(g: Labyrinth, me: str) -> None:
        """The prestige table."""
        testing.roll_prestige(g, "4.9.3")

    @v.verb("roll against {c:country}", rule="8.1.1", result=TRUTH)
    def roll_against(g: Labyrinth, me: str, c: Country) -> bool:
        """As one operation there: a die at or under the governance, always under Islamist Rule; name it with `as`."""
        g.remember("event", c)
        return c.governance == b.ISLAMIST_RULE or g.roll(tell.EVENT_IN(c.name), "8.1.1") <= c.governance

    @v.verb("roll die", rule="4.9.1", result=NUMBER)
    def roll_die(g: Labyrinth, me: str) -> int:
        """One die; name the result with `as`."""
        return g.roll(tell.EVENT(), "4.9.1")


def _plots(v: Vocabulary) -> None:
    @v.verb("place {n:number} available plot[s] in {c:country}", rule="8.5.2")
    def place_available_plots(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """So many available plots of any kind, WMD too, face down, or as many as there are; the jihadist picks."""
        g.remember("event", c)
        for _ in range(n):
            kinds = list(dict.fromkeys(g.get("available plots")))
            if kinds:
                kind = str(g.choose(b.JIHADIST, ask.PLOT_TO_PLACE(c.name), kinds, "8.5.2"))
                pieces.place_plot(g, c, kind, "8.5.2")

    @v.verb("place {n:number} numbered plot[s] in {c:country}", rule="8.5.2")
    def place_numbered_plots(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """So many available plots, no WMD, face down, or as many as there are; the jihadist picks."""
        g.remember("event", c)
        for _ in range(n):
            kinds = [kind for kind in dict.fromkeys(g.get("available plots")) if kind != "wmd"]
            if kinds:
                kind = str(g.choose(b.JIHADIST, ask.PLOT_TO_PLACE(c.name), kinds, "8.5.2"))
                pieces.place_plot(g, c, kind, "8.5.2")

    @v.verb("place plot {n:number} in {c:country}", rule="8.5.2")
    def place_plot(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """A plot of that number, face down, if one is available."""
        g.remember("event", c)
        if str(n) in g.get("available plots"):
            pieces.place_plot(g, c, str(n), "8.5.2")

    @v.verb("place plot {n:number} face up in {c:country}", rule="8.5.2")
    def place_plot_up(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """A plot of that number, for all to see, if one is available."""
        g.remember("event", c)
        if str(n) in g.get("available plots"):
            pieces.place_plot(g, c, str(n), "8.5.2", up=True)

    @v.verb("alert {p:plot} in {c:country}", rule="7.5.2")
    def alert_plot(g: Labyrinth, me: str, p: Plot, c: Country) -> None:
        """Block one plot."""
        alert.alert(g, c, p)

    @v.verb("alert plot in {c:country}", rule="7.5.2")
    def alert_one(g: Labyrinth, me: str, c: Country) -> None:
        """Block one plot there; the side picks."""
        if c.plots:
            alert.alert(g, c, alert.choose_plot(g, me, c))

    @v.verb("alert all plots in {c:country}", rule="7.5.2")
    def alert_all(g: Labyrinth, me: str, c: Country) -> None:
        """Block every plot there."""
        for plot in c.plots:
            alert.alert(g, c, plot)

    @v.verb("backlash random plot in {c:country}", rule="6.2.2")
    def backlash(g: Labyrinth, me: str, c: Country) -> None:
        """The funding change of one plot there is turned round when it is resolved."""
        g.remember("event", c)
        plain = [i for i, p in enumerate(c.plots) if not p.backlash]
        if plain:
            i = plain[g.lot(len(plain)) if len(plain) > 1 else 0]
            marked = Plot(c.plots[i].kind, c.plots[i].up, True)
            g.set(c, "plots", (*c.plots[:i], marked, *c.plots[i + 1 :]), "6.2.2")

    @v.verb("make {n:number} wmd available", rule="4.7.8.1")
    def wmd_available(g: Labyrinth, me: str, n: int) -> None:
        """WMD plots from the box to the available plots."""
        n = min(n, g.get("wmd box"))
        g.put("wmd box", g.get("wmd box") - n, "4.7.8.1")
        g.put("available plots", tuple(sorted((*g.get("available plots"), *["wmd"] * n))), "4.7.8.1")


def _operations(v: Vocabulary) -> None:
    @v.verb("conduct operation with {n:number} op[s]", rule="6.3.1")
    def operation(g: Labyrinth, me: str, n: int) -> None:
        """Any one operation of that value, or reserves; reserves do not raise it (6.3.3.1)."""
        ways = ops_.possible(g, me, n, use_reserves=False)
        if ops_.may_bank(n):
            ways.append("reserves")
        if ways:
            way = str(g.choose(me, ask.OPERATION_WITH(n), ways, "6.3.1"))
            if way == "reserves":
                ops_.bank(g, me, n)
            else:
                ops_.conduct(g, me, way, n, use_reserves=False)

    @v.verb("war of ideas in {c:country}", rule="7.2")
    def war_of_ideas(g: Labyrinth, me: str, c: Country) -> None:
        """One roll; operations are never short."""
        woi.war_of_ideas(g, c, 3)

    @v.verb("disrupt with {n:number} op[s]", rule="7.4")
    def disrupt_with(g: Labyrinth, me: str, n: int) -> None:
        """A disrupt where the US likes, if one is possible."""
        where = disrupt.targets(g, n)
        if where:
            disrupt.disrupt(g, g.choose_country(b.US, ask.DISRUPT_IN(), where, "7.4.1"))

    @v.verb("regime change in {c:country}", rule="7.3.4")
    def regime_change(g: Labyrinth, me: str, c: Country) -> None:
        """With six or more troops from one place."""
        if deploy.regime_change_origins(g, c):
            deploy.choose_regime_change(g, [c])

    @v.verb("recruit with {n:number} op[s]", rule="8.2")
    def recruit_with(g: Labyrinth, me: str, n: int) -> None:
        """A recruit operation where the jihadist likes."""
        if recruit.targets(g):
            recruit.choose_recruit(g, n)

    @v.verb("recruit in {c:country} with {n:number} op[s]", rule="8.2")
    def recruit_in(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """So many attempts in one country."""
        recruit.recruit(g, [c] * n)

    @v.verb("{n:number} jihad rolls in {c:country}", rule="8.4")
    def jihad_rolls(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Dice without cells behind them; governance at most to Poor."""
        g.remember("event", c)
        jihad.succeed(g, c, jihad.rolls(g, c, n), revolution=False)

    v.value("disrupt possible with {n:number} op[s]", "truth", rule="7.4.1")(_disrupt_possible)
    v.value("regime change possible in {c:country}", "truth", rule="7.3.4")(_regime_change_possible)


def _disrupt_possible(g: Labyrinth, n: int) -> bool:
    """Whether the US could disrupt somewhere with that many operations."""
    return bool(disrupt.targets(g, n))


def _regime_change_possible(g: Labyrinth, c: Country) -> bool:
    """Whether the US is hard, the target legal, and six troops are free in one place."""
    return g.us_posture == b.HARD and deploy.may_regime_change(g, c) and bool(deploy.regime_change_origins(g, c))


def _marks(v: Vocabulary) -> None:
    @v.verb("mark {c:country} with {m:text}", rule="6.2.7")
    def mark_country(g: Labyrinth, me: str, c: Country, m: str) -> None:
        """Put a mark of this card there, besides any other; that of a lapsing event goes with it."""
        g.remember("event", c)
        lapses = g.card(int(g.cause)).lapsing in ("always", f"{me}-only")
        g.set_mark(m, c.index, int(g.cause), "6.2.7", lapsing=lapses)

    @v.verb("add {m:text} to {c:country}", rule="6.2.7")
    def add_mark(g: Labyrinth, me: str, m: str, c: Country) -> None:
        """One more mark of this card there, even beside another of the same name."""
        g.remember("event", c)
        g.add_mark(m, c.index, int(g.cause), "6.2.7")

    @v.verb("move {m:text} to {c:country}", rule="6.2.7")
    def move_mark(g: Labyrinth, me: str, m: str, c: Country) -> None:
        """Put the mark there; it leaves where it stood."""
        g.remember("event", c)
        g.end_mark(m, "6.2.7")
        g.set_mark(m, c.index, int(g.cause), "6.2.7")

    @v.verb("end {m:text}", rule="6.2.8")
    def end_mark(g: Labyrinth, me: str, m: str) -> None:
        """A lasting event ends, wherever it stands."""
        g.end_mark(m, "6.2.8")

    @v.verb("end {m:text} in {c:country}", rule="6.2.8")
    def end_mark_in(g: Labyrinth, me: str, m: str, c: Country) -> None:
        """A lasting event ends in one country."""
        g.end_mark(m, "6.2.8", c.index)

    @v.verb("put {m:text} in effect", rule="6.2.7")
    def put_in_effect(g: Labyrinth, me: str, m: str) -> None:
        """A mark of this card goes to the events box."""
        g.set_mark(m, -1, int(g.cause), "6.2.7")

    @v.verb("end this", rule="6.2.7")
    def end_this(g: Labyrinth, me: str) -> None:
        """In a trigger: the lasting event that acts now ends."""
        g.end_this("6.2.7")

"""Words of 11.2 and what goes with it: civil war, militia, troops off the map, WMD, cells from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import caliphate, civil_war, deploy, off_map, pieces, testing, travel
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import ACTIVE, SLEEPER
from daedalus.games.labyrinth.tables import us_operation
from daedalus.language.vocabulary import NUMBER, Vocabulary

TRACK = "track"
DONE = "done"


def declare(v: Vocabulary) -> None:
    _values(v)
    _civil_war(v)
    _militia(v)
    _cells(v)
    _troops(v)
    _wmd(v)


def _values(v: Vocabulary) -> None:
    for pattern, rule, says, count in _COUNTS:
        v.value(pattern, NUMBER, rule=rule)(_count(pattern, says, count))


def _count(pattern: str, says: str, count: Callable[..., int]) -> Callable[..., int]:
    def counted(g: Labyrinth, *c: Country) -> int:
        return count(g, *c)

    counted.__doc__ = says
    counted.__name__ = "count_" + pattern.partition(" {")[0].replace(" ", "_")
    return counted


def _wmd_in_play(g: Labyrinth) -> int:
    return int(g.get("available plots").count("wmd")) + sum(
        p.kind == "wmd" for c in g.holding("plots") for p in c.plots
    )


_COUNTS: tuple[tuple[str, str, str, Callable[..., int]], ...] = (
    ("militia in {c:country}", "11.2.4", "Militia there.", lambda g, c: c.militia),
    ("militia on track", "11.2.9", "Militia not on the map.", lambda g: g.get("militia on track")),
    ("sleeper cells in {c:country}", "4.6.4", "Sleeper cells there.", lambda g, c: c.sleeper_cells),
    ("active cells in {c:country}", "4.6.4", "Active cells there.", lambda g, c: c.active_cells),
    (
        "sleeper cells on map",
        "4.6.4",
        "All sleeper cells, those of closed countries too.",
        lambda g: sum(c.sleeper_cells for c in g.holding(SLEEPER)),
    ),
    ("troop cubes in {c:country}", "4.6", "Troops there, without marks that count as troops.", lambda g, c: c.troops),
    ("troops on track", "4.7.3", "Troops on the track.", lambda g: g.get("troops on track")),
    ("troops free to go off map", "11.3.4", "Troops on the track and in countries.", lambda g: off_map.may_leave(g)),
    ("wmd beside {c:country}", "11.3.1", "WMD plots stored beside the country.", lambda g, c: c.wmd_cache),
    ("wmd in play", "11.3.1", "WMD plots that are available or placed.", _wmd_in_play),
)


def _civil_war(v: Vocabulary) -> None:
    @v.verb("start civil war in {c:country}", rule="11.2.2")
    def start(g: Labyrinth, me: str, c: Country) -> None:
        """With all that follows; no effect where there is one already."""
        g.remember("event", c)
        civil_war.start_civil_war(g, c)

    @v.verb("end civil war in {c:country}", rule="11.2.7")
    def end(g: Labyrinth, me: str, c: Country) -> None:
        """The marker and all militia go."""
        g.remember("event", c)
        civil_war.end_civil_war(g, c, "11.2.7")

    @v.verb("remove regime change from {c:country}", rule="7.3.4.1")
    def end_regime_change(g: Labyrinth, me: str, c: Country) -> None:
        """The marker; everything else stays."""
        g.remember("event", c)
        g.set(c, "regime change", b.NONE, "7.3.4.1")
        g.settle()

    @v.verb("remove everything from {c:country}", rule="4.9.4")
    def remove_everything(g: Labyrinth, me: str, c: Country) -> None:
        """All pieces, plots and markers but WMD stored there; the country is untested again."""
        g.remember("event", c)
        pieces.clear(g, c, "4.9.4")
        if c.kind == b.MUSLIM:
            g.set(c, "governance", b.UNTESTED, "4.9.4")
            g.set(c, "alignment", b.NO_ALIGNMENT, "4.9.4")
        else:
            testing.set_posture(g, c, b.UNKNOWN, "4.9.4")
        g.settle()

    @v.verb("remove posture from {c:country}", rule="4.3.2")
    def remove_posture(g: Labyrinth, me: str, c: Country) -> None:
        """The country is untested again."""
        g.remember("event", c)
        testing.set_posture(g, c, b.UNKNOWN, "4.3.2")


def _militia(v: Vocabulary) -> None:
    @v.verb("place {n:number} militia in {c:country}", rule="11.2.9")
    def place(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """As many as there are, where they may stand."""
        g.remember("event", c)
        pieces.place_militia(g, c, n, "11.2.9")

    @v.verb("place up to {n:number} militia in {c:country}", rule="11.2.9")
    def place_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side says how many."""
        most = min(n, g.get("militia on track"))
        if pieces.may_hold_militia(c):
            place(g, me, int(g.choose(me, ask.MILITIA_TO_PLACE(c.name), list(range(most, -1, -1)), "11.2.9")), c)

    @v.verb("place up to {n:number} militia in countries {s:countries}", rule="11.2.9")
    def place_among(g: Labyrinth, me: str, n: int, s: Sequence[Country]) -> None:
        """One after another where the side likes among these countries; it may stop."""
        for _ in range(n):
            able = [c for c in s if pieces.may_hold_militia(c) and g.open(c)]
            if not able or not g.get("militia on track"):
                return
            answer = str(g.choose(me, ask.PLACE_MILITIA_IN(), [*(c.name for c in able), DONE], "11.2.9"))
            if answer == DONE:
                return
            place(g, me, 1, g.at[answer])

    @v.verb("rearrange militia in {s:countries}", rule="11.2.9")
    def rearrange(g: Labyrinth, me: str, s: Sequence[Country]) -> None:
        """The militia of these countries, moved among them one after another as long as the side likes."""
        able = [c for c in s if pieces.may_hold_militia(c) and g.open(c)]
        left = {c.name: c.militia for c in able}
        while any(left.values()) and len(able) > 1:
            options = [name for name, n in left.items() if n]
            answer = str(g.choose(me, ask.MOVE_MILITIA_FROM(), [*options, DONE], "11.2.9"))
            if answer == DONE:
                return
            origin = g.at[answer]
            left[answer] -= 1  # none moves twice
            goal = g.choose_country(me, ask.MOVE_MILITIA_TO(answer), [c for c in able if c is not origin], "11.2.9")
            pieces.remove_militia(g, origin, 1, "11.2.9")
            place(g, me, 1, goal)

    @v.verb("remove {n:number} militia from {c:country}", rule="11.2.9")
    def remove(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """As many as there are."""
        g.remember("event", c)
        pieces.remove_militia(g, c, n, "11.2.9")

    @v.verb("remove up to {n:number} militia from {c:country}", rule="11.2.9")
    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side says how many."""
        most = min(n, c.militia)
        remove(g, me, int(g.choose(me, ask.MILITIA_TO_REMOVE(c.name), list(range(most, -1, -1)), "11.2.9")), c)

    @v.verb("place up to {n:number} militia/cells in {c:country}", rule="11.2.9")
    def place_mixed(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Militia and cells in all, one after another; the side picks and may stop."""
        for _ in range(n):
            options = ["militia"] if pieces.may_hold_militia(c) and g.get("militia on track") else []
            options += ["cell"] if pieces.available_cells(g) else []
            answer = g.choose(me, ask.PLACE_PIECE(c.name), [*options, DONE], "11.2.9")
            if answer == DONE:
                return
            if answer == "militia":
                place(g, me, 1, c)
            else:
                g.remember("event", c)
                caliphate.placed(g, c, pieces.place_cells(g, c, 1, "4.7.4"))

    @v.verb("remove up to {n:number} militia/cells from {c:country}", rule="11.2.9")
    def remove_mixed(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Militia and cells in all, one after another; the side picks and may stop."""
        g.remember("event", c)
        for _ in range(n):
            options = [*(["militia"] if c.militia else []), *pieces.cell_kinds(g, c)]
            answer = str(g.choose(me, ask.REMOVE_PIECE(c.name), [*options, DONE], "11.2.9"))
            if answer == DONE:
                return
            if answer == "militia":
                pieces.remove_militia(g, c, 1, "11.2.9")
            else:
                pieces.take_cell(g, c, answer, "4.8.4", cadre=True)


def _cells(v: Vocabulary) -> None:
    @v.verb("place {n:number} active cell[s] in {c:country}", rule="4.6.4")
    def place_active(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """From the track, active side up; tests the country first."""
        g.remember("event", c)
        caliphate.placed(g, c, pieces.place_cells(g, c, n, "4.7.4", active=True))

    @v.verb("place up to {n:number} cell[s] in {c:country}", rule="4.7.4")
    def place_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """From the track; the side says how many."""
        g.remember("event", c)
        most = min(n, pieces.available_cells(g))
        count = int(g.choose(me, ask.CELLS_TO_PLACE(c.name), list(range(most, -1, -1)), "4.7.4"))
        caliphate.placed(g, c, pieces.place_cells(g, c, count, "4.7.4"))

    @v.verb("place up to {n:number} cell[s] from anywhere in {c:country}", rule="4.7.4")
    def place_from_anywhere(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """One after another from the track or the map; the side picks and may stop."""
        place_among(g, me, n, (c,))

    @v.verb("place up to {n:number} cell[s] from anywhere in countries {s:countries}", rule="4.7.4")
    def place_among(g: Labyrinth, me: str, n: int, s: Sequence[Country]) -> None:
        """So many in all, one after another from the track or the map; the side picks and may stop."""
        for i in range(n):
            cells = {
                travel.cell_id(c.name, kind): (c.name, kind)
                for c in travel.sources(g)
                for kind, there in ((ACTIVE, c.active_cells), (SLEEPER, c.sleeper_cells))
                if there and (len(s) > 1 or c is not s[0])
            }
            track = [TRACK] if pieces.available_cells(g) else []
            answer = str(g.choose(me, ask.CELL_TO_PLACE(i + 1, n), [*track, *cells, DONE], "4.7.4"))
            if answer == DONE:
                return
            name, kind = cells.get(answer, (TRACK, ""))
            goals = [c for c in s if c.name != name and g.open(c)]
            if not goals:
                return
            goal = g.choose_country(me, ask.PLACE_THIS_CELL_IN(), goals, "4.7.4")
            g.remember("event", goal)
            if answer == TRACK:
                pieces.place_cells(g, goal, 1, "4.7.4")
            else:
                testing.test(g, goal)
                travel.arrive(g, g.at[name], kind, goal, "4.7.4")
                g.set(goal, "cadre", 0, "4.8.4")
            caliphate.placed(g, goal, 1)

    @v.verb("activate {n:number} sleeper cell[s] on map", rule="4.6.4")
    def activate_on_map(g: Labyrinth, me: str, n: int) -> None:
        """One after another where the side likes."""
        for _ in range(n):
            where = [c for c in g.holding(SLEEPER) if g.open(c)]
            if not where:
                return
            c = g.choose_country(me, ask.ACTIVATE_CELL_IN(), where, "4.6.4")
            g.remember("event", c)
            pieces.activate(g, c, 1, "4.6.4")

    @v.verb("activate {n:number} cell[s] in {c:country} then remove up to {k:number} other[s]", rule="4.6.4")
    def activate_and_remove(g: Labyrinth, me: str, n: int, c: Country, k: int) -> None:
        """Sleepers become active, then the side removes others one after another and may stop."""
        g.remember("event", c)
        woken = min(n, c.sleeper_cells)
        pieces.activate(g, c, woken, "4.6.4")
        for _ in range(k):
            kinds = [kind for kind in pieces.cell_kinds(g, c) if kind != ACTIVE or c.active_cells > woken]
            answer = str(g.choose(me, ask.REMOVE_CELL(c.name), [*kinds, DONE], "4.8.4"))
            if answer == DONE:
                return
            pieces.take_cell(g, c, answer, "4.8.4", cadre=True)


def _troops(v: Vocabulary) -> None:
    @v.verb("place {n:number} troop[s] in {c:country}", rule="4.7.3")
    def place(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """From the track, as many as there are."""
        g.remember("event", c)
        pieces.move_troops(g, None, c, min(n, g.get("troops on track")), "4.7.3")
        g.settle()

    @v.verb("remove all troops from {c:country}", rule="4.7.3")
    def remove_all(g: Labyrinth, me: str, c: Country) -> None:
        """To the track; marks that count as troops are gone."""
        g.remember("event", c)
        pieces.move_troops(g, c, None, c.troops, "4.7.3")
        for mark in pieces.troop_stand_ins(g, c):
            g.end_mark(mark, "4.7.3", c.index)
        g.settle()

    @v.verb("move all troop cubes from {c:country} to track", rule="4.7.3")
    def cubes_to_track(g: Labyrinth, me: str, c: Country) -> None:
        """To the track; marks that count as troops stay."""
        g.remember("event", c)
        pieces.move_troops(g, c, None, c.troops, "4.7.3")
        g.settle()

    @v.verb("replace up to {n:number} troop[s] in {c:country} with militia", rule="11.2.9")
    def replace(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """As many as there are of both; the troops go to the track."""
        g.remember("event", c)
        count = pieces.place_militia(g, c, min(n, c.troops), "11.2.9")
        pieces.move_troops(g, c, None, count, "4.7.3")
        g.settle()

    @v.verb("send {n:number} troop[s] off map", rule="11.3.4")
    def send(g: Labyrinth, me: str, n: int) -> None:
        """From the track first, then as the US picks."""
        off_map.send(g, n, "11.3.4")

    @v.verb("bring back {n:number} troop[s]", rule="11.3.4")
    def bring_back(g: Labyrinth, me: str, n: int) -> None:
        """From off the map to the track."""
        off_map.bring_back(g, n, "11.3.4")

    @v.verb("regime change in {c:country} with troops from track", rule="7.3.4")
    def regime_change(g: Labyrinth, me: str, c: Country) -> None:
        """Whatever the US posture and the governance there; at least six troops of the track."""
        least = us_operation("regime change")["troops"]
        most = int(g.get("troops on track"))
        if most >= least:
            options = list(range(least, most + 1))
            count = int(g.choose(b.US, ask.REGIME_CHANGE_TROOPS(c.name), options, "7.3.4"))
            deploy.regime_change(g, None, c, count)


def _wmd(v: Vocabulary) -> None:
    @v.verb("remove {n:number} wmd from {c:country}", rule="11.3.1")
    def remove(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """WMD plots stored there leave the game; prestige for each."""
        g.remember("event", c)
        n = min(n, c.wmd_cache)
        g.set(c, "wmd cache", c.wmd_cache - n, "11.3.1")
        _removed(g, n)

    @v.verb("make wmd of {c:country} available", rule="11.3.1")
    def make_available(g: Labyrinth, me: str, c: Country) -> None:
        """WMD plots stored there become available."""
        g.remember("event", c)
        g.put("available plots", tuple(sorted((*g.get("available plots"), *["wmd"] * c.wmd_cache))), "11.3.1")
        g.set(c, "wmd cache", 0, "11.3.1")

    @v.verb("remove one wmd in play", rule="11.3.1")
    def remove_in_play(g: Labyrinth, me: str) -> None:
        """All WMD plots that are available or placed are shown, and one of them leaves the game; prestige for it."""
        placed = {c.name: c for c in g.holding("plots") if any(p.kind == "wmd" for p in c.plots) and g.open(c)}
        options = [*(["available"] if "wmd" in g.get("available plots") else []), *placed]
        if not options:
            return
        g.reveal(tell.WMD_IN_PLAY(tuple(options)), me, "11.3.1")
        answer = str(g.choose(me, ask.WMD_TO_REMOVE(), options, "11.3.1"))
        if answer == "available":
            left = list(g.get("available plots"))
            left.remove("wmd")
            g.put("available plots", tuple(left), "11.3.1")
        else:
            c = placed[answer]
            g.remember("event", c)
            plot = next(p for p in c.plots if p.kind == "wmd")
            i = c.plots.index(plot)
            g.set(c, "plots", (*c.plots[:i], *c.plots[i + 1 :]), "11.3.1")
        _removed(g, 1)


def _removed(g: Labyrinth, n: int) -> None:
    g.put("removed plots", (*g.get("removed plots"), *["wmd"] * n), "8.5.5")
    g.shift("prestige", n * g.board.rules["prestige for wmd"], "11.3.1")

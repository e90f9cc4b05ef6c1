"""What an event does to cells and cadres: placed, from anywhere, activated, travelled, removed."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import caliphate, operations, pieces, testing, travel
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import ACTIVE, SLEEPER
from daedalus.games.labyrinth.words.common import MAY_TEST, SOMEWHERE_TURNS_BACK, TESTS, TURNS_BACK
from daedalus.language.records import Adds, Change, Idle, Moves, Removes, Then
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import Function, Vocabulary

TRACK = "track"
DONE = "done"
MOVED: tuple[Change, ...] = (*MAY_TEST, Moves("cells"), TURNS_BACK)


def declare(v: Vocabulary) -> None:
    _placed(v)
    _from_anywhere(v)
    _removed(v)
    _of_one_kind(v)
    _cadres(v)
    _travelled(v)
    _activated(v)


def _placed(v: Vocabulary) -> None:
    @v.verb("place {n:number} cell[s] in {c:country}", key="place-cells", rule="4.7.4", n=Count("cells"), c=Place(),
            changes=(*TESTS, Adds("cells")), example="place 2 cells in Iraq")  # fmt: skip
    def place_cells(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Sleepers from the track, whatever the funding; tests the country first."""
        caliphate.placed(g, c, pieces.place_cells(g, c, n, rule))

    @v.verb("place {n:number} cell[s] in each of {s:countries}", key="place-cells-in-each", rule="4.7.4",
            n=Count("cells", each="s"), s=Place(many=True), changes=(*TESTS, Adds("cells")),
            example="place 1 cell in each of (Iraq, Syria)")  # fmt: skip
    def place_cells_each(g: Labyrinth, me: str, n: int, s: tuple[Country, ...]) -> None:
        """So many in each; if the track has too few, the jihadist picks where each one goes."""
        wanted = [c for c in s for _ in range(n)]
        while wanted and pieces.available_cells(g):
            c = wanted[0]
            if pieces.available_cells(g) < len(wanted):
                names = list(dict.fromkeys(w.name for w in wanted))
                c = g.at[str(g.choose(b.JIHADIST, ask.PLACE_CELL_IN(), names, "4.6.3"))]
            wanted.remove(c)
            g.remember("event", c)
            place_cells(g, me, 1, c)

    @v.verb("place all cells in {c:country}", key="place-all-cells", rule="4.7.4", c=Place(),
            changes=(*MAY_TEST, Adds("cells")), example="place all cells in Iraq")  # fmt: skip
    def place_all_cells(g: Labyrinth, me: str, c: Country) -> None:
        """Every cell on the track, and every extra one."""
        place_cells(g, me, pieces.available_cells(g), c)

    @v.verb("place {n:number} active cell[s] in {c:country}", key="place-active-cells", rule="4.7.4", n=Count("cells"),
            c=Place(), changes=(*TESTS, Adds("cells")), example="place 1 active cell in Iraq")  # fmt: skip
    def place_active(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """From the track, active side up; tests the country first."""
        caliphate.placed(g, c, pieces.place_cells(g, c, n, rule, active=True))

    @v.verb("place up to {n:number} cell[s] in {c:country}", key="place-up-to-cells", rule="4.7.4",
            n=Count("cells", up_to=True), c=Place(), changes=(*MAY_TEST, Adds("cells")),
            example="place up to 2 cells in Iraq")  # fmt: skip
    def place_up_to(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """From the track; the side says how many."""
        most = min(n, pieces.available_cells(g))
        count = int(g.choose(me, ask.CELLS_TO_PLACE(c.name), list(range(most, -1, -1)), "4.7.4"))
        caliphate.placed(g, c, pieces.place_cells(g, c, count, rule))


def _from_anywhere(v: Vocabulary) -> None:
    @v.verb("place up to {n:number} cell[s] from anywhere in {c:country}", key="place-cells-from-anywhere",
            rule="4.7.4", n=Count("cells", up_to=True), c=Place(remembered=False),
            changes=(*MAY_TEST, Adds("cells"), SOMEWHERE_TURNS_BACK),
            example="place up to 3 cells from anywhere in Syria")  # fmt: skip
    def place_from_anywhere(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """One after another from the track or the map; the side picks and may stop."""
        place_among(g, me, n, (c,))

    @v.verb("place up to {n:number} cell[s] from anywhere in countries {s:countries}",
            key="place-cells-from-anywhere-among", rule="4.7.4", n=Count("cells", up_to=True), s=Place(many=True),
            changes=(*MAY_TEST, Adds("cells"), SOMEWHERE_TURNS_BACK),
            example="place up to 3 cells from anywhere in countries (Iraq, Syria)")  # fmt: skip
    def place_among(g: Labyrinth, me: str, n: int, s: Sequence[Country], *, rule: str) -> None:
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
                pieces.place_cells(g, goal, 1, rule)
            else:
                testing.test(g, goal)
                travel.arrive(g, g.at[name], kind, goal, rule)
            caliphate.placed(g, goal, 1)


def _removed(v: Vocabulary) -> None:
    @v.verb("remove {n:number} cell[s] from {c:country}", key="remove-cells", rule="4.8.4", n=Count("cells"),
            c=Place("from"), changes=(Removes("cells"), TURNS_BACK), example="remove 1 cell from Iraq")  # fmt: skip
    def remove_cells(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """The side picks which; the last one leaves a cadre."""
        pieces.remove_cells(g, me, c, n, rule)

    @v.verb("remove up to {n:number} cell[s] from {c:country}", key="remove-up-to-cells", rule="4.8.4",
            n=Count("cells", up_to=True), c=Place("from"), changes=(Removes("cells"), TURNS_BACK),
            example="remove up to 2 cells from Iraq")  # fmt: skip
    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """The side picks which and may stop; the last one leaves a cadre."""
        pieces.remove_cells(g, me, c, n, rule, may_stop=True)

    @v.verb("remove all cells from {c:country}", key="remove-all-cells", rule="4.8.4", c=Place("from"),
            changes=(Removes("cells"), TURNS_BACK, Then("cells in it = 0")),
            example="remove all cells from Iraq")  # fmt: skip
    def remove_all_cells(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every cell there; a cadre stays."""
        for kind in pieces.cell_kinds(g, c):
            while kind in pieces.cell_kinds(g, c):
                pieces.take_cell(g, c, kind, rule, cadre=True)


def _of_one_kind(v: Vocabulary) -> None:
    """Sleepers, or active cells, alone; and what turns the one into the other."""
    for word, kind in (("sleeper", SLEEPER), ("active", ACTIVE)):
        v.verb(
            f"remove {{n:number}} {word} cell[s] from {{c:country}}",
            key=f"remove-{word}-cells",
            rule="4.8.4",
            n=Count("cells"),
            c=Place("from"),
            changes=(Removes("cells"), TURNS_BACK),
            says=f"As many {word} cells as there are; the last cell of all leaves a cadre.",
            example=f"remove 1 {word} cell from Iraq",
        )(_remover(kind))
        v.verb(
            f"move {{n:number}} {word} cell[s] from {{c:country}} to {{d:country}}",
            key=f"move-{word}-cells",
            rule="4.6.4",
            n=Count("cells"),
            c=Place("from"),
            d=Place("to"),
            changes=MOVED,
            says=f"As many {word} cells as there are, without a roll; they arrive as sleepers.",
            example=f"move 1 {word} cell from Iraq to Syria",
        )(_mover(kind))

    @v.verb("move {n:number} cell[s] from {c:country} to {d:country}", key="move-cells", rule="4.6.4",
            n=Count("cells"), c=Place("from"), d=Place("to"), changes=MOVED,
            example="move 2 cells from Iraq to Syria")  # fmt: skip
    def move_cells(g: Labyrinth, me: str, n: int, c: Country, d: Country, *, rule: str) -> None:
        """As many as there are, without a roll; the side picks which, and they arrive as sleepers."""
        picked = []
        left = {ACTIVE: c.active_cells, SLEEPER: c.sleeper_cells}
        for _ in range(min(n, sum(left.values())) if c is not d else 0):
            kinds = [kind for kind, there in left.items() if there]
            picked.append(str(g.choose(me, ask.MOVE_CELL(c.name, d.name), kinds, "4.6.4")))
            left[picked[-1]] -= 1
        _move(g, c, d, picked, rule)

    @v.verb("activate {n:number} sleeper cell[s] in {c:country}", key="activate-cells", rule="4.6.4",
            n=Count("cells"), c=Place(), changes=(Moves("cells"),),
            example="activate 2 sleeper cells in Iraq")  # fmt: skip
    def activate(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """As many sleepers as there are become active."""
        pieces.activate(g, c, n, rule)

    @v.verb("activate all cells in {c:country}", key="activate-all-cells", rule="4.6.4", c=Place(),
            changes=(Moves("cells"), Then("sleeper cells in it = 0")),
            example="activate all cells in Iraq")  # fmt: skip
    def activate_all(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every sleeper there becomes active."""
        pieces.activate(g, c, c.sleeper_cells, rule)

    @v.verb("turn {n:number} active cell[s] in {c:country} to sleeper[s]", key="hide-cells", rule="4.6.4",
            n=Count("cells"), c=Place(), changes=(Moves("cells"),),
            example="turn 1 active cell in Iraq to sleeper")  # fmt: skip
    def hide(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """As many active cells as there are become sleepers; not in the caliphate."""
        pieces.hide(g, c, n, rule)

    @v.verb("turn all active cells in {c:country} to sleepers", key="hide-all-cells", rule="4.6.4", c=Place(),
            changes=(Moves("cells"),), example="turn all active cells in Iraq to sleepers")  # fmt: skip
    def hide_all(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every active cell there becomes a sleeper; not in the caliphate."""
        pieces.hide(g, c, c.active_cells, rule)


def _remover(kind: str) -> Function:
    def remove(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        for _ in range(min(n, pieces.standing(c, kind))):
            pieces.take_cell(g, c, kind, rule, cadre=True)

    return remove


def _mover(kind: str) -> Function:
    def move(g: Labyrinth, me: str, n: int, c: Country, d: Country, *, rule: str) -> None:
        _move(g, c, d, [kind] * min(n, pieces.standing(c, kind)) if c is not d else [], rule)

    return move


def _move(g: Labyrinth, c: Country, d: Country, kinds: Sequence[str], rule: str) -> None:
    if kinds:
        testing.test(g, d)
    for kind in kinds:
        travel.arrive(g, c, kind, d, rule)


def _cadres(v: Vocabulary) -> None:
    @v.verb("place cadre in {c:country}", key="place-cadre", rule="4.8.4", c=Place(),
            changes=(*TESTS, Adds("cadre"), Then("with cadre")),
            idle=(Idle("with cadre", "has-cadre"),), example="place cadre in Iraq")  # fmt: skip
    def place_cadre(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """A cadre, tested first; at most one a country."""
        testing.test(g, c)
        g.set(c, "cadre", 1, rule)

    @v.verb("remove cadre from {c:country}", key="remove-cadre", rule="4.8.4", c=Place("from"),
            changes=(Removes("cadre", only=False), Then("not with cadre")),
            idle=(Idle("not with cadre", "no-cadre"),),
            example="remove cadre from Iraq")  # fmt: skip
    def remove_cadre(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The cadre there, if any."""
        g.set(c, "cadre", 0, rule)


def _travelled(v: Vocabulary) -> None:
    @v.verb("travel {n:number} cell[s] to {s:countries}", key="travel-cells", rule="8.3", n=Count("cells"),
            s=Place("to", many=True), changes=(*MAY_TEST, Moves("cells"), SOMEWHERE_TURNS_BACK),
            example="travel 2 cells to (Iraq, Syria)")  # fmt: skip
    def travel_cells(g: Labyrinth, me: str, n: int, s: tuple[Country, ...]) -> None:
        """Different cells, from anywhere, without a roll; they arrive as sleepers, and may stay where they are."""
        if operations.by_bot(g, me, "travel", n, s):
            return
        moved: list[travel.Journey] = []
        for i in range(n):
            gone = [(j.origin.name, j.kind) for j in moved]
            cells = {
                travel.cell_id(c.name, kind): (c, kind)
                for c in travel.sources(g)
                for kind, there in ((ACTIVE, c.active_cells), (SLEEPER, c.sleeper_cells))
                if there > gone.count((c.name, kind))
            }
            if not cells:
                break
            origin, kind = cells[str(g.choose(me, ask.TRAVEL_CELL_FROM(i + 1, n), [*cells], "8.3"))]
            goal = g.choose_country(me, ask.TRAVEL_TO(origin.name), s, "8.3")
            moved.append(travel.Journey(origin, kind, goal))
        for journey in moved:
            travel.go(g, journey, "8.3.1")


def _activated(v: Vocabulary) -> None:
    @v.verb("activate {n:number} sleeper cell[s] on map", key="activate-on-map", rule="4.6.4", n=Count("cells"),
            changes=(Moves("cells"),), example="activate 2 sleeper cells on map")  # fmt: skip
    def activate_on_map(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """One after another where the side likes."""
        for _ in range(n):
            where = [c for c in g.holding(SLEEPER) if g.open(c)]
            if not where:
                return
            c = g.choose_country(me, ask.ACTIVATE_CELL_IN(), where, "4.6.4")
            g.remember("event", c)
            pieces.activate(g, c, 1, rule)

    @v.verb("activate {n:number} cell[s] in {c:country} then remove up to {k:number} other[s]",
            key="activate-and-remove-cells", rule="4.6.4", n=Count("cells"), c=Place(), k=Count("cells", up_to=True),
            changes=(Moves("cells"), Removes("cells", only=False), TURNS_BACK),
            example="activate 1 cell in Iraq then remove up to 2 others")  # fmt: skip
    def activate_and_remove(g: Labyrinth, me: str, n: int, c: Country, k: int, *, rule: str) -> None:
        """Sleepers become active, then the side removes others one after another and may stop."""
        woken = min(n, c.sleeper_cells)
        pieces.activate(g, c, woken, rule)
        for _ in range(k):
            kinds = [kind for kind in pieces.cell_kinds(g, c) if kind != ACTIVE or c.active_cells > woken]
            answer = str(g.choose(me, ask.REMOVE_CELL(c.name), [*kinds, DONE], "4.8.4"))
            if answer == DONE:
                return
            pieces.take_cell(g, c, answer, "4.8.4", cadre=True)

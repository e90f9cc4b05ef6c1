"""How many: pieces in a country, around it, on tracks and in boxes; marks in force."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth import off_map, pieces, tracks
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import SLEEPER
from daedalus.games.labyrinth.words.common import limits
from daedalus.language.records import MARKS, Between, Gives, Printed
from daedalus.language.roles import MARK, NUMBER_OF, Place
from daedalus.language.vocabulary import NUMBER, Vocabulary

GARRISON = "muslim and tested or it = Philippines"


def declare(v: Vocabulary) -> None:
    _there(v)
    _in_all(v)
    with v.of_rule_set(EXPANSION):
        _awakening_around(v)
    _around(v)


def _there(v: Vocabulary) -> None:
    """In one country."""
    most = limits(v)

    def there(
        what: str,
        rule: str,
        gives: Gives,
        says: str,
        count: Callable[[Labyrinth, Country], int],
        way: str = "in",
        reads: tuple[str, ...] = (),
    ) -> None:
        v.value(
            f"{what} {way} {{c:country}}",
            NUMBER,
            key=f"{what.replace(' ', '-')}-{way}",
            rule=rule,
            c=Place(way),
            gives=gives,
            says=says,
            reads=reads,
            example=f"{what} {way} Iraq > 0",
        )(count)

    def upto(high: int, where: str) -> Gives:
        return Between(0, high, where)

    there("troops", "4.6", upto(most.troops + most.most["troops of marks"], GARRISON),
            "Troops there, with marks that count as troops.", pieces.troops, reads=(MARKS,))  # fmt: skip
    there("cells", "4.6", upto(most.all_cells + most.most["cell marks"], "tested"),
            "Cells there, active and sleeper, with marks that count as a cell.", pieces.cells,
            reads=(MARKS,))  # fmt: skip
    there("aid", "4.8.3", upto(most.most["aid"], "muslim and tested"), "Aid markers there.", lambda g, c: c.aid)
    there("plots", "4.8.1", upto(most.plots, "tested"), "How many plots lie there.", lambda g, c: len(c.plots))
    popular = "tested and open to {}"
    with v.of_rule_set(EXPANSION):
        there("awakening", "11.1.1", upto(most.markers, popular.format("awakening")), "Awakening markers there.",
                lambda g, c: c.awakening)  # fmt: skip
        there("reaction", "11.1.1", upto(most.markers, popular.format("reaction")), "Reaction markers there.",
                lambda g, c: c.reaction)  # fmt: skip
        there(
            "militia", "11.2.4", upto(most.militia, popular.format("militia")), "Militia there.", lambda g, c: c.militia
        )
    there("sleeper cells", "4.6.4", upto(most.all_cells, "tested"), "Sleeper cells there.",
            lambda g, c: c.sleeper_cells, reads=("cells",))  # fmt: skip
    there("active cells", "4.6.4", upto(most.all_cells, "tested"), "Active cells there.", lambda g, c: c.active_cells,
            reads=("cells",))  # fmt: skip
    there("troop cubes", "4.6", upto(most.troops, GARRISON), "Troops there, without marks that count as troops.",
            lambda g, c: c.troops, reads=("troops",))  # fmt: skip
    there("wmd", "11.3.1", Printed("wmd", falls=True), "WMD plots stored beside the country.", lambda g, c: c.wmd_cache,
            "beside", reads=("WMD",))  # fmt: skip


def _wmd_in_play(g: Labyrinth) -> int:
    return int(g.get("available plots").count("wmd")) + sum(
        p.kind == "wmd" for c in g.holding("plots") for p in c.plots
    )


def _in_all(v: Vocabulary) -> None:
    """On tracks, in boxes and on the whole map."""
    most = limits(v)

    def count(what: str, rule: str, high: int, says: str, counted: Callable[[Labyrinth], int], *reads: str) -> None:
        v.value(
            what,
            NUMBER,
            key=what.replace(" ", "-"),
            rule=rule,
            gives=Between(0, high),
            says=says,
            reads=reads,
            example=f"{what} > 0",
        )(counted)

    count("cells on track", "4.7.4", most.all_cells,
            "Cells that could be placed: those on the track and any extra ones (11.3.7).",
            pieces.available_cells, "cells", MARKS)  # fmt: skip
    count("recruitable cells", "4.7.4.2", most.all_cells, "Cells that funding lets the jihadist recruit.",
            tracks.recruitable_cells, "cells", "funding", MARKS)  # fmt: skip
    count("available plots", "4.7.8", most.plots, "Plots in the available box.",
            lambda g: len(g.get("available plots")), "plots", "WMD")  # fmt: skip
    count("wmd in box", "4.7.8.1", most.most["wmd"], "WMD plots not yet made available by events.",
            lambda g: int(g.get("wmd box")), "WMD")  # fmt: skip
    with v.of_rule_set(EXPANSION):
        count("reaction on map", "11.1.1", most.markers, "All reaction markers.",
                lambda g: sum(c.reaction for c in g.holding("reaction")), "reaction")  # fmt: skip
        count("militia on track", "11.2.9", most.militia, "Militia not on the map.",
                lambda g: g.get("militia on track"), "militia")  # fmt: skip
    count("sleeper cells on map", "4.6.4", most.all_cells, "All sleeper cells, those of closed countries too.",
            lambda g: sum(c.sleeper_cells for c in g.holding(SLEEPER)), "cells")  # fmt: skip
    count("troops on track", "4.7.3", most.troops, "Troops on the track.", lambda g: g.get("troops on track"), "troops")
    with v.of_rule_set(EXPANSION):
        count("troops free to go off map", "11.3.4", most.troops, "Troops on the track and in countries.",
                off_map.may_leave, "troops", MARKS)  # fmt: skip
    count(
        "wmd in play",
        "11.3.1",
        most.most["wmd"],
        "WMD plots that are available or placed.",
        _wmd_in_play,
        "WMD",
        "plots",
    )

    @v.value("marks of {m:text}", NUMBER, key="marks-of", rule="6.2.7", m=MARK,
            gives=Between(0, most.most["marks of one name"]), reads=(MARKS,),
            example='marks of "Bridge" >= 2')  # fmt: skip
    def marks_of(g: Labyrinth, m: str) -> int:
        """How many marks of a lasting event are in force."""
        return sum(mark.name == m for mark in g.marks)


def _awakening_around(v: Vocabulary) -> None:
    @v.value("awakening within {n:number} of {c:country}", NUMBER, key="awakening-within", rule="4.1.1", n=NUMBER_OF,
            c=Place("of"), example="awakening within 1 of Egypt > 2")  # fmt: skip
    def awakening_within(g: Labyrinth, n: int, c: Country) -> int:
        """Awakening markers there and up to so many steps away, in closed countries too."""
        return sum(d.awakening for d in _within(g, n, c))


def _around(v: Vocabulary) -> None:
    """What stands in and around a country; an event only looks there, so closed countries count too."""

    @v.value("troops within {n:number} of {c:country}", NUMBER, key="troops-within", rule="4.1.1", n=NUMBER_OF,
            c=Place("of"), example="troops within 1 of Iraq >= 3")  # fmt: skip
    def troops_within(g: Labyrinth, n: int, c: Country) -> int:
        """Troops there and up to so many steps away, in closed countries too, with marks that count as troops."""
        return sum(pieces.troops(g, d) for d in _within(g, n, c))

    @v.value("marks of {m:text} within {n:number} of {c:country}", NUMBER, key="marks-within", rule="4.1.1", m=MARK,
            n=NUMBER_OF, c=Place("of"), example='marks of "Bridge" within 1 of Iraq > 0')  # fmt: skip
    def marks_within(g: Labyrinth, m: str, n: int, c: Country) -> int:
        """How many marks of a lasting event stand there and up to so many steps away."""
        near = {d.index for d in _within(g, n, c)}
        return sum(mark.name == m and mark.place in near for mark in g.marks)


def _within(g: Labyrinth, n: int, c: Country) -> set[Country]:
    """The country and all that are at most n steps away."""
    seen, edge = {c}, {c}
    while edge and n > 0:
        n -= 1
        edge = {e for d in edge for e in g.adjacent(d)} - seen
        seen |= edge
    return seen

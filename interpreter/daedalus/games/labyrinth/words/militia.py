"""What an event does to militia, and to militia and cells together."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.labyrinth import caliphate, pieces
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import MAY_TEST, MILITIA_STAND, TURNS_BACK
from daedalus.language.records import Adds, Idle, Moves, Removes, Then
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import Vocabulary

DONE = "done"


def declare(v: Vocabulary) -> None:
    with v.of_rule_set(EXPANSION):
        _placed(v)
        _removed(v)
        _mixed(v)


def _placed(v: Vocabulary) -> None:
    @v.verb("place {n:number} militia in {c:country}", key="place-militia", rule="11.2.9", n=Count("militia"),
            c=Place(), needs=(MILITIA_STAND,), changes=(Adds("militia"),),
            example="place 2 militia in Libya")  # fmt: skip
    def place(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """As many as there are, where they may stand."""
        pieces.place_militia(g, c, n, rule)

    @v.verb("place up to {n:number} militia in {c:country}", key="place-up-to-militia", rule="11.2.9",
            n=Count("militia", up_to=True), c=Place(remembered=False), needs=(MILITIA_STAND,),
            changes=(Adds("militia"),), example="place up to 2 militia in Libya")  # fmt: skip
    def place_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side says how many."""
        most = min(n, g.get("militia on track"))
        if pieces.may_hold_militia(c):
            count = int(g.choose(me, ask.MILITIA_TO_PLACE(c.name), list(range(most, -1, -1)), "11.2.9"))
            g.remember("event", c)
            place(g, me, count, c)

    @v.verb("place up to {n:number} militia in countries {s:countries}", key="place-militia-among", rule="11.2.9",
            n=Count("militia", up_to=True), s=Place(many=True), needs=(MILITIA_STAND,), changes=(Adds("militia"),),
            example="place up to 3 militia in countries (Libya, Syria)")  # fmt: skip
    def place_among(g: Labyrinth, me: str, n: int, s: Sequence[Country]) -> None:
        """One after another where the side likes among these countries; it may stop."""
        for _ in range(n):
            able = [c for c in s if pieces.may_hold_militia(c) and g.open(c)]
            if not able or not g.get("militia on track"):
                return
            answer = str(g.choose(me, ask.PLACE_MILITIA_IN(), [*(c.name for c in able), DONE], "11.2.9"))
            if answer == DONE:
                return
            g.remember("event", g.at[answer])
            place(g, me, 1, g.at[answer])

    @v.verb("rearrange militia in {s:countries}", key="rearrange-militia", rule="11.2.9", s=Place(many=True),
            changes=(Moves("militia"),), example="rearrange militia in (Libya, Syria)")  # fmt: skip
    def rearrange(g: Labyrinth, me: str, s: Sequence[Country], *, rule: str) -> None:
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
            pieces.remove_militia(g, origin, 1, rule)
            for c in (origin, goal):
                g.remember("event", c)
            place(g, me, 1, goal)


def _removed(v: Vocabulary) -> None:
    @v.verb("remove {n:number} militia from {c:country}", key="remove-militia", rule="11.2.9", n=Count("militia"),
            c=Place("from"), changes=(Removes("militia"),),
            idle=(Idle("not (muslim and (fair or poor))", "no-militia"),),
            example="remove 1 militia from Libya")  # fmt: skip
    def remove(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """As many as there are."""
        pieces.remove_militia(g, c, n, rule)

    @v.verb("remove all militia from {c:country}", key="remove-all-militia", rule="11.2.9", c=Place("from"),
            changes=(Removes("militia"), Then("militia in it = 0")),
            idle=(Idle("not (muslim and (fair or poor))", "no-militia"),),
            example="remove all militia from Libya")  # fmt: skip
    def remove_all(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every one there."""
        pieces.remove_militia(g, c, c.militia, rule)

    @v.verb("remove up to {n:number} militia from {c:country}", key="remove-up-to-militia", rule="11.2.9",
            n=Count("militia", up_to=True), c=Place("from", remembered=False), changes=(Removes("militia"),),
            example="remove up to 2 militia from Libya")  # fmt: skip
    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side says how many."""
        most = min(n, c.militia)
        count = int(g.choose(me, ask.MILITIA_TO_REMOVE(c.name), list(range(most, -1, -1)), "11.2.9"))
        g.remember("event", c)
        remove(g, me, count, c)


def _mixed(v: Vocabulary) -> None:
    @v.verb("place up to {n:number} militia/cells in {c:country}", key="place-militia-or-cells", rule="11.2.9",
            n=Count("militia and cells", up_to=True), c=Place(remembered=False),
            changes=(*MAY_TEST, Adds("militia"), Adds("cells")),
            example="place up to 3 militia/cells in Syria")  # fmt: skip
    def place_mixed(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Militia and cells in all, one after another; the side picks and may stop."""
        for _ in range(n):
            options = ["militia"] if pieces.may_hold_militia(c) and g.get("militia on track") else []
            options += ["cell"] if pieces.available_cells(g) else []
            answer = g.choose(me, ask.PLACE_PIECE(c.name), [*options, DONE], "11.2.9")
            if answer == DONE:
                return
            g.remember("event", c)
            if answer == "militia":
                pieces.place_militia(g, c, 1, rule)
            else:
                caliphate.placed(g, c, pieces.place_cells(g, c, 1, "4.7.4"))

    @v.verb("remove up to {n:number} militia/cells from {c:country}", key="remove-militia-or-cells", rule="11.2.9",
            n=Count("militia and cells", up_to=True), c=Place("from"),
            changes=(Removes("militia", only=False), Removes("cells", only=False), TURNS_BACK),
            example="remove up to 2 militia/cells from Syria")  # fmt: skip
    def remove_mixed(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Militia and cells in all, one after another; the side picks and may stop."""
        for _ in range(n):
            options = [*(["militia"] if c.militia else []), *pieces.cell_kinds(g, c)]
            answer = str(g.choose(me, ask.REMOVE_PIECE(c.name), [*options, DONE], "11.2.9"))
            if answer == DONE:
                return
            if answer == "militia":
                pieces.remove_militia(g, c, 1, rule)
            else:
                pieces.take_cell(g, c, answer, "4.8.4", cadre=True)

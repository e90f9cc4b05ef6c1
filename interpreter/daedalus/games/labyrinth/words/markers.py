"""What an event does to markers: aid, besieged regimes, awakening and reaction."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.labyrinth import awakening, pieces, random_country
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import MAY_TEST, TESTS, TURNS_BACK, muslim_only, open_to
from daedalus.language.records import Adds, Idle, Removes, Then
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import Vocabulary


def declare(v: Vocabulary) -> None:
    _aid(v)
    _besieged(v)
    with v.of_rule_set(EXPANSION):
        for kind in (awakening.AWAKENING, awakening.REACTION):
            _popular(v, kind)
        _from_cells(v)


def _from_cells(v: Vocabulary) -> None:
    @v.verb("replace all cells in {c:country} with reaction", key="cells-to-reaction", rule="11.1.2", c=Place(),
            changes=(Removes("cells", only=False), Adds("reaction"), TURNS_BACK),
            example="replace all cells in Egypt with reaction")  # fmt: skip
    def cells_to_reaction(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every cell becomes a reaction marker, where those may be placed; a cadre stays."""
        if awakening.may_take(g, c):
            n = pieces.cells(g, c)
            for piece in pieces.cell_kinds(g, c):
                while piece in pieces.cell_kinds(g, c):
                    pieces.take_cell(g, c, piece, "4.8.4", cadre=True)
            awakening.place(g, c, awakening.REACTION, n, rule)


def _aid(v: Vocabulary) -> None:
    @v.verb("place {n:number} aid in {c:country}", key="place-aid", rule="4.8.3", n=Count("aid"), c=Place(),
            needs=(muslim_only("aid", "4.8.3"),), changes=(Adds("aid"),),
            example="place 1 aid in Iraq")  # fmt: skip
    def place_aid(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Aid markers; they add up."""
        pieces.place_aid(g, c, n, rule)

    @v.verb("remove {n:number} aid from {c:country}", key="remove-aid", rule="4.8.3", n=Count("aid"), c=Place("from"),
            changes=(Removes("aid"),), example="remove 1 aid from Iraq")  # fmt: skip
    def remove_aid(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Aid markers, as many as there are."""
        pieces.remove_aid(g, c, n, rule)

    @v.verb("remove all aid from {c:country}", key="remove-all-aid", rule="4.8.3", c=Place("from"),
            changes=(Removes("aid"), Then("aid in it = 0")), example="remove all aid from Iraq")  # fmt: skip
    def remove_all_aid(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Every aid marker there."""
        pieces.remove_aid(g, c, c.aid, rule)


def _besieged(v: Vocabulary) -> None:
    @v.verb("place besieged regime in {c:country}", key="place-besieged-regime", rule="8.4.3.2", c=Place(),
            needs=(muslim_only("besieged-regime", "8.4.3.2"),), changes=(Adds("besieged regime"), Then("besieged")),
            idle=(Idle("besieged", "besieged"),), example="place besieged regime in Iraq")  # fmt: skip
    def place_besieged(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """At most one a country."""
        pieces.besiege(g, c, rule)

    @v.verb("remove besieged regime from {c:country}", key="remove-besieged-regime", rule="8.4.3.2", c=Place("from"),
            changes=(Removes("besieged regime", only=False), Then("not besieged")),
            idle=(Idle("not besieged", "not-besieged"),),
            example="remove besieged regime from Iraq")  # fmt: skip
    def remove_besieged(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The marker, if there is one."""
        g.set(c, "besieged regime", 0, rule)


def _popular(v: Vocabulary, kind: str) -> None:
    @v.verb(f"place {{n:number}} {kind} in {{c:country}}", key=f"place-{kind}", rule="11.1.2", n=Count(kind), c=Place(),
            needs=(open_to(kind),), changes=(*TESTS, Adds(kind)), example=f"place 1 {kind} in Egypt")  # fmt: skip
    def place(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Markers, tested first, where 11.1.4 allows them."""
        awakening.place(g, c, kind, n, rule)

    @v.verb(f"place {{n:number}} {kind} in each of {{s:countries}}", key=f"place-{kind}-in-each", rule="11.1.2",
            n=Count(kind, each="s"), s=Place(many=True), needs=(open_to(kind),), changes=(*TESTS, Adds(kind)),
            example=f"place 1 {kind} in each of (Egypt, Libya)")  # fmt: skip
    def place_each(g: Labyrinth, me: str, n: int, s: Sequence[Country]) -> None:
        """So many markers in each."""
        for c in s:
            g.remember("event", c)
            place(g, me, n, c)

    @v.verb(f"remove {{n:number}} {kind} from {{c:country}}", key=f"remove-{kind}", rule="11.1.1", n=Count(kind),
            c=Place("from"), changes=(Removes(kind),),
            idle=(Idle("not (muslim and (fair or poor) and not in civil war)", f"no-{kind}"),),
            example=f"remove 1 {kind} from Egypt")  # fmt: skip
    def remove(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """Markers, as many as there are."""
        awakening.remove(g, c, kind, n, rule)

    @v.verb(f"remove up to {{n:number}} {kind} from {{c:country}}", key=f"remove-up-to-{kind}", rule="11.1.1",
            n=Count(kind, up_to=True), c=Place("from", remembered=False), changes=(Removes(kind),),
            example=f"remove up to 2 {kind} from Egypt")  # fmt: skip
    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """The side says how many."""
        most = min(n, getattr(c, kind))
        count = int(g.choose(me, ask.MARKERS_TO_REMOVE(kind, c.name), list(range(most, -1, -1)), "11.1.1"))
        g.remember("event", c)
        remove(g, me, count, c)

    @v.verb(f"place {{n:number}} {kind} in random shia-mix country", key=f"place-{kind}-in-random-shia-mix",
            rule="11.3.10", n=Count(kind), changes=(MAY_TEST[0]._replace(anywhere=True), Adds(kind)),
            example=f"place 1 {kind} in random shia-mix country")  # fmt: skip
    def random_shia_mix(g: Labyrinth, me: str, n: int) -> None:
        """Rolled on the table until the country can take it."""
        c = random_country.random_shia_mix(g, lambda d: awakening.may_take(g, d))
        if c is not None:
            g.remember("event", c)
            place(g, me, n, c)

"""Words of 11.1 and 11.3: awakening and reaction, militia, mats, caliphate, and what an event may look back on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daedalus.games.labyrinth import awakening, caliphate, mats, pieces, random_country, tracks
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

# word, rule, meaning, test
COUNTRY: tuple[tuple[str, str, str, Callable[[Labyrinth, Country], Any]], ...] = (
    ("in civil war", "11.2.2", "Bears a civil war marker.", lambda g, c: c.civil_war),
    ("contested", "11.2.2", "In civil war or regime change.", lambda g, c: c.civil_war or c.regime_change != b.NONE),
    (
        "with tan regime change",
        "7.3.4.1",
        "Its regime change is of an earlier turn.",
        lambda g, c: c.regime_change == b.TAN,
    ),
    ("in caliphate", "11.3.8.1", "The capital or another country of the caliphate.", caliphate.belongs),
    ("open to awakening", "11.1.4", "May be given an awakening marker.", awakening.may_take),
    ("open to reaction", "11.1.4", "May be given a reaction marker.", awakening.may_take),
    ("open to militia", "11.2.4", "May hold militia.", lambda g, c: pieces.may_hold_militia(c)),
    (
        "targeted recently",
        "5.2.2",
        "An event or operation touched it in this or the last action phase.",
        lambda g, c: g.recently("event", c) or g.recently("operations", c),
    ),
    (
        "with plot resolved last",
        "8.5.6",
        "A plot was resolved there in the last plots phase.",
        lambda g, c: c.name in g.get("revealed plots"),
    ),
)


def declare(v: Vocabulary) -> None:
    for pattern, rule, says, test in COUNTRY:
        v.adjective(pattern, "country", rule=rule)(_adjective(pattern, says, test))
    _values(v)
    _around(v)
    _markers(v)
    _others(v)


def _adjective(
    pattern: str, says: str, test: Callable[[Labyrinth, Country], Any]
) -> Callable[[Labyrinth, Country], Any]:
    def holds(g: Labyrinth, c: Country) -> Any:
        return test(g, c)

    holds.__doc__ = says
    holds.__name__ = "is_" + pattern.replace(" ", "_")
    return holds


def _values(v: Vocabulary) -> None:
    @v.noun("country|countries on map", "country", rule="4.1.1")
    def on_map(g: Labyrinth) -> Sequence[Country]:
        """All countries, those too that an event in force has closed: to ask about, not to choose."""
        return g.countries

    @v.value("awakening in {c:country}", NUMBER, rule="11.1.1")
    def awakening_in(g: Labyrinth, c: Country) -> int:
        """Awakening markers there."""
        return c.awakening

    @v.value("reaction in {c:country}", NUMBER, rule="11.1.1")
    def reaction_in(g: Labyrinth, c: Country) -> int:
        """Reaction markers there."""
        return c.reaction

    @v.value("reaction on map", NUMBER, rule="11.1.1")
    def reaction_on_map(g: Labyrinth) -> int:
        """All reaction markers."""
        return sum(c.reaction for c in g.holding("reaction"))

    @v.value("caliphate declared", TRUTH, rule="11.3.8")
    def declared(g: Labyrinth) -> bool:
        """Whether the caliphate has a capital on the map."""
        return bool(g.get("caliphate capital"))

    @v.value("world posture value", NUMBER, rule="4.7.2")
    def world_posture_value(g: Labyrinth) -> int:
        """How far the world leans to its posture, 0 to 3."""
        return tracks.world_posture(g)[1]

    @v.value("half of {n:number}", NUMBER, rule="6.2.1")
    def half(g: Labyrinth, n: int) -> int:
        """Half of a number, rounded up."""
        return -(-n // 2)

    @v.value("place of {c:country} in {s:countries}", NUMBER, rule="6.2.1")
    def place_in(g: Labyrinth, c: Country, s: Sequence[Country]) -> int:
        """1 for the first country of a list, 2 for the second; 0 if it is not there."""
        return list(s).index(c) + 1 if c in s else 0

    @v.value("marks of {m:text}", NUMBER, rule="6.2.7")
    def marks_of(g: Labyrinth, m: str) -> int:
        """How many marks of a lasting event are in force."""
        return sum(mark.name == m for mark in g.marks)


def _around(v: Vocabulary) -> None:
    """What stands in and around a country; an event only looks there, so closed countries count too."""

    @v.value("awakening within {n:number} of {c:country}", NUMBER, rule="4.1.1")
    def awakening_within(g: Labyrinth, n: int, c: Country) -> int:
        """Awakening markers there and up to so many steps away, in closed countries too."""
        return sum(d.awakening for d in _within(g, n, c))

    @v.value("troops within {n:number} of {c:country}", NUMBER, rule="4.1.1")
    def troops_within(g: Labyrinth, n: int, c: Country) -> int:
        """Troops there and up to so many steps away, in closed countries too, with marks that count as troops."""
        return sum(pieces.troops(g, d) for d in _within(g, n, c))

    @v.value("marks of {m:text} within {n:number} of {c:country}", NUMBER, rule="4.1.1")
    def marks_within(g: Labyrinth, m: str, n: int, c: Country) -> int:
        """How many marks of a lasting event stand there and up to so many steps away."""
        near = {d.index for d in _within(g, n, c)}
        return sum(mark.name == m and mark.place in near for mark in g.marks)


def _within(g: Labyrinth, n: int, c: Country) -> set[Country]:
    """The country and all that are at most n steps away."""
    seen, edge = {c}, {c}
    for _ in range(n):
        edge = {e for d in edge for e in g.adjacent(d)} - seen
        seen |= edge
    return seen


def _markers(v: Vocabulary) -> None:
    for kind in (awakening.AWAKENING, awakening.REACTION):
        _marker(v, kind)

    @v.verb("replace all cells in {c:country} with reaction", rule="11.1.2")
    def cells_to_reaction(g: Labyrinth, me: str, c: Country) -> None:
        """Every cell becomes a reaction marker, where those may be placed; a cadre stays."""
        g.remember("event", c)
        if awakening.may_take(g, c):
            n = pieces.cells(g, c)
            for piece in pieces.cell_kinds(g, c):
                while piece in pieces.cell_kinds(g, c):
                    pieces.take_cell(g, c, piece, "4.8.4", cadre=True)
            awakening.place(g, c, awakening.REACTION, n, "11.1.2")


def _marker(v: Vocabulary, kind: str) -> None:
    def place(g: Labyrinth, me: str, n: int, c: Country) -> None:
        g.remember("event", c)
        awakening.place(g, c, kind, n, "11.1.2")

    def place_each(g: Labyrinth, me: str, n: int, s: Sequence[Country]) -> None:
        for c in s:
            place(g, me, n, c)

    def remove(g: Labyrinth, me: str, n: int, c: Country) -> None:
        g.remember("event", c)
        awakening.remove(g, c, kind, n, "11.1.1")

    def remove_up_to(g: Labyrinth, me: str, n: int, c: Country) -> None:
        most = min(n, getattr(c, kind))
        remove(g, me, int(g.choose(me, ask.MARKERS_TO_REMOVE(kind, c.name), list(range(most, -1, -1)), "11.1.1")), c)

    def random_shia_mix(g: Labyrinth, me: str, n: int) -> None:
        c = random_country.random_shia_mix(g, lambda d: awakening.may_take(g, d))
        if c is not None:
            place(g, me, n, c)

    for pattern, says, function, rule in (
        (
            f"place {{n:number}} {kind} in {{c:country}}",
            "Markers, tested first, where 11.1.4 allows them.",
            place,
            "11.1.2",
        ),
        (f"place {{n:number}} {kind} in each of {{s:countries}}", "So many markers in each.", place_each, "11.1.2"),
        (f"remove {{n:number}} {kind} from {{c:country}}", "Markers, as many as there are.", remove, "11.1.1"),
        (f"remove up to {{n:number}} {kind} from {{c:country}}", "The side says how many.", remove_up_to, "11.1.1"),
        (
            f"place {{n:number}} {kind} in random shia-mix country",
            "Rolled on the table until the country can take it.",
            random_shia_mix,
            "11.3.10",
        ),
    ):
        function.__doc__ = says
        function.__name__ = f"{function.__name__}_{kind}"
        v.verb(pattern, rule=rule)(function)


def _others(v: Vocabulary) -> None:
    @v.verb("turn over {c:country}", rule="11.3.3")
    def turn_over(g: Labyrinth, me: str, c: Country) -> None:
        """The mat of the country, to its Muslim side; pieces and markers stay."""
        g.remember("event", c)
        mats.turn_over(g, c, "11.3.3.1")

    @v.verb("roll schengen country", rule="9.5", result="country")
    def roll_schengen(g: Labyrinth, me: str) -> Country:
        """By the table; name it with `as`."""
        return random_country.random_schengen(g)

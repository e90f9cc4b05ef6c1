"""Values that a card can read: tracks, pieces, levels and piles; and the things to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import pieces, tracks
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _levels(v)
    _pieces(v)
    _tracks(v)
    _nouns(v)


def _levels(v: Vocabulary) -> None:
    """Named levels: governance, alignment, posture and the bands of tracks."""
    for word, value in (("good", b.GOOD), ("fair", b.FAIR), ("poor", b.POOR), ("islamist rule", b.ISLAMIST_RULE)):
        v.value(word, "governance", rule="4.2.1")(_constant(value, f"{word} governance"))
    for word, value in (("ally", b.ALLY), ("neutral", b.NEUTRAL), ("adversary", b.ADVERSARY)):
        v.value(word, "alignment", rule="4.2.3")(_constant(value, f"{word} alignment"))
    for word, value in (("soft", b.SOFT), ("hard", b.HARD)):
        v.value(word, "posture", rule="4.3.2")(_constant(value, f"{word} posture"))
    for word in ("low", "medium", "high", "very high", "overstretch", "war", "low intensity"):
        v.value(word, "band", rule="4.7")(_constant(word, f"the band {word} of a track"))


def _constant(value: object, says: str) -> Callable[[Labyrinth], object]:
    def constant(g: Labyrinth) -> object:
        return value

    constant.__name__ = "level_" + says.replace(" ", "_")
    constant.__doc__ = f"{says[0].upper()}{says[1:]}."
    return constant


def _pieces(v: Vocabulary) -> None:
    @v.value("troops in {c:country}", NUMBER, rule="4.6")
    def troops(g: Labyrinth, c: Country) -> int:
        """Troops there, with marks that count as troops."""
        return pieces.troops(g, c)

    @v.value("cells in {c:country}", NUMBER, rule="4.6")
    def cells(g: Labyrinth, c: Country) -> int:
        """Cells there, active and sleeper, with marks that count as a cell."""
        return pieces.cells(g, c)

    @v.value("aid in {c:country}", NUMBER, rule="4.8.3")
    def aid(g: Labyrinth, c: Country) -> int:
        """Aid markers there."""
        return c.aid

    @v.value("plots in {c:country}", NUMBER, rule="4.8.1")
    def plots(g: Labyrinth, c: Country) -> int:
        """How many plots lie there."""
        return len(c.plots)

    @v.value("resources of {c:country}", NUMBER, rule="4.2.5")
    def resources(g: Labyrinth, c: Country) -> int:
        """Present resources of a Muslim country."""
        return tracks.resources(g, c)

    @v.value("governance of {c:country}", NUMBER, rule="4.2.1")
    def governance(g: Labyrinth, c: Country) -> int:
        """1 good, 2 fair, 3 poor, 4 Islamist Rule."""
        return c.governance

    @v.value("posture of {c:country}", "posture", rule="4.3.2")
    def posture(g: Labyrinth, c: Country) -> int:
        """Hard, soft or none yet."""
        return c.posture

    @v.value("opposite of {p:posture}", "posture", rule="4.3.2")
    def opposite(g: Labyrinth, p: int) -> int:
        """The other posture."""
        return b.SOFT if p == b.HARD else b.HARD

    @v.value("neighbours of {c:country}", "countries", rule="4.1.1")
    def neighbours(g: Labyrinth, c: Country) -> tuple[Country, ...]:
        """The countries adjacent to one."""
        return g.adjacent(c)

    @v.value("distance from {c:country} to {d:country}", NUMBER, rule="4.1.1")
    def distance(g: Labyrinth, c: Country, d: Country) -> int:
        """Steps between two countries; 0 for the same one."""
        steps = g.distance(c, d)
        return 99 if steps is None else steps


def _tracks(v: Vocabulary) -> None:
    @v.value("prestige", NUMBER, rule="4.7.1")
    def prestige(g: Labyrinth) -> int:
        """US prestige, 1 to 12."""
        return g.prestige

    @v.value("prestige level", "band", rule="4.7.1")
    def prestige_level(g: Labyrinth) -> str:
        """Low, medium, high or very high."""
        return tracks.prestige_level(g)

    @v.value("troop level", "band", rule="4.7.3")
    def troop_level(g: Labyrinth) -> str:
        """Overstretch, war or low intensity."""
        return tracks.troop_level(g)

    @v.value("funding", NUMBER, rule="4.7.4.1")
    def funding(g: Labyrinth) -> int:
        """Jihadist funding, 1 to 9."""
        return g.funding

    @v.value("gwot penalty", NUMBER, rule="4.7.2.1")
    def gwot_penalty(g: Labyrinth) -> int:
        """How far the world is from the US posture, 0 to 3."""
        return tracks.gwot_penalty(g)

    @v.value("world posture", "posture", rule="4.7.2")
    def world_posture(g: Labyrinth) -> int:
        """Hard or soft, whichever leads."""
        return tracks.world_posture(g)[0]

    @v.value("cells on track", NUMBER, rule="4.7.4")
    def cells_on_track(g: Labyrinth) -> int:
        """Cells that could be placed: those on the track and any extra ones (11.3.7)."""
        return pieces.available_cells(g)

    @v.value("recruitable cells", NUMBER, rule="4.7.4.2")
    def recruitable_cells(g: Labyrinth) -> int:
        """Cells that funding lets the jihadist recruit."""
        return tracks.recruitable_cells(g)

    @v.value("available plots", NUMBER, rule="4.7.8")
    def available_plots(g: Labyrinth) -> int:
        """Plots in the available box."""
        return len(g.get("available plots"))

    @v.value("plot {n:number} available", TRUTH, rule="4.7.8")
    def plot_available(g: Labyrinth, n: int) -> bool:
        """Whether a plot of that number is in the available box."""
        return str(n) in g.get("available plots")

    @v.value("wmd in box", NUMBER, rule="4.7.8.1")
    def wmd_in_box(g: Labyrinth) -> int:
        """WMD plots not yet made available by events."""
        return int(g.get("wmd box"))

    @v.value("{m:text} in effect", TRUTH, rule="6.2.7")
    def in_effect(g: Labyrinth, m: str) -> bool:
        """Whether a lasting event is in force."""
        return g.in_effect(m)


def _nouns(v: Vocabulary) -> None:
    @v.noun("country|countries", "country", rule="4.1.1")
    def countries(g: Labyrinth) -> Sequence[Country]:
        """All countries of the map; in an event those that it may choose."""
        return g.targets(g.countries)

    @v.noun("country|countries in {s:countries}", "country", rule="4.1.1")
    def countries_in(g: Labyrinth, s: tuple[Country, ...]) -> Sequence[Country]:
        """The countries of a list: country in (Iraq, Syria); in an event those that it may choose."""
        return g.targets(s)

    @v.noun("plot|plots in {c:country}", "plot", rule="4.8.1")
    def plots_in(g: Labyrinth, c: Country) -> tuple[Plot, ...]:
        """The plots in a country."""
        return c.plots

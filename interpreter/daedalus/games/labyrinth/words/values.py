"""Values that a card can read: named levels, tracks, what a country has; and the things to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import tracks
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.words.common import KIND, PLOT, POSTURED, limits
from daedalus.kit import words as kit
from daedalus.language.records import MARKS, NOTHING, Bands, Between, Is, Levels, OnTrack, Printed
from daedalus.language.roles import Level, Place
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

# The named levels: word, kind, value, rule and a line that says it
LEVELS: tuple[tuple[str, str, int, str, str], ...] = (
    ("good", "governance", b.GOOD, "4.2.1", "set Turkey to good"),
    ("fair", "governance", b.FAIR, "4.2.1", "set Turkey to fair"),
    ("poor", "governance", b.POOR, "4.2.1", "set Iraq to poor"),
    ("islamist rule", "governance", b.ISLAMIST_RULE, "4.2.1", "set Afghanistan to islamist rule"),
    ("ally", "alignment", b.ALLY, "4.2.3", "set Jordan to ally"),
    ("neutral", "alignment", b.NEUTRAL, "4.2.3", "set Jordan to neutral"),
    ("adversary", "alignment", b.ADVERSARY, "4.2.3", "shift Syria toward adversary"),
    ("soft", "posture", b.SOFT, "4.3.2", "set France to soft"),
    ("hard", "posture", b.HARD, "4.3.2", "set France to hard"),
)
BANDS = {
    "prestige": ("low", "medium", "high", "very high"),
    "funding": ("tight", "moderate", "ample"),
    "troop": ("overstretch", "war", "low intensity"),
}


def declare(v: Vocabulary) -> None:
    _levels(v)
    _countries(v)
    _tracks(v)
    _nouns(v)


def _levels(v: Vocabulary) -> None:
    """Named levels: governance, alignment, posture and the bands of tracks."""
    for word, of, value, rule, example in LEVELS:
        says = f"{word.capitalize()} {of}."
        key = f"{of}-{word.replace(' ', '-')}"
        v.value(
            word,
            of,
            key=key,
            rule=rule,
            says=says,
            example=example,
            level=Is(of, value),
            reads=NOTHING,
            inline=repr(value),
        )(_constant(value))
    for track, words in BANDS.items():
        for word in words:
            v.value(
                word,
                "band",
                key=f"band-{word.replace(' ', '-')}",
                rule="4.7",
                says=f"The band {word} of a track.",
                example=f"{track} level = {word}",
                level=Is("band", word),
                reads=NOTHING,
            )(_constant(word))


def _constant(value: object) -> Callable[[Labyrinth], object]:
    return lambda g: value


def _countries(v: Vocabulary) -> None:
    oil = Printed("resources", where="muslim", rises=limits(v).most["rises of oil"], rising="oil")

    @v.value("resources of {c:country}", NUMBER, key="resources-of", rule="4.2.5", c=Place("of"), gives=oil,
            reads=("resources", KIND, MARKS, "caliphate"),
            example="resources of Iraq = 3")  # fmt: skip
    def resources(g: Labyrinth, c: Country) -> int:
        """Present resources of a Muslim country."""
        return tracks.resources(g, c)

    @v.value("governance of {c:country}", NUMBER, key="governance-of", rule="4.2.1", c=Place("of"),
            gives=Levels("governance"), inline="{0}.governance", example="governance of Iraq < 3")  # fmt: skip
    def governance(g: Labyrinth, c: Country) -> int:
        """1 good, 2 fair, 3 poor, 4 Islamist Rule."""
        return c.governance

    @v.value("posture of {c:country}", "posture", key="posture-of", rule="4.3.2", c=Place("of"),
            gives=Levels("posture"), inline="{0}.posture", example="posture of France = hard")  # fmt: skip
    def posture(g: Labyrinth, c: Country) -> int:
        """Hard, soft or none yet."""
        return c.posture

    @v.value("opposite of {p:posture}", "posture", key="opposite-of", rule="4.3.2", p=Level("posture"),
            reads=NOTHING, example="set France to opposite of world posture")  # fmt: skip
    def opposite(g: Labyrinth, p: int) -> int:
        """The other posture."""
        return b.SOFT if p == b.HARD else b.HARD

    @v.value("neighbours of {c:country}", "countries", key="neighbours-of", rule="4.1.1", c=Place("of"),
            reads=("adjacency", MARKS),
            example="choose a country c in neighbours of Iraq")  # fmt: skip
    def neighbours(g: Labyrinth, c: Country) -> tuple[Country, ...]:
        """The countries adjacent to one."""
        return g.adjacent(c)

    @v.value("distance from {c:country} to {d:country}", NUMBER, key="distance-from-to", rule="4.1.1", c=Place("from"),
            d=Place("to"), reads=("adjacency", MARKS), example="distance from Iraq to Egypt <= 2")  # fmt: skip
    def distance(g: Labyrinth, c: Country, d: Country) -> int:
        """Steps between two countries; 0 for the same one."""
        steps = g.distance(c, d)
        return 99 if steps is None else steps

    @v.value("place of {c:country} in {s:countries}", NUMBER, key="place-in-list", rule="6.2.1", c=Place("of"),
            s=Place(many=True), reads=NOTHING, example="place of Iraq in (Syria, Iraq) = 2")  # fmt: skip
    def place_in(g: Labyrinth, c: Country, s: Sequence[Country]) -> int:
        """1 for the first country of a list, 2 for the second; 0 if it is not there."""
        return list(s).index(c) + 1 if c in s else 0


def _tracks(v: Vocabulary) -> None:
    @v.value("prestige", NUMBER, key="prestige", rule="4.7.1", gives=OnTrack("prestige"), inline="g.prestige",
            example="prestige > 6")  # fmt: skip
    def prestige(g: Labyrinth) -> int:
        """US prestige, 1 to 12."""
        return g.prestige

    @v.value("prestige level", "band", key="prestige-level", rule="4.7.1", gives=Bands("prestige", "prestige"),
            example="prestige level = high")  # fmt: skip
    def prestige_level(g: Labyrinth) -> str:
        """Low, medium, high or very high."""
        return tracks.prestige_level(g)

    @v.value("funding level", "band", key="funding-level", rule="4.7.4.1", gives=Bands("funding", "funding"),
            example="funding level = tight")  # fmt: skip
    def funding_level(g: Labyrinth) -> str:
        """Tight, moderate or ample."""
        return tracks.funding_level(g)

    @v.value("turn number", NUMBER, key="turn-number", rule="5.2.1", reads=NOTHING, example="turn number > 1")
    def turn_number(g: Labyrinth) -> int:
        """Which turn it is, from 1."""
        return int(g.get("turn"))

    @v.value("troop level", "band", key="troop-level", rule="4.7.3", gives=Bands("troops", "troops-on-track"),
            example="troop level = war")  # fmt: skip
    def troop_level(g: Labyrinth) -> str:
        """Overstretch, war or low intensity."""
        return tracks.troop_level(g)

    @v.value("funding", NUMBER, key="funding", rule="4.7.4.1", gives=OnTrack("funding"), inline="g.funding",
            example="funding < 9")  # fmt: skip
    def funding(g: Labyrinth) -> int:
        """Jihadist funding, 1 to 9."""
        return g.funding

    @v.value("gwot penalty", NUMBER, key="gwot-penalty", rule="4.7.2.1", gives=OnTrack("world posture"),
            reads=(POSTURED, KIND, MARKS), example="gwot penalty = 0")  # fmt: skip
    def gwot_penalty(g: Labyrinth) -> int:
        """How far the world is from the US posture, 0 to 3."""
        return tracks.gwot_penalty(g)

    @v.value("world posture", "posture", key="world-posture", rule="4.7.2", reads=(POSTURED, KIND),
            example="world posture = hard")  # fmt: skip
    def world_posture(g: Labyrinth) -> int:
        """Hard or soft, whichever leads."""
        return tracks.world_posture(g)[0]

    lead = limits(v).tracks["world posture"]

    @v.value("world posture value", NUMBER, key="world-posture-value", rule="4.7.2",
            gives=Between(lead["from"], lead["to"]), reads=(POSTURED, KIND),
            example="world posture value >= 2")  # fmt: skip
    def world_posture_value(g: Labyrinth) -> int:
        """How far the world leans to its posture, 0 to 3."""
        return tracks.world_posture(g)[1]

    @v.value("number of {p:plot}", NUMBER, key="number-of-plot", rule="4.8.1", p=PLOT,
            gives=Between(0, limits(v).last_plot), reads=NOTHING,
            example="choose a plot p in Iraq where number of p = 3")  # fmt: skip
    def number_of(g: Labyrinth, p: Plot) -> int:
        """The number of a plot; 0 of a WMD."""
        return int(p.kind) if p.kind.isdigit() else 0

    @v.value("plot {n:number} available", TRUTH, key="plot-available", rule="4.7.8", n=limits(v).plot_number,
            reads=("plots",), example="plot 1 available")  # fmt: skip
    def plot_available(g: Labyrinth, n: int) -> bool:
        """Whether a plot of that number is in the available box."""
        return str(n) in g.get("available plots")

    with v.of_rule_set(EXPANSION):

        @v.value("caliphate declared", TRUTH, key="caliphate-declared", rule="11.3.8", reads=("caliphate",),
                example="caliphate declared")  # fmt: skip
        def declared(g: Labyrinth) -> bool:
            """Whether the caliphate has a capital on the map."""
            return bool(g.get("caliphate capital"))

    kit.numbers(v, dict.fromkeys(("half-of", "half-of-rounded-down", "numbers-from-to"), "6.2.1"))


def _nouns(v: Vocabulary) -> None:
    @v.noun(
        "country|countries",
        "country",
        key="countries",
        rule="4.1.1",
        whole=True,
        reads=(MARKS,),
        inline="g.targets(g.countries)",
        example="choose a poor country c",
    )
    def countries(g: Labyrinth) -> Sequence[Country]:
        """All countries of the map; in an event those that it may choose."""
        return g.targets(g.countries)

    @v.noun("country|countries in {s:countries}", "country", key="countries-in-list", rule="4.1.1", s=Place(many=True),
            reads=(MARKS,), example="choose a country c in (Iraq, Syria)")  # fmt: skip
    def countries_in(g: Labyrinth, s: tuple[Country, ...]) -> Sequence[Country]:
        """The countries of a list: country in (Iraq, Syria); in an event those that it may choose."""
        return g.targets(s)

    @v.noun("plot|plots in {c:country}", "plot", key="plots-lying-in", rule="4.8.1", c=Place(), reads=("plots",),
            example="choose a plot p in Iraq")  # fmt: skip
    def plots_in(g: Labyrinth, c: Country) -> tuple[Plot, ...]:
        """The plots in a country."""
        return c.plots

    @v.noun(
        "country|countries on map",
        "country",
        key="countries-on-map",
        rule="4.1.1",
        reads=NOTHING,
        example="any poor country on map",
    )
    def on_map(g: Labyrinth) -> Sequence[Country]:
        """All countries, those too that an event in force has closed: to ask about, not to choose."""
        return g.countries

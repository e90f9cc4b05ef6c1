"""Countries and regions: which there are, and what can be said of them."""

from __future__ import annotations

import functools
from collections.abc import Collection

from daedalus.games.twilight import scoring
from daedalus.games.twilight.board import REGIONS, Country
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.words.common import INFLUENCE, REGION
from daedalus.kit.library import Card
from daedalus.language.records import LINKS, MARKS, NOTHING, OPEN, PRINTED, Between
from daedalus.language.roles import MARK, PILE, Place, Side
from daedalus.language.typed import Constant
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary
from daedalus.language.walking import sentences

CONTROL = (INFLUENCE,)
NAMED = "named region"
SCORE = "score-region"  # the key of the word by which a card scores


@functools.lru_cache(maxsize=256)
def scored_regions(card: Card) -> tuple[str, ...]:
    """The regions that a card scores by its text."""
    calls = [do.call for do in sentences(card.tree) if do.call.word.key == SCORE]
    return tuple(str(a.value) for call in calls for a in call.args if isinstance(a, Constant))


def declare(v: Vocabulary) -> None:
    _nouns(v)
    _printed(v)
    _held(v)
    _values(v)


def _nouns(v: Vocabulary) -> None:
    @v.noun("country|countries in {r:region}", "country", key="countries-in-region", rule="2.1.2", r=REGION,
            known=PRINTED, reads=NOTHING, example="choose a country c in Asia")  # fmt: skip
    def in_region(g: Twilight, r: str) -> Collection[Country]:
        """The countries of a region or of a part of one."""
        return g.within(r)

    @v.noun("country|countries in {r:regions}", "country", key="countries-in-regions", rule="2.1.2", r=REGION,
            known=PRINTED, reads=NOTHING, example="choose a country c in (Asia, Africa)")  # fmt: skip
    def in_regions(g: Twilight, r: tuple[str, ...]) -> list[Country]:
        """The countries of several regions."""
        return [c for c in g.countries if not c.regions.isdisjoint(r)]

    @v.noun("country|countries of {t:countries}", "country", key="countries-of", rule="2.1.3", t=Place("of", many=True),
            reads=NOTHING, example="choose a country c of (Iran, Iraq)")  # fmt: skip
    def of(g: Twilight, t: tuple[Country, ...]) -> tuple[Country, ...]:
        """Those of a list."""
        return t

    @v.noun("country|countries", "country", key="countries", rule="2.1.3", whole=True, reads=NOTHING,
            example="choose a country c")  # fmt: skip
    def countries(g: Twilight) -> list[Country]:
        """All countries of the map."""
        return g.countries

    @v.noun("region|regions", "region", key="regions", rule="2.1.1", whole=True, reads=NOTHING,
            example="choose a region r")  # fmt: skip
    def regions(g: Twilight) -> tuple[str, ...]:
        """The six regions that are scored."""
        return REGIONS


def _printed(v: Vocabulary) -> None:
    @v.adjective("in {r:region}", "country", key="in-region", rule="2.1.2", r=REGION, known=PRINTED, reads=NOTHING,
            example="Iran is in Middle East")  # fmt: skip
    def in_region(g: Twilight, c: Country, r: str) -> bool:
        """Lies in a region or in a part of one."""
        return r in c.regions

    @v.adjective("in {r:regions}", "country", key="in-regions", rule="2.1.2", r=REGION, known=PRINTED,
            reads=NOTHING, example="Iran is in (Middle East, Asia)")  # fmt: skip
    def in_regions(g: Twilight, c: Country, r: tuple[str, ...]) -> bool:
        """Lies in one of several regions."""
        return not c.regions.isdisjoint(r)

    @v.adjective("battleground", "country", key="battleground", rule="2.1.4", reads=NOTHING,
            example="Iran is battleground")  # fmt: skip
    def battleground(g: Twilight, c: Country) -> bool:
        """Is a battleground."""
        return c.battleground

    @v.adjective("adjacent to {d:country}", "country", key="adjacent-to", rule="2.1.6", d=Place("beside"), known=LINKS,
            reads=NOTHING, example="Iraq is adjacent to Iran")  # fmt: skip
    def adjacent(g: Twilight, c: Country, d: Country) -> bool:
        """A line joins them."""
        return c in g.adjacent(d)

    @v.value("stability of {c:country}", NUMBER, key="stability-of", rule="2.1.3", c=Place("of"), gives=Between(1, 5),
            reads=NOTHING, example="stability of Iran <= 2")  # fmt: skip
    def stability(g: Twilight, c: Country) -> int:
        """What is printed on it."""
        return c.stability


def _held(v: Vocabulary) -> None:
    @v.adjective("controlled by {s:side}", "country", key="controlled-by", rule="2.1.7", s=Side("owner"), known=OPEN,
            one_of="control", reads=CONTROL, example="Iran is controlled by us")  # fmt: skip
    def controlled_by(g: Twilight, c: Country, s: str) -> bool:
        """The side has at least as much more influence there as the stability says."""
        return c.controller == s

    @v.adjective("uncontrolled", "country", key="uncontrolled", rule="2.1.7", known=OPEN, one_of="control",
            reads=CONTROL, example="Iran is uncontrolled")  # fmt: skip
    def uncontrolled(g: Twilight, c: Country) -> bool:
        """Nobody controls it."""
        return not c.controller

    @v.adjective("dominated by {s:side}", "region", key="dominated-by", rule="10.1.1", s=Side("owner"), known=OPEN,
            reads=(*CONTROL, MARKS), example="Asia is dominated by us")  # fmt: skip
    def dominated_by(g: Twilight, r: str, s: str) -> bool:
        """The side dominates or controls the region."""
        return scoring.dominates(g, s, r)

    @v.adjective("scored by {p:pile}", "country", key="scored-by", rule="10.1.1", p=PILE, known=OPEN, reads=("cards",),
            example="Iran is scored by hand of us")  # fmt: skip
    def scored_by(g: Twilight, c: Country, p: str) -> bool:
        """A card of the pile scores a region in which it lies."""
        return any(r in c.regions for n in g.get(p) for r in scored_regions(g.card(n)))


def _values(v: Vocabulary) -> None:
    @v.value("{s:side} influence in {c:country}", NUMBER, key="influence-in", rule="6.1.5", s=Side("owner"), c=Place(),
            gives=Between(0, 99), reads=(INFLUENCE,), example="us influence in Iran > 1")  # fmt: skip
    def influence_in(g: Twilight, s: str, c: Country) -> int:
        """How much influence a side has there."""
        return c.influence(s)

    @v.value("{s:side} may attack {c:country}", TRUTH, key="can-attack", rule="6.3.1", s=Side(), c=Place(),
            reads=(INFLUENCE, MARKS), example="player may attack Iran")  # fmt: skip
    def may_attack(g: Twilight, s: str, c: Country) -> bool:
        """Whether no event in force shields the country from coups, realignment and wars of choice."""
        return bool(g.ask("may-attack", True, s, c))

    @v.value("{m:text} covers {c:country}", TRUTH, key="is-covered", rule="7.5", m=MARK, c=Place(), reads=(MARKS,),
            example='"Bridge" covers France')  # fmt: skip
    def covers(g: Twilight, m: str, c: Country) -> bool:
        """Whether a lasting event reaches the country; another one may say no."""
        return bool(g.ask("covers", True, m, c))

    @v.value("named region", "region", key="named-region", rule="7.1", reads=("region",),
            example="Iran is in named region")  # fmt: skip
    def named_region(g: Twilight) -> str:
        """The region that an event has named for this turn."""
        return str(g.get(NAMED))

    @v.verb("name region {r:region}", key="name-region", rule="7.1", r=REGION, changes=(),
            example="name region Asia")  # fmt: skip
    def name_region(g: Twilight, me: str, r: str, *, rule: str) -> None:
        """The region is remembered until another one is named."""
        g.put(NAMED, r, rule)

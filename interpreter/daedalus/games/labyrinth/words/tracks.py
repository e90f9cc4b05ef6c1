"""What an event does to tracks, and the dice it rolls."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import random_country, testing
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import limits
from daedalus.language.records import Among, Between, Shifts, Then
from daedalus.language.roles import Figure, Place, Step
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _moved(v)
    _rolled(v)


def _moved(v: Vocabulary) -> None:
    @v.change("{n:number} prestige", key="change-prestige", rule="4.7.1", n=Step("prestige"),
            changes=(Shifts("prestige"),), example="+1 prestige")  # fmt: skip
    def change_prestige(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """Prestige up or down; it stops at its ends."""
        g.shift("prestige", n, rule)

    @v.change("{n:number} funding", key="change-funding", rule="4.7.4.1", n=Step("funding"),
            changes=(Shifts("funding"),), example="-1 funding")  # fmt: skip
    def change_funding(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """Funding up or down; it stops at its ends."""
        g.shift("funding", n, rule)

    @v.verb("set funding to {n:number}", key="set-funding", rule="4.7.4.1", n=Figure("funding"),
            changes=(Shifts("funding"), Then("funding = n")), example="set funding to 9")  # fmt: skip
    def set_funding(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """Funding, outright; it stops at its ends."""
        g.shift("funding", n - g.funding, rule)

    @v.verb("set prestige to {n:number}", key="set-prestige", rule="4.7.1", n=Figure("prestige"),
            changes=(Shifts("prestige"), Then("prestige = n")), example="set prestige to 1")  # fmt: skip
    def set_prestige(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """Prestige, outright; it stops at its ends."""
        g.shift("prestige", n - g.prestige, rule)


def _rolled(v: Vocabulary) -> None:
    @v.verb("roll prestige", key="roll-prestige", rule="4.9.3", changes=(Shifts("prestige"),), example="roll prestige")
    def roll_prestige(g: Labyrinth, me: str, *, rule: str) -> None:
        """The prestige table."""
        testing.roll_prestige(g, rule)

    @v.verb("roll against {c:country}", key="roll-against", rule="8.1.1", result=TRUTH, c=Place("of"), changes=(),
            example="roll against Iraq as success")  # fmt: skip
    def roll_against(g: Labyrinth, me: str, c: Country) -> bool:
        """As one operation there: a die at or under the governance, always under Islamist Rule; name it with `as`."""
        return c.governance == b.ISLAMIST_RULE or g.attempt(tell.EVENT_IN(c.name, c.governance), "8.1.1")

    @v.verb("roll die", key="roll-die", rule="4.9.1", result=NUMBER, changes=(),
            gives=Between(1, limits(v).most["die"]), example="roll die as n")  # fmt: skip
    def roll_die(g: Labyrinth, me: str) -> int:
        """One die; name the result with `as`."""
        return g.roll(tell.EVENT(), "4.9.1")

    @v.verb("roll shia-mix country", key="roll-shia-mix-country", rule="11.3.10", result="country", changes=(),
            gives=Among("shia-mix"), example="roll shia-mix country as c")  # fmt: skip
    def roll_shia_mix(g: Labyrinth, me: str) -> Country | None:
        """By the table of Shia-Mix countries; name it with `as`."""
        return random_country.random_shia_mix(g, g.open)

    with v.of_rule_set(EXPANSION):

        @v.verb("roll muslim country", key="roll-muslim-country", rule="11.3.9", result="country", changes=(),
                gives=Among("muslim"), example="roll muslim country as c")  # fmt: skip
        def roll_muslim(g: Labyrinth, me: str) -> Country | None:
            """By the table of random Muslim countries; name it with `as`."""
            return random_country.random_muslim(g, g.open)

    @v.verb("roll schengen country", key="roll-schengen-country", rule="9.5", result="country", changes=(),
            gives=Among("schengen"),
            example="roll schengen country as c")  # fmt: skip
    def roll_schengen(g: Labyrinth, me: str) -> Country:
        """By the table; name it with `as`."""
        return random_country.random_schengen(g)

"""Influence that events add, remove and move: neither reach nor doubled cost counts for it (6.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from daedalus.games.twilight import influence
from daedalus.games.twilight.board import Country
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.words import asks
from daedalus.games.twilight.words.common import INFLUENCE, SIGNED, WHOSE
from daedalus.language.records import Adds, Idle, Moves, Removes
from daedalus.language.roles import NUMBER_OF, Count, Numbered, Place
from daedalus.language.vocabulary import NUMBER, Vocabulary

MOVED = (Moves(INFLUENCE),)
EACH = Numbered("how much at most in one country", 1, 99, "R008", "6.1.3", "number", amount=True)


def declare(v: Vocabulary) -> None:
    _in_one(v)
    _among(v)
    _numbers(v)


def _in_one(v: Vocabulary) -> None:
    @v.change("{n:number} {s:side} influence in {c:country}", key="change-influence", rule="6.1.5", n=SIGNED,
            s=WHOSE, c=Place(), changes=MOVED, example="+2 ussr influence in Vietnam")  # fmt: skip
    def change(g: Twilight, me: str, n: int, s: str, c: Country, *, rule: str) -> None:
        """More or less of it, as far as there is any."""
        if n < 0:
            influence.remove(g, s, c, -n, rule)
        else:
            influence.place(g, s, c, n, rule)

    @v.verb("remove all {s:side} influence from {c:country}", key="remove-all-influence", rule="6.1.5",
            s=WHOSE, c=Place("from"), changes=(Removes(INFLUENCE),),
            idle=(Idle("s influence in c = 0", "no-influence"),),
            example="remove all us influence from Cuba")  # fmt: skip
    def remove_all(g: Twilight, me: str, s: str, c: Country, *, rule: str) -> None:
        """All that the side has there."""
        influence.remove(g, s, c, c.influence(s), rule)

    @v.verb("raise {s:side} influence in {c:country} to control", key="raise-to-control", rule="2.1.7",
            s=WHOSE, c=Place(), changes=(Adds(INFLUENCE),),
            example="raise us influence in Japan to control")  # fmt: skip
    def raise_to_control(g: Twilight, me: str, s: str, c: Country, *, rule: str) -> None:
        """As much as the side lacks for control; what it has beyond stays."""
        influence.place(g, s, c, influence.to_control(c, s) - c.influence(s), rule)

    @v.verb("raise {s:side} influence in {c:country} to {n:number}", key="raise-influence", rule="6.1.5",
            s=WHOSE, c=Place(), n=NUMBER_OF, changes=(Adds(INFLUENCE),),
            example="raise us influence in Hungary to 2")  # fmt: skip
    def raise_to(g: Twilight, me: str, s: str, c: Country, n: int, *, rule: str) -> None:
        """Up to a figure; what the side has beyond stays."""
        influence.place(g, s, c, n - c.influence(s), rule)


def _among(v: Vocabulary) -> None:
    @v.change("{n:number} {s:side} influence among {t:countries}", key="change-influence-among", rule="6.1.3",
            n=SIGNED, s=WHOSE, t=Place(many=True), changes=MOVED,
            example="+2 us influence among (Chile, Peru)")  # fmt: skip
    def among(g: Twilight, me: str, n: int, s: str, t: Sequence[Country]) -> None:
        """One by one, where the side that carries out the event likes."""
        among_each(g, me, n, s, t, abs(n))

    @v.change("{n:number} {s:side} influence among {t:countries} at most {m:number} each",
            key="change-influence-among-each", rule="6.1.3", n=SIGNED, s=WHOSE, t=Place(many=True), m=EACH,
            changes=MOVED, example="-3 us influence among (France, UK) at most 2 each")  # fmt: skip
    def among_each(g: Twilight, me: str, n: int, s: str, t: Sequence[Country], m: int, *, rule: str) -> None:
        """The same, with a limit for each country; fewer if there is no place or nothing to remove."""
        if n < 0:
            take(g, me, s, t, -n, m, rule)
        else:
            give(g, me, s, t, n, m, rule)

    @v.verb("relocate up to {n:number} {s:side} influence to {t:countries} at most {m:number} each",
            key="relocate-influence", rule="6.1.3", n=Count(INFLUENCE, up_to=True), s=WHOSE,
            t=Place("to", many=True), m=EACH, changes=MOVED,
            example="relocate up to 4 ussr influence to (Iran, Iraq) at most 2 each")  # fmt: skip
    def relocate(g: Twilight, me: str, n: int, s: str, t: Sequence[Country], m: int, *, rule: str) -> None:
        """From anywhere: first all of it is taken up, then it is placed."""
        taken = 0
        while taken < min(n, m * len(t)):
            where = [c.name for c in g.countries if c.influence(s)]
            choice = g.choose(me, asks.TAKE_FROM(s, n - taken), [*where, asks.DONE], rule) if where else asks.DONE
            if choice == asks.DONE:
                break
            taken += influence.remove(g, s, g.at[str(choice)], 1, rule)
        give(g, me, s, t, taken, m, rule)


def give(g: Twilight, me: str, side: str, where: Sequence[Country], n: int, each: int, rule: str) -> None:
    """So much influence of a side more, one by one, with a limit for each country."""
    given: Counter[str] = Counter()
    for left in range(n, 0, -1):
        options = [c.name for c in where if given[c.name] < each]
        if not options:
            return
        name = str(g.choose(me, asks.PLACE_IN(side, left), options, rule))
        given[name] += 1
        influence.place(g, side, g.at[name], 1, rule)


def take(g: Twilight, me: str, side: str, where: Sequence[Country], n: int, each: int, rule: str) -> None:
    """So much influence of a side less, one by one, with a limit for each country, as far as there is any."""
    taken: Counter[str] = Counter()
    for left in range(n, 0, -1):
        options = [c.name for c in where if taken[c.name] < each and c.influence(side)]
        if not options:
            return
        name = str(g.choose(me, asks.REMOVE_FROM(side, left), options, rule))
        taken[name] += 1
        influence.remove(g, side, g.at[name], 1, rule)


def _numbers(v: Vocabulary) -> None:
    @v.value("half of {n:number} rounded up", NUMBER, key="half-rounded-up", rule="7.1", n=NUMBER_OF,
            example="half of us influence in Egypt rounded up > 1")  # fmt: skip
    def half_up(g: Twilight, n: int) -> int:
        """Half of a number, rounded up."""
        return (n + 1) // 2

    @v.value("half of {n:number} rounded down", NUMBER, key="half-rounded-down", rule="7.1", n=NUMBER_OF,
            example="half of ussr influence in Libya rounded down > 1")  # fmt: skip
    def half_down(g: Twilight, n: int) -> int:
        """Half of a number, rounded down."""
        return n // 2

"""Victory points, DEFCON, military operations, the space race, the turn, and dice."""

from __future__ import annotations

from daedalus.games.twilight import civil_war, defcon, military, rounds, space, victory, vp
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.words.common import DIE, WHOSE
from daedalus.language.records import ANYTHING, NOTHING, Between, OnTrack, Shifts, Then
from daedalus.language.roles import NUMBER_OF, Count, Figure, Side, Step
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _vp(v)
    _defcon(v)
    _military(v)
    _space(v)
    _time(v)
    _dice(v)


def _vp(v: Vocabulary) -> None:
    @v.change("{n:number} vp", key="change-vp", rule="10.2.2", n=Step("vp"), changes=(Shifts("vp"),), example="+1 vp")
    def change_vp(g: Twilight, me: str, n: int, *, rule: str) -> None:
        """Victory points of the side."""
        vp.gain(g, me, n, rule)

    @v.verb("{s:side} gains {n:number} vp", key="side-gains-vp", rule="10.2.2", s=Side(), n=NUMBER_OF,
            changes=(Shifts("vp"),), example="opponent gains 6 vp")  # fmt: skip
    def gains(g: Twilight, me: str, s: str, n: int, *, rule: str) -> None:
        """Victory points of a side that is named."""
        vp.gain(g, s, n, rule)

    @v.adjective("ahead in vp", "side", key="ahead-in-vp", rule="10.2.1", reads=("vp",), example="us is ahead in vp")
    def ahead(g: Twilight, s: str) -> bool:
        """Leads in victory points."""
        return g.lead(s) > 0

    @v.verb("end game", key="end-game", rule="10.3.1", changes=(ANYTHING,), example="end game")
    def end_game(g: Twilight, me: str, *, rule: str) -> None:
        """At once, without final scoring: who leads wins."""
        victory.by_points(g, rule)

    @v.verb("{s:side} loses game", key="side-loses", rule="10.3.1", s=Side(), changes=(ANYTHING,),
            example="opponent loses game")  # fmt: skip
    def loses(g: Twilight, me: str, s: str, *, rule: str) -> None:
        """At once."""
        g.win(g.other(s), rule)


def _defcon(v: Vocabulary) -> None:
    @v.value("defcon", NUMBER, key="defcon", rule="8.1.1", gives=OnTrack("defcon"), example="defcon = 2")
    def level(g: Twilight) -> int:
        """From 5, peace, to 2; at 1 the game is over."""
        return g.defcon

    @v.noun("defcon level|levels", NUMBER, key="defcon-levels", rule="8.1.1", reads=NOTHING,
            example="choose a defcon level n")  # fmt: skip
    def levels(g: Twilight) -> tuple[int, ...]:
        """From 1 to 5."""
        return (1, 2, 3, 4, 5)

    @v.value("defcon moved to {n:number}", TRUTH, key="defcon-moved-to", rule="8.1.1", n=Figure("defcon"),
            reads=("defcon",), example="defcon moved to 2")  # fmt: skip
    def moved_to(g: Twilight, n: int) -> bool:
        """Whether it came to stand there in this round."""
        return n in g.get("defcon moves")

    @v.change("{n:number} defcon", key="change-defcon", rule="8.1.7", n=Step("defcon"), changes=(Shifts("defcon"),),
            example="-1 defcon")  # fmt: skip
    def change(g: Twilight, me: str, n: int, *, rule: str) -> None:
        """It stops at 5, and at 1 the phasing side loses."""
        defcon.change(g, n, rule)

    @v.verb("set defcon to {n:number}", key="set-defcon", rule="8.1.7", n=Figure("defcon"),
            changes=(Shifts("defcon"), Then("defcon = n")), example="set defcon to 2")  # fmt: skip
    def put(g: Twilight, me: str, n: int, *, rule: str) -> None:
        """Outright; at 1 the phasing side loses."""
        defcon.put(g, max(1, min(5, n)), rule)


def _military(v: Vocabulary) -> None:
    @v.value("military ops of {s:side}", NUMBER, key="military-ops-of", rule="8.2.1", s=Side("owner"),
            gives=OnTrack("military ops"), example="military ops of us >= defcon")  # fmt: skip
    def made(g: Twilight, s: str) -> int:
        """Military operations of a side in this turn."""
        return military.made(g, s)

    @v.change("{n:number} military ops", key="change-military-ops", rule="8.2.2", n=Step("military ops"),
            changes=(Shifts("military ops"),), example="+2 military ops")  # fmt: skip
    def add(g: Twilight, me: str, n: int, *, rule: str) -> None:
        """Military operations of the side; the track ends at 5."""
        military.add(g, me, n, rule)

    @v.verb("set military ops of {s:side} to {n:number}", key="set-military-ops", rule="8.2.2", s=WHOSE,
            n=Figure("military ops"), changes=(Shifts("military ops"),),
            example="set military ops of player to 5")  # fmt: skip
    def put(g: Twilight, me: str, s: str, n: int, *, rule: str) -> None:
        """Outright."""
        military.put(g, s, max(0, min(5, n)), rule)


def _space(v: Vocabulary) -> None:
    @v.verb("{s:side} advances {n:number} box|boxes in space", key="advance-in-space", rule="6.4.3", s=Side(),
            n=Count("boxes"), changes=(Shifts("vp"),), example="player advances 1 box in space")  # fmt: skip
    def advances(g: Twilight, me: str, s: str, n: int, *, rule: str) -> None:
        """In the space race, with the points of the last box alone."""
        space.advance(g, s, n, rule)

    @v.adjective("ahead in space", "side", key="ahead-in-space", rule="6.4.1", reads=("boxes",),
            example="us is ahead in space")  # fmt: skip
    def ahead(g: Twilight, s: str) -> bool:
        """Is further in the space race."""
        return bool(g.get(f"{s} space") > g.get(f"{g.other(s)} space"))


def _time(v: Vocabulary) -> None:
    @v.value("turn", NUMBER, key="turn", rule="4.1", gives=Between(1, 10), reads=NOTHING, example="turn >= 8")
    def turn(g: Twilight) -> int:
        """1 to 10."""
        return int(g.get("turn"))

    @v.value("chinese civil war", TRUTH, key="chinese-civil-war", rule="12.1", reads=NOTHING,
            example="chinese civil war")  # fmt: skip
    def chinese_civil_war(g: Twilight) -> bool:
        """Whether it still goes on; without that variant it never does."""
        return not civil_war.is_over(g)

    @v.value("headline phase", TRUTH, key="headline-phase", rule="4.5.C", reads=NOTHING, example="headline phase")
    def headline_phase(g: Twilight) -> bool:
        """Whether headlines are being resolved."""
        return g.headline_phase

    @v.adjective("phasing", "side", key="phasing", rule="4.2", reads=NOTHING, example="ussr is phasing")
    def phasing(g: Twilight, s: str) -> bool:
        """Plays the card, or has headlined it."""
        return g.phasing == s

    @v.verb("end round", key="end-round", rule="4.5.D", changes=(), example="end round")
    def end_round(g: Twilight, me: str, *, rule: str) -> None:
        """The side that is to play a card has acted."""
        rounds.end(g, rule)


def _dice(v: Vocabulary) -> None:
    @v.verb("roll die", key="roll-die", rule="7.1", result=NUMBER, changes=(), gives=Between(1, DIE),
            example="roll die as n")  # fmt: skip
    def roll_die(g: Twilight, me: str, *, rule: str) -> int:
        """One die; name the result with `as`."""
        return g.roll(tell.EVENT(), rule)

    @v.verb("roll off with {n:number} against {m:number}", key="roll-off", rule="7.1", result="side", n=NUMBER_OF,
            m=NUMBER_OF, changes=(), example="roll off with 1 against 0 as winner")  # fmt: skip
    def roll_off(g: Twilight, me: str, n: int, m: int, *, rule: str) -> str | None:
        """A die each; who plays the event adds n, the other m. The higher one is named with `as`, nobody if equal."""
        who = g.context.side or me
        mine = g.roll(tell.CONTEST(who, n), rule) + n
        theirs = g.roll(tell.CONTEST(g.other(who), m), rule) + m
        return None if mine == theirs else who if mine > theirs else g.other(who)

    @v.verb("roll off with {n:number} against {m:number} until decided", key="roll-off-until-decided", rule="7.1",
            result="side", n=NUMBER_OF, m=NUMBER_OF, changes=(),
            example="roll off with 2 against 0 until decided as winner")  # fmt: skip
    def roll_until(g: Twilight, me: str, n: int, m: int) -> str:
        """The same, again if equal."""
        winner = None
        while winner is None:
            winner = roll_off(g, me, n, m)
        return str(winner)

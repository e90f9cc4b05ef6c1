"""Operations that events grant, coups, wars, and scoring."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.twilight import coup, operations, scoring, wars
from daedalus.games.twilight.board import Country
from daedalus.games.twilight.decisions import COUP, INFLUENCE, REALIGNMENT
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.words import common
from daedalus.games.twilight.words.common import DIE, OPS, REGION
from daedalus.games.twilight.words.countries import SCORE
from daedalus.language.records import ANYTHING, Between, Idle, Moves, Shifts
from daedalus.language.roles import NUMBER_OF, Named, Numbered, Place, Side
from daedalus.language.vocabulary import NUMBER, Vocabulary

ATTACKED = (Moves(common.INFLUENCE), Shifts("defcon"), Shifts("military ops"), Shifts("vp"))
NEEDED = Numbered("the least that the die must show", 1, DIE, "R008", "7.6", "number")
UNHELD = Idle("opponent influence in c = 0", "nothing-of-others")
AT_STAKE = Named("victory points of the winner")


def declare(v: Vocabulary) -> None:
    _granted(v)
    _attacks(v)
    _scoring(v)


def _granted(v: Vocabulary) -> None:
    @v.verb("{s:side} conducts operations with {n:number} op[s]", key="conduct-operations", rule="7.4.3", s=Side(),
            n=OPS, of_card=True, changes=(ANYTHING,), example="player conducts operations with 4 ops")  # fmt: skip
    def conduct(g: Twilight, me: str, s: str, n: int) -> None:
        """Influence, a coup or realignment, as if a card of that value had been played; what changes values counts."""
        grant(g, s, n, operations.KINDS)

    @v.verb("{s:side} conducts operations except coups with {n:number} op[s]", key="conduct-operations-except-coups",
            rule="7.4.3", s=Side(), n=OPS, of_card=True, changes=(ANYTHING,),
            example="us conducts operations except coups with 4 ops")  # fmt: skip
    def except_coups(g: Twilight, me: str, s: str, n: int) -> None:
        """The same without a coup; the side may leave points unused."""
        grant(g, s, n, (INFLUENCE, REALIGNMENT), may_stop=True)

    @v.verb("free attack among {t:countries} with {n:number} op[s]", key="free-attack",
            rule="6.3.5", t=Place(many=True), n=OPS, of_card=True, changes=ATTACKED,
            example="free attack among (Chile, Peru) with 2 ops")  # fmt: skip
    def free_attack(g: Twilight, me: str, t: Sequence[Country], n: int) -> None:
        """If the side likes: one coup or realignment rolls, whatever DEFCON is; no military operations (8.2.5)."""
        grant(g, me, n, (COUP, REALIGNMENT), within=t, free=True, may_stop=True)

    @v.verb("free coup among {t:countries} with {n:number} op[s]", key="free-coup", rule="6.3.5", t=Place(many=True),
            n=OPS, of_card=True, changes=ATTACKED, example="free coup among (Cuba, Honduras) with 2 ops")  # fmt: skip
    def free_coup(g: Twilight, me: str, t: Sequence[Country], n: int) -> None:
        """If the side likes: one coup, whatever DEFCON is; no military operations (8.2.5)."""
        grant(g, me, n, (COUP,), within=t, free=True, may_stop=True)


def grant(
    g: Twilight,
    side: str,
    n: int,
    kinds: Sequence[str],
    *,
    within: Sequence[Country] | None = None,
    free: bool = False,
    may_stop: bool = False,
) -> None:
    """7.4.3: operations by the card whose event it is, worth as much as a card of that value to the side."""
    card = g.card(int(g.cause))
    ops = operations.value(g, side, card, n)
    operations.conduct(g, side, card, ops, kinds=kinds, within=within, free=free, may_stop=may_stop)


def _attacks(v: Vocabulary) -> None:
    @v.verb("coup in {c:country} with {n:number} op[s]", key="coup", rule="6.3.2", result=NUMBER, c=Place(), n=OPS,
            of_card=True, changes=ATTACKED, gives=Between(0, 99), idle=(UNHELD,),
            example="coup in Chile with 3 ops as n")  # fmt: skip
    def one_coup(g: Twilight, me: str, c: Country, n: int) -> int:
        """One coup, if it may be; name with `as` how much influence of the other side it removed."""
        if c not in coup.targets(g, me):
            return 0
        return coup.attempt(g, me, c, operations.value(g, me, g.card(int(g.cause)), n))

    @v.verb("war in {c:country} with {m:number} military ops won on {n:number} for {p:number} vp", key="war",
            rule="7.6", c=Place(), n=NEEDED, p=AT_STAKE, m=NUMBER_OF, changes=ATTACKED,
            example="war in Iran with 2 military ops won on 4 for 2 vp")  # fmt: skip
    def war(g: Twilight, me: str, c: Country, m: int, n: int, p: int) -> None:
        """A die less the neighbours that the other side controls; who wins gains points and takes over influence."""
        wars.fight(g, me, c, needed=n, points=p, military_ops=m)


def _scoring(v: Vocabulary) -> None:
    @v.verb("score {r:region}", key=SCORE, rule="10.1.1", r=REGION, changes=(Shifts("vp"), ANYTHING),
            example="score Asia")  # fmt: skip
    def score(g: Twilight, me: str, r: str) -> None:
        """Presence, domination or control of each side by the table, and the difference moves the marker."""
        scoring.score(g, r)

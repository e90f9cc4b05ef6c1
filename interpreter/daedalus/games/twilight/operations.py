"""6 Operations: what a card is worth to a side (7.4), and spending all of it in one way (6.0)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from daedalus.games.twilight import coup, influence, realign
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import REGIONS, SUBREGIONS, Country
from daedalus.games.twilight.decisions import COUP, DONE, INFLUENCE, REALIGNMENT
from daedalus.games.twilight.game import Twilight
from daedalus.games.twilight.purse import Purse
from daedalus.kit.library import Card

KINDS = (INFLUENCE, COUP, REALIGNMENT)
MIXED = "influence and realignment together"  # an optional rule: the points of a card may go to both


def value(g: Twilight, side: str, card: Card, ops: int | None = None) -> int:
    """7.4: a card's operations to a side, or those that its event grants (7.4.3): modified, from 1 to 4."""
    printed = card.ops if ops is None else ops
    if not printed or not g.answered("ops"):
        return printed  # a scoring card has none, whatever is in effect
    return max(g.tables.least, min(g.tables.most, int(g.ask("ops", printed, card, side))))


def bonuses(g: Twilight, side: str, card: Card) -> dict[str, int]:
    """7.4, 9.6: what comes on top if all is spent in one region."""
    if not g.answered("ops-all-in"):
        return {}
    found = {region: int(g.ask("ops-all-in", 0, card, side, region)) for region in (*REGIONS, *SUBREGIONS)}
    return {region: n for region, n in found.items() if n}


def worth_in(g: Twilight, side: str, card: Card, ops: int, c: Country) -> int:
    """What so many operations are worth if all are spent in one country."""
    if not g.answered("ops-all-in"):
        return ops
    return ops + sum(int(g.ask("ops-all-in", 0, card, side, region)) for region in sorted(c.regions))


def can_operate(g: Twilight, side: str) -> bool:
    """Whether operations can be used for anything; influence nearly always finds a place."""
    return influence.can_place(g, side) or bool(possible(g, side, (COUP, REALIGNMENT)))


def possible(
    g: Twilight, side: str, kinds: Sequence[str], within: Collection[Country] | None = None, *, free: bool = False
) -> list[str]:
    """The kinds of operations for which there is a place now."""
    ways = []
    for kind in kinds:
        if kind == INFLUENCE:
            if influence.can_place(g, side, within):
                ways.append(kind)
        elif (coup if kind == COUP else realign).possible(g, side, free=free, within=within):
            ways.append(kind)
    return ways


def conduct(
    g: Twilight,
    side: str,
    card: Card,
    ops: int,
    *,
    kinds: Sequence[str] = KINDS,
    within: Collection[Country] | None = None,
    free: bool = False,
    may_stop: bool = False,
) -> str:
    """All operations of a card in one way (6.0). `ops` are what `value` says; says what they were used for.

    `free`: granted by an event without regard to DEFCON, and a coup is no military operation (6.3.5, 8.2.5).
    `may_stop`: the side may leave them, or what is left of them, unused.
    """
    ways = possible(g, side, kinds, within, free=free)
    if not ways:
        return ""
    kind = str(g.choose(side, ask.OPERATION(ops), [*ways, DONE] if may_stop else ways, "6.0"))
    if kind == DONE:
        return ""
    g.note(tell.OPERATIONS_BEGIN(side, kind, ops), "6.0")
    if kind == COUP:
        c = g.choose_country(side, ask.COUP_IN(ops), coup.targets(g, side, free=free, within=within), "6.3.1")
        coup.attempt(g, side, c, worth_in(g, side, card, ops, c), free=free)
        return kind
    purse = Purse(ops, bonuses(g, side, card))
    if MIXED in g.options and INFLUENCE in kinds and REALIGNMENT in kinds:
        _spend_on_both(g, side, purse, kind, within, free, may_stop)
    elif kind == INFLUENCE:
        near = influence.reach(g, side, within)
        while influence.spend(g, side, purse, near, may_stop=may_stop):
            pass
    else:
        while not purse.empty:
            if not realign.spend(g, side, purse, realign.targets(g, side, free=free, within=within), may_stop=may_stop):
                break
    return kind


def _spend_on_both(
    g: Twilight,
    side: str,
    purse: Purse,
    kind: str,
    within: Collection[Country] | None,
    free: bool,
    may_stop: bool,
) -> None:
    """By an optional rule: point by point as the side likes, but never both kinds in one country."""
    used: dict[str, set[str]] = {INFLUENCE: set(), REALIGNMENT: set()}
    while True:
        found = {
            INFLUENCE: [c for c in influence.reach(g, side, within) if c.name not in used[REALIGNMENT]],
            REALIGNMENT: [
                c for c in realign.targets(g, side, free=free, within=within) if c.name not in used[INFLUENCE]
            ],
        }
        kind = kind or str(g.choose(side, ask.OPERATION(purse.plain), [k for k in used if found[k]], "6.0"))
        spend = influence.spend if kind == INFLUENCE else realign.spend
        where = spend(g, side, purse, found[kind], may_stop=may_stop)
        if not where or purse.empty:
            return
        used[kind].add(where)
        kind = ""

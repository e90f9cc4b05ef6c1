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
_SPENDING = (INFLUENCE, REALIGNMENT)


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
    return ops + sum(n for region, n in bonuses(g, side, card).items() if region in c.regions)


def possible(
    g: Twilight,
    side: str,
    kinds: Sequence[str] = KINDS,
    within: Collection[Country] | None = None,
    *,
    free: bool = False,
) -> list[str]:
    """The kinds of operations for which there is a place now."""
    return [kind for kind in kinds if _places(g, side, kind, within, free)]


def _places(g: Twilight, side: str, kind: str, within: Collection[Country] | None, free: bool) -> Sequence[Country]:
    if kind == INFLUENCE:
        near = influence.reach(g, side)
        return near if within is None else [c for c in near if c in within]
    module = coup if kind == COUP else realign
    return module.targets(g, side, free=free, within=within)


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
        found = coup.targets(g, side, free=free, within=within)
        c = g.choose_country(side, ask.COUP_IN(ops), found, "6.3.1")
        coup.attempt(g, side, c, worth_in(g, side, card, ops, c), free=free)
    else:
        mixed = MIXED in g.options and all(k in kinds for k in _SPENDING)
        _spend(
            g, side, Purse(ops, bonuses(g, side, card)), _SPENDING if mixed else (kind,), within, free, may_stop, kind
        )
    return kind


def _spend(
    g: Twilight,
    side: str,
    purse: Purse,
    kinds: Sequence[str],
    within: Collection[Country] | None,
    free: bool,
    may_stop: bool,
    first: str,
) -> None:
    """Point by point (6.1.1, 6.2.1). Where both kinds are allowed, never both in one country."""
    near = _places(g, side, INFLUENCE, within, free) if INFLUENCE in kinds else ()
    used: dict[str, set[str]] = {kind: set() for kind in kinds}
    while True:
        open_: dict[str, Sequence[Country]] = {}
        for kind in kinds:
            places = near if kind == INFLUENCE else _places(g, side, kind, within, free)
            taken = {name for k in kinds if k != kind for name in used[k]}
            places = [c for c in places if c.name not in taken] if taken else places
            if places and (kind == INFLUENCE or purse.plain > 0 or purse.bonuses):
                open_[kind] = places
        if not open_:
            return
        kind = first if first in open_ else str(g.choose(side, ask.OPERATION(purse.plain), list(open_), "6.0"))
        first = ""
        spend = influence.spend if kind == INFLUENCE else realign.spend
        where = spend(g, side, purse, open_[kind], may_stop=may_stop)
        if not where:
            return
        used[kind].add(where)

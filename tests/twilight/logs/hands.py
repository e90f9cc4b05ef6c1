"""Hands that make the plays of a log possible. Only cards that nobody has seen change places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daedalus.kit.deck import DRAW
from tests.twilight.logs.uses import HIGHEST, IN_HAND, NO_CARD, PILE, Needs, Use

SIDES = ("ussr", "us")
RULE = "as the log needs it"
NEVER = 1 << 30


def arrange(g: Any, needs: Needs, at: int, turn: int) -> None:
    """Every card that a side will show in this turn goes to its hand; what fills the hands does no harm."""
    coming = needs.this_turn(at, turn)
    wanted = {side: [c for c, use in coming.items() if use.side == side and use.place in IN_HAND] for side in SIDES}
    hands = {side: list(g.hand(side)) for side in SIDES}
    pile = list(g.get(DRAW))
    kept = {side: [c for c in hands[side] if c in wanted[side]] for side in SIDES}
    free = [*(c for side in SIDES for c in hands[side] if c not in kept[side]), *pile]
    for side in SIDES:
        kept[side] += [c for c in wanted[side] if c in free and c not in kept[side]]
        kept[side] = kept[side][: len(hands[side])]
        free = [c for c in free if c not in kept[side]]
    for side in SIDES:
        most = _most(g, coming.values(), side)
        fill = sorted(free, key=lambda c: _harm(g, needs.next_use(c, at), side, c, most))
        fill = fill[: len(hands[side]) - len(kept[side])]
        kept[side] += fill
        free = [c for c in free if c not in fill]
    on_top = [c for c in free if c in coming and coming[c].place == PILE and coming[c].block == at]
    rest = on_top + [c for c in pile if c in free and c not in on_top]
    rest += [c for c in free if c not in rest]
    for side in SIDES:
        if set(kept[side]) != set(hands[side]):
            g.put(f"hand of {side}", tuple(kept[side]), RULE)
    if tuple(rest) != tuple(pile):
        g.put(DRAW, tuple(rest), RULE)


def _most(g: Any, coming: Iterable[Use], side: str) -> int:
    """The operations that no other card of the hand may have more of: one is given away as the highest, or there is
    none to play."""
    limits = [g.card(use.card).ops for use in coming if use.side == side and use.place == HIGHEST]
    limits += [1 for use in coming if use.side == side and use.card == NO_CARD[side]]
    return min(limits, default=4)


def _harm(g: Any, use: Use | None, side: str, card: int, most: int) -> tuple[int, int]:
    """A card that the side will show later is what it holds; a scoring card must not be held."""
    if g.is_scoring(g.card(card)):
        return 4, 0
    if g.card(card).ops > most:
        return 3, g.card(card).ops
    if use is None:
        return 1, card
    if use.place not in IN_HAND or use.side != side:
        return 2, -use.block
    return 0, use.block

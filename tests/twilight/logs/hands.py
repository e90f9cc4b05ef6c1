"""Hands that make the plays of a log possible. Only cards that nobody has seen change places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daedalus.kit.deck import DISCARD, DRAW, REMOVED
from tests.twilight.logs.uses import HIGHEST, IN_HAND, NO_CARD, PILE, Needs, Use

SIDES = ("ussr", "us")
RULE = "as the log needs it"
NEVER = 1 << 30


def arrange(g: Any, needs: Needs, at: int, turn: int, *, force: bool = False) -> list[str]:
    """Every card that a side will show in this turn goes to its hand; what fills the hands does no harm.

    A card that nobody can hold is taken from where it lies only by force, for the act itself; says which.
    """
    coming = needs.this_turn(at, turn)
    wanted = {side: [c for c, use in coming.items() if use.side == side and use.place in IN_HAND] for side in SIDES}
    hands = {side: list(g.hand(side)) for side in SIDES}
    pile = list(g.get(DRAW))
    forced = [c for s in SIDES for c in wanted[s] if force and coming[c].block == at and _open(g, c)]
    free = [*hands["ussr"], *hands["us"], *pile, *forced]
    kept = {side: [c for c in wanted[side] if c in free][: len(hands[side])] for side in SIDES}  # what comes first
    free = [c for c in free if not any(c in cards for cards in kept.values())]
    for side in SIDES:
        most = _most(g, coming.values(), side)
        fill = sorted(free, key=lambda c: _harm(g, needs.next_use(c, at), side, c, most))
        fill = fill[: len(hands[side]) - len(kept[side])]
        kept[side] += fill
        free = [c for c in free if c not in fill]
    on_top = [c for c in free if c in coming and coming[c].place == PILE and coming[c].block == at]
    rest = on_top + [c for c in pile if c in free and c not in on_top]
    rest += [c for c in free if c not in rest]
    for card in forced:
        zone = _open(g, card)
        g.put(zone, tuple(c for c in g.get(zone) if c != card), RULE)
    for side in SIDES:
        if set(kept[side]) != set(hands[side]):
            g.put(f"hand of {side}", tuple(kept[side]), RULE)
    if tuple(rest) != tuple(pile):
        g.put(DRAW, tuple(rest), RULE)
    return [g.title(card) for card in forced]


def _open(g: Any, card: int) -> str:
    """The open pile where a card lies."""
    return next((zone for zone in (DISCARD, REMOVED, "cards to come") if card in g.get(zone)), "")


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

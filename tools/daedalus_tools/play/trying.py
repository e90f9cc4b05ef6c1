"""`what if`: an option tried on copies of the game, each with another fate, and what comes of it how often.

The copies know no more than the side that asks: hidden things are dealt anew in each.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from attrs import frozen

from daedalus.bots.random import random_policy
from daedalus.core.decision import Option
from daedalus.core.dice import draw
from daedalus.core.errors import Unbounded
from daedalus.core.journal import CHANGE
from daedalus.core.session import Session
from daedalus.core.view import Hidden, seen
from daedalus.kit.game import CardGame
from daedalus.kit.show import Show

TRIES, SECONDS, MOST = 60, 2.0, 12


@frozen
class Change:
    """Where something stood, and where it came to stand."""

    slot: int
    old: Any
    new: Any


@frozen
class Tried:
    tries: int
    changes: list[tuple[Change, int]]  # with how often
    wins: list[tuple[str, int]]
    quiet: int  # how often nothing came of it


def tried(session: Session, show: Show, option: Option, *, tries: int = TRIES, seconds: float = SECONDS) -> Tried:
    """Until the card or phase that is being played is over; whoever is asked on the way answers by lot."""
    game = session.game
    assert isinstance(game, CardGame)
    assert session.pending is not None
    side, before = session.pending.side, game.values.copy()
    untold = show.bookkeeping(game)
    found: Counter[Change] = Counter()
    wins: Counter[str] = Counter()
    done = quiet = 0
    until = time.monotonic() + seconds
    while done < tries and (not done or time.monotonic() < until):
        seed = draw(draw(game.seed, len(game.answers)), done)
        try:
            other = session.foreseen(option, seed, random_policy(seed))
        except Unbounded:
            break
        done += 1
        net = _net(other.game, before, side, untold)
        found.update(net)
        quiet += not net
        if other.game.winning_side:
            wins[other.game.winning_side] += 1
    return Tried(done, found.most_common(MOST), wins.most_common(), quiet)


def _net(game: Any, before: list[Any], side: str, untold: frozenset[str]) -> list[Change]:
    """What is different at the end, as far as the side may see it."""
    made = []
    for slot in dict.fromkeys(entry[1] for entry in game.journal if entry[0] == CHANGE):
        old, new = seen(game, side, slot, before[slot]), seen(game, side, slot, game.values[slot])
        field = game.schema.fields[slot]
        hidden = isinstance(old, Hidden) or isinstance(new, Hidden)
        if old != new and not hidden and field.name not in untold and field.kind in ("count", "choice", "flag"):
            made.append(Change(slot, old, new))
    return made

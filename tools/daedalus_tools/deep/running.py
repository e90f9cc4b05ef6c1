"""One event in one position: played by lot, looked at afterwards, and taken back."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from daedalus.core.decision import GameOver, Option
from daedalus.core.errors import Unbounded, trouble
from daedalus.core.journal import REVEAL
from daedalus.kit.deck import IN_PLAY, zone_of
from daedalus.kit.events import happens, put_away, why_not
from daedalus.kit.library import Card
from daedalus.kit.study import Wrong
from daedalus.kit.wandering import by_lot
from daedalus_tools.deep.bench import Bench, Values

NOT_RESTORED = Wrong(trouble("wrong-undo", "taking the event back does not restore the position"))


@frozen
class Outcome:
    """What became of it."""

    played: bool = False
    changed: bool = False
    crash: str = ""
    line: int = 0  # of the card, where it crashed
    wrong: tuple[Wrong, ...] = ()

    @property
    def trouble(self) -> bool:
        return bool(self.crash or self.wrong)

    def like(self, other: Outcome) -> bool:
        """Whether both show the same trouble."""
        if self.crash or other.crash:
            return (self.crash.partition(":")[0], self.line) == (other.crash.partition(":")[0], other.line)
        return {_kind(w) for w in self.wrong} >= {_kind(w) for w in other.wrong[:1]}


def _kind(wrong: Wrong) -> str:
    """What is wrong: the rule that is broken; where none is named, all that is said."""
    return wrong.rule or str(wrong)


def lay_down(bench: Bench, card: Card, side: str) -> None:
    """The card just played by the side."""
    g = bench.game
    slot = g.schema.slot
    zone = zone_of(g, card.number)
    if zone:
        g.values[slot[zone]] = tuple(n for n in g.get(zone) if n != card.number)
    g.values[slot[IN_PLAY]] = (card.number,)
    g.forget()


def play(bench: Bench, values: Values, card: Card, side: str, seed: int, labels: Sequence[Option] = ()) -> Outcome:
    """The event, if it may be played."""
    g = bench.load(values, seed)
    lay_down(bench, card, side)

    def event() -> bool:
        if why_not(g, card, side, association=False):
            return False
        happens(g, card, side)
        return True

    return watch(bench, event, card, seed, labels, lambda: put_away(g, card, side, happened=True))


def watch(
    bench: Bench,
    what: Callable[[], bool],
    card: Card,
    seed: int,
    labels: Sequence[Option] = (),
    then: Callable[[], Any] = lambda: None,
) -> Outcome:
    """Carry something out, see what it changed and broke, and take it back."""
    g = bench.game
    g.policies = dict.fromkeys(g.schema.sides, by_lot(seed, labels))
    before, here = g.values.copy(), g.checkpoint()
    crash, line, played, changed = "", 0, False, False
    try:
        played = what()
        changed = played and _changed(bench, before)
        if played:
            then()
    except GameOver:
        played = changed = True
    except Unbounded:  # wherever it is played: there is nothing more to learn
        raise
    except Exception as error:  # whatever it is, it is what we are looking for
        played = True
        found = crashed(error, card)
        crash, line = found.crash, found.line
    wrong = () if crash or not played else tuple(bench.wrong())
    if crash or played:
        g.rollback(here)
        del g.answers[:]
        if not crash and not wrong and g.values != before:
            wrong = (NOT_RESTORED,)
    return Outcome(played, changed, crash, line, wrong)


def _changed(bench: Bench, before: Values) -> bool:
    g = bench.game
    fields = g.schema.fields
    if any(entry[0] == REVEAL for entry in g.journal):
        return True
    return any(
        old != new and fields[i].name not in bench.study.silent
        for i, (old, new) in enumerate(zip(before, g.values, strict=True))
    )


def crashed(error: Exception, card: Card) -> Outcome:
    """What went wrong in a line, and the line of the card where it did."""
    line = 0
    for frame, number in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == card.file:
            line = number
    text = str(error).split("\n")[0]
    said = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return Outcome(played=True, crash=said, line=line)

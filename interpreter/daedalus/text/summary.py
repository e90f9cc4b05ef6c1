"""A stretch of a game in a few lines: the cards that were played, and what is different at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from daedalus.core.game import Checkpoint
from daedalus.core.journal import CHANGE, NOTE, Entry
from daedalus.core.messages import Message
from daedalus.kit import messages as say
from daedalus.kit import showlines as shown
from daedalus.kit.game import CardGame
from daedalus.kit.show import Show
from daedalus.text.messages import Voice


def turns(game: CardGame) -> list[tuple[int, int]]:
    """Where each turn begins in the journal and where it ends; what is before the first belongs to it."""
    slot = game.schema.slot.get("turn")

    def begins(entry: Entry) -> bool:
        if slot is None:  # a game that does not count its turns may tell them
            return entry[0] == NOTE and entry[1].message is say.TURN_BEGINS
        return entry[0] == CHANGE and entry[1] == slot

    later = [i for i, entry in enumerate(game.journal) if begins(entry)][1:]
    return list(zip([0, *later], [*later, len(game.journal)], strict=True))


def as_it_was(game: CardGame, entry: int) -> CardGame:
    """A copy of the game as it stood before an entry of its journal."""
    then = game.copy()
    then.rollback(Checkpoint(entry, game.draws, game.rolled, game.taken))
    return then


def summary(game: CardGame, show: Show, voice: Voice, since: int, until: int) -> Iterator[str]:
    """What was played between two entries of the journal, and what came of it."""
    before, after = as_it_was(game, since), as_it_was(game, until)
    entries = game.journal[since:until]
    for side, name in show.sides.items():
        ways = Counter(values[2] for values in _said(entries, say.CARD_PLAYED) if values[0] == side)
        if ways:
            told = (voice(shown.FOR_WAY(n, show.called.thing(way))) for way, n in ways.most_common())
            yield voice(shown.CARDS_PLAYED(name, ", ".join(told)))
    events = dict.fromkeys(game.card(values[0]).title for values in _said(entries, say.EVENT_HAPPENS))
    for what, found in {
        shown.EVENTS: list(events),
        shown.CHANGED: [*_levels(before, after, show, voice)],
        shown.TRACKS: [*_tracks(before, after, show, voice)],
        shown.NOW_IN_EFFECT: _marks(after, before),
        shown.NO_LONGER: _marks(before, after),
    }.items():
        if found:
            yield voice(shown.LINE(voice(what()), ", ".join(found)))


def _said(entries: list[Entry], message: Message) -> list[tuple[Any, ...]]:
    return [entry[1].values for entry in entries if entry[0] == NOTE and entry[1].message is message]


def _levels(before: CardGame, after: CardGame, show: Show, voice: Voice) -> Iterator[str]:
    for old, new in zip(before.spaces, after.spaces, strict=True):
        was, is_ = show.levels(before, old), show.levels(after, new)
        if was != is_:
            yield voice.change("change-value", field=show.called.space(new.name), old=was, new=is_)


def _tracks(before: CardGame, after: CardGame, show: Show, voice: Voice) -> Iterator[str]:
    untold = show.bookkeeping(after)
    for name, field in after.schema.globals.items():
        if field.kind in ("count", "choice") and name not in untold and before.get(name) != after.get(name):
            was, is_ = show.value(field, before.get(name)), show.value(field, after.get(name))
            yield voice.change("change-value", field=show.track(name), old=was, new=is_)


def _marks(there: CardGame, elsewhere: CardGame) -> list[str]:
    return [mark.name for mark in there.marks if mark not in elsewhere.marks]

"""Which cards are played and which events happen: what a log prints, and what the engine records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.journal import CHANGE, NOTE
from daedalus.kit.deck import DISCARD, REMOVED
from tests.twilight.logs import entries as e
from tests.twilight.logs.figures import SIDES, Verdict
from tests.twilight.logs.guide import Way
from tests.twilight.logs.hands import RULE
from tests.twilight.logs.uses import CHINA

CARD, EVENT = "card", "event"


def played(way: Way) -> Iterator[Verdict]:
    """Each card of the block that a side plays, and each event; one that is printed twice has happened once."""
    journal = way.g.journal[way.began :]
    cards = {(side, card) for side in SIDES for zone in ("hand", "table") for card in _gone(way.g, journal, zone, side)}
    happened = [said.args["card"] for said in notes(journal, "event-happens")]
    discarded = {*way.g.get(DISCARD), *way.g.get(REMOVED)}
    last: e.Entry | None = None
    for entry in way.script.entries:
        match entry:
            case e.Round(_, side, _, name) | e.Headlined(side, name) if name:
                found = (side, way.script.cards[name]) in cards
                yield Verdict(CARD, entry, "" if found else "ours plays another card")
            case e.Discards(side, name):
                found = way.script.cards[name] in discarded or (side, way.script.cards[name]) in cards
                yield Verdict(CARD, entry, "" if found else "ours discards another card")
            case e.Event(name) if entry != last:
                found = way.script.cards[name] in happened
                yield Verdict(EVENT, entry, "" if found else "in ours it does not happen")
            case _:
                pass
        last = entry
    yield from _unsaid(way, cards)
    printed = {way.script.cards[entry.card] for entry in way.script.of(e.Event)}
    for card in happened:
        if card not in printed:
            yield Verdict(EVENT, None, f"in ours {way.g.title(card)} happens")


def _unsaid(way: Way, cards: set[tuple[str, int]]) -> Iterator[Verdict]:
    """Cards that have left a hand, and of which the log does not speak."""
    said = {CHINA, *way.script.shown()}
    for side, card in sorted(cards):
        if card not in said:
            yield Verdict(CARD, None, f"ours takes {way.g.title(card)} from {side}")


def _gone(g: Any, journal: list[Any], zone: str, side: str) -> Iterator[int]:
    """The cards that have left a hand, or the table before a side."""
    slot = g.schema.slot[f"{zone} of {side}"]
    for entry in journal:
        if entry[0] == CHANGE and entry[1] == slot and entry[4] != RULE:
            yield from set(entry[2]) - set(entry[3])


def notes(journal: list[Any], key: str) -> Iterator[Any]:
    return (entry[1] for entry in journal if entry[0] == NOTE and entry[1].key == key)

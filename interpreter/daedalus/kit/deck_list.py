"""The deck of a scenario as a list: sets, numbers, ranges of numbers, and cards with several copies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.library import Card

RANGE = re.compile(r"([0-9]{1,5}) *(?:-|\.\.|to) *([0-9]{1,5})")
CARD, COPIES, MOST_COPIES = "card", "copies", 20
_FORMS = trouble("trouble-forms-of-deck", "Write a set, a number, a range such as 121-150, or a card with `copies`.")

SCHEMA: dict[str, Any] = {
    "description": "The cards of the deck: sets, numbers, ranges such as 121-150, {card: 241, copies: 3}.",
    "type": "array",
    "minItems": 1,
    "maxItems": 500,
    "items": {
        "anyOf": [
            {"type": "integer", "minimum": 1, "maximum": 99_999},
            {"type": "string", "minLength": 1, "maxLength": 60},
            {
                "type": "object",
                "properties": {
                    CARD: {"type": "integer", "minimum": 1, "maximum": 99_999},
                    COPIES: {"type": "integer", "minimum": 1, "maximum": MOST_COPIES},
                },
                "required": [CARD, COPIES],
                "additionalProperties": False,
            },
        ]
    },
}


def listed(deck: Sequence[Any], every: Mapping[int, Card]) -> Iterator[tuple[int, list[int], int]]:
    """For each entry of the list: its place, the numbers that it stands for, and how many copies of them, if it says
    so: that holds for a card that is listed by its set or in a range as well."""
    for i, entry in enumerate(deck):
        if isinstance(entry, Mapping):
            yield i, [int(entry[CARD])], int(entry[COPIES])
        elif isinstance(entry, int):
            yield i, [entry], 0
        elif match := RANGE.fullmatch(entry.strip()):
            yield i, [n for n in range(int(match[1]), int(match[2]) + 1) if n in every], 0
        else:
            yield i, [n for n, card in every.items() if card.set == entry.strip()], 0


def wrong_entries(deck: Sequence[Any], every: Mapping[int, Card], where: Any) -> Iterator[DaedalusError]:
    """Entries of a deck that stand for nothing, and cards that are in it twice."""
    seen: set[int] = set()
    counted: set[int] = set()
    for i, numbers, copies in listed(deck, every):
        entry = deck[i]
        said = entry[CARD] if isinstance(entry, Mapping) else entry
        if not numbers or not {*numbers} <= {*every}:
            sets = ", ".join(sorted({card.set for card in every.values()}))
            message = (
                trouble("trouble-deck-there-is-no", "{key}: there is no card {said}", key="deck", said=said)
                if isinstance(said, int)
                else trouble(
                    "trouble-deck-nothing-is-called", "{key}: nothing is called '{said}'", key="deck", said=said
                )
            )
            yield DaedalusError(
                message,
                where=where("deck", i),
                about=(str(said),),
                remedy=trouble("trouble-sets-too", "{forms} Sets: {sets}.", forms=_FORMS, sets=sets),
            )
        before = counted if copies else seen
        twice = sorted(before & {*numbers})
        if twice:
            message, remedy = (
                trouble(
                    "trouble-deck-card-is-there", "{key}: card {number} is there already", key="deck", number=twice[0]
                ),
                trouble("trouble-leave-it-out-once", "Leave it out once, or say `copies`."),
            )
            yield DaedalusError(message, where=where("deck", i), remedy=remedy)
        before |= {*numbers}


def cards_of(deck: Sequence[Any], every: Mapping[int, Card]) -> dict[int, Card]:
    """The cards of a list by number; further copies of a card get numbers of their own, above all others."""
    entries = list(listed(deck, every))
    copies = {n: times for _, numbers, times in entries if times for n in numbers}
    found: dict[int, Card] = {}
    free = max(every, default=0) + 1
    for number in dict.fromkeys(n for _, numbers, _ in entries for n in numbers if n in every):
        more = range(free, free + copies.get(number, 1) - 1)
        free += len(more)
        card = every[number]
        both = (*card.copies, *more)
        found |= {n: evolve(card, number=n, copies=both) for n in (number, *more)} if more else {number: card}
    return found

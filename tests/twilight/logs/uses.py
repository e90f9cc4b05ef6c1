"""Which cards must be where for the plays of a log to be possible. Hands and draws are never printed; plays are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from tests.twilight.logs import entries as e
from tests.twilight.logs.names import Names

CHINA, SALT, STAR_WARS, OUR_MAN, UN_INTERVENTION, GRAIN_SALES = 6, 43, 85, 108, 32, 67
HAND, PILE, ELSEWHERE = "hand", "draw pile", "elsewhere"


@frozen
class Use:
    """A card that a block shows: in the hand of a side, in the draw pile, or from somewhere open."""

    block: int
    turn: int
    side: str
    card: int
    place: str = HAND


def uses(blocks: Sequence[Sequence[e.Entry]], turns: Sequence[int], cards: Names) -> list[Use]:
    """In order; a card that is shown twice is there twice."""
    return [
        Use(number, turn, side, card, place)
        for number, (block, turn) in enumerate(zip(blocks, turns, strict=True))
        for side, card, place in _of_block(block, cards)
    ]


def _of_block(block: Sequence[e.Entry], cards: Names) -> Iterator[tuple[str, int, str]]:
    event = 0
    for entry in block:
        match entry:
            case e.Round(_, side, _, name) if name and cards[name] != CHINA:
                yield side, number(cards, name), HAND
            case e.Headlined(side, name):
                yield side, number(cards, name), HAND
            case e.Event(name):
                outer, event = event, number(cards, name)
                if outer == STAR_WARS:
                    yield "us", event, ELSEWHERE
            case e.Reveals(side, name):
                yield side, number(cards, name), ELSEWHERE if event == SALT else HAND
            case e.Discards(side, name):
                yield side, number(cards, name), PILE if event == OUR_MAN else HAND
            case e.Plays(side, name) if event == UN_INTERVENTION:
                yield side, number(cards, name), HAND
            case _:
                pass


def number(cards: Names, name: str) -> int:
    found = cards[name]
    assert isinstance(found, int)
    return found


class Needs:
    """What a log will show from some block on."""

    def __init__(self, found: Sequence[Use]) -> None:
        self.found = found

    def this_turn(self, block: int, turn: int) -> dict[int, Use]:
        """The cards that will be shown until the end of the turn, each with where it is shown first."""
        coming: dict[int, Use] = {}
        for use in self.found:
            if use.block >= block and use.turn == turn:
                coming.setdefault(use.card, use)
        return coming

    def next_use(self, card: int, block: int) -> Use | None:
        return next((use for use in self.found if use.card == card and use.block >= block), None)

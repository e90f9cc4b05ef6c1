"""Which cards must be where for the plays of a log to be possible. Hands and draws are never printed; plays are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from tests.twilight.logs import entries as e
from tests.twilight.logs.names import Names

CHINA, UN_INTERVENTION, SALT, MISSILE_ENVY, GRAIN_SALES, STAR_WARS, OUR_MAN = 6, 32, 43, 49, 67, 85, 108
HAND, HIGHEST, PILE, ELSEWHERE = "hand", "highest card of the hand", "draw pile", "elsewhere"
IN_HAND = (HAND, HIGHEST)
NO_CARD = {"us": -1, "ussr": -2}  # stand for a round without a card


WHERE_SHOWN = {SALT: ELSEWHERE, MISSILE_ENVY: HIGHEST}


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
        Use(number, turn - (part == 0), side, card, place)
        for number, (block, turn) in enumerate(zip(blocks, turns, strict=True))
        for part, entries in enumerate(_parts(block))
        for side, card, place in _of_block(entries, cards)
    ]


def _parts(block: Sequence[e.Entry]) -> tuple[Sequence[e.Entry], Sequence[e.Entry]]:
    """What still belongs to the turn before, and the rest."""
    head = next((i for i, entry in enumerate(block) if isinstance(entry, e.HeadlinePhase)), 0)
    return block[:head], block[head:]


def _of_block(block: Sequence[e.Entry], cards: Names) -> Iterator[tuple[str, int, str]]:
    event = 0
    for entry in block:
        match entry:
            case e.Round(_, side, _, name) if name and cards[name] != CHINA:
                yield side, number(cards, name), HAND
            case e.Round(_, side, _, ""):
                yield side, NO_CARD[side], ELSEWHERE
            case e.Headlined(side, name):
                yield side, number(cards, name), HAND
            case e.Event(name):
                outer, event = event, number(cards, name)
                if outer == STAR_WARS:
                    yield "us", event, ELSEWHERE
            case e.Reveals(side, name):
                yield side, number(cards, name), WHERE_SHOWN.get(event, HAND)
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

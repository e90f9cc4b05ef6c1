"""Who plays which side: a person, or chance from a seed of its own. In words, so that a saved game can hold it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from daedalus.bots.random import random_policy
from daedalus.core.errors import BrokenFile
from daedalus.core.game import Policy
from daedalus.core.save import Saved
from daedalus.kit.definition import Definition

HUMAN, RANDOM = "human", "random"
PLAYERS = (HUMAN, RANDOM)
_BY_LOT = re.compile(rf"{RANDOM} (-?[0-9]{{1,18}})")


def lots(definition: Definition, seed: int) -> dict[str, int]:
    """A seed for each side that is played by lot."""
    count = len(definition.sides)
    return {side: count * seed + i for i, side in enumerate(definition.sides)}


def by_lot(definition: Definition, seed: int) -> dict[str, Policy]:
    """All sides answered by lot, each from a seed of its own."""
    return {side: random_policy(lot) for side, lot in lots(definition, seed).items()}


def seated(definition: Definition, start: Saved, asked: Mapping[str, str | None]) -> dict[str, str]:
    """Who plays each side: as asked for, else as the saved game has it, else a person."""
    seats = dict.fromkeys(definition.sides, HUMAN) | start.players
    for side, who in seats.items():
        if side not in definition.sides or not (who == HUMAN or _BY_LOT.fullmatch(who)):
            remedy = f"Sides: {', '.join(definition.sides)}. Players: {HUMAN}, or {RANDOM} and a seed."
            raise BrokenFile(f"nobody can play {side} as {who!r}", where=start.file, remedy=remedy)
    lot = lots(definition, start.seed)
    return seats | {side: f"{RANDOM} {lot[side]}" if who == RANDOM else who for side, who in asked.items() if who}


def people(seats: Mapping[str, str]) -> frozenset[str]:
    return frozenset(side for side, who in seats.items() if who == HUMAN)


def policies(seats: Mapping[str, str]) -> dict[str, Policy]:
    """Those who answer on the spot."""
    drawn = {side: _BY_LOT.fullmatch(who) for side, who in seats.items()}
    return {side: random_policy(int(match[1])) for side, match in drawn.items() if match}

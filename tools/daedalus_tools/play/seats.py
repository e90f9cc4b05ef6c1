"""Who plays which side, in the words of a saved game, and the policies of those who answer on the spot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from daedalus.api import seated as on_view
from daedalus.bots.players import HUMAN, PLAYERS, Chair, rulebook, seat
from daedalus.bots.random import random_policy
from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.game import Policy
from daedalus.core.save import Saved
from daedalus.kit.bots import BOTS
from daedalus.kit.definition import Definition


def lots(definition: Definition, seed: int) -> dict[str, int]:
    """A number for each side, for whatever its player leaves to chance."""
    count = len(definition.sides)
    return {side: count * seed + i for i, side in enumerate(definition.sides)}


def by_lot(definition: Definition, seed: int) -> dict[str, Policy]:
    """All sides answered by lot, each from a seed of its own."""
    return {side: random_policy(lot) for side, lot in lots(definition, seed).items()}


def chairs(definition: Definition, seed: int) -> dict[str, Chair]:
    return {side: Chair(definition, side, lot) for side, lot in lots(definition, seed).items()}


def ruled(definition: Definition, seed: int, asked: Mapping[str, str]) -> dict[str, str]:
    """Of those who are asked to play, the bots of the rulebook."""
    free = chairs(definition, seed)
    sat = {side: seat(who, free[side]) for side, who in asked.items() if side in free}
    return {side: str(who) for side, who in sat.items() if who.player.ruled}


def seated(definition: Definition, start: Saved, asked: Mapping[str, str | None]) -> dict[str, str]:
    """Who plays each side, with all arguments: as asked for, else as the saved game has it, else a person.

    A bot of the rulebook plays from the beginning to the end, or not at all.
    """
    free = chairs(definition, start.seed)
    by_rules: dict[str, str] = start.data.get(BOTS, {})
    stranger = next((side for side in start.players if side not in free), None)
    if stranger is not None:
        message, remedy = (
            trouble(
                "trouble-there-is-no-side-in",
                "there is no side '{side}' in {name}",
                side=stranger,
                name=definition.name,
            ),
            trouble("trouble-sides", "Sides: {known}.", known=", ".join(free)),
        )
        raise BrokenFile(message, where=start.file, remedy=remedy)
    seats = {}
    for side, chair in free.items():
        said = asked.get(side)
        try:
            sat = seat(said or by_rules.get(side) or start.players.get(side, HUMAN), chair)
        except DaedalusError as error:
            raise error if said else BrokenFile(error.says, where=start.file, remedy=error.advises) from None
        if sat.player.ruled != (side in by_rules) or (sat.player.ruled and str(sat) != by_rules[side]):
            people = trouble("trouble-people-and-programs", "nobody but people and programs")
            now = by_rules.get(side, people)
            message = trouble(
                "trouble-is-played-by-in",
                "{side} is played by {now} in this game, from its beginning",
                side=side,
                now=now,
            )
            raise DaedalusError(
                message,
                where=start.file,
                remedy=trouble(
                    "trouble-leave-out-or-begin", "Leave out --{option}, or begin another game.", option=side
                ),
            )
        seats[side] = str(sat)
    return seats


def people(seats: Mapping[str, str]) -> frozenset[str]:
    return frozenset(side for side, who in seats.items() if who == HUMAN)


def policies(definition: Definition, start: Saved, seats: Mapping[str, str]) -> dict[str, Policy]:
    """Those who answer on the spot, each for the side it plays."""
    free = chairs(definition, start.seed)
    sat = {side: seat(who, free[side]) for side, who in seats.items() if who != HUMAN}
    return {
        side: on_view(definition, start, who.policy()) if who.player.on_view else who.policy()
        for side, who in sat.items()
        if not who.player.ruled
    }


def described(games: Iterable[Definition] = (), *, with_people: bool = True) -> str:
    """Every player with what it is, for the help of a command; what is left out of its words is filled in."""
    rows = [(player.usage, player.says) for player in PLAYERS if with_people or player.name != HUMAN]
    for game in games:
        rows += [
            (bot.usage, f"{game.sides[side]} in {game.name}: {bot.says}")
            for side in game.sides
            for bot in rulebook(game, side)
        ]
    wide = min(max(len(usage) for usage, _ in rows), 16)
    lines = (
        f"  {usage:<{wide}}  {says}" if len(usage) <= wide else f"  {usage}\n  {'':<{wide}}  {says}"
        for usage, says in rows
    )
    return "\n".join(("players (more than a word in quotes):", *lines))

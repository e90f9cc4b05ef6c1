"""Who may play a side, by name: declared once here, for the command line, saved games and whoever seats players.

A player is a word, or a word with arguments, as a saved game holds it: `human`, `random 5`, `search 0.05s 7`. What is
left out when a game begins (a seed, a limit) is filled in, so that a game that goes on later goes on as it would have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from attrs import frozen

from daedalus.bots.random import random_policy
from daedalus.bots.search import SECONDS, Limit, search_bot
from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.bots import Bot
from daedalus.kit.definition import Definition

HUMAN = "human"
_SEED = re.compile(r"-?[0-9]{1,20}")


@frozen
class Chair:
    """What somebody sits down at: a side of a game, and a number of its own for whatever is left to chance."""

    definition: Definition
    side: str
    lot: int


@frozen
class Player:
    """One kind of player. Without a `make` nothing answers on the spot: the game waits for a person."""

    name: str
    takes: str  # the arguments, as help shows them
    says: str
    read: Callable[[Sequence[str], Chair], Sequence[str] | None]  # all arguments, filled in; None: not understood
    make: Callable[..., Any] | None = None  # from all arguments to a policy
    ruled: bool = False  # whether it is a bot of the rulebook, which the rules of the game play themselves
    on_view: bool = False  # whether the policy is one of the public surface: a function of a view and a decision

    @property
    def usage(self) -> str:
        return f"{self.name} {self.takes}".rstrip()


@frozen
class Seated:
    """A player with all arguments."""

    player: Player
    args: tuple[str, ...]

    @property
    def person(self) -> bool:
        return self.player.make is None and not self.player.ruled

    def policy(self) -> Any:
        assert self.player.make is not None
        return self.player.make(*self.args)

    def __str__(self) -> str:
        """As a saved game holds it."""
        return " ".join((self.player.name, *self.args))


def seat(text: str, chair: Chair) -> Seated:
    """The player that is meant, or one message that says who there is."""
    name, *words = text.split() or [""]
    every = (*PLAYERS, *rulebook(chair.definition, chair.side))
    player = next((player for player in every if player.name == name), None)
    args = player.read(words, chair) if player is not None else None
    if player is None or args is None:
        shown = text if len(text) <= 40 else f"{text[:37]}..."
        remedy = trouble("trouble-players", "Players: {known}.", known="; ".join(player.usage for player in every))
        raise DaedalusError(
            trouble("trouble-nobody-can-play-as", "nobody can play {side} as '{shown}'", side=chair.side, shown=shown),
            remedy=remedy,
        )
    return Seated(player, tuple(args))


def rulebook(definition: Definition, side: str) -> list[Player]:
    """The bots that a game has for a side. They are part of its rules, from its beginning to its end."""
    return [
        Player(bot.name, f"[{'|'.join(bot.levels)}]", bot.says, partial(_a_level, bot), ruled=True)
        for bot in definition.bots.of(side)
    ]


# -- how arguments are read -------------------------------------------------------------------------------------


def _nothing(words: Sequence[str], chair: Chair) -> Sequence[str] | None:
    return None if words else ()


def _a_seed(words: Sequence[str], chair: Chair) -> Sequence[str] | None:
    words = words or [str(chair.lot)]
    return words if len(words) == 1 and _SEED.fullmatch(words[0]) else None


def _a_level(bot: Bot, words: Sequence[str], chair: Chair) -> Sequence[str] | None:
    """The easiest level if none is named."""
    words = words or bot.levels[:1]
    return words if not words or (len(words) == 1 and words[0] in bot.levels) else None


def _limit_and_seed(words: Sequence[str], chair: Chair) -> Sequence[str] | None:
    limit = Limit.read(words[0]) if words else Limit(seconds=SECONDS)
    seed = _a_seed(words[1:], chair)
    return (str(limit), *seed) if limit is not None and seed is not None else None


def _search(limit: str, seed: str) -> Any:
    read = Limit.read(limit)
    assert read is not None
    return search_bot(seconds=read.seconds or None, playouts=read.playouts or None, seed=int(seed))


PLAYERS = (
    Player(HUMAN, "", "a person at this terminal", _nothing),
    Player("random", "[SEED]", "any legal answer, by lot", _a_seed, lambda seed: random_policy(int(seed))),
    Player(
        "search",
        "[LIMIT] [SEED]",
        f"looks ahead; LIMIT a decision: seconds, as {SECONDS}s, or playouts, as 200, for the same game each time",
        _limit_and_seed,
        _search,
        on_view=True,
    ),
)

"""A sensible opponent in any game: it plays on by lot in forks of what its side sees, and answers what went best.

It knows no game and uses nothing but the public surface: a view that forks, decisions, and how well a side stands. The
design is in docs/decisions/030-search.md.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from math import log, sqrt
from typing import Any, Protocol

from attrs import frozen

from daedalus.core.decision import Decision, Option
from daedalus.core.dice import draw
from daedalus.core.errors import DaedalusError

SECONDS = 0.05  # a decision, if nobody says more
AHEAD = 10  # decisions that a playout looks ahead, where the game can say how well a side stands
CURIOSITY = 1.0  # how much an answer is tried that has been tried less, in deviations of what playouts bring
_LIMIT = re.compile(r"(?P<seconds>[0-9]{1,4}(\.[0-9]{1,6})?)s|(?P<playouts>[0-9]{1,7})")


class Trial(Protocol):
    """A game to try something in."""

    @property
    def sides(self) -> tuple[str, ...]: ...

    def play(self, policies: Mapping[str, Callable[[Any, Decision], Option | None]]) -> None: ...

    def standing(self, side: str) -> float | None: ...


class Sight(Protocol):
    """What a side sees, and may try."""

    @property
    def taken(self) -> int: ...

    def fork(self, *, seed: int) -> Trial: ...


@frozen
class Limit:
    """How long to think: seconds of the processor's time, or a number of playouts, with which answers never vary."""

    seconds: float = 0.0
    playouts: int = 0

    @classmethod
    def read(cls, text: str) -> Limit | None:
        """`0.05s` or `200`; nothing if it is neither, or no time at all."""
        match = _LIMIT.fullmatch(text)
        limit = cls(float(match["seconds"] or 0), int(match["playouts"] or 0)) if match else cls()
        return limit if limit.seconds or limit.playouts else None

    def __str__(self) -> str:
        return str(self.playouts) if self.playouts else f"{self.seconds:.6f}".rstrip("0").rstrip(".") + "s"

    def reached(self, since: float, playouts: int) -> bool:
        return playouts >= self.playouts if self.playouts else time.thread_time() - since >= self.seconds


def search_bot(
    *, seconds: float | None = None, playouts: int | None = None, seed: int = 1
) -> Callable[[Sight, Decision], Option]:
    """A policy that looks ahead for so many seconds of the processor's time a decision, or with so many playouts.

    Its chance is its own, and it remembers nothing: a game that is saved or taken back goes on as it would have.
    """
    if (seconds is not None and playouts is not None) or not all(x is None or x > 0 for x in (seconds, playouts)):
        raise DaedalusError("a search is limited by seconds or by playouts", remedy="Give one of them, above 0.")
    limit = Limit(playouts=playouts) if playouts is not None else Limit(seconds=seconds or SECONDS)
    own = draw(~seed, 1)

    def policy(view: Sight, decision: Decision) -> Option:
        since = time.thread_time()
        search = Search(view, decision, draw(own, view.taken))
        while not search.playouts or not limit.reached(since, search.playouts):
            search.playout()
        return search.best()

    return policy


class Tried:
    """An answer that was tried: how often, and what it brought the side that gave it."""

    __slots__ = ("brought", "times")

    def __init__(self) -> None:
        self.times = 0
        self.brought = 0.0

    @property
    def worth(self) -> float:
        return self.brought / self.times


class Node:
    """A question that playouts came to by the same answers: what was tried there, and the questions that followed."""

    __slots__ = ("next", "tried")

    def __init__(self) -> None:
        self.tried: dict[Option, Tried] = {}
        self.next: dict[tuple[Option, str, str], Node] = {}


class Search:
    """The thoughts about one decision: a tree of answers, grown by one with each playout."""

    def __init__(self, view: Sight, decision: Decision, chance: int) -> None:
        self.view = view
        self.decision = decision
        self.chance = chance
        self.root = Node()
        self.playouts = 0
        self.spread = Spread()

    def best(self) -> Option:
        """What was tried most: it was so because it went well."""
        tried = self.root.tried
        return max(tried, key=lambda option: (tried[option].times, tried[option].worth))

    def playout(self) -> None:
        """Play on in a fork, by what is known so far and then by lot, and remember what it led to."""
        fate = draw(self.chance, self.playouts)
        self.playouts += 1
        trial = self.view.fork(seed=fate)
        far = trial.standing(self.decision.side) is None  # only the end says who stands well
        walk = Walk(self, ~fate, None if far else AHEAD)
        try:
            trial.play(dict.fromkeys(trial.sides, walk.answer))
            ends = {side: trial.standing(side) or 0.0 for side in trial.sides}
        except DaedalusError:  # a card that goes on for ever says nothing about the others
            ends = dict.fromkeys(trial.sides, 0.0)
        self.spread.add(ends[self.decision.side])
        for tried, side in walk.path:
            tried.times += 1
            tried.brought += ends[side]


class Walk:
    """The answers of one playout: in the tree those that promise most, below it any."""

    def __init__(self, search: Search, chance: int, ahead: int | None) -> None:
        self.search = search
        self.chance = chance
        self.ahead = ahead
        self.answers = 0
        self.node: Node | None = search.root
        self.last: Option = ""
        self.path: list[tuple[Tried, str]] = []

    def answer(self, view: object, decision: Decision) -> Option | None:
        if self.ahead is not None and self.answers > self.ahead:
            return None
        self.answers += 1
        if self.path and self.node is not None:
            self.node = self.node.next.setdefault((self.last, decision.side, decision.key), Node())
        if self.node is None:
            return self.any(decision.options)
        self.last = self.promising(self.node, decision)
        return self.last

    def promising(self, node: Node, decision: Decision) -> Option:
        """An answer that was not tried yet, which ends the known part; else one that did well or was tried little."""
        tried, options = node.tried, decision.options
        new = [option for option in options if option not in tried]
        if new:
            option = self.any(new)
            tried[option] = Tried()
            self.node = None
        else:
            much = CURIOSITY * self.search.spread.deviation * sqrt(log(sum(tried[option].times for option in options)))
            option = max(options, key=lambda option: tried[option].worth + much / sqrt(tried[option].times))
        self.path.append((tried[option], decision.side))
        return option

    def any(self, options: tuple[Option, ...] | list[Option]) -> Option:
        return options[draw(self.chance, self.answers) % len(options)]


class Spread:
    """How far apart lies what playouts bring, so that it does not matter by what measure a game counts."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / self.count) if self.count else 0.0

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
from daedalus.core.errors import DaedalusError, trouble

SECONDS = 0.05  # a decision, if nobody says more
AHEAD = 6  # decisions that a playout looks ahead, where the game can say how well a side stands
CURIOSITY = 1.0  # how much an answer is tried that has been tried less, in deviations of what playouts bring
FAIR = 2  # one of so many playouts is for the answer that was tried least: what is good in it may lie deep
CAUTION = 1.0  # how much less an answer counts in the end that has been tried less, in deviations too
BELIEF = 3  # trials after which half of what is better about an answer is believed
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
        raise DaedalusError(
            trouble("trouble-a-search-is-limited", "a search is limited by seconds or by playouts"),
            remedy=trouble("trouble-give-one-of-them", "Give one of them, above 0."),
        )
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
        self.far: bool | None = None  # whether only the end of the game says who stands well

    def best(self) -> Option:
        """What brought most and was tried enough to believe it."""
        root, doubt = self.root, CAUTION * self.spread.deviation
        return max(root.tried, key=lambda option: self.promise(root, option) - doubt / sqrt(root.tried[option].times))

    def promise(self, node: Node, option: Option) -> float:
        """What an answer brings if its side then goes on with what proved best, which playouts did not always."""
        brought, times = node.tried[option].brought, node.tried[option].times
        for (before, side, _), then in node.next.items():
            if before == option and side == self.decision.side:
                went = sum(tried.times for tried in then.tried.values())
                usual = sum(tried.brought for tried in then.tried.values()) / went
                better = max(
                    (self.promise(then, after) - usual) * tried.times / (tried.times + BELIEF)
                    for after, tried in then.tried.items()
                )
                brought += went * max(0.0, better)
        return brought / times

    def playout(self) -> None:
        """Play on in a fork, by what is known so far and then by lot, and remember what it led to.

        The fate of the fork is the same for the first trial of every answer, for the second, and so on: none is better
        because it had luck.
        """
        walk = Walk(self)
        trial = self.view.fork(seed=walk.fate)
        if self.far is None:
            self.far = trial.standing(self.decision.side) is None
        try:
            trial.play(dict.fromkeys(trial.sides, walk.answer))
            ends = {side: trial.standing(side) or 0.0 for side in {side for _, side in walk.path}}
        except DaedalusError:  # a card that goes on for ever says nothing about the others
            ends = dict.fromkeys(trial.sides, 0.0)
        self.playouts += 1
        self.spread.add(ends[self.decision.side])
        for tried, side in walk.path:
            tried.times += 1
            tried.brought += ends[side]

    def first(self) -> Option:
        """The answer that the next playout begins with."""
        tried, options = self.root.tried, self.decision.options
        if len(tried) == len(options) and self.playouts % FAIR == 0:
            return min(options, key=lambda option: tried[option].times)
        return self.promising(self.root, options, draw(self.chance, ~self.playouts))

    def promising(self, node: Node, options: tuple[Option, ...], chance: int) -> Option:
        """An answer that was not tried yet, by lot; else one that did well or was tried little."""
        tried = node.tried
        new = [option for option in options if option not in tried]
        if new:
            return new[chance % len(new)]
        much = CURIOSITY * self.spread.deviation * sqrt(log(sum(tried[option].times for option in options)))
        return max(options, key=lambda option: tried[option].worth + much / sqrt(tried[option].times))


class Walk:
    """The answers of one playout: in the tree those that promise most, below it any."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.answers = 0
        self.node: Node | None = search.root
        self.path: list[tuple[Tried, str]] = []
        self.last = search.first()
        self.note(search.root, search.decision.side)
        self.fate = draw(search.chance, self.path[0][0].times)

    def answer(self, view: object, decision: Decision) -> Option | None:
        if self.answers > AHEAD and not self.search.far:
            return None
        self.answers += 1
        if self.answers == 1:
            return self.last
        chance = draw(~self.fate, self.answers)
        if self.node is None:
            return decision.options[chance % len(decision.options)]
        node = self.node = self.node.next.setdefault((self.last, decision.side, decision.key), Node())
        self.last = self.search.promising(node, decision.options, chance)
        self.note(node, decision.side)
        return self.last

    def note(self, node: Node, side: str) -> None:
        """This answer is part of the tree; one that is new there ends the known part."""
        if self.last not in node.tried:
            node.tried[self.last] = Tried()
            self.node = None
        self.path.append((node.tried[self.last], side))


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

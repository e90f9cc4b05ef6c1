"""Intervals: of a share of games, and of the difference that a change makes to the same games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import NormalDist

from attrs import frozen

LEVEL = 0.95  # how often an interval holds the truth


@frozen
class Interval:
    """An estimate and the ends between which the truth is."""

    estimate: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def clear_of(self, value: float) -> bool:
        return not self.low <= value <= self.high


NONE = Interval(0.0, 0.0, 0.0)  # of games that do not differ at all


def z(level: float = LEVEL) -> float:
    return NormalDist().inv_cdf(0.5 + level / 2)


def share(won: int, of: int, level: float = LEVEL) -> Interval:
    """Wilson's interval: right also for few games and for shares near nothing and all."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    p, q = won / of, z(level)
    middle = (p + q * q / (2 * of)) / (1 + q * q / of)
    half = q * sqrt(p * (1 - p) / of + q * q / (4 * of * of)) / (1 + q * q / of)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float], level: float = LEVEL) -> Interval:
    """The mean of some figures; of one alone nothing more is known."""
    n = len(values)
    if not n:
        return NONE
    middle = sum(values) / n
    if n == 1:
        return Interval(middle, middle, middle)
    spread = sqrt(sum((v - middle) ** 2 for v in values) / (n - 1))
    half = z(level) * spread / sqrt(n)
    return Interval(middle, middle - half, middle + half)


def paired(differences: Sequence[int], level: float = LEVEL) -> Interval:
    """What a change does to a share, from games with the same seeds: each pair is +1, 0 or -1.

    Tango's score interval: every difference that the pairs do not contradict. Pairs that end alike say nothing of which
    way it goes, but that it seldom goes any; and where none ends otherwise, that it is at most seldom.
    """
    n = len(differences)
    if not n:
        return Interval(0.0, -1.0, 1.0)
    gained, lost = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
    estimate, q = (gained - lost) / n, z(level)
    return Interval(
        estimate,
        _end(lambda d: _deviations(gained, lost, n, d) > q, -1.0, estimate),
        _end(lambda d: _deviations(gained, lost, n, d) < -q, 1.0, estimate),
    )


def _deviations(gained: int, lost: int, n: int, true: float) -> float:
    """How far the pairs are from what a true difference makes likely, if as many differ as fits it and them best."""
    b = (2 * n - gained + lost) * true - gained - lost
    seldom = (sqrt(max(0.0, b * b + 8 * n * lost * true * (1 - true))) - b) / (4 * n)
    variance = n * (2 * seldom + true * (1 - true))
    off = gained - lost - n * true
    return off / sqrt(variance) if variance > 0 else (0.0 if not off else inf if off > 0 else -inf)


def _end(contradicted: Callable[[float], bool], far: float, near: float) -> float:
    """Where, from near to far, differences begin that the pairs contradict."""
    if not contradicted(far):
        return far
    for _ in range(50):
        middle = (far + near) / 2
        far, near = (middle, near) if contradicted(middle) else (far, middle)
    return near


def difference(won: int, of: int, other_won: int, other_of: int, level: float = LEVEL) -> Interval:
    """The difference of two shares of different games (Newcombe's interval, from Wilson's)."""
    one, two = share(won, of, level), share(other_won, other_of, level)
    middle = one.estimate - two.estimate
    low = middle - sqrt((one.estimate - one.low) ** 2 + (two.high - two.estimate) ** 2)
    high = middle + sqrt((one.high - one.estimate) ** 2 + (two.estimate - two.low) ** 2)
    return Interval(middle, low, high)


def looks(most: int, first: int = 100) -> list[int]:
    """After how many pairs a comparison that may stop early looks at what it has: each time twice as many."""
    found = []
    while first < most:
        found.append(first)
        first *= 2
    return [*found, most]


def level_of_look(looks_in_all: int) -> float:
    """Who looks several times must ask for more each time, or would see an effect where there is none."""
    return 1 - (1 - LEVEL) / looks_in_all

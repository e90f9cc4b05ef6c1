"""Seeded chance. A draw is a pure function of seed and counter, so that re-running a step rolls the same."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def draw(seed: int, counter: int) -> int:
    """64 well-mixed bits for the counter-th draw of a seed (splitmix64, equal on every machine)."""
    z = (seed * 0xD1342543DE82EF95 + (counter + 1) * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)

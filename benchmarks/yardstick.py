"""A fixed piece of pure Python work. Timings are reported as multiples of it, because machines differ and are noisy."""

from __future__ import annotations

import time


def work() -> int:
    """Dictionary, list and integer work of the kind an interpreter does; never change it."""
    table = {i: i * i % 97 for i in range(2_000)}
    total = 0
    for turn in range(20):
        values = [table[i] for i in range(2_000) if (i + turn) % 3]
        total += sum(v for v in values if v > 10)
        for i, v in enumerate(values):
            if v == total % 97:
                table[i] = (v + turn) % 97
    return total


def seconds(repeats: int = 15) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best

"""`python -m tests.hostile`: the campaign of mutants, and what became of them."""

from __future__ import annotations

import argparse
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import get_context

from tests.hostile.campaign import SHARES, Tried, part

PART = 250


def every(count: int, seed: int, jobs: int, first: int = 0) -> Iterator[Tried]:
    parts = [range(i, min(i + PART, first + count)) for i in range(first, first + count, PART)]
    with get_context("spawn").Pool(jobs) as pool:
        for some in pool.imap_unordered(partial(part, seed=seed), parts):
            yield from some


def table(found: list[Tried]) -> str:
    counts = Counter((t.kind, t.outcome) for t in found)
    lines = [f"{'':10}{'mutants':>9}{'refused':>9}{'played':>9}{'trouble':>9}{'slowest':>9}"]
    for kind in SHARES:
        of_kind = [t for t in found if t.kind == kind]
        row = [len(of_kind), *(counts[kind, outcome] for outcome in ("refused", "played", "trouble"))]
        slowest = max((t.seconds for t in of_kind), default=0.0)
        lines.append(f"{kind:10}" + "".join(f"{n:9}" for n in row) + f"{slowest:8.1f}s")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60_000, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="others of them")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--show", type=int, help="only print the mutant of this number")
    chosen = parser.parse_args()
    if chosen.show is not None:
        from tests.hostile.campaign import mutant

        print(mutant(chosen.show, chosen.seed)[1].decode("utf-8", "backslashreplace"))
        return 0
    found = []
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it is told how far it came
    with suppress(KeyboardInterrupt):
        for one in every(chosen.count, chosen.seed, chosen.jobs, chosen.first):
            found.append(one)
            if one.trouble:
                print(f"{one.kind} {one.number}: {one.trouble}", flush=True)
    print(table(found))
    return int(any(t.trouble for t in found))


if __name__ == "__main__":
    raise SystemExit(main())

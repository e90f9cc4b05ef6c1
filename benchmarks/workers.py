"""How much faster a simulation of bot games is with two processes than with one, starting up included.

python benchmarks/workers.py --games 1200       on a machine that has two processors to spare
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

COMMAND = ("simulate", "lets-roll", "--us", "bot", "--jihadist", "bot")


def measure(games: int, repeats: int = 2) -> tuple[float, float]:
    """Seconds with one process and with two, the best of some runs by turns."""
    tool = str(Path(sys.executable).parent / "daedalus")
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(repeats):
        for workers in best:
            begin = time.perf_counter()
            command = [tool, *COMMAND, "--games", str(games), "--workers", str(workers)]
            subprocess.run(command, check=True, capture_output=True)
            best[workers] = min(best[workers], time.perf_counter() - begin)
    return best[1], best[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200)
    args = parser.parse_args()
    one, two = measure(args.games)
    print(f"{args.games} games: {one:.2f} s with one worker, {two:.2f} s with two, {one / two:.2f} times as fast")


if __name__ == "__main__":
    main()

"""Whether memory stays flat: games of every kind one after another, and what the process holds now and then.

python benchmarks/memory.py --games 20000
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from journals import KINDS

from daedalus.kit import registry

FIRST = 1000  # games after which everything has been read and compiled that will be


def held() -> float:
    """Megabytes that the process has in memory now."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    games = parser.parse_args().games
    kinds = list(KINDS.values())
    for done in range(1, games + 1):
        id_, start = kinds[done % len(kinds)]
        scenarios = registry.game(id_).scenarios.known()
        start(id_, scenarios[done % len(scenarios)], done).run()
        if done == FIRST or done % 5000 == 0:
            print(f"{done} games: {held():.1f} MB", flush=True)


if __name__ == "__main__":
    main()

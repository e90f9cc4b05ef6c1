"""Whether memory stays flat: games one after another, and what the process holds now and then.

python benchmarks/memory.py --games 20000                               every kind of game in turn
python benchmarks/memory.py --games 20000 --kind "labyrinth by bots"    one kind
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from journals import KINDS

from daedalus.kit import registry

LOOKS = (0, 500, 1000, 2000, 5000, 10_000, 15_000)  # after so many games, and at the end


def held() -> float:
    """Megabytes that the process has in memory now."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def growth(kinds: list[str], games: int) -> Iterator[tuple[int, float]]:
    """How many games were played, and what the process then held."""
    for done in range(games + 1):
        if done in LOOKS or done == games:
            yield done, held()
        if done == games:
            return
        id_, start = KINDS[kinds[done % len(kinds)]]
        scenarios = registry.game(id_).scenarios.known()
        start(id_, scenarios[done // len(kinds) % len(scenarios)], done).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--kind", choices=KINDS, help="one kind of game; usually all, in turn")
    args = parser.parse_args()
    for done, megabytes in growth([args.kind] if args.kind else list(KINDS), args.games):
        print(f"{done} games: {megabytes:.1f} MB", flush=True)


if __name__ == "__main__":
    main()

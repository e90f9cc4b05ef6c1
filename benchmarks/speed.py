"""Games of the base set by chance and by bots, in one process and in turns: how long each takes, as JSON.

python benchmarks/speed.py --games 60       run by both builds, this compares them: see `compare`
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import yardstick
from journals import LABYRINTH, of_bots, of_chance, opened

from daedalus.core.compiled import build
from daedalus.kit import registry

HERE = Path(__file__).parent
FAST = HERE.parent / ".venv-fast" / "bin" / "python"  # where `make fast` puts the compiled build
BASE = ("base",)  # the sets of cards
WARM = 40  # games until most cards have been compiled
REPEATS = 3  # of each game: others may be working too


def measure(games: int) -> dict[str, Any]:
    """Milliseconds of CPU time for a game of each kind, over all scenarios of the base set: of each game its best time.
    Cards and charts are compiled before."""
    labyrinth = registry.game(LABYRINTH)
    scenarios = [name for name in labyrinth.scenarios.known() if tuple(opened(LABYRINTH, name).sets) == BASE]
    kinds = {"random": of_chance, "bot": of_bots}
    best: dict[tuple[str, int], float] = {}
    for seed in [*range(-WARM, 0), *(seed for _ in range(REPEATS) for seed in range(games))]:
        for kind, start in kinds.items():
            begin = time.process_time()
            start(LABYRINTH, scenarios[seed % len(scenarios)], abs(seed)).run()
            spent = time.process_time() - begin
            best[kind, seed] = min(spent, best.get((kind, seed), spent))
    found = {kind: sum(best[kind, seed] for seed in range(games)) / games * 1000 for kind in kinds}
    return {"build": build(), **found, "yardstick": yardstick.seconds() * 1000}


def compare(games: int, rounds: int = 2) -> dict[str, dict[str, Any]]:
    """Both builds by turns, so that they find the same machine: the best of some rounds each, by kind of game."""
    best: dict[str, dict[str, Any]] = {}
    for _ in range(rounds):
        for python in (Path(sys.executable), FAST):
            command = [str(python), str(HERE / "speed.py"), "--games", str(games)]
            found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            kept = best.setdefault(found["build"], found)
            for kind in ("random", "bot"):
                kept[kind] = min(kept[kind], found[kind])
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--compare", action="store_true", help="with the build in .venv-fast")
    args = parser.parse_args()
    print(json.dumps(compare(args.games) if args.compare else measure(args.games), indent=1))


if __name__ == "__main__":
    main()

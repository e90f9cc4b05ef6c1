"""`python -m tests.mutants`: all mutants of all cards, and which of the mistakes among them the linter finds."""

from __future__ import annotations

import argparse

from tests.mutants.counting import counted, every, names, originals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=1, help="take only each n-th mutant")
    parser.add_argument("--positions", type=int, default=100, help="positions on which an event is played")
    chosen = parser.parse_args()
    trees = originals()
    tally = counted(list(every(trees))[:: chosen.each], trees, chosen.positions)
    print(tally.table())
    if tally.missed:
        print(f"\nmissed:\n{names(tally.missed)}")


if __name__ == "__main__":
    main()

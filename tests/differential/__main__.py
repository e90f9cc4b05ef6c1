"""`python -m tests.differential` prints how far we agree with the recorded positions, and every disagreement."""

from __future__ import annotations

from tests.differential import derived, effects, operations, playable
from tests.differential.compare import table, unexplained
from tests.differential.record import GAMES, home


def main() -> None:
    if home() is None:
        print("The recorded positions are not here: set DAEDALUS_ORACLE to their folder.")
        return
    for module in (derived, operations, playable, effects):
        for game in GAMES:
            comparison = module.compare(game)
            print(comparison.summary() + f"; {len(unexplained(comparison.found))} values unexplained")
            for line in (*table(comparison.found).splitlines(), *(f"not driven: {row}" for row in comparison.undriven)):
                print("   ", line)


if __name__ == "__main__":
    main()

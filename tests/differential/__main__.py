"""`python -m tests.differential` tells how far we agree with recorded positions: a report for people, or with `--json`
a row for each record."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.differential.compare import unexplained
from tests.differential.folder import Broken, holds, using
from tests.differential.outcomes import Comparison
from tests.differential.record import rows
from tests.differential.rows import FILES, KINDS, SETS, as_json, as_rows

CLEAN, FINDINGS, WRONG_USE = 0, 1, 2
INTERRUPTED, BROKEN_PIPE = 130, 141  # what a shell says of a program ended by the signal

BOTS = "bots"

PROGRAM = "python -m tests.differential"


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Compare what we make of recorded positions with what was recorded.",
        epilog="Exit codes: 0 all agree or are explained, 1 some are neither, 2 wrong use or unusable folder.",
        allow_abbrev=False,
    )
    result.add_argument("--positions", metavar="DIR", type=Path, help="folder of the records (else DAEDALUS_ORACLE)")
    result.add_argument("--kind", action="append", choices=tuple(KINDS), help="only this kind; may be repeated")
    result.add_argument("--set", action="append", choices=tuple(SETS), help="only this set; may be repeated")
    result.add_argument("--json", action="store_true", help="one object of JSON for each record, a line each")
    return result


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:  # argparse has printed its help or its complaint
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    sets = [set_ for set_ in SETS if set_ in (args.set or SETS)]
    try:
        with using(args.positions):
            kinds = [kind for kind in KINDS if kind in (args.kind or _usual())]
            _read(kinds, sets)
            code = _run(kinds, sets, args.json)
        sys.stdout.flush()
        return code
    except Broken as why:
        print(f"{PROGRAM}: {why}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads has enough; the interpreter still needs somewhere to flush to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _usual() -> list[str]:
    """Without a word everything is compared; bots, of which not every folder tells, if it does."""
    return [kind for kind in KINDS if kind != BOTS or any(map(holds, FILES[kind]))]


def _read(kinds: Sequence[str], sets: Sequence[str]) -> None:
    """Read every file that is needed, so that a broken one is found before anything is printed."""
    files = [file for kind in kinds for file in FILES.get(kind, (kind,))]
    if not sum(len(rows(file, SETS[set_])) for file in files for set_ in sets):
        raise Broken(f"nothing was recorded for {', '.join(kinds)} in {', '.join(sets)}: there is nothing to compare")


def _run(kinds: Sequence[str], sets: Sequence[str], as_json_lines: bool) -> int:
    code = CLEAN
    for kind in kinds:
        for set_ in sets:
            comparison = KINDS[kind](SETS[set_])
            if as_json_lines:
                for row in as_rows(kind, set_, comparison):
                    print(as_json(row))
            else:
                _print(comparison)
            if comparison.open:
                code = FINDINGS
    return code


def _print(comparison: Comparison) -> None:
    print(comparison.summary() + f"; {len(unexplained(comparison.found))} values unexplained")
    for line in comparison.report():
        print("   ", line)


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.twilight.logs DIR` drives the engine along the games of a folder and tells how far it agrees."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.twilight.logs.drive import drive
from tests.twilight.logs.report import Summary, lines, summary, together
from tests.twilight.logs.rows import GAMES, files, game

CLEAN, FINDINGS, WRONG_USE = 0, 1, 2
INTERRUPTED, BROKEN_PIPE = 130, 141  # what a shell says of a program ended by the signal
PROGRAM = "python -m tests.twilight.logs"


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Play recorded games of Twilight Struggle again, and compare every figure.",
        epilog="Exit codes: 0 all agree or are explained, 1 some do not, 2 wrong use or unusable folder.",
        allow_abbrev=False,
    )
    result.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=GAMES, help="the logs (default: ours)")
    result.add_argument("--json", action="store_true", help="one object of JSON for each game, a line each")
    return result


def summaries(folder: Path) -> Iterator[Summary]:
    for path in files(folder):
        entries = game(path)
        yield summary(drive(path.name, entries), entries)


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:  # argparse has printed its help or its complaint
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    if not args.folder.is_dir() or not files(args.folder):
        print(f"{PROGRAM}: there are no logs (.txt or .rows) in {args.folder}", file=sys.stderr)
        return WRONG_USE
    try:
        found = []
        for one in summaries(args.folder):
            found.append(one)
            print(json.dumps(one.data()) if args.json else "\n".join(lines(one)), flush=True)
        whole = together(found)
        if not args.json:
            share = 100 * (whole.agreeing + whole.explained) / max(1, whole.lines)
            print(f"{len(found)} games: {whole.lines} compared, {whole.agreeing} agree, {whole.explained} explained,"
                  f" {whole.open} not explained ({share:.2f} %)")  # fmt: skip
        return FINDINGS if whole.open or any(one.stopped for one in found) else CLEAN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads has enough; the interpreter still needs somewhere to flush to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())

"""`daedalus fmt`: card files in their canonical layout."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from daedalus.core.errors import BrokenFile, refusal, trouble
from daedalus.core.reading import decoded, read_bytes
from daedalus.kit.definition import Definition
from daedalus.language.findings import Finding
from daedalus_tools.choosing import by_game, chosen, packs
from daedalus_tools.formatting import lay_out
from daedalus_tools.output import counted, shown

HELP = "Lay out card files in the canonical way; what the cards say stays the same."
EXAMPLE = "daedalus fmt --diff my-card.card"
STDIN = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="card files or folders of them, or - to read from standard input and write to standard output "
        "(default: the cards that come with Daedalus)",
    )
    parser.add_argument("--check", action="store_true", help="write nothing; list the files that would change")
    parser.add_argument("--diff", action="store_true", help="write nothing; show what would change")


def run(args: argparse.Namespace) -> int:
    if STDIN in args.paths:
        if args.paths != [STDIN]:
            raise BrokenFile(
                trouble("trouble-stands-for-the-only", "- stands for the only text to lay out"),
                remedy=trouble("trouble-give-it-alone-or", "Give it alone, or name files."),
            )
        return _pipe(args, chosen(args.game))
    changed = unreadable = unchanged = 0
    for path, game in _with_games(args):
        try:
            data = read_bytes(path)
            after, findings = lay_out(decoded(data, str(path)), shown(path), game.cards.reader)
            before = data.decode("utf-8")
        except BrokenFile as error:  # the others are laid out all the same
            print(error)
            unreadable += 1
            continue
        if findings:
            unreadable += 1
            _show(findings, sys.stdout)
            print(f"left alone: {shown(path)}")
        elif after == before:
            unchanged += 1
        else:
            changed += 1
            _change(path, before, after, args)
    print(_summary(changed, unchanged, unreadable, would=args.check or args.diff))
    return 1 if unreadable or (changed and (args.check or args.diff)) else 0


def _with_games(args: argparse.Namespace) -> Iterator[tuple[Path, Definition]]:
    """Every card file with its game, whose words say how it is laid out."""
    games = by_game(args.game, [Path(p) for p in args.paths])
    for plain, paths in games:
        game = plain.over(packs(*paths))
        if len(games) > 1:  # what was taken apart may hold other things
            paths = tuple(path for path in paths if path.is_file() or any(path.rglob("*.card")))
        yield from ((path, game) for path in card_files(paths or (game.cards_home,)))


def _show(findings: Sequence[Finding], stream: TextIO) -> None:
    """What keeps a card from being laid out, as the linter would say it."""
    from daedalus_tools.lint import diagnostics

    for finding in findings:
        print(diagnostics.text(finding, paint=diagnostics.painter(stream)), end="\n\n", file=stream)


def card_files(paths: Sequence[Path]) -> Iterator[Path]:
    """Every card file among the paths, once; in a folder, what is hidden is passed over."""
    seen: set[str] = set()
    for path in paths:
        if path.is_dir():
            found = sorted(p for p in path.rglob("*.card") if p.is_file() and not _hidden(p.relative_to(path)))
            if not found:
                raise BrokenFile(
                    trouble("trouble-there-is-no-card-file", "there is no .card file in this folder"), where=str(path)
                )
        elif not path.exists():
            raise BrokenFile(
                trouble("trouble-there-is-no-such-file", "there is no such file or folder"), where=str(path)
            )
        elif path.suffix != ".card":
            raise BrokenFile(trouble("trouble-i-lay-out-files", "I lay out files that end in .card"), where=str(path))
        else:
            found = [path]
        for file in found:
            if (real := os.path.realpath(file)) not in seen:  # which a link to itself has as well
                seen.add(real)
                yield file


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _change(path: Path, before: str, after: str, args: argparse.Namespace) -> None:
    if args.diff:
        sys.stdout.writelines(_diff(before, after, shown(path)))
    if args.check:
        print(f"would change: {shown(path)}")
    if not args.check and not args.diff:
        try:
            path.write_bytes(after.encode("utf-8"))
        except OSError as error:
            why, remedy = refusal(error)
            raise BrokenFile(
                trouble("trouble-this-file-cannot-be-written", "this file cannot be written: {why}", why=why),
                where=str(path),
                remedy=remedy,
            ) from None
        print(f"laid out: {shown(path)}")


def _diff(before: str, after: str, name: str) -> Iterator[str]:
    """What would change, in the form that other programs read too."""
    old, new = (re.findall(r"[^\n]*\n|[^\n]+", text) for text in (before, after))
    for line in difflib.unified_diff(old, new, name, f"{name} (laid out)"):
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _summary(changed: int, unchanged: int, unreadable: int, *, would: bool) -> str:
    parts = [
        f"{counted(changed, 'file')} {'would change' if would else 'changed'}" if changed else "",
        f"{counted(unchanged, 'file')} unchanged" if unchanged else "",
        f"{counted(unreadable, 'file')} left alone" if unreadable else "",
    ]
    return ", ".join(part for part in parts if part)


def _pipe(args: argparse.Namespace, game: Definition) -> int:
    """From standard input to standard output, for editors; a text that cannot be parsed brings nothing out."""
    if sys.stdin is None:
        raise BrokenFile(
            trouble("trouble-standard-input-is-closed", "standard input is closed"),
            remedy=trouble("trouble-name-a-file", "Name a file."),
        )
    data = sys.stdin.buffer.read()
    after, findings = lay_out(decoded(data, "standard input"), "standard input", game.cards.reader)
    before = data.decode("utf-8")
    if findings:
        _show(findings, sys.stderr)
        return 1
    if args.diff:
        sys.stdout.writelines(_diff(before, after, "standard input"))
    if args.check and before != after:
        print("would change: standard input")
    if args.check or args.diff:
        return int(before != after)
    if sys.stdout.isatty():
        sys.stdout.write(after)
        return 0
    sys.stdout.flush()
    sys.stdout.buffer.write(after.encode("utf-8"))  # whoever reads it gets what is there, sign by sign
    return 0

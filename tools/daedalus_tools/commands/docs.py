"""`daedalus docs`: writes the reference pages, checks that they are up to date, or says where all pages lie."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus.core.errors import DaedalusError, refusal
from daedalus.data import folder, installed
from daedalus_tools.choosing import chosen
from daedalus_tools.docs.manual import pages
from daedalus_tools.output import counted, shown

HELP = "Write the reference pages from the declarations, or say where the pages lie."
EXAMPLE = "daedalus docs --check"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--list", action="store_true", help="write nothing; say where each page lies")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is not up to date")
    parser.add_argument("--to", metavar="DIR", help="the folder to write to (default: docs)")


def run(args: argparse.Namespace) -> int:
    if args.list:
        for page in sorted(folder("docs").glob("*.md")):
            print(f"{page.stem:<18} {page}")
        return 0
    target = Path(args.to) if args.to else default_folder()
    made = pages(chosen(args.game))
    stale = [(target / path, text) for path, text in made.items() if _read(target / path) != text]
    for path, text in stale:
        if not args.check:
            _write(path, text)
        print(f"{'not up to date' if args.check else 'written'}: {shown(path)}")
    if not stale:
        print(f"{counted(len(made), 'page')}: up to date")
    return 1 if args.check and stale else 0


def default_folder() -> Path:
    """The documents of the checkout that the code runs from; for an installed Daedalus, `docs` here."""
    return folder("docs") if not installed() and folder("docs").is_dir() else Path("docs")


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    except OSError as error:
        why, remedy = refusal(error)
        raise DaedalusError(f"this cannot be written: {why}", where=str(path), remedy=remedy) from None

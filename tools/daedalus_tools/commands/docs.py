"""`daedalus docs`: writes the reference pages, or checks that they are up to date."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.data import folder
from daedalus_tools.choosing import chosen
from daedalus_tools.docs.manual import pages
from daedalus_tools.output import counted, shown

HELP = "Write the reference pages from the declarations."
EXAMPLE = "daedalus docs --check"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is not up to date")
    parser.add_argument("--to", metavar="DIR", help="the folder to write to (default: docs)")


def run(args: argparse.Namespace) -> int:
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
    checkout = folder("grammar").parent / "docs"
    return checkout if checkout.is_dir() else Path("docs")


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
        raise DaedalusError(f"this cannot be written ({error.strerror or error})", where=str(path)) from None

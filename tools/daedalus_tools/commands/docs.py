"""`daedalus docs`: prints a page or a chapter of it, says where all pages lie, or writes the reference pages."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from daedalus.core.errors import DaedalusError, refusal, trouble
from daedalus.data import folder, installed
from daedalus_tools.choosing import chosen
from daedalus_tools.names import meant
from daedalus_tools.output import counted, shown

HELP = "Print a page that comes with Daedalus, or write the reference pages from the declarations."
EXAMPLE = "daedalus docs language quantities"

_FENCE = "```"
_HEADING = re.compile(r"(#+) (.+)")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", nargs="?", metavar="PAGE", help="print this page, such as designers-guide or language")
    parser.add_argument("chapter", nargs="*", metavar="CHAPTER", help="print only what stands under this heading of it")
    parser.add_argument("--list", action="store_true", help="write nothing; say where each page lies")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is not up to date")
    parser.add_argument("--to", metavar="DIR", help="the folder to write to (default: docs)")


def run(args: argparse.Namespace) -> int:
    if args.list:
        for name, page in shipped().items():
            print(f"{name:<18} {page}")
        return 0
    if args.page is not None:
        if args.check or args.to:
            raise DaedalusError(
                trouble("trouble-check-and-to-are", "--check and --to are for pages that are written"),
                remedy=trouble("trouble-leave-them-out-or", "Leave them out, or PAGE."),
            )
        print(printed(args.page, " ".join(args.chapter)), end="")
        return 0
    from daedalus_tools.docs.manual import pages  # who reads a page waits for no vocabulary

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


# -- pages to read --------------------------------------------------------------------------------


def shipped() -> dict[str, Path]:
    """The pages that come with Daedalus, by their names."""
    return {page.stem: page for page in sorted(folder("docs").glob("*.md"))}


def printed(name: str, chapter: str) -> str:
    """A page, or all that stands under one of its headings."""
    try:
        asked = name.removesuffix(".md")
        page = meant(asked, shipped(), trouble("trouble-no-page", "there is no page '{name}'", name=asked))
    except DaedalusError as error:
        known = trouble("trouble-pages", "Pages are: {known}.", known=", ".join(shipped()))
        if error.remedy:
            known = trouble("trouble-pages-too", "{remedy} {pages}", remedy=error.advises, pages=known)
        raise DaedalusError(error.says, remedy=known) from None
    text = page.read_text(encoding="utf-8")
    return text if not chapter else _under(chapter, text, page.stem)


def _under(chapter: str, text: str, page: str) -> str:
    lines = text.splitlines(keepends=True)
    headings = list(_headings(lines))
    found = [heading for heading in headings if heading[2].lower() == chapter.lower()]
    found = found or [heading for heading in headings if chapter.lower() in heading[2].lower()]
    if not found:
        known = ", ".join(title for _, level, title in headings if level <= 2)
        raise DaedalusError(
            trouble("trouble-has-no-heading", "{page} has no heading '{chapter}'", page=page, chapter=chapter),
            remedy=trouble("trouble-its-chapters", "Its chapters: {known}.", known=known),
        )
    start, level, _ = found[0]
    end = next((at for at, other, _ in headings if at > start and other <= level), len(lines))
    return "".join(lines[start:end]).rstrip() + "\n"


def _headings(lines: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """Where each heading stands, its level and its words; a `#` in an example is none."""
    inside = False
    for at, line in enumerate(lines):
        inside ^= line.startswith(_FENCE)
        match = None if inside else _HEADING.match(line)
        if match:
            yield at, len(match[1]), match[2].replace("`", "").strip()


# -- pages that are made --------------------------------------------------------------------------


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
        raise DaedalusError(
            trouble("trouble-this-cannot-be-written", "this cannot be written: {why}", why=why),
            where=str(path),
            remedy=remedy,
        ) from None

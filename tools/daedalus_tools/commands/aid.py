"""`daedalus aid`: the rules and tables of a game on two pages to print, in any language."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus.core.errors import BrokenFile, refusal, trouble
from daedalus_tools.choosing import chosen
from daedalus_tools.language import add_option, language
from daedalus_tools.output import shown

HELP = "Write a player aid: the turn, the operations and the tables of a game, with its packs, on two pages to print."
EXAMPLE = "daedalus aid --game twilight --lang pl"


def configure(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("-o", "--out", metavar="FILE", default="", help="where to (default: aid-GAME-LANG.html here)")
    parser.add_argument("--overwrite", action="store_true", help="replace a file that is no player aid")


def run(args: argparse.Namespace) -> int:
    from daedalus_tools.aid.page import page

    game, spoken = chosen(args.game), language(args.lang)
    file = Path(args.out or f"aid-{game.id}-{spoken}.html")
    _write(file, page(game, spoken), overwrite=args.overwrite)
    print(f"{shown(file)}: open it in a browser, and print it on two pages")
    return 0


def _write(file: Path, text: str, *, overwrite: bool) -> None:
    try:
        if not overwrite and file.exists() and not _ours(file):
            message, remedy = (
                trouble("trouble-this-file-is-there", "this file is there, and is no player aid"),
                trouble("trouble-say-overwrite-or-name", "Say --overwrite, or name another with -o."),
            )
            raise BrokenFile(message, where=str(file), remedy=remedy)
        file.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        why, remedy = refusal(error)
        raise BrokenFile(
            trouble("trouble-this-file-cannot-be-written", "this file cannot be written: {why}", why=why),
            where=str(file),
            remedy=remedy,
        ) from None


def _ours(file: Path) -> bool:
    """Whether we wrote the file that is there."""
    from daedalus_tools.aid.page import MADE_BY

    with file.open("rb") as there:
        return MADE_BY.encode() in there.read(1000)

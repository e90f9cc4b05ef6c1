"""`daedalus replay`: a saved game told again, whole, up to an answer, turn by turn or step by step."""

from __future__ import annotations

import argparse
from pathlib import Path

from attrs import evolve

from daedalus.core import save
from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.view import decision, entry_data
from daedalus_tools.arguments import number
from daedalus_tools.commands.play import ending, opened
from daedalus_tools.language import add_option, speak
from daedalus_tools.output import print_json
from daedalus_tools.play.asking import typed
from daedalus_tools.play.ending import tell_course
from daedalus_tools.play.opening import Position, accepts_edits, open_saved, overwrites
from daedalus_tools.play.painting import out
from daedalus_tools.play.telling import Stepping, tell, tell_briefly
from daedalus_tools.play.words import ui

HELP = "Play a saved game again and tell it: whole or up to an answer, in short, or step by step."
EXAMPLE = "daedalus replay tonight.game --to 40 --save earlier.game"


def configure(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument("--to", type=number(0), metavar="N", help="stop after the first N answers")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="one decision at a time; Enter goes on, b goes back")
    how.add_argument("--brief", action="store_true", help="each turn in a few lines, with the board at its end")
    how.add_argument("--json", action="store_true", help="print every entry of the record as JSON")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game, cut there, to a file")
    overwrites(parser)
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    saved = save.load(args.file, accept_edits=args.accept_edits)
    if args.to is None or not args.accept_edits:  # else a beginning that is sound may be cut off from one that is not
        position = open_saved(saved, game=args.game)
    if args.to is not None:
        if not 0 <= args.to <= len(saved.answers):
            raise DaedalusError(
                trouble(
                    "trouble-to-this-game-has", "--to {to}: this game has {n} answers", to=args.to, n=len(saved.answers)
                ),
                where=str(args.file),
                remedy=trouble("trouble-say-fewer", "Say fewer."),
            )
        position = open_saved(evolve(saved, answers=saved.answers[: args.to], position=""), game=args.game)
    if args.save is not None:
        save.store(args.save, position.text(), overwrite=args.overwrite)
    if args.json:
        print_json(as_data(position))
    else:
        print(opened(position))
        if args.step:
            told = Stepping(position).run(typed)
        else:
            (tell_briefly if args.brief else tell)(position)
            told = True
        if told:
            out(_where(position))
            if position.session.pending is None:
                tell_course(position)
    return 0


def as_data(position: Position) -> dict[str, object]:
    """The game and its whole record for a program."""
    g, start, pending = position.game, position.start, position.session.pending
    return {
        "game": start.game,
        "scenario": start.scenario,
        "seed": start.seed,
        "length": start.length,
        "answers": len(g.answers),
        "entries": [entry_data(g, entry) for entry in g.journal],
        "pending": decision(pending, pending.side) if pending is not None else None,
        "winner": g.winning_side or None,
    }


def _where(position: Position) -> str:
    """How the game ended, or what it waits for."""
    pending = position.session.pending
    if pending is None:
        return ending(position)
    asked, side = position.voice(pending.said), position.show.sides[pending.side]
    return f"\n{ui('to-decide', n=len(position.game.answers), side=side, question=asked)}"

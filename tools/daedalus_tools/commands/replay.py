"""`daedalus replay`: a saved game told again, whole or up to an answer."""

from __future__ import annotations

import argparse
from pathlib import Path

from attrs import evolve

from daedalus.core import save
from daedalus.core.errors import DaedalusError
from daedalus.core.view import decision, entry_data
from daedalus.text.log import Log
from daedalus_tools.arguments import number
from daedalus_tools.commands.play import ending
from daedalus_tools.output import print_json
from daedalus_tools.play.opening import Position, accepts_edits, open_saved, overwrites
from daedalus_tools.play.painting import colours, paint

HELP = "Play a saved game again and tell it, whole or up to an answer; the rest can be cut off."
EXAMPLE = "daedalus replay tonight.game --to 40 --save earlier.game"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument("--to", type=number(0), metavar="N", help="stop after the first N answers")
    parser.add_argument("--json", action="store_true", help="print every entry of the record as JSON")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game, cut there, to a file")
    overwrites(parser)
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    saved = save.load(args.file, accept_edits=args.accept_edits)
    position = open_saved(saved, game=args.game)  # the whole file must be sound, also where only its beginning is told
    if args.to is not None:
        if not 0 <= args.to <= len(saved.answers):
            raise DaedalusError(
                f"--to {args.to}: this game has {len(saved.answers)} answers", where=str(args.file), remedy="Say fewer."
            )
        position = open_saved(evolve(saved, answers=saved.answers[: args.to], position=""), game=args.game)
    if args.save is not None:
        save.store(args.save, position.text(), overwrite=args.overwrite)
    if args.json:
        print_json(as_data(position))
    else:
        tell(position)
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


def tell(position: Position) -> None:
    g, start = position.game, position.start
    print(f"{start.data['name']}, {start.length} game, seed {start.seed}")
    for line in paint(Log(g, position.definition.show).lines(g.journal), colours()):
        print(line)
    pending = position.session.pending
    if pending is not None:
        count, asked = len(g.answers), position.voice(pending.said)
        side = position.definition.sides[pending.side]
        print(f"\nAfter {count} answer{'' if count == 1 else 's'}, {side} is to decide: {asked}")
    else:
        print(ending(position))

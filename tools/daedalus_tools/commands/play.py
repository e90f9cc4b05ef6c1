"""`daedalus play`: a game, each side by a person or by lot."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from daedalus.core import save
from daedalus.core.errors import DaedalusError
from daedalus.core.journal import CHANGE
from daedalus.games.labyrinth.derived import why_won
from daedalus_tools.board_text import standing
from daedalus_tools.play.console import Console
from daedalus_tools.play.log import SIDES, Log, colours, paint
from daedalus_tools.play.opening import WHERE, Position, accepts_edits, by_lot, is_saved_game, open_position

HELP = "Play a game, each side by a person at this terminal or by lot, with a readable log."
EXAMPLE = "daedalus play lets-roll --us human --jihadist random --save tonight.game"
PLAYERS = ("human", "random")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", help=WHERE)
    parser.add_argument("--us", choices=PLAYERS, default="human", help="who plays the US (default: human)")
    parser.add_argument("--jihadist", choices=PLAYERS, default="human", help="who plays the jihadist (default: human)")
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game (default: any)")
    parser.add_argument("--length", help="standard, tournament or campaign: one, two or three decks (3.3)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game there when it ends or you leave")
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    saved = is_saved_game(args.scenario)
    if saved and (args.seed is not None or args.length is not None):
        raise DaedalusError("a saved game has its seed and length already", remedy="Leave out --seed and --length.")
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    position = open_position(args.scenario, seed=seed, length=args.length, accept_edits=args.accept_edits)
    humans = frozenset(side for side in SIDES if getattr(args, side) == "human")
    policies = by_lot(position.start.seed)
    position.game.policies = {side: policy for side, policy in policies.items() if side not in humans}
    start = position.start
    print(f"{start.data['name']}, {start.length} game, seed {start.seed}")
    if args.save is not None:
        save.store(args.save, position.text())  # a file that cannot be written is told now, not after the game
    try:
        finished = _play(position, humans, args.save)
    finally:  # a game that ended in a defect is what a bug report needs
        if args.save is not None:
            save.store(args.save, position.text())
    if args.save is not None:
        print(f"Saved: {args.save}")
    if finished:
        print(ending(position))
    else:
        print(f"The game is not over; go on with: daedalus play {args.save}" if args.save else "The game is not saved.")
    return 0


def _play(position: Position, humans: frozenset[str], file: Path | None) -> bool:
    colour = colours()
    if humans:
        return Console(position, humans, file, colour).run()
    position.session.resume()
    for line in paint(Log(position.game).lines(position.game.journal), colour):
        print(line)
    return True


def ending(position: Position) -> str:
    """Who has won, and why."""
    g = position.game
    slot = g.schema.slot["winner"]
    rule = next(e[4] for e in reversed(g.journal) if e[0] == CHANGE and e[1] == slot)
    winner = SIDES[g.schema.sides[g.winner - 1]]
    return f"\n{winner} wins in turn {g.get('turn')}: {why_won(g, rule)} ({rule}).\nFinal count: {standing(g)}."

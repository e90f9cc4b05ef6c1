"""`daedalus play`: a game, each side by a person or by lot."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from daedalus.core import save
from daedalus.core.errors import DaedalusError
from daedalus.core.journal import CHANGE
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.text.log import Log
from daedalus_tools.choosing import all_games
from daedalus_tools.play.console import Console
from daedalus_tools.play.opening import WHERE, Position, accepts_edits, by_lot, is_saved_game, open_position
from daedalus_tools.play.painting import colours, paint

HELP = "Play a game, each side by a person at this terminal or by lot, with a readable log."
EXAMPLE = "daedalus play lets-roll --us human --jihadist random --save tonight.game"
PLAYERS = ("human", "random")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", help=WHERE)
    for side, name in sides().items():
        parser.add_argument(f"--{side}", dest=_option(side), choices=PLAYERS, help=f"who plays {name} (default: human)")
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game (default: any)")
    parser.add_argument("--length", help=f"how long it lasts: {lengths()}")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game there when it ends or you leave")
    accepts_edits(parser)


def sides() -> dict[str, str]:
    """The sides of all games: which game is meant is known only after the options are."""
    return {side: name for game in all_games() for side, name in game.sides.items()}


def _option(side: str) -> str:
    """Where the option of a side is kept, apart from those of the command."""
    return f"player of {side}"


def lengths() -> str:
    """The lengths of all games, each with what it means."""
    games = list(all_games())
    meant = [", ".join(f"{length} ({says})" for length, says in game.lengths.items()) for game in games]
    return "; ".join(f"{game.name}: {said}" for game, said in zip(games, meant, strict=True)) if meant[1:] else meant[0]


def people(args: argparse.Namespace, definition: Definition) -> frozenset[str]:
    """The sides that people play; a side of another game is refused."""
    for side in sides():
        if getattr(args, _option(side)) is not None and side not in definition.sides:
            remedy = f"Sides: {', '.join(definition.sides)}."
            raise DaedalusError(f"there is no side {side!r} in {definition.name}", remedy=remedy)
    return frozenset(side for side in definition.sides if getattr(args, _option(side)) != "random")


def run(args: argparse.Namespace) -> int:
    saved = is_saved_game(args.scenario)
    if saved and (args.seed is not None or args.length is not None):
        raise DaedalusError("a saved game has its seed and length already", remedy="Leave out --seed and --length.")
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    position = open_position(
        args.scenario, game=args.game, seed=seed, length=args.length, accept_edits=args.accept_edits
    )
    humans = people(args, position.definition)
    policies = by_lot(position.definition, position.start.seed)
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
    for line in paint(Log(position.game, position.definition.show).lines(position.game.journal), colour):
        print(line)
    return True


def ending(position: Position) -> str:
    """Who has won, and why."""
    g, show = position.game, position.definition.show
    slot = g.schema.slot["winner"]
    rule = next((e[4] for e in reversed(g.journal) if e[0] == CHANGE and e[1] == slot), "")
    return f"\n{outcome(position.definition, g, rule)}.\nFinal count: {show.standing(g)}."


def outcome(definition: Definition, g: CardGame, rule: str = "", *, when: bool = True) -> str:
    """`US wins in turn 3: 12 good resources (2.1.1)`"""
    show = definition.show
    winner = definition.sides[g.winning_side] + " wins" if g.winning_side else "The game is a draw"
    time = f" in {show.when(g)}" if when and show.when(g) else ""
    why = show.why_won(g, rule) if g.winning_side else ""
    return f"{winner}{time}{f': {why}' if why else ''}{f' ({rule})' if rule else ''}"

"""`daedalus play`: a game, each side by a person or by another player."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterable
from pathlib import Path

from attrs import evolve

from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.journal import CHANGE
from daedalus.core.storing import Taken
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.show import Show
from daedalus_tools.arguments import number
from daedalus_tools.choosing import all_games
from daedalus_tools.language import add_option, speak
from daedalus_tools.play.console import Console
from daedalus_tools.play.ending import tell_course
from daedalus_tools.play.keeping import RECOVER, Keeper, unsaved
from daedalus_tools.play.opening import WHERE, Position, accepts_edits, is_saved_game, open_position, overwrites
from daedalus_tools.play.painting import out
from daedalus_tools.play.seats import described, people, policies, seated
from daedalus_tools.play.telling import tell, tell_briefly
from daedalus_tools.play.words import ui

HELP = (
    "Play a game at this terminal: each side by a person, a bot of the rulebook, a program that looks ahead, or by lot."
)
EXAMPLE = "daedalus play lets-roll --jihadist bot --save tonight.game"
PROMPT = "At the table, `help` lists what can be typed, `board` shows the board, `quit` leaves; the game is kept."
LEFT = trouble(
    "trouble-a-game-that-you", "A game that you left unsaved is kept; go on with it: {recover}", recover=RECOVER
)


def configure(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("scenario", nargs="?", help=WHERE)
    for side, name in sides().items():
        parser.add_argument(
            f"--{side}", dest=_option(side), metavar="PLAYER", help=f"who plays {name} (default: as saved, or human)"
        )
    parser.add_argument("--seed", type=number(), help="the same seed and answers give the same game (default: any)")
    parser.add_argument("--length", help=f"how long it lasts: {lengths()}")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game there, after every answer")
    overwrites(parser)
    parser.add_argument(
        "--brief", action="store_true", help="tell each turn in a few lines, with the board; where nobody plays by hand"
    )
    parser.add_argument("--recover", action="store_true", help="go on with the game that was left unsaved last")
    accepts_edits(parser)
    games = list(all_games())
    parser.epilog = "\n\n".join(filter(None, (described(games), scenarios(games), PROMPT, parser.epilog)))


def scenarios(games: Iterable[Definition]) -> str:
    """What can be played, by game."""
    return "\n".join(("scenarios:", *(f"  {game.name}: {', '.join(game.scenarios.known())}" for game in games)))


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


def asked_for(args: argparse.Namespace, definition: Definition) -> dict[str, str]:
    """Who is to play which side, as far as it was said; a side of another game is refused."""
    asked = _asked(args)
    for side in asked:
        if side not in definition.sides:
            remedy = trouble("trouble-sides", "Sides: {known}.", known=", ".join(definition.sides))
            raise DaedalusError(
                trouble(
                    "trouble-there-is-no-side-in",
                    "there is no side '{side}' in {name}",
                    side=side,
                    name=definition.name,
                ),
                remedy=remedy,
            )
    return asked


def _asked(args: argparse.Namespace) -> dict[str, str]:
    return {side: who for side in sides() if (who := getattr(args, _option(side))) is not None}


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    spare = unsaved() if args.recover or args.save is None else None
    name = _what(args, spare)
    saved = is_saved_game(name)
    if saved and (args.seed is not None or args.length is not None):
        raise DaedalusError(
            trouble("trouble-a-saved-game-has", "a saved game has its seed and length already"),
            remedy=trouble("trouble-leave-out-seed-and", "Leave out --seed and --length."),
        )
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    position = open_position(
        name, game=args.game, seed=seed, length=args.length, accept_edits=args.accept_edits, asked=_asked(args)
    )
    start = position.start
    seats = seated(position.definition, start, asked_for(args, position.definition))
    if args.brief and people(seats):
        raise DaedalusError(
            trouble("trouble-brief-is-for-games", "--brief is for games that nobody plays by hand"),
            remedy=trouble("trouble-see-also-daedalus-replay", "See also: daedalus replay --brief"),
        )
    position = evolve(position, start=evolve(start, players=seats))
    others = policies(position.definition, start, seats)
    if spare is not None and not args.recover and not saved and people(seats):
        print(f"daedalus: {LEFT}", file=sys.stderr)
    print(opened(position))
    file = args.save if args.save is not None or args.recover or not saved else _itself(Path(name))
    with Keeper(position, file, spare if args.recover else None) as keeper:
        try:
            keeper.begin(overwrite=args.overwrite)
        except DaedalusError as error:
            if args.save is not None or file is None or isinstance(error, Taken):
                raise
            keeper.tell(error)  # where nobody has asked for it, the game goes on
        position.game.policies = {side: keeper.beside(policy) for side, policy in others.items()}
        try:
            finished = _play(position, people(seats), keeper, brief=args.brief)
        finally:  # a game that ended in a defect is what a bug report needs
            if file is not None or keeper.spare is not None:
                keeper.keep()
        kept = keeper.end(finished=finished)
    if finished:
        out(ending(position))
        tell_course(position)
    return 0 if kept else 2


def _what(args: argparse.Namespace, spare: Path | None) -> str:
    """The scenario or file that is meant."""
    if args.recover:
        if args.scenario is not None:
            raise DaedalusError(
                trouble("trouble-recover-goes-on-with", "--recover goes on with the game that was left"),
                remedy=trouble("trouble-name-no-other-with", "Name no other with it."),
            )
        if spare is None:
            raise DaedalusError(
                trouble("trouble-there-is-no-unsaved", "there is no unsaved game to recover"),
                remedy=trouble("trouble-name-a-scenario-or", "Name a scenario or a saved game."),
            )
        return str(spare)
    if args.scenario is None:
        remedy = (
            LEFT if spare is not None else trouble("trouble-name-a-scenario-or", "Name a scenario or a saved game.")
        )
        raise DaedalusError(
            trouble("trouble-the-following-arguments-are", "the following arguments are required: `scenario`"),
            remedy=remedy,
        )
    return str(args.scenario)


def _itself(file: Path) -> Path:
    """The file of a saved game, also where a link to it was named."""
    return file.resolve() if file.is_symlink() else file


def _play(position: Position, humans: frozenset[str], keeper: Keeper, *, brief: bool) -> bool:
    if humans:
        return Console(position, humans, keeper).run()
    position.session.resume()
    (tell_briefly if brief else tell)(position)
    return True


def ending(position: Position) -> str:
    """Who has won, and why."""
    g, show = position.game, position.show
    slot = g.schema.slot["winner"]
    rule = next((e[4] for e in reversed(g.journal) if e[0] == CHANGE and e[1] == slot), "")
    return f"\n{outcome(show, g, rule)}.\n{ui('final-count', count=show.standing(g))}"


def outcome(show: Show, g: CardGame, rule: str = "", *, when: bool = True) -> str:
    """`US wins in turn 3: 12 good resources (2.1.1)`"""
    side, turn = g.winning_side, show.turn(g) if when else None
    about: dict[str, str | int] = {"side": show.sides[side]} if side else {}
    about |= {"turn": turn} if turn is not None else {}
    keys = ("wins", "wins-in-turn") if side else ("draw", "draw-in-turn")
    won = ui(keys[turn is not None], **about)
    why = show.why_won(g, rule) if side else ""
    return f"{show.line(g, won, why) if why else won}{f' ({rule})' if rule else ''}"


def opened(position: Position) -> str:
    """The line above a game that is told: what is played, how long it lasts, and the seed."""
    start = position.start
    length = position.show.called.part("length", start.length)
    return ui("game", name=start.data["name"], length=length, seed=start.seed)

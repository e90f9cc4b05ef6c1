"""`daedalus bot`: which bots the rulebooks have, and why one of them did what it did in a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from daedalus.core import save
from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.bots import Bot
from daedalus.kit.definition import Definition
from daedalus.kit.hearing import Heard
from daedalus_tools.arguments import number
from daedalus_tools.choosing import all_games, asked_for, chosen
from daedalus_tools.language import add_option, speak
from daedalus_tools.output import counted, print_json
from daedalus_tools.play.explaining import Played, data, played, told
from daedalus_tools.play.opening import Position, accepts_edits, open_saved

HELP = "List the bots of the rulebooks with their levels, or say why one did what it did in a saved game."
EXAMPLE = "daedalus bot explain tonight.game --turn 2"


def configure(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="explain|list")

    def action(name: str, about: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.add_argument("--json", action="store_true", help="print a list of objects")
        return made

    explain = action(
        "explain",
        "Why a bot did what it did: which question was answered how, which line of a chart narrowed the candidates to "
        "which, and what was left to chance. The last card that a bot has played, unless others are named.",
    )
    add_option(explain)
    explain.add_argument("file", type=Path, metavar="SAVE", help="a saved game")
    explain.add_argument("--turn", type=number(1), metavar="N", help="the cards of bots in this turn")
    explain.add_argument("--card", type=number(0), metavar="N", help="the card of this number, each time it was played")
    explain.add_argument("--all", action="store_true", help="every card of a bot")
    accepts_edits(explain)
    action(
        "list", "The bots of a game, or of all: whom they play, and their levels with what each changes in the rules."
    )


def run(args: argparse.Namespace) -> int:
    return {"explain": _explain, "list": _list}[args.action](args)


# -- explain ----------------------------------------------------------------------------------------------------------


def _explain(args: argparse.Namespace) -> int:
    speak(args.lang)
    heard: list[Heard] = []
    saved = save.load(args.file, accept_edits=args.accept_edits)
    position = open_saved(saved, game=args.game, heard=heard)
    cards = _asked(args, position, played(position, heard))
    if args.json:
        print_json([data(position, card) for card in cards])
    else:
        print("\n\n".join("\n".join(told(position, card)) for card in cards))
    return 0


def _asked(args: argparse.Namespace, position: Position, cards: list[Played]) -> list[Played]:
    """The cards that are meant, or one message."""
    file = str(args.file)
    if not position.game.automata:
        known = (
            trouble("trouble-see-daedalus-bot-list", "See: daedalus bot list")
            if position.definition.bots.every
            else trouble("trouble-this-game-has-none", "This game has none.")
        )
        raise DaedalusError(
            trouble("trouble-no-side-is-played", "no side is played by a bot of the rulebook in this game"),
            where=file,
            remedy=known,
        )
    if not cards:
        raise DaedalusError(
            trouble("trouble-no-bot-has-played", "no bot has played a card yet"),
            where=file,
            remedy=trouble("trouble-play-on", "Play on."),
        )
    if args.turn is not None:
        in_turn = [card for card in cards if card.turn == args.turn]
        if not in_turn:
            known = trouble("trouble-turns-1-to", "Turns: 1 to {turn}.", turn=cards[-1].turn)
            raise DaedalusError(
                trouble("trouble-no-bot-has-played-a", "no bot has played a card in turn {turn}", turn=args.turn),
                where=file,
                remedy=known,
            )
        cards = in_turn
    if args.card is not None:
        of_number = [card for card in cards if card.card == args.card]
        if not of_number:
            numbers = ", ".join(str(n) for n in sorted({card.card for card in cards}))
            raise DaedalusError(
                trouble("trouble-no-bot-has-played-the", "no bot has played the card {card}", card=args.card),
                where=file,
                remedy=trouble("trouble-cards", "Cards: {known}.", known=numbers),
            )
        cards = of_number
    everything = args.all or args.turn is not None or args.card is not None
    return cards if everything else cards[-1:]


# -- list -------------------------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace) -> int:
    said = asked_for(args.game)
    games = [chosen(args.game)] if said is not None else list(all_games())
    if args.json:
        print_json([_bot_data(game, bot) for game in games for bot in game.bots.every])
        return 0
    for i, game in enumerate(games):
        bots = game.bots.every
        print(f"{'' if not i else chr(10)}{game.name}: {counted(len(bots), 'bot')}")
        for bot in bots:
            print("\n".join(_bot_lines(game, bot)))
    return 0


def _bot_lines(game: Definition, bot: Bot) -> list[str]:
    rule = bot.source.data.get("rule", "")
    lines = [f"  {bot.name} plays {game.sides[bot.side]}: {bot.says}{f' ({rule})' if rule else ''}"]
    lines.append(f"    daedalus play SCENARIO --{bot.side} {bot.name!r}, or with a level: '{bot.name} LEVEL'")
    for i, row in enumerate(bot.source.data.get("levels", ())):
        changes = "; ".join(row.get("effects", ()))
        before = f"as {bot.levels[i - 1]}, and " if i and bot.source.data["levels"][i - 1].get("effects") else ""
        lines.append(f"    {row['name']}: {before}{changes}" if changes else f"    {row['name']}: the plain rules")
    return lines


def _bot_data(game: Definition, bot: Bot) -> dict[str, Any]:
    levels = [
        {"level": row["name"], "changes": list(row.get("effects", ()))} for row in bot.source.data.get("levels", ())
    ]
    about = {"game": game.id, "bot": bot.name, "side": bot.side, "says": bot.says}
    return {**about, "rule": bot.source.data.get("rule", ""), "levels": levels, "file": bot.source.file}

"""`daedalus schema`: where the schemas for editors lie, or what one of them says."""

from __future__ import annotations

import argparse

from daedalus.core.errors import DaedalusError
from daedalus_tools.choosing import all_games, asked_for, chosen
from daedalus_tools.output import print_json

HELP = "Say where the schemas of files lie, which editors complete and check them by; with a name, print one."
EXAMPLE = "daedalus schema scenario"
SCENARIO = "scenario"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", help=f"the schema to print: {SCENARIO}")


def run(args: argparse.Namespace) -> int:
    if args.name is None:
        said = asked_for(args.game)
        for game in [said] if said is not None else all_games():
            file = game.scenarios.schema_file
            where = str(file) if file.is_file() else f"made from its board: daedalus schema {SCENARIO} --game {game.id}"
            print(f"{SCENARIO} of {game.name}: {where}")
        return 0
    if args.name != SCENARIO:
        raise DaedalusError(f"there is no schema {args.name!r}", remedy=f"There is: {SCENARIO}.")
    print_json(chosen(args.game).scenarios.schema)
    return 0

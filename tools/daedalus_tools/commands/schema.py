"""`daedalus schema`: where the schemas for editors lie, or what one of them says."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit import layers, pack
from daedalus.kit.by_example import DRAFT
from daedalus_tools.choosing import all_games, asked_for, chosen
from daedalus_tools.output import print_json

HELP = "Say where the schemas of files lie, which editors complete and check them by; with a name, print one."
EXAMPLE = "daedalus schema scenario"
SCENARIO, PACK, TABLES, BOARD, RULES, BOT = "scenario", "pack", "tables", "board", "rules", "bot"
NAMES = (SCENARIO, PACK, TABLES, BOARD, RULES, BOT)
SHIPPED = ("tables.yaml", "boards", "board.yaml")  # what a pack may lay others over, to look figures and names up


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", help=f"the schema to print: {', '.join(NAMES)}")


def run(args: argparse.Namespace) -> int:
    if args.name is None:
        said = asked_for(args.game)
        for game in [said] if said is not None else all_games():
            file = game.scenarios.schema_file
            where = str(file) if file.is_file() else f"made from its board: daedalus schema {SCENARIO} --game {game.id}"
            print(f"{SCENARIO} of {game.name}: {where}")
            for name in (file for file in SHIPPED if (game.scenarios_home / file).exists()):
                print(f"  its {name.removesuffix('.yaml')}, as they come: {game.scenarios_home / name}")
        print(f"Those of the files of a pack are printed: daedalus schema {'|'.join(NAMES[1:])}")
        return 0
    if args.name not in NAMES:
        raise DaedalusError(
            trouble("trouble-there-is-no-schema", "there is no schema '{name}'", name=args.name),
            remedy=trouble("trouble-there", "There are: {known}.", known=", ".join(NAMES)),
        )
    game = chosen(args.game)
    schemas: dict[str, Callable[[], dict[str, Any]]] = {
        SCENARIO: lambda: game.scenarios.schema,
        PACK: lambda: pack.schema(tuple(game.sides)),
        TABLES: game.tables_schema,
        BOARD: lambda: game.board_files.schema,
        RULES: lambda: {"$schema": DRAFT, **layers.RULES},
        BOT: lambda: game.chart_schema,
    }
    print_json(schemas[args.name]())
    return 0

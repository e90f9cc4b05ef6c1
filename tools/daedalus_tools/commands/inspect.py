"""`daedalus inspect`: a position, and everything that the rules in force make of it."""

from __future__ import annotations

import argparse
from typing import Any

from daedalus.core.messages import Reason
from daedalus.text.log import reason_data
from daedalus.text.messages import Voice
from daedalus_tools.output import print_json
from daedalus_tools.play.opening import WHERE, accepts_edits, open_position

HELP = "Show a position and all that follows from it: levels, targets, legal operations, playable events."
EXAMPLE = "daedalus inspect mission-accomplished"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", help=WHERE)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    position = open_position(args.scenario, game=args.game, accept_edits=args.accept_edits)
    show, say = position.definition.show, position.voice
    data = show.figures(position.game)
    if args.json:
        about = {"game": position.start.game, "scenario": position.start.scenario, "name": position.start.data["name"]}
        print_json(about | _in_words(data, say))
        return 0
    print(position.start.data["name"])
    for line in show.figures_text(position.game, data, say):
        print(line)
    return 0


def _in_words(data: Any, say: Voice) -> Any:
    """Figures for a program: what keeps a side from something as data, and in words."""
    if isinstance(data, Reason):
        return reason_data(data, say)
    if isinstance(data, dict):
        return {key: _in_words(value, say) for key, value in data.items()}
    return [_in_words(item, say) for item in data] if isinstance(data, (list, tuple)) else data

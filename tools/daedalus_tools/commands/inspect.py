"""`daedalus inspect`: a position, a part of it, or everything that the rules in force make of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from daedalus.core.errors import trouble
from daedalus.core.messages import Reason, Said
from daedalus.kit.layout import lines
from daedalus.text.log import reason_data
from daedalus.text.messages import Voice
from daedalus_tools.folding import folded, width
from daedalus_tools.language import add_option, speak
from daedalus_tools.names import meant
from daedalus_tools.output import print_json
from daedalus_tools.play.opening import WHERE, Position, accepts_edits, open_position
from daedalus_tools.play.words import ui

HELP = "Show a position on one screen, a part of it, or all that follows from it: targets, playable events and more."
EXAMPLE = "daedalus inspect mission-accomplished iraq"
SCREEN = (80, 24)  # what the short form fits on


def configure(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("scenario", help=WHERE)
    parser.add_argument("name", nargs="*", help="a place on the board or a side, or the beginning of its name")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--all", action="store_true", help="everything: each place, what is in force, every event")
    form.add_argument("--json", action="store_true", help="print everything as JSON")
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    position = open_position(args.scenario, game=args.game, accept_edits=args.accept_edits)
    show = position.show
    if args.json:
        say = position.voice
        about = {"game": position.start.game, "scenario": position.start.scenario, "name": position.start.data["name"]}
        print_json(about | _in_words(show.figures(position.game), say))
        return 0
    wide = width()
    if args.name:
        told = _part(position, " ".join(args.name))
    elif args.all:
        told = [position.start.data["name"], *show.figures_text(position.game, show.figures(position.game))]
    else:
        wide = wide or SCREEN[0]
        told = _screen([position.start.data["name"], *lines(show.brief(position.game))], wide)
        told.append(ui("inspect-more", space=show.space_word(position.game)))
    for line in told:
        print("\n".join(part for piece in line.split("\n") for part in folded(piece, wide)))
    return 0


def _part(position: Position, name: str) -> list[str]:
    """One space, with the lasting events there, or one side."""
    g, show = position.game, position.show
    spaces = {name: space for space in g.spaces for name in (space.name, show.called.space(space.name))}
    sides = {word: side for side, word in show.sides.items()} | {side: side for side in show.sides}
    lacking = trouble("trouble-no-space-or-side", "there is no {type} or side '{name}'", type=show.space, name=name)
    found = meant(name, spaces | sides, lacking)
    data = show.figures(g)
    if isinstance(found, str):
        return [show.sides[found], *show.side_text(g, data, found)]
    there = [event for event in data["lasting"] if event[show.space] == found.name]
    return [*show.space_text(g, data, found), *(show.lasting_text(g, there) if there else ())]


def _screen(told: Iterable[str], wide: int) -> list[str]:
    """As many lines as leave room for the prompt and for what is said last; the rest is counted."""
    rows = [row for line in told for row in folded(line, wide)]
    room = SCREEN[1] - 2
    if len(rows) <= room:
        return rows
    return [*rows[: room - 1], ui("lines-more", n=len(rows) - room + 1)]


def _in_words(data: Any, say: Voice) -> Any:
    """Figures for a program: what keeps a side from something as data, and in words."""
    if isinstance(data, Reason):
        return reason_data(data, say)
    if isinstance(data, Said):
        return say(data)
    if isinstance(data, dict):
        return {key: _in_words(value, say) for key, value in data.items()}
    return [_in_words(item, say) for item in data] if isinstance(data, (list, tuple)) else data

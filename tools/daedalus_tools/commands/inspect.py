"""`daedalus inspect`: a position, and everything that the rules in force make of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from daedalus.core.messages import Reason
from daedalus.games.labyrinth.derived import OPS, derived
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import tables
from daedalus.kit import messages as tell
from daedalus.text.messages import Voice
from daedalus_tools.board_text import levels, pieces
from daedalus_tools.output import print_json
from daedalus_tools.play.log import SIDES, reason_data
from daedalus_tools.play.opening import WHERE, accepts_edits, open_position

HELP = "Show a position and all that follows from it: levels, targets, legal operations, playable events."
EXAMPLE = "daedalus inspect mission-accomplished"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", help=WHERE)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    accepts_edits(parser)


def run(args: argparse.Namespace) -> int:
    position = open_position(args.scenario, accept_edits=args.accept_edits)
    data = derived(position.game)
    if args.json:
        about = {"game": position.start.game, "scenario": position.start.scenario, "name": position.start.data["name"]}
        print_json(about | data | {"events": _events(data["events"], Voice(position.game))})
        return 0
    print(position.start.data["name"])
    for line in text(position.game, data):
        print(line)
    return 0


def text(g: Labyrinth, data: dict[str, Any]) -> Iterator[str]:
    """The sections, in the order of the rulebook."""
    yield from _tracks(data)
    yield from _victory(data["victory"])
    yield "\nCountries"
    for c in g.countries:
        yield from _country(c.name, f"{levels(g, c)}; {', '.join(pieces(g, c)) or 'empty'}", data["countries"][c.name])
    yield "\nLasting events in force"
    for event in data["lasting"]:
        yield from _lasting(event)
    yield "\nEvents, if played as the first card of a phase"
    for number, about in data["events"].items():
        yield from _event(number, about, Voice(g))


def _tracks(data: dict[str, Any]) -> Iterator[str]:
    tracks, world, hands = data["tracks"], data["world"], data["hands"]
    prestige = tracks["prestige"]
    yield f"\nPrestige {prestige['value']}: {prestige['level']}, War of Ideas {prestige['war of ideas']:+}"
    yield f"Funding {tracks['funding']['value']}: {tracks['funding']['level']}"
    yield f"Troops on track {tracks['troops on track']['value']}: {tracks['troops on track']['level']}"
    yield f"Cells on track {tracks['cells on track']['value']}, recruitable {tracks['cells on track']['recruitable']}"
    yield "Reserves: " + ", ".join(f"{SIDES[side]} {n}" for side, n in tracks["reserves"].items())
    yield f"Available plots: {', '.join(tracks['available plots']) or 'none'}; WMD in the box: {tracks['wmd box']}"
    yield f"Decks left: {tracks['decks left']}"
    yield from _section_11(data)
    posture = f"{world['world posture']} {world['world posture value']}"
    yield f"US {world['us posture']}, world {posture}, GWOT penalty {world['gwot penalty']}"
    held = (f"{SIDES[side]} {hand['held']}, next deal {hand['dealt']}" for side, hand in hands.items())
    yield f"Hands: {'; '.join(held)}"


def _section_11(data: dict[str, Any]) -> Iterator[str]:
    """What only The Awakening has, where there is any of it."""
    tracks, caliphate = data["tracks"], data["caliphate"]
    if tracks["cells on track"]["extra"]:
        yield f"Extra cells: {tracks['cells on track']['extra']}"
    if tracks["militia on track"] < tables()["pieces"]["militia"]:
        yield f"Militia on track {tracks['militia on track']}"
    if tracks["troops off map"]:
        yield f"Troops off map {tracks['troops off map']}"
    if tracks["resolved plots"]:
        yield f"Resolved plots: {', '.join(tracks['resolved plots'])}"
    if caliphate["capital"]:
        others = [name for name in caliphate["countries"] if name != caliphate["capital"]]
        yield f"Caliphate: {', '.join([caliphate['capital'] + ' (capital)', *others])}"


def _victory(victory: dict[str, Any]) -> Iterator[str]:
    yield "\nVictory"
    for row in victory["conditions"]:
        also = f", and {row['and']}: {'yes' if row['and holds'] else 'no'}" if "and" in row else ""
        goal = f"{row['now']} of {row['needed']}" if row["needed"] else f"({row['now']} left)"
        yield f"  {SIDES[row['side']]}: {row['condition']} {goal}{also}{' (met)' if row['met'] else ''}"


def _country(name: str, state: str, about: dict[str, Any]) -> Iterator[str]:
    yield f"  {name}: {state}"
    figures = []
    if about["resources"]:
        figures.append(f"resources {about['resources']}")
    parts = about["war of ideas"]["parts"]
    if parts:
        shown = ", ".join(f"{part} {value:+}" for part, value in parts.items())
        figures.append(f"War of Ideas {about['war of ideas']['modifier']:+} ({shown})")
    if about["jihad modifier"]:
        figures.append(f"jihad {about['jihad modifier']:+}")
    if about["disrupt losses"]:
        figures.append(f"disrupt hits {about['disrupt losses']}")
    if figures:
        yield f"    {'; '.join(figures)}"
    yield f"    adjacent: {', '.join(about['adjacent']) or 'none'}"
    for side, by_ops in about["operations"].items():
        legal = list(_by_value(by_ops))
        if legal:
            yield f"    {SIDES[side]}: {', '.join(legal)}"


def _by_value(by_ops: dict[str, list[str]]) -> Iterator[str]:
    """Each operation once, with the smallest card for it: `disrupt 2+`."""
    names = dict.fromkeys(name for n in OPS for name in by_ops[str(n)])
    for name in names:
        values = [n for n in OPS if name in by_ops[str(n)]]
        rising = values == list(range(values[0], OPS[-1] + 1))
        yield name if values == list(OPS) else f"{name} {values[0]}+" if rising else f"{name} {values}"


def _lasting(event: dict[str, Any]) -> Iterator[str]:
    place = f" in {event['country']}" if event["country"] else ""
    yield f"  {event['name']}{place} (card {event['card']}{', lapsing' if event['lapsing'] else ''})"
    for answer in event["answers"]:
        yield f"    answers {answer['point']!r}: {answer['text']}"
    for waiting in event["waits for"]:
        yield f"    waits for {waiting['moment']!r}: {waiting['text']}"


def _events(events: dict[str, Any], say: Voice) -> dict[str, Any]:
    """The events for a program: what keeps a side from playing one as data, and in words."""
    return {
        number: about | {side: reason_data(about[side], say) if about[side] else None for side in SIDES}
        for number, about in events.items()
    }


def _event(number: str, about: dict[str, Any], say: Voice) -> Iterator[str]:
    """Who may play it, and what keeps a side from it whose event it could be."""
    able = [SIDES[side] for side in SIDES if not about[side]]
    yield f"  {number} {about['title']} ({about['zone'] or 'not in the deck'}): {' and '.join(able) or 'nobody'}"
    for side in SIDES:
        reason: Reason | None = about[side]
        if reason and reason.said.message is not tell.OTHER_SIDES:  # that goes without saying
            yield f"    {SIDES[side]}: {say(reason)}"

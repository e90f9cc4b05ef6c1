"""`daedalus simulate`: many games without people, and what came of them; or what a pack or a card changes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from attrs import evolve

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.definition import Definition
from daedalus.kit.scenario import Scenario
from daedalus_tools.arguments import number
from daedalus_tools.choosing import CARD, all_games, chosen, pack_named, said_packs
from daedalus_tools.language import add_option, speak
from daedalus_tools.output import print_json
from daedalus_tools.play.seats import described, people
from daedalus_tools.simulate import reporting
from daedalus_tools.simulate.playing import Setting, begun, opened
from daedalus_tools.simulate.running import Player, by_workers, here
from daedalus_tools.simulate.running import run as run_games
from daedalus_tools.simulate.statistics import level_of_look, looks
from daedalus_tools.simulate.store import BASE, CHANGED, MEMORY, Store
from daedalus_tools.simulate.words import side_name, sim

HELP = "Play many games without people and tell who wins how, with error bars; or what a pack or a card changes."
EXAMPLE = "daedalus simulate lets-roll --games 1000 --us bot --jihadist bot --workers 2"
MOST = 10_000_000


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", help="its name, or the path of a .yaml file")
    for side, name in _sides().items():
        parser.add_argument(
            f"--{side}", dest=_option(side), metavar="PLAYER", help=f"who plays {name} (default: random)"
        )
    parser.add_argument("--games", type=number(1, MOST), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument(
        "--seed", type=number(), default=1, help="of the first game; each has the next one (default: 1)"
    )
    parser.add_argument("--length", help="how long each game lasts")
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="W", help="processes (default: 1)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on an existing Dask cluster (extra: cluster)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every game in a SQLite file, as it ends")
    parser.add_argument("--resume", action="store_true", help="go on with the file of --out")
    parser.add_argument("--compare", metavar="PACK", help="play the same seeds with a pack, or a variant card, too")
    parser.add_argument("--until-clear", action="store_true", help="let a comparison stop when its answer is clear")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw a picture: .png, .svg or .pdf (extra: study)")
    parser.add_argument("--json", action="store_true", help="print one object")
    add_option(parser)
    parser.epilog = "\n\n".join(filter(None, (described(all_games(), with_people=False), parser.epilog)))


def _sides() -> dict[str, str]:
    return {side: name for game in all_games() for side, name in game.sides.items()}


def _option(side: str) -> str:
    return f"player of {side}"


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    definition = chosen(args.game, args.scenario)
    settings = _settings(args, definition)
    definition, scenario = opened(settings[BASE])
    for setting in settings.values():
        _check_seats(setting, args.seed)
    if args.resume and args.out is None:
        raise DaedalusError(
            trouble("trouble-there-is-no-file", "there is no file to go on with"),
            remedy=trouble("trouble-name-it-out-file", "Name it: --out FILE --resume"),
        )
    if args.until_clear and not args.compare:
        raise DaedalusError(
            trouble("trouble-until-clear-is-for", "--until-clear is for comparisons"),
            remedy=trouble("trouble-say-compare-pack-too", "Say --compare PACK too."),
        )
    store = Store(args.out or Path(MEMORY), settings, args.seed, args.games, resume=args.resume)
    try:
        whole, level = _play(args, store, settings, definition)
        data = _report(args, store, definition, scenario, level)
    finally:
        store.close()
    if not whole:
        print(sim("stopped") if args.out is None else sim("stopped-kept", file=str(args.out)))
    return 130 if not whole else 1 if data["crashed"] else 0


def _settings(args: argparse.Namespace, definition: Definition) -> dict[str, Setting]:
    """What is played, and for a comparison what is played beside it."""
    seats = {side: getattr(args, _option(side)) or "random" for side in definition.sides}
    stranger = next((s for s in _sides() if getattr(args, _option(s)) and s not in definition.sides), None)
    if stranger is not None:
        remedy = trouble("trouble-sides", "Sides: {known}.", known=", ".join(definition.sides))
        raise DaedalusError(
            trouble(
                "trouble-there-is-no-side-in",
                "there is no side '{side}' in {name}",
                side=stranger,
                name=definition.name,
            ),
            remedy=remedy,
        )
    file = Path(args.scenario)
    name = str(file.resolve()) if file.is_file() else args.scenario
    base = Setting(definition.id, name, args.length, seats, tuple(said_packs(args.scenario)))
    if args.compare is None:
        return {BASE: base}
    if args.compare.endswith(CARD):
        if not Path(args.compare).is_file():
            raise DaedalusError(
                trouble("trouble-there-is-no-such-card", "there is no such card file"),
                where=args.compare,
                remedy=trouble("trouble-name-a-card-file", "Name a .card file or a pack."),
            )
        return {BASE: base, CHANGED: evolve(base, cards=(str(Path(args.compare).resolve()),))}
    pack = pack_named(args.compare)
    return {BASE: base, CHANGED: evolve(base, packs=(*base.packs, str(pack.folder)))}


def _check_seats(setting: Setting, seed: int) -> None:
    """Everybody can be seated, and nobody is a person."""
    _, start = begun(setting, seed)
    if people(start.players):
        remedy = trouble("trouble-name-a-bot-search", "Name a bot, search or random for every side.")
        raise DaedalusError(trouble("trouble-nobody-is-asked-in", "nobody is asked in a simulation"), remedy=remedy)


def _player(args: argparse.Namespace) -> Player:
    if args.scheduler is not None:
        from daedalus_tools.simulate.cluster import on_cluster

        return on_cluster(args.scheduler)
    return by_workers(args.workers) if args.workers > 1 else here


def _play(
    args: argparse.Namespace, store: Store, settings: dict[str, Setting], definition: Definition
) -> tuple[bool, float]:
    """All games, or as many as it takes to be clear; whether to the end, and how sure the interval then is."""
    player = _player(args)
    if not args.until_clear:
        return run_games(store, settings, range(args.seed, args.seed + args.games), player), 0.95
    stops = looks(args.games)
    level = level_of_look(len(stops))
    for games in stops:
        if not run_games(store, settings, range(args.seed, args.seed + games), player):
            return False, level
        found = reporting.compared(store, definition, level)["sides"].values()
        if any(not side["low"] <= 0.0 <= side["high"] for side in found):
            break
    return True, level


def _report(
    args: argparse.Namespace, store: Store, definition: Definition, scenario: Scenario, level: float
) -> dict[str, Any]:
    data = reporting.figures(store, definition, scenario)
    comparison = None
    if args.compare is not None:
        comparison = reporting.compared(store, definition, level)
        changed = reporting.figures(store, definition, scenario, CHANGED)
        data["crashed"] += changed["crashed"]
    if args.json:
        print_json({**data, "comparison": comparison})
    else:
        print(sim("title", scenario=str(scenario.data["name"]), n=args.games, seed=args.seed))
        print("\n".join(reporting.told(data, definition, scenario)))
        if comparison is not None:
            print("\n".join(reporting.told_comparison(comparison, Path(args.compare).stem, definition)))
    if args.plot is not None:
        from daedalus_tools.simulate.pictures import draw

        draw(data, definition, scenario, args.plot, f"{scenario.data['name']}: {_who(args, definition)}")
        if not args.json:
            print(sim("wrote", file=str(args.plot)))
    return data


def _who(args: argparse.Namespace, definition: Definition) -> str:
    return ", ".join(
        f"{side_name(definition, id_)} {getattr(args, _option(id_)) or 'random'}" for id_ in definition.sides
    )

"""`daedalus pack`: check a pack, make one file of it, and install, list and remove packs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from daedalus.core.errors import BrokenFile, DaedalusError, refusal, trouble
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.pack import Pack, digest, installed, load
from daedalus_tools.arguments import number
from daedalus_tools.choosing import pack_named, packs
from daedalus_tools.language import say, spoken
from daedalus_tools.output import counted, print_json, shown

HELP = "Check a pack of cards, boards and rules, make one file of it, and install, list and remove packs."
EXAMPLE = "daedalus pack check my-pack"


def configure(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="check|build|install|list|remove")

    def action(name: str, about: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        return made

    check = action("check", "Everything that can be known of a pack: mistakes, what play shows, and games by lot.")
    check.add_argument("folder", metavar="PACK", help="its folder, or the name of an installed pack")
    check.add_argument(
        "--games", type=number(0, 100_000), default=None, help="how many games are played (default: 200)"
    )
    check.add_argument("--quick", action="store_true", help="do not play the cards one by one (no --deep)")
    check.add_argument("--json", action="store_true", help="print the report as JSON")
    build = action("build", "Make one file of a pack, the same whenever and wherever it is built.")
    build.add_argument("folder", metavar="PACK", help="its folder")
    build.add_argument("--out", type=Path, metavar="PATH", help="where to write it (default: NAME-VERSION.zip)")
    install = action("install", "Install a pack for yourself, from its folder or its file.")
    install.add_argument("source", type=Path, metavar="FILE|FOLDER")
    install.add_argument("--overwrite", action="store_true", help="replace a pack of this name that is there")
    listed = action("list", "The packs that are installed.")
    listed.add_argument("--json", action="store_true", help="print a list of objects")
    remove = action("remove", "Take an installed pack away.")
    remove.add_argument("name")


def run(args: argparse.Namespace) -> int:
    actions = {"check": _check, "build": _build, "install": _install, "list": _list, "remove": _remove}
    return actions[args.action](args)


# -- check ---------------------------------------------------------------------------------------------------------


def _check(args: argparse.Namespace) -> int:
    from daedalus_tools.packs import report
    from daedalus_tools.world import use

    folder = _folder(args.folder)
    pack = load(folder)
    use(registry.game(pack.game).over(packs()))
    findings = _findings(folder, deep=not args.quick)
    if findings:
        return _wrong(findings, pack, args)
    from daedalus_tools.world import game

    edition = game()
    about = report.contents(pack, edition)
    games = report.GAMES if args.games is None else args.games
    played = report.play(report.grounds(pack, edition), games, _progress(games)) if games else report.Played()
    if args.json:
        print_json({**about, "findings": 0, "played": _data(played), "digest": digest(folder)})
    else:
        print("\n".join([*_told(about), *_results(played, about, edition)]))
    return 1 if played.wrong else 0


def _folder(name: str) -> Path:
    return pack_named(name).folder


def _findings(folder: Path, *, deep: bool) -> list[Any]:
    from functools import partial

    from daedalus_tools.deep.trials import check as tried
    from daedalus_tools.lint.checking import check

    return list(check([folder], deep=partial(tried) if deep else None).findings)


def _wrong(findings: list[Any], pack: Pack, args: argparse.Namespace) -> int:
    from daedalus.text.findings import text

    if args.json:
        told = [{"code": f.code, "file": f.file, "line": f.span.line, "column": f.span.column} for f in findings]
        print_json({"name": pack.name, "version": pack.version, "findings": len(findings), "list": told})
    else:
        print("\n\n".join(text(finding, spoken()) for finding in findings))
        print(f"\n{counted(len(findings), 'finding')}: mend them first. No game was played.")
    return 1


def _progress(games: int) -> Any:
    if not sys.stderr.isatty():
        return lambda done: None
    return lambda done: print(f"\r{done} of {games} games", end="\n" if done == games else "", file=sys.stderr)


def _told(about: dict[str, Any]) -> Iterator[str]:
    """What the pack brings."""
    yield f"{about['title']} ({about['name']} {about['version']}), a pack for {about['game']}"
    for key, value in about.items():
        if key not in ("name", "title", "version", "game") and value:
            yield f"  {key:<15} {', '.join(map(str, value)) if isinstance(value, list) else value}"
    yield "No findings."


def _results(played: Any, about: dict[str, Any], edition: Definition) -> Iterator[str]:
    """How it played."""
    if not played.games:
        return
    yield ""
    wins = ", ".join(f"{edition.sides.get(side, side)} {n}" for side, n in sorted(played.wins.items()))
    done = max(1, sum(played.wins.values()))
    yield f"{counted(played.games, 'game')} by lot: {wins}; {played.turns / done:.1f} turns on average."
    library = edition.cards.library.cards
    numbers = [*about["new cards"], *about["replaced cards"]]
    for n in (n for n in numbers if n == library[n].copies[0]):
        times = played.events[n]
        often = "once" if times == 1 else f"{times} times" if times else "in no game"
        yield f"  {library[n]}: its event happened {often}"
    if played.wrong:
        yield f"{counted(len(played.wrong), 'game')} went wrong:"
        yield from (f"  {what}" for what in played.wrong[:10])
    else:
        yield "No position broke a rule of the game."


def _data(played: Any) -> dict[str, Any]:
    return {
        "games": played.games,
        "wins": dict(played.wins),
        "turns": played.turns,
        "events": dict(sorted(played.events.items())),
        "wrong": played.wrong,
    }


# -- build, install, list, remove ------------------------------------------------------------------------------------


def _build(args: argparse.Namespace) -> int:
    from daedalus_tools.packs.archive import build

    pack = load(Path(args.folder))
    for wrong in registry.game(pack.game).over([*packs(), pack]).troubles():
        raise wrong
    out = args.out or Path(f"{pack.name}-{pack.version}.zip")
    if out.resolve().is_relative_to(pack.folder):
        raise DaedalusError(
            trouble("trouble-a-pack-cannot-be", "a pack cannot be built into itself"),
            where=str(out),
            remedy=trouble("trouble-give-out-another-folder", "Give --out another folder."),
        )
    try:
        build(pack, out)
    except OSError as error:
        why, remedy = refusal(error)
        raise BrokenFile(
            trouble("trouble-this-file-cannot-be-written", "this file cannot be written: {why}", why=why),
            where=str(out),
            remedy=remedy,
        ) from None
    print(f"wrote {shown(out)}")
    print(f"sha256 of what it says: {digest(pack.folder)}")
    return 0


def _install(args: argparse.Namespace) -> int:
    from daedalus_tools.packs.installing import install
    from daedalus_tools.packs.report import scenarios_of

    pack = install(args.source, overwrite=args.overwrite)
    print(f"installed {pack.name} {pack.version} in {pack.folder}")
    names = scenarios_of(pack)
    print(f"Play it with: daedalus play {names[0]}" if names else f"Play with it: --pack {pack.name}")
    return 0


def _list(args: argparse.Namespace) -> int:
    rows = []
    for name, folder in installed().items():
        try:
            pack = load(folder)
            rows.append({"name": name, "version": pack.version, "game": pack.game, "title": pack.title})
        except DaedalusError as error:  # one that has gone bad does not hide the others
            rows.append(
                {
                    "name": name,
                    "version": "?",
                    "game": "?",
                    "title": say(trouble("trouble-cannot-be-read", "cannot be read: {what}", what=error.says)),
                }
            )
        rows[-1]["folder"] = str(folder)
    if args.json:
        print_json(rows)
    elif not rows:
        print("No pack is installed. To install one: daedalus pack install FILE|FOLDER")
    else:
        from daedalus.kit.layout import columns

        for line in columns([("name", "version", "game", "title"), *(tuple(row.values())[:4] for row in rows)]):
            print(line)
    return 0


def _remove(args: argparse.Namespace) -> int:
    from daedalus_tools.packs.installing import remove

    print(f"removed {remove(args.name)}")
    return 0

"""`daedalus lint`: everything wrong with cards and scenarios, in one run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from daedalus.core.errors import DaedalusError, trouble
from daedalus_tools.arguments import number
from daedalus_tools.language import ENGLISH, speak, spoken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.definition import Definition
    from daedalus.language.findings import Finding, Value
    from daedalus_tools.lint.checking import Checked, Deep
    from daedalus_tools.lint.fixing import Done
    from daedalus_tools.lint.settings import Settings

HELP = "Check cards and scenarios, and point at each mistake."
MOST_STATES = 1_000_000
EXAMPLE = "daedalus lint cards/ my-scenario.yaml"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="card files, scenario files or folders of them (default: the cards that come with Daedalus)",
    )
    parser.add_argument("--explain", metavar="CODE", help="explain a finding, such as N001; `all` lists all codes")
    parser.add_argument("--fix", action="store_true", help="mend what can be mended with certainty")
    parser.add_argument("--diff", action="store_true", help="with --fix: show what would change, and write nothing")
    parser.add_argument("--watch", action="store_true", help="check again whenever a file is saved")
    parser.add_argument("--deep", action="store_true", help="also play each card on hundreds of positions")
    parser.add_argument("--states", type=number(), metavar="N", help="with --deep: on how many (default: 300)")
    parser.add_argument("--seed", type=number(), metavar="N", help="with --deep: other positions (default: 1)")
    parser.add_argument("--format", choices=("text", "json", "sarif", "github"), help="how to print findings")
    parser.add_argument("--select", metavar="CODES", action="append", help="only these codes or groups: R,L,N001")
    parser.add_argument("--ignore", metavar="CODES", action="append", help="not these codes or groups")
    parser.add_argument("--exclude", metavar="PATTERN", action="append", help="leave out files or folders: drafts")
    parser.add_argument("--lang", metavar="LANG", default="", help="the language of findings, such as pl")
    parser.add_argument("--settings", metavar="FILE", help="the settings (default: the nearest daedalus.toml upward)")


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    if args.explain is not None:
        return _explain(args.explain, args.format)
    _refuse(args)
    from daedalus.kit.layers import FILE
    from daedalus_tools.choosing import by_game, packs
    from daedalus_tools.lint.settings import settle
    from daedalus_tools.world import use

    settings = settle(args)
    games = by_game(args.game, settings.paths)
    if len(games) > 1:
        return _several(args, settings, games)
    lone = [path for path in settings.paths if not (path / FILE).is_file()]  # what is wrong with a pack is a finding
    use(games[0][0].over(packs(*lone)))
    if args.watch:
        return _watch(args, settings)
    if args.fix:
        return _fix(settings, show_only=args.diff)
    return _print(_checked(settings, _deep(args)), settings)


def _several(args: argparse.Namespace, settings: Settings, games: Sequence[tuple[Definition, tuple[Path, ...]]]) -> int:
    """Cards of several games, each by its own words; what is found is told together."""
    from attrs import evolve

    from daedalus_tools.lint.checking import Checked
    from daedalus_tools.world import use

    if args.watch or args.fix:
        names = ", ".join(str(path) for _, paths in games for path in paths)
        raise DaedalusError(
            trouble("trouble-these-are-cards-of", "these are cards of several games"),
            remedy=trouble("trouble-take-one-at-a", "Take one at a time: {names}.", names=names),
        )
    whole = Checked()
    fixes: dict[Finding, str] = {}
    for game, paths in games:
        use(game)
        own = evolve(settings, paths=paths)
        checked = _checked(own, _deep(args))
        fixes |= _fixes(checked, own)
        whole.findings += checked.findings
        whole.ignored += checked.ignored
        whole.cards += checked.cards
        whole.scenarios += checked.scenarios
        whole.bots += checked.bots
    return _tell(whole, fixes, settings)


def _deep(args: argparse.Namespace) -> Deep | None:
    """What plays the cards, if that is asked for; on a terminal it tells which one."""
    if not args.deep:
        return None
    from functools import partial

    from daedalus_tools.deep.trials import SEED, STATES, check
    from daedalus_tools.output import order
    from daedalus_tools.world import game

    def tell(card: str) -> None:
        print(f"{order('G')}{order('K')}{card}", end="", file=sys.stderr, flush=True)

    states = STATES if args.states is None else args.states
    seed = SEED if args.seed is None else args.seed
    return partial(check, game=game(), states=states, seed=seed, tell=tell if sys.stderr.isatty() else None)


def _refuse(args: argparse.Namespace) -> None:
    """Options that do not go together."""
    if args.diff and not args.fix:
        raise DaedalusError(
            trouble("trouble-diff-shows-what-fix", "--diff shows what --fix would change"),
            remedy=trouble("trouble-write-daedalus-lint-fix", "Write: daedalus lint --fix --diff"),
        )
    if args.watch and (args.fix or args.format not in (None, "text")):
        raise DaedalusError(
            trouble("trouble-watch-only-shows-findings", "--watch only shows findings, as text"),
            remedy=trouble("trouble-leave-out-fix-and", "Leave out --fix and --format."),
        )
    if args.deep and (args.fix or args.watch):
        raise DaedalusError(
            trouble("trouble-deep-takes-its-time", "--deep takes its time and mends nothing"),
            remedy=trouble("trouble-leave-out-fix-and-watch", "Leave out --fix and --watch."),
        )
    if args.states is not None and not 0 < args.states <= MOST_STATES:
        raise DaedalusError(
            trouble("trouble-states-cannot-be", "--states cannot be {n}", n=args.states),
            remedy=trouble("trouble-use-a-number-from", "Use a number from 1 to {n}.", n=MOST_STATES),
        )
    if not args.deep and (args.states, args.seed) != (None, None):
        raise DaedalusError(
            trouble("trouble-states-and-seed-are", "--states and --seed are for --deep"),
            remedy=trouble("trouble-write-daedalus-lint-deep", "Write: daedalus lint --deep --states 300"),
        )


def _explain(code: str, style: str | None) -> int:
    from daedalus_tools.lint import explaining

    if style == "json":
        from daedalus_tools.lint.registry import every
        from daedalus_tools.output import print_json

        print_json([explaining.data(c) for c in every()] if code == "all" else explaining.data(code))
    else:
        print(explaining.listing() if code == "all" else explaining.text(code))
    return 0


def _paths(settings: Settings) -> Sequence[Path]:
    from daedalus_tools.lint.checking import project_cards

    return settings.paths or (project_cards(),)


def _checked(settings: Settings, deep: Deep | None = None) -> Checked:
    from daedalus_tools.lint.checking import check

    return _advised(_wanted(check(_paths(settings), settings.excluded, deep), settings))


def _advised(checked: Checked) -> Checked:
    """The findings with the right spelling of their lines, where a slip explains them."""
    if checked.findings:
        from daedalus_tools.lint.repairing import advised
        from daedalus_tools.world import game

        checked.findings = advised(checked, game())
    return checked


def _wanted(checked: Checked, settings: Settings) -> Checked:
    """What the settings do not leave out."""
    if settings.select or settings.ignore:
        checked.findings = [finding for finding in checked.findings if settings.wants(finding)]
        checked.ignored = [finding for finding in checked.ignored if settings.wants(finding)]
    return checked


def _fix(settings: Settings, *, show_only: bool) -> int:
    from daedalus_tools.lint.fixing import fix

    fixed = fix(_paths(settings), settings.excluded, settings.wants)
    if show_only:
        print("\n".join(fixed.diff()) if fixed.after else _around("nothing-to-fix"))
        return 1 if fixed.after or _wanted(fixed.checked, settings).findings else 0
    fixed.write()
    return _print(_advised(_wanted(fixed.checked, settings)), settings, fixed.done, fixed.refused)


def _fixes(checked: Checked, settings: Settings) -> dict[Finding, str]:
    """What `--fix` would do, for each finding that it could mend; where there may be something, it is tried."""
    if not checked.findings:
        return {}
    from daedalus_tools.lint.remedies import remedies, told

    hoped = told(remedies(checked, checked.findings))
    if not hoped:
        return {}
    from daedalus_tools.lint.fixing import fix

    done = {(one.file, one.code, one.says) for one in fix(_paths(settings), settings.excluded, settings.wants).done}
    return {finding: says for finding, says in hoped.items() if (finding.file, finding.code, says) in done}


def _print(checked: Checked, settings: Settings, done: Sequence[Done] = (), refused: Sequence[Done] = ()) -> int:
    fixes = {} if done or refused else _fixes(checked, settings)  # after --fix there is nothing left to fix
    return _tell(checked, fixes, settings, done, refused)


def _tell(
    checked: Checked,
    fixes: dict[Finding, str],
    settings: Settings,
    done: Sequence[Done] = (),
    refused: Sequence[Done] = (),
) -> int:
    if settings.format == "json":
        _json(checked, fixes, done, refused)
    elif settings.format == "sarif":
        from daedalus_tools.lint import sarif
        from daedalus_tools.output import print_json

        print_json(sarif.log(checked.findings, checked.ignored, fixes))
    else:
        for one in done:
            print(_around("fixed", what=one.text()))
        for one in refused:
            print(_around("not-fixed", what=one.text()))
        if settings.format == "github":
            from daedalus_tools.lint import annotations

            for finding in checked.findings:
                print(annotations.line(finding))
        else:
            _show(checked.findings, fixes)
        print(summary(checked, fixes))
    return 1 if checked.findings else 0


def _json(checked: Checked, fixes: dict[Finding, str], done: Sequence[Done], refused: Sequence[Done]) -> None:
    from daedalus_tools.lint.diagnostics import record
    from daedalus_tools.output import print_json

    def told(some: Sequence[Done]) -> list[dict[str, object]]:
        return [{"file": one.file, "line": one.line, "code": one.code, "fix": one.says} for one in some]

    print_json(
        {
            "findings": [record(finding, fixes.get(finding, "")) for finding in checked.findings],
            "ignored": [record(finding) for finding in checked.ignored],
            "fixed": told(done),
            "not_fixed": told(refused),
            "cards": checked.cards,
            "scenarios": checked.scenarios,
            "bots": checked.bots,
        }
    )


def _show(findings: Sequence[Finding], fixes: dict[Finding, str]) -> None:
    if not findings:
        return
    from daedalus_tools.lint.diagnostics import painter, text

    paint = painter(sys.stdout)
    for finding in findings:
        print(text(finding, fixes.get(finding, ""), paint), end="\n\n")


def summary(checked: Checked, fixes: dict[Finding, str]) -> str:
    """The last line of a run."""
    if checked.findings:
        from daedalus_tools.lint import diagnostics

        return diagnostics.summary(checked.findings, len(fixes), len(checked.ignored))
    if spoken() != ENGLISH:
        return clean(checked)
    from daedalus_tools.output import counted

    # The same in English without Fluent, since most runs of most people end with it.
    ignored = f", {len(checked.ignored)} ignored" if checked.ignored else ""
    packs = f", {counted(checked.packs, 'pack')}" if checked.packs else ""
    bots = f", {counted(checked.bots, 'bot')}" if checked.bots else ""
    read = f"{counted(checked.cards, 'card')}, {counted(checked.scenarios, 'scenario')}{packs}{bots}"
    return f"{read}: no findings{ignored}"


def clean(checked: Checked) -> str:
    """The last line of a run that has found nothing, in the language of this run."""
    read = {"cards": checked.cards, "scenarios": checked.scenarios, "packs": checked.packs}
    what = ", ".join(_around(key, n=n) for key, n in read.items() if n or key != "packs")
    ignored = [_around("ignored", n=len(checked.ignored))] if checked.ignored else []
    return ", ".join([_around("clean", what=what), *ignored])


def _around(key: str, **about: Value) -> str:
    from daedalus.text.findings import around

    return around(key, spoken(), **about)


def _watch(args: argparse.Namespace, settings: Settings) -> int:
    from daedalus_tools.lint.checking import Checked, files
    from daedalus_tools.lint.settings import NAME, nearest, settle
    from daedalus_tools.lint.watching import watch

    last = Checked()

    def watched() -> list[Path]:
        own = Path(args.settings) if args.settings else nearest(settings.paths)
        found = [file for file, _ in files(_paths(settings), settings.excluded)]
        return [*found, *([own] if own is not None and own.name == NAME else [])]

    def lint() -> Sequence[Finding]:
        nonlocal last, settings
        settings = settle(args)
        last = _checked(settings)
        return last.findings

    def tell(new: Sequence[Finding], gone: Sequence[Finding]) -> None:
        for finding in gone:
            from daedalus.text.findings import message

            told = f"{finding.file}:{finding.span.line}: {finding.code} {message(finding, spoken())}"
            print(_around("gone", what=told))
        fixes = _fixes(last, settings)
        _show(new, fixes)
        print(summary(last, fixes), flush=True)

    def complain(message: str) -> None:
        print(f"daedalus: {message}", flush=True)

    print(_around("watching", files=_around("files", n=len(watched()))), flush=True)
    found = watch(watched, lint, tell, complain=complain)
    print()
    return 1 if found else 0

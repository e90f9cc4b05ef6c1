"""`daedalus lint`: everything wrong with cards and scenarios, in one run."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus_tools.checking import Checked, check, project_cards
from daedalus_tools.output import counted, print_json

HELP = "Check cards and scenarios, and point at each mistake."
EXAMPLE = "daedalus lint cards/ my-scenario.yaml"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="card files, scenario files or folders of them (default: the cards that come with Daedalus)",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print findings")


def run(args: argparse.Namespace) -> int:
    checked = check([Path(p) for p in args.paths] or [project_cards()])
    if args.format == "json":
        print_json(
            {
                "findings": [finding.data() for finding in checked.findings],
                "cards": checked.cards,
                "scenarios": checked.scenarios,
            }
        )
    else:
        for finding in checked.findings:
            print(finding.text(), end="\n\n")
        print(summary(checked))
    return 1 if checked.findings else 0


def summary(checked: Checked) -> str:
    if checked.findings:
        files = {finding.file for finding in checked.findings}
        return f"{counted(len(checked.findings), 'finding')} in {counted(len(files), 'file')}"
    return f"{counted(checked.cards, 'card')}, {counted(checked.scenarios, 'scenario')}: no findings"

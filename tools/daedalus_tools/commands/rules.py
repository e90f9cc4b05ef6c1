"""`daedalus rules`: every numbered rule, or some, the tests that show it, and how many rules are shown by a test."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from daedalus.core.errors import DaedalusError, trouble
from daedalus_tools.choosing import chosen
from daedalus_tools.docs.citations import (
    Citation,
    Rulebook,
    citations,
    default_tests,
    in_order,
    no_tests,
    of_game,
    rulebook,
)
from daedalus_tools.language import add_option, language
from daedalus_tools.output import counted, print_json

HELP = "List the rules, and which tests show each of them."
EXAMPLE = "daedalus rules --coverage"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="show these rules, with those below them")
    parser.add_argument("--coverage", action="store_true", help="only what is missing; exit 1 if anything is")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--tests", metavar="DIR", help="the folder of tests (default: tests)")
    add_option(parser)


@attrs.frozen
class Coverage:
    book: Rulebook
    tests: dict[str, list[Citation]]
    unknown: list[Citation]

    @property
    def uncited(self) -> list[str]:
        return [number for number in self.book.rules if number not in self.tests]

    @property
    def percent(self) -> float:
        cited = len(self.book.rules) - len(self.uncited)
        return 100 * cited / len(self.book.rules) if self.book.rules else 100.0

    @property
    def summary(self) -> str:
        cited = len(self.book.rules) - len(self.uncited)
        return f"{cited} of {len(self.book.rules)} rules with behaviour are cited by a test ({self.percent:.1f} %)"


def run(args: argparse.Namespace) -> int:
    game = chosen(args.game)
    book = rulebook(game, language(args.lang))
    if not book.rules and not args.json:
        print(f"{game.name} has no list of rules.")
        return 0
    tests = Path(args.tests) if args.tests else None if no_tests() and not args.coverage else default_tests()
    found = of_game(citations(tests), game) if tests is not None else []
    found = [citation for citation in found if _asked(citation.rule, args.numbers)]
    coverage = measure(_part(book, args.numbers), found)
    if args.json:
        print_json(data(coverage))
    elif args.numbers and not args.coverage:
        print(
            "\n".join([*_list(coverage)[:-1], *(f"{n:<8} (exempt) {why}" for n, why in coverage.book.exempt.items())])
        )
    elif tests is None:
        print("\n".join([*_list(coverage), counted(len(coverage.book.rules), "rule")]))
    else:
        print("\n".join([*([] if args.coverage else _list(coverage)), *_missing(coverage), coverage.summary]))
    return 1 if args.coverage and (coverage.uncited or coverage.unknown) else 0


def _asked(rule: str, numbers: Sequence[str]) -> bool:
    """Whether a rule has one of the numbers, or stands below one; without numbers every rule is meant."""
    return not numbers or any(rule == number or rule.startswith(f"{number}.") for number in numbers)


def _part(book: Rulebook, numbers: Sequence[str]) -> Rulebook:
    """The rules that are asked for."""
    known = [*book.rules, *book.exempt]
    for number in numbers:
        if not any(_asked(rule, [number]) for rule in known):
            near = sorted(difflib.get_close_matches(number, known), key=in_order)
            hint = (
                trouble("trouble-meant", "Did you mean {name}?", name=" or ".join(near))
                if near
                else trouble("trouble-those-of-a-pack", "Those of a pack need --pack PACK.")
            )
            raise DaedalusError(
                trouble("trouble-there-is-no-rule", "there is no rule '{number}'", number=number[:40]), remedy=hint
            )
    rules, exempt = ({n: says for n, says in part.items() if _asked(n, numbers)} for part in (book.rules, book.exempt))
    return Rulebook(rules, exempt)


def measure(book: Rulebook, found: list[Citation]) -> Coverage:
    tests: dict[str, list[Citation]] = {}
    for citation in found:
        tests.setdefault(citation.rule, []).append(citation)
    known = book.rules.keys() | book.exempt.keys()
    unknown = sorted((c for c in found if c.rule not in known), key=lambda c: (in_order(c.rule), c.file, c.line))
    return Coverage(book, tests, unknown)


def data(coverage: Coverage) -> dict[str, Any]:
    return {
        "rules": [
            {"rule": number, "says": says, "tests": [str(c) for c in coverage.tests.get(number, [])]}
            for number, says in coverage.book.rules.items()
        ],
        "exempt": coverage.book.exempt,
        "percent": round(coverage.percent, 1),
        "uncited": coverage.uncited,
        "unknown": [{"rule": c.rule, "test": str(c), "line": c.line} for c in coverage.unknown],
    }


def _list(coverage: Coverage) -> list[str]:
    lines = []
    for number, says in coverage.book.rules.items():
        lines.append(f"{number:<8} {says}")
        lines += [f"{'':<8}   {citation}" for citation in coverage.tests.get(number, [])]
    return [*lines, ""]


def _missing(coverage: Coverage) -> list[str]:
    lines = []
    if coverage.uncited:
        lines += ["no test cites:", *(f"  {n:<8} {coverage.book.rules[n]}" for n in coverage.uncited), ""]
    if coverage.unknown:
        lines.append("cited, but not in the rulebook:")
        lines += [f"  {c.rule:<8} {c.file}:{c.line} {c.test}" for c in coverage.unknown]
        lines.append("")
    return lines

"""D004: a card that none of the scenarios checked with it uses.

A scenario uses the cards of its sets but for those it removes, cards whose marks stand on its board, and those whose
place its own cards take. The cards that come with Daedalus are asked only beside all scenarios that come with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from daedalus.games.labyrinth.scenario import SCENARIOS, known
from daedalus.kit.scenario import Scenario
from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools.deck import names_of


def unused(trees: Sequence[CardTree], scenarios: Sequence[Scenario], project: Path) -> Iterator[Finding]:
    """The cards that come into play in none of the scenarios."""
    if not scenarios:
        return
    files = {Path(scenario.file).resolve() for scenario in scenarios}
    whole = all((SCENARIOS.home / f"{name}.yaml").resolve() in files for name in known())
    for tree in trees:
        path = Path(tree.file).resolve()
        if path.is_relative_to(project.resolve()) and not whole:
            continue
        if not any(_uses(scenario, tree, path.parent.name) for scenario in scenarios):
            source = tree.source.split("\n")[0].rstrip("\r")
            help_ = f"Add {path.parent.name!r}, the folder of the card, to the `sets` of a scenario."
            message = f"no scenario uses {tree.title}"
            yield Finding("D004", message, tree.file, Span(1, 1, len(source) + 1), source, help_, "3.1")


def _uses(scenario: Scenario, tree: CardTree, set_: str) -> bool:
    data = scenario.data
    removed = data.get("removed cards", [])
    if set_ in scenario.sets and not all(number in removed for number in tree.numbers):
        return True
    marks = {
        *data.get("marks", []),
        *(m for about in (data.get("countries") or {}).values() for m in about.get("marks", [])),
    }
    if marks & names_of(tree):
        return True
    return any(
        number in tree.numbers for number in (*(card.number for card in scenario.cards), *data.get("lapsing", []))
    )

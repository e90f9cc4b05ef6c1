"""A card that no scenario uses.

A card comes into play through a scenario that has its set, which is the folder it lies in, unless that scenario
removes it. Of the scenarios checked with this card none does: it has been written and tested, and will never be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools.lint.decks import found, names_of
from daedalus_tools.lint.examples import EVENT, card, scenario, several
from daedalus_tools.lint.registry import checks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.scenario import Scenario

RULES = ("3.1",)
BAD = several({"ferries/bridge.card": card(*EVENT), "start.yaml": scenario()})
GOOD = several({"ferries/bridge.card": card(*EVENT), "start.yaml": scenario(sets="base, ferries")})


@checks("scenarios")
def check(trees: Sequence[CardTree], scenarios: Sequence[Scenario], project: Path) -> Iterator[Finding]:
    """A scenario uses the cards of its sets but for those it removes, cards whose marks stand on its board, and those
    whose place its own cards take. The cards that come with Daedalus are asked only beside all of its scenarios."""
    from daedalus_tools.world import cites, game

    files = {Path(scenario.file).resolve() for scenario in scenarios}
    whole = all((game().scenarios.home / f"{name}.yaml").resolve() in files for name in game().scenarios.known())
    for tree in trees:
        path = Path(tree.file).resolve()
        if path.is_relative_to(project.resolve()) and not whole:
            continue
        if game().layers and {*tree.numbers} & game().shipped.cards.library.cards.keys():
            continue  # a variant of a pack: the scenarios of the game are played with it as well
        if not any(_uses(scenario, tree, game().cards.set_of(path)) for scenario in scenarios):
            first = Span(1, 1, len(tree.source.split("\n")[0].rstrip("\r")) + 1)
            yield found(tree, first, "D004", cites("decks"), title=tree.title, set=game().cards.set_of(path))


def _uses(scenario: Scenario, tree: CardTree, set_: str) -> bool:
    data = scenario.data
    removed = data.get("removed cards", [])
    if scenario.edition is not None and (scenario.deck or scenario.edition.layers):
        inside = scenario.library(scenario.edition.cards.library).cards
        if any(number in inside and number not in removed for number in tree.numbers):
            return True
    elif set_ in scenario.sets and not all(number in removed for number in tree.numbers):
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

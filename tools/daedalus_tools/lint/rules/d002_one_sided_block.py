"""A block that only one of two cards knows.

If one card blocks another, both say so, as both are printed with it: a player who holds the second must be able to see
it there. The linter compares the two. `--fix` writes the missing line into the other card.
"""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Finding
from daedalus_tools.lint.decks import Cards, found, names_of
from daedalus_tools.lint.examples import pair
from daedalus_tools.lint.registry import checks
from daedalus_tools.lint.twins import twin
from daedalus_tools.world import cites

RULES = ("6.2.8",)
BAD = pair('blocks "Tunnel"')
GOOD = pair('blocks "Tunnel"', 'blocked by "Bridge"')
fix = twin


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    for tree in cards.trees:
        own = names_of(tree)
        for name in tree.blocks:
            others = cards.others(name, tree)
            if others and not any(n in own for other in others for n, _ in other.blocked_by):
                span = tree.places("blocks", name)[0]
                yield found(tree, span, "D002", cites("blocks"), other=name, clause="blocked by", title=tree.title)
        for name, _ in tree.blocked_by:
            others = cards.others(name, tree)
            if others and not any(n in own for other in others for n in other.blocks):
                span = tree.places("blocked_by", name)[0]
                yield found(
                    tree, span, "D002", cites("blocks"), other=others[0].title, clause="blocks", title=tree.title
                )

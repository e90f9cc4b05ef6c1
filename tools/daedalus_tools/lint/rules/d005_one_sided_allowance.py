"""An `allows` or `requires` that the other card does not answer.

What one card allows, the other requires; both say so, since a player may hold either of them. A card that is allowed
but does not ask is playable anyhow, and one that asks without being allowed tells nobody whom to wait for.
"""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus.language.walking import constants
from daedalus_tools.lint.decks import Cards, found, names_of
from daedalus_tools.lint.examples import pair
from daedalus_tools.lint.registry import checks
from daedalus_tools.lint.twins import twin
from daedalus_tools.world import cites

BAD = pair('allows "Tunnel"')
GOOD = pair('allows "Tunnel"', 'requires "Bridge"')
fix = twin


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    for tree in cards.trees:
        own = names_of(tree)
        for name in tree.allows:
            others = cards.others(name, tree)
            waited = [n for other in others for n in (*other.requires, *other.requires_any, *_asked(other))]
            if others and own.isdisjoint(waited):
                span = tree.places("allows", name)[0]
                yield found(tree, span, "D005", cites("needs"), other=name, clause="requires", title=tree.title)
        for name in tree.requires:
            others = cards.others(name, tree)
            said = [n for other in others for n in other.allows]  # not every card that is waited for says so
            if said and own.isdisjoint(said):
                span = tree.places("requires", name)[0]
                yield found(
                    tree, span, "D005", cites("needs"), other=others[0].title, clause="allows", title=tree.title
                )


def _asked(tree: CardTree) -> list[str]:
    """Events whose being in effect the card asks for in a condition."""
    return [str(node.value) for node in constants([c.value for c in tree.conditions])]

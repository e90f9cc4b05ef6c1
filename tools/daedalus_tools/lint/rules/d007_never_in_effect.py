"""A card that waits for one which is never in effect.

A card can be blocked, or allowed, only by an event that is in effect, and an event is in effect while its mark lies on
the board. The card that is named here leaves no mark: its event is over as soon as it has happened. Give that card a
mark, or name the mark that it has.
"""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Finding
from daedalus_tools.analysis.references import lasting_names
from daedalus_tools.lint.decks import Cards, found, names_of
from daedalus_tools.lint.examples import MARK, pair
from daedalus_tools.lint.registry import checks

RULES = ("6.2.7",)
BAD = pair('blocks "Tunnel"', 'blocked by "Bridge"').replace(MARK, "us, 2 ops")
GOOD = pair('blocks "Tunnel"', 'blocked by "Bridge"')


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    """Unless the two do not even agree that one waits for the other, which D002 and D005 tell."""
    for tree in cards.trees:
        own = names_of(tree)
        waits = [(name, "blocked_by") for name, _ in tree.blocked_by]
        waits += [(name, "requires") for name in tree.requires]
        for name, clause in waits:
            others = cards.others(name, tree)
            said = [n for other in others for n in (other.blocks if clause == "blocked_by" else other.allows)]
            one_sided = own.isdisjoint(said) and (bool(said) or clause == "blocked_by")
            if others and not one_sided and not any(name in lasting_names(other) for other in others):
                yield found(tree, tree.places(clause, name)[0], "D007", name=name)

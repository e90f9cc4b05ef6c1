"""A word of rules that the card's set is not played with.

A set of cards is made for a board: those in a folder named `base` for the board of the base game. What only an
expansion has, its markers, pieces and countries, is not there. A scenario with this card and without the expansion
is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daedalus.kit.fitting import misfits
from daedalus.language.findings import SET, SPACE, Finding
from daedalus.language.typed import CardTree
from daedalus_tools.lint.decks import found
from daedalus_tools.lint.examples import event, several
from daedalus_tools.lint.registry import checks
from daedalus_tools.world import game

RULES = ("11.0",)
BAD = several({"base/bridge.card": event("place 1 militia in Iraq")})
GOOD = several({"awakening/bridge.card": event("place 1 militia in Syria")})


@checks("card")
def check(tree: CardTree) -> Iterator[Finding]:
    """Where it is known which board the set of the card is for."""
    set_ = game().cards.set_of(Path(tree.file))
    on, own = game().board_for(set_), game().words.term(SET, set_)
    for misfit in misfits(tree, on, game().words) if on is not None else ():
        if misfit.rule_set:
            needs = game().words.term(SET, misfit.rule_set)
            yield found(tree, misfit.span, "R015", said=misfit.said, needs=needs, set=own)
        else:
            yield found(tree, misfit.span, "R015", key="place", said=game().words.term(SPACE, misfit.said), set=own)

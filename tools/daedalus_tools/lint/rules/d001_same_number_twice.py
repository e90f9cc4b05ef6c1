"""Two cards with the same number.

The number is how a deck knows its cards: it is dealt, discarded and removed by number. Of two cards with the same one,
only one could ever be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus_tools.lint.decks import found
from daedalus_tools.lint.examples import pair
from daedalus_tools.lint.registry import checks

RULES = ("4.10.3",)
BAD = pair(numbers=(901, 901))
GOOD = pair()


@checks("numbers")
def check(trees: Sequence[CardTree]) -> Iterator[Finding]:
    first: dict[int, CardTree] = {}
    for tree in trees:
        for number in tree.numbers:
            other = first.setdefault(number, tree)
            if other is not tree:
                yield found(tree, tree.span, "D001", number=number, other=other.file)

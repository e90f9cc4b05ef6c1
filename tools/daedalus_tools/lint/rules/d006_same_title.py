"""Two different cards of one set with the same title.

Cards are blocked and required by title. If two different cards of a set bear the same one, nobody can say which is
meant. Copies of a card share a file, with all their numbers in its first line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus_tools.lint.decks import Cards, found
from daedalus_tools.lint.examples import pair
from daedalus_tools.lint.registry import checks

BAD = pair().replace("Tunnel", "Bridge")
GOOD = pair()


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    """Copies of a card share a file; two files of one folder with one title are a slip."""
    first: dict[tuple[Path, str, str], CardTree] = {}
    for tree in cards.trees:
        other = first.setdefault((Path(tree.file).parent, tree.title, tree.association), tree)
        if other is not tree and not set(other.numbers) & set(tree.numbers):
            yield found(tree, tree.title_span, "D006", other=other.file)
